//! Tests random positions: it must be possible to carry out every listed action, and any other must be refused and change nothing.

use super::*;
use geometry::Space;
use rules::play::{Play, Player, Seeded};

/// A position is tested each time that this many decisions of a random game have been made.
const EVERY: u32 = 7;

/// Tests positions of a random game, and returns how many it has tested.
fn look(battle: &Battle, game: u64) -> u32 {
    let (mut dice, mut choices) = (Seeded::new(5, game * 2), Seeded::new(5, game * 2 + 1));
    let mut state = battle.start(&mut dice, &mut ());
    let (mut legal, mut before) = (Vec::new(), Vec::new());
    let (mut decisions, mut looked) = (0, 0);
    while battle.to_act(&state).is_some() {
        battle.legal(&state, &mut legal);
        if decisions % EVERY == 0 {
            listed_is_legal(battle, &state, &legal, &dice);
            others_are_refused(battle, &state, &legal, &before, &mut choices);
            looked += 1;
        }
        decisions += 1;
        let chosen = legal[choices.below(legal.len() as u32) as usize];
        before.clone_from(&legal);
        battle.apply(&mut state, chosen, &mut dice, &mut ()).expect("it is listed");
    }
    assert!(battle.outcome(&state).is_some_and(|outcome| outcome.half_points.len() == 2));
    assert_eq!(battle.to_act(&state), None::<Player>);
    looked
}

/// Checks that every listed action can be carried out, and leads to a decision or to the end of the game.
fn listed_is_legal(battle: &Battle, state: &State, legal: &[Action], dice: &Seeded) {
    for action in legal {
        assert!(battle.is_legal(state, *action), "{action:?} in {:?}", state.position.question);
        let mut next = state.clone();
        battle.apply(&mut next, *action, &mut dice.clone(), &mut ()).unwrap_or_else(|why| panic!("{why}"));
        assert!(battle.to_act(&next).is_some() != battle.outcome(&next).is_some(), "{action:?} leads to neither");
        assert_ne!(&next, state, "{action:?} changes nothing");
    }
}

/// Checks that actions that are not listed are refused and leave the state as it was. It tries actions that were legal at the decision before, and
/// actions that resemble legal ones.
fn others_are_refused(battle: &Battle, state: &State, legal: &[Action], before: &[Action], choices: &mut Seeded) {
    let wild = |choices: &mut Seeded| {
        let hex = Space::new(choices.below(20) as i16, choices.below(18) as i16);
        let man = |choices: &mut Seeded| ManNumber(choices.below(state.position.men.len() as u32) as u8);
        let pose = if choices.below(2) == 0 { Pose::on(hex) } else { Pose::riding(hex, choices.below(6) as u8) };
        let beast = |choices: &mut Seeded| BeastNumber(choices.below(state.position.beasts.len() as u32) as u8);
        match choices.below(12) {
            0 => Action::Pick(man(choices)),
            1 => Action::Shoot(man(choices)),
            2 => Action::Step(pose),
            3 => Action::Open(man(choices), man(choices)),
            4 => Action::Join(man(choices)),
            5 => Action::Retreat(pose),
            6 => Action::Displace(hex),
            7 => Action::Place(pose),
            8 => Action::Advance(man(choices), pose),
            9 => Action::ShootBeast(beast(choices)),
            10 => Action::OpenAtBeast(man(choices), beast(choices)),
            _ => Action::Done,
        }
    };
    let others: Vec<Action> =
        before.iter().copied().chain((0..6).map(|_| wild(choices))).filter(|action| !legal.contains(action)).collect();
    for action in others {
        let mut copy = state.clone();
        let refused = battle.apply(&mut copy, action, &mut Seeded::new(1, 1), &mut ());
        assert!(refused.is_err() && &copy == state, "{action:?} in {:?}", state.position.question);
    }
}

#[test]
fn in_random_positions_what_is_listed_is_done_and_the_rest_refused() {
    let positions = as_many(400, 100_000);
    for template in ["shield-wall", "the-hall", "viking-against-viking", "isle-of-man"] {
        let battle = battle(template);
        let (mut looked, mut games) = (0, 0);
        while looked < positions / 4 {
            looked += look(&battle, games);
            games += 1;
        }
        println!("{template}: {looked} positions of {games} games");
    }
}
