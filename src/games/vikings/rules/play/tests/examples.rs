//! Tests the book's examples with their numbers, and that the engine follows the odds.

use super::scenes::*;
use super::*;
use crate::{Arrow, Heading, Task};
use geometry::Space;
use rules::play::{Play, Player, Seeded};

/// Steps round a rider must cost what the diagram of 2.55 says, but on open ground: 1 ahead, 2 at the sides, 3 behind to either side, 4 straight
/// behind, and 3 for a half-turn.
#[test]
fn a_rider_pays_for_turning_as_the_diagram_has_it() {
    let rows = ["......", "......", "......", "......"];
    let battle = scene(&rows, &[("Thane", A, (3, 1), Heading::E), ("Ceorl", B, (0, 3), SOME)], |_| ());
    let state = begin(&battle);
    let mut motions = Vec::new();
    battle.public().motions(&state.position, FIRST, state.position.man(FIRST).pose, 12, &mut motions);
    let cost = |column: i16, row: i16| {
        motions.iter().filter(|motion| motion.pose.hex == Space::new(column, row)).map(|motion| motion.cost).min()
    };
    assert_eq!(cost(4, 1), Some(1), "straight ahead");
    assert_eq!((cost(4, 0), cost(4, 2)), (Some(1), Some(1)), "ahead to either side");
    assert_eq!((cost(3, 2), cost(3, 0)), (Some(2), Some(2)), "at the sides");
    assert_eq!((cost(2, 0), cost(2, 2)), (Some(3), Some(3)), "behind");
    assert_eq!(cost(1, 1), Some(4), "straight behind");
    let turned = motions.iter().find(|motion| motion.pose == state.position.man(FIRST).pose.reversed());
    assert_eq!(turned.map(|motion| motion.cost), Some(3));
}

/// 2.72: two characters attack one at 4-1, and one of the two is on bad ground. The column that they gain by attacking together must make up for the
/// column that the ground costs.
#[test]
fn company_makes_up_for_the_ground() {
    let rows = ["....", "s...", "...."];
    let pieces = [("Huscarl", A, (0, 1), SOME), ("Huscarl", A, (2, 1), SOME), ("Ceorl", B, (1, 1), SOME)];
    let battle = scene(&rows, &pieces, |_| ());
    let state = begin(&battle);
    let (public, position) = (battle.public(), &state.position);
    // 11 and 11 against 5 are 4-1. The scrub takes one column off, and attacking together adds one.
    assert_eq!(public.odds(position, &[FIRST, SECOND], &[THIRD]), Some(4));
    assert_eq!(public.odds(position, &[FIRST], &[THIRD]), Some(1), "2-1, and a column less for the scrub");
    assert_eq!(public.odds(position, &[SECOND], &[THIRD]), Some(2));
}

/// 3.3: the axe must double the attack, and must make the character who holds it easier to hit.
#[test]
fn an_axe_doubles_an_attack_and_costs_a_situation() {
    let battle = scene(&FIELD, &[("Berserker", A, (4, 4), SOME), ("Ceorl", B, (5, 4), SOME)], |_| ());
    let mut state = begin(&battle);
    state.position.men[0].axe = true;
    let (public, position) = (battle.public(), &state.position);
    assert_eq!(public.odds(position, &[FIRST], &[SECOND]), Some(4), "24 against 5");
    assert_eq!(public.odds(position, &[SECOND], &[FIRST]), Some(2), "7 against 5, and a column for the axe");
}

/// 8.8: a stunned character who has to fall back must die; one who cannot fall back must be wounded.
#[test]
fn the_stunned_and_the_cornered_do_not_fall_back() {
    let pieces = [("Berserker", A, (4, 4), SOME), ("Ceorl", B, (5, 4), SOME)];
    for (stunned, walled, expected) in [(true, false, Some(Harm::Kill)), (false, true, Some(Harm::Wound)), (false, false, None)] {
        let rows = if walled { ["~~~~~~~~~~"; 8].map(|_| "~~~~~~~~~~") } else { FIELD };
        let mut rows: Vec<String> = rows.iter().map(|row| (*row).to_owned()).collect();
        if walled {
            rows[4] = "~~~~..~~~~".to_owned();
        }
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let battle = scene(&rows, &pieces, |content| {
            // Characters in armour do not enter the water.
            for (_, character) in content.characters.clone().iter() {
                let id = content.characters.find(|other| other.name == character.name).map(|(id, _)| id).expect("he is there");
                content.characters.get_mut(id).expect("he is there").armour = true;
            }
        });
        let mut state = begin(&battle);
        if stunned {
            state.position.men[1].condition = Condition::Stunned;
        }
        pass_to(&battle, &mut state, &|question| question == Question::Fights);
        act(&battle, &mut state, Action::Open(FIRST, SECOND), 5);
        // 12 against 5 is 2-1: a roll of 2 counts as 3 against armour, which gives the result C. Against a stunned defender 12 against 2 is 6-1,
        // where C needs an 8.
        let die = if stunned { 8 } else { 2 };
        let events = act(&battle, &mut state, Action::Strike, die);
        let struck = events.iter().find_map(|event| if let Event::Struck { result, .. } = event { Some(*result) } else { None });
        assert_eq!(struck, Some(crate::Blow::C));
        let harm = events.iter().find_map(|event| if let Event::Harmed { harm, .. } = event { Some(*harm) } else { None });
        assert_eq!(harm, expected);
    }
}

