//! Tests the odds with the worked examples of the book's battle and of the rulings, and compares every best division of shots with all other
//! divisions.

use super::*;
use crate::combat::{Column, Differential, Fighting};
use crate::{Body, Color, Content, Damage, Shot, Space, Spot, System, Tables, UnitType, blue_book};
use rules::play::{Dice, Seeded};

/// A unit with its values in a fight, with this many ECM pods.
fn fighting<'a>(content: &'a Content, (color, letters): (Color, &str), pods: usize) -> Fighting<'a> {
    let pod = blue_book::unit(content, Color::Red, "ECM");
    Fighting::new(blue_book::unit(content, color, letters), &vec![pod; pods], None)
}

fn chances(firer: Fighting, target: Fighting, unloading: bool, content: &Content) -> (i32, Chances) {
    let target = crate::combat::Target { unloading, ..target.target() };
    let differential = Differential::new(firer.fires(), target, Column::Open, &content.tables).total();
    (differential, Chances::of(differential, &content.tables).expect("the table is full"))
}

const CRUISER: (Color, &str) = (Color::Red, "CR");
const RED_FIGHTER: (Color, &str) = (Color::Red, "FT");
const ESCORT: (Color, &str) = (Color::Blue, "FE");
const BOAT: (Color, &str) = (Color::Green, "PB");
const FIGHTER: (Color, &str) = (Color::Green, "FT");

#[test]
fn the_six_shots_of_the_battle_for_sanakht() {
    let content = blue_book::content();
    let unit = |which, pods| fighting(&content, which, pods);
    let shots = [
        (CRUISER, ESCORT, false, 5, 36, 6),
        (CRUISER, FIGHTER, false, 6, 36, 16),
        (RED_FIGHTER, BOAT, false, 0, 26, 0),
        (ESCORT, CRUISER, true, -5, 3, 0),
        (BOAT, CRUISER, true, -5, 3, 0),
        (FIGHTER, CRUISER, true, -7, 1, 0),
    ];
    let mut unhurt = 1;
    for (firer, target, unloading, differential, at_all, critical) in shots {
        let pods = |which| usize::from(which == CRUISER);
        let (found, shot) = chances(unit(firer, pods(firer)), unit(target, pods(target)), unloading, &content);
        assert_eq!((found, shot.at_all(), shot.critical), (differential, at_all, critical), "{firer:?} at {target:?}");
        assert_eq!(shot.miss + shot.at_all(), Chances::ALL);
        unhurt *= if target == CRUISER { shot.miss } else { 1 };
    }
    assert_eq!((36 * 36 * 36 - unhurt) * 5184, 949 * 36 * 36 * 36, "the cruiser is hit at all");
}

/// A sector of the body with this name, with the body and its system.
fn sector_of<'a>(content: &'a Content, system: &str, body: &str) -> (&'a System, Spot, &'a Body) {
    let system = blue_book::system(content, system);
    let (spot, body, _) = system.sectors().find(|(_, found, _)| found.name == body).expect("the body");
    (system, spot, body)
}

