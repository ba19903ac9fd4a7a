//! `wrong-turn`

use super::{Case, Drops, InSheet, SheetFinding, SheetRule, book, code, examples};
use crate::rules::space_viking::orders::Spot;
use crate::rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Sheet,
    failing: || examples::opened("orders Angus turn 2 key amber"),
    passing: || examples::opened("orders Angus turn 3 key amber"),
    check,
};

static ABOUT: About = About {
    name: "wrong-turn",
    code: code(201),
    severity: Severity::Error,
    citation: book("Turn and money"),
    says: "A sheet is for the turn after the last report.",
    because: "A sheet of another year would be played with what nobody knows any more.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let turn = case.knowledge.next_turn();
    let finding = match &case.sheet.opening {
        None => SheetFinding::new(
            &ABOUT,
            InSheet::Whole,
            Spot::default(),
            format!("No line opens the sheet: write orders {} turn {turn} key and the key of the report.", case.knowledge.name()),
        ),
        Some(opening) if opening.what.turn != turn => {
            let message = format!("The sheet is for turn {}, and the next turn is {turn}.", opening.what.turn);
            SheetFinding::new(&ABOUT, InSheet::Whole, opening.at, message)
        }
        Some(_) => return,
    };
    findings.push(finding);
}
