//! The house keeps its order: a floor uses only the floors below it, a game comes in by one door a floor, and files, threads, clocks, egui
//! and printpdf stay in their rooms.

use std::fs;
use std::path::{Path, PathBuf};

use drydock::project::Game;

/// The floors from the ground up, by their folders; a game's folders stand where `*` does. A crate uses only those before it.
const FLOORS: [&str; 15] = [
    "machine",
    "workers",
    "geometry",
    "drawing",
    "rules",
    "games/*/rules",
    "project",
    "playtest",
    "sheets",
    "exchange",
    "games/*/paper",
    "paper",
    "manual",
    "kit",
    "games/*/desks",
];

/// The floors of the topmost crate, which the compiler does not keep apart.
const TOP: [&str; 3] = ["editor", "cli", "web"];

/// Pairs of floors that do not know each other although one stands above the other.
const STRANGERS: [(&str, &str); 2] = [("rules", "drawing"), ("games/*/rules", "drawing")];

/// The rooms of the kit from the ground up; a room may use those before it, and none uses another round a corner.
const KIT: [&str; 26] = [
    "keys",
    "chance",
    "job_status",
    "file_version",
    "change",
    "running_playtest",
    "running_level",
    "things",
    "window_place",
    "settings",
    "derived",
    "theme",
    "document",
    "action",
    "glossary",
    "widgets",
    "cited",
    "jobs",
    "screen",
    "state",
    "board",
    "play",
    "post",
    "command",
    "problem_list",
    "desks",
];

/// The rooms of the editor from the ground up; a room may use those before it, and none uses another round a corner.
const EDITOR: [&str; 18] = [
    "no_display",
    "autosave",
    "games",
    "command",
    "desks",
    "room",
    "palette",
    "focus",
    "dialogs",
    "tour",
    "announcer",
    "applier",
    "panels",
    "system_dialogs",
    "effects",
    "app",
    "in_window",
    "in_page",
];

/// The folders of the games, those to come included.
const GAMES: [&str; 5] = ["launch_fighters", "star_viking", "freedom_in_the_galaxy", "vikings", "space_viking"];

/// The doors: the only files outside the games' folders that name a game.
const DOORS: [&str; 7] = [
    "lib.rs",
    "project/games/game.rs",
    "project/checks/examples.rs",
    "paper/playtest/game.rs",
    "paper/sheets/game.rs",
    "paper/exchange/game.rs",
    "editor/games.rs",
];

/// Words that only some rooms may speak, and the rooms.
const ROOMS: [(&str, &[&str]); 16] = [
    ("egui::", &["editor/", "kit/", "games/*/desks/"]),
    ("eframe::", &["editor/"]),
    ("egui_extras::", &["kit/"]),
    ("egui_plot::", &["editor/"]),
    ("printpdf::", &["drawing/pdf/"]),
    ("lopdf::", &["drawing/pdf/"]),
    ("tiny_skia::", &["drawing/png.rs", "drawing/png/"]),
    ("std::fs", &["project/files/on_disk/", "cli/", "windows/resources.rs"]),
    ("directories::", &["machine/desktop.rs"]),
    ("std::thread", &["machine/desktop.rs", "workers/"]),
    ("SystemTime", &["machine/", "project/files/listing.rs", "kit/file_version.rs"]),
    ("Instant::now", &["editor/", "kit/", "cli/play/progress.rs"]),
    ("std::process", &["main.rs", "cli/", "editor/", "kit/", "windows/", "project/files/on_disk/process.rs"]),
    ("wasm_bindgen", &["machine/page/", "editor/in_page.rs", "web/"]),
    ("web_sys", &["editor/in_page.rs"]),
    ("js_sys", &["machine/page/"]),
];

pub struct Source {
    /// The path below `src`, with forward slashes.
    pub path: String,
    /// The code without comments.
    pub code: String,
}

pub fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![root.clone()];
    let mut found: Vec<PathBuf> = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                // Beside a crate's manifest stand its own promises, which are no part of the house.
                let are_tests = path.ends_with("tests") && folder.join("Cargo.toml").exists();
                folders.extend((!are_tests).then_some(path));
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

