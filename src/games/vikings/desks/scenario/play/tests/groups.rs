//! Tests of the odds of an attack on several characters, against what becomes of them when it is struck (2.72, 8.8).

use super::super::group::Driven;
use super::*;
use vikings::Blow;
use vikings::play::{Cause, Condition, Harm};

/// Strikes an attack from seeds until it drives the defenders back; returns who dies and who is wounded before anybody chooses.
fn struck(battle: &Battle, state: &State) -> Option<(Vec<ManNumber>, Vec<ManNumber>)> {
    (0..200).find_map(|seed| {
        let mut then = state.clone();
        let mut dice = Record::<(), Action>::new((), seed, 0).dice();
        let mut heard: Vec<Event> = Vec::new();
        battle.apply(&mut then, Action::Strike, &mut dice, &mut heard).expect("a lawful blow");
        if !heard.iter().any(|event| matches!(event, Event::Struck { result: Blow::C, .. })) {
            return None;
        }
        // Those who can fall back take the first way.
        while let Some(Question::Retreat) = question(&then.position) {
            let way = legal(battle, &then).into_iter().find(|action| matches!(action, Action::Retreat(_)))?;
            battle.apply(&mut then, way, &mut dice, &mut heard).expect("a lawful way");
        }
        let harmed = |wanted: Harm| {
            let of = |event: &Event| match event {
                Event::Harmed { man, harm, cause: Cause::Blade, .. } if *harm == wanted => Some(*man),
                _ => None,
            };
            heard.iter().filter_map(of).collect::<Vec<_>>()
        };
        Some((harmed(Harm::Kill), harmed(Harm::Wound)))
    })
}

#[test]
fn an_attack_on_a_stunned_and_a_standing_enemy_tells_who_dies_when_driven_back() {
    let mut told = 0;
    for template in ["the-hall", "shield-wall", "sample", "viking-against-viking"] {
        let seen = |battle: &Battle, position: &Position| {
            let Some(clash) = position.clash.clone().filter(|_| question(position) == Some(Question::Join)) else { return false };
            let ([attacker], [first]) = (&clash.attackers[..], &clash.defenders[..]) else { return false };
            let mut state = State { position: position.clone(), ..battle.start(&mut dice(), &mut ()) };
            state.position.men[first.index()].condition = Condition::Stunned;
            let added =
                legal(battle, &state).into_iter().find_map(|action| if let Action::Add(man) = action { Some(man) } else { None });
            let Some(second) = added else { return false };
            let beside = fight::beside(battle, &state, Action::Add(second)).expect("odds");
            battle.apply(&mut state, Action::Add(second), &mut dice(), &mut ()).expect("a lawful target");
            if question(&state.position) != Some(Question::Join) {
                return false;
            }
            let driven = Driven::of(battle, &state.position, &[*attacker], &[*first, second]);
            if let Some((dead, hurt)) = struck(battle, &state) {
                assert_eq!((&driven.dead, &driven.hurt), (&dead, &hurt), "{}", beside.words);
                assert!(beside.words.contains(&format!("driven back: {} dies", battle.name(*first))), "{}", beside.words);
                assert!(beside.says.contains("stunned and die"), "{}", beside.says);
                told += 1;
            }
            false
        };
        assert!(met(template, seen).is_none());
    }
    assert!(told > 0, "somebody attacks two");
}
