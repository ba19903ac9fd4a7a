//! The book's examples with their numbers, and comparisons of the engine with the exact odds, over all ways in which the dice can fall.

use super::super::fight::new_fight;
use super::super::table::Table;
use super::*;
use crate::MilitaryTable;
use crate::odds::{self, Fighting, Stronghold};

/// A game whose moments a test sets up by hand.
pub(super) struct Game {
    pub contest: Contest,
    pub state: State,
    pub events: Vec<Event>,
}

impl Game {
    pub(super) fn new(template: &str) -> Self {
        let contest = of(template);
        let state = contest.start(&mut Seeded::new(1, 0), &mut ());
        Self { contest, state, events: Vec::new() }
    }

    /// A game with no units on the board and no characters in play.
    pub(super) fn cleared(template: &str) -> Self {
        let mut game = Self::new(template);
        for environ in &mut game.state.open.environs {
            *environ = EnvironNow::default();
        }
        for counts in &mut game.state.imperial.face_down {
            *counts = Default::default();
        }
        game.state.open.face_down = Default::default();
        for now in &mut game.state.open.characters {
            now.at = Whereabouts::Pool;
        }
        for now in &mut game.state.open.possessions {
            if matches!(now.at, Holding::Held(_)) {
                now.at = Holding::Deck;
            }
        }
        (game.state.open.turn, game.state.open.phasing) = (1, Side::Rebel);
        game
    }

    pub(super) fn environ(&self, name: &str) -> EnvironNumber {
        self.contest
            .public
            .places()
            .find(|place| self.contest.public.environ(*place).name == name)
            .unwrap_or_else(|| panic!("no {name}"))
    }

    pub(super) fn planet(&self, name: &str) -> PlanetNumber {
        self.contest.public.worlds().find(|planet| self.contest.public.planet(*planet).name == name).expect("the planet")
    }

    pub(super) fn character(&self, name: &str) -> CharacterNumber {
        let at = self.contest.public.characters.iter().position(|found| found.card.name == name).expect("the character");
        CharacterNumber(at as u8)
    }

    pub(super) fn kind(&self, name: &str) -> UnitKind {
        self.contest.public.kinds().find(|kind| self.contest.public.unit(*kind).kind.name == name).expect("the unit")
    }

    pub(super) fn put(&mut self, character: &str, environ: &str) -> CharacterNumber {
        let (number, at) = (self.character(character), self.environ(environ));
        self.state.open.characters[number.index()].at = Whereabouts::In(at);
        number
    }

    pub(super) fn put_units(&mut self, number: u8, kind: &str, environ: EnvironNumber) {
        let kind = self.kind(kind);
        let (contest, mut dice) = (self.contest.clone(), Fallen(VecDeque::new()));
        let mut table = Table::new(&contest, &mut self.state, &mut dice, &mut self.events);
        (0..number).for_each(|_| table.put_unit(kind, environ));
    }

    /// Performs these tasks, the first one first, until a side is asked or no task is left.
    pub(super) fn perform(&mut self, tasks: &[Task], dice: &[u8]) {
        self.state.asked = None;
        self.state.open.agenda = tasks.iter().rev().copied().collect();
        let mut dice = Fallen(dice.iter().copied().collect());
        self.events.clear();
        let contest = self.contest.clone();
        Table::new(&contest, &mut self.state, &mut dice, &mut self.events).go_on();
    }

    /// Lets `what` change the game by hand, and lets the game go on until a side is asked or no task is left.
    pub(super) fn carry_out(&mut self, what: impl FnOnce(&mut Table<'_, Fallen, Vec<Event>>)) {
        (self.state.asked, self.state.open.agenda) = (None, Vec::new());
        self.events.clear();
        let (contest, mut dice) = (self.contest.clone(), Fallen(VecDeque::new()));
        let mut table = Table::new(&contest, &mut self.state, &mut dice, &mut self.events);
        what(&mut table);
        table.go_on();
    }

    pub(super) fn act(&mut self, action: Action, dice: &[u8]) {
        let mut dice = Fallen(dice.iter().copied().collect());
        self.contest.apply(&mut self.state, action, &mut dice, &mut self.events).expect("it is legal");
    }

    pub(super) fn question(&self) -> Option<Question> {
        self.state.asked.map(|asked| asked.question)
    }

    pub(super) fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.contest.legal(&self.state, &mut legal);
        legal
    }
}

