//! `under-fire-at-set-up`: no archer of player A may be able to shoot at an uncovered character of player B before anyone has moved.

use std::sync::Arc;

use super::contact::{self, Contact};
use super::{book, code, examples, muster};
use crate::board::volley;
use crate::{Content, Cover, Finding, Man, Player, SetUp, Task};
use geometry::Space;
use rules::{About, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "under-fire-at-set-up",
    code: code(43),
    severity: Severity::Warning,
    citation: book("2.3"),
    says: "No bow of player A bears on somebody of player B who begins without cover.",
    because: "Who stands there is shot at before the first move.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, set_up) in SetUp::all(content) {
        let Some((site, contact)) = set_up.site().zip(Contact::of(&set_up)) else { continue };
        // A captive, a character in a wall of shields, and one whom an enemy can attack cannot shoot (2.3, 3.2).
        let pressed = |man: &Man| set_up.men.iter().any(|enemy| contact.can_attack(enemy, man));
        let bow = |man: &&Man| man.player == Player::A && man.character.bow && contact::is_free(man) && !pressed(man);
        // Aboard, only characters who are ready to board can shoot.
        let ready = |man: &&Man| man.hull.is_none() || man.member.task == Task::Boarding;
        let archers: Vec<(&Man, _)> =
            set_up.men.iter().filter(bow).filter(ready).filter_map(|man| Some((man, man.space?))).collect();
        if archers.is_empty() {
            continue;
        }
        let standing = set_up.standing(site);
        let tables = (&content.tables.grounds, &content.tables.missiles);
        // Captives of player B are led by player A's side, so they are no targets.
        for man in set_up.men.iter().filter(|man| man.player == Player::B && man.member.task != Task::Captive) {
            let bears = |from| {
                man.spaces().any(|to| volley((site, &standing), tables, from, to).is_ok_and(|shot| shot.cover == Cover::None))
            };
            if let Some((archer, _)) = archers.iter().find(|(_, from)| bears(*from)) {
                let message = format!(
                    "{} begins on {} in the open before the bow of {}.",
                    man.character.label(),
                    man.member.start,
                    archer.character.label()
                );
                findings.push(Finding::new(&ABOUT, muster::of_man(man), message));
            }
        }
    }
}

/// The designs of the example: the first Viking ashore in this column, with a bow of short range.
fn archer(column: i16) -> Content {
    examples::ashore(Space::new(column, 8), |content| {
        if let Some(character) = content.characters.get_mut(examples::first()) {
            character.bow = true;
        }
        let mut tables = (*content.tables).clone();
        tables.missiles.short = Level::clamped(10);
        content.tables = Arc::new(tables);
    })
}

fn failing() -> Content {
    archer(12)
}

fn passing() -> Content {
    archer(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many Saxons are under fire from an archer in this column, if the archer and the farmer have these tasks.
    fn found(archer_task: Task, farmer_task: Task, column: i16) -> usize {
        let mut content = archer(column);
        for (force, task) in [(examples::VIKINGS, archer_task), (examples::SAXONS, farmer_task)] {
            if let Some(member) = content.forces.get_mut(force).and_then(|force| force.members.get_mut(examples::first())) {
                member.task = task;
            }
        }
        if let Some(farmer) = content.forces.get_mut(examples::SAXONS).and_then(|force| force.members.get_mut(examples::first()))
        {
            farmer.start = crate::Start::on(Space::new(14, 8));
        }
        let mut findings = Vec::new();
        check(&content, &mut findings);
        findings.len()
    }

    #[test]
    fn archers_in_contact_and_captives_do_not_shoot_and_captives_are_not_shot_at() {
        assert_eq!(found(Task::None, Task::None, 12), 1);
        assert_eq!(found(Task::None, Task::None, 13), 0, "the farmer is upon him");
        assert_eq!(found(Task::None, Task::Shieldwall, 13), 1, "out of a wall of shields nobody strikes");
        assert_eq!(found(Task::Captive, Task::None, 12), 0);
        assert_eq!(found(Task::None, Task::Captive, 12), 0);
    }
}
