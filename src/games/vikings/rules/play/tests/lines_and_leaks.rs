//! Tests ropes that pull, ropes that hold sunken boats and ropes that break; leaks; helms; and boats that are pushed off a beach (4.45, 4.65, 4.7,
//! 5.3, 5.4).

use super::afloat::{A, B, begin, first, sail_to, sea, waters};
use super::scenes::{act, listed};
use super::*;
use crate::boat::DeckHex;
use crate::{Content, Heading};
use geometry::Space;
use rules::play::Play;

const D: &str = "Drakkar";

fn is_shore(question: Question) -> bool {
    matches!(question, Question::Mover | Question::Archer | Question::Fights | Question::Axes)
}

fn with_steersman(content: &mut Content) {
    let id = content.scenarios.ids().next().expect("a scenario");
    content.scenarios.get_mut(id).expect("it is there").options.steersman = true;
}

/// Two drakkars side by side. A character at the helm of the first has this task. The game is played on until the player is asked for the speed of
/// that boat.
fn steered(helm: Duty, change: impl FnOnce(&mut State)) -> (Battle, State) {
    let boats = [(D, A, (14, 9), Heading::E, 4, 15), (D, B, (14, 24), Heading::E, 0, 15)];
    let battle = waters(&sea(50, 34), &boats, with_steersman);
    let mut state = begin(&battle);
    let ship = first(0);
    let at_helm = battle.public().aboard(&state.position, ship).find(|man| state.position.man(*man).duty == Duty::Helm);
    state.position.men[at_helm.expect("a helmsman").index()].duty = helm;
    change(&mut state);
    sail_to(&battle, &mut state, &[4, 0], 5, &|question| matches!(question, Question::Speed(_)));
    (battle, state)
}

#[test]
fn a_ship_without_a_steersman_goes_straight_on_and_no_faster() {
    let speeds = |state: &State, battle: &Battle| {
        listed(battle, state)
            .iter()
            .filter_map(|action| if let Action::Speed(speed) = action { Some(*speed) } else { None })
            .max()
    };
    let (battle, mut state) = steered(Duty::Boarding, |_| ());
    assert_eq!(speeds(&state, &battle), Some(4));
    sail_to(&battle, &mut state, &[4, 0], 5, &|question| matches!(question, Question::Sail(_)));
    assert_eq!(listed(&battle, &state), [Action::Sail(Sail::Straight)]);
    let (battle, state) = steered(Duty::Helm, |_| ());
    assert_eq!(speeds(&state, &battle), Some(7));
    // A boat with a damaged helm may gain speed, but every move that is not straight on costs 1 more.
    let (battle, mut state) = steered(Duty::Boarding, |state| {
        state.position.boats[0].hull.strike(DeckHex { row: 0, along: 0 }, 1);
    });
    assert_eq!(speeds(&state, &battle), Some(7));
    sail_to(&battle, &mut state, &[4, 0], 5, &|question| matches!(question, Question::Sail(_)));
    act(&battle, &mut state, Action::Sail(Sail::Port), 5);
    assert_eq!(state.position.boat(first(0)).speed(), 2);
}

#[test]
fn weak_ropes_break_in_the_tenths_of_the_book() {
    let tenths = |speeds: u32| (1..=10).filter(|die| crate::play::afloat::breaks(*die, speeds)).count();
    assert_eq!([4, 5, 8, 10, 13].map(tenths), [0, 1, 4, 6, 9]);
}

/// Two drakkars with three rows of water between them, and this many ropes by which the first pulls.
fn roped(ropes: usize) -> (Battle, State) {
    let boats = [(D, A, (14, 9), Heading::E, 0, 15), (D, B, (14, 15), Heading::E, 0, 15)];
    let battle = waters(&sea(50, 30), &boats, |_| ());
    let mut state = begin(&battle);
    sail_to(&battle, &mut state, &[0, 0], 5, &|question| matches!(question, Question::Between) || is_shore(question));
    (battle, hold(state, ropes))
}

