//! Tests whole random games: what must hold in every state, and that the same decisions lead to the same end.

use super::*;
use rules::play::{AtRandom, Captain, Play, Player, Record, Told, fight};

/// Checks that no two characters share a hex, that nothing appears or vanishes, and that the player who is asked has a choice.
fn check(battle: &Battle, state: &State, legal: &[Action]) {
    let position = &state.position;
    assert_eq!(position.men.len(), battle.public().men().len());
    // The moving character may pass through others, and those who make room are about to leave their hexes.
    let passing = position.walk.as_ref().map(|walk| walk.man);
    let settled = position.retreats.is_empty() && position.clash.is_none();
    let here: Vec<(ManNumber, &ManState)> =
        position.numbered().filter(|(man, state)| state.is_here() && Some(*man) != passing).collect();
    for (at, (man, state)) in here.iter().enumerate() {
        for space in state.pose.spaces() {
            assert!(battle.public().ground(position.turn).site.terrain(space).is_some(), "{man:?} is off the board");
            if settled {
                let other = here[at + 1..].iter().find(|(_, other)| other.pose.covers(space));
                assert!(other.is_none(), "{man:?} and {other:?} are on {space} in {position:?}");
            }
        }
        assert_eq!(state.pose.long, state.is_mounted(), "{man:?}");
        if let Some(beast) = state.mount {
            let horse = position.beast(beast);
            assert!(horse.here && horse.rider == Some(*man) && horse.pose == state.pose, "{man:?} on {horse:?}");
        }
    }
    for marker in position.markers.iter().filter(|marker| marker.here) {
        assert!(marker.carrier.is_none_or(|man| position.man(man).stands()), "{marker:?}");
    }
    afloat(battle, position);
    let treasures = state.markers.iter().filter(|what| **what == crate::TokenKind::Treasure).count();
    assert_eq!(treasures, usize::from(battle.public().treasures()));
    assert_eq!(position.question.is_none(), position.conclusion.is_some());
    assert_eq!(legal.is_empty(), position.conclusion.is_some(), "{:?}", position.question);
    let mut known = Vec::new();
    for action in legal {
        assert!(!known.contains(action), "{action:?} twice in {:?}", position.question);
        known.push(*action);
    }
}

/// Checks boats: hulls must not overlap, and must lie on water or beach; ropes must never be longer than allowed; damage must never be below the
/// number of collisions; and a boat that changes its speed must reach the new speed after as many hexes as the difference.
fn afloat(battle: &Battle, position: &Position) {
    let public = battle.public();
    let site = &public.ground(position.turn).site;
    let mut decks = vec![0; position.decks.len()];
    for ((number, state), boat) in (1..).zip(&position.boats).zip(public.boats()).filter(|((_, state), _)| state.is_here()) {
        for hex in boat.class.covers(state.berth()).map(space_of) {
            let index = site.index(hex).unwrap_or_else(|| panic!("{} lies off the boards in {state:?}", boat.name));
            assert_eq!(decks[index], 0, "{} lies across another boat on {hex}", boat.name);
            assert!(site.holds_hull([hex]), "{} lies on land on {hex}", boat.name);
            decks[index] = number;
        }
        if !position.phase.is_naval() {
            assert!(state.hull.total >= state.hull.collisions, "{state:?}");
            assert!(!boat.class.sinks_at(state.hull.total) || state.held, "{state:?}");
        }
        if i32::from(state.hexes) >= (i32::from(state.given) - i32::from(state.before)).abs() {
            assert_eq!(state.effective(), u32::from(state.speed().unsigned_abs()), "{state:?}");
        }
        assert!(state.moves <= state.given.unsigned_abs(), "{state:?}");
    }
    assert_eq!(decks, position.decks);
    for (number, rope) in public.ropes(position) {
        if let Hook::Holds { most, .. } = rope.hook
            && let Some(length) = public.rope_length(position, rope, None)
        {
            assert!(length <= most, "{number:?} is {length} long: {rope:?}");
        }
    }
    for (man, state) in position.numbered().filter(|(_, state)| state.duty != Duty::Idle) {
        assert!(state.fate != Fate::Here || state.stands(), "{man:?} {state:?}");
    }
}

