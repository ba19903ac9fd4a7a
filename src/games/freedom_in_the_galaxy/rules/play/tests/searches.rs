//! Tests of searches by units with a leader, of searches that cards allow, and of the targets of missions.

use super::super::ignored::{happened, is_ignored};
use super::super::table::Table;
use super::examples::Game;
use super::*;
use crate::verbs::ActionEvent;
use rules::Level;

/// A detected Rebel at Solvia urban, with two Militia there, and with Redjac and Jon Kidu, who stand apart from the units and can lead them.
fn sought() -> (Game, [CharacterNumber; 3]) {
    let mut game = Game::cleared("varu");
    let [rubel, redjac, kidu] = ["Scott Rubel", "Redjac", "Jon Kidu"].map(|name| game.put(name, "Solvia urban"));
    let environ = game.environ("Solvia urban");
    game.state.open.characters[rubel.index()].detected = true;
    game.put_units(2, "Militia", environ);
    game.state.open.search = Search { environ, ..Search::default() };
    (game, [rubel, redjac, kidu])
}

#[test]
fn a_leader_who_stands_apart_may_lead_the_units_that_search() {
    // 11.2, 11.22: the leader adds leadership to the search, stands with the units, is detected with them (9.52), and does not search as a character.
    let (mut game, [_, redjac, kidu]) = sought();
    game.perform(&[Task::Seek], &[]);
    let legal = [Action::SearchWithUnits, Action::SearchLed(kidu)];
    let others = [Action::SearchLed(redjac), Action::SearchWithCharacters, Action::Done];
    assert_eq!(game.legal(), [&legal[..], &others].concat());
    let leads = game.state.whole(&game.contest.public).leads(kidu);
    let value = |action| match game.contest.prospect(&game.state, action) {
        Some(Prospect::Search { value, .. }) => value,
        other => panic!("{other:?}"),
    };
    assert!(leads > 0 && value(legal[1]) == value(legal[0]) + leads);
    let detected = [redjac, kidu].into_iter().collect();
    let stacked = game.contest.detected_by_stacking(&game.state, legal[1]);
    assert_eq!(stacked, Some((detected, false)), "9.57: the side that searches does no mission now");
    assert_eq!(game.contest.choice(&game.state, legal[1]), "With units, led by Jon Kidu");
    let found = value(legal[1]);
    game.act(legal[1], &[6]);
    assert!(game.events.contains(&Event::LeadsSearch(kidu)), "{:?}", game.events);
    let searched = |event: &Event| matches!(event, Event::Searched { value, .. } if u32::from(*value) == found);
    assert!(game.events.iter().any(searched), "{:?}", game.events);
    assert!(game.state.open.character(kidu).with_units && game.is_detected(kidu) && game.is_detected(redjac));
    assert!(!game.legal().contains(&Action::SearchLed(kidu)) && !game.legal().contains(&Action::SearchWithUnits));
    game.act(Action::SearchWithCharacters, &[6]);
    assert_eq!(game.state.open.search.searchers, Party::of(redjac));
}

#[test]
fn a_character_who_has_searched_leads_no_units_that_search() {
    let (mut game, [_, redjac, kidu]) = sought();
    game.perform(&[Task::Seek], &[]);
    let detected = |game: &Game, action| game.contest.detected_by_searching(&game.state, action);
    // 11.31: those who search are detected.
    assert_eq!(detected(&game, Action::SearchWithCharacters), Some([redjac, kidu].into_iter().collect()));
    game.act(Action::SearchWithCharacters, &[]);
    assert_eq!(detected(&game, Action::Join(kidu)), Some(Party::of(kidu)));
    game.act(Action::Join(kidu), &[]);
    assert_eq!(detected(&game, Action::Done), Some(Party::of(kidu)));
    game.act(Action::Done, &[6]);
    assert_eq!(game.contest.prospect(&game.state, Action::Done), None, "to search no further has no odds");
    assert_eq!(detected(&game, Action::Done), None);
    let left = [Action::SearchWithUnits, Action::SearchLed(redjac), Action::Done];
    assert_eq!(game.legal(), left, "11.22 holds both ways");
}

