//! Tests that walls separate characters, beasts and things on either side (2.51), and that horses stay out of rooms (8.5).

use super::scenes::*;
use super::*;
use crate::Heading;
use crate::board::{Barrier, Hexside, Surface};
use geometry::Space;
use rules::play::Play;

const fn at(column: i16, row: i16) -> Space {
    Space::new(column, row)
}

/// A room of one hex, F5, with a doorway to the east.
const ROOM: Space = at(5, 4);

/// Builds the room.
fn build(content: &mut Content) {
    let board = content.boards.ids().next().expect("a board");
    let board = content.boards.get_mut(board).expect("it is there");
    board.hexes.set(ROOM, Surface::Interior);
    for side in 0..6 {
        board.sides.set(Hexside::new(ROOM, side), Some(if side == 2 { Barrier::Doorway } else { Barrier::Wall }));
    }
}

/// Takes the rider of a scene off the horse and puts them on a hex.
fn unhorse(state: &mut State, man: Space, horse: Pose) {
    let rider = &mut state.position.men[0];
    (rider.mount, rider.pose) = (None, Pose::on(man));
    let beast = &mut state.position.beasts[0];
    (beast.rider, beast.pose) = (None, horse);
}

/// The choices of the first character after the player has chosen them to move.
fn picked(battle: &Battle, mut state: State) -> Vec<Action> {
    pass_to(battle, &mut state, &|question| question == Question::Mover);
    act(battle, &mut state, Action::Pick(FIRST), 5);
    listed(battle, &state)
}

#[test]
fn nobody_dismounts_mounts_or_takes_a_bridle_through_a_wall() {
    let pieces = [("Thane", A, (4, 4), Heading::E), ("Ceorl", B, (9, 0), SOME)];
    let battle = scene(&FIELD, &pieces, build);
    let mut state = begin(&battle);
    let choices = picked(&battle, state.clone());
    assert!(choices.contains(&Action::Dismount(at(4, 3))), "{choices:?}");
    assert!(!choices.contains(&Action::Dismount(ROOM)), "{choices:?}");
    let takes = |action: &Action| matches!(action, Action::Mount(_) | Action::Lead(_));
    unhorse(&mut state, ROOM, Pose::riding(at(4, 4), 2));
    assert!(!picked(&battle, state.clone()).iter().any(takes));
    unhorse(&mut state, ROOM, Pose::riding(at(6, 4), 5));
    assert!(picked(&battle, state).iter().any(takes), "out of the doorway");
}

#[test]
fn burdens_are_left_on_this_side_of_a_wall_and_horses_out_of_rooms() {
    let pieces = [("Thane", A, (4, 4), Heading::E), ("Ceorl", B, (9, 0), SOME), ("Ceorl", A, (0, 7), SOME)];
    let battle = scene(&FIELD, &pieces, build);
    let mut state = begin(&battle);
    for (stands, enters) in [(at(4, 4), false), (at(6, 4), true)] {
        unhorse(&mut state, stands, Pose::riding(at(0, 1), 2));
        let mut places = Vec::new();
        battle.public().places(&state.position, FIRST, Burden::Man(THIRD), &mut places);
        assert_eq!(places.contains(&Action::Put(Pose::on(ROOM))), enters, "{places:?}");
        places.clear();
        battle.public().places(&state.position, FIRST, Burden::Beast(BeastNumber(0)), &mut places);
        let indoors = |action: &Action| matches!(action, Action::Put(pose) if pose.covers(ROOM));
        assert!(!places.is_empty() && !places.iter().any(indoors), "{places:?}");
    }
}

#[test]
fn who_leads_a_horse_stays_outside() {
    let pieces = [("Thane", A, (7, 4), Heading::E), ("Ceorl", B, (9, 0), SOME)];
    let battle = scene(&FIELD, &pieces, build);
    let mut state = begin(&battle);
    unhorse(&mut state, at(6, 4), Pose::riding(at(8, 4), 2));
    pass_to(&battle, &mut state, &|question| question == Question::Mover);
    state.position.beasts[0].pose = Pose::riding(at(7, 5), 2);
    state.position.men[0].pose = Pose::on(at(6, 4));
    act(&battle, &mut state, Action::Pick(FIRST), 5);
    let goes_in = Action::Step(Pose::on(ROOM));
    assert!(listed(&battle, &state).contains(&goes_in));
    act(&battle, &mut state, Action::Lead(BeastNumber(0)), 5);
    assert!(!listed(&battle, &state).contains(&goes_in) && !battle.is_legal(&state, goes_in));
}

/// 2.51: riders cannot be among trees or in deep water, so nobody may mount a horse there; but it must be possible to lead a horse out.
#[test]
fn nobody_mounts_where_he_could_not_ride() {
    let rows = ["..........", "..........", "..~~~~....", "..........", "..........", "..tt......", "..........", ".........."];
    let battle = scene(&rows, &[("Thane", A, (4, 4), Heading::E), ("Ceorl", B, (9, 0), SOME)], |_| ());
    for (man, horse, mounts) in [(at(2, 4), at(3, 5), false), (at(2, 3), at(3, 2), false), (at(5, 4), at(5, 5), true)] {
        let mut state = begin(&battle);
        unhorse(&mut state, man, Pose::riding(horse, 2));
        let choices = picked(&battle, state);
        assert!(choices.contains(&Action::Lead(BeastNumber(0))), "{choices:?}");
        assert_eq!(choices.contains(&Action::Mount(BeastNumber(0))), mounts, "{choices:?}");
    }
}

/// 3.1: a berserker must advance if that brings contact with an enemy; through a wall there is no contact.
#[test]
fn a_berserker_is_not_drawn_to_an_enemy_behind_a_wall() {
    for (room, bound) in [(true, false), (false, true)] {
        let build = |content: &mut Content| {
            if room {
                build(content);
            }
        };
        let battle = scene(&FIELD, &[("Berserker", A, (3, 4), SOME), ("Ceorl", B, (5, 4), SOME)], build);
        let state = begin(&battle);
        let (attackers, left) = (vec![FIRST], vec![at(4, 4)]);
        let winner = Some(rules::play::Player::new(0));
        let clash = Clash { attackers, defenders: vec![SECOND], beast: None, wound: None, left, winner, steps: 0 };
        let mut choices = Vec::new();
        battle.public().advance_choices(&state.position, &clash, &mut choices);
        assert!(choices.contains(&Action::Advance(FIRST, Pose::on(at(4, 4)))), "{choices:?}");
        assert_eq!(choices.contains(&Action::Done), !bound, "{choices:?}");
    }
}
