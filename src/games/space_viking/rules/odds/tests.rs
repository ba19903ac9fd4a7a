//! Tests battles and landings, with odds worked out beforehand.

use std::sync::Arc;

use super::sampled::sample;
use super::{BATTLES, BattleEnds, Defence, Landing, LandingForce, Party, Side, SideOwner, battle, interval, landing};
use crate::knowledge::{Cargo, Knowledge, KnownWorld, OwnFleet, OwnShip, Person, Sighting};
use crate::play::Post;
use crate::{Aim, Content, Fleet, Item, Role, Ship, Sovereign, World};
use rules::{Id, Level};

const ESCORT: Party = Party { shots: 1, hits: 1, cost: 8 };
const ATTACK_SHIP: Party = Party { shots: 2, hits: 2, cost: 20 };

fn side(ships: &[Party]) -> Side {
    Side { ships: ships.to_vec(), hits_from: 5, first_fire: false, aim: Aim::Spread, break_off: None }
}

fn ends(one: &Side, other: &Side) -> BattleEnds {
    let odds = battle(one, other);
    assert_eq!(odds.battles, None, "few states");
    let ends = odds.ends;
    let all = ends.wins + ends.loses + ends.both_lost + ends.broke_off + ends.undecided;
    assert!((all - 1.0).abs() < 1e-9, "{ends:?}");
    ends
}

fn close(found: f64, over: f64, under: f64) -> bool {
    (found - over / under).abs() < 1e-9
}

#[test]
fn escorts_are_even_and_often_both_lost() {
    let found = ends(&side(&[ESCORT]), &side(&[ESCORT]));
    assert!(close(found.wins, 2.0, 5.0) && close(found.loses, 2.0, 5.0) && close(found.both_lost, 1.0, 5.0), "{found:?}");
}

#[test]
fn whoever_fires_first_wins_more_often() {
    let first = Side { first_fire: true, ..side(&[ESCORT]) };
    let found = ends(&first, &side(&[ESCORT]));
    assert!(close(found.wins, 3.0, 5.0) && close(found.both_lost, 0.0, 1.0), "{found:?}");
    let builder = Side { hits_from: 4, ..first.clone() };
    assert!(close(ends(&builder, &side(&[ESCORT])).wins, 3.0, 4.0));
    // If both sides would shoot first, all shots are simultaneous.
    assert!(close(ends(&first, &first).both_lost, 1.0, 5.0));
    assert!(close(ends(&side(&[ESCORT]), &first).loses, 3.0, 5.0));
}

#[test]
fn an_attack_ship_beats_one_escort_and_hardly_two() {
    let one = ends(&side(&[ATTACK_SHIP]), &side(&[ESCORT]));
    assert!(close(one.wins, 325.0, 361.0) && close(one.loses, 16.0, 361.0), "{one:?}");
    let two = ends(&side(&[ATTACK_SHIP]), &side(&[ESCORT, ESCORT]));
    assert!(close(two.wins, 29_212.0, 61_009.0) && close(two.loses, 24_601.0, 61_009.0), "{two:?}");
}

#[test]
fn the_same_ends_are_found_from_either_side() {
    let (one, other) = (side(&[ATTACK_SHIP, ESCORT]), side(&[ESCORT, ESCORT, ESCORT]));
    let (here, there) = (ends(&one, &other), ends(&other, &one));
    assert!((here.wins - there.loses).abs() < 1e-9 && (here.both_lost - there.both_lost).abs() < 1e-9);
}

#[test]
fn unarmed_ships_never_decide_anything_and_a_side_can_run() {
    let unarmed = Party { shots: 0, hits: 1, cost: 10 };
    assert!(close(ends(&side(&[unarmed]), &side(&[unarmed])).undecided, 1.0, 1.0));
    let runner = Side { break_off: Some(50), ..side(&[ESCORT, ESCORT]) };
    let found = ends(&runner, &side(&[ATTACK_SHIP]));
    assert!(found.broke_off > 0.1, "{found:?}");
    let nobody = ends(&side(&[]), &side(&[ESCORT]));
    assert!(close(nobody.loses, 1.0, 1.0));
}

