//! The board of a scenario and its benches: a unit is bought and put down by keys, taken off and placed again, and odds are told.

use std::path::Path;

use drydock::geometry;
use drydock::project::{Content as AnyContent, Game, Library, files};
use drydock::rules::freedom_in_the_galaxy::set_up::Piece;
use drydock::rules::freedom_in_the_galaxy::{Content, Scenario};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::pointer::{button, drag, said, undo_label};
use crate::support::window::{Shown as _, Window, bytes, keys, open_sized, press, project};

/// A window on a template at its scenario.
fn open(folder: &Path, template: &str) -> Window {
    let file = folder.join("scenario.drydock");
    let made = Library::bundled().template(Game::FreedomInTheGalaxy, template).expect("the template");
    files::save(&file, &made).expect("a saved file");
    let mut window = open_sized(Some(file), folder, Vec2::new(1600.0, 1000.0));
    let name = scenario(&window).name.clone();
    window.get_by_role_and_label(Role::TextInput, "Search outline").focus();
    window.run();
    window.get_by_role_and_label(Role::TextInput, "Search outline").type_text(&name);
    window.run();
    window.get_by_role_and_label(Role::ListItem, &name).click();
    window.run();
    window
}

fn content(window: &Window) -> &Content {
    let AnyContent::FreedomInTheGalaxy(content) = &project(window).content else { panic!("a project for another game") };
    content
}

fn scenario(window: &Window) -> &Scenario {
    content(window).scenarios.iter().next().expect("a scenario").1
}

fn units(window: &Window, name: &str) -> u32 {
    let of = |piece: Piece| piece.name(content(window)).as_deref() == Some(name);
    scenario(window).set_up.iter().filter(|(_, row)| of(row.piece)).map(|(_, row)| row.count.get()).sum()
}

fn key(window: &mut Window, key: Key) {
    keys(window, Modifiers::NONE, key);
}

/// Chooses the first that a field offers.
fn take_first(window: &mut Window, field: &str, offer: &str) {
    window.get_by_role_and_label(Role::ComboBox, field).click();
    window.run();
    press(window, offer);
}

#[test]
fn a_unit_is_taken_from_the_shop_put_down_and_taken_off_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), Library::SAMPLE);
    let before = (units(&window, "Militia"), bytes(&window));
    assert!(said(&window).starts_with("Set-up. "), "{}", said(&window));
    press(&mut window, "Shop of the Imperial player");
    press(&mut window, "Take Militia");
    assert!(said(&window).contains("In hand: Militia"), "{}", said(&window));
    key(&mut window, Key::Enter);
    assert_eq!(units(&window, "Militia"), before.0 + 1, "{}", said(&window));
    assert_eq!(undo_label(&window).as_deref(), Some("Place Militia"));
    // What is selected is the row that has grown, or is new; Backspace takes it off.
    key(&mut window, Key::Backspace);
    assert!(undo_label(&window).is_some_and(|label| label.starts_with("Take ")), "{:?}", undo_label(&window));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(bytes(&window), before.1);
}

