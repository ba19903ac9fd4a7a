//! `fights-from-the-start`

use super::{book, code, examples, muster};
use crate::board::{Step, Walker};
use crate::{Content, Finding, Man, Player, SetUp, Task};
use geometry::Space;
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "fights-from-the-start",
    code: code(42),
    severity: Severity::Warning,
    citation: book("2.7"),
    says: "Nobody begins beside an enemy whom he could attack.",
    because: "Whoever moves first strikes first, before anybody has moved.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, set_up) in SetUp::all(content) {
        let Some(site) = set_up.site() else { continue };
        let step = Step { site, grounds: &content.tables.grounds };
        for man in set_up.men.iter().filter(|man| man.player == Player::A) {
            let walker = Walker { mounted: man.rear.is_some(), armour: man.character.armour };
            let free = |other: &&Man| is_free(man) && is_free(other);
            let others = set_up.men.iter().filter(|other| other.player == Player::B).filter(free);
            let met = others.filter(|other| {
                man.spaces().any(|from| {
                    other.spaces().any(|to| site.side_towards(from, to).is_some() && step.can_attack(walker, from, to))
                })
            });
            if let Some(other) = { met }.next() {
                let message =
                    format!("{} begins on {}, beside {}.", man.character.label(), man.member.start, other.character.label());
                findings.push(Finding::new(&ABOUT, muster::of_man(man), message));
            }
        }
    }
}

/// Whether he fights, and is not led.
fn is_free(man: &Man) -> bool {
    man.member.task != Task::Captive
}

fn failing() -> Content {
    examples::ashore(Space::new(13, 4), |_| ())
}

fn passing() -> Content {
    examples::raid(|_| ())
}
