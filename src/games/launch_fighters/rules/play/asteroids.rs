//! Asteroids: the roll for a unit that enters them, and what a hit does.

use super::{Event, Purpose, SquadronNumber, Table, Unit};
use crate::TerrainKind;
use geometry::Space;
use rules::play::{Dice, Sink};

/// The lowest roll with which asteroids hit, a squadron intercepts, a hit on a bay destroys a squadron, and a repair succeeds.
pub(super) const FOUR: u8 = 4;

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Rolls for a unit that enters a space with asteroids, and returns whether they hit ("Asteroids").
    pub(super) fn asteroids_hit(&mut self, unit: Unit, at: Space) -> bool {
        if self.battle.board.terrain(at) != Some(TerrainKind::Asteroids) {
            return false;
        }
        let hit = self.roll(self.battle.player(unit), Purpose::Asteroids(unit)) >= FOUR;
        if hit {
            self.emit(Event::Struck(unit));
        }
        hit
    }

    /// Rolls for a squadron that enters a space otherwise than by its own movement: it is pushed, launched or advances.
    pub(super) fn drift_in(&mut self, squadron: SquadronNumber, at: Space) {
        if self.asteroids_hit(Unit::Squadron(squadron), at) {
            self.flip_or_lose(squadron);
        }
    }

    /// Applies a hit by asteroids to a moving unit: the owner of a ship reduces a stat; a squadron is turned upside down and stops.
    pub(super) fn suffer_asteroids(&mut self, unit: Unit) {
        match unit {
            Unit::Ship(ship) => self.take_reductions(ship, self.battle.ship(ship).player, 1, None),
            Unit::Squadron(squadron) => {
                self.flip_or_lose(squadron);
                self.halt();
            }
        }
    }

    /// Turns a squadron that asteroids hit upside down, or eliminates it if it lies upside down already ("Hits on Fighters").
    fn flip_or_lose(&mut self, squadron: SquadronNumber) {
        if self.state.squadron(squadron).inactive {
            self.eliminate(Unit::Squadron(squadron), None);
        } else {
            self.state.squadron_mut(squadron).inactive = true;
            self.emit(Event::Flipped(squadron, None));
        }
    }
}
