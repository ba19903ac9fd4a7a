//! Tests, with given dice, of rules of play that no worked example of the book covers, one rule at a time.

use geometry::{Edge, Facing, Space};
use launch_fighters::play::{
    Action, Berth, Ending, Event, Fate, Hit, Phase, Purpose, Question, ShipNumber, Shot, SquadronNumber, System, half_points,
};
use launch_fighters::{Area, AreaPurpose, Condition, Entry, Goal, Part, Reinforcement, Reward, TerrainKind};
use rules::play::{Play, Player};
use rules::{Count, Id, Points};

use crate::scene::{Game, Placed, Scene, ship, vessel, wing};

const ONE: ShipNumber = ShipNumber(0);
const TWO: ShipNumber = ShipNumber(1);
/// Dice for initiative after which the first of two sides moves last and attacks first.
const FIRST: [u8; 4] = [6, 6, 1, 1];

fn at(column: i16, row: i16) -> Space {
    Space::new(column, row)
}

fn duel(one: Placed, two: Placed) -> Scene {
    Scene::default().side("One", vec![one]).side("Two", vec![two])
}

/// A ship too far away to fire or to be fired at.
fn far(stats: [u32; 5]) -> Placed {
    ship("Far", stats, (22, 22), 0)
}

#[test]
fn a_target_faster_than_the_cannons_halves_the_pool_and_flanking_doubles_what_is_left() {
    let pool = |cannons: u32, movement: u32, facing: u8| {
        let scene = duel(ship("One", [cannons, 0, 0, 9, 1], (10, 10), 0), ship("Two", [0, 0, 0, 9, movement], (10, 6), facing));
        let mut game = Game::start(scene.battle(), &FIRST);
        game.stay().until_active(vessel(0)).act(Action::Fire(System::Cannons, TWO), &[]);
        game.state.volley().expect("an attack").pool
    };
    assert_eq!(pool(3, 3, 3), 3, "a move as high as the cannons is not fast");
    assert_eq!(pool(3, 4, 3), 2, "three halved, rounded up");
    assert_eq!(pool(3, 4, 0), 4, "halved, then doubled");
}

#[test]
fn the_owner_chooses_what_a_hit_by_cannons_costs_and_the_attacker_what_a_direct_hit_costs() {
    let scene = duel(ship("One", [4, 0, 0, 5, 1], (10, 10), 0), ship("Two", [2, 0, 0, 4, 1], (10, 6), 3));
    let mut game = Game::start(scene.battle(), &FIRST);
    game.stay().until_active(vessel(0)).act(Action::Fire(System::Cannons, TWO), &[]);
    game.act(Action::Roll(1), &[5]);
    assert_eq!(game.state.asked(), Some(Player::new(1)));
    assert_eq!(game.legal(), [Part::Cannons, Part::Defense, Part::Move].map(Action::Reduce), "only stats above zero");
    game.act(Action::Reduce(Part::Defense), &[]).act(Action::Roll(2), &[3, 4]);
    assert_eq!(game.state.asked(), Some(Player::new(0)), "7 beats twice 3");
    game.act(Action::Reduce(Part::Move), &[]);
    game.act(Action::Roll(1), &[1]);
    assert!(game.events.iter().any(|event| matches!(event, Event::Barrage { result: Hit::AutomaticMiss, .. })));
}

#[test]
fn a_direct_hit_by_missiles_reduces_two_and_a_ship_without_stats_is_eliminated_with_its_squadrons() {
    let scene = duel(
        ship("One", [0, 2, 0, 5, 1], (10, 10), 0).with(Part::Missiles, 2),
        ship("Two", [0, 0, 1, 1, 0], (10, 6), 3).with(Part::Fighters, 2),
    );
    let mut game = Game::start(scene.battle(), &FIRST);
    game.stay().until_active(vessel(0)).act(Action::Fire(System::Launchers, TWO), &[]).act(Action::Missiles(2), &[]);
    game.act(Action::Roll(1), &[3]).act(Action::Reduce(Part::Defense), &[]);
    // The hit on the bay rolls for the squadrons inside: on a 4 one is destroyed, and the other is lost with the ship.
    game.act(Action::Reduce(Part::Bays), &[4]);
    assert_eq!(game.state.ship(TWO).fate, Fate::Eliminated);
    assert!(game.state.squadrons().iter().all(|squadron| squadron.berth == Berth::Eliminated));
    // The attacker scores 2 points for the hull and 5 for each of the two squadrons.
    assert_eq!(game.state.sides()[0].half_points, 2 * (2 + 5 + 5));
    assert_eq!(game.state.ending(), Some(Ending::LastFleet));
}

