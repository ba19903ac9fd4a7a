//! What the log tells of attacks, of units, and of what comes to nothing; and what questions name.

use super::examples::Game;
use super::*;
use crate::cards::DeckSection;
use crate::verbs::ActionEvent;

#[test]
fn who_is_attacked_hears_it_before_a_leader_is_chosen() {
    // 10.1, 10.4: the leaders are named once the combat is declared.
    let mut game = Game::cleared("varu");
    let wild = game.environ("Cercis wild");
    game.put_units(3, "Militia", wild);
    game.put_units(2, "Wild 2-1", wild);
    game.put("Gelba", "Cercis wild");
    game.perform(&[Task::Combat], &[]);
    game.act(Action::Attack, &[]);
    assert_eq!(game.state.asked, Some(Asked { side: Side::Imperial, question: Question::Lead(wild) }));
    assert_eq!(game.events.last(), Some(&Event::Declared(Side::Rebel, wild)));
    assert_eq!(game.contest.tell(&game.events[1..]), "The Rebel player declares an attack at Cercis wild.");
    let asked = "The Rebel player attacks at Cercis wild, 4 against 3: who leads yours?";
    assert_eq!(game.contest.asks(&game.state), asked);
}

#[test]
fn the_question_for_a_rebel_leader_tells_only_what_the_rebel_sees() {
    // 7.22: units that lie face down are counted, and their strength is not told.
    let mut game = Game::cleared("varu");
    let wild = game.environ("Cercis wild");
    let hidden = game.contest.public.kinds().find(|kind| game.contest.public.unit(*kind).hidden).expect("such a kind");
    let name = game.contest.public.unit(hidden).kind.name.clone();
    game.put_units(2, &name, wild);
    game.put_units(1, "Wild 2-1", wild);
    game.put("Zina Adora", "Cercis wild");
    game.state.open.phasing = Side::Imperial;
    game.perform(&[Task::Combat], &[]);
    game.act(Action::Attack, &[]);
    let asked = "The Imperial player attacks at Cercis wild, 2 units face down against 2: who leads yours?";
    assert_eq!(game.contest.asks(&game.state), asked);
}

#[test]
fn only_the_empire_hears_the_kinds_of_units_that_lie_face_down() {
    let game = Game::cleared("varu");
    let (public, wild) = (&game.contest.public, game.environ("Cercis wild"));
    let kind = |hidden: bool| public.kinds().find(|kind| public.unit(*kind).hidden == hidden).expect("such a kind");
    let [down, open] = [true, false].map(kind);
    let views = Side::ALL.map(|side| [View::of(&game.state, side), View::of(&game.state, side)]);
    let hears = |side: Side, kind| {
        let [before, after] = &views[side as usize];
        game.contest.hears([before, after], &Event::OfKind(kind, 1))
    };
    assert!(hears(Side::Imperial, down) && !hears(Side::Rebel, down));
    assert!(hears(Side::Imperial, open) && hears(Side::Rebel, open));
    let moved = Event::Moved(Party::NOBODY, 3, Some(wild), wild);
    let name = game.contest.unit_name(down);
    let told = |events: &[Event]| game.contest.tell(events);
    let from = "From Cercis wild to Cercis wild:";
    assert_eq!(told(&[moved]), format!("{from} 3 units."));
    assert_eq!(told(&[moved, Event::OfKind(down, 3)]), format!("{from} 3 × {name}."));
    assert_eq!(told(&[moved, Event::OfKind(down, 1)]), format!("{from} 3 units, among them {name}."));
    assert_eq!(told(&[Event::CameFaceDown(wild)]), "A unit comes to Cercis wild face down.");
    assert_eq!(told(&[Event::CameFaceDown(wild), Event::OfKind(down, 1)]), format!("{name} comes to Cercis wild face down."));
}

#[test]
fn a_loss_that_no_unit_fits_is_told() {
    // 10.3: nothing is lost if every unit is stronger than the loss.
    let mut game = Game::cleared("varu");
    let wild = game.environ("Cercis wild");
    game.put_units(1, "Wild 2-1", wild);
    game.state.open.battle.owed = [1, 1];
    game.perform(&[Task::Losses(Side::Rebel, wild), Task::Losses(Side::Imperial, wild)], &[]);
    assert_eq!(game.events, [Event::NoneFits(Side::Rebel, wild, 1)], "a side without units is not told");
    let told = "No unit of the Rebel player at Cercis wild fits a loss of 1: nothing is lost for it.";
    assert_eq!(game.contest.tell(&game.events), told);
}

