//! The keyboard focus is never lost: after each way on which it could be, it is where one was or at what was opened, never on the bare frame.

use std::path::Path;

use drydock::project::{Game, Library, files};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::ear::Ear;
use crate::support::walk::DIALOGS;
use crate::support::window::{self, Window, open_template, open_template_of, project};

const NONE: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;

/// A window on the sample, in which nothing has the focus yet, and an ear at it.
fn fresh(folder: &Path) -> (Window, Ear) {
    let window = open_template(Library::SAMPLE, folder).0;
    let ear = Ear::at(&window);
    assert_eq!(Ear::focused(&window), None, "nothing has the focus at the start");
    (window, ear)
}

/// The same, with the focus on a ship of the outline.
fn at_a_ship(folder: &Path) -> (Window, Ear) {
    let (mut window, mut ear) = fresh(folder);
    ear.press(&mut window, CTRL, Key::F);
    ear.tab_to(&mut window, "Okkotiza");
    (window, ear)
}

/// What has the focus.
fn at(window: &Window, after: &str) -> String {
    Ear::focused(window).unwrap_or_else(|| panic!("nothing has the focus after {after}"))
}

#[test]
fn enter_and_escape_in_a_field() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, mut ear) = at_a_ship(folder.path());
    for (field, typed) in [("Ship name", "Zed"), ("Launchers", "5")] {
        ear.tab_to(&mut window, field);
        for key in [Key::Enter, Key::Escape] {
            ear.types(&mut window, typed);
            ear.press(&mut window, NONE, key);
            let after = format!("{key:?} in {field}");
            assert!(at(&window, &after).contains(field), "after {after}: {}", at(&window, &after));
        }
    }
}

#[test]
fn every_dialog_has_it_and_gives_it_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, mut ear) = at_a_ship(folder.path());
    // Nothing is asked at the end if nothing was changed.
    ear.press(&mut window, NONE, Key::Delete);
    let before = at(&window, "the ship is deleted");
    for (name, modifiers, key) in DIALOGS {
        ear.press(&mut window, modifiers, key);
        assert!(window.state().state().view.dialog.is_some(), "{name}");
        assert_ne!(at(&window, name), before, "{name} has the focus");
        ear.press(&mut window, NONE, Key::Escape);
        assert_eq!(window.state().state().view.dialog, None, "{name}");
        assert_eq!(at(&window, name), before, "after {name}");
    }
}

#[test]
fn a_dialog_over_a_window_without_focus_leads_to_the_desk() {
    for (name, modifiers, key) in DIALOGS.into_iter().filter(|(name, ..)| *name != "quit") {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut window, mut ear) = fresh(folder.path());
        ear.press(&mut window, modifiers, key);
        at(&window, name);
        ear.press(&mut window, NONE, Key::Escape);
        assert_eq!(window.state().state().view.dialog, None, "{name}");
        at(&window, name);
    }
}

#[test]
fn commands_of_the_palette_and_of_menus() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, mut ear) = at_a_ship(folder.path());
    let before = at(&window, "the outline");
    // A menu of the bar, and that of a thing, that are dismissed.
    for (modifiers, key) in [(NONE, Key::Menu), (Modifiers::SHIFT, Key::F10)] {
        ear.press(&mut window, modifiers, key);
        assert_ne!(at(&window, "the menu opens"), before);
        ear.press(&mut window, NONE, Key::Escape);
        assert_eq!(at(&window, "Escape in the menu"), before);
    }
    ear.press(&mut window, Modifiers::ALT, Key::V);
    at(&window, "Alt+V");
    ear.press(&mut window, NONE, Key::Escape);
    at(&window, "Escape in the menu View");
    // Commands that are taken from the palette: one that changes the window, one that adds a thing.
    for command in ["Inspector", "Add ship"] {
        ear.press(&mut window, CTRL | Modifiers::SHIFT, Key::P);
        ear.types(&mut window, command);
        ear.press(&mut window, NONE, Key::Enter);
        assert_eq!(window.state().state().view.dialog, None);
        at(&window, command);
    }
}

#[test]
fn a_list_of_choices() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, mut ear) = at_a_ship(folder.path());
    ear.press(&mut window, CTRL, Key::Num4);
    ear.tab_to(&mut window, "Captain of");
    let field = at(&window, "Tab");
    let name = field.split(',').next().unwrap_or_default().to_owned();
    for keys in [[Key::Enter, Key::ArrowDown, Key::Enter], [Key::Enter, Key::ArrowDown, Key::Escape]] {
        for key in keys {
            ear.press(&mut window, NONE, key);
            at(&window, &format!("{key:?}"));
        }
        let now = at(&window, "the list");
        assert!(now.contains(&name), "after the list of {name} and {keys:?}: {now}");
    }
}

#[test]
fn a_fix() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, mut ear) = at_a_ship(folder.path());
    ear.tab_to(&mut window, "Launchers, SpinButton");
    ear.types(&mut window, "0");
    ear.press(&mut window, NONE, Key::Enter);
    ear.press(&mut window, NONE, Key::F8);
    ear.tab_to(&mut window, "Add a launcher");
    let before = project(&window).clone();
    ear.press(&mut window, NONE, Key::Enter);
    assert_ne!(project(&window), &before, "it is mended");
    at(&window, "the fix");
}

