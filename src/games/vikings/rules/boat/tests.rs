//! Tests boats with the numbers of the book and with numbers worked out beforehand.

use std::collections::BTreeSet;

use super::{Berth, BoatClass, Course, DeckHex, HullDamage, KeelLength, Meeting, Rowing, Rows, Side, Step, effective_speed};
use crate::{Breakdown, Chapter, Tables, odds};
use geometry::{Facing, Hex};

fn book() -> Vec<BoatClass> {
    let chapter: Chapter = ron::from_str(include_str!("../../../../../blue_book/vikings/boats.ron")).expect("a chapter");
    chapter.boats
}

fn boat(name: &str) -> BoatClass {
    book().into_iter().find(|boat| boat.name == name).expect("it is in the blue book")
}

fn tables() -> Tables {
    let chapter: Chapter = ron::from_str(include_str!("../../../../../blue_book/vikings/tables.ron")).expect("a chapter");
    Tables::clone(&chapter.tables.expect("tables"))
}

fn rowed(pairs: u32) -> Rowing {
    Rowing { pairs, vikings: true }
}

fn hull(length: u32, rows: Rows) -> BoatClass {
    BoatClass { length: KeelLength::clamped(length), rows, ..BoatClass::default() }
}

#[test]
fn the_boats_of_the_book_have_their_hexes_seats_and_points() {
    let of = |name: &str| {
        let boat = boat(name);
        let worth = Breakdown::of_boat(&boat, &tables().points);
        assert_eq!(worth.lines.iter().map(|line| line.points.get()).sum::<i64>(), worth.total.get(), "the lines add up");
        (boat.size(), boat.rail().count(), boat.seats.get(), boat.hull.get(), boat.pushers.get(), worth.total.get())
    };
    assert_eq!(of("Drakkar"), (22, 14, 14, 20, 4, 50));
    assert_eq!(of("Galiote"), (16, 10, 10, 12, 4, 32));
    assert_eq!(of("Rowboat"), (3, 3, 2, 2, 1, 8));
    assert_eq!(of("Great dragon").0, 34);
    assert_eq!(boat("Drakkar").mast(), Some(DeckHex { row: 0, along: 4 }), "the fifth from the helm");
    assert_eq!(boat("Galiote").mast(), Some(DeckHex { row: 0, along: 3 }));
    assert_eq!(book().len(), 9);
}

#[test]
fn hulls_are_from_1_to_74_hexes_and_never_cover_a_hex_twice() {
    assert_eq!((hull(1, Rows::One).size(), hull(16, Rows::Five).size(), hull(1, Rows::Five).size()), (1, 74, 1));
    for rows in Rows::ALL {
        for length in 1..=KeelLength::MAX {
            let boat = hull(length, rows);
            for side in 0..6 {
                let berth = Berth::new(Hex::new(7, -3), Facing::new(side));
                let covered: BTreeSet<Hex> = boat.covers(berth).collect();
                assert_eq!(covered.len(), boat.size());
                let found = boat.deck().all(|hex| boat.deck_hex_at(berth, boat.hex_at(berth, hex)) == Some(hex));
                assert!(found, "{length} {rows:?} {side}");
            }
            assert!(boat.rail().count() <= boat.size());
        }
    }
    let five = hull(8, Rows::Five);
    assert_eq!((five.size(), five.rail().count()), (34, 16));
    let names: BTreeSet<String> = five.deck().map(|hex| five.hex_name(hex)).collect();
    assert_eq!((names.len(), five.hex_name(five.bow()).as_str(), five.hex_name(five.stern()).as_str()), (34, "C8", "C1"));
}

#[test]
fn a_turn_keeps_the_axis_and_the_length() {
    let drakkar = boat("Drakkar");
    let berth = Berth::new(Hex::new(2, 2), Facing::new(2));
    let mast = drakkar.mast().expect("it is on the keel");
    for sides in 0..6 {
        assert_eq!(drakkar.hex_at(berth.turned(sides), mast), berth.axis);
    }
    assert_eq!(berth.turned(-2).turned(2), berth);
    assert_eq!(drakkar.hex_at(berth, drakkar.bow()), Hex::new(5, 2));
    assert_eq!(drakkar.hex_at(berth, drakkar.stern()), Hex::new(-2, 2));
    // Seen along the bow, port is on the left.
    let port = drakkar.deck().next().expect("a deck");
    assert_eq!((drakkar.side_of(port), drakkar.hex_at(berth, port)), (Some(Side::Port), Hex::new(-1, 1)));
}

