//! The checks of a project itself, with one file for each rule. Also the findings of a project's designs, without those that are intended.
//!
//! [`RULES`] lists the rules, with the codes `PJ001` and so on. The rules of a game are never here.

mod control_letter_in_name;
mod damaged_picture;
mod examples;
mod intended_names_unknown_rule;
mod intended_without_finding;
mod kept_of_another_game;
mod kept_record_damaged;
mod letters_that_print_as_boxes;
mod picture_not_in_project;

use super::{Intended, Project};
use crate::{Edit, Finding, Place};
use rules::{About, AnyRule, Called, Checked, Code, Rule};

/// Every rule about a project itself, sorted by code.
pub static RULES: &[&Rule<Project>] = &[
    &intended_without_finding::RULE,
    &intended_names_unknown_rule::RULE,
    &picture_not_in_project::RULE,
    &damaged_picture::RULE,
    &kept_record_damaged::RULE,
    &kept_of_another_game::RULE,
    &control_letter_in_name::RULE,
    &letters_that_print_as_boxes::RULE,
];

impl Checked for Project {
    type Place = Place;
    type Edit = Edit;

    fn paths(&self) -> Called<'_, Place> {
        let paths = self.content.paths();
        Box::new(move |place| paths.path(place))
    }
}

/// Functions that check a project against the rules.
impl Project {
    /// Checks the project and returns everything that breaks a rule: the findings of its designs except the intended ones, and the findings about the
    /// project itself.
    #[must_use]
    pub fn check(&self) -> Vec<Finding> {
        let mut findings = self.content.check();
        findings.retain(|finding| !self.intended.iter().any(|entry| entry.covers(finding)));
        for rule in RULES {
            (rule.check)(self, &mut findings);
        }
        findings
    }

    /// Every rule that this project is checked against: the rules of its game, and the rules about projects.
    #[must_use]
    pub fn rules(&self) -> Vec<&'static About> {
        let game = self.content.game().rules().into_iter();
        let mut rules: Vec<_> = game.map(AnyRule::about).collect();
        rules.extend(RULES.iter().map(|rule| rule.about));
        rules
    }
}

impl Intended {
    /// Whether this entry marks the finding as intended: both have the same rule and place.
    #[must_use]
    pub fn covers(&self, finding: &Finding) -> bool {
        self.rule == finding.about.name && self.place == finding.place
    }
}

const fn code(number: u16) -> Code {
    Code("PJ", number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_fires_on_its_failing_example_and_is_silent_on_the_passing_one() {
        for (number, rule) in (1..).zip(RULES) {
            let name = rule.about.name;
            assert_eq!(rule.about.code, code(number), "{name}");
            let fires = |project: &Project| project.check().iter().any(|finding| finding.about == rule.about);
            assert!(fires(&(rule.failing)()), "{name} is silent on its failing example");
            assert!(!fires(&(rule.passing)()), "{name} fires on its passing example");
        }
    }

    #[test]
    fn an_intended_finding_is_not_reported() {
        let project = (intended_without_finding::RULE.passing)();
        assert!(!project.intended.is_empty() && !project.content.check().is_empty());
        assert_eq!(project.check(), []);
    }
}
