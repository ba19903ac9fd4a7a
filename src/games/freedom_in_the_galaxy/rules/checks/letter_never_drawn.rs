//! `letter-never-drawn`: in every section that a mission reads, at least one action card must have the mission's letter.

use super::{book, code, examples};
use crate::cards::{Action, DeckSection, Mission, Section, Statistics};
use crate::verbs::{Draw, Letters};
use crate::{Content, Finding, InCard, Place};
use rules::{About, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "letter-never-drawn",
    code: code(51),
    severity: Severity::Warning,
    citation: book("13.3"),
    says: "Some action card has the letter of each mission in every section that it is drawn from.",
    because: "A mission whose letter no card shows never succeeds.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    // In a project without action cards this rule has nothing to check.
    if content.actions.is_empty() {
        return;
    }
    let statistics = Statistics::of(content.actions.iter().map(|(_, action)| action));
    let sections = sections_in_play(content);
    for (id, mission) in content.missions.iter() {
        let Some(letter) = mission.letter() else { continue };
        let missing: Vec<String> = sections
            .iter()
            .filter(|section| statistics.with(letter, **section) == 0)
            .map(|section| section.word().to_owned())
            .collect();
        // The letter of a mission that counts all three sections is needed in only one of them.
        let all_count = mission.draws.contains(&Draw::AllSections);
        let in_some = DeckSection::ALL.into_iter().any(|section| statistics.with(letter, section) > 0);
        if missing.is_empty() || (all_count && in_some) {
            continue;
        }
        let message = format!(
            "No action card has {letter}, the letter of {}, in the {} section{}.",
            mission.label(),
            listed(&missing),
            if missing.len() > 1 { "s" } else { "" }
        );
        findings.push(Finding::new(&ABOUT, Place::Mission(id, InCard::Number), message));
    }
}

/// The sections of action cards that are read in the environs of the stars in play; all three if the project has no scenario yet.
fn sections_in_play(content: &Content) -> Vec<DeckSection> {
    let played = |star| {
        content.scenarios.is_empty()
            || content.scenarios.iter().any(|(_, scenario)| scenario.in_play(&content.stars).contains(&star))
    };
    let planets = content.planets.iter().filter(|(_, planet)| planet.star.is_some_and(played));
    let mut found: Vec<DeckSection> =
        planets.flat_map(|(_, planet)| planet.environs.iter()).map(|(_, environ)| DeckSection::of(environ.kind)).collect();
    found.sort_unstable();
    found.dedup();
    if content.planets.is_empty() { DeckSection::ALL.to_vec() } else { found }
}

fn with(letters: &str) -> Content {
    examples::galaxy(|content| {
        content.missions.add(Mission { name: "Diplomacy".into(), letter: "D".into(), ..Mission::default() });
        let urban = Section { letters: Letters::new(letters).unwrap_or_default(), ..Section::default() };
        content.actions.add(Action { urban, ..Action::default() });
    })
}

fn failing() -> Content {
    with("")
}

fn passing() -> Content {
    with("D")
}
