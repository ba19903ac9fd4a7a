//! The tour: offered once, walked through by keys and by the mouse, and out of the way afterwards.

use drydock::editor::action::{Dialog, Stop};
use drydock::editor::settings::Settings;
use drydock::editor::{App, Launch};
use drydock::project::{Library, Place};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{Window, keys, open_template, press, type_into};

/// A window at a start with the first page.
fn started(folder: &std::path::Path) -> Window {
    let mut settings = Settings::load_from(folder);
    settings.welcome = true;
    settings.export_folder = Some(folder.join("pages"));
    let app = App::new(Launch { file: None, library: Library::bundled() }, settings, false);
    let mut window = Harness::builder().with_size(Vec2::new(1280.0, 800.0)).build_ui_state(|ui, app: &mut App| app.show(ui), app);
    window.run();
    window
}

fn stop(window: &Window) -> Option<Stop> {
    match window.state().state().view.dialog {
        Some(Dialog::Tour(stop)) => Some(stop),
        _ => None,
    }
}

#[test]
fn it_is_offered_until_it_was_ended() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = started(folder.path());
    press(&mut window, "Take the tour");
    for expected in Stop::ALL {
        assert_eq!(stop(&window), Some(expected));
        press(
            &mut window,
            match expected {
                Stop::Print => "Print the page",
                Stop::Printed => "Done",
                _ => "Next",
            },
        );
    }
    assert_eq!(window.state().state().view.dialog, None);
    drop(window);
    let window = started(folder.path());
    window.get_by_role_and_label(Role::Dialog, "Welcome to Drydock");
    assert!(window.query_by_role_and_label(Role::Button, "Take the tour").is_none(), "it was ended");
}

#[test]
fn it_goes_with_one_design_and_leaves_a_page_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = started(folder.path());
    press(&mut window, "Take the tour");
    // The sample opens on the project; the tour takes a design that pages show.
    let taken = window.state().state().document.place().clone();
    assert_ne!(taken, Place::Project);
    while stop(&window) != Some(Stop::Print) {
        press(&mut window, "Next");
    }
    // The arrow does not print by itself.
    keys(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert_eq!((stop(&window), folder.path().join("pages").exists()), (Some(Stop::Print), false));
    press(&mut window, "Print the page");
    assert_eq!((stop(&window), window.state().state().document.place()), (Some(Stop::Printed), &taken));
    let files: Vec<_> =
        std::fs::read_dir(folder.path().join("pages")).expect("pages").map(|file| file.expect("a file").path()).collect();
    assert_eq!(files.len(), 1, "{files:?}");
    assert!(files[0].file_name().is_some_and(|name| name.to_string_lossy().starts_with("first-")), "{files:?}");
    let pdf = lopdf::Document::load(&files[0]).expect("a PDF");
    assert_eq!(pdf.get_pages().len(), 1);
    window.get_by_role_and_label(Role::Dialog, "Your first page");
    press(&mut window, "Done");
    assert_eq!(stop(&window), None);
}

#[test]
fn it_is_refused_once_and_for_all() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = started(folder.path());
    press(&mut window, "No tour");
    window.get_by_role_and_label(Role::Dialog, "Welcome to Drydock");
    assert!(window.query_by_role_and_label(Role::Button, "No tour").is_none());
    assert!(Settings::load_from(folder.path()).tour_done);
}

#[test]
fn keys_walk_through_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    // What is folded away is unfolded where the tour comes to it.
    keys(&mut window, Modifiers::NONE, Key::F7);
    assert!(!window.state().state().view.inspector);
    keys(&mut window, Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    type_into(&mut window, Role::TextInput, "Search commands", "tour");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(stop(&window), Some(Stop::Outline));
    window.get_by_role_and_label(Role::Dialog, "What the project holds");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(stop(&window), Some(Stop::Desk));
    keys(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert_eq!(stop(&window), Some(Stop::Inspector));
    assert!(window.state().state().view.inspector);
    keys(&mut window, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(stop(&window), Some(Stop::Desk));
    press(&mut window, "Back");
    assert_eq!(stop(&window), Some(Stop::Outline));
    keys(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(stop(&window), None);
    assert!(window.state().state().settings.tour_done);
}

#[test]
fn it_can_be_skipped_at_any_stop() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = started(folder.path());
    press(&mut window, "Take the tour");
    press(&mut window, "Next");
    press(&mut window, "Skip the tour");
    assert_eq!(window.state().state().view.dialog, None);
    assert!(Settings::load_from(folder.path()).tour_done);
}
