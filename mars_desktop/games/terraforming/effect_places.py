"""All effects of a card, those inside others included, with the places where a pack states them."""

from collections.abc import Iterator, Sequence

from mars_desktop.games.terraforming import vocabulary as v


def effects_of(card: v.Project | v.Corporation | v.Development) -> Iterator[tuple[str, v.AnyEffect]]:
    """Places inside a card and the effects that stand there."""
    if isinstance(card, v.Corporation):
        yield from effects_at("first_action", card.first_action)
    else:
        yield from effects_at("immediate", card.immediate)
    for i, trigger in enumerate(card.triggers):
        yield from effects_at(f"triggers[{i}].do", trigger.do)
    for i, action in enumerate(card.actions):
        yield from effects_at(f"actions[{i}].gain", action.gain)


def effects_at(place: str, effects: Sequence[v.AnyEffect]) -> Iterator[tuple[str, v.AnyEffect]]:
    """A list of effects that stands at a place, and what is inside them, each with its own place."""
    for i, effect in enumerate(effects):
        here = f"{place}[{i}]"
        yield here, effect
        match effect:
            case v.Choose(branches=branches):
                for n, branch in enumerate(branches):
                    yield from effects_at(f"{here}.branches[{n}]", branch)
            case v.If(then=then, otherwise=otherwise):
                yield from effects_at(f"{here}.then", then)
                yield from effects_at(f"{here}.otherwise", otherwise)
            case v.Reveal(then=then):
                yield from effects_at(f"{here}.then", then)
            case v.Opponents(effects=inner):
                yield from effects_at(f"{here}.effects", inner)
            case _:
                pass
