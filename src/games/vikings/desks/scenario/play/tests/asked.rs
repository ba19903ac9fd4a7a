//! Tests that the words of the question and the answer that can be given in advance follow the game. The game on the table works them out only once
//! for each moment.

use super::*;
use crate::Vikings;
use kit::play::{Game as OnTheTable, PlayedByHand as _};
use paper::playtest::KeptGame;
use rules::play::Told as _;
use std::sync::Arc;

/// Asserts that the words and the answer in advance belong to the moment that the game on the table shows.
fn assert_asks_of_now(game: &OnTheTable<Vikings>) {
    assert_eq!(game.asks(), game.battle.asks(game.state()));
    let now = Vikings::standing(&game.battle, game.state()).filter(|standing| game.legal().contains(&standing.action));
    assert_eq!(game.standing().map(|standing| standing.words), now.map(|standing| standing.words));
}

#[test]
fn the_question_and_the_standing_answer_are_those_of_the_moment() {
    let project = Arc::new(Library::bundled().template(Game::Vikings, "shield-wall").expect("the template"));
    let scenario = content(&project).scenarios.ids().next().expect("a scenario");
    let kept = KeptGame { helms: vec![None, None], record: Record::new(scenario, 3, 0) };
    let (mut game, broken_off) = OnTheTable::<Vikings>::kept(&project, kept).expect("it can be played");
    assert!(broken_off.is_none());
    let mut asked = std::collections::BTreeSet::new();
    for _ in 0..200 {
        assert_asks_of_now(&game);
        let mut legal = Vec::new();
        game.battle.legal(game.state(), &mut legal);
        let Some(first) = legal.first() else { break };
        game.follow(&[*first], false);
        asked.insert(game.asks().to_owned());
    }
    assert!(asked.len() > 10, "{asked:?}");
    for _ in 0..3 {
        game.take_back();
        assert_asks_of_now(&game);
    }
    game.go_to(0);
    assert_asks_of_now(&game);
}
