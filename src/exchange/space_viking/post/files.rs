//! The files of a report, and the table of standings.

use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::exchange::post::{ReportFormat, Standings};
use crate::exchange::{NamedFile, csv};
use crate::project::{self, Error, FileSort, text};
use crate::rules::space_viking::play::{Correction, Knowledge, Standing};
use crate::rules::{Game, counted, slug};
use crate::sheets::space_viking::report as pages;

/// A report as a file, from which sheets are checked.
#[derive(Serialize)]
#[serde(rename = "Report")]
struct Written<'a> {
    format: u32,
    sort: FileSort,
    game: Game,
    knowledge: &'a Knowledge,
}

/// The same as it is read.
#[derive(Deserialize)]
#[serde(rename = "Report", deny_unknown_fields)]
struct Read {
    #[serde(rename = "format")]
    _format: u32,
    sort: FileSort,
    #[serde(rename = "game")]
    _game: Game,
    knowledge: Knowledge,
}

/// The version of the file format.
const FORMAT: u32 = 1;

/// A report in one way.
pub(super) fn report(knowledge: &Knowledge, way: ReportFormat) -> Result<NamedFile, Error> {
    let written = Written { format: FORMAT, sort: FileSort::Report, game: Game::SpaceViking, knowledge };
    let (ending, bytes) = match way {
        ReportFormat::Text => ("txt", knowledge.report().into_bytes()),
        ReportFormat::Ron => (FileSort::Report.ending(), text::write_other(&written)?.into_bytes()),
        ReportFormat::Json => {
            let json = serde_json::to_string_pretty(&written)
                .map_err(|error| Error::Misuse(format!("The report cannot be written as JSON: {error}")))?;
            ("json", (json + "\n").into_bytes())
        }
        ReportFormat::Pdf => {
            let pdf = pages::pdf(knowledge).map_err(|error| Error::Misuse(format!("The report cannot be printed: {error}")))?;
            ("pdf", pdf)
        }
    };
    let name = format!("turn-{:02}-{}.{ending}", knowledge.year, slug(knowledge.name()));
    Ok(NamedFile { name, bytes, holds: format!("report for {}", knowledge.name()) })
}

/// What a player knows, from the file of his report.
///
/// # Errors
/// If the bytes are no report, or one of a newer format.
pub fn read_report(bytes: &[u8], file: &Path) -> Result<Knowledge, Error> {
    let read: Read = text::read_formatted(bytes, file, FORMAT, "report")?;
    match read.sort {
        FileSort::Report => Ok(read.knowledge),
        FileSort::GameInProgress => Err(Error::Misuse(format!("{} is a game in progress, and no report", file.display()))),
    }
}

/// What the referee set right, from the words that the file of a game holds.
pub(super) fn corrections(written: &[project::Correction]) -> Result<Vec<Correction>, Error> {
    written.iter().map(correction).collect()
}

/// One thing of it.
pub(super) fn correction(written: &project::Correction) -> Result<Correction, Error> {
    let what = text::read_other(written.what.as_bytes(), Path::new("a correction"))?;
    Ok(Correction { what, reason: written.reason.clone() })
}

/// How everybody stood after each year.
pub(super) fn standings_table(years: &[Vec<Standing>]) -> Standings {
    let row = |year: u32, standing: &Standing| {
        let Standing { player, points, subjects, iu, worlds, ships, technologies } = standing;
        let numbers = [year.to_string(), points.to_string(), subjects.to_string(), iu.to_string(), worlds.to_string()];
        let [year, points, subjects, iu, worlds] = numbers;
        vec![year, player.clone(), points, subjects, iu, worlds, ships.to_string(), technologies.to_string()]
    };
    let rows = years.iter().zip(1_u32..).flat_map(|(standings, year)| standings.iter().map(move |standing| row(year, standing)));
    let heads = vec!["turn", "player", "points", "subjects", "iu", "worlds", "ships", "technologies"];
    Standings { heads, rows: rows.collect() }
}

/// The same as a file.
pub(super) fn standings(turn: u32, table: &Standings) -> Result<NamedFile, Error> {
    let bytes = csv::write(&table.heads, table.rows.iter().cloned())?;
    let holds = counted(turn as usize, "year");
    Ok(NamedFile { name: format!("turn-{turn:02}-referee-standings.csv"), bytes, holds })
}
