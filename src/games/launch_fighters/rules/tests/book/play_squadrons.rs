//! Tests of squadrons in play: dogfights, flak, asteroids, pushing and landing, one rule at a time with given dice.

use geometry::{Facing, Space};
use launch_fighters::play::{Action, Berth, Event, Hit, Question, ShipNumber, SquadronNumber, System};
use launch_fighters::{Options, Part, TerrainKind};
use rules::play::Player;

use crate::scene::{Game, Placed, Scene, ship, vessel, wing};

const FIRST: [u8; 4] = [6, 6, 1, 1];
const LEFT: SquadronNumber = SquadronNumber(0);
const RIGHT: SquadronNumber = SquadronNumber(1);

fn at(column: i16, row: i16) -> Space {
    Space::new(column, row)
}

/// Two sides, far from each other, with a carrier each and with squadrons in these spaces.
fn wings(left: &[(i16, i16)], right: &[(i16, i16)]) -> Scene {
    let carrier = |name: &str, row: i16| -> Placed { ship(name, [0, 0, 4, 5, 1], (10, row), 0) };
    Scene::default()
        .side("Left", vec![carrier("Left", 2).squadrons(left)])
        .side("Right", vec![carrier("Right", 20).squadrons(right)])
}

fn fight(scene: Scene) -> Game {
    let mut game = Game::start(scene.battle(), &FIRST);
    game.stay().until_active(wing(0));
    game
}

#[test]
fn a_drawn_dogfight_has_no_result() {
    let mut game = fight(wings(&[(10, 10)], &[(10, 11)]));
    game.act(Action::Dogfight(RIGHT), &[3, 3]);
    assert!(game.state.squadrons().iter().all(|squadron| !squadron.inactive && squadron.space().is_some()));
    assert_eq!(game.state.asked(), Some(Player::new(1)), "the other side goes on");
}

#[test]
fn a_squadron_that_lies_upside_down_defends_without_hurting_and_is_eliminated_by_a_hit() {
    let mut game = fight(wings(&[(10, 10), (11, 10)], &[(10, 11)]));
    let third = SquadronNumber(2);
    game.act(Action::Dogfight(third), &[4, 3]).act(Action::Flip, &[]);
    assert!(game.state.squadron(third).inactive);
    // The third squadron lost its attack when it was turned upside down, so the second attacker is next. That attacker rolls a 2 against a 6, but an
    // inactive squadron cannot hurt it.
    assert_eq!(game.state.active(), Some(wing(1)));
    let mut lucky = Game::start(wings(&[(10, 10), (11, 10)], &[(10, 11)]).battle(), &FIRST);
    game.act(Action::Dogfight(third), &[2, 6, 6, 6, 1, 1]);
    assert_eq!(game.state.squadron(RIGHT).space(), Some(at(11, 10)));
    assert!(!game.state.squadron(third).inactive, "recovered at the end of the turn");
    lucky.stay().until_active(wing(0)).act(Action::Dogfight(third), &[4, 3]).act(Action::Flip, &[]);
    lucky.act(Action::Dogfight(third), &[4, 3]);
    assert_eq!(lucky.state.squadron(third).berth, Berth::Eliminated);
    assert_eq!(lucky.state.question(), Some(Question::Advance(RIGHT, at(10, 11))));
    assert!(lucky.can(Action::Advance(LEFT)), "a neighbour of both may advance instead");
}

#[test]
fn asteroids_lower_the_die_against_who_is_among_them() {
    let scene = wings(&[(10, 10)], &[(10, 11)]).terrain(TerrainKind::Asteroids, &[(10, 11)]);
    let mut game = fight(scene);
    game.act(Action::Dogfight(RIGHT), &[4, 3]);
    assert!(
        game.events.iter().any(|event| matches!(event, Event::Dogfight { attack: 3, defense: 3, .. })),
        "4 less 1 draws with 3"
    );
}

#[test]
fn who_advances_into_asteroids_rolls_for_them() {
    let scene = wings(&[(10, 10)], &[(10, 11)]).terrain(TerrainKind::Asteroids, &[(10, 11)]);
    let mut game = fight(scene);
    game.act(Action::Dogfight(RIGHT), &[6, 1]);
    assert_eq!(game.state.squadron(RIGHT).berth, Berth::Eliminated);
    // The advance is the last action of the turn: the squadron recovers, and initiative is rolled.
    game.act(Action::Advance(LEFT), &[5, 6, 6, 1, 1]);
    assert!(game.events.contains(&Event::Flipped(LEFT, None)));
    assert!(game.events.contains(&Event::Recovered(LEFT)));
}

#[test]
fn flak_is_rolled_at_several_squadrons_and_each_defends_anew() {
    let scene = Scene::default()
        .side("Ship", vec![ship("Ship", [6, 0, 0, 5, 1], (10, 10), 0)])
        .side("Swarm", vec![ship("Base", [0, 0, 4, 5, 1], (20, 20), 0).squadrons(&[(10, 9), (10, 11)])]);
    let mut game = Game::start(scene.battle(), &FIRST);
    game.stay().until_active(vessel(0)).act(Action::Flak(System::Cannons), &[]);
    assert_eq!(game.state.volley().expect("an attack").pool, 6, "cannons of 6 are no slower than a squadron");
    game.act(Action::Aim(LEFT), &[]).act(Action::Roll(2), &[3, 3, 6]);
    game.act(Action::Aim(LEFT), &[]).act(Action::Roll(2), &[6, 5, 5]);
    assert_eq!(game.state.squadron(LEFT).berth, Berth::Eliminated, "11 beats twice 5");
    // Only one squadron is left, so the flak is aimed at it.
    game.act(Action::Roll(1), &[1, 1]);
    let last = game.events.iter().rev().find(|event| matches!(event, Event::Barrage { .. }));
    assert!(matches!(last, Some(Event::Barrage { result: Hit::AutomaticMiss, .. })));
    assert!(game.can(Action::Roll(1)) && game.can(Action::Done));
}

