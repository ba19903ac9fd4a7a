//! The window by ear and by key: what happens is said, the keyboard focus is never lost, and a key leads round the regions.

use drydock::project::Library;
use egui::accesskit::{Live, Role};
use egui::{Id, Key, Modifiers, Rect};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{Window, keys, open_template, press, project, type_into};

/// What the window says now.
fn said(window: &Window) -> String {
    let node = window.get_by_role(Role::Status);
    let node = node.accesskit_node();
    assert_ne!(node.live(), Live::Off);
    node.label().unwrap_or_default().trim_end_matches('\u{a0}').to_owned()
}

fn focused(window: &Window) -> Option<Id> {
    window.ctx.memory(egui::Memory::focused)
}

/// Where what has the focus is.
fn place(window: &Window) -> Rect {
    let id = focused(window).expect("something has the focus");
    window.ctx.viewport(|viewport| viewport.prev_pass.widgets.get(id).expect("it is shown").rect)
}

/// A window on a ship whose launchers have nothing to fire.
fn unarmed(folder: &std::path::Path) -> Window {
    let (mut window, _) = open_template(Library::EMPTY, folder);
    press(&mut window, "Add ship");
    type_into(&mut window, Role::TextInput, "Ship name", "Excelsior");
    for (part, amount) in [("Defense", "6"), ("Launchers", "5"), ("Move", "3")] {
        type_into(&mut window, Role::SpinButton, part, amount);
    }
    window
}

#[test]
fn a_price_a_problem_and_a_step_back_are_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = unarmed(folder.path());
    press(&mut window, "Increase move");
    let words = said(&window);
    assert!(words.starts_with("Excelsior: ") && words.contains(" to "), "{words}");
    type_into(&mut window, Role::SpinButton, "Missiles", "4");
    assert!(said(&window).contains("Solved: "), "{}", said(&window));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    let words = said(&window);
    assert!(words.contains("Undone: ") && words.contains("New problem: "), "{words}");
    keys(&mut window, Modifiers::COMMAND, Key::Y);
    assert!(said(&window).contains("Done again: "), "{}", said(&window));
}

#[test]
fn a_message_is_said_and_is_an_alert() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    window.get_by_role_and_label(Role::ListItem, "Okkotiza").click();
    window.run();
    keys(&mut window, Modifiers::NONE, Key::Delete);
    let notice = window.state().state().notice.as_ref().expect("it was deleted").text.clone();
    assert!(said(&window).contains(notice.trim_end_matches('.')), "{}", said(&window));
    window.get_by_role(Role::Alert);
}

#[test]
fn a_dialog_has_its_name_and_gives_the_focus_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    for _ in 0..4 {
        keys(&mut window, Modifiers::NONE, Key::Tab);
    }
    let before = focused(&window);
    assert!(before.is_some());
    let dialogs = [
        (Modifiers::COMMAND, Key::N, "New project"),
        (Modifiers::COMMAND, Key::O, "Open a project"),
        (Modifiers::COMMAND, Key::P, "Print to PDF"),
        (Modifiers::NONE, Key::F1, "Manual"),
        (Modifiers::SHIFT, Key::F1, "Keyboard shortcuts"),
        (Modifiers::COMMAND, Key::Comma, "Settings"),
    ];
    for (modifiers, key, name) in dialogs {
        keys(&mut window, modifiers, key);
        let dialog = window.get_by_role_and_label(Role::Dialog, name);
        assert!(dialog.accesskit_node().is_modal(), "{name}");
        keys(&mut window, Modifiers::NONE, Key::Escape);
        assert_eq!(window.state().state().view.dialog, None, "{name}");
        assert_eq!(focused(&window), before, "after {name}");
    }
}

