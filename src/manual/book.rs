//! The rules of a game as the program knows them, section by section of the rulebook. For each section: what it says, in our words; what the checks
//! demand because of it, with an example before and after; and which fields come from it.
//!
//! The words on sections stand in `blue_book/<game>/rules.md`; everything else comes from the rules and kinds of the game.

use std::collections::BTreeMap;

use super::block::{Block, Look, Span, Words, plain};
use super::markdown;
use drawing::text::without_shape;
use project::difference::{self, Difference};
use project::{Content, Game, Library, checks};
use rules::kind::FieldFacts;
use rules::{About, AnyRule, Citation, one_of};
use sheets::findings;

/// How many differences between the two examples of a rule are listed at most.
const MOST: usize = 4;

/// The heading over the glossary of a game. It is no section of the book.
pub const WORDS: &str = "Words";

/// The heading over the rules that are Drydock's own.
const OWN: &str = "Drydock's own rules";

/// The page of the rules of a game.
pub fn of(game: Game) -> Vec<Block> {
    let mut sections = Sections::read(markdown::read(Library::rules(game)));
    for rule in game.rules().into_iter().chain(game.play_rules()) {
        sections.rule(rule);
    }
    for kind in Content::empty(game).kinds() {
        for facts in kind.fields() {
            sections.field(kind.facts().one, facts);
        }
    }
    sections.blocks()
}

/// The page of the rules that hold for every project and its pages.
pub fn of_projects() -> Vec<Block> {
    let intro = "Drydock checks these whatever the game is. Findings about pages come as the pages are laid out.";
    let mut blocks = vec![Block::Heading(1, said("Rules of every project")), Block::Paragraph(said(intro))];
    for rule in checks::RULES {
        blocks.extend(told(*rule));
    }
    blocks.extend(findings::ABOUTS.iter().flat_map(|about| explained(about, &[])));
    blocks
}

/// The sections that a citation names, each by the name that begins its heading. A citation of a book with numbered cases is split into these cases;
/// any other citation is a single heading.
pub fn cited(section: &str) -> Vec<&str> {
    if is_numbered(section) { section.split(", ").map(name).collect() } else { vec![section] }
}

/// The name of a section, taken from its heading: the number of the case, or the whole heading if there is no number.
pub fn name(heading: &str) -> &str {
    if is_numbered(heading) { heading.split(' ').next().unwrap_or(heading) } else { heading }
}

/// The key by which the sections of a book are sorted: the numbers in the name of a case. It is empty for a heading without a number.
type Order = Vec<u32>;

/// A section of the book, with everything that the manual says about it.
#[derive(Default)]
struct Section {
    heading: Words,
    blocks: Vec<Block>,
    fields: Vec<Block>,
    /// Fields of the section whose captions need no explanation.
    plain: Vec<String>,
}

/// The text before the first section, the sections in the order of the book, and the rules that are Drydock's own.
struct Sections {
    intro: Vec<Block>,
    told: BTreeMap<(Order, usize, String), Section>,
    own: Vec<Block>,
}

impl Sections {
    /// The sections for which the Markdown of a game has text.
    fn read(source: Vec<Block>) -> Self {
        let mut all = Self { intro: Vec::new(), told: BTreeMap::new(), own: Vec::new() };
        let mut open = None;
        for block in source {
            match &block {
                Block::Heading(2, words) if plain(words) != WORDS => {
                    let heading = plain(words);
                    // Headings that the text has keep their order, and come before headings that only rules name.
                    let place = all.told.len();
                    let key = (order(&heading), place, name(&heading).to_owned());
                    all.told.insert(key.clone(), Section { heading: words.clone(), ..Section::default() });
                    open = Some(key);
                }
                _ => match open.as_ref().and_then(|key| all.told.get_mut(key)) {
                    Some(section) => section.blocks.push(block),
                    None => all.intro.push(block),
                },
            }
        }
        all
    }

    /// The section with this name; if it is missing, it is added.
    fn section(&mut self, cited: &str) -> &mut Section {
        let known = self.told.keys().find(|(_, _, name)| name == cited).cloned();
        let key = known.unwrap_or_else(|| (order(cited), usize::MAX, cited.to_owned()));
        self.told.entry(key).or_insert_with(|| Section { heading: said(cited), ..Section::default() })
    }

    /// Adds a rule to the sections that it cites. The first of them gets the full text, and the others get one point each.
    fn rule(&mut self, rule: &dyn AnyRule) {
        let about = rule.about();
        let Citation::Book { section, .. } = about.citation else { return self.own.extend(told(rule)) };
        for (at, cited) in cited(section).into_iter().enumerate() {
            let blocks = if at == 0 { told(rule) } else { vec![point(&about.code.to_string(), about.says)] };
            self.section(cited).blocks.extend(blocks);
        }
    }

    /// Adds a field to the sections that it cites.
    fn field(&mut self, one: &str, facts: &FieldFacts) {
        let Some(Citation::Book { section, .. }) = facts.citation else { return };
        let field = format!("{}, of {}", facts.spoken, one_of(one));
        for cited in cited(section) {
            let Section { fields, plain, .. } = self.section(cited);
            let block = point(&field, facts.help);
            if facts.help.is_empty() && !plain.contains(&field) {
                plain.push(field.clone());
            } else if !facts.help.is_empty() && !fields.contains(&block) {
                fields.push(block);
            }
        }
    }