#[test]
fn sectors_evasion_and_air_count_as_the_rulings_say() {
    let content = blue_book::content();
    let tables = &content.tables;
    let (system, city, _) = sector_of(&content, "Sanakht", "Sanakht Starcity");
    let column = Column::of(system, Space::On(city));
    let fort = content.units.iter().map(|(_, unit)| unit).filter(|unit| unit.is_fortress() && unit.color == Color::Green);
    let fort = fort.into_iter().find(|unit| unit.defense.get() == 8).expect("a fortress of technology B");
    let fort = Fighting::new(fort, &[], system.sector(city));
    let cruiser = fighting(&content, CRUISER, 1);
    let at = |firer: Fighting, target: Fighting| Differential::new(firer.fires(), target.target(), column, tables).total();
    assert_eq!((at(cruiser, fort), at(fort, cruiser)), (2, -5));
    assert_eq!(Chances::of(2, tables).map(Chances::at_all), Some(33));
    let evading = crate::combat::Target { evading: true, ..cruiser.target() };
    let escort = fighting(&content, ESCORT, 0).fires();
    assert_eq!(Differential::new(escort, evading, column, tables).total(), -8);
    assert_eq!(Chances::of(-8, tables), Some(Chances::NEVER));
    let near = |firer, target| {
        let [firer, target] = [firer, target].map(|which| fighting(&content, which, 0));
        Differential::new(firer.fires(), target.target(), Column::Near, tables).total()
    };
    let (tanks, raiders, army) = ((Color::Green, "TC"), (Color::Red, "RD"), (Color::Green, "AG"));
    assert_eq!((near(tanks, CRUISER), near(raiders, army), near(army, raiders)), (-7, 2, -2));
}

#[test]
fn the_targets_of_the_book_and_the_best_ones() {
    let content = blue_book::content();
    let unit = |(color, letters): (Color, &str)| blue_book::unit(&content, color, letters);
    let targets = [ESCORT, BOAT, FIGHTER].map(|which| Aimed { unit: unit(which), damage: Damage::default() });
    let firers = [(CRUISER, 1), (CRUISER, 1), (RED_FIGHTER, 0)];
    let rows: Vec<Vec<Chances>> = firers
        .iter()
        .map(|(which, pods)| {
            let at = |target| chances(fighting(&content, *which, *pods), fighting(&content, target, 0), false, &content).1;
            [ESCORT, BOAT, FIGHTER].map(at).to_vec()
        })
        .collect();
    // The division in the book's example: the missile pod, which also has an attack of 7, at FE, the cruiser at FT, the fighter at PB.
    let books = value(&rows, &targets, &[0, 2, 1], Aim::Cost, &content.tables);
    assert_eq!(books * 2, 25 * 36_u128.pow(3));
    let best = best(&rows, &targets, Aim::Cost, &content.tables).expect("three shots at three targets");
    assert_eq!(best.worth * 6, 83 * best.all);
    assert_eq!(best.targets[2], 2, "the fighter at FT");
    assert_eq!([best.targets[0].min(best.targets[1]), best.targets[0].max(best.targets[1])], [0, 1]);
}

/// The worth of a division of shots, summed over all throws of the dice.
fn value(rows: &[Vec<Chances>], targets: &[Aimed], aimed: &[usize], aim: Aim, tables: &Tables) -> u128 {
    let of = |number: usize| {
        let shots: Vec<Chances> =
            rows.iter().zip(aimed).filter(|(_, target)| **target == number).map(|(row, _)| row[number]).collect();
        let volley = volley(&shots, targets[number].unit, targets[number].damage, tables).expect("few shots");
        let worth = match aim {
            Aim::Cost => volley.destroyed() * u128::from(targets[number].unit.cost.map_or(0, rules::Count::get)),
            Aim::Hits => volley.hits(),
            Aim::Destroy(wanted) => volley.destroyed() * u128::from(wanted == number),
        };
        worth * 36_u128.pow((rows.len() - shots.len()) as u32)
    };
    (0..targets.len()).map(of).sum()
}

