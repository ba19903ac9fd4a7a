//! Which way a ship faces at the end of its movement: its weapons bear, and its own rear arc is not under fire.

use super::super::attack::RANGE;
use super::super::{Battle, Board, ShipNumber, ShipState, State};
use super::reach::Reached;
use super::view::{Opponent, View};
use super::worth;
use geometry::{Arc, Facing, Space, Spot};

/// The fraction of the damage that enemies could do that is expected: they have other targets, and some will be silenced first.
const CAUTION: f64 = 0.45;
/// The fraction that is hoped for from an enemy who can still move away or behind: when squadrons are launched, and before.
const EAGERNESS: (f64, f64) = (0.6, 0.2);
/// What is gained by having an enemy ahead that could still move: a little.
const AHEAD: f64 = 0.05;
/// The most ways in which a ship can face.
const FACINGS: usize = 6;

/// What facings of a ship are judged by.
pub(super) struct Facings<'a> {
    board: &'a Board,
    view: &'a View,
    ship: &'a ShipState,
    caution: f64,
    eagerness: f64,
}

/// An enemy as seen from a space in which a ship could end.
struct Sighted {
    within_range: bool,
    /// The probability that it can fire.
    sure: f64,
    /// Whether the ship would be behind the enemy, and so flank it when facing it.
    from_behind: bool,
    /// The fraction of the damage to it that can be hoped for.
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

    /// The best facing in a space, and the damage that the ship can expect to do there less what it has to fear.
    pub(super) fn best(&self, at: Space, spot: Spot) -> (Facing, f64) {
        let near = self.view.opponents.iter().any(|foe| foe.is_near(spot.distance(foe.spot)));
        if !near {
            let grid = self.board.grid();
            return (self.view.prey.map_or(self.ship.facing, |prey| grid.facing_towards(at, prey)), 0.0);
        }
        // For all facings at once.
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

    /// An upper bound for all facings in a space: every enemy with the facing that is best against it. It is computed in the same steps as the value
    /// of a facing, so that rounding cannot bring it below.
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

    /// An enemy at a distance as seen from a space; none if the ship could not fire at it.
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
