//! The rule `control-letter-in-name`: no name and no other line of text in a project contains a control character, which terminals obey instead of
//! showing it.

use super::{code, examples};
use crate::{AnyKind, Content, Finding, Fix, Place, Project};
use rules::kind::{Sort, Value};
use rules::{About, Citation, FixBudget, Rule, Severity, control_letter};

pub(super) static RULE: Rule<Project> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "control-letter-in-name",
    code: code(7),
    severity: Severity::Warning,
    citation: Citation::Drydock("a table with such a name does not come in again"),
    says: "No name and no other line of text has a letter that is not shown and that screens and terminals obey, such as NUL.",
    because: "What is printed or read from a table is not what stands there, and nobody sees why.",
};

fn check(project: &Project, findings: &mut Vec<Finding>) {
    if let Some(letter) = control_letter(&project.title) {
        findings.push(Finding::new(&ABOUT, Place::Project, message("The title of the project", letter)));
    }
    let (fix_budget, content) = (FixBudget::new(), &project.content);
    for kind in content.kinds() {
        let is_line = |field: &usize| matches!(kind.sort(content, *field), Sort::Line { .. });
        let lines: Vec<usize> = (0..kind.fields().len()).filter(is_line).collect();
        let rows = if lines.is_empty() { Vec::new() } else { kind.rows(content) };
        for row in rows {
            for field in &lines {
                let Some(Value::Text(text)) = kind.value(content, &row, *field) else { continue };
                let Some(letter) = control_letter(&text) else { continue };
                let what = kind.fields().get(*field).map_or("It", |facts| facts.spoken);
                let fix = fix_budget.offer(|| without(*kind, content, &row, *field, &text));
                findings.push(Finding::new(&ABOUT, kind.place(&row, *field), message(what, letter)).with_fixes(fix));
            }
        }
    }
}

fn message(what: &str, letter: char) -> String {
    format!("{what} holds the control letter U+{:04X}.", u32::from(letter))
}

/// The fix that removes the control characters from the text of a field; `None` if the field refuses the text that remains.
fn without(kind: &dyn AnyKind, content: &Content, row: &Place, field: usize, text: &str) -> Option<Fix> {
    let is_kept = |letter: &char| control_letter(letter.encode_utf8(&mut [0; 4])).is_none();
    let text = text.chars().filter(is_kept).collect();
    let edits = kind.set(content, &[(row.clone(), field, Value::Text(text))]).ok()?;
    Some(Fix::choice("Take it out", edits))
}

fn failing() -> Project {
    examples::with_ship("Lan\0ce")
}

fn passing() -> Project {
    examples::with_ship("Lance")
}
