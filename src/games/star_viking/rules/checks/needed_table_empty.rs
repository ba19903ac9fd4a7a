//! `needed-table-empty`: the tables that a scenario needs in play must not be empty. Silent about scenarios that have no tiles or no forces yet.

use super::{book, code, examples};
use crate::{Content, Finding, Place, Scenario, Table, Tables};
use rules::{About, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "needed-table-empty",
    code: code(54),
    severity: Severity::Error,
    citation: book("Combat Resolution; Plunder Procedure; Politics & Economics"),
    says: "The tables that a scenario is played by are not empty: combat and plunder, and in turns politics, repairs and the economy too.",
    because: "Without an answer to its dice and its prices no game can begin. A project without scenarios may leave its tables for later.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for table in Table::ALL.into_iter().filter(|table| content.tables.is_empty(*table)) {
        let needs = |scenario: &Scenario| scenario.is_begun() && scenario.form.needed_tables().contains(&table);
        let needed = content.scenarios.iter().filter(|(_, scenario)| needs(scenario));
        let scenarios: Vec<String> = needed.map(|(_, scenario)| scenario.label().to_owned()).collect();
        if !scenarios.is_empty() {
            let message =
                format!("The table {:?} is empty, and without it nobody can play {}.", table.label(), listed(&scenarios));
            findings.push(Finding::new(&ABOUT, Place::Table(table), message));
        }
    }
}

fn with(filled: bool) -> Content {
    examples::campaign(|content| {
        let mut tables = Tables::clone(&content.tables);
        if !filled {
            tables.politics.tables.clear();
        }
        content.tables = tables.into();
    })
}

fn failing() -> Content {
    with(false)
}

fn passing() -> Content {
    with(true)
}
