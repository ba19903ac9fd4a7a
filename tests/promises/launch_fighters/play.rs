//! The engine of Launch Fighters! refereed by captains who choose at random: what is listed applies, what is not is refused, nothing
//! comes from nowhere, every game ends, and every game can be played again.

use std::collections::BTreeSet;

use drydock::geometry::{Facing, Shape, Space};
use drydock::project::{self, Game, Library};
use drydock::rules::Id;
use drydock::rules::launch_fighters::play::{
    Action, Battle, Berth, Event, Fate, Purpose, Question, Record, ShipNumber, SquadronNumber, State, System, SystemTally, Tally,
    Unit,
};
use drydock::rules::launch_fighters::{Content, Part, PlacedShip, Scenario};
use drydock::rules::play::{AtRandom, Captain, Dice, Play, Seeded, Sink, fight};

use crate::support::long::long;
use crate::support::melee::melee;

/// The battles of the templates, and battles at close quarters on boards of every shape.
pub fn battles() -> Vec<(String, Id<Scenario>, Battle)> {
    let mut battles = bundled();
    for seed in 0..12 {
        let shape = Shape::ALL[seed as usize % Shape::ALL.len()];
        let (_, id, battle) = melee(shape, seed);
        battles.push((format!("melee {seed}"), id, battle));
    }
    battles
}

