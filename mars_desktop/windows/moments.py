"""When something was, as people say it."""

from datetime import datetime

from PySide6.QtCore import QDate, QLocale, QTime

from mars_desktop.windows.words import tr


def said_when(moment: datetime, now: datetime) -> str:
    """“today, 21:42”, “yesterday, 9:05”, or the date: a moment in local time as the reader's locale writes it."""
    local, here = moment.astimezone(), now.astimezone()
    locale = QLocale()
    time = locale.toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)
    match (here.date() - local.date()).days:
        case 0:
            return tr("today, {time}", time=time)
        case 1:
            return tr("yesterday, {time}", time=time)
        case _:
            return locale.toString(QDate(local.year, local.month, local.day), QLocale.FormatType.ShortFormat)
