//! The tile desk, driven by the accessible names of its controls, by the mouse and by keys: from an empty system to a whole tile.

use std::path::Path;

use drydock::geometry::{Mm, Point, Size};
use drydock::project::{Content as AnyContent, Game, Library, Project, files};
use drydock::rules::star_viking::{
    Body, BodyKind, Content, Cut, InSystem, Modifier, Orbit, Part, Place, Space, Spot, Station, System, Technology, Wealth,
};
use drydock::rules::{Count, Id, Level, Origin};
use drydock::sheets::star_viking::tile::{self, TileLayout};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2, Vec2};
use egui_kittest::kittest::Queryable as _;

use crate::support::pointer::{click, drag, fitted, pick_up, said, undo_label};
use crate::support::window::{self, Shown as _, Window, bytes, keys, press, type_into};

/// A tall window, in which nothing of the inspector has to be scrolled to.
fn open(template: &str, folder: &Path, change: impl FnOnce(&mut Content)) -> Window {
    let mut project: Project = Library::bundled().template(Game::StarViking, template).expect("the template");
    let AnyContent::StarViking(content) = &mut project.content else { panic!("designs of another game") };
    change(content);
    let file = folder.join("tiles.drydock");
    files::save(&file, &project).expect("a saved file");
    window::open_sized(Some(file), folder, Vec2::new(1400.0, 1100.0))
}

fn choose(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::ListItem, name).click();
    window.run();
}

fn content(window: &Window) -> &Content {
    let AnyContent::StarViking(content) = &window::project(window).content else { panic!("designs of another game") };
    content
}

/// The system on the desk with its number.
fn on_desk(window: &Window) -> (Id<System>, &System) {
    let project::Place::StarViking(Place::System(id, _)) = window.state().state().document.place() else {
        panic!("no system is on the desk")
    };
    (*id, content(window).systems.get(*id).expect("the system"))
}

fn system(window: &Window) -> &System {
    on_desk(window).1
}

fn selected(window: &Window) -> InSystem {
    match window.state().state().document.place() {
        project::Place::StarViking(Place::System(_, part)) => *part,
        other => panic!("{other:?} is selected"),
    }
}

/// What the orbits hold, by the names of their bodies.
fn bodies(window: &Window) -> Vec<Vec<&str>> {
    system(window).orbits.iter().map(|(_, orbit)| orbit.bodies.iter().map(|(_, body)| body.label()).collect()).collect()
}

fn step(window: &mut Window, name: &str, times: usize) {
    for _ in 0..times {
        press(window, name);
    }
}

/// Where a point of the tile is on the screen while all of it is shown: the tile lies in the middle of the canvas.
fn at(window: &Window, point: Point) -> Pos2 {
    let rect = window.get_by_role(Role::GraphicsObject).rect();
    let size = Size::of(tile::WIDTH, tile::HEIGHT);
    let room = |free: f32, length: Mm| f64::from(free - 24.0) / length.get();
    let fitting = room(rect.width(), size.width).min(room(rect.height(), size.height));
    let scale = fitted(fitting);
    let from = |at: Mm, whole: Mm| ((at.get() - whole.get() * 0.5) * scale) as f32;
    rect.center() + Vec2::new(from(point.x, size.width), from(point.y, size.height))
}

fn layout(window: &Window) -> TileLayout {
    TileLayout::of(system(window))
}

/// The middle of a body by its name.
fn middle(window: &Window, name: &str) -> Pos2 {
    let (orbit, body) = find(window, name);
    let layout = layout(window);
    let laid = layout.orbits.iter().find(|laid| laid.id == orbit).expect("its orbit");
    at(window, laid.bodies.iter().find(|laid| laid.id == body).expect("the body").middle)
}

fn deep(window: &Window, orbit: usize) -> Pos2 {
    at(window, layout(window).orbits[orbit].deep.middle())
}

fn find(window: &Window, name: &str) -> (Id<Orbit>, Id<Body>) {
    let found = system(window).orbits.iter().find_map(|(orbit, found)| {
        let (body, _) = found.bodies.find(|body| body.label() == name)?;
        Some((orbit, body))
    });
    found.unwrap_or_else(|| panic!("no body {name}"))
}

