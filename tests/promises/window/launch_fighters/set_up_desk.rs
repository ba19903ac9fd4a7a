//! The set-up board of the scenario desk, driven by the accessible names of its controls, by the mouse and by keys.

use std::path::Path;

use drydock::geometry::{Grid, Mm, Space};
use drydock::project::{Content as AnyContent, Game, Library, Project, files};
use drydock::rules::Id;
use drydock::rules::launch_fighters::{
    Content, Field, InScenario, Map, Part, Place, PlacedShip, Scenario, SetUp, Side, placement,
};
use drydock::sheets::launch_fighters::map::MapDrawing;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::pointer::{click, drag, fitted, pick_up, said, undo_label};
use crate::support::window::{self, Shown as _, Window, keys, press};

/// A window on the sample with its scenario on the desk, changed beforehand.
fn open(folder: &Path, change: impl FnOnce(&mut Content)) -> Window {
    let mut project: Project = Library::bundled().template(Game::LaunchFighters, "sample").expect("the sample");
    let AnyContent::LaunchFighters(content) = &mut project.content else { panic!("designs of another game") };
    change(content);
    let name = content.scenarios.iter().next().expect("a scenario").1.label().to_owned();
    let file = folder.join("battle.drydock");
    files::save(&file, &project).expect("a saved file");
    let mut window = window::open(Some(file), folder);
    window.get_by_role_and_label(Role::ListItem, &name).click();
    window.run();
    window
}

fn content(window: &Window) -> &Content {
    let AnyContent::LaunchFighters(content) = &window::project(window).content else { panic!("designs of another game") };
    content
}

fn scenario(window: &Window) -> &Scenario {
    content(window).scenarios.iter().next().expect("a scenario").1
}

fn side(window: &Window, number: u32) -> &Side {
    scenario(window).sides.get(Id::new(number)).expect("a side")
}

fn map(window: &Window) -> &Map {
    content(window).maps.get(scenario(window).map.expect("a map")).expect("its map")
}

fn placed(window: &Window) -> usize {
    scenario(window).sides.iter().map(|(_, side)| side.ships.len() + side.squadrons.len()).sum()
}

/// Takes every unit off the map.
fn bare(content: &mut Content) {
    placement::clear(content.scenarios.get_mut(Id::new(1)).expect("the scenario"));
}

/// Where a space of the board is on the screen while all of it is shown: the board lies in the middle of the canvas.
fn at(window: &Window, space: Space) -> Pos2 {
    let rect = window.get_by_role(Role::GraphicsObject).rect();
    let layout = MapDrawing::new(map(window), None).layout;
    let size = layout.size();
    let room = |free: f32, length: Mm| f64::from(free - 24.0) / length.get();
    let fitting = room(rect.width(), size.width).min(room(rect.height(), size.height));
    let scale = fitted(fitting);
    let middle = layout.centre(space);
    let from = |at: Mm, whole: Mm| ((at.get() - whole.get() * 0.5) * scale) as f32;
    rect.center() + Vec2::new(from(middle.x, size.width), from(middle.y, size.height))
}

fn focus(window: &mut Window) {
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
}

fn hit(window: &mut Window, key: Key) {
    keys(window, Modifiers::NONE, key);
}

fn selected(window: &Window) -> InScenario {
    match window.state().state().document.place() {
        project::Place::LaunchFighters(Place::Scenario(_, place)) => *place,
        other => panic!("{other:?} is selected"),
    }
}

#[test]
fn the_book_sets_up_every_ship_in_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), bare);
    press(&mut window, "Set up by the book");
    let ships: usize = content(&window).fleets.iter().map(|(_, fleet)| fleet.ships.len()).sum();
    assert_eq!(placed(&window), ships);
    assert!(window.state().state().document.findings().is_empty(), "what the book does breaks no rule");
    assert_eq!(undo_label(&window).as_deref(), Some("Set up by the book"));
    press(&mut window, "Clear the set-up");
    assert_eq!(placed(&window), 0);
    press(&mut window, "Undo");
    assert_eq!(placed(&window), ships);
    press(&mut window, "Undo");
    assert_eq!(placed(&window), 0);
    assert!(undo_label(&window).is_none());
}

