//! The set-up of a scenario of Star Viking, driven by the accessible names of its controls, by the mouse and by keys.

use std::path::Path;

use drydock::geometry::{Mm, Point, Vector};
use drydock::project::{Content as AnyContent, Game, Library, files};
use drydock::rules::Id;
use drydock::rules::star_viking::set_up::SetUp;
use drydock::rules::star_viking::{
    Color, Content, InScenario, Part, Place, PlayedSystem, Scenario, Space, Spot, Station, System, movement,
};
use drydock::sheets::star_viking::tile::{HEIGHT, TileLayout, WIDTH};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::pointer::{button, drag, fitted, pick_up, said, undo_label};
use crate::support::window::{self, Window, bytes, keys, press};

/// A window on a template with its first scenario on the desk, changed beforehand.
fn open(template: &str, folder: &Path, change: impl FnOnce(&mut Content)) -> Window {
    let mut project = Library::bundled().template(Game::StarViking, template).expect("the template");
    let AnyContent::StarViking(content) = &mut project.content else { panic!("designs of another game") };
    change(content);
    let name = content.scenarios.iter().next().expect("a scenario").1.label().to_owned();
    let file = folder.join("set-up.drydock");
    files::save(&file, &project).expect("a saved file");
    let mut window = window::open(Some(file), folder);
    window.get_by_role_and_label(Role::ListItem, &name).click();
    window.run();
    window
}

/// The battle of the book's example: a Viking cruiser beside the tile of Sanakht, whose garrison waits.
fn battle(folder: &Path) -> Window {
    open("sanakht", folder, |_| ())
}

fn content(window: &Window) -> &Content {
    let AnyContent::StarViking(content) = &window::project(window).content else { panic!("designs of another game") };
    content
}

fn scenario(window: &Window) -> &Scenario {
    content(window).scenarios.iter().next().expect("a scenario").1
}

/// Where a unit of a deployment starts.
fn station(window: &Window, deployment: u32, unit: u32) -> Option<Station> {
    scenario(window).deployments.get(Id::new(deployment)).expect("its force").station(Id::new(unit))
}

/// The system of the first tile.
fn system(window: &Window) -> &System {
    let scenario = scenario(window);
    let tile = scenario.systems.ids().next().expect("a tile");
    scenario.system(tile, &content(window).systems).expect("its system").1
}

/// The sector of this name in the first tile.
fn sector(window: &Window, name: &str) -> Space {
    let system = system(window);
    system.spaces().into_iter().find(|space| system.space_label(*space) == name).expect("a sector of that name")
}

fn tile() -> Id<PlayedSystem> {
    Id::new(1)
}

/// Where a sector of the first tile is on the screen while all of the tile is shown, in the middle of its canvas.
fn at(window: &Window, name: &str) -> Pos2 {
    let layout = TileLayout::of(system(window));
    let orbit = |id| layout.orbits.iter().find(|orbit| orbit.id == id).expect("its orbit");
    let middle = match sector(window, name) {
        Space::Deep(id) => orbit(id).deep.middle(),
        Space::On(Spot { orbit: id, body, part }) => {
            let laid = orbit(id).bodies.iter().find(|laid| laid.id == body).expect("its body");
            let half = laid.radius * 0.5;
            let aside = match part {
                Part::North => Vector::at(Mm::ZERO, -half),
                Part::South => Vector::at(Mm::ZERO, half),
                _ => Vector::ZERO,
            };
            laid.middle + aside
        }
    };
    on_screen(window, middle)
}

/// Where a point of the tile is on the screen.
fn on_screen(window: &Window, point: Point) -> Pos2 {
    let rect = window.get_by_role(Role::GraphicsObject).rect();
    let room = |free: f32, length: Mm| f64::from(free - 24.0) / length.get();
    let fitting = room(rect.width(), WIDTH).min(room(rect.height(), HEIGHT));
    let scale = fitted(fitting);
    let from = |at: Mm, whole: Mm| ((at.get() - whole.get() * 0.5) * scale) as f32;
    rect.center() + Vec2::new(from(point.x, WIDTH), from(point.y, HEIGHT))
}

/// A place in a box below its heading.
fn inside(window: &Window, heading: &str) -> Pos2 {
    let heading = window
        .query_all_by_role(Role::Button)
        .find(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with(&format!("{heading}: "))));
    heading.expect("a box of that name").rect().left_bottom() + Vec2::new(60.0, 40.0)
}

