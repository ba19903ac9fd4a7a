//! Pages as pictures, a file each: those of a printout named for their kind and numbered from 01, and the pieces of a game that are
//! shown by themselves named for what they are.

use super::{NamedFile, game};
use crate::drawing::Page;
use crate::drawing::png::{self, Resolution};
use crate::drawing::svg;
use crate::project::{Error, Project};
use crate::sheets::{self, Printout, Request};

/// A page and what its file is called, without an ending.
pub type Picture = (String, Page);

/// Every page that is asked for, and then, unless only some kinds or one scenario are, every piece that is shown by itself.
#[must_use]
pub fn pictures(project: &Project, request: &Request) -> Vec<Picture> {
    let printout = sheets::print(project, request);
    let whole = request.only.is_empty() && request.scenario.is_none();
    let pieces = game::of(project.content.game()).pieces(&project.content);
    of_printout(printout).chain(pieces.into_iter().filter(|_| whole)).collect()
}

/// Every page of a printout.
pub fn of_printout(printout: Printout) -> impl Iterator<Item = Picture> {
    printout.sheets.into_iter().flat_map(|(kind, pages)| {
        let numbered = (1..).zip(pages);
        numbered.map(move |(number, page)| (format!("{kind}-{number:02}"), page))
    })
}

/// Pictures as SVG.
pub fn svg(pictures: Vec<Picture>) -> impl Iterator<Item = NamedFile> {
    pictures.into_iter().map(|(name, page)| NamedFile {
        name: format!("{name}.svg"),
        bytes: svg::svg(&page).into_bytes(),
        holds: page.title,
    })
}

/// Pictures as PNG, which records its resolution in dots per inch. They are drawn one by one as they are asked for, since all together
/// would take much memory.
///
/// # Errors
/// If there is no such resolution; and for each page that would have too many pixels.
pub fn png(pictures: Vec<Picture>, dots_per_inch: f64) -> Result<impl Iterator<Item = Result<NamedFile, Error>>, Error> {
    let resolution =
        Resolution::dots_per_inch(dots_per_inch).map_err(|error| Error::Misuse(format!("Nothing was drawn: {error}")))?;
    Ok(pictures.into_iter().map(move |(name, page)| {
        let name = format!("{name}.png");
        let bytes = png::png(&page, resolution).map_err(|error| Error::Misuse(format!("{name} was not drawn: {error}")))?;
        Ok(NamedFile { name, bytes, holds: page.title })
    }))
}