#[test]
fn intercepting_squadrons_stand_outside_the_arc_opposite_the_missiles_and_are_three_at_most() {
    let able = |squadrons: &[(i16, i16)]| {
        let scene = duel(
            ship("One", [0, 4, 0, 5, 1], (10, 10), 0).with(Part::Missiles, 4),
            ship("Two", [0, 0, 1, 9, 1], (10, 6), 3).squadrons(squadrons),
        );
        let mut game = Game::start(scene.battle(), &FIRST);
        game.stay().until_active(vessel(0)).act(Action::Fire(System::Launchers, TWO), &[]).act(Action::Missiles(4), &[]);
        match game.state.question() {
            Some(Question::Intercept(able)) => able,
            _ => 0,
        }
    };
    assert_eq!(able(&[(10, 5)]), 0, "in the rear arc");
    assert_eq!(able(&[(10, 7)]), 1, "in the front arc");
    assert_eq!(able(&[(10, 8)]), 0, "not beside the ship");
    assert_eq!(able(&[(10, 7), (9, 6), (11, 6), (10, 5)]), 3);
}

#[test]
fn a_ship_halted_among_asteroids_in_a_taken_space_falls_back_and_may_still_turn() {
    let scene = duel(ship("One", [2, 0, 0, 5, 3], (10, 10), 0), ship("Two", [2, 0, 0, 5, 4], (10, 9), 0))
        .terrain(TerrainKind::Asteroids, &[(10, 9), (11, 9)]);
    let mut game = Game::start(scene.battle(), &[1, 1, 6, 6]);
    game.act(Action::Step(at(11, 9)), &[3]);
    assert!(game.can(Action::Step(at(12, 9))), "a 3 passes, and the ship may go on");
    game.act(Action::Step(at(10, 9)), &[6]);
    assert_eq!(game.state.question(), Some(Question::Reduce(ONE, 1, None)));
    assert_eq!(game.state.asked(), Some(Player::new(0)), "the owner chooses");
    game.act(Action::Reduce(Part::Cannons), &[]);
    assert_eq!(game.state.ship(ONE).at, at(11, 9));
    assert_eq!(game.legal(), (0..6).map(|side| Action::Face(Facing::new(side))).collect::<Vec<_>>());
    assert_eq!(half_points(&game.battle, &game.state)[1], 2 * game.battle.ship(TWO).hull, "nobody scores for asteroids");
}

#[test]
fn terrain_lowers_barrages_but_never_below_one() {
    let scene = duel(ship("One", [3, 0, 0, 5, 1], (10, 10), 0), ship("Two", [0, 0, 0, 0, 1], (10, 6), 3))
        .terrain(TerrainKind::Asteroids, &[(10, 6)])
        .terrain(TerrainKind::Planetoid, &[(10, 5)]);
    let mut game = Game::start(scene.battle(), &FIRST);
    game.stay().until_active(vessel(0)).act(Action::Fire(System::Cannons, TWO), &[]);
    game.act(Action::Roll(1), &[2]);
    let barrage = game.events.iter().find_map(|event| match event {
        Event::Barrage { sum, terrain, .. } => Some((*sum, *terrain)),
        _ => None,
    });
    assert_eq!(barrage, Some((1, 1)), "of the two that terrain would take it takes one");
}

#[test]
fn out_of_a_nebula_and_into_one_only_neighbours_attack() {
    let game = |row: i16, dice: &[u8]| {
        let scene = duel(ship("One", [3, 0, 0, 5, 1], (10, 10), 0), ship("Two", [0, 0, 0, 5, 1], (10, row), 3))
            .terrain(TerrainKind::Nebula, &[(10, 10)]);
        let mut game = Game::start(scene.battle(), &FIRST);
        game.act(Action::Face(Facing::new(0)), &[]).act(Action::Face(Facing::new(0)), dice);
        game
    };
    assert!(game(9, &[]).can(Action::Fire(System::Cannons, TWO)));
    assert_eq!(game(8, &FIRST).state.turn(), 2, "nobody can attack, and the turn is over");
}

