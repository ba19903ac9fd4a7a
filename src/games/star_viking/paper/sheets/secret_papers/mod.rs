//! The secret papers: what each player keeps from the others. A Viking has a paper for the force and its holds; the Federation's player has one for
//! the squadrons, and for the local defenses system by system. Every place where units start is a strip with their counters, which `strip.rs` draws;
//! the tables for what a player writes down later are in `ledger.rs`.

mod ledger;
mod strip;

use std::collections::BTreeMap;

use super::battlefield::battlefields;
use super::counters::Livery;
use super::scope;
use super::words::Words;
use drawing::stock::Orientation;
use geometry::Mm;
use project::Project;
use rules::{Id, counted};
use sheets::Printout;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{HEADING, REMARK};
use sheets::roll;
use sheets::section::one_by_one;
use star_viking::{Color, Content, Deployment, Force, ForceUnit, InScenario, Place, PlayedSystem, Scenario, Station, mix};
use strip::Stood;

/// The least room below a heading; if less is left on the page, the heading moves to the next page.
const STRIP: Mm = Mm::new(24.0);

/// The secret papers of the chosen scenario or, if none is chosen, of each scenario.
#[must_use]
pub fn papers(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let scenarios = scope::scenarios(content, scenario).into_iter().map(|(id, _)| id);
    one_by_one(content, scenarios, frame, printout, |content, id, frame, printout| {
        content.scenarios.get(id).map_or_else(Vec::new, |scenario| of_scenario(content, id, scenario, frame, printout))
    })
}

fn of_scenario(content: &Content, id: Id<Scenario>, scenario: &Scenario, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let mut bodies = Vec::new();
    let words = Words::new(content, scenario);
    for (title, forces) in seats(content, scenario) {
        let Some((deployment, ..)) = forces.first() else { continue };
        let place = Place::Scenario(id, InScenario::Deployment(*deployment));
        let mut pages =
            Paper { project: frame.project, content, scenario, words: &words }.pages(&title, &forces, frame, printout);
        printout.seal(&mut pages, place, "A secret paper");
        bodies.extend(pages.into_iter().map(|page| page.for_reader(&title)));
    }
    bodies
}

/// A force with its deployment, which says where the units of the force start.
pub type Deployed<'content> = (Id<Deployment>, &'content Deployment, Id<Force>, &'content Force);

/// The players who have papers, each with the deployment to which their pages belong.
#[must_use]
pub fn players(content: &Content, scenario: &Scenario) -> Vec<(String, Id<Deployment>)> {
    let first = |(title, forces): (String, Vec<Deployed>)| Some((title, forces.first()?.0));
    seats(content, scenario).into_iter().filter_map(first).collect()
}

/// The players who have papers, and their forces: each Viking has one force, and the Federation has all others.
#[must_use]
pub fn seats<'content>(content: &'content Content, scenario: &'content Scenario) -> Vec<(String, Vec<Deployed<'content>>)> {
    let deployed = scenario.deployments.iter().filter_map(|(id, deployment)| {
        let force = deployment.force?;
        Some((id, deployment, force, content.forces.get(force)?))
    });
    let (red, mut others): (Vec<Deployed>, Vec<Deployed>) = deployed.partition(|(.., force)| force.color == Color::Red);
    others.sort_by_key(|(.., force)| force.color == Color::Green);
    let names = scope::viking_players(content, scenario);
    let mut players: Vec<_> = names.into_iter().zip(red).map(|(name, deployed)| (name, vec![deployed])).collect();
    if !others.is_empty() {
        players.push((scope::FEDERATION.to_owned(), others));
    }
    players
}

/// The papers of one scenario.
struct Paper<'content> {
    project: &'content Project,
    content: &'content Content,
    scenario: &'content Scenario,
    words: &'content Words<'content>,
}

/// The starting place of a unit; places sort in the order of the tiles in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Start {
    /// At the Vikings' home base.
    Home,
    /// On the tile with this id, which has this position among the tiles in play.
    Tile(usize, Id<PlayedSystem>),
    /// Beside the tile with this id, which has this position among the tiles in play.
    Beside(usize, Id<PlayedSystem>),
    /// On no tile in play.
    Nowhere,
}

/// The starting place of a unit that is in no hold: its station in the set-up or, without one, the system that it defends as a local unit.
#[must_use]
pub fn start(scenario: &Scenario, deployment: &Deployment, force: &Force, id: Id<ForceUnit>) -> Start {
    let tile = |tile| scenario.systems.position(tile).unwrap_or(usize::MAX);
    match deployment.station(id) {
        Some(Station::HomeBase) => Start::Home,
        Some(Station::OffTile(id)) => Start::Beside(tile(id), id),
        Some(Station::InSystem(id) | Station::Sector(id, _)) => Start::Tile(tile(id), id),
        None => {
            let defended = force.units.get(id).and_then(|unit| scenario.tile_of(unit.system?));
            defended.map_or(Start::Nowhere, |id| Start::Tile(tile(id), id))
        }
    }
}

