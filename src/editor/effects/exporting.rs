//! Exports into a folder everything that the command line exports: pages as PDF, SVG and PNG, tables as CSV, files for a cutting machine, pieces, and
//! modules for VASSAL. It exports the whole project, a scenario, or the chosen things.

use std::cell::Cell;

use super::printing::{self, PrintFailure, why_nothing};
use crate::drawing::{Progress, ProgressMonitor};
use crate::editor::action::{ExportDraft, ExportFormat, ExportScope};
use crate::editor::job_status::JobStatus;
use crate::editor::things;
use crate::exchange::game::Position;
use crate::exchange::pages::{self, Picture, PictureFormat, Taker};
use crate::exchange::{self, NamedFile, cut, kinds};
use crate::geometry::Mm;
use crate::project::files::FileSet;
use crate::project::{KeptSort, Place, Project};
use crate::sheets::imposition::BLEED;
use crate::sheets::{self, PdfFile, Printout};

/// A function that receives each file as soon as it is made.
type Giver<'taker> = dyn FnMut(NamedFile) -> Result<(), PrintFailure> + 'taker;

/// Exports what the draft asks for; `chosen` are the things that are chosen in the outline. Returns how many files were written.
pub fn export(
    project: &Project,
    draft: &ExportDraft,
    chosen: &[Place],
    set: FileSet<'_>,
    status: &JobStatus,
) -> Result<usize, PrintFailure> {
    let asked = Asked { project, draft, chosen, status };
    put(set, status, |give| match draft.format {
        ExportFormat::Csv => asked.tables()?.into_iter().try_for_each(give),
        ExportFormat::Pdf => asked.documents(give),
        ExportFormat::Cut => asked.each_page(&mut |page| cut::cut_files(&page).into_iter().try_for_each(&mut *give)),
        ExportFormat::Svg => asked.pictures(PictureFormat::Svg, give),
        ExportFormat::Png => asked.pictures(PictureFormat::png(f64::from(draft.resolution))?, give),
        ExportFormat::Pieces => asked.pieces(PictureFormat::png(f64::from(draft.resolution))?, give),
        ExportFormat::Vassal => give(exchange::vassal_module_file(project, asked.position()?)?),
    })
}

/// An export that the user has asked for, together with everything from which it is made.
struct Asked<'asked> {
    project: &'asked Project,
    draft: &'asked ExportDraft,
    chosen: &'asked [Place],
    status: &'asked JobStatus,
}

