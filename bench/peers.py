"""Our games as workloads for tools that compare libraries: `game(rng)` and `clone_target()`."""

from trianon.cli.bench.workloads import Inside, Interface, WithView


def inside() -> Inside:
    """Kabale & Hiebe: whole random games inside the core (`trianon.playouts`)."""
    return Inside("kabale")


def castles_inside() -> Inside:
    """Castles of Mad King Ludwig: the same."""
    return Inside("castles")


def interface() -> Interface:
    """Random games through `decision` and `play_at`."""
    return Interface("kabale")


def with_view() -> WithView:
    """Random games through the interface, with the view of the seat asked before each decision."""
    return WithView("kabale")
