//! Compares forecasts of missions with what the engine does. The cards have several events each, and each mission is played many times with different
//! seeds (13.42).

use super::examples::Game;
use super::*;
use crate::odds::mission::{Group, PlanetStanding, Prospect as Odds, Setting, prospect, sampled};
use crate::verbs::{ActionEvent, Letters};
use rules::Level;

/// How many missions are played by the engine for each forecast.
const PLAYED: u32 = 4000;
/// The largest difference that is allowed between a forecast and what was played. It is more than four standard deviations.
const NEAR: f64 = 0.035;

/// The events of each card of the deck, the same in every section. Some of them contradict or repeat events of another card.
fn events(card: usize) -> Vec<ActionEvent> {
    let one = Level::clamped(1);
    let (more, shift) = (ActionEvent::MoreDraws(one), ActionEvent::Shift(one));
    match card {
        0..=3 => vec![ActionEvent::NoExtraDraws, shift],
        4..=7 => vec![more, ActionEvent::Wound(one)],
        8..=10 => vec![ActionEvent::DiplomacyAborted, shift],
        11..=13 => vec![ActionEvent::Wound(one), ActionEvent::LoyaltyToNeutral(Level::clamped(2))],
        14 | 15 => vec![ActionEvent::MissionAborted, ActionEvent::Detected],
        16..=19 => vec![more, shift],
        _ => Vec::new(),
    }
}

/// A game with this deck, and the designs of the deck. Those cards show the letter G whose event is idle.
fn with_deck() -> (Game, Content) {
    let mut content = designs("sample");
    let ids: Vec<_> = content.actions.ids().collect();
    for (at, id) in ids.into_iter().enumerate() {
        let card = content.actions.get_mut(id).expect("a card");
        for section in crate::cards::DeckSection::ALL {
            let section = card.section_mut(section);
            section.event = events(at);
            section.letters = Letters::new(if at % 7 == 3 { "G" } else { "" }).expect("letters");
        }
    }
    let mut game = Game::cleared("sample");
    game.contest = changed(content.clone(), |_| ());
    (game, content)
}

/// What many missions came to on average, and how often the next card was forecast to do harm and really did.
#[derive(Clone, Copy, Debug, Default)]
struct Came {
    success: f64,
    aborted: f64,
    shifts: f64,
    told: f64,
    hurt: f64,
    cards: f64,
}

/// A mission with this letter by one character at Angoff, before its first card.
fn begun(letter: char) -> Game {
    let (mut game, _) = with_deck();
    let member = game.put("Doctor Sontag", "Angoff");
    let (environ, planet) = (game.environ("Angoff"), game.planet("Angoff"));
    game.state.open.planets[planet.index()].loyalty = Loyalty::Unrest;
    game.assign(environ, &[(letter, Party::of(member))]);
    game
}

/// What the forecast says about the next card: the chance that it harms the mission, and whether its events really do.
fn card_told(game: &Game, state: &State) -> Option<(f64, bool)> {
    match game.contest.prospect(state, Action::Draw) {
        Some(Prospect::Card { events, left, .. }) => {
            let look = state.whole(&game.contest.public);
            let groups = &state.open.errand.as_ref()?.groups;
            let draws_more = drawing::extra(&look, Side::Rebel, groups.first()?) > 0;
            Some((events as f64 / left as f64, draws_more))
        }
        _ => None,
    }
}

/// Plays many missions with this letter by the engine. Every card is drawn.
fn played(letter: char) -> Came {
    let game = begun(letter);
    let (public, mut came) = (&game.contest.public, Came::default());
    for number in 0..PLAYED {
        let (mut state, mut dice) = (game.state.clone(), Seeded::new(77, number.into()));
        let planet = game.planet("Angoff");
        let before = state.open.planet(planet).loyalty.imperial_value();
        let mut events = Vec::new();
        game.contest.apply_listed(&mut state, Action::Done, &mut dice, &mut events);
        while let Some(asked) = state.asked.filter(|_| state.open.errand.is_some()) {
            assert_eq!(asked.question, Question::Draw, "one character is asked nothing else");
            let told = card_told(&game, &state);
            let mut now = Vec::new();
            game.contest.apply_listed(&mut state, Action::Draw, &mut dice, &mut now);
            let (share, draws_more) = told.expect("a forecast");
            let bars = |event: &Event| match event {
                Event::Happened(card, section, at) => {
                    let section = crate::cards::DeckSection::ALL[usize::from(*section)];
                    public.cards[usize::from(*card)].section(section).event[usize::from(*at)] == ActionEvent::NoExtraDraws
                }
                _ => false,
            };
            let hurts = |event: &Event| {
                matches!(event, Event::Aborted(_) | Event::Wounded(_) | Event::Loyalty(..)) || draws_more && bars(event)
            };
            came.told += share;
            came.hurt += f64::from(u8::from(now.iter().any(hurts)));
            came.cards += 1.0;
            events.extend(now);
        }
        let share = |is: fn(&Event) -> bool| f64::from(u8::from(events.iter().any(is)));
        came.success += share(|event| matches!(event, Event::Completed(..)));
        came.aborted += share(|event| matches!(event, Event::Aborted(_)));
        came.shifts += f64::from(state.open.planet(planet).loyalty.imperial_value() - before);
    }
    let each = 1.0 / f64::from(PLAYED);
    Came { success: came.success * each, aborted: came.aborted * each, shifts: came.shifts * each, ..came }
}

