//! Tests boats in the book's examples with their numbers, and on waters made for the tests.

use super::scenes::{act, listed};
use super::*;
use crate::board::{Board, Hexes};
use crate::boat::{DeckHex, Meeting};
use crate::{Heading, Member, Start, Vessel};
use geometry::Space;
use rules::play::{Play, Player, Seeded};

/// A boat of a test: its class, its side, the hex of its mast, the side at which its bow points, its speed in the phase before, and how many
/// characters are aboard.
pub(super) type Afloat = (&'static str, usize, (i16, i16), Heading, i8, usize);

pub(super) const A: usize = 0;
pub(super) const B: usize = 1;

/// Rows of open water.
pub(super) fn sea(columns: usize, rows: usize) -> Vec<String> {
    vec!["~".repeat(columns); rows]
}

/// A scenario with boats on water with these rows, made ready for play. Each boat has a lawful crew, whose troop type depends on the side.
pub(super) fn waters(rows: &[String], boats: &[Afloat], change: impl FnOnce(&mut Content)) -> Battle {
    let mut content = designs("isle-of-man");
    let rowboat = designs("sample").boats.find(|class| class.name == "Rowboat").map(|(_, class)| class.clone()).expect("a class");
    content.boats.add(rowboat);
    let layout = content.layouts.ids().next().expect("a layout");
    let text: Vec<String> = rows.iter().map(|row| format!("{row:?}")).collect();
    let hexes: Hexes = ron::from_str(&format!("[{}]", text.join(","))).expect("rows");
    let board = content.boards.add(Board { hexes, ..Board::default() });
    let laid = crate::board::Laid { board: Some(board), turned: false, at: Space::default() };
    content.layouts.get_mut(layout).expect("it is there").boards = [laid].into_iter().collect();
    let forces: Vec<_> = content.forces.ids().collect();
    for force in &forces {
        let force = content.forces.get_mut(*force).expect("it is there");
        force.members = rules::Shelf::default();
        force.boats = rules::Shelf::default();
    }
    let id = content.scenarios.ids().next().expect("a scenario");
    let scenario = content.scenarios.get_mut(id).expect("it is there");
    (scenario.layout, scenario.tokens, scenario.areas) = (Some(layout), rules::Shelf::default(), rules::Shelf::default());
    scenario.goals = rules::Shelf::default();
    scenario.options = crate::Options::default();
    let mut sizes = [0, 0];
    for (number, (class, side, (column, row), bow, speed, crew)) in boats.iter().enumerate() {
        let class = content.boats.find(|known| known.name == *class).map(|(id, _)| id).expect("a class");
        let start = Start::on(Space::new(*column, *row));
        let vessel = Vessel {
            name: format!("Boat {number}"),
            class: Some(class),
            start,
            bow: *bow,
            speed: *speed,
            hooks: vec!["A2".into(), "C2".into(), "A5".into(), "C5".into()],
            ..Vessel::default()
        };
        let kind = if *side == A { "Bondi" } else { "Ceorl" };
        let (troop, found) =
            content.troops.find(|troop| troop.name == kind).map(|(id, troop)| (id, troop.clone())).expect("a type");
        let boat = content.forces.get_mut(forces[*side]).expect("it is there").boats.add(vessel);
        for _ in 0..*crew {
            let name = format!("{kind} {side} {}", sizes[*side]);
            sizes[*side] += 1;
            let mut character = crate::Character { name, troop: Some(troop), ..crate::Character::default() };
            character.become_one_of(&found);
            character.people = if *side == A { "Vikings".into() } else { "Saxons".into() };
            let member = Member { character: Some(content.characters.add(character)), ..Member::default() };
            content.forces.get_mut(forces[*side]).expect("it is there").members.add(member);
        }
        let known = content.clone();
        let force = content.forces.get_mut(forces[*side]).expect("it is there");
        force.man_lawfully(&known, boat);
        force.boats.get_mut(boat).expect("it is there").speed = *speed;
    }
    for (side, force) in forces.iter().enumerate() {
        // A side must have at least one character.
        if sizes[side] == 0 {
            let kind = content.troops.find(|troop| troop.name == "Ceorl").map(|(id, troop)| (id, troop.clone())).expect("a type");
            let mut character = crate::Character { name: "Somebody".into(), troop: Some(kind.0), ..crate::Character::default() };
            character.become_one_of(&kind.1);
            let start = Start::on(Space::new(0, rows.len() as i16 - 1));
            let member = Member { character: Some(content.characters.add(character)), start, ..Member::default() };
            content.forces.get_mut(*force).expect("it is there").members.add(member);
        }
    }
    change(&mut content);
    changed(content, |_| ())
}

pub(super) fn begin(battle: &Battle) -> State {
    battle.start(&mut Seeded::new(1, 1), &mut ())
}

/// Plays on to a question. Until then all characters keep their tasks, boats are given these speeds, and players do only what they must.
pub(super) fn sail_to(
    battle: &Battle,
    state: &mut State,
    speeds: &[i8],
    die: u8,
    until: &dyn Fn(Question) -> bool,
) -> Vec<Event> {
    let mut events = Vec::new();
    for _ in 0..2_000 {
        let Some((_, question)) = state.position.question else { break };
        if until(question) {
            return events;
        }
        let legal = listed(battle, state);
        let action = match question {
            Question::Speed(boat) => Action::Speed(speeds[boat.index()]),
            _ if legal.contains(&Action::Done) => Action::Done,
            _ => legal[0],
        };
        events.extend(act(battle, state, action, die));
    }
    panic!("nobody is asked that: {:?}", state.position.question);
}

pub(super) fn first(number: u8) -> BoatNumber {
    BoatNumber(number)
}

const D: &str = "Drakkar";
const G: &str = "Galiote";
const R: &str = "Rowboat";

#[test]
fn boats_move_in_the_order_of_the_book() {
    let boats = [
        (D, A, (8, 6), Heading::E, 8, 15),
        (D, A, (8, 16), Heading::E, 5, 12),
        (G, B, (8, 22), Heading::E, 4, 9),
        (R, B, (8, 27), Heading::E, 2, 2),
        (R, B, (8, 31), Heading::E, 1, 1),
    ];
    let battle = waters(&sea(40, 36), &boats, |_| ());
    let mut state = begin(&battle);
    let (mut order, mut sequence) = (vec![Vec::new()], 1);
    loop {
        sail_to(&battle, &mut state, &[8, 5, 4, 2, 1], 5, &|question| {
            matches!(question, Question::Sail(_) | Question::Archer | Question::Mover)
        });
        let Some((_, Question::Sail(boat))) = state.position.question else { break };
        while sequence < state.position.naval.sequence {
            order.push(Vec::new());
            sequence += 1;
        }
        order.last_mut().expect("a sequence").push(boat.0);
        let turns = boat == first(0) && sequence == 6;
        act(&battle, &mut state, Action::Sail(if turns { Sail::Turn(1) } else { Sail::Straight }), 5);
    }
    assert_eq!(order, [vec![0, 1, 2, 3, 4], vec![0, 1, 2, 3], vec![0, 1, 2], vec![0, 1, 2], vec![0, 1], vec![0]]);
    assert_eq!(state.position.boat(first(0)).speed(), 6);
    assert_eq!(state.position.boat(first(0)).moves, 6);
}

#[test]
fn a_boat_that_changes_its_way_waits_and_is_only_blocked() {
    let boats = [(D, A, (10, 9), Heading::E, -1, 15), (G, B, (17, 7), Heading::Se, 0, 9)];
    let battle = waters(&sea(40, 20), &boats, |_| ());
    let mut state = begin(&battle);
    let events = sail_to(&battle, &mut state, &[1, 0], 5, &|question| matches!(question, Question::Sail(_)));
    assert!(events.contains(&Event::Waits(first(0))), "{events:?}");
    assert_eq!((state.position.naval.sequence, state.position.boat(first(0)).effective()), (2, 0));
}

/// A collision: in its second move, a galiote that accelerates from 2 to 4 strikes a drakkar that lies across its way. Every die shows `die`;
/// `damaged` says that the galiote's bow was damaged before.
fn rammed(die: u8, damaged: bool) -> (State, Vec<Event>) {
    let boats = [(G, B, (8, 9), Heading::E, 2, 9), (D, A, (13, 9), Heading::Se, 0, 15)];
    let battle = waters(&sea(40, 24), &boats, |_| ());
    let mut state = begin(&battle);
    // The boats of player A have the first numbers, so the drakkar is number 0.
    let (drakkar, galiote) = (first(0), first(1));
    if damaged {
        let bow = battle.public().boats()[galiote.index()].class.bow();
        state.position.boats[galiote.index()].hull.strike(bow, 1);
    }
    let mut events = Vec::new();
    loop {
        events.extend(sail_to(&battle, &mut state, &[0, 4], die, &|question| matches!(question, Question::Sail(_))));
        events.extend(act(&battle, &mut state, Action::Sail(Sail::Straight), die));
        if events.iter().any(|event| matches!(event, Event::Rammed { .. })) {
            break;
        }
    }
    events.extend(sail_to(&battle, &mut state, &[0, 4], die, &|question| matches!(question, Question::Archer | Question::Mover)));
    let rams =
        Event::Rammed { boat: galiote, other: drakkar, meeting: Meeting::Side, factor: 6, points: if die < 6 { 1 } else { 2 } };
    assert!(events.contains(&rams), "{events:?}");
    (state, events)
}

#[test]
fn the_first_collision_of_the_book_has_its_numbers() {
    let harmed = |events: &[Event], harm: Harm| {
        events
            .iter()
            .filter(|event| matches!(event, Event::Harmed { harm: done, cause: Cause::Collision, .. } if *done == harm))
            .count()
    };
    let (state, events) = rammed(5, false);
    assert_eq!((harmed(&events, Harm::Wound), harmed(&events, Harm::Stun), harmed(&events, Harm::Kill)), (1, 1, 0), "{events:?}");
    assert_eq!(state.position.boat(first(0)).hull.total, 1);
    assert_eq!(state.position.boat(first(1)).hull.total, 0);
    assert_eq!(state.position.boat(first(1)).speed(), 0);
    let (state, events) = rammed(6, false);
    // In the rammed boat one character is killed, one wounded and two stunned. The result for the rammer is one band milder: one character is
    // stunned, and the character at its bow, if there is one, is wounded.
    assert_eq!((harmed(&events, Harm::Kill), harmed(&events, Harm::Stun)), (1, 3), "{events:?}");
    assert_eq!((state.position.boat(first(0)).hull.total, state.position.boat(first(1)).hull.total), (2, 0));
    let (state, _) = rammed(6, true);
    assert_eq!(state.position.boat(first(1)).hull.total, 2, "the scratch that was there, and one of the milder band");
}

#[test]
fn two_pairs_never_turn_a_drakkar_that_lies_still() {
    let battle = waters(&sea(40, 24), &[(D, A, (12, 9), Heading::E, 0, 5)], |_| ());
    let mut state = begin(&battle);
    sail_to(&battle, &mut state, &[1], 5, &|question| matches!(question, Question::Speed(_)));
    assert_eq!(listed(&battle, &state), [-1, 0, 1].map(Action::Speed), "two pairs change it by one");
    sail_to(&battle, &mut state, &[1], 5, &|question| matches!(question, Question::Sail(_)));
    assert_eq!(listed(&battle, &state), [Action::Sail(Sail::Straight)]);
}

/// Whether characters on these hexes can push off a drakkar that lies on a beach with its bow over the sand.
fn pushed(hexes: &[(i16, i16)]) -> bool {
    let mut rows = sea(24, 16);
    for row in &mut rows {
        row.replace_range(15..24, "bbbbbbbbb");
    }
    let battle = waters(&rows, &[(D, A, (12, 7), Heading::E, 0, 6)], |_| ());
    let mut state = begin(&battle);
    let ship = first(0);
    assert!(battle.public().is_beached(&state.position, ship));
    for ((column, row), man) in hexes.iter().zip(0..) {
        state.position.men[man].pose = Pose::on(Space::new(*column, *row));
    }
    battle.public().is_pushed(&state.position, ship)
}

#[test]
fn four_push_a_drakkar_off_a_beach_two_on_each_side() {
    // The bow lies on column 15 of row 7; rows 5 and 9 are beside the hull.
    let both = [(15, 5), (16, 6), (15, 9), (16, 8)];
    assert!(pushed(&both));
    assert!(!pushed(&both[..3]), "three are too few");
    assert!(!pushed(&[(14, 5), (15, 5), (16, 6), (13, 5)]), "all on one side");
}

#[test]
fn a_rope_thrown_at_two_stops_at_four_and_at_four_at_five() {
    let battle = waters(&sea(50, 24), &[(D, A, (12, 9), Heading::E, 4, 15), (D, B, (12, 13), Heading::E, 0, 15)], |_| ());
    let table = battle.public().tables().grappling;
    assert_eq!([1, 2, 3, 4, 5].map(|far| table.reach(far)), [3, 4, 5, 5, 5]);
    let mut state = begin(&battle);
    sail_to(&battle, &mut state, &[4, 0], 5, &|question| matches!(question, Question::Sail(_)));
    let (coil, hook) = (DeckHex { row: 1, along: 4 }, DeckHex { row: -1, along: 4 });
    let rope = state.position.ropes.iter().position(|rope| rope.boat == first(0) && rope.coil == coil).expect("a rope");
    let length = |state: &State| battle.public().rope_length(&state.position, &state.position.ropes[rope], None);
    state.position.ropes[rope].hook = Hook::Holds { boat: first(1), hex: hook, most: 4 };
    assert_eq!(length(&state), Some(2), "alongside, with a row of water between");
    let mut moved = 0;
    for _ in 0..4 {
        let legal = listed(&battle, &state);
        if !legal.contains(&Action::Sail(Sail::Straight)) {
            break;
        }
        act(&battle, &mut state, Action::Sail(Sail::Straight), 5);
        moved += 1;
        assert!(length(&state).is_some_and(|length| length <= 4));
        if !matches!(state.position.question, Some((_, Question::Sail(_)))) {
            sail_to(&battle, &mut state, &[4, 0], 5, &|question| {
                matches!(question, Question::Sail(_) | Question::Mover | Question::Archer)
            });
        }
        if !matches!(state.position.question, Some((_, Question::Sail(_)))) {
            break;
        }
    }
    assert!((2..=3).contains(&moved), "{moved}");
    assert_eq!(length(&state), Some(4));
}

#[test]
fn a_beach_stops_a_boat_on_its_first_or_second_hex_and_rock_before_it() {
    let coast = |what: &str| {
        let mut rows = sea(40, 16);
        for row in &mut rows {
            row.replace_range(20..40, &what.repeat(20));
        }
        rows
    };
    let run = |rows: &[String], mast: i16, speed: i8| {
        let battle = waters(rows, &[(D, A, (mast, 7), Heading::E, speed, 15)], |_| ());
        let mut state = begin(&battle);
        let mut events = sail_to(&battle, &mut state, &[speed], 1, &|question| matches!(question, Question::Sail(_)));
        while let Some((_, Question::Sail(_))) = state.position.question {
            events.extend(act(&battle, &mut state, Action::Sail(Sail::Straight), 1));
            events.extend(sail_to(&battle, &mut state, &[0], 1, &|question| {
                matches!(question, Question::Sail(_) | Question::Mover | Question::Archer)
            }));
        }
        let boat = state.position.boat(first(0)).clone();
        (boat.axis.column - mast, boat.speed(), boat.hull.total, events)
    };
    // The bow is three hexes ahead of the mast.
    let (went, speed, ..) = run(&coast("b"), 15, 3);
    assert_eq!((went, speed), (2, 0), "on the first hex of the beach");
    let (went, speed, ..) = run(&coast("b"), 15, 6);
    assert_eq!((went, speed), (3, 0), "on the second");
    let (went, speed, total, events) = run(&coast("."), 15, 3);
    assert_eq!((went, speed), (1, 0), "before the land");
    assert!(events.contains(&Event::Aground { boat: first(0), factor: 12, points: 2 }), "{events:?}");
    assert_eq!(total, 2);
}

#[test]
fn a_ship_runs_a_rowboat_down_and_armour_drowns() {
    let battle = waters(&sea(50, 20), &[(D, A, (12, 9), Heading::E, 5, 15), (R, B, (18, 9), Heading::Ne, 0, 2)], |_| ());
    let mut state = begin(&battle);
    let mut events = Vec::new();
    while !events.iter().any(|event| matches!(event, Event::Capsized(_))) {
        events.extend(sail_to(&battle, &mut state, &[5, 0], 5, &|question| matches!(question, Question::Sail(_))));
        events.extend(act(&battle, &mut state, Action::Sail(Sail::Straight), 5));
    }
    assert_eq!((state.position.boat(first(0)).speed(), state.position.boat(first(1)).fate), (4, BoatFate::Capsized));
    let swimmers = battle.public().men_of(Player::new(1)).filter(|(man, _)| state.position.man(*man).is_here());
    for (man, _) in swimmers {
        let hex = state.position.man(man).pose.hex;
        assert_eq!(battle.public().boat_at(&state.position, hex), None, "he swims beside the hull");
    }
}

#[test]
fn boats_are_boarded_at_speeds_that_differ_by_one_and_rowers_defend_badly() {
    let boats = [(D, A, (12, 9), Heading::E, 3, 15), (D, B, (12, 12), Heading::E, 2, 15)];
    let battle = waters(&sea(50, 24), &boats, |_| ());
    let mut state = begin(&battle);
    let (public, rower) = (battle.public(), Duty::Oars);
    let beside = |state: &State| {
        let pairs =
            public.men_of(Player::new(0)).flat_map(|(man, _)| public.men_of(Player::new(1)).map(move |(other, _)| (man, other)));
        pairs.into_iter().find(|(man, other)| public.can_strike(&state.position, *man, *other))
    };
    let (man, other) = beside(&state).expect("they lie side by side");
    state.position.men[man.index()].duty = Duty::Boarding;
    state.position.men[other.index()].duty = rower;
    assert_eq!(public.attacking_aboard(&state.position, man, &[other]), Some(1));
    assert_eq!(public.defending_aboard(&state.position, other, &[man]), Some(-1));
    assert_eq!(public.fight(&state.position, &[man], &[other]).shift, 2);
    state.position.boats[0].given = 4;
    assert_eq!(beside(&state), None, "4 against 2");
}

#[test]
fn what_a_side_seals_is_hidden_from_the_other() {
    let boats = [(D, A, (12, 9), Heading::E, 4, 15), (D, B, (12, 16), Heading::E, 4, 15)];
    let battle = waters(&sea(50, 30), &boats, |_| ());
    let mut one = begin(&battle);
    sail_to(&battle, &mut one, &[4, 4], 5, &|question| matches!(question, Question::Speed(_)));
    let mut other = one.clone();
    act(&battle, &mut one, Action::Speed(1), 5);
    act(&battle, &mut other, Action::Speed(7), 5);
    let seen =
        |state: &State| (battle.view(state, Player::new(1)).position.clone(), battle.view(state, Player::new(1)).sealed.clone());
    assert_eq!(seen(&one), seen(&other));
    assert_eq!(listed(&battle, &one), listed(&battle, &other));
    assert_ne!(battle.view(&one, Player::new(0)).sealed, battle.view(&other, Player::new(0)).sealed);
}

/// In how many different ways, each with its own berth and speed, a boat with this speed can end a phase on open water. The test compares this number
/// with the one that the class itself computes.
fn ends(class: &'static str, speed: i8, crew: usize) -> usize {
    let battle = waters(&sea(60, 44), &[(class, A, (30, 22), Heading::E, speed, crew)], |_| ());
    let mut scratch = begin(&battle).position;
    let boat = &mut scratch.boats[0];
    (boat.before, boat.given) = (speed, speed);
    let legs = crate::play::captains::courses(battle.public(), &mut scratch, first(0), &|_, _| None);
    let found: std::collections::BTreeSet<(Space, u8, i32)> =
        legs.iter().map(|leg| (leg.state.axis, leg.state.bow, leg.state.speed().into())).collect();
    let boat = &battle.public().boats()[0];
    let known = boat.class.courses(boat.berth, speed.into());
    let known = known.iter().map(|course| (space_of(course.berth.axis), course.berth.bow.side(6), course.speed));
    assert_eq!(found, known.collect());
    found.len()
}

#[test]
fn every_course_of_a_boat_is_listed() {
    assert_eq!([2, 3, 5, 8].map(|speed| ends(D, speed, 15)), [3, 5, 20, 79]);
    assert_eq!([3, 5].map(|speed| ends(G, speed, 9)), [18, 74]);
    assert_eq!([1, 2].map(|speed| ends(R, speed, 2)), [8, 36]);
}
