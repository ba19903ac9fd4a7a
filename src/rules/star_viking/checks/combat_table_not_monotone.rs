//! `combat-table-not-monotone`: measured over all falls of two dice; columns with a missing cell are passed over.

use super::{book, code, examples};
use crate::rules::star_viking::{Cells, CombatTable, Content, Place, Shot, Table};
use crate::rules::{About, Finding, Rule, Severity};

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
    let hits: Vec<_> = (0..table.columns()).filter_map(|column| Some((column, table.hits_of_36(column)?))).collect();
    let worse = hits.windows(2).find(|pair| pair[1].1 < pair[0].1);
    if let Some([(before, more), (after, fewer)]) = worse {
        let message = format!(
            "A shot at {} hits {fewer} times in 36, and one at {} {more} times.",
            table.heading(*after),
            table.heading(*before)
        );
        findings.push(Finding::new(&ABOUT, Place::Table(Table::Combat), message));
    }
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
