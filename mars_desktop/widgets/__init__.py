"""Parts of a window: cards, decision bar, payment, curtain, charts."""
