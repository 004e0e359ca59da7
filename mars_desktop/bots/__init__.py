"""Players without a person: they see a seat's view and answer decisions."""

from mars_desktop.bots.bot import Bot
from mars_desktop.bots.random_bot import RandomBot

__all__ = ["Bot", "RandomBot"]
