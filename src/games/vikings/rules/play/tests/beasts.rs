//! Tests attacks on beasts without riders, and shots at them (3.4, 5.5).

use super::scenes::*;
use super::*;
use crate::{Arrow, Blow, Heading, Token, TokenKind};
use geometry::Space;
use rules::play::{Captain, Play, Seeded};

const BEAST: BeastNumber = BeastNumber(0);

/// A scenario with one beast without a rider, made ready for play, and its state at the first decision.
fn with_beast(what: TokenKind, at: (i16, i16), pieces: &[Piece]) -> (Battle, State) {
    let battle = scene(&FIELD, pieces, |content| {
        let id = content.scenarios.ids().next().expect("a scenario");
        let spaces = [Space::new(at.0, at.1)].into();
        content.scenarios.get_mut(id).expect("it is there").tokens.add(Token { what, spaces });
    });
    let state = begin(&battle);
    (battle, state)
}

fn asked(state: &State) -> Option<Question> {
    state.position.question.map(|(_, question)| question)
}

/// 3.4: an arrow must kill a horse with the results from C on, and have no other effect on it. Nobody may shoot at a horse that a friend holds.
#[test]
fn arrows_kill_loose_horses() {
    let (battle, state) = with_beast(TokenKind::Horse, (6, 4), &[("Archer", A, (1, 4), SOME), ("Ceorl", B, (9, 0), SOME)]);
    assert_eq!(asked(&state), Some(Question::Archer), "an enemy far off and a horse");
    let mut aims = state.clone();
    act(&battle, &mut aims, Action::Pick(FIRST), 5);
    assert!(listed(&battle, &aims).contains(&Action::ShootBeast(BEAST)));
    let missiles = &battle.public().tables().missiles;
    for die in 1..=10 {
        let mut shot = aims.clone();
        let events = act(&battle, &mut shot, Action::ShootBeast(BEAST), die);
        let target = crate::ArrowTarget { mounted: true, cover: crate::Cover::None };
        let kills = missiles.arrow(target, i32::from(die)).is_some_and(|arrow| arrow >= Arrow::C);
        assert_eq!(!shot.position.beast(BEAST).here, kills, "{die}");
        assert_eq!(events.contains(&Event::BeastKilled(BEAST)), kills, "{die}");
        let dead = shot.position.heaps.iter().map(|(_, heap)| heap.horses).sum::<u8>();
        assert_eq!(dead, if kills { 2 } else { 0 }, "a dead horse lies on both of its hexes");
        assert!(shot.position.men.iter().all(|man| man.condition == Condition::Sound));
    }
    // A horse of the archer's own side is no target while a character of that side is beside it.
    let mut own = aims;
    own.position.beasts[0].owner = Some(battle.public().man(FIRST).player);
    own.position.men[0].pose = Pose::on(Space::new(7, 4));
    assert!(!battle.public().is_prey(&own.position, battle.public().man(FIRST).player, BEAST));
}

/// 3.4: an attack on a horse must be resolved as on a rider: results E to H kill it, A wounds the attacker, and B drives the attacker back.
#[test]
fn blows_kill_loose_horses() {
    let (battle, mut state) = with_beast(TokenKind::Horse, (5, 4), &[("Ceorl", A, (6, 4), SOME), ("Ceorl", B, (9, 0), SOME)]);
    pass_to(&battle, &mut state, &|question| question == Question::Fights);
    assert!(listed(&battle, &state).contains(&Action::Done), "nobody has to");
    act(&battle, &mut state, Action::OpenAtBeast(FIRST, BEAST), 5);
    let fight = battle.public().fight_with_beast(&state.position, &[FIRST], BEAST);
    assert_eq!((fight.attack, fight.defense, fight.mounted), (7, 4, true));
    let mut seen = std::collections::BTreeSet::new();
    for die in 1..=10 {
        let mut struck = state.clone();
        let events = act(&battle, &mut struck, Action::Strike, die);
        let blow = fight.blow(u32::from(die), battle.public().tables()).expect("1-1 is on the table");
        seen.insert(blow);
        let killed = matches!(blow, Blow::E | Blow::F | Blow::G | Blow::H);
        assert_eq!(!struck.position.beast(BEAST).here, killed, "{blow:?}");
        assert_eq!(events.contains(&Event::BeastKilled(BEAST)), killed);
        assert_eq!(struck.position.man(FIRST).condition == Condition::Wounded, blow == Blow::A);
        if blow == Blow::B {
            assert_eq!(asked(&struck), Some(Question::Retreat));
            let beside = |space: Space| struck.position.beast(BEAST).pose.spaces().any(|own| distance(own, space) < 2);
            let ways = listed(&battle, &struck);
            assert!(!ways.is_empty());
            assert!(ways.iter().all(|way| matches!(way, Action::Retreat(pose) if !beside(pose.hex))), "{ways:?}");
        }
    }
    assert!(seen.contains(&Blow::A) && seen.contains(&Blow::B), "{seen:?}");
}

