//! Tables of fairness that stand in the repository are what play gives.

use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;

use drydock::playtest::{Crew, FairnessRequest, fairness};
use drydock::project::{Game, Library};
use drydock::workers::PoolControl;

/// Of a table that `drydock play table` gave the first games, played again, come out as it says within four standard errors.
#[test]
fn recorded_tables_are_what_play_gives() {
    const GAMES: u32 = 40;
    let mut tables = 0;
    for game in Game::ALL {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/fairness").join(format!("{}.md", game.slug()));
        let Ok(text) = fs::read_to_string(&path) else { continue };
        tables += 1;
        assert!(text.starts_with(game.title()) && text.contains(", seed 1."), "{}", path.display());
        let request = FairnessRequest { templates: Vec::new(), games: GAMES, duels: 0, seed: 1, captains: Vec::new() };
        let control = PoolControl::new();
        let mut crew = Crew { jobs: NonZeroUsize::MIN, control: &control, on_progress: &mut || {} };
        let rows = fairness(&Library::bundled(), game, &request, &mut crew).expect("they can be played");
        for row in rows.expect("nobody stops it") {
            for side in &row.sides {
                let start = format!("| `{}` | {} | ", row.template, side.name);
                let line = text.lines().find_map(|line| line.strip_prefix(&start));
                let line = line.unwrap_or_else(|| panic!("{}: no line {start}", path.display()));
                let percent: f64 = line.split(" %").next().expect("a share").parse().expect("a number");
                let share = percent / 100.0;
                let error = (share * (1.0 - share) / f64::from(GAMES)).sqrt();
                let found = side.wins.value();
                assert!((found - share).abs() <= 4.0 * error + 0.01, "{start}{percent} %, and {found} of {GAMES} games");
            }
        }
    }
    assert!(tables > 0, "no table is recorded");
}
