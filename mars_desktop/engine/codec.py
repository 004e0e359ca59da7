"""Plain data to text and back, strictly: unknown fields and wrong types are errors."""

from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")


class CodecProblem(ValueError):
    """Bytes that are not what they claim to be; the message names the place."""


class Codec(Generic[T]):
    """JSON for one type of struct; ``decode(encode(x)) == x``."""

    def __init__(self, kind: type[T]) -> None:
        self._encoder = msgspec.json.Encoder()
        self._decoder = msgspec.json.Decoder(kind, strict=True)

    def encode(self, value: T) -> bytes:
        """The value as JSON; the same course of a game gives the same bytes everywhere."""
        return self._encoder.encode(value)

    def decode(self, data: bytes) -> T:
        """The value back; raises :class:`CodecProblem`."""
        try:
            return self._decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            raise CodecProblem(str(problem)) from problem