/// Which floor of the topmost crate a file is on.
fn floor_of(path: &str) -> Option<usize> {
    let folder = path.split('/').next()?;
    TOP.iter().position(|floor| *floor == folder)
}

/// The floors named by `crate::floor` paths, also in `use crate::{floor::…, floor::…}`.
fn floors_used(code: &str) -> Vec<usize> {
    named_behind("crate::", code).filter_map(|word| TOP.iter().position(|floor| *floor == word)).collect()
}

/// A crate of the house below the topmost: its folder, with `*` for a game, and the game.
fn crates() -> Vec<(String, Option<&'static str>, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let read = |folder: &str| fs::read_to_string(root.join(folder).join("Cargo.toml")).expect("a manifest");
    let mut crates = Vec::new();
    for floor in FLOORS {
        if floor.contains('*') {
            crates.extend(GAMES.map(|game| (floor.to_owned(), Some(game), read(&floor.replace('*', game)))));
        } else {
            crates.push((floor.to_owned(), None, read(floor)));
        }
    }
    crates
}

/// The crates of the house that a manifest asks for: the floor of each, and the game.
fn asked(manifest: &str) -> Vec<(&'static str, Option<&'static str>)> {
    // What only tests ask for may stand anywhere.
    let manifest = manifest.split("[dev-dependencies]").next().unwrap_or_default();
    let names = manifest.lines().filter_map(|line| line.strip_suffix(".workspace = true"));
    names
        .filter_map(|name| {
            let behind = |game: &'static str| Some((game, name.strip_prefix(game)?));
            match GAMES.into_iter().find_map(behind) {
                Some((game, "")) => Some(("games/*/rules", Some(game))),
                Some((game, "_paper")) => Some(("games/*/paper", Some(game))),
                Some((game, "_desks")) => Some(("games/*/desks", Some(game))),
                _ => FLOORS.into_iter().find(|floor| *floor == name).map(|floor| (floor, None)),
            }
        })
        .collect()
}

/// A folder whose rooms have an order: what its path begins with, how code names it from everywhere, and its rooms.
const ROOMY: [(&str, &str, &[&str]); 2] = [("kit/", "crate::", &KIT), ("editor/", "crate::editor::", &EDITOR)];

/// The rooms of its folder that a file names, by the folder's name or by as many `super::` as lead to the folder.
fn rooms_used(path: &str, code: &str) -> Vec<&'static str> {
    let Some((folder, named, rooms)) = ROOMY.into_iter().find(|(folder, ..)| path.starts_with(folder)) else { return Vec::new() };
    let above = "super::".repeat(path.trim_start_matches(folder).trim_end_matches("/mod.rs").split('/').count());
    let by_super = named_behind(&above, code);
    named_behind(named, code).chain(by_super).filter_map(|word| rooms.iter().find(|room| **room == word).copied()).collect()
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
fn no_crate_asks_for_one_above_it() {
    let place = |floor: &str| FLOORS.iter().position(|known| *known == floor).expect("a floor");
    let mut climbing = Vec::new();
    for (floor, game, manifest) in crates() {
        let asked = asked(&manifest);
        assert!(!manifest.contains("path = \"../"), "{floor} asks for a crate by its folder");
        for (other, of) in asked {
            let strangers = STRANGERS.contains(&(floor.as_str(), other));
            if place(other) >= place(&floor) || strangers || (game.is_some() && of.is_some() && game != of) {
                climbing.push(format!("{floor} {} asks for {other} {}", game.unwrap_or_default(), of.unwrap_or_default()));
            }
        }
    }
    assert!(climbing.is_empty(), "these arrows climb:\n{}", climbing.join("\n"));
}

#[test]
fn no_floor_of_the_topmost_crate_uses_one_above_it() {
    let mut climbing = Vec::new();
    for source in sources() {
        let Some(own) = floor_of(&source.path) else { continue };
        let above = floors_used(&source.code).into_iter().filter(|used| *used > own);
        climbing.extend(above.map(|used| format!("{} uses {}", source.path, TOP[used])));
    }
    assert!(climbing.is_empty(), "these arrows climb:\n{}", climbing.join("\n"));
}

