//! Tests of actions, without a screen.

use super::*;
use crate::editor::action::{Bottom, PostStatus, Report, WrittenFile};
use crate::editor::settings::Settings;
use crate::project::{self, Game, Library, text};
use crate::rules;
use crate::rules::launch_fighters::{Edit, InShip, Part, Place, Ship};

fn empty() -> State {
    State::empty(Settings::default(), Library::bundled(), crate::editor::games::things)
}

fn add_ship(state: &mut State, ship: Ship) {
    apply(state, Change::edit("Add ship", Edit::Ship(rules::Change::Add(ship))).into());
}

fn begin(state: &mut State, game: Game) {
    let project = Library::bundled().template(game, Library::SAMPLE).unwrap();
    apply(state, Action::Report(Report::Opened { project: Arc::new(project), path: None, version: None }));
}

fn bytes(state: &State) -> String {
    text::write(state.document.project()).unwrap()
}

#[test]
fn what_is_done_is_undone_to_the_first_bytes() {
    let mut state = empty();
    let first = bytes(&state);
    add_ship(&mut state, Ship::named("Unarmed").with(Part::Launchers, 2).with(Part::Defense, 1).with(Part::Move, 2));
    apply(&mut state, Change::title("Other".into()).into());
    apply(&mut state, Action::ApplyAllSafeFixes);
    assert!(!state.document.findings().iter().any(|finding| finding.about.name == "launchers-without-missiles"));
    let last = bytes(&state);
    while state.document.undo_label().is_some() {
        apply(&mut state, Action::Undo);
    }
    assert_eq!(bytes(&state), first);
    while state.document.redo_label().is_some() {
        apply(&mut state, Action::Redo);
    }
    assert_eq!(bytes(&state), last);
}

#[test]
fn a_refused_edit_changes_nothing_and_says_why() {
    let mut state = empty();
    let first = Arc::clone(state.document.project());
    let gone = Edit::Ship(rules::Change::Remove(rules::Id::new(9)));
    apply(&mut state, Change::edits("Delete", [Edit::Ship(rules::Change::Add(Ship::named("Half"))), gone]).into());
    assert!(Arc::ptr_eq(state.document.project(), &first));
    assert!(state.notice.is_some_and(|notice| notice.failed && notice.text.starts_with("Delete is not possible: ")));
}

#[test]
fn what_is_selected_is_always_there() {
    let mut state = empty();
    add_ship(&mut state, Ship::named("One"));
    add_ship(&mut state, Ship::named("Two"));
    let second = project::Place::from(Place::Ship(rules::Id::new(2), InShip::Name));
    apply(&mut state, Action::Select(second.clone()));
    assert_eq!(*state.document.place(), second);
    apply(&mut state, Action::Undo);
    assert!(matches!(state.document.place(), project::Place::LaunchFighters(Place::Ship(id, _)) if id.number() == 1));
    apply(&mut state, Action::Undo);
    assert_eq!(*state.document.place(), project::Place::Project);
}

#[test]
fn changes_are_not_lost_without_asking() {
    let mut state = empty();
    assert_eq!(
        apply(&mut state, Action::New(Game::StarViking, "empty".into())),
        [Effect::Template(Game::StarViking, "empty".into())]
    );
    add_ship(&mut state, Ship::named("One"));
    assert_eq!(apply(&mut state, Action::Close), []);
    assert_eq!(state.view.dialog, Some(Dialog::Unsaved(Box::new(Action::Close))));
    assert_eq!(apply(&mut state, Action::SaveFirst(Box::new(Action::Close))), []);
    assert_eq!(state.view.dialog, Some(Dialog::SaveAs), "it has no file yet");
    let path = PathBuf::from("one.drydock");
    let project = Arc::clone(state.document.project());
    assert_eq!(apply(&mut state, Action::SaveAs(path.clone())), [Effect::WriteNew(path.clone(), Arc::clone(&project))]);
    let effects = apply(&mut state, Action::Report(Report::Saved { project, path, version: None }));
    assert!(effects.contains(&Effect::Close) && state.document.is_saved());
}

