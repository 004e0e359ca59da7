"""No situation without a test: the ids are listed here, each is stated in this folder."""

from pathlib import Path
from typing import Final

from tests.games.terraforming.cases import covering
from tests.games.terraforming.cases.covering import case

NUMBERS: Final = """
    001 002 003 005 006 007 008 010 014 015 016 017 018 020 021 022 023 026 027 028 029 030 031 034 035 036 037 038 039
    042 044 045 049 052 053 054 055 056 060 063 065 067 069 070 071 072 074 075 076 077 078 079 080 081 083 088 089 090
    092 097 098 099 102 103 106 107 108 109 110 112 113 116 117 119 120 122 123 124 127 128 132 133 134 137 138 140 142
    143 145 146 148 149 150 151 153 154
"""


def test_every_case_has_a_test() -> None:
    stated = case.read(Path(__file__).parent, str(covering.__package__))
    ids = [f"TM-{number}" for number in NUMBERS.split()]
    assert len(ids) == 96
    assert sorted(stated) == ids
