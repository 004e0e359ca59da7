"""The games: rules as pure functions over plain data. No Qt below this line.

Importing this package registers every game with the kernel.
"""

from mars_desktop.games.terraforming.rules import TerraformingRules

__all__ = ["TerraformingRules"]
