//! What is deleted, typed or asked can be taken back: what was deleted comes back as it was selected, Escape ends a typing session as if it had
//! never begun, Enter answers a question, and no message moves what is under the pointer.

use drydock::editor::things;
use drydock::project::{Content, Game, Library, files};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{Window, bytes, keys, open, open_sized, open_template, press, project};

fn sample(folder: &std::path::Path) -> Window {
    open_template(Library::SAMPLE, folder).0
}

/// What the message below the toolbar says.
fn notice(window: &Window) -> Option<String> {
    window.state().state().notice.as_ref().map(|notice| notice.text.clone())
}

/// The name of the selected thing.
fn selected(window: &Window) -> String {
    let document = &window.state().state().document;
    document.derived().names.get(&things::thing(document.place())).cloned().unwrap_or_default()
}

fn choose(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::ListItem, name).click();
    window.run();
}

#[test]
fn what_is_deleted_is_told_with_what_it_breaks_and_comes_back_selected() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = sample(folder.path());
    choose(&mut window, "Kezzik");
    let before = bytes(&window);
    keys(&mut window, Modifiers::NONE, Key::Delete);
    let said = notice(&window).expect("a message");
    assert!(said.starts_with("Kezzik deleted; ") && said.ends_with(" more."), "{said}");
    assert_eq!(selected(&window), "Tokkari", "the neighbour");
    press(&mut window, "Undo what was done");
    assert!(bytes(&window) == before, "undone to the first byte");
    assert_eq!((selected(&window).as_str(), notice(&window)), ("Kezzik", None));
    keys(&mut window, Modifiers::COMMAND, Key::Y);
    assert_eq!(selected(&window), "Tokkari");
    choose(&mut window, "Okkotiza");
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(selected(&window), "Kezzik", "what comes back is shown");
}

#[test]
fn undo_beside_a_message_is_gone_with_the_next_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = sample(folder.path());
    choose(&mut window, "Kezzik");
    keys(&mut window, Modifiers::NONE, Key::Delete);
    assert!(window.query_by_label("Undo what was done").is_some());
    press(&mut window, "Increase cannons");
    assert!(window.query_by_label("Undo what was done").is_none(), "it would take back something else");
}

#[test]
fn a_message_floats_and_goes_away_by_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = sample(folder.path());
    let desk = |window: &Window| window.get_by_role_and_label(Role::Button, "Increase cannons").rect();
    press(&mut window, "Increase cannons");
    let before = desk(&window);
    keys(&mut window, Modifiers::COMMAND, Key::S);
    window.run();
    assert!(notice(&window).is_some_and(|said| said.starts_with("Saved in ")));
    assert_eq!(desk(&window), before, "nothing moves");
    window.hover_at(egui::Pos2::new(640.0, 500.0));
    window.run_steps(40);
    assert_eq!(notice(&window), None);
}

#[test]
fn escape_ends_a_typing_session_as_if_it_had_never_begun() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = sample(folder.path());
    choose(&mut window, "Kezzik");
    let before = bytes(&window);
    let field = "Ship name";
    window.get_by_role_and_label(Role::TextInput, field).focus();
    window.run();
    window.get_by_role_and_label(Role::TextInput, field).type_text("Zek");
    window.run();
    assert_eq!(selected(&window), "Zek", "what was there was selected, and typing takes its place");
    keys(&mut window, Modifiers::NONE, Key::Escape);
    assert!(bytes(&window) == before);
    let document = &window.state().state().document;
    assert!(document.undo_label().is_none() && document.redo_label().is_none(), "no step is left of it");
}

#[test]
fn enter_answers_a_question_and_a_click_beside_it_loses_nothing_typed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(None, folder.path());
    let file = folder.path().join("typed.drydock");
    keys(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    let field = "File to save in";
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.get_by_role_and_label(Role::TextInput, field).type_text(&file.display().to_string());
    window.run();
    window.hover_at(egui::Pos2::new(20.0, 700.0));
    window.drag_at(egui::Pos2::new(20.0, 700.0));
    window.drop_at(egui::Pos2::new(20.0, 700.0));
    window.run();
    assert!(window.query_by_role_and_label(Role::TextInput, field).is_some(), "the question stays");
    window.get_by_role_and_label(Role::TextInput, field).focus();
    window.run();
    keys(&mut window, Modifiers::NONE, Key::Enter);
    window.run();
    assert!(file.exists() && window.query_by_role_and_label(Role::TextInput, field).is_none());
}

#[test]
fn the_list_of_problems_keeps_its_size_and_has_the_worst_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("worst.drydock");
    let mut wrong = Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the template");
    let Content::StarViking(content) = &mut wrong.content else { panic!("another game") };
    let last = content.systems.ids().last().expect("a system");
    content.systems.get_mut(last).expect("it").capital = None;
    files::save(&file, &wrong).expect("saved");
    let mut window = open_sized(Some(file), folder.path(), Vec2::new(1280.0, 800.0));
    let severities: Vec<String> = window
        .get_all_by_role(Role::ListItem)
        .filter_map(|item| item.accesskit_node().label())
        .filter_map(|label| label.split_once(": ").map(|(severity, _)| severity.to_owned()))
        .filter(|severity| ["error", "warning", "advice"].contains(&severity.as_str()))
        .collect();
    assert_eq!(severities.first().map(String::as_str), Some("error"), "{severities:?}");
    let panel = |window: &Window| window.get_by_role_and_label(Role::Button, "Errors").rect().top();
    let before = panel(&window);
    for severity in ["Errors", "Warnings", "Advice"] {
        press(&mut window, severity);
    }
    assert!((panel(&window) - before).abs() < 0.5, "nothing to list is no reason to move");
    press(&mut window, "1 error");
    assert!(!window.state().state().view.hidden.contains(&drydock::rules::Severity::Error), "a click shows them");
    assert_eq!(project(&window).content.game(), Game::StarViking);
}
