//! Tests the odds with the numbers of the book and with numbers worked out beforehand; where neither exist, with a count of all cases.

use super::{Attack, Chances, Defender, Passing, Shot, Struck, best, challenges, cut, drowning, hook, rage, ram, series, volley};
use crate::fight::{Fight, Outcomes};
use crate::{Arrow, Blow, Chapter, CombatTable, Cover, Tables, riding};
use rules::{Count, Level};

fn tables() -> Tables {
    let chapter: Chapter = ron::from_str(include_str!("../../../../../blue_book/vikings/tables.ron")).expect("a chapter");
    Tables::clone(&chapter.tables.expect("tables"))
}

fn faces(fight: Fight, tables: &Tables) -> [u32; 6] {
    let outcomes = fight.outcomes(tables).expect("an attack");
    [Blow::Nothing, Blow::A, Blow::B, Blow::C, Blow::D, Blow::E].map(|blow| outcomes.of(blow))
}

#[test]
fn eight_on_three_is_two_to_one_and_ground_and_company_shift_it() {
    let tables = tables();
    let fight = Fight::new(8, 3);
    assert_eq!((fight.ratio().to_string().as_str(), fight.column(&tables)), ("2-1", Some(2)));
    let mixed = Fight { shift: -1, ..Fight::new(12, 3) };
    assert_eq!((mixed.ratio().to_string().as_str(), mixed.column(&tables)), ("4-1", Some(3)));
    assert_eq!(Fight { attackers: 2, ..mixed }.column(&tables), Some(4));
    assert_eq!(Fight::new(3, 8).ratio().to_string(), "1-3");
    assert_eq!((Fight::new(3, 8).column(&tables), Fight { shift: 5, ..Fight::new(3, 8) }.column(&tables)), (None, None));
    assert_eq!(Fight { shift: -1, ..Fight::new(3, 3) }.column(&tables), None);
    let far = Fight::new(99, 2);
    assert_eq!((far.ratio().to_string().as_str(), far.column(&tables)), ("12-1", Some(12)));
    assert_eq!(Fight { shift: -1, ..far }.column(&tables), Some(11));
    assert!(Fight::new(3, 8).outcomes(&tables).is_none() && Fight::new(0, 8).outcomes(&tables).is_none());
}

#[test]
fn two_to_one_comes_out_as_printed() {
    let tables = tables();
    let on_foot = Fight::new(2, 1);
    assert_eq!(faces(on_foot, &tables), [2, 1, 2, 3, 1, 1]);
    assert_eq!(faces(Fight { armour: true, ..on_foot }, &tables), [3, 1, 2, 3, 1, 0]);
    assert_eq!(faces(Fight { mounted: true, ..on_foot }, &tables), [4, 1, 1, 3, 1, 0]);
    let kills = |odds| Fight::new(odds, 1).outcomes(&tables).expect("an attack").kills(false);
    assert_eq!((1..=12).map(kills).collect::<Vec<_>>(), [0, 0, 0, 0, 1, 2, 2, 3, 4, 5, 6, 8]);
    assert!(tables.on_foot.0.first_fall().is_none() && tables.on_foot.0.first_rise().is_none());
    assert!(tables.against_riders.0.first_fall().is_none() && tables.against_riders.0.first_rise().is_none());
    assert_eq!((tables.on_foot.0.missing(), tables.against_riders.0.missing(), tables.missiles.missing()), (0, 0, 0));
}

#[test]
fn an_arrow_at_ten_hexes_flies_as_printed() {
    let missiles = tables().missiles;
    let shot = Shot { range: 10, ..Shot::default() };
    let outcomes = |shot: Shot| shot.outcomes(&missiles).map(|faces| faces[..4].to_vec());
    assert_eq!(outcomes(shot), Some(vec![5, 2, 2, 1]));
    assert_eq!(outcomes(Shot { boat: true, ..shot }), Some(vec![6, 2, 2, 0]));
    assert_eq!(Shot { range: 26, wounded: true, armour: true, ..shot }.modifier(&missiles), Some(4));
    assert_eq!(outcomes(Shot { range: 51, ..shot }), None);
    // A die roll modified below 1 counts as 1, so two faces kill a target that swings an axe with both hands.
    assert_eq!(outcomes(Shot { axe: true, ..shot }), Some(vec![4, 2, 2, 2]));
    assert_eq!(Shot { mounted: true, ..shot }.outcomes(&missiles), Some([6, 1, 1, 1, 1]));
    assert_eq!(outcomes(Shot { cover: Cover::Heavy, ..shot }), Some(vec![9, 1, 0, 0]));
    assert_eq!(Arrow::ALL.len(), 5);
}