    fn blocks(self) -> Vec<Block> {
        let mut blocks = self.intro;
        for Section { heading, blocks: own, fields, plain } in self.told.into_values() {
            blocks.push(Block::Heading(2, heading));
            blocks.extend(own);
            blocks.extend(fields);
            if !plain.is_empty() {
                blocks.push(point("On the forms", &format!("{}.", plain.join("; "))));
            }
        }
        if !self.own.is_empty() {
            blocks.push(Block::Heading(2, said(OWN)));
            blocks.extend(self.own);
        }
        blocks
    }
}

fn is_numbered(section: &str) -> bool {
    section.starts_with(|letter: char| letter.is_ascii_digit())
}

fn order(heading: &str) -> Order {
    if !is_numbered(heading) {
        return Vec::new();
    }
    // Case 2.31 stands between 2.3 and 2.4, since each digit behind the point is compared separately.
    let mut parts = name(heading).split('.');
    let chapter = parts.next().and_then(|chapter| chapter.parse().ok()).unwrap_or_default();
    std::iter::once(chapter).chain(parts.flat_map(str::chars).filter_map(|digit| digit.to_digit(10))).collect()
}

/// The text on a rule: its demand, and its example before and after.
fn told(rule: &dyn AnyRule) -> Vec<Block> {
    let (about, example) = (rule.about(), rule.example());
    let mut points = Vec::new();
    if let Some(first) = example.first() {
        points.push(point("Before", &shaped(&first.message)));
        points.extend(first.fixes.iter().map(|fix| point("Fix", &format!("{fix}."))));
    }
    points.extend(after(&difference::of_example(rule)).map(|words| point("After", &shaped(&words))));
    explained(about, &points)
}

/// A sentence that says what has to change in the example so that the rule is kept; `None` if nothing has to change.
fn after(differences: &[Difference]) -> Option<String> {
    let told: Vec<String> = differences.iter().take(MOST).map(ToString::to_string).collect();
    let more = if differences.len() > MOST { ", and more" } else { "" };
    (!told.is_empty()).then(|| format!("{}{more}. Nothing is found then.", told.join("; ")))
}

/// The heading and the text of a rule, followed by `points`.
fn explained(about: &About, points: &[Block]) -> Vec<Block> {
    let mut words = format!("{} {}", about.says, about.because);
    if let Citation::Drydock(_) = about.citation {
        words = format!("{words} From {}.", about.citation.to_string().trim_end_matches('.'));
    }
    let mut blocks = vec![
        Block::Heading(3, said(&format!("{} {} ({})", about.code, about.name, about.severity))),
        Block::Paragraph(said(&words)),
    ];
    blocks.extend_from_slice(points);
    blocks
}

/// Words in which each letter that the fonts lack is replaced by its code, such as U+8239. The example of a rule may be about such letters.
fn shaped(words: &str) -> String {
    let unknown = without_shape(words);
    let number = |letter: char| format!("U+{:04X}", u32::from(letter));
    words.chars().map(|letter| if unknown.contains(&letter) { number(letter) } else { letter.to_string() }).collect()
}

fn said(words: &str) -> Words {
    vec![Span::new(words, Look::Plain)]
}

/// A point that begins with a word in bold.
fn point(word: &str, words: &str) -> Block {
    let words = vec![Span::new(word, Look::Strong), Span::new(format!(": {words}"), Look::Plain)];
    Block::Point { depth: 0, sign: "•".into(), words }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_stand_in_the_order_of_their_book() {
        assert!(order("2.31 Line of fire") < order("2.4") && order("2.4") < order("10.1") && order("2.3") < order("2.31"));
        assert_eq!(cited("2.51, 5.5"), ["2.51", "5.5"]);
        assert_eq!(cited("5.5 (3)"), ["5.5"], "a paragraph of a case is told under the case");
        assert_eq!(cited("The Battle: C) Attack, Flak"), ["The Battle: C) Attack, Flak"]);
        assert_eq!((name("2.31 Line of fire"), name("Command")), ("2.31", "Command"));
    }

    #[test]
    fn every_rule_is_told_once_with_an_example_before_and_after() {
        for game in Game::ALL {
            let blocks = of(game);
            for rule in game.rules() {
                let code = format!("{} ", rule.about().code);
                let heads = |block: &&Block| matches!(block, Block::Heading(3, _)) && block.text().starts_with(&code);
                assert_eq!(blocks.iter().filter(heads).count(), 1, "{code}");
                let at = blocks.iter().position(|block| heads(&block)).unwrap_or_default();
                let told: Vec<String> =
                    blocks[at + 1..].iter().take_while(|block| !matches!(block, Block::Heading(..))).map(Block::text).collect();
                for word in ["Before: ", "After: "] {
                    assert!(told.iter().any(|text| text.starts_with(word)), "{code} has no {word}{told:?}");
                }
            }
        }
    }
}
