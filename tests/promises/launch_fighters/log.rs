//! The log of Launch Fighters!, held line by line against what happened: each die once, every name and number of the event and no other, and the
//! turn, the phase and the step in which it was.

use std::collections::BTreeSet;

use drydock::geometry::Shape;
use drydock::rules::is_of_several;
use drydock::rules::launch_fighters::Scenario;
use drydock::rules::launch_fighters::play::{
    Action, Battle, Ending, Event, Phase, Purpose, ShipNumber, SquadronNumber, SquadronState, State, System, Unit,
};
use drydock::rules::play::{AtRandom, Captain, Play, Player, RecordLine, Seeded, Told, record_lines};

use super::play::battles;
use crate::support::long::long;
use crate::support::melee::melee;

/// Reads a log from its beginning.
struct Reader<'a> {
    battle: &'a Battle,
    /// What every unit and side is called, the longest first, so that a ship is not found in the name of its squadron.
    names: Vec<String>,
    turn: u16,
    moment: Option<(Phase, u8)>,
    /// Who strikes together.
    formation: Vec<SquadronNumber>,
    is_over: bool,
    lines: u32,
}

/// What a line has to say.
#[derive(Default)]
struct Expected {
    /// Units, sides and spaces.
    names: Vec<String>,
    numbers: Vec<u32>,
}

impl<'a> Reader<'a> {
    fn new(battle: &'a Battle) -> Self {
        let ships = (0..battle.ships().len() as u16).map(|number| Unit::Ship(ShipNumber(number)));
        let squadrons = (0..battle.squadrons().len() as u16).map(|number| Unit::Squadron(SquadronNumber(number)));
        let units = ships.chain(squadrons).map(|unit| battle.unit_name(unit));
        let mut names: Vec<String> = units.chain(battle.sides().iter().map(|side| side.name.clone())).collect();
        let unlike: BTreeSet<&String> = names.iter().collect();
        assert_eq!(unlike.len(), names.len(), "two are called the same: {names:?}");
        names.sort_by_key(|name| usize::MAX - name.len());
        Self { battle, names, turn: 0, moment: None, formation: Vec::new(), is_over: false, lines: 0 }
    }

    /// Reads what an action did.
    fn read(&mut self, before: &State, events: &[Event]) {
        let mut from = 0;
        while from < events.len() {
            let with = |to: &usize| !Battle::together(&events[from], &events[*to]);
            let to = (from + 1..events.len()).find(with).unwrap_or(events.len());
            self.read_line(before, &events[from..to], events[..from].iter().rev());
            from = to;
        }
    }