#[test]
fn a_whole_tile_is_drawn_from_an_empty_system_and_undone_to_the_first_byte() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::EMPTY, folder.path(), |_| ());
    let before = bytes(&window);
    press(&mut window, "Add system");
    type_into(&mut window, Role::TextInput, "System name", "Ankhaf");
    assert!(window.query_by_role(Role::GraphicsObject).is_none(), "an empty system says what to do");
    press(&mut window, "Begin with a planet");
    assert_eq!(bodies(&window), [vec!["Ankhaf I"]]);
    // The planet: caps and an equator of three, named, with values.
    press(&mut window, "Cut: caps and equator");
    assert_eq!(system(&window).spaces().len(), 6);
    type_into(&mut window, Role::TextInput, "Body name", "Ankhaf Prime");
    press(&mut window, "Sector equator 2");
    window.get_by_role_and_label(Role::CheckBox, "Atmosphere").click();
    window.run();
    press(&mut window, "Wealth code: wB");
    step(&mut window, "Increase defense modifier", 2);
    step(&mut window, "Decrease EW modifier", 1);
    step(&mut window, "Increase sector attack", 3);
    window.get_by_role_and_label(Role::CheckBox, "Capital").click();
    window.run();
    press(&mut window, "Touches north");
    window.get_by_role_and_label(Role::CheckBox, "Atmosphere").click();
    window.run();
    press(&mut window, "Wealth code: wE");
    // A second orbit with asteroids and a moon.
    press(&mut window, "Add orbit outside");
    press(&mut window, "Add asteroids");
    press(&mut window, "Add moon");
    press(&mut window, "Technology: B");
    step(&mut window, "Increase wealth", 6);
    assert_eq!(bodies(&window), [vec!["Ankhaf Prime"], vec!["Asteroids", "Moon"]]);
    let (orbit, body) = find(&window, "Ankhaf Prime");
    let spot = |part| Spot { orbit, body, part };
    let drawn = system(&window);
    assert_eq!(drawn.capital, Some(spot(Part::Equator(1))));
    let sector = drawn.sector(spot(Part::Equator(1))).expect("the capital");
    assert_eq!(
        (sector.wealth, sector.defense.get(), sector.ew.get(), sector.attack),
        (Some(Wealth::B), 2, -1, Level::clamped(3))
    );
    assert_eq!(drawn.sector(spot(Part::North)).and_then(|sector| sector.wealth), Some(Wealth::E));
    assert_eq!((drawn.technology, drawn.wealth), (Technology::B, Count::clamped(6)));
    assert!(window.query_by_words("agrees").is_some(), "wealth and plunder are compared");
    let errors = window.state().state().document.count(drydock::rules::Severity::Error);
    assert_eq!(errors, 0, "{:?}", window.state().state().document.findings());
    // One more orbit than before, in order; then all is taken back.
    keys(&mut window, Modifiers::NONE, Key::Escape);
    for _ in 0..100 {
        if undo_label(&window).is_none() {
            break;
        }
        press(&mut window, "Undo");
    }
    assert!(bytes(&window) == before, "undone to the first byte");
}

#[test]
fn a_click_selects_what_is_under_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, folder.path(), |_| ());
    choose(&mut window, "Userkaf");
    let before = bytes(&window);
    let (orbit, moon) = find(&window, "Moon");
    let there = middle(&window, "Moon");
    click(&mut window, there);
    assert_eq!(selected(&window), InSystem::Sector(Space::On(Spot { orbit, body: moon, part: Part::Whole })));
    assert!(said(&window).starts_with("Tile. Moon: vacuum, wC"), "{}", said(&window));
    let there = deep(&window, 1);
    click(&mut window, there);
    let second = system(&window).orbits.ids().nth(1).expect("a second orbit");
    assert_eq!(selected(&window), InSystem::Sector(Space::Deep(second)));
    let name = layout(&window).orbits[0].bodies[1].name.middle();
    let there = at(&window, name);
    click(&mut window, there);
    assert_eq!(selected(&window), InSystem::Body(orbit, moon));
    let there = at(&window, layout(&window).head.middle());
    click(&mut window, there);
    assert_eq!(selected(&window), InSystem::Name);
    let there = at(&window, Point::new(86.0, 99.0));
    click(&mut window, there);
    assert_eq!(selected(&window), InSystem::Whole);
    assert!(bytes(&window) == before, "looking changes nothing");
}

