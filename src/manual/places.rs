//! Places of the manual that other parts of the program link to: a rule by its code, a section of a rulebook by its citation, a word of the glossary.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::block::{Block, Look, plain};
use super::book;
use super::page::{Page, page};
use project::Game;
use rules::{About, Citation};

/// A page, and the index of one of its blocks.
pub type Spot = (&'static Page, usize);

/// A word of the glossary.
#[derive(Debug)]
pub struct Term {
    /// The word of the glossary.
    pub word: String,
    /// The meaning of the word, in a sentence.
    pub meaning: String,
    /// The game that uses the word; `None` for a word of the program.
    pub game: Option<Game>,
    /// The place that explains the word.
    pub spot: Spot,
}

/// The headings of the pages about rules. The key for a section of a book is the title of the game and the name of the section. The key for a rule is
/// an empty title and the rule's code.
static HEADINGS: LazyLock<HashMap<(&str, String), Spot>> = LazyLock::new(|| {
    let mut found = HashMap::new();
    let of_games = Game::ALL.into_iter().filter_map(|game| Some((game.title(), page(&of_rules(game))?)));
    for (title, page) in of_games.chain(page(PROJECTS).map(|page| ("", page))) {
        for (number, block) in page.blocks.iter().enumerate() {
            match block {
                Block::Heading(2, words) => {
                    found.entry((title, book::name(&plain(words)).to_owned())).or_insert((page, number));
                }
                Block::Heading(3, words) => {
                    let code = plain(words).split(' ').next().unwrap_or_default().to_owned();
                    found.entry(("", code)).or_insert((page, number));
                }
                _ => {}
            }
        }
    }
    found
});

static TERMS: LazyLock<Vec<Term>> = LazyLock::new(|| {
    let of_games = Game::ALL.into_iter().filter_map(|game| Some((Some(game), page(&of_rules(game))?)));
    page(GLOSSARY).map(|page| (None, page)).into_iter().chain(of_games).flat_map(|(game, page)| terms_of(page, game)).collect()
});

/// The name of the page with the program's glossary.
pub const GLOSSARY: &str = "words";
/// The name of the page with the rules of every project.
pub const PROJECTS: &str = "every-project";

/// The name of the page of the rules of a game.
pub fn of_rules(game: Game) -> String {
    format!("{}-rules", game.slug())
}

/// The points of a page that explain a word. On the page of the program's glossary these are all points; on the page of a game, those under the
/// heading of the game's words.
fn terms_of(page: &'static Page, game: Option<Game>) -> Vec<Term> {
    let mut heading = String::from(book::WORDS);
    let mut terms = Vec::new();
    for (number, block) in page.blocks.iter().enumerate() {
        match block {
            Block::Heading(2, words) => heading = plain(words),
            Block::Point { words, .. } if heading == book::WORDS => {
                let Some((word, rest)) = words.split_first().filter(|(word, _)| word.look == Look::Strong) else { continue };
                let meaning = rules::capital(plain(rest).trim_start_matches(':').trim());
                terms.push(Term { word: word.text.clone(), meaning, game, spot: (page, number) });
            }
            _ => {}
        }
    }
    terms
}

/// The place that explains a rule; `None` if the manual has none.
#[must_use]
pub fn rule(about: &About) -> Option<Spot> {
    HEADINGS.get(&("", about.code.to_string())).copied()
}

/// The place that explains what a citation names; `None` if the manual has none. A reason of Drydock's own has no place in the manual, since it is
/// given in full where it is cited.
#[must_use]
pub fn cited(citation: Citation) -> Option<Spot> {
    let Citation::Book { book, section } = citation else { return None };
    book::cited(section).into_iter().find_map(|name| HEADINGS.get(&(book, name.to_owned()))).copied()
}

/// The heading with these words on a page; `None` if the page has no such heading.
#[must_use]
pub fn heading(page: &'static Page, words: &str) -> Option<Spot> {
    let is_it = |block: &Block| matches!(block, Block::Heading(_, heading) if plain(heading) == words);
    page.blocks.iter().position(is_it).map(|at| (page, at))
}

/// The first paragraph below the heading at a place; `None` if another heading comes before it.
#[must_use]
pub fn gist((page, block): Spot) -> Option<String> {
    let below = page.blocks.iter().skip(block + 1).take_while(|block| !matches!(block, Block::Heading(1 | 2, _)));
    below.into_iter().find(|block| matches!(block, Block::Paragraph(_) | Block::Point { .. })).map(Block::text)
}

/// All words of the glossary: those of the program, and then those of each game.
#[must_use]
pub fn terms() -> &'static [Term] {
    &TERMS
}

/// The entry for a word of the glossary; capital and small letters count as the same. An entry of this game is preferred to one of the program.
#[must_use]
pub fn term(word: &str, game: Option<Game>) -> Option<&'static Term> {
    let means = |term: &&Term| term.word.eq_ignore_ascii_case(word.trim());
    let of = |game: Option<Game>| terms().iter().filter(move |term| term.game == game).find(means);
    game.and_then(|game| of(Some(game))).or_else(|| of(None))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::AnyRule;

    #[test]
    fn every_rule_leads_to_its_heading() {
        for game in Game::ALL {
            for about in game.rules().into_iter().chain(game.play_rules()).map(AnyRule::about) {
                let (page, block) = rule(about).expect("a place");
                assert!(page.blocks[block].text().contains(about.name) && page.name == of_rules(game), "{}", about.code);
                let told = cited(about.citation);
                assert_eq!(told.is_some(), matches!(about.citation, Citation::Book { .. }), "{}", about.code);
            }
        }
        for about in sheets::findings::ABOUTS {
            assert_eq!(rule(about).expect("a place").0.name, PROJECTS);
        }
    }

    #[test]
    fn words_are_explained_once_and_found_in_any_case() {
        for term in terms() {
            assert!(!term.meaning.is_empty() && term.meaning.ends_with('.'), "{}: {}", term.word, term.meaning);
            let found = super::term(&term.word.to_uppercase(), term.game).expect("a word");
            assert!(std::ptr::eq(found, term), "{} is explained twice", term.word);
        }
        assert!(term("Levelled", None).is_some() && term("xyzzy", None).is_none());
        for game in Game::ALL {
            assert!(terms().iter().any(|term| term.game == Some(game)), "{game}");
        }
    }
}
