//! Tests each rule on its own, and each fix.

use super::{RULES, check, examples};
use crate::{Content, Edit};
use rules::Rule;

#[test]
fn every_rule_has_its_code_and_its_examples() {
    Rule::prove(RULES, super::code);
}

#[test]
fn nothing_is_found_in_what_the_examples_are_made_from() {
    assert_eq!(check(&examples::with(|_| ())), []);
    assert_eq!(check(&examples::afloat(|_| ())), []);
    assert_eq!(check(&examples::hut(|_| ())), []);
    assert_eq!(check(&examples::raid(|_| ())), []);
    assert_eq!(check(&Content::default()), []);
}

#[test]
fn every_fix_leaves_its_rule_silent() {
    for rule in RULES {
        let failing = (rule.failing)();
        for finding in check(&failing) {
            for fix in &finding.fixes {
                let mut fixed = failing.clone();
                for edit in &fix.edits {
                    assert!(matches!(
                        edit,
                        Edit::Character(_) | Edit::Boat(_) | Edit::Board(_) | Edit::Force(_) | Edit::Scenario(_)
                    ));
                    fixed.apply(edit).expect("a fix applies");
                }
                let still = check(&fixed).iter().any(|left| left.about.name == finding.about.name);
                assert!(!still, "{}: {}", finding.about.name, fix.title);
            }
        }
    }
}
