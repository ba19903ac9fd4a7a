//! Tests of the lowest and the highest values that the rules allow.

use super::*;
use crate::{Modifier, UnitType};

fn said_of(change: impl FnOnce(&mut UnitType)) -> Vec<String> {
    messages(&examples::one_unit(change), "value-out-of-range")
}

#[test]
fn the_values_of_units_have_the_bounds_of_the_rulings() {
    type Set = fn(&mut UnitType, u32);
    let bounds: [(&str, Set, u32, u32); 5] = [
        ("EW", |unit, value| unit.ew = Level::clamped(value), 0, 9),
        ("attack", |unit, value| unit.attack = Level::clamped(value), 0, 9),
        ("defense", |unit, value| unit.defense = Level::clamped(value), 1, 9),
        ("capacity", |unit, value| unit.capacity = Level::new(value), 1, 8),
        ("size", |unit, value| unit.size = Level::new(value), 1, 8),
    ];
    for (name, set, least, most) in bounds {
        for inside in [least, most] {
            assert_eq!(said_of(|unit| set(unit, inside)), [""; 0], "{name} {inside}");
        }
        for outside in least.checked_sub(1).into_iter().chain([most + 1]) {
            assert_eq!(said_of(|unit| set(unit, outside)), [format!("The red CR has {name} {outside}.")]);
        }
    }
}

#[test]
fn the_values_of_sectors_have_the_bounds_of_the_rulings() {
    let said = |ew, attack, defense| {
        let content = examples::one_more_body(Form::Moon(Sector {
            ew: Modifier::clamped(ew),
            attack: Level::clamped(attack),
            defense: Modifier::clamped(defense),
            ..Sector::default()
        }));
        messages(&content, "value-out-of-range").len()
    };
    assert_eq!([said(3, 9, -3), said(-3, 0, 3)], [0, 0]);
    assert_eq!([said(4, 0, 0), said(-4, 0, 0), said(0, 10, 0), said(0, 0, 4), said(0, 0, -4), said(4, 10, 4)], [1; 6]);
}

#[test]
fn local_units_are_of_the_technology_of_their_system_or_one_below() {
    let mismatches = |system: Technology, unit: Technology| {
        let content = examples::battle(|content| {
            examples::on(&mut content.systems, |found| found.technology = system);
            if let Some(boat) = content.units.get_mut(examples::PATROL_BOAT) {
                boat.technology = unit;
            }
        });
        messages(&content, "local-technology-mismatch").len()
    };
    for (index, system) in Technology::ALL.iter().enumerate() {
        let found: Vec<_> = Technology::ALL.iter().map(|unit| mismatches(*system, *unit)).collect();
        let fielded = |unit: usize| usize::from(unit != index && unit != index + 1);
        assert_eq!(found, (0..4).map(fielded).collect::<Vec<_>>(), "a system of {system}");
    }
}

#[test]
fn an_equator_of_none_or_one_is_too_short() {
    let said = |count: usize| {
        let air = examples::air();
        let content = examples::one_more_body(Form::Planet(Division::Caps { north: air, equator: vec![air; count], south: air }));
        let found = findings(&content, "equator-too-short");
        for fix in 0..found.first().map_or(0, |finding| finding.fixes.len()) {
            assert_eq!(messages(&fixed(&content, &found[0], fix), "equator-too-short"), [""; 0]);
        }
        found.into_iter().map(|finding| finding.message).collect::<Vec<_>>()
    };
    assert!(said(0)[0].contains("0 sectors of the equator") && said(1)[0].contains("1 sector of the equator"));
    assert_eq!(said(2), [""; 0]);
}

#[test]
fn each_table_is_called_reconstructed_once() {
    let content = examples::tables(|tables| {
        tables.combat.origin = Origin::Reconstructed;
        tables.plunder.origin = Origin::Reconstructed;
    });
    assert_eq!(
        messages(&content, "reconstructed-value"),
        ["The table \"Combat\" is reconstructed.", "The table \"Plunder\" is reconstructed."]
    );
}
