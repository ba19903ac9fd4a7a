//! Numbers agree with what they count, on every screen of every template: no "1 pieces", no "8 hexs", no "10 millions of people".

use std::collections::BTreeSet;

use drydock::project::{Game, Library};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{Window, keys, open_template_of};

/// Words that end as plurals do and are none.
const NO_PLURALS: [&str; 20] = [
    "is", "was", "has", "as", "its", "this", "less", "plus", "across", "pass", "class", "loss", "us", "always", "does", "costs",
    "makes", "takes", "inwards", "outwards",
];

/// What is counted on screens.
const COUNTED: [&str; 38] = [
    "action",
    "board",
    "boat",
    "body",
    "card",
    "character",
    "counter",
    "creature",
    "die",
    "dot",
    "error",
    "fight",
    "finding",
    "fleet",
    "force",
    "hex",
    "item",
    "map",
    "page",
    "piece",
    "planet",
    "player",
    "point",
    "scenario",
    "sector",
    "sheet",
    "ship",
    "space",
    "star",
    "system",
    "technology",
    "thing",
    "tile",
    "turn",
    "unit",
    "warning",
    "world",
    "year",
];

/// What is wrong with the numbers in some words; nothing where they agree.
fn disagreement(words: &str) -> Option<String> {
    let tokens: Vec<&str> = words.split([' ', '\u{a0}', '\n']).collect();
    tokens.windows(2).enumerate().find_map(|(at, pair)| {
        let (number, word) =
            (pair[0].trim_start_matches(['(', '“', '"']), pair[1].trim_end_matches([',', '.', ':', ';', ')', '”', '?']));
        if number.is_empty() || !number.chars().all(|sign| sign.is_ascii_digit()) || !word.chars().all(char::is_lowercase) {
            return None;
        }
        // A fraction and a place in a list: "1 of 3 pages", "page 2 of".
        let is_of_many = at > 1 && tokens[at - 1] == "of";
        let wrong = match number {
            "1" => !is_of_many && word.len() > 2 && word.ends_with('s') && !NO_PLURALS.contains(&word),
            // What is counted may be kinds of it: "36 unit types".
            _ if tokens.get(at + 2).is_some_and(|next| next.starts_with("types")) => false,
            _ => COUNTED.contains(&word) || word == "hexs" || word == "millions",
        };
        wrong.then(|| format!("{number} {word} in {words:?}"))
    })
}

fn words(node: Node, found: &mut BTreeSet<String>) {
    let own = node.accesskit_node();
    // What a player has typed is the player's own.
    if !matches!(own.role(), Role::TextInput | Role::MultilineTextInput | Role::TextRun) {
        found.extend(own.label());
        found.extend(own.value());
        for child in node.children() {
            words(child, found);
        }
    }
}

fn read(window: &Window, found: &mut BTreeSet<String>) {
    words(window.root(), found);
}

#[test]
fn what_does_not_agree_is_found() {
    for wrong in ["8 hexs", "1 pieces", "It is 10 millions of people.", "(1 points)", "It has 3 ship, no more"] {
        assert!(disagreement(wrong).is_some(), "{wrong}");
    }
    for right in
        ["1 piece", "0 ships", "1 of 2 pages", "3 million people", "of 1 is", "Type 2 Ship", "2 hexes and 1 hex", "36 unit types"]
    {
        assert_eq!(disagreement(right), None, "{right}");
    }
}

#[test]
fn numbers_agree_with_what_they_count_on_every_screen_of_every_template() {
    let mut found = BTreeSet::new();
    for game in Game::ALL {
        for template in Library::bundled().templates(game).expect("the templates") {
            let folder = tempfile::tempdir().expect("a folder");
            let (mut window, _) = open_template_of(game, &template, folder.path());
            read(&window, &mut found);
            // The first thing of each kind, as it is designed.
            let outline = window.state().state().document.derived().outline.clone();
            for name in outline.iter().filter_map(|group| group.entries.first()).map(|entry| &entry.name) {
                let rows: Vec<_> = window.query_all_by_role_and_label(Role::ListItem, name).collect();
                if let [only] = rows.as_slice() {
                    only.click();
                    window.run();
                    read(&window, &mut found);
                }
            }
            for key in [Key::Num3, Key::Num2, Key::P] {
                keys(&mut window, Modifiers::COMMAND, key);
                read(&window, &mut found);
            }
        }
    }
    assert!(found.len() > 1_000, "{} strings were read", found.len());
    let wrong: Vec<String> = found.iter().filter_map(|words| disagreement(words)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
