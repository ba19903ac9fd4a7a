//! The deeds (hits, launches, eliminations and the like) and losses of every ship in a game, added up from the game's events.
//!
//! A squadron's deeds count for the ship that carried it at the start, but its launches count for the ship that launched it. All sums are whole
//! numbers, so that the tallies of many games can be added exactly and in any order.

use serde::{Deserialize, Serialize};

use super::{Battle, Event, Fate, Hit, ShipNumber, Shot, State, System, Unit};
use crate::Part;
use rules::play::Sink;

/// Adds up what every ship does and loses, while it listens to the events of a game.
#[derive(Clone, Debug)]
pub struct Tally<'a> {
    battle: &'a Battle,
    /// The tally of each ship, indexed by its number in the battle.
    pub ships: Vec<ShipTally>,
}

/// What one ship and its squadrons did and lost, summed over games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShipTally {
    /// The results of the ship's cannons.
    pub cannons: SystemTally,
    /// The results of the ship's launchers.
    pub launchers: SystemTally,
    /// The results of the guns of the ship's squadrons.
    pub guns: SystemTally,
    /// How many missiles the ship fired.
    pub missiles: u64,
    /// How many squadrons were launched from the ship, including those that had landed on it.
    pub launched: u64,
    /// How many missiles that were fired at the ship squadrons intercepted.
    pub intercepted: u64,
    /// How many levels the ship lost to attacks, in this order: cannons, launchers, bays, defense and move.
    pub taken: [u64; 5],
    /// How many levels the ship lost to asteroids.
    pub taken_by_asteroids: u64,
    /// How many levels the ship regained by repair.
    pub repaired: u64,
    /// How many of the ship's squadrons were lost.
    pub squadrons_lost: u64,
    /// In how many games the ship, at the end, was on the map or had retreated.
    pub survived: u64,
    /// In how many games the ship retreated.
    pub retreated: u64,
}

/// The results of one weapons system, summed over games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SystemTally {
    /// How many barrages were rolled, dogfights included.
    pub barrages: u64,
    /// How many dice were rolled in these barrages.
    pub dice: u64,
    /// How many barrages hit, directly or not.
    pub hits: u64,
    /// How many barrages hit directly.
    pub direct_hits: u64,
    /// How many levels of stats and holds the system removed from enemies.
    pub damage: u64,
    /// How many enemy ships the system eliminated.
    pub ships: u64,
    /// How many enemy squadrons the system eliminated.
    pub squadrons: u64,
}

impl<'a> Tally<'a> {
    /// An empty tally, for the ships of this battle.
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
    /// Adds what the ship did and lost in other games.
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
