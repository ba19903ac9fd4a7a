//! Tests of where pieces may stand, what a scenario places by itself, and what it deals.

use super::*;
use crate::terms::{Limit, Provision};
use crate::{Content, EnvironType, PlayedStar, RulesLevel, Scenario, Side, blue_book, checks};
use rules::kind::hear;
use rules::{Count, Id, Severity};

/// A scenario round the star Varu with these terms and an empty set-up.
fn scenario(content: &Content, provisions: &[&str], limits: &[&str]) -> Scenario {
    let (star, _) = content.stars.find(|star| star.name == "Varu").expect("a star");
    Scenario {
        rules: RulesLevel::StarSystem,
        stars: [PlayedStar { star }].into_iter().collect(),
        provisions: provisions.iter().map(|line| hear::<Provision>(line).expect(line)).collect(),
        limits: limits.iter().map(|line| hear::<Limit>(line).expect(line)).collect(),
        ..Scenario::default()
    }
}

fn unit(content: &Content, side: Side, name: &str) -> Placed {
    let (id, _) = content.units.find(|unit| unit.side == side && unit.name == name).expect("a unit");
    Placed::of(side, Piece::Unit(id))
}

#[test]
fn units_stand_where_their_side_controls_and_there_is_room() {
    let content = blue_book::content();
    let mut scenario = scenario(&content, &[], &[]);
    let (planet, found) = content.planets.find(|planet| planet.name == "Cercis").expect("a planet");
    let (_, environ) = found.environs.iter().next().expect("an environ");
    let station = |spot| Station { planet: Some(planet), spot, leader: Id::new(1) };
    let there = station(Spot::Environ(environ.kind));
    let row = unit(&content, Side::Imperial, "Line");
    assert_eq!(objection(&Board::of(&content, &scenario), &row, None, there), None);
    let rebels = unit(&content, Side::Rebel, "Wild 2-1");
    let against = |scenario: &Scenario, row: &Placed, station| objection(&Board::of(&content, scenario), row, None, station);
    assert!(against(&scenario, &rebels, there).is_some_and(|why| why.contains("Imperial player controls")));
    assert!(against(&scenario, &row, station(Spot::Orbit)).is_some_and(|why| why.contains("orbit box")));
    let missing = EnvironType::ALL.into_iter().find(|kind| found.environs.iter().all(|(_, known)| known.kind != *kind));
    assert!(against(&scenario, &row, station(Spot::Environ(missing.expect("a type")))).is_some());
    // There is room for as many units as the environ's size says, and a row does not count against itself.
    let full = Placed { count: Count::clamped(environ.size.get()), planet: Some(planet), spot: there.spot, ..row };
    let id = scenario.set_up.add(full);
    let board = Board::of(&content, &scenario);
    assert!(objection(&board, &row, None, there).is_some_and(|why| why.contains("room for")));
    assert_eq!(objection(&board, &full, Some(id), there), None);
}

#[test]
fn what_a_scenario_names_is_placed_where_it_says_and_checks_clean() {
    let content = blue_book::content();
    let provisions = [
        "the Imperial player starts with Redjac",
        "the Imperial player starts with Redjac's spaceship",
        "the Rebel player starts with Zina Adora",
        "the Rebel player starts with Star Cruiser",
        "the Imperial player has 3 Line units at the start",
    ];
    let scenario = scenario(
        &content,
        &provisions,
        &["Redjac starts in the urban environ of Solvia", "characters of the Rebel player start on Cercis"],
    );
    let placed = placed_by_the_book(&content, &scenario).expect("something is missing");
    let row = |name: &str| {
        placed.set_up.iter().find(|(_, row)| row.piece.name(&content).as_deref() == Some(name)).expect("it is placed")
    };
    let (redjac, at) = row("Redjac");
    let solvia = content.planets.find(|planet| planet.name == "Solvia").map(|(id, _)| id);
    assert_eq!((at.spot, at.planet), (Spot::Environ(EnvironType::Urban), solvia));
    assert_eq!(row("Redjac's spaceship").1.with, Some(redjac));
    assert_eq!(row("Star Cruiser").1.with, Some(row("Zina Adora").0));
    let units: u32 =
        placed.set_up.iter().filter(|(_, row)| matches!(row.piece, Piece::Unit(_))).map(|(_, row)| row.count.get()).sum();
    assert_eq!(units, 3);
    // Placing the scenario's pieces a second time must add nothing.
    assert_eq!(placed_by_the_book(&content, &placed), None);
    let mut with = content.clone();
    with.scenarios.add(placed);
    let errors: Vec<_> = checks::check(&with)
        .into_iter()
        .filter(|finding| finding.about.severity == Severity::Error && finding.message.contains("starts"))
        .map(|finding| finding.message)
        .collect();
    assert!(errors.is_empty(), "{errors:?}");
}

#[test]
fn a_deal_is_that_of_its_seed_and_never_deals_what_is_given() {
    let content = blue_book::content();
    let provisions = [
        "the Rebel player starts with Zina Adora",
        "the Rebel player is dealt 4 characters",
        "the Rebel player is dealt 2 possessions other than ships",
        "the Imperial player is dealt 16 planet secrets",
    ];
    let mut scenario = scenario(&content, &provisions, &["characters of the Rebel player enter from space"]);
    scenario.stars = rules::Shelf::default();
    assert!(deals(&scenario));
    let once = dealt(&content, &scenario, 7);
    assert_eq!(once, dealt(&content, &scenario, 7));
    assert_ne!(once.set_up, dealt(&content, &scenario, 8).set_up);
    let count = |wanted: fn(&Piece) -> bool| once.set_up.iter().filter(|(_, row)| wanted(&row.piece)).count();
    assert_eq!(count(|piece| matches!(piece, Piece::Character(_))), 4);
    assert_eq!(count(|piece| matches!(piece, Piece::Possession(_))), 2);
    assert_eq!(count(|piece| matches!(piece, Piece::Secret(_))), 16);
    let names: Vec<String> = once.set_up.iter().filter_map(|(_, row)| row.piece.name(&content)).collect();
    assert!(!names.contains(&"Zina Adora".to_owned()));
    assert!(once.set_up.iter().all(|(_, row)| !matches!(row.piece, Piece::Character(_)) || row.spot == Spot::FromSpace));
    // Characters who are dealt again must take the places of those dealt before.
    let again = dealt(&content, &once, 9);
    assert_eq!(again.set_up.len(), once.set_up.len());
}