fn focus(window: &mut Window) {
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
}

fn hit(window: &mut Window, key: Key) {
    keys(window, Modifiers::NONE, key);
}

fn click(window: &mut Window, at: Pos2) {
    window.hover_at(at);
    window.run();
    window.drag_at(at);
    window.drop_at(at);
    window.run();
}

fn selected(window: &Window) -> InScenario {
    match window.state().state().document.place() {
        project::Place::StarViking(Place::Scenario(_, place)) => *place,
        other => panic!("{other:?} is selected"),
    }
}

fn findings(window: &Window) -> Vec<&'static str> {
    let findings = window.state().state().document.findings().iter();
    findings.map(|finding| finding.about.name).filter(|name| *name != "reconstructed-value").collect()
}

#[test]
fn a_unit_is_dragged_from_sector_to_sector_into_the_tray_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = battle(folder.path());
    let before = bytes(&window);
    let (city, moons, north) = (at(&window, "Sanakht Starcity"), at(&window, "Far Moons"), at(&window, "Sanakht II north"));
    // Of the stack of three the first lies on top, as in the book.
    drag(&mut window, city + Vec2::new(6.0, 12.0), moons);
    assert_eq!(undo_label(&window).as_deref(), Some("Move SF of Sanakht's garrison"));
    assert_eq!(station(&window, 3, 1), Some(Station::Sector(tile(), sector(&window, "Far Moons"))));
    assert_eq!(selected(&window), InScenario::Unit(Id::new(3), Id::new(1)));
    let tray = window.get_by_role(Role::GraphicsObject).rect().left_center() - Vec2::new(60.0, 0.0);
    drag(&mut window, moons, tray);
    assert_eq!(undo_label(&window).as_deref(), Some("Take off SF of Sanakht's garrison"));
    assert_eq!(station(&window, 3, 1), None);
    let row = button(&window, "Place SF of Sanakht's garrison");
    drag(&mut window, row, north);
    assert_eq!(undo_label(&window).as_deref(), Some("Place SF of Sanakht's garrison"));
    assert_eq!(station(&window, 3, 1), Some(Station::Sector(tile(), sector(&window, "Sanakht II north"))));
    for _ in 0..3 {
        press(&mut window, "Undo");
    }
    assert_eq!(bytes(&window), before);
}

#[test]
fn a_drag_is_given_up_with_escape_and_a_click_only_selects() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = battle(folder.path());
    let before = bytes(&window);
    let (city, moons) = (at(&window, "Sanakht Starcity") + Vec2::new(6.0, 12.0), at(&window, "Far Moons"));
    pick_up(&mut window, city, moons);
    assert!(said(&window).ends_with("In hand: SF in Far Moons of Sanakht; it may start there"), "{}", said(&window));
    hit(&mut window, Key::Escape);
    window.drop_at(moons);
    window.run();
    assert!(!said(&window).contains("In hand"));
    click(&mut window, city);
    assert_eq!(selected(&window), InScenario::Unit(Id::new(3), Id::new(1)));
    assert!(!said(&window).contains("In hand"));
    click(&mut window, city);
    assert!(said(&window).contains("In hand: SF"), "a second click takes it up: {}", said(&window));
    click(&mut window, city);
    assert!(!said(&window).contains("In hand"), "{}", said(&window));
    assert_eq!(bytes(&window), before);
}

#[test]
fn a_unit_is_placed_by_keys_alone_and_the_tile_says_what_is_against_a_sector() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open("sanakht", folder.path(), |content| {
        let scenario = content.scenarios.get_mut(Id::new(1)).expect("the scenario");
        scenario.deployments.get_mut(Id::new(3)).expect("the garrison").stations.clear();
    });
    window.get_by_role_and_label(Role::Button, "Place PT of Sanakht's garrison").focus();
    window.run();
    hit(&mut window, Key::Enter);
    assert!(said(&window).contains("In hand: PT in Sanakht Starcity of Sanakht; it may start there"), "{}", said(&window));
    for _ in 0..8 {
        hit(&mut window, Key::ArrowRight);
    }
    assert!(said(&window).contains("not by the rules, codes V and A need ground"), "{}", said(&window));
    // Checks advise, they do not block.
    hit(&mut window, Key::Enter);
    assert!(matches!(station(&window, 3, 2), Some(Station::Sector(_, Space::Deep(_)))));
    assert!(findings(&window).contains(&"ground-unit-in-deep-space"));
    assert!(said(&window).contains("; PT of Sanakht's garrison"), "{}", said(&window));
    // Taken up again, moved and put down.
    hit(&mut window, Key::Enter);
    hit(&mut window, Key::ArrowLeft);
    hit(&mut window, Key::Enter);
    assert!(matches!(station(&window, 3, 2), Some(Station::Sector(_, Space::On(_)))));
    assert!(!findings(&window).contains(&"ground-unit-in-deep-space"));
    hit(&mut window, Key::Delete);
    assert_eq!(station(&window, 3, 2), None);
    assert_eq!(content(&window).scenarios.len(), 1, "only the unit is gone");
}

