//! Tests demands for surrender with every roll of the two dice.

use super::standing::two_in_air;
use super::*;
use crate::Part;

/// A game at the end of a round. The invader stands alone on the capital, and the only defender is on the other half of the planet.
fn asked() -> Game {
    let mut game = Game::new(two_in_air("RD", "AG", [Part::North, Part::South]));
    game.pass_until(|question| question == Question::Surrender);
    game
}

/// The game after a demand for surrender with these dice, the invader's first.
fn demanded(mut game: Game, dice: [u8; 2]) -> Game {
    game.dice.0.extend(dice);
    game.act(Action::Demand);
    assert!(game.dice.0.is_empty(), "either side rolls one die");
    game
}

#[test]
fn surrender_comes_in_15_of_36_a_round_and_in_0_8015_of_three() {
    let (mut game, mut never) = (asked(), 1.0);
    for round in 1..=3 {
        assert_eq!((game.state.round, game.state.question), (round, Some((VIKING, Question::Surrender))));
        let mut surrenders = 0;
        for fall in (1..=6).flat_map(|invader| (1..=6).map(move |defender| [invader, defender])) {
            let after = demanded(game.clone(), fall);
            let told = |event: &Event| if let Event::Surrender(yields) = *event { Some(yields) } else { None };
            let yields = after.events.iter().rev().find_map(told).expect("an answer");
            assert_eq!(yields, fall[0] > fall[1], "{fall:?}");
            surrenders += u32::from(yields);
        }
        assert_eq!(surrenders, 15);
        never *= 1.0 - f64::from(surrenders) / 36.0;
        game = demanded(game, [1, 1]);
        if round < 3 {
            game.pass_until(|question| question == Question::Surrender);
        }
    }
    assert!((1.0 - never - 0.8015).abs() < 0.000_05, "{}", 1.0 - never);
}
