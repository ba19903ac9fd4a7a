//! `table-cell-missing`: every cell of the world table is filled, and every guard consists of known items.

use super::{book, code, examples};
use crate::{Content, Finding, InTable, InWorld, Place, Table, WorldType};
use rules::{About, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "table-cell-missing",
    code: code(6),
    severity: Severity::Error,
    citation: book("World table"),
    says: "Every cell of the world table is filled, and every guard names known items.",
    because: "A raid to which the table has no answer stops the year. A table with nothing in it at all is not in use.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let tables = &content.tables;
    if !tables.is_empty(Table::Worlds) {
        for ((line, kind), at) in tables.worlds.lines.iter().zip(WorldType::ALL).zip(0..) {
            let cells =
                [("troops", line.troops.is_none()), ("plunder", line.plunder.is_none()), ("subjects", line.subjects.is_none())];
            let mut missing: Vec<String> = cells.into_iter().filter(|(_, none)| *none).map(|(cell, _)| cell.to_owned()).collect();
            missing.extend(unknown(content, &line.guard));
            if !missing.is_empty() {
                let message = format!("The line {} of the world table lacks {}.", kind.label(), listed(&missing));
                findings.push(Finding::new(&ABOUT, Place::Table(Table::Worlds, InTable::Line(at)), message));
            }
        }
    }
    for (id, world) in content.worlds.iter() {
        let unknown = unknown(content, &world.guard);
        if !unknown.is_empty() {
            let message = format!("The guard of {} lacks {}.", world.label(), listed(&unknown));
            findings.push(Finding::new(&ABOUT, Place::World(id, InWorld::Values), message));
        }
    }
}

/// The parts of a guard's text that name no item of the project, as parts of a message.
fn unknown(content: &Content, guard: &str) -> Vec<String> {
    content.load(guard).unknown.into_iter().map(|part| format!("an item for {part:?}")).collect()
}

fn failing() -> Content {
    examples::tables(|tables| tables.worlds.lines[2].subjects = None)
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