/// 5.5: a pig must have a defense of 1 and leave no body in the way when it is killed, and the character who killed it may advance.
#[test]
fn pigs_are_killed_and_leave_the_hex_open() {
    let pieces = [("Berserker", A, (6, 4), SOME), ("Ceorl", B, (9, 0), SOME)];
    let (battle, mut state) = with_beast(TokenKind::Pig, (5, 4), &pieces);
    pass_to(&battle, &mut state, &|question| question == Question::Fights);
    assert!(listed(&battle, &state).contains(&Action::Done), "a berserker's duty is to men");
    act(&battle, &mut state, Action::OpenAtBeast(FIRST, BEAST), 5);
    assert_eq!(battle.public().fight_with_beast(&state.position, &[FIRST], BEAST).column(battle.public().tables()), Some(12));
    let events = act(&battle, &mut state, Action::Strike, 1);
    assert!(events.contains(&Event::BeastKilled(BEAST)) && state.position.heaps.is_empty(), "{events:?}");
    let onto = Action::Advance(FIRST, Pose::on(Space::new(5, 4)));
    assert!(listed(&battle, &state).contains(&onto), "{:?}", listed(&battle, &state));
}

/// Two characters whose odds reach 1-1 only together must be able to attack a horse together, and to give the attack up before they strike (2.72).
#[test]
fn several_strike_a_horse_together() {
    let pieces = [("Woman", A, (6, 4), SOME), ("Woman", A, (5, 3), SOME), ("Ceorl", B, (9, 0), SOME)];
    let (battle, mut state) = with_beast(TokenKind::Horse, (5, 4), &pieces);
    pass_to(&battle, &mut state, &|question| question == Question::Fights);
    act(&battle, &mut state, Action::OpenAtBeast(FIRST, BEAST), 5);
    assert_eq!(listed(&battle, &state), [Action::Join(SECOND), Action::Done]);
    act(&battle, &mut state, Action::Join(SECOND), 5);
    assert_eq!(listed(&battle, &state), [Action::Strike]);
}

/// Captains must shoot at characters, and pass if only beasts can be hit.
#[test]
fn captains_spend_no_arrow_on_a_pig() {
    let pieces = [("Archer", A, (1, 4), SOME), ("Ceorl", B, (9, 0), Heading::W)];
    let (battle, state) = with_beast(TokenKind::Pig, (5, 4), &pieces);
    let mut captain = RuleOfThumb::default();
    let mut choose = |state: &State| {
        let player = battle.to_act(state).expect("somebody is asked");
        let legal = listed(&battle, state);
        captain.choose(battle.public(), battle.view(state, player), &legal, &mut Seeded::new(1, 1))
    };
    assert_eq!(choose(&state), Action::Pick(FIRST), "the man is in bowshot");
    let mut aims = state.clone();
    act(&battle, &mut aims, Action::Pick(FIRST), 5);
    assert_eq!(choose(&aims), Action::Shoot(SECOND));
    let mut alone = state;
    alone.position.men[1].fate = Fate::Waiting;
    assert_eq!(choose(&alone), Action::Done);
}