/// Every scenario of every bundled template.
fn bundled() -> Vec<(String, Id<Scenario>, Battle)> {
    let library = Library::bundled();
    let mut battles = Vec::new();
    for name in library.templates(Game::LaunchFighters).expect("a list of templates") {
        let project = library.template(Game::LaunchFighters, &name).unwrap_or_else(|error| panic!("{error}"));
        let project::Content::LaunchFighters(content) = &project.content else { panic!("designs of another game") };
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
    let battles = battles();
    let (mut positions, mut game, mut longest) = (0, 0_u64, 0);
    let mut legal = Vec::new();
    let mut after = None::<State>;
    while positions < long(5_000, 100_000) {
        let (name, _, battle) = &battles[game as usize % battles.len()];
        let (mut dice, mut choices) = (Seeded::new(game, 0), Seeded::new(game, 1));
        let mut state = battle.start(&mut dice, &mut ());
        while battle.to_act(&state).is_some() {
            battle.legal(&state, &mut legal);
            assert!(!legal.is_empty(), "{name}: nothing is legal in {state:?}");
            if positions % 5 == 0 {
                let names: BTreeSet<String> = legal.iter().map(|action| battle.choice(&state, *action)).collect();
                assert_eq!(names.len(), legal.len(), "{name}: two choices have one name: {names:?}");
                assert!(battle.asks(&state).contains('?'));
            }
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
            let action = Captain::<Battle>::choose(&mut AtRandom, battle, &state, &legal, &mut choices);
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
    let space = Space::new(dice.below(grid.columns.get().into()) as i16, dice.below(grid.rows.get().into()) as i16);
    let part = Part::ALL[dice.below(Part::ALL.len() as u32) as usize];
    let system = [System::Cannons, System::Launchers, System::Bays, System::Guns][dice.below(4) as usize];
    let unit = if dice.die() > 3 { Unit::Ship(ship) } else { Unit::Squadron(squadron) };
    let all = [
        Action::Place(space),
        Action::Move(unit),
        Action::Warp,
        Action::Step(space),
        Action::Boost(space),
        Action::Face(Facing::new(number)),
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
    for (name, id, battle) in battles() {
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
    for (name, id, battle) in battles() {
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
fn states_can_be_written_and_read_and_played_on() {
    for (name, id, battle) in battles() {
        let (record, end, _) = play(&battle, id, 3);
        let mut dice = record.dice();
        let mut state = battle.start(&mut dice, &mut ());
        for (index, action) in record.actions.iter().enumerate() {
            if index % 7 == 0 {
                let written = ron::to_string(&state).expect("a state can be written");
                let read: State = ron::from_str(&written).unwrap_or_else(|error| panic!("{name}: {error}"));
                assert_eq!(read, state);
                assert!(battle.is_state_of(&read));
                state = read;
            }
            battle.apply(&mut state, *action, &mut dice, &mut ()).expect("a legal action");
        }
        assert_eq!(state, end);
    }
    let all = bundled();
    let (_, id, battle) = &all[0];
    let (_, state, _) = play(battle, *id, 1);
    assert!(!all[1].2.is_state_of(&state), "a state of another battle is told apart");
}

/// Without this the tests above could pass over half of the book.
#[test]
fn the_games_of_these_tests_leave_nothing_out() {
    let (mut heard, mut asked) = (BTreeSet::new(), BTreeSet::new());
    for (_, id, battle) in battles() {
        for seed in 0..12 {
            let (record, _, events) = play(&battle, id, seed);
            for event in &events {
                heard.insert(first_word(event));
                if let Event::Die(_, purpose, pips) = event {
                    assert!((1..=6).contains(pips));
                    heard.insert(first_word(purpose));
                }
                let told = battle.describe(event);
                assert!(told.ends_with('.') && !told.contains("  "), "{told}");
                assert!(!event.citation().to_string().is_empty());
            }
            asked.extend(record.actions.iter().map(first_word));
        }
    }
    let expected_events = "Turn Phase Die Initiative Placed Arrived Moved Boosted Faced Warp Struck FellBack Pushed Launched Landed Fired Barrage \
         Dogfight Reduced Flipped Recalled Eliminated Advanced Recovered Raised Retreated Departed Goal Ended SetUp RollOff \
         Asteroids Intercept Defense Bays Repair";
    let expected_actions = "Place Move Warp Step Boost Face Halt Push Land Attack Fire Flak Launch Missiles Intercept Aim Roll Dogfight \
         Strike Join Reduce Flip Recall Advance Repair Raise Done";
    let missing = |expected: &str, found: &BTreeSet<String>| -> Vec<String> {
        expected.split_whitespace().filter(|word| !found.contains(*word)).map(str::to_owned).collect()
    };
    assert_eq!(missing(expected_events, &heard), Vec::<String>::new());
    assert_eq!(missing(expected_actions, &asked), Vec::<String>::new());
}

fn first_word(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

#[test]
fn tallies_and_points_agree_with_what_happened() {
    for (name, id, battle) in battles() {
        let (_, state, events) = play(&battle, id, 5);
        let mut tally = Tally::new(&battle);
        for event in &events {
            tally.on_event(*event);
        }
        tally.close(&state);
        let count = |is: &dyn Fn(&Event) -> bool| events.iter().filter(|event| is(event)).count() as u64;
        let systems = || tally.ships.iter().flat_map(|ship| [ship.cannons, ship.launchers, ship.guns]);
        let sum = |value: fn(&SystemTally) -> u64| systems().map(|system| value(&system)).sum::<u64>();
        let harmless = count(&|event| matches!(event, Event::Dogfight { harmless: true, .. }));
        let rolled = count(&|event| matches!(event, Event::Die(_, Purpose::Barrage(_) | Purpose::Dogfight(_), _)));
        assert_eq!(sum(|system| system.dice) + harmless, rolled, "{name}");
        assert_eq!(sum(|system| system.damage), count(&|event| matches!(event, Event::Reduced(_, _, _, Some(_)))), "{name}");
        assert_eq!(
            sum(|system| system.ships),
            count(&|event| matches!(event, Event::Eliminated(Unit::Ship(_), Some(_)))),
            "{name}"
        );
        let missiles: u64 = tally.ships.iter().map(|ship| ship.missiles).sum();
        let spent: u64 = battle
            .start(&mut Seeded::new(5, 0), &mut ())
            .ships()
            .iter()
            .zip(state.ships())
            .map(|(then, now)| u64::from(then.missiles - now.missiles))
            .sum();
        assert_eq!(missiles, spent, "{name}");
        for (number, ship) in (0..).map(ShipNumber).zip(&tally.ships) {
            let launches = count(&|event| matches!(event, Event::Launched(_, from, _) if *from == number));
            assert_eq!(ship.launched, launches, "{name}: launches count for the ship from which they were made");
        }
        // What was credited is what was eliminated by somebody.
        let worth = |unit: &Unit| match unit {
            Unit::Ship(ship) => battle.ship(*ship).hull,
            Unit::Squadron(_) => 5,
        };
        let credited: i32 = events
            .iter()
            .map(|event| match event {
                Event::Eliminated(unit, Some(_)) => 2 * worth(unit),
                _ => 0,
            })
            .sum();
        assert_eq!(state.sides().iter().map(|side| side.half_points).sum::<i32>(), credited, "{name}");
        let mut twice = Tally::new(&battle);
        twice.add(&tally.ships);
        twice.add(&tally.ships);
        assert_eq!(twice.ships[0].survived, 2 * tally.ships[0].survived);
    }
}

/// A battle is made of any project: what cannot be fought is refused with a reason, and what stands wrong is put right.
#[test]
fn what_cannot_be_fought_is_refused() {
    let (content, id, _) = melee(Shape::FlatHex, 0);
    let refused = |change: &dyn Fn(&mut Scenario)| {
        let mut content = content.clone();
        change(content.scenarios.get_mut(id).expect("the scenario"));
        Battle::new(&content, id).err().map(|refusal| refusal.to_string())
    };
    assert_eq!(refused(&|_| {}), None);
    assert_eq!(refused(&|scenario| scenario.map = None).as_deref(), Some("Melee has no map to be fought on"));
    let one_side = refused(&|scenario| scenario.sides.retain_ids(|side| side == Id::new(1)));
    assert_eq!(one_side.as_deref(), Some("Melee is fought by two to six sides with ships, not 1"));
    assert!(Battle::new(&content, Id::new(9)).is_err());
    // Two ships in one space, and one beyond the edge: the second and third are placed by their players.
    let mut crowded = content.clone();
    let scenario = crowded.scenarios.get_mut(id).expect("the scenario");
    for side in [1, 2] {
        let side = scenario.sides.get_mut(Id::new(side)).expect("a side");
        side.ships[0].at = Space::new(5, 5);
        let beyond = PlacedShip { ship: Id::new(2), at: Space::new(-3, 99), facing: Facing::default() };
        side.ships.push(beyond);
        side.squadrons.clear();
    }
    let battle = ready(&crowded, id);
    let state = battle.start(&mut Seeded::new(1, 0), &mut ());
    assert_eq!(state.ships().iter().filter(|ship| ship.is_on_map()).count(), 1);
    assert!(matches!(state.question(), Some(Question::Place(_))));
}

/// A fleet that fights its like, as a designer does who asks whether a scenario is fair.
#[test]
fn a_fleet_can_fight_its_like_and_every_unit_has_a_name_of_its_own() {
    let (mut content, id, _) = melee(Shape::FlatHex, 0);
    let scenario = content.scenarios.get_mut(id).expect("the scenario");
    for side in [1, 2] {
        let side = scenario.sides.get_mut(Id::new(side)).expect("a side");
        (side.fleet, side.name) = (Some(Id::new(1)), "Mirror".into());
    }
    let battle = ready(&content, id);
    let ships = (0..battle.ships().len() as u16).map(|number| Unit::Ship(ShipNumber(number)));
    let squadrons = (0..battle.squadrons().len() as u16).map(|number| Unit::Squadron(SquadronNumber(number)));
    let names: Vec<String> = ships.chain(squadrons).map(|unit| battle.unit_name(unit)).collect();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{names:?}");
    assert_eq!(battle.ships()[0].name, "Ship 0 of Mirror 1");
    assert!(battle.outcome(&play(&battle, id, 1).1).is_some());
}