#[test]
fn a_refusal_is_said_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), |content| {
        let map = content.maps.get_mut(Id::new(1)).expect("the map");
        map.grid = Grid::new(map.grid.shape, 9, 9);
        bare(content);
    });
    press(&mut window, "Set up by the book");
    assert_eq!(placed(&window), 0);
    let notice = window.state().state().notice.clone().expect("a notice");
    assert!(notice.failed && notice.text.starts_with("Set-up by the book is not possible: "), "{}", notice.text);
    assert!(notice.text.contains("too small"), "{}", notice.text);
}

#[test]
fn a_dragged_ship_is_one_step_and_goes_back_into_the_tray() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), |_| ());
    let before = side(&window, 1).ships.clone();
    let to = Space::new(20, 6);
    let (from, there) = (at(&window, before[1].at), at(&window, to));
    drag(&mut window, from, there);
    let name = content(&window).fleets.get(Id::new(1)).expect("a fleet").names(&content(&window).ships)[&before[1].ship].clone();
    assert_eq!(undo_label(&window), Some(format!("Move {name}")));
    assert_eq!(side(&window, 1).ships[1], PlacedShip { at: to, ..before[1].clone() });
    assert_eq!(selected(&window), InScenario::Ship(Id::new(1), before[1].ship));
    assert!(!window.state().state().document.findings().is_empty(), "checks advise, they do not block");
    press(&mut window, "Undo");
    assert_eq!(side(&window, 1).ships, before);
    // Now from the map into the tray, and back onto the map.
    let from = at(&window, before[1].at);
    let tray = window.get_by_role(Role::GraphicsObject).rect().left_center() - Vec2::new(60.0, 0.0);
    drag(&mut window, from, tray);
    assert_eq!(side(&window, 1).ships.len(), before.len() - 1);
    let row = window.get_by_role_and_label(Role::Button, &format!("Place {name}")).rect().center();
    let there = at(&window, to);
    drag(&mut window, row, there);
    assert_eq!(undo_label(&window), Some(format!("Place {name}")));
    assert_eq!(side(&window, 1).placed(before[1].ship).map(|placed| placed.at), Some(to));
}

#[test]
fn a_drag_is_given_up_with_escape() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), |_| ());
    let before = window::bytes(&window);
    let from = at(&window, side(&window, 1).ships[0].at);
    let to = at(&window, Space::new(3, 3));
    pick_up(&mut window, from, to);
    assert!(said(&window).contains("In hand: "), "{}", said(&window));
    hit(&mut window, Key::Escape);
    window.hover_at(to + Vec2::new(20.0, 0.0));
    window.run();
    window.drop_at(to);
    window.run();
    assert_eq!(window::bytes(&window), before);
    assert!(!said(&window).contains("In hand"));
}

#[test]
fn ships_are_turned_by_keys_and_buttons_and_while_they_are_dragged() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), |_| ());
    let ship = side(&window, 1).ships[0].clone();
    let there = at(&window, ship.at);
    window.hover_at(there);
    window.run();
    drag(&mut window, there, there);
    assert_eq!(selected(&window), InScenario::Ship(Id::new(1), ship.ship));
    assert!(undo_label(&window).is_none(), "a click only selects");
    let facing = |window: &Window| side(window, 1).placed(ship.ship).expect("it stands").facing.side(6);
    let first = ship.facing.side(6);
    hit(&mut window, Key::CloseBracket);
    assert_eq!(facing(&window), (first + 1) % 6);
    hit(&mut window, Key::OpenBracket);
    hit(&mut window, Key::OpenBracket);
    assert_eq!(facing(&window), (first + 5) % 6);
    assert!(undo_label(&window).is_some_and(|label| label.starts_with("Turn ")));
    press(&mut window, "Turn right");
    press(&mut window, "Turn clockwise");
    assert_eq!(facing(&window), (first + 1) % 6);
    let to = Space::new(22, 8);
    let pointer = at(&window, to);
    pick_up(&mut window, there, pointer);
    hit(&mut window, Key::CloseBracket);
    window.drop_at(pointer);
    window.run();
    let placed = side(&window, 1).placed(ship.ship).expect("it stands");
    assert_eq!((placed.at, placed.facing.side(6)), (to, (first + 2) % 6));
}

