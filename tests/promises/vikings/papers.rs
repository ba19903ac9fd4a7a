//! What a game that was played puts on paper: a map of each turn with the ways as arrows and the fallen; and the table for a side without a player.

use drydock::drawing::Page;
use drydock::drawing::dump::dump;
use drydock::playtest::Replay;
use drydock::playtest::vikings::GamePapers;
use drydock::project::{Content as AnyContent, Game, Library, Project};
use drydock::rules::play::Roster as _;
use drydock::rules::play::{Captain, Record, fight};
use drydock::rules::vikings::play::{Action, Battle, CaptainName, Event, Harm, State};
use drydock::sheets::game_record::{self, GameRecord, PointsPart, PointsRow};
use drydock::sheets::vikings::game_papers::game_papers;
use drydock::sheets::{Request, kind_named, print};

/// A game of a template by rules of thumb: its project, the pages that it prints, and its events.
fn played(template: &str) -> (GamePapers, Vec<Event>, Vec<Page>) {
    let project: Project = Library::bundled().template(Game::Vikings, template).expect("the template");
    let AnyContent::Vikings(content) = &project.content else { panic!("designs of another game") };
    let scenario = content.scenarios.ids().next().expect("a scenario");
    let battle = Battle::of(content, scenario).expect("it can be played");
    let mut captains = [CaptainName::RuleOfThumb.captain(), CaptainName::RuleOfThumb.captain()];
    let [first, second] = &mut captains;
    let mut both: [&mut dyn Captain<Battle>; 2] = [first, second];
    let mut record = Record::<_, Action>::new(scenario, 5, 0);
    let mut events: Vec<Event> = Vec::new();
    let end = fight(&battle, &mut both, &mut record, &mut events);
    let replay = Replay::new(&battle, record).expect("the game that was played");
    let begins = replay.events().iter().filter(|past| matches!(past.event, Event::Turn(_))).map(|past| past.after);
    let begun: Vec<State> = begins.map(|after| replay.state_after(&battle, after)).collect();
    let papers = GamePapers::of(&battle, &begun, &end, &events);
    let own = GameRecord {
        scenario: "The game".into(),
        remark: String::new(),
        outcome: "It is over.".into(),
        score: Vec::new(),
        points: vec![
            counted("RAIDERS: 12 POINTS", ["12", "A treasure carried off the board", "5.5"]),
            counted("END AND GRADES", ["", "The game lasts through turn 8.", ""]),
        ],
        lines: Vec::new(),
    };
    let pages = game_record::print(&project, &own, |frame, printout| game_papers(content, scenario, &papers, frame, printout));
    (papers, events, pages)
}

/// A part of the page of points with one row: what it brings, what counts, and its rule.
fn counted(heading: &str, [brings, words, rule]: [&str; 3]) -> PointsPart {
    PointsPart {
        heading: heading.into(),
        rows: vec![PointsRow { brings: brings.into(), words: words.into(), rule: rule.into() }],
    }
}

/// Everything that is written on pages.
fn written(pages: &[Page]) -> String {
    pages.iter().map(dump).collect()
}

#[test]
fn a_game_prints_a_map_for_each_turn_with_those_who_fell() {
    for template in ["the-hall", "viking-against-viking"] {
        let (papers, events, pages) = played(template);
        let turns = events.iter().filter(|event| matches!(event, Event::Turn(_))).count();
        assert_eq!(papers.turns.len(), turns, "{template}");
        let fell = events.iter().filter(|event| matches!(event, Event::Harmed { harm: Harm::Kill | Harm::KillBoth, .. })).count();
        assert_eq!(papers.turns.iter().map(|turn| turn.fallen.len()).sum::<usize>(), fell, "{template}");
        let words = written(&pages);
        for turn in &papers.turns {
            assert!(words.contains(&format!("Turn {}", turn.turn)), "{template}: turn {}", turn.turn);
        }
        let first = papers.turns.iter().find_map(|turn| turn.fallen.first()).expect("somebody fell");
        assert!(words.contains(&first.1), "{template}: {}", first.1);
    }
}

#[test]
fn the_points_of_a_game_have_a_page_of_their_own() {
    let (.., pages) = played("the-hall");
    let told: Vec<String> = pages.iter().map(dump).collect();
    let page = told.iter().find(|page| page.contains("Points: The game")).expect("the page of points");
    for words in ["It is over.", "RAIDERS: 12 POINTS", "What counts", "A treasure carried off the board", "5.5", "END AND GRADES"]
    {
        assert!(page.contains(words), "{words}: {page}");
    }
    assert_eq!(page.matches("What counts").count(), 1, "terms that bring nothing are no table");
}

#[test]
fn boats_lie_where_they_were_and_where_they_came() {
    let (papers, ..) = played("viking-against-viking");
    let moved = papers.turns.iter().flat_map(|turn| &turn.boats).filter(|boat| boat.before != boat.after).count();
    assert!(moved > 2, "{moved}");
    // From turn to turn a boat begins where it ended.
    for pair in papers.turns.windows(2) {
        for (before, after) in pair[0].boats.iter().zip(&pair[1].boats) {
            assert_eq!(before.after, after.before, "{}", after.name);
        }
    }
}

#[test]
fn the_solitaire_table_is_printed_on_request_alone() {
    let project = Library::bundled().template(Game::Vikings, Library::SAMPLE).expect("the sample");
    let kind = kind_named(Game::Vikings, "solitaire-table").expect("the kind");
    assert!(print(&project, &Request::default()).pages(kind).is_empty());
    let asked = print(&project, &Request { only: vec![kind], ..Request::default() });
    let words = written(asked.pages(kind));
    for moment in
        ["Set-up", "Tasks and speeds", "Arrows", "Movement", "Shields and axes", "Combat", "Blows, retreats and advances"]
    {
        assert!(words.contains(moment), "{moment}");
    }
}