/// Every way in which two dice can fall.
fn pairs() -> impl Iterator<Item = [u8; 2]> {
    (1..=6).flat_map(|first| (1..=6).map(move |second| [first, second]))
}

#[test]
fn the_privateer_is_seen_by_the_bases_of_egrix_as_the_book_has_it() {
    // 9.3, 14.52: evasion 7 against bases of level 2 and level 1.
    for (name, wanted) in [("Angoff", [2, 3, 1]), ("Quibron", [4, 2, 0])] {
        let mut seen = [0; 3];
        for die in 1..=6 {
            let mut game = Game::new("sample");
            assert_eq!(game.question(), Some(Question::Land(Some(game.contest.public.things().nth(3).expect("the Privateer")))));
            let to = game.environ(name);
            game.act(Action::To(to), &[die]);
            for event in &game.events {
                match event {
                    Event::Passed(_, _, Passed::Unseen) => seen[0] += 1,
                    Event::Passed(_, _, Passed::Detected) => seen[1] += 1,
                    Event::Passed(_, _, Passed::Damaged) => seen[2] += 1,
                    _ => {}
                }
            }
        }
        assert_eq!(seen, wanted, "{name}");
    }
}

#[test]
fn a_ship_that_was_damaged_is_lost_where_it_lands_and_nobody_with_it() {
    let mut game = Game::new("sample");
    let to = game.environ("Angoff");
    game.act(Action::To(to), &[6]);
    let lost: Vec<&Event> = game.events.iter().filter(|event| matches!(event, Event::Gone(_) | Event::Killed(..))).collect();
    assert_eq!(lost.len(), 1, "{:?}", game.events);
    let boccanegra = game.character("Boccanegra");
    assert!(
        game.state.open.character(boccanegra).detected && game.state.open.ship_of(boccanegra, &game.contest.public).is_none()
    );
}

#[test]
fn bases_fire_as_the_odds_tell() {
    // 9.22: bases of level 1 and 2 fire at a Line and a Patrol together.
    let kinds = [("Line", 3), ("Patrol", 1)];
    for level in [1, 2] {
        let base = Stronghold { level: level.into(), up: true };
        let units = kinds.map(|(_, strength)| Fighting { strength, worth: strength });
        let contest = of("varu");
        let odds = odds::fire(base, &units, &contest.public.tables.military).expect("a whole table");
        let mut ways = std::collections::BTreeMap::new();
        for dice in pairs() {
            let mut game = Game::cleared("varu");
            let cercis = game.planet("Cercis");
            game.state.open.planets[cercis.index()].level = level;
            game.state.open.phasing = Side::Imperial;
            let (from, to) = (game.environ("Solvia urban"), game.environ("Cercis wild"));
            let transit = game.contest.public.transit();
            for (kind, _) in kinds {
                game.put_units(1, kind, transit);
            }
            game.state.open.journey = Journey { side: Side::Imperial, from: Some(from), to: Some(to), ..Journey::default() };
            game.perform(&[Task::Fire { leaving: false }], &[]);
            assert_eq!(game.question(), Some(Question::Fire(cercis)));
            game.act(Action::Attack, &dice);
            let lost: Vec<usize> = kinds
                .iter()
                .enumerate()
                .filter(|(_, (kind, _))| game.events.contains(&Event::Lost(game.kind(kind), transit)))
                .map(|(at, _)| at)
                .collect();
            let now = game.state.open.planet(cercis);
            *ways.entry((lost, Stronghold { level: now.level.into(), up: now.up })).or_insert(0) += 1;
        }
        assert_eq!(ways, odds.ways, "level {level}");
    }
}

