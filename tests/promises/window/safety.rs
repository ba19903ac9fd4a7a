//! Nothing is lost: what is not saved is kept beside the file, asked about, and noticed when another program writes it.

use drydock::project::{Game, Library, files};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{self, Window, keys, open, open_template, press, project, type_into};

fn retitle(window: &mut Window, title: &str) {
    press(window, "Project");
    type_into(window, Role::TextInput, "Project title", title);
}

#[test]
fn what_was_not_saved_lies_beside_the_file_and_is_offered_as_a_copy() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, file) = open_template(Library::EMPTY, folder.path());
    let first = std::fs::read(&file).expect("the file");
    retitle(&mut window, "Midwinter");
    window.run_steps(30);
    let beside = files::load(&files::autosave_path(&file)).expect("an autosave");
    assert_eq!(beside.title, "Midwinter");
    assert_eq!(std::fs::read(&file).expect("the file"), first, "an autosave never touches the file");
    drop(window);

    // The next start names no file: the recent ones are looked through.
    let mut window = open(None, folder.path());
    press(&mut window, "Open the copy");
    assert_eq!(project(&window).title, "Midwinter");
    let document = &window.state().state().document;
    assert!(document.path().is_none() && !document.is_saved(), "an untitled copy");
    assert!(!files::autosave_path(&file).exists(), "it is not offered twice");
    let untitled = folder.path().join("untitled.drydock");
    assert_eq!(files::recover(&untitled).expect("readable").expect("moved").title, "Midwinter");
}

#[test]
fn a_recovered_copy_has_nothing_before_it_and_goes_only_when_it_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let untitled = folder.path().join("untitled.drydock");
    let mut lost = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).expect("the template");
    lost.title = "Lost".into();
    files::autosave(&untitled, &lost).expect("an autosave");
    let mut window = open(None, folder.path());
    press(&mut window, "Open the copy");
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(project(&window).title, "Lost", "there is nothing to undo");
    assert!(window.query_by_label("Unsaved changes").is_some());
    keys(&mut window, Modifiers::COMMAND, Key::N);
    press(&mut window, SAMPLE);
    assert!(window.query_by_label("Save the changes?").is_some(), "it is asked about");
    press(&mut window, "Do not save");
    window.run();
    assert_ne!(project(&window).title, "Lost");
}

#[test]
fn what_is_left_over_stays_until_it_is_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    let untitled = folder.path().join("untitled.drydock");
    let lost = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).expect("the template");
    files::autosave(&untitled, &lost).expect("an autosave");
    let mut window = open(None, folder.path());
    press(&mut window, "Not now");
    retitle(&mut window, "Another");
    window.run_steps(30);
    assert_eq!(files::recover(&untitled).expect("readable"), Some(lost.clone()), "the other project is kept elsewhere");
    let second = folder.path().join("untitled-2.drydock");
    assert_eq!(files::recover(&second).expect("readable").expect("an autosave").title, "Another");
    drop(window);
    // The same beside a file.
    let (window, file) = open_template(Library::EMPTY, folder.path());
    drop(window);
    files::autosave(&file, &lost).expect("an autosave");
    let mut window = open(Some(file.clone()), folder.path());
    press(&mut window, "Not now");
    retitle(&mut window, "Edited");
    window.run_steps(30);
    assert_eq!(files::recover(&file).expect("readable"), Some(lost));
}

#[test]
fn what_was_left_over_can_be_thrown_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("empty.drydock");
    let mut lost = Library::bundled().template(Game::LaunchFighters, Library::EMPTY).expect("the template");
    lost.title = "Lost".into();
    files::autosave(&file, &lost).expect("an autosave");
    let (mut window, _) = open_template(Library::EMPTY, folder.path());
    press(&mut window, "Throw it away");
    assert!(!files::autosave_path(&file).exists());
    assert_ne!(project(&window).title, "Lost");
}

/// What starts the sample of the first game.
const SAMPLE: &str = "Sample: Hail on the Orchard Rocks, Launch Fighters!";

#[test]
fn unsaved_changes_are_asked_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, file) = open_template(Library::EMPTY, folder.path());
    retitle(&mut window, "Midwinter");
    keys(&mut window, Modifiers::COMMAND, Key::N);
    press(&mut window, SAMPLE);
    press(&mut window, "Cancel");
    assert_eq!(project(&window).title, "Midwinter");
    keys(&mut window, Modifiers::COMMAND, Key::N);
    press(&mut window, SAMPLE);
    press(&mut window, "Save changes");
    window.run();
    assert_eq!(files::load(&file).expect("saved").title, "Midwinter");
    assert_ne!(project(&window).title, "Midwinter", "the sample is open now");
}

#[test]
fn a_file_that_another_program_writes_is_noticed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, file) = open_template(Library::EMPTY, folder.path());
    assert!(window.query_by_label("Reload").is_none());
    let mut other = project(&window).clone();
    for (title, answer, kept) in
        [("From elsewhere", "Reload", "From elsewhere"), ("Once more elsewhere", "Keep mine", "From elsewhere")]
    {
        other.title = title.into();
        files::save(&file, &other).expect("saved");
        window.run();
        window.run();
        press(&mut window, answer);
        window.run();
        assert_eq!(project(&window).title, kept);
    }
    assert!(!window.state().state().document.is_saved(), "the file holds something else");
    keys(&mut window, Modifiers::COMMAND, Key::S);
    window.run();
    assert_eq!(files::load(&file).expect("saved").title, "From elsewhere");
    assert!(window.query_by_label("Reload").is_none(), "one's own save is nothing to ask about");
}

#[test]
fn a_file_is_opened_by_dropping_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::EMPTY, folder.path());
    let file = folder.path().join("dropped.drydock");
    let mut dropped = project(&window).clone();
    dropped.title = "Dropped".into();
    files::save(&file, &dropped).expect("saved");
    window.input_mut().dropped_files.push(window::dropped(&file));
    window.run();
    assert_eq!(project(&window).title, "Dropped");
    assert_eq!(window.state().state().settings.recent[0], file);
}

#[test]
fn what_is_changed_while_the_project_is_being_saved_stays_saved_beside_the_file() {
    use drydock::editor::action::{Action, Change, Report};
    use drydock::editor::applier::{Effect, apply};
    use drydock::editor::settings::Settings;
    use drydock::editor::state::State;
    use std::sync::Arc;

    let sample = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).expect("the template");
    let mut state = State::new(sample, Settings::default(), Library::bundled());
    let path = std::path::PathBuf::from("one.drydock");
    let discards = |effects: &[Effect]| effects.iter().any(|effect| matches!(effect, Effect::DiscardAutosave(_)));
    apply(&mut state, Change::title("One".into()).into());
    let saving = Arc::clone(state.document.project());
    let saved = |project| Action::Report(Report::Saved { project, path: path.clone(), version: None });
    apply(&mut state, Action::SaveAs(path.clone()));
    apply(&mut state, Change::title("Two".into()).into());
    assert!(!discards(&apply(&mut state, saved(saving))), "the newer change lies nowhere else");
    assert!(!state.document.is_saved());
    apply(&mut state, Action::Save);
    let newer = Arc::clone(state.document.project());
    assert!(discards(&apply(&mut state, saved(newer))) && state.document.is_saved());
}
