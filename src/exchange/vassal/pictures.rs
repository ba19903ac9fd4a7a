//! The pictures of a module. Each drawing is kept once, in a file whose name says what it shows.

use std::collections::{BTreeMap, BTreeSet};

use super::Veil;
use drawing::Page;
use drawing::png::{self, PngError, Resolution};
use geometry::Point;
use rules::slug;

/// The pictures of a module and the names of their files.
#[derive(Debug)]
pub(super) struct Pictures {
    resolution: Resolution,
    /// The bytes of each picture, and the name of its file without its ending.
    files: BTreeMap<Vec<u8>, String>,
    /// The boards that have been drawn, each with the name of its file. Many players may have boards with the same drawing.
    boards: Vec<(Page, String)>,
    /// The tinted spaces that have been drawn, each with the name of its file. Many pieces may have the same tinted spaces.
    veils: Vec<(Veil, String)>,
    /// The names of files that are already used, without endings.
    taken: BTreeSet<String>,
}

impl Pictures {
    /// An empty set of pictures. All are drawn at one resolution, so that pieces fit their boards.
    pub const fn new(resolution: Resolution) -> Self {
        Self { resolution, files: BTreeMap::new(), boards: Vec::new(), veils: Vec::new(), taken: BTreeSet::new() }
    }

    /// How many pixels make a millimetre.
    pub fn scale(&self) -> f64 {
        self.resolution.per_millimetre()
    }

    /// Draws a page, and returns the name of its file. The same drawing is kept only once.
    ///
    /// # Errors
    /// If the picture would have too many pixels.
    pub fn add(&mut self, name: &str, page: &Page) -> Result<String, PngError> {
        self.add_cut_out(name, page, &[])
    }

    /// Draws a page with nothing outside an outline, and returns the name of its file. If the outline has no corners, draws the whole page.
    ///
    /// # Errors
    ///
    /// The errors of [`Self::add`].
    pub fn add_cut_out(&mut self, name: &str, page: &Page, outline: &[Point]) -> Result<String, PngError> {
        let bytes =
            if outline.is_empty() { png::png(page, self.resolution) } else { png::cut_out(page, outline, self.resolution) }?;
        Ok(self.put(name, bytes))
    }

    /// Draws tinted spaces, through which the board is visible, and returns the name of their file.
    ///
    /// # Errors
    ///
    /// The errors of [`Self::add`].
    pub fn add_veil(&mut self, veil: &Veil) -> Result<String, PngError> {
        if let Some((_, file)) = self.veils.iter().find(|(known, _)| known == veil) {
            return Ok(file.clone());
        }
        let bytes = png::veil(veil.size, &veil.areas, veil.tint, self.resolution)?;
        let file = self.put(&veil.name, bytes);
        self.veils.push((veil.clone(), file.clone()));
        Ok(file)
    }

    /// Keeps a picture, and returns the name of its file. If the same picture is already kept, that is the name of the earlier file.
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

    /// Draws a board as [`Pictures::add`] does, unless a board with the same drawing has already been drawn.
    ///
    /// # Errors
    ///
    /// The errors of [`Pictures::add`].
    pub fn add_board(&mut self, name: &str, page: &Page) -> Result<String, PngError> {
        let is_same = |known: &Page| known.size == page.size && known.items == page.items;
        if let Some((_, file)) = self.boards.iter().find(|(known, _)| is_same(known)) {
            return Ok(file.clone());
        }
        let file = self.add(name, page)?;
        self.boards.push((page.clone(), file.clone()));
        Ok(file)
    }

    /// The names and the bytes of the files.
    pub fn into_files(self) -> BTreeMap<String, Vec<u8>> {
        self.files.into_iter().map(|(bytes, stem)| (file(&stem), bytes)).collect()
    }
}

/// The name of a picture's file with its ending.
fn file(stem: &str) -> String {
    format!("{stem}.png")
}
