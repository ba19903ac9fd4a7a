//! `route-off-the-map`: every stop of a route is on the map.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::orders::Waypoint;
use crate::orders::grammar::Verb;
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Line,
    failing: || examples::sheet("fleet Raiders\nroute Gram - 9901"),
    passing: || examples::sheet("fleet Raiders\nroute Gram - 0102"),
    check,
};

static ABOUT: About = About {
    name: "route-off-the-map",
    code: code(211),
    severity: Severity::Error,
    citation: book("Movement"),
    says: "Every stop is on the map.",
    because: "There is nothing beyond.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let sector = &case.knowledge.posted.sector;
    for block in case.blocks() {
        for halt in case.halts(&block) {
            if let Waypoint::Space(space) = halt.stop.what.to
                && !sector.holds(space)
            {
                let (column, row) = space.counted_from_one();
                let message = format!(
                    "Column {column}, row {row} is beyond the {} columns and {} rows of the map.",
                    sector.columns.get(),
                    sector.rows.get()
                );
                findings.push(SheetFinding::new(&ABOUT, block.line(Verb::Route), halt.stop.at, message));
            }
        }
    }
}