#[test]
fn a_body_is_dragged_along_its_orbit_and_into_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, folder.path(), |_| ());
    choose(&mut window, "Userkaf");
    let before = bytes(&window);
    let (from, to) = (middle(&window, "Moon"), middle(&window, "Userkaf V") - Vec2::new(30.0, 0.0));
    drag(&mut window, from, to);
    assert_eq!(bodies(&window)[0], ["Moon", "Userkaf V"]);
    assert_eq!(undo_label(&window).as_deref(), Some("Move Moon"), "a drag is one step");
    assert_eq!(system(&window).origin, Origin::Own, "what a designer changes was seen nowhere");
    press(&mut window, "Undo");
    assert!(bytes(&window) == before, "undone to the first byte");
    // The capital goes with its planet into another orbit, and units that start there too.
    let (id, _) = on_desk(&window);
    let (from, to) = (middle(&window, "Userkaf V"), deep(&window, 1) - Vec2::new(40.0, -15.0));
    pick_up(&mut window, from, to);
    assert!(said(&window).contains("In hand: Userkaf V to orbit 2, place 2"), "{}", said(&window));
    window.drop_at(to);
    window.run();
    assert_eq!(bodies(&window)[..2], [vec!["Moon"], vec!["Asteroids", "Userkaf V"]]);
    let (orbit, body) = find(&window, "Userkaf V");
    assert_eq!(system(&window).capital, Some(Spot { orbit, body, part: Part::South }));
    let gone = |station: Station, content: &Content, scenario: &star_viking::Scenario| match station {
        Station::Sector(tile, space) => {
            scenario.system(tile, &content.systems).is_some_and(|(found, system)| found == id && !system.has(space))
        }
        _ => false,
    };
    let content = content(&window);
    for (_, scenario) in content.scenarios.iter() {
        let stations = scenario.deployments.iter().flat_map(|(_, found)| &found.stations);
        assert!(stations.into_iter().all(|stationed| !gone(stationed.at, content, scenario)), "nobody starts nowhere");
    }
    press(&mut window, "Undo");
    assert!(bytes(&window) == before, "undone to the first byte");
}

#[test]
fn an_orbit_is_dragged_by_its_deep_space_and_a_drag_is_given_up_with_escape() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, folder.path(), |_| ());
    choose(&mut window, "Userkaf");
    let before = bytes(&window);
    let order = bodies(&window).into_iter().map(|names| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>());
    let order: Vec<_> = order.collect();
    let (from, to) = (deep(&window, 0), deep(&window, 2) + Vec2::new(0.0, 30.0));
    pick_up(&mut window, from, to);
    assert!(said(&window).contains("In hand: Orbit 1 to place 3 from the sun"), "{}", said(&window));
    keys(&mut window, Modifiers::NONE, Key::Escape);
    window.drop_at(to);
    window.run();
    assert!(bytes(&window) == before, "given up");
    drag(&mut window, from, to);
    let moved = bodies(&window);
    assert_eq!(
        (&moved[0], &moved[2]),
        (&order[1].iter().map(String::as_str).collect(), &order[0].iter().map(String::as_str).collect())
    );
    press(&mut window, "Undo");
    assert!(bytes(&window) == before, "undone to the first byte");
}

