//! The engine of Launch Fighters! refereed by captains who choose at random: what is listed applies, what is not is refused, nothing
//! comes from nowhere, every game ends, and every game can be played again.

use drydock::project::Library;
use drydock::rules::launch_fighters::play::{
    Action, Battle, Berth, Event, Fate, Question, Record, ShipNumber, SquadronNumber, State, System, Unit,
};
use drydock::rules::launch_fighters::{Content, Part, Scenario};
use drydock::rules::play::{AtRandom, Captain, Dice, Play, Seeded, fight};
use drydock::rules::{self, Game, Id};

/// The first number, or the second when `DRYDOCK_LONG` asks for thorough runs.
fn long(usual: u64, thorough: u64) -> u64 {
    if std::env::var_os("DRYDOCK_LONG").is_some_and(|value| value == "1") { thorough } else { usual }
}

/// Every scenario of every bundled template.
fn bundled() -> Vec<(String, Id<Scenario>, Battle)> {
    let library = Library::bundled();
    let mut battles = Vec::new();
    for name in library.templates(Game::LaunchFighters).expect("a list of templates") {
        let project = library.template(Game::LaunchFighters, &name).unwrap_or_else(|error| panic!("{error}"));
        let rules::Content::LaunchFighters(content) = &project.content;
        battles.extend(content.scenarios.ids().map(|id| (name.clone(), id, ready(content, id))));
    }
    assert!(battles.len() >= 4, "the templates have scenarios");
    battles
}

fn ready(content: &Content, id: Id<Scenario>) -> Battle {
    Battle::new(content, id).unwrap_or_else(|refusal| panic!("{refusal}"))
}

fn play(battle: &Battle, scenario: Id<Scenario>, seed: u64) -> (Record, State, Vec<Event>) {
    let (mut record, mut events) = (Record::new(scenario, seed, 0), Vec::new());
    let mut captains = [AtRandom; 6];
    let mut captains: Vec<&mut dyn Captain<Battle>> = captains.iter_mut().map(|captain| captain as _).collect();
    let state = fight(battle, &mut captains, &mut record, &mut events);
    (record, state, events)
}

#[test]
fn every_legal_action_applies_and_others_are_refused() {
    let battles = bundled();
    let (mut positions, mut game, mut longest) = (0, 0_u64, 0);
    let mut legal = Vec::new();
    let mut after = None::<State>;
    while positions < long(2_000, 100_000) {
        let (name, _, battle) = &battles[game as usize % battles.len()];
        let (mut dice, mut choices) = (Seeded::new(game, 0), Seeded::new(game, 1));
        let mut state = battle.start(&mut dice, &mut ());
        while battle.to_act(&state).is_some() {
            battle.legal(&state, &mut legal);
            assert!(!legal.is_empty(), "{name}: nothing is legal in {state:?}");
            longest = longest.max(legal.len());
            for (index, action) in legal.iter().enumerate() {
                assert!(!legal[..index].contains(action), "{name}: {action:?} is listed twice");
                let copy = after.get_or_insert_with(|| state.clone());
                copy.clone_from(&state);
                assert_eq!(battle.apply(copy, *action, &mut choices, &mut ()), Ok(()), "{name}: {action:?}");
                assert_ne!(*copy, state, "{name}: {action:?} changes nothing");
                assert_sound(battle, &state, copy);
            }
            for _ in 0..5 {
                let action = any_action(battle, &mut choices);
                let mut copy = state.clone();
                if !legal.contains(&action) {
                    assert!(battle.apply(&mut copy, action, &mut choices, &mut ()).is_err(), "{name}: {action:?} is not refused");
                    assert_eq!(copy, state, "{name}: a refused {action:?} changes the state");
                }
            }
            positions += 1;
            let action = AtRandom.choose(battle, &state, &legal, &mut choices);
            battle.apply_listed(&mut state, action, &mut dice, &mut ());
        }
        game += 1;
    }
    assert!(longest <= 120, "a list of {longest} actions");
}

/// Whether one state can follow another: nothing comes from nowhere, and nothing comes back.
fn assert_sound(battle: &Battle, before: &State, after: &State) {
    assert!(battle.is_state_of(after));
    let mut places = Vec::new();
    for (number, (one, two)) in (0..).map(ShipNumber).zip(before.ships().iter().zip(after.ships())) {
        let original = battle.ship(number);
        let raised: u32 = (0..5).map(|index| u32::from(two.levels[index].saturating_sub(one.levels[index]))).sum();
        assert!(raised == 0 || raised == 1 && one.done.repaired, "a stat rises without repair");
        assert!(two.levels.iter().zip(original.levels).all(|(now, then)| *now <= then));
        assert!(two.missiles <= one.missiles && two.repair <= one.repair && two.boosters <= one.boosters);
        assert!(one.missiles - two.missiles <= u16::from(one.launchers()));
        assert!(two.holds.iter().zip(one.holds).all(|(now, then)| *now <= then));
        match one.fate {
            Fate::Waiting => assert!(matches!(two.fate, Fate::Waiting | Fate::OnMap)),
            Fate::OnMap => assert_ne!(two.fate, Fate::Waiting),
            gone @ (Fate::Retreated | Fate::Eliminated) => assert_eq!(two.fate, gone),
        }
        assert!(two.fate != Fate::OnMap || two.levels != [0; 5] || one.levels == [0; 5], "a wreck stays on the map");
        if two.is_on_map() && !is_moving(after, Unit::Ship(number)) {
            places.push(two.at);
        }
    }
    for (number, (one, two)) in (0..).map(SquadronNumber).zip(before.squadrons().iter().zip(after.squadrons())) {
        if matches!(one.berth, Berth::Retreated | Berth::Eliminated) {
            assert_eq!(one.berth, two.berth, "a squadron comes back");
        }
        if let Berth::Aboard(ship) = two.berth {
            assert_ne!(after.ship(ship).fate, Fate::Eliminated, "a squadron survives its ship");
            assert_eq!(battle.ship(ship).player, battle.squadron(number).player, "a squadron is in a foreign ship");
        }
        if let Some(at) = two.space()
            && !is_moving(after, Unit::Squadron(number))
        {
            places.push(at);
        }
    }
    let pushed = matches!(after.question(), Some(Question::Push(_) | Question::Base(..)));
    let count = places.len();
    places.sort_unstable();
    places.dedup();
    assert!(places.len() + usize::from(pushed) >= count, "two units in one space");
}

