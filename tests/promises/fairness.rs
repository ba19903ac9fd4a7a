//! Tables of fairness that stand in the repository are what play gives.

use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;
use std::time::{Duration, Instant};

use drydock::playtest::{Crew, FairnessRequest, FairnessRow, fairness};
use drydock::project::{Game, Library};
use drydock::workers::PoolControl;

/// So many games of a template are played again at the least, and at the most.
const GAMES: [u32; 2] = [6, 40];
/// More games than the fewest are played again while all take no longer than this, by how long the first took.
const TIME: Duration = Duration::from_secs(5);

/// Plays the first games of a template again; none where it cannot be played.
fn replayed(game: Game, template: &str, games: u32) -> Option<FairnessRow> {
    let request = FairnessRequest { templates: vec![template.to_owned()], games, duels: 0, seed: 1, captains: Vec::new() };
    let control = PoolControl::new();
    let mut crew = Crew { jobs: NonZeroUsize::MIN, control: &control, on_progress: &mut || {} };
    let rows = fairness(&Library::bundled(), game, &request, &mut crew).ok()?;
    rows.expect("nobody stops it").pop()
}

/// Of a table that `drydock play table` gave the first games of each template, played again, come out as it says within four standard errors and a
/// game; fewer are played where one takes long.
#[test]
fn recorded_tables_are_what_play_gives() {
    let mut tables = 0;
    for game in Game::ALL {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/fairness").join(format!("{}.md", game.slug()));
        let Ok(text) = fs::read_to_string(&path) else { continue };
        tables += 1;
        assert!(text.starts_with(game.title()) && text.contains(", seed 1."), "{}", path.display());
        let shares = text.split("Captains in the templates").next().unwrap_or_default();
        for template in Library::bundled().templates(game).expect("templates") {
            let begun = Instant::now();
            let [fewest, most] = GAMES;
            let Some(first) = replayed(game, &template, fewest) else { continue };
            let each = begun.elapsed().max(Duration::from_micros(1)) / fewest;
            let games = u32::try_from(TIME.as_nanos() / each.as_nanos()).unwrap_or(most).clamp(fewest, most);
            let row = if games > fewest { replayed(game, &template, games).expect("it was played") } else { first };
            for side in &row.sides {
                let start = format!("| `{template}` | {} | ", side.name);
                let line = shares.lines().find_map(|line| line.strip_prefix(&start));
                let line = line.unwrap_or_else(|| panic!("{}: no line {start}", path.display()));
                let percent: f64 = line.split(" %").next().expect("a share").parse().expect("a number");
                let share = percent / 100.0;
                let error = (share * (1.0 - share) / f64::from(games)).sqrt();
                let found = side.wins.value();
                assert!(
                    (found - share).abs() <= 4.0 * error + 1.0 / f64::from(games),
                    "{start}{percent} %, and {found} of {games} games"
                );
            }
        }
    }
    assert!(tables > 0, "no table is recorded");
}
