"""The games: rules as pure functions over plain data. No Qt below this line.

Importing this package makes every game known to the kernel; the rules of a game are loaded when they are first needed.
"""

from mars_desktop.engine.ruleset import announce

announce("terraforming", "mars_desktop.games.terraforming.rules")
announce("legacy", "mars_desktop.games.legacy.rules")
announce("onmars", "mars_desktop.games.onmars.rules")