#[test]
fn boxes_take_units_that_stand_in_no_sector() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = battle(folder.path());
    let cruiser = |window: &Window| {
        let found = window.query_all_by_role(Role::Button).find(|node| {
            node.accesskit_node().label().is_some_and(|label| label.starts_with("CR of Viking raiders, with 5 aboard"))
        });
        found.expect("the cruiser").rect().center()
    };
    let (from, to) = (cruiser(&window), inside(&window, "Home base"));
    drag(&mut window, from, to);
    assert_eq!(station(&window, 1, 1), Some(Station::HomeBase));
    let (from, to) = (cruiser(&window), inside(&window, "In Sanakht"));
    drag(&mut window, from, to);
    assert_eq!(station(&window, 1, 1), Some(Station::InSystem(tile())));
    // Taken up by clicks, and put down by a click on the heading of a box.
    let from = cruiser(&window);
    click(&mut window, from);
    let heading = button(&window, "Beside Sanakht: 0 units");
    click(&mut window, heading);
    assert_eq!(station(&window, 1, 1), Some(Station::OffTile(tile())));
    // The night of the tile is the system without a sector.
    let (from, night) = (cruiser(&window), on_screen(&window, Point::new(8.0, 96.0)));
    drag(&mut window, from, night);
    assert_eq!(station(&window, 1, 1), Some(Station::InSystem(tile())));
    let garrison = at(&window, "Sanakht Starcity") + Vec2::new(6.0, 12.0);
    let to = inside(&window, "Home base");
    pick_up(&mut window, garrison, to);
    assert!(said(&window).ends_with("SF at the home base; not by the rules, it defends Sanakht"), "{}", said(&window));
    hit(&mut window, Key::Escape);
}

#[test]
fn the_inspector_says_where_a_unit_can_go_and_sets_where_it_starts() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = battle(folder.path());
    focus(&mut window);
    hit(&mut window, Key::N);
    assert_eq!(selected(&window), InScenario::Unit(Id::new(1), Id::new(1)));
    assert!(window.query_by_label("CAN ENTER THROUGH").is_some());
    hit(&mut window, Key::N);
    assert!(window.query_by_label("CAN MOVE NEXT TO").is_some());
    keys(&mut window, Modifiers::SHIFT, Key::N);
    assert_eq!(selected(&window), InScenario::Unit(Id::new(1), Id::new(1)));
    hit(&mut window, Key::Enter);
    assert!(said(&window).contains("In hand: CR, with 5 aboard, in "), "what is selected is taken up: {}", said(&window));
    hit(&mut window, Key::Escape);
    window.get_by_role_and_label(Role::ComboBox, "Starts").click();
    window.run();
    press(&mut window, "In Sanakht");
    assert_eq!(station(&window, 1, 1), Some(Station::InSystem(tile())));
    window.get_by_role_and_label(Role::ComboBox, "Sector").click();
    window.run();
    press(&mut window, "Sanakht II north");
    assert_eq!(station(&window, 1, 1), Some(Station::Sector(tile(), sector(&window, "Sanakht II north"))));
    press(&mut window, "Take off");
    assert_eq!(station(&window, 1, 1), None);
}

