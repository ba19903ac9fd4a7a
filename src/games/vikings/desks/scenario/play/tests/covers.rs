//! Tests when something is hidden between two players at one screen: tasks and speeds that are covered, and markers that only one of them knows.

use super::*;
use crate::Vikings;
use kit::play::PlayedByHand as _;
use rules::play::Player;
use vikings::play::{Phase, RopeNumber};

/// Whether the views of both sides differ, and whether the present question is answered covered, that is, hidden from the other side.
fn hides(battle: &Battle, state: &State) -> (bool, bool) {
    (Vikings::shared_view(battle, state, &|_| true).is_none(), Vikings::asks_covered(battle, state))
}

#[test]
fn views_differ_in_covered_tasks_and_speeds_alone() {
    let (battle, state) =
        met("viking-against-viking", |_, position| matches!(question(position), Some(Question::Tasks(_)))).expect("tasks");
    assert_eq!(hides(&battle, &state), (false, true), "nobody has chosen yet, and what is chosen is covered");
    for open in [Question::Berth(BoatNumber(0), None), Question::Coil(RopeNumber(0))] {
        let mut asked = state.clone();
        asked.position.question = Some((Player::new(0), open));
        assert_eq!(hides(&battle, &asked), (false, false), "{open:?} is answered openly in the phase of tasks");
    }
    let mut speeds = state.clone();
    speeds.position.question = Some((Player::new(0), Question::Speed(BoatNumber(0))));
    assert_eq!(hides(&battle, &speeds), (false, true));
    let mut given = state;
    given.sealed[1].speeds.push((BoatNumber(1), 3));
    assert_eq!(hides(&battle, &given), (true, true));
    for wanted in [Phase::Rowing, Phase::Fire, Phase::Movement, Phase::Combat] {
        let Some((battle, state)) = met("viking-against-viking", |_, position| position.phase == wanted) else { continue };
        assert_eq!(hides(&battle, &state), (false, false), "{wanted:?} is open");
    }
}

#[test]
fn views_differ_as_long_as_one_side_alone_knows_a_marker() {
    let (battle, mut state) = met("the-hall", |_, position| position.phase == Phase::Movement).expect("a move");
    assert_eq!(hides(&battle, &state), (true, false), "the garrison knows the markers");
    for (marker, what) in state.position.markers.iter_mut().zip(&state.markers) {
        marker.shown = Some(*what);
    }
    assert_eq!(hides(&battle, &state), (false, false), "all are turned over");
}
