//! What cites a rulebook leads somewhere: the manual tells in our words of every section that the program names.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use drydock::manual::{self, Block};
use drydock::project::Game;
use drydock::rules::Citation;

/// The texts between the quotation marks that follow a sign in some source.
fn quoted<'text>(text: &'text str, sign: &str) -> Vec<&'text str> {
    let after = text.split(sign).skip(1).map(str::trim_start).filter_map(|rest| rest.strip_prefix('"'));
    after.filter_map(|rest| rest.split('"').next()).collect()
}

/// The code of a file: its comments and tests are left out.
fn code(text: &str) -> String {
    let own = text.split("#[cfg(test)]\nmod ").next().unwrap_or(text);
    own.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// Every section of its book that the code of a game cites.
fn sections(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            if !path.ends_with("tests") {
                sections(&path, found);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("tests.rs") {
            let text = code(&fs::read_to_string(&path).expect("source"));
            found.extend(quoted(&text, "book(").into_iter().map(str::to_owned));
        }
    }
}

#[test]
fn the_manual_tells_of_every_section_that_is_cited() {
    let mut lost = Vec::new();
    for game in Game::ALL {
        let mut found = BTreeSet::new();
        sections(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games").join(game.folder()), &mut found);
        assert!(found.len() > 10, "{game}: {found:?}");
        for section in found {
            let citation = Citation::Book { book: game.title(), section: Box::leak(section.clone().into_boxed_str()) };
            match manual::cited(citation) {
                Some(spot) if manual::gist(spot).is_some() => {}
                _ => lost.push(format!("{game}: {section}")),
            }
        }
    }
    assert!(lost.is_empty(), "the manual does not tell of\n{}", lost.join("\n"));
}

#[test]
fn links_to_the_glossary_are_words_of_it() {
    let mut links = 0;
    for page in manual::pages() {
        for span in page.blocks.iter().flat_map(Block::spans).filter(|span| span.leads_to.as_deref() == Some("words")) {
            links += 1;
            assert!(span.text == "glossary" || manual::term(&span.text, None).is_some(), "{}: {}", page.name, span.text);
        }
    }
    assert!(links > 20, "{links} links");
}
