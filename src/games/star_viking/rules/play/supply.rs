//! The counters that can still be built: those that were never in play, and those that were lost ("Construction Limit").

use super::{Contest, Event, Port, State, Table, UnitNumber, UnitState, Where};
use crate::construction::Yard;
use crate::{Color, Damage, UnitType};
use rules::Id;
use rules::play::{Dice, Player, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Takes a counter of a type out of the supply and puts it in the place where it was built. Returns the counter; `None` if the supply has none.
    pub(super) fn build(&mut self, player: Player, kind: Id<UnitType>, port: Port) -> Option<UnitNumber> {
        let unit = counter(self.contest, self.state, player, kind)?;
        let (tile, at) = match port {
            Port::Home => (UnitState::NO_TILE, Where::Home),
            Port::Tile(tile) => (tile, Where::Waiting),
        };
        *self.unit_mut(unit) = UnitState { damage: Damage::default(), ..UnitState::new(kind, player, tile, at) };
        // The other players are not told, so those who saw the counter lost still believe that it is lost.
        if let Some(seen) = self.state.sides[player.index()].seen.get_mut(usize::from(unit.0)) {
            *seen = None;
        }
        self.show_local(unit);
        self.tell(Event::Built(unit, port));
        Some(unit)
    }
}

/// A counter of a type that a player can build; `None` if the supply has none.
pub(super) fn counter(contest: &Contest, state: &State, player: Player, kind: Id<UnitType>) -> Option<UnitNumber> {
    let fits = |(_, unit): &(UnitNumber, &UnitState)| unit.kind == kind && is_free(contest, unit, player);
    state.numbered().find(fits).map(|(id, _)| id)
}

/// Whether a counter is in the supply of a player. If each Viking has a set of counters, a red counter is in the supply of its owner only.
pub(super) fn is_free(contest: &Contest, unit: &UnitState, player: Player) -> bool {
    let public = &contest.public;
    unit.is_supply() && (unit.owner == player || public.shares_red() || public.kind(unit).color != Color::Red)
}

/// The types of a colour of which a player has counters left to build, in the order of the catalogue.
pub(super) fn kinds(contest: &Contest, state: &State, player: Player, color: Color) -> Vec<Id<UnitType>> {
    let mut kinds: Vec<Id<UnitType>> = Vec::new();
    for unit in &state.units {
        // Counters of the same type are next to each other in the list.
        if kinds.last() != Some(&unit.kind) && is_free(contest, unit, player) && contest.public.kind(unit).color == color {
            kinds.push(unit.kind);
        }
    }
    kinds
}

/// The yard in a place, which decides what can be built and repaired there.
pub(super) fn yard(contest: &Contest, state: &State, port: Port) -> Yard {
    match port {
        Port::Home => Yard::HomeBase,
        Port::Tile(tile) => {
            let technology = contest.public.tile(tile).system.technology;
            if state.capitals.contains(&tile) { Yard::QuadrantCapital(technology) } else { Yard::System(technology) }
        }
    }
}

/// The units that a player has in a place. Cargo is included; units in hyperspace and lost units are not.
pub(super) fn stationed(state: &State, player: Player, port: Port) -> impl Iterator<Item = (UnitNumber, &UnitState)> {
    state.numbered().filter(move |(_, unit)| {
        unit.owner == player
            && match (port, unit.at) {
                (Port::Home, Where::Home) => true,
                (Port::Tile(tile), Where::Waiting | Where::In(_)) => unit.tile == tile,
                (_, Where::Aboard(carrier)) => match (port, state.unit(carrier).at) {
                    (Port::Home, Where::Home) => true,
                    (Port::Tile(tile), Where::Waiting | Where::In(_)) => unit.tile == tile,
                    _ => false,
                },
                _ => false,
            }
    })
}
