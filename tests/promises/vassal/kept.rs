//! Games that captains play, kept in their projects.

use std::sync::Arc;

use drydock::playtest::KeptGame;
use drydock::project::{Content, Game, Kept, Library, Project};
use drydock::rules::play::{Captain, Record, Roster as _, fight};
use drydock::rules::{launch_fighters, star_viking};

/// A sample whose first scenario was played by captains with these dice, which is kept in it.
pub fn with_a_game(game: Game, seed: u64) -> Project {
    let mut project = Library::bundled().template(game, Library::SAMPLE).expect("a sample");
    let kept = match &project.content {
        Content::LaunchFighters(content) => of_launch_fighters(&project, content, seed),
        Content::StarViking(content) => of_star_viking(&project, content, seed),
        other => panic!("no games of {:?} are kept", other.game()),
    };
    project.kept.push(Arc::new(kept.named_beside(&[])));
    project
}

fn of_launch_fighters(project: &Project, content: &launch_fighters::Content, seed: u64) -> Kept {
    use launch_fighters::play::{Battle, CaptainName};
    let (id, scenario) = content.scenarios.iter().next().expect("a scenario");
    let battle = Battle::new(content, id).expect("a battle");
    let mut record = Record::new(id, seed, 0);
    let [mut one, mut other] = [(); 2].map(|()| CaptainName::default().captain());
    fight(&battle, &mut [&mut one, &mut other], &mut record, &mut ());
    let game = KeptGame { helms: vec![None; 2], record };
    game.keep(project, scenario.label().to_owned(), "Played.".into()).expect("it is kept")
}

fn of_star_viking(project: &Project, content: &star_viking::Content, seed: u64) -> Kept {
    use star_viking::play::{CaptainName, Contest};
    let (id, scenario) = content.scenarios.iter().next().expect("a scenario");
    let contest = Contest::of(content, id).expect("a game");
    let mut record = Record::new(id, seed, 0);
    let [mut one, mut other] = [(); 2].map(|()| CaptainName::default().captain());
    let captains: &mut [&mut dyn Captain<Contest>] = &mut [&mut one, &mut other];
    fight(&contest, captains, &mut record, &mut ());
    let game = KeptGame { helms: vec![None; 2], record };
    game.keep(project, scenario.label().to_owned(), "Played.".into()).expect("it is kept")
}
