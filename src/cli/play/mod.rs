//! `drydock play`: plays games of a scenario, either all at once or in shards (equal shares of the games), and reports on them.

mod progress;
mod summary;
mod table;

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use serde::Serialize;

use super::command_error::CommandError;
use super::findings::tally;
use super::report::{Report, complain};
use crate::drawing::pdf;
use crate::playtest::{self, Crew, Level, Part, Playtest, PlaytestError, PlaytestRequest, Run, Shard, Tally, words};
use crate::project::files::{self, Output};
use crate::project::{Error, Library, Project, text};
use crate::rules::Severity;
use crate::sheets;
use crate::workers::{PoolControl, processors};
use progress::Progress;

/// Play a scenario many times and report whether it is fair
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(super) struct Play {
    /// The project
    #[arg(required = true)]
    file: Option<PathBuf>,
    /// The scenario; the project's first if none is named
    #[arg(long, value_name = "NAME")]
    scenario: Option<String>,
    /// The number of games; with --worth, for each pair of designs or for each type that is bought
    #[arg(long, value_name = "N", default_value_t = PlaytestRequest::GAMES, value_parser = clap::value_parser!(u32).range(1..=i64::from(PlaytestRequest::MOST_GAMES)))]
    games: u32,
    /// The seed of all dice: the same seed gives the same result
    #[arg(long, value_name = "S", default_value_t = PlaytestRequest::SEED)]
    seed: u64,
    /// The captain of all sides, or one captain for each side, separated by commas
    #[arg(long, visible_alias = "captains", value_name = "NAME", value_delimiter = ',')]
    captain: Vec<String>,
    /// The number of games played at a time; by default, and at most, the number of the machine's processors
    #[arg(long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
    /// Play only one of several equal shares of the games, such as 3/64, and write its sums into --out
    #[arg(long, value_name = "K/N", requires = "out")]
    shard: Option<Shard>,
    /// The file for the sums of a shard, which drydock play merge puts together
    #[arg(long, value_name = "PART", requires = "shard")]
    out: Option<PathBuf>,
    /// Find, by playing again, how many points or mega-credits would level the scenario and what they buy; for a campaign of Space Viking, the
    /// weights at which all kinds win equally often
    #[arg(long, conflicts_with = "shard")]
    level: bool,
    /// Measure what designs are worth: every ship against every other in fleets of equal price, or the gain of a side from more of each unit in the
    /// scenario
    #[arg(long, conflicts_with_all = ["shard", "level"])]
    worth: bool,
    /// Play the same seeds under both readings of a ruling that the scenario switches, and report whether it matters; a wrong name lists the switches
    #[arg(long, value_name = "SWITCH", conflicts_with_all = ["shard", "level", "worth"])]
    compare: Option<String>,
    /// Also write the report as this PDF
    #[arg(long, value_name = "FILE.pdf", conflicts_with_all = ["shard", "worth", "compare"])]
    paper: Option<PathBuf>,
    /// Let FILE.pdf or PART also replace a file that Drydock did not write; the old file is kept as FILE.previous
    #[arg(long)]
    force: bool,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    command: Option<PlayCommand>,
}

#[derive(Debug, Subcommand)]
enum PlayCommand {
    Merge(Merge),
    Table(table::Table),
}

/// Put the parts of a playtest together into the same report that all of its games at once give
#[derive(Debug, Args)]
struct Merge {
    /// The parts, in any order
    #[arg(required = true, value_name = "PART")]
    parts: Vec<PathBuf>,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

/// The size in bytes of the largest part that is read. A part is a file with the results of one shard.
const MOST_BYTES: u64 = text::MOST_BYTES;

impl Play {
    pub fn run(self, library: &Library) -> Result<Report, Error> {
        match self.command {
            Some(PlayCommand::Merge(merge)) => return merge.run(),
            Some(PlayCommand::Table(table)) => return table.run(library),
            None => {}
        }
        // The arguments require a file unless there is a subcommand, so there is one here.
        let project = files::load(&self.file.clone().unwrap_or_default())?;
        let request = PlaytestRequest {
            scenario: self.scenario.clone(),
            games: self.games,
            seed: self.seed,
            captains: self.captain.iter().map(|name| name.trim().to_owned()).collect(),
        };
        // Whether the PDF can be written is checked first, so that no games are played in vain.
        if let Some(paper) = &self.paper {
            self.pdf(paper).check()?;
        }
        if let Some(out) = &self.out {
            self.part(out).check()?;
        }
        let control = PoolControl::new();
        let mut progress = Progress::new(&control, self.expected(&project, &request)?);
        let mut on_progress = || progress.show();
        // More workers than processors would only use memory.
        let jobs = self.jobs.map_or_else(processors, |jobs| jobs.min(processors()));
        let mut crew = Crew { jobs, control: &control, on_progress: &mut on_progress };
        let report = if self.worth {
            self.worth(&project, &request, &mut crew)
        } else if let Some(switch) = &self.compare {
            self.compare(&project, &request, switch, &mut crew)
        } else {
            let playtest = Playtest::new(&project, &request)?;
            for caution in playtest::game::of(&project.content).cautions(Some(&playtest.run().scenario)) {
                complain(&caution);
            }
            let findings = project.check();
            if findings.iter().any(|finding| finding.about.severity == Severity::Error) {
                complain(&format!("drydock check finds {}: what they concern is played as far as it goes", tally(&findings)));
            }
            match self.shard.zip(self.out.as_deref()) {
                Some((shard, out)) => self.shard(&playtest, shard, out, &mut crew),
                None => self.whole(&project, &playtest, &mut crew),
            }
        };
        progress.wipe();
        report
    }

