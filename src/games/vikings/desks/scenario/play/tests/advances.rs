//! Tests of what the desk says about advances, and about the enemies who challenge during them.

use super::*;
use rules::play::Told as _;
use vikings::play::{Condition, Pose, other, side_towards};

/// A position in which one enemy, who has not fought, stands beside the hex to which `man` advances and is the only one who challenges there;
/// together with that enemy. `None` if no enemy can be put there.
fn with_challenger(battle: &Battle, position: &Position, man: ManNumber, pose: Pose) -> Option<(Position, ManNumber)> {
    let public = battle.public();
    let is_able = |enemy: &ManNumber| {
        let state = position.man(*enemy);
        state.stands() && !state.wall && !state.is_mounted() && !public.man(*enemy).unarmed
    };
    let enemies = public.men_of(other(public.man(man).player)).map(|(enemy, _)| enemy).filter(is_able);
    let grid = public.ground_now(position).site.grid();
    let beside: Vec<Space> = grid.spaces().filter(|hex| side_towards(*hex, pose.hex).is_some()).collect();
    let free = |hex: &&Space| position.at(**hex).is_none();
    enemies.into_iter().find_map(|enemy| {
        beside.iter().filter(free).find_map(|hex| {
            let mut then = position.clone();
            let moved = &mut then.men[enemy.index()];
            (moved.pose, moved.used.engaged) = (Pose::on(*hex), false);
            let after = steps::after(&then, man, pose);
            public.challengers_of_advance(&after, man, pose.hex).eq([enemy]).then_some((then, enemy))
        })
    })
}

/// Asserts that the remarks name this one challenge with its odds: the remark beside an advance to a pose, and the one beside the next step from
/// there.
fn assert_challenge_is_told(battle: &Battle, state: &State, (man, pose): (ManNumber, Pose), enemy: ManNumber) {
    let after = steps::after(&state.position, man, pose);
    let [wounds, kills] = battle.public().challenge_faces(&after, enemy, man);
    let is_sound = after.man(man).condition == Condition::Sound;
    let faces = if is_sound { [(wounds, "wound"), (kills, "kill")] } else { [(0, "wound"), (wounds + kills, "kill")] };
    let odds = format!("1 challenge, {} of 10 hurt", wounds + kills);
    let player = battle.public().man(man).player;
    let on = State { position: Position { question: Some((player, Question::AdvanceOn(man))), ..after }, ..state.clone() };
    let first = steps::beside(battle, state, Action::Advance(man, pose)).expect("a remark beside the advance");
    let then = steps::beside(battle, &on, Action::Step(pose)).expect("a remark beside the step on");
    assert!(first.words.ends_with(&format!("farther: {odds}")), "{}", first.words);
    assert_eq!(then.words, odds);
    for says in [first.says, then.says] {
        assert!(says.contains(&format!("{} challenges on leaving the hex", battle.name(enemy))), "{says}");
        assert!(says.contains("8.9") && says.contains("2.75"), "{says}");
        for (faces, does) in faces.iter().filter(|(faces, _)| *faces > 0) {
            assert!(says.contains(&format!("{faces} {does}")), "{says}");
        }
    }
}

#[test]
fn an_advance_that_will_be_challenged_says_so_with_its_odds() {
    let mut told = 0;
    for template in ["the-hall", "shield-wall", "sample", "viking-against-viking"] {
        let seen = |battle: &Battle, position: &Position| {
            if question(position) != Some(Question::Advance) {
                return false;
            }
            let state = State { position: position.clone(), ..battle.start(&mut dice(), &mut ()) };
            let advances = legal(battle, &state);
            let advance = advances
                .iter()
                .find_map(|action| if let Action::Advance(man, pose) = action { Some((*man, *pose)) } else { None });
            let (man, pose) = advance.expect("an advance");
            if let Some((position, enemy)) = with_challenger(battle, position, man, pose) {
                let mut state = State { position, ..state };
                assert_challenge_is_told(battle, &state, (man, pose), enemy);
                // Those who have fought in this phase do not challenge.
                state.position.men[enemy.index()].used.engaged = true;
                let remark = steps::beside(battle, &state, Action::Advance(man, pose));
                assert!(remark.is_none_or(|remark| !remark.words.contains("challenge")));
                told += 1;
            }
            false
        };
        assert!(met(template, seen).is_none());
    }
    assert!(told > 0, "somebody advances, and an enemy can be put beside them");
}