#[test]
fn the_keys_go_from_sector_to_sector_and_put_bodies_and_orbits_in_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, folder.path(), |_| ());
    choose(&mut window, "Userkaf");
    let before = bytes(&window);
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    assert!(said(&window).contains("Userkaf V south") && said(&window).contains("capital"), "{}", said(&window));
    keys(&mut window, Modifiers::NONE, Key::ArrowUp);
    assert!(said(&window).contains("Userkaf V north"), "{}", said(&window));
    keys(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert!(said(&window).contains("Moon"), "{}", said(&window));
    keys(&mut window, Modifiers::NONE, Key::Enter);
    let (orbit, body) = find(&window, "Moon");
    assert_eq!(selected(&window), InSystem::Sector(Space::On(Spot { orbit, body, part: Part::Whole })));
    keys(&mut window, Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(bodies(&window)[0], ["Moon", "Userkaf V"]);
    keys(&mut window, Modifiers::ALT, Key::ArrowRight);
    assert_eq!(bodies(&window)[0], ["Userkaf V", "Moon"]);
    keys(&mut window, Modifiers::ALT, Key::ArrowDown);
    assert_eq!(bodies(&window)[..2], [vec!["Userkaf V"], vec!["Asteroids", "Moon"]]);
    let (orbit, body) = find(&window, "Moon");
    assert_eq!(selected(&window), InSystem::Sector(Space::On(Spot { orbit, body, part: Part::Whole })), "it stays selected");
    press(&mut window, "Up to Orbit 2");
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    keys(&mut window, Modifiers::ALT, Key::ArrowUp);
    assert_eq!(bodies(&window)[..2], [vec!["Asteroids", "Moon"], vec!["Userkaf V"]]);
    keys(&mut window, Modifiers::NONE, Key::Delete);
    assert_eq!(bodies(&window)[0], ["Userkaf V"], "Delete takes the orbit out and not the system");
    for _ in 0..5 {
        press(&mut window, "Undo");
    }
    assert!(bytes(&window) == before, "undone to the first byte");
}

#[test]
fn a_click_on_a_finding_leads_to_the_sector_and_its_fix_is_in_reach() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, folder.path(), |content| {
        let (_, system) = content.systems.iter().next().expect("a system");
        let (spot, ..) = system.sectors().next().expect("a sector");
        let id = content.systems.ids().next().expect("its number");
        let sector = content.systems.get_mut(id).and_then(|system| system.sector_mut(spot)).expect("the sector");
        sector.defense = Modifier::clamped(7);
    });
    choose(&mut window, "Raneb");
    let message = "warning: Userkaf V north of Userkaf has defense +7.";
    window.get_by_role_and_label(Role::ListItem, message).click();
    window.run();
    let (orbit, body) = find(&window, "Userkaf V");
    let spot = Spot { orbit, body, part: Part::North };
    assert_eq!(selected(&window), InSystem::Sector(Space::On(spot)));
    assert!(said(&window).contains("Userkaf V north"), "the cursor is there: {}", said(&window));
    press(&mut window, "Fix: Bring the values into range");
    assert_eq!(system(&window).sector(spot).map(|sector| sector.defense.get()), Some(3));
}

#[test]
fn a_body_changes_its_kind_its_cut_and_its_colour() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, folder.path(), |_| ());
    choose(&mut window, "Userkaf");
    let before = bytes(&window);
    press(&mut window, "Go to orbit 1");
    press(&mut window, "Go to body 1: Userkaf V");
    press(&mut window, "Cut: whole");
    let (orbit, body) = find(&window, "Userkaf V");
    let form =
        |window: &Window| system(window).orbits.get(orbit).and_then(|found| found.bodies.get(body)).expect("it").form.clone();
    assert_eq!(form(&window).cut(), Cut::Whole);
    assert_eq!(system(&window).capital, Some(Spot { orbit, body, part: Part::Whole }), "the capital stays on the planet");
    press(&mut window, "Cut: caps and equator");
    press(&mut window, "Increase sectors of the equator");
    assert_eq!(form(&window).cut(), Cut::Caps(4));
    press(&mut window, "Kind: Moon");
    assert_eq!(form(&window).kind(), BodyKind::Moon);
    press(&mut window, "Colour: chosen");
    type_into(&mut window, Role::TextInput, "Body colour", "#aa3311");
    let tint = |window: &Window| system(window).orbits.get(orbit).and_then(|found| found.bodies.get(body)).expect("it").tint;
    assert_eq!(tint(&window).map(|tint| tint.to_string()).as_deref(), Some("#aa3311"));
    press(&mut window, "Colour: by its name");
    assert!(tint(&window).is_none());
    press(&mut window, "Remove the selected part");
    assert_eq!(system(&window).capital, None);
    assert_eq!(selected(&window), InSystem::Orbit(orbit));
    while undo_label(&window).is_some() {
        press(&mut window, "Undo");
    }
    assert!(bytes(&window) == before, "undone to the first byte");
}

