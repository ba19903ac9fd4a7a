//! The search of the manual: a question in a reader's own words finds the sections that answer it.
//!
//! A section is a heading with the text below it, or a word of the glossary. A section need not contain all words of the question. The rarer the
//! words that it contains, and the nearer they are to its heading, the earlier the section is listed.

use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::block::{Block, Look, plain};
use super::page::{Page, pages};
use super::places::{GLOSSARY, Spot};

/// A section of the manual that the search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The page of the section.
    pub page: &'static Page,
    /// The index of the block of the page at which to begin reading.
    pub block: usize,
    /// The heading of the section; in the glossary, the word that is explained.
    pub heading: String,
    /// The text of the block that fits the question best.
    pub words: String,
}

impl Hit {
    /// The text on a single line. It is cut after this many letters if it is longer.
    #[must_use]
    pub fn excerpt(&self, most: usize) -> String {
        let words = self.words.split_whitespace().collect::<Vec<_>>().join(" ");
        match words.char_indices().nth(most) {
            Some((end, _)) => format!("{}…", words[..end].trim_end()),
            None => words,
        }
    }
}

/// Common words of a question, which a section need not contain.
const IDLE: &[&str] = &[
    "a", "about", "an", "and", "any", "are", "as", "at", "be", "beside", "but", "by", "can", "cannot", "could", "did", "do",
    "does", "for", "from", "get", "had", "has", "have", "how", "i", "if", "in", "into", "is", "it", "its", "just", "me", "mean",
    "means", "meant", "much", "my", "need", "needs", "of", "on", "one", "ones", "or", "out", "s", "should", "so", "some", "t",
    "than", "that", "the", "their", "them", "then", "there", "these", "they", "this", "to", "use", "want", "was", "what", "when",
    "where", "which", "who", "why", "will", "with", "would", "you", "your",
];

/// Groups of words with the same meaning. The manual itself uses the first word of each group.
const ALIKE: &[&[&str]] = &[
    &["captain", "program", "computer", "opponent", "bot", "ai", "solo"],
    &["post", "mail", "email", "pbm"],
    &["spreadsheet", "excel", "calc", "csv"],
    &["bring", "import"],
    &["picture", "image", "photo", "art", "artwork"],
    &["change", "edit", "modify", "alter"],
    &["lost", "crash", "crashed", "recover", "restore", "died", "recovery"],
    &["interval", "confidence", "margin"],
    &["die", "dice", "roll"],
    &["only", "single", "alone"],
    &["random", "chance", "generate", "generator"],
    &["keep", "store", "save", "storage"],
    &["cost", "price", "expensive", "dear"],
    &["game", "simulation"],
    &["level", "balance", "fair"],
    &["book", "rulebook"],
    &["reconstructed", "invented", "guessed"],
    &["finding", "problem", "error", "warning"],
    &["side", "sided", "simplex"],
];

/// If the block that was found is within this many blocks of its heading, the hit begins at the heading; otherwise it begins at that block.
const SHORT: usize = 8;
/// What share of the question's weight a section must contain to count as an answer.
const LEAST: f64 = 0.5;
/// By what factor the score is multiplied if a page only lists rules or columns and explains nothing.
const LISTED: f64 = 0.7;

/// A section of the manual, prepared for the search.
struct Section {
    page: &'static Page,
    /// The index of the block that the section begins with.
    first: usize,
    heading: String,
    /// The stems of the title of the section's page, of its heading, and of each block.
    title: Stems,
    head: Stems,
    blocks: Vec<Stems>,
}

type Stems = BTreeSet<String>;

static SECTIONS: LazyLock<Vec<Section>> = LazyLock::new(|| pages().iter().flat_map(sections).collect());

/// The sections of a page.
fn sections(page: &'static Page) -> Vec<Section> {
    let title: Stems = stems(&page.title).collect();
    let mut found: Vec<Section> = Vec::new();
    for (number, block) in page.blocks.iter().enumerate() {
        let heading = match block {
            Block::Heading(_, words) => Some(plain(words)),
            Block::Point { words, .. } if page.name == GLOSSARY => {
                words.first().filter(|word| word.look == Look::Strong).map(|word| word.text.clone())
            }
            _ => None,
        };
        if let Some(heading) = heading {
            let head = stems(&heading).collect();
            found.push(Section { page, first: number, heading, title: title.clone(), head, blocks: Vec::new() });
        }
        if let Some(section) = found.last_mut() {
            section.blocks.push(stems(&block.text()).collect());
        }
    }
    found
}