#[test]
fn a_failed_save_keeps_the_project_open_and_unsaved() {
    let mut state = empty();
    add_ship(&mut state, Ship::named("One"));
    apply(&mut state, Action::SaveFirst(Box::new(Action::Close)));
    let path = PathBuf::from("/full/one.drydock");
    apply(&mut state, Action::SaveAs(path.clone()));
    apply(&mut state, Action::Report(Report::Failed("No room.".into())));
    // The dialog stays open with its path. Once the user has found another path, the window closes as intended.
    assert_eq!((&state.view.dialog, &state.view.save_path), (&Some(Dialog::SaveAs), &Some(path.clone())));
    assert!(state.view.after_save.is_some() && !state.document.is_saved());
    apply(&mut state, Action::Report(Report::Occupied(path.clone())));
    assert_eq!(state.view.dialog, Some(Dialog::Overwrite(path.clone())));
    let project = Arc::clone(state.document.project());
    assert_eq!(apply(&mut state, Action::Overwrite(path.clone())), [Effect::Write(path, project, None)]);
    apply(&mut state, Action::Report(Report::Failed("No room.".into())));
    assert_eq!(state.view.dialog, Some(Dialog::SaveAs));
    apply(&mut state, Action::Dismiss);
    assert!(state.view.after_save.is_none() && state.view.save_path.is_none());
    assert_eq!(state.notice.as_ref().map(|notice| notice.text.as_str()), Some("No room."));
}

#[test]
fn what_went_wrong_in_one_dialog_is_not_told_in_the_next() {
    let mut state = empty();
    apply(&mut state, Action::Ask(Dialog::Table));
    apply(&mut state, Action::Report(Report::Failed("No table.".into())));
    apply(&mut state, Action::Ask(Dialog::Table));
    assert!(state.notice.is_some(), "the dialog is still open");
    apply(&mut state, Action::Ask(Dialog::Open));
    assert_eq!(state.notice, None);
}

#[test]
fn a_save_that_fails_is_not_told_in_a_dialog_that_was_opened_meanwhile() {
    for dialog in [Dialog::Table, Dialog::Export(ExportDraft::default())] {
        let mut state = empty();
        apply(&mut state, Action::SaveAs(PathBuf::from("mine.drydock")));
        apply(&mut state, Action::Ask(dialog));
        apply(&mut state, Action::Report(Report::Failed("No room.".into())));
        assert!(state.notice.is_some() && state.dialog_failure().is_none(), "it is told beside the dialog");
        apply(&mut state, Action::Report(Report::Failed("No table.".into())));
        assert_eq!(state.dialog_failure().map(|notice| notice.text.as_str()), Some("No table."));
    }
}

#[test]
fn printing_is_done_once_pages_were_written() {
    let mut state = empty();
    let draft = state.draft();
    apply(&mut state, Action::Ask(Dialog::Print(draft.clone())));
    apply(&mut state, Action::KeepChoices);
    assert!(!state.view.has_printed, "the settings were saved alone");
    let printed = || Action::Report(Report::Printed { files: 1, folder: PathBuf::from("out") });
    apply(&mut state, printed());
    assert!(!state.view.has_printed, "something else was exported");
    apply(&mut state, Action::Ask(Dialog::Print(draft.clone())));
    apply(&mut state, Action::Print(PathBuf::from("out")));
    apply(&mut state, Action::Report(Report::Failed("No room.".into())));
    assert!(!state.view.has_printed);
    apply(&mut state, Action::Ask(Dialog::Print(draft)));
    apply(&mut state, Action::Print(PathBuf::from("out")));
    apply(&mut state, printed());
    assert!(state.view.has_printed);
}

#[test]
fn what_was_recovered_is_an_unsaved_copy() {
    let mut state = empty();
    apply(
        &mut state,
        Action::Recover { project: Arc::new(Project::new(Game::LaunchFighters, "Lost")), at: "lost.drydock.autosave".into() },
    );
    assert!(!state.document.is_saved() && state.document.path().is_none());
    assert_eq!(state.document.project().title, "Lost");
}

