"""Qt palettes made from the tokens, for the Fusion style."""

from PySide6.QtGui import QColor, QPalette

from mars_desktop.theme.color_tokens import Theme

_Group = QPalette.ColorGroup
_Role = QPalette.ColorRole


def color(value: str, alpha: float = 1.0) -> QColor:
    """A token's colour, with an alpha from 0 to 1."""
    made = QColor(value)
    made.setAlphaF(alpha)
    return made


def palette(theme: Theme) -> QPalette:
    """The palette of a theme, disabled group included."""
    base = theme.base
    roles = {
        _Role.Window: base.ground,
        _Role.WindowText: base.ink,
        _Role.Base: base.surface,
        _Role.AlternateBase: base.plate,
        _Role.Text: base.ink,
        _Role.PlaceholderText: base.ink3,
        _Role.Button: base.raised,
        _Role.ButtonText: base.ink,
        _Role.BrightText: base.bad,
        _Role.ToolTipBase: base.raised,
        _Role.ToolTipText: base.ink,
        _Role.Highlight: base.accent,
        _Role.HighlightedText: base.onaccent,
        _Role.Accent: base.accent,
        _Role.Link: theme.parameter.oceans,
        _Role.LinkVisited: theme.parameter.oceans,
        # The bevel roles: Fusion draws frames, grooves and separators with them.
        _Role.Light: base.raised,
        _Role.Midlight: base.line,
        _Role.Mid: base.edge,
        _Role.Dark: base.edge,
        _Role.Shadow: base.sunk,
    }
    disabled = {
        _Role.WindowText: base.ink3,
        _Role.Text: base.ink3,
        _Role.ButtonText: base.ink3,
        _Role.Button: base.ground,
        _Role.Base: base.ground,
        _Role.Highlight: base.line,
        _Role.HighlightedText: base.ink3,
        _Role.Accent: base.line,
    }
    made = QPalette()
    for role, value in roles.items():
        made.setColor(role, color(value))
    for role, value in disabled.items():
        made.setColor(_Group.Disabled, role, color(value))
    return made