impl Asked<'_> {
    /// The tables of the project as files; if only chosen things are exported, just the rows about these.
    fn tables(&self) -> Result<Vec<NamedFile>, PrintFailure> {
        let tables = match self.draft.scope {
            ExportScope::Chosen => kinds::tables_of(&self.project.content, self.chosen),
            ExportScope::All | ExportScope::Scenario(_) | ExportScope::Kept { .. } => exchange::tables(self.project),
        }?;
        Ok(if self.draft.for_excel { tables.into_iter().map(NamedFile::for_excel).collect() } else { tables })
    }

    /// The pages that show the chosen things.
    fn printout(&self) -> Result<Printout, PrintFailure> {
        let on_progress = |progress| self.status.report(progress);
        let mut printout = sheets::print_with_progress(self.project, &self.draft.request(), ProgressMonitor::new(&on_progress))?;
        if self.draft.scope == ExportScope::Chosen {
            printout.keep_only(|place| self.chosen.contains(&things::thing(place)));
        }
        if printout.sheets.is_empty() { Err(why_nothing(&printout.findings)) } else { Ok(printout) }
    }

    /// The position from which the game is played in VASSAL.
    fn position(&self) -> Result<Position<'_>, PrintFailure> {
        let ExportScope::Kept { name, moves, .. } = &self.draft.scope else { return Ok(Position::Start(self.draft.scenario())) };
        let kept = self.project.kept.iter().find(|kept| kept.sort == KeptSort::Game && kept.name == *name);
        let kept = kept.ok_or_else(|| PrintFailure::Failed(format!("There is no kept game called {name} any more.")))?;
        Ok(Position::Kept(kept, Some(*moves)))
    }

    /// The pieces and boards of a scenario as pictures.
    fn pieces(&self, format: PictureFormat, give: &mut Giver) -> Result<(), PrintFailure> {
        let bleed = if self.draft.bleed { BLEED } else { Mm::ZERO };
        let module = exchange::vassal_module(self.project, self.position()?)?;
        exchange::vassal::face_files(&module, format, bleed).try_for_each(|file| give(file?))
    }

    /// Hands over the pages as pictures, one by one; if the whole project is exported, also the project's single pieces.
    fn pictures(&self, format: PictureFormat, give: &mut Giver) -> Result<(), PrintFailure> {
        let done = Cell::new(0);
        let bleed = if self.draft.bleed { BLEED } else { Mm::ZERO };
        let mut draw = |(name, page): Picture| {
            let picture = (name, page.with_bleed(bleed));
            let on_progress =
                |part: Progress| self.status.report(Progress { percent: part.percent, ..Progress::pages(done.get()) });
            let file = format.file_with_progress(picture, ProgressMonitor::new(&on_progress));
            if self.status.is_stopped() {
                return Err(PrintFailure::Stopped);
            }
            done.set(done.get() + 1);
            give(file?)
        };
        if self.draft.scope == ExportScope::Chosen {
            return self.each_page(&mut draw);
        }
        let on_progress = |_| self.status.report(Progress::pages(done.get()));
        let findings = exchange::pictures(self.project, &self.draft.request(), ProgressMonitor::new(&on_progress), &mut draw)?;
        if done.get() == 0 { Err(why_nothing(&findings)) } else { Ok(()) }
    }

    /// Hands over the requested pages one by one; if only chosen things are exported, just their pages.
    fn each_page(&self, take: &mut Taker<'_, PrintFailure>) -> Result<(), PrintFailure> {
        if self.draft.scope == ExportScope::Chosen {
            return pages::of_printout(self.printout()?).try_for_each(take);
        }
        let on_progress = |progress| self.status.report(progress);
        let mut is_empty = true;
        let mut take = |page| {
            is_empty = false;
            take(page)
        };
        let findings = exchange::each_page(self.project, &self.draft.request(), ProgressMonitor::new(&on_progress), &mut take)?;
        if is_empty { Err(why_nothing(&findings)) } else { Ok(()) }
    }

    /// Hands over one PDF for each kind of sheet, or one for each player if some pages are for one player only.
    fn documents(&self, give: &mut Giver) -> Result<(), PrintFailure> {
        let mut give = |PdfFile { name, bytes, .. }| give(NamedFile { name: format!("{name}.pdf"), bytes, holds: String::new() });
        match self.draft.scope {
            ExportScope::All | ExportScope::Scenario(_) | ExportScope::Kept { .. } => {
                printing::each(self.project, &self.draft.request(), self.status, &mut give)
            }
            ExportScope::Chosen => {
                let on_progress = |progress| self.status.report(progress);
                sheets::files_of(self.project, &self.printout()?, ProgressMonitor::new(&on_progress), &mut give)
            }
        }
    }
}

/// Puts files into a folder as they are made, so that a hundred pictures are never in memory at once. Either all files appear in the folder, or none.
fn put(
    mut set: FileSet<'_>,
    status: &JobStatus,
    make: impl FnOnce(&mut Giver) -> Result<(), PrintFailure>,
) -> Result<usize, PrintFailure> {
    let mut count = 0;
    make(&mut |NamedFile { name, bytes, .. }| {
        if status.report(Progress::pages(count)).is_break() {
            return Err(PrintFailure::Stopped);
        }
        count += 1;
        Ok(set.write(&name, &bytes)?)
    })?;
    if set.is_empty() {
        return Err(PrintFailure::Failed("There is nothing to export: the project has nothing of what was asked for.".into()));
    }
    Ok(set.finish()?.len())
}