#[test]
fn a_ban_on_searches_stops_later_ones_even_after_a_search() {
    // 13.48 against 13.42: the ban on searches does not contradict a search that was made before it.
    let game = Game::cleared("varu");
    let (public, environ) = (&game.contest.public, game.environ("Solvia urban"));
    let section = public.section(environ);
    let place = |wanted: &ActionEvent| -> (u8, u8) {
        let at = |card: &crate::cards::Action| card.section(section).event.iter().position(|event| event == wanted);
        let found = (0..).zip(&public.cards).find_map(|(card, found)| Some((card, at(found)? as u8)));
        found.expect("a card with it")
    };
    let (search, ban) = (ActionEvent::Searched(Level::clamped(1)), ActionEvent::NoSearches);
    let ignored = |before: &[&ActionEvent], event: &ActionEvent| {
        let mut errand = Errand::new(environ, Loyalty::Neutral);
        errand.happened = before.iter().map(|event| place(event)).collect();
        is_ignored(&happened(public, &errand), event)
    };
    assert!(!ignored(&[&search], &search), "another group may be searched for");
    assert!(!ignored(&[&search], &ban), "the ban holds for the rest of the phase");
    assert!(ignored(&[&search, &ban], &search) && ignored(&[&ban], &search));
    assert!(ignored(&[&ban], &ban), "the same event again");
}

#[test]
fn a_group_that_nobody_chose_to_search_for_may_be_searched_for_later() {
    // 13.48: no group is searched for twice, whether the search succeeded or not.
    for searches in [false, true] {
        let (mut game, [rubel, ..]) = sought();
        let environ = game.environ("Solvia urban");
        game.assign(environ, &[('D', Party::of(rubel))]);
        game.state.open.errand.as_mut().expect("missions").groups[0].searched = true;
        game.state.open.search = Search { environ, group: Some(0), ..Search::default() };
        game.perform(&[Task::Seek], &[]);
        assert_eq!(game.contest.asks(&game.state), "Who searches at Solvia urban for those on Diplomacy?");
        if searches {
            game.act(Action::SearchWithUnits, &[6]);
        }
        game.act(Action::Done, &[]);
        assert_eq!(game.state.open.errand.as_ref().expect("missions").groups[0].searched, searches);
    }
}

#[test]
fn a_card_that_lets_search_for_two_groups_has_both_searched_for() {
    // 13.48: the groups are searched for one after the other, each in a search of its own.
    let (mut game, [rubel, ..]) = sought();
    let adora = game.put("Zina Adora", "Solvia urban");
    let environ = game.environ("Solvia urban");
    game.assign(environ, &[('D', Party::of(rubel)), ('G', Party::of(adora))]);
    game.state.asked = None;
    game.state.open.agenda.clear();
    // The die that chooses between the groups takes the first one.
    let (contest, mut dice) = (game.contest.clone(), Fallen([1, 1].into()));
    let mut table = Table::new(&contest, &mut game.state, &mut dice, &mut game.events);
    table.search_groups(2);
    table.go_on();
    let mut asked = Vec::new();
    while let Some(Question::Search(_)) = game.question() {
        let group = game.state.open.search.group.expect("a group");
        if !asked.contains(&group) {
            asked.push(group);
        }
        // Nobody searches for the first group, and units search for the second.
        let units = asked.len() == 2 && game.legal().contains(&Action::SearchWithUnits);
        if units { game.act(Action::SearchWithUnits, &[6]) } else { game.act(Action::Done, &[]) }
    }
    assert_eq!(asked, [0, 1]);
    let groups = &game.state.open.errand.as_ref().expect("missions").groups;
    assert_eq!([groups[0].searched, groups[1].searched], [false, true]);
}

#[test]
fn the_log_tells_letters_and_for_whom_a_card_lets_the_enemy_search() {
    let (game, [rubel, ..]) = sought();
    let mission = Attempt { side: Side::Rebel, mission: game.mission('A') };
    let told = [Event::Letter(mission, 2), Event::Sought(mission, Party::of(rubel))].map(|event| game.contest.tell(&[event]));
    assert_eq!(told[0], "The card shows a letter for Assassination, which has 2 now.");
    assert_eq!(told[1], "The enemy may search for Scott Rubel, on Assassination.");
}

#[test]
fn who_stops_drawing_is_told_the_die_of_failure() {
    // 13.5: an Assassination without a letter fails; then a die of 4 or 5 captures the group, and a 6 kills it.
    let (mut game, [rubel, ..]) = sought();
    let environ = game.environ("Solvia urban");
    game.assign(environ, &[('A', Party::of(rubel))]);
    game.state.asked = Some(Asked { side: Side::Rebel, question: Question::Draw });
    let mission = Attempt { side: Side::Rebel, mission: game.mission('A') };
    let failing = |game: &Game, action| game.contest.failing(&game.state, action);
    let wanted = Failing { attempt: mission, captured: Some((4, 5)), killed: Some((6, 6)) };
    assert_eq!(failing(&game, Action::Done), [wanted]);
    assert!(failing(&game, Action::Draw).is_empty());
    game.state.open.errand.as_mut().expect("missions").groups[0].letters = 1;
    assert!(failing(&game, Action::Done).is_empty(), "13.52: with a letter it is completed");
}

