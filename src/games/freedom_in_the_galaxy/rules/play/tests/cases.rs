//! Tests of cases in the book in which several parts of play meet.

use super::super::fight::new_fight;
use super::examples::Game;
use super::*;
use crate::verbs::ActionEvent;

impl Game {
    /// The number of the mission with this letter.
    pub(super) fn mission(&self, letter: char) -> u8 {
        self.contest.public.missions.iter().position(|mission| mission.letter == letter).expect("the mission") as u8
    }

    /// Assigns missions to these parties in an environ; no card is drawn yet.
    pub(super) fn assign(&mut self, environ: EnvironNumber, parties: &[(char, Party)]) {
        self.perform(&[Task::NextErrand], &[]);
        self.act(Action::At(environ), &[]);
        let groups: Vec<MissionGroup> = parties
            .iter()
            .map(|(letter, members)| MissionGroup { members: *members, ..MissionGroup::new(self.mission(*letter)) })
            .collect();
        self.state.open.errand.as_mut().expect("missions").groups = groups;
    }

    /// Gives a Rebel character a possession that the Imperial player has not seen.
    fn hold(&mut self, name: &str, bearer: CharacterNumber) -> PossessionNumber {
        let named = |thing: &PossessionNumber| self.contest.public.possession(*thing).name == name;
        let thing = self.contest.public.things().find(named).expect("the possession");
        self.state.rebel.bearers.fill(None);
        self.state.rebel.bearers[thing.index()] = Some(bearer);
        self.state.open.possessions[thing.index()].at = Holding::Unseen;
        self.state.open.unseen = 1;
        thing
    }

    fn shows(&self, thing: PossessionNumber) -> bool {
        let shown = self.events.contains(&Event::Used(thing));
        assert_eq!(shown, matches!(self.state.open.possessions[thing.index()].at, Holding::Held(_)));
        assert_eq!(shown, self.state.open.unseen == 0);
        shown
    }

    pub(super) fn is_detected(&self, character: CharacterNumber) -> bool {
        self.state.open.character(character).detected
    }
}

#[test]
fn diplomacy_draws_by_the_loyalty_before_the_mission() {
    // 13.2: the loyalty marker moves while cards are drawn, but the extra draws are still those for Neutral, where the marker was before.
    for after in [Loyalty::Patriotic, Loyalty::Neutral, Loyalty::Dissent] {
        let mut game = Game::cleared("sample");
        let sontag = game.put("Doctor Sontag", "Angoff");
        let (environ, planet) = (game.environ("Angoff"), game.planet("Angoff"));
        game.state.open.planets[planet.index()].loyalty = Loyalty::Neutral;
        game.assign(environ, &[('D', Party::of(sontag))]);
        game.state.open.planets[planet.index()].loyalty = after;
        game.perform(&[Task::ExtraDraws(0)], &[1; 60]);
        let draws =
            game.events.iter().find_map(|event| if let Event::ExtraDraws(_, draws, _) = event { Some(*draws) } else { None });
        assert_eq!(draws, Some(3), "{after:?}");
    }
}

#[test]
fn a_ship_passes_to_friends_who_fly_and_waits_beside_those_who_cannot() {
    // 14.55, 14.59: Starlight and Rafa can fly, Sontag cannot, and no units are in the environ.
    for (friends, asked, parked) in [
        (&["Adam Starlight", "Agan Rafa"][..], true, false),
        (&["Adam Starlight"], false, false),
        (&["Doctor Sontag"], false, true),
        (&[], false, false),
    ] {
        for captured in [false, true] {
            let mut game = Game::cleared("varu");
            let ship = game.contest.public.things().find(|thing| game.contest.public.possession(*thing).name == "Star Cruiser");
            let ship = ship.expect("the ship");
            let pilot = game.put("Scott Rubel", "Cercis wild");
            let heirs: Vec<CharacterNumber> = friends.iter().map(|name| game.put(name, "Cercis wild")).collect();
            game.put("Redjac", "Cercis wild");
            game.state.open.possessions[ship.index()].at = Holding::Held(pilot);
            game.carry_out(|table| if captured { table.capture(pilot, Cause::Coup) } else { table.kill(pilot, Cause::Wounds) });
            let at = |game: &Game| game.state.open.possessions[ship.index()].at;
            if asked {
                assert_eq!(game.question(), Some(Question::Inherit(ship)));
                game.act(Action::GiveTo(heirs[1]), &[]);
                assert_eq!(at(&game), Holding::Held(heirs[1]));
            } else if parked {
                assert_eq!(at(&game), Holding::Parked(game.environ("Cercis wild")));
            } else {
                assert_eq!(at(&game), heirs.first().map_or(Holding::Deck, |heir| Holding::Held(*heir)));
            }
        }
    }
}

