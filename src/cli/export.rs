//! `drydock export`: writes tables, pictures, files for a cutting machine, or a module for VASSAL.

use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, ValueEnum};

use super::command_error::CommandError;
use super::failure::WrittenError;
use super::findings::{Written, describe};
use super::on_paper::OnPaper;
use super::print::{Document, Giver, OUT, tell, why_not, write_all, write_each};
use super::report::{Report, complain};
use super::what::{What, known};
use crate::drawing::ProgressMonitor;
use crate::exchange::game::Position;
use crate::exchange::pages::PictureFormat;
use crate::exchange::{self, cut};
use crate::geometry::Mm;
use crate::project::files::{self, FileSet};
use crate::project::{Error, Kept, KeptSort, Project};
use crate::sheets;

/// Write designs as tables, pages as pictures, or a game for VASSAL
#[derive(Debug, Args)]
pub(super) struct Export {
    /// The project
    file: PathBuf,
    /// What to write: tables of ships and fleets or of units, every page and tile as a picture, the cuts of each
    /// sheet for a cutting machine, every piece and board of a scenario as a picture of its own, or a module in which VASSAL plays it
    #[arg(long, value_name = "FORMAT")]
    to: Format,
    /// Mark tables so that this program reads letters with accents correctly
    #[arg(long = "for", value_name = "PROGRAM")]
    reader: Option<Reader>,
    #[command(flatten)]
    pages: What,
    /// For a module, the kept game of this name in place of the start of a scenario
    #[arg(long, value_name = "NAME")]
    kept: Option<String>,
    /// How the kept game stood after so many moves; how it was left if this is not given
    #[arg(long, value_name = "MOVES", requires = "kept")]
    after: Option<usize>,
    #[command(flatten)]
    paper: OnPaper,
    /// The resolution of a PNG, in pixels per inch
    #[arg(long, value_name = "DPI", default_value_t = 300.0)]
    resolution: f64,
    /// How far cards, tiles and pieces, which are exported one by one, go on beyond their cut: in millimetres, or, such as 0.125in, in inches; pages do not
    #[arg(long, value_name = "LENGTH", value_parser = bleed)]
    bleed: Option<Mm>,
    /// The folder to write into, created if needed
    #[arg(long, value_name = "DIR", default_value = OUT)]
    out: PathBuf,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
    /// Also replace files that Drydock did not write or that were changed since; each old file is kept as FILE.previous, as a changed table is in any
    /// case
    #[arg(long)]
    force: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, ValueEnum)]
enum Format {
    Csv,
    Svg,
    Png,
    Cut,
    Pieces,
    Vassal,
}

/// A program that imports tables, and for which they must have a special form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Reader {
    Excel,
}

/// The largest bleed that a printing house asks for.
const WIDEST_BLEED: Mm = Mm::new(10.0);

fn bleed(text: &str) -> Result<Mm, String> {
    let length = text.parse::<Mm>().ok().filter(|length| (Mm::ZERO..=WIDEST_BLEED).contains(length));
    length.ok_or_else(|| format!("a bleed is 0 to {} millimetres wide", WIDEST_BLEED.get()))
}

/// The kept game that is called so.
fn kept_game(project: &Project, name: String) -> Result<Arc<Kept>, Error> {
    let games = || project.kept.iter().filter(|kept| kept.sort == KeptSort::Game);
    let name = known("kept game", name, games().map(|kept| kept.name.clone()).collect())?;
    let found = games().find(|kept| kept.name == name).cloned();
    found.ok_or_else(|| CommandError::NoKeptGame(name).into())
}

impl Export {
    pub fn run(self) -> Result<Report, Error> {
        if self.reader.is_some() && !matches!(self.to, Format::Csv) {
            return Err(CommandError::ReaderWithoutTable.into());
        }
        if self.to == Format::Csv && self.pages.is_chosen() {
            return Err(CommandError::PagesOfTable.into());
        }
        let is_of_a_scenario = matches!(self.to, Format::Pieces | Format::Vassal);
        if is_of_a_scenario && (self.pages.everything || self.pages.one_page || !self.pages.only.is_empty()) {
            return Err(CommandError::PagesOfScenario.into());
        }
        if self.kept.is_some() && (self.to != Format::Vassal || self.pages.scenario.is_some()) {
            return Err(CommandError::KeptWithoutModule.into());
        }
        let bleed = self.bleed.unwrap_or(Mm::ZERO);
        if self.bleed.is_some() && !matches!(self.to, Format::Svg | Format::Png | Format::Pieces) {
            return Err(CommandError::BleedWithoutPictures.into());
        }
        let mut project = files::load(&self.file)?;
        self.paper.choose(Arc::make_mut(&mut project.print));
        let request = self.pages.request(&project)?;
        let kept = self.kept.map(|name| kept_game(&project, name)).transpose()?;
        let start = Position::Start(request.scenario.as_deref());
        let position = kept.as_deref().map_or(start, |kept| Position::Kept(kept, self.after));
        let set = || FileSet::in_folder(&self.out).forced(self.force);
        let mut findings = Vec::new();
        let mut draw = |format: PictureFormat| {
            write_each(set(), |give: &mut Giver| {
                findings = exchange::pictures(&project, &request, ProgressMonitor::NONE, &mut |(name, page)| {
                    give(format.file((name, page.with_bleed(bleed)))?)
                })?;
                Ok(())
            })
        };
        let mut written = match self.to {
            Format::Csv => {
                let tables = exchange::tables(&project)?.into_iter();
                let tables = tables.map(|table| if self.reader == Some(Reader::Excel) { table.for_excel() } else { table });
                write_all(set(), tables.map(Ok))?
            }
            Format::Svg => draw(PictureFormat::Svg)?,
            Format::Png => draw(PictureFormat::png(self.resolution)?)?,
            Format::Pieces => {
                let format = PictureFormat::png(self.resolution)?;
                let module = exchange::vassal_module(&project, position)?;
                write_all(set(), exchange::vassal::face_files(&module, format, bleed))?
            }
            Format::Vassal => write_all(set(), [exchange::vassal_module_file(&project, position)])?,
            Format::Cut => write_each(set(), |give: &mut Giver| {
                findings = exchange::each_page(&project, &request, ProgressMonitor::NONE, &mut |page| {
                    cut::cut_files(&page).into_iter().try_for_each(&mut *give)
                })?;
                Ok(())
            })?,
        };
        // These choices are possible only for pages, because tables always cover the whole project, and pieces and modules always one scenario.
        let is_of_pages = matches!(self.to, Format::Svg | Format::Png | Format::Cut);
        let left_out = if is_of_pages { sheets::left_out(&project, &request) } else { Vec::new() };
        let error = why_not(&findings).map(|why| format!("Not everything was drawn: {why}"));
        if let Some(error) = &error {
            complain(error);
        }
        let code = if error.is_some() { 2 } else { 0 };
        if self.json {
            for file in &mut written {
                file.pages = is_of_pages.then_some(1);
            }
            let paths = project.content.paths();
            let findings = findings.iter().map(|finding| Written::new(Some(&self.file), &paths, finding)).collect();
            let error = error.as_deref().map(WrittenError::of_no_file);
            return Ok(Report::json(&Document { error, files: written, left_out, findings })?.with_code(code));
        }
        let mut report = Report::default();
        tell(&mut report, &written);
        for line in &left_out {
            report.line(line);
        }
        let paths = project.content.paths();
        for finding in &findings {
            describe(&mut report, &paths, finding);
        }
        Ok(report.with_code(code))
    }
}
