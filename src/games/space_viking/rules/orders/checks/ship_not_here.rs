//! `ship-not-here`: all ships that are listed for a fleet are in its space as the year begins.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::orders::grammar::Verb;
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Line,
    failing: || examples::sheet("fleet Raiders\nships Raven, Lark"),
    passing: || examples::sheet("fleet Raiders\nships 3 escorts"),
    check,
};

static ABOUT: About = About {
    name: "ship-not-here",
    code: code(209),
    severity: Severity::Error,
    citation: book("Fleet orders"),
    says: "The ships of a fleet stand where it does as the year begins.",
    because: "A ship somewhere else cannot leave with it.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    for block in case.blocks().filter(|block| !block.is_message) {
        let (Some(ships), Some(at)) = (&block.lines.ships, case.stands(&block)) else { continue };
        let place = case.place(at);
        for thing in &ships.what {
            let Some(name) = thing.name() else { continue };
            let message = match (case.ships_named(name).next(), case.item(name)) {
                (Some((fleet, _)), _) if thing.number.is_none() => {
                    if fleet.at == at {
                        continue;
                    }
                    format!("{} is at {} and not at {place}.", name.text, case.place(fleet.at))
                }
                (_, Some((item, _))) => {
                    let there = case.standing(item, at);
                    if thing.count() <= there {
                        continue;
                    }
                    format!("{} of {} are ordered and {there} stand at {place}.", thing.count(), name.text)
                }
                (_, None) => continue,
            };
            findings.push(SheetFinding::new(&ABOUT, block.line(Verb::Ships), name.at, message));
        }
    }
}
