//! Tests effective speed, which decides the order of boats and the strength of their collisions (4.41, 4.52), and the speeds that tear a weak rope
//! (5.3).

use super::afloat::{A, B, begin, first, sail_to, sea, waters};
use super::scenes::{act, listed};
use super::*;
use crate::Heading;
use rules::play::{Play as _, Told as _};

/// A drakkar at a moment: its speed in the phase before, the speed that it was given, the points of speed that it has lost, and the hexes that it has
/// crossed.
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
fn what_takes_one_from_a_boat_takes_it_from_the_marker_and_from_the_speed_so_far() {
    let lessened = |mut boat: BoatState| {
        boat.lose_one();
        let later = [0, 1, 2, 3, 4].map(|more| {
            let mut later = boat.clone();
            later.hexes += more;
            later.effective()
        });
        (boat.speed(), later)
    };
    assert_eq!(lessened(at(5, 5, 0, 1)), (4, [4; 5]), "a constant speed");
    assert_eq!(lessened(at(8, 5, 0, 0)), (4, [7, 6, 5, 4, 4]), "a boat that slows down loses 1 of the 8 and of the 5");
    assert_eq!(lessened(at(-8, -5, 0, 1)), (-4, [6, 5, 4, 4, 4]), "backwards");
    assert_eq!(lessened(at(2, 5, 0, 1)), (4, [2, 3, 4, 4, 4]), "one that gains speed");
    assert_eq!(lessened(at(0, 3, 0, 0)), (2, [0, 1, 2, 2, 2]), "one that lies still so far has only its marker to lose from");
    assert_eq!(lessened(at(3, 1, 0, 1)), (0, [1, 0, 0, 0, 0]));
    assert_eq!(lessened(at(0, 0, 0, 0)), (0, [0; 5]), "less than nothing it never is");
    let mut stopped = at(8, 5, 0, 1);
    stopped.lose_one();
    stopped.slow_to(2);
    assert_eq!((stopped.speed(), stopped.effective()), (2, 2));
    stopped.slow_to(0);
    assert_eq!((stopped.speed(), stopped.effective()), (0, 0), "what stops a boat stops it all the same");
}

/// A boat that slows down from 8 to 3 and has crossed one hex, so that its effective speed is 7.
fn slows_down(state: &mut State, number: u8, moves: u8) {
    let boat = &mut state.position.boats[usize::from(number)];
    (boat.before, boat.given, boat.lost, boat.hexes, boat.moves) = (8, 3, 0, 1, moves);
    assert_eq!((boat.speed(), boat.effective()), (3, 7));
}

fn speeds(state: &State, number: u8) -> (i8, u32) {
    let boat = state.position.boat(first(number));
    (boat.speed(), boat.effective())
}

#[test]
fn a_boat_rammed_from_the_side_loses_one_though_it_is_still_faster_than_its_marker() {
    let boats = [("Drakkar", A, (13, 9), Heading::Se, 0, 15), ("Galiote", B, (8, 9), Heading::E, 2, 9)];
    let battle = waters(&sea(40, 24), &boats, |_| ());
    let mut state = begin(&battle);
    for _ in 0..4 {
        sail_to(&battle, &mut state, &[0, 4], 1, &|question| matches!(question, Question::Sail(_)));
        slows_down(&mut state, 0, 3);
        if act(&battle, &mut state, Action::Sail(Sail::Straight), 1).iter().any(|event| matches!(event, Event::Rammed { .. })) {
            return assert_eq!(speeds(&state, 0), (2, 6), "4.52");
        }
    }
    panic!("the galiote strikes the drakkar");
}

#[test]
fn a_ship_that_runs_a_rowboat_down_loses_one_though_it_is_still_faster_than_its_marker() {
    let boats = [("Drakkar", A, (12, 9), Heading::E, 5, 15), ("Rowboat", B, (18, 9), Heading::Ne, 0, 2)];
    let battle = waters(&sea(50, 20), &boats, |_| ());
    let mut state = begin(&battle);
    for _ in 0..4 {
        sail_to(&battle, &mut state, &[5, 0], 5, &|question| matches!(question, Question::Sail(_)));
        slows_down(&mut state, 0, 0);
        let events = act(&battle, &mut state, Action::Sail(Sail::Straight), 5);
        if events.iter().any(|event| matches!(event, Event::Capsized(_))) {
            assert!(events.contains(&Event::Slows(first(0), 2, Slowing::Capsizing)), "{events:?}");
            return assert_eq!(speeds(&state, 0), (2, 5), "1 by the rowboat, and 1 by the hex onto which it goes (4.52)");
        }
    }
    panic!("the drakkar strikes the rowboat");
}

