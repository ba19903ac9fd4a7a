//! Pages as pictures: a file each, named for their kind and numbered from 01.

use super::NamedFile;
use crate::drawing::Page;
use crate::drawing::png::{self, Resolution};
use crate::drawing::svg;
use crate::project::Error;
use crate::sheets::{Printout, SheetKind};

/// Every page as SVG.
pub fn svg(printout: &Printout) -> impl Iterator<Item = NamedFile> {
    pages(printout).map(|(kind, number, page)| NamedFile {
        name: format!("{kind}-{number:02}.svg"),
        bytes: svg::svg(page).into_bytes(),
        holds: page.title.clone(),
    })
}

/// Every page as PNG, which records its resolution in dots per inch. Pages are drawn one by one as they are asked for, since all together
/// would take much memory.
///
/// # Errors
/// If there is no such resolution; and for each page that would have too many pixels.
pub fn png(printout: &Printout, dots_per_inch: f64) -> Result<impl Iterator<Item = Result<NamedFile, Error>>, Error> {
    let resolution =
        Resolution::dots_per_inch(dots_per_inch).map_err(|error| Error::Misuse(format!("Nothing was drawn: {error}")))?;
    Ok(pages(printout).map(move |(kind, number, page)| {
        let name = format!("{kind}-{number:02}.png");
        let bytes = png::png(page, resolution).map_err(|error| Error::Misuse(format!("{name} was not drawn: {error}")))?;
        Ok(NamedFile { name, bytes, holds: page.title.clone() })
    }))
}

fn pages(printout: &Printout) -> impl Iterator<Item = (SheetKind, usize, &Page)> {
    printout.sheets.iter().flat_map(|(kind, pages)| (1..).zip(pages).map(|(number, page)| (*kind, number, page)))
}
