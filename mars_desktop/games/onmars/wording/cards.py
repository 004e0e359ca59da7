"""What is printed on cards, tiles and boards, made from their data."""

from typing import Final, NamedTuple

from mars_desktop.games.onmars import pack_format as pack
from mars_desktop.games.onmars.content import Content
from mars_desktop.games.onmars.vocabulary import AnyEffect, Cost
from mars_desktop.games.onmars.wording import names
from mars_desktop.games.onmars.wording.effects import clause, sentence
from mars_desktop.games.onmars.wording.measures import condition, measured
from mars_desktop.games.phrases import Speaker, capitalised, number


class CardText(NamedTuple):
    """A card, tile or space in words: what it is called, and sentences about it."""

    title: str
    sentences: tuple[str, ...]


_MISSION: Final = {
    "research-tile": "Rovers claim Research tiles.",
    "blueprint": "Blueprints are taken.",
    "advanced-building": "Buildings are upgraded.",
    "bot": "Bots are put on the map.",
    "discovery-tile": "Rovers claim Discovery tiles.",
    "tech-tile": "Tech tiles are learned.",
    "progress-cube": "Progress cubes come onto the Production area.",
    "scientist": "Scientists are hired.",
    "contract": "Contracts are completed.",
}
_MISSION_NAME: Final = {
    "research-tile": "Research Mission",
    "blueprint": "Blueprint Mission",
    "advanced-building": "Upgrade Mission",
    "bot": "Bot Mission",
    "discovery-tile": "Discovery Mission",
    "tech-tile": "Technology Mission",
    "progress-cube": "Progress Mission",
    "scientist": "Scientist Mission",
    "contract": "Contract Mission",
}
_TASK: Final = {
    "learn": "Learn a Tech tile.",
    "travel": "Travel to the other side.",
    "shelter": "Build a Shelter.",
    "scientist": "Hire a Scientist.",
    "two-steps": "Take two development steps in one turn.",
    "borrow": "Use Tech of another player.",
    "discovery": "Claim a Discovery tile.",
    "blueprint": "Take a Blueprint.",
}
_COLOUR: Final = {"purple": "purple", "orange": "orange", "teal": "teal", "white": "white"}


def blueprint_name(speaker: Speaker, entry: pack.Blueprint) -> str:
    """“Wind Turbines”."""
    return speaker.say("onmars card name", entry.name)


def blueprint(speaker: Speaker, entry: pack.Blueprint, content: Content) -> CardText:
    """A Blueprint: what it upgrades, what taking it brings, and its action once built."""
    kind = names.building(speaker, entry.building)
    if entry.level == 1:
        fits = speaker.say("onmars card", "Level 1: upgrades any {building}.", building=kind)
    else:
        size = number(content.numbers.level_3_complex)
        fits = speaker.say(
            "onmars card",
            "Level 3: upgrades a building in a Complex of {size} or more: {building}.",
            building=kind,
            size=size,
        )
    gain = speaker.say("onmars card", "When taken: {gain}.", gain=names.counted(speaker, entry.gain, 1))
    action = speaker.say("onmars card", "Action when built: {effect}.", effect=clause(speaker, entry.effect))
    points = names.counted(speaker, "point", content.numbers.blueprint_points["1" if entry.level == 1 else "3"])
    end = speaker.say("onmars card", "At the end {points} if built, otherwise as many lost.", points=points)
    return CardText(blueprint_name(speaker, entry), (fits, gain, action, end))


def scientist_name(speaker: Speaker, entry: pack.Scientist) -> str:
    """“Hydrologist”."""
    return speaker.say("onmars card name", entry.name)