#[test]
fn a_fleet_is_placed_by_keys_alone_and_the_board_says_what_is_in_hand() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), bare);
    let fleet = content(&window).fleets.get(Id::new(1)).expect("a fleet");
    let flagship = fleet.flagship.expect("a flagship");
    let name = fleet.names(&content(&window).ships)[&flagship].clone();
    window.get_by_role_and_label(Role::Button, &format!("Place {name}")).focus();
    window.run();
    hit(&mut window, Key::Enter);
    assert!(said(&window).contains(&format!("In hand: {name} to ")), "{}", said(&window));
    assert!(said(&window).contains("it may stand there"), "the cursor starts at the centre: {}", said(&window));
    hit(&mut window, Key::ArrowRight);
    hit(&mut window, Key::ArrowRight);
    hit(&mut window, Key::ArrowRight);
    assert!(said(&window).contains("by the book the first flagship stands at the centre"), "{}", said(&window));
    for _ in 0..3 {
        hit(&mut window, Key::ArrowLeft);
    }
    hit(&mut window, Key::Enter);
    let centre = map(&window).grid.middle();
    assert_eq!(side(&window, 1).placed(flagship).map(|placed| placed.at), Some(centre));
    assert!(said(&window).contains(&format!("{name}, flagship of ")), "{}", said(&window));
    // Taken up again, moved and put down.
    hit(&mut window, Key::Enter);
    hit(&mut window, Key::ArrowUp);
    hit(&mut window, Key::Enter);
    assert_eq!(side(&window, 1).placed(flagship).map(|placed| placed.at), Some(Space::new(centre.column, centre.row - 1)));
    hit(&mut window, Key::Delete);
    assert_eq!(placed(&window), 0);
    assert_eq!(content(&window).scenarios.len(), 1, "only the ship is gone");
}

#[test]
fn a_flagship_brings_its_fleet_along_while_shift_is_held() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), |_| ());
    let before = side(&window, 1).ships.clone();
    let grid = map(&window).grid;
    let (from, to) = (before[0].at, Space::new(before[0].at.column + 4, before[0].at.row - 4));
    focus(&mut window);
    hit(&mut window, Key::N);
    hit(&mut window, Key::Enter);
    assert!(said(&window).ends_with("hold Shift to bring its fleet"), "{}", said(&window));
    for _ in 0..4 {
        hit(&mut window, Key::ArrowRight);
        hit(&mut window, Key::ArrowUp);
    }
    keys(&mut window, Modifiers::SHIFT, Key::Enter);
    assert!(undo_label(&window).is_some_and(|label| label.ends_with(" with its fleet")));
    for (old, new) in before.iter().zip(&side(&window, 1).ships) {
        assert_eq!((new.ship, new.at, new.facing), (old.ship, grid.pushed(old.at, from, to), old.facing));
    }
    press(&mut window, "Undo");
    assert_eq!(side(&window, 1).ships, before);
}

#[test]
fn the_next_unit_is_found_by_a_key() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), |_| ());
    focus(&mut window);
    let first: Vec<_> = side(&window, 1).ships.iter().map(|placed| placed.ship).collect();
    hit(&mut window, Key::N);
    assert_eq!(selected(&window), InScenario::Ship(Id::new(1), first[0]));
    hit(&mut window, Key::N);
    assert_eq!(selected(&window), InScenario::Ship(Id::new(1), first[1]));
    keys(&mut window, Modifiers::SHIFT, Key::N);
    assert_eq!(selected(&window), InScenario::Ship(Id::new(1), first[0]));
}

