//! `under-fire-at-set-up`

use std::sync::Arc;

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
    because: "He is shot at before he has done anything.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, set_up) in SetUp::all(content) {
        let Some(site) = set_up.site() else { continue };
        let bow = |man: &&Man| man.player == Player::A && man.character.bow;
        // Aboard only those can shoot who stand ready to board.
        let ready = |man: &&Man| man.hull.is_none() || man.member.task == Task::Boarding;
        let archers: Vec<(&Man, _)> =
            set_up.men.iter().filter(bow).filter(ready).filter_map(|man| Some((man, man.space?))).collect();
        if archers.is_empty() {
            continue;
        }
        let standing = set_up.standing(site);
        let tables = (&content.tables.grounds, &content.tables.missiles);
        for man in set_up.men.iter().filter(|man| man.player == Player::B) {
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

/// The first Viking of the example ashore, with a bow of short range.
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