#[test]
fn a_ship_that_waits_is_handed_to_a_friend_who_flies_and_lost_with_the_last_who_stands_there() {
    for comes in [false, true] {
        let mut game = Game::cleared("varu");
        let ship = game.contest.public.things().find(|thing| game.contest.public.possession(*thing).name == "Star Cruiser");
        let (ship, wild) = (ship.expect("the ship"), game.environ("Cercis wild"));
        let sontag = game.put("Doctor Sontag", "Cercis wild");
        let rubel = game.put("Scott Rubel", if comes { "Cercis wild" } else { "Solvia urban" });
        game.state.open.possessions[ship.index()].at = Holding::Parked(wild);
        game.perform(&[Task::Trade], &[]);
        if comes {
            assert_eq!(game.legal(), [Action::Give(ship), Action::Done]);
            game.act(Action::Give(ship), &[]);
            game.act(Action::GiveTo(rubel), &[]);
            assert_eq!(game.state.open.possessions[ship.index()].at, Holding::Held(rubel));
        } else {
            assert_eq!(game.question(), None);
            game.state.open.characters[sontag.index()].at = Whereabouts::In(game.environ("Solvia urban"));
            game.perform(&[Task::Trade], &[]);
            assert_eq!(game.state.open.possessions[ship.index()].at, Holding::Deck);
        }
    }
}

#[test]
fn whoever_joins_or_is_freed_among_the_detected_is_detected() {
    // 9.4: all of a side's characters in an environ share one state of detection.
    for detected in [false, true] {
        let mut game = Game::cleared("varu");
        let (environ, rubel) = (game.environ("Cercis wild"), game.put("Scott Rubel", "Cercis wild"));
        game.state.open.characters[rubel.index()].detected = detected;
        let prisoner = game.character("Zina Adora");
        game.state.open.characters[prisoner.index()].at = Whereabouts::Captive(environ);
        game.put("Redjac", "Cercis wild");
        game.carry_out(|table| table.free(prisoner));
        assert_eq!(game.is_detected(prisoner), detected);
        game.assign(environ, &[('G', Party::of(rubel))]);
        game.perform(&[Task::Success { group: 0, success: 0 }], &[1; 20]);
        let joined =
            game.events.iter().find_map(|event| if let Event::Joined(character) = event { Some(*character) } else { None });
        assert_eq!(game.is_detected(joined.expect("somebody joins")), detected);
    }
}

#[test]
fn who_is_with_units_is_detected_and_so_are_all_of_the_side_there() {
    // 9.4, 9.52: characters with units are detected, and with them all of their side in the environ.
    let mut game = Game::cleared("varu");
    let (wild, from) = (game.environ("Cercis wild"), game.environ("Cercis subterranean"));
    game.put_units(1, "Wild 2-1", wild);
    let [rafa, rubel] = [game.put("Agan Rafa", "Cercis wild"), game.put("Scott Rubel", "Cercis subterranean")];
    game.perform(&[Task::Stack(wild)], &[]);
    game.act(Action::With(rafa), &[]);
    assert!(game.is_detected(rafa), "a stack with units is always detected");
    // Another character comes on foot.
    game.perform(&[Task::Move], &[]);
    game.act(Action::From(from), &[]);
    game.act(Action::Take(Counter::Character(rubel)), &[]);
    game.act(Action::To(wild), &[]);
    assert!(game.is_detected(rubel), "he joins those who are detected");
    // The units are lost, but the characters stay detected.
    let kind = game.kind("Wild 2-1");
    game.carry_out(|table| table.lose_unit(kind, wild));
    assert!(game.is_detected(rafa) && !game.state.open.character(rafa).with_units);
}

