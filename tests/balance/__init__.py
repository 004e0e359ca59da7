"""Whether a campaign is fair: measured with machine players of equal strength."""
