//! The chances of a mission by its letters alone: how many of them appear on the action cards that are drawn (13.3).

use super::odds::number;
use exchange::answer::{Answer, Asked, Document, Question, Told, Word};
use freedom_in_the_galaxy::cards::DeckSection;
use freedom_in_the_galaxy::odds::{at_least, letters_drawn};
use freedom_in_the_galaxy::{Content, EnvironType};
use project::OneOf;
use rules::counted;

/// The question of how many letters of a mission are drawn with action cards.
pub const MISSION: Question = Question {
    about: "Show the chances of a mission by the letters that are drawn, whatever events do",
    numbers: &[number("draws", "N", "How many action cards are drawn: the size of the environ and the extra draws")],
    words: &[LETTER, ENVIRON],
    switches: &[],
    answer,
};

/// The word of the question that gives the letter of the mission.
pub(super) const LETTER: Word = Word {
    name: "mission",
    letter: "LETTER",
    about: "The letter of the mission, such as D",
    required: true,
    read: |text| match text.as_bytes() {
        [letter] if letter.is_ascii_alphabetic() => Ok(Told::Number(letter.to_ascii_uppercase().into())),
        _ => Err("a mission has one letter, such as D".to_owned()),
    },
};

/// The word of the question that gives the type of the environ.
pub(super) const ENVIRON: Word = Word {
    name: "environ",
    letter: "TYPE",
    about: "The type of the environ: urban, wild, special, or subterranean, liquid, air and fire, which are special; urban where it is not given",
    required: false,
    read: |text| {
        section(text)
            .map(|section| Told::Number(section as i64))
            .ok_or_else(|| "an environ is urban, wild, special, subterranean, liquid, air or fire".to_owned())
    },
};

/// The section of action cards for an environ type that is given as a word; `None` if there is no such type.
fn section(text: &str) -> Option<DeckSection> {
    let of_type = EnvironType::ALL.into_iter().find(|kind| kind.word() == text).map(DeckSection::of);
    of_type.or_else(|| DeckSection::ALL.into_iter().find(|section| section.word() == text))
}

fn answer(asked: &Asked) -> Answer<'static> {
    let letter = asked.word("mission").and_then(Told::as_number).and_then(|letter| u8::try_from(letter).ok()).unwrap_or(b'D');
    let letter = char::from(letter);
    let at = asked.word("environ").and_then(Told::as_number).unwrap_or_default();
    let section = DeckSection::ALL.into_iter().find(|section| *section as i64 == at).unwrap_or_default();
    let draws = asked.count(0);
    let missions = Content::own(asked.content).map(|content| &content.missions);
    let mission = missions.and_then(|missions| missions.find(|mission| mission.letter() == Some(letter)));
    if mission.is_none() && missions.is_some_and(|missions| !missions.is_empty()) {
        return Answer::refused(format!("No mission has the letter {letter}"));
    }
    let read = mission.map_or(Some(section), |(_, mission)| mission.reads(section));
    let found = Content::own(asked.content)
        .and_then(|content| letters_drawn(content.actions.iter().map(|(_, action)| action), letter, read, draws));
    let sections = read.map_or_else(|| "all three sections".to_owned(), |section| format!("the {} section", section.word()));
    let head = format!("{letter} in {} of {sections}:", counted(draws as usize, "draw"));
    let chances = found.clone();
    let document = move || {
        let named = |chances: &Vec<f64>| {
            Document::Named(chances.iter().enumerate().map(|(letters, chance)| (letters.to_string(), (*chance).into())).collect())
        };
        vec![("chances", chances.as_ref().map_or(Document::Nothing, named))].into()
    };
    let lines = move || {
        let Some(chances) = &found else { return vec!["There is no action deck to draw from.".into()] };
        let line = |(letters, chance): (usize, &f64)| format!("{letters:<3} {:.2} %", chance * 100.0);
        let least = |letters: usize| at_least(chances, letters) * 100.0;
        let sums = format!("at least one {:.2} %, at least two {:.2} %", least(1), least(2));
        std::iter::once(head.clone()).chain(chances.iter().enumerate().map(line)).chain([sums]).collect()
    };
    Answer::new(lines, document)
}
