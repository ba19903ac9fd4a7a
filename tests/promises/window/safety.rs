//! Nothing is lost: what is not saved is kept beside the file, asked about, and noticed when another program writes it.

use drydock::editor::action::{Action, Dialog};
use drydock::editor::applier::apply;
use drydock::project::{Content, Game, Library, Project, files};
use drydock::rules::Change;
use drydock::rules::launch_fighters::Ship;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use std::path::Path;

use crate::support::window::{self, Shown as _, Window, keys, open, open_template, press, project, type_into};

/// What was saved by itself beside a file, by the first window that had it open.
fn kept(file: &Path) -> Project {
    files::load(&files::autosave_path(file)).expect("an autosave")
}

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
    assert_eq!(kept(&untitled).title, "Midwinter");
    assert!(files::left_over(&untitled).is_empty(), "it belongs to the window that has it open");
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
    assert!(window.query_by_role_and_label(Role::Dialog, "Save the changes?").is_some(), "it is asked about");
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
    assert_eq!(kept(&untitled), lost, "the other project is kept elsewhere");
    let second = folder.path().join("untitled-2.drydock");
    assert_eq!(kept(&second).title, "Another");
    drop(window);
    // The same beside a file.
    let (window, file) = open_template(Library::EMPTY, folder.path());
    drop(window);
    files::autosave(&file, &lost).expect("an autosave");
    let mut window = open(Some(file.clone()), folder.path());
    press(&mut window, "Not now");
    retitle(&mut window, "Edited");
    window.run_steps(30);
    assert_eq!(kept(&file), lost);
    let own = folder.path().join("empty.drydock.autosave-2");
    assert_eq!(files::load(&own).expect("an autosave").title, "Edited");
    drop(window);
    // Both are offered, one after the other.
    let mut window = open(Some(file.clone()), folder.path());
    press(&mut window, "Throw it away");
    press(&mut window, "Open the copy");
    assert_eq!(project(&window).title, "Edited");
    assert!(!files::autosave_path(&file).exists() && !own.exists());
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
fn what_another_program_has_written_is_not_replaced_before_somebody_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, file) = open_template(Library::EMPTY, folder.path());
    let title = || files::load(&file).expect("readable").title;
    let asks = |window: &Window| matches!(window.state().state().view.dialog, Some(Dialog::ChangedOnDisk { .. }));
    let mut other = project(&window).clone();
    retitle(&mut window, "Mine");
    other.title = "Theirs".into();
    files::save(&file, &other).expect("saved");
    window.run();
    assert!(asks(&window));
    keys(&mut window, Modifiers::NONE, Key::Escape);
    window.run_steps(8);
    assert!(!asks(&window), "the same is not asked again by itself");
    assert!(window.query_by_words("Another program has written the file").is_some());
    for answer in ["Not now", "Not now"] {
        keys(&mut window, Modifiers::COMMAND, Key::S);
        assert!(asks(&window), "a save asks again");
        press(&mut window, answer);
        assert_eq!(title(), "Theirs");
    }
    // A newer version is noticed like the first.
    other.title = "Theirs, once more".into();
    files::save(&file, &other).expect("saved");
    window.run();
    assert!(asks(&window));
    keys(&mut window, Modifiers::NONE, Key::Escape);
    // Nor does a user who leaves the window replace it.
    keys(&mut window, Modifiers::COMMAND, Key::N);
    press(&mut window, SAMPLE);
    press(&mut window, "Save changes");
    assert!(asks(&window) && title() == "Theirs, once more");
    // By the keys alone, as on a page: the second button.
    for key in [Key::Tab, Key::Tab, Key::Enter] {
        keys(&mut window, Modifiers::NONE, key);
    }
    assert_eq!(title(), "Mine", "whoever keeps theirs when it is to be saved has it saved");
    assert_eq!(files::load(&files::previous_path(&file)).expect("readable").title, "Theirs, once more");
    assert_ne!(project(&window).title, "Mine", "the sample is open now");
}

#[test]
fn what_nobody_has_changed_here_is_not_asked_about_when_the_window_closes() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, file) = open_template(Library::EMPTY, folder.path());
    let mut other = project(&window).clone();
    other.title = "Theirs".into();
    files::save(&file, &other).expect("saved");
    window.run();
    keys(&mut window, Modifiers::NONE, Key::Escape);
    window.run_steps(8);
    assert!(window.state().state().document.is_saved() && files::left_over(&file).is_empty());
    // It can still be answered.
    keys(&mut window, Modifiers::COMMAND, Key::S);
    press(&mut window, "Reload");
    assert_eq!(project(&window).title, "Theirs");
}