#[test]
fn bays_launch_as_many_as_they_are_and_a_formation_rolls_one_barrage() {
    let scene = duel(ship("One", [0, 0, 2, 5, 5], (10, 10), 0).with(Part::Fighters, 3), ship("Two", [0, 0, 0, 5, 1], (11, 8), 3));
    let mut game = Game::start(scene.battle(), &FIRST);
    game.stay();
    game.act(Action::Launch(at(10, 9)), &[]).act(Action::Launch(at(11, 9)), &[]);
    assert_eq!(game.state.ready_aboard(ONE), 1, "two bays launch two squadrons");
    // The ship's move is 5, so its squadrons still attack in the present step.
    assert_eq!(game.state.question(), Some(Question::Attacker));
    game.act(Action::Attack(wing(0)), &[]).act(Action::Strike(TWO), &[]);
    assert!(game.can(Action::Roll(1)), "nobody has to join");
    game.act(Action::Join(SquadronNumber(1)), &[5, 1]);
    assert_eq!(game.state.question(), Some(Question::Reduce(TWO, 1, Some(Shot { unit: wing(0), system: System::Guns }))));
    assert_eq!(game.state.asked(), Some(Player::new(1)));
    // Both squadrons have attacked, so the turn ends.
    game.act(Action::Reduce(Part::Defense), &FIRST);
    assert_eq!(game.state.turn(), 2);
}

#[test]
fn squadrons_launched_after_their_step_do_not_attack_this_turn() {
    let scene = duel(ship("One", [0, 0, 1, 5, 2], (10, 10), 0).with(Part::Fighters, 1), ship("Two", [0, 0, 0, 5, 1], (10, 8), 3));
    let mut game = Game::start(scene.battle(), &FIRST);
    game.stay().act(Action::Launch(at(10, 9)), &FIRST);
    assert_eq!(game.state.turn(), 2);
}

#[test]
fn a_bay_recovers_one_squadron_a_turn_and_recovered_squadrons_wait() {
    let scene = duel(ship("One", [0, 0, 1, 5, 2], (10, 10), 0).squadrons(&[(10, 12), (11, 12)]), far([1, 0, 0, 5, 1]));
    let mut game = Game::start(scene.battle(), &FIRST);
    game.stay().act(Action::Attack(wing(0)), &[]);
    // The only bay is taken and the squadron inside lies upside down, so no unit can do anything else.
    game.act(Action::Land(ONE), &FIRST);
    assert_eq!(game.state.squadron(SquadronNumber(0)).berth, Berth::Aboard(ONE));
    assert!(!game.state.squadron(SquadronNumber(0)).inactive, "recovered at the end of the turn");
    assert_eq!(game.state.squadron(SquadronNumber(1)).space(), Some(at(11, 12)));
}

#[test]
fn boosters_add_one_space_a_turn_and_warp_leaves_at_its_end() {
    let scene = duel(ship("One", [1, 0, 0, 5, 1], (10, 10), 0).with(Part::Boosters, 2).with(Part::Warp, 1), far([1, 0, 0, 5, 1]));
    let mut game = Game::start(scene.battle(), &[1, 1, 6, 6]);
    game.act(Action::Warp, &[]).act(Action::Step(at(10, 9)), &[]);
    assert!(!game.can(Action::Step(at(10, 8))));
    game.act(Action::Boost(at(10, 8)), &[]);
    assert!(!game.legal().iter().any(|action| matches!(action, Action::Boost(_))), "one booster a turn");
    assert_eq!(game.state.ship(ONE).boosters, 1);
    game.act(Action::Face(Facing::new(0)), &[]).act(Action::Face(Facing::new(0)), &[]);
    assert_eq!(game.state.ship(ONE).fate, Fate::Retreated);
    assert_eq!(game.state.ending(), Some(Ending::LastFleet));
    let hulls = [ONE, TWO].map(|ship| game.battle.ship(ship).hull);
    assert_eq!(half_points(&game.battle, &game.state), [hulls[0], 2 * hulls[1]], "half for a ship that has left");
}

