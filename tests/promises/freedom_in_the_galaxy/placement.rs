//! Pieces of the book's scenarios that are moved where the book does not let them start.

use drydock::rules::freedom_in_the_galaxy::set_up::{Piece, Placed, Spot};
use drydock::rules::freedom_in_the_galaxy::terms::Provision;
use drydock::rules::freedom_in_the_galaxy::{Content, EnvironType, Planet, Scenario, Side, checks};
use drydock::rules::{Id, Level, Severity, kind};

use super::template;

/// The rules that a template breaks above advice once its scenario is changed.
fn broken(name: &str, change: impl FnOnce(&Content, &mut Scenario)) -> Vec<&'static str> {
    let mut content = template(name);
    let (id, mut scenario) = content.scenarios.iter().next().map(|(id, found)| (id, found.clone())).expect("a scenario");
    change(&content, &mut scenario);
    *content.scenarios.get_mut(id).expect("a scenario") = scenario;
    let loud = checks::check(&content).into_iter().filter(|finding| finding.about.severity > Severity::Advice);
    let mut names: Vec<&str> = loud.map(|finding| finding.about.name).collect();
    names.dedup();
    names
}

/// Changes the row of a set-up that places something of a name.
fn row(content: &Content, scenario: &mut Scenario, name: &str, change: impl FnOnce(&mut Placed)) {
    let found = scenario.set_up.iter().find(|(_, row)| row.piece.name(content).as_deref() == Some(name));
    let id = found.map_or_else(|| panic!("{name} is not placed"), |(id, _)| id);
    change(scenario.set_up.get_mut(id).expect("a row"));
}

fn planet(content: &Content, name: &str) -> Option<Id<Planet>> {
    content.planets.find(|planet| planet.name == name).map(|(id, _)| id)
}

#[test]
fn the_scenarios_of_the_book_break_nothing_and_say_all_of_it() {
    for name in ["sample", "varu", "backdoor", "orlog", "campaign", "two-stars"] {
        assert_eq!(broken(name, |_, _| ()), [""; 0], "{name}");
        let content = template(name);
        let printed = content.scenarios.iter().flat_map(|(_, scenario)| {
            let provisions = scenario.provisions.iter().filter(|term| matches!(term, Provision::Printed(_))).count();
            let limits = scenario.limits.iter().filter(|term| kind::say(*term).is_empty()).count();
            [provisions, limits]
        });
        assert_eq!(printed.sum::<usize>(), 0, "{name}");
    }
}

#[test]
fn characters_stand_where_the_book_lets_them() {
    let against = ["placed-against-the-scenario"];
    // Redjac and those who are with them on the planet of the Rebels (16.12).
    let to_cercis = |content: &Content, scenario: &mut Scenario| {
        row(content, scenario, "Redjac", |row| row.planet = planet(content, "Cercis"));
        row(content, scenario, "Redjac", |row| row.spot = Spot::Environ(EnvironType::Wild));
    };
    assert_eq!(broken("varu", to_cercis), against);
    // An environ instead of the orbit box, one planet for both ships (28.24), and the orbit box instead of an environ (28.34).
    let land = |content: &Content, scenario: &mut Scenario| {
        row(content, scenario, "Ly Mantok", |row| row.spot = Spot::Environ(EnvironType::Urban));
    };
    assert_eq!(broken("backdoor", land), against);
    let join = |content: &Content, scenario: &mut Scenario| {
        let mut at = None;
        row(content, scenario, "Ly Mantok", |row| at = row.planet);
        row(content, scenario, "Adam Starlight", |row| row.planet = at);
    };
    assert_eq!(broken("backdoor", join), against);
    let lift = |content: &Content, scenario: &mut Scenario| {
        row(content, scenario, "Ran Jayma", |row| row.spot = Spot::Orbit);
    };
    assert_eq!(broken("orlog", lift), against);
    // Barca leaves the strongest fleet (38.3), and Kogus the companions (38.4).
    let leave = |content: &Content, scenario: &mut Scenario| {
        row(content, scenario, "Barca", |row| {
            (row.planet, row.spot) = (planet(content, "Orlog"), Spot::Environ(EnvironType::Wild));
        });
    };
    assert_eq!(broken("campaign", leave), against);
    let desert = |content: &Content, scenario: &mut Scenario| {
        let with = scenario.set_up.iter().find(|(_, row)| row.piece.name(content).as_deref() == Some("Tourag")).map(|(id, _)| id);
        row(content, scenario, "Kogus", |row| row.with = with);
    };
    assert_eq!(broken("campaign", desert), against);
}

