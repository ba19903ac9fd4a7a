//! What the map as it comes with the program gives where the book lists planets and stars: bases, entries, assignments, taxes and rebellions.

use drydock::rules::freedom_in_the_galaxy::set_up::{Board, no_secret_base};
use drydock::rules::freedom_in_the_galaxy::{Content, Environ, Planet, RulesLevel, Scenario, Side, Star, tax, taxed_province};
use drydock::rules::{Count, Id};

use super::template;

fn planet<'a>(content: &'a Content, name: &str) -> &'a Planet {
    content.planets.find(|planet| planet.name == name).map(|(_, planet)| planet).expect("a planet of this name")
}

/// The names of the stars of which something holds, in the order of the map.
fn stars(content: &Content, holds: impl Fn(Id<Star>) -> bool) -> Vec<&str> {
    content.stars.iter().filter(|(id, _)| holds(*id)).map(|(_, star)| star.name.as_str()).collect()
}

fn province(content: &Content, star: Id<Star>) -> Option<u32> {
    let province = content.stars.get(star)?.province?;
    content.provinces.get(province).map(|province| province.number.get())
}

#[test]
fn the_secret_base_may_be_on_the_18_planets_that_the_book_lists() {
    let content = template("campaign");
    let scenario = Scenario { rules: RulesLevel::Galactic, ..Scenario::default() };
    let board = Board::of(&content, &scenario);
    let mut open: Vec<u32> =
        board.planets.iter().filter(|on| no_secret_base(&board, on).is_none()).map(|on| on.planet.number.get()).collect();
    open.sort_unstable();
    let listed = [112, 121, 141, 142, 223, 231, 232, 322, 323, 342, 421, 431, 432, 433, 441, 511, 523, 551];
    assert_eq!(open, listed);
}

#[test]
fn ten_stars_outside_the_first_province_are_joined_to_it() {
    let content = template("orlog");
    let joined = |star| {
        province(&content, star) != Some(1) && content.neighbours(star).any(|(other, _)| province(&content, other) == Some(1))
    };
    let named = stars(&content, joined);
    assert_eq!(named, ["Phisaria", "Ancore", "Pycius", "Rorth", "Wex", "Deblon", "Martigna", "Eudox", "Corusa", "Moda"]);
}

#[test]
fn a_second_province_without_an_assignment_moves_to_gellas_and_phisaria_only() {
    let content = template("campaign");
    let is_home = |planet: &Planet| planet.home.and_then(|race| content.races.get(race)).is_some_and(|race| race.star_faring);
    let leads = |planet: &Planet| planet.capital || planet.throne || is_home(planet);
    let open = |star| {
        province(&content, star) == Some(2)
            && content.planets.iter().any(|(_, planet)| planet.star == Some(star) && leads(planet))
    };
    assert_eq!(stars(&content, open), ["Phisaria", "Gellas"]);
}

#[test]
fn the_seventh_turn_taxes_the_second_province_and_the_first_none() {
    let content = template("campaign");
    let taxed: Vec<Option<u32>> = (1..=8).map(|turn| taxed_province(&content, turn)).collect();
    assert_eq!(taxed, [None, Some(2), Some(3), Some(4), Some(5), Some(1), Some(2), Some(3)]);
    assert_eq!(taxed_province(&Content::default(), 7), None);
}

#[test]
fn a_rebellion_on_solvia_buys_what_the_book_buys_and_adrax_brings_nine() {
    let content = template("campaign");
    let solvia = planet(&content, "Solvia");
    // What is left of an environ's points when units of this kind have taken all that they can, and how many there are.
    let buy = |kind, line: &str, points: u32| {
        let mut units = content.units.iter().map(|(_, unit)| unit);
        let unit = units.find(|unit| unit.side == Side::Rebel && unit.environ == Some(kind) && unit.line() == line);
        let cost = unit.and_then(|unit| unit.cost).map_or(0, Count::get);
        (points / cost, points % cost)
    };
    let bought = |environ: &Environ| {
        let (dear, left) = buy(environ.kind, "2-1", environ.resource.get());
        (dear, buy(environ.kind, "1-0", left))
    };
    let all: Vec<_> = solvia.environs.iter().map(|(_, environ)| bought(environ)).collect();
    assert_eq!(all, [(2, (1, 0)), (1, (0, 0)), (1, (0, 0))]);
    assert_eq!(tax(planet(&content, "Adrax")), 9);
}