/// Plays a random game and checks every state. Adds to `lengths` how many actions were legal at each decision.
fn play(battle: &Battle, game: u32, lengths: &mut Vec<usize>) -> State {
    let record = Record::<(), Action>::new((), 7, game);
    let (mut dice, mut choices) = (record.dice(), record.captains_dice());
    let mut state = battle.start(&mut dice, &mut ());
    let mut legal = Vec::new();
    loop {
        battle.legal(&state, &mut legal);
        check(battle, &state, &legal);
        let Some(first) = legal.first().copied() else { break };
        lengths.push(legal.len());
        let player = battle.to_act(&state).expect("somebody is asked");
        let chosen = if legal.len() > 1 {
            Captain::<Battle>::choose(&mut AtRandom, battle.public(), battle.view(&state, player), &legal, &mut choices)
        } else {
            first
        };
        let words: std::collections::BTreeSet<String> = legal.iter().map(|action| battle.choice(&state, *action)).collect();
        assert_eq!(words.len(), legal.len(), "two choices are called the same: {legal:?}");
        battle.apply(&mut state, chosen, &mut dice, &mut ()).expect("it is listed");
        assert!(lengths.len() < 5_000_000, "it goes on and on");
    }
    state
}

/// Plays random games to the end, and checks that there are hardly ever many legal actions.
fn keeps_the_rules(template: &str, games: u32) {
    let battle = battle(template);
    let mut lengths = Vec::new();
    for game in 0..games {
        let state = play(&battle, game, &mut lengths);
        assert!(battle.outcome(&state).is_some());
    }
    let long = lengths.iter().filter(|length| **length >= 120).count();
    println!(
        "{template}: {} decisions a game, longest list {}, {long} of 120 and more",
        lengths.len() / games as usize,
        lengths.iter().max().expect("some")
    );
    assert!(long * 1_000 <= lengths.len(), "{template}: {long} of {} lists are long", lengths.len());
}

#[test]
fn games_at_random_keep_the_rules_to_their_ends() {
    for template in ["shield-wall", "the-hall"] {
        keeps_the_rules(template, as_many(12, 300));
    }
}

#[test]
fn games_with_boats_at_random_keep_the_rules_to_their_ends() {
    for template in AFLOAT {
        keeps_the_rules(template, as_many(3, 100));
    }
}

#[test]
fn a_game_replays_to_the_byte() {
    for template in ["shield-wall", "the-hall", "viking-against-viking", "sample"] {
        let battle = battle(template);
        let mut record = Record::new((), 3, 5);
        let mut events = Vec::new();
        let state = fight(&battle, &mut [&mut AtRandom, &mut AtRandom], &mut record, &mut events);
        let mut again = Vec::new();
        let replayed = record.replay(&battle, &mut again).expect("every action is legal");
        assert_eq!((&state, &events), (&replayed, &again));
        let written = ron::to_string(&state).expect("written");
        assert_eq!(ron::from_str::<State>(&written).expect("read"), state);
        for event in &events {
            assert!(battle.tell(&[*event]).ends_with('.'), "{event:?}");
        }
    }
}

/// Hidden markers must change neither what a side sees nor which actions are listed.
#[test]
fn imagined_worlds_agree_with_what_is_seen() {
    let battle = battle("the-hall");
    for game in 0..as_many(4, 40) {
        let record = Record::<(), Action>::new((), 11, game);
        let (mut dice, mut choices) = (record.dice(), record.captains_dice());
        let mut state = battle.start(&mut dice, &mut ());
        let (mut legal, mut other) = (Vec::new(), Vec::new());
        let mut dealt = std::collections::BTreeSet::new();
        for _ in 0..400 {
            let Some(player) = battle.to_act(&state) else { break };
            let (imagined, world) = imagine(battle.public(), battle.view(&state, player), &mut choices);
            assert_eq!(world.position, state.position);
            battle.legal(&state, &mut legal);
            imagined.legal(&world, &mut other);
            assert_eq!(legal, other);
            let treasures = |state: &State| state.markers.iter().filter(|what| **what == crate::TokenKind::Treasure).count();
            assert_eq!(treasures(&world), treasures(&state));
            dealt.insert(world.markers.iter().map(|what| what.label()).collect::<Vec<_>>());
            let chosen =
                Captain::<Battle>::choose(&mut AtRandom, battle.public(), battle.view(&state, player), &legal, &mut choices);
            battle.apply(&mut state, chosen, &mut dice, &mut ()).expect("it is listed");
        }
        assert_eq!(dealt.len(), 3, "a treasure under any of three markers");
    }
}

