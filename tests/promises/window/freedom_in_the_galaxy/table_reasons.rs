//! Why missions and searches are missing in the list of choices of a game, and what is told beside choices that cost something.

use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;

use super::table::{begun, buttons, first, is_over, log, until, words};

#[test]
fn missions_that_cannot_be_assigned_are_told_with_the_rule_against_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), "sample", false);
    until(&mut window, "Which mission is assigned at ", 60);
    let told = words(&window);
    for mission in ["Free Prisoners", "Assassination"] {
        assert!(!buttons(&window).iter().any(|name| name.starts_with(mission)), "{mission} is no choice");
        let reason = told.iter().find(|line| line.contains(mission) && line.contains(": ") && line.ends_with('.'));
        assert!(reason.is_some(), "{mission}: {told:?}");
    }
    assert!(told.iter().any(|line| line.contains("no enemy character at ")), "{told:?}");
    for rule in ["Rule: 13.2", "Rule: 9.44"] {
        assert!(window.query_all_by_role_and_label(Role::Link, rule).next().is_some(), "{rule} can be read");
    }
    assert!(!told.iter().any(|line| line.contains("for the Rebel player alone")), "the Rebel player may do them");
}

#[test]
fn a_fight_names_who_attacks_and_who_is_active() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), "sample", false);
    let (mut asked, mut told) = (false, false);
    for _ in 0..600 {
        if is_over(&window) || asked && told {
            break;
        }
        asked |= words(&window).iter().any(|line| line.starts_with("Round ") && line.contains(" against "));
        told |= log(&window).iter().any(|line| line.starts_with("Round ") && line.contains(" active."));
        first(&mut window);
    }
    assert!(asked && told, "{asked} {told}");
}