#[test]
fn a_game_that_begins() {
    let tables = [
        (Game::LaunchFighters, Library::SAMPLE),
        (Game::FreedomInTheGalaxy, "varu"),
        (Game::StarViking, Library::SAMPLE),
        (Game::Vikings, "the-hall"),
    ];
    for (game, template) in tables {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open_template_of(game, template, folder.path()).0;
        let mut ear = Ear::at(&window);
        ear.press(&mut window, CTRL, Key::Num4);
        at(&window, &format!("Ctrl+4 of {game}"));
        ear.tab_to(&mut window, "Start the game");
        ear.press(&mut window, NONE, Key::Enter);
        at(&window, &format!("the start of {game}"));
        // Back from the table.
        ear.press(&mut window, CTRL, Key::Num1);
        at(&window, &format!("Ctrl+1 of {game}"));
    }
}

#[test]
fn a_project_that_is_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let other = folder.path().join("other.drydock");
    files::save(&other, &Library::bundled().template(Game::Vikings, Library::SAMPLE).expect("the template")).expect("a file");
    for is_fresh in [true, false] {
        let (mut window, mut ear) = if is_fresh { fresh(folder.path()) } else { at_a_ship(folder.path()) };
        ear.press(&mut window, CTRL, Key::O);
        ear.press(&mut window, CTRL, Key::A);
        ear.types(&mut window, &other.display().to_string());
        ear.press(&mut window, NONE, Key::Enter);
        assert_eq!(project(&window).content.game(), Game::Vikings);
        at(&window, "the project is opened");
        ear.press(&mut window, CTRL, Key::N);
        ear.tab_to(&mut window, "Star Viking");
        ear.press(&mut window, NONE, Key::Enter);
        assert_eq!(window.state().state().view.dialog, None);
        at(&window, "a project is begun");
    }
}

#[test]
fn every_desk_that_a_key_leads_to() {
    let desks = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
    let folder = tempfile::tempdir().expect("a folder");
    for key in desks {
        let (mut window, mut ear) = fresh(folder.path());
        ear.press(&mut window, CTRL, key);
        at(&window, &format!("Ctrl+{key:?}"));
    }
    let (mut window, mut ear) = at_a_ship(folder.path());
    for key in desks {
        ear.press(&mut window, CTRL, key);
        at(&window, &format!("Ctrl+{key:?}"));
    }
}

/// Who points is not led about: the next letter may be a tool of the desk.
#[test]
fn the_pointer_keeps_the_window_without_focus() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_template(Library::SAMPLE, folder.path()).0;
    window::press(&mut window, "Increase move");
    let mut ear = Ear::at(&window);
    ear.press(&mut window, CTRL, Key::Num4);
    assert_eq!(Ear::focused(&window), None);
}

/// Shift and Tab leave a toolbar at once, as Tab does, and lead through the whole window.
#[test]
fn backwards_out_of_every_toolbar() {
    for game in Game::ALL {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open_template_of(game, Library::SAMPLE, folder.path()).0;
        let mut stops = Vec::new();
        for _ in 0..80 {
            // Shift is let go of in the same pass.
            let (key, modifiers) = (Key::Tab, Modifiers::SHIFT);
            window.event(Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers });
            window.run();
            stops.push(at(&window, "Shift and Tab"));
        }
        let twice = stops.windows(3).find(|three| three[0] == three[2]);
        assert!(twice.is_none(), "{}: backwards and forwards between {twice:?}", game.title());
    }
}

/// Keys that lead to a desk, and Enter on a row of the outline, go to what the desk shows and say which; the space bar stays at the row.
#[test]
fn keys_lead_to_what_the_desk_shows_and_say_which() {
    for game in Game::ALL {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open_template_of(game, Library::SAMPLE, folder.path()).0;
        let mut ear = Ear::at(&window);
        let outline = &window.state().state().document.derived().outline;
        let (one, name) =
            outline.iter().find_map(|group| Some((group.one, group.entries.first()?.name.clone()))).expect("a thing");
        ear.press(&mut window, CTRL, Key::F);
        ear.types(&mut window, &name);
        ear.press(&mut window, NONE, Key::Enter);
        let row = format!("{name}, ListItem, {one}");
        assert!(at(&window, "the search").contains(&row), "{game}: {}", at(&window, "the search"));
        let says = |ear: &mut Ear, words: &str| {
            let heard = std::mem::take(&mut ear.heard);
            assert_eq!(heard.iter().filter(|heard| heard.contains(words)).count(), 1, "{game}: {words:?} in {heard:#?}");
        };
        ear.press(&mut window, NONE, Key::Space);
        says(&mut ear, "is shown.");
        assert!(at(&window, "the space bar").contains(&row));
        ear.press(&mut window, NONE, Key::Enter);
        let is_in_desk = |window: &Window, after: &str| {
            let now = at(window, after);
            let others = ["ListItem", "Design, Button", "File, Button"];
            assert!(!others.iter().any(|other| now.contains(other)), "{game}, after {after}: {now}");
        };
        is_in_desk(&window, "Enter");
        ear.press(&mut window, NONE, Key::Escape);
        is_in_desk(&window, "Escape");
        for (key, says_which) in [(Key::Num3, ""), (Key::Num1, "Design"), (Key::Num2, "Print preview"), (Key::Num1, "Design")] {
            ear.press(&mut window, CTRL, key);
            let after = format!("Ctrl+{key:?}");
            is_in_desk(&window, &after);
            if key == Key::Num2 {
                // Also while pages are laid out it is there to be pressed.
                let print = window.get_by_role_and_label(Role::Button, "Print to PDF…");
                assert!(!print.accesskit_node().is_disabled(), "{game}");
            }
            let heard = std::mem::take(&mut ear.heard);
            assert!(
                heard.iter().any(|heard| heard.contains(says_which) && heard.contains(&format!(": {name}."))),
                "{game}, {after}: {heard:#?}"
            );
        }
    }
}
