//! The pictures of a module: each drawing once, under a name that tells what it shows.

use std::collections::{BTreeMap, BTreeSet};

use super::Veil;
use drawing::Page;
use drawing::png::{self, PngError, Resolution};
use geometry::Point;
use rules::slug;

/// The pictures of a module, by the name of their files.
#[derive(Debug)]
pub(super) struct Pictures {
    resolution: Resolution,
    /// The bytes of each, and the name of its file without its ending.
    files: BTreeMap<Vec<u8>, String>,
    /// The boards that were drawn, each with its file: many players may have one of the same drawing.
    boards: Vec<(Page, String)>,
    /// The tinted spaces that were drawn, each with its file: many pieces have the same.
    veils: Vec<(Veil, String)>,
    /// All those names.
    taken: BTreeSet<String>,
}

impl Pictures {
    /// No pictures yet; all are drawn at one resolution, so that pieces fit their boards.
    pub const fn new(resolution: Resolution) -> Self {
        Self { resolution, files: BTreeMap::new(), boards: Vec::new(), veils: Vec::new(), taken: BTreeSet::new() }
    }

    /// How many pixels represent a millimetre.
    pub fn scale(&self) -> f64 {
        self.resolution.per_millimetre()
    }

    /// Draws a page, and tells the name of its file. A drawing that is there already is not kept twice.
    ///
    /// # Errors
    /// If it would have too many pixels.
    pub fn add(&mut self, name: &str, page: &Page) -> Result<String, PngError> {
        self.add_cut_out(name, page, &[])
    }

    /// The same, with nothing outside a line; the whole page if it has no corners.
    ///
    /// # Errors
    /// As [`Self::add`].
    pub fn add_cut_out(&mut self, name: &str, page: &Page, outline: &[Point]) -> Result<String, PngError> {
        let bytes =
            if outline.is_empty() { png::png(page, self.resolution) } else { png::cut_out(page, outline, self.resolution) }?;
        Ok(self.put(name, bytes))
    }

    /// Tinted spaces, which let through what lies below.
    ///
    /// # Errors
    /// As [`Self::add`].
    pub fn add_veil(&mut self, veil: &Veil) -> Result<String, PngError> {
        if let Some((_, file)) = self.veils.iter().find(|(known, _)| known == veil) {
            return Ok(file.clone());
        }
        let bytes = png::veil(veil.size, &veil.areas, veil.tint, self.resolution)?;
        let file = self.put(&veil.name, bytes);
        self.veils.push((veil.clone(), file.clone()));
        Ok(file)
    }

    /// The name of the file of a picture, which is new or known.
    fn put(&mut self, name: &str, bytes: Vec<u8>) -> String {
        if let Some(stem) = self.files.get(&bytes) {
            return file(stem);
        }
        let slug = slug(name);
        let numbered = (2..).map(|number| format!("{slug}-{number}"));
        let free = std::iter::once(slug.clone()).chain(numbered).find(|stem| !self.taken.contains(stem));
        let stem = free.expect("numbers go on");
        self.taken.insert(stem.clone());
        self.files.insert(bytes, stem.clone());
        file(&stem)
    }

    /// Draws a board as [`Pictures::add`] does, unless one of the same drawing was drawn before.
    ///
    /// # Errors
    /// As there.
    pub fn add_board(&mut self, name: &str, page: &Page) -> Result<String, PngError> {
        let is_same = |known: &Page| known.size == page.size && known.items == page.items;
        if let Some((_, file)) = self.boards.iter().find(|(known, _)| is_same(known)) {
            return Ok(file.clone());
        }
        let file = self.add(name, page)?;
        self.boards.push((page.clone(), file.clone()));
        Ok(file)
    }

    /// The files by their names, in their order.
    pub fn into_files(self) -> BTreeMap<String, Vec<u8>> {
        self.files.into_iter().map(|(bytes, stem)| (file(&stem), bytes)).collect()
    }
}

/// The name of the file of a picture.
fn file(stem: &str) -> String {
    format!("{stem}.png")
}
