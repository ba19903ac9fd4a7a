//! `ambiguous-name`: each name in a list can refer to only one thing.

use super::{Case, Drops, InSheet, SheetFinding, SheetRule, book, code, examples};
use crate::orders::grammar::Verb;
use crate::orders::{Act, Thing};
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Line,
    failing: || {
        examples::sheet_of(|knowledge| knowledge.own.fleets[1].ships[0].name = "Raven".into(), "fleet Raiders\nships Raven")
    },
    passing: || examples::sheet("fleet Raiders\nships Raven"),
    check,
};

static ABOUT: About = About {
    name: "ambiguous-name",
    code: code(207),
    severity: Severity::Error,
    citation: book("Fleet orders"),
    says: "A name in a list means one thing.",
    because: "Of two things of one name nobody knows which is meant.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let mut look = |part: InSheet, things: &[Thing]| {
        for thing in things {
            let (meanings, Some(name)) = (case.meanings(thing), thing.name()) else { continue };
            if meanings > 1 {
                findings.push(SheetFinding::new(&ABOUT, part, name.at, format!("{} can mean {meanings} things.", name.text)));
            }
        }
    };
    for block in case.blocks() {
        if let Some(ships) = &block.lines.ships {
            look(block.line(Verb::Ships), &ships.what);
        }
        for act in block.lines.route.iter().flat_map(|route| &route.what.stops).flat_map(|stop| &stop.what.acts) {
            if let Act::Take(things) | Act::Leave(things) | Act::Deliver { things, .. } = &act.what {
                look(block.line(Verb::Route), things);
            }
        }
    }
}