/// A character without armour who passes three enemies without armour must remain unhurt with a chance of 0.343.
#[test]
fn passing_three_enemies_unhurt_is_a_third() {
    // The walker crosses one hex beside three enemies.
    let pieces = [("Ceorl", A, (3, 3), SOME), ("Ceorl", B, (4, 2), SOME), ("Ceorl", B, (3, 1), SOME), ("Ceorl", B, (5, 2), SOME)];
    let battle = scene(&FIELD, &pieces, |_| ());
    let (over, beyond) = (Pose::on(Space::new(4, 3)), Pose::on(Space::new(5, 4)));
    let mut state = begin(&battle);
    // The enemy who is not beside E4 at the beginning is moved, so that all three are.
    state.position.men[2].pose = Pose::on(Space::new(5, 3));
    pass_to(&battle, &mut state, &|question| question == Question::Mover);
    act(&battle, &mut state, Action::Pick(FIRST), 5);
    act(&battle, &mut state, Action::Step(over), 5);
    let beside = battle.public().challengers(&state.position, FIRST, over.hex).count();
    let mut unhurt = 0;
    let mut dice = Seeded::new(9, 4);
    for _ in 0..4_000 {
        let mut walk = state.clone();
        let mut events = Vec::new();
        battle.apply(&mut walk, Action::Step(beyond), &mut dice, &mut events).expect("he goes on");
        unhurt += u32::from(!events.iter().any(|event| matches!(event, Event::Harmed { .. })));
    }
    let expected = 0.7_f64.powi(beside as i32) * 4_000.0;
    assert_eq!(beside, 3);
    assert!((f64::from(unhurt) - expected).abs() < 4.0 * (expected * 0.657).sqrt(), "{unhurt} against {expected}");
}

/// A way must cost exactly as many points as its steps together, on foot and on horseback, whatever the character and the hexes.
#[test]
fn a_walk_costs_what_its_steps_do() {
    let battle = battle("shield-wall");
    for game in 0..as_many(6, 60) {
        let mut dice = Seeded::new(23, u64::from(game));
        let mut state = battle.start(&mut dice, &mut ());
        let mut legal = Vec::new();
        while battle.to_act(&state).is_some() {
            battle.legal(&state, &mut legal);
            let action = legal[dice.below(legal.len() as u32) as usize];
            let before = state.position.walk.clone();
            let mut events = Vec::new();
            battle.apply(&mut state, action, &mut dice, &mut events).expect("it is legal");
            let (Some(before), Some(after)) = (before, &state.position.walk) else { continue };
            let hurt = events.iter().any(|event| matches!(event, Event::Slowed(..) | Event::Mounted(..) | Event::Dismounted(..)));
            if before.man == after.man && !hurt && matches!(action, Action::Step(_)) {
                assert_eq!(before.left - after.left, after.spent - before.spent, "{action:?}");
                let moved = events.iter().any(|event| matches!(event, Event::Moved(..) | Event::Entered(..)));
                assert_eq!(moved, after.spent > before.spent, "{action:?}");
            }
        }
    }
}

/// Arrows at a moving character: A must take two points, B wound them and halve the points that are left, and C kill them (8.2).
#[test]
fn arrows_stop_whoever_moves() {
    let pieces = [("Ceorl", A, (2, 4), SOME), ("Archer", B, (8, 4), SOME)];
    let battle = scene(&FIELD, &pieces, |_| ());
    let mut state = begin(&battle);
    pass_to(&battle, &mut state, &|question| question == Question::Mover);
    act(&battle, &mut state, Action::Pick(FIRST), 5);
    act(&battle, &mut state, Action::Step(Pose::on(Space::new(3, 4))), 5);
    assert_eq!(listed(&battle, &state), [Action::React(SECOND), Action::Done]);
    for (die, arrow, left, fate) in [(4, Arrow::A, 4, Fate::Here), (3, Arrow::B, 2, Fate::Here), (1, Arrow::C, 0, Fate::Dead)] {
        let mut shot = state.clone();
        let events = act(&battle, &mut shot, Action::React(SECOND), die);
        let told = events.iter().find(|event| matches!(event, Event::Shot { result, .. } if *result == arrow));
        let told = rules::play::Told::tell(&battle, &[*told.expect("a shot")]);
        assert!(told.starts_with("Archer 1 shoots at Ceorl 0 from 5 hexes with result "), "{told}");
        assert_eq!(shot.position.man(FIRST).fate, fate);
        assert_eq!(shot.position.walk.as_ref().map_or(0, |walk| walk.left), left, "{arrow}");
    }
}