#[test]
fn a_body_is_carried_by_keys_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, folder.path(), |_| ());
    choose(&mut window, "Userkaf");
    let before = bytes(&window);
    let hit = |window: &mut Window, key| keys(window, Modifiers::NONE, key);
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    hit(&mut window, Key::N);
    assert!(said(&window).contains("Userkaf V"), "the first body from the sun: {}", said(&window));
    hit(&mut window, Key::N);
    assert!(said(&window).contains("Moon"), "{}", said(&window));
    let (orbit, moon) = find(&window, "Moon");
    assert_eq!(selected(&window), InSystem::Body(orbit, moon));
    hit(&mut window, Key::Enter);
    assert!(!said(&window).contains("In hand"), "its sector is only selected: {}", said(&window));
    hit(&mut window, Key::Enter);
    assert!(said(&window).contains("In hand: Moon along orbit 1"), "{}", said(&window));
    hit(&mut window, Key::ArrowDown);
    assert!(said(&window).contains("In hand: Moon to orbit 3"), "{}", said(&window));
    hit(&mut window, Key::Enter);
    assert_eq!(bodies(&window)[0], ["Userkaf V"]);
    assert!(bodies(&window)[2].contains(&"Moon"));
    press(&mut window, "Undo");
    assert!(bytes(&window) == before, "undone to the first byte");
}

#[test]
fn a_body_stays_where_it_is_put_and_tidy_lays_it_out_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, folder.path(), |_| ());
    choose(&mut window, "Userkaf");
    let (before, laid_out) = (bytes(&window), layout(&window));
    let (orbit, asteroids) = find(&window, "Asteroids");
    let from = middle(&window, "Asteroids");
    let to = at(&window, laid_out.orbits[1].at(Mm::new(30.0)));
    drag(&mut window, from, to);
    let along = system(&window).orbits.get(orbit).and_then(|orbit| orbit.bodies.get(asteroids)).and_then(|body| body.look.along);
    assert!(along.is_some_and(|along| (285..=315).contains(&along)), "{along:?}");
    let now = layout(&window);
    assert_eq!((&now.orbits[0], &now.orbits[2]), (&laid_out.orbits[0], &laid_out.orbits[2]), "nothing else moves");
    assert_eq!(undo_label(&window).as_deref(), Some("Move Asteroids"));
    press(&mut window, "Tidy");
    assert_eq!(layout(&window), laid_out);
    press(&mut window, "Undo");
    press(&mut window, "Undo");
    assert!(bytes(&window) == before, "undone to the first byte");
}

#[test]
fn keys_lock_size_turn_and_copy_what_is_selected() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, folder.path(), |_| ());
    choose(&mut window, "Userkaf");
    let there = middle(&window, "Moon");
    click(&mut window, there);
    let (orbit, moon) = find(&window, "Moon");
    let look = |window: &Window| {
        let found = system(window).orbits.get(orbit).and_then(|orbit| orbit.bodies.get(moon));
        found.expect("the moon").look.clone()
    };
    for (key, held) in
        [(Key::L, Modifiers::NONE), (Key::CloseBracket, Modifiers::NONE), (Key::R, Modifiers::SHIFT), (Key::V, Modifiers::NONE)]
    {
        keys(&mut window, held, key);
    }
    let changed = look(&window);
    assert!(changed.is_locked());
    assert_eq!((changed.size, changed.turn, changed.variant), (110, -15, 1));
    keys(&mut window, Modifiers::NONE, Key::L);
    assert!(!look(&window).is_locked());
    keys(&mut window, Modifiers::NONE, Key::C);
    choose(&mut window, "Nebka");
    let there = middle(&window, "Nebka Minor");
    click(&mut window, there);
    keys(&mut window, Modifiers::NONE, Key::P);
    assert_eq!(bodies(&window), [vec!["Nebka III"], vec!["Nebka Minor", "Moon"]]);
    let (orbit, pasted) = find(&window, "Moon");
    let body = system(&window).orbits.get(orbit).and_then(|orbit| orbit.bodies.get(pasted)).expect("the pasted moon");
    assert_eq!((body.look.size, body.look.turn), (110, -15), "it looks as it did");
}

#[test]
fn a_system_made_at_random_breaks_no_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, folder.path(), |_| ());
    choose(&mut window, "Userkaf");
    keys(&mut window, Modifiers::COMMAND, Key::Num3);
    press(&mut window, "New system at random");
    let (id, system) = on_desk(&window);
    assert_eq!((system.orbits.len(), system.technology), (3, Technology::B));
    let about_it = |place: &project::Place| matches!(place, project::Place::StarViking(Place::System(of, _)) if *of == id);
    let findings = window.state().state().document.findings();
    assert!(!findings.iter().any(|finding| about_it(&finding.place)), "{findings:?}");
}
