//! The hexes of a board, which are written in files as rows of letters.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Surface;
use geometry::{Grid, GridSize, Shape, Space};
use rules::Bound;

/// The hexes of a board, each with one surface. A board has 1 to 200 columns and 1 to 200 rows. In a file every row is a line of letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hexes {
    columns: GridSize,
    rows: GridSize,
    /// The surface of each hex, row by row from the top left.
    surfaces: Vec<Surface>,
}

/// The largest number of rows that a board may have.
const ROWS: Bound = Bound::new(GridSize::MAX.get() as usize, "rows on one board");

impl Hexes {
    /// A board of flat ground with this many columns and rows.
    #[must_use]
    pub fn new(columns: u16, rows: u16) -> Self {
        let (columns, rows) = (GridSize::clamped(columns), GridSize::clamped(rows));
        Self { columns, rows, surfaces: vec![Surface::Flat; usize::from(columns.get()) * usize::from(rows.get())] }
    }

    /// The hexes as a grid.
    #[must_use]
    pub const fn grid(&self) -> Grid {
        Grid { shape: Shape::PointedHex, columns: self.columns, rows: self.rows }
    }

    /// The surface of a hex; `None` if the hex is off the board.
    #[must_use]
    pub fn get(&self, space: Space) -> Option<Surface> {
        self.surfaces.get(self.index(space)?).copied()
    }

    /// Sets the surface of a hex. Does nothing if the hex is off the board.
    pub fn set(&mut self, space: Space, surface: Surface) {
        if let Some(index) = self.index(space) {
            self.surfaces[index] = surface;
        }
    }

    /// Every hex with its surface, row by row.
    pub fn iter(&self) -> impl Iterator<Item = (Space, Surface)> {
        self.grid().spaces().zip(self.surfaces.iter().copied())
    }

    /// A copy with this many columns and rows. Hexes that exist in both sizes keep their surface; new hexes are flat.
    #[must_use]
    pub fn resized(&self, columns: u16, rows: u16) -> Self {
        let mut resized = Self::new(columns, rows);
        for (space, surface) in self.iter() {
            resized.set(space, surface);
        }
        resized
    }

    pub(super) fn weight(&self) -> usize {
        self.surfaces.len()
    }

    fn index(&self, space: Space) -> Option<usize> {
        let (column, row) = (usize::try_from(space.column).ok()?, usize::try_from(space.row).ok()?);
        let columns = usize::from(self.columns.get());
        (column < columns && row < usize::from(self.rows.get())).then_some(row * columns + column)
    }

    fn lines(&self) -> Vec<String> {
        self.surfaces.chunks(self.columns.get().into()).map(|row| row.iter().map(|surface| surface.letter()).collect()).collect()
    }

    fn of_lines(lines: &[String]) -> Result<Self, String> {
        let size = |count: usize| u16::try_from(count).ok().and_then(GridSize::new);
        let first = lines.first().map_or(0, String::len);
        let (Some(columns), Some(rows)) = (size(first), size(lines.len())) else {
            return Err(format!("a board has 1 to 200 rows of 1 to 200 letters, not {} of {first}", lines.len()));
        };
        let mut surfaces = Vec::with_capacity(first * lines.len());
        for (number, line) in (1..).zip(lines) {
            if line.len() != first {
                return Err(format!("row {number} has {} letters, and the first has {first}", line.len()));
            }
            for letter in line.chars() {
                let surface = Surface::of_letter(letter);
                surfaces.push(surface.ok_or_else(|| format!("row {number} has the letter {letter:?}, which is no terrain"))?);
            }
        }
        Ok(Self { columns, rows, surfaces })
    }
}

impl Serialize for Hexes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.lines().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Hexes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let lines: Vec<String> = ROWS.list(deserializer)?;
        Self::of_lines(&lines).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_letters_are_read_as_they_are_written() {
        let read = |text: &str| ron::from_str::<Hexes>(text);
        let hexes = read("[\"~b.\", \"rot\", \"lsi\"]").expect("three rows");
        assert_eq!(ron::to_string(&hexes).expect("written"), "[\"~b.\",\"rot\",\"lsi\"]");
        assert_eq!((hexes.get(Space::new(1, 0)), hexes.get(Space::new(3, 0))), (Some(Surface::Beach), None));
        assert_eq!(hexes.resized(2, 4).lines(), ["~b", "ro", "ls", ".."]);
        for (wrong, word) in [("[]", "1 to 200"), ("[\"..\", \".\"]", "row 2"), ("[\"x\"]", "'x'"), ("[\"\"]", "1 to 200")] {
            assert!(read(wrong).is_err_and(|error| error.to_string().contains(word)), "{wrong}");
        }
        let letters: std::collections::BTreeSet<char> = Surface::ALL.into_iter().map(Surface::letter).collect();
        assert_eq!(letters.len(), Surface::ALL.len());
    }
}