    fn read_line<'e>(&mut self, before: &State, events: &[Event], past: impl Iterator<Item = &'e Event>) {
        let line = self.battle.tell(events);
        assert!(!self.is_over, "after the end: {line}");
        assert!(line.ends_with('.') && !line.contains("  "), "{line}");
        self.lines += 1;
        self.place(before, &events[0], &line);
        let expected = self.expected(events, past);
        let mut rest = line.to_lowercase();
        let mut names: Vec<String> = expected.names.iter().map(|name| name.to_lowercase()).collect();
        names.sort_by_key(|name| usize::MAX - name.len());
        for name in names {
            assert!(rest.contains(&name), "{name} is missing: {line}");
            rest = rest.replacen(&name, "§", 1);
        }
        for name in &self.names {
            assert!(!rest.contains(&name.to_lowercase()), "{name} has nothing to do with it: {line}");
        }
        let numbers = rest.split(|letter: char| !letter.is_ascii_digit()).filter(|digits| !digits.is_empty());
        let mut told: Vec<u32> = numbers.map(|digits| digits.parse().expect("a number")).collect();
        let mut wanted = expected.numbers;
        told.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(told, wanted, "{line}");
        self.verb_fits(&events[0], &line);
    }

    /// A side's verb is that of one or of several, as its name is.
    fn verb_fits(&self, event: &Event, line: &str) {
        let side = match event {
            Event::Die(player, ..) | Event::Initiative(player, ..) | Event::Ended(Ending::Goal(player)) => Some(*player),
            Event::Goal(number) => self.battle.find_player(self.battle.goals()[usize::from(*number)].side),
            _ => None,
        };
        let Some(name) = side.map(|player| self.battle.side_name(player)) else { return };
        let verbs = [("rolls", "roll"), ("has", "have"), ("meets", "meet"), ("wins", "win")];
        let fits = verbs.iter().any(|(one, many)| {
            let verb = if is_of_several(name) { many } else { one };
            line.contains(&format!("{name} {verb} "))
        });
        assert!(fits, "{line}");
    }

    /// Follows turn, phase and step by what the log itself says, and holds against them where the event belongs.
    fn place(&mut self, before: &State, event: &Event, line: &str) {
        if let Event::Turn(turn) = event {
            assert_eq!((line, *turn), (format!("Turn {turn} begins.").as_str(), self.turn + 1));
            (self.turn, self.moment) = (*turn, None);
            return;
        }
        if let Some((phase, step)) = told_moment(line, self.turn) {
            self.moment = Some((phase, step));
            return;
        }
        let phase = self.moment.map(|(phase, _)| phase);
        let right: &[Phase] = match event {
            Event::Goal(_) | Event::Ended(_) => return,
            Event::Die(_, Purpose::Initiative, _) => &[Phase::Initiative],
            Event::Die(_, Purpose::RollOff, _) | Event::Initiative(..) => &[Phase::SetUp, Phase::Initiative],
            Event::Die(_, Purpose::SetUp, _) | Event::Placed(..) => &[Phase::SetUp],
            Event::Arrived(..) => &[Phase::Arrival],
            Event::Moved(..) | Event::Boosted(..) | Event::Warp(_) | Event::FellBack(..) | Event::Pushed(..) => {
                &[Phase::Movement]
            }
            Event::Faced(..) => &[Phase::SetUp, Phase::Arrival, Phase::Movement],
            Event::Recovered(_)
            | Event::Raised(..)
            | Event::Retreated(..)
            | Event::Departed(_)
            | Event::Die(_, Purpose::Repair(_), _) => &[Phase::Recovery],
            Event::Die(_, Purpose::Asteroids(_) | Purpose::Bays(_), _)
            | Event::Struck(_)
            | Event::Reduced(..)
            | Event::Flipped(..)
            | Event::Recalled(..)
            | Event::Landed(..)
            | Event::Eliminated(..) => &[Phase::Movement, Phase::Attack],
            _ => &[Phase::Attack],
        };
        assert!(phase.is_some_and(|phase| right.contains(&phase)), "{line} stands under {:?}", self.moment);
        let step = match event {
            Event::Moved(Unit::Ship(ship), ..) | Event::Boosted(ship, ..) | Event::Fired { ship, .. } => {
                before.ship(*ship).movement()
            }
            Event::Moved(Unit::Squadron(_), ..) | Event::Dogfight { .. } | Event::Advanced(..) => SquadronState::MOVE,
            Event::Launched(_, ship, _) => before.ship(*ship).movement(),
            _ => return,
        };
        assert_eq!(self.moment.map(|(_, step)| step), Some(step), "{line}");
    }

    fn expected<'e>(&mut self, events: &[Event], past: impl Iterator<Item = &'e Event>) -> Expected {
        let mut wanted = Expected::default();
        let battle = self.battle;
        let unit = |unit: Unit| battle.unit_name(unit);
        let ship = |number| battle.unit_name(Unit::Ship(number));
        let squadron = |number| battle.unit_name(Unit::Squadron(number));
        let space = |at| battle.board().space_label(at);
        let side = |player: Player| battle.side_name(player).to_owned();
        match events[0] {
            Event::Turn(turn) => wanted.numbers.push(turn.into()),
            Event::Phase(turn, phase, step) => {
                wanted.numbers.extend((turn > 0).then_some(u32::from(turn)));
                wanted.numbers.extend(matches!(phase, Phase::Movement | Phase::Attack).then_some(u32::from(step)));
            }
            Event::Die(player, purpose, _) => {
                let pips = events.iter().map(|event| match event {
                    Event::Die(other, also, pips) if (*other, *also) == (player, purpose) => u32::from(*pips),
                    other => panic!("{other:?} is no die of {purpose:?}"),
                });
                wanted.numbers.extend(pips);
                wanted.names.push(side(player));
                wanted.names.extend(rolled_for(battle, purpose));
            }
            Event::Initiative(player, total, place) => {
                wanted.names.push(side(player));
                wanted.numbers.extend([total, place + 1].map(u32::from));
            }
            Event::Placed(number, at) | Event::Arrived(number, at) => wanted.names.extend([ship(number), space(at)]),
            Event::Moved(of, from, to) => wanted.names.extend([unit(of), space(from), space(to)]),
            Event::Boosted(number, from, to) => wanted.names.extend([ship(number), space(from), space(to)]),
            Event::Faced(number, _) => wanted.names.push(ship(number)),
            Event::Warp(of) | Event::Struck(of) | Event::Departed(of) | Event::Eliminated(of, None) => {
                wanted.names.push(unit(of));
            }
            Event::FellBack(of, at) | Event::Retreated(of, at) => wanted.names.extend([unit(of), space(at)]),
            Event::Pushed(number, at) | Event::Advanced(number, at) => wanted.names.extend([squadron(number), space(at)]),
            Event::Launched(number, host, at) => wanted.names.extend([squadron(number), ship(host), space(at)]),
            Event::Landed(number, host) => wanted.names.extend([squadron(number), ship(host)]),
            Event::Fired { ship: by, target, gathered, intercepted, pool, .. } => {
                wanted.names.push(ship(by));
                wanted.names.extend(target.map(ship));
                wanted.numbers.extend([gathered, pool].map(u32::from));
                wanted.numbers.extend((intercepted > 0).then_some(u32::from(intercepted)));
            }
            Event::Barrage { shot, target, dice, sum, terrain, defense, .. } => {
                wanted.names.push(unit(target));
                wanted.names.push(unit(shot.unit));
                if shot.system == System::Guns {
                    assert_eq!(usize::from(dice), self.formation.len(), "{:?}", events[0]);
                    let others = self.formation.iter().filter(|member| Unit::Squadron(**member) != shot.unit);
                    wanted.names.extend(others.map(|member| squadron(*member)));
                }
                wanted.numbers.extend([u32::from(dice), u32::from(sum), u32::from(defense)]);
                wanted.numbers.extend((terrain > 0).then_some(u32::from(terrain)));
                // What was rolled, less what terrain took, is the sum.
                let rolled = past.filter_map(|event| match event {
                    Event::Die(_, Purpose::Barrage(of), pips) if *of == shot => Some(u16::from(*pips)),
                    _ => None,
                });
                assert_eq!(rolled.take(dice.into()).sum::<u16>(), sum + u16::from(terrain), "{:?}", events[0]);
            }
            Event::Dogfight { attacker, defender, attack, defense, .. } => {
                wanted.names.extend([squadron(attacker), squadron(defender)]);
                wanted.numbers.extend([attack, defense].map(u32::from));
                let dice: Vec<(SquadronNumber, u8)> = past
                    .filter_map(|event| match event {
                        Event::Die(_, Purpose::Dogfight(of), pips) => Some((*of, *pips)),
                        _ => None,
                    })
                    .collect();
                for (of, counts) in [(attacker, attack), (defender, defense)] {
                    let (_, pips) = dice.iter().find(|(by, _)| *by == of).expect("a die of each");
                    wanted.numbers.extend((*pips != counts).then_some(u32::from(pips - counts)));
                }
            }
            Event::Reduced(number, _, level, by) => {
                wanted.names.push(ship(number));
                wanted.names.extend(by.map(|shot| unit(shot.unit)));
                wanted.numbers.push(level.into());
            }
            Event::Flipped(number, by) | Event::Recalled(number, by) => {
                wanted.names.push(squadron(number));
                wanted.names.extend(by.map(|shot| unit(shot.unit)));
            }
            Event::Eliminated(of, Some(by)) => wanted.names.extend([unit(of), side(battle.player(by.unit))]),
            Event::Recovered(number) => wanted.names.push(squadron(number)),
            Event::Raised(number, _, level) => (wanted.names, wanted.numbers) = (vec![ship(number)], vec![level.into()]),
            Event::Goal(number) => {
                let goal = &battle.goals()[usize::from(number)];
                wanted.names.extend(battle.find_player(goal.side).map(side));
                wanted.numbers.push(u32::from(number) + 1);
            }
            Event::Ended(ending) => {
                self.is_over = true;
                if let Ending::Goal(player) = ending {
                    wanted.names.push(side(player));
                }
            }
        }
        wanted
    }
}