#[test]
fn combat_costs_what_the_odds_tell() {
    for (imperial, rebel, led) in [(4, 2, false), (2, 3, true), (1, 3, false), (5, 1, true)] {
        let mut seen = std::collections::BTreeMap::new();
        let mut wanted = None;
        for dice in pairs() {
            let mut game = Game::cleared("varu");
            let wild = game.environ("Cercis wild");
            game.put_units(imperial, "Militia", wild);
            game.put_units(rebel, "Wild 2-1", wild);
            let gelba = if led { Some(game.put("Gelba", "Cercis wild")) } else { None };
            game.state.open.phasing = Side::Imperial;
            game.perform(&[Task::Combat], &[]);
            assert_eq!(game.question(), Some(Question::Declare(wild)));
            game.act(Action::Attack, if led { &[] } else { &dice });
            if let Some(gelba) = gelba {
                game.act(Action::Lead(gelba), &dice);
            }
            let found = game.events.iter().find_map(|event| match event {
                Event::Combat { attacker_loss, defender_loss, .. } => Some((*attacker_loss, *defender_loss)),
                _ => None,
            });
            *seen.entry(found.expect("a combat")).or_insert(0) += 1;
            // The Rebel units fight in an environ of their type, which shifts one column; the leader shifts three columns for the Empire.
            let shift = if led { 3 } else { 0 } - 1;
            wanted = odds::military(imperial.into(), u32::from(rebel) * 2, shift, &game.contest.public.tables.military);
        }
        let wanted = wanted.expect("a whole table").map(|losses| (losses.attacker.get() as u8, losses.defender.get() as u8));
        assert_eq!(seen, wanted.ways, "{imperial} against {rebel}");
    }
}

#[test]
fn odds_are_rounded_for_the_defender() {
    // 10.2: counts columns from the one for even odds; positive numbers are columns to the left.
    let column = |attacker, defender| MilitaryTable::EVEN as i64 - odds::column(attacker, defender, 0) as i64;
    assert_eq!([column(12, 5), column(14, 3), column(1, 9), column(9, 1)], [-1, -3, 4, -4]);
}

/// A fight of Derban and Adora against a squad whose combat is one more than Derban's.
fn fight_of_two(capture: bool) -> (Game, [CharacterNumber; 2]) {
    let mut game = Game::cleared("varu");
    let pair = [game.put("Rayner Derban", "Solvia urban"), game.put("Zina Adora", "Solvia urban")];
    let environ = game.environ("Solvia urban");
    let mut fight =
        new_fight(environ, (pair.into_iter().collect(), Side::Rebel), Attacker::Squad { combat: 6, endurance: 6 }, None);
    (fight.firearms, fight.capture) = (true, capture);
    game.state.open.fight = Some(fight);
    game.perform(&[Task::Round], &[]);
    assert_eq!(game.question(), Some(Question::Active));
    game.act(Action::Active(pair[0]), &[]);
    game.act(Action::Done, &[]);
    (game, pair)
}

#[test]
fn at_one_more_and_a_three_the_inactive_alone_break_off() {
    // 12.5: attack less defence is +1.
    let (mut game, [derban, adora]) = fight_of_two(false);
    assert_eq!(game.legal(), [Action::Stay, Action::BreakOff, Action::BreakOffInactive]);
    let asked = "Round 1: Rayner Derban is active against a squad of the Imperial player. Does anybody break off?";
    assert_eq!(game.contest.asks(&game.state), asked);
    game.act(Action::BreakOff, &[3, 1, 1]);
    let begun = Event::RoundBegins(1, Foe::Squad(Side::Imperial), Party::of(derban));
    let told = |wanted: Event| game.events.iter().position(|event| *event == wanted).expect("it is told");
    let (first, then) = (told(begun), told(Event::BrokeOff(Party::of(adora))));
    assert!(first < then, "who attacks and who is active is told before anybody breaks off: {:?}", game.events);
    assert_eq!(game.events.iter().filter(|event| **event == begun).count(), 1);
    assert_eq!(game.contest.tell(&[begun]), "Round 1 against a squad of the Imperial player: Rayner Derban is active.");
    assert_eq!(game.state.open.fight.expect("it goes on").party, Party::of(derban));
    // After the failed attempt to break off, the column moves one to the right, to that of +2. There a die of 1 costs the squad two wounds, which
    // firearms double, and costs Derban none.
    assert!(game.events.contains(&Event::Round { difference: 1, shift: 1, hurt: 0, struck: 4 }), "{:?}", game.events);
}

#[test]
fn capture_and_a_failed_break_off_are_one_column_to_the_left() {
    // 12.6: in a fight to capture at a difference of +1, the attempt to break off is read on the column of -1. After the attempt fails, the wounds
    // are read on the column of 0.
    let (mut game, [_, adora]) = fight_of_two(true);
    game.act(Action::BreakOff, &[5, 5, 1]);
    assert!(game.events.contains(&Event::BrokeOff(Party::of(adora))), "the inactive one gets away on a five");
    let round = game.events.iter().find(|event| matches!(event, Event::Round { .. }));
    assert_eq!(round, Some(&Event::Round { difference: 1, shift: -1, hurt: 2, struck: 4 }), "{:?}", game.events);
}