#[test]
fn no_room_of_the_window_uses_one_above_it() {
    let mut climbing = Vec::new();
    for (folder, _, rooms) in ROOMY {
        let is_root = |path: &str| path == format!("{folder}mod.rs") || path == format!("{folder}lib.rs");
        for source in sources().iter().filter(|source| source.path.starts_with(folder) && !is_root(&source.path)) {
            let name = source.path.split('/').nth(1).expect("a room").trim_end_matches(".rs");
            let place = |name: &str| rooms.iter().position(|room| *room == name);
            let own = place(name).unwrap_or_else(|| panic!("{name} has no place among the rooms"));
            let above = rooms_used(&source.path, &source.code).into_iter().filter(|used| place(used) > Some(own));
            climbing.extend(above.map(|used| format!("{} uses {used}", source.path)));
        }
    }
    assert!(climbing.is_empty(), "these arrows climb:\n{}", climbing.join("\n"));
}

#[test]
fn what_has_a_room_stays_in_it() {
    let mut strays = Vec::new();
    for source in sources() {
        for (word, rooms) in ROOMS {
            let at_home = |room: &&str| GAMES.iter().any(|game| source.path.starts_with(&room.replace('*', game)));
            let at_home = rooms.iter().any(at_home);
            if !at_home && source.code.contains(word) {
                strays.push(format!("{} says {word}", source.path));
            }
        }
    }
    assert!(strays.is_empty(), "these are out of their rooms:\n{}", strays.join("\n"));
}

/// Whether a word stands in code by itself, and not as a part of another.
fn names(code: &str, word: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    code.match_indices(word).any(|(at, _)| !code[..at].ends_with(is_part) && !code[at + word.len()..].starts_with(is_part))
}

/// By what code can name a game: its folder, its variant, and the first letters of both where there are several.
fn names_of(folder: &str) -> Vec<String> {
    let words = || folder.split('_');
    let variant = words().map(|word| word[..1].to_uppercase() + &word[1..]).collect();
    let letters: String = words().map(|word| &word[..1]).collect();
    [folder.to_owned(), variant, letters].into_iter().filter(|name| name.len() > 1).collect()
}

/// The code without what stands in quotation marks, which is for readers.
fn without_texts(code: &str) -> String {
    let code = code.replace("\\\\", "").replace("\\\"", "").replace("'\"'", "");
    code.split('"').step_by(2).collect::<Vec<_>>().join("\"\"")
}

/// The code without the lines that only say which files there are.
fn without_modules(code: &str) -> String {
    let declares = |line: &&str| line.trim_end().ends_with(';') && names(line, "mod");
    code.lines().filter(|line| !declares(line)).collect::<Vec<_>>().join("\n")
}

/// Whether a file is a game's own.
fn is_of_game(path: &str, folder: &str) -> bool {
    path.contains(&format!("/{folder}/")) || path.ends_with(&format!("/{folder}.rs"))
}

/// The sources that a promise about games is about: all but tests with a file of their own.
fn sources_without_tests() -> impl Iterator<Item = Source> {
    sources().into_iter().filter(|source| !source.path.ends_with("tests.rs"))
}

#[test]
fn no_game_names_another() {
    for source in sources_without_tests() {
        let code = without_texts(&source.code);
        for own in GAMES.iter().filter(|game| is_of_game(&source.path, game)) {
            for other in GAMES.iter().filter(|other| *other != own) {
                let named = names_of(other).into_iter().find(|name| names(&code, name));
                assert_eq!(named, None, "{} names {other}", source.path);
            }
        }
    }
}

#[test]
fn a_game_comes_in_by_one_door_a_floor() {
    let mut strays = Vec::new();
    for source in sources_without_tests() {
        let elsewhere = !DOORS.contains(&source.path.as_str()) && !GAMES.iter().any(|game| is_of_game(&source.path, game));
        let code = without_modules(&without_texts(&source.code));
        let named = GAMES.iter().flat_map(|game| names_of(game)).filter(|name| elsewhere && names(&code, name));
        strays.extend(named.map(|name| format!("{} names {name}", source.path)));
    }
    assert!(strays.is_empty(), "these know a game:\n{}", strays.join("\n"));
    for game in Game::ALL {
        let variant = format!("{game:?}");
        assert!(GAMES.contains(&game.folder()) && names_of(game.folder()).contains(&variant), "{game} is not among the games");
    }
}