#[test]
fn kogus_leads_where_adora_stands_with_the_units_too() {
    for (adora, wanted) in [(None, 0), (Some(false), 0), (Some(true), 1)] {
        let mut game = Game::cleared("varu");
        let wild = game.environ("Cercis wild");
        game.put_units(1, "Wild 2-1", wild);
        let kogus = game.put("Kogus", "Cercis wild");
        game.state.open.characters[kogus.index()].with_units = true;
        if let Some(with_units) = adora {
            let adora = game.put("Zina Adora", "Cercis wild");
            game.state.open.characters[adora.index()].with_units = with_units;
            // Adora would be the better leader, so her rating is lowered here.
            game.state.open.characters[adora.index()].better = Some((3, -9));
        }
        let look = game.state.whole(&game.contest.public);
        assert_eq!(look.leads(kogus), wanted, "{adora:?}");
        assert_eq!(look.leader_there(Side::Rebel, wild), (wanted > 0).then_some(kogus));
        assert_eq!(offers::leaders(&look, Side::Rebel, wild).contains(&kogus), wanted > 0);
    }
}

#[test]
fn a_reaction_makes_room_for_another() {
    // 9.6, 9.51: Cercis wild is full of Militia until one of them reacts.
    let mut game = Game::cleared("varu");
    let [wild, other] = ["Cercis wild", "Cercis subterranean"].map(|name| game.environ(name));
    let size = game.contest.public.environ(wild).size;
    game.put_units(size, "Militia", wild);
    game.put_units(1, "Militia", other);
    for name in ["Cercis wild", "Cercis subterranean"] {
        let who = game.put(if name == "Cercis wild" { "Scott Rubel" } else { "Agan Rafa" }, name);
        game.state.open.characters[who.index()].detected = true;
    }
    let militia = game.kind("Militia");
    game.perform(&[Task::Reaction], &[]);
    assert_eq!(game.legal(), [Action::At(other), Action::Done], "there is no room in the wild");
    game.act(Action::At(other), &[]);
    game.act(Action::Take(Counter::Unit(militia)), &[]);
    assert_eq!(game.legal(), [Action::At(wild), Action::Done], "one has left it");
    game.act(Action::At(wild), &[]);
    assert!(game.legal().contains(&Action::Take(Counter::Unit(militia))));
}

/// Whether Derban shows this possession in a round against an equally strong squad. The first of the dice is the squad's, and the second Derban's.
fn round_with(name: &str, dice: [u8; 2]) -> bool {
    let mut game = Game::cleared("varu");
    let derban = game.put("Rayner Derban", "Solvia urban");
    let thing = game.hold(name, derban);
    let party = (Party::of(derban), Side::Rebel);
    let mut fight = new_fight(game.environ("Solvia urban"), party, Attacker::Squad { combat: 5, endurance: 5 }, None);
    (fight.active, fight.round) = (party.0, 1);
    game.state.open.fight = Some(fight);
    game.perform(&[Task::Strike], &dice);
    game.shows(thing)
}

#[test]
fn what_stands_is_shown_when_it_first_changes_a_fight() {
    // 14.2: if the fight is even, some dice of the squad wound and others do not. A possession that adds to combat changes every round.
    let wounds = |die| {
        let contest = of("varu");
        let column = crate::odds::fight::column(0);
        crate::CellTable::cell(&contest.public.tables.characters, usize::from(die - 1_u8), column).expect("a cell").defender.get()
    };
    assert!((1..=6).any(|die| wounds(die) == 0) && (1..=6).any(|die| wounds(die) > 0));
    for die in 1..=6 {
        assert_eq!(round_with("Personal Body Shield", [die, 3]), wounds(die) > 0, "{die}");
        assert!(round_with("Sniper's Rifle", [die, 3]));
        assert!(!round_with("Scanner", [die, 3]));
    }
}