/// The unit for which a die is rolled, by its name.
fn rolled_for(battle: &Battle, purpose: Purpose) -> Option<String> {
    let unit = match purpose {
        Purpose::SetUp | Purpose::Initiative | Purpose::RollOff | Purpose::Intercept => return None,
        Purpose::Asteroids(unit) => unit,
        Purpose::Barrage(shot) => shot.unit,
        Purpose::Defense(squadron) | Purpose::Dogfight(squadron) => Unit::Squadron(squadron),
        Purpose::Bays(ship) | Purpose::Repair(ship) => Unit::Ship(ship),
    };
    Some(battle.unit_name(unit))
}

/// The phase and the step that a line begins, if it does.
fn told_moment(line: &str, turn: u16) -> Option<(Phase, u8)> {
    let words = line.strip_suffix('.')?;
    if words == "Set-up" {
        return Some((Phase::SetUp, 0));
    }
    let words = words.strip_prefix(&format!("Turn {turn}, "))?;
    let step = |name: &str| words.strip_prefix(name).and_then(|step| step.parse::<u8>().ok());
    match words {
        "arrival of reinforcements" => Some((Phase::Arrival, 0)),
        "initiative" => Some((Phase::Initiative, 0)),
        "recovery" => Some((Phase::Recovery, 0)),
        _ => step("movement, step ")
            .map(|step| (Phase::Movement, step))
            .or(step("attack, step ").map(|step| (Phase::Attack, step))),
    }
}

