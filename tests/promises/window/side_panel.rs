//! The panel beside the board of a game in a window of 1280 by 800: the log and what is below it show five lines each, and a refusal stays in sight.

use std::path::Path;

use drydock::project::{Game, Library, files};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2, Rect, Vec2};
use egui_kittest::Node;
use egui_kittest::kittest::Queryable as _;

use crate::support::pointer::click;
use crate::support::window::{Window, keys, open_sized, press};

/// The games that are played at the table, each with a template.
const GAMES: [(Game, &str); 4] = [
    (Game::LaunchFighters, Library::SAMPLE),
    (Game::StarViking, Library::SAMPLE),
    (Game::FreedomInTheGalaxy, "varu"),
    (Game::Vikings, "the-hall"),
];
/// The height of a line of the log with two rows, in points of the screen.
const LINE: f32 = 34.0;
/// The height of a row of small words, in points of the screen.
const ROW: f32 = 14.0;

/// A window of the usual size with a game begun, after some choices of those that stand first.
fn played(folder: &Path, (game, template): (Game, &str), size: Vec2, choices: usize) -> Window {
    let file = folder.join("game.drydock");
    files::save(&file, &Library::bundled().template(game, template).expect("the template")).expect("a saved file");
    let mut window = open_sized(Some(file), folder, size);
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    press(&mut window, "Start the game");
    press(&mut window, "Follow captains");
    for number in 0..choices {
        let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num0];
        keys(&mut window, Modifiers::NONE, digits[number % 5]);
    }
    window
}

/// The rectangle between two splitters, or below the last.
fn below(window: &Window, line: &str) -> f32 {
    window.get_by_role_and_label(Role::Splitter, line).rect().center().y
}

/// How many rows of words are seen whole in a part of the panel.
fn rows(window: &Window, part: Rect) -> usize {
    let in_part = |node: &Node| {
        let rect = node.rect();
        rect.left() > part.left() && rect.top() > part.top() && rect.top() < part.bottom()
    };
    let seen = |node: Node| ((node.rect().bottom().min(part.bottom()) - node.rect().top()) / ROW).floor() as usize;
    window.query_all_by_role(Role::Label).filter(in_part).map(seen).sum()
}

#[test]
fn log_and_what_is_below_it_show_five_lines_each() {
    for (game, template) in GAMES {
        let folder = tempfile::tempdir().expect("a folder");
        let window = played(folder.path(), (game, template), Vec2::new(1280.0, 800.0), 50);
        let [above, under] = ["Line above the log", "Line below the log"].map(|line| below(&window, line));
        let lines = window.query_all_by_role(Role::ListItem).map(|node| node.rect()).filter(|line| line.left() > 900.0);
        let lines: Vec<Rect> = lines.filter(|line| line.bottom() > above && line.top() < under).collect();
        let whole = |line: &&Rect| line.top() >= above && line.bottom() <= under + 1.0;
        let seen: Vec<&Rect> = lines.iter().filter(whole).collect();
        // Lines of Launch Fighters! and their citations are long; five of two rows each would be as high. A log may have fewer lines.
        let high: f32 = seen.iter().map(|line| line.height()).sum();
        let all = seen.len() == lines.len() && high < under - above - LINE - 24.0;
        assert!(seen.len() >= 5 || high > 5.0 * LINE - ROW || all, "{game}: {} lines of the log, {high} high", seen.len());
        let foot = window.get_by_role_and_label(Role::Button, "Take back").rect().top() - 12.0;
        let part = Rect::from_min_max(Pos2::new(960.0, under), Pos2::new(1280.0, foot));
        let rows = rows(&window, part);
        assert!(rows >= 5, "{game}: {rows} rows below the log");
    }
}

#[test]
fn the_reason_against_an_attempt_is_in_sight_in_a_low_window_too() {
    for high in [640.0, 800.0] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = played(folder.path(), GAMES[2], Vec2::new(1280.0, high), 6);
        let board = window.get_by_role(Role::GraphicsObject).rect();
        click(&mut window, board.center());
        let reason = |window: &Window| {
            window.query_all_by_label_contains("Counters stand in environs").map(|node| node.rect()).next().expect("the reason")
        };
        let (rect, log) = (reason(&window), below(&window, "Line above the log"));
        assert!(rect.left() > 900.0 && rect.bottom() < log, "{high}: {rect:?} above {log}");
    }
}
