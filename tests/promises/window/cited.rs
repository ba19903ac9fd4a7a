//! What cites the rulebook leads to the manual, by the mouse, by keys and by ear.

use drydock::editor::action::Dialog;
use drydock::manual::{self, Block};
use drydock::project::{Game, Library};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{Window, keys, open_template, open_template_of, press, type_into};

/// The link from the finding of [`unarmed`] to its rule: its name tells the section of the book.
const WHY: &str = "Why launchers-without-missiles: Advanced Rules: Ship Construction, Launchers";

/// The heading that the manual is open at.
fn heading(window: &Window) -> Option<String> {
    match window.state().state().view.dialog {
        Some(Dialog::Manual(page, block)) => Some(page.blocks[block].text()),
        _ => None,
    }
}

/// Follows a link as the user of a screen reader does.
fn follow(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::Link, name).click_accesskit();
    window.run();
}

/// A window on a ship whose launchers have nothing to fire.
fn unarmed(folder: &std::path::Path) -> Window {
    let (mut window, _) = open_template(Library::EMPTY, folder);
    press(&mut window, "Add ship");
    type_into(&mut window, Role::SpinButton, "Launchers", "5");
    window
}

#[test]
fn a_finding_leads_to_its_rule_with_an_example_before_and_after() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = unarmed(folder.path());
    // Beside the price the findings of the ship are told, each with its rule.
    follow(&mut window, WHY);
    let told = heading(&window).expect("the manual");
    assert!(told.ends_with("launchers-without-missiles (error)"), "{told}");
    let Some(Dialog::Manual(page, block)) = window.state().state().view.dialog else { panic!("the manual is open") };
    let below: Vec<String> = page.blocks[block + 1..].iter().take(5).map(Block::text).collect();
    for word in ["Before: ", "Fix: ", "After: "] {
        assert!(below.iter().any(|text| text.starts_with(word)), "{word}: {below:?}");
    }
    keys(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(heading(&window), None);
}

#[test]
fn keys_follow_a_citation() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = unarmed(folder.path());
    window.get_by_role_and_label(Role::Link, WHY).focus();
    window.run();
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert!(heading(&window).is_some_and(|told| told.contains("launchers-without-missiles")));
}

#[test]
fn the_list_of_problems_leads_to_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = unarmed(folder.path());
    keys(&mut window, Modifiers::NONE, Key::F7);
    keys(&mut window, Modifiers::NONE, Key::F8);
    follow(&mut window, WHY);
    assert!(heading(&window).is_some_and(|told| told.contains("launchers-without-missiles")));
}

#[test]
fn prices_and_odds_lead_to_the_sections_that_they_come_from() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = unarmed(folder.path());
    for section in ["Advanced Rules: Ship Construction", "The Battle: C) Attack, 3) Gather Your Pool of Attack Dice"] {
        follow(&mut window, &format!("Rule: {section}"));
        assert_eq!(heading(&window).as_deref(), Some(section));
        keys(&mut window, Modifiers::NONE, Key::Escape);
    }
}

#[test]
fn at_the_table_lesson_and_log_lead_to_the_book() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template_of(Game::Vikings, "shield-wall", folder.path());
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    press(&mut window, "Start the game");
    let game = manual::page("vikings-rules").expect("the rules");
    let links: Vec<String> = window
        .query_all_by_role(Role::Link)
        .filter_map(|node| egui_kittest::kittest::NodeT::accesskit_node(&node).label())
        .filter(|name| name.starts_with("Rule: "))
        .collect();
    assert!(!links.is_empty(), "nothing at the table cites the book");
    follow(&mut window, &links[0]);
    assert!(matches!(window.state().state().view.dialog, Some(Dialog::Manual(page, block)) if page == game && block > 0));
}