/// A wall of three characters must give heavy cover and good ground only towards its front, and must break up when one of the three leaves it (3.2).
#[test]
fn a_wall_of_shields_protects_its_front() {
    let pieces = [
        ("Huscarl", A, (3, 4), Heading::Ne),
        ("Huscarl", A, (4, 4), Heading::Ne),
        ("Huscarl", A, (5, 4), Heading::Ne),
        ("Archer", B, (5, 0), SOME),
        ("Archer", B, (4, 7), SOME),
        ("Berserker", B, (4, 3), SOME),
    ];
    let battle = scene(&FIELD, &pieces, |content| {
        let force = content.forces.ids().next().expect("a force");
        let members: Vec<_> = content.forces.get(force).expect("it is there").members.ids().collect();
        for member in members {
            content.forces.get_mut(force).and_then(|force| force.members.get_mut(member)).expect("he is there").task =
                Task::Shieldwall;
        }
    });
    let mut state = begin(&battle);
    let public = battle.public();
    let cover = |state: &State, archer: u8| public.shot(&state.position, ManNumber(archer), SECOND).map(|shot| shot.cover);
    let berserker = ManNumber(5);
    assert_eq!(public.wall_of(&state.position, SECOND), [FIRST, SECOND, THIRD]);
    assert_eq!(cover(&state, 4), Some(crate::Cover::None), "from behind");
    assert_eq!(public.odds(&state.position, &[berserker], &[SECOND]), None, "12 on 8 is 1-1, and the wall takes a column");
    assert!(!public.is_ready(&state.position, SECOND), "nobody strikes out of a wall");
    state.position.men[5].pose = Pose::on(Space::new(9, 6));
    assert_eq!(cover(&state, 3), Some(crate::Cover::Heavy), "from before");
    assert_eq!(cover(&state, 4), Some(crate::Cover::None));
    // The moving character leaves the wall. The two who remain no longer form a wall.
    pass_to(&battle, &mut state, &|question| question == Question::Mover);
    act(&battle, &mut state, Action::Pick(THIRD), 5);
    assert!(state.position.men[..3].iter().all(|man| !man.wall));
}

/// R23: a character without armour who has only deep water behind them must be able to choose the wound.
#[test]
fn nobody_is_driven_into_deep_water() {
    let rows = ["~~~~~~", "~~~~~~", "~~..~~", "~~~~~~", "~~~~~~"];
    let battle = scene(&rows, &[("Berserker", A, (2, 2), SOME), ("Ceorl", B, (3, 2), SOME)], |_| ());
    let mut state = begin(&battle);
    pass_to(&battle, &mut state, &|question| question == Question::Fights);
    act(&battle, &mut state, Action::Open(FIRST, SECOND), 5);
    act(&battle, &mut state, Action::Strike, 3);
    let choices = listed(&battle, &state);
    assert!(choices.contains(&Action::Done) && choices.len() > 1, "{choices:?}");
    assert_eq!(battle.to_act(&state), Some(Player::new(1)));
    act(&battle, &mut state, Action::Done, 5);
    assert_eq!(state.position.man(SECOND).condition, Condition::Wounded);
}