#[test]
fn a_shift_of_a_card_about_diplomacy_hurts_only_with_diplomacy() {
    // 13.41, card 90: the shift belongs to the event that aborts Diplomacy.
    let events_of = |letter| {
        let mut game = Game::cleared("sample");
        let sontag = game.put("Doctor Sontag", "Angoff");
        let environ = game.environ("Angoff");
        game.assign(environ, &[(letter, Party::of(sontag))]);
        let card = |number: usize| game.contest.public.cards[number].number.to_string();
        let others = (0..game.contest.public.cards.len()).filter(|at| card(*at) != "90").map(|at| at as u8).collect();
        game.state.open.errand.as_mut().expect("missions").drawn = others;
        game.state.asked = Some(Asked { side: Side::Rebel, question: Question::Draw });
        match game.contest.prospect(&game.state, Action::Draw) {
            Some(Prospect::Card { events, left: 1, .. }) => events,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!([events_of('D'), events_of('I')], [1, 0]);
}

#[test]
fn the_log_tells_for_whom_an_assassination_is_meant() {
    let (mut game, [rubel, redjac, _]) = sought();
    let environ = game.environ("Solvia urban");
    game.state.open.characters[redjac.index()].detected = true;
    game.perform(&[Task::NextErrand], &[]);
    game.act(Action::At(environ), &[]);
    let mission = game.mission('A');
    game.act(Action::Mission(mission), &[]);
    game.act(Action::Join(rubel), &[]);
    if game.question() == Some(Question::Target) {
        game.act(Action::Mean(redjac), &[]);
    }
    let aimed = Event::Aimed(Attempt { side: Side::Rebel, mission }, redjac);
    assert!(game.events.contains(&aimed), "{:?}", game.events);
    assert_eq!(game.contest.tell(&[aimed]), "Assassination is meant for Redjac.");
}

#[test]
fn the_log_tells_what_gathered_information_has_shown() {
    // 13.2: the mission Gather Information reveals the enemy's units on the planet, and both players know them from then on (7.22).
    let (mut game, [rubel, ..]) = sought();
    let environ = game.environ("Solvia urban");
    game.put_units(2, "Line", environ);
    game.put_units(1, "Patrol", environ);
    let group = MissionGroup { members: Party::of(rubel), letters: 1, ..MissionGroup::new(game.mission('I')) };
    game.carry_out(|table| table.bring_about(&crate::verbs::Feat::RevealAndDetect, environ, &group, 0));
    let shown: Vec<Event> =
        game.events.iter().copied().filter(|event| matches!(event, Event::Revealed(_) | Event::Shown(..))).collect();
    assert!(shown.windows(2).all(|pair| Contest::together(&pair[0], &pair[1])), "{shown:?}");
    let told = game.contest.tell(&shown);
    assert!(told.contains("2 × Line") && told.contains("Patrol"), "{told}");
    assert!(told.starts_with("The units at Solvia urban are shown: "), "{told}");
}

#[test]
fn phases_in_a_row_cite_the_one_that_begins() {
    let phases = [Event::Phase(Phase::Movement), Event::Phase(Phase::Reaction), Event::Phase(Phase::Search)];
    let section = |events: &[Event]| Contest::cites(events).map(|citation| citation.to_string());
    assert_eq!(section(&phases), Some(crate::book("11.0").to_string()));
    assert_eq!(section(&phases[..1]), Some(crate::book("9.0").to_string()));
    assert_eq!(section(&[Event::Turn(1)]), Some(crate::book("4.0").to_string()));
}

#[test]
fn a_mission_that_only_shifts_tells_when_the_loyalty_is_at_the_end() {
    // 15.13: a shift beyond Unrest is ignored, so that Diplomacy does nothing there for the Rebel.
    let at = |loyalty| {
        let mut game = Game::cleared("sample");
        game.put("Doctor Sontag", "Angoff");
        let (environ, planet) = (game.environ("Angoff"), game.planet("Angoff"));
        game.state.open.planets[planet.index()].loyalty = loyalty;
        game.perform(&[Task::NextErrand], &[]);
        game.act(Action::At(environ), &[]);
        ['D', 'G'].map(|letter| match game.contest.prospect(&game.state, Action::Mission(game.mission(letter))) {
            Some(Prospect::Letters { no_room, .. }) => no_room,
            other => panic!("{other:?}"),
        })
    };
    assert_eq!(at(Loyalty::Unrest), [Some(Loyalty::Unrest), None]);
    assert_eq!(at(Loyalty::Dissent), [None, None]);
}
