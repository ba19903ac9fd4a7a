//! Tests of the presses that make several choices at once, and of the key that ends one question after another.

use super::*;
use crate::Vikings;
use kit::play::PlayedByHand as _;

#[test]
fn all_who_may_take_the_axe_at_one_press_and_lower_it_at_another() {
    let (_, state) = met("sample", |_, _| true).expect("the beginning");
    let mut position = state.position;
    let men: Vec<ManNumber> = position.numbered().map(|(man, _)| man).take(3).collect();
    let legal: Vec<Action> = men.iter().map(|man| Action::Axe(*man)).chain([Action::Done]).collect();
    let told = |position: &Position| tasks::together(position, &legal).into_iter().map(|all| all.words).collect::<Vec<_>>();
    for man in &men {
        position.men[man.index()].axe = false;
    }
    assert_eq!(told(&position), ["All 3: take the axe in both hands"]);
    position.men[men[0].index()].axe = true;
    assert_eq!(told(&position), ["All 2: take the axe in both hands"], "one who lowers the axe does so alone");
    position.men[men[1].index()].axe = true;
    position.men[men[2].index()].axe = true;
    assert_eq!(told(&position), ["All 3: lower the axe"]);
}

#[test]
fn the_key_that_struck_or_gave_up_an_advance_does_not_end_the_phase_at_the_next_press() {
    let fights = |_: &Battle, position: &Position| question(position) == Some(Question::Fights);
    let (battle, mut state) = met("the-hall", fights).expect("a fight");
    let warns = |state: &State, last: Action| Vikings::ends_by_mistake(&battle, state, last).is_some();
    for man in &mut state.position.men {
        man.used.fought = false;
    }
    assert!(!warns(&state, Action::Done), "the first attack of the phase: the axes were asked before");
    assert!(warns(&state, Action::Strike), "an attack was struck");
    state.position.men[0].used.fought = true;
    assert!(warns(&state, Action::Done), "an advance was given up, and somebody can still attack");
    assert!(!warns(&state, Action::Speed(3)));
}
