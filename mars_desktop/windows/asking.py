"""A question that is answered with yes before something is put away or removed."""

from PySide6.QtWidgets import QMessageBox, QWidget


def agreed(parent: QWidget, title: str, question: str) -> bool:
    """Ask; whether the answer was yes. Enter, Escape and closing the question leave everything as it is."""
    yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.Cancel
    box = QMessageBox(QMessageBox.Icon.Question, title, question, yes | no, parent)
    box.setDefaultButton(no)
    box.exec()
    # Qt hands the answer back now as a button, now as its number.
    said = box.standardButton(box.clickedButton()) is yes
    box.deleteLater()
    return said
