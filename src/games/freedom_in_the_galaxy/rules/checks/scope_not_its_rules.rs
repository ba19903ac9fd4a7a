//! `scope-not-its-rules`: a strict scenario must play exactly the stars for which its level of rules is made: one star, the stars of one province, or
//! all stars.

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InScenario, Place, RulesLevel, Scenario};
use rules::{About, Change, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "scope-not-its-rules",
    code: code(20),
    severity: Severity::Error,
    citation: book("1.1"),
    says: "A strict scenario plays one star by the rules for a star system, the stars of one province by those for a province, and the whole galaxy by all.",
    because: "The rules of each level are made for what it plays. A free scenario is exempt.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, scenario) in content.scenarios.iter().filter(|(_, scenario)| !scenario.free) {
        let (stars, provinces) = (scenario.in_play(&content.stars), scenario.provinces(&content.stars));
        let wanted = match scenario.rules {
            RulesLevel::StarSystem if stars.len() != 1 => "one star",
            RulesLevel::Province if provinces.len() != 1 || !is_whole(content, &stars, &provinces) => "the stars of one province",
            RulesLevel::Galactic if stars.len() != content.stars.len() => "all stars",
            RulesLevel::StarSystem | RulesLevel::Province | RulesLevel::Galactic => continue,
        };
        let message = format!(
            "{} plays {} of {} by the {} rules, which are for {wanted}.",
            scenario.label(),
            counted(stars.len(), "star"),
            counted(provinces.len(), "province"),
            scenario.rules.label()
        );
        let free = Edit::Scenario(Change::Set(id, Scenario { free: true, ..scenario.clone() }));
        let fix = Fix::choice("Make it a free scenario", [free]);
        findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::Stars), message).with_fix(fix));
    }
}

/// Whether these stars are all the stars of these provinces.
fn is_whole(content: &Content, stars: &[rules::Id<super::super::Star>], provinces: &[rules::Id<super::super::Province>]) -> bool {
    let of_them = |star: &super::super::Star| star.province.is_some_and(|province| provinces.contains(&province));
    content.stars.iter().filter(|(_, star)| of_them(star)).all(|(id, _)| stars.contains(&id))
}

fn with(rules: RulesLevel) -> Content {
    examples::province(|content| examples::on(&mut content.scenarios, |scenario| scenario.rules = rules))
}

fn failing() -> Content {
    with(RulesLevel::StarSystem)
}

fn passing() -> Content {
    with(RulesLevel::Province)
}
