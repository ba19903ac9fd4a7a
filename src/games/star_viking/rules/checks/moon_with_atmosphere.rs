//! `moon-with-atmosphere`: a moon must be a vacuum sector.

use super::bodies::air_on;
use super::{book, code, examples};
use crate::{Content, Finding, Form, Sector};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "moon-with-atmosphere",
    code: code(4),
    severity: Severity::Error,
    citation: book("Map Tile Definitions & Explanations"),
    says: "A moon is a vacuum sector.",
    because: "The book counts all moons among the vacuum sectors, so that units of code A cannot stand there.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    air_on(content, &ABOUT, own, findings);
}

fn own(form: &Form) -> Option<&Sector> {
    match form {
        Form::Moon(sector) => Some(sector),
        _ => None,
    }
}

fn failing() -> Content {
    examples::one_more_body(Form::Moon(examples::air()))
}

fn passing() -> Content {
    examples::one_more_body(Form::Moon(examples::vacuum()))
}