/// A side that is not rewarded for treasures must know what the markers are. A side that is rewarded must learn it only by turning markers over
/// (5.5).
#[test]
fn only_a_side_that_looks_for_no_treasure_knows_what_markers_are() {
    for template in ["the-hall", "drakkar-in-sight"] {
        let battle = battle(template);
        let state = battle.start(&mut Record::<(), Action>::new((), 11, 0).dice(), &mut ());
        let players = [0, 1].map(Player::new);
        for player in players {
            let hunts =
                battle.public().goals.iter().any(|aim| aim.player == player && aim.goal.what == crate::GoalKind::Treasure);
            let known = battle.view(&state, player).markers;
            assert_eq!(known, (!hunts).then_some(state.markers.as_slice()), "{template}");
        }
        let hunters = players.into_iter().filter(|player| battle.view(&state, *player).markers.is_none()).count();
        assert_eq!(hunters, 1, "{template}: the raiders");
    }
}

/// Mixed markers must lie on the hexes of the scenario, and over many games each of them must be a treasure about as often as any other.
#[test]
fn mixed_markers_are_dealt_anew_in_every_game() {
    let battle = battle("the-hall");
    assert!(battle.public().options.mixed_markers, "the template mixes them");
    let mut treasures = [0_u32; 3];
    for game in 0..600 {
        let state = battle.start(&mut Record::<(), Action>::new((), 11, game).dice(), &mut ());
        let hexes: Vec<_> = state.position.markers.iter().map(|marker| marker.hex).collect();
        assert_eq!(hexes, battle.public().buried.iter().map(|(hex, _)| *hex).collect::<Vec<_>>());
        let lies: Vec<usize> = (0..3).filter(|at| state.markers[*at] == crate::TokenKind::Treasure).collect();
        let [only] = lies[..] else { panic!("one treasure, not {lies:?}") };
        treasures[only] += 1;
    }
    assert!(treasures.iter().all(|times| (150..250).contains(times)), "{treasures:?}");
}

/// The covered choices of the other side must change neither what a side sees nor which actions are listed, and it must be possible to play on in an
/// imagined world.
#[test]
fn imagined_worlds_agree_with_what_is_seen_afloat() {
    let battle = battle("viking-against-viking");
    for game in 0..as_many(2, 20) {
        let record = Record::<(), Action>::new((), 13, game);
        let (mut dice, mut choices) = (record.dice(), record.captains_dice());
        let mut state = battle.start(&mut dice, &mut ());
        let (mut legal, mut other) = (Vec::new(), Vec::new());
        for _ in 0..500 {
            let Some(player) = battle.to_act(&state) else { break };
            let (imagined, mut world) = imagine(battle.public(), battle.view(&state, player), &mut choices);
            assert_eq!((&world.position, &world.sealed[player.index()]), (&state.position, &state.sealed[player.index()]));
            battle.legal(&state, &mut legal);
            imagined.legal(&world, &mut other);
            assert_eq!(legal, other);
            let chosen =
                Captain::<Battle>::choose(&mut AtRandom, battle.public(), battle.view(&state, player), &legal, &mut choices);
            imagined.apply(&mut world, chosen, &mut dice.clone(), &mut ()).expect("it is listed there too");
            battle.apply(&mut state, chosen, &mut dice, &mut ()).expect("it is listed");
        }
    }
}
