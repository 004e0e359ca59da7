"""Reading the packs of a campaign: a folder of TOML files, checked together, with every fault named.

All files of the folder belong to one campaign. A faulty campaign is refused as a whole, with the files,
the places in them and what was expected; nothing else is affected.
"""

import re
from collections.abc import Collection, Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from mars_desktop import paths
from mars_desktop.engine.pack_files import Fault, PackProblem, asked_for, is_of_game, shaped, tables, toml_files
from mars_desktop.games.legacy.campaign_faults import Campaign
from mars_desktop.games.legacy.pack_faults import faults_of_campaign_pack
from mars_desktop.games.legacy.pack_format import CampaignPack
from mars_desktop.games.terraforming.content import content
from mars_desktop.games.terraforming.pack import check_packs
from mars_desktop.games.terraforming.pack_faults import is_id
from mars_desktop.games.terraforming.pack_format import PackFile

__all__ = ["Fault", "PackProblem", "campaign_folder", "check", "own_campaigns", "read_campaign"]

_CAMPAIGN_FILE: Final = "campaign.toml"
_PROSE: Final = re.compile(r"\$\.mission\[\d+\]\.(briefing|setup\[\d+\]|twist\.sentence)")
_KNOWN: Final = tuple({*PackFile.__struct_fields__, *CampaignPack.__struct_fields__})


def campaign_folder(campaign: str) -> Path:
    """The folder of a campaign by its id: one that comes with the program, else one among a person's own packs.

    Raises :class:`PackProblem` if there is none.
    """
    own = paths.packs()
    if is_id(campaign):
        for packs in (paths.resources() / "packs", own):
            if (packs / campaign / _CAMPAIGN_FILE).is_file():
                return packs / campaign
    problem = f"holds no campaign {campaign!r}, expected a folder of that name with a file {_CAMPAIGN_FILE}"
    raise PackProblem([Fault(str(own), "folder", problem)])


def own_campaigns() -> list[str]:
    """The ids of the campaigns among a person's own packs, faulty ones included."""
    found = sorted(paths.packs().glob(f"*/{_CAMPAIGN_FILE}"))
    return [file.parent.name for file in found if is_id(file.parent.name)]


def read_campaign(folder: Path) -> list[CampaignPack]:
    """All packs of a campaign, in the order of their file names; raises :class:`PackProblem` with every fault."""
    packs, faults = _read_all(folder)
    if faults:
        raise PackProblem(faults)
    return packs


def check(given: Iterable[Path], apart: Collection[Path] = ()) -> list[Fault]:
    """All faults of files and folders with packs of either game; empty if they can be used. ``apart``: not looked at.

    A pack of a campaign is checked together with the others of its folder, but where only single files are asked
    for, only their faults are told. TOML files inside a folder that are no packs at all are left alone.
    """
    wanted = list(given)
    files, faults = toml_files(wanted)
    named = {path.resolve() for path in wanted if not path.is_dir()}
    others: list[tuple[Path, bool]] = []
    campaigns: dict[Path, list[Path]] = {}
    for file in files:
        if file in apart:
            continue
        try:
            data = tables(file)
        except PackProblem as problem:
            faults += problem.faults
            continue
        if file.resolve() not in named and _is_no_pack(data):
            continue
        if is_of_game(data, "legacy"):
            campaigns.setdefault(file.parent, []).append(file)
        else:
            others.append((file, "pack" in data or "map" in data))
    # a file without a head belongs to the campaign in whose folder it lies
    faults += check_packs(file for file, has_head in others if has_head or file.parent not in campaigns)
    for folder, inside in campaigns.items():
        faults += asked_for(_read_all(folder)[1], inside, named)
    # an unreadable file has been told before its campaign was read
    return list(dict.fromkeys(faults))


def _is_no_pack(data: dict[str, object]) -> bool:
    """Whether a file has tables, but none that any pack has, not even misspelt."""
    return bool(data) and not any(get_close_matches(name, _KNOWN, n=1) for name in data)


def _read_all(folder: Path) -> tuple[list[CampaignPack], list[Fault]]:
    """The packs of a folder and all their faults; those between the packs only where every one can be read."""
    packs: dict[Path, CampaignPack] = {}
    unreadable: list[Fault] = []
    faults: list[Fault] = []
    for file in sorted(folder.glob("*.toml")):
        try:
            pack = shaped(file, CampaignPack, prose=_PROSE)
        except PackProblem as problem:
            unreadable += problem.faults
            continue
        packs[file] = pack
        faults += [Fault(str(file), place, text) for place, text in faults_of_campaign_pack(pack)]
    if not packs and not unreadable:
        faults.append(Fault(str(folder), "folder", "holds no pack, expected at least one *.toml file"))
    elif not unreadable:
        faults += Campaign(folder, packs, content()).faults()
    return list(packs.values()), unreadable + faults
