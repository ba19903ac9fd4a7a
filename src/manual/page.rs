//! The list of the pages of the manual, in their order.

use std::sync::LazyLock;

use super::NoPage;
use super::block::{Block, plain};
use super::places::{PROJECTS, of_rules};
use super::{book, markdown, tables};
use project::{Error, Game, Library};
use rules::nearest;

/// A page of the manual. No two have the same name.
#[derive(Debug)]
pub struct Page {
    /// The name by which a user asks for the page: `printing`.
    pub name: String,
    /// The title of the page: "Printing, cutting, printers".
    pub title: String,
    /// The contents, which begin with the title.
    pub blocks: Vec<Block>,
    /// Whether the page lists rules or columns to look up, instead of explaining something.
    pub is_list: bool,
}

/// The pages about all games, in their order.
const SHARED: [(&str, &str); 15] = [
    ("first-evening", include_str!("first-evening.md")),
    ("designing", include_str!("designing.md")),
    ("checking", include_str!("checking.md")),
    ("printing", include_str!("printing.md")),
    ("playtests", include_str!("playtests.md")),
    ("by-post", include_str!("by-post.md")),
    ("exchange", include_str!("exchange.md")),
    ("vassal", include_str!("vassal.md")),
    ("command-line", include_str!("command-line.md")),
    ("cluster", include_str!("cluster.md")),
    ("by-ear", include_str!("by-ear.md")),
    ("browser", include_str!("browser.md")),
    ("packages", include_str!("packages.md")),
    ("files", include_str!("files.md")),
    ("words", include_str!("words.md")),
];

impl PartialEq for Page {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Page {}

static PAGES: LazyLock<Vec<Page>> = LazyLock::new(|| {
    let shared = SHARED.iter().map(|(name, source)| Page::of(name, markdown::read(source)));
    let games = Game::ALL.into_iter().map(|game| Page::of(game.slug(), markdown::read(Library::manual(game))));
    let rules = Game::ALL.into_iter().map(|game| Page::of(&of_rules(game), book::of(game)));
    let every_project = std::iter::once_with(|| Page::of(PROJECTS, book::of_projects()));
    let tables = Game::ALL.into_iter().map(|game| Page::of(&format!("{}-tables", game.slug()), tables::of(game)));
    let lists = rules.chain(every_project).chain(tables).map(|page| Page { is_list: true, ..page });
    shared.chain(games).chain(lists).collect()
});

impl Page {
    fn of(name: &str, blocks: Vec<Block>) -> Self {
        let title = match blocks.first() {
            Some(Block::Heading(1, words)) => plain(words),
            _ => name.to_owned(),
        };
        Self { name: name.to_owned(), title, blocks, is_list: false }
    }
}

/// All pages, in their order.
#[must_use]
pub fn pages() -> &'static [Page] {
    &PAGES
}

/// The page with this name or title; `None` if there is none.
#[must_use]
pub fn page(name: &str) -> Option<&'static Page> {
    let wanted = name.trim();
    let is_wanted = |page: &&Page| page.name.eq_ignore_ascii_case(wanted) || page.title.eq_ignore_ascii_case(wanted);
    pages().iter().find(is_wanted)
}

/// The page with this name or title, for a user who may have misspelt it.
///
/// # Errors
/// If there is no such page; the error names the page that may be meant.
pub fn named(name: &str) -> Result<&'static Page, Error> {
    let near = || nearest(name, pages().iter().map(|page| page.name.as_str()));
    page(name).ok_or_else(|| NoPage { name: name.into(), near: near() }.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_a_title_and_its_links_lead_somewhere() {
        for page in pages() {
            let titles = page.blocks.iter().filter(|block| matches!(block, Block::Heading(1, _))).count();
            assert_eq!(titles, 1, "{}", page.name);
            assert!(page.blocks.len() > 3, "{} says nothing", page.name);
            let links = page.blocks.iter().flat_map(Block::spans).filter_map(|span| span.leads_to.as_deref());
            for link in links {
                assert!(link.starts_with("https://") || super::page(link).is_some(), "{} leads to {link}", page.name);
            }
        }
    }

    #[test]
    fn nothing_that_a_source_says_is_lost() {
        let games = Game::ALL.map(|game| (game.slug(), Library::manual(game)));
        for (name, source) in SHARED.into_iter().chain(games) {
            let told: Vec<String> = page(name).expect("a page").blocks.iter().map(Block::text).collect();
            // The signs of Markdown are removed both from the source and from the page, because code may contain these signs too.
            let told = told.join(" ").replace(['*', '`'], "");
            let word =
                |word: &str| word.replace(['*', '`'], "").trim_matches(|letter: char| !letter.is_alphanumeric()).to_owned();
            // Lines with a link are left out, since a page does not show the link's address as words.
            for line in source.lines().filter(|line| !line.starts_with("```") && !line.contains("](")) {
                let words = line.split_whitespace().map(word).filter(|word| word.contains(char::is_alphabetic));
                let lost: Vec<String> = words.filter(|word| !told.contains(word.as_str())).collect();
                assert!(lost.is_empty(), "{name}: {lost:?} in {line}");
            }
        }
    }

    #[test]
    fn an_unknown_page_is_answered_with_the_one_that_may_be_meant() {
        assert_eq!(named("Printing").expect("a page").name, "printing");
        let error = named("printer").expect_err("no page");
        assert_eq!(error.own(), Some(&NoPage { name: "printer".into(), near: Some("printing") }));
        assert_eq!(
            error.to_string(),
            "The manual has no page \"printer\": did you mean printing? drydock manual lists them all, and drydock manual --search WORDS looks in them."
        );
        assert!(named("xyzzy").expect_err("no page").to_string().contains("lists them all"));
    }
}