#[test]
fn a_scanner_is_shown_to_a_base_that_it_weakens_and_to_units_that_search() {
    for (level, wanted) in [(0, false), (1, true), (2, true)] {
        let mut game = Game::cleared("varu");
        let rubel = game.put("Scott Rubel", "Horon");
        let scanner = game.hold("Scanner", rubel);
        let named = |thing: &PossessionNumber| game.contest.public.possession(*thing).name == "Star Cruiser";
        let ship = game.contest.public.things().find(named).expect("the ship");
        game.state.open.possessions[ship.index()].at = Holding::Held(rubel);
        let (from, to) = (game.environ("Horon"), game.environ("Solvia urban"));
        let (leaves, solvia) = (game.planet("Horon"), game.planet("Solvia"));
        game.state.open.planets[leaves.index()].up = false;
        let now = &mut game.state.open.planets[solvia.index()];
        (now.level, now.up, now.state) = (level, true, PlanetState::ImperialControl);
        game.perform(&[Task::Move], &[]);
        game.act(Action::From(from), &[]);
        game.act(Action::Take(Counter::Character(rubel)), &[]);
        game.act(Action::To(to), &[1]);
        assert_eq!(game.shows(scanner), wanted, "level {level}");
    }
    for units in [false, true] {
        let mut game = Game::cleared("varu");
        let (environ, rubel) = (game.environ("Solvia urban"), game.put("Scott Rubel", "Solvia urban"));
        let scanner = game.hold("Scanner", rubel);
        game.state.open.characters[rubel.index()].detected = true;
        let redjac = game.put("Redjac", "Solvia urban");
        game.put_units(2, "Militia", environ);
        game.state.open.search = Search { environ, searchers: Party::of(redjac), ..Search::default() };
        game.perform(&[Task::Look { units }], &[6]);
        assert_eq!(game.shows(scanner), units);
    }
}

#[test]
fn what_adds_draws_is_shown_with_them() {
    let mut game = Game::cleared("varu");
    let (environ, rubel) = (game.environ("Solvia urban"), game.put("Scott Rubel", "Solvia urban"));
    let redjac = game.put("Redjac", "Solvia urban");
    game.state.open.characters[redjac.index()].detected = true;
    let rifle = game.hold("Sniper's Rifle", rubel);
    game.assign(environ, &[('A', Party::of(rubel))]);
    assert_eq!(game.state.open.unseen, 1);
    game.perform(&[Task::ExtraDraws(0)], &[1; 60]);
    assert!(game.shows(rifle));
}

#[test]
fn an_event_that_detects_leaves_those_alone_who_are_on_no_mission() {
    // 13.1: a mission that only a camp does.
    let mut game = Game::cleared("varu");
    let (environ, rubel) = (game.environ("Solvia urban"), game.put("Scott Rubel", "Solvia urban"));
    game.state.open.environs[environ.index()].camp = Camp::Working;
    game.assign(environ, &[('D', Party::NOBODY)]);
    game.state.open.errand.as_mut().expect("missions").groups[0].camp = true;
    let (public, section) = (&game.contest.public, game.contest.public.section(environ));
    let is_meant = |event: &ActionEvent| *event == ActionEvent::Detected;
    let found = (0..).zip(&public.cards).find_map(|(card, found)| {
        let event = found.section(section).event.iter().position(is_meant)?;
        Some(Task::Event { card, event: event as u8 })
    });
    game.perform(&[found.expect("such an event")], &[]);
    assert!(game.events.iter().any(|event| matches!(event, Event::Happened(..))));
    assert!(!game.is_detected(rubel));
}