/// 4.85: a step of an advance into deep water says so, with the faces of the die that drown.
#[test]
fn an_advance_into_deep_water_tells_who_drowns() {
    let (battle, mut state) = met("drakkar-in-sight", |_, _| true).expect("the beginning");
    let public = battle.public();
    let ground = public.ground_now(&state.position);
    let deep = |hex: &Space| ground.deck(*hex).is_none() && ground.water(*hex) == Some(vikings::play::Depth::Deep);
    let hex = ground.site.grid().spaces().find(deep).expect("deep water");
    let dry = ground.site.grid().spaces().find(|hex| ground.water(*hex).is_none()).expect("dry land");
    let is_bare = |man: &ManNumber| !public.man(*man).armour && !public.man(*man).swims;
    let man = state.position.numbered().map(|(man, _)| man).find(is_bare).expect("somebody without armour");
    state.position.men[man.index()].pose = Pose::on(dry);
    let drowns = public.tables().drowning.drowns.get();
    state.position.question = Some((public.man(man).player, Question::AdvanceOn(man)));
    let beside = steps::beside(&battle, &state, Action::Step(Pose::on(hex))).expect("a remark");
    assert!(beside.words.starts_with(&format!("deep water: {drowns} of 10 drown")), "{}", beside.words);
    assert!(beside.says.contains("(4.85)"), "{}", beside.says);
}

/// 3.1: beside the attack of a berserker stands that they must advance after a victory.
#[test]
fn an_attack_of_a_berserker_says_that_they_must_advance() {
    let (mut bound, mut free) = (0, 0);
    for template in ["the-hall", "shield-wall", "sample", "viking-against-viking", "drakkar-in-sight"] {
        let seen = |battle: &Battle, position: &Position| {
            let state = State { position: position.clone(), ..battle.start(&mut dice(), &mut ()) };
            for action in legal(battle, &state) {
                let Action::Open(attacker, defender) = action else { continue };
                let beside = fight::beside(battle, &state, action).expect("its odds");
                let men = battle.public().advance_of_berserkers(position, &[attacker], &[defender]);
                let is_alone = beside.words.contains("not alone");
                let must = beside.words.contains("; must ");
                assert_eq!(must, !men.is_empty() && !is_alone, "{}", beside.words);
                assert_eq!(must, beside.says.contains("(3.1)"), "{}", beside.says);
                *(if must { &mut bound } else { &mut free }) += 1;
            }
            false
        };
        assert!(met(template, seen).is_none());
    }
    assert!(bound > 0 && free > 0, "{bound} {free}");
}

#[test]
fn an_advance_says_nothing_of_challenges_where_nobody_challenges() {
    let (mut challenged, mut free) = (0, 0);
    for template in ["the-hall", "shield-wall", "sample", "viking-against-viking"] {
        let seen = |battle: &Battle, position: &Position| {
            let state = State { position: position.clone(), ..battle.start(&mut dice(), &mut ()) };
            let by = match question(position) {
                Some(Question::AdvanceOn(man)) => {
                    let hex = position.man(man).pose.hex;
                    battle.public().challengers_of_advance(position, man, hex).count()
                }
                _ => return false,
            };
            for action in legal(battle, &state) {
                let beside = steps::beside(battle, &state, action).filter(|beside| beside.words.contains("challenge"));
                if action == Action::Done {
                    continue;
                }
                assert_eq!(beside.is_some(), by > 0, "{}", battle.choice(&state, action));
                if let Some(beside) = beside {
                    assert!(beside.words.contains("challenge") && beside.words.ends_with(" hurt"), "{}", beside.words);
                    assert!(beside.says.contains("8.9") && beside.says.contains("2.75"), "{}", beside.says);
                }
                *(if by > 0 { &mut challenged } else { &mut free }) += 1;
            }
            false
        };
        assert!(met(template, seen).is_none());
    }
    assert!(free > 0, "{challenged} {free}");
}
