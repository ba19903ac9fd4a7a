//! A game of Vikings at the table: played by the window's choices to its end, walked by clicks, with what is covered covered.

use std::path::Path;

use drydock::project::Game;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{self, Window, keys, press};

/// A tall window on a template, at its table.
fn open(template: &str, folder: &Path) -> Window {
    let (_, file) = window::open_template_of(Game::Vikings, template, folder);
    let mut window = window::open_sized(Some(file), folder, Vec2::new(1600.0, 1800.0));
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    window
}

/// A game that is begun, in which captains choose at once.
fn begun(template: &str, folder: &Path) -> Window {
    let mut window = open(template, folder);
    press(&mut window, "Start the game");
    press(&mut window, "Follow captains");
    window
}

fn said(window: &Window) -> String {
    window.get_by_role(Role::Canvas).accesskit_node().label().unwrap_or_default()
}

fn buttons(window: &Window) -> Vec<String> {
    window.query_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label()).collect()
}

fn log(window: &Window) -> Vec<String> {
    window.query_all_by_role(Role::ListItem).filter_map(|node| node.accesskit_node().label()).collect()
}

fn is_over(window: &Window) -> bool {
    said(window).starts_with("Game. The game is over")
}

/// Makes choices by their digits until the game is over: the digits go round, so that not the same kind of choice is made over and over.
fn play_to_the_end(window: &mut Window, most: usize) -> usize {
    let digits = [Key::Num1, Key::Num2, Key::Num1, Key::Num3, Key::Num1];
    let mut choices = 0;
    while !is_over(window) {
        let before = said(window);
        keys(window, Modifiers::NONE, digits[choices % digits.len()]);
        choices += 1;
        assert!(choices < most, "it has an end: {before}");
    }
    choices
}

#[test]
fn the_hall_is_played_by_digits_to_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun("the-hall", folder.path());
    assert!(said(&window).starts_with("Game. "), "{}", said(&window));
    let choices = play_to_the_end(&mut window, 4_000);
    assert!(choices > 10, "{choices}");
    assert!(window.query_all_by_label_contains(" wins.").chain(window.query_all_by_label_contains("A draw.")).next().is_some());
}