#[test]
fn missiles_fired_as_flak_are_not_intercepted() {
    let scene = Scene::default()
        .side("Ship", vec![ship("Ship", [0, 2, 0, 5, 1], (10, 10), 0).with(Part::Missiles, 3)])
        .side("Swarm", vec![ship("Base", [0, 0, 4, 5, 1], (20, 20), 0).squadrons(&[(10, 9), (10, 11)])]);
    let mut game = Game::start(scene.battle(), &FIRST);
    game.stay().until_active(vessel(0)).act(Action::Flak(System::Launchers), &[]).act(Action::Missiles(2), &[]);
    assert_eq!(game.state.question(), Some(Question::Aim));
    assert_eq!(game.state.volley().expect("an attack").pool, 2, "and they are not slow");
}

#[test]
fn a_pushed_squadron_with_no_empty_space_returns_to_base_or_is_lost() {
    let ring = [(10, 9), (11, 9), (11, 10), (10, 11), (9, 10), (9, 9)];
    let game = |bays: u32| {
        let scene = Scene::default()
            .side("Ship", vec![ship("Ship", [1, 0, 0, 5, 2], (10, 12), 0)])
            .side("Swarm", vec![ship("Base", [1, 0, bays, 5, 3], (10, 7), 0).squadrons(&[(10, 10)])])
            .terrain(TerrainKind::Planetoid, &ring[..3])
            .terrain(TerrainKind::Planetoid, &ring[4..]);
        let mut game = Game::start(scene.battle(), &[1, 1, 6, 6]);
        game.act(Action::Step(at(10, 11)), &[]).act(Action::Step(at(10, 10)), &[]);
        game
    };
    // Only one space around the squadron is empty: the one from which the ship came.
    let mut open = game(1);
    open.act(Action::Face(Facing::new(0)), &[]);
    assert_eq!(open.legal(), [Action::Push(at(10, 11))]);
    let closed = |bays: u32| {
        let scene = Scene::default()
            .side("Ship", vec![ship("Ship", [1, 0, 0, 5, 2], (10, 12), 0), ship("Cork", [1, 0, 0, 5, 1], (11, 11), 0)])
            .side("Swarm", vec![ship("Base", [1, 0, bays, 5, 3], (10, 7), 0).squadrons(&[(10, 10)])])
            .terrain(TerrainKind::Planetoid, &ring[..3])
            .terrain(TerrainKind::Planetoid, &ring[4..]);
        let mut game = Game::start(scene.battle(), &[1, 1, 6, 6]);
        // The slower ship moves first, into the only free space.
        game.act(Action::Step(at(10, 11)), &[]);
        game.act(Action::Face(Facing::new(0)), &[]);
        game.act(Action::Step(at(10, 11)), &[]).act(Action::Step(at(10, 10)), &[]).act(Action::Face(Facing::new(0)), &[]);
        game.state.squadron(LEFT).berth
    };
    assert_eq!(closed(1), Berth::Aboard(ShipNumber(2)));
    assert_eq!(closed(0), Berth::Eliminated);
}

#[test]
fn whoever_engages_warp_may_be_forbidden_to_move_or_to_fire() {
    let game = |options: Options| {
        let scene = Scene::default()
            .side("Ship", vec![ship("Ship", [2, 0, 0, 5, 2], (10, 10), 0).with(Part::Warp, 1)])
            .side("Prey", vec![ship("Prey", [0, 0, 0, 5, 1], (10, 7), 0)])
            .content(|content| content.options = options);
        let mut game = Game::start(scene.battle(), &FIRST);
        game.act(Action::Face(Facing::new(0)), &[]);
        game
    };
    let mut still = game(Options { no_move_at_warp: true, ..Options::default() });
    assert!(still.can(Action::Step(at(10, 9))));
    still.act(Action::Warp, &[]);
    assert!(!still.can(Action::Step(at(10, 9))) && still.can(Action::Face(Facing::new(3))));
    let mut moved = game(Options { no_move_at_warp: true, ..Options::default() });
    moved.act(Action::Step(at(10, 9)), &[]);
    assert!(!moved.can(Action::Warp), "who has moved cannot engage");
    let mut silent = game(Options { no_fire_at_warp: true, ..Options::default() });
    silent.act(Action::Warp, &[]).act(Action::Face(Facing::new(0)), &[]);
    assert!(silent.state.ending().is_some(), "it fires nothing, leaves, and nobody is left who fights");
    let mut firing = game(Options::default());
    firing.act(Action::Warp, &[]).act(Action::Step(at(11, 9)), &[]).act(Action::Face(Facing::new(0)), &[]);
    assert!(firing.can(Action::Fire(System::Cannons, ShipNumber(1))));
}
