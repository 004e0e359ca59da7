"""From the words of a command to its verb, and from whatever went wrong to a sentence and an exit status."""

import os
import sys
from collections.abc import Sequence

from mars_desktop.cli.arguments import parser
from mars_desktop.cli.failure import DONE, FAILED, WRONG_USE, Failed, WrongUse
from mars_desktop.engine import SetupProblem
from mars_desktop.engine.pack_files import PackProblem
from mars_desktop.paths import FolderProblem
from mars_desktop.profile.problems import ProfileProblem


def main(words: Sequence[str] | None = None) -> int:
    """Run the program with these words (those of the command line by default) and return its exit status."""
    _accept_any_letter()
    try:
        arguments = parser().parse_args(words)
        arguments.run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except (SetupProblem, WrongUse) as problem:
        return _said(problem, WRONG_USE)
    except (Failed, ProfileProblem, FolderProblem) as problem:
        return _said(problem, FAILED)
    except PackProblem as problem:
        return _said(f"The program's own cards cannot be read ({problem}): install the program again.", FAILED)
    except BrokenPipeError:
        return _unread()
    except KeyboardInterrupt:
        return _said("Stopped.", FAILED)
    except OSError as problem:
        return _said(_of_the_system(problem), FAILED)
    return DONE


def _said(problem: Exception | str, status: int) -> int:
    sentence = " ".join(str(problem).split())
    print(f"mars-desktop: {sentence}", file=sys.stderr)
    return status


def _of_the_system(problem: OSError) -> str:
    reason = (problem.strerror or str(problem)).lower()
    where = f" with “{problem.filename}”" if problem.filename else ""
    return f"The system refuses to go on{where} ({reason}): check the place and try again."


def _unread() -> int:
    # Whoever read the output has enough. What Python still holds back must not raise the error again at the end.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FAILED


def _accept_any_letter() -> None:
    """A console that cannot show a letter shows a question mark instead of an error."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
