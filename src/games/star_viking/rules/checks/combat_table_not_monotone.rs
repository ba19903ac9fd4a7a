//! `combat-table-not-monotone`: a better differential must never make a hit less likely, counted over the 36 throws of two dice. Columns with a
//! missing cell are skipped.

use super::{book, code, examples};
use crate::{Cells, CombatTable, Content, Finding, Place, Shot, Table};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "combat-table-not-monotone",
    code: code(36),
    severity: Severity::Warning,
    citation: book("Combat Resolution"),
    says: "A better differential never makes a hit less likely.",
    because: "Every modifier is counted as a help or a hindrance; where the table turns one into the other, players would wish \
              for a worse shot.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let table = &content.tables.combat;
    let Some([before, after]) = table.first_fall() else { return };
    let hits = |column: usize| table.hits_of_36(column).unwrap_or_default();
    let message = format!(
        "A shot at {} hits {} times in 36, and one at {} {} times.",
        table.heading(after),
        hits(after),
        table.heading(before),
        hits(before)
    );
    findings.push(Finding::new(&ABOUT, Place::Table(Table::Combat), message));
}

fn with(last: Shot) -> Content {
    examples::tables(|tables| {
        tables.combat =
            CombatTable { rows: std::array::from_fn(|_| Cells(vec![Some(Shot::Hit), Some(last)])), ..CombatTable::default() };
    })
}

fn failing() -> Content {
    with(Shot::Miss)
}

fn passing() -> Content {
    with(Shot::Critical)
}