#[test]
fn arrows_wound_twice_to_kill() {
    let missiles = tables().missiles;
    let shot = Shot { range: 5, ..Shot::default() };
    let two = volley(shot, 2, &missiles).expect("in range");
    let mut counted = [0_u32; 5];
    let result = |die: i32| match die {
        1 => Arrow::C,
        2 | 3 => Arrow::B,
        4 | 5 => Arrow::A,
        _ => Arrow::Miss,
    };
    for first in 1..=10 {
        for second in 1..=10 {
            let both = [result(first), result(second)];
            let wounds = both.iter().filter(|arrow| **arrow == Arrow::B).count();
            let at = if both.contains(&Arrow::C) || wounds == 2 {
                4
            } else if wounds == 1 {
                3
            } else {
                usize::from(both.contains(&Arrow::A))
            };
            counted[at] += 1;
        }
    }
    for (chance, faces) in two.all().into_iter().zip(counted) {
        assert!((chance - f64::from(faces) / 100.0).abs() < 1e-12, "{two:?} {counted:?}");
    }
}

#[test]
fn a_series_is_what_every_fall_of_the_dice_brings() {
    let tables = tables();
    let defender = Defender { sound: 5, stunned: 2, wounded: 3, ..Defender::default() };
    let attacks = [Attack { attack: 11, attackers: 1, shift: 0 }, Attack { attack: 8, attackers: 1, shift: 1 }];
    let chances = series(&attacks, defender, &tables);
    let mut counted = [0_u32; 5];
    let blow = |attack: Attack, defense: u32, die: u32| {
        Fight { shift: attack.shift, ..Fight::new(attack.attack, defense) }.blow(die, &tables).expect("an attack")
    };
    for first in 1..=10 {
        for second in 1..=10 {
            let (mut defense, mut end) = (defender.sound, 0);
            let mut reached = true;
            for (attack, die) in attacks.into_iter().zip([first, second]) {
                if !reached || end == 4 {
                    continue;
                }
                match (end, blow(attack, defense, die)) {
                    (_, Blow::Nothing | Blow::A | Blow::B) => {}
                    (0, Blow::C) => (end, reached) = (1, false),
                    (0, Blow::D) => (end, defense) = (2, defender.stunned),
                    (0, Blow::E) => (end, defense) = (3, defender.wounded),
                    (3, Blow::C) => reached = false,
                    _ => end = 4,
                }
            }
            counted[end] += 1;
        }
    }
    for (chance, faces) in chances.all().into_iter().zip(counted) {
        assert!((chance - f64::from(faces) / 100.0).abs() < 1e-12, "{chances:?} {counted:?}");
    }
}

#[test]
fn the_best_way_is_no_worse_than_any_other() {
    let tables = tables();
    let defender = Defender { sound: 9, stunned: 3, wounded: 5, armour: true, cornered: false };
    let one = Attack { attack: 8, attackers: 1, shift: 0 };
    let plan = best(&[one; 3], defender, &tables);
    let all = |attacks: &[Attack]| series(attacks, defender, &tables).dead;
    let (two, three) = (Attack { attack: 16, attackers: 2, shift: 0 }, Attack { attack: 24, attackers: 3, shift: 0 });
    for other in [all(&[three]), all(&[two]), all(&[one]), all(&[one, two])] {
        assert!(plan.kills >= other - 1e-12, "{plan:?} against {other}");
    }
    assert!((plan.chances.all().iter().sum::<f64>() - 1.0).abs() < 1e-9 && !plan.first.is_empty());
    let nobody = best(&[], defender, &tables);
    assert!((nobody.chances.unhurt - 1.0).abs() < 1e-12 && nobody.first.is_empty());
    assert_eq!(best(&[Attack { attack: 1, ..one }], defender, &tables).first, Vec::<usize>::new());
}

#[test]
fn a_way_back_saves_him_and_four_together_leave_none() {
    let tables = tables();
    let one = Attack { attack: 8, attackers: 1, shift: 0 };
    let killed = |attackers: usize, cornered: bool| {
        let defender = Defender { sound: 5, stunned: 2, wounded: 3, cornered, ..Defender::default() };
        (best(&vec![one; attackers], defender, &tables).kills * 1000.0).round() / 10.0
    };
    assert_eq!((killed(4, false), killed(4, true)), (33.6, 83.6));
    assert_eq!((killed(6, false), killed(6, true)), (100.0, 100.0), "six take every hex round him");
    let defender = Defender { sound: 5, stunned: 2, wounded: 3, ..Defender::default() };
    let joint = |attackers: u32| series(&[Attack { attack: 8 * attackers, attackers, shift: 0 }], defender, &tables);
    // Three attackers strike at 5-1, where four faces give the result C; four strike at 7-1, where three faces do.
    assert!((joint(3).back - 0.4).abs() < 1e-12 && joint(4).back.abs() < 1e-12);
    assert!((joint(4).wounded - 0.6).abs() < 1e-12, "three faces of E, and three of C");
}