#[test]
fn a_ship_is_no_dealt_possession_and_is_flown_by_its_owner() {
    let courier = |content: &Content, scenario: &mut Scenario| {
        let ship = content.possessions.find(|found| found.name == "Stellar Courier").map(|(id, _)| Piece::Possession(id));
        // Ly Mantok bears no other ship that way.
        let derban = scenario.set_up.iter().find(|(_, row)| row.piece.name(content).as_deref() == Some("Rayner Derban"));
        let derban = derban.map(|(id, _)| id);
        let dealt = scenario.set_up.get_mut(Id::new(10)).expect("a row");
        (dealt.piece, dealt.with) = (ship.expect("a ship"), derban);
    };
    assert_eq!(broken("backdoor", courier), ["placed-against-the-scenario"]);
    let swap = |content: &Content, scenario: &mut Scenario| {
        let mut mantok = None;
        row(content, scenario, "Explorer", |row| mantok = row.with);
        let mut starlight = None;
        row(content, scenario, "Interstellar Sloop", |row| starlight = std::mem::replace(&mut row.with, mantok));
        row(content, scenario, "Explorer", |row| row.with = starlight);
    };
    assert_eq!(broken("backdoor", swap), ["ship-without-pilot"]);
}

#[test]
fn what_is_bought_later_comes_to_the_capital_and_bases_cost_what_they_cost() {
    let line = |on: &'static str| {
        move |content: &Content, scenario: &mut Scenario| {
            let (unit, _) = content.units.find(|unit| unit.side == Side::Imperial && unit.name == "Line").expect("a unit");
            let row =
                Placed { planet: planet(content, on), turn: Level::clamped(2), ..Placed::of(Side::Imperial, Piece::Unit(unit)) };
            scenario.set_up.add(Placed { spot: Spot::Environ(EnvironType::Wild), ..row });
        }
    };
    assert_eq!(broken("backdoor", line("Quibron")), ["bought-off-the-capital"]);
    assert_eq!(broken("backdoor", line("Orning")), [""; 0]);
    let free = |_: &Content, scenario: &mut Scenario| {
        scenario
            .provisions
            .extend(kind::hear::<Provision>("the Imperial player may put one base Up without Force Points on even turns"));
    };
    assert_eq!(broken("backdoor", free), ["free-base-beyond-a-star"]);
    assert_eq!(broken("varu", |_, scenario| scenario.bases = Level::clamped(3)), ["base-above-its-levels"]);
}

#[test]
fn secrets_and_assignments_are_placed_as_the_book_lays_them_out() {
    let secret = |change: fn(&Content, &mut Placed)| {
        move |content: &Content, scenario: &mut Scenario| {
            let found = scenario.set_up.iter().find(|(_, row)| matches!(row.piece, Piece::Secret(_))).map(|(id, _)| id);
            change(content, scenario.set_up.get_mut(found.expect("a secret")).expect("a row"));
        }
    };
    assert_eq!(broken("campaign", secret(|content, row| row.planet = planet(content, "Orlog"))), ["secret-misplaced"]);
    let drop = |of: fn(&Piece) -> bool| {
        move |_: &Content, scenario: &mut Scenario| {
            let found = scenario.set_up.iter().find(|(_, row)| of(&row.piece)).map(|(id, _)| id);
            scenario.set_up.retain_ids(|id| Some(id) != found);
        }
    };
    assert_eq!(broken("campaign", drop(|piece| matches!(piece, Piece::Secret(_)))), ["secret-misplaced"]);
    assert_eq!(broken("campaign", drop(|piece| matches!(piece, Piece::Assignment(_)))), ["assignment-left-out"]);
}