/// A word of the question: its stem, the stems of words with the same meaning, and its weight. The fewer sections contain the word, the greater is
/// its weight.
struct Wanted {
    stem: String,
    alike: Vec<String>,
    weight: f64,
}

impl Wanted {
    fn of(word: String) -> Self {
        let alike = ALIKE.iter().map(|words| words.iter().copied().map(stem).collect::<Vec<_>>());
        let alike = alike.filter(|stems| stems.contains(&word)).flatten().filter(|other| *other != word).collect();
        let mut wanted = Self { stem: word, alike, weight: 0.0 };
        let sections = SECTIONS.iter().filter(|section| section.blocks.iter().any(|block| wanted.is_in(block) > 0.0)).count();
        if sections > 0 {
            wanted.weight = (1.0 + SECTIONS.len() as f64 / sections as f64).ln();
        }
        wanted
    }

    /// How well a text contains this word: 1 if it contains the word itself, less if it contains a word that begins with it or means the same, 0
    /// otherwise.
    fn is_in(&self, words: &Stems) -> f64 {
        let begins = || words.range(self.stem.clone()..).next().is_some_and(|word| word.starts_with(&self.stem));
        if words.contains(&self.stem) {
            1.0
        } else if self.stem.len() > 2 && begins() {
            0.9
        } else if self.alike.iter().any(|other| words.contains(other)) {
            0.8
        } else {
            0.0
        }
    }
}

/// The sections that answer a question, the best first; an empty list if the words of the question occur nowhere.
#[must_use]
pub fn search(words: &str) -> Vec<Hit> {
    let asked: BTreeSet<String> = stems(words).collect();
    let telling = |word: &&String| !IDLE.iter().any(|idle| stem(idle) == **word);
    let any_tells = asked.iter().any(|word| telling(&word));
    let wanted: Vec<Wanted> = asked.iter().filter(|word| !any_tells || telling(word)).cloned().map(Wanted::of).collect();
    let all: f64 = wanted.iter().map(|word| word.weight).sum();
    let mut found: Vec<(f64, Hit)> = SECTIONS.iter().filter_map(|section| section.answer(&wanted, all)).collect();
    // Sections with equal scores keep the order of the manual.
    found.sort_by(|(one, _), (other, _)| other.partial_cmp(one).unwrap_or(Ordering::Equal));
    found.into_iter().map(|(_, hit)| hit).collect()
}

/// The place of a page that explains a kind of thing, such as "fleet style". It is a block with one of the kind's words in bold. The last word of the
/// kind is tried first, since it says what sort of thing the kind is. If there is no such block, it is the section that the search finds first.
/// `None` if the page explains nothing of the kind.
#[must_use]
pub fn about(page: &'static Page, one: &str) -> Option<Spot> {
    let has = |block: &Block, word: &str| {
        let mut strong = block.spans().filter(|span| span.look == Look::Strong);
        strong.any(|span| span.text.to_lowercase().split(' ').any(|other| other.starts_with(word)))
    };
    let standing_out = one.rsplit(' ').find_map(|word| page.blocks.iter().position(|block| has(block, word)));
    // The first block is about the whole page.
    let found = || search(one).into_iter().find(|hit| hit.page == page && hit.block > 0).map(|hit| hit.block);
    standing_out.or_else(found).map(|at| (page, at))
}

impl Section {
    /// The section as an answer: its score, and the hit to be shown. `None` if it contains too few of the words. `all` is the weight of all words
    /// together.
    fn answer(&self, wanted: &[Wanted], all: f64) -> Option<(f64, Hit)> {
        let in_block = |block: &Stems| wanted.iter().map(|word| word.weight * word.is_in(block)).sum::<f64>();
        let by_block: Vec<f64> = self.blocks.iter().map(in_block).collect();
        let has = |word: &Wanted| self.blocks.iter().map(|block| word.is_in(block)).fold(0.0, f64::max);
        let own: f64 = wanted.iter().map(|word| word.weight * has(word)).sum();
        let weighed = |words: &Stems| wanted.iter().map(|word| word.weight * word.is_in(words)).sum::<f64>();
        let met: f64 = wanted.iter().map(|word| word.weight * has(word).max(word.is_in(&self.title))).sum();
        if own <= 0.0 || met < LEAST * all {
            return None;
        }
        let best = by_block.iter().copied().fold(0.0, f64::max);
        // The heading says what the section is about, so words in it count more; the fewer words the heading has, the more each of them counts.
        let about = weighed(&self.head) * (1.0 + 1.0 / self.head.len().max(1) as f64);
        let score = (met + best + about + 0.5 * weighed(&self.title)) * met / all * if self.page.is_list { LISTED } else { 1.0 };
        Some((score, self.hit(&by_block)))
    }

