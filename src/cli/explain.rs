//! `drydock explain`: explains a rule, or lists all rules.

use clap::Args;
use serde::Serialize;

use super::command_error::CommandError;
use super::report::Report;
use crate::project::difference::{self, Difference};
use crate::project::{self, Error, Game};
use crate::rules::{About, AnyRule, Example, Severity};
use crate::sheets;

/// Explain a rule, or list all rules
#[derive(Debug, Args)]
pub(super) struct Explain {
    /// The name or the code of a rule; all rules are listed if none is named
    rule: Option<String>,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

/// A rule, in the form that it has in the JSON document.
#[derive(Serialize)]
struct Written {
    rule: &'static str,
    code: String,
    severity: Severity,
    says: &'static str,
    because: &'static str,
    citation: String,
    examples: Vec<WrittenExample>,
    /// The changes that mend the example, so that it no longer breaks the rule.
    after: Vec<String>,
}

#[derive(Serialize)]
struct WrittenExample {
    place: String,
    message: String,
    fixes: Vec<String>,
}

/// A rule that can be explained. Rules about pages have no example, because their findings are made while pages are drawn.
#[derive(Clone, Copy)]
struct Explained {
    about: &'static About,
    rule: Option<&'static dyn AnyRule>,
}

impl Explain {
    pub fn run(self) -> Result<Report, Error> {
        let mut report = Report::default();
        let rules = everything();
        let Some(name) = self.rule else {
            if self.json {
                return Report::json(&rules.into_iter().map(Written::from).collect::<Vec<_>>());
            }
            for about in rules.iter().map(|explained| explained.about) {
                report.line(format_args!("{} {:<36}{:<8} {}", about.code, about.name, about.severity, about.says));
            }
            return Ok(report);
        };
        let wanted = name.trim();
        // Rules of several games may have the same name.
        let mut explained = rules.into_iter().filter(|explained| is_called(explained.about, wanted)).peekable();
        if explained.peek().is_none() {
            return Err(CommandError::NoRule(wanted.to_owned()).into());
        }
        if self.json {
            return Report::json(&explained.map(Written::from).collect::<Vec<_>>());
        }
        explained.for_each(|explained| say(&mut report, explained));
        Ok(report)
    }
}

impl From<Explained> for Written {
    fn from(explained: Explained) -> Self {
        let (about, (example, after)) = (explained.about, explained.example());
        let written = |Example { place, message, fixes }| WrittenExample { place, message, fixes };
        Self {
            rule: about.name,
            code: about.code.to_string(),
            severity: about.severity,
            says: about.says,
            because: about.because,
            citation: about.citation.to_string(),
            examples: example.into_iter().map(written).collect(),
            after: after.iter().map(ToString::to_string).collect(),
        }
    }
}

impl Explained {
    fn of(rule: &'static dyn AnyRule) -> Self {
        Self { about: rule.about(), rule: Some(rule) }
    }

    /// The findings in the smallest design that breaks the rule, and the changes that mend the design.
    fn example(self) -> (Vec<Example>, Vec<Difference>) {
        self.rule.map(|rule| (rule.example(), difference::of_example(rule))).unwrap_or_default()
    }
}

/// Whether a rule has this name or this code. Upper and lower case do not matter.
fn is_called(about: &About, word: &str) -> bool {
    about.name.eq_ignore_ascii_case(word) || about.code.to_string().eq_ignore_ascii_case(word)
}

/// Whether a word is the name or the code of a rule.
pub(super) fn knows(word: &str) -> bool {
    everything().iter().any(|explained| is_called(explained.about, word.trim()))
}

/// All rules: the rules of the games, the rules about projects, and the rules about pages.
fn everything() -> Vec<Explained> {
    let mut rules: Vec<Explained> = Vec::new();
    for game in Game::ALL {
        rules.extend(game.rules().into_iter().chain(game.play_rules()).map(Explained::of));
    }
    rules.extend(project::checks::RULES.iter().map(|rule| Explained::of(*rule)));
    rules.extend(sheets::findings::ABOUTS.iter().map(|about| Explained { about, rule: None }));
    rules
}

fn say(report: &mut Report, explained: Explained) {
    let (about, (example, after)) = (explained.about, explained.example());
    report.line(format_args!("{} {} ({})", about.code, about.name, about.severity));
    report.line(about.says);
    report.line(format_args!("Why: {}", about.because));
    report.line(format_args!("From: {}", about.citation));
    for Example { place, message, fixes } in &example {
        report.line(format_args!("For example, at {place}: {message}"));
        for fix in fixes {
            report.line(format_args!("  Fix: {fix}."));
        }
    }
    if !after.is_empty() {
        let told: Vec<String> = after.iter().map(ToString::to_string).collect();
        report.line(format_args!("After: {}. Nothing is found then.", told.join("; ")));
    }
}
