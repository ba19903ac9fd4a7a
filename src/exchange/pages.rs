//! Pages as pictures, a file each: those of a printout named for their kind and numbered from 01, or 001 where there are a hundred, and the pieces of a game that are
//! shown by themselves named for what they are. Each is laid out, drawn and dropped before the next.

use super::{NamedFile, game};
use drawing::png::{self, Resolution};
use drawing::{Page, ProgressMonitor, svg};
use project::{Error, Finding, Project, file_name};
use rules::slug;
use sheets::{Binder, FileHead, Leaves, Printout, Request, SheetKind};

/// A page and what its file is called, without an ending.
pub type Picture = (String, Page);

/// Who takes pictures as they come, and says whether to go on or why not.
pub type Taker<'taker, E> = dyn FnMut(Picture) -> Result<(), E> + 'taker;

/// What pages are drawn as.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PictureFormat {
    /// Outlines, which are sharp at any size.
    Svg,
    /// Pixels, so many to the inch, which the file records.
    Png(Resolution),
}

impl PictureFormat {
    /// PNG with so many dots to the inch.
    ///
    /// # Errors
    /// If there is no such resolution.
    pub fn png(dots_per_inch: f64) -> Result<Self, Error> {
        let resolution = Resolution::dots_per_inch(dots_per_inch);
        resolution.map(Self::Png).map_err(|error| Error::Misuse(format!("Nothing was drawn: {error}")))
    }

    /// The file that a picture becomes.
    ///
    /// # Errors
    /// If it would have too many pixels.
    pub fn file(self, (name, page): Picture) -> Result<NamedFile, Error> {
        let (name, bytes) = match self {
            Self::Svg => (format!("{name}.svg"), svg::svg(&page).into_bytes()),
            Self::Png(resolution) => {
                let name = format!("{name}.png");
                let drawn = png::png(&page, resolution);
                let bytes = drawn.map_err(|error| Error::Misuse(format!("{name} was not drawn: {error}")))?;
                (name, bytes)
            }
        };
        Ok(NamedFile { name, bytes, holds: page.title })
    }
}

/// Hands over every page that is asked for and then, unless only some kinds or one scenario are, every piece that is shown by itself; tells what is
/// wrong with the pages.
///
/// # Errors
/// What the taker says; nothing more is handed over then.
pub fn pictures<E>(project: &Project, request: &Request, take: &mut Taker<'_, E>) -> Result<Vec<Finding>, E> {
    let mut numbered = Numbered { take, last: None, names: Vec::new(), result: Ok(()) };
    // Nobody watches, and so nobody stops it.
    let printout = sheets::print_into(&mut numbered, project, request, ProgressMonitor::NONE).unwrap_or_default();
    let Numbered { names, result, .. } = numbered;
    result?;
    if request.only.is_empty() && request.scenario.is_none() {
        let pieces = game::of(project.content.game()).pieces(&project.content);
        let names = file_name::of_set(pieces.iter().map(|(name, _)| name), &names);
        names.into_iter().zip(pieces).try_for_each(|(name, (_, page))| take((name, page)))?;
    }
    Ok(printout.findings)
}

/// Every page of a printout.
pub fn of_printout(printout: Printout) -> impl Iterator<Item = Picture> {
    printout.sheets.into_iter().flat_map(|(kind, pages)| {
        let count = pages.len();
        (1..).zip(pages).map(move |(number, page)| (name_of(kind, number, count), page))
    })
}

/// Pieces that are shown by themselves, numbered in their order with at least so many digits, and named for what they are.
pub(super) fn numbered(sort: &str, digits: usize, pages: Vec<Page>) -> Vec<Picture> {
    let count = pages.len();
    let name = |number, page: &Page| format!("{sort}-{}-{}", file_name::number(number, count, digits), slug(&page.title));
    (1..).zip(pages).map(|(number, page)| (name(number, &page), page)).collect()
}

/// What the picture of a page is called, of so many of its kind.
pub(super) fn name_of(kind: SheetKind, number: usize, count: usize) -> String {
    format!("{kind}-{}", file_name::number(number, count, 2))
}

/// Numbers the pages of each kind.
struct Numbered<'taker, 'inner, E> {
    take: &'taker mut Taker<'inner, E>,
    /// The kind of the last page, and its number.
    last: Option<(SheetKind, usize)>,
    /// What they are called.
    names: Vec<String>,
    result: Result<(), E>,
}

impl<E> Binder for Numbered<'_, '_, E> {
    fn bind(&mut self, file: &FileHead, pages: &mut Leaves<'_>) {
        for page in pages {
            if self.result.is_err() {
                return;
            }
            let number = self.last.filter(|(kind, _)| *kind == file.kind).map_or(1, |(_, number)| number + 1);
            self.last = Some((file.kind, number));
            let name = name_of(file.kind, number, file.pages_of_kind);
            self.names.push(name.clone());
            self.result = (self.take)((name, page));
        }
    }
}