#[test]
fn a_second_window_leaves_alone_what_the_first_has_not_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut first, file) = open_template(Library::EMPTY, folder.path());
    retitle(&mut first, "First");
    first.run_steps(8);
    assert_eq!(kept(&file).title, "First");
    let mut second = open(Some(file.clone()), folder.path());
    assert_eq!(second.state().state().view.dialog, None, "the first is open");
    retitle(&mut second, "Second");
    second.run_steps(8);
    let of_second = folder.path().join("empty.drydock.autosave-2");
    let title = |at: &Path| files::load(at).expect("an autosave").title;
    assert_eq!((kept(&file).title.as_str(), title(&of_second).as_str()), ("First", "Second"));
    // What somebody takes away is written anew.
    std::fs::remove_file(files::autosave_path(&file)).expect("taken away");
    first.run_steps(8);
    assert_eq!(kept(&file).title, "First");
    keys(&mut second, Modifiers::COMMAND, Key::S);
    assert!(!of_second.exists());
    assert_eq!(kept(&file).title, "First", "a save takes away what is its own");
    drop((first, second));
    let mut third = open(Some(file.clone()), folder.path());
    press(&mut third, "Open the copy");
    assert_eq!(project(&third).title, "First");
}

#[test]
fn a_copy_does_not_take_the_place_of_what_is_not_saved_without_a_question() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::EMPTY, folder.path());
    retitle(&mut window, "Unsaved");
    let (project_kept, at) = (std::sync::Arc::new(project(&window).clone()), folder.path().join("x.autosave"));
    let mut state = window.state().state().clone();
    let recover = Action::Recover { project: project_kept, at };
    assert_eq!(apply(&mut state, recover.clone()), []);
    assert_eq!(state.view.dialog, Some(Dialog::Unsaved(Box::new(recover))));
}

#[test]
fn comments_that_a_save_drops_are_told_when_the_file_is_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let (window, file) = open_template(Library::EMPTY, folder.path());
    drop(window);
    let told = |window: &Window| window.state().state().notice.as_ref().map(|notice| notice.text.clone()).unwrap_or_default();
    let text = std::fs::read_to_string(&file).expect("the file");
    std::fs::write(&file, text.replacen('(', "( /* mine */", 1)).expect("written");
    let mut window = open(Some(file.clone()), folder.path());
    assert!(told(&window).starts_with("empty.drydock holds comments, and Drydock writes none"), "{}", told(&window));
    retitle(&mut window, "Saved");
    keys(&mut window, Modifiers::COMMAND, Key::S);
    drop(window);
    assert_eq!(told(&open(Some(file), folder.path())), "");
}

#[cfg(unix)]
#[test]
fn a_file_of_several_names_is_told_when_it_is_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, file) = open_template(Library::EMPTY, folder.path());
    let other = folder.path().join("other.drydock");
    std::fs::hard_link(&file, &other).expect("a second name");
    retitle(&mut window, "Both");
    keys(&mut window, Modifiers::COMMAND, Key::S);
    assert!(window.query_all_by_label_contains("empty.drydock has 2 names on this disk").next().is_some());
    assert_eq!(files::load(&other).expect("readable").title, "Both");
}

#[test]
fn a_large_project_is_kept_less_often_and_the_window_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::EMPTY, folder.path());
    retitle(&mut window, "Small");
    window.run_steps(8);
    assert!(window.query_by_words("for it is large").is_none());
    let mut large = project(&window).clone();
    let Content::LaunchFighters(content) = &mut large.content else { panic!("another game") };
    for name in ["First", "Second"] {
        let notes = if name == "First" { String::new() } else { "x".repeat(9 << 20) };
        content.ships.apply(Change::Add(Ship { notes, ..Ship::named(name) }), "ship").expect("added");
    }
    let file = folder.path().join("large.drydock");
    files::save(&file, &large).expect("saved");
    let mut window = open(Some(file.clone()), folder.path());
    retitle(&mut window, "Large");
    window.run_steps(8);
    assert_eq!(kept(&file).title, "Large");
    retitle(&mut window, "Larger");
    assert!(window.query_by_words("Kept every 2 seconds, for it is large").is_some());
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
    use drydock::editor::action::{self, Report};
    use drydock::editor::applier::Effect;
    use drydock::editor::settings::Settings;
    use drydock::editor::state::State;
    use std::sync::Arc;

    let sample = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).expect("the template");
    let mut state = State::new(sample, Settings::default(), Library::bundled(), drydock::editor::games::things);
    let path = std::path::PathBuf::from("one.drydock");
    let discards = |effects: &[Effect]| effects.iter().any(|effect| matches!(effect, Effect::DiscardAutosave));
    apply(&mut state, action::Change::title("One".into()).into());
    let saving = Arc::clone(state.document.project());
    let saved = |project| Action::Report(Report::Saved { project, path: path.clone(), version: None });
    apply(&mut state, Action::SaveAs(path.clone()));
    apply(&mut state, action::Change::title("Two".into()).into());
    assert!(!discards(&apply(&mut state, saved(saving))), "the newer change lies nowhere else");
    assert!(!state.document.is_saved());
    apply(&mut state, Action::Save);
    let newer = Arc::clone(state.document.project());
    assert!(discards(&apply(&mut state, saved(newer))) && state.document.is_saved());
}
