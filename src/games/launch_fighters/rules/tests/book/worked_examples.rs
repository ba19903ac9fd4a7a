//! The worked examples of the rulebook, step by step with their dice.

use geometry::{Facing, Space};
use launch_fighters::Part;
use launch_fighters::play::{Action, Berth, Event, Hit, Purpose, Question, ShipNumber, Shot, SquadronNumber, System, Unit};
use rules::play::Player;

use crate::scene::{Game, Placed, Scene, ship, vessel, wing};

const ONE: ShipNumber = ShipNumber(0);
const TWO: ShipNumber = ShipNumber(1);

fn at(column: i16, row: i16) -> Space {
    Space::new(column, row)
}

fn picket(name: &str, movement: u32, column: i16, row: i16) -> Placed {
    ship(name, [1, 0, 0, 3, movement], (column, row), 0)
}

/// "A) Initiative": Andy, Eli and Aaron roll 8, 3 and 3; Eli and Aaron roll off and Eli wins.
#[test]
fn initiative_with_a_tie() {
    let scene = Scene::default()
        .side("Andy", vec![picket("A", 2, 2, 2)])
        .side("Eli", vec![picket("E", 2, 10, 2)])
        .side("Aaron", vec![picket("R", 2, 18, 2)]);
    let game = Game::start(scene.battle(), &[5, 3, 1, 2, 2, 1, 4, 4, 3, 4]);
    let places: Vec<u8> = game.state.sides().iter().map(|side| side.place).collect();
    assert_eq!(places, [2, 1, 0], "from lowest to highest Aaron, Eli, Andy");
    let rolls: Vec<u8> = game.state.sides().iter().map(|side| side.initiative).collect();
    assert_eq!(rolls, [8, 3, 3]);
    assert!(game.events.contains(&Event::Die(Player::new(1), Purpose::RollOff, 4)));
}

/// "B) Movement": Andy's three slow ships move before Aaron and Eli, who take turns in the order of their initiative.
#[test]
fn slower_ships_move_first_and_players_take_turns() {
    let scene = Scene::default()
        .side("Andy", vec![picket("A1", 2, 2, 2), picket("A2", 2, 4, 2), picket("A3", 2, 6, 2)])
        .side("Eli", vec![picket("E", 3, 12, 2)])
        .side("Aaron", vec![picket("R1", 3, 18, 2), picket("R2", 3, 20, 2)]);
    let mut game = Game::start(scene.battle(), &[6, 6, 3, 4, 1, 1]);
    let mut order = Vec::new();
    while game.state.phase() == launch_fighters::play::Phase::Movement {
        if game.state.question() == Some(Question::Mover) {
            let first = game.legal()[0];
            game.act(first, &[]);
        }
        if let Some(Unit::Ship(moving)) = game.state.active() {
            order.push((game.battle.side_name(game.battle.ship(moving).player).to_owned(), game.state.step()));
        }
        game.act(Action::Face(Facing::new(0)), &[]);
    }
    let order: Vec<_> = order.iter().map(|(name, step)| (name.as_str(), *step)).collect();
    assert_eq!(order, [("Andy", 2), ("Andy", 2), ("Andy", 2), ("Aaron", 3), ("Eli", 3), ("Aaron", 3)]);
}

/// "Example: A Bold Move": a ship moves through an enemy ship into the space of an enemy squadron, and the squadron's owner pushes it away.
#[test]
fn a_bold_move() {
    let scene = Scene::default()
        .side("Bold", vec![ship("Number One", [1, 0, 0, 3, 2], (10, 10), 0)])
        .side("Foe", vec![ship("Number Two", [1, 0, 0, 3, 3], (10, 9), 3).squadrons(&[(10, 8)])]);
    let mut game = Game::start(scene.battle(), &[1, 1, 6, 6]);
    game.act(Action::Step(at(10, 9)), &[]);
    assert!(!game.can(Action::Face(Facing::new(0))), "no ship ends its movement in the space of another");
    game.act(Action::Step(at(10, 8)), &[]).act(Action::Face(Facing::new(0)), &[]);
    assert_eq!(game.state.question(), Some(Question::Push(SquadronNumber(0))));
    assert_eq!(game.state.asked(), Some(Player::new(1)), "the owner of the squadron chooses");
    assert!(!game.can(Action::Push(at(10, 9))), "only empty spaces");
    assert_eq!(game.legal().len(), 5);
    game.act(Action::Push(at(11, 8)), &[]);
    assert_eq!(game.state.squadron(SquadronNumber(0)).berth, Berth::OnMap(at(11, 8)));
    assert_eq!(game.state.ship(ONE).at, at(10, 8));
}

