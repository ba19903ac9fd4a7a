//! Every rule by itself, and fixes that do what they say.

use super::{RULES, check, examples};
use crate::rules::vikings::{Content, Edit};
use crate::rules::{self, Rule};

/// The numbers of the rules about boats, boards and scenarios.
const LATER: [u16; 40] = [
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 32, 33, 34, 35, 36, 37, 38, 39, 40,
    41, 42, 43, 44, 45, 49, 50,
];

#[test]
fn every_rule_has_its_code_and_its_examples() {
    Rule::prove(RULES, super::code, &LATER);
}

#[test]
fn nothing_is_found_in_what_the_examples_are_made_from() {
    assert_eq!(check(&examples::with(|_| ())), []);
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
                    let rules::Edit::Vikings(edit) = edit else { panic!("an edit for another game") };
                    assert!(matches!(edit, Edit::Character(_)));
                    fixed.apply(edit).expect("a fix applies");
                }
                let still = check(&fixed).iter().any(|left| left.about.name == finding.about.name);
                assert!(!still, "{}: {}", finding.about.name, fix.title);
            }
        }
    }
}
