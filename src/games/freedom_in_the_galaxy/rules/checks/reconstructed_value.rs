//! `reconstructed-value`: the data of tables and cards, and the costs of units, must not be reconstructed. They must be printed, seen on a component
//! or a designer's own.

use super::{code, examples};
use crate::{Content, Finding, InCard, InTable, InUnit, Place, Squad, Table, UnitType};
use rules::{About, Citation, Id, Level, Origin, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "reconstructed-value",
    code: code(65),
    severity: Severity::Advice,
    citation: Citation::Drydock(
        "charts and cards of the book are lost, so that some tables, cards and costs had to be worked out",
    ),
    says: "Every table and every card, and what units cost, is printed, seen on a component, or a designer's own.",
    because: "What was worked out plays like the original, and may differ from it.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let worked_out = |table: &Table| content.tables.origin(*table) == Origin::Reconstructed && !content.tables.is_empty(*table);
    for table in Table::ALL.into_iter().filter(worked_out) {
        let message = format!("The table {:?} was worked out, since its chart is lost.", table.label());
        findings.push(Finding::new(&ABOUT, Place::Table(table, InTable::Whole), message));
    }
    // One chart of the book holds the costs of all units, so one finding reports them together.
    let worked_out = |unit: &UnitType| unit.cost.is_some() && unit.origin.cost == Origin::Reconstructed;
    let mut units = content.units.iter().filter(|(_, unit)| worked_out(unit)).map(|(id, _)| id);
    if let Some(id) = units.next() {
        let types = counted(units.count() + 1, "type");
        let message = format!("What units cost was worked out for {types}, since the chart is lost.");
        findings.push(Finding::new(&ABOUT, Place::Unit(id, InUnit::Cost), message));
    }
    decks(content, findings);
}

/// The places of those cards of a deck that are reconstructed.
fn lost<T>(cards: impl Iterator<Item = (Id<T>, Origin)>, place: fn(Id<T>, InCard) -> Place) -> Vec<Place> {
    let worked_out = cards.filter(|(_, origin)| *origin == Origin::Reconstructed);
    worked_out.map(|(id, _)| place(id, InCard::Whole)).collect()
}

/// Reports each deck that has reconstructed cards once, at the first of these cards.
fn decks(content: &Content, findings: &mut Vec<Finding>) {
    let mut tell = |cards: Vec<Place>, deck: &str| {
        if let Some(first) = cards.first() {
            let message = format!("{} of the {deck} were worked out, since their cards are lost.", cards.len());
            findings.push(Finding::new(&ABOUT, *first, message));
        }
    };
    tell(lost(content.missions.iter().map(|(id, mission)| (id, mission.origin)), Place::Mission), "missions");
    tell(lost(content.actions.iter().map(|(id, action)| (id, action.origin)), Place::Action), "action cards");
    tell(lost(content.events.iter().map(|(id, event)| (id, event.origin)), Place::Event), "galactic events");
    tell(lost(content.assignments.iter().map(|(id, card)| (id, card.origin)), Place::Assignment), "strategic assignments");
    tell(lost(content.secrets.iter().map(|(id, secret)| (id, secret.origin)), Place::Secret), "planet secrets");
    tell(lost(content.creatures.iter().map(|(id, creature)| (id, creature.origin)), Place::Creature), "creatures");
}

fn with(origin: Origin) -> Content {
    examples::tables(|tables| {
        let [strength, combat, endurance] = [1, 4, 4].map(Level::clamped);
        tables.squads.rows = vec![Squad { strength, combat, endurance }];
        tables.squads.origin = origin;
    })
}

fn failing() -> Content {
    with(Origin::Reconstructed)
}

fn passing() -> Content {
    with(Origin::Seen)
}
