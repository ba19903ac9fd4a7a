//! The boards and the faces of the pieces of a module, one by one, for programs other than VASSAL.

use super::module::Module;
use crate::pages::PictureFormat;
use crate::{ExchangeError, NamedFile};
use drawing::{Page, png};
use geometry::{Mm, Point};
use project::Error;
use rules::slug;

/// The files of every board and of every face of every piece, named after what they show. If two pieces have the same drawing, there is one file for
/// both. A PNG is transparent outside the outline of its piece, unless a `bleed` beyond the cut is wanted.
pub fn face_files(module: &Module, format: PictureFormat, bleed: Mm) -> impl Iterator<Item = Result<NamedFile, Error>> {
    faces(module).into_iter().map(move |(name, page, outline)| match format {
        PictureFormat::Png(resolution) if bleed == Mm::ZERO && !outline.is_empty() => {
            let drawn = png::cut_out(page, outline, resolution);
            let bytes = drawn.map_err(|cause| ExchangeError::Undrawn { name: name.clone(), cause })?;
            Ok(NamedFile { name: format!("{name}.png"), bytes, holds: page.title.clone() })
        }
        format => format.file((name, page.clone().with_bleed(bleed))),
    })
}

/// The pictures, each with its name, its page and the outline along which it is cut out. An outline without corners means a cut along the edge of the
/// page.
fn faces(module: &Module) -> Vec<(String, &Page, &[Point])> {
    let mut pictures: Vec<(String, &Page, &[Point])> = Vec::new();
    let mut add = |name: String, page, outline| {
        let slug = slug(&name);
        let names = std::iter::once(slug.clone()).chain((2..).map(|number| format!("{slug}-{number}")));
        for name in names {
            let page: &Page = page;
            match pictures.iter().find(|(taken, ..)| *taken == name) {
                None => return pictures.push((name, page, outline)),
                Some((_, known, _)) if known.items == page.items && known.size == page.size => return,
                Some(_) => {}
            }
        }
    };
    for board in module.tables.iter().filter(|table| table.owner.is_none()).flat_map(|table| table.boards.iter().flatten()) {
        add(board.name.clone(), &board.page, &[]);
    }
    for piece in &module.pieces {
        let side = piece.side.as_deref().unwrap_or_default();
        for face in &piece.faces {
            add(format!("{side} {} {}", piece.name, face.name), &face.page, &piece.outline);
        }
        if let Some(cover) = &piece.cover {
            add(format!("{} cover", piece.sort), cover, &[]);
        }
    }
    pictures
}
