//! `fleet-without-drive-moves`: a fleet with a route has a ship with a drive.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::orders::Waypoint;
use crate::orders::grammar::Verb;
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Line,
    failing: || {
        examples::sheet_of(
            |knowledge| knowledge.own.fleets[1].ships = vec![examples::ship("", 3, 0)],
            "fleet Watch\nroute Gram - Xochitl",
        )
    },
    passing: || examples::sheet("fleet Watch\nroute Gram - Xochitl"),
    check,
};

static ABOUT: About = About {
    name: "fleet-without-drive-moves",
    code: code(212),
    severity: Severity::Error,
    citation: book("Movement"),
    says: "A fleet that is to move has a ship with a drive.",
    because: "Without a drive a ship rides a hold or stays.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    for block in case.blocks().filter(|block| !block.is_message) {
        let Some(force) = case.force(&block) else { continue };
        let halts = case.halts(&block);
        if let Some(halt) = halts.iter().find(|halt| halt.moves > 0 && halt.stop.what.to != Waypoint::Wait)
            && !force.ships.is_empty()
            && !force.ships.iter().any(|ship| ship.drive)
        {
            let message = format!("No ship of {} has a drive.", block.name.text);
            findings.push(SheetFinding::new(&ABOUT, block.line(Verb::Route), halt.stop.at, message));
        }
    }
}