/// "Flanking", examples A to C: compares the pool of one shot from three positions.
#[test]
fn flanking_needs_the_front_arc_and_the_rear_arc() {
    let pool = |facing: u8, at: (i16, i16), target_facing: u8| {
        let scene = Scene::default()
            .side("One", vec![ship("One", [3, 0, 0, 9, 2], (10, 10), facing)])
            .side("Two", vec![ship("Two", [0, 0, 0, 9, 2], at, target_facing)]);
        let mut game = Game::start(scene.battle(), &[6, 6, 1, 1]);
        game.stay().until_active(vessel(0)).act(Action::Fire(System::Cannons, TWO), &[]);
        game.state.volley().expect("an attack").pool
    };
    assert_eq!(pool(0, (10, 7), 0), 6, "A: out of the front arc into the rear arc");
    assert_eq!(pool(0, (12, 10), 0), 3, "B: on the side line");
    assert_eq!(pool(3, (10, 7), 0), 3, "C: not out of the front arc");
    assert_eq!(pool(0, (10, 7), 3), 3, "not into the rear arc");
}

/// "Gather Your Pool", example: a ship with level 4 launchers can fire up to 4 missiles.
#[test]
fn a_launcher_fires_a_missile() {
    let scene = Scene::default()
        .side("One", vec![ship("One", [0, 4, 0, 5, 3], (10, 10), 0).with(Part::Missiles, 28)])
        .side("Two", vec![ship("Two", [1, 0, 0, 5, 1], (10, 7), 3)]);
    let mut game = Game::start(scene.battle(), &[6, 6, 1, 1]);
    game.stay().until_active(vessel(0)).act(Action::Fire(System::Launchers, TWO), &[]);
    assert_eq!(game.legal(), (1..=4).map(Action::Missiles).collect::<Vec<_>>());
    game.act(Action::Missiles(4), &[]);
    assert_eq!(game.state.volley().expect("an attack").pool, 4);
    assert_eq!(game.state.ship(ONE).missiles, 24);
}

/// "7) Damage and Hits": against a defense of 3 a sum of 7 or more is a direct hit.
#[test]
fn seven_beats_twice_three() {
    assert_eq!(Hit::of(3, 3), Hit::Miss);
    assert_eq!(Hit::of(4, 3), Hit::Hit);
    assert_eq!(Hit::of(6, 3), Hit::Hit);
    assert_eq!(Hit::of(7, 3), Hit::Direct);
    assert_eq!(Hit::of(1, 0), Hit::Direct);
}

/// The rulebook's "Attack Examples: So Many Targets, So Little Time", played step by step.
#[test]
fn so_many_targets_so_little_time() {
    let scene = Scene::default()
        .side("Attacker", vec![ship("Number One", [2, 4, 0, 6, 2], (5, 10), 0).with(Part::Missiles, 7)])
        .side("Defender", vec![ship("Number Three", [1, 0, 1, 5, 1], (5, 7), 3).squadrons(&[(5, 11), (5, 8)])]);
    let mut game = Game::start(scene.battle(), &[6, 6, 1, 1]);
    let behind = SquadronNumber(0);
    game.stay().until_active(vessel(0));
    // The ship fires its cannons as flak: two dice, halved to one because a squadron moves 5. A 4 against a 2 is a hit; a direct hit would take a 5.
    game.act(Action::Flak(System::Cannons), &[]);
    assert_eq!(game.state.volley().expect("an attack").pool, 1);
    game.act(Action::Roll(1), &[4, 2]);
    let cannons = Shot { unit: vessel(0), system: System::Cannons };
    assert_eq!(game.state.question(), Some(Question::Struck(behind, cannons)));
    game.act(Action::Recall, &[]);
    assert_eq!(game.state.squadron(behind).berth, Berth::Aboard(TWO));
    assert!(game.state.squadron(behind).inactive, "upside down on the record sheet of ship 3");
    // The ship fires four missiles; the squadron in the front arc intercepts one with a 5, and three dice are left.
    game.act(Action::Fire(System::Launchers, TWO), &[]).act(Action::Missiles(4), &[]);
    assert_eq!(game.state.ship(ONE).missiles, 3);
    assert_eq!(game.legal(), [Action::Intercept(0), Action::Intercept(1)]);
    game.act(Action::Intercept(1), &[5]);
    assert_eq!(game.state.volley().expect("an attack").pool, 3);
    // Two dice roll 10 against 5: a hit, and not quite a direct one. The attacker chooses defense, which falls to 4.
    game.act(Action::Roll(2), &[4, 6]);
    let missiles = Shot { unit: vessel(0), system: System::Launchers };
    assert_eq!(game.state.question(), Some(Question::Reduce(TWO, 1, Some(missiles))));
    assert_eq!(game.state.asked(), Some(Player::new(0)));
    game.act(Action::Reduce(Part::Defense), &[]);
    assert_eq!(game.state.ship(TWO).defense(), 4);
    // The last die shows a 4, which fails to beat a defense of 4.
    game.act(Action::Roll(1), &[4]);
    let last = game.events.iter().rev().find(|event| matches!(event, Event::Barrage { .. }));
    assert!(matches!(last, Some(Event::Barrage { sum: 4, defense: 4, result: Hit::Miss, .. })), "{last:?}");
    assert_eq!(game.state.volley(), None);
}