#[test]
fn what_comes_by_a_link_asks_like_any_other_opening_and_is_an_unsaved_copy() {
    let sent = Action::Follow(Arc::new(Project::new(Game::StarViking, "Sent")));
    let unsaved = Some(Dialog::Unsaved(Box::new(sent.clone())));
    let mut state = empty();
    add_ship(&mut state, Ship::named("One"));
    assert_eq!((apply(&mut state, sent.clone()), &state.view.dialog), (Vec::new(), &unsaved));
    apply(&mut state, Action::Discard(Box::new(sent.clone())));
    assert_eq!((state.document.project().title.as_str(), &state.view.dialog), ("Sent", &None));
    assert!(!state.document.is_saved() && state.document.path().is_none());
    // The program asks before the project is lost, as it also does before a game or a sheet of orders is lost.
    assert_eq!((apply(&mut state, sent.clone()), &state.view.dialog), (Vec::new(), &unsaved));
    let mut state = empty();
    state.view.table_status.unkept = true;
    let game = Some(Dialog::UnkeptGame(Box::new(sent.clone())));
    assert_eq!((apply(&mut state, sent.clone()), &state.view.dialog), (Vec::new(), &game));
    let mut state = empty();
    state.view.post = Some(unsaved_sheet());
    assert_eq!((apply(&mut state, sent.clone()), &state.view.dialog), (Vec::new(), &unsaved));
    assert_eq!(state.document.project().title, "Untitled");
}

#[test]
fn a_game_and_a_sheet_that_were_begun_while_a_project_was_read_are_asked_about() {
    let project = Arc::new(Project::new(Game::StarViking, "Large"));
    let read = || Report::Opened { project: Arc::clone(&project), path: None, version: None };
    let mut state = empty();
    apply(&mut state, Action::Open("large.drydock".into()));
    state.view.table_status.unkept = true;
    assert_eq!(apply(&mut state, Action::Report(read())), []);
    assert_eq!(state.view.dialog, Some(Dialog::UnkeptGame(Box::new(Action::Report(read())))));
    state.view.table_status.unkept = false;
    state.view.post = Some(unsaved_sheet());
    assert_eq!(apply(&mut state, Action::Report(read())), []);
    assert_eq!(state.view.dialog, Some(Dialog::Unsaved(Box::new(Action::Report(read())))));
    state.view.post = None;
    apply(&mut state, Action::Report(read()));
    assert_eq!((state.document.project().title.as_str(), &state.view.dialog), ("Large", &None));
}

fn unsaved_sheet() -> PostStatus {
    let suggested = "x.orders".into();
    let written = WrittenFile { what: "sheet", ending: "orders", path: None, suggested, is_saved: false };
    PostStatus { title: "A".into(), undo: None, redo: None, written: Some(written) }
}

#[test]
fn a_picture_is_read_for_a_game_that_can_show_it_and_nothing_else_is_promised() {
    let mut state = empty();
    let import = || Action::ImportPicture("ship.png".into(), None);
    assert_eq!(apply(&mut state, import()), [Effect::ReadPicture("ship.png".into(), None)]);
    begin(&mut state, Game::StarViking);
    assert_eq!(apply(&mut state, import()).len(), 1);
    begin(&mut state, Game::FreedomInTheGalaxy);
    assert_eq!(apply(&mut state, import()).len(), 1);
    begin(&mut state, Game::Vikings);
    assert!(apply(&mut state, import()).is_empty());
    assert!(state.notice.is_some_and(|notice| notice.text.contains("Vikings")));
}

#[test]
fn what_only_one_game_has_is_left_when_another_is_opened() {
    let mut state = empty();
    for game in [Game::LaunchFighters, Game::StarViking] {
        apply(&mut state, Action::ShowDesk(DeskMode::Print));
        begin(&mut state, game);
        assert_eq!(state.view.desk, DeskMode::Print, "every game has pages");
    }
    begin(&mut state, Game::LaunchFighters);
    apply(&mut state, Action::ShowDesk(DeskMode::Table));
    apply(&mut state, Action::ShowIn(Bottom::Playtest));
    begin(&mut state, Game::LaunchFighters);
    assert_eq!((state.view.desk, state.view.bottom), (DeskMode::Table, Bottom::Playtest));
    begin(&mut state, Game::StarViking);
    assert_eq!((state.view.desk, state.view.bottom), (DeskMode::Design, Bottom::Problems));
    for command in crate::editor::command::commands() {
        assert!(command.serves(Game::StarViking) || command.action(&state).is_none(), "{}", command.name);
    }
}
