//! Tests challenges of riders, stops on occupied hexes, characters and beasts that are taken along, and other special cases of a move (2.53 to 2.57,
//! 2.72, 3.2).

use super::scenes::*;
use super::*;
use crate::{Heading, TokenKind};
use geometry::Space;
use rules::play::{Play, Player};

const fn on(column: i16, row: i16) -> Pose {
    Pose::on(Space::new(column, row))
}

/// The state after the player has chosen the first character to move, and that character has taken some steps.
fn walked(battle: &Battle, mut state: State, steps: &[Pose]) -> State {
    pass_to(battle, &mut state, &|question| question == Question::Mover);
    act(battle, &mut state, Action::Pick(FIRST), 5);
    for pose in steps {
        act(battle, &mut state, Action::Step(*pose), 1);
    }
    state
}

fn challenges(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Die(_, Purpose::Challenge(_), _))).count()
}

/// Takes the rider of a scene off the horse. `man` is then the pose of the rider, `horse` that of the horse.
fn unhorse(state: &mut State, man: Pose, horse: Pose) {
    (state.position.men[0].mount, state.position.men[0].pose) = (None, man);
    (state.position.beasts[0].rider, state.position.beasts[0].pose) = (None, horse);
}

/// After a rider dismounts or makes a half-turn, the front of the horse is no longer on the hex that it crossed. This must count as leaving the hex,
/// just like a step (2.54).
#[test]
fn dismounting_and_turning_about_are_challenged() {
    let pieces = [("Thane", A, (3, 4), Heading::E), ("Ceorl", B, (4, 3), SOME)];
    let battle = scene(&FIELD, &pieces, |_| ());
    let begun = walked(&battle, begin(&battle), &[]);
    let turns = Action::Step(begun.position.man(FIRST).pose.reversed());
    assert_eq!(challenges(&act(&battle, &mut begun.clone(), turns, 1)), 0, "where he begins he crosses nothing");
    let crossing = walked(&battle, begin(&battle), &[Pose::riding(Space::new(4, 4), 2)]);
    let turns = Action::Step(crossing.position.man(FIRST).pose.reversed());
    assert_eq!(challenges(&act(&battle, &mut crossing.clone(), turns, 1)), 1);
    let mut state = crossing;
    assert_eq!(challenges(&act(&battle, &mut state, Action::Dismount(Space::new(3, 3)), 1)), 1);
    assert_eq!(challenges(&act(&battle, &mut state, Action::Step(on(2, 3)), 1)), 1, "he crosses the hex where he dismounted");
}

/// 2.53: a character who takes up a stunned one must be able to stop on that hex, and to lay the stunned character down on a hex beside it.
#[test]
fn whoever_takes_up_the_stunned_may_stop() {
    let pieces = [("Ceorl", A, (3, 4), SOME), ("Ceorl", A, (4, 4), SOME), ("Ceorl", B, (9, 0), SOME)];
    let battle = scene(&FIELD, &pieces, |_| ());
    let mut state = begin(&battle);
    state.position.men[1].condition = Condition::Stunned;
    let mut state = walked(&battle, state, &[on(4, 4)]);
    assert!(!listed(&battle, &state).contains(&Action::Done));
    act(&battle, &mut state, Action::Carry(SECOND), 5);
    act(&battle, &mut state, Action::Done, 5);
    assert_eq!(state.position.man(FIRST).pose.hex, Space::new(4, 4));
    act(&battle, &mut state, Action::Put(on(5, 4)), 5);
    assert_eq!(state.position.man(SECOND).pose.hex, Space::new(5, 4));
}

/// 2.57: a led horse counts as part of its leader, so it must not keep the leader off the hexes that it is on.
#[test]
fn a_led_horse_makes_way_for_its_leader() {
    let battle = scene(&FIELD, &[("Thane", A, (3, 4), Heading::E), ("Ceorl", B, (9, 0), SOME)], |_| ());
    let mut state = begin(&battle);
    unhorse(&mut state, on(3, 4), Pose::riding(Space::new(5, 4), 2));
    let mut state = walked(&battle, state, &[]);
    act(&battle, &mut state, Action::Lead(BeastNumber(0)), 5);
    act(&battle, &mut state, Action::Step(on(4, 4)), 5);
    act(&battle, &mut state, Action::Done, 5);
    let places = listed(&battle, &state);
    act(&battle, &mut state, places[0], 5);
    assert!(!state.position.beast(BeastNumber(0)).pose.covers(Space::new(4, 4)));
}

/// A character who cannot go on from a friend's hex must go back, and must not have to take a beast by the bridle instead (R15).
#[test]
fn nobody_has_to_take_a_bridle_for_want_of_a_way_on() {
    let pieces = [("Thane", A, (3, 4), Heading::E), ("Ceorl", A, (4, 4), SOME), ("Ceorl", B, (9, 0), SOME)];
    let battle = scene(&FIELD, &pieces, |_| ());
    let mut state = begin(&battle);
    unhorse(&mut state, on(3, 4), Pose::riding(Space::new(4, 5), 2));
    let mut state = walked(&battle, state, &[on(4, 4)]);
    state.position.walk.as_mut().expect("he moves").left = 0;
    let choices = listed(&battle, &state);
    assert!(choices.contains(&Action::Lead(BeastNumber(0))) && choices.contains(&Action::Done), "{choices:?}");
    let events = act(&battle, &mut state, Action::Done, 5);
    assert!(events.contains(&Event::WentBack(FIRST, Space::new(3, 4))), "{events:?}");
}

