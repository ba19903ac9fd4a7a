//! What the log of a game tells: why somebody died who was only to be wounded, what a result means, by which rule, and phases without news in a line.

use drydock::playtest::Replay;
use drydock::project::{Content as AnyContent, Game, Library, Project};
use drydock::rules::Citation;
use drydock::rules::play::{Captain, Record, Roster as _, Told as _, fight};
use drydock::rules::vikings::play::{Action, Battle, Because, CaptainName, Cause, Condition, Event, TakenAlong};

/// A game of a template by rules of thumb: its battle, its events, and the lines of its log.
fn played(template: &str, game: u32) -> (Battle, Vec<Event>, Vec<Vec<Event>>) {
    let project: Project = Library::bundled().template(Game::Vikings, template).expect("the template");
    let AnyContent::Vikings(content) = &project.content else { panic!("designs of another game") };
    let scenario = content.scenarios.ids().next().expect("a scenario");
    let battle = Battle::of(content, scenario).expect("it can be played");
    let mut captains = [CaptainName::RuleOfThumb.captain(), CaptainName::RuleOfThumb.captain()];
    let [first, second] = &mut captains;
    let mut both: [&mut dyn Captain<Battle>; 2] = [first, second];
    let mut record = Record::<_, Action>::new(scenario, 5, game);
    let mut events: Vec<Event> = Vec::new();
    fight(&battle, &mut both, &mut record, &mut events);
    let replay = Replay::new(&battle, record).expect("the game that was played");
    let lines = replay.lines(|_| true).into_iter().map(|line| replay.events()[line].iter().map(|past| past.event).collect());
    let lines = lines.collect();
    (battle, events, lines)
}

const fn section(citation: Citation) -> Option<&'static str> {
    match citation {
        Citation::Book { section, .. } => Some(section),
        Citation::Drydock(_) => None,
    }
}

#[test]
fn who_dies_of_a_second_wound_or_stays_is_told_so_by_its_rule() {
    let (mut again, mut stayed, mut slowed, mut led) = (0, 0, 0, 0);
    for game in 0..6 {
        for template in ["the-hall", "sample"] {
            let (battle, events, _) = played(template, game);
            for event in events {
                let words = battle.tell(&[event]);
                match event {
                    Event::Harmed { again: Some(before), because, .. } => {
                        let already =
                            if before == Condition::Wounded { "being wounded already" } else { "being stunned already" };
                        assert!(words.contains("is killed") && words.contains(already), "{words}");
                        if because.is_none() {
                            assert_eq!(section(Battle::citation(&event)), Some("8.8"), "{words}");
                        }
                        again += 1;
                    }
                    Event::Harmed { because: Some(Because::Stayed), .. } => {
                        assert!(words.contains("does not fall back and is wounded"), "{words}");
                        stayed += 1;
                    }
                    Event::Slowed(.., cause) => {
                        let by_book = section(Battle::citation(&event));
                        assert_eq!(by_book, if cause == Cause::Challenge { None } else { Some("8.2") }, "{words}");
                        slowed += 1;
                    }
                    Event::Carries(.., how) | Event::PutMan(.., how) => {
                        // The rule for horses is not that for captives, on which the book is silent.
                        let by_book = section(Battle::citation(&event));
                        assert_eq!(by_book, if how == TakenAlong::OnBack { Some("2.53") } else { None }, "{words}");
                        led += 1;
                    }
                    Event::Struck { .. } | Event::Shot { .. } => {
                        assert!(!words.contains("result") || words.contains(", "), "a result has its words: {words}");
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(again > 3 && stayed > 0 && slowed > 0, "{again} {stayed} {slowed} {led}");
}

#[test]
fn phases_in_which_nothing_happens_stand_on_one_line() {
    let (battle, events, lines) = played("the-hall", 0);
    let phases = events.iter().filter(|event| matches!(event, Event::Phase(..))).count();
    let told: Vec<&Vec<Event>> = lines.iter().filter(|line| matches!(line.first(), Some(Event::Phase(..)))).collect();
    assert!(told.len() * 4 < phases * 3, "{} lines of {phases} phases", told.len());
    let long = told.iter().max_by_key(|line| line.len()).expect("phases");
    let words = battle.tell(long);
    assert!(long.len() > 2 && words.contains(": no "), "{words}");
    assert_eq!(words.matches(", no ").count() + words.matches(": no ").count(), long.len() - 1, "{words}");
}

#[test]
fn the_verb_agrees_with_a_side_that_ends_like_no_plural() {
    let (battle, events, _) = played("drakkar-in-sight", 0);
    let rolls: Vec<String> =
        events.iter().filter(|event| matches!(event, Event::Die(..))).map(|event| battle.tell(&[*event])).collect();
    assert!(rolls.iter().any(|words| words.starts_with("Men of the mouth roll ")), "{rolls:?}");
    assert!(!rolls.iter().any(|words| words.starts_with("Men of the mouth rolls ")));
}
