//! What breaks a rule: grouped by thing, mended with a look at what changes, or meant to be.

use drydock::project::Library;
use drydock::rules::Severity;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{Window, bytes, keys, open_template, press, project, type_into};

fn has(window: &Window, rule: &str) -> bool {
    window.state().state().document.findings().iter().any(|finding| finding.about.name == rule)
}

/// A window on one ship whose five launchers have nothing to fire.
fn unarmed(folder: &std::path::Path) -> Window {
    let (mut window, _) = open_template(Library::EMPTY, folder);
    press(&mut window, "Add ship");
    type_into(&mut window, Role::TextInput, "Ship name", "Excelsior");
    for (part, amount) in [("Defense", "6"), ("Launchers", "5"), ("Move", "3")] {
        type_into(&mut window, Role::SpinButton, part, amount);
    }
    // The list does not open by itself while somebody designs.
    assert!(window.query_by_role_and_label(Role::Button, "Apply all safe fixes…").is_none());
    keys(&mut window, Modifiers::NONE, Key::F8);
    window
}

#[test]
fn findings_stand_under_their_thing_and_a_click_goes_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = unarmed(folder.path());
    let count = window.state().state().document.findings().len();
    let heading = format!("Excelsior: {count} finding{}", if count == 1 { "" } else { "s" });
    press(&mut window, "Project");
    window.get_by_role_and_label(Role::ListItem, &heading).click();
    window.run();
    assert_eq!(window.state().state().document.derived().names[window.state().state().document.place()], "Excelsior");
    for severity in ["Errors", "Warnings", "Advice"] {
        press(&mut window, severity);
    }
    assert_eq!(window.state().state().view.hidden, [Severity::Error, Severity::Warning, Severity::Advice]);
    window.get_by_label("Nothing of the kinds chosen above.");
}

/// What is pressed twice in impatience, or by a key that is held down.
#[test]
fn a_second_press_after_a_fix_presses_nothing_else() {
    for by_keys in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut window, _) = open_template(Library::SAMPLE, folder.path());
        window.get_all_by_role_and_label(Role::ListItem, "Zikket").next().expect("the ship").click();
        window.run();
        press(&mut window, "Increase launchers");
        keys(&mut window, Modifiers::NONE, Key::F8);
        let row = |window: &Window, words: &str| window.get_by_role_and_label(Role::ListItem, words).rect();
        let (before, steps) = (bytes(&window), window.state().state().document.findings().len());
        let (stood, other) = (
            row(&window, "error: Zikket has launchers 1 and no missiles."),
            row(&window, "warning: Zikket is stated to cost 12, and its parts come to 13 points."),
        );
        let at = window
            .get_all_by_role_and_label(Role::Button, "Add 2 missiles")
            .last()
            .expect("the button of the list")
            .rect()
            .center();
        if by_keys {
            window.get_all_by_role_and_label(Role::Button, "Add 2 missiles").last().expect("the button").focus();
            window.run();
            keys(&mut window, Modifiers::NONE, Key::Enter);
        } else {
            click_at(&mut window, at);
        }
        let mended = bytes(&window);
        assert!(mended != before && !has(&window, "launchers-without-missiles") && steps > 1);
        assert_eq!(row(&window, "Settled: Zikket has launchers 1 and no missiles."), stood);
        let costs = row(&window, "warning: Zikket is stated to cost 12, and its parts come to 14 points.");
        assert_eq!(costs, other, "what is not mended keeps its row");
        if by_keys {
            keys(&mut window, Modifiers::NONE, Key::Enter);
        } else {
            click_at(&mut window, at);
        }
        assert_eq!(bytes(&window), mended);
        assert!(window.state().state().view.dialog.is_none());
        // Elsewhere in the window the list is put in order again.
        window.hover_at(egui::Pos2::new(600.0, 20.0));
        keys(&mut window, Modifiers::NONE, Key::F7);
        window.run();
        let settled = window.query_by_role_and_label(Role::ListItem, "Settled: Zikket has launchers 1 and no missiles.");
        assert!(settled.is_none() || by_keys);
    }
}

/// Presses where the pointer is, whatever lies there.
fn click_at(window: &mut Window, at: egui::Pos2) {
    window.hover_at(at);
    window.run();
    for pressed in [true, false] {
        let button = egui::PointerButton::Primary;
        window.event(egui::Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE });
        window.run();
    }
}

#[test]
fn all_safe_fixes_are_shown_and_undone_as_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = unarmed(folder.path());
    let before = bytes(&window);
    press(&mut window, "Apply all safe fixes…");
    window.get_by_label("Excelsior: missiles");
    assert_eq!(bytes(&window), before, "nothing is changed by looking");
    press(&mut window, "Apply all");
    assert!(!has(&window, "launchers-without-missiles"));
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before);
}

#[test]
fn a_finding_can_be_meant_and_reported_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = unarmed(folder.path());
    press(&mut window, "Mark launchers-without-missiles as intended");
    type_into(&mut window, Role::MultilineTextInput, "Reason", "She is a decoy.");
    press(&mut window, "Mark as intended");
    assert!(!has(&window, "launchers-without-missiles"));
    assert_eq!(project(&window).intended[0].reason, "She is a decoy.");
    window.get_by_label("Intended: She is a decoy.");
    press(&mut window, "Report launchers-without-missiles again");
    assert!(has(&window, "launchers-without-missiles") && project(&window).intended.is_empty());
    press(&mut window, "Undo");
    assert_eq!(project(&window).intended.len(), 1);
}
