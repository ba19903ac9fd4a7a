//! Files in the window: a failed save keeps its dialog, a file that is there is asked for, a folder is looked into, and a start without a file or
//! with one that is not there leads somewhere.

use std::fs;

use drydock::editor::action::Dialog;
use drydock::editor::settings::Settings;
use drydock::editor::{App, Launch};
use drydock::project::{Library, files};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{self, Shown as _, Window, keys, press, project};

fn dialog(window: &Window) -> Option<&Dialog> {
    window.state().state().view.dialog.as_ref()
}

#[test]
fn a_failed_save_keeps_the_dialog_and_its_path_and_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = window::open_template("sample", folder.path());
    keys(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    let nowhere = folder.path().join("no").join("such").join("place.drydock").display().to_string();
    window::type_into(&mut window, Role::TextInput, "File to save in", &nowhere);
    press(&mut window, "Save here");
    assert_eq!(dialog(&window), Some(&Dialog::SaveAs));
    assert!(window.query_all_by_label_contains("no such file or folder").next().is_some());
    assert!(window.query_all_by_value(&nowhere).next().is_some(), "the path is still there");
}

#[test]
fn a_file_that_is_there_is_replaced_only_by_whoever_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = window::open_template("sample", folder.path());
    let other = folder.path().join("other.drydock");
    fs::write(&other, "something else").expect("a file");
    keys(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    // The list of the folder has it; a press names it.
    press(&mut window, "File other.drydock");
    press(&mut window, "Save here");
    assert_eq!(dialog(&window), Some(&Dialog::Overwrite(other.clone())));
    assert_eq!(fs::read_to_string(&other).expect("it"), "something else");
    press(&mut window, "Replace");
    assert_eq!(dialog(&window), None);
    assert_eq!(files::load(&other).expect("a project"), *project(&window));
    assert!(folder.path().join("other.drydock.previous").is_file());
}

#[test]
fn the_list_of_a_folder_leads_up_and_down_and_opens() {
    let folder = tempfile::tempdir().expect("a folder");
    let below = folder.path().join("below");
    fs::create_dir(&below).expect("a folder");
    let (mut window, file) = window::open_template("sample", folder.path());
    fs::copy(&file, below.join("deep.drydock")).expect("a copy");
    keys(&mut window, Modifiers::COMMAND, Key::O);
    press(&mut window, "Folder below");
    press(&mut window, "File deep.drydock");
    press(&mut window, "The folder above");
    assert!(window.query_by_role_and_label(Role::Button, "File sample.drydock").is_some());
    press(&mut window, "Folder below");
    press(&mut window, "File deep.drydock");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(window.state().state().document.path(), Some(below.join("deep.drydock").as_path()));
}

#[test]
fn without_a_file_the_last_project_opens_or_the_first_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let (window, file) = window::open_template("empty", folder.path());
    drop(window);
    let start = |settings: Settings| -> Window {
        let app = App::new(Launch { file: None, library: Library::bundled() }, settings, false);
        let size = Vec2::new(1280.0, 800.0);
        let mut window =
            Harness::builder().with_size(size).with_max_steps(64).build_ui_state(|ui, app: &mut App| app.show(ui), app);
        window.run();
        window
    };
    let window = start(Settings::load_from(folder.path()));
    assert_eq!((window.state().state().document.path(), dialog(&window)), (Some(file.as_path()), None));
    let mut greeting = Settings::load_from(folder.path());
    greeting.welcome = true;
    let window = start(greeting);
    assert_eq!((window.state().state().document.path(), dialog(&window)), (None, Some(&Dialog::Welcome)));
    fs::remove_file(&file).expect("a file that goes");
    let window = start(Settings::load_from(folder.path()));
    assert_eq!((window.state().state().document.path(), dialog(&window)), (None, Some(&Dialog::Welcome)));
}

#[test]
fn a_file_that_is_not_there_is_started_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing = folder.path().join("missing.drydock");
    let mut window = window::open(Some(missing.clone()), folder.path());
    assert_eq!(dialog(&window), Some(&Dialog::StartThere(missing.clone())));
    let start = window.query_all_by_label_contains("Empty project").next().expect("something to start from");
    start.click();
    window.run();
    assert_eq!((window.state().state().document.path(), dialog(&window)), (Some(missing.as_path()), None));
    assert_eq!(files::load(&missing).expect("a project"), *project(&window));
}

#[test]
fn the_question_after_a_crash_says_how_old_the_copy_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let (window, file) = window::open_template("sample", folder.path());
    let mut changed = project(&window).clone();
    drop(window);
    changed.title = "Changed".into();
    files::autosave(&file, &changed).expect("a copy");
    let window = window::open(Some(file), folder.path());
    assert!(matches!(dialog(&window), Some(Dialog::Recover { .. })));
    assert!(window.query_by_words("The copy was written less than a minute ago.").is_some());
}
