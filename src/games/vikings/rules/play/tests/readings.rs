//! Tests how this program reads the book where it is not clear: berserkers who still have to fight, and horses that are driven back.

use super::scenes::*;
use super::*;
use crate::{Blow, Heading};
use geometry::Space;
use rules::play::{Play as _, Player, Told as _};

/// Who challenges the second character when they advance from a hex beside the first character. The first is of this troop type, and the third is
/// either beside the first too or far away.
fn challengers(kind: &'static str, is_beside: bool) -> Vec<ManNumber> {
    let third = if is_beside { (3, 4) } else { (9, 0) };
    let pieces = [(kind, A, (4, 4), SOME), ("Ceorl", B, (5, 4), Heading::W), ("Ceorl", B, third, Heading::W)];
    let battle = scene(&FIELD, &pieces, |_| ());
    let mut state = begin(&battle);
    pass_to(&battle, &mut state, &|question| question == Question::Fights);
    battle.public().challengers_of_advance(&state.position, SECOND, Space::new(5, 4)).collect()
}

/// 2.75: a character who fights in this phase must not challenge an advance, whether or not the fight has taken place yet. A berserker in contact
/// with an enemy has to fight (3.1).
#[test]
fn a_berserker_who_still_has_to_attack_another_challenges_no_advance() {
    assert_eq!(challengers("Berserker", true), []);
    assert_eq!(challengers("Berserker", false), [FIRST], "nobody is left to attack once the other has gone on");
    assert_eq!(challengers("Bondi", true), [FIRST], "others need not attack");
}

/// 3.4 resolves an attack on a horse as on a rider, but a horse without a rider must stay where it is (2.57).
#[test]
fn a_horse_that_nobody_rides_does_not_fall_back_and_the_log_says_so() {
    let battle = battle("the-hall");
    let told = |result: Blow| {
        battle.tell(&[Event::StruckBeast {
            attacker: FIRST,
            beast: BeastNumber(0),
            attackers: Fighters::new(&[FIRST]),
            odds: 1,
            result,
        }])
    };
    let words = told(Blow::C);
    assert!(words.contains("result C, but a beast that nobody rides or leads falls back from nobody"), "{words}");
    let words = told(Blow::D);
    assert!(words.contains("which does nothing to a beast"), "{words}");
}

/// 2.72: the question who takes a result must say who struck whom, what the result is, and what it does.
#[test]
fn the_question_who_takes_a_blow_tells_the_blow() {
    let pieces = [("Berserker", A, (4, 4), SOME), ("Ceorl", B, (5, 4), Heading::W), ("Ceorl", B, (3, 4), Heading::W)];
    let battle = scene(&FIELD, &pieces, |_| ());
    let mut state = begin(&battle);
    pass_to(&battle, &mut state, &|question| question == Question::Fights);
    act(&battle, &mut state, Action::Open(FIRST, SECOND), 5);
    act(&battle, &mut state, Action::Add(THIRD), 5);
    let asked = |die: u8| {
        let mut struck = state.clone();
        let events = act(&battle, &mut struck, Action::Strike, die);
        let rolled = events.iter().find_map(|event| if let Event::Struck { result, .. } = event { Some(*result) } else { None });
        let takes = struck.position.question.is_some_and(|(_, question)| question == Question::Takes);
        takes.then(|| (battle.asks(&struck), rolled.expect("a result")))
    };
    let told: Vec<(String, Blow)> = (1..=10).filter_map(asked).collect();
    assert!(!told.is_empty(), "some die wounds one of the two");
    for (words, rolled) in &told {
        assert!(words.starts_with(&format!("Berserker 0 against Ceorl 1 and Ceorl 2, result {rolled}: ")), "{words}");
        assert!(
            words.ends_with(": who is stunned?") || words.ends_with(": who is wounded?") || words.ends_with(": who is killed?")
        );
    }
    // On foot F, G and H all kill (8.8), and the question tells the letter that was rolled.
    let mut struck = state.clone();
    struck.position.question = Some((Player::new(B as u8), Question::Takes));
    for result in [Blow::F, Blow::G, Blow::H] {
        let wound = Wound { player: Player::new(B as u8), harm: Harm::Kill, result };
        struck.position.clash.as_mut().expect("an attack").wound = Some(wound);
        let words = battle.asks(&struck);
        assert_eq!(words, format!("Berserker 0 against Ceorl 1 and Ceorl 2, result {result}: who is killed?"));
    }
}