/// The first card with such an event among those for this environ, and the number of the event.
fn card_with(game: &Game, environ: EnvironNumber, wanted: impl Fn(&[ActionEvent], usize) -> bool) -> (u8, u8) {
    let section: DeckSection = game.contest.public.section(environ);
    let at = |card: &crate::cards::Action| {
        let events = &card.section(section).event;
        (0..events.len()).find(|at| wanted(events, *at))
    };
    let found = (0..).zip(&game.contest.public.cards).find_map(|(card, found)| Some((card, at(found)? as u8)));
    found.expect("a card with it")
}

#[test]
fn an_event_against_diplomacy_that_finds_none_says_that_nothing_comes_of_it() {
    let mut game = Game::cleared("varu");
    let (environ, rubel) = (game.environ("Solvia urban"), game.put("Scott Rubel", "Solvia urban"));
    game.assign(environ, &[('A', Party::of(rubel))]);
    let (card, event) = card_with(&game, environ, |events, at| {
        let aborts = matches!(events[at], ActionEvent::DiplomacyAborted | ActionEvent::DiplomacyAbortedUnless(..));
        aborts && matches!(events.get(at + 1), Some(ActionEvent::Shift(_)))
    });
    game.perform(&[Task::Event { card, event }, Task::Event { card, event: event + 1 }], &[]);
    let section = game.contest.public.section(environ) as u8;
    let told = [Event::Happened(card, section, event), Event::CameToNothing, Event::Ignored(card, section, event + 1)];
    assert_eq!(game.events, told);
}

#[test]
fn a_mission_that_changes_nothing_says_why() {
    // 15.13: at Patriotic the loyalty does not shift towards the Empire.
    let mut game = Game::cleared("varu");
    let (environ, planet) = (game.environ("Solvia urban"), game.planet("Solvia"));
    let redjac = game.put("Redjac", "Solvia urban");
    game.state.open.phasing = Side::Imperial;
    game.state.open.planets[planet.index()].loyalty = Loyalty::Patriotic;
    game.assign(environ, &[('D', Party::of(redjac))]);
    game.state.open.errand.as_mut().expect("missions").groups[0].letters = 1;
    game.perform(&[Task::Settle], &[]);
    let attempt = Attempt { side: Side::Imperial, mission: game.mission('D') };
    assert_eq!(game.events[0], Event::Completed(attempt, 1));
    let told = game.contest.tell(&game.events[1..]);
    assert_eq!(told, "Diplomacy changes nothing: the loyalty can shift no further.");
}

#[test]
fn a_group_for_which_nobody_searches_is_told() {
    // 13.48
    for with_units in [false, true] {
        let mut game = Game::cleared("varu");
        let (environ, rubel) = (game.environ("Solvia urban"), game.put("Scott Rubel", "Solvia urban"));
        if with_units {
            game.put_units(1, "Militia", environ);
        }
        game.assign(environ, &[('A', Party::of(rubel))]);
        game.state.open.search = Search { environ, group: Some(0), ..Search::default() };
        game.perform(&[Task::Seek], &[]);
        if with_units {
            game.act(Action::Done, &[]);
        }
        assert_eq!(game.events, [Event::NotSought(Party::of(rubel))]);
        assert_eq!(game.contest.tell(&game.events), "Nobody searches for Scott Rubel.");
    }
}

#[test]
fn the_question_of_a_search_names_those_who_are_sought() {
    let mut game = Game::cleared("varu");
    let (environ, rubel) = (game.environ("Solvia urban"), game.put("Scott Rubel", "Solvia urban"));
    game.put_units(1, "Militia", environ);
    game.state.open.characters[rubel.index()].detected = true;
    game.state.open.search = Search { environ, ..Search::default() };
    game.perform(&[Task::Seek], &[]);
    assert_eq!(game.contest.asks(&game.state), "Who searches at Solvia urban for Scott Rubel?");
}
