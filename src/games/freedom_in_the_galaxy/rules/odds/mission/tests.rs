//! Missions from the book's own examples, and missions with small decks whose odds were counted card by card.

mod draws;

use std::cell::Cell;

use super::events::{Step, contradicts};
use super::*;
use crate::cards::{Action, Creature, Mission};
use crate::odds::fight::Member;
use crate::verbs::{ActionEvent, CoupDie, CoupOutcome, Letters, Rounds, Trait};
use crate::{Allegiance, Content, EnvironType, Loyalty, Side, Squad, blue_book};
use rules::Level;

fn setting<'a>(content: &'a Content, letter: char, actions: Vec<&'a Action>, size: u32) -> Setting<'a> {
    let (_, mission) = content.missions.find(|mission| mission.letter() == Some(letter)).expect("a mission");
    Setting {
        mission,
        actions,
        tables: &content.tables,
        phasing: Side::Rebel,
        planet: None,
        loyalty: None,
        environ: EnvironType::Urban,
        size,
        creature: None,
        robots: content.creature("Sentry robot"),
        locals: None,
        enemy_controls: false,
        rebels: false,
        ship: false,
        values: Values::default(),
        more_draws: 0,
        enemy: Enemy::default(),
    }
}

fn group(content: &Content, names: &[(&str, &[&str])]) -> Group {
    let possession = |name: &&str| content.possessions.find(|found| found.name == **name).expect("a possession").1;
    let characters: Vec<_> = names
        .iter()
        .map(|(name, carried)| {
            let (_, character) = content.characters.find(|found| found.name == *name).expect("a character");
            (character, carried.iter().map(possession).collect())
        })
        .collect();
    Group::of(&characters)
}

fn action(letters: &str, event: Vec<ActionEvent>) -> Action {
    let mut action = Action::default();
    action.urban.letters = Letters::new(letters).expect("letters");
    action.urban.event = event;
    action
}

/// Asks whether a character may do a mission on a planet of the blue book at this loyalty, and for the odds of the mission.
fn asked(
    content: &Content,
    (letter, name): (char, &str),
    (planet, kind): (&str, EnvironType),
    loyalty: Loyalty,
) -> (Option<String>, Prospect) {
    let (id, planet) = content.planets.find(|found| found.name == planet).expect("a planet");
    let (_, environ) = planet.environs.find(|environ| environ.kind == kind).expect("an environ");
    let (_, mission) = content.missions.find(|mission| mission.letter() == Some(letter)).expect("a mission");
    let (_, character) = content.characters.find(|found| found.name == name).expect("a character");
    let standing = PlanetStanding { loyalty: Some(loyalty), rebels: false };
    let setting = Setting::on(content, (id, environ), mission, character.side, standing);
    let group = Group::of(&[(character, vec![])]);
    (forbidden(&setting, &group), prospect(&setting, &group).expect("a deck"))
}

fn someone() -> Group {
    Group { members: vec![Member { name: "Somebody".into(), combat: 3, endurance: 3, intelligence: 2, ..Member::default() }] }
}

fn is(found: f64, wanted: f64) {
    assert!((found - wanted).abs() < 1e-9, "{found} is not {wanted}");
}

#[test]
fn derban_the_android_and_rubel_draw_four_extra() {
    let content = blue_book::content();
    // A deck whose cards have no events.
    let deck: Vec<Action> = content
        .actions
        .iter()
        .map(|(_, action)| {
            let mut action = action.clone();
            action.urban.event.clear();
            action
        })
        .collect();
    let mut setting = setting(&content, 'D', deck.iter().collect(), 3);
    // Loyal counts as -1 for the Rebels.
    setting.values.loyalty = -1;
    let group = group(&content, &[("Rayner Derban", &["Advisor Android"]), ("Scott Rubel", &[])]);
    assert_eq!(group.extra_draws(&group.fresh(), 'D', &setting.mission.draws, setting.values), 4);
    let found = prospect(&setting, &group).expect("a deck");
    is(1.0 - found.letters[0], 530.0 / 783.0);
    // Drawing stops with two letters, so index 2 stands for two or more.
    is(found.letters[2..].iter().sum(), 293.0 / 1305.0);
    is(found.success, 530.0 / 783.0 + 293.0 / 1305.0);
    found.free.iter().for_each(|free| is(*free, 1.0));
    is(found.aborted, 0.0);
}

