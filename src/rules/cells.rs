//! A row of a table in which cells may be missing. The row is written as one line: `-- H CH ?`.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A row of a table. A missing cell is written `?`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cells<T>(pub Vec<Option<T>>);

impl<T> Default for Cells<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> Cells<T> {
    /// How many cells a row that is read from a file may have.
    pub const MOST: usize = 100;
    const MISSING: &'static str = "?";
}

impl<T: Copy> Cells<T> {
    /// The cell with this index, counted from 0; `None` if the cell is missing.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<T> {
        self.0.get(index).copied().flatten()
    }

    /// Fills or empties a cell. If the row is too short, missing cells are added between its end and this cell.
    pub fn set(&mut self, index: usize, cell: Option<T>) {
        if self.get(index).is_none() && cell.is_none() {
            return;
        }
        if index >= self.0.len() {
            self.0.resize(index + 1, None);
        }
        self.0[index] = cell;
    }
}

impl<T: Display> Display for Cells<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, cell) in self.0.iter().enumerate() {
            if index > 0 {
                out.write_str(" ")?;
            }
            match cell {
                Some(cell) => cell.fmt(out)?,
                None => out.write_str(Self::MISSING)?,
            }
        }
        Ok(())
    }
}

impl<T: FromStr<Err: Display>> FromStr for Cells<T> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let cell = |word: &str| if word == Self::MISSING { Ok(None) } else { word.parse().map(Some) };
        let cells = text.split_whitespace().take(Self::MOST + 1).map(cell).collect::<Result<Vec<_>, T::Err>>();
        let cells = cells.map_err(|error| error.to_string())?;
        if cells.len() > Self::MOST { Err(format!("a row has at most {} cells", Self::MOST)) } else { Ok(Self(cells)) }
    }
}

impl<T: Display> Serialize for Cells<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Cells<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