#[test]
fn a_ship_that_takes_a_rowboat_in_tow_loses_one_though_it_is_still_faster_than_its_marker() {
    let boats = [("Drakkar", A, (12, 9), Heading::E, 0, 15), ("Rowboat", B, (13, 12), Heading::E, 0, 2)];
    let battle = waters(&sea(40, 24), &boats, |_| ());
    let mut state = begin(&battle);
    sail_to(&battle, &mut state, &[1, 0], 5, &|question| matches!(question, Question::Sail(_)));
    let public = battle.public();
    let crew: Vec<ManNumber> = public.aboard(&state.position, first(0)).collect();
    for man in crew.into_iter().filter(|man| public.coil_under(&state.position, *man).is_some()).collect::<Vec<_>>() {
        state.position.men[man.index()].duty = Duty::Hook;
    }
    sail_to(&battle, &mut state, &[1, 0], 5, &|question| question == Question::Between);
    slows_down(&mut state, 0, 1);
    let throw = listed(&battle, &state).into_iter().find(|action| matches!(action, Action::Throw(..))).expect("a throw");
    let events = act(&battle, &mut state, throw, 10);
    assert!(events.contains(&Event::Slows(first(0), 2, Slowing::Tow)), "{events:?}");
    assert_eq!(speeds(&state, 0), (2, 6), "4.63");
}

#[test]
fn a_drakkar_that_gains_speed_and_sidles_still_moves_before_one_that_is_slower_so_far() {
    // The first boat gains speed, from 5 to 8, and the second loses speed, from 6 to 5.
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
    // After the first sequence the effective speeds are 5 + 1 = 6 and 6 - 1 = 5.
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

#[test]
fn a_boat_that_a_rope_stops_is_told_to_be_held_by_it() {
    let boats = [("Drakkar", A, (12, 9), Heading::E, 6, 15), ("Drakkar", B, (12, 13), Heading::E, 0, 15)];
    let battle = waters(&sea(50, 24), &boats, |_| ());
    let mut state = begin(&battle);
    sail_to(&battle, &mut state, &[6, 0], 5, &|question| matches!(question, Question::Sail(_)));
    let (coil, hex) = (crate::boat::DeckHex { row: 1, along: 4 }, crate::boat::DeckHex { row: -1, along: 4 });
    let rope = state.position.ropes.iter().position(|rope| rope.boat == first(0) && rope.coil == coil).expect("a rope");
    state.position.ropes[rope].hook = Hook::Holds { boat: first(1), hex, most: 2 };
    let mut events = Vec::new();
    for _ in 0..6 {
        events.extend(act(&battle, &mut state, Action::Sail(Sail::Straight), 5));
        let shore = |question: Question| matches!(question, Question::Sail(_) | Question::Mover | Question::Archer);
        events.extend(sail_to(&battle, &mut state, &[6, 0], 5, &shore));
        if !battle.public().ways(&state.position, first(0)).iter().any(|way| way.sail == Sail::Straight) {
            break;
        }
    }
    events.extend(sail_to(&battle, &mut state, &[6, 0], 5, &|question| matches!(question, Question::Mover | Question::Archer)));
    let slows = events.iter().find(|event| matches!(event, Event::Slows(number, ..) if *number == first(0)));
    if let Some(slows) = slows {
        let words = battle.tell(&[*slows]);
        assert!(words.ends_with(" now: a rope holds it."), "{words}");
        assert_eq!(slows.citation(), crate::book("4.63"));
    }
    let told = |slowing: Slowing| {
        let event = Event::Slows(first(0), 0, slowing);
        (battle.tell(&[event]), event.citation())
    };
    assert_eq!(told(Slowing::Rope), ("Boat 0 lies still now: a rope holds it.".to_owned(), crate::book("4.63")));
    assert_eq!(told(Slowing::Tow), ("Boat 0 lies still now, with a rowboat in tow.".to_owned(), crate::book("4.63")));
    assert_eq!(told(Slowing::Rowers), ("Boat 0 lies still now, with fewer rowers.".to_owned(), crate::book("4.52")));
    assert_eq!(told(Slowing::Hull(first(1))), ("Boat 0 lies still now: Boat 1 lies in the way.".to_owned(), crate::book("4.43")));
}