#[test]
fn a_coup_that_is_aborted_shifts_nothing() {
    let content = blue_book::content();
    let nothing = CoupDie([CoupOutcome::Nothing; 6]);
    let deck = [action("C", vec![]), action("C", vec![]), action("", vec![ActionEvent::CoupAborted(nothing)])];
    let setting = setting(&content, 'C', deck.iter().collect(), 3);
    let found = prospect(&setting, &someone()).expect("a deck");
    // In one of three cases the first card is the one that aborts the mission. After one C the group could draw on, with even chances of two letters
    // or none. It stops, since drawing on would not raise the expected value. After two Cs only the card that aborts is left.
    is(found.aborted, 1.0 / 3.0);
    is(found.success, 2.0 / 3.0);
    // With a third C in the deck it is worth drawing on, and the mission fails whenever the abort is drawn.
    let deck =
        [action("C", vec![]), action("C", vec![]), action("C", vec![]), action("", vec![ActionEvent::CoupAborted(nothing)])];
    let setting = self::setting(&content, 'C', deck.iter().collect(), 2);
    let found = prospect(&setting, &someone()).expect("a deck");
    is(found.letters[2], 0.75 * 2.0 / 3.0);
    is(found.aborted, 0.25 + 0.75 / 3.0);
}

#[test]
fn an_event_comes_before_the_letter_of_its_card() {
    let content = blue_book::content();
    let deck = [action("D", vec![ActionEvent::DiplomacyAborted])];
    let setting = setting(&content, 'D', deck.iter().collect(), 1);
    let found = prospect(&setting, &someone()).expect("a deck");
    assert_eq!((found.aborted, found.letters.as_slice()), (1.0, &[1.0][..]));
    // The android ignores the first abort. The deck has so few cards that it is shuffled again for each of the four extra draws.
    let guarded = group(&content, &[("Rayner Derban", &["Advisor Android"])]);
    let found = prospect(&setting, &guarded).expect("a deck");
    is(found.success, 2.0);
}

#[test]
fn the_same_event_twice_is_ignored_and_contradictions_too() {
    let content = blue_book::content();
    let wound = || vec![ActionEvent::Wound(Level::clamped(2))];
    let deck = [action("", wound()), action("", wound())];
    let mut setting = setting(&content, 'G', deck.iter().collect(), 2);
    let found = prospect(&setting, &someone()).expect("a deck");
    is(found.free[0], 1.0);
    // A character with three wounds dies, one with two wounds does not.
    let more = [action("", wound()), action("", vec![ActionEvent::Wound(Level::clamped(1))])];
    setting.actions = more.iter().collect();
    let found = prospect(&setting, &someone()).expect("a deck");
    assert_eq!((found.free[0], found.lost), (0.0, 1.0));
    // If two events contradict each other, only the one that is drawn first takes effect. The extra draw comes in half of all orders, and then finds
    // the G.
    let no = action("", vec![ActionEvent::NoExtraDraws]);
    let one = action("", vec![ActionEvent::MoreDraws(Level::clamped(1))]);
    let letter = action("G", vec![]);
    setting.actions = vec![&no, &one, &letter];
    let found = prospect(&setting, &someone()).expect("a deck");
    // With a chance of 2/3 the G is among the first two cards. Otherwise these are the two events, and either of them can come first.
    is(found.letters[1], 2.0 / 3.0 + 1.0 / 3.0 / 2.0);
}

#[test]
fn a_group_of_three_is_worked_out_with_every_fight_and_dice_agree() {
    let content = blue_book::content();
    let actions = || content.actions.iter().map(|(_, action)| action).collect();
    let mut setting = setting(&content, 'D', actions(), 3);
    setting.creature = content.creature("Sekekers");
    setting.enemy_controls = true;
    setting.enemy = Enemy {
        units: Some((Squad { strength: Level::clamped(3), combat: Level::clamped(8), endurance: Level::clamped(6) }, 3)),
        ..Enemy::default()
    };
    let three = group(&content, &[("Rayner Derban", &[]), ("Zina Adora", &[]), ("Scott Rubel", &[])]);
    let found = prospect(&setting, &three).expect("a deck");
    is(found.letters.iter().sum(), 1.0);
    assert!(found.free.iter().all(|free| (0.5..1.0).contains(free)), "{found:?}");
    let peaceful = Setting { creature: None, enemy_controls: false, enemy: Enemy::default(), ..setting.clone() };
    let calm = prospect(&peaceful, &three).expect("a deck");
    assert!(calm.success > found.success && calm.free[1] > found.free[1]);
    // The dice follow a simpler rule, so their result comes near this value but not above it.
    let played = sampled(&setting, &three).expect("a deck");
    assert!(played.success < found.success + 0.02 && played.success > found.success - 0.15, "{played:?} and {found:?}");
    let played = sampled(&peaceful, &three).expect("a deck");
    assert!((played.success - calm.success).abs() < 0.03, "{played:?} and {calm:?}");
}

