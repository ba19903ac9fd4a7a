//! `wrong-turn`: a sheet is for the turn after the last report.

use super::{Case, Drops, InSheet, SheetFinding, SheetRule, book, code, examples};
use crate::orders::{Name, Spot};
use rules::{About, Severity};

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
        None => {
            let why = match case.sheet.opening_refused() {
                Some((line, _)) => format!("Line {} opens the sheet and is not understood", line.at.line),
                None => "No line opens the sheet".to_owned(),
            };
            let own = Name::from(case.knowledge.name());
            let name = own.written();
            let message = format!("{why}: write orders {name} turn {turn} key and the key of the report.");
            SheetFinding::new(&ABOUT, InSheet::Whole, Spot::default(), message)
        }
        Some(opening) if opening.what.turn != turn => {
            let message = format!("The sheet is for turn {}, and the next turn is {turn}.", opening.what.turn);
            SheetFinding::new(&ABOUT, InSheet::Whole, opening.at, message)
        }
        Some(_) => return,
    };
    findings.push(finding);
}
