"""Which page is in front, and how one comes back from a visit to another."""

from collections.abc import Callable

from PySide6.QtWidgets import QStackedWidget, QWidget

from mars_desktop.windows.page import Page


class Visits:
    """Leads from page to page. `named` is told the title of the page that comes to the front.

    A page may be left for a visit to another, as to the settings; `back` then gives the page to return to.
    """

    def __init__(self, pages: QStackedWidget, named: Callable[[str], None]) -> None:
        self._pages, self._named = pages, named
        self._before: list[QWidget] = []

    @property
    def page(self) -> QWidget:
        """The page in front."""
        return self._pages.currentWidget()

    def show(self, page: QWidget, title: str = "") -> None:
        """Bring a page to the front; the one before it is closed. `title` names a page that has no title of its own."""
        before = self.page
        if isinstance(before, Page):
            before.close_page()
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self._named(page.title if isinstance(page, Page) else title)
        if isinstance(page, Page):
            page.open_page()

    def visit(self, page: Page) -> None:
        """Show a page from which one comes back to the present one."""
        if page is not self.page:
            self._before.append(self.page)
            self.show(page)

    def back(self) -> QWidget | None:
        """The page from which the present visit began; None if it was none, or has come to an end."""
        return self._before.pop() if self._before else None

    def forget(self) -> None:
        """Nothing is left to come back to."""
        self._before.clear()

    def drop(self, page: QWidget | None) -> None:
        """Take a page away that is not needed any more."""
        if page is not None:
            self._pages.removeWidget(page)
            page.hide()
            page.deleteLater()