#[test]
fn oars_make_pairs_and_pairs_make_speed() {
    let (drakkar, galiote, rowboat) = (boat("Drakkar"), boat("Galiote"), boat("Rowboat"));
    assert_eq!((galiote.pairs(4, 2), drakkar.pairs(7, 7), drakkar.pairs(9, 8), rowboat.pairs(1, 1)), (2, 7, 7, 2));
    // 4.33: six pairs, and a speed of 2 in the phase before.
    assert_eq!(drakkar.speeds(2, rowed(6), 0), -1..=5);
    // 4.7: the boat has ten points of damage.
    assert_eq!((drakkar.best_speeds(10), drakkar.gain(6, 10)), ([5, 5], 2));
    assert_eq!(drakkar.speeds(2, rowed(6), 10), 0..=4);
    // 4.32: seven pairs of Vikings reach 8, and seven pairs of others do not.
    assert_eq!(drakkar.speeds(7, rowed(7), 0), 4..=8);
    assert_eq!(drakkar.speeds(7, Rowing { pairs: 7, vikings: false }, 0), 4..=7);
    assert_eq!((rowboat.speeds(0, rowed(1), 0), rowboat.speeds(0, rowed(2), 0)), (-1..=1, -2..=2));
    assert_eq!((galiote.gain(1, 0), galiote.gain(3, 0), galiote.gain(5, 0), galiote.gain(5, 12)), (1, 2, 2, 0));
    // Without rowers a boat loses 1 in each phase until it stops.
    assert_eq!(
        (drakkar.speeds(3, rowed(0), 0), drakkar.speeds(-2, rowed(0), 0), drakkar.speeds(0, rowed(0), 0)),
        (2..=2, -1..=-1, 0..=0)
    );
    // A boat that is too fast for the oars it has left slows down as fast as these oars allow.
    assert_eq!((drakkar.speeds(8, rowed(3), 0), drakkar.speeds(-8, rowed(3), 0)), (6..=6, -6..=-6));
}

#[test]
fn speed_is_reached_hex_by_hex() {
    assert_eq!((effective_speed(2, 4, 1), effective_speed(-1, 1, 1)), (3, 0));
    assert_eq!(
        (effective_speed(2, 4, 5), effective_speed(5, 2, 1), effective_speed(5, 2, 9), effective_speed(3, 3, 0)),
        (4, 4, 2, 3)
    );
}

#[test]
fn seven_is_three_straight_a_turn_and_one_straight() {
    let drakkar = boat("Drakkar");
    let mut course = Course::new(Berth::default(), 7);
    for _ in 0..3 {
        course = course.with(&drakkar, Step::Straight);
    }
    course = course.with(&drakkar, Step::Turn(1));
    assert_eq!((course.speed, course.steps(&drakkar)), (5, vec![Step::Straight]));
    course = course.with(&drakkar, Step::Straight);
    assert!(course.is_over() && course.steps(&drakkar).is_empty());
    assert_eq!((course.hexes(), course.steps.len()), (4, 5));
    // At most one turn of 60 degrees must be possible in a phase, and no move that costs more than the speed.
    let slow = Course::new(Berth::default(), 2);
    assert_eq!(slow.steps(&drakkar), [Step::Straight, Step::Sideways(Side::Port), Step::Sideways(Side::Starboard)]);
    assert_eq!(Course::new(Berth::default(), 1).steps(&drakkar), [Step::Straight]);
    let galiote = boat("Galiote");
    let twice = Course::new(Berth::default(), 5).with(&galiote, Step::Turn(1)).with(&galiote, Step::Turn(1));
    assert_eq!((twice.speed, twice.steps(&galiote).contains(&Step::Turn(1))), (3, false));
}

#[test]
fn every_course_of_a_phase_is_found_once() {
    let drakkar = boat("Drakkar");
    let berth = Berth::new(Hex::default(), Facing::new(2));
    let ends = |speed| drakkar.courses(berth, speed);
    assert_eq!((ends(0).len(), ends(1).len()), (1, 1));
    // Either two moves straight on, or one move to either side, after which no speed is left for a second move.
    let two: Vec<(Hex, i32)> = ends(2).iter().map(|course| (course.berth.axis, course.speed)).collect();
    assert_eq!(two, [(Hex::new(0, 1), 1), (Hex::new(1, -1), 1), (Hex::new(2, 0), 2)]);
    let straight_back = ends(-2);
    assert!(straight_back.iter().any(|course| course.berth.axis == Hex::new(-2, 0) && course.berth.bow == berth.bow));
    for speed in -8..=8_i32 {
        for course in ends(speed) {
            assert_eq!(course.steps.len() as u32, course.speed.unsigned_abs(), "all speed is moved");
            let lost: u32 = course.steps.iter().map(|step| drakkar.loss(*step)).sum();
            assert_eq!(course.speed.unsigned_abs() + lost, speed.unsigned_abs());
        }
    }
    let rowboat = boat("Rowboat");
    assert!(rowboat.courses(berth, 1).iter().any(|course| course.berth == berth.turned(3)), "it turns as it likes");
}

