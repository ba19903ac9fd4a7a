//! Makes a fleet more expensive, step by step, without changing its character. The search for a level (balanced) scenario tries these steps. Each
//! step is called a rung, and all steps of a fleet together are its ladder.
//!
//! Each rung buys one more level for one ship. The ships take turns in fleet order. Each buys the cheapest level among the cannons, launchers, bays
//! and defense that it has, the rise in the cost of move included; missiles and squadrons grow in proportion with launchers and bays. No ship gets a
//! system that it did not have, and no ship gets faster, so that the fleet fights as before.

use super::series;
use launch_fighters::play::Battle;
use launch_fighters::{Content, Edit, Fleet, FleetShip, Part, Scenario, Ship, cost};
use playtest::level::Ladder;
use playtest::named::refused;
use playtest::{Crew, Helm, Run, SideName, Tally};
use project::{self, Error, Fix};
use rules::{Change, Id, counted};

/// A rung of the ladder: a fleet that is a little more expensive than the fleet of the rung below.
#[derive(Clone, Debug, PartialEq)]
pub struct Rung {
    /// How many points this fleet costs more than the scenario's fleet.
    pub added: i64,
    /// The name of the ship for which this rung buys a level, the system, and the level that the system then has.
    pub bought: (String, Part, u32),
    /// The designs with this fleet, which the side has and shares with no other side.
    pub content: Content,
}

/// The largest number of steps by which a fleet is made more expensive.
const MOST_RUNGS: usize = 200;

/// The systems that can be bought. If several levels are equally cheap, the first in this order is bought.
const BOUGHT: [Part; 4] = [Part::Cannons, Part::Launchers, Part::Bays, Part::Defense];

/// The fleets of a side, each more expensive than the one before. The list ends when the points are doubled or nothing more can be bought. `side` is
/// the number of the side's id in the scenario.
#[must_use]
pub fn ladder(content: &Content, scenario: Id<Scenario>, side: u32) -> Vec<Rung> {
    let mut rungs = Vec::new();
    let Some((mut content, fleet)) = own_fleet(content, scenario, side) else { return rungs };
    let Some(ships) = content.fleets.get(fleet).map(|fleet| fleet.ships.ids().collect::<Vec<_>>()) else { return rungs };
    let spent =
        |content: &Content| content.fleets.get(fleet).map_or(0, |fleet| fleet.spent(&content.ships, &content.options).get());
    let before = spent(&content);
    let names = content.fleets.get(fleet).map(|fleet| fleet.names(&content.ships)).unwrap_or_default();
    let mut idle = 0;
    for ship in ships.iter().cycle() {
        let added = spent(&content) - before;
        if idle == ships.len() || rungs.len() == MOST_RUNGS || added > before {
            break;
        }
        let Some((part, level)) = buy(&mut content, fleet, *ship) else {
            idle += 1;
            continue;
        };
        idle = 0;
        let bought = (names.get(ship).cloned().unwrap_or_default(), part, level);
        rungs.push(Rung { added: spent(&content) - before, bought, content: content.clone() });
    }
    rungs
}

/// The ladder of a side's fleets, each more expensive than the one before, and the captains that play the games.
pub(super) struct Fleets<'a> {
    content: &'a Content,
    scenario: Id<Scenario>,
    /// The name of the side.
    name: String,
    rungs: Vec<Rung>,
    helms: Vec<Helm<Battle>>,
}

impl<'a> Fleets<'a> {
    /// Builds the ladder of ever more expensive fleets for a side.
    pub(super) fn new(content: &'a Content, scenario: Id<Scenario>, side: &SideName, helms: Vec<Helm<Battle>>) -> Self {
        Self { content, scenario, name: side.name.clone(), rungs: ladder(content, scenario, side.key), helms }
    }
}

