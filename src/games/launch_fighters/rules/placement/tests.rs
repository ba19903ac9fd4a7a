//! Tests of the set-up by the book on boards of every shape and size: every set-up must break no rule of placement, or be refused.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::{Entry, Fleet, FleetShip, Part, Piece, PlacedSquadron, Reinforcement, Ship, Style, Terrain, TerrainKind, checks};
use geometry::Shape;
use rules::{Count, Severity};

/// A battle on a map, with fleets of these sizes and nothing placed.
fn battle(grid: Grid, fleets: &[usize], planetoids: BTreeSet<Space>) -> Content {
    let design = [(Part::Cannons, 1), (Part::Launchers, 1), (Part::Defense, 1), (Part::Move, 2), (Part::Missiles, 2)];
    let ship = design.into_iter().fold(Ship::named("Lance"), |ship, (part, amount)| ship.with(part, amount));
    let fleet = |(number, ships): (usize, &usize)| Fleet {
        name: format!("Fleet {number}"),
        style: Some(Id::new(number as u32 + 1)),
        flagship: (*ships > 0).then_some(Id::new(1)),
        ships: (0..*ships).map(|_| FleetShip::of(Id::new(1))).collect(),
        ..Fleet::default()
    };
    let side = |number: usize| Side { fleet: Some(Id::new(number as u32 + 1)), ..Side::default() };
    let planetoid = Terrain { kind: TerrainKind::Planetoid, name: String::new(), spaces: planetoids };
    let map = Map { name: "Deep Space".into(), grid, terrain: [planetoid].into_iter().collect(), ..Map::default() };
    let scenario = Scenario {
        name: "Meeting".into(),
        map: Some(Id::new(1)),
        sides: (0..fleets.len()).map(side).collect(),
        ..Scenario::default()
    };
    Content {
        styles: (0..fleets.len()).map(|number| Style { name: format!("Style {number}"), ..Style::default() }).collect(),
        ships: [ship].into_iter().collect(),
        fleets: fleets.iter().enumerate().map(fleet).collect(),
        maps: [map].into_iter().collect(),
        scenarios: [scenario].into_iter().collect(),
        ..Content::default()
    }
}

fn set_up(content: &Content) -> Result<Content, Refusal> {
    let scenario = by_the_book(content, Id::new(1))?;
    Ok(Content { scenarios: [scenario].into_iter().collect(), ..content.clone() })
}

/// The findings about the placement of units.
fn about_placement(content: &Content) -> Vec<String> {
    const NAMES: [&str; 8] = [
        "unit-off-map",
        "ships-share-a-space",
        "unit-on-planetoid",
        "flagships-not-ten-apart",
        "ship-away-from-its-fleet",
        "fighters-start-on-map",
        "no-flagship-at-centre",
        "ship-starts-at-the-edge",
    ];
    let found = checks::check(content).into_iter().filter(|finding| NAMES.contains(&finding.about.name));
    found.map(|finding| finding.message).collect()
}

fn scenario(content: &Content) -> &Scenario {
    content.scenarios.get(Id::new(1)).expect("the scenario")
}

fn refusal(content: &Content) -> String {
    by_the_book(content, Id::new(1)).expect_err("there is no way").to_string()
}

#[test]
fn six_fleets_stand_on_the_usual_map_of_any_shape() {
    for shape in Shape::ALL {
        let content = set_up(&battle(Grid::new(shape, 30, 26), &[3, 7, 1, 9, 2, 4], BTreeSet::new())).expect("there is room");
        assert_eq!(about_placement(&content), [""; 0], "{shape:?}");
        let ships: usize = scenario(&content).sides.iter().map(|(_, side)| side.ships.len()).sum();
        assert_eq!(ships, 26);
        let worst = checks::check(&content).into_iter().map(|finding| finding.about.severity).max();
        assert!(worst.is_none_or(|worst| worst < Severity::Error), "{worst:?}");
    }
}

#[test]
fn ships_face_the_nearest_enemy_flagship() {
    let content = set_up(&battle(Grid::new(Shape::FlatHex, 25, 25), &[2, 2], BTreeSet::new())).expect("there is room");
    let field = Field::of(&content, Id::new(1), scenario(&content));
    for side in 0..2 {
        let enemy = field.flagships()[1 - side].at;
        for placed in &field.sides[side].side.ships {
            assert_eq!(placed.facing, field.map.expect("a map").1.grid.facing_towards(placed.at, enemy));
        }
    }
}

#[test]
fn reinforcements_wait_and_squadrons_go_aboard() {
    let mut content = battle(Grid::new(Shape::FlatHex, 30, 24), &[3, 2], BTreeSet::new());
    if let Some(side) = content.scenarios.get_mut(Id::new(1)).and_then(|scenario| scenario.sides.get_mut(Id::new(1))) {
        let entry = Entry::Edge(geometry::Edge::North);
        side.reinforcements = vec![Reinforcement { turn: Count::clamped(3), ships: vec![Id::new(2)], entry }];
        side.ships = vec![PlacedShip { ship: Id::new(2), at: Space::new(1, 1), facing: Facing::default() }];
        side.squadrons = vec![PlacedSquadron { host: Id::new(1), at: Space::new(2, 2) }];
    }
    let content = set_up(&content).expect("there is room");
    let (_, side) = scenario(&content).sides.iter().next().expect("a side");
    assert_eq!(side.ships.iter().map(|placed| placed.ship.number()).collect::<Vec<_>>(), [1, 3]);
    assert!(side.squadrons.is_empty() && side.reinforcements.len() == 1);
}

