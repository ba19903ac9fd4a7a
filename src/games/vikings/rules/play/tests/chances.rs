//! Tests that what the dice decide happens as often as the book's numbers say: berserkers who fight on, challenges, swimmers, and fights with the
//! sides exchanged.

use super::scenes::*;
use super::*;
use geometry::Space;
use rules::play::{Play, Player, Seeded};

/// Whether something that happened `found` times out of `all` agrees with a chance, within four and a half standard errors.
fn is_likely(found: u32, all: u32, chance: f64) -> bool {
    let all = f64::from(all);
    (f64::from(found) - all * chance).abs() <= 4.5 * (all * chance * (1.0 - chance)).sqrt()
}

/// How many fights a berserker between two Ceorls has in a turn. The scene is set up anew after each fight, so that every fight is against sound
/// opponents.
fn fights(battle: &Battle, scene: &State, dice: &mut Seeded) -> u32 {
    let (mut state, mut fights) = (scene.clone(), 0);
    loop {
        let Some((player, question)) = state.position.question else { return fights };
        if player == Player::new(0) && state.position.active != Player::new(0) || state.position.phase != Phase::Combat {
            return fights;
        }
        let action = match question {
            Question::Fights => {
                if fights > 0 {
                    let used = state.position.men[0].used;
                    state.position.men.clone_from(&scene.position.men);
                    state.position.men[0].used = used;
                    state.position.heaps.clear();
                }
                Action::Open(FIRST, SECOND)
            }
            Question::Join => {
                fights += 1;
                Action::Strike
            }
            _ => listed(battle, &state)[0],
        };
        battle.apply(&mut state, action, dice, &mut ()).unwrap_or_else(|why| panic!("{why}"));
    }
}

/// A berserker with an attack of 12 against a defense of 5 wins five of ten fights, and fights on after seven of ten victories. That must make 1.538
/// fights a turn. With the axe the berserker wins eight of ten fights, which must make 2.273 (3.1).
#[test]
fn a_berserker_fights_on_as_often_as_he_wins_and_rages() {
    let pieces = [("Berserker", A, (4, 4), SOME), ("Ceorl", B, (5, 4), SOME), ("Ceorl", B, (3, 4), SOME)];
    let battle = scene(&FIELD, &pieces, |_| ());
    let mut state = begin(&battle);
    pass_to(&battle, &mut state, &|question| question == Question::Fights);
    for (axe, goes_on) in [(false, 0.5_f64 * 0.7), (true, 0.8 * 0.7)] {
        state.position.men[0].axe = axe;
        let mut dice = Seeded::new(31, u64::from(axe));
        let turns = as_many(3_000, 100_000);
        let sum: u32 = (0..turns).map(|_| fights(&battle, &state, &mut dice)).sum();
        let mean = f64::from(sum) / f64::from(turns);
        let expected = 1.0 / (1.0 - goes_on);
        let deviation = goes_on.sqrt() / (1.0 - goes_on) / f64::from(turns).sqrt();
        println!("a berserker{} fights {mean:.3} times", if axe { " with an axe" } else { "" });
        assert!((mean - expected).abs() < 4.5 * deviation, "{mean} instead of {expected}");
    }
}

/// 8.9: half of the wounded characters who pass an enemy must die.
#[test]
fn half_of_the_wounded_do_not_pass_an_enemy() {
    let battle = scene(&FIELD, &[("Ceorl", A, (3, 3), SOME), ("Ceorl", B, (4, 2), SOME)], |_| ());
    let mut state = begin(&battle);
    state.position.men[0].condition = Condition::Wounded;
    pass_to(&battle, &mut state, &|question| question == Question::Mover);
    act(&battle, &mut state, Action::Pick(FIRST), 5);
    act(&battle, &mut state, Action::Step(Pose::on(Space::new(4, 3))), 5);
    let (mut dice, walks) = (Seeded::new(9, 4), as_many(2_000, 100_000));
    let dead = (0..walks).filter(|_| {
        let mut walk = state.clone();
        battle.apply(&mut walk, Action::Step(Pose::on(Space::new(5, 4))), &mut dice, &mut ()).expect("he goes on");
        walk.position.man(FIRST).fate == Fate::Dead
    });
    let dead = dead.count() as u32;
    assert!(is_likely(dead, walks, 0.5), "{dead} of {walks}");
}