#[test]
fn repair_is_used_up_and_raises_nothing_above_its_original_level() {
    let scene = duel(ship("One", [1, 0, 0, 5, 1], (10, 10), 0), ship("Two", [0, 0, 0, 2, 1], (10, 6), 3).with(Part::Repair, 2));
    let mut game = Game::start(scene.battle(), &FIRST);
    game.stay().until_active(vessel(0)).act(Action::Fire(System::Cannons, TWO), &[]);
    game.act(Action::Roll(1), &[4]).act(Action::Reduce(Part::Defense), &[]);
    assert_eq!(game.state.question(), Some(Question::Repairs));
    game.act(Action::Repair(TWO), &[4]);
    assert_eq!(game.legal(), [Action::Raise(Part::Defense)]);
    game.act(Action::Raise(Part::Defense), &FIRST);
    assert_eq!((game.state.ship(TWO).defense(), game.state.ship(TWO).repair), (2, 1));
}

#[test]
fn ships_at_the_edge_retreat_and_escapes_are_rewarded() {
    let scene = duel(ship("One", [1, 0, 0, 5, 1], (10, 0), 0), far([1, 0, 0, 5, 1]))
        .content(|content| content.maps.get_mut(Id::new(1)).expect("a map").retreat_edges = [Edge::North].into())
        .scenario(|scenario| {
            let side = Id::new(1);
            let escape = Goal::Escape { edge: Edge::North, ship: None };
            scenario.conditions.add(Condition { side, goal: escape, reward: Reward::Points(Points::new(30)) });
            scenario.conditions.add(Condition {
                side,
                goal: Goal::Protect { ship: Id::new(1) },
                reward: Reward::Points(Points::new(4)),
            });
        });
    let mut game = Game::start(scene.battle(), &FIRST);
    game.act(Action::Face(Facing::new(0)), &[]).act(Action::Face(Facing::new(0)), &[]);
    assert_eq!(game.state.ship(ONE).fate, Fate::Retreated);
    let hull = game.battle.ship(ONE).hull;
    assert_eq!(half_points(&game.battle, &game.state)[0], hull + 60 + 8);
    let outcome = game.battle.outcome(&game.state).expect("the game is over");
    assert_eq!(outcome.winner, Some(Player::new(0)));
}

#[test]
fn destroying_what_a_condition_names_can_win_at_once() {
    let scene = duel(ship("One", [2, 0, 0, 5, 1], (10, 10), 0), ship("Two", [0, 0, 0, 0, 1], (10, 6), 3)).scenario(|scenario| {
        let goal = Goal::Destroy { of: Id::new(2), ship: Id::new(1) };
        scenario.conditions.add(Condition { side: Id::new(1), goal, reward: Reward::Victory });
    });
    let mut game = Game::start(scene.battle(), &FIRST);
    game.stay().until_active(vessel(0)).act(Action::Fire(System::Cannons, TWO), &[]);
    game.act(Action::Roll(1), &[2]).act(Action::Reduce(Part::Move), &[]);
    assert_eq!(game.state.ending(), Some(Ending::Goal(Player::new(0))));
    assert!(game.legal().is_empty());
}

#[test]
fn nothing_but_drifting_for_five_turns_is_a_stalemate_and_the_turn_limit_ends_a_game() {
    let idle = |limit: Option<u32>| {
        let scene = duel(ship("One", [1, 0, 0, 5, 1], (1, 1), 0), far([1, 0, 0, 5, 1]))
            .scenario(|scenario| scenario.turn_limit = limit.map(Count::clamped));
        let mut game = Game::start(scene.battle(), &FIRST);
        while game.state.ending().is_none() {
            game.act(Action::Face(Facing::new(0)), &[]);
            let last = limit.unwrap_or(5) == u32::from(game.state.turn());
            game.act(Action::Face(Facing::new(0)), if last { &[] } else { &FIRST });
        }
        (game.state.ending(), game.state.turn())
    };
    assert_eq!(idle(None), (Some(Ending::Stalemate), 5));
    assert_eq!(idle(Some(3)), (Some(Ending::TurnLimit), 3));
}

#[test]
fn reinforcements_arrive_before_initiative_and_hold_the_end_off() {
    let scene = Scene::default()
        .side("One", vec![ship("One", [1, 0, 0, 5, 1], (10, 10), 0)])
        .side("Two", vec![ship("Late", [1, 0, 0, 5, 1], (0, 0), 0).unplaced()])
        .scenario(|scenario| {
            let side = scenario.sides.get_mut(Id::new(2)).expect("the second side");
            let entry = Entry::Edge(Edge::South);
            side.reinforcements.push(Reinforcement { turn: Count::clamped(2), ships: vec![Id::new(1)], entry });
        });
    let mut game = Game::start(scene.battle(), &FIRST);
    game.act(Action::Face(Facing::new(0)), &[]);
    assert_eq!((game.state.turn(), game.state.phase()), (2, Phase::Arrival));
    assert_eq!(game.legal().len(), 24, "every space of the edge");
    game.act(Action::Place(at(3, 23)), &[]).act(Action::Face(Facing::new(0)), &FIRST);
    assert!(game.state.ship(TWO).is_on_map());
}

