//! The files of a report, and the table of standings.

use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::exchange::post::ReportFormat;
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

/// What a player knows, from the file of his report, or from the same for programs.
///
/// # Errors
/// If the bytes are no report, or one of a newer format.
pub fn read_report(bytes: &[u8], file: &Path) -> Result<Knowledge, Error> {
    let read: Read = text::read_formatted_or_json(bytes, file, FORMAT, "report")?;
    match read.sort {
        FileSort::Report => Ok(read.knowledge),
        FileSort::GameInProgress => Err(Error::Misuse(format!("{} is a game in progress, and no report", file.display()))),
    }
}

/// What the referee set right, from the words that the file of a game holds.
pub(super) fn corrections(written: &[project::Correction]) -> Result<Vec<Correction>, Error> {
    let read = |correction: &project::Correction| {
        let what = text::read_other(correction.what.as_bytes(), Path::new("a correction"))?;
        Ok(Correction { what, reason: correction.reason.clone() })
    };
    written.iter().map(read).collect()
}

/// How everybody stood after each year.
pub(super) fn standings(turn: u32, years: &[Vec<Standing>]) -> Result<NamedFile, Error> {
    let row = |year: u32, standing: &Standing| {
        let Standing { player, points, subjects, iu, worlds, ships, technologies } = standing;
        let numbers = [year.to_string(), points.to_string(), subjects.to_string(), iu.to_string(), worlds.to_string()];
        let [year, points, subjects, iu, worlds] = numbers;
        vec![year, player.clone(), points, subjects, iu, worlds, ships.to_string(), technologies.to_string()]
    };
    let rows = years.iter().zip(1_u32..).flat_map(|(standings, year)| standings.iter().map(move |standing| row(year, standing)));
    let header = ["turn", "player", "points", "subjects", "iu", "worlds", "ships", "technologies"];
    let bytes = csv::write(&header, rows)?;
    let holds = counted(years.len(), "year");
    Ok(NamedFile { name: format!("turn-{turn:02}-referee-standings.csv"), bytes, holds })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::project::{Library, sort_of};
    use crate::rules::designs::OneOf as _;
    use crate::rules::space_viking::Content;
    use crate::rules::space_viking::play::Post;

    #[test]
    fn a_report_is_read_again_from_both_of_its_files() {
        let project = Library::bundled().template(Game::SpaceViking, Library::SAMPLE).expect("the sample");
        let content = Content::own(&project.content).expect("its designs").clone();
        let campaign = content.campaigns.ids().next().expect("a campaign");
        let mut post = Post::begin(Arc::new(content), campaign, 7);
        post.play([], &[]);
        for knowledge in post.knowledge() {
            for way in [ReportFormat::Ron, ReportFormat::Json] {
                let file = report(knowledge, way).expect("a file");
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