#[test]
fn squadrons_are_placed_in_a_free_set_up_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let window = open(folder.path(), |_| ());
    assert!(window.query_all_by_label("Squadrons aboard").next().is_none());
    let mut window = open(folder.path(), |content| {
        content.scenarios.get_mut(Id::new(1)).expect("the scenario").set_up = SetUp::Free;
    });
    let all = content(&window);
    let (number, host) = {
        let carries = |side: &Side| {
            let fleet = all.fleets.get(side.fleet?)?;
            let design = |ship: &launch_fighters::FleetShip| all.ships.get(ship.design);
            let found = fleet.ships.iter().find(|(_, ship)| design(ship).is_some_and(|ship| ship.amount(Part::Fighters) > 0));
            found.map(|(id, _)| id)
        };
        scenario(&window).sides.iter().find_map(|(id, side)| Some((id, carries(side)?))).expect("a carrier")
    };
    assert!(window.query_all_by_label("Squadrons aboard").next().is_some());
    let field = Field::of(all, Id::new(1), scenario(&window));
    let carrier = field.sides.iter().find(|side| side.id == number).expect("its side");
    let name = carrier.name(all, host).to_owned();
    let row = window.get_by_role_and_label(Role::Button, &format!("Place a squadron of {name}")).rect().center();
    let to = Space::new(24, 20);
    let there = at(&window, to);
    drag(&mut window, row, there);
    assert_eq!(undo_label(&window), Some(format!("Place a squadron of {name}")));
    let squadrons = |window: &Window| side(window, number.number()).squadrons.iter().map(|placed| placed.at).collect::<Vec<_>>();
    assert_eq!(squadrons(&window), [to]);
    assert_eq!(selected(&window), InScenario::Squadron(number, 0));
    let further = Space::new(25, 20);
    let (from, to) = (at(&window, to), at(&window, further));
    drag(&mut window, from, to);
    assert_eq!(squadrons(&window), [further]);
    hit(&mut window, Key::Delete);
    assert!(squadrons(&window).is_empty());
}

#[test]
fn a_finding_brings_its_unit_into_view_and_selects_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let far = Space::new(28, 22);
    let mut window = open(folder.path(), |content| {
        let scenario = content.scenarios.get_mut(Id::new(1)).expect("the scenario");
        scenario.sides.get_mut(Id::new(1)).expect("a side").ships[1].at = far;
    });
    let finding = window.state().state().document.findings()[0].clone();
    window.get_by_words(&finding.message).click();
    window.run();
    let ship = side(&window, 1).ships[1].ship;
    assert_eq!(selected(&window), InScenario::Ship(Id::new(1), ship));
    assert!(said(&window).starts_with(&format!("Set-up. Space {}: ", map(&window).space_label(far))), "{}", said(&window));
}

#[test]
fn the_inspector_moves_a_ship_and_takes_it_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), |_| ());
    focus(&mut window);
    hit(&mut window, Key::N);
    let ship = side(&window, 1).ships[0].clone();
    window::type_into(&mut window, Role::SpinButton, "Column", "9");
    hit(&mut window, Key::Enter);
    assert_eq!(side(&window, 1).ships[0].at, Space::new(8, ship.at.row));
    press(&mut window, "Take off the map");
    assert!(side(&window, 1).placed(ship.ship).is_none());
    assert_eq!(side(&window, 1).ships.len(), 3);
}

#[test]
fn without_a_map_the_board_says_where_to_choose_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), |content| {
        content.scenarios.get_mut(Id::new(1)).expect("the scenario").map = None;
    });
    press(&mut window, "Choose a map");
    assert_eq!(selected(&window), InScenario::Map);
    let mut window = open(folder.path(), |content| {
        let scenario = content.scenarios.get_mut(Id::new(1)).expect("the scenario");
        scenario.sides.get_mut(Id::new(2)).expect("a side").fleet = None;
    });
    press(&mut window, "Choose a fleet");
    assert_eq!(selected(&window), InScenario::Side(Id::new(2)));
}

