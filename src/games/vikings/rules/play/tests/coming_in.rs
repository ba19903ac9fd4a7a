//! Tests characters who come onto the board in the middle of a game (2.1, 2.5, 2.6).

use super::scenes::*;
use super::*;
use crate::Start;
use geometry::{Edge, Space};
use rules::Count;
use rules::play::Play;

/// A board with a friend on it, and a character who comes in by the western edge in turn 1.
fn scene_at_the_edge(rows: &[&str], friend: (i16, i16)) -> (Battle, State) {
    let pieces = [("Ceorl", A, (0, 0), SOME), ("Ceorl", A, friend, SOME), ("Ceorl", B, (9, 7), SOME)];
    let battle = scene(rows, &pieces, |content| {
        let force = content.forces.ids().next().expect("a force");
        let members = &mut content.forces.get_mut(force).expect("it is there").members;
        let first = members.ids().next().expect("somebody");
        let member = members.get_mut(first).expect("he is there");
        (member.start, member.turn) = (Start::by(Edge::West), Some(Count::clamped(1)));
    });
    let mut state = begin(&battle);
    pass_to(&battle, &mut state, &|question| question == Question::Mover);
    (battle, state)
}

/// A character must be able to come in through a friend's hex at the edge if they can go on from there (2.6).
#[test]
fn a_man_comes_in_through_the_hex_of_a_friend() {
    let mut rows = ["tttttttttt"; 8];
    rows[4] = "..........";
    let (battle, mut state) = scene_at_the_edge(&rows, (0, 4));
    act(&battle, &mut state, Action::Pick(FIRST), 5);
    let onto_enemy = Action::Step(Pose::on(Space::new(0, 4)));
    assert!(listed(&battle, &state).contains(&onto_enemy), "{:?}", listed(&battle, &state));
    act(&battle, &mut state, onto_enemy, 5);
    assert!(!listed(&battle, &state).contains(&Action::Done), "two do not stay on one hex");
    let on = Action::Step(Pose::on(Space::new(1, 4)));
    act(&battle, &mut state, on, 5);
    act(&battle, &mut state, Action::Done, 5);
    assert_eq!(state.position.man(FIRST).pose.hex, Space::new(1, 4));
}

/// R15: a character whom an arrow stops on a friend's hex at the edge has no free hex to go back to, and must wait beyond the edge again.
#[test]
fn a_man_without_a_way_on_stays_out() {
    let (battle, mut state) = scene_at_the_edge(&FIELD, (0, 4));
    act(&battle, &mut state, Action::Pick(FIRST), 5);
    act(&battle, &mut state, Action::Step(Pose::on(Space::new(0, 4))), 5);
    state.position.walk.as_mut().expect("he moves").left = 0;
    assert_eq!(listed(&battle, &state), [Action::Done]);
    let events = act(&battle, &mut state, Action::Done, 5);
    assert!(events.contains(&Event::StaysOut(FIRST)), "{events:?}");
    assert_eq!(state.position.man(FIRST).fate, Fate::Waiting);
    assert!(!listed(&battle, &state).contains(&Action::Pick(FIRST)), "he has moved in this turn");
}

/// A character who comes in over the dead on a hex at the edge must pay the usual extra points for them (2.51).
#[test]
fn whoever_comes_in_over_the_dead_pays_for_them() {
    let (battle, mut state) = scene_at_the_edge(&FIELD, (5, 5));
    let there = Pose::on(Space::new(0, 4));
    let cost = |state: &State| battle.public().entries(&state.position, FIRST).into_iter().find(|way| way.pose == there);
    assert_eq!(cost(&state).map(|way| way.cost), Some(1));
    state.position.heaps.push((there.hex, Heap { persons: 3, horses: 0 }));
    assert_eq!(cost(&state).map(|way| way.cost), Some(2));
    state.position.heaps[0].1.persons = 6;
    assert_eq!(cost(&state), None);
}
