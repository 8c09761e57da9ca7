"""Supply: a seat uses its displayed supply missions, in any order (P1, L3.3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.louis import events
from trianon.games.louis.codes import (
    MIXED_MONEY,
    MIXED_STONES,
    STOP,
    SUPPLY,
    SUPPLY_MISSIONS,
    SUPPLY_SET,
    USE,
    VARIANTS,
)
from trianon.games.louis.components import (
    AMOUNT,
    EFFECT,
    M_COAT,
    M_INFLUENCE,
    M_INTRIGUE,
    M_LOUISDOR,
    M_MIXED,
    M_STONES,
)
from trianon.games.louis.drawing import take_coats, take_influence, take_intrigue
from trianon.games.louis.tableau import Tableau
from trianon.kernel.bits import bit


def ask(s: Tableau) -> bool:
    """Every unused mission with what it can give now, or stop."""
    seat = s.turn
    if s.displays[seat] & ~s.used[seat] & SUPPLY_SET == 0:
        return False
    codes = vec[i64]()
    for place in range(len(SUPPLY_MISSIONS)):
        if s.can_use(seat, SUPPLY_MISSIONS[place]):
            codes = _uses(s, seat, SUPPLY_MISSIONS[place], USE + place * VARIANTS, codes)
    if len(codes) == 0:
        return False
    s.seat = seat
    s.step = SUPPLY
    s.codes = append(codes, STOP)
    return True


def _uses(s: Tableau, seat: i64, mission: i64, code: i64, codes: vec[i64]) -> vec[i64]:
    """The ways to use one mission; fewer stones are allowed, none at all is no use (L2.4, L2.6)."""
    effect = EFFECT[mission]
    general = s.general[seat]
    if effect == M_STONES:
        for stones in range(AMOUNT[mission], 0, -1):
            if stones <= general:
                codes = append(codes, code + stones)
    elif effect == M_MIXED:
        for variant in range(1, VARIANTS):
            if MIXED_STONES[variant] <= general:
                codes = append(codes, code + variant)
    elif effect == M_INTRIGUE:
        if s.intrigue_deck != 0 or s.intrigue_under:
            codes = append(codes, code)
    elif effect == M_INFLUENCE:
        if s.own[seat] > 0:
            codes = append(codes, code)
    else:
        codes = append(codes, code)
    return codes


def gain_of(mission: i64, variant: i64) -> tuple[i64, i64]:
    """The louisdor and the stones that a use of a mission moves."""
    effect = EFFECT[mission]
    if effect == M_STONES:
        return 0, variant
    if effect == M_MIXED:
        return MIXED_MONEY[variant], MIXED_STONES[variant]
    if effect == M_LOUISDOR:
        return AMOUNT[mission], 0
    return 0, 1 if effect == M_INFLUENCE else 0


def answer(s: Tableau, code: i64) -> bool:
    """Carry out one use; False when the seat stops."""
    seat = s.turn
    if code == STOP:
        if s.telling:
            s.tell_event(events.supply_stopped(seat))
        return False
    mission = SUPPLY_MISSIONS[(code - USE) // VARIANTS]
    effect = EFFECT[mission]
    money, stones = gain_of(mission, (code - USE) % VARIANTS)
    s.used[seat] |= bit(mission)
    s.money[seat] += money
    moved = -stones if effect == M_INFLUENCE else stones  # C04 gives a stone away (L8.13)
    s.general[seat] -= moved
    s.own[seat] += moved
    if s.telling:
        s.tell_event(events.mission_used(seat, mission, money, stones))
    if effect == M_COAT:
        take_coats(s, seat, AMOUNT[mission])
    elif effect == M_INTRIGUE:
        take_intrigue(s, seat)
    elif effect == M_INFLUENCE:
        take_influence(s, seat)
    return True
