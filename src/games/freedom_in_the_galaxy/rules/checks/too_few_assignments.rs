//! `too-few-assignments`: a galactic scenario must have enough strategic assignments for all its turns.

use super::{book, code, examples};
use crate::cards::Event;
use crate::{Content, Finding, InScenario, Place, RulesLevel};
use rules::{About, Count, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "too-few-assignments",
    code: code(53),
    severity: Severity::Warning,
    citation: book("35.4"),
    says: "The strategic assignments, with the six that are taken again, are as many as a galactic scenario has turns.",
    because: "One is drawn in each turn; when all are drawn, six of them are taken again, and then no more.",
};

/// How many cards form the new deck, from which players draw once all cards have been drawn. The card drawn last is never among them, so the new deck
/// of a small deck is smaller (35.4).
const AGAIN: usize = 6;

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, scenario) in content.scenarios.iter().filter(|(_, scenario)| scenario.rules == RulesLevel::Galactic) {
        let Some(turns) = scenario.turns.map(|turns| turns.get() as usize) else { continue };
        let cards = content.assignments.len();
        // The card that was drawn last is not among those that are drawn again.
        let again = AGAIN.min(cards.saturating_sub(1));
        if cards + again < turns {
            let message = format!(
                "{} has {}, and the project has {}, of which {again} are taken again.",
                scenario.label(),
                counted(turns, "turn"),
                counted(cards, "strategic assignment")
            );
            findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::Whole), message));
        }
    }
}

fn with(turns: u32) -> Content {
    examples::galactic(|content| {
        content.events = (0..turns).map(|_| Event { name: "Eclipse".into(), ..Event::default() }).collect();
        examples::assignments(content);
        examples::on(&mut content.scenarios, |scenario| scenario.turns = Some(Count::clamped(turns)));
    })
}

fn failing() -> Content {
    with(21)
}

fn passing() -> Content {
    with(20)
}
