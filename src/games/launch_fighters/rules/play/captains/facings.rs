//! How a captain faces a ship at the end of its movement: towards targets for its weapons, and with its rear arc out of enemy fire.

use super::super::attack::RANGE;
use super::super::{Battle, Board, ShipNumber, ShipState, State};
use super::reach::Reached;
use super::view::{Opponent, View};
use super::worth;
use geometry::{Arc, Facing, Space, Spot};

/// The fraction of the enemies' possible damage to the ship that a captain expects: enemies have other targets, and some will be eliminated before
/// they fire.
const CAUTION: f64 = 0.45;
/// The fraction of the ship's possible damage that a captain expects against an enemy who can still move away or behind the ship: the first value if
/// the fleet's squadrons are launched, the second while they are still aboard.
const EAGERNESS: (f64, f64) = (0.6, 0.2);
/// A small bonus for each enemy ahead that is, or may come, within range.
const AHEAD: f64 = 0.05;
/// How many ways a ship can face at most.
const FACINGS: usize = 6;

/// Everything that is needed to score the facings of a ship.
pub(super) struct Facings<'a> {
    board: &'a Board,
    view: &'a View,
    ship: &'a ShipState,
    caution: f64,
    eagerness: f64,
}

/// What an enemy means for the ship in one possible end space: the danger from the enemy, and the chance to damage the enemy.
struct Sighted {
    within_range: bool,
    /// The probability that the enemy can fire at the ship.
    sure: f64,
    /// Whether the ship would be in the enemy's rear arc, so that the ship flanks the enemy by facing it.
    from_behind: bool,
    /// The fraction of the possible damage to the enemy that can be expected; it is below 1 because the enemy may move away.
    stays: f64,
}

impl<'a> Facings<'a> {
    pub(super) fn new(battle: &'a Battle, state: &'a State, number: ShipNumber, view: &'a View) -> Self {
        let ship = state.ship(number);
        let fears = worth::soundness(battle, number, ship) < 0.5;
        let eagerness = if view.gathering { EAGERNESS.1 } else { EAGERNESS.0 };
        let caution = if fears { 1.3 * CAUTION } else { CAUTION };
        Self { board: battle.board(), view, ship, caution, eagerness }
    }

    /// The best facing in a space, and the expected damage of the ship there minus the damage that it risks, in points.
    pub(super) fn best(&self, at: Space, spot: Spot) -> (Facing, f64) {
        let near = self.view.opponents.iter().any(|foe| foe.is_near(spot.distance(foe.spot)));
        if !near {
            let grid = self.board.grid();
            return (self.view.prey.map_or(self.ship.facing, |prey| grid.facing_towards(at, prey)), 0.0);
        }
        // One entry for each facing.
        let (mut cannons, mut launchers, mut feared) = ([0.0_f64; FACINGS], [0.0_f64; FACINGS], [0.0; FACINGS]);
        for foe in &self.view.opponents {
            let sighted = self.sight(foe, spot.distance(foe.spot), at);
            let Some(Sighted { within_range, sure, from_behind, stays }) = sighted else { continue };
            let ahead = self.board.grid().facings_ahead(at, foe.at);
            let astern = self.board.grid().turned_about(ahead);
            let given = foe.given.map(|given| sure * given);
            let taken = foe.taken.map(|(cannons, launchers)| (stays * cannons, stays * launchers));
            for side in 0..FACINGS {
                let (is_ahead, is_astern) = (ahead >> side & 1 == 1, astern >> side & 1 == 1);
                feared[side] += given[usize::from(is_astern)];
                feared[side] -= if is_ahead { AHEAD } else { 0.0 };
                if within_range {
                    let taken = taken[usize::from(is_ahead && from_behind)];
                    cannons[side] = cannons[side].max(taken.0);
                    launchers[side] = launchers[side].max(taken.1);
                }
            }
        }
        let mut best = (self.ship.facing, f64::MIN);
        for side in 0..self.board.sides() {
            let index = usize::from(side);
            let score = cannons[index] + launchers[index] - self.caution * feared[index];
            if score > best.1 {
                best = (Facing::new(side), score);
            }
        }
        best
    }

    /// An upper bound for the score of any facing in a space: against each enemy, the ship counts as if it had its best facing. The calculation takes
    /// the same steps as for a real facing, so that rounding cannot bring the bound below a score.
    pub(super) fn promise(&self, Reached { to: at, spot, .. }: Reached) -> f64 {
        let (mut cannons, mut launchers, mut feared) = (0.0_f64, 0.0_f64, 0.0);
        let mut is_close = false;
        for foe in &self.view.opponents {
            let distance = spot.distance(foe.spot);
            is_close |= foe.is_near(distance);
            let Some(Sighted { within_range, sure, from_behind, stays }) = self.sight(foe, distance, at) else { continue };
            feared += sure * foe.given[0].min(foe.given[1]);
            feared -= AHEAD;
            if within_range {
                let (plainly, flanking) = (foe.taken[0], foe.taken[usize::from(from_behind)]);
                cannons = cannons.max(stays * plainly.0.max(flanking.0));
                launchers = launchers.max(stays * plainly.1.max(flanking.1));
            }
        }
        if is_close { cannons + launchers - self.caution * feared } else { 0.0 }
    }

    /// What an enemy at this distance means for the ship in a space: the danger from the enemy, and the chance to damage it. `None` if the two cannot
    /// fire at each other there.
    #[inline]
    fn sight(&self, foe: &Opponent, distance: u32, at: Space) -> Option<Sighted> {
        if distance > RANGE + foe.to_come || !self.board.can_see(at, foe.at) {
            return None;
        }
        let within_range = distance <= RANGE;
        let waits = foe.to_come == 0;
        Some(Sighted {
            within_range,
            sure: if within_range { 1.0 } else { 0.5 },
            from_behind: within_range && waits && self.board.arc(foe.at, foe.facing, at) == Arc::Rear,
            stays: if waits { 1.0 } else { self.eagerness },
        })
    }
}