#[test]
fn the_best_division_is_the_best_of_all_there_are() {
    let content = blue_book::content();
    let tables = &*content.tables;
    let units: Vec<&UnitType> = content.units.iter().map(|(_, unit)| unit).filter(|unit| !unit.is_pod()).collect();
    let mut dice = Seeded::new(14, 0);
    for _ in 0..60 {
        let (shots, of) = (1 + dice.below(5) as usize, 1 + dice.below(4) as usize);
        let targets: Vec<Aimed> = (0..of)
            .map(|_| Aimed {
                unit: units[dice.below(units.len() as u32) as usize],
                damage: Damage { hits: 0, crippled: dice.die() == 1 },
            })
            .collect();
        let mut row = || (0..of).map(|_| Chances::of(dice.below(18) as i32 - 7, tables).expect("a full table")).collect();
        let rows: Vec<Vec<Chances>> = (0..shots).map(|_| row()).collect();
        for aim in [Aim::Cost, Aim::Hits, Aim::Destroy(0), Aim::Destroy(of - 1)] {
            let found = best(&rows, &targets, aim, tables).expect("few enough");
            assert_eq!(found.worth, value(&rows, &targets, &found.targets, aim, tables), "it is worth what it says");
            let most = (0..of.pow(shots as u32))
                .map(|number| {
                    let aimed: Vec<usize> = (0..shots as u32).map(|shot| number / of.pow(shot) % of).collect();
                    value(&rows, &targets, &aimed, aim, tables)
                })
                .max();
            assert_eq!(Some(found.worth), most, "{aim:?}");
        }
    }
    assert_eq!(best(&[], &[], Aim::Hits, tables), None);
    assert_eq!(best(&vec![Vec::new(); 9], &[], Aim::Hits, tables), None);
}

const GAMES: u32 = 1_000_000;

#[test]
fn volleys_are_what_a_million_rolls_come_to() {
    let content = blue_book::content();
    let tables = &*content.tables;
    let cruiser = blue_book::unit(&content, Color::Red, "CR");
    let differentials = [6, 3, 0, 7];
    let shots = differentials.map(|differential| Chances::of(differential, tables).expect("a full table"));
    let hurt = Damage { hits: 2, crippled: false };
    let volley = volley(&shots, cruiser, hurt, tables).expect("four shots");
    assert_eq!(volley.ends.iter().map(|end| end.ways).sum::<u128>(), volley.all);
    let mut dice = Seeded::new(36, 7);
    let (mut destroyed, mut hits) = (0_u32, 0_u32);
    for _ in 0..GAMES {
        let (mut plain, mut critical) = (0, 0);
        for differential in differentials {
            match tables.combat.shot(differential, u32::from(dice.die() + dice.die())) {
                Some(Shot::Hit) => plain += 1,
                Some(Shot::Critical) => critical += 1,
                Some(Shot::Miss) | None => (),
            }
        }
        hits += plain + critical;
        destroyed += u32::from(hurt.struck(plain, critical, cruiser, tables).is_none());
    }
    let near = |found: u32, exact: u128| (f64::from(found) / f64::from(GAMES) - exact as f64 / volley.all as f64).abs() < 0.005;
    assert!(near(destroyed, volley.destroyed()), "{destroyed} of a million, and {} of {}", volley.destroyed(), volley.all);
    assert!(near(hits, volley.hits()));
    assert!(super::volley(&[Chances::NEVER; MOST_SHOTS + 1], cruiser, hurt, tables).is_none());
}

#[test]
fn raiders_beat_an_army_group_in_air_and_cruisers_frigates_in_space() {
    let content = blue_book::content();
    let unit = |color, letters| blue_book::unit(&content, color, letters);
    let close = |found: f64, expected: f64, within: f64| assert!((found - expected).abs() < within, "{found}, not {expected}");
    let air = duel(unit(Color::Red, "RD"), unit(Color::Green, "AG"), Column::Near, &content.tables).expect("a full table");
    close(air.first, 385_385.0 / 1_252_728.0, 1e-12);
    close(air.both, 35_035.0 / 1_252_728.0, 1e-12);
    close(air.phases, 2.363, 5e-4);
    close(air.first + air.second + air.both + air.neither, 1.0, 1e-12);
    let space = duel(unit(Color::Red, "CR"), unit(Color::Blue, "FF"), Column::Open, &content.tables).expect("a full table");
    close(space.first, 0.825_430, 5e-7);
    close(space.second, 0.170_218, 5e-7);
    close(space.neither, 0.004_353, 5e-7);
}