/// Plays a game by lot and reads its log, on screen and on paper.
fn read_a_game(name: &str, battle: &Battle, seed: u64) -> u32 {
    let (mut dice, mut choices) = (Seeded::new(seed, 0), Seeded::new(seed, 1));
    let mut reader = Reader::new(battle);
    let mut events = Vec::new();
    let mut state = battle.start(&mut dice, &mut events);
    reader.read(&state, &events);
    let mut told = events.clone();
    let mut legal = Vec::new();
    while battle.to_act(&state).is_some() {
        let asked_in = (state.turn(), state.phase());
        assert_eq!((reader.turn, reader.moment.map(|(phase, _)| phase)), (asked_in.0, Some(asked_in.1)), "{name}");
        if matches!(state.phase(), Phase::Movement | Phase::Attack) {
            assert_eq!(reader.moment.map(|(_, step)| step), Some(state.step()), "{name}: {}", battle.asks(&state));
        }
        battle.legal(&state, &mut legal);
        let action = Captain::<Battle>::choose(&mut AtRandom, battle, &state, &legal, &mut choices);
        match (action, state.active()) {
            (Action::Strike(_), Some(Unit::Squadron(leader))) => reader.formation = vec![leader],
            (Action::Join(member), _) => reader.formation.push(member),
            _ => {}
        }
        let before = state.clone();
        events.clear();
        battle.apply_listed(&mut state, action, &mut dice, &mut events);
        reader.read(&before, &events);
        told.extend(&events);
    }
    assert!(reader.is_over, "{name}: the log does not say that the game is over");
    assert_paper(battle, &told);
    reader.lines
}

