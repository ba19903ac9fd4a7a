//! What a captain fires at with an activated unit, and with how many dice.

use super::super::volley::terrain_modifier;
use super::super::{Action, Battle, ShipNumber, SquadronNumber, State, System, Unit};
use super::chances::{at_squadron, formation, of_pool};
use super::fire::{conditions, levels_removed, salvo};
use super::{answers, worth};

/// How many levels a missile has to remove on average to be worth firing, so that missiles are saved for targets that they can hit.
const MISSILE: f64 = 0.12;
/// The worth of eliminating an enemy squadron: twice its points, because one side loses what the other gains.
const SQUADRON: f64 = 10.0;
/// Points lost when a squadron is forced to return to base.
const SENT_HOME: f64 = 1.5;
/// The worth of an even dogfight compared with doing nothing: the enemy is kept busy.
const DOGFIGHT: f64 = 0.3;

/// The worth of an action of the active ship, in points; 0 if the ship should not take it.
pub(super) fn gain(battle: &Battle, state: &State, ship: ShipNumber, action: Action) -> f64 {
    match action {
        Action::Fire(system, target) => {
            let removed = match system {
                System::Launchers => missiles(battle, state, ship, target).1,
                System::Cannons | System::Bays | System::Guns => {
                    let shooter = state.ship(ship);
                    let under = conditions(battle, state, ship, target);
                    levels_removed(system, shooter.cannons(), shooter, state.ship(target), under)
                }
            };
            removed * worth::per_level(battle, state, target)
        }
        Action::Flak(system) => flak(state, ship, system),
        _ => 0.0,
    }
}

/// How many missiles it is best to fire at a ship, and how many more levels they remove than they have to, to be worth firing. Both are 0 if the
/// missiles are better saved.
pub(super) fn missiles(battle: &Battle, state: &State, ship: ShipNumber, target: ShipNumber) -> (u8, f64) {
    let (shooter, other) = (state.ship(ship), state.ship(target));
    let under = conditions(battle, state, ship, target);
    // A ship with plenty of missiles need not save them, and after the last turn they are useless.
    let is_last = battle.turn_limit == Some(state.turn());
    let plenty = u16::from(shooter.launchers()) * 4 <= shooter.missiles;
    let cost = if is_last {
        0.0
    } else if plenty {
        0.5 * MISSILE
    } else {
        MISSILE
    };
    let mut best = (0, 0.0);
    for count in 1..=salvo(shooter) {
        let gain = levels_removed(System::Launchers, count, shooter, other, under) - cost * f64::from(count);
        if gain > best.1 || is_last && gain > 0.0 && gain >= best.1 {
            best = (count, gain);
        }
    }
    best
}

/// The expected damage of a ship's flak to the squadrons beside it, in points.
fn flak(state: &State, ship: ShipNumber, system: System) -> f64 {
    let ship = state.ship(ship);
    let (dice, cost) = match system {
        System::Launchers => (salvo(ship), 0.1 * SQUADRON),
        // "All fighters move 5" ("Fast Targets and Cannons").
        _ if ship.cannons() < super::super::SquadronState::MOVE => (ship.cannons().div_ceil(2), 0.0),
        _ => (ship.cannons(), 0.0),
    };
    let (_, each) = best_flak(dice, 0, false);
    f64::from(dice) * (each * SQUADRON - cost)
}

/// The expected damage of a ship's flak to the squadrons beside it, with the better of its two systems, in points.
pub(super) fn flak_of(state: &State, ship: ShipNumber) -> f64 {
    [System::Cannons, System::Launchers].into_iter().map(|system| flak(state, ship, system).max(0.0)).fold(0.0, f64::max)
}

/// The best number of dice for one barrage at a squadron, and how many eliminations each die is worth. A hit that does not eliminate the squadron
/// counts in part, because the squadron can then not attack.
fn best_flak(dice: u8, terrain: u8, inactive: bool) -> (u8, f64) {
    let mut best = (1, 0.0);
    for next in 1..=dice.min(6) {
        let chance = at_squadron(next, terrain);
        let worth = if inactive { chance.any } else { 0.6 * chance.direct + 0.4 * chance.any };
        if worth / f64::from(next) > best.1 {
            best = (next, worth / f64::from(next));
        }
    }
    best
}

