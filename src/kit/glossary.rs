//! Tooltips that explain the words of the glossary in headings and labels.

use egui::{Context, Id, Response};

use manual::Term;
use project::Game;

/// A word of the glossary with at most this many letters is found only if it is the whole label, not among other words.
const SHORT: usize = 3;

/// Sets the game of the project. The glossary's words of that game are preferred to the program's own.
pub fn set_game(context: &Context, game: Game) {
    context.data_mut(|data| data.insert_temp(id(), game));
}

/// Adds a tooltip to a heading or a label whose words contain a word of the glossary; the tooltip gives the meaning of that word.
pub fn told(label: Response, words: &str) -> Response {
    if !label.hovered() {
        return label;
    }
    let game = label.ctx.data(|data| data.get_temp(id()));
    match term(words, game) {
        Some(term) => label.on_hover_text(format!("{}: {}", term.word, term.meaning)),
        None => label,
    }
}

/// The word of the glossary that makes up the whole label, or else the longest one that the label contains; of several equally long ones, the first.
/// A plural counts as well. `None` if the label contains no such word.
#[must_use]
pub fn term(label: &str, game: Option<Game>) -> Option<&'static Term> {
    let words: Vec<&str> =
        label.split(|letter: char| !letter.is_alphanumeric() && letter != '-').filter(|word| !word.is_empty()).collect();
    let known = |run: &str| {
        let one = run.strip_suffix(['s', 'S']).and_then(|one| manual::term(one, game));
        manual::term(run, game).or(one)
    };
    (1..=words.len()).rev().find_map(|length| {
        words
            .windows(length)
            .map(|run| run.join(" "))
            .filter(|run| length == words.len() || run.len() > SHORT)
            .find_map(|run| known(&run))
    })
}

fn id() -> Id {
    Id::unique("game of the glossary")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_is_explained_by_its_longest_word_of_the_glossary() {
        let word = |label, game| term(label, game).map(|term| term.word.as_str());
        assert_eq!(word("FINDINGS", None), Some("Finding"));
        assert_eq!(word("SIDES SWAPPED BETWEEN CAPTAINS", None), Some("Captain"));
        assert_eq!(word("Seed", None), Some("Seed"));
        assert_eq!(word("SHEETS OF PIECES", None), Some("Sheet"));
        assert_eq!(word("BLUE BOOK", None), Some("Blue book"));
        assert_eq!(word("KEEL", Some(Game::Vikings)), Some("Keel"));
        assert_eq!(word("KEEL", Some(Game::StarViking)), None, "a word of another game");
        assert_eq!(word("A SYMBOL OF YOUR OWN", None), None, "a short word among others");
        assert_eq!(word("NOTES", None), None);
    }
}
