//! The files of a game by post: a report, the gazette, and the referee's ledger and table of standings.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::names;
use crate::sheets::gazette as gazette_pages;
use crate::sheets::report::page;
use crate::sheets::{order_form, referee_paper, report as pages};
use exchange::post::{LedgerLine, PostError, ReportFormat, Standings};
use exchange::{NamedFile, csv};
use project::{Error, FileKind, FileSort, Game, SentSheet, mistaken, text};
use rules::counted;
use space_viking::orders::Sheet;
use space_viking::play::{Correction, Event, Knowledge, Post, Standing};

/// A report as it is written to a file, against which order sheets are checked later.
#[derive(Serialize)]
#[serde(rename = "Report")]
struct Written<'a> {
    format: u32,
    sort: FileSort,
    game: Game,
    knowledge: &'a Knowledge,
}

/// A report as it is read from a file.
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

/// The version of the format of report files.
const FORMAT: u32 = 1;

/// Writes a report in one format. `player` is the part of the file's name that identifies the player.
pub(super) fn report(knowledge: &Knowledge, player: &str, way: ReportFormat) -> Result<NamedFile, Error> {
    let written = Written { format: FORMAT, sort: FileSort::Report, game: Game::SpaceViking, knowledge };
    let (ending, bytes) = match way {
        ReportFormat::Text => ("txt", knowledge.report().into_bytes()),
        ReportFormat::Ron => (FileSort::Report.ending(), text::write_other(&written)?.into_bytes()),
        ReportFormat::Json => {
            let json = serde_json::to_string_pretty(&written).map_err(Error::unwritten("The report", "written as JSON"))?;
            ("json", (json + "\n").into_bytes())
        }
        ReportFormat::Pdf => {
            let pdf = pages::pdf(knowledge).map_err(Error::unwritten("The report", "printed"))?;
            ("pdf", pdf)
        }
        ReportFormat::Html => ("html", page::html(knowledge).into_bytes()),
    };
    let turns = knowledge.campaign().map_or(0, |campaign| campaign.years.get());
    let name = format!("{}.{ending}", names::after_turn(knowledge.year, turns, player));
    Ok(NamedFile { name, bytes, holds: format!("report for {}", knowledge.name()) })
}

/// Reads what a player knows, from the player's report file or from the report as JSON.
///
/// # Errors
/// If the bytes are not a report, or are one of a newer format.
pub fn read_report(bytes: &[u8], file: &Path) -> Result<Knowledge, Error> {
    let read = text::read_formatted_or_json(bytes, file, FORMAT, "report");
    let wanted = "a player's report";
    let read: Read = read.map_err(|error| mistaken(bytes, file, wanted, &[FileKind::Report]).unwrap_or(error))?;
    match read.sort {
        FileSort::Report => Ok(read.knowledge),
        FileSort::GameInProgress => Err(Error::Mistaken { file: file.into(), kind: FileKind::GameInProgress, wanted }),
    }
}

/// Reads the referee's corrections from their text in the file of a game.
pub(super) fn corrections(written: &[project::Correction]) -> Result<Vec<Correction>, Error> {
    written.iter().map(correction).collect()
}

/// Reads one correction of the referee.
pub(super) fn correction(written: &project::Correction) -> Result<Correction, Error> {
    let what = text::read_other(written.what.as_bytes(), Path::new("a correction"))?;
    Ok(Correction { what, reason: written.reason.clone() })
}

/// The gazette of the latest year, as text and as PDF. It holds what was written for all players, and what all of them saw.
pub(super) fn gazette(post: &Post, events: &[Event]) -> Result<[NamedFile; 2], Error> {
    let gazette = post.gazette(events);
    let posted = post.knowledge().first().map(|known| known.posted.as_ref().clone()).unwrap_or_default();
    let holds = counted(gazette.items(), "item");
    let file = |ending: &str, bytes| NamedFile {
        name: format!("{}.{ending}", of_referee(post, names::GAZETTE)),
        bytes,
        holds: holds.clone(),
    };
    let pdf = gazette_pages::pdf(&gazette, &posted).map_err(Error::unwritten("The gazette", "printed"))?;
    Ok([file("txt", gazette.text(&posted).into_bytes()), file("pdf", pdf)])
}

