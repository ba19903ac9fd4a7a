//! What a playtest collects from a battle: the tally that the rules keep of its ships, converted to the form in which the sums of every game are
//! kept.

use crate::LaunchFighters;
use launch_fighters::Part;
use launch_fighters::play::{
    Battle, Ending, Event, Fate, ShipTally, SquadronState, State, System, SystemTally as EngineTally, Tally,
};
use playtest::{Collector, Course, Muster, Playtestable, SideName, SystemTally, UnitName, UnitTally};
use rules::play::{Player, Sink};

/// The systems that ships fight with; a squadron's guns count for the ship that first carried it.
const SYSTEMS: [System; 3] = [System::Cannons, System::Launchers, System::Guns];

/// The caption under which a report counts damage by asteroids, whichever stat it reduces.
const ASTEROIDS: &str = "To asteroids";

/// The other things done by ships that a report counts.
const FEATS: [&str; 4] = ["Missiles fired", "Squadrons launched", "Missiles intercepted", "Levels repaired"];

/// The ways in which a game may end, as clauses for sentences of the report.
const ENDINGS: [&str; 4] =
    ["one fleet was left", "nothing happened any more", "the turn limit was reached", "a special condition gave the game"];

/// Collects the sums of a playtest from the events of its battles.
pub struct BattleCollector<'a> {
    tally: Tally<'a>,
    /// For each ship, in how many games it never arrived.
    absent: Vec<u64>,
    /// The player who has the first place in the initiative of the first turn.
    first: Option<Player>,
    /// The place of the player who comes first in the initiative. Places count from 0 for the lowest, so this is the number of sides less one.
    first_place: u8,
}

impl Playtestable for LaunchFighters {
    type Game = Battle;
    type Collector<'a> = BattleCollector<'a>;

    fn muster(battle: &Battle) -> Muster {
        let price = |ship: usize| {
            let aboard = battle.squadrons().iter().filter(|squadron| usize::from(squadron.host.0) == ship).count();
            i64::from(battle.ships()[ship].hull) + i64::from(SquadronState::POINTS) * aboard as i64
        };
        let units: Vec<UnitName> = (0..)
            .zip(battle.ships())
            .map(|(index, ship)| UnitName {
                key: ship.id.number(),
                side: ship.player.index(),
                name: ship.name.clone(),
                price: price(index),
                count: 1,
            })
            .collect();
        let side = |(index, side): (usize, &launch_fighters::play::Combatant)| SideName {
            key: side.id.number(),
            name: side.name.clone(),
            price: units.iter().filter(|unit| unit.side == index).map(|unit| unit.price).sum(),
        };
        Muster {
            sides: battle.sides().iter().enumerate().map(side).collect(),
            systems: SYSTEMS.map(|system| system.label().to_owned()).into(),
            losses: Part::STATS.iter().map(|part| part.label()).chain([ASTEROIDS]).map(str::to_owned).collect(),
            feats: FEATS.map(str::to_owned).into(),
            carried: "squadrons".into(),
            endings: ENDINGS.map(str::to_owned).into(),
            courses: Vec::new(),
            places: Vec::new(),
            parts: Vec::new(),
            units,
        }
    }

    fn collector(battle: &Battle) -> BattleCollector<'_> {
        let first_place = battle.sides().len() as u8 - 1;
        BattleCollector { tally: Tally::new(battle), absent: vec![0; battle.ships().len()], first: None, first_place }
    }

    fn ending(_: &Battle, state: &State) -> usize {
        match state.ending() {
            None | Some(Ending::LastFleet) => 0,
            Some(Ending::Stalemate) => 1,
            Some(Ending::TurnLimit) => 2,
            Some(Ending::Goal(_)) => 3,
        }
    }
}

impl Sink<Event> for BattleCollector<'_> {
    fn on_event(&mut self, event: Event) {
        match event {
            // The order that was rolled for the set-up is not the order of the first turn.
            Event::Turn(1) => self.first = None,
            Event::Initiative(player, _, place) if place == self.first_place => {
                self.first = self.first.or(Some(player));
            }
            other => self.tally.on_event(other),
        }
    }
}

impl Collector<Battle> for BattleCollector<'_> {
    fn close(&mut self, state: &State) -> Option<Player> {
        self.tally.close(state);
        for (absent, ship) in self.absent.iter_mut().zip(state.ships()) {
            *absent += u64::from(ship.fate == Fate::Waiting);
        }
        self.first.take()
    }

    fn unit_tallies(&self) -> Vec<UnitTally> {
        self.tally.ships.iter().zip(&self.absent).map(|(ship, absent)| unit_tally(ship, *absent)).collect()
    }

    fn course(&self) -> Course {
        Course::default()
    }
}

fn unit_tally(ship: &ShipTally, absent: u64) -> UnitTally {
    let system = |system: System| match system {
        System::Cannons => &ship.cannons,
        System::Launchers => &ship.launchers,
        System::Guns | System::Bays => &ship.guns,
    };
    let sums = |tally: &EngineTally| SystemTally {
        shots: tally.barrages,
        dice: tally.dice,
        hits: tally.hits,
        direct_hits: tally.direct_hits,
        dealt: tally.damage,
        kills: tally.ships + tally.squadrons,
    };
    UnitTally {
        systems: SYSTEMS.map(|each| sums(system(each))).into(),
        losses: ship.taken.into_iter().chain([ship.taken_by_asteroids]).collect(),
        feats: [ship.missiles, ship.launched, ship.intercepted, ship.repaired].into(),
        lost_aboard: ship.squadrons_lost,
        survived: ship.survived,
        left: ship.retreated,
        absent,
    }
}
