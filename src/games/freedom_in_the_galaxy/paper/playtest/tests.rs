//! Compares the reports of playtests with the games themselves.

use super::thresholds::Thresholds;
use super::{GamePapers, PlayableContest};
use crate::sheets::game_papers::game_papers;
use freedom_in_the_galaxy::play::{Contest, Event, State};
use freedom_in_the_galaxy::{Content, PlanetState, Side};
use playtest::level::Ladder;
use playtest::{Crew, Playable, PlaytestRequest, Run, Tally};
use project::{Game, Library, Project};
use rules::Count;
use rules::play::Play;
use sheets::Printout;
use sheets::frame::Frame;
use workers::PoolControl;

fn template(name: &str) -> Project {
    Library::bundled().template(Game::FreedomInTheGalaxy, name).unwrap_or_else(|error| panic!("{error}"))
}

fn content(project: &Project) -> &Content {
    let project::Content::FreedomInTheGalaxy(content) = &project.content else { panic!("designs of another game") };
    content
}

fn request(games: u32) -> PlaytestRequest {
    PlaytestRequest { games, captains: vec!["rule-of-thumb".to_owned()], ..PlaytestRequest::default() }
}

fn with_crew<T>(play: impl FnOnce(&mut Crew<'_>) -> T) -> T {
    let (control, mut on_progress) = (PoolControl::new(), || {});
    play(&mut Crew { jobs: std::num::NonZeroUsize::MIN, control: &control, on_progress: &mut on_progress })
}

fn game_of(playable: &PlayableContest, game: u32) -> (&Contest, State, Vec<Event>) {
    let mut events = Vec::new();
    let (_, state) = playable.series().watch((), game, &mut events);
    (playable.series().battle(game), state, events)
}

#[test]
fn a_game_fills_in_the_tracks_and_the_endurance_sheets() {
    for name in ["sample", "varu"] {
        let project = template(name);
        let (playable, _) = PlayableContest::new(content(&project), &request(1)).expect("a game");
        for game in 0..3 {
            let (contest, state, events) = game_of(&playable, game);
            let papers = GamePapers::of(contest, &state, &events);
            assert_eq!(papers.turns.len(), usize::from(state.open.turn), "{name}");
            let last = papers.turns.last().expect("a turn");
            assert_eq!((&last.planets, last.points), (&state.open.planets, contest.points(&state)), "{name}");
            let wounds: u32 = state.open.characters.iter().map(|now| u32::from(now.wounds)).sum();
            assert_eq!(papers.people.iter().map(|line| line.wounds).sum::<u32>(), wounds, "{name}");
            let frame = Frame::new(&project, &sheets::Request::default());
            let pages = game_papers(content(&project), playable.scenario(), &papers, &frame, &mut Printout::default());
            let titles: Vec<&str> = pages.iter().map(|page| page.title.as_str()).collect();
            assert!(titles.iter().any(|title| title.contains("Tracks of the game")), "{titles:?}");
            assert!(titles.iter().filter(|title| title.contains("Endurance")).count() >= 2, "{titles:?}");
            assert!(pages.iter().all(|page| page.reader.is_none()), "what lies open is for both");
        }
    }
}

#[test]
fn points_are_told_by_what_earned_them_and_the_first_rebellion_by_its_turn() {
    for name in ["sample", "varu"] {
        let project = template(name);
        let (playable, _) = PlayableContest::new(content(&project), &request(12)).expect("a game");
        for game in 0..12 {
            let (contest, state, events) = game_of(&playable, game);
            let tally = with_crew(|crew| playable.series().play(game..game + 1, crew)).expect("nobody stops it");
            let last = tally.course.turns.last().expect("a turn");
            let first = last.sides[0].len() - contest.public().terms().scores.len();
            let sum = |side: usize| last.sides[side][first..].iter().sum::<u64>() as i32;
            assert_eq!(sum(0) - sum(1), contest.points(&state), "{name}, game {game}");
            let mut turn = 0;
            let mut rebelled = 0;
            for event in &events {
                match event {
                    Event::Turn(number) => turn = *number,
                    Event::State(_, PlanetState::Rebellion) if rebelled == 0 => rebelled = turn,
                    _ => {}
                }
            }
            for (at, told) in (1..).zip(&tally.course.turns) {
                assert_eq!(told.sides[Side::Rebel as usize][first - 1], u64::from(rebelled > 0 && at >= rebelled), "{name}");
            }
            let tried = events.iter().filter(|event| matches!(event, Event::Mission(..))).count() as u64;
            let done = events.iter().filter(|event| matches!(event, Event::Completed(..))).count() as u64;
            assert_eq!(
                (tally.course.parts.iter().sum::<u64>(), *tally.course.places.last().expect("all")),
                (2 * (tried + done), done)
            );
        }
    }
}

/// Plays games of the scenario with this threshold of victory points, and returns their sums.
fn played(content: &Content, threshold: u32, games: u32) -> (Run, Tally) {
    let mut content = content.clone();
    let id = content.scenarios.ids().next().expect("a scenario");
    content.scenarios.get_mut(id).expect("a scenario").threshold = Some(Count::clamped(threshold));
    let (playable, captains) = PlayableContest::new(&content, &request(games)).expect("a game");
    sums(&playable, captains, games)
}

/// Plays the games, instead of inferring their results, and returns their sums.
fn sums(playable: &PlayableContest, captains: Vec<String>, games: u32) -> (Run, Tally) {
    let tally = with_crew(|crew| playable.play(0..games, crew)).expect("nobody stops it");
    let run = Run {
        version: String::new(),
        game: Game::FreedomInTheGalaxy,
        title: String::new(),
        project: String::new(),
        scenario: String::new(),
        seed: PlaytestRequest::SEED,
        games,
        captains,
        muster: playable.muster().clone(),
    };
    (run, tally)
}

#[test]
fn rungs_are_told_from_one_playtest_as_they_would_be_played() {
    let project = template("varu");
    let content = content(&project);
    let id = content.scenarios.ids().next().expect("a scenario");
    let (run, tally) = played(content, 20, 40);
    let helms = super::playable_contest::posts(&run.captains).expect("captains");
    let ladder = Thresholds::new(content, id, &tally, helms).expect("a ladder");
    for rung in [1, 4, 9] {
        let told = with_crew(|crew| ladder.play(rung, &run, crew)).expect("it can be played").expect("nobody stops it");
        let threshold = if tally.wins(0) <= tally.wins(1) { 20 - rung as u32 } else { 20 + rung as u32 };
        let (_, real) = played(content, threshold, 40);
        assert_eq!([told.wins(0), told.wins(1)], [real.wins(0), real.wins(1)], "with {threshold} points");
    }
}

#[test]
fn a_scenario_without_victory_points_is_levelled_by_its_turns() {
    let project = template("sample");
    let mut content = content(&project).clone();
    let id = content.scenarios.ids().next().expect("a scenario");
    content.scenarios.get_mut(id).expect("a scenario").threshold = None;
    let (playable, captains) = PlayableContest::new(&content, &request(60)).expect("a game");
    let (run, tally) = sums(&playable, captains, 60);
    let level = with_crew(|crew| playable.level(&run, &tally, crew)).expect("it can be played").expect("nobody stops it");
    let wins: u64 = level.shares.iter().map(|side| side.wins.count).sum();
    assert_eq!((level.shares.len(), wins, level.shares[0].before), (2, 60, 6));
    let off = |wins: u64| wins.abs_diff(30);
    assert!(off(level.shares[0].wins.count) <= off(tally.wins(0)), "no farther from even than before: {level:?}");
    let Some(fix) = level.fix else { return assert_eq!(level.shares[0].after, 6) };
    let [project::Edit::FreedomInTheGalaxy(edit)] = fix.edits.as_slice() else { panic!("{fix:?}") };
    content.apply(edit).expect("it applies");
    assert_eq!(content.scenarios.get(id).and_then(|scenario| scenario.turns), Some(Count::clamped(level.shares[0].after)));
    let (playable, captains) = PlayableContest::new(&content, &request(60)).expect("a game");
    assert_eq!(sums(&playable, captains, 60).1.wins(0), level.shares[0].wins.count, "as it was told");
}
