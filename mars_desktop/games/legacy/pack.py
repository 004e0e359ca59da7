"""Reading the packs of a campaign: a folder of TOML files, checked together, with every fault named.

All files of the folder belong to one campaign. A faulty campaign is refused as a whole, with the files,
the places in them and what was expected; nothing else is affected.
"""

from pathlib import Path

from mars_desktop.games.legacy.pack_format import CampaignPack
from mars_desktop.games.terraforming.pack_files import Fault, PackProblem, shaped, toml_files


def read_campaign(folder: Path) -> list[CampaignPack]:
    """All packs of a campaign, in the order of their file names; raises :class:`PackProblem` with every fault."""
    files, faults = toml_files([folder])
    packs: dict[Path, CampaignPack] = {}
    for file in files:
        try:
            packs[file] = shaped(file, CampaignPack)
        except PackProblem as problem:
            faults += problem.faults
    if faults:
        raise PackProblem(faults)
    return list(packs.values())


__all__ = ["Fault", "PackProblem", "read_campaign"]