#[test]
fn a_mission_that_nobody_waits_for_is_given_up_on_the_way() {
    let content = blue_book::content();
    let mut setting = setting(&content, 'D', content.actions.iter().map(|(_, action)| action).collect(), 3);
    setting.creature = content.creature("Sekekers");
    let two = group(&content, &[("Rayner Derban", &[]), ("Zina Adora", &[])]);
    let asked = Cell::new(0);
    let whole = prospect_unless(&setting, &two, &|| asked.replace(asked.get() + 1) == usize::MAX);
    assert_eq!(whole, prospect(&setting, &two));
    let all = asked.replace(0);
    // The computation must stop soon wherever it is stopped: between two cards, or in the middle of a fight.
    for share in [100, 10, 3, 2] {
        let until = all / share;
        assert_eq!(prospect_unless(&setting, &two, &|| asked.replace(asked.get() + 1) >= until), None);
        let more = asked.replace(0) - until;
        assert!(more < all / 4, "it went on for {more} of {all} steps after {until}");
    }
}

#[test]
fn a_mission_with_fights_comes_out_as_often_as_it_is_said_to() {
    // A lone member who cannot break off and needs only one letter has no choices, so the simple rule of the dice is the best one.
    let runs = 200_000_u32;
    // Five standard deviations of an event with a chance of one half; only one run in two million is further off.
    let misses = 5.0 * 0.5 / f64::from(runs).sqrt();
    let content = blue_book::content();
    for (strength, endurance, size) in [(4, 3, 3), (6, 4, 4), (9, 6, 2)] {
        let creature = Creature {
            name: "Something that holds fast".into(),
            strength: Some(Level::clamped(strength)),
            endurance: Some(Level::clamped(endurance)),
            effects: vec![Trait::NoBreakOff(Rounds::All)],
            ..Creature::default()
        };
        let mut setting = setting(&content, 'G', content.actions.iter().map(|(_, action)| action).collect(), size);
        (setting.creature, setting.robots) = (Some(&creature), None);
        let exact = prospect(&setting, &someone()).expect("a deck");
        let rolled = sampled::played(&setting, &someone(), runs, &|| false).expect("a deck");
        assert!(exact.free[0] < 0.97, "there is a fight worth the name: {exact:?}");
        let numbers = |found: &Prospect| {
            let letters = (0..2).map(|number| found.letters.get(number).copied().unwrap_or_default());
            letters.chain([found.aborted, found.lost, found.free[0], found.success]).collect::<Vec<f64>>()
        };
        for (told, came) in numbers(&exact).into_iter().zip(numbers(&rolled)) {
            assert!((told - came).abs() < misses, "{told} and {came}: {exact:?} and {rolled:?}");
        }
    }
}

#[test]
fn large_groups_are_played_by_dice_alone() {
    let content = blue_book::content();
    let mut setting = setting(&content, 'D', content.actions.iter().map(|(_, action)| action).collect(), 3);
    setting.creature = content.creature("Sekekers");
    let names = ["Rayner Derban", "Zina Adora", "Scott Rubel", "Boccanegra", "Ly Mantok"].map(|name| (name, &[][..]));
    let five = group(&content, &names);
    assert!(prospect(&setting, &five).is_none());
    let played = sampled(&setting, &five).expect("a deck");
    is(played.letters.iter().sum(), 1.0);
    assert_eq!(sampled(&setting, &five), Some(played), "the same dice every time");
    setting.actions.clear();
    assert!(sampled(&setting, &five).is_none() && prospect(&setting, &someone()).is_none(), "there is no deck");
}

#[test]
fn who_fails_to_assassinate_pays_for_it() {
    let content = blue_book::content();
    let deck = [action("", vec![])];
    let mut setting = setting(&content, 'A', deck.iter().collect(), 1);
    let alone = prospect(&setting, &someone()).expect("a deck");
    // Nobody is captured if there is no enemy, and a die of 6 kills.
    is(alone.free[0], 5.0 / 6.0);
    setting.enemy.characters = vec![Member { combat: 3, endurance: 3, ..Member::default() }];
    let found = prospect(&setting, &someone()).expect("a deck");
    is(found.captured[0], 2.0 / 6.0);
    is(found.free[0], 3.0 / 6.0);
}

