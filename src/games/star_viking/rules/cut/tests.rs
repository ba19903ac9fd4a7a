//! Tests of the sectors that bodies have after they are cut anew.

use super::*;
use crate::{Modifier, Wealth};

fn sector(wealth: Option<Wealth>, defense: i32) -> Sector {
    Sector { atmosphere: true, wealth, defense: Modifier::clamped(defense), ..Sector::default() }
}

fn caps(equator: &[Sector]) -> Form {
    let (north, south) = (sector(None, 1), sector(Some(Wealth::D), 2));
    Form::Planet(Division::Caps { north, equator: equator.to_vec(), south })
}

#[test]
fn cutting_a_whole_planet_gives_everything_to_the_north_and_only_air_to_the_others() {
    let whole = Form::Planet(Division::Whole(sector(Some(Wealth::B), 1)));
    let air = Sector { atmosphere: true, ..Sector::default() };
    let north = sector(Some(Wealth::B), 1);
    assert_eq!(whole.recut(Cut::Halves), Form::Planet(Division::Halves { north, south: air }));
    let three = whole.recut(Cut::Caps(3));
    assert_eq!(three, Form::Planet(Division::Caps { north, equator: vec![air; 3], south: air }));
    assert_eq!(three.recut(Cut::Whole), whole);
    assert_eq!(whole.heir(Part::Whole, &three), Part::North);
}

#[test]
fn caps_keep_their_values_whatever_becomes_of_the_equator() {
    let (rich, poor) = (sector(Some(Wealth::A), 3), sector(Some(Wealth::E), 4));
    let three = caps(&[poor, sector(None, 5), rich]);
    let two = three.recut(Cut::Caps(2));
    assert_eq!(two, caps(&[poor, rich]), "the last that is left takes the richest of what it replaces");
    assert_eq!(three.heir(Part::Equator(2), &two), Part::Equator(1));
    let five = three.recut(Cut::Caps(5));
    assert_eq!(five.sectors().len(), 7);
    assert_eq!(five.sector(Part::Equator(2)), Some(&rich));
    assert_eq!(five.sector(Part::Equator(4)), Some(&Sector { atmosphere: true, ..Sector::default() }));
    let halves = three.recut(Cut::Halves);
    assert_eq!(halves, Form::Planet(Division::Halves { north: poor, south: rich }), "each half takes its richest");
    assert_eq!(halves.recut(Cut::Whole), Form::Planet(Division::Whole(rich)));
    assert_eq!(three.recut(Cut::Caps(0)).sectors().len(), 2);
}

#[test]
fn every_heir_is_a_sector_of_the_new_form() {
    let cuts = [Cut::Whole, Cut::Halves].into_iter().chain((0..6).map(Cut::Caps));
    let forms: Vec<Form> = cuts
        .map(|cut| Form::blank(BodyKind::Planet, cut))
        .chain(BodyKind::ALL.map(|kind| Form::blank(kind, Cut::Whole)))
        .collect();
    for (old, new) in forms.iter().flat_map(|old| forms.iter().map(move |new| (old, new))) {
        for (part, _) in old.sectors() {
            let heir = old.heir(part, new);
            assert!(new.sector(heir).is_some(), "{part:?} of {old:?} in {new:?}");
        }
        assert!(old != new || old.sectors().iter().all(|(part, _)| old.heir(*part, new) == *part));
    }
}

#[test]
fn what_becomes_a_moon_loses_its_air_and_keeps_the_rest() {
    let planet = Form::Planet(Division::Halves { north: sector(None, 0), south: sector(Some(Wealth::C), 1) });
    let moon = Form::Moon(Sector { atmosphere: false, ..sector(Some(Wealth::C), 1) });
    assert_eq!(planet.turned_into(BodyKind::Moon), moon);
    assert_eq!(planet.turned_into(BodyKind::Planet), planet);
    assert_eq!(Form::Moon(sector(None, 0)).recut(Cut::Halves), Form::Moon(sector(None, 0)), "only planets are cut");
}