/// The units of a force that are in no hold, each with everything in its own hold. Units that carry each other in a circle count as being in no hold.
#[must_use]
pub fn loaded(force: &Force) -> BTreeMap<Id<ForceUnit>, Vec<Id<ForceUnit>>> {
    let mut loaded: BTreeMap<Id<ForceUnit>, Vec<Id<ForceUnit>>> = BTreeMap::new();
    for id in force.units.ids() {
        let outermost = force.outermost(id).unwrap_or(id);
        let cargo = loaded.entry(outermost).or_default();
        if id != outermost {
            cargo.push(id);
        }
    }
    loaded
}

impl Paper<'_> {
    fn pages(&self, title: &str, forces: &[Deployed], frame: &Frame, printout: &mut Printout) -> Vec<Body> {
        let mut flow = Flow::new(frame, Orientation::Portrait, title, &format!("Secret · {}", self.scenario.label()));
        for deployed in forces {
            let force = deployed.3;
            if forces.len() > 1 {
                flow.heading(force.label(), HEADING, STRIP);
            }
            flow.prose(&self.remark(force), REMARK);
            for (start, stood) in self.stood(deployed, printout) {
                let (name, about) = self.place(start);
                strip::strip(&mut flow, (&name, &about), self.livery(deployed), stood);
            }
            if !force.notes.trim().is_empty() {
                flow.gap(Mm::new(2.0));
                flow.prose(&force.notes, REMARK);
            }
        }
        for deployed in forces.iter().filter(|(.., force)| force.color == Color::Red) {
            ledger::purchase(self.content, (deployed.3, self.livery(deployed)), &mut flow);
        }
        if forces.iter().any(|(.., force)| force.color != Color::Red) {
            battlefields(self.project, (self.content, self.scenario), forces, &mut flow, printout);
        }
        let forces: Vec<(&Force, Livery)> = forces.iter().map(|deployed| (deployed.3, self.livery(deployed))).collect();
        ledger::set_aside(self.content, self.scenario, &forces, &mut flow);
        ledger::jumps(self.content, self.scenario, &forces, &mut flow);
        flow.gap(Mm::new(4.0));
        roll::notes(&mut flow, "Plans and notes");
        flow.finish()
    }

    /// Whether a force is the second Viking's.
    fn is_second(&self, (_, _, force, _): &Deployed) -> bool {
        mix::is_second_viking(self.content, self.scenario, *force)
    }

    /// The look of the counters of a force.
    fn livery(&self, deployed: &Deployed) -> Livery {
        Livery::of(deployed.3.color, self.is_second(deployed))
    }

    fn remark(&self, force: &Force) -> String {
        let counters = counted(force.units.len(), "counter");
        match force.color {
            Color::Red => {
                let (spent, left) = (force.spent(&self.content.units), force.left(&self.content.units));
                let budget = force.budget;
                format!("{counters} for the Viking player's eyes alone. {spent} of {budget} mega-credits spent, {left} left.")
            }
            Color::Blue => format!("{counters} for the Federate player's eyes alone."),
            Color::Green => format!("{counters} under the player who controls their system, which is the Federate at the start."),
        }
    }

    /// All units that are in no hold, grouped by their starting place; in each place, units in the same sector are grouped together.
    fn stood(&self, deployed: &Deployed, printout: &mut Printout) -> BTreeMap<Start, Vec<Stood>> {
        let (_, deployment, force_id, force) = *deployed;
        let second = self.is_second(deployed);
        let mut places: BTreeMap<Start, BTreeMap<String, Vec<strip::Loaded>>> = BTreeMap::new();
        for (id, cargo) in loaded(force) {
            let sector = match deployment.station(id) {
                Some(Station::Sector(tile, space)) => self.words.sector(tile, space),
                _ => String::new(),
            };
            let loaded = strip::loaded((self.project, self.content), (force_id, force, second), id, &cargo, printout);
            places.entry(start(self.scenario, deployment, force, id)).or_default().entry(sector).or_default().push(loaded);
        }
        let stood = |(sector, units)| Stood { sector, units };
        places.into_iter().map(|(start, sectors)| (start, sectors.into_iter().map(stood).collect())).collect()
    }

    /// The name of a place, and a remark that the player needs there.
    fn place(&self, start: Start) -> (String, String) {
        let about = |id| {
            let found = self.scenario.system(id, &self.content.systems);
            found.map_or_else(String::new, |(_, system)| format!("technology {}, wealth {}", system.technology, system.wealth))
        };
        match start {
            Start::Home => ("Home base".into(), String::new()),
            Start::Tile(_, id) => (self.words.tile(id).to_owned(), about(id)),
            Start::Beside(_, id) => (format!("Beside {}", self.words.tile(id)), about(id)),
            Start::Nowhere => ("Set aside".into(), "not in play".into()),
        }
    }
}