#[test]
fn the_owner_of_a_ship_goes_on_foot_without_it() {
    // 9.1, 14.59: the enemy base does not detect characters who react on foot. The ship that stays behind waits beside a friendly character, or is
    // lost.
    for (friend, reacts) in [(true, false), (false, false), (true, true)] {
        let mut game = Game::cleared("varu");
        let [wild, other] = ["Cercis wild", "Cercis subterranean"].map(|name| game.environ(name));
        let rubel = game.put("Scott Rubel", "Cercis wild");
        if friend {
            game.put("Doctor Sontag", "Cercis wild");
        }
        let named = |thing: &PossessionNumber| game.contest.public.possession(*thing).name == "Star Cruiser";
        let ship = game.contest.public.things().find(named).expect("the ship");
        game.state.open.possessions[ship.index()].at = Holding::Held(rubel);
        let cercis = game.planet("Cercis");
        let now = &mut game.state.open.planets[cercis.index()];
        (now.level, now.up, now.state) = (2, true, PlanetState::ImperialControl);
        if reacts {
            game.state.open.phasing = Side::Imperial;
            game.put_units(1, "Militia", other);
            game.perform(&[Task::Reaction], &[]);
            game.act(Action::At(other), &[]);
            assert!(game.legal().contains(&Action::Take(Counter::Character(rubel))), "by ship");
            game.act(Action::Leave(ship), &[]);
        } else {
            game.perform(&[Task::Move], &[]);
            game.act(Action::From(wild), &[]);
            assert!(!game.legal().contains(&Action::Leave(ship)), "nobody goes yet");
            game.act(Action::Take(Counter::Character(rubel)), &[]);
            game.act(Action::Leave(ship), &[]);
            let goals: Vec<Action> = game.legal().into_iter().filter(|action| !matches!(action, Action::Take(_))).collect();
            assert_eq!(goals, [Action::To(other)]);
            game.act(Action::To(other), &[]);
        }
        assert_eq!(game.state.open.character(rubel).at, Whereabouts::In(other));
        assert!(game.events.contains(&Event::Left(ship, wild)) || game.events.contains(&Event::Gone(ship)));
        assert_eq!(game.state.open.possessions[ship.index()].at, if friend { Holding::Parked(wild) } else { Holding::Deck });
    }
}

#[test]
fn a_leader_of_units_that_searched_does_not_search_as_a_character() {
    let mut game = Game::cleared("varu");
    let (environ, rubel) = (game.environ("Solvia urban"), game.put("Scott Rubel", "Solvia urban"));
    game.state.open.characters[rubel.index()].detected = true;
    let [redjac, leader] = ["Redjac", "Jon Kidu"].map(|name| game.put(name, "Solvia urban"));
    game.state.open.characters[leader.index()].with_units = true;
    game.put_units(2, "Militia", environ);
    game.state.open.search = Search { environ, ..Search::default() };
    game.perform(&[Task::Seek], &[]);
    game.act(Action::SearchWithUnits, &[6]);
    game.act(Action::SearchWithCharacters, &[6]);
    assert!(!game.state.open.characters[redjac.index()].with_units && game.state.open.search.searchers == Party::of(redjac));
}

#[test]
fn a_ship_that_nobody_may_have_goes_back_to_the_deck_and_the_rebel_is_told() {
    let mut game = Game::cleared("varu");
    let rubel = game.put("Scott Rubel", "Solvia urban");
    let ships: Vec<PossessionNumber> = game.contest.public.things().filter(|thing| game.contest.public.is_ship(*thing)).collect();
    let [own, drawn] = [ships[0], ships[1]];
    game.state.open.possessions[own.index()].at = Holding::Held(rubel);
    game.state.rebel.drawn.push((drawn, Party::of(rubel)));
    game.perform(&[Task::Bear(Side::Rebel)], &[]);
    assert!(game.events.contains(&Event::BackInDeck(drawn)), "a character has one ship at the most (14.13)");
    assert!(!matches!(game.state.open.possessions[drawn.index()].at, Holding::Held(_)));
}
