//! Numbers agree with what they count, on every screen of every template: no "1 pieces", no "8 hexs", no "10 millions of people".

use std::collections::BTreeSet;

use drydock::project::{Game, Library, files};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{Window, keys, open_sized, type_into};

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
        if number.is_empty() || !number.chars().all(|sign| sign.is_ascii_digit()) {
            return None;
        }
        // A name may stand before what is counted: "1 Line units".
        let is_named = word.starts_with(char::is_uppercase);
        let word = if is_named { tokens.get(at + 2)?.trim_end_matches([',', '.', ':', ';', ')']) } else { word };
        if is_named && !word.strip_suffix('s').is_some_and(|one| COUNTED.contains(&one)) || !word.chars().all(char::is_lowercase)
        {
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
    for wrong in [
        "8 hexs",
        "1 pieces",
        "the Rebel has 1 Line units",
        "It is 10 millions of people.",
        "(1 points)",
        "It has 3 ship, no more",
    ] {
        assert!(disagreement(wrong).is_some(), "{wrong}");
    }
    for right in [
        "1 piece",
        "0 ships",
        "1 of 2 pages",
        "3 million people",
        "of 1 is",
        "Type 2 Ship",
        "2 hexes and 1 hex",
        "36 unit types",
        "2 Line units",
    ] {
        assert_eq!(disagreement(right), None, "{right}");
    }
}

/// Opens what keys open, reads it, and closes it.
fn read_dialog(window: &mut Window, modifiers: Modifiers, key: Key, found: &mut BTreeSet<String>) {
    keys(window, modifiers, key);
    read(window, found);
    keys(window, Modifiers::NONE, Key::Escape);
}

/// Reads every thing of the outline that is new, and the view of all things of each kind.
fn read_things(window: &mut Window, known: &mut BTreeSet<String>, found: &mut BTreeSet<String>) {
    let outline = window.state().state().document.derived().outline.clone();
    for group in outline {
        for (index, entry) in group.entries.iter().enumerate() {
            if known.insert(format!("{} {} {}", group.one, entry.name, entry.remark)) {
                let Some(row) = window.query_all_by_role_and_label(Role::ListItem, &entry.name).next() else { continue };
                row.click();
                window.run();
                read(window, found);
                if index == 0 {
                    for key in [Key::Num3, Key::Num2] {
                        keys(window, Modifiers::COMMAND, key);
                        read(window, found);
                    }
                }
            }
        }
    }
}

/// Plays a scenario twice in the panel below, if captains play it, and reads the report.
fn read_playtest(window: &mut Window, found: &mut BTreeSet<String>) {
    keys(window, Modifiers::NONE, Key::F9);
    read(window, found);
    if window.query_by_role_and_label(Role::SpinButton, "Games").is_some() {
        type_into(window, Role::SpinButton, "Games", "2");
        keys(window, Modifiers::NONE, Key::Enter);
        if let Some(start) =
            window.query_by_role_and_label(Role::Button, "Start").filter(|start| !start.accesskit_node().is_disabled())
        {
            start.click();
            window.run();
            read(window, found);
        }
    }
    keys(window, Modifiers::NONE, Key::F9);
}

/// Reads every screen of every template of a game, and holds every number against what it counts.
fn hold(game: Game) {
    const DIALOGS: [Key; 7] = [Key::N, Key::O, Key::P, Key::E, Key::Comma, Key::B, Key::F];
    let (mut known, mut found) = (BTreeSet::new(), BTreeSet::new());
    for template in Library::bundled().templates(game).expect("the templates") {
        let folder = tempfile::tempdir().expect("a folder");
        let project = Library::bundled().template(game, &template).expect("the template");
        let file = folder.path().join("open.drydock");
        files::save(&file, &project).expect("a saved file");
        // So tall that every row of the outline is in sight.
        let mut window = open_sized(Some(file), folder.path(), Vec2::new(1280.0, 6000.0));
        read(&window, &mut found);
        read_things(&mut window, &mut known, &mut found);
        for key in DIALOGS {
            read_dialog(&mut window, Modifiers::COMMAND, key, &mut found);
        }
        read_dialog(&mut window, Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P, &mut found);
        read_dialog(&mut window, Modifiers::SHIFT, Key::F1, &mut found);
        read_dialog(&mut window, Modifiers::NONE, Key::F1, &mut found);
        keys(&mut window, Modifiers::NONE, Key::F8);
        read(&window, &mut found);
        read_playtest(&mut window, &mut found);
        keys(&mut window, Modifiers::COMMAND, Key::Num4);
        read(&window, &mut found);
    }
    assert!(found.len() > 500, "{} strings were read", found.len());
    let wrong: Vec<String> = found.iter().filter_map(|words| disagreement(words)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn numbers_agree_with_what_they_count_on_every_screen_of_launch_fighters() {
    hold(Game::LaunchFighters);
}

#[test]
fn numbers_agree_with_what_they_count_on_every_screen_of_star_viking() {
    hold(Game::StarViking);
}

#[test]
fn numbers_agree_with_what_they_count_on_every_screen_of_freedom_in_the_galaxy() {
    hold(Game::FreedomInTheGalaxy);
}

#[test]
fn numbers_agree_with_what_they_count_on_every_screen_of_vikings() {
    hold(Game::Vikings);
}

#[test]
fn numbers_agree_with_what_they_count_on_every_screen_of_space_viking() {
    hold(Game::SpaceViking);
}