impl Ladder for Fleets<'_> {
    fn added(&self) -> Vec<i64> {
        self.rungs.iter().map(|rung| rung.added).collect()
    }

    fn play(&self, rung: usize, run: &Run, crew: &mut Crew<'_>) -> Result<Option<Tally>, Error> {
        let dearer = series(&self.rungs[rung - 1].content, self.scenario, &self.helms, run.seed);
        Ok(dearer.map_err(|refusal| refused(&refusal))?.play(0..run.games, crew))
    }

    /// Lists each system that was bought on the first `rungs` rungs once, with the level that it then has.
    fn bought(&self, rungs: usize) -> Vec<String> {
        let mut all: Vec<&(String, Part, u32)> = Vec::new();
        for Rung { bought, .. } in &self.rungs[..rungs] {
            match all.iter_mut().find(|(ship, part, _)| *ship == bought.0 && *part == bought.1) {
                Some(earlier) => *earlier = bought,
                None => all.push(bought),
            }
        }
        all.into_iter().map(|(ship, part, level)| format!("{ship} {} {level}", part.slug())).collect()
    }

    /// The fix that makes the side fight with the fleet of this rung. Its edits first add the designs and the fleet, in the order in which shelves
    /// give out ids.
    fn fix(&self, rung: usize) -> Fix {
        let (old, new) = (self.content, &self.rungs[rung - 1].content);
        let ships = new.ships.iter().filter(|(id, _)| old.ships.get(*id).is_none());
        let fleets = new.fleets.iter().filter(|(id, _)| old.fleets.get(*id).is_none());
        let scenario = new.scenarios.get(self.scenario);
        let edits = ships
            .map(|(_, ship)| Edit::Ship(Change::Add(ship.clone())))
            .chain(fleets.map(|(_, fleet)| Edit::Fleet(Change::Add(fleet.clone()))))
            .chain(scenario.map(|scenario| Edit::Scenario(Change::Set(self.scenario, scenario.clone()))))
            .map(project::Edit::LaunchFighters);
        let points = counted(self.rungs[rung - 1].added, "point");
        Fix { title: format!("Give {} a fleet that is {points} dearer", self.name), safe: false, edits: edits.collect() }
    }
}

/// Gives the side a copy of its fleet that no other side uses, with copies of the designs, one for each ship.
fn own_fleet(content: &Content, scenario: Id<Scenario>, side: u32) -> Option<(Content, Id<Fleet>)> {
    let mut own = content.clone();
    let scenario = own.scenarios.get_mut(scenario)?;
    let side = scenario.sides.get_mut(Id::new(side))?;
    let mut fleet = content.fleets.get(side.fleet?)?.clone();
    // Ships keep the names that they have in the original fleet. Otherwise they would be numbered differently, because each now has a design of its
    // own.
    let names = fleet.names(&content.ships);
    let ships: Vec<Id<FleetShip>> = fleet.ships.ids().collect();
    for id in ships {
        if let Some(ship) = fleet.ships.get_mut(id)
            && let Some(design) = content.ships.get(ship.design)
        {
            ship.design = own.ships.apply(Change::Add(design.clone()), "ship").ok()?;
            ship.name = names.get(&id).cloned().unwrap_or_default();
        }
    }
    let fleet = own.fleets.apply(Change::Add(fleet), "fleet").ok()?;
    side.fleet = Some(fleet);
    Some((own, fleet))
}

/// Buys the cheapest level for a ship; returns the system and its new level.
fn buy(content: &mut Content, fleet: Id<Fleet>, ship: Id<FleetShip>) -> Option<(Part, u32)> {
    let design = content.fleets.get(fleet)?.ships.get(ship)?.design;
    let old = content.ships.get(design)?;
    let price = |ship: &Ship| cost::price(ship, &content.options).map(|price| price.total);
    let with_more = |part: Part| Some((price(&one_more(old, part)?)?, part));
    let offers = BOUGHT.into_iter().filter(|part| old.amount(*part) > 0).filter_map(with_more);
    let (_, part) = offers.min_by_key(|(price, _)| *price)?;
    let new = one_more(old, part)?;
    let level = new.amount(part);
    content.ships.apply(Change::Set(design, new), "ship").ok()?;
    Some((part, level))
}

/// The ship with one more level of a system, and with proportionally more missiles or squadrons; `None` if the system is at its highest level.
fn one_more(ship: &Ship, part: Part) -> Option<Ship> {
    let level = ship.amount(part);
    let more = ship.clone().with(part, level + 1);
    let used = match part {
        Part::Launchers => Some(Part::Missiles),
        Part::Bays => Some(Part::Fighters),
        _ => None,
    };
    let more = match used {
        Some(used) => more.with(used, (ship.amount(used) * (level + 1)).div_ceil(level.max(1))),
        None => more,
    };
    (level < part.most()).then_some(more)
}
