//! `fleet-ordered-twice`: a fleet has only one block on a sheet.

use std::collections::HashSet;

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Block,
    failing: || examples::sheet("fleet Raiders\nmode plunder\nfleet raiders\nmode engage"),
    passing: || examples::sheet("fleet Raiders\nmode plunder\nfleet Watch\nmode engage"),
    check,
};

static ABOUT: About = About {
    name: "fleet-ordered-twice",
    code: code(204),
    severity: Severity::Error,
    citation: book("Fleet orders"),
    says: "A fleet has one block.",
    because: "Of two blocks nobody knows which is meant; the first is carried out.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let mut seen = HashSet::new();
    for block in case.blocks().filter(|block| !block.is_message) {
        if !seen.insert(block.name.folded()) {
            let message = format!("{} has a block already.", block.name.text);
            findings.push(SheetFinding::new(&ABOUT, block.whole(), block.name.at, message));
        }
    }
}
