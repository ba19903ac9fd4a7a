//! `world-off-map`: every world stands on the map.

use super::{book, code, examples};
use crate::{Content, Finding, InWorld, Place};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "world-off-map",
    code: code(2),
    severity: Severity::Error,
    citation: book("Movement"),
    says: "Every world stands on the map.",
    because: "A fleet that is sent to a space beyond the edge never arrives.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let sector = &content.sector;
    for (id, world) in content.worlds.iter().filter(|(_, world)| !sector.holds(world.at)) {
        let (column, row) = world.at.counted_from_one();
        let message = format!(
            "{} stands in column {column}, row {row} of a map of {} columns and {} rows.",
            world.label(),
            sector.columns.get(),
            sector.rows.get()
        );
        findings.push(Finding::new(&ABOUT, Place::World(id, InWorld::Space), message));
    }
}

fn failing() -> Content {
    examples::second_world(|world| world.at.column = 20)
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