#[test]
fn a_mission_goes_as_far_as_its_letters_bring_it() {
    let content = blue_book::content();
    let of = |letter: char| content.missions.find(|mission: &Mission| mission.letter() == Some(letter)).expect("a mission").1;
    let steps = |letter, side| [0, 1, 2, 3].map(|letters| of(letter).success_of(letters, side));
    assert_eq!(steps('D', Side::Rebel), [0, 1, 2, 2]);
    assert_eq!(steps('C', Side::Rebel), [0, 1, 2, 3]);
    assert_eq!(steps('G', Side::Rebel), [0, 1, 1, 1]);
    assert_eq!((steps('R', Side::Rebel), steps('R', Side::Imperial)), ([0, 1, 1, 1], [0, 0, 1, 1]));
    assert_eq!(steps('T', Side::Rebel), [0, 1, 2, 2]);
}

#[test]
fn the_clever_hide_better_and_specials_help() {
    let content = blue_book::content();
    let hiding = |names: &[(&str, &[&str])], units| {
        let group = group(&content, names);
        group.hiding(&group.fresh(), 4, units)
    };
    assert_eq!(hiding(&[("Boccanegra", &[]), ("Doctor Sontag", &[])], true), 4 + 4 - 2 + 1);
    assert_eq!(hiding(&[("Bridne Murcada", &[])], false), 4 + 4 - 1 + 2);
    let with = [("Zina Adora", &["Scanner"][..])];
    assert_eq!((hiding(&with, true), hiding(&with, false)), (3 + 4 - 1 + 2, 3 + 4 - 1));
    let kogus = group(&content, &[("Kogus", &[]), ("Zina Adora", &[])]);
    assert_eq!((kogus.members[0].combat + kogus.members[0].bonus, kogus.members[0].endurance), (6, 5));
}

#[test]
fn a_mission_knows_how_loyal_its_planet_is() {
    let content = blue_book::content();
    let on_solvia = |loyalty| asked(&content, ('D', "Agan Rafa"), ("Solvia", EnvironType::Urban), loyalty).1;
    let found = on_solvia(Loyalty::Dissent);
    let of_a_thousand = |letters: usize| (found.letters[letters] * 1000.0).round() as u32;
    assert_eq!([0, 1, 2].map(of_a_thousand), [623, 328, 48]);
    assert!(on_solvia(Loyalty::Loyal).success < found.success);
}

#[test]
fn a_ban_contradicts_what_it_forbids_but_no_search_before_it() {
    // 13.42, 13.48: a ban on searches still takes effect after a search, and so does everything else on its card.
    let creature = Creature::default();
    let (search, creature, more) = (Step::Search, Step::Creature(&creature, 1), Step::MoreDraws(1));
    let pairs = [(&Step::NoSearches, &search), (&Step::NoCreatures, &creature), (&Step::NoExtraDraws, &more)];
    assert!(pairs.iter().all(|(ban, banned)| contradicts(ban, banned)));
    assert_eq!(pairs.map(|(ban, banned)| contradicts(banned, ban)), [false, true, true]);

    let content = blue_book::content();
    let banned = vec![ActionEvent::NoSearches, ActionEvent::MissionAborted];
    let deck = [action("", vec![ActionEvent::Searched(Level::clamped(1))]), action("", banned)];
    let mut setting = setting(&content, 'G', deck.iter().collect(), 2);
    // An enemy without intelligence, who finds nobody.
    setting.enemy.characters = vec![Member { combat: 3, endurance: 3, ..Member::default() }];
    is(prospect(&setting, &someone()).expect("a deck").aborted, 1.0);
    assert!(sampled(&setting, &someone()).expect("a deck").aborted > 0.999, "the dice agree");
}

#[test]
fn what_the_mission_cards_forbid_says_so() {
    let content = blue_book::content();
    let why = |mission, place, loyalty| asked(&content, mission, place, loyalty).0.unwrap_or_default();
    let urban = EnvironType::Urban;
    assert_eq!(
        why(('C', "Rayner Derban"), ("Tsipa", urban), Loyalty::Loyal),
        "Coup may not be done there: the environ has no coup rating"
    );
    assert!(
        why(('C', "Agan Rafa"), ("Solvia", urban), Loyalty::Loyal).ends_with("nobody in the group has intelligence 2 or more")
    );
    assert!(why(('R', "Agan Rafa"), ("Solvia", urban), Loyalty::Patriotic).ends_with("the planet is at Patriotic"));
    assert_eq!(
        why(('P', "Barca"), ("Solvia", urban), Loyalty::Loyal),
        "Scavenge for Possessions is a mission of the Rebel player"
    );
    assert!(why(('B', "Agan Rafa"), ("Solvia", urban), Loyalty::Dissent).ends_with("the planet is at Dissent"));
    for mission in ["D", "S", "G", "F", "A", "B", "T"] {
        let mission = mission.chars().next().expect("a letter");
        assert_eq!(why((mission, "Agan Rafa"), ("Solvia", urban), Loyalty::Loyal), "", "{mission}");
    }
}
