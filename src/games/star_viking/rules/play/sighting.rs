//! Each player's notes of the last sightings of other players' units. The notes are part of the state, so that a person and a captain can take over
//! from each other.

use serde::{Deserialize, Serialize};

use super::{Event, Fate, State, Table, UnitNumber, View, Where};
use crate::Damage;
use rules::play::{Dice, Player, Sink};

/// The last sighting of a unit of another side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sighting {
    /// The turn of the sighting.
    pub turn: u16,
    /// The number of the tile of the unit.
    pub tile: u8,
    /// The place of the unit on the tile or in a hold, or its fate.
    pub at: Where,
    /// The owner of the unit at the time of the sighting.
    pub owner: Player,
    /// The damage of the unit, as its hit markers showed.
    pub damage: Damage,
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Lets every player who takes part in the segment note the units that they see.
    pub(super) fn look(&mut self) {
        for player in (0..self.state.sides.len() as u8).map(Player::new) {
            if !self.state.takes_part(player) {
                continue;
            }
            let view = View::of(self.contest, self.state, player);
            for seen in view.others {
                self.note(player, seen.unit);
            }
        }
    }

    /// Records a player's sighting of another player's unit, as the unit is at this moment.
    pub(super) fn note(&mut self, player: Player, unit: UnitNumber) {
        let found = self.state.unit(unit);
        if found.owner == player {
            return;
        }
        let sighting =
            Sighting { turn: self.state.turn, tile: found.tile, at: found.at, owner: found.owner, damage: found.damage };
        if let Some(seen) = self.state.sides[player.index()].seen.get_mut(usize::from(unit.0)) {
            *seen = Some(sighting);
        }
    }

    /// Lets every player note a local unit that a Viking builds or repairs, since the systems of Vikings and their local units are open to all.
    pub(super) fn show_local(&mut self, unit: UnitNumber) {
        let found = self.state.unit(unit);
        if self.contest.public.is_viking(found.owner) && self.contest.public.is_local(found) {
            self.all_note(unit);
        }
    }

    /// Lets every player note the state of a unit, such as one that was lost or withdrew.
    pub(super) fn all_note(&mut self, unit: UnitNumber) {
        for player in (0..self.state.sides.len() as u8).map(Player::new) {
            self.note(player, unit);
        }
    }
}

/// Asks for the notes of a player.
impl State {
    /// A player's last sighting of a unit; `None` if the player never saw the unit, or saw it lost.
    #[must_use]
    pub fn sighting(&self, player: Player, unit: UnitNumber) -> Option<&Sighting> {
        let seen = self.side(player).seen.get(usize::from(unit.0))?.as_ref()?;
        (seen.at != Where::Gone(Fate::Destroyed)).then_some(seen)
    }
}