/// Two characters whose odds reach 1-1 only together must be able to attack a rider. A third one, who stands on such bad ground that the help would
/// lower the odds below 1-1, must not prevent that (2.72).
#[test]
fn company_on_bad_ground_keeps_nobody_from_an_attack() {
    let rows = ["..........", "..........", "..........", ".....s....", "..........", "..........", "..........", ".........."];
    let pieces =
        [("Archer", A, (6, 4), SOME), ("Archer", A, (5, 5), SOME), ("Archer", A, (5, 3), SOME), ("Thane", B, (5, 4), Heading::E)];
    let battle = scene(&rows, &pieces, |_| ());
    let state = begin(&battle);
    let (public, thane) = (battle.public(), ManNumber(3));
    assert_eq!(public.odds(&state.position, &[FIRST], &[thane]), None);
    assert_eq!(public.odds(&state.position, &[FIRST, SECOND], &[thane]), Some(1));
    assert_eq!(public.odds(&state.position, &[FIRST, SECOND, THIRD], &[thane]), None);
    assert!(public.can_open(&state.position, FIRST, thane) && !public.can_open(&state.position, THIRD, thane));
}

/// Only the living characters of a row may form a wall, and an event must report that a character lowers an axe for it (3.2).
#[test]
fn the_dead_form_no_wall() {
    let pieces = [
        ("Huscarl", A, (3, 4), SOME),
        ("Huscarl", A, (4, 4), SOME),
        ("Huscarl", A, (5, 4), SOME),
        ("Huscarl", A, (3, 5), SOME),
        ("Ceorl", B, (9, 0), SOME),
    ];
    let battle = scene(&FIELD, &pieces, |_| ());
    let mut state = begin(&battle);
    let dead = &mut state.position.men[3];
    (dead.fate, dead.pose) = (Fate::Dead, on(3, 4));
    state.position.men[0].axe = true;
    let mut walls = Vec::new();
    battle.public().walls(&state.position, Player::new(0), &mut walls);
    assert!(walls.iter().all(|action| !matches!(action, Action::Form(ManNumber(3), _))), "{walls:?}");
    pass_to(&battle, &mut state, &|question| question == Question::Walls);
    let forms = listed(&battle, &state)[0];
    let events = act(&battle, &mut state, forms, 5);
    assert!(matches!(forms, Action::Form(FIRST, _)) && events.contains(&Event::Axe(FIRST, false)), "{events:?}");
}

/// 2.57: nobody may lead away a pig on whose hex an enemy stands.
#[test]
fn nobody_leads_a_pig_from_under_an_enemy() {
    let battle = scene(&FIELD, &[("Ceorl", A, (3, 4), SOME), ("Ceorl", B, (4, 4), SOME)], |content| {
        let id = content.scenarios.ids().next().expect("a scenario");
        let spaces = [Space::new(4, 4)].into_iter().collect();
        content.scenarios.get_mut(id).expect("it is there").tokens.add(crate::Token { what: TokenKind::Pig, spaces });
    });
    let mut state = begin(&battle);
    let public = battle.public();
    assert!(!public.can_take(&state.position, FIRST, BeastNumber(0)));
    state.position.men[1].pose = on(9, 0);
    assert!(public.can_take(&state.position, FIRST, BeastNumber(0)));
}

/// A captive must be led like a horse, also by a rider, who can then lead no horse besides (2.57).
#[test]
fn a_rider_leads_a_captive() {
    let pieces = [("Thane", A, (3, 4), Heading::E), ("Ceorl", B, (4, 4), SOME), ("Ceorl", B, (9, 0), SOME)];
    let battle = scene(&FIELD, &pieces, |content| {
        let id = content.scenarios.ids().next().expect("a scenario");
        content.scenarios.get_mut(id).expect("it is there").options.captives = true;
        let captive = content.characters.find(|character| character.name == "Ceorl 1").map(|(id, _)| id).expect("they are there");
        content.characters.get_mut(captive).expect("they are there").kind = crate::Person::Woman;
    });
    let mut state = walked(&battle, begin(&battle), &[]);
    act(&battle, &mut state, Action::Carry(SECOND), 5);
    assert!(!listed(&battle, &state).iter().any(|action| matches!(action, Action::Carry(_) | Action::Lead(_))));
    act(&battle, &mut state, Action::Step(Pose::riding(Space::new(3, 5), 3)), 5);
    act(&battle, &mut state, Action::Done, 5);
    act(&battle, &mut state, Action::Put(on(4, 5)), 5);
    assert_eq!(state.position.man(SECOND).pose.hex, Space::new(4, 5));
}
