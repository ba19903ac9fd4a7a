//! `reconstructed-value`: every table, item, technology and world is the book's or a designer's own; none has values that were reconstructed because
//! the book does not tell them.

use super::{code, examples};
use crate::{Content, Finding, InItem, InTable, InTechnology, InWorld, Place, Table};
use rules::{About, Citation, Origin, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "reconstructed-value",
    code: code(39),
    severity: Severity::Advice,
    citation: Citation::Drydock(
        "the book's map is lost and its tables run together in places, so that some numbers had to be worked out",
    ),
    says: "Every table, item and technology is the book's or a designer's own.",
    because: "What was worked out plays like the original, and may differ from it.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let worked_out = |table: &Table| content.tables.origin(*table) == Origin::Reconstructed && !content.tables.is_empty(*table);
    for table in Table::ALL.into_iter().filter(worked_out) {
        let message = format!("Something in the table {:?} was worked out.", table.label());
        findings.push(Finding::new(&ABOUT, Place::Table(table, InTable::Whole), message));
    }
    let mut items = content.items.iter().filter(|(_, item)| item.origin == Origin::Reconstructed);
    if let Some((first, item)) = items.next() {
        let message = format!(
            "{} with numbers that were worked out, the first of them {}.",
            counted(items.count() + 1, "item"),
            item.label()
        );
        findings.push(Finding::new(&ABOUT, Place::Item(first, InItem::Whole), message));
    }
    let mut technologies = content.technologies.iter().filter(|(_, technology)| technology.origin == Origin::Reconstructed);
    if let Some((first, technology)) = technologies.next() {
        let number = technologies.count() + 1;
        let word = if number == 1 { "technology" } else { "technologies" };
        let message = format!("{number} {word} with numbers that were worked out, the first of them {}.", technology.label());
        findings.push(Finding::new(&ABOUT, Place::Technology(first, InTechnology::Whole), message));
    }
    let mut worlds = content.worlds.iter().filter(|(_, world)| world.origin == Origin::Reconstructed);
    if let Some((first, world)) = worlds.next() {
        let message =
            format!("{} that were worked out, the first of them {}.", counted(worlds.count() + 1, "world"), world.label());
        findings.push(Finding::new(&ABOUT, Place::World(first, InWorld::Whole), message));
    }
}

fn failing() -> Content {
    examples::campaign(|content| examples::on(&mut content.items, |item| item.origin = Origin::Reconstructed))
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
