//! Captains of Launch Fighters! against each other: what they choose is legal, the same seed is the same game, and the higher captain wins.

use drydock::project::Library;
use drydock::rules::launch_fighters::Scenario;
use drydock::rules::launch_fighters::play::{Battle, CaptainName, Record, State};
use drydock::rules::play::{Captain, Play, Player, fight};
use drydock::rules::{Content, Game, Id};

/// The first number, or the second when `DRYDOCK_LONG` asks for thorough runs.
fn long(usual: u32, thorough: u32) -> u32 {
    if std::env::var_os("DRYDOCK_LONG").is_some_and(|value| value == "1") { thorough } else { usual }
}

/// Every scenario of the bundled templates.
fn battles() -> Vec<(String, Id<Scenario>, Battle)> {
    let library = Library::bundled();
    let mut battles = Vec::new();
    for name in library.templates(Game::LaunchFighters).expect("a list of templates") {
        let project = library.template(Game::LaunchFighters, &name).unwrap_or_else(|error| panic!("{error}"));
        let Content::LaunchFighters(content) = &project.content else { panic!("these are no designs for Launch Fighters!") };
        for id in content.scenarios.ids() {
            battles.push((name.clone(), id, Battle::new(content, id).unwrap_or_else(|refusal| panic!("{refusal}"))));
        }
    }
    battles
}

fn play(battle: &Battle, id: Id<Scenario>, names: &[CaptainName], number: u32) -> (Record, State) {
    let mut captains: Vec<_> = names.iter().map(|name| name.captain()).collect();
    let mut captains: Vec<&mut dyn Captain<Battle>> = captains.iter_mut().map(|captain| captain as _).collect();
    let mut record = Record::new(id, 1, number);
    let state = fight(battle, &mut captains, &mut record, &mut ());
    (record, state)
}

/// Games won by each of two captains over so many, in battles of two sides in turn, each played with the same dice from both sides.
#[derive(Debug, Default)]
struct Score {
    games: u32,
    won: u32,
    lost: u32,
}

fn contest(higher: CaptainName, lower: CaptainName, games: u32) -> Score {
    let battles: Vec<_> = battles().into_iter().filter(|(.., battle)| battle.players() == 2).collect();
    let mut score = Score::default();
    for game in 0..games {
        let (name, id, battle) = &battles[(game / 2) as usize % battles.len()];
        let seat = game % 2;
        let names = if seat == 0 { [higher, lower] } else { [lower, higher] };
        let (_, state) = play(battle, *id, &names, game / 2);
        let winner = battle.outcome(&state).expect("an outcome").winner;
        score.games += 1;
        score.won += u32::from(winner == Some(Player::new(seat as u8)));
        score.lost += u32::from(winner.is_some_and(|winner| winner != Player::new(seat as u8)));
        if std::env::var_os("DRYDOCK_LONG").is_some() {
            println!("{name} seat {seat}: {winner:?} in turn {}, {score:?}", state.turn());
        }
    }
    score
}

#[test]
fn rule_of_thumb_beats_random_in_nine_games_of_ten() {
    let score = contest(CaptainName::RuleOfThumb, CaptainName::Random, long(60, 1_000));
    println!("{score:?}");
    assert!(score.won * 10 >= score.games * 9, "{score:?}");
}
