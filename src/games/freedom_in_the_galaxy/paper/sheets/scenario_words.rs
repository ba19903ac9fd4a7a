//! A scenario in words: what is played, and its terms as sentences.

use freedom_in_the_galaxy::{Beginning, Content, Scenario};
use rules::kind::{Verb, say};
use rules::{capital, counted, listed};

/// The game that is played, its rules, and its length.
pub fn played(content: &Content, scenario: &Scenario) -> String {
    let stars = scenario.in_play(&content.stars);
    let names: Vec<String> = stars.iter().map(|star| content.star_label(Some(*star))).collect();
    let provinces: Vec<String> = scenario
        .provinces(&content.stars)
        .into_iter()
        .filter_map(|id| content.provinces.get(id))
        .map(|province| province.label().to_owned())
        .collect();
    let played = match names.len() {
        0 => "No star is in play".to_owned(),
        1 => format!("The star {} is in play", names[0]),
        2..=6 => format!("The stars {} are in play", listed(&names)),
        many => format!("The {many} stars of {} are in play", listed(&provinces)),
    };
    let turns = scenario
        .turns
        .map_or_else(|| "without a limit of turns".to_owned(), |turns| format!("for {}", counted(turns.get(), "turn")));
    let free = if scenario.free { " freely" } else { "" };
    let start = match scenario.start {
        Beginning::StartRebellion => "the start of the rebellion",
        Beginning::Armageddon => "Armageddon",
    };
    let letter = scenario.start.letter();
    format!("{played}, by the {} rules{free}, from {start} (marked {letter}), {turns}.", scenario.rules.label())
}

/// Terms as sentences, each with a capital letter and a period.
pub fn sentences_of<V: Verb>(terms: &[V]) -> Vec<String> {
    terms.iter().map(|term| format!("{}.", capital(say(term).trim_matches('"').trim_end_matches('.')))).collect()
}