#[test]
fn local_units_go_home_all_at_once_and_systems_are_gone_through() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, folder.path(), |content| {
        let scenario = content.scenarios.get_mut(Id::new(1)).expect("the scenario");
        scenario.deployments.get_mut(Id::new(3)).expect("the locals").stations.clear();
    });
    let before = bytes(&window);
    let force = content(&window).forces.get(Id::new(3)).expect("the locals").clone();
    press(&mut window, &format!("Place all at home: {}", force.label()));
    assert!(window.query_by_role(Role::GraphicsObject).is_some(), "the set-up is still shown");
    for (unit, of) in force.units.iter() {
        let at = station(&window, 3, unit.number()).and_then(Station::system).expect("it starts in a system");
        assert_eq!(scenario(&window).systems.get(at).map(|played| played.system), of.system, "{unit:?}");
    }
    assert!(!findings(&window).contains(&"local-unit-out-of-its-system"));
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before);
    let first = scenario(&window).tile_labels(&content(&window).systems).into_values().collect::<Vec<_>>();
    focus(&mut window);
    assert!(said(&window).contains(&format!(" of {}", first[0])), "{}", said(&window));
    hit(&mut window, Key::CloseBracket);
    assert!(said(&window).contains(&format!(" of {}", first[1])), "{}", said(&window));
    hit(&mut window, Key::OpenBracket);
    assert!(said(&window).contains(&format!(" of {}", first[0])), "{}", said(&window));
    assert_eq!(bytes(&window), before, "looking changes nothing");
}

#[test]
fn a_unit_dropped_on_a_small_tile_starts_in_its_system_and_brings_its_kind_along() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, folder.path(), |content| {
        let scenario = content.scenarios.get_mut(Id::new(1)).expect("the scenario");
        scenario.deployments.get_mut(Id::new(2)).expect("the Federation").stations.clear();
    });
    let frigate = button(&window, "Place FF 1 of Outrim Squadron");
    let small = window
        .query_all_by_role(Role::Button)
        .find(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with("System Menkaure: ")));
    let small = small.expect("the second tile").rect().center();
    drag(&mut window, frigate, small);
    assert_eq!(station(&window, 2, 1), Some(Station::InSystem(Id::new(2))));
    let frigates = [1, 5, 10].map(|unit| station(&window, 2, unit));
    assert_eq!(frigates, [Some(Station::InSystem(Id::new(2))), None, None]);
    window.get_by_role_and_label(Role::Button, "Place FF 2 of Outrim Squadron").focus();
    window.run();
    hit(&mut window, Key::Enter);
    assert!(said(&window).ends_with("hold Shift to bring every FF"), "{}", said(&window));
    keys(&mut window, Modifiers::SHIFT, Key::Enter);
    assert_eq!(undo_label(&window).as_deref(), Some("Place 2 FFs of Outrim Squadron"));
    let capital = system(&window).capital.map(|capital| Station::Sector(tile(), Space::On(capital)));
    let frigates = [1, 5, 10].map(|unit| station(&window, 2, unit));
    assert_eq!(frigates, [Some(Station::InSystem(Id::new(2))), capital, capital], "the one that starts elsewhere stays");
}

#[test]
fn a_scenario_without_systems_says_where_to_choose_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open("sanakht", folder.path(), |content| {
        content.scenarios.get_mut(Id::new(1)).expect("the scenario").systems = std::iter::empty().collect();
    });
    press(&mut window, "Choose systems");
    assert_eq!(selected(&window), InScenario::Systems);
}

#[test]
fn what_is_against_a_place_is_what_the_rules_say() {
    let library = Library::bundled();
    let project = library.template(Game::StarViking, Library::SAMPLE).expect("the sample");
    let AnyContent::StarViking(content) = &project.content else { panic!("designs of another game") };
    let (id, scenario) = content.scenarios.iter().next().expect("a scenario");
    let set_up = SetUp::of(content, id, scenario);
    let standing = set_up.units.iter().filter(|unit| !unit.aboard);
    for unit in standing {
        let name = set_up.name(unit);
        let at = unit.station.expect("the sample places every unit");
        assert_eq!(set_up.objection(unit, at), None, "{name}");
        for (tile, system_id, system) in set_up.tiles() {
            let stays = unit.kind.color == Color::Green && unit.home.is_some_and(|home| home != system_id);
            for space in system.spaces() {
                let free = set_up.objection(unit, Station::Sector(tile, space)).is_none();
                let starts = !stays && unit.kind.color != Color::Red;
                assert_eq!(free, starts && movement::may_stand(unit.kind, system, space), "{name}");
            }
            // The Vikings of a campaign start at home, and nobody else invades.
            assert!(set_up.objection(unit, Station::OffTile(tile)).is_some(), "{name}");
            let usual = set_up.usual_station(unit, Some(tile));
            assert!(usual.is_none_or(|at| set_up.objection(unit, at).is_none()), "{name}");
        }
        let viking = unit.kind.color == Color::Red;
        assert_eq!(set_up.objection(unit, Station::HomeBase).is_none(), viking, "{name}");
    }
}
