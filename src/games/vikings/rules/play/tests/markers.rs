//! Tests markers that lie face down: a character who passes one may turn it over, but need not (5.5).

use super::scenes::*;
use super::*;
use crate::{Start, Token, TokenKind};
use geometry::{Edge, Space};
use rules::Count;
use rules::play::{Captain as _, Play as _, Seeded};

const NEAR: Space = Space::new(3, 4);
const FAR: Space = Space::new(7, 4);

/// A scene in which a character is beside one of these markers and about to step.
fn walker(tokens: &[(TokenKind, Space)]) -> (Battle, State) {
    let pieces = [("Ceorl", A, (2, 4), SOME), ("Ceorl", B, (9, 0), SOME)];
    let battle = scene(&FIELD, &pieces, |content| {
        let id = content.scenarios.ids().next().expect("a scenario");
        for (what, hex) in tokens {
            content.scenarios.get_mut(id).expect("it is there").tokens.add(Token { what: *what, spaces: [*hex].into() });
        }
    });
    let mut state = begin(&battle);
    pass_to(&battle, &mut state, &|question| question == Question::Mover);
    act(&battle, &mut state, Action::Pick(FIRST), 5);
    (battle, state)
}

fn is_turned_over(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::TurnedOver(..)))
}

#[test]
fn who_passes_a_marker_says_whether_it_is_turned_over() {
    let (battle, state) = walker(&[(TokenKind::Dummy, NEAR), (TokenKind::Treasure, FAR)]);
    let (onto, past) = (Action::Step(Pose::on(NEAR)), Action::StepPast(Pose::on(NEAR)));
    let legal = listed(&battle, &state);
    assert!(legal.contains(&onto) && legal.contains(&past), "{legal:?}");
    let others = legal.iter().filter(|action| matches!(action, Action::StepPast(_))).count();
    assert_eq!(others, 1, "only the hex with the marker");
    let mut turned = state.clone();
    assert!(is_turned_over(&act(&battle, &mut turned, onto, 5)), "as in games that were recorded before there was a choice");
    let mut covered = state;
    assert!(!is_turned_over(&act(&battle, &mut covered, past, 5)));
    assert_eq!(covered.position.man(FIRST).pose.hex, NEAR);
    assert!(covered.position.marker_at(NEAR).is_some(), "the dummy still lies there");
    let left = |state: &State| state.position.walk.as_ref().map(|walk| walk.left);
    assert_eq!(left(&covered), left(&turned), "both cost the same");
}

#[test]
fn who_comes_in_onto_a_marker_says_whether_it_is_turned_over() {
    let edge = Space::new(0, 4);
    let pieces = [("Ceorl", A, (2, 4), SOME), ("Ceorl", B, (9, 0), SOME)];
    let battle = scene(&FIELD, &pieces, |content| {
        let force = content.forces.ids().next().expect("a force");
        let members = &mut content.forces.get_mut(force).expect("it is there").members;
        let first = members.ids().next().expect("a member");
        let member = members.get_mut(first).expect("they are there");
        (member.start, member.turn) = (Start::by(Edge::West), Some(Count::clamped(1)));
        let id = content.scenarios.ids().next().expect("a scenario");
        for (what, hex) in [(TokenKind::Dummy, edge), (TokenKind::Treasure, FAR)] {
            content.scenarios.get_mut(id).expect("it is there").tokens.add(Token { what, spaces: [hex].into() });
        }
    });
    let mut state = begin(&battle);
    pass_to(&battle, &mut state, &|question| question == Question::Mover);
    act(&battle, &mut state, Action::Pick(FIRST), 5);
    let legal = listed(&battle, &state);
    let past: Vec<_> = legal.iter().filter(|action| matches!(action, Action::StepPast(_))).collect();
    assert_eq!(past, [&Action::StepPast(Pose::on(edge))], "only the hex with the marker (5.5)");
    let mut turned = state.clone();
    assert!(is_turned_over(&act(&battle, &mut turned, Action::Step(Pose::on(edge)), 5)));
    assert!(!is_turned_over(&act(&battle, &mut state, Action::StepPast(Pose::on(edge)), 5)));
    assert_eq!((state.position.man(FIRST).pose.hex, state.position.man(FIRST).fate), (edge, Fate::Here));
    assert!(state.position.marker_at(edge).is_some(), "the dummy still lies there");
}

#[test]
fn a_marker_that_everybody_knows_is_turned_over_unasked() {
    let past = |tokens: &[(TokenKind, Space)]| {
        let (battle, state) = walker(tokens);
        listed(&battle, &state).into_iter().any(|action| matches!(action, Action::StepPast(_)))
    };
    assert!(!past(&[(TokenKind::Treasure, NEAR), (TokenKind::Treasure, FAR)]), "all are treasures");
    assert!(past(&[(TokenKind::Treasure, NEAR), (TokenKind::Dummy, FAR)]));
}

#[test]
fn captains_turn_markers_over() {
    let (battle, mut state) = walker(&[(TokenKind::Treasure, NEAR), (TokenKind::Dummy, FAR)]);
    let mut captain = RuleOfThumb::default();
    for _ in 0..12 {
        let asked = battle.to_act(&state);
        let Some(player) = asked.filter(|player| player.index() == A) else { break };
        let legal = listed(&battle, &state);
        let mut dice = Seeded::new(1, 1);
        let chosen = captain.choose(battle.public(), battle.view(&state, player), &legal, &mut dice);
        assert!(!matches!(chosen, Action::StepPast(_)), "{chosen:?}");
        act(&battle, &mut state, chosen, 5);
    }
}