def scientist(speaker: Speaker, entry: pack.Scientist, content: Content) -> CardText:
    """A Scientist: the price, whose Blueprints are opened, and what is scored."""
    return CardText(
        scientist_name(speaker, entry),
        (
            speaker.say("onmars card", "Cost: {price}.", price=names.cost(speaker, entry.cost.items())),
            speaker.say(
                "onmars card",
                "Works in one Advanced Building of another player: {building}.",
                building=names.building(speaker, entry.works_in),
            ),
            speaker.say(
                "onmars card",
                "At the end {points} for each Advanced Building of anybody: {building}.",
                points=names.counted(speaker, "point", content.numbers.scientist_points),
                building=names.building(speaker, entry.scores),
            ),
        ),
    )


def contract_name(speaker: Speaker, entry: pack.Contract) -> str:
    """“Contract: Mine Complex”, “Contract: 3 Water and 2 Minerals”."""
    if entry.upgrade is not None:
        return speaker.say("onmars card", _CONTRACT[entry.upgrade])
    return speaker.say("onmars card", "Contract: {items}", items=names.cost(speaker, entry.delivery.items()))


_CONTRACT: Final = {
    "mine": "Contract: Mine Complex",
    "generator": "Contract: Generator Complex",
    "water-extractor": "Contract: Water Extractor Complex",
    "greenhouse": "Contract: Greenhouse Complex",
    "oxygen-condenser": "Contract: Oxygen Condenser Complex",
    "shelter": "Contract: Shelter Complex",
}


def contract(speaker: Speaker, entry: pack.Contract, content: Content) -> CardText:
    """A Contract: its need, its points and its penalty."""
    if entry.upgrade is not None:
        need = speaker.say(
            "onmars card",
            "Have an Advanced Building in a Complex of {size} or more: {building}.",
            size=number(content.numbers.contract_complex),
            building=names.building(speaker, entry.upgrade),
        )
    else:
        need = speaker.say("onmars card", "Deliver {items}.", items=names.cost(speaker, entry.delivery.items()))
    end = speaker.say(
        "onmars card",
        "At the end {points}; {penalty} lost if it is not completed.",
        points=names.counted(speaker, "point", entry.points),
        penalty=names.counted(speaker, "point", entry.penalty),
    )
    return CardText(contract_name(speaker, entry), (need, end))


def mission_name(speaker: Speaker, entry: pack.Mission) -> str:
    """“Research Mission”."""
    return speaker.say("onmars mission", _MISSION_NAME[entry.event])


def mission(speaker: Speaker, entry: pack.Mission, target: int) -> CardText:
    """A Mission: what advances it, what each contribution brings, and how many it needs."""
    need = speaker.say("onmars mission", "Completed after {n} contributions.", n=number(target))
    gain = speaker.say(
        "onmars mission", "Each contribution: {gain}.", gain=names.counted(speaker, "crystal", entry.crystals)
    )
    return CardText(mission_name(speaker, entry), (speaker.say("onmars mission", _MISSION[entry.event]), gain, need))


def goal_name(speaker: Speaker, entry: pack.PrivateGoal) -> str:
    """“3 Shelters on the map”: a Private Goal is called by what it asks for."""
    return capitalised(speaker.both([condition(speaker, part) for part in entry.conditions]))


def goal(speaker: Speaker, entry: pack.PrivateGoal, content: Content) -> CardText:
    """A Private Goal: its condition and its two rewards."""
    own = speaker.say("onmars card", "Its own reward: {effect}.", effect=clause(speaker, entry.reward))
    common = speaker.say(
        "onmars card", "Or the reward of every Goal: {effect}.", effect=clause(speaker, content.numbers.goal_reward)
    )
    pays = speaker.say("onmars card", "Or it is given away as a Crystal.")
    return CardText(goal_name(speaker, entry), (own, common, pays))


def discovery(speaker: Speaker, entry: pack.DiscoveryTile) -> CardText:
    """A Discovery tile: what whoever claims it gets, and for what."""
    return CardText(
        speaker.say("onmars card", "Discovery tile"), (speaker.sentence(priced(speaker, entry.cost, entry.effect)),)
    )


