//! `starcity-with-atmosphere`: a starcity must be a vacuum sector.

use super::bodies::air_on;
use super::{book, code, examples};
use crate::{Content, Finding, Form, Sector};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "starcity-with-atmosphere",
    code: code(3),
    severity: Severity::Error,
    citation: book("Map Tile Definitions & Explanations"),
    says: "A starcity is a vacuum sector.",
    because: "The book counts all starcities among the vacuum sectors: they are cities in outer space, where air wings and \
              tanks have no business.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    air_on(content, &ABOUT, own, findings);
}

fn own(form: &Form) -> Option<&Sector> {
    match form {
        Form::Starcity(sector) => Some(sector),
        _ => None,
    }
}

fn failing() -> Content {
    examples::one_more_body(Form::Starcity(examples::air()))
}

fn passing() -> Content {
    examples::one_more_body(Form::Starcity(examples::vacuum()))
}
