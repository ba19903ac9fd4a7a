//! Tests each rule by itself, and tests that fixes do what they say.

use super::{RULES, check, examples};
use crate::Content;
use rules::Rule;

#[test]
fn every_rule_has_its_code_and_its_examples() {
    Rule::prove(RULES, super::code);
}

#[test]
fn codes_have_no_gaps() {
    let mut codes: Vec<_> = RULES.iter().map(|rule| rule.about.code).collect();
    codes.sort();
    assert!(codes.into_iter().zip(1..).all(|(code, number)| code == super::code(number)));
}

#[test]
fn nothing_is_found_in_what_the_examples_are_made_from() {
    assert_eq!(check(&examples::campaign(|_| ())), []);
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
                    fixed.apply(edit).expect("a fix applies");
                }
                let still = check(&fixed).iter().any(|left| left.about.name == finding.about.name && left.place == finding.place);
                assert!(!still, "{}: {}", finding.about.name, fix.title);
            }
        }
    }
}
