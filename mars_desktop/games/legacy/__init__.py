"""The Legacy of Mars: seven missions as differences from Terraforming Mars, and the campaign that joins them.

`mission_start` is what passes between a campaign and one mission; `campaign` is the campaign itself, as pure data.
"""
