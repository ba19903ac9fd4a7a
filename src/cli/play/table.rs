//! `drydock play table`: a table for a README, which shows how fair every template of a game is and how strong its captains are.

use std::num::NonZeroUsize;

use clap::Args;
use serde::Serialize;

use super::played;
use super::progress::Progress;
use crate::cli::report::Report;
use crate::playtest::words::{decimal, games, percent, share};
use crate::playtest::{Crew, FairnessRequest, FairnessRow, PlaytestRequest, fairness, game};
use crate::project::{Error, Game, Library};
use crate::workers::{PoolControl, processors};

/// Show in one table how fair every template of a game is, what levels it, and how strong captains are in it once levelled
#[derive(Debug, Args)]
pub(super) struct Table {
    /// The game
    #[arg(long)]
    game: Game,
    /// The templates, separated by commas; all that can be played if none is named
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    template: Vec<String>,
    /// The number of games that measure how fair a template is
    #[arg(long, value_name = "N", default_value_t = PlaytestRequest::GAMES, value_parser = clap::value_parser!(u32).range(1..=i64::from(PlaytestRequest::MOST_GAMES)))]
    games: u32,
    /// The number of games that measure how strong a captain is in a levelled template; with 0, nothing is levelled and no captains are compared
    #[arg(long, value_name = "N", default_value_t = PlaytestRequest::GAMES, value_parser = clap::value_parser!(u32).range(0..=i64::from(PlaytestRequest::MOST_GAMES)))]
    duels: u32,
    /// The seed of all dice: the same seed gives the same table
    #[arg(long, value_name = "S", default_value_t = PlaytestRequest::SEED)]
    seed: u64,
    /// The captains to compare with the usual one, separated by commas; all others if none is named
    #[arg(long, visible_alias = "captains", value_name = "NAME", value_delimiter = ',')]
    captain: Vec<String>,
    /// The date to print in the table, in your own words; the clock is never used
    #[arg(long, value_name = "DAY")]
    date: String,
    /// The number of games played at a time; by default, and at most, the number of the machine's processors
    #[arg(long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

/// The table, in the form that it has in the JSON document.
#[derive(Serialize)]
struct Document<'a> {
    game: Game,
    date: &'a str,
    seed: u64,
    games: u32,
    duels: u32,
    templates: &'a [FairnessRow],
}

impl Table {
    pub fn run(self, library: &Library) -> Result<Report, Error> {
        let trimmed = |names: &[String]| names.iter().map(|name| name.trim().to_owned()).collect();
        let request = FairnessRequest {
            templates: trimmed(&self.template),
            games: self.games,
            duels: self.duels,
            seed: self.seed,
            captains: trimmed(&self.captain),
        };
        let control = PoolControl::new();
        let mut progress = Progress::new(&control, None);
        let mut on_progress = || progress.show();
        let jobs = self.jobs.map_or_else(processors, |jobs| jobs.min(processors()));
        let mut crew = Crew { jobs, control: &control, on_progress: &mut on_progress };
        let rows = fairness(library, self.game, &request, &mut crew);
        progress.wipe();
        let rows = played(rows?)?;
        if self.json {
            let Self { game, date, seed, games, duels, .. } = self;
            return Report::json(&Document { game, date: &date, seed, games, duels, templates: &rows });
        }
        let mut report = Report::default();
        self.sides(&mut report, &rows);
        if self.duels > 0 {
            self.captains(&mut report, &rows);
        }
        Ok(report)
    }

    /// Writes how often each side wins, and what would level (balance) the template.
    fn sides(&self, out: &mut Report, rows: &[FairnessRow]) {
        let usual = game::captains(self.game).into_iter().find(|captain| captain.usual).map_or("", |captain| captain.name);
        let terms = game::terms(self.game);
        out.line(format_args!(
            "{}, {}: {} of each template by `{usual}` at every helm, seed {}. Intervals hold the true share in nineteen cases of twenty.",
            self.game.title(),
            self.date,
            games(self.games.into()),
            self.seed
        ));
        out.line("");
        out.line(
            row(&["Template", "Side", "Wins of the decided games", &format!("Margin in {}", terms.score)].map(String::from)),
        );
        out.line("|---|---|---|---|");
        for found in rows {
            for side in &found.sides {
                let cells = [format!("`{}`", found.template), side.name.clone(), share(side.wins), decimal(side.margin)];
                out.line(row(&cells));
            }
        }
        for found in rows {
            if let Some(level) = &found.level {
                out.line("");
                out.line(format_args!("`{}`: {level}", found.template));
            }
        }
    }

    /// Writes how often each captain wins in the levelled templates.
    fn captains(&self, out: &mut Report, rows: &[FairnessRow]) {
        out.line("");
        out.line(format_args!(
            "Captains in the templates as levelled, {} each, seed {}: the captain goes round the helms, another has the rest.",
            games(self.duels.into()),
            self.seed
        ));
        out.line("");
        let head = ["Template", "Levelled by", "Captain", "Beside", "Wins of the decided games", "Lower 99 % bound", "Even"];
        out.line(row(&head.map(String::from)));
        out.line("|---|---|---|---|---|---|---|");
        for found in rows {
            let change = found.change.as_deref().unwrap_or("–");
            for strength in &found.captains {
                out.line(row(&[
                    format!("`{}`", found.template),
                    change.to_owned(),
                    format!("`{}`", strength.captain),
                    format!("`{}`", strength.beside),
                    share(strength.wins),
                    percent(strength.low),
                    percent(strength.even),
                ]));
            }
        }
    }
}

/// Writes a row of the table. A vertical bar in a cell is escaped.
fn row(cells: &[String]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
    format!("| {} |", cells.join(" | "))
}
