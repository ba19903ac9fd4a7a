//! `too-many-oarsmen`: no more characters may row a boat than it has seats.

use super::{book, code, examples, muster};
use crate::{Content, Finding, Fix, Force, InForce, Member, Person, Place, Task, Vessel};
use rules::{About, Id, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "too-many-oarsmen",
    code: code(54),
    severity: Severity::Error,
    citation: book("9.5"),
    says: "No more row a boat than it has seats.",
    because: "The chart of the ships allows so many oarsmen and no more.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, force, vessel_id, vessel, class) in muster::vessels(content) {
        let (rowers, seats) = (force.rowers(vessel_id, None), class.seats.get() as usize);
        if rowers <= seats {
            continue;
        }
        let message = format!("{rowers} row {}, and a {} has {seats} seats.", vessel.label(), class.label());
        let edit = muster::force_edit(id, force, |force| rest(content, force, vessel_id, seats));
        let fix = Fix::choice("Have those beyond the seats stand ready to board", [edit]);
        findings.push(Finding::new(&ABOUT, Place::Force(id, InForce::Boat(vessel_id)), message).with_fix(fix));
    }
}

/// Takes the oars from rowers who have no seat. Afterwards men are ready to board, and women and elders have no task.
fn rest(content: &Content, force: &mut Force, boat: Id<Vessel>, seats: usize) {
    let rowers: Vec<Id<Member>> =
        force.aboard(boat).filter(|(_, member)| member.task == Task::Oars).map(|(id, _)| id).skip(seats).collect();
    for id in rowers {
        if let Some(member) = force.members.get_mut(id) {
            let character = member.character.and_then(|character| content.characters.get(character));
            let man = character.is_none_or(|character| character.kind == Person::Man);
            member.task = if man { Task::Boarding } else { Task::None };
        }
    }
}

/// Gives the boat of the example two seats, and the speed of one pair.
fn two_seats(content: &mut Content) {
    if let Some(class) = content.boats.get_mut(examples::first()) {
        let [one, two] = [1, 2].map(Level::clamped);
        (class.seats, class.forwards, class.backwards, class.acceleration) = (two, one, one, [Some(one), None, None]);
    }
}

fn failing() -> Content {
    examples::raid(|content| {
        two_seats(content);
        examples::man_two_pairs(content);
    })
}

fn passing() -> Content {
    examples::raid(two_seats)
}