#[test]
fn a_key_goes_round_the_regions_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    let mut places = Vec::new();
    for _ in 0..5 {
        keys(&mut window, Modifiers::NONE, Key::F6);
        places.push(place(&window));
    }
    let [toolbar, outline, desk, inspector, status] = places[..] else { panic!("five regions") };
    assert!(toolbar.bottom() <= outline.top() && outline.right() <= desk.left() && desk.left() < inspector.left(), "{places:?}");
    assert!(status.top() >= desk.top(), "{places:?}");
    keys(&mut window, Modifiers::NONE, Key::F6);
    assert_eq!(place(&window), toolbar, "round");
    keys(&mut window, Modifiers::SHIFT, Key::F6);
    assert_eq!(place(&window), status, "and back");
}

#[test]
fn a_problem_is_mended_with_five_keys_and_a_second_press_mends_no_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = unarmed(folder.path());
    keys(&mut window, Modifiers::NONE, Key::F8);
    let before = project(&window).clone();
    let mut presses = 1;
    let is_fix = |window: &Window| {
        let focused = window
            .query_all_by(|_| true)
            .find(|node| node.accesskit_node().is_focused())
            .map(|node| (node.accesskit_node().role(), node.accesskit_node().label()));
        focused.is_some_and(|(role, label)| role == Role::Button && label.is_some_and(|label| !label.contains("intended")))
    };
    while !is_fix(&window) && presses < 4 {
        keys(&mut window, Modifiers::NONE, Key::Tab);
        presses += 1;
    }
    assert!(is_fix(&window), "a fix has the focus after {presses} keys");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    let mended = project(&window).clone();
    assert_ne!(mended, before, "it was mended");
    assert!(focused(&window).is_some(), "the focus is somewhere");
    keys(&mut window, Modifiers::NONE, Key::Space);
    assert_eq!(project(&window), &mended, "a second press mends nothing else");
}

#[test]
fn what_gets_the_focus_comes_into_view() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = unarmed(folder.path());
    let shown = Rect::from_min_size(egui::Pos2::ZERO, window.ctx.content_rect().size());
    for _ in 0..120 {
        keys(&mut window, Modifiers::NONE, Key::Tab);
        if focused(&window).is_some() {
            let place = place(&window);
            assert!(shown.intersects(place), "{place:?} is out of the window");
        }
    }
}

/// The urgency of what is said.
fn urgency(window: &Window) -> Live {
    window.get_by_role(Role::Status).accesskit_node().live()
}

#[test]
fn a_saved_project_and_a_refused_cell_are_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = unarmed(folder.path());
    keys(&mut window, Modifiers::COMMAND, Key::S);
    assert!(said(&window).contains("aved"), "{}", said(&window));
    keys(&mut window, Modifiers::COMMAND, Key::Num3);
    while !window.get_by_role(Role::Grid).accesskit_node().label().is_some_and(|label| label.contains("Launchers: ")) {
        keys(&mut window, Modifiers::NONE, Key::ArrowRight);
    }
    window.event(egui::Event::Text("many".into()));
    window.run();
    let before = project(&window).clone();
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(project(&window), &before);
    assert!(said(&window).contains("many"), "{}", said(&window));
    window.get_by_role(Role::Alert);
}

#[test]
fn a_print_that_fails_is_said_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, file) = open_template(Library::SAMPLE, folder.path());
    keys(&mut window, Modifiers::COMMAND, Key::P);
    // A file is no folder.
    type_into(&mut window, Role::TextInput, "Folder", &file.join("below").display().to_string());
    keys(&mut window, Modifiers::NONE, Key::Enter);
    let until = std::time::Instant::now() + std::time::Duration::from_mins(1);
    while !window.state().state().notice.as_ref().is_some_and(|notice| notice.failed) && std::time::Instant::now() < until {
        std::thread::sleep(std::time::Duration::from_millis(5));
        window.step();
    }
    let notice = window.state().state().notice.as_ref().expect("it failed").text.clone();
    assert!(said(&window).contains(notice.trim_end_matches('.')), "{notice} / {}", said(&window));
    assert_eq!(urgency(&window), Live::Assertive);
}
