//! What the desk tells of beasts, treasures, ropes, advances and challenges.

use super::super::{by_hand, ropes, why};
use super::*;
use crate::Vikings;
use kit::play::PlayedByHand as _;
use rules::play::Told as _;
use vikings::play::{Hook, Pose};

#[test]
fn who_leaves_beasts_alone_is_asked_only_once_an_enemy_can_be_hit() {
    let (mut beasts, mut enemies) = (0, 0);
    for template in ["the-hall", "last-bend-before-the-sea"] {
        let seen = |battle: &Battle, position: &Position| {
            if question(position) == Some(Question::Archer) {
                let state = State { position: position.clone(), ..battle.start(&mut dice(), &mut ()) };
                let player = position.question.expect("a question").0;
                let standing = Vikings::standing(battle, &state);
                let has_enemy = battle.public().has_enemy_in_range(position, player);
                assert_eq!(standing.is_none(), has_enemy);
                assert_eq!(battle.asks(&state).contains("beast"), !has_enemy, "{}", battle.asks(&state));
                if let Some(standing) = standing {
                    assert_eq!((standing.words, standing.action), (by_hand::NO_HUNTING, Action::Done));
                    assert!(
                        legal(battle, &state).iter().any(|action| matches!(action, Action::Pick(_))),
                        "one may hunt all the same"
                    );
                    beasts += 1;
                } else {
                    enemies += 1;
                }
            }
            false
        };
        assert!(met(template, seen).is_none());
    }
    assert!(beasts > 0 && enemies > 0, "{beasts} {enemies}");
}

#[test]
fn a_beast_that_cannot_be_shot_at_or_struck_has_a_rule_against_it() {
    let mut sections = std::collections::BTreeSet::new();
    for template in ["the-hall", "last-bend-before-the-sea"] {
        let seen = |battle: &Battle, position: &Position| {
            let asked = question(position);
            if !matches!(asked, Some(Question::Archer | Question::Target(_) | Question::Fights)) {
                return false;
            }
            let state = State { position: position.clone(), ..battle.start(&mut dice(), &mut ()) };
            let (scene, legal) = (Scene::open(battle, position), legal(battle, &state));
            for (_, beast) in position.herd().filter(|(_, beast)| beast.is_loose()) {
                let space = beast.pose.hex;
                if position.at(space).is_none() && choices::at(&scene, &legal, space).is_empty() {
                    let rule = against(&scene, space).expect("a rule");
                    assert!(!rule.words.contains("have a part in this"), "{asked:?}: {}", rule.words);
                    sections.insert(rule.citation.to_string());
                }
            }
            false
        };
        assert!(met(template, seen).is_none());
    }
    assert!(sections.contains(&book("2.31").to_string()) && sections.len() > 2, "{sections:?}");
}

#[test]
fn a_treasure_that_is_not_picked_up_says_why() {
    let walks = |_: &Battle, position: &Position| {
        let walk = position.walk.as_ref();
        question(position) == Some(Question::Step)
            && position.markers.iter().any(|marker| marker.here)
            && walk.is_some_and(|walk| walk.spent > 0 && position.man(walk.man).is_here())
    };
    let (battle, mut state) = met("the-hall", walks).expect("somebody walks");
    let walk = state.position.walk.clone().expect("a walk");
    let pose: Pose = state.position.man(walk.man).pose;
    let told = |state: &State| {
        let scene = Scene::of_asked(&battle, state);
        let legal = legal(&battle, state);
        let reasons = why::missing(&scene, &legal);
        let of_treasure = reasons.into_iter().find(|reason| reason.citation == book("5.5"));
        (legal.contains(&Action::PickUp), of_treasure.map(|reason| reason.words))
    };
    assert_eq!(told(&state), (false, None), "nothing lies here");
    let marker = state.position.markers.iter().position(|marker| marker.here).expect("a marker");
    (state.position.markers[marker].hex, state.position.markers[marker].carrier) = (pose.hex, None);
    let (can, why) = told(&state);
    assert!(!can && why.is_some_and(|why| why.contains("is not picked up: ")));
    // At the beginning of a move nothing is against it, unless an enemy is beside.
    let walk = state.position.walk.as_mut().expect("a walk");
    (walk.spent, walk.path) = (0, Vec::new());
    let (can, why) = told(&state);
    assert_ne!(can, why.is_some(), "{why:?}");
}

#[test]
fn an_advance_that_will_be_challenged_says_so_with_its_odds() {
    let (mut challenged, mut free) = (0, 0);
    for template in ["the-hall", "shield-wall", "sample", "viking-against-viking"] {
        let seen = |battle: &Battle, position: &Position| {
            let state = State { position: position.clone(), ..battle.start(&mut dice(), &mut ()) };
            let by = match question(position) {
                Some(Question::AdvanceOn(man)) => {
                    let hex = position.man(man).pose.hex;
                    battle.public().challengers_of_advance(position, man, hex).count()
                }
                _ => return false,
            };
            for action in legal(battle, &state) {
                let beside = steps::beside(battle, &state, action).filter(|_| action != Action::Done);
                if action == Action::Done {
                    continue;
                }
                assert_eq!(beside.is_some(), by > 0, "{}", battle.choice(&state, action));
                if let Some(beside) = beside {
                    assert!(beside.words.contains("challenge") && beside.words.ends_with(" hurt"), "{}", beside.words);
                    assert!(beside.says.contains("8.9") && beside.says.contains("2.75"), "{}", beside.says);
                }
                *(if by > 0 { &mut challenged } else { &mut free }) += 1;
            }
            false
        };
        assert!(met(template, seen).is_none());
    }
    assert!(free > 0, "{challenged} {free}");
}

#[test]
fn a_rope_that_holds_says_who_pulls_it_or_what_is_missing() {
    let (battle, mut state) = met("viking-against-viking", |_, _| true).expect("a game");
    let (number, rope) = battle.public().ropes(&state.position).next().map(|(number, rope)| (number, *rope)).expect("a rope");
    let far = (0..).map(BoatNumber).zip(&state.position.boats).find(|(boat, there)| *boat != rope.boat && there.is_here());
    let (far, _) = far.expect("another boat");
    let coil = battle.public().coil_on(&state.position, &rope).expect("a coil");
    assert!(ropes::of_boat(&Scene::open(&battle, &state.position), rope.boat).is_empty(), "no hook holds");
    let hex = battle.public().boats()[far.index()].class.stern();
    state.position.ropes[number.index()].hook = Hook::Holds { boat: far, hex, most: 5 };
    let crew: Vec<ManNumber> = battle.public().aboard(&state.position, rope.boat).collect();
    let puller = state.position.at(coil).unwrap_or(crew[0]);
    state.position.men[puller.index()].pose = Pose::on(coil);
    let mut told = |duty: Duty| {
        state.position.men[puller.index()].duty = duty;
        let scene = Scene::open(&battle, &state.position);
        let both = [rope.boat, far].map(|boat| ropes::of_boat(&scene, boat).concat());
        (both, ropes::missing(&scene, rope.boat).len())
    };
    let (both, missing) = told(Duty::Hook);
    assert!(both.iter().all(|words| words.contains(" pulls ") && words.contains("at the end of the naval phase")), "{both:?}");
    assert_eq!(missing, 0);
    let (both, missing) = told(Duty::Oars);
    assert!(both.iter().all(|words| words.contains("not pulled: ") && words.contains("another task")), "{both:?}");
    assert_eq!(missing, 1);
}