#[test]
fn a_planetoid_at_the_centre_is_stood_beside() {
    let grid = Grid::new(Shape::FlatHex, 25, 25);
    let content = set_up(&battle(grid, &[2, 2], BTreeSet::from([grid.middle()]))).expect("there is room");
    assert_eq!(about_placement(&content), [""; 0]);
    let field = Field::of(&content, Id::new(1), scenario(&content));
    assert_eq!(grid.distance(field.flagships()[0].at, grid.middle()), 1);
}

#[test]
fn a_refusal_says_what_is_wrong() {
    let small = battle(Grid::new(Shape::FlatHex, 12, 9), &[1, 1], BTreeSet::new());
    assert_eq!(
        refusal(&small),
        "Deep Space is too small: on 12 × 9 spaces the flagship of Fleet 1 finds no space exactly 10 in a straight line from another and 10 from all"
    );
    let grid = Grid::new(Shape::FlatHex, 30, 24);
    let filled = battle(grid, &[1, 1], grid.spaces().filter(|space| grid.distance(*space, grid.middle()) > 3).collect());
    assert!(refusal(&filled).starts_with("Deep Space is too full: planetoids or edges take every space"), "{}", refusal(&filled));
    let crowded = battle(grid, &[320, 320], BTreeSet::new());
    assert!(refusal(&crowded).contains("the 319 other ships of Fleet"), "{}", refusal(&crowded));
    let mut nowhere = battle(grid, &[1, 1], BTreeSet::new());
    nowhere.maps = rules::Shelf::default();
    assert_eq!(refusal(&nowhere), "the scenario has no map");
    let one = battle(grid, &[1], BTreeSet::new());
    assert_eq!(refusal(&one), "the book knows 2 to 6 sides, and the scenario has 1");
    let mut leaderless = battle(grid, &[1, 2], BTreeSet::new());
    leaderless.fleets.get_mut(Id::new(2)).expect("a fleet").flagship = None;
    assert_eq!(refusal(&leaderless), "Fleet 1 has no flagship");
}

#[test]
fn what_is_lit_for_a_flagship_is_a_straight_ten_and_everything_else_has_its_reason() {
    let grid = Grid::new(Shape::FlatHex, 25, 25);
    let mut content = battle(grid, &[2, 2], BTreeSet::new());
    let bare = content.clone();
    let field = Field::of(&bare, Id::new(1), scenario(&bare));
    let (first, second) = (Piece::Ship(Id::new(1), Id::new(1)), Piece::Ship(Id::new(2), Id::new(1)));
    assert_eq!(spaces_by_the_book(&field, first), BTreeSet::from([grid.middle()]));
    assert_eq!(objection(&field, first, Space::new(3, 3)), Some(Objection::NotAtCentre));
    let follower = Piece::Ship(Id::new(1), Id::new(2));
    assert_eq!(objection(&field, follower, Space::new(3, 3)), Some(Objection::BeforeFlagship));
    first.put(content.scenarios.get_mut(Id::new(1)).expect("the scenario"), grid.middle(), Facing::default());
    let field = Field::of(&content, Id::new(1), scenario(&content));
    let lit = spaces_by_the_book(&field, second);
    assert_eq!(lit.len(), 6);
    assert!(lit.iter().all(|space| linked(grid, *space, grid.middle()) && objection(&field, second, *space).is_none()));
    assert_eq!(ring(grid, grid.middle()).count(), 60);
    let near = objection(&field, second, Space::new(12, 9)).expect("too near");
    assert_eq!(near.words(), "3 spaces from the flagship Lance 1, by the book no nearer than 10");
    assert_eq!(objection(&field, second, grid.middle()), Some(Objection::Taken("Lance 1".into())));
    assert_eq!(objection(&field, second, Space::new(12, 0)), Some(Objection::NoStraightTen));
    assert_eq!(spaces_by_the_book(&field, follower), grid.neighbours(grid.middle()).collect());
    assert_eq!(objection(&field, follower, Space::new(12, 10)), Some(Objection::NotBeside("Lance 1".into())));
    assert_eq!(objection(&field, follower, Space::new(40, 10)), Some(Objection::OffMap));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(160) })]

    #[test]
    fn what_is_placed_breaks_no_rule_of_placement(
        shape in 0_usize..3,
        columns in 1_u16..64,
        rows in 1_u16..64,
        fleets in prop::collection::vec(0_usize..14, 2..7),
        rocks in prop::collection::vec((0_i16..64, 0_i16..64, 0_i16..5), 0..24),
        landing in prop::bool::weighted(0.1),
    ) {
        let grid = Grid::new(Shape::ALL[shape], columns, rows);
        let around = |(column, row, reach): &(i16, i16, i16)| {
            let middle = Space::new(*column, *row);
            let reach = (*reach).max(0) as u32;
            grid.spaces().filter(move |space| grid.distance(*space, middle) < reach).collect::<Vec<_>>()
        };
        let mut content = battle(grid, &fleets, rocks.iter().flat_map(around).collect());
        content.scenarios.get_mut(Id::new(1)).expect("the scenario").landing = landing;
        match set_up(&content) {
            Ok(content) => {
                prop_assert_eq!(about_placement(&content), Vec::<String>::new());
                let placed: Vec<usize> = scenario(&content).sides.iter().map(|(_, side)| side.ships.len()).collect();
                prop_assert_eq!(placed, fleets);
            }
            Err(refusal) => prop_assert!(!refusal.to_string().is_empty()),
        }
    }
}
