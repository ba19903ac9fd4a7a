//! `unit-on-planetoid`: reports units that start in a space of a planetoid, if the scenario does not use the special landing rules.

use super::super::field::{Field, fields};
use super::{book, code, examples};
use crate::{Content, Finding, Fix, Scenario, SetUp, TerrainKind};
use rules::{About, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "unit-on-planetoid",
    code: code(11),
    severity: Severity::Error,
    citation: book("Advanced Rules: Terrain, Moons and Planetoids"),
    says: "No unit starts on a moon or planetoid, unless the scenario has the special landing rules.",
    because: "Units may not enter such a space, and so cannot be in it.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for field in fields(content).filter(|field| !field.scenario.landing) {
        for (map, unit) in field.units_on_map().filter(|(_, unit)| !field.enterable(unit.at)) {
            let (name, space) = (field.name(unit), field.space(unit.at));
            let message = format!("{name} starts in space {space} of {}, which is a planetoid.", map.label());
            findings.push(
                Finding::new(&ABOUT, field.place(unit), message)
                    .with_fixes(fix_budget.offer(|| field.move_near(unit, unit.at, |_| true)))
                    .with_fixes(fix_budget.offer(|| Some(allow_landing(&field)))),
            );
        }
    }
}

fn allow_landing(field: &Field) -> Fix {
    let changed = Scenario { landing: true, ..field.scenario.clone() };
    Fix::choice("Use the special landing rules", [field.set(changed)])
}

fn failing() -> Content {
    landed(false)
}

fn passing() -> Content {
    landed(true)
}

fn landed(landing: bool) -> Content {
    examples::battle(|content| {
        examples::on(&mut content.maps, |map| {
            map.terrain.add(examples::terrain(TerrainKind::Planetoid, [(12, 13)]));
        });
        examples::on(&mut content.scenarios, |scenario| {
            *scenario = Scenario { landing, set_up: SetUp::Free, ..scenario.clone() };
        });
    })
}