#[test]
fn pieces_are_put_down_on_the_map_of_the_galaxy_by_keys_and_by_hand() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "campaign");
    let before = (units(&window, "Militia"), bytes(&window));
    press(&mut window, "Map of the galaxy");
    assert!(said(&window).starts_with("Set-up on the map. "), "{}", said(&window));
    press(&mut window, "Shop of the Imperial player");
    press(&mut window, "Take Militia");
    // Where it would go is said, and the arrows lead from star to star until it may stand somewhere.
    for _ in 0..30 {
        if said(&window).contains("environ of") {
            break;
        }
        key(&mut window, Key::ArrowRight);
    }
    assert!(said(&window).contains("environ of"), "{}", said(&window));
    key(&mut window, Key::Enter);
    assert_eq!(units(&window, "Militia"), before.0 + 1, "{}", said(&window));
    assert_eq!(undo_label(&window).as_deref(), Some("Place Militia"));
    assert!(said(&window).starts_with("Set-up on the map. "), "the map stays: {}", said(&window));
    // The same by the pointer, onto the same star, whose place is told by the cursor that stands there.
    let star = said(&window)["Set-up on the map. ".len()..].split(':').next().expect("a star").to_owned();
    let content = content(&window);
    let at = content.stars.iter().find(|(_, known)| known.label() == star).expect("the star").1.at.point();
    let whole = drydock::sheets::freedom_in_the_galaxy::galaxy::size(content);
    let canvas = window.get_by_role(Role::GraphicsObject).rect();
    // All of it is seen, in the middle of the canvas.
    let zoom = window.get_by_words(" %").accesskit_node();
    let percent = zoom.value().or_else(|| zoom.label()).expect("the zoom");
    let points = percent.trim_end_matches(" %").parse::<f32>().expect("a number") / 100.0 * 96.0 / 25.4;
    let from_the_middle = (at - geometry::Point::ORIGIN) - whole.diagonal() * 0.5;
    let to = canvas.center() + Vec2::new(from_the_middle.x.get() as f32, from_the_middle.y.get() as f32) * points;
    let shop = button(&window, "Take Militia");
    drag(&mut window, shop, to);
    assert_eq!(units(&window, "Militia"), before.0 + 2, "{}", said(&window));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(bytes(&window), before.1);
    // A star is looked at from near by where Enter is pressed at it with nothing in hand.
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    key(&mut window, Key::Enter);
    assert!(said(&window).starts_with("Set-up. "), "{}", said(&window));
}

#[test]
fn what_the_scenario_names_is_placed_and_dealt_in_one_press_each() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "campaign");
    let before = bytes(&window);
    press(&mut window, "Deal by chance");
    assert_eq!(undo_label(&window).as_deref(), Some("Deal with seed 1"));
    assert_ne!(bytes(&window), before);
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(bytes(&window), before);
    assert!(window.get_by_role_and_label(Role::Button, "Place by the book").accesskit_node().is_disabled());
}

#[test]
fn the_benches_tell_the_odds_of_a_group_of_the_set_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), Library::SAMPLE);
    press(&mut window, "Mission bench");
    take_first(&mut window, "Set-up group of the mission group", "Boccanegra and whoever goes along");
    window.run();
    assert!(window.query_by_words("steps of success and").is_some());
    press(&mut window, "Fight bench");
    take_first(&mut window, "Set-up group of the defenders", "Boccanegra and whoever goes along");
    take_first(&mut window, "Set-up group of the attackers", "Vans Ka-Tie-A and whoever goes along");
    window.run();
    assert!(window.query_by_words("3 defenders free").is_some());
    press(&mut window, "A squad of units");
    for words in ["A leader is with the units", "An elite unit is among them"] {
        assert!(window.query_by_label(words).is_some(), "{words}");
    }
    press(&mut window, "Fleet bench");
    take_first(&mut window, "Leader of the attacker", "Zina Adora");
    window.run();
    assert!(window.query_by_words("At 4-1:").is_some(), "6 against 3, and she leads with 2");
    for words in ["A BASE RAKES (20.6)", "loses 5", "destroyed"] {
        assert!(window.query_all_by_label(words).next().is_some(), "{words}");
    }
}

#[test]
fn the_shop_offers_no_units_of_a_later_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "varu");
    press(&mut window, "Shop of the Rebel player");
    let offers = |window: &Window, unit: &str| window.query_all_by_label(&format!("Take {unit}")).next().is_some();
    assert!(offers(&window, "Urban 2-1") && !offers(&window, "Urban 4-4 elite") && !offers(&window, "Urban 4-3"));
    press(&mut window, "Shop of the Imperial player");
    assert!(offers(&window, "Line") && !offers(&window, "Veteran"));
}
