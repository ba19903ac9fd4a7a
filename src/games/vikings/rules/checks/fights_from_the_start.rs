//! `fights-from-the-start`: no character may begin beside an enemy whom they can attack from there.

use super::contact::Contact;
use super::{book, code, examples, muster};
use crate::{Content, Finding, Player, SetUp};
use geometry::Space;
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "fights-from-the-start",
    code: code(42),
    severity: Severity::Warning,
    citation: book("2.7, 2.76, 4.82"),
    says: "Nobody begins beside an enemy who could be attacked from there.",
    because: "Whoever moves first strikes first, before anybody has moved.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, set_up) in SetUp::all(content) {
        let Some(contact) = Contact::of(&set_up) else { continue };
        for man in set_up.men.iter().filter(|man| man.player == Player::A) {
            if let Some(other) = set_up.men.iter().find(|other| contact.can_attack(man, other)) {
                let message =
                    format!("{} begins on {}, beside {}.", man.character.label(), man.member.start, other.character.label());
                findings.push(Finding::new(&ABOUT, muster::of_man(man), message));
            }
        }
    }
}

fn failing() -> Content {
    examples::ashore(Space::new(13, 4), |_| ())
}

fn passing() -> Content {
    examples::raid(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Heading, Member, Start, Task, Vessel};
    use rules::Id;

    /// The findings if the Viking of the example is ready to board, in armour or not, and a farmer is aboard a second galiote alongside, which has
    /// this speed.
    fn alongside(speed: i8, armour: bool, change: impl FnOnce(&mut Content)) -> Vec<String> {
        let mut content = examples::raid(|content| {
            let class = content.boats.ids().next();
            if let Some(saxons) = content.forces.get_mut(examples::SAXONS) {
                // The rail of the farmer's galiote is beside that of the Vikings' galiote.
                let start = Start::on(Space::new(4, 7));
                let boat = saxons.boats.add(Vessel { name: "Heron".into(), class, start, speed, ..Vessel::default() });
                let offa = saxons.members.ids().next().expect("he is there");
                let aboard = Member {
                    character: Some(examples::OFFA),
                    boat: Some(boat),
                    start: Start::on(Space::new(0, 2)),
                    ..Member::default()
                };
                *saxons.members.get_mut(offa).expect("he is there") = aboard;
            }
            if let Some(character) = content.characters.get_mut(Id::new(4)) {
                character.armour = armour;
            }
        });
        change(&mut content);
        let mut findings = Vec::new();
        check(&content, &mut findings);
        findings.into_iter().map(|finding| finding.message).collect()
    }

    #[test]
    fn men_in_armour_fight_from_boat_to_boat_if_the_speeds_allow() {
        let met = ["Orm begins on C3, beside Offa."];
        assert_eq!(alongside(0, true, |_| ()), met);
        assert_eq!(alongside(1, true, |_| ()), met);
        assert_eq!(alongside(-1, false, |_| ()), met);
        assert_eq!(alongside(2, true, |_| ()), Vec::<String>::new());
    }

    #[test]
    fn nobody_strikes_out_of_a_wall_of_shields() {
        let beside = |task: Task| {
            let mut content = failing();
            if let Some(viking) =
                content.forces.get_mut(examples::VIKINGS).and_then(|force| force.members.get_mut(examples::first()))
            {
                (viking.task, viking.heading) = (task, Heading::Ne);
            }
            let mut findings = Vec::new();
            check(&content, &mut findings);
            findings.len()
        };
        assert_eq!((beside(Task::None), beside(Task::Shieldwall)), (1, 0));
    }

    #[test]
    fn whoever_is_ashore_is_beside_a_boat_at_a_speed_of_1_at_the_most() {
        let landing = |speed: i8| {
            let mut content = examples::vessel(|vessel| (vessel.start, vessel.speed) = (Start::on(Space::new(8, 4)), speed));
            for (force, space) in [(examples::VIKINGS, Space::new(1, 5)), (examples::SAXONS, Space::new(11, 4))] {
                let force = content.forces.get_mut(force).expect("a force");
                force.members.get_mut(examples::first()).expect("a member").start = Start::on(space);
            }
            let mut tables = (*content.tables).clone();
            tables.grounds.lines.iter_mut().for_each(|ground| ground.armour = true);
            content.tables = std::sync::Arc::new(tables);
            let mut findings = Vec::new();
            check(&content, &mut findings);
            findings.len()
        };
        assert_eq!((landing(0), landing(-1), landing(2)), (1, 1, 0));
    }
}