#[test]
fn two_wounds_on_two_are_marked_in_three_ways() {
    // 12.7: every way in which two characters can mark two wounds.
    let mut ends = BTreeSet::new();
    for first in 0..2 {
        for second in 0..2 {
            let mut game = Game::cleared("varu");
            let pair = [game.put("Rayner Derban", "Solvia urban"), game.put("Zina Adora", "Solvia urban")];
            let environ = game.environ("Solvia urban");
            let party: Party = pair.into_iter().collect();
            let mut fight = new_fight(environ, (party, Side::Rebel), Attacker::Squad { combat: 4, endurance: 4 }, None);
            (fight.active, fight.owed, fight.round) = (party, [2, 0], 1);
            game.state.open.fight = Some(fight);
            game.perform(&[Task::Wounds(Side::Rebel)], &[]);
            for who in [first, second] {
                if game.question() == Some(Question::Wound) {
                    game.act(Action::Wound(pair[who]), &[]);
                }
            }
            ends.insert(
                pair.map(|who| (game.state.open.character(who).wounds, game.state.open.character(who).at == Whereabouts::Killed)),
            );
        }
    }
    assert_eq!(ends.len(), 3, "{ends:?}");
    assert!(ends.contains(&[(0, false), (2, true)]), "Adora bears no more than one");
}

#[test]
fn a_rebellion_of_solvia_raises_seven_three_and_three() {
    // 15.41: the troops that a rebellion raises.
    let mut game = Game::cleared("varu");
    let solvia = game.planet("Solvia");
    game.state.open.planets[solvia.index()].loyalty = Loyalty::Unrest;
    let (contest, mut dice) = (game.contest.clone(), Fallen(VecDeque::new()));
    game.state.asked = None;
    game.state.open.agenda.clear();
    let mut table = Table::new(&contest, &mut game.state, &mut dice, &mut game.events);
    table.start_rebellion(solvia);
    table.go_on();
    let mut points = Vec::new();
    while let Some(Question::Raise(environ, left)) = game.question() {
        points.push((environ, left));
        let dear = game
            .legal()
            .into_iter()
            .rev()
            .find(|action| matches!(action, Action::Raise(kind) if contest.public.strength(*kind) == 2));
        let cheap = game.legal().into_iter().find(|action| matches!(action, Action::Raise(_)));
        game.act(dear.or(cheap).expect("something to raise"), &[]);
    }
    let first: Vec<u8> = ["Solvia urban", "Solvia subterranean", "Solvia wild"]
        .map(|name| points.iter().find(|(environ, _)| *environ == game.environ(name)).expect("it was asked").1)
        .into();
    assert_eq!(first, [7, 3, 3]);
    let strength = |name: &str| game.state.whole(&contest.public).strength(Side::Rebel, game.environ(name));
    assert_eq!(["Solvia urban", "Solvia subterranean", "Solvia wild"].map(strength), [5, 2, 2]);
    assert_eq!(game.state.open.planet(solvia).state, PlanetState::Rebellion);
    assert_eq!(game.state.whole(&contest.public).control(solvia), None);
}

#[test]
fn a_rebellion_wins_at_the_end_of_an_imperial_player_turn_alone() {
    // 15.52: when a rebellion wins.
    for (side, up, units, wins) in [
        (Side::Rebel, true, false, false),
        (Side::Imperial, true, false, true),
        (Side::Imperial, false, false, false),
        (Side::Imperial, true, true, false),
    ] {
        let mut game = Game::cleared("varu");
        let horon = game.planet("Horon");
        let now = &mut game.state.open.planets[horon.index()];
        (now.state, now.loyalty, now.up) = (PlanetState::Rebellion, Loyalty::Unrest, up);
        if units {
            game.put_units(1, "Militia", game.environ("Horon"));
        }
        // Keeps one Rebel character free, because the Empire would win if no Rebel character were free.
        game.put("Kogus", "Solvia urban");
        game.state.open.phasing = side;
        game.perform(&[Task::EndPlayerTurn], &[]);
        let won = game.state.open.planet(horon).state == PlanetState::RebelControl;
        assert_eq!(won, wins, "{side:?}, base up: {up}, units: {units}");
        // Together with Cercis the Rebel then controls two planets, and has won at once (16.35).
        assert_eq!(game.state.open.conclusion, wins.then_some(Conclusion::Instant(Side::Rebel)));
    }
}
