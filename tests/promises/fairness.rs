//! Tables of fairness that stand in the repository are what play gives.

use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;

use drydock::playtest::{Crew, FairnessRequest, FairnessRow, fairness};
use drydock::project::{Game, Library};
use drydock::workers::PoolControl;

/// So many games of each template are played again.
const GAMES: u32 = 6;
/// A share of 0 or 1 of a thousand games is known no better than this.
const LEAST: f64 = 0.005;

/// Plays the first games of a template again; none where it cannot be played.
fn replayed(game: Game, template: &str) -> Option<FairnessRow> {
    let request = FairnessRequest { templates: vec![template.to_owned()], games: GAMES, duels: 0, seed: 1, captains: Vec::new() };
    let control = PoolControl::new();
    let mut crew = Crew { jobs: NonZeroUsize::MIN, control: &control, on_progress: &mut || {} };
    let rows = fairness(&Library::bundled(), game, &request, &mut crew).ok()?;
    rows.expect("nobody stops it").pop()
}

/// Of a table that `drydock play table` gave the first games of each template, played again, come out as it says: together as near to the recorded
/// shares as chance allows, five standard errors beyond what is to be expected.
#[test]
fn recorded_tables_are_what_play_gives() {
    let mut tables = 0;
    // How far the wins of the first side of each template are from the recorded share, in variances.
    let mut far = Vec::new();
    for game in Game::ALL {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/fairness").join(format!("{}.md", game.slug()));
        let Ok(text) = fs::read_to_string(&path) else { continue };
        tables += 1;
        assert!(text.starts_with(game.title()) && text.contains(", seed 1."), "{}", path.display());
        let shares = text.split("Captains in the templates").next().unwrap_or_default();
        for template in Library::bundled().templates(game).expect("templates") {
            let Some(row) = replayed(game, &template) else { continue };
            for (number, side) in row.sides.iter().enumerate() {
                let start = format!("| `{template}` | {} | ", side.name);
                let line = shares.lines().find_map(|line| line.strip_prefix(&start));
                let line = line.unwrap_or_else(|| panic!("{}: no line {start}", path.display()));
                let percent: f64 = line.split(" %").next().expect("a share").parse().expect("a number");
                let share = (percent / 100.0).clamp(LEAST, 1.0 - LEAST);
                if number == 0 {
                    let wins = (side.wins.value() - share) * f64::from(GAMES);
                    far.push((wins * wins / (share * (1.0 - share) * f64::from(GAMES)), start));
                }
            }
        }
    }
    assert!(tables > 0, "no table is recorded");
    let (sum, expected) = (far.iter().map(|(far, _)| far).sum::<f64>(), far.len() as f64);
    far.sort_by(|one, other| other.0.total_cmp(&one.0));
    assert!(
        sum <= expected + 5.0 * (2.0 * expected).sqrt(),
        "{sum:.1} instead of {expected} with {:?}",
        &far[..far.len().min(5)]
    );
}
