//! A scenario in words: the game that is played, and the terms of the scenario as sentences.

use freedom_in_the_galaxy::{Beginning, Content, Scenario};
use rules::kind::{Verb, say};
use rules::{capital, counted, listed};

/// The game that is played, the level of its rules, and its length.
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

/// Terms as sentences, each with a capital letter and a full stop.
pub fn sentences_of<V: Verb>(terms: &[V]) -> Vec<String> {
    terms.iter().map(|term| of_one(&format!("{}.", capital(say(term).trim_matches('"').trim_end_matches('.'))))).collect()
}

/// Corrects the plural after "1" in a sentence: "1 characters" becomes "1 character".
pub fn of_one(sentence: &str) -> String {
    ["character", "possession"]
        .iter()
        .fold(sentence.to_owned(), |sentence, noun| sentence.replace(&format!(" 1 {noun}s"), &format!(" 1 {noun}")))
}

/// Merges consecutive sentences that differ only in a name or a number: "Has a camp on Jura." and "Has a camp on Icid." become "Has a camp on Jura
/// and Icid.", and "province 2" and "province 3" become "provinces 2 and 3". Sentences that begin differently stay apart.
pub fn merged(sentences: &[String]) -> Vec<String> {
    let mut merged: Vec<Merged> = Vec::new();
    for sentence in sentences {
        let words: Vec<&str> = sentence.split(' ').collect();
        if !merged.last_mut().is_some_and(|last| last.takes(&words)) {
            merged.push(Merged { words, differ: None, places: Vec::new() });
        }
    }
    merged.iter().map(Merged::sentence).collect()
}

/// How many words merged sentences must share at their beginning at least.
const TOGETHER: usize = 3;
/// In how many words merged sentences may differ at most.
const DIFFER: usize = 3;

/// Sentences that are merged into one.
struct Merged<'words> {
    /// The words of the first sentence.
    words: Vec<&'words str>,
    /// How many words all of the sentences share at their beginning, and how many at their end; `None` while there is only one sentence.
    differ: Option<(usize, usize)>,
    /// For each of the other sentences, the words between the common beginning and end.
    places: Vec<String>,
}

impl<'words> Merged<'words> {
    /// Adds a sentence if it differs from the first sentence only at the same place as the other sentences; returns whether it was added.
    fn takes(&mut self, words: &[&'words str]) -> bool {
        let alike = |(one, other): &(&&str, &&str)| one == other;
        let shorter = self.words.len().min(words.len());
        let (head, tail) = self.differ.unwrap_or_else(|| {
            let head = self.words.iter().zip(words).take_while(alike).count().min(shorter - 1);
            let tail = self.words.iter().rev().zip(words.iter().rev()).take_while(alike).count();
            (head, tail.min(shorter - 1 - head))
        });
        if head < TOGETHER || shorter <= head + tail {
            return false;
        }
        let middle = |words: &[&str]| words[head..words.len() - tail].join(" ").trim_end_matches('.').to_owned();
        let (own, other) = (middle(&self.words), middle(words));
        let same_ends =
            self.words[..head] == words[..head] && self.words[self.words.len() - tail..] == words[words.len() - tail..];
        let is_name = |part: &str| part.split(' ').count() <= DIFFER && !part.contains([':', ',']);
        if !same_ends || own == other || !is_name(&own) || !is_name(&other) {
            return false;
        }
        self.differ = Some((head, tail));
        self.places.push(other);
        true
    }

    fn sentence(&self) -> String {
        let Some((head, tail)) = self.differ else { return self.words.join(" ") };
        let end = self.words.len() - tail;
        let own = self.words[head..end].join(" ");
        let stop = if tail == 0 && own.ends_with('.') { "." } else { "" };
        let places: Vec<String> =
            std::iter::once(own.trim_end_matches('.').to_owned()).chain(self.places.iter().cloned()).collect();
        let are_numbers = places.iter().all(|place| place.chars().all(|letter| letter.is_ascii_digit()));
        let plural = if are_numbers { "s" } else { "" };
        let parts = [format!("{}{plural}", self.words[..head].join(" ")), listed(&places), self.words[end..].join(" ")];
        format!("{}{stop}", parts.join(" ").trim_end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_that_differ_in_a_place_are_one() {
        let said = |sentences: &[&str]| merged(&sentences.iter().map(|words| (*words).to_owned()).collect::<Vec<_>>());
        assert_eq!(
            said(&["Has a camp on Jura.", "Has a camp on Icid.", "Has a camp on Kalgar.", "Is dealt 2 possessions."]),
            ["Has a camp on Jura, Icid and Kalgar.", "Is dealt 2 possessions."]
        );
        assert_eq!(
            said(&["Has 35 Force Points in province 2 at the start.", "Has 35 Force Points in province 3 at the start."]),
            ["Has 35 Force Points in provinces 2 and 3 at the start."]
        );
        let apart = ["Information gathered by the Rebel: +1.", "Information gathered by the Imperial: -1."];
        assert_eq!(said(&apart), apart);
        let apart = ["Telman starts on Diomas.", "Redjac starts on Diomas.", "Telman starts on Diomas."];
        assert_eq!(said(&apart), apart);
    }
}