#[test]
fn boats_come_about_and_stop() {
    let (drakkar, galiote, rowboat) = (boat("Drakkar"), boat("Galiote"), boat("Rowboat"));
    let berth = Berth::new(Hex::default(), Facing::new(2));
    let of = |boat: &BoatClass, speed| {
        boat.circle(berth, speed, rowed(boat.most_pairs())).map(|circle| (circle.phases, circle.across))
    };
    assert_eq!((of(&drakkar, 2), of(&rowboat, 2)), (None, Some((1, 0))));
    assert_eq!((of(&drakkar, 3).map(|(phases, _)| phases), of(&galiote, 5).map(|(phases, _)| phases)), (Some(6), Some(3)));
    let (slow, fast) = (of(&drakkar, 3).expect("it turns"), of(&drakkar, 8).expect("it turns"));
    assert!(slow.1 < fast.1, "a faster boat needs more water");
    assert_eq!(drakkar.stopping(8, rowed(7), 0), Some(vec![5, 2, 0]));
    assert_eq!(drakkar.stopping(3, rowed(0), 0), Some(vec![2, 1, 0]));
    assert_eq!((drakkar.stopping(0, rowed(0), 0), drakkar.stopping(-4, rowed(7), 0)), (Some(vec![]), Some(vec![1, 0])));
    assert_eq!(drakkar.stopping(4, rowed(1), 6), None, "too much water in it for so few oars");
}

#[test]
fn the_galiote_of_4_7_sinks_two_phases_later() {
    let galiote = boat("Galiote");
    let mut damage = HullDamage::default();
    let hexes: Vec<DeckHex> = galiote.rail().take(3).collect();
    damage.strike(hexes[0], 3);
    damage.end_phase(0);
    damage.strike(hexes[1], 1);
    damage.end_phase(0);
    assert_eq!((damage.total(), damage.leaking()), (7, 3));
    damage.strike(hexes[2], 2);
    damage.end_phase(6);
    assert_eq!((damage.total(), damage.leaking(), galiote.sinks_at(damage.total())), (9, 5, false));
    damage.end_phase(6);
    assert_eq!((damage.total(), galiote.sinks_at(damage.total())), (11, false));
    damage.end_phase(6);
    assert!(galiote.sinks_at(damage.total()));
    assert!(damage.is_damaged(hexes[1]) && !damage.is_damaged(galiote.bow()));
    // Bailers must never bring the damage below the number of collisions.
    let mut dry = HullDamage::default();
    dry.strike(hexes[0], 1);
    dry.end_phase(40);
    assert_eq!((dry.total(), dry.leaking()), (1, 0));
    // A second point on a damaged hex is a leak.
    dry.strike(hexes[0], 1);
    dry.end_phase(0);
    assert_eq!((dry.total(), dry.leaking()), (2, 2));
}

#[test]
fn a_ram_from_the_side_at_five_deals_what_the_issue_says() {
    let tables = tables();
    let factor = Meeting::Side.factor(5, 3);
    assert_eq!(odds::ram(factor, odds::Struck::Rammed, &tables.collisions), [(1, 1), (2, 6), (3, 3)]);
    let east = Berth::new(Hex::default(), Facing::new(2));
    assert_eq!(Meeting::of((east, 3), (east.turned(3), 2)), Meeting::HeadOn);
    assert_eq!(Meeting::of((east, 3), (east.turned(3), -2)), Meeting::Astern);
    assert_eq!(Meeting::of((east, 3), (east.turned(2), 1)), Meeting::Side);
    assert_eq!((Meeting::HeadOn.factor(4, 3), Meeting::Astern.factor(4, 3), Meeting::Astern.factor(3, 4)), (14, 2, 0));
    assert_eq!(Meeting::ALL.map(|meeting| meeting.speeds_after(3)), [[0, 0], [3, 3], [0, 2]]);
}

#[test]
fn a_rope_runs_out_by_two_and_is_five_long() {
    let ropes = tables().grappling;
    assert_eq!((ropes.reach(2), ropes.reach(4), ropes.reach(6)), (4, 5, 0));
    let holds: Vec<u32> = (1..=5).map(|hexes| (odds::hook(hexes, false, &ropes) * 100.0).round() as u32).collect();
    assert_eq!(holds, [90, 70, 50, 30, 10]);
}