#[test]
fn many_ships_are_answered_at_once_and_the_answer_says_how_it_is_known() {
    let fleet =
        |ships: usize| -> Vec<Party> { (0..ships).map(|ship| if ship % 3 == 0 { ATTACK_SHIP } else { ESCORT }).collect() };
    let battleship = Party { shots: 6, hits: 6, cost: 100 };
    for ships in [3, 4, 14, 20, 50, 99] {
        let (one, other) = (side(&fleet(ships)), side(&[&fleet(ships - 1)[..], &[battleship]].concat()));
        let odds = battle(&one, &other);
        let all = odds.ends.wins + odds.ends.loses + odds.ends.both_lost + odds.ends.broke_off + odds.ends.undecided;
        assert!((all - 1.0).abs() < 1e-9, "{odds:?}");
        assert_eq!(odds.battles.is_some(), ships > 4, "{ships} ships");
    }
    // Ships with equal values make few states.
    let even = ends(&side(&[ESCORT; 20]), &side(&[ESCORT; 20]));
    assert!((even.wins - even.loses).abs() < 1e-9, "{even:?}");
}

#[test]
fn battles_that_are_fought_out_come_to_the_exact_shares() {
    let runner = Side { break_off: Some(50), first_fire: true, ..side(&[ESCORT, ESCORT, ATTACK_SHIP]) };
    let weakest = Side { aim: Aim::Weakest, hits_from: 4, ..side(&[ATTACK_SHIP, ESCORT]) };
    for (one, other) in [(&runner, &weakest), (&weakest, &runner), (&weakest, &weakest)] {
        let (exact, fought) = (ends(one, other), sample(one, other));
        let pairs = [
            (exact.wins, fought.wins),
            (exact.loses, fought.loses),
            (exact.both_lost, fought.both_lost),
            (exact.broke_off, fought.broke_off),
            (exact.undecided, fought.undecided),
        ];
        for (exact, fought) in pairs {
            // The interval covers two standard deviations, but four are checked here. Such a test fails by chance once in thousands of times, and
            // this one always throws the same dice.
            let (low, high) = interval(fought, BATTLES);
            assert!(low - (high - low) / 2.0 <= exact && exact <= high + (high - low) / 2.0, "{exact} and {fought}");
        }
    }
    let unarmed = Party { shots: 0, hits: 1, cost: 10 };
    assert!(close(sample(&side(&[unarmed]), &side(&[unarmed])).undecided, 1.0, 1.0));
    assert!(close(interval(0.0, 100).0, 0.0, 1.0) && interval(0.5, BATTLES).1 < 0.51);
}

fn raid(ship: Item, troops: u32, defenders: u32) -> (Content, Fleet, World) {
    let troop = Item { name: "Troop".into(), role: Role::Troop, damage: Level::clamped(1), ..Item::default() };
    let content = Content { items: [Item { drive: true, ..ship }, troop].into_iter().collect(), ..Content::default() };
    let ship = Ship { item: Some(Id::new(1)), cargo: format!("{troops} Troop"), ..Ship::default() };
    let fleet = Fleet { ships: [ship].into_iter().collect(), ..Fleet::default() };
    let mut tables = super::super::Tables::default();
    tables.worlds.lines[2].hits_from = Level::clamped(5);
    let world =
        World { kind: Some(super::super::WorldType::Atomic), troops: Some(Level::clamped(defenders)), ..World::default() };
    (Content { tables: tables.into(), ..content }, fleet, world)
}

fn landed(content: &Content, fleet: &Fleet, world: &World) -> Landing {
    landing(&LandingForce::of_fleet(content, fleet), Defence::of_world(content, world))
}

