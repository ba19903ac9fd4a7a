//! `no-capital`: one sector of every system must be its capital.

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InSystem, Place, Sector, Space, Spot, System};
use rules::{About, Change, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "no-capital",
    code: code(2),
    severity: Severity::Error,
    citation: book("Map Tile Definitions & Explanations"),
    says: "One sector of every system is its capital.",
    because: "Whoever holds the capital at the end of a battle holds the system, with its taxes and its local defenses.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, system) in content.systems.iter() {
        let what = match system.capital {
            None => "has no capital",
            Some(capital) if system.sector(capital).is_none() => "has its capital in a sector that is gone",
            Some(_) => continue,
        };
        let message = format!("{} {what}.", system.label());
        let choose = || {
            let richest = richest(system)?;
            let title = format!("Make {} the capital", system.space_label(Space::On(richest)));
            let changed = System { capital: Some(richest), ..system.clone() };
            Some(Fix::choice(title, [Edit::System(Change::Set(id, changed))]))
        };
        let place = Place::System(id, InSystem::Capital);
        findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(choose)));
    }
}

/// The sector with the best wealth code; if there are several, the innermost. Sectors without a wealth code come last.
fn richest(system: &System) -> Option<Spot> {
    let worth = |sector: &Sector| sector.wealth.map_or(u8::MAX, |wealth| wealth as u8);
    system.sectors().min_by_key(|(_, _, sector)| worth(sector)).map(|(spot, _, _)| spot)
}

fn failing() -> Content {
    examples::one_system(|system| system.capital = None)
}

fn passing() -> Content {
    examples::one_system(|_| ())
}
