//! The rule `letters-that-print-as-boxes`: the fonts for printing have a shape for every letter of a project's texts.

use super::{code, examples};
use crate::{Finding, Place, Project};
use drawing::text::without_shape;
use rules::kind::{Sort, Value};
use rules::{About, Citation, Rule, Severity};

pub(super) static RULE: Rule<Project> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "letters-that-print-as-boxes",
    code: code(8),
    severity: Severity::Warning,
    citation: Citation::Drydock("the fonts that come with the program have Latin, Greek and Cyrillic letters"),
    says: "Every letter of a name and of other words has a shape in the fonts that pages are printed with.",
    because: "A letter without a shape is printed as an empty box.",
};

/// How many letters the message of a finding lists at most.
const MOST_SHOWN: usize = 6;

fn check(project: &Project, findings: &mut Vec<Finding>) {
    let mut note = |what: &str, text: &str, place: &dyn Fn() -> Place| {
        let letters = without_shape(text);
        if !letters.is_empty() {
            let shown: Vec<String> = letters.iter().take(MOST_SHOWN).map(|letter| format!("{letter:?}")).collect();
            let others = if letters.len() > MOST_SHOWN { " and others" } else { "" };
            let message = format!("{what} has letters that are printed as empty boxes: {}{others}.", shown.join(", "));
            findings.push(Finding::new(&ABOUT, place(), message));
        }
    };
    note("The title of the project", &project.title, &|| Place::Project);
    let content = &project.content;
    for kind in content.kinds() {
        let has_words = |(field, _): &(usize, _)| matches!(kind.sort(content, *field), Sort::Line { .. } | Sort::Prose);
        let fields: Vec<_> = kind.fields().into_iter().enumerate().filter(has_words).collect();
        let rows = if fields.is_empty() { Vec::new() } else { kind.rows(content) };
        for row in rows {
            for (field, facts) in &fields {
                if let Some(Value::Text(text)) = kind.value(content, &row, *field) {
                    note(facts.spoken, &text, &|| kind.place(&row, *field));
                }
            }
        }
    }
}

fn failing() -> Project {
    examples::with_ship("\u{8239}")
}

fn passing() -> Project {
    examples::with_ship("Søren’s Ärger: Ω, Жук")
}