/// 4.85: at the start of their turn two of ten swimmers must drown. A wounded swimmer with too few movement points for deep water must drown without
/// a roll (R21).
#[test]
fn swimmers_drown_by_the_die_and_the_exhausted_without_one() {
    for wounded in [false, true] {
        let rows = ["~~~~~~~~~~", "~~~~~~~~~~", "~~~~~~~~~~", "..........", ".........."];
        let pieces = [("Ceorl", A, (9, 4), SOME), ("Ceorl", B, (2, 1), SOME)];
        let battle = scene(&rows, &pieces, |_| ());
        let mut state = begin(&battle);
        if wounded {
            state.position.men[1].condition = Condition::Wounded;
        }
        assert!(!wounded || battle.public().man(SECOND).faces[1].movement < 4, "a wounded Ceorl is too weak to swim on");
        let (mut dice, all) = (Seeded::new(3, 3), as_many(1_000, 20_000));
        let mut dead = 0;
        for _ in 0..all {
            let (mut swims, mut events) = (state.clone(), Vec::new());
            while swims.position.active == Player::new(0) && battle.to_act(&swims).is_some() {
                battle.apply(&mut swims, Action::Done, &mut dice, &mut events).expect("nobody does anything");
            }
            let rolled = events.iter().any(|event| matches!(event, Event::Die(_, Purpose::Drowning(_), _)));
            assert_eq!(rolled, !wounded);
            dead += u32::from(swims.position.man(SECOND).fate == Fate::Dead);
        }
        assert!(if wounded { dead == all } else { is_likely(dead, all, 0.2) }, "{dead} of {all}");
    }
}

/// The results of attacks by a berserker of one side on a Ceorl of the other: how many attacks leave the Ceorl sound, wounded, stunned and dead, and
/// then the same for the berserker.
fn results(attacker: usize, games: u32) -> [u32; 8] {
    let kinds = if attacker == A { ["Berserker", "Ceorl"] } else { ["Ceorl", "Berserker"] };
    let pieces = [(kinds[0], A, (4, 4), SOME), (kinds[1], B, (5, 4), SOME)];
    let battle = scene(&FIELD, &pieces, |_| ());
    let mut state = begin(&battle);
    let own = Player::new(attacker as u8);
    for _ in 0..100 {
        if state.position.question == Some((own, Question::Fights)) {
            break;
        }
        act(&battle, &mut state, Action::Done, 5);
    }
    let (one, other) = if attacker == A { (FIRST, SECOND) } else { (SECOND, FIRST) };
    act(&battle, &mut state, Action::Open(one, other), 5);
    let (mut dice, mut sums) = (Seeded::new(41, attacker as u64), [0; 8]);
    for _ in 0..games {
        let mut fight = state.clone();
        let mut events = Vec::new();
        battle.apply(&mut fight, Action::Strike, &mut dice, &mut events).expect("it is open");
        // Retreats and advances are chosen at random.
        while fight.position.active == own && !matches!(fight.position.question, None | Some((_, Question::Fights))) {
            let legal = listed(&battle, &fight);
            let chosen = legal[dice.below(legal.len() as u32) as usize];
            battle.apply(&mut fight, chosen, &mut dice, &mut events).expect("it is listed");
        }
        let ends = [one, other].map(|man| {
            let state = fight.position.man(man);
            match (state.fate, state.condition) {
                (Fate::Here, Condition::Sound) => 0,
                (Fate::Here, Condition::Wounded) => 1,
                (Fate::Here, Condition::Stunned) => 2,
                _ => 3,
            }
        });
        sums[ends[1]] += 1;
        sums[4 + ends[0]] += 1;
    }
    sums
}

/// Fights must end in each way equally often if attacker and defender exchange sides. 10,000 fights are compared if tests run long.
#[test]
fn mirrored_fights_are_even() {
    let fights = as_many(2_000, 10_000);
    let (one, other) = (results(A, fights), results(B, fights));
    for (one, other) in one.into_iter().zip(other) {
        let chance = f64::from(one + other) / f64::from(2 * fights);
        assert!(is_likely(one, fights, chance) && is_likely(other, fights, chance), "{one} and {other} of {fights}");
    }
    assert!(one.iter().filter(|count| **count > 0).count() >= 4, "{one:?}");
}
