//! The house keeps its order: a floor uses only the floors below it, and files, threads, clocks, egui and printpdf stay in their rooms.

use std::fs;
use std::path::{Path, PathBuf};

/// The floors from the ground up; a file may use its own floor and those before it.
const FLOORS: [&str; 9] = ["geometry", "drawing", "rules", "project", "playtest", "sheets", "exchange", "editor", "cli"];

/// Pairs of floors that do not know each other although one stands above the other.
const STRANGERS: [(&str, &str); 1] = [("rules", "drawing")];

/// The rooms of the editor from the ground up; a room may use those before it, and none uses another round a corner.
const EDITOR: [&str; 29] = [
    "keys",
    "chance",
    "watch",
    "stamp",
    "change",
    "trial",
    "difference",
    "no_display",
    "autosave",
    "things",
    "settings",
    "derived",
    "theme",
    "document",
    "action",
    "widgets",
    "jobs",
    "screen",
    "state",
    "command",
    "problem_list",
    "desks",
    "palette",
    "tour",
    "dialogs",
    "applier",
    "panels",
    "effects",
    "app",
];

/// Words that only some rooms may speak, and the rooms.
const ROOMS: [(&str, &[&str]); 14] = [
    ("egui::", &["editor/"]),
    ("eframe::", &["editor/"]),
    ("egui_extras::", &["editor/"]),
    ("egui_plot::", &["editor/"]),
    ("printpdf::", &["drawing/pdf/"]),
    ("lopdf::", &["drawing/pdf/"]),
    ("tiny_skia::", &["drawing/png.rs", "drawing/png/"]),
    ("std::fs", &["project/files.rs", "cli/", "editor/settings.rs"]),
    ("directories::", &["project/settings_folder.rs"]),
    ("std::thread", &["playtest/pool.rs", "editor/jobs.rs"]),
    ("rayon::", &["playtest/pool.rs"]),
    ("SystemTime", &["editor/stamp.rs", "editor/chance.rs"]),
    ("Instant", &["editor/"]),
    ("std::process", &["main.rs", "cli/", "editor/"]),
];

struct Source {
    /// The path below `src`, with forward slashes.
    path: String,
    /// The code without comments.
    code: String,
}

fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![root.clone()];
    let mut found: Vec<PathBuf> = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    found.sort();
    assert!(found.len() > 50, "the sources were not found");
    let below = |path: &Path| path.strip_prefix(&root).expect("a path below src").to_string_lossy().replace('\\', "/");
    found
        .iter()
        .map(|path| Source { path: below(path), code: code(&fs::read_to_string(path).expect("readable source")) })
        .collect()
}

/// The lines of code outside tests: comments go, and so does everything from a `#[cfg(test)]` on, which stands last in a file.
fn code(text: &str) -> String {
    let before_tests = text.split("#[cfg(test)]\nmod ").next().unwrap_or(text);
    before_tests.lines().map(|line| line.split("//").next().unwrap_or("")).collect::<Vec<_>>().join("\n")
}

fn floor_of(path: &str) -> Option<usize> {
    let folder = path.split('/').next()?;
    FLOORS.iter().position(|floor| *floor == folder)
}

/// The floors named by `crate::floor` paths, also in `use crate::{floor::…, floor::…}`.
fn floors_used(code: &str) -> Vec<usize> {
    named_behind("crate::", code).filter_map(|word| FLOORS.iter().position(|floor| *floor == word)).collect()
}

/// The rooms of the editor that a file of it names, by `crate::editor::room` or by as many `super::` as lead to the editor.
fn rooms_used(path: &str, code: &str) -> Vec<usize> {
    let above = "super::".repeat(path.trim_start_matches("editor/").trim_end_matches("/mod.rs").split('/').count());
    let by_super = named_behind(&above, code);
    named_behind("crate::editor::", code)
        .chain(by_super)
        .filter_map(|word| EDITOR.iter().position(|room| *room == word))
        .collect()
}

