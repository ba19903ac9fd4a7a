//! What comes out of printing a project: pages by kind, the places their tags stand for, and findings about the pages.

use super::SheetKind;
use crate::drawing::pdf::{Document, PdfError, pdf_with_progress};
use crate::drawing::{Page, ProgressMonitor, Tag};
use crate::project::{PrinterProfile, Project};
use crate::rules::{Finding, Place};

/// What to print, beyond the choices kept in the project.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Request {
    /// Only these kinds; all where none is named.
    pub only: Vec<SheetKind>,
    /// Only the scenario of this name, with its fleets and map; the whole project where none is named.
    pub scenario: Option<String>,
    /// Whether a map is one page of its own size instead of pages to be put together.
    pub one_page: bool,
    /// What the printer does to a page.
    pub printer: PrinterProfile,
}

/// Finished pages, by kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Printout {
    /// The pages of each kind that has any, in the order of printing.
    pub sheets: Vec<(SheetKind, Vec<Page>)>,
    /// The places that the tags on the pages stand for: tag n is the nth.
    pub places: Vec<Place>,
    /// What is wrong with the pages.
    pub findings: Vec<Finding>,
}

impl Request {
    /// Whether a kind is wanted.
    #[must_use]
    pub fn wants(&self, kind: SheetKind) -> bool {
        self.only.is_empty() || self.only.contains(&kind)
    }
}

impl Printout {
    /// The tag that stands for a place, which is remembered.
    pub fn tag(&mut self, place: impl Into<Place>) -> Tag {
        let place = place.into();
        let known = self.places.iter().position(|known| *known == place);
        let index = known.unwrap_or_else(|| {
            self.places.push(place);
            self.places.len() - 1
        });
        Tag(index as u32)
    }

    /// The place that a tag stands for.
    #[must_use]
    pub fn place(&self, tag: Tag) -> Option<&Place> {
        self.places.get(tag.0 as usize)
    }

    /// The pages of a kind.
    #[must_use]
    pub fn pages(&self, kind: SheetKind) -> &[Page] {
        self.sheets.iter().find(|(found, _)| *found == kind).map_or(&[], |(_, pages)| pages)
    }
}

/// The pages of a kind as the bytes of one PDF, which says what it is and which game it belongs to.
///
/// # Errors
/// If there are no pages, or the writer refuses them.
pub fn to_pdf(project: &Project, kind: SheetKind, pages: &[Page]) -> Result<Vec<u8>, PdfError> {
    to_pdf_with_progress(project, kind, pages, ProgressMonitor::NONE)
}

/// The same bytes, made while somebody watches.
///
/// # Errors
/// As [`to_pdf`], and if the work is stopped.
pub fn to_pdf_with_progress(
    project: &Project,
    kind: SheetKind,
    pages: &[Page],
    monitor: ProgressMonitor,
) -> Result<Vec<u8>, PdfError> {
    let game = project.content.game().title();
    let name = if project.title.trim().is_empty() { game } else { project.title.trim() };
    let title = format!("{name} – {}", kind.label());
    let subject = format!("{} for the game {game}", kind.label());
    pdf_with_progress(&Document { subject: &subject, keywords: &[game, kind.label()], ..Document::new(&title, pages) }, monitor)
}
