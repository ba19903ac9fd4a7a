//! The opening as a shop: ships are bought and laden by buttons, and the bill follows.

use crate::support::window::Shown as _;
use drydock::rules::Shelf;
use drydock::rules::space_viking::{Charge, Content, Division, Item, Player, Role as ItemRole, Technology};
use drydock::rules::{Count, Level};
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;

use super::{Window, content, open};

fn press(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::Button, name).click();
    window.run();
}

#[test]
fn ships_are_bought_and_laden_and_each_press_is_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let item = |name: &str, role, cost, holds| Item {
        name: name.into(),
        role,
        cost: Count::clamped(cost),
        holds: Level::clamped(holds),
        ..Item::default()
    };
    let items: Shelf<Item> = [item("Escort", ItemRole::Ship, 8, 2), item("Troop", ItemRole::Troop, 2, 0)].into_iter().collect();
    let players = [Player { name: "House Tharn".into(), ..Player::default() }].into_iter().collect();
    let mut window = open(folder.path(), Content { items, players, ..Content::default() });
    window.get_all_by_label_contains("House Tharn").next().expect("the player in the outline").click();
    window.run();
    press(&mut window, "New fleet");
    press(&mut window, "Buy Escort for New Fleet");
    press(&mut window, "Load ship 1 of New Fleet");
    press(&mut window, "Troop 2 IU");
    let fleets = &content(&window).fleets;
    let (_, fleet) = fleets.iter().next().expect("a fleet");
    let ships: Vec<_> = fleet.ships.iter().map(|(_, ship)| ship.cargo.as_str()).collect();
    assert_eq!((fleets.len(), ships.as_slice()), (1, &["1 Troop"][..]));
    window.get_by_words("Spent: 10 IU");
    press(&mut window, "Give back ship 1 of New Fleet");
    assert!(content(&window).fleets.iter().all(|(_, fleet)| fleet.ships.is_empty()));
}

#[test]
fn arms_are_chosen_on_small_shields_and_technologies_in_the_tree() {
    let folder = tempfile::tempdir().expect("a folder");
    let players = [Player { name: "House Tharn".into(), ..Player::default() }].into_iter().collect();
    let drive = Technology { name: "Drive".into(), cost_without: Count::clamped(6), ..Technology::default() };
    let technologies = [drive].into_iter().collect();
    let mut window = open(folder.path(), Content { players, technologies, ..Content::default() });
    window.get_all_by_label_contains("House Tharn").next().expect("the player in the outline").click();
    window.run();
    for name in ["Division: quarterly", "Charge: tower", "Shield: azure"] {
        press(&mut window, name);
    }
    press(&mut window, "Buy Drive");
    let (_, player) = content(&window).players.iter().next().expect("the player");
    assert_eq!((player.arms.division, player.arms.charge), (Division::Quarterly, Charge::Tower));
    assert_eq!(player.technologies.len(), 1);
    press(&mut window, "Give back Drive");
    let (_, player) = content(&window).players.iter().next().expect("the player");
    assert!(player.technologies.is_empty());
}