/// The first words behind a path wherever it stands by itself, also in braces.
fn named_behind<'a>(path: &'a str, code: &'a str) -> impl Iterator<Item = String> + 'a {
    let word = |name: &str| name.trim_start().chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
    code.match_indices(path).filter(|(at, _)| !code[..*at].ends_with("::")).flat_map(move |(at, _)| {
        let rest = &code[at + path.len()..];
        let names = if let Some(list) = rest.strip_prefix('{') { top_level_names(list) } else { vec![rest] };
        names.into_iter().map(word).collect::<Vec<String>>()
    })
}

/// The beginnings of the comma-separated parts of a braced list, nested braces passed over.
fn top_level_names(list: &str) -> Vec<&str> {
    let mut names = vec![list];
    let mut depth = 0;
    for (at, letter) in list.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => names.push(&list[at + 1..]),
            _ => {}
        }
    }
    names
}

#[test]
fn no_floor_uses_one_above_it() {
    let mut climbing = Vec::new();
    for source in sources() {
        let Some(own) = floor_of(&source.path) else { continue };
        for used in floors_used(&source.code) {
            let strangers = STRANGERS.iter().any(|(one, other)| FLOORS[own] == *one && FLOORS[used] == *other);
            if used > own || strangers {
                climbing.push(format!("{} uses {}", source.path, FLOORS[used]));
            }
        }
    }
    assert!(climbing.is_empty(), "these arrows climb:\n{}", climbing.join("\n"));
}

#[test]
fn no_room_of_the_editor_uses_one_above_it() {
    let mut climbing = Vec::new();
    for source in sources().iter().filter(|source| source.path.starts_with("editor/") && source.path != "editor/mod.rs") {
        let name = source.path.split('/').nth(1).expect("a room").trim_end_matches(".rs");
        let own = EDITOR.iter().position(|room| *room == name).unwrap_or_else(|| panic!("{name} has no place among the rooms"));
        let above = rooms_used(&source.path, &source.code).into_iter().filter(|used| *used > own);
        climbing.extend(above.map(|used| format!("{} uses {}", source.path, EDITOR[used])));
    }
    assert!(climbing.is_empty(), "these arrows climb:\n{}", climbing.join("\n"));
}

#[test]
fn what_has_a_room_stays_in_it() {
    let mut strays = Vec::new();
    for source in sources() {
        for (word, rooms) in ROOMS {
            let at_home = rooms.iter().any(|room| source.path.starts_with(room));
            if !at_home && source.code.contains(word) {
                strays.push(format!("{} says {word}", source.path));
            }
        }
    }
    assert!(strays.is_empty(), "these are out of their rooms:\n{}", strays.join("\n"));
}

#[test]
fn no_game_names_another() {
    let games = ["launch_fighters", "star_viking", "freedom_in_the_galaxy", "vikings", "space_viking"];
    for source in sources() {
        for own in games.iter().filter(|game| source.path.contains(&format!("/{game}/"))) {
            for other in games.iter().filter(|other| *other != own) {
                let named = source
                    .code
                    .match_indices(other)
                    .any(|(at, _)| !source.code[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_'));
                assert!(!named, "{} names {other}", source.path);
            }
        }
    }
}

#[test]
fn the_finder_sees_every_way_to_name_a_floor() {
    let floors = |code: &str| floors_used(code).into_iter().map(|floor| FLOORS[floor]).collect::<Vec<_>>();
    assert_eq!(floors("use crate::sheets::Draft;"), ["sheets"]);
    assert_eq!(floors("use crate::{geometry::{Mm, Point}, cli, rules::Id};"), ["geometry", "cli", "rules"]);
    assert_eq!(floors("fn run() { crate::editor::run() }"), ["editor"]);
    let rooms = |path: &str, code: &str| rooms_used(path, code).into_iter().map(|room| EDITOR[room]).collect::<Vec<_>>();
    assert_eq!(rooms("editor/app.rs", "use super::{action::Action, desks}; use super::super::state;"), ["action", "desks"]);
    assert_eq!(
        rooms("editor/desks/star_viking/mod.rs", "use super::super::jobs; use super::state; crate::editor::theme"),
        ["theme", "jobs"]
    );
    assert_eq!(code("let a = 1; // crate::cli\n#[cfg(test)]\nmod tests { use crate::cli; }").trim(), "let a = 1;");
}
