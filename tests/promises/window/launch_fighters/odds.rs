//! The odds in the inspector: what is asked with the controls is answered with the numbers of the rules.

use drydock::project::Library;
use drydock::rules::Level;
use drydock::rules::launch_fighters::odds::{Aim, Attack, Exact, Target, Weapon, barrage, best_split};
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{self, Window, open_template, press, type_into};

fn sample(folder: &tempfile::TempDir) -> Window {
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    window.get_by_role_and_label(Role::ListItem, "Morrowlight").click();
    window.run();
    window
}

/// Whether a line of the inspector is shown.
fn shows(window: &Window, line: &str) -> bool {
    window.query_all_by_label(line).next().is_some()
}

fn ship(defense: u32) -> Target {
    Target::ship(Level::new(defense).expect("a level"))
}

fn assert_chances(window: &Window, [miss, hit, direct_hit]: [&Exact; 3]) {
    for (name, chance) in [("Miss", miss), ("Hit", hit), ("Direct hit", direct_hit)] {
        let line = format!("{name}: {} %", chance.percent());
        assert!(shows(window, &line), "{line}");
    }
}

#[test]
fn the_odds_of_cannons_follow_the_controls() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = sample(&folder);
    let before = window::bytes(&window);
    assert!(shows(&window, "Dice in the pool: 4"), "the cannons of the ship");
    let chances = barrage(4, ship(5));
    assert_chances(&window, [&chances.miss, &chances.hit, &chances.direct_hit]);

    press(&mut window, "Increase target defense");
    press(&mut window, "Increase attack dice");
    window.get_by_role_and_label(Role::CheckBox, "Fast target").click_accesskit();
    window.run();
    window.get_by_role_and_label(Role::CheckBox, "Flanking").click_accesskit();
    window.run();
    assert!(shows(&window, "Dice in the pool: 6"), "half of five is three, and three doubled six");
    let chances = barrage(6, ship(6));
    assert_chances(&window, [&chances.miss, &chances.hit, &chances.direct_hit]);
    let split = best_split(6, ship(6), Weapon::Cannons, Aim::Hits);
    assert!(shows(&window, &format!("Most hits: {}", split.worth.hundredths())) && shows(&window, &split.to_string()), "{split}");

    type_into(&mut window, Role::SpinButton, "Attack dice", "0");
    assert!(shows(&window, "No dice, no barrage."));
    assert_eq!(window::bytes(&window), before, "asking changes nothing");
}

#[test]
fn the_odds_of_missiles_count_what_is_intercepted() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = sample(&folder);
    press(&mut window, "Odds of missiles");
    press(&mut window, "Increase attack dice");
    press(&mut window, "Increase interceptors");
    assert!(shows(&window, "Dice in the pool: 2 to 3"));
    let attack = Attack { interceptors: 1, ..Attack::plain(Weapon::Missiles, 3) };
    let [miss, hit, direct_hit] = [
        attack.expected(|dice| barrage(dice, ship(5)).miss),
        attack.expected(|dice| barrage(dice, ship(5)).hit),
        attack.expected(|dice| barrage(dice, ship(5)).direct_hit),
    ];
    assert_chances(&window, [&miss, &hit, &direct_hit]);
    let stats = attack.expected(|dice| best_split(dice, ship(5), Weapon::Missiles, Aim::StatsRemoved).worth);
    assert!(shows(&window, &format!("Most stats: {}", stats.hundredths())));

    window.get_by_role_and_label(Role::CheckBox, "Flak at a squadron").click_accesskit();
    window.run();
    assert!(shows(&window, "Dice in the pool: 3"), "flak is not intercepted");
    let chances = barrage(3, Target::SQUADRON);
    assert_chances(&window, [&chances.miss, &chances.hit, &chances.direct_hit]);
    window.get_by_role_and_label(Role::ListItem, "Tallowmere").click();
    window.run();
    assert!(!shows(&window, "Dice in the pool: 3"), "another ship has dice of its own");
}