/// On paper every line stands under its turn and, once the order of the turn is rolled, under its phase and step.
fn assert_paper(battle: &Battle, events: &[Event]) {
    let mut expected = Vec::new();
    let (mut turn, mut moment) = (String::new(), String::new());
    let mut from = 0;
    while from < events.len() {
        let to = (from + 1..events.len()).find(|to| !Battle::together(&events[from], &events[*to])).unwrap_or(events.len());
        let words = battle.tell(&events[from..to]);
        match events[from] {
            Event::Turn(_) => (turn, moment) = (words, String::new()),
            Event::Phase(..) => words.trim_end_matches('.').clone_into(&mut moment),
            _ => expected.push((turn.clone(), moment.clone(), words)),
        }
        from = to;
    }
    let (mut turn, mut phase) = (String::new(), String::new());
    let mut found = Vec::new();
    let groups = events.chunk_by(Battle::together).map(|group| (group.to_vec(), None));
    for line in record_lines(battle, groups) {
        match line {
            RecordLine::Turn(words) => (turn, phase) = (words, String::new()),
            RecordLine::Phase(words) => {
                assert_ne!(words, phase, "a heading stands twice");
                phase = words;
            }
            RecordLine::Happened(words) => found.push((turn.clone(), phase.clone(), words)),
        }
    }
    assert_eq!(found, expected);
}

#[test]
fn the_log_tells_every_event_as_it_was() {
    let mut lines = 0;
    for (name, _, battle) in battles() {
        for seed in 0..long(6, 100) {
            lines += read_a_game(&name, &battle, seed);
        }
    }
    assert!(lines > 50_000, "only {lines} lines were read");
}

/// Two ships of one name in one fleet, and squadrons of both, beside one enemy: the player who chooses among them sees which is which.
#[test]
fn namesakes_are_told_apart() {
    let (mut content, id, _) = melee(Shape::FlatHex, 0);
    for fleet in content.fleets.ids().collect::<Vec<_>>() {
        let fleet = content.fleets.get_mut(fleet).expect("a fleet");
        for ship in fleet.ships.ids().collect::<Vec<_>>() {
            fleet.ships.get_mut(ship).expect("a ship").name = "Mary Rose".into();
        }
    }
    let scenario: &mut Scenario = content.scenarios.get_mut(id).expect("the scenario");
    for side in scenario.sides.ids().collect::<Vec<_>>() {
        scenario.sides.get_mut(side).expect("a side").reinforcements.clear();
    }
    let battle = Battle::new(&content, id).unwrap_or_else(|refusal| panic!("{refusal}"));
    let (mut legal, mut joined) = (Vec::new(), 0);
    for seed in 0..long(12, 60) {
        read_a_game("namesakes", &battle, seed);
        let (mut dice, mut choices) = (Seeded::new(seed, 0), Seeded::new(seed, 1));
        let mut state = battle.start(&mut dice, &mut ());
        while battle.to_act(&state).is_some() {
            battle.legal(&state, &mut legal);
            let names: BTreeSet<String> = legal.iter().map(|action| battle.choice(&state, *action)).collect();
            assert_eq!(names.len(), legal.len(), "{names:?}");
            for action in &legal {
                if let Action::Join(number) | Action::Advance(number) = action {
                    let at = state.squadron(*number).space().expect("a space");
                    assert!(battle.choice(&state, *action).ends_with(&battle.board().space_label(at)));
                    joined += 1;
                }
            }
            let action = Captain::<Battle>::choose(&mut AtRandom, &battle, &state, &legal, &mut choices);
            battle.apply_listed(&mut state, action, &mut dice, &mut ());
        }
    }
    assert!(joined > 0, "nobody could join or advance");
}
