//! The rules that designs for Launch Fighters! are checked against, one file each.
//!
//! [`RULES`] is the register. Its order is the order of findings; a code, once given, is never given to another rule.

mod launchers_without_missiles;

use super::{BOOK, Content};
use crate::rules::{Citation, Code, Finding, Rule};

/// Every rule, by code.
pub static RULES: &[&Rule<Content>] = &[&launchers_without_missiles::RULE];

/// Everything that breaks a rule, in the order of the rules and then of the things.
#[must_use]
pub fn check(content: &Content) -> Vec<Finding> {
    let mut findings = Vec::new();
    for rule in RULES {
        (rule.check)(content, &mut findings);
    }
    findings
}

const fn code(number: u16) -> Code {
    Code("LF", number)
}

const fn book(section: &'static str) -> Citation {
    Citation::Book { book: BOOK, section }
}