#[test]
fn a_second_press_takes_a_unit_up_and_the_next_one_puts_it_down() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), |_| ());
    let ship = side(&window, 1).ships[1].clone();
    let to = Space::new(20, 6);
    let (from, there) = (at(&window, ship.at), at(&window, to));
    click(&mut window, from);
    assert!(!said(&window).contains("In hand"), "{}", said(&window));
    click(&mut window, from);
    assert!(said(&window).contains("In hand"), "{}", said(&window));
    let tray = window.get_by_role(Role::GraphicsObject).rect().left_center() - Vec2::new(60.0, 0.0);
    window.hover_at(tray);
    window.run();
    assert!(said(&window).ends_with("back among those that are not placed"), "{}", said(&window));
    click(&mut window, there);
    assert_eq!(side(&window, 1).placed(ship.ship).map(|placed| placed.at), Some(to));
    assert!(!said(&window).contains("In hand"));
}

#[test]
fn the_board_is_seen_from_near_round_the_selected_unit() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), |_| ());
    focus(&mut window);
    hit(&mut window, Key::N);
    let percent = |window: &Window| {
        let labels = window.query_all_by_role(Role::Label).filter_map(|node| node.accesskit_node().value());
        labels.into_iter().find_map(|words| words.strip_suffix(" %")?.parse::<u32>().ok()).expect("how large it is shown")
    };
    let before = percent(&window);
    hit(&mut window, Key::Z);
    assert!(percent(&window) > before * 4, "{} after {before}", percent(&window));
    // It lies in the middle now, and a press there picks it.
    let middle = window.get_by_role(Role::GraphicsObject).rect().center();
    click(&mut window, middle);
    assert_eq!(selected(&window), InScenario::Ship(Id::new(1), side(&window, 1).ships[0].ship));
    press(&mut window, "Fit");
    assert_eq!(percent(&window), before);
}

#[test]
fn several_ships_are_chosen_with_shift_dragged_together_and_taken_off_together() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), |_| ());
    let before = window::bytes(&window);
    let ships: Vec<PlacedShip> = side(&window, 1).ships.iter().take(2).cloned().collect();
    let [one, other] = ships.as_slice() else { panic!("two ships on the map") };
    let shift_click = |window: &mut Window, at: Pos2| {
        for pressed in [true, false] {
            let button = egui::PointerButton::Primary;
            window.hover_at(at);
            window.event_modifiers(
                egui::Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::SHIFT },
                Modifiers::SHIFT,
            );
            window.run_steps(1);
        }
        window.run();
    };
    for ship in [one, other] {
        let at = at(&window, ship.at);
        shift_click(&mut window, at);
    }
    let free = |window: &Window, from: Space| {
        let grid = map(window).grid;
        let taken: Vec<Space> =
            scenario(window).sides.iter().flat_map(|(_, side)| side.ships.iter().map(|placed| placed.at)).collect();
        grid.within(from, 4)
            .find(|to| {
                [one, other].iter().all(|ship| {
                    let at = grid.pushed(ship.at, from, *to);
                    grid.contains(at) && !taken.contains(&at)
                })
            })
            .expect("room for both")
    };
    let to = free(&window, one.at);
    let (start, end) = (at(&window, one.at), at(&window, to));
    drag(&mut window, start, end);
    let grid = map(&window).grid;
    let now = |window: &Window, ship: &PlacedShip| side(window, 1).placed(ship.ship).map(|placed| placed.at);
    assert_eq!([now(&window, one), now(&window, other)], [Some(to), Some(grid.pushed(other.at, one.at, to))]);
    let label = undo_label(&window).expect("a step");
    assert!(label.ends_with("and 1 more unit"), "{label}");
    press(&mut window, "Undo");
    assert_eq!(window::bytes(&window), before, "one step");
}