def research_name(speaker: Speaker, entry: pack.ResearchTile) -> str:
    """“Research tile, purple A”."""
    colour = speaker.say("onmars colour", _COLOUR[entry.colour]) if entry.colour in _COLOUR else entry.colour
    return speaker.say("onmars card", "Research tile, {colour} {letter}", colour=colour, letter=entry.letter)


def research(speaker: Speaker, entry: pack.ResearchTile) -> CardText:
    """A Research tile: its price and effect."""
    return CardText(research_name(speaker, entry), (speaker.sentence(priced(speaker, entry.cost, entry.effect)),))


def priced(speaker: Speaker, price: Cost, effect: AnyEffect) -> str:
    """“1 Battery: develop your Tech 2 steps free of charge”; without a price the effect alone."""
    said = clause(speaker, effect)
    if not price:
        return said
    return speaker.say("onmars card", "{price}: {effect}", price=names.cost(speaker, price.items()), effect=said)


def executive(speaker: Speaker, entry: pack.ExecutiveAction) -> CardText:
    """An Executive action: its price in Crystals and what it does."""
    return CardText(names.executive(speaker, entry.id), (speaker.sentence(executive_clause(speaker, entry)),))


def executive_clause(speaker: Speaker, entry: pack.ExecutiveAction) -> str:
    """“1 Crystal: take 1 item from the Warehouse”."""
    return priced(speaker, {"crystal": entry.crystals} if entry.crystals else {}, entry.effect)


def reward_tile(speaker: Speaker, entry: pack.RewardTile) -> CardText:
    """A tile above a Life Support column: what it scores."""
    points = names.counted(speaker, "point", entry.points)
    what = measured(speaker, entry.measure, entry.each)
    said = speaker.say(
        "onmars card",
        "{points} for {what}, at most {most}.",
        points=points,
        what=what,
        most=number(entry.most),
    )
    return CardText(speaker.say("onmars card", "Reward tile"), (said,))


def laboratory_space(speaker: Speaker, entry: pack.LaboratorySpace, content: Content) -> CardText:
    """A space of the laboratory: the price of the step onto it, its benefit, its points."""
    column = content.columns[entry.column - 1]
    said: list[str] = []
    if column.cost:
        said.append(
            speaker.say("onmars card", "A step here costs {price}.", price=names.cost(speaker, column.cost.items()))
        )
    said.append(
        sentence(speaker, entry.effect) if entry.effect is not None else speaker.say("onmars card", "No benefit.")
    )
    points = names.counted(speaker, "point", column.points)
    said.append(speaker.say("onmars card", "A tile here scores {points} at the end.", points=points))
    return CardText(capitalised(names.laboratory_space(speaker, entry.id)), tuple(said))


def turn_space(speaker: Speaker, entry: pack.TurnOrderSpace) -> CardText:
    """A space of the turn order and its benefit."""
    said = sentence(speaker, entry.effect) if entry.effect is not None else speaker.say("onmars card", "No benefit.")
    return CardText(capitalised(names.turn_space(speaker, entry.space)), (said,))


def colonist_task(speaker: Speaker, entry: pack.ColonistTask) -> CardText:
    """A task of the First Colonists: what is to be done, and the reward."""
    reward = speaker.say("onmars card", "Reward: {effect}.", effect=clause(speaker, entry.reward))
    return CardText(speaker.say("onmars card", "Task"), (speaker.say("onmars card", _TASK[entry.task]), reward))


def colonist_plan(speaker: Speaker, entry: pack.ColonistPlan, content: Content) -> CardText:
    """A secret plan of the First Colonists: which buildings complete it."""
    kinds = speaker.either([names.building(speaker, kind) for kind in entry.buildings])
    return CardText(
        speaker.say("onmars card", "Secret plan"),
        (
            speaker.say("onmars card", "Build one of these: {buildings}.", buildings=kinds),
            speaker.say("onmars card", "Then {n} tasks are drawn.", n=number(content.first_colonists.tasks_drawn)),
        ),
    )
