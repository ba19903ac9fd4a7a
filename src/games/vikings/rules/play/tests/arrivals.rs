//! Tests boats that come into play during set-up or later, with everything aboard, and hooks that are laid down (1.2, 2.1, 4.61).

use super::afloat::{A, B, begin, first, sail_to, sea, waters};
use super::scenes::{act, listed};
use super::*;
use crate::{Heading, Start, Vessel};
use geometry::Edge;
use rules::play::{AtRandom, Captain, Play, Record, fight};
use rules::{Count, Level};

/// A drakkar of player A with twelve Vikings, changed as the test needs it, and a drakkar of player B in the middle of the water.
fn fleets(change: impl Fn(&mut Vessel)) -> Battle {
    let boats = [("Drakkar", A, (6, 5), Heading::E, 2, 12), ("Drakkar", B, (15, 15), Heading::E, 0, 12)];
    waters(&sea(30, 24), &boats, |content| {
        let force = content.forces.ids().nth(A).expect("a force");
        let boats = &mut content.forces.get_mut(force).expect("it is there").boats;
        let boat = boats.ids().next().expect("a boat");
        change(boats.get_mut(boat).expect("it is there"));
    })
}

/// The berths that a player is offered for a boat. If the player must choose a row first, the test chooses the first row that is offered.
fn moorings(battle: &Battle, state: &mut State) -> Vec<(geometry::Space, u8)> {
    if let Some(row) = listed(battle, state).into_iter().find(|action| matches!(action, Action::Row(_))) {
        act(battle, state, row, 5);
    }
    listed(battle, state)
        .into_iter()
        .map(|action| if let Action::Moor(axis, bow) = action { (axis, bow) } else { panic!("{action:?}") })
        .collect()
}

#[test]
fn a_boat_comes_in_over_its_edge_in_its_turn_with_all_aboard() {
    let battle = fleets(|vessel| {
        (vessel.start, vessel.turn, vessel.treasures) = (Start::by(Edge::West), Some(Count::clamped(2)), Level::clamped(1));
    });
    let mut state = begin(&battle);
    assert_eq!(state.position.boat(first(0)).fate, BoatFate::Waiting);
    assert!(!state.position.markers[0].here);
    let comes = |question| matches!(question, Question::Berth(..));
    let events = sail_to(&battle, &mut state, &[0, 0], 5, &comes);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Turn(_))).count(), 1, "turn 1 began before");
    assert_eq!((state.position.turn, state.position.phase), (2, Phase::Tasks));
    let class = &battle.public().boats()[0].class;
    let found = moorings(&battle, &mut state);
    assert!(!found.is_empty());
    for (axis, bow) in &found {
        let berth = crate::boat::Berth::new(hex_of(*axis), geometry::Facing::new(*bow));
        assert_eq!(space_of(class.hex_at(berth, class.stern())).column, 0, "its helm is at the edge, {axis} {bow}");
        assert!((1..=3).contains(bow), "its bow points in: {bow}");
    }
    let (axis, bow) = found[found.len() / 2];
    let events = act(&battle, &mut state, Action::Moor(axis, bow), 5);
    assert!(events.contains(&Event::Moored(first(0), axis)));
    let boat = state.position.boat(first(0));
    assert_eq!((boat.fate, boat.axis, boat.before), (BoatFate::Here, axis, 2));
    assert_eq!(battle.public().aboard(&state.position, first(0)).count(), 12);
    let marker = state.position.markers[0];
    assert!(marker.here && battle.public().boat_at(&state.position, marker.hex) == Some(first(0)));
    let (_, question) = state.position.question.expect("tasks are given");
    assert_eq!(question, Question::Tasks(first(0)), "the crew is given tasks in the phase in which it comes");
    let speeds = battle.public().lawful_speeds(&state.position, None, first(0));
    assert!(speeds.contains(&4) && speeds.contains(&0), "it has the speed with which it comes: {speeds:?}");
}

#[test]
fn a_player_puts_a_boat_down_where_there_is_water_for_it() {
    let battle = fleets(|vessel| vessel.start = Start::default());
    let mut state = begin(&battle);
    assert_eq!(
        state.position.question.map(|(player, question)| (player.index(), question)),
        Some((A, Question::Berth(first(0), None)))
    );
    let rows = listed(&battle, &state);
    assert!(rows.iter().all(|action| matches!(action, Action::Row(_))), "{rows:?}");
    let (axis, bow) = moorings(&battle, &mut state)[0];
    act(&battle, &mut state, Action::Moor(axis, bow), 5);
    assert_eq!((state.position.turn, battle.public().aboard(&state.position, first(0)).count()), (1, 12));
}

#[test]
fn hooks_are_laid_down_one_on_a_hex_of_the_edge() {
    let battle = fleets(|vessel| vessel.hooks = vec!["A2".into(), "any".into(), "any".into()]);
    let mut state = begin(&battle);
    let class = &battle.public().boats()[0].class;
    let edge = class.deck().filter(|deck| class.is_edge(*deck)).count();
    for (rope, free) in [(1, edge - 1), (2, edge - 2)] {
        let rope = RopeNumber(rope);
        assert_eq!(state.position.question.map(|(_, question)| question), Some(Question::Coil(rope)));
        let places = listed(&battle, &state);
        assert_eq!(places.len(), free);
        let Action::Coil(deck) = places[3] else { panic!("{places:?}") };
        assert!(battle.public().ropes(&state.position).all(|(other, known)| other >= rope || known.coil != deck));
        let events = act(&battle, &mut state, places[3], 5);
        assert_eq!(events[0], Event::Coiled(rope, deck));
        assert_eq!(state.position.ropes[rope.index()], Rope { boat: first(0), coil: deck, hook: Hook::Stowed });
    }
    assert_eq!(state.position.turn, 1);
    assert_eq!(battle.rope_name(RopeNumber(2)), "rope 3 of Boat 0");
    assert_eq!(battle.rope_name(RopeNumber(3)), "rope 2 to port of Boat 1");
}

/// Captains on both sides must be able to play games to the end if a boat comes into play in any of the possible ways.
#[test]
fn games_with_boats_to_come_are_played_to_their_ends() {
    for start in [Start::default(), Start::by(Edge::North), Start::by(Edge::East)] {
        for turn in [None, Some(Count::clamped(2))] {
            let battle = fleets(|vessel| {
                (vessel.start, vessel.turn) = (start.clone(), turn);
                vessel.hooks = vec!["any".into(); 3];
            });
            for game in 0..as_many(2, 50) {
                let (mut random, mut thumb) = (AtRandom, RuleOfThumb::default());
                let captains: [&mut dyn Captain<Battle>; 2] = [&mut thumb, &mut random];
                let mut events = Vec::new();
                let state = fight(&battle, &mut { captains }, &mut Record::new((), 9, game), &mut events);
                assert!(battle.outcome(&state).is_some());
                assert_eq!(events.iter().filter(|event| matches!(event, Event::Moored(..))).count(), 1, "{start} {turn:?}");
            }
        }
    }
}
