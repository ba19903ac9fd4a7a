//! `free-base-beyond-a-star`: only a scenario of one star may put bases Up without paying Force Points.

use super::{book, code, examples};
use crate::terms::Provision;
use crate::{Content, Edit, Finding, Fix, InScenario, Place, RulesLevel};
use rules::{About, Change, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "free-base-beyond-a-star",
    code: code(74),
    severity: Severity::Error,
    citation: book("16.16, 28.13"),
    says: "Bases are put Up without Force Points in the game of one star alone.",
    because: "In the province and galactic games a base is put Up for a Force Point, and the rule that it costs nothing is ignored.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    let is_free = |provision: &Provision| matches!(provision, Provision::FreeBase(..));
    for (id, scenario) in content.scenarios.iter().filter(|(_, scenario)| scenario.rules.plays_routes()) {
        if !scenario.provisions.iter().any(is_free) {
            continue;
        }
        let rules = scenario.rules.label();
        let message = format!("{} lets bases be put Up without Force Points by the {rules} rules.", scenario.label());
        let fix = || {
            let mut scenario = scenario.clone();
            scenario.provisions.retain(|provision| !is_free(provision));
            Some(Fix::choice("Leave it out", [Edit::Scenario(Change::Set(id, scenario))]))
        };
        let place = Place::Scenario(id, InScenario::Provisions);
        findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(fix)));
    }
}

fn with(rules: RulesLevel) -> Content {
    examples::province(|content| {
        examples::on(&mut content.scenarios, |scenario| {
            (scenario.rules, scenario.free) = (rules, true);
            scenario
                .provisions
                .extend(rules::kind::hear("the Rebel player may put one base Up without Force Points on odd turns"));
        });
    })
}

fn failing() -> Content {
    with(RulesLevel::Province)
}

fn passing() -> Content {
    with(RulesLevel::StarSystem)
}
