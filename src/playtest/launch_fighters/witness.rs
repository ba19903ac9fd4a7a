//! What the events of a battle mean for the sums. A ship is counted with the squadrons that it carried at first: what they do is done
//! with its guns, and what is done to them is done to it.

use crate::playtest::{Ear, Muster, SideName, SystemTally, Tested, UnitName, UnitTally};
use crate::rules::launch_fighters::play::{
    Battle, Ending, Event, Fate, Hit, ShipNumber, Shot, SquadronState, State, System, Unit,
};

/// What ships fight with, and last what asteroids do.
const SYSTEMS: [&str; 4] = [System::Cannons.label(), System::Launchers.label(), System::Guns.label(), "Asteroids"];

/// The number of asteroids among the systems.
const ASTEROIDS: usize = 3;

/// The ways in which a game ends, as clauses.
const ENDINGS: [&str; 4] =
    ["one fleet was left", "nothing happened any more", "the turn limit was reached", "a special condition gave the game"];

impl Tested for Battle {
    fn muster(&self) -> Muster {
        let of_side = |side: usize| {
            self.ships().iter().enumerate().filter(move |(_, ship)| ship.player.index() == side).map(|(ship, _)| ship)
        };
        let sides = self.sides().iter().enumerate().map(|(index, side)| SideName {
            key: side.id.number(),
            name: side.name.clone(),
            price: of_side(index).map(|ship| worth(self, ship)).sum(),
        });
        let units = self.ships().iter().enumerate().map(|(index, ship)| UnitName {
            key: ship.id.number(),
            side: ship.player.index(),
            name: ship.name.clone(),
            price: worth(self, index),
        });
        Muster {
            sides: sides.collect(),
            units: units.collect(),
            systems: SYSTEMS.map(str::to_owned).into(),
            endings: ENDINGS.map(str::to_owned).into(),
        }
    }

    fn hear(&self, event: Event, ear: &mut Ear<'_>) {
        match event {
            // What was rolled for the set-up is not the order of the first turn.
            Event::Turn(1) => ear.first = None,
            Event::Initiative(player, _, place) if usize::from(place) + 1 == self.sides().len() => {
                ear.first = ear.first.or(Some(player));
            }
            Event::Barrage { shot, result, .. } => fired(self, ear, shot, matches!(result, Hit::Hit | Hit::Direct)),
            Event::Dogfight { attacker, attack, defense, .. } => {
                let shot = Shot { unit: Unit::Squadron(attacker), system: System::Guns };
                fired(self, ear, shot, attack > defense);
            }
            Event::Reduced(ship, _, _, by) => {
                ear.units[usize::from(ship.0)].systems[by.map_or(ASTEROIDS, |shot| number(shot.system))].taken += 1;
                if let Some(shot) = by {
                    system(self, ear, shot).dealt += 1;
                }
            }
            Event::Eliminated(unit, by) => {
                ear.units[host(self, unit)].systems[by.map_or(ASTEROIDS, |shot| number(shot.system))].losses += 1;
                if let Some(shot) = by {
                    system(self, ear, shot).kills += 1;
                    let worth = match unit {
                        Unit::Ship(ship) => self.ship(ship).hull,
                        Unit::Squadron(_) => SquadronState::POINTS,
                    };
                    ear.units[host(self, shot.unit)].scored += 2 * i64::from(worth);
                }
            }
            Event::Turn(_)
            | Event::Die(..)
            | Event::Initiative(..)
            | Event::Placed(..)
            | Event::Arrived(..)
            | Event::Moved(..)
            | Event::Boosted(..)
            | Event::Faced(..)
            | Event::Warp(_)
            | Event::Struck(_)
            | Event::FellBack(..)
            | Event::Pushed(..)
            | Event::Launched(..)
            | Event::Landed(..)
            | Event::Fired { .. }
            | Event::Flipped(..)
            | Event::Recalled(..)
            | Event::Advanced(..)
            | Event::Recovered(_)
            | Event::Raised(..)
            | Event::Retreated(..)
            | Event::Departed(_)
            | Event::Goal(_)
            | Event::Ended(_) => {}
        }
    }

    fn close(&self, state: &State, ear: &mut Ear<'_>) {
        for (ship, unit) in state.ships().iter().zip(&mut *ear.units) {
            let UnitTally { stayed, left, eliminated, absent, .. } = unit;
            *match ship.fate {
                Fate::OnMap => stayed,
                Fate::Retreated => left,
                Fate::Eliminated => eliminated,
                Fate::Waiting => absent,
            } += 1;
        }
    }

    fn ending(&self, state: &State) -> usize {
        match state.ending() {
            None | Some(Ending::LastFleet) => 0,
            Some(Ending::Stalemate) => 1,
            Some(Ending::TurnLimit) => 2,
            Some(Ending::Goal(_)) => 3,
        }
    }
}

/// What a ship costs with everything aboard, in points.
fn worth(battle: &Battle, ship: usize) -> i64 {
    let aboard = battle.squadrons().iter().filter(|squadron| usize::from(squadron.host.0) == ship).count();
    i64::from(battle.ships()[ship].hull) + i64::from(SquadronState::POINTS) * aboard as i64
}

fn host(battle: &Battle, unit: Unit) -> usize {
    let ShipNumber(host) = match unit {
        Unit::Ship(ship) => ship,
        Unit::Squadron(squadron) => battle.squadron(squadron).host,
    };
    host.into()
}

/// The number of a system; bays, which fire nothing, stand with what they launch.
const fn number(system: System) -> usize {
    match system {
        System::Cannons => 0,
        System::Launchers => 1,
        System::Bays | System::Guns => 2,
    }
}

fn system<'a>(battle: &Battle, ear: &'a mut Ear<'_>, shot: Shot) -> &'a mut SystemTally {
    &mut ear.units[host(battle, shot.unit)].systems[number(shot.system)]
}

fn fired(battle: &Battle, ear: &mut Ear<'_>, shot: Shot, hit: bool) {
    let system = system(battle, ear, shot);
    system.shots += 1;
    system.hits += u64::from(hit);
}