fn hold(mut state: State, ropes: usize) -> State {
    let coils = [DeckHex { row: 1, along: 1 }, DeckHex { row: 1, along: 4 }];
    for coil in coils.into_iter().take(ropes) {
        let at = state.position.ropes.iter().position(|rope| rope.boat == first(0) && rope.coil == coil).expect("a coil");
        let hex = DeckHex { row: -1, along: coil.along };
        state.position.ropes[at].hook = Hook::Holds { boat: first(1), hex, most: 5 };
    }
    state
}

#[test]
fn each_rope_that_is_pulled_draws_two_boats_a_hex_together() {
    for ropes in [1, 2] {
        let (battle, mut state) = roped(ropes);
        let on_coil = |state: &State| -> Vec<ManNumber> {
            let public = battle.public();
            public.aboard(&state.position, first(0)).filter(|man| public.coil_under(&state.position, *man).is_some()).collect()
        };
        for man in on_coil(&state) {
            state.position.men[man.index()].duty = Duty::Hook;
        }
        sail_to(&battle, &mut state, &[0, 0], 5, &|question| matches!(question, Question::Pull(..)));
        let length = |state: &State| {
            state.position.ropes.iter().filter_map(|rope| battle.public().rope_length(&state.position, rope, None)).max()
        };
        let before = length(&state).expect("a rope");
        let mut hauled = 0;
        while let Some(action) = listed(&battle, &state).into_iter().find(|action| matches!(action, Action::Haul(..))) {
            act(&battle, &mut state, action, 5);
            hauled += 1;
        }
        assert_eq!((hauled, length(&state)), (ropes, Some(before - ropes as u8)));
    }
}

/// A boat that lies at 60 degrees to another, with one hex of water between them, must be pulled round until it lies alongside (4.65, the second
/// diagram). The test tries this with the bow of the other boat below each hex of the hull.
#[test]
fn a_boat_one_hex_off_is_pulled_round_to_lie_alongside() {
    let mut rounds = 0;
    for column in 10..=18 {
        let boats = [(D, A, (14, 9), Heading::E, 0, 15), (D, B, (column, 15), Heading::Ne, 0, 15)];
        let battle = waters(&sea(50, 30), &boats, |_| ());
        let public = battle.public();
        let mut state = begin(&battle);
        sail_to(&battle, &mut state, &[0, 0], 5, &|question| matches!(question, Question::Between) || is_shore(question));
        let bow = public.boats()[1].class.bow();
        for rope in &mut state.position.ropes {
            let held = Rope { hook: Hook::Holds { boat: first(1), hex: bow, most: 2 }, ..*rope };
            if rope.boat == first(0) {
                *rope = held;
            }
        }
        let apart = |state: &State, rope: &Rope| public.rope_length(&state.position, rope, None);
        let near: Vec<Rope> = state.position.ropes.iter().filter(|rope| apart(&state, rope) == Some(2)).copied().collect();
        state.position.ropes.retain(|rope| near.contains(rope));
        let Some(rope) = near.first() else { continue };
        let coil = space_of(public.boats()[0].class.hex_at(state.position.boat(first(0)).berth(), rope.coil));
        let man = state.position.at(coil).expect("a man at the coil");
        sail_to(&battle, &mut state, &[0, 0], 5, &|question| matches!(question, Question::Tasks(_)));
        state.position.men[man.index()].duty = Duty::Hook;
        sail_to(&battle, &mut state, &[0, 0], 5, &|question| matches!(question, Question::Pull(..)) || is_shore(question));
        for action in listed(&battle, &state) {
            let Action::Haul(_, side) = action else { continue };
            if side == state.position.boat(first(0)).bow {
                continue;
            }
            let mut round = state.clone();
            act(&battle, &mut round, action, 5);
            assert_eq!(side, round.position.boat(first(1)).bow, "they lie side by side");
            let hull = |boat: u8| -> Vec<Space> {
                let class = &public.boats()[usize::from(boat)].class;
                class.covers(round.position.boat(first(boat)).berth()).map(space_of).collect()
            };
            let (own, other) = (hull(0), hull(1));
            let touches = own.iter().filter(|hex| other.iter().any(|far| distance(**hex, *far) == 1)).count();
            assert!(touches >= 2 && own.iter().all(|hex| !other.contains(hex)), "{touches} hexes touch");
            assert!(apart(&round, rope).is_some_and(|length| length <= 2));
            rounds += 1;
        }
    }
    assert!(rounds > 0, "no boat is pulled round");
}

