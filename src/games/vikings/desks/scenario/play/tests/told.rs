//! Tests of what the desk says about leaving the board, a line of fire, the dangers of a path, and a thrown rider.

use super::*;
use crate::scenario::play::lights;
use crate::scenario::play::press::is_weighed;
use crate::scenario::play::way::Perils;
use vikings::board::{Hidden, Obstacle};
use vikings::play::{Heap, Pose, Retreat};

/// A moment at which a character moves on the boards, together with that character.
fn walking() -> (Battle, State, ManNumber) {
    let walks = |_: &Battle, position: &Position| {
        let walk = position.walk.as_ref();
        question(position) == Some(Question::Step) && walk.is_some_and(|walk| position.man(walk.man).is_here())
    };
    let (battle, state) = met("the-hall", walks).expect("somebody walks");
    let walker = state.position.walk.as_ref().expect("a walk").man;
    (battle, state, walker)
}

#[test]
fn who_can_leave_the_board_does_so_by_two_presses_on_their_own_hex() {
    let (battle, state, walker) = walking();
    let scene = Scene::of_asked(&battle, &state);
    let at = |legal: &[Action]| choices::at(&scene, legal, state.position.man(walker).pose.hex);
    assert_eq!(at(&[Action::Leave, Action::Done]), [Action::Leave]);
    assert!(at(&[Action::Done]).is_empty());
    assert!(is_weighed(Action::Leave), "the first press only lists it");
}

#[test]
fn who_stands_in_the_line_of_fire_is_named() {
    let (battle, state, walker) = walking();
    let scene = Scene::of_asked(&battle, &state);
    let at = state.position.man(walker).pose.hex;
    let rule = barred::hidden(&scene, Hidden { by: Obstacle::Figure, at });
    let begins = format!("{} is in the line of fire at ", battle.name(walker));
    assert!(rule.words.starts_with(&begins) && rule.citation == book("2.4"), "{}", rule.words);
    let rule = barred::hidden(&scene, Hidden { by: Obstacle::Tree, at });
    assert!(rule.words.starts_with("A tree is in the line of fire at ") && rule.citation == book("2.4"), "{}", rule.words);
}

#[test]
fn the_perils_of_a_path_have_their_odds() {
    let (battle, state, walker) = walking();
    let scene = Scene::of_asked(&battle, &state);
    let enemies = battle.public().men_of(vikings::play::other(battle.public().man(walker).player));
    let enemies: Vec<ManNumber> = enemies.map(|(enemy, _)| enemy).take(2).collect();
    let told = |bows: &[ManNumber], challengers: &[ManNumber]| {
        lights::words(&scene, &[Perils { bows: bows.to_vec(), challengers: challengers.to_vec(), ..Perils::default() }])
    };
    let [one, other] = [enemies[0], enemies[1]].map(|enemy| battle.name(enemy).to_owned());
    let hurts: u32 = battle.public().challenge_faces(&state.position, enemies[0], walker).iter().sum();
    let words = told(&enemies[..1], &enemies[..1]);
    let challenged = format!("challenged by {one}, {hurts} of 10 hurt (2.54, 8.9)");
    assert_eq!(words, [format!("under the bow of {one} (2.33)"), challenged]);
    assert_eq!(told(&enemies, &[]), [format!("under the bows of {one}, {other} (2.33)")]);
    let several = told(&[], &enemies);
    assert!(several[0].ends_with(" of 10 hurt (2.54, 8.9)"), "tenths for several as for one: {several:?}");
    let shut_in = lights::words(&scene, &[Perils { shut_in_by: enemies.clone(), ..Perils::default() }]);
    assert_eq!(shut_in, [format!("no way back there from {one}, {other}: to be driven back is a wound (8.2, 8.8)")]);
}

#[test]
fn a_thrown_rider_has_a_lesson_of_their_own() {
    let (battle, mut state, walker) = walking();
    let player = battle.public().man(walker).player;
    state.position.question = Some((player, Question::Retreat));
    let told = |state: &mut State, why: Why| {
        state.position.retreats = vec![Retreat { man: walker, steps: 1, from: Vec::new(), beast: None, why, room: Vec::new() }];
        lesson(battle.public(), &state.position).map(|(name, _, section)| (name, section))
    };
    assert_eq!(told(&mut state, Why::Thrown), Some(("Thrown off the horse", "3.4")));
    assert_eq!(told(&mut state, Why::Blow), Some(("Retreat", "8.8")));
}

#[test]
fn the_fallen_are_listed_and_it_is_said_if_no_body_lies_there() {
    let (battle, mut state, walker) = walking();
    let hex = state.position.man(walker).pose.hex;
    let fallen: Vec<ManNumber> = state.position.numbered().map(|(man, _)| man).filter(|man| *man != walker).take(3).collect();
    for man in &fallen {
        let state = &mut state.position.men[man.index()];
        (state.fate, state.pose) = (Fate::Dead, Pose::on(hex));
    }
    let names: Vec<String> = fallen.iter().map(|man| battle.name(*man).to_owned()).collect();
    let fell = format!("{} fell here", rules::listed(&names));
    state.position.heaps.clear();
    let told = words::hex(&Scene::of_asked(&battle, &state), hex);
    assert!(fell.contains(", ") && told.contains(&format!("{fell}, and no body lies here")), "{told}");
    state.position.heaps.push((hex, Heap { persons: 3, horses: 0 }));
    let told = words::hex(&Scene::of_asked(&battle, &state), hex);
    assert!(told.contains(&fell) && !told.contains("no body"), "{told}");
}