/// 2.72, 8.8: when several are driven back, the stunned one must die, and the other falls back; each event must cite the table for those on foot.
#[test]
fn of_several_who_are_driven_back_the_stunned_die() {
    let pieces = [("Berserker", A, (4, 4), SOME), ("Ceorl", B, (5, 4), Heading::W), ("Ceorl", B, (3, 4), Heading::W)];
    let battle = scene(&FIELD, &pieces, |_| ());
    let mut state = begin(&battle);
    pass_to(&battle, &mut state, &|question| question == Question::Fights);
    state.position.men[SECOND.index()].condition = Condition::Stunned;
    act(&battle, &mut state, Action::Open(FIRST, SECOND), 5);
    act(&battle, &mut state, Action::Add(THIRD), 5);
    let drives_back = |die: &u8| {
        let events = act(&battle, &mut state.clone(), Action::Strike, *die);
        events.iter().any(|event| matches!(event, Event::Struck { result: Blow::C, .. }))
    };
    let die = (1..=10).find(drives_back).expect("some die drives both back");
    let mut events = act(&battle, &mut state, Action::Strike, die);
    let died =
        |event: &Event| matches!(event, Event::Harmed { man: SECOND, harm: Harm::Kill, because: Some(Because::Stunned), .. });
    assert!(events.iter().any(died), "{events:?}");
    let back = listed(&battle, &state).into_iter().find(|action| matches!(action, Action::Retreat(_))).expect("a way back");
    events.extend(act(&battle, &mut state, back, 5));
    let retreat = events.iter().find(|event| matches!(event, Event::Retreated(THIRD, ..))).expect("the other falls back");
    assert_eq!(retreat.citation(), crate::book("8.8"));
}

/// When a friend comes to stand beside a captive, the log must say that the captive is free, but not before the friend's move is over.
#[test]
fn the_log_tells_that_a_captive_is_freed() {
    let pieces = [("Ceorl", A, (1, 4), SOME), ("Ceorl", A, (5, 4), SOME), ("Bondi", B, (6, 4), Heading::W)];
    let battle = scene(&FIELD, &pieces, |content| {
        let id = content.scenarios.ids().next().expect("a scenario");
        content.scenarios.get_mut(id).expect("it is there").options.captives = true;
        let captive = content.characters.find(|character| character.name == "Ceorl 1").map(|(id, _)| id).expect("they are there");
        content.characters.get_mut(captive).expect("they are there").kind = crate::Person::Woman;
    });
    let mut state = begin(&battle);
    pass_to(&battle, &mut state, &|question| question == Question::Mover);
    assert!(battle.public().is_captive(&state.position, SECOND));
    act(&battle, &mut state, Action::Pick(FIRST), 5);
    let is_freed = |events: &[Event]| events.contains(&Event::Freed(SECOND, Some(FIRST)));
    for column in 2..=4 {
        assert!(!is_freed(&act(&battle, &mut state, Action::Step(Pose::on(Space::new(column, 4))), 5)), "the move goes on");
    }
    assert!(!battle.public().is_captive(&state.position, SECOND), "the friend stands beside");
    let events = act(&battle, &mut state, Action::Done, 5);
    assert!(is_freed(&events), "{events:?}");
    let freed = Event::Freed(SECOND, Some(FIRST));
    assert_eq!(battle.tell(&[freed]), "Ceorl 1 is free again: Ceorl 0 stands beside them.");
    assert_eq!(freed.citation(), CAPTIVES);
}