#[test]
fn nobody_but_a_game_has_a_word_for_its_things() {
    let words_of = |game: Game| game.kinds().iter().filter(|kind| kind.is_of_things()).map(|kind| kind.facts().one);
    let is_shared = |word: &str| Game::ALL.into_iter().filter(|game| words_of(*game).any(|other| other == word)).count() > 1;
    let words: Vec<&str> = Game::ALL.into_iter().flat_map(words_of).filter(|word| !is_shared(word)).collect();
    assert!(words.contains(&"ship") && words.contains(&"unit type") && !words.contains(&"scenario"), "{words:?}");
    let mut strays = Vec::new();
    for source in sources_without_tests().filter(|source| !GAMES.iter().any(|game| is_of_game(&source.path, game))) {
        for word in &words {
            if [format!("\"{word}\""), format!("\"{word}s\"")].iter().any(|quoted| source.code.contains(quoted.as_str())) {
                strays.push(format!("{} says {word:?}", source.path));
            }
        }
    }
    assert!(strays.is_empty(), "these know a game's things:\n{}", strays.join("\n"));
}

#[test]
fn the_finder_sees_every_way_to_name_a_game() {
    assert_eq!(names_of("star_viking"), ["star_viking", "StarViking", "sv"]);
    assert!(names("use crate::rules::{self, star_viking as sv};", "star_viking") && names("sv::Place", "sv"));
    assert!(!names("svg::write(star_vikings)", "sv") && !names("svg::write(star_vikings)", "star_viking"));
    assert_eq!(
        without_modules("pub mod star_viking;\nmod other { }\nuse star_viking::Unit;"),
        "mod other { }\nuse star_viking::Unit;"
    );
    assert_eq!(without_texts(r#"say("Vikings \"raid\"", Vikings, '"')"#), r#"say("", Vikings, )"#);
    assert!(is_of_game("playtest/star_viking.rs", "star_viking") && !is_of_game("project/games/game.rs", "star_viking"));
}

#[test]
fn the_finder_sees_every_way_to_name_a_floor() {
    let floors = |code: &str| floors_used(code).into_iter().map(|floor| TOP[floor]).collect::<Vec<_>>();
    assert_eq!(floors("use crate::editor::Launch;"), ["editor"]);
    assert_eq!(floors("use crate::{editor::{keys, theme}, cli, rules::Id};"), ["editor", "cli"]);
    assert_eq!(floors("fn run() { crate::editor::run() }"), ["editor"]);
    let known = asked("[dependencies]\nron.workspace = true\nvikings.workspace = true\nrules.workspace = true\n");
    assert_eq!(known, [("games/*/rules", Some("vikings")), ("rules", None)]);
    let known = asked("vikings_paper.workspace = true\n[dev-dependencies]\nstar_viking_desks.workspace = true\n");
    assert_eq!(known, [("games/*/paper", Some("vikings"))]);
    assert_eq!(rooms_used("editor/app.rs", "use super::{panels::show, desks}; use super::super::tour;"), ["panels", "desks"]);
    assert_eq!(rooms_used("kit/desks/form/mod.rs", "use super::super::jobs; use super::state; crate::theme"), ["theme", "jobs"]);
    assert_eq!(code("let a = 1; // crate::cli\n#[cfg(test)]\nmod tests { use crate::cli; }").trim(), "let a = 1;");
}

/// Examples are run with the doc of the topmost crate alone: those of the others would be looked for in
/// a pass of their own for each crate.
#[test]
fn examples_stand_where_they_are_run() {
    for Source { path, .. } in sources().iter().filter(|source| source.path != "lib.rs") {
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(path)).expect("readable source");
        let doc = text.lines().filter_map(|line| ["/// ", "//! "].into_iter().find_map(|mark| line.trim().strip_prefix(mark)));
        let opens = doc.filter_map(|line| line.strip_prefix("```")).step_by(2);
        for language in opens {
            assert_eq!(language, "text", "{path}: an example that nobody runs; put it into the doc of the topmost crate");
        }
    }
}