#[test]
fn arrows_at_a_rider_bring_him_down_and_then_hit_him_on_foot() {
    let missiles = tables().missiles;
    let shot = Shot { range: 5, mounted: true, ..Shot::default() };
    let one = volley(shot, 1, &missiles).expect("in range");
    // The results D, C, B and A have one face each.
    let near = |chance: f64, expected: f64| assert!((chance - expected).abs() < 1e-12, "{chance} is not {expected}");
    near(one.unhurt, 0.6);
    near(one.back, 0.1);
    near(one.stunned, 0.1);
    near(one.wounded, 0.2);
    let two = volley(shot, 2, &missiles).expect("in range");
    // The target dies from the results A, B and C if stunned on foot, from B, C and D if wounded on a horse, and from B and C if wounded on foot.
    near(two.dead, 0.1 * 0.5 + 0.1 * 0.3 + 0.1 * 0.3);
    near(two.stunned, 0.7 * 0.1 + 0.1 * 0.5);
    near(two.wounded, 0.7 * 0.2 + 0.1 * 0.7 + 0.1 * 0.7);
    near(two.all().into_iter().sum(), 1.0);
}

#[test]
fn challenges_and_water_are_counted_face_by_face() {
    let tables = tables();
    let bare = Passing::default();
    let once = challenges(bare, bare, 1, &tables.challenges);
    let near = |chance: f64, expected: f64| assert!((chance - expected).abs() < 1e-12, "{chance} is not {expected}");
    near(once.wounded, 0.2);
    near(once.dead, 0.1);
    let twice = challenges(bare, bare, 2, &tables.challenges);
    near(twice.unhurt, 0.49);
    // For a wounded character 2 is added to the die roll: four of ten faces wound or kill.
    near(twice.dead, 0.1 + 0.7 * 0.1 + 0.2 * 0.5);
    let rider = Passing { rider: true, armour: true, ..bare };
    near(challenges(rider, bare, 1, &tables.challenges).dead, 0.0);
    near(challenges(rider, bare, 1, &tables.challenges).wounded, 0.1);
    near(challenges(bare, rider, 1, &tables.challenges).dead, 0.3);
    near(drowning(1, false, &tables.drowning), 0.8);
    near(drowning(2, true, &tables.drowning), 0.81);
    assert!((Chances::SOUND.all().iter().sum::<f64>() - 1.0).abs() < 1e-12);
}

#[test]
fn a_berserker_fights_on_with_seven_tenths_of_his_victories() {
    let outcomes = Fight::new(12, 5).outcomes(&tables()).expect("an attack");
    let rage = rage(&outcomes, false);
    // At 2-1 five of the ten faces are victories, so the chance of another fight is 0.5 × 0.7 = 0.35.
    assert!((rage.fights_on[0] - 0.35).abs() < 1e-12 && (rage.fights - 1.0 / 0.65).abs() < 1e-12);
    assert!(rage.kills.abs() < 1e-12, "nobody is killed at 2-1");
}

#[test]
fn riders_dismount_as_the_book_tells() {
    let riding = tables().riding;
    assert_eq!(riding::left_on_foot(15, 4, false, false, &riding), 4);
    assert_eq!(riding::left_on_foot(12, 6, true, true, &riding), 0);
    assert_eq!(riding::left_mounted(6, 1, true, &riding), 4);
    assert_eq!(riding.ring.map(Level::get), [0, 0, 0, 1, 1, 2, 2, 3]);
}

#[test]
fn hooks_hold_and_hulls_break_as_printed() {
    let tables = tables();
    let near = |chance: f64, expected: f64| assert!((chance - expected).abs() < 1e-12, "{chance} is not {expected}");
    for (hexes, holds) in (1..).zip([0.9, 0.7, 0.5, 0.3, 0.1, 0.0]) {
        near(hook(hexes, false, &tables.grappling), holds);
    }
    near(hook(1, true, &tables.grappling), 0.7);
    near(cut(1, false, &tables.grappling), 0.3);
    near(cut(2, true, &tables.grappling), 0.36);
    // A ram from the side at effective speed 5 has a speed factor of 10.
    assert_eq!(ram(10, Struck::Rammed, &tables.collisions), [(1, 1), (2, 6), (3, 3)]);
    assert_eq!(ram(10, Struck::Rammer { damaged: true }, &tables.collisions), [(0, 1), (1, 6), (2, 3)]);
    assert_eq!(ram(10, Struck::Rammer { damaged: false }, &tables.collisions), [(0, 10)]);
    assert_eq!(ram(0, Struck::Rammed, &tables.collisions), [(0, 10)]);
    assert_eq!(tables.collisions.band(2, 0), None);
    assert_eq!(tables.collisions.band(12, 1).map(|band| band.damage.get()), Some(1));
    assert_eq!(tables.collisions.band(40, 0).map(|band| (band.damage.get(), band.killed.get())), Some((6, 2)));
    assert_eq!((tables.markers.total(), tables.markers.axes), (250, Count::clamped(26)));
    assert_eq!((CombatTable::ODDS, Outcomes::ALL), (12, 10));
}