/// The rulebook's "Attack Examples: Beta Squadron", played step by step.
#[test]
fn beta_squadron_prevails() {
    let scene = Scene::default()
        .side("Attacker", vec![ship("Far away", [1, 0, 1, 6, 2], (20, 20), 0).squadrons(&[(5, 12)])])
        .side("Defender", vec![ship("Number Three", [1, 0, 2, 5, 1], (5, 8), 3).squadrons(&[(5, 11), (5, 10)])]);
    let mut game = Game::start(scene.battle(), &[6, 6, 1, 1]);
    let (beta, front, other) = (SquadronNumber(0), SquadronNumber(1), SquadronNumber(2));
    game.stay();
    assert_eq!(game.state.active(), Some(wing(0)), "the highest initiative attacks first");
    assert!(!game.legal().iter().any(|action| matches!(action, Action::Land(_))), "no host is near");
    // A 5 against a 2 is a direct hit: the enemy squadron is eliminated, and Beta advances.
    game.act(Action::Dogfight(front), &[5, 2]);
    assert_eq!(game.state.squadron(front).berth, Berth::Eliminated);
    assert_eq!(game.state.sides()[0].half_points, 10);
    game.act(Action::Advance(beta), &[]);
    assert_eq!(game.state.squadron(beta).berth, Berth::OnMap(at(5, 11)));
    // The other enemy attacks with a 4, and Beta defends with a 6. Beta wins again, forces the enemy to return to base, and advances.
    game.until_active(wing(2)).act(Action::Dogfight(beta), &[4, 6]);
    assert_eq!(game.state.asked(), Some(Player::new(0)), "the victor chooses");
    game.act(Action::Recall, &[]);
    assert_eq!(game.state.squadron(other).berth, Berth::Aboard(TWO));
    // No other unit has anything to do, so the advance ends the turn and initiative is rolled.
    game.act(Action::Advance(beta), &[6, 6, 1, 1]);
    assert_eq!(game.state.squadron(beta).berth, Berth::OnMap(at(5, 10)));
}

/// "Beta Squadron": if the squadron were forced to return to base, it would be eliminated, because no base is within five spaces.
#[test]
fn a_squadron_without_a_base_is_eliminated() {
    let scene = Scene::default()
        .side("Attacker", vec![ship("Far away", [1, 0, 1, 6, 2], (20, 20), 0).squadrons(&[(5, 12)])])
        .side("Defender", vec![ship("Number Three", [1, 0, 2, 5, 1], (5, 8), 3).squadrons(&[(5, 11)])]);
    let mut game = Game::start(scene.battle(), &[1, 1, 6, 6]);
    game.stay().until_active(wing(1)).act(Action::Dogfight(SquadronNumber(0)), &[4, 3]).act(Action::Recall, &[]);
    assert_eq!(game.state.squadron(SquadronNumber(0)).berth, Berth::Eliminated);
    assert_eq!(game.state.sides()[1].half_points, 10, "to the credit of who sent it home");
}

/// "Sensors": with ships of sensors 3 and 1, a side's bonus is 3, and 1 once the ship with the better sensors is destroyed.
#[test]
fn sensors_count_once_and_only_while_their_ship_lives() {
    let seeing = |name: &str, level: u32, at: (i16, i16)| ship(name, [0, 0, 0, 0, 1], at, 0).with(Part::Sensors, level);
    let scene = Scene::default()
        .side("Watch", vec![seeing("Three", 3, (10, 7)), seeing("One", 1, (20, 20))])
        .side("Foe", vec![ship("Foe", [1, 0, 0, 5, 2], (10, 10), 0)]);
    let mut game = Game::start(scene.battle(), &[2, 3, 6, 6]);
    assert_eq!(game.state.sides()[0].initiative, 8);
    // The ship has a single level, and any barrage that is not all ones hits a defense of 0 directly.
    game.stay().act(Action::Fire(System::Cannons, ONE), &[]).act(Action::Roll(1), &[2]);
    game.act(Action::Reduce(Part::Move), &[2, 3, 6, 6]);
    assert!(!game.state.ship(ONE).is_on_map());
    assert_eq!(game.state.sides()[0].initiative, 6);
}
