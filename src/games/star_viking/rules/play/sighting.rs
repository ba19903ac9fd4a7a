//! Each player's notes of where they last saw other players' units. The notes are part of the state, so that a person and a captain can take over
//! from each other in the middle of a game.

use serde::{Deserialize, Serialize};

use super::{Event, Fate, State, Table, UnitNumber, View, Where};
use crate::Damage;
use rules::play::{Dice, Player, Sink};

/// A player's note of the last time that they saw a unit of another side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sighting {
    /// The turn of the sighting.
    pub turn: u16,
    /// The number of the tile on which the unit was, or to which it belonged.
    pub tile: u8,
    /// The place of the unit on the tile or in a hold, or its fate.
    pub at: Where,
    /// The owner of the unit at the time of the sighting.
    pub owner: Player,
    /// The damage of the unit, as its hit markers showed.
    pub damage: Damage,
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Makes a note, for every player who takes part in the segment, of each unit that they see.
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

    /// Makes a note, for this player, of another player's unit as it is at this moment.
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

    /// Makes a note, for every player, of a local unit that a Viking builds or repairs, since the systems of Vikings and their local units are open
    /// to all.
    pub(super) fn show_local(&mut self, unit: UnitNumber) {
        let found = self.state.unit(unit);
        if self.contest.public.is_viking(found.owner) && self.contest.public.is_local(found) {
            self.all_note(unit);
        }
    }

    /// Makes a note, for every player, of the state of a unit, for example one that was lost or withdrew.
    pub(super) fn all_note(&mut self, unit: UnitNumber) {
        for player in (0..self.state.sides.len() as u8).map(Player::new) {
            self.note(player, unit);
        }
    }
}

/// Looks up the notes of a player.
impl State {
    /// A player's note of where they last saw a unit; `None` if the player never saw the unit, or saw it lost.
    #[must_use]
    pub fn sighting(&self, player: Player, unit: UnitNumber) -> Option<&Sighting> {
        let seen = self.side(player).seen.get(usize::from(unit.0))?.as_ref()?;
        (seen.at != Where::Gone(Fate::Destroyed)).then_some(seen)
    }
}
