//! Each player's notes of where and when they last saw other players' units. The notes are part of the state, so that a person and a captain can take
//! over from each other.

use serde::{Deserialize, Serialize};

use super::{Event, Fate, State, Table, UnitNumber, View, Where};
use crate::Damage;
use rules::play::{Dice, Player, Sink};

/// The last sighting of a unit of another side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sighting {
    /// In which turn.
    pub turn: u16,
    /// On which tile.
    pub tile: u8,
    /// Where.
    pub at: Where,
    /// Its owner.
    pub owner: Player,
    /// Its markers.
    pub damage: Damage,
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Every player who takes part in the segment notes what they see.
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

    /// A player notes where a unit of another is.
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

    /// Every player notes a local unit that a Viking builds or repairs, since systems of Vikings lie open with their local units.
    pub(super) fn show_local(&mut self, unit: UnitNumber) {
        let found = self.state.unit(unit);
        if self.contest.public.is_viking(found.owner) && self.contest.public.is_local(found) {
            self.all_note(unit);
        }
    }

    /// Every player notes that a unit is lost, or withdrew.
    pub(super) fn all_note(&mut self, unit: UnitNumber) {
        for player in (0..self.state.sides.len() as u8).map(Player::new) {
            self.note(player, unit);
        }
    }
}

/// # Looking
impl State {
    /// A player's last sighting of a unit; none if the player never saw it, or saw it lost.
    #[must_use]
    pub fn sighting(&self, player: Player, unit: UnitNumber) -> Option<&Sighting> {
        let seen = self.side(player).seen.get(usize::from(unit.0))?.as_ref()?;
        (seen.at != Where::Gone(Fate::Destroyed)).then_some(seen)
    }
}
