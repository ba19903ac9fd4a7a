//! Nothing takes for ever: long names, large fleets.

use std::time::{Duration, Instant};

use drydock::geometry::{Grid, Shape};
use drydock::project::Game;
use drydock::rules::Id;
use drydock::rules::launch_fighters::play::Battle;
use drydock::rules::launch_fighters::{Content, Fleet, FleetShip, Map, Part, Scenario, Ship, Side, placement};
use drydock::rules::play::{Play as _, Seeded};
use drydock::sheets::{self, Request};

/// In an unoptimised program, and on a machine that is busy with other tests.
const AT_MOST: Duration = Duration::from_mins(2);

#[test]
fn a_name_of_a_hundred_thousand_letters_is_measured_once() {
    for name in ["x".repeat(100_000), "ab-".repeat(33_333), "ab ".repeat(33_333)] {
        let mut project = project::Library::bundled().template(Game::LaunchFighters, "sample").unwrap();
        let project::Content::LaunchFighters(content) = &mut project.content else { panic!("another game") };
        let ids: Vec<_> = content.ships.ids().collect();
        for id in ids {
            content.ships.get_mut(id).unwrap().name = name.clone();
        }
        project.title.clone_from(&name);
        let begun = Instant::now();
        let printout = sheets::print(&project, &Request::default());
        assert!(!printout.sheets.is_empty() && begun.elapsed() < AT_MOST, "{:?}", begun.elapsed());
    }
}

/// Six fleets of so many ships each on the largest map.
fn six_fleets(ships: usize) -> Content {
    let ship = Ship::named("Lance").with(Part::Cannons, 1).with(Part::Defense, 1).with(Part::Move, 2);
    let fleet =
        Fleet { flagship: Some(Id::new(1)), ships: (0..ships).map(|_| FleetShip::of(Id::new(1))).collect(), ..Fleet::default() };
    let side = |number| Side { fleet: Some(Id::new(number)), ..Side::default() };
    let map = Map { grid: Grid::new(Shape::FlatHex, 200, 200), ..Map::default() };
    let scenario = Scenario { map: Some(Id::new(1)), sides: (1..=6).map(side).collect(), ..Scenario::default() };
    Content {
        ships: [ship].into_iter().collect(),
        fleets: (0..6).map(|_| fleet.clone()).collect(),
        maps: [map].into_iter().collect(),
        scenarios: [scenario].into_iter().collect(),
        ..Content::default()
    }
}

#[test]
fn six_fleets_of_three_hundred_ships_are_set_up_at_once() {
    let content = six_fleets(300);
    let begun = Instant::now();
    let scenario = placement::by_the_book(&content, Id::new(1)).unwrap();
    assert!(begun.elapsed() < AT_MOST, "{:?}", begun.elapsed());
    assert_eq!(scenario.sides.iter().map(|(_, side)| side.ships.len()).sum::<usize>(), 1_800);
    let placed = Content { scenarios: [scenario].into_iter().collect(), ..content.clone() };
    let begun = Instant::now();
    assert!(!launch_fighters::checks::check(&placed).is_empty());
    assert!(begun.elapsed() < AT_MOST, "{:?}", begun.elapsed());
    // The players place them one by one.
    let begun = Instant::now();
    let battle = Battle::new(&content, Id::new(1)).unwrap();
    let mut dice = Seeded::new(1, 0);
    let mut state = battle.start(&mut dice, &mut ());
    let mut actions = Vec::new();
    for _ in 0..3_600 {
        battle.legal(&state, &mut actions);
        battle.apply_listed(&mut state, actions[0], &mut dice, &mut ());
    }
    assert_eq!(state.turn(), 1, "everybody stands somewhere");
    assert!(begun.elapsed() < AT_MOST, "{:?}", begun.elapsed());
}
