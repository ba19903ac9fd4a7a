//! The deeds and losses of every ship in a game, added up from its events.
//!
//! A squadron's deeds count for the ship that carried it at the start, but its launches for the ship that launched it. All sums are whole numbers, so
//! that the tallies of many games can be added exactly and in any order.

use serde::{Deserialize, Serialize};

use super::{Battle, Event, Fate, Hit, ShipNumber, Shot, State, System, Unit};
use crate::Part;
use rules::play::Sink;

/// Adds up the deeds and losses of every ship while it listens to a game.
#[derive(Clone, Debug)]
pub struct Tally<'a> {
    battle: &'a Battle,
    /// The tally of each ship, indexed by its number in the battle.
    pub ships: Vec<ShipTally>,
}

/// The deeds and losses of one ship and its squadrons, summed over games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShipTally {
    /// The results of the ship's cannons.
    pub cannons: SystemTally,
    /// The results of the ship's launchers.
    pub launchers: SystemTally,
    /// The results of the guns of the ship's squadrons.
    pub guns: SystemTally,
    /// The number of missiles that the ship fired.
    pub missiles: u64,
    /// The number of squadrons launched from the ship, including those that had landed on it.
    pub launched: u64,
    /// The number of missiles fired at the ship that squadrons intercepted.
    pub intercepted: u64,
    /// The numbers of levels that the ship lost to attacks, in this order: cannons, launchers, bays, defense and move.
    pub taken: [u64; 5],
    /// The number of levels that the ship lost to asteroids.
    pub taken_by_asteroids: u64,
    /// The number of levels that the ship regained by repair.
    pub repaired: u64,
    /// The number of the ship's squadrons that were lost.
    pub squadrons_lost: u64,
    /// The number of games in which the ship was on the map, or had retreated, at the end.
    pub survived: u64,
    /// The number of games in which the ship retreated.
    pub retreated: u64,
}

/// The results of one weapons system, summed over games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SystemTally {
    /// The number of barrages rolled, dogfights included.
    pub barrages: u64,
    /// The number of dice rolled in these barrages.
    pub dice: u64,
    /// The number of barrages that hit, directly or not.
    pub hits: u64,
    /// The number of barrages that hit directly.
    pub direct_hits: u64,
    /// The number of levels of stats and holds that the system removed from enemies.
    pub damage: u64,
    /// The number of enemy ships that the system eliminated.
    pub ships: u64,
    /// The number of enemy squadrons that the system eliminated.
    pub squadrons: u64,
}

impl<'a> Tally<'a> {
    /// A tally of no games yet, for the ships of this battle.
    #[must_use]
    pub fn new(battle: &'a Battle) -> Self {
        Self { battle, ships: vec![ShipTally::default(); battle.ships().len()] }
    }

    /// Records which ships survived or retreated, at the end of a game.
    pub fn close(&mut self, state: &State) {
        for (tally, ship) in self.ships.iter_mut().zip(state.ships()) {
            tally.survived += u64::from(matches!(ship.fate, Fate::OnMap | Fate::Retreated));
            tally.retreated += u64::from(ship.fate == Fate::Retreated);
        }
    }

    /// Adds the tallies of other games of the same battle.
    pub fn add(&mut self, other: &[ShipTally]) {
        for (sum, more) in self.ships.iter_mut().zip(other) {
            sum.add(more);
        }
    }

    fn of_unit(&mut self, unit: Unit) -> &mut ShipTally {
        let ship = match unit {
            Unit::Ship(ship) => ship,
            Unit::Squadron(squadron) => self.battle.squadron(squadron).host,
        };
        self.of(ship)
    }

    fn of(&mut self, ship: ShipNumber) -> &mut ShipTally {
        &mut self.ships[usize::from(ship.0)]
    }

    fn of_shot(&mut self, shot: Shot) -> &mut SystemTally {
        let tally = self.of_unit(shot.unit);
        match shot.system {
            System::Cannons => &mut tally.cannons,
            System::Launchers => &mut tally.launchers,
            System::Guns | System::Bays => &mut tally.guns,
        }
    }

    fn add_dogfight(&mut self, unit: Unit, own: u8, other: u8) {
        let tally = self.of_shot(Shot { unit, system: System::Guns });
        tally.barrages += 1;
        tally.dice += 1;
        tally.add_result(Hit::of(own.into(), other.into()));
    }
}

impl Sink<Event> for Tally<'_> {
    fn on_event(&mut self, event: Event) {
        match event {
            Event::Fired { ship, system, target, gathered, intercepted, .. } => {
                if system == System::Launchers {
                    self.of(ship).missiles += u64::from(gathered);
                }
                if let Some(target) = target {
                    self.of(target).intercepted += u64::from(intercepted);
                }
            }
            Event::Barrage { shot, dice, result, .. } => {
                let tally = self.of_shot(shot);
                tally.barrages += 1;
                tally.dice += u64::from(dice);
                tally.add_result(result);
            }
            Event::Dogfight { attacker, defender, attack, defense, harmless, .. } => {
                self.add_dogfight(Unit::Squadron(attacker), attack, defense);
                if !harmless {
                    self.add_dogfight(Unit::Squadron(defender), defense, attack);
                }
            }
            Event::Reduced(ship, part, _, by) => {
                let stat = Part::STATS.iter().position(|stat| *stat == part);
                let tally = self.of(ship);
                match (by, stat) {
                    (Some(_), Some(index)) => tally.taken[index] += 1,
                    (Some(_), None) => {}
                    (None, _) => tally.taken_by_asteroids += 1,
                }
                if let Some(shot) = by {
                    self.of_shot(shot).damage += 1;
                }
            }
            Event::Eliminated(unit, by) => {
                let is_squadron = matches!(unit, Unit::Squadron(_));
                self.of_unit(unit).squadrons_lost += u64::from(is_squadron);
                if let Some(shot) = by {
                    let tally = self.of_shot(shot);
                    tally.squadrons += u64::from(is_squadron);
                    tally.ships += u64::from(!is_squadron);
                }
            }
            Event::Launched(_, ship, _) => self.of(ship).launched += 1,
            Event::Raised(ship, ..) => self.of(ship).repaired += 1,
            _ => {}
        }
    }
}

impl ShipTally {
    /// Adds the ship's deeds and losses in other games.
    pub fn add(&mut self, more: &Self) {
        self.cannons.add(&more.cannons);
        self.launchers.add(&more.launchers);
        self.guns.add(&more.guns);
        self.missiles += more.missiles;
        self.launched += more.launched;
        self.intercepted += more.intercepted;
        for (sum, more) in self.taken.iter_mut().zip(more.taken) {
            *sum += more;
        }
        self.taken_by_asteroids += more.taken_by_asteroids;
        self.repaired += more.repaired;
        self.squadrons_lost += more.squadrons_lost;
        self.survived += more.survived;
        self.retreated += more.retreated;
    }
}

impl SystemTally {
    fn add_result(&mut self, result: Hit) {
        self.hits += u64::from(matches!(result, Hit::Hit | Hit::Direct));
        self.direct_hits += u64::from(result == Hit::Direct);
    }

    fn add(&mut self, more: &Self) {
        self.barrages += more.barrages;
        self.dice += more.dice;
        self.hits += more.hits;
        self.direct_hits += more.direct_hits;
        self.damage += more.damage;
        self.ships += more.ships;
        self.squadrons += more.squadrons;
    }
}
