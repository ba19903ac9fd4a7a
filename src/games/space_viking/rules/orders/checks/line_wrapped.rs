//! `line-wrapped`: each order is written on a single line.

use super::{Case, Drops, InSheet, SheetFinding, SheetRule, code, examples};
use rules::{About, Citation, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Nothing,
    failing: || {
        examples::sheet("fleet Raiders\n  route Gram - Xochitl - Gram - Xochitl - Gram - Xochitl - Gram -\nXochitl - Gram")
    },
    passing: || examples::sheet("fleet Raiders\n  route Gram - Xochitl - Gram"),
    check,
};

static ABOUT: About = About {
    name: "line-wrapped",
    code: code(235),
    severity: Severity::Advice,
    citation: Citation::Drydock("mail programs wrap lines, and an order is a line"),
    says: "An order stands on one line.",
    because: "What a mail program has wrapped is read as one line where the two together are an order, which may not be what was meant.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    for at in &case.sheet.wrapped {
        let message = "The order was read with what stands right below it, as if a mail program had wrapped it.";
        findings.push(SheetFinding::new(&ABOUT, InSheet::Whole, *at, message));
    }
}
