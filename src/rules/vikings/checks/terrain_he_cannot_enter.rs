//! `terrain-he-cannot-enter`

use super::{book, code, examples, muster};
use crate::geometry::Space;
use crate::rules::vikings::{Content, SetUp, Start, Task};
use crate::rules::{About, Finding, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "terrain-he-cannot-enter",
    code: code(14),
    severity: Severity::Error,
    citation: book("2.51"),
    says: "Nobody begins where he could not go: a rider under trees, in a house, in deep water or a boat, nobody in armour in deep water.",
    because: "He would drown or be stuck before the first turn.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, set_up) in SetUp::all(content) {
        let Some(site) = set_up.site() else { continue };
        for man in set_up.men.iter().filter(|man| man.hull.is_none()) {
            let mounted = man.rear.is_some();
            for space in man.spaces() {
                let Some(terrain) = site.terrain(space) else { continue };
                let ground = content.tables.grounds.of(terrain);
                let afloat = set_up.hulls.iter().any(|hull| set_up.covers(hull).any(|covered| covered == space));
                let what = match (mounted, man.character.armour) {
                    (true, _) if afloat => "as a rider on a boat".to_owned(),
                    (true, _) if ground.horse.is_none() => format!("as a rider in {}", terrain.label()),
                    (_, true) if !ground.armour && !afloat => format!("in armour in {}", terrain.label()),
                    (true | false, true | false) => continue,
                };
                let message = format!("{} begins {what}, on {space}.", man.character.label());
                findings.push(Finding::new(&ABOUT, muster::of_man(man), message));
                break;
            }
        }
    }
}

fn failing() -> Content {
    examples::member(examples::VIKINGS, |member| {
        (member.boat, member.task, member.start) = (None, Task::None, Start::on(Space::new(0, 0)));
    })
}

fn passing() -> Content {
    examples::raid(|_| ())
}