#[test]
fn ships_without_a_place_are_put_where_the_book_says() {
    let unplaced = |name: &str| ship(name, [1, 0, 0, 5, 1], (0, 0), 0).unplaced();
    let scene =
        Scene::default().side("One", vec![unplaced("Flag"), unplaced("Escort")]).side("Two", vec![unplaced("Other flag")]);
    let mut game = Game::start(scene.battle(), &[1, 2, 6, 6]);
    assert_eq!(game.state.asked(), Some(Player::new(0)), "the lowest roll places first");
    assert_eq!(game.legal(), [(11, 11), (12, 11), (11, 12), (12, 12)].map(|(column, row)| Action::Place(at(column, row))));
    game.act(Action::Place(at(11, 11)), &[]).act(Action::Face(Facing::new(0)), &[]);
    assert_eq!(game.state.asked(), Some(Player::new(1)));
    let grid = game.battle.board().grid();
    for action in game.legal() {
        let Action::Place(space) = action else { panic!("{action:?}") };
        assert!(grid.distance(at(11, 11), space) == 10 && grid.in_line(at(11, 11), space));
    }
    let there = game.legal()[0];
    game.act(there, &[]).act(Action::Face(Facing::new(0)), &[]);
    assert_eq!(game.state.question(), Some(Question::Place(TWO)));
    assert_eq!(game.legal().len(), 6, "beside its flagship");
    let beside = game.legal()[0];
    game.act(beside, &[]).act(Action::Face(Facing::new(0)), &FIRST);
    assert_eq!(game.state.turn(), 1);
    assert!(game.events.contains(&Event::Die(Player::new(0), Purpose::SetUp, 1)));
}

#[test]
fn cannons_that_can_never_hit_end_in_a_stalemate_after_twenty_turns() {
    let scene = duel(ship("One", [1, 0, 0, 5, 1], (10, 10), 0), ship("Two", [0, 0, 0, 6, 1], (10, 6), 3));
    let mut game = Game::start(scene.battle(), &FIRST);
    while game.state.ending().is_none() {
        game.stay().act(Action::Fire(System::Cannons, TWO), &[]);
        let last = game.state.turn() == 20;
        game.act(Action::Roll(1), if last { &[6] } else { &[6, 6, 6, 1, 1] });
    }
    assert_eq!((game.state.ending(), game.state.turn()), (Some(Ending::Stalemate), 20));
}

#[test]
fn an_area_held_alone_for_turns_in_a_row_is_rewarded_once() {
    let scene = duel(ship("One", [1, 0, 0, 5, 1], (10, 10), 0), ship("Two", [1, 0, 0, 5, 1], (10, 17), 0))
        .content(|content| {
            let spaces = [at(10, 10), at(10, 11)].into();
            let area = Area { name: "Gate".into(), purpose: AreaPurpose::Control, spaces };
            content.maps.get_mut(Id::new(1)).expect("a map").areas.add(area);
        })
        .scenario(|scenario| {
            let goal = Goal::Hold { area: Id::new(1), turns: Count::clamped(2) };
            scenario.conditions.add(Condition { side: Id::new(1), goal, reward: Reward::Points(Points::new(25)) });
            scenario.turn_limit = Some(Count::clamped(4));
        });
    let mut game = Game::start(scene.battle(), &FIRST);
    let before = half_points(&game.battle, &game.state)[0];
    for turn in 1..=4_u16 {
        assert_eq!(game.state.goals()[0].held, turn - 1);
        game.act(Action::Face(Facing::new(0)), &[]);
        game.act(Action::Face(Facing::new(0)), if turn < 4 { &FIRST } else { &[] });
        assert_eq!(game.state.goals()[0].met, u16::from(turn >= 2));
    }
    assert_eq!(half_points(&game.battle, &game.state)[0], before + 50);
    // Both ships are undamaged and cost the same, so the area decides.
    assert_eq!(game.battle.outcome(&game.state).expect("the game is over").winner, Some(Player::new(0)));
}
