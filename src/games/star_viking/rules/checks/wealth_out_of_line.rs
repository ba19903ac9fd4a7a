//! `wealth-out-of-line`: the wealth of a system must be near what plundering all its sectors yields on average, by the project's plunder table.
//! Silent if the table is not in use or lacks a cell that is needed.

use super::{code, examples};
use crate::{Content, Edit, Finding, Fix, InSystem, MeanPlunder, Place, System};
use rules::{About, Change, Citation, Count, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "wealth-out-of-line",
    code: code(30),
    severity: Severity::Warning,
    citation: Citation::Drydock("a system's taxes and its plunder are two measures of one economy"),
    says: "The wealth of a system is what plundering all its sectors yields on average, within two mega-credits or a quarter of \
           the wealth.",
    because: "A system that is worth far more to the tax collector than to the raider, or the other way round, is one that its \
              owner would rather not hold.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    let plunder = &content.tables.plunder;
    for (id, system) in content.systems.iter() {
        let Some(yields) = MeanPlunder::of(system, plunder) else { continue };
        if !yields.agrees_with(system.wealth) {
            let (name, wealth) = (system.label(), system.wealth);
            let message = format!("{name} has a wealth of {wealth}, and plundering all its sectors yields {yields} on average.");
            let adjust = || {
                let wealth = yields.as_wealth()?;
                let changed = System { wealth, ..system.clone() };
                Some(Fix::choice(format!("Make the wealth {wealth}"), [Edit::System(Change::Set(id, changed))]))
            };
            let place = Place::System(id, InSystem::Wealth);
            findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(adjust)));
        }
    }
}

fn with(wealth: u32) -> Content {
    let mut content = examples::one_system(|system| system.wealth = Count::clamped(wealth));
    content.tables = examples::tables(|tables| tables.plunder = examples::plunder()).tables;
    content
}

fn failing() -> Content {
    with(6)
}

fn passing() -> Content {
    with(5)
}
