//! `federate-start-not-as-printed`: the Federation must start a campaign with the ships, the cargo and the Quadrant Capital that the book names, and
//! with nothing else.

use super::holds::drop_unit;
use super::set_up::starting_forces;
use super::{book, code, examples};
use crate::federate::{allowed_in_turn, capitals_allowed_in_turn, is_capital, ship_of_the_start, ships_of};
use crate::{Color, Content, Finding, Fix, Force, ForceUnit, InForce, Operations, Place, Station, Stationed, UnitType};
use rules::{About, FixBudget, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "federate-start-not-as-printed",
    code: code(15),
    severity: Severity::Error,
    citation: book("Federate Forces Deployment"),
    says: "The Federation starts a campaign with no more than three frigates and three escorts, blue units that are no starships in \
           their holds, and nothing else outside them but the one Quadrant Capital; in a double game with twice as much.",
    because: "The Federate player is allowed three frigates and three escorts with a full load of any blue units; all others \
              are put aside for construction.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, force) in starting_forces(content).filter(|(_, force)| force.color == Color::Blue) {
        let mut start = Start::of(content, id, force);
        for (unit, of) in force.units.iter() {
            let Some(found) = content.units.get(of.unit) else { continue };
            let Some(what) = start.objection(found, of.hold.is_some()) else { continue };
            let name = force.unit_label(unit, &content.units);
            let message = format!("{name} of {} {what}.", force.label());
            let drop = || Some(Fix::choice(format!("Take {name} out of the force"), drop_unit(content, id, force, unit)));
            let place = Place::Force(id, InForce::Unit(unit));
            findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(drop)));
        }
    }
}

/// What a force of the Federation may start with, and how many of these units the check has counted until now.
struct Start<'a> {
    content: &'a Content,
    force: &'a Force,
    allowed: [usize; Force::FEDERATE_TYPES.len()],
    ships: [usize; Force::FEDERATE_TYPES.len()],
    allowed_capitals: usize,
    capitals: usize,
}

impl<'a> Start<'a> {
    fn of(content: &'a Content, id: Id<Force>, force: &'a Force) -> Self {
        Self {
            content,
            force,
            allowed: Force::FEDERATE_TYPES.map(|letters| allowed_in_turn(content, id, letters)),
            ships: Default::default(),
            allowed_capitals: capitals_allowed_in_turn(content, id),
            capitals: 0,
        }
    }

    /// Counts the next unit of the force. Returns why the unit does not belong to the start, or `None` if it does.
    fn objection(&mut self, unit: &UnitType, in_hold: bool) -> Option<String> {
        if let Some(kind) = ship_of_the_start(unit) {
            self.ships[kind] += 1;
            let (allowed, count) = (self.allowed[kind], ships_of(self.content, self.force, &unit.letters));
            let more = self.ships[kind] > allowed;
            return more.then(|| format!("is one of {count} {}, and {allowed} are allowed", unit.letters));
        }
        if is_capital(unit) {
            self.capitals += 1;
            let more = self.capitals > self.allowed_capitals;
            return more.then(|| format!("is one Quadrant Capital too many, and the force may have {}", self.allowed_capitals));
        }
        if unit.color != Color::Blue {
            return in_hold.then(|| format!("is {} and in a hold, where all cargo is blue", unit.color));
        }
        match (in_hold, unit.operations) {
            (true, Operations::S) => Some("is a starship in a hold, and neither a frigate nor an escort".into()),
            (true, _) | (false, Operations::Pod) => None,
            (false, _) => Some("is in no hold, and neither a frigate, an escort nor the Quadrant Capital".into()),
        }
    }
}

fn failing() -> Content {
    examples::campaign(|content| {
        examples::on_force(content, 2, |force| {
            force.units.add(ForceUnit::of(examples::BLUE_TROOPERS));
        });
        let troopers = content.forces.get(examples::second()).and_then(|force| force.units.ids().last());
        examples::on(&mut content.scenarios, |scenario| {
            if let Some(deployment) = scenario.deployments.get_mut(examples::second()) {
                let beside_a_frigate = |unit| Stationed { unit, at: Station::InSystem(examples::first()) };
                deployment.stations.extend(troopers.map(beside_a_frigate));
            }
        });
    })
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
