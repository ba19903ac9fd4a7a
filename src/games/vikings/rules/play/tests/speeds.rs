//! Effective speed: the order of boats and the strength of their collisions (4.41, 4.52), and the speeds that tear a weak rope (5.3).

use super::afloat::{A, B, begin, first, sail_to, sea, waters};
use super::scenes::act;
use super::*;
use crate::Heading;
use rules::play::{Play as _, Told as _};

/// A drakkar at a moment: its speed before, the speed that it was given, the points lost, and the hexes crossed.
fn at(before: i8, given: i8, lost: u8, hexes: u8) -> BoatState {
    let battle = waters(&sea(40, 20), &[("Drakkar", A, (10, 9), Heading::E, before, 15)], |_| ());
    let mut boat = begin(&battle).position.boat(first(0)).clone();
    (boat.before, boat.given, boat.lost, boat.hexes) = (before, given, lost, hexes);
    boat
}

#[test]
fn a_sidle_lowers_the_marker_and_not_a_speed_that_is_not_reached_yet() {
    let effective = |before, given, lost| [0, 1, 2, 3, 4].map(|hexes| at(before, given, lost, hexes).effective());
    assert_eq!(effective(5, 5, 0), [5; 5], "a constant speed");
    assert_eq!(effective(5, 5, 1), [4; 5], "what the marker shows after a sidle");
    assert_eq!(effective(5, 8, 0), [5, 6, 7, 8, 8]);
    assert_eq!(effective(5, 8, 1), [5, 6, 7, 7, 7], "a hex brings it 1 nearer to the 7 of the marker");
    assert_eq!(effective(8, 5, 1), [8, 7, 6, 4, 4], "after as many hexes as the change it is what the marker shows");
    assert_eq!(effective(-8, -5, 1), [8, 7, 6, 4, 4], "backwards");
    assert_eq!([0, 1, 2].map(|hexes| at(-1, 1, 0, hexes).effective()), [1, 0, 1], "the wait on reversal counts as a hex");
}

#[test]
fn what_stops_or_slows_a_boat_at_once_leaves_it_no_faster() {
    let slowed = |mut boat: BoatState, speed: u8| {
        boat.slow_to(speed);
        (boat.speed(), boat.effective())
    };
    assert_eq!(slowed(at(8, 5, 0, 1), 0), (0, 0), "a boat that slows down and strikes another stands");
    assert_eq!(slowed(at(8, 5, 0, 1), 3), (3, 3));
    assert_eq!(slowed(at(2, 5, 0, 1), 4), (4, 3), "one that gains speed has not reached its marker yet");
    assert_eq!(slowed(at(-8, -5, 0, 1), 2), (-2, 2));
    assert_eq!(slowed(at(5, 5, 0, 1), 7), (5, 5), "faster it never gets");
}

#[test]
fn a_drakkar_that_gains_speed_and_sidles_still_moves_before_one_that_is_slower_so_far() {
    // The first gains speed from 5 to 8, and the second loses it from 6 to 5.
    let boats = [("Drakkar", A, (8, 6), Heading::E, 5, 15), ("Drakkar", B, (8, 16), Heading::E, 6, 15)];
    let battle = waters(&sea(50, 30), &boats, |_| ());
    let mut state = begin(&battle);
    let mut order = Vec::new();
    for _ in 0..4 {
        sail_to(&battle, &mut state, &[8, 5], 5, &|question| matches!(question, Question::Sail(_)));
        let Some((_, Question::Sail(boat))) = state.position.question else { panic!("a boat moves") };
        let sail = if order == [1] { Sail::Starboard } else { Sail::Straight };
        order.push(boat.0);
        act(&battle, &mut state, Action::Sail(sail), 5);
    }
    // After the first sequence 5 + 1 = 6 stands against 6 - 1 = 5.
    assert_eq!(order, [1, 0, 0, 1], "4.41");
    let boat = state.position.boat(first(0));
    assert_eq!((boat.speed(), boat.effective()), (7, 7));
}

#[test]
fn the_speed_that_is_reached_so_far_stands_in_the_question() {
    let battle = waters(&sea(40, 20), &[("Drakkar", A, (8, 9), Heading::E, 5, 15)], |_| ());
    let asked = |speed: i8| {
        let mut state = begin(&battle);
        sail_to(&battle, &mut state, &[speed], 5, &|question| matches!(question, Question::Sail(_)));
        battle.asks(&state)
    };
    assert_eq!(asked(5), "Where does Boat 0 go, move 1 of 5?");
    assert_eq!(asked(7), "Where does Boat 0 go, move 1 of 7? Its effective speed is 5 so far.");
}

#[test]
fn a_weak_rope_is_tried_by_the_speeds_that_the_markers_show() {
    let boats = [("Drakkar", A, (12, 9), Heading::E, 2, 15), ("Drakkar", B, (12, 16), Heading::W, 3, 15)];
    let battle = waters(&sea(50, 30), &boats, |content| {
        let id = content.scenarios.ids().next().expect("a scenario");
        content.scenarios.get_mut(id).expect("it is there").options.weak_ropes = true;
    });
    let mut position = begin(&battle).position;
    let pair = (first(0), first(1));
    (position.boats[0].before, position.boats[0].given) = (2, 5);
    (position.boats[1].before, position.boats[1].given) = (3, 3);
    assert_eq!(position.boat(first(0)).effective(), 2, "not faster yet");
    assert_eq!(battle.public().rope_breaks(&position, pair), 4, "5 and 3 are 8: 7 to 10 reach 15");
}