#[test]
fn a_rope_to_a_wreck_takes_five_a_phase_until_it_is_cut() {
    let (battle, mut state) = roped(1);
    state.position.boats[1].hull.total = 20;
    state.position.boats[0].hull.total = 9;
    let is_next = |question: Question| matches!(question, Question::Tasks(_));
    sail_to(&battle, &mut state, &[0, 0], 5, &is_next);
    let events = sail_to(&battle, &mut state, &[0, 0], 5, &is_shore);
    assert!(events.contains(&Event::Sank(first(1))), "{events:?}");
    assert_eq!(state.position.boat(first(0)).hull.total, 9);
    sail_to(&battle, &mut state, &[0, 0], 5, &is_next);
    let man =
        battle.public().aboard(&state.position, first(0)).find(|man| battle.public().coil_under(&state.position, *man).is_some());
    let mut cut = state.clone();
    sail_to(&battle, &mut state, &[0, 0], 5, &is_shore);
    assert_eq!(state.position.boat(first(0)).hull.total, 14);
    // A character on the coil who is ready to board can cut the rope.
    let rope = cut.position.ropes.iter().position(|rope| rope.held().is_some()).expect("a rope");
    let coil = cut.position.ropes[rope].coil;
    let class = &battle.public().boats()[0].class;
    let hex = space_of(class.hex_at(cut.position.boat(first(0)).berth(), coil));
    let man = cut.position.at(hex).or(man).expect("a man");
    cut.position.men[man.index()].duty = Duty::Boarding;
    sail_to(&battle, &mut cut, &[0, 0], 5, &|question| question == Question::Between);
    act(&battle, &mut cut, Action::Cut(man, RopeNumber(rope as u8)), 3);
    sail_to(&battle, &mut cut, &[0, 0], 5, &is_shore);
    assert_eq!(cut.position.boat(first(0)).hull.total, 9);
}

#[test]
fn a_boat_is_pushed_off_a_beach_a_hex_a_phase() {
    let mut rows = sea(24, 16);
    for row in &mut rows {
        row.replace_range(15..24, "bbbbbbbbb");
    }
    let battle = waters(&rows, &[(D, A, (12, 7), Heading::E, 0, 8)], |_| ());
    let mut state = begin(&battle);
    for ((column, row), man) in [(15, 5), (16, 6), (15, 9), (16, 8)].into_iter().zip(0..) {
        state.position.men[man].pose = Pose::on(Space::new(column, row));
    }
    sail_to(&battle, &mut state, &[-1], 5, &|question| matches!(question, Question::Speed(_)));
    assert_eq!(listed(&battle, &state), [0, -1].map(Action::Speed), "off it and no farther on");
    let before = state.position.boat(first(0)).axis;
    sail_to(&battle, &mut state, &[-1], 5, &|question| matches!(question, Question::Sail(_)));
    assert_eq!(listed(&battle, &state), [Action::Sail(Sail::Straight)]);
    sail_to(&battle, &mut state, &[-1], 5, &is_shore);
    assert_eq!(state.position.boat(first(0)).axis.column, before.column - 1);
    assert!(!battle.public().is_beached(&state.position, first(0)));
}
