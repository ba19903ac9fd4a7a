//! Pages as pictures, a file each: those of a printout named for their kind and numbered from 01, or from 001 if there are a hundred, and the
//! pieces of a game that are exported one by one, named for what they are.

use super::NamedFile;
use drawing::png::{self, Resolution};
use drawing::{Page, ProgressMonitor, svg};
use project::{Error, file_name};
use rules::slug;
use sheets::{Printout, SheetKind};

/// A page and what its file is called, without an ending.
pub type Picture = (String, Page);

/// A page that is laid out when it is needed, if there still is what it shows, and what its file is called, without an ending.
pub type LaterPicture<'content> = (String, Box<dyn FnOnce() -> Option<Page> + 'content>);

/// Takes pictures as they come; an error ends the export.
pub type Taker<'taker, E> = dyn FnMut(Picture) -> Result<(), E> + 'taker;

/// What pages are drawn as.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PictureFormat {
    /// Outlines, sharp at any size.
    Svg,
    /// Pixels, with a resolution that the file records.
    Png(Resolution),
}

impl PictureFormat {
    /// PNG with this many dots per inch.
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
    pub fn file(self, picture: Picture) -> Result<NamedFile, Error> {
        self.file_with_progress(picture, ProgressMonitor::NONE)
    }

    /// The same file, drawn with a monitor.
    ///
    /// # Errors
    /// If it would have too many pixels, and if the work is stopped.
    pub fn file_with_progress(self, (name, page): Picture, monitor: ProgressMonitor) -> Result<NamedFile, Error> {
        let (name, bytes) = match self {
            Self::Svg => (format!("{name}.svg"), svg::svg(&page).into_bytes()),
            Self::Png(resolution) => {
                let name = format!("{name}.png");
                let drawn = png::png_with_progress(&page, resolution, monitor);
                let bytes = drawn.map_err(|error| Error::Misuse(format!("{name} was not drawn: {error}")))?;
                (name, bytes)
            }
        };
        Ok(NamedFile { name, bytes, holds: page.title })
    }
}

/// Every page of a printout.
pub fn of_printout(printout: Printout) -> impl Iterator<Item = Picture> {
    printout.sheets.into_iter().flat_map(|(kind, pages)| {
        let count = pages.len();
        (1..).zip(pages).map(move |(number, page)| (name_of(kind, number, count), page))
    })
}

/// Pieces that are exported one by one, each given as its title and what lays it out. They are numbered in their order with at least `digits`
/// digits, and named for their titles.
pub fn numbered<'content, D>(sort: &str, digits: usize, pieces: Vec<(String, D)>) -> Vec<LaterPicture<'content>>
where
    D: FnOnce() -> Option<Page> + 'content,
{
    let count = pieces.len();
    let name = |number, title: &str| format!("{sort}-{}-{}", file_name::number(number, count, digits), slug(title));
    let later = |(number, (title, draw)): (_, (String, D))| (name(number, &title), Box::new(draw) as Box<dyn FnOnce() -> _>);
    (1..).zip(pieces).map(later).collect()
}

/// The name of the picture of a page, which is one of `count` of its kind.
pub fn name_of(kind: SheetKind, number: usize, count: usize) -> String {
    format!("{kind}-{}", file_name::number(number, count, 2))
}
