//! `scenario-names-unknown-thing`: a scenario and its forces must refer only to things that the project has.

use super::{book, code, examples};
use crate::{Content, Finding, GoalKind, InForce, InScenario, Place};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "scenario-names-unknown-thing",
    code: code(10),
    severity: Severity::Error,
    citation: book("2.1"),
    says: "A scenario and its forces name only what the project has: a layout, forces, characters, classes of boats and areas.",
    because: "What is named and is nowhere cannot be put on the table.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let mut say = |place: Place, message: String| findings.push(Finding::new(&ABOUT, place, message));
    for (id, force) in content.forces.iter() {
        let name = force.label();
        for (boat, vessel) in force.boats.iter() {
            if vessel.class.is_none_or(|class| content.boats.get(class).is_none()) {
                let message = format!("{} of {name} is of no class that there is.", vessel.label());
                say(Place::Force(id, InForce::Boat(boat)), message);
            }
            if !vessel.start.is_readable() {
                let message = format!("{} of {name} begins at “{}”, {NO_PLACE}.", vessel.label(), vessel.start);
                say(Place::Force(id, InForce::Boat(boat)), message);
            }
        }
        for (number, (member_id, member)) in (1..).zip(force.members.iter()) {
            let place = Place::Force(id, InForce::Member(member_id));
            if member.character.is_none_or(|character| content.characters.get(character).is_none()) {
                say(place, format!("Line {number} of {name} names no character that there is."));
            } else if member.boat.is_some_and(|boat| force.boats.get(boat).is_none()) {
                say(place, format!("Line {number} of {name} names a boat that the force does not have."));
            }
            if !member.start.is_readable() {
                say(place, format!("Line {number} of {name} begins at “{}”, {NO_PLACE}.", member.start));
            }
        }
    }
    for (id, scenario) in content.scenarios.iter() {
        let name = scenario.label();
        let place = |part| Place::Scenario(id, part);
        if scenario.layout(content).is_none_or(|layout| layout.laid(&content.boards).next().is_none()) {
            say(place(InScenario::Layout), format!("{name} has no layout with a board in it."));
        }
        let gone = |force: &Option<_>| force.is_some_and(|force| content.forces.get(force).is_none());
        if scenario.sides.iter().any(gone) {
            say(place(InScenario::Sides), format!("{name} names a force that there is not."));
        }
        for (pace, known) in scenario.paces.iter() {
            if known.character.is_none_or(|character| content.characters.get(character).is_none()) {
                say(place(InScenario::Pace(pace)), format!("{name} gives a movement to a character that there is not."));
            }
        }
        for (goal, known) in scenario.goals.iter() {
            let nobody = known.character.is_some_and(|character| content.characters.get(character).is_none());
            let nowhere = known.what == GoalKind::Held && known.area.is_none_or(|area| scenario.areas.get(area).is_none());
            if nobody || nowhere {
                let what = if nobody { "a character" } else { "an area" };
                say(place(InScenario::Goal(goal)), format!("A goal of {name} is about {what} that there is not."));
            }
        }
    }
}

/// The words for a start that cannot be read as a place.
const NO_PLACE: &str = "which is neither a hex such as C5 nor an edge such as north";

fn failing() -> Content {
    examples::scenario(|scenario| scenario.layout = None)
}

fn passing() -> Content {
    examples::raid(|_| ())
}