/// The number of dice for the next barrage; `None` if the captain should roll no more.
pub(super) fn next_barrage(battle: &Battle, state: &State) -> Option<u8> {
    let (unit, volley) = (state.active()?, state.volley()?);
    let from = state.space(unit)?;
    if let Some(target) = volley.target {
        let ship = state.ship(target);
        let terrain = terrain_modifier(battle, from, ship.at);
        let next = of_pool(volley.system == System::Launchers, volley.pool, ship.defense(), terrain).next;
        return (next > 0).then_some(next.min(volley.pool));
    }
    let squadron = volley.aim?;
    let terrain = terrain_modifier(battle, from, state.squadron(squadron).space()?);
    Some(best_flak(volley.pool, terrain, state.squadron(squadron).inactive).0.min(volley.pool))
}

/// The worth of a squadron as the target of flak: a squadron that lies upside down is best, then one that has still to attack.
pub(super) fn aim(state: &State, squadron: SquadronNumber) -> f64 {
    let squadron = state.squadron(squadron);
    if squadron.inactive {
        2.0
    } else if squadron.done.attacked {
        0.0
    } else {
        1.0
    }
}

/// The worth of an action of the active squadron, in points.
pub(super) fn guns(battle: &Battle, state: &State, squadron: SquadronNumber, action: Action) -> f64 {
    match action {
        Action::Strike(ship) => {
            let terrain = state.space(Unit::Squadron(squadron)).map_or(0, |at| terrain_modifier(battle, at, state.ship(ship).at));
            let (_, each) = formation(beside(battle, state, squadron, ship), state.ship(ship).defense(), terrain);
            each * worth::per_level(battle, state, ship)
        }
        // The attacker wins with fifteen of thirty-six rolls. Any win eliminates a squadron that lies upside down, and such a squadron cannot hurt
        // the attacker.
        Action::Dogfight(other) if state.squadron(other).inactive => SQUADRON * 15.0 / 36.0,
        // Against an active squadron each side wins with fifteen rolls, and six of these are direct hits. The other nine rolls favour the side that
        // has a base near.
        Action::Dogfight(other) => {
            let hit = |squadron| if answers::has_base(battle, state, squadron) { SENT_HOME } else { 0.5 * SQUADRON };
            DOGFIGHT + 9.0 / 36.0 * (hit(other) - hit(squadron))
        }
        _ => 0.0,
    }
}

/// How many squadrons of a side, including this one, could strike a ship together now.
pub(super) fn beside(battle: &Battle, state: &State, squadron: SquadronNumber, ship: ShipNumber) -> u8 {
    let (at, player) = (state.ship(ship).at, battle.squadron(squadron).player);
    let able = state.squadrons_on_map().filter(|(number, space)| {
        let other = state.squadron(*number);
        battle.squadron(*number).player == player
            && battle.board().are_neighbours(at, *space)
            && !other.inactive
            && (*number == squadron || !other.done.attacked)
    });
    able.count() as u8
}

/// Whether another squadron should join the formation ("Fighter Formations").
pub(super) fn wants_more(battle: &Battle, state: &State) -> bool {
    let (Some(Unit::Squadron(leader)), Some(volley)) = (state.active(), state.volley()) else { return false };
    let Some(target) = volley.target else { return false };
    let joined = volley.formation.count_ones() as u8;
    // In the state, the leader and every squadron that joined are already recorded as having attacked.
    let able = joined + beside(battle, state, leader, target).saturating_sub(1);
    let terrain = state.space(Unit::Squadron(leader)).map_or(0, |at| terrain_modifier(battle, at, state.ship(target).at));
    let (size, _) = formation(able, state.ship(target).defense(), terrain);
    // Squadrons that would be too few to attack by themselves join as well.
    joined < size || able - joined < size.min(2)
}
