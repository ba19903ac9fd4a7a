//! Pages as pictures, one file for each. Pages of a printout are named after their kind and numbered from 01, or from 001 if there are a hundred or
//! more. The pieces of a game that are exported one by one are named after what they show.

use super::{ExchangeError, NamedFile};
use drawing::png::{self, Resolution};
use drawing::{Page, ProgressMonitor, svg};
use project::{Error, file_name};
use rules::slug;
use sheets::{Printout, SheetKind};

/// The name of a picture's file, without an ending, and the page that it shows.
pub type Picture = (String, Page);

/// The name of a picture's file, without an ending, and a function that lays out the page when it is needed. The function returns `None` if the thing
/// that the page shows no longer exists.
pub type LaterPicture<'content> = (String, Box<dyn FnOnce() -> Option<Page> + 'content>);

/// Receives pictures one after the other; an error ends the export.
pub type Taker<'taker, E> = dyn FnMut(Picture) -> Result<(), E> + 'taker;

/// The format in which pages are drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PictureFormat {
    /// SVG: outlines, which are sharp at any size.
    Svg,
    /// PNG: pixels, with a resolution that the file records.
    Png(Resolution),
}

impl PictureFormat {
    /// PNG at this resolution.
    ///
    /// # Errors
    /// If the resolution is not possible.
    pub fn png(dots_per_inch: f64) -> Result<Self, Error> {
        let resolution = Resolution::dots_per_inch(dots_per_inch);
        Ok(Self::Png(resolution.map_err(ExchangeError::Undrawable)?))
    }

    /// Draws a picture as a file.
    ///
    /// # Errors
    /// If the picture would have too many pixels.
    pub fn file(self, picture: Picture) -> Result<NamedFile, Error> {
        self.file_with_progress(picture, ProgressMonitor::NONE)
    }

    /// Draws a picture as a file. Reports the progress to the monitor, which can stop the work.
    ///
    /// # Errors
    ///
    /// If the picture would have too many pixels, or if the work is stopped.
    pub fn file_with_progress(self, (name, page): Picture, monitor: ProgressMonitor) -> Result<NamedFile, Error> {
        let (name, bytes) = match self {
            Self::Svg => (format!("{name}.svg"), svg::svg(&page).into_bytes()),
            Self::Png(resolution) => {
                let name = format!("{name}.png");
                let drawn = png::png_with_progress(&page, resolution, monitor);
                let bytes = drawn.map_err(|cause| ExchangeError::Undrawn { name: name.clone(), cause })?;
                (name, bytes)
            }
        };
        Ok(NamedFile { name, bytes, holds: page.title })
    }
}

/// Every page of a printout as a picture.
pub fn of_printout(printout: Printout) -> impl Iterator<Item = Picture> {
    printout.sheets.into_iter().flat_map(|(kind, pages)| {
        let count = pages.len();
        (1..).zip(pages).map(move |(number, page)| (name_of(kind, number, count), page))
    })
}

/// The pieces of a game that are exported one by one as pictures. `pieces` has a title for each and the function that lays it out. The name of each
/// file is made of `sort`, the number of the piece in this order with at least `digits` digits, and the title.
pub fn numbered<'content, D>(sort: &str, digits: usize, pieces: Vec<(String, D)>) -> Vec<LaterPicture<'content>>
where
    D: FnOnce() -> Option<Page> + 'content,
{
    let count = pieces.len();
    let name = |number, title: &str| format!("{sort}-{}-{}", file_name::number(number, count, digits), slug(title));
    let later = |(number, (title, draw)): (_, (String, D))| (name(number, &title), Box::new(draw) as Box<dyn FnOnce() -> _>);
    (1..).zip(pieces).map(later).collect()
}

/// The name of the picture of page `number` out of the `count` pages of its kind.
pub fn name_of(kind: SheetKind, number: usize, count: usize) -> String {
    format!("{kind}-{}", file_name::number(number, count, 2))
}