fn is_moving(state: &State, unit: Unit) -> bool {
    state.course().is_some() && state.active() == Some(unit)
}

/// Any action that names units of the battle, nearly always an illegal one.
fn any_action(battle: &Battle, dice: &mut Seeded) -> Action {
    let ship = ShipNumber(dice.below(battle.ships().len() as u32) as u16);
    let squadron = SquadronNumber(dice.below(battle.squadrons().len().max(1) as u32) as u16);
    let number = dice.die();
    let grid = battle.board().grid();
    let spaces: Vec<_> = grid.spaces().collect();
    let space = spaces[dice.below(spaces.len() as u32) as usize];
    let part = Part::ALL[dice.below(Part::ALL.len() as u32) as usize];
    let system = [System::Cannons, System::Launchers, System::Bays, System::Guns][dice.below(4) as usize];
    let unit = if dice.die() > 3 { Unit::Ship(ship) } else { Unit::Squadron(squadron) };
    let all = [
        Action::Place(space),
        Action::Move(unit),
        Action::Warp,
        Action::Step(space),
        Action::Boost(space),
        Action::Face(drydock::geometry::Facing::new(number)),
        Action::Halt,
        Action::Push(space),
        Action::Land(ship),
        Action::Attack(unit),
        Action::Fire(system, ship),
        Action::Flak(system),
        Action::Launch(space),
        Action::Missiles(number),
        Action::Intercept(number),
        Action::Aim(squadron),
        Action::Roll(number),
        Action::Dogfight(squadron),
        Action::Strike(ship),
        Action::Join(squadron),
        Action::Reduce(part),
        Action::Flip,
        Action::Recall,
        Action::Advance(squadron),
        Action::Repair(ship),
        Action::Raise(part),
        Action::Done,
    ];
    all[dice.below(all.len() as u32) as usize]
}

#[test]
fn every_game_ends_and_says_how_it_came_out() {
    for (name, id, battle) in bundled() {
        for seed in 0..long(4, 100) {
            let (_, state, events) = play(&battle, id, seed);
            let outcome = battle.outcome(&state).unwrap_or_else(|| panic!("{name}, seed {seed}, did not end"));
            assert!(matches!(events.last(), Some(Event::Ended(_))));
            assert_eq!(outcome.half_points.len(), battle.players());
            assert!(state.ending().is_some());
            let mut legal = vec![Action::Done];
            battle.legal(&state, &mut legal);
            assert!(legal.is_empty(), "nothing is legal once a game is over");
        }
    }
}

#[test]
fn a_game_played_again_comes_to_the_same_end_byte_for_byte() {
    for (name, id, battle) in bundled() {
        let (record, state, events) = play(&battle, id, 7);
        let written = ron::to_string(&record).expect("a record can be written");
        let read: Record = ron::from_str(&written).expect("a record can be read");
        assert_eq!(read, record);
        let mut again = Vec::new();
        let end = read.replay(&battle, &mut again).unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
        assert_eq!(
            ron::to_string(&end).expect("a state can be written"),
            ron::to_string(&state).expect("a state can be written")
        );
        assert_eq!(again, events);
        assert_eq!(play(&battle, id, 7).0, record);
        assert_ne!(play(&battle, id, 8).0.actions, record.actions, "another seed is another game");
    }
}

#[test]
fn every_state_can_be_written_and_read_and_played_on() {
    for (name, id, battle) in bundled() {
        let (record, end, _) = play(&battle, id, 3);
        let mut dice = record.dice();
        let mut state = battle.start(&mut dice, &mut ());
        for action in &record.actions {
            let written = ron::to_string(&state).expect("a state can be written");
            let read: State = ron::from_str(&written).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(read, state);
            assert!(battle.is_state_of(&read));
            state = read;
            battle.apply(&mut state, *action, &mut dice, &mut ()).expect("a legal action");
        }
        assert_eq!(state, end);
    }
    let all = bundled();
    let (_, id, battle) = &all[0];
    let (_, state, _) = play(battle, *id, 1);
    assert!(!all[1].2.is_state_of(&state), "a state of another battle is told apart");
}
