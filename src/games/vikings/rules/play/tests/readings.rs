//! What the book leaves to be read: berserkers who still have to fight, and horses that are driven back.

use super::scenes::*;
use super::*;
use crate::{Blow, Heading};
use geometry::Space;
use rules::play::{Play as _, Told as _};

/// Who challenges the second character, who advances on from a hex beside the first: of this troop type, and with the third character beside too or
/// far away.
fn challengers(kind: &'static str, is_beside: bool) -> Vec<ManNumber> {
    let third = if is_beside { (3, 4) } else { (9, 0) };
    let pieces = [(kind, A, (4, 4), SOME), ("Ceorl", B, (5, 4), Heading::W), ("Ceorl", B, third, Heading::W)];
    let battle = scene(&FIELD, &pieces, |_| ());
    let mut state = begin(&battle);
    pass_to(&battle, &mut state, &|question| question == Question::Fights);
    battle.public().challengers_of_advance(&state.position, SECOND, Space::new(5, 4)).collect()
}

/// 2.75: who fights in this phase challenges no advance, no matter if the fight has taken place. A berserker in contact has to fight (3.1).
#[test]
fn a_berserker_who_still_has_to_attack_another_challenges_no_advance() {
    assert_eq!(challengers("Berserker", true), []);
    assert_eq!(challengers("Berserker", false), [FIRST], "nobody is left to attack once the other has gone on");
    assert_eq!(challengers("Bondi", true), [FIRST], "others need not attack");
}

/// 3.4 resolves an attack on a horse as on a rider, but a horse without a rider stays where it is (2.57).
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
