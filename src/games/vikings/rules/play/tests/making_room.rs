//! Tests characters who fall back past friends, friends who make room, and the hexes for a thrown rider (3.4, 8.8).

use super::scenes::*;
use super::*;
use crate::Heading;
use geometry::Space;
use rules::play::{Captain, Play, Seeded};

const fn on(column: i16, row: i16) -> Pose {
    Pose::on(Space::new(column, row))
}

/// A character who can fall back only into deep water must take the wound at once, and not stop half-way on the hex of a friend (R23).
#[test]
fn nobody_stops_half_way_on_the_hex_of_a_friend() {
    let mut rows = ["~~~~~~~~~~"; 8];
    rows[4] = "......~~~~";
    let pieces = [("Archer", A, (1, 4), SOME), ("Ceorl", B, (4, 4), SOME), ("Ceorl", B, (5, 4), SOME)];
    let battle = scene(&rows, &pieces, |_| ());
    let mut state = begin(&battle);
    act(&battle, &mut state, Action::Pick(FIRST), 5);
    act(&battle, &mut state, Action::Shoot(SECOND), 4);
    assert_eq!(state.position.question.map(|(_, question)| question), Some(Question::Retreat));
    let choices = listed(&battle, &state);
    let past_his_friend = Action::Retreat(on(5, 4));
    assert!(choices.contains(&Action::Done) && choices.contains(&past_his_friend), "{choices:?}");
    let mut stays = state.clone();
    act(&battle, &mut stays, Action::Done, 5);
    assert_eq!(
        (stays.position.man(SECOND).pose.hex, stays.position.man(SECOND).condition),
        (Space::new(4, 4), Condition::Wounded)
    );
    act(&battle, &mut state, past_his_friend, 5);
    assert!(!listed(&battle, &state).contains(&Action::Done), "he has chosen the water");
}

/// 8.8: a friend on horseback must make room too, by moving with both hexes.
#[test]
fn a_rider_makes_room() {
    let mut rows = ["~~~~~~~~~~"; 8];
    rows[4] = "..........";
    let pieces = [("Berserker", A, (4, 4), SOME), ("Huscarl", B, (5, 4), SOME), ("Thane", B, (6, 4), Heading::W)];
    let battle = scene(&rows, &pieces, |_| ());
    let mut state = begin(&battle);
    pass_to(&battle, &mut state, &|question| question == Question::Fights);
    act(&battle, &mut state, Action::Open(FIRST, SECOND), 5);
    let falls_back = |state: &State| state.position.question.is_some_and(|(_, question)| question == Question::Retreat);
    let struck = (1..=10).find_map(|die| {
        let mut struck = state.clone();
        act(&battle, &mut struck, Action::Strike, die);
        let his = struck.position.retreats.first().is_some_and(|retreat| retreat.man == SECOND);
        (falls_back(&struck) && his).then_some(struck)
    });
    let mut state = struck.expect("some die drives him back, and the rider makes room");
    act(&battle, &mut state, Action::Retreat(on(6, 4)), 5);
    assert_eq!(state.position.question.map(|(_, question)| question), Some(Question::Displace(THIRD)));
    let aside = listed(&battle, &state);
    let (needed, words) = (Space::new(6, 4), aside.iter().map(|action| rules::play::Told::choice(&battle, &state, *action)));
    assert!(aside.iter().all(|action| matches!(action, Action::Retreat(pose) if pose.long && !pose.covers(needed))), "{aside:?}");
    assert_eq!(words.collect::<std::collections::BTreeSet<_>>().len(), aside.len());
    act(&battle, &mut state, aside[0], 5);
    assert_eq!(state.position.man(SECOND).pose.hex, needed);
    let rider = state.position.man(THIRD);
    assert!(!rider.pose.covers(needed) && state.position.beast(BeastNumber(0)).pose == rider.pose);
}

/// A captain must choose the best way for a rider to make room, in whichever order the choices are listed.
#[test]
fn captains_choose_how_a_rider_makes_room() {
    let pieces = [
        ("Berserker", A, (4, 4), SOME),
        ("Huscarl", B, (5, 4), SOME),
        ("Thane", B, (6, 4), Heading::W),
        ("Berserker", A, (7, 2), SOME),
    ];
    let battle = scene(&FIELD, &pieces, |_| ());
    let mut state = begin(&battle);
    // The characters of player A have the first numbers.
    let (berserkers, huscarl, thane) = ([FIRST, SECOND], THIRD, ManNumber(3));
    let player = battle.public().man(thane).player;
    let room = vec![(huscarl, on(6, 4))];
    state.position.retreats = vec![Retreat { man: huscarl, steps: 1, from: vec![FIRST], beast: None, why: Why::Blow, room }];
    state.position.question = Some((player, Question::Displace(thane)));
    let mut legal = listed(&battle, &state);
    let challenged = |action: &Action| {
        let Action::Retreat(pose) = *action else { panic!("a rider's pose") };
        pose.spaces().any(|space| berserkers.iter().any(|man| battle.public().challenges(&state.position, *man, space)))
    };
    assert!(legal.iter().any(challenged) && !legal.iter().all(challenged), "some are near to the enemy: {legal:?}");
    for _ in 0..legal.len() {
        legal.rotate_left(1);
        let mut captain = RuleOfThumb::default();
        let chosen = captain.choose(battle.public(), battle.view(&state, player), &legal, &mut Seeded::new(1, 1));
        assert!(!challenged(&chosen), "{chosen:?} of {legal:?}");
    }
}

/// 3.4: a thrown rider must go to a hex beside either hex of the horse, even if the horse is killed, and to a friend's hex only if no hex is free.
#[test]
fn a_thrown_rider_comes_to_lie_on_any_free_hex_beside_his_horse() {
    let pieces = [("Archer", A, (1, 0), SOME), ("Thane", B, (5, 4), Heading::E), ("Ceorl", B, (6, 4), SOME)];
    let battle = scene(&FIELD, &pieces, |content| {
        let all: Vec<_> = content.characters.ids().collect();
        for id in all {
            content.characters.get_mut(id).expect("they are there").armour = false;
        }
    });
    let mut state = begin(&battle);
    act(&battle, &mut state, Action::Pick(FIRST), 5);
    let events = act(&battle, &mut state, Action::Shoot(SECOND), 1);
    assert!(events.iter().any(|event| matches!(event, Event::BeastKilled(_))), "{events:?}");
    let places = listed(&battle, &state);
    assert!(places.contains(&Action::Retreat(on(3, 4))), "beside the rear: {places:?}");
    assert!(!places.contains(&Action::Retreat(on(6, 4))), "his friend stands there: {places:?}");
    assert_eq!(places.len(), 7, "eight hexes lie round a horse");
}
