//! The manual opens at the page about what is seen, is searched, and leads on by its links.

use drydock::editor::action::Dialog;
use drydock::manual;
use drydock::project::Library;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{Window, keys, open_sized, open_template, press, press_anywhere, type_into};

/// The name of the page that is open, and the block that it was opened at.
fn shown(window: &Window) -> Option<(&'static str, usize)> {
    match window.state().state().view.dialog {
        Some(Dialog::Manual(page, block)) => Some((page.name.as_str(), block)),
        _ => None,
    }
}

#[test]
fn help_opens_at_the_page_about_what_is_seen() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    for (key, page, told) in [
        (Key::Num1, "launch-fighters", "Ships with five stats"),
        (Key::Num2, "printing", "Printing"),
        (Key::Num3, "designing", "Designing"),
        (Key::Num1, "launch-fighters", "Ships with five stats"),
    ] {
        keys(&mut window, Modifiers::COMMAND, key);
        keys(&mut window, Modifiers::NONE, Key::F1);
        let (name, block) = shown(&window).expect("the manual");
        let text = manual::page(name).expect("a page").blocks[block].text();
        assert!(name == page && text.starts_with(told), "{name}: {text}");
        keys(&mut window, Modifiers::NONE, Key::Escape);
        assert_eq!(window.state().state().view.dialog, None);
    }
    keys(&mut window, Modifiers::NONE, Key::F9);
    keys(&mut window, Modifiers::NONE, Key::F1);
    assert_eq!(shown(&window), Some(("playtests", 0)));
}

/// A tall window with the manual open.
fn opened(folder: &std::path::Path) -> Window {
    let mut window = open_sized(None, folder, Vec2::new(1280.0, 1400.0));
    keys(&mut window, Modifiers::NONE, Key::F1);
    // The dialog comes to rest in the middle of the window a pass later.
    window.run_steps(2);
    window
}

#[test]
fn every_page_is_listed_and_opens() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(folder.path());
    for page in manual::pages() {
        press_anywhere(&mut window, &page.title);
        window.run_steps(2);
        assert_eq!(shown(&window), Some((page.name.as_str(), 0)));
    }
}

#[test]
fn words_are_searched_and_links_lead_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(folder.path());
    type_into(&mut window, Role::TextInput, "Search the manual", "machine counters cut");
    window.run_steps(2);
    press(&mut window, "Printing, cutting, printers: Cutting");
    let (page, block) = shown(&window).expect("the manual");
    assert!(page == "printing" && block > 0, "{page} {block}");
    type_into(&mut window, Role::TextInput, "Search the manual", "lost project");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert!(shown(&window).is_some_and(|(page, block)| page == "files" && block > 0), "{:?}", shown(&window));
    window.run_steps(2);
    press(&mut window, "The first evening");
    window.run_steps(2);
    window.get_by_role_and_label(Role::Link, "checking").click();
    window.run();
    assert_eq!(shown(&window), Some(("checking", 0)));
}
