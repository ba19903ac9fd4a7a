//! `order-not-understood`: every line is written as the reference demands.

use super::{Case, Drops, InSheet, SheetFinding, SheetRule, code, examples};
use rules::{About, Citation, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Line,
    failing: || examples::sheet("fleet Raiders\nmdoe plunder"),
    passing: || examples::sheet("fleet Raiders\nmode plunder"),
    check,
};

static ABOUT: About = About {
    name: "order-not-understood",
    code: code(205),
    severity: Severity::Error,
    citation: Citation::Drydock("what is guessed at is not what was meant"),
    says: "Every line is written as the reference says.",
    because: "What is not understood is not carried out.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    for (place, line) in case.sheet.refused.iter().enumerate() {
        let mut finding = SheetFinding::new(&ABOUT, InSheet::Refused(place), line.at, &*line.reason);
        if let Some(nearest) = &line.nearest {
            let behind = line.text.chars().skip(line.at.column.saturating_sub(1) as usize);
            let word: String = behind.take_while(|letter| letter.is_alphanumeric()).collect();
            finding = finding.with_word(&word, nearest);
        }
        findings.push(finding.or_without());
    }
}
