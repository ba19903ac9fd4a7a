//! Tests of what the desk says about beasts and treasures.

use super::super::{by_hand, why};
use super::*;
use crate::Vikings;
use kit::play::PlayedByHand as _;
use rules::play::Told as _;
use vikings::TokenKind;
use vikings::play::{Burden, Pose};

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
    assert!(sections.contains(&book("2.4").to_string()) && sections.len() > 2, "{sections:?}");
}

#[test]
fn a_treasure_that_is_not_picked_up_says_why() {
    // The moving character is not threatened, and carries and leads nothing.
    let is_free = |battle: &Battle, position: &Position, man: ManNumber| {
        let (public, pose) = (battle.public(), position.man(man).pose);
        !public.is_threatened(position, public.man(man).player, pose.spaces()) && position.carried_by(man).is_none()
    };
    let walks = |battle: &Battle, position: &Position| {
        let walk = position.walk.as_ref().filter(|walk| walk.burdens.is_empty());
        question(position) == Some(Question::Step)
            && position.markers.iter().any(|marker| marker.here)
            && walk.is_some_and(|walk| walk.spent > 0 && position.man(walk.man).is_here() && is_free(battle, position, walk.man))
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
    // At the beginning of a move nothing prevents picking up the treasure, unless somebody was taken along first.
    let walk = state.position.walk.as_mut().expect("a walk");
    (walk.spent, walk.path) = (0, Vec::new());
    assert_eq!(told(&state), (true, None));
    // Each step off the hex says that a treasure is left behind, but not that of a marker that lies face down.
    let steps = |state: &State| {
        let steps = legal(&battle, state).into_iter().filter(|action| matches!(action, Action::Step(_)));
        let leaves = |action: Action| {
            steps::beside(&battle, state, action).is_some_and(|beside| beside.words.contains("leaves the treasure"))
        };
        steps.map(leaves).collect::<std::collections::BTreeSet<bool>>()
    };
    let before = state.position.markers[marker].shown;
    for (shown, leaves) in [(Some(TokenKind::Treasure), true), (Some(TokenKind::Dummy), false), (None, false)] {
        state.position.markers[marker].shown = shown;
        assert_eq!(steps(&state), [leaves].into(), "{shown:?}");
    }
    state.position.markers[marker].shown = before;
    let (mover, along) = (walk_of(&state), ManNumber(u8::from(walk_of(&state) == ManNumber(0))));
    state.position.walk.as_mut().expect("a walk").burdens.push(Burden::Man(along));
    let [mover, along] = [mover, along].map(|man| battle.name(man));
    let (can, why) = told(&state);
    let taken = format!("{mover} has taken {along} along already");
    assert!(!can && why.as_ref().is_some_and(|why| why.contains(&taken)), "{why:?}");
}

fn walk_of(state: &State) -> ManNumber {
    state.position.walk.as_ref().expect("a walk").man
}