/// The forecasts of the same mission: the exact one, and the one by dice.
fn forecasts(letter: char) -> [Odds; 2] {
    let (_, content) = with_deck();
    let (id, planet) = content.planets.find(|planet| planet.name == "Angoff").expect("the planet");
    let (_, environ) = planet.environs.iter().next().expect("its environ");
    let (_, mission) = content.missions.find(|mission| mission.letter() == Some(letter)).expect("the mission");
    let standing = PlanetStanding { loyalty: Some(Loyalty::Unrest), rebels: false };
    let mut setting = Setting::on(&content, (id, environ), mission, Side::Rebel, standing);
    // No creature and no locals come: the deck has none of their events.
    setting.creature = None;
    let (_, sontag) = content.characters.find(|character| character.name == "Doctor Sontag").expect("the character");
    let group = Group::of(&[(sontag, Vec::new())]);
    [prospect(&setting, &group).expect("odds"), sampled(&setting, &group).expect("odds")]
}

#[test]
fn what_is_left_of_a_card_counts_in_forecasts_as_at_the_table() {
    // The letter G is drawn, and the letter D is on no card. So both missions draw to the end.
    for letter in ['G', 'D'] {
        let came = played(letter);
        for told in forecasts(letter) {
            let pairs = [(told.success, came.success), (told.aborted, came.aborted), (told.shifts, came.shifts)];
            assert!(pairs.iter().all(|(told, came)| (told - came).abs() < NEAR), "{letter}: {told:?} {came:?}");
        }
        assert!((came.told - came.hurt).abs() / came.cards < NEAR / 2.0, "{letter}: {came:?}");
        assert!(came.aborted > 0.05 && came.shifts > 0.1, "{letter}: {came:?}");
    }
}

/// The events of the next card, and whether it is told to hurt: card 9, after card 8 with the same events if `again`.
fn next_to_last(letter: char, again: bool) -> (Vec<Event>, usize) {
    let mut game = begun(letter);
    let mut dice = Seeded::new(5, 0);
    game.contest.apply_listed(&mut game.state, Action::Done, &mut dice, &mut ());
    let errand = game.state.open.errand.as_mut().expect("missions");
    errand.drawn = (0..30).filter(|card| *card != 9).collect();
    if again {
        (errand.cards, errand.happened) = (1, vec![(8, 0)]);
    }
    let Some(Prospect::Card { events, left: 1, .. }) = game.contest.prospect(&game.state, Action::Draw) else {
        panic!("one card is left")
    };
    let mut heard = Vec::new();
    game.contest.apply_listed(&mut game.state, Action::Draw, &mut dice, &mut heard);
    (heard, events)
}

#[test]
fn the_shift_of_an_event_about_diplomacy_is_left_out_without_diplomacy_also_when_the_event_is_drawn_again() {
    let shifts = |events: &[Event]| events.iter().any(|event| matches!(event, Event::Loyalty(..)));
    for again in [false, true] {
        let (heard, told) = next_to_last('G', again);
        assert_eq!((shifts(&heard), told), (false, 0), "13.41, 13.42: {again} {heard:?}");
        assert_eq!(heard.iter().any(|event| matches!(event, Event::Ignored(9, _, 0))), again, "{heard:?}");
    }
    let (heard, told) = next_to_last('D', false);
    assert!(heard.iter().any(|event| matches!(event, Event::Aborted(_))), "{heard:?}");
    assert_eq!((shifts(&heard), told), (true, 1), "the shift follows though nobody is left at work on Diplomacy: {heard:?}");
}

#[test]
fn a_part_of_a_card_that_another_bars_leaves_the_rest() {
    // 13.42: since "more draws" was drawn, "no extra draws" on the next card is ignored, but the shift on that card is not.
    let mut game = begun('G');
    let errand = game.state.open.errand.as_mut().expect("missions");
    (errand.cards, errand.drawn, errand.happened) = (1, vec![4], vec![(4, 0), (4, 1)]);
    errand.drawn.extend((1..30).filter(|card| *card != 4));
    game.state.asked = Some(Asked { side: Side::Rebel, question: Question::Draw });
    let told = |game: &Game| match game.contest.prospect(&game.state, Action::Draw) {
        Some(Prospect::Card { events, left, .. }) => (events, left),
        other => panic!("{other:?}"),
    };
    assert_eq!(told(&game), (1, 1), "the shift on the last card still hurts");
}