    /// How many games will be played; `None` if this becomes known only while they are played.
    fn expected(&self, project: &Project, request: &PlaytestRequest) -> Result<Option<u64>, Error> {
        if self.worth {
            return playtest::worth_games(project, request).map(Some);
        }
        let games = self.shard.map_or(u64::from(self.games), |shard| shard.games(self.games).len() as u64);
        Ok(if self.level { None } else { Some(games) })
    }

    /// The file for the PDF of the report. It may replace another PDF that Drydock has written.
    fn pdf<'a>(&self, path: &'a Path) -> Output<'a> {
        Output { path, is_own: &pdf::is_own, force: self.force }
    }

    /// The file for the sums of a shard, which is an equal share of the games. It may replace another such file.
    fn part<'a>(&self, path: &'a Path) -> Output<'a> {
        Output { path, is_own: &Part::is_one, force: self.force }
    }

    fn whole(&self, project: &Project, playtest: &Playtest, crew: &mut Crew<'_>) -> Result<Report, Error> {
        let tally = played(playtest.play(0..self.games, crew))?;
        let level = if self.level { Some(played(playtest.level(&tally, crew)?)?) } else { None };
        let findings = playtest::report(playtest.run(), &tally);
        if let Some(paper) = &self.paper {
            let pages = sheets::playtest::print(project, &findings, level.as_ref());
            let bytes = sheets::to_pdf(project, sheets::SheetKind::PLAYTEST, &pages)
                .map_err(|cause| CommandError::NoPdf { file: paper.clone(), cause })?;
            self.pdf(paper).write(&bytes)?;
        }
        if self.json {
            return Report::json(&Document { report: &findings, level: level.as_ref() });
        }
        let mut report = Report::default();
        summary::report(&mut report, &findings);
        if let Some(level) = &level {
            summary::level(&mut report, level, findings.terms);
        }
        if let Some(paper) = &self.paper {
            report.line(format_args!("{}: the report on paper", paper.display()));
        }
        Ok(report)
    }

    fn shard(&self, playtest: &Playtest, shard: Shard, out: &Path, crew: &mut Crew<'_>) -> Result<Report, Error> {
        let games = shard.games(self.games);
        let count = games.len();
        let tally = played(playtest.play(games, crew))?;
        let part = Part { shard, run: playtest.run().clone(), tally };
        self.part(out).write(part.write()?.as_bytes())?;
        if self.json {
            return Report::json(&Written { shard, games: count, part: out.display().to_string() });
        }
        let mut report = Report::default();
        report.line(format_args!(
            "{}: shard {shard}, {} of {}",
            out.display(),
            words::games(count as u64),
            words::grouped(self.games.into())
        ));
        Ok(report)
    }

    fn worth(&self, project: &Project, request: &PlaytestRequest, crew: &mut Crew<'_>) -> Result<Report, Error> {
        let worth = played(playtest::worth(project, request, crew)?)?;
        if self.json {
            return Report::json(&worth);
        }
        let mut report = Report::default();
        summary::worth(&mut report, &worth, playtest::game::terms(project.content.game()));
        Ok(report)
    }

    fn compare(&self, project: &Project, request: &PlaytestRequest, switch: &str, crew: &mut Crew<'_>) -> Result<Report, Error> {
        let readings = played(playtest::readings(project, request, switch.trim(), crew)?)?;
        if self.json {
            return Report::json(&readings);
        }
        let mut report = Report::default();
        summary::readings(&mut report, &readings, playtest::game::terms(project.content.game()));
        Ok(report)
    }
}

impl Merge {
    fn run(self) -> Result<Report, Error> {
        let read = |file: PathBuf| {
            let part = Part::read(&files::read(&file, MOST_BYTES)?, &file)?;
            Ok((file, part))
        };
        let parts = self.parts.into_iter().map(read).collect::<Result<Vec<_>, Error>>()?;
        let (run, tally): (Run, Tally) = playtest::merge(&parts)?;
        let findings = playtest::report(&run, &tally);
        if self.json {
            return Report::json(&Document { report: &findings, level: None });
        }
        let mut report = Report::default();
        summary::report(&mut report, &findings);
        Ok(report)
    }
}

/// A report, in the form that it has in the JSON document.
#[derive(Serialize)]
struct Document<'a> {
    #[serde(flatten)]
    report: &'a playtest::Report,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'a Level>,
}

/// The result of a shard, which is an equal share of the games, as a JSON document.
#[derive(Serialize)]
struct Written {
    shard: Shard,
    games: usize,
    part: String,
}

/// The result of games that were played. `None` would mean that the user stopped them, which never happens on the command line.
fn played<T>(result: Option<T>) -> Result<T, Error> {
    result.ok_or_else(|| PlaytestError::Stopped.into())
}
