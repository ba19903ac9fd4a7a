//! Writes findings in words and as JSON.

use std::path::Path;

use serde::Serialize;

use super::report::Report;
use crate::project::{Finding, Paths};
use crate::rules::{Severity, counted};

/// A finding, in the form that it has in the JSON document.
#[derive(Serialize)]
pub(super) struct Written {
    /// The file of the project; `None` for the bundled sample.
    file: Option<String>,
    rule: &'static str,
    code: String,
    severity: Severity,
    place: String,
    message: String,
    citation: String,
    fixes: Vec<WrittenFix>,
}

#[derive(Serialize)]
struct WrittenFix {
    title: String,
    safe: bool,
}

impl Written {
    pub fn new(file: Option<&Path>, paths: &Paths, finding: &Finding) -> Self {
        let fix = |fix: &project::Fix| WrittenFix { title: fix.title.clone(), safe: fix.safe };
        Self {
            file: file.map(|file| file.display().to_string()),
            rule: finding.about.name,
            code: finding.about.code.to_string(),
            severity: finding.about.severity,
            place: paths.path(&finding.place),
            message: cut(&finding.message),
            citation: finding.about.citation.to_string(),
            fixes: finding.fixes.iter().map(fix).collect(),
        }
    }
}

/// How many letters of a message are shown at most. A message may quote a name that is as long as a page.
const LONGEST: usize = 500;

/// A message, cut to a readable length.
fn cut(message: &str) -> String {
    match message.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}\u{2026}", &message[..end]),
        None => message.to_owned(),
    }
}

/// Writes a finding in two lines, and one more for each fix.
pub(super) fn describe(report: &mut Report, paths: &Paths, finding: &Finding) {
    let about = finding.about;
    report.line(format_args!("  {} {} {} at {}", about.severity, about.code, about.name, paths.path(&finding.place)));
    report.line(format_args!("    {} [{}]", cut(&finding.message), about.citation));
    for fix in &finding.fixes {
        let safe = if fix.safe { "" } else { " (your choice)" };
        report.line(format_args!("    Fix: {}{safe}.", fix.title));
    }
}

/// How many findings there are of each severity, beginning with the worst: `1 error, 2 warnings`.
pub(super) fn tally(findings: &[Finding]) -> String {
    let count = |severity| findings.iter().filter(|finding| finding.about.severity == severity).count();
    let (errors, warnings, advice) = (count(Severity::Error), count(Severity::Warning), count(Severity::Advice));
    let mut words = Vec::new();
    if errors > 0 {
        words.push(counted(errors, "error"));
    }
    if warnings > 0 {
        words.push(counted(warnings, "warning"));
    }
    if advice > 0 {
        words.push(if advice == 1 { "1 piece of advice".into() } else { format!("{advice} pieces of advice") });
    }
    if words.is_empty() { "nothing to find fault with".into() } else { words.join(", ") }
}