#[test]
fn the_dreadloque_has_no_screen_and_the_golden_mead_has_one() {
    let attack_ship = Item { damage: Level::clamped(2), ..Item::default() };
    let (content, fleet, beowulf) = raid(attack_ship.clone(), 2, 7);
    let dreadloque = landed(&content, &fleet, &beowulf);
    assert_eq!((dreadloque.screens, dreadloque.at_ships.as_slice()), (0, &[5][..]));
    assert!(close(dreadloque.ships_outlive[0], 112.0, 243.0), "{dreadloque:?}");

    let (content, fleet, amaterasu) = raid(attack_ship, 6, 6);
    let golden_mead = landed(&content, &fleet, &amaterasu);
    assert_eq!((golden_mead.screens, golden_mead.screened_ships), (1, 1));
    assert!(golden_mead.at_ships.is_empty() && golden_mead.ships_outlive.is_empty());
}

#[test]
fn an_empire_builder_fires_first_on_the_ground() {
    let attack_ship = Item { damage: Level::clamped(2), ..Item::default() };
    let (mut content, mut fleet, world) = raid(attack_ship, 2, 7);
    let builder = super::super::Player { kind: Sovereign::EmpireBuilder, ..super::super::Player::default() };
    fleet.player = Some(content.players.add(builder));
    let mut tables = super::super::Tables::clone(&content.tables);
    tables.rolls.landed_ship = Level::clamped(4);
    content.tables = tables.into();
    // Each of the two troops kills a defender on a roll of six, and the ship on four or more. Two of the seven defenders shoot at the troops, the
    // rest at the ship.
    let outlives = landed(&content, &fleet, &world).ships_outlive;
    assert!(close(outlives[0], 10_036.0, 17_496.0), "{outlives:?}");
}

#[test]
fn a_report_tells_a_player_the_same_odds_as_the_designs() {
    let attack_ship = Item { damage: Level::clamped(2), firepower: Level::clamped(2), ..Item::default() };
    let (mut content, mut fleet, world) = raid(attack_ship, 2, 7);
    let builder =
        super::super::Player { kind: Sovereign::EmpireBuilder, sovereign: "Otto".into(), ..super::super::Player::default() };
    let player = content.players.add(builder);
    (fleet.player, fleet.commander, fleet.break_off) = (Some(player), "otto".into(), Some(Level::clamped(50)));
    let campaign = content.campaigns.add(crate::Campaign::default());
    let mut knowledge: Knowledge = Post::begin(Arc::new(content.clone()), campaign, 1).knowledge()[0].clone();
    let cargo = Cargo { items: vec![(Id::new(2), 2)], ..Cargo::default() };
    let ship = OwnShip { name: String::new(), item: Id::new(1), hits: 0, jump: 1, is_unmanned: false, cargo };
    let mut own = OwnFleet {
        name: "Nemesis".into(),
        commander: "Otto".into(),
        mode: crate::Mode::Passive,
        break_off: Some(50),
        aim: fleet.aim,
        with: Vec::new(),
        at: geometry::Space::new(1, 1),
        orders: String::new(),
        is_new: false,
        is_idle: false,
        ships: vec![ship],
    };
    knowledge.own.persons = vec![Person { name: "Otto".into(), at: own.at, aboard: Some(own.name.clone()) }];
    assert_eq!(Side::of_own(&knowledge, &own), Side::of_fleet(&content, &fleet));
    let seen = Sighting { troops: 7, ..Sighting::default() };
    let known = KnownWorld { charted: world.kind, seen: Some(seen), ..KnownWorld::default() };
    let defence = Defence::of_known(&knowledge, &known).expect("it is charted");
    assert_eq!(defence, Defence::of_world(&content, &world));
    assert_eq!(landing(&LandingForce::of_own(&knowledge, &own), defence), landed(&content, &fleet, &world));
    assert_eq!(Defence::of_known(&knowledge, &KnownWorld::default()), None, "nobody knows what it is");
    // Own ships count with the hits that they have taken; ships that were seen count as whole.
    own.ships[0].hits = 1;
    let (hurt, whole) = (Side::of_own(&knowledge, &own), Side::of_seen(&content, SideOwner::default(), &[(Id::new(1), 3)]));
    assert_eq!(hurt.ships, [Party { hits: 1, ..Side::of_fleet(&content, &fleet).ships[0] }]);
    assert_eq!((whole.ships.len(), whole.ships[0].hits, whole.first_fire), (3, 2, false));
}
