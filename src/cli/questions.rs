//! The list of the questions about odds that the games can answer. It is part of the help of `drydock odds`, and its answer if the user asks no
//! question.

use std::fmt::Write as _;

use crate::exchange::answer::{Document, Question};
use crate::exchange::game;
use crate::project::Game;

/// The questions of these games in words, each with its options, under the titles of the games.
pub(super) fn in_words(games: &[Game]) -> String {
    let mut list = String::new();
    for game in games {
        let questions = game::of(*game).questions();
        if questions.is_empty() {
            continue;
        }
        let _ = write!(list, "{}{}, --game {}:", if list.is_empty() { "" } else { "\n\n" }, game.title(), game.slug());
        for question in questions {
            let _ = write!(list, "\n  {}\n      {}", question.about, usage(question));
        }
    }
    list
}

/// The questions of these games as JSON: for each game, the subject of each question and its options.
pub(super) fn catalogue(games: &[Game]) -> Document {
    let question = |question: &Question| -> Document {
        vec![("about", question.about.into()), ("options", usage(question).as_str().into())].into()
    };
    let of = |game: &Game| (game.slug().to_owned(), game::of(*game).questions().iter().map(question).collect());
    Document::Named(games.iter().map(of).collect())
}

/// The options of a question in words: first those that are required, then the others.
pub(super) fn usage(question: &Question) -> String {
    let words = |required: bool| {
        let words = question.words.iter().filter(move |word| word.required == required);
        words.map(|word| format!("--{} {}", word.name, word.letter))
    };
    let numbers = |required: bool| {
        let numbers = question.numbers.iter().filter(move |number| number.usual.is_none() == required);
        numbers.map(|number| format!("--{} {}", number.name, number.letter))
    };
    let switches = question.switches.iter().map(|switch| format!("--{}", switch.name));
    let besides = words(false).chain(numbers(false)).chain(switches).map(|option| format!("[{option}]"));
    words(true).chain(numbers(true)).chain(besides).collect::<Vec<_>>().join(" ")
}