    fn hit(&self, by_block: &[f64]) -> Hit {
        // The heading is shown anyway, so the text of the hit comes from a block below it.
        let says = by_block.iter().enumerate().skip(usize::from(by_block.len() > 1));
        let best = says.fold((0, -1.0), |best, (at, score)| if *score > best.1 { (at, *score) } else { best }).0;
        let block = if best < SHORT { self.first } else { self.first + best };
        let words = self.page.blocks[self.first + best].text();
        Hit { page: self.page, block, heading: self.heading.clone(), words }
    }
}

/// The stems of the words of a text.
fn stems(text: &str) -> impl Iterator<Item = String> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).map(stem)
}

/// The stem of a word, in lower case and without its ending, so that "ramming" and "rams" find "ram".
fn stem(word: &str) -> String {
    let word = word.to_lowercase();
    let cut = ["ings", "ing", "ed", "es", "s", "e"]
        .into_iter()
        .find_map(|ending| word.strip_suffix(ending).filter(|rest| rest.len() > 2));
    let mut stem = cut.unwrap_or(&word).to_owned();
    let mut letters = stem.chars().rev();
    if stem.len() > 3 && letters.next() == letters.next() {
        stem.pop();
    }
    stem
}

#[cfg(test)]
mod tests {
    use super::super::page::page;
    use super::*;
    use project::Game;

    #[test]
    fn words_are_found_in_any_order_with_their_page() {
        let hits = search("Calibration printer");
        assert!(hits.iter().any(|hit| hit.page.name == "printing"), "{hits:?}");
        assert_eq!(search("printer calibration"), hits);
        assert!(search("  ").is_empty() && search("xyzzy").is_empty());
        assert!(!search("xyzzy printer").is_empty(), "a word that is nowhere hides no other");
    }

    #[test]
    fn endings_and_words_of_one_meaning_make_no_difference() {
        for (one, other) in [("ramming", "rams"), ("levelled", "level"), ("printed", "prints"), ("games", "game")] {
            assert_eq!(stem(one), stem(other));
        }
        assert_eq!(search("lost project")[0], search("recovering a project")[0]);
        for words in ALIKE {
            let told =
                |word: &&&str| SECTIONS.iter().any(|section| section.blocks.iter().any(|block| block.contains(&stem(word))));
            assert!(words.iter().take(1).all(|word| told(&word)), "the manual does not use {words:?}");
        }
    }

    #[test]
    fn a_rule_is_found_by_its_code_and_a_word_in_the_glossary() {
        assert!(search("what does LF002 mean?")[0].heading.starts_with("LF002"));
        let hit = &search("what does levelled mean?")[0];
        assert_eq!((hit.page.name.as_str(), hit.heading.as_str()), (GLOSSARY, "Levelled"));
        assert!(hit.words.contains("win equally often"), "{hit:?}");
    }

    #[test]
    fn a_page_tells_of_a_thing_where_its_word_stands_out_or_where_it_is_found() {
        for (game, one, told) in [
            (Game::LaunchFighters, "ship", "Ships with five stats"),
            (Game::LaunchFighters, "fleet style", "Styles of fleets"),
            (Game::StarViking, "unit type", "Unit desk and tables"),
            (Game::StarViking, "system", "The tile desk"),
            (Game::Vikings, "board", "Boards of hexes"),
            (Game::SpaceViking, "world", "Worlds with their type"),
        ] {
            let game_page = page(game.slug()).expect("a page");
            let (led, block) = about(game_page, one).expect("a place");
            let text = led.blocks[block].text();
            assert!(led == game_page && text.starts_with(told), "{game}, {one}: {text}");
        }
        let page = page("launch-fighters").expect("a page");
        assert_eq!(about(page, "xyzzy"), None);
    }
}
