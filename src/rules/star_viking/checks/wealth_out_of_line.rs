//! `wealth-out-of-line`: measured by the project's plunder table; silent where a cell that is needed is missing, or the table is
//! not in use.

use super::{code, examples};
use crate::rules::star_viking::{Content, Edit, InSystem, Place, System, Wealth};
use crate::rules::{About, Change, Citation, Count, Finding, Fix, Room, Rule, Severity};

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
    let room = Room::new();
    if Wealth::ALL.iter().all(|wealth| content.tables.plunder.mean_in_sixths(*wealth).is_none()) {
        return;
    }
    for (id, system) in content.systems.iter() {
        let codes = system.sectors().filter_map(|(_, _, sector)| sector.wealth);
        let Some(sixths) = codes.map(|wealth| content.tables.plunder.mean_in_sixths(wealth)).sum::<Option<u32>>() else {
            continue;
        };
        let wealth = system.wealth.get();
        let apart = sixths.abs_diff(wealth * SIXTHS);
        if apart > 2 * SIXTHS && apart * 4 > wealth * SIXTHS {
            let message = format!(
                "{} has a wealth of {wealth}, and plundering all its sectors yields {:.1} on average.",
                system.label(),
                f64::from(sixths) / f64::from(SIXTHS)
            );
            let adjust = || {
                let wealth = Count::new((sixths + SIXTHS / 2) / SIXTHS)?;
                let changed = System { wealth, ..system.clone() };
                Some(Fix::choice(format!("Make the wealth {wealth}"), [Edit::System(Change::Set(id, changed))]))
            };
            let place = Place::System(id, InSystem::Wealth);
            findings.push(Finding::new(&ABOUT, place, message).with_fixes(room.offer(adjust)));
        }
    }
}

const SIXTHS: u32 = 6;

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