/// A character who enters a treasure's hex must turn the marker over, and can pick it up in the next movement. Carrying it must cost two movement
/// points. Once off the board, the treasure must count only once (5.5).
#[test]
fn a_treasure_is_carried_off_the_board() {
    let battle = scene(&FIELD, &[("Ceorl", A, (1, 4), SOME), ("Ceorl", B, (9, 0), SOME)], |content| {
        let id = content.scenarios.ids().next().expect("a scenario");
        let scenario = content.scenarios.get_mut(id).expect("it is there");
        let spaces = [Space::new(2, 4)].into_iter().collect();
        scenario.tokens.add(crate::Token { what: crate::TokenKind::Treasure, spaces });
        scenario.goals = [crate::Goal { what: crate::GoalKind::Treasure, ..crate::Goal::default() }].into_iter().collect();
        scenario.options.treasures = true;
    });
    let mut state = begin(&battle);
    let moves = |question| question == Question::Mover;
    pass_to(&battle, &mut state, &moves);
    act(&battle, &mut state, Action::Pick(FIRST), 5);
    let events = act(&battle, &mut state, Action::Step(Pose::on(Space::new(2, 4))), 5);
    assert!(events.iter().any(|event| matches!(event, Event::TurnedOver(_, crate::TokenKind::Treasure))));
    assert!(!listed(&battle, &state).contains(&Action::PickUp), "not in the movement in which he comes");
    act(&battle, &mut state, Action::Done, 5);
    // Plays through the other side's turn.
    for _ in 0..100 {
        if state.position.turn == 2 && state.position.question == Some((Player::new(0), Question::Mover)) {
            break;
        }
        act(&battle, &mut state, Action::Done, 5);
    }
    act(&battle, &mut state, Action::Pick(FIRST), 5);
    act(&battle, &mut state, Action::PickUp, 5);
    assert_eq!(state.position.walk.as_ref().map(|walk| walk.left), Some(5), "seven less two");
    assert_eq!(battle.public().half_points(&state.position, Player::new(0)), 0);
    for column in [1, 0] {
        act(&battle, &mut state, Action::Step(Pose::on(Space::new(column, 4))), 5);
    }
    act(&battle, &mut state, Action::Leave, 5);
    assert_eq!(state.position.man(FIRST).fate, Fate::Left);
    assert_eq!(battle.public().half_points(&state.position, Player::new(0)), 2 * Scenario::TREASURE as i32);
}

/// 2.56: dismounting must halve a rider's remaining points, and mounting double them, after three points are paid in armour.
#[test]
fn riders_dismount_and_mount_in_the_middle_of_a_move() {
    let battle = scene(&FIELD, &[("Thane", A, (3, 4), Heading::E), ("Ceorl", B, (9, 0), SOME)], |_| ());
    let mut state = begin(&battle);
    pass_to(&battle, &mut state, &|question| question == Question::Mover);
    act(&battle, &mut state, Action::Pick(FIRST), 5);
    for column in 4..8 {
        act(&battle, &mut state, Action::Step(Pose::riding(Space::new(column, 4), 2)), 5);
    }
    act(&battle, &mut state, Action::Dismount(Space::new(8, 4)), 5);
    let left = |state: &State| state.position.walk.as_ref().map(|walk| walk.left);
    assert_eq!(left(&state), Some(2), "twelve less four and three, halved");
    let horse = BeastNumber(0);
    assert!(state.position.beast(horse).is_loose() && !state.position.man(FIRST).is_mounted());
    act(&battle, &mut state, Action::Done, 5);
    for _ in 0..100 {
        if state.position.turn == 2 && state.position.question == Some((Player::new(0), Question::Mover)) {
            break;
        }
        act(&battle, &mut state, Action::Done, 5);
    }
    act(&battle, &mut state, Action::Pick(FIRST), 5);
    act(&battle, &mut state, Action::Mount(horse), 5);
    assert_eq!(left(&state), Some(6), "six less three, doubled");
    assert_eq!(state.position.man(FIRST).pose, Pose::riding(Space::new(7, 4), 2));
}

/// 5.5: a character in armour must drown on the sandbar when the water is deep again, and not in the two turns before.
#[test]
fn the_tide_takes_armour() {
    let rows = ["..........", "..........", "~~~~~~~~~~", "~~~~~~~~~~", "..........", ".........."];
    let battle = scene(&rows, &[("Huscarl", A, (4, 2), SOME), ("Ceorl", B, (9, 0), SOME)], |content| {
        let id = content.scenarios.ids().next().expect("a scenario");
        let scenario = content.scenarios.get_mut(id).expect("it is there");
        let spaces = [Space::new(4, 2), Space::new(4, 3)].into_iter().collect();
        scenario.areas.add(crate::Area { name: "Bar".into(), purpose: crate::Purpose::Tide, spaces });
        scenario.options.low_tide = Some(rules::Count::clamped(1));
    });
    let mut state = begin(&battle);
    let mut turns = Vec::new();
    for _ in 0..200 {
        if state.position.turn > 3 || battle.to_act(&state).is_none() {
            break;
        }
        turns.push((state.position.turn, state.position.man(FIRST).fate));
        act(&battle, &mut state, Action::Done, 5);
    }
    assert!(turns.contains(&(1, Fate::Here)) && turns.contains(&(2, Fate::Here)), "beach, then shallow");
    assert!(!turns.contains(&(3, Fate::Here)) && state.position.man(FIRST).fate == Fate::Dead, "deep in turn 3");
}
