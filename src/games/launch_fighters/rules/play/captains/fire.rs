//! The expected effect of a ship's weapons on another ship.

use super::super::volley::{interceptors, is_flanked, terrain_modifier};
use super::super::{Battle, ShipNumber, ShipState, State, System};
use super::chances::of_pool;

/// The conditions that change a pool and its sums ("4) Reduce the Pool", "5) Add to the Pool", "Terrain").
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Conditions {
    /// Whether the attack flanks.
    pub(super) flanked: bool,
    /// The amount that terrain subtracts from each sum.
    pub(super) terrain: u8,
    /// How many squadrons can intercept the missiles.
    pub(super) interceptors: u8,
}

/// The conditions of an attack if both ships stay where they are now.
pub(super) fn conditions(battle: &Battle, state: &State, shooter: ShipNumber, target: ShipNumber) -> Conditions {
    Conditions {
        flanked: is_flanked(battle, state, shooter, target),
        terrain: terrain_modifier(battle, state.ship(shooter).at, state.ship(target).at),
        interceptors: interceptors(battle, state, shooter, target),
    }
}

/// How many missiles a ship can fire at once.
pub(super) fn salvo(ship: &ShipState) -> u8 {
    u16::from(ship.launchers()).min(ship.missiles) as u8
}

/// The levels that a system with this many dice removes from a ship, on average.
pub(super) fn levels_removed(system: System, dice: u8, shooter: &ShipState, target: &ShipState, under: Conditions) -> f64 {
    if dice == 0 {
        return 0.0;
    }
    let removed = |dice: u8| {
        let pool = if under.flanked { dice.saturating_mul(2) } else { dice };
        of_pool(system == System::Launchers, pool, target.defense(), under.terrain).removed
    };
    let expected = match system {
        System::Cannons if target.movement() > shooter.cannons() => removed(dice.div_ceil(2)),
        // Half of the squadrons that try to intercept succeed.
        System::Launchers if under.interceptors > 0 => {
            let fewer = under.interceptors / 2;
            let more = under.interceptors - fewer;
            f64::midpoint(removed(dice.saturating_sub(fewer)), removed(dice.saturating_sub(more)))
        }
        System::Cannons | System::Launchers | System::Bays | System::Guns => removed(dice),
    };
    expected.min(f64::from(super::worth::levels_left(target)))
}

/// The levels that a ship removes from another on average, first with cannons and then with launchers.
pub(super) fn broadside(shooter: &ShipState, target: &ShipState, under: Conditions) -> (f64, f64) {
    let cannons = levels_removed(System::Cannons, shooter.cannons(), shooter, target, under);
    let launchers = levels_removed(System::Launchers, salvo(shooter), shooter, target, under);
    (cannons, launchers)
}
