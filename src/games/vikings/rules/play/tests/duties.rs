//! Tests the duties of berserkers in an advance (3.1), and the words that tell attackers from targets and name whose fire it is (2.33, 2.7).

use super::scenes::*;
use super::*;
use crate::Heading;
use rules::play::{Play as _, Player, Told as _};

/// The state in which the first character, of this troop type, has begun an attack on the second; the third stands where it is put.
fn attack(kind: &'static str, third: (i16, i16)) -> (Battle, State) {
    let pieces = [(kind, A, (4, 4), SOME), ("Ceorl", B, (5, 4), Heading::W), ("Ceorl", B, third, Heading::W)];
    let battle = scene(&FIELD, &pieces, |_| ());
    let mut state = begin(&battle);
    pass_to(&battle, &mut state, &|question| question == Question::Fights);
    (battle, state)
}

#[test]
fn a_berserker_who_wins_must_follow_a_retreat_or_advance_on_another() {
    let bound = |kind: &'static str, third: (i16, i16)| {
        let (battle, state) = attack(kind, third);
        battle.public().advance_of_berserkers(&state.position, &[FIRST], &[SECOND])
    };
    assert_eq!(bound("Berserker", (9, 0)), [(FIRST, false)], "only after a retreat is somebody beside the hex");
    assert_eq!(bound("Berserker", (7, 4)), [(FIRST, true)], "another is two hexes from the hex, which a second step reaches");
    assert_eq!(bound("Bondi", (7, 4)), [], "others may stay");
    // 3.1 has no exception for a berserker who is beside another enemy already.
    assert_eq!(bound("Berserker", (4, 3)), [(FIRST, true)]);
}

#[test]
fn the_log_tells_that_a_berserker_must_advance_and_cites_the_rule() {
    let mut told = 0;
    for die in 1..=10 {
        let (battle, mut state) = attack("Berserker", (7, 4));
        let mut events = act(&battle, &mut state, Action::Open(FIRST, SECOND), die);
        for _ in 0..6 {
            let legal = listed(&battle, &state);
            let next = match state.position.question {
                Some((_, Question::Join)) => Action::Strike,
                Some((_, Question::Retreat | Question::Advance | Question::AdvanceOn(_))) => legal[0],
                _ => break,
            };
            events.extend(act(&battle, &mut state, next, die));
        }
        let advances = events.iter().position(|event| matches!(event, Event::Advanced(man, _) if *man == FIRST));
        if let Some(at) = advances {
            let must = Event::MustAdvance(FIRST);
            assert_eq!(events[..at].last(), Some(&must), "{events:?}");
            assert_eq!(battle.tell(&[must]), "Berserker 0 is a berserker who has won, and must advance beside an enemy.");
            assert_eq!(must.citation(), crate::book("3.1"));
            told += 1;
        }
    }
    assert!(told > 0, "some die wins");
}

#[test]
fn the_question_who_joins_tells_attackers_from_targets() {
    let pieces = [
        ("Hirdman", A, (4, 4), SOME),
        ("Ceorl", B, (5, 4), Heading::W),
        ("Ceorl", B, (3, 4), Heading::W),
        ("Bondi", A, (6, 4), Heading::W),
    ];
    let battle = scene(&FIELD, &pieces, |_| ());
    let mut state = begin(&battle);
    pass_to(&battle, &mut state, &|question| question == Question::Fights);
    let fourth =
        state.position.numbered().map(|(man, _)| man).find(|man| battle.name(*man) == "Bondi 3").expect("they are there");
    let target =
        state.position.numbered().map(|(man, _)| man).find(|man| battle.name(*man) == "Ceorl 1").expect("they are there");
    let other = state.position.numbered().map(|(man, _)| man).find(|man| battle.name(*man) == "Ceorl 2").expect("they are there");
    let first =
        state.position.numbered().map(|(man, _)| man).find(|man| battle.name(*man) == "Hirdman 0").expect("they are there");
    act(&battle, &mut state, Action::Open(first, target), 5);
    let legal = listed(&battle, &state);
    assert!(legal.contains(&Action::Join(fourth)) && legal.contains(&Action::Add(other)), "{legal:?}");
    assert_eq!(battle.asks(&state), "Who joins Hirdman 0 against Ceorl 1, or whom does Hirdman 0 attack as well?");
    assert_eq!(battle.choice(&state, Action::Add(other)), "Attack Ceorl 2 too");
    assert_ne!(Battle::heading(Action::Add(other)), Battle::heading(Action::Join(fourth)));
    act(&battle, &mut state, Action::Join(fourth), 5);
    assert!(!listed(&battle, &state).contains(&Action::Add(other)), "several on several is never one attack");
}

#[test]
fn defensive_fire_names_the_side_that_shoots() {
    let battle = battle("drakkar-in-sight");
    let [one, two] = [0, 1].map(Player::new);
    let words = battle.tell(&[Event::Phase(one, Phase::LateFire)]);
    assert_eq!(words, format!("{}: defensive fire by {}.", battle.side_name(one), battle.side_name(two)));
    let words = battle.tell(&[Event::Phase(one, Phase::Fire)]);
    assert_eq!(words, format!("{}: offensive fire.", battle.side_name(one)));
}

#[test]
fn defensive_fire_says_that_whom_an_arrow_only_drives_back_is_left_out() {
    // In heavy cover at a long range no face of the die does more than drive back.
    let pieces = [("Archer", B, (0, 4), SOME), ("Ceorl", A, (9, 4), Heading::W)];
    let battle = scene(&FIELD, &pieces, |_| ());
    let mut state = begin(&battle);
    state.position.phase = Phase::LateFire;
    let shooter = battle.public().men_of(Player::new(1)).map(|(man, _)| man).next().expect("an archer");
    let target = battle.public().men_of(Player::new(0)).map(|(man, _)| man).next().expect("a target");
    let shot = battle.public().shot(&state.position, shooter, target).expect("in sight");
    let faces = shot.outcomes(&battle.public().tables().missiles).expect("in range");
    let only_back = faces[crate::Arrow::A as usize] > 0 && faces[2..].iter().all(|faces| *faces == 0);
    let spares = battle.public().spares_in_defensive_fire(&state.position, Player::new(1));
    assert_eq!(spares, only_back, "{faces:?}");
    state.position.phase = Phase::Fire;
    assert!(!battle.public().spares_in_defensive_fire(&state.position, Player::new(1)), "offensive fire drives back");
}