/// The name, without its ending, of a file for the referee after the latest year.
fn of_referee(post: &Post, what: &str) -> String {
    let state = post.state();
    names::after_turn(state.year, state.campaign.years.get(), what)
}

/// Order sheets as filled-in forms, one PDF each.
pub(super) fn forms(sent: &[SentSheet]) -> Result<Vec<NamedFile>, Error> {
    names::of_forms(sent).into_iter().zip(sent).map(|(name, sent)| form(&name, sent)).collect()
}

fn form(name: &str, sent: &SentSheet) -> Result<NamedFile, Error> {
    let pdf = order_form::filled_pdf(&Sheet::parse(&sent.bytes))
        .map_err(|cause| PostError::Form { sheet: sent.name.clone(), cause })?;
    Ok(NamedFile { name: format!("{name}.pdf"), bytes: pdf, holds: "order form".into() })
}

/// The referee's ledger of the latest year, as text and as PDF.
pub(super) fn ledger(post: &Post, ledger: &[LedgerLine]) -> Result<[NamedFile; 2], Error> {
    let state = post.state();
    // Names may contain control characters that a terminal would obey.
    let tame = |line: &str| line.replace(char::is_control, " ");
    let lines: Vec<String> = ledger.iter().flat_map(|line| line.text().lines().map(tame).collect::<Vec<_>>()).collect();
    let text: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    let file = |ending: &str, bytes| NamedFile {
        name: format!("{}.{ending}", of_referee(post, names::LEDGER)),
        bytes,
        holds: counted(ledger.len(), "event"),
    };
    let posted = post.knowledge().first().map(|known| known.posted.as_ref().clone()).unwrap_or_default();
    let pdf = referee_paper::ledger(&posted, state.campaign.label(), state.year, &lines)
        .map_err(Error::unwritten("The ledger", "printed"))?;
    Ok([file("txt", text.into_bytes()), file("pdf", pdf)])
}

/// The standings of all players after each year.
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

/// The standings as a CSV file.
pub(super) fn standings(post: &Post, table: &Standings) -> Result<NamedFile, Error> {
    let bytes = csv::write(&table.heads, table.rows.iter().cloned())?;
    let holds = counted(post.state().year as usize, "year");
    Ok(NamedFile { name: format!("{}.csv", of_referee(post, names::STANDINGS)), bytes, holds })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use project::{Library, OneOf as _, sort_of};
    use space_viking::Content;
    use space_viking::play::Post;

    #[test]
    fn a_report_is_read_again_from_both_of_its_files() {
        let project = Library::bundled().template(Game::SpaceViking, Library::SAMPLE).expect("the sample");
        let content = Content::own(&project.content).expect("its designs").clone();
        let campaign = content.campaigns.ids().next().expect("a campaign");
        let mut post = Post::begin(Arc::new(content), campaign, 7);
        post.play([], &[]);
        for knowledge in post.knowledge() {
            for way in [ReportFormat::Ron, ReportFormat::Json] {
                let file = report(knowledge, "somebody", way).expect("a file");
                let path = Path::new(&file.name);
                assert_eq!(sort_of(&file.bytes, path).expect("a sort"), (FileSort::Report, Game::SpaceViking));
                assert_eq!(&read_report(&file.bytes, path).expect("a report"), knowledge, "{}", file.name);
            }
        }
        let error = read_report(b"{\"format\": 2}", Path::new("x.json")).expect_err("a newer file").to_string();
        assert!(error.contains("newer"), "{error}");
        assert!(read_report(b"{\"format\": 1, \"sort\": \"report\"", Path::new("x.json")).is_err());
    }
}
