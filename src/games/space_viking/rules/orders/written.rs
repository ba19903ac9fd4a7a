//! A sheet as its player writes it: its text, the orders in it, and findings about them, as far as the player can know.

use super::checks::{SheetFinding, check};
use super::{Sheet, Spot};
use crate::knowledge::Knowledge;

/// A sheet as its player writes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Written {
    /// The text of the sheet, with a single newline at the end of each line.
    pub text: String,
    /// The orders that were read from the text.
    pub sheet: Sheet,
    /// The findings, in the order of the lines; those about the whole sheet come first.
    pub findings: Vec<SheetFinding>,
}

impl Written {
    /// Reads a text, and checks it against what its player knows.
    #[must_use]
    pub fn read(text: String, knowledge: &Knowledge) -> Self {
        let sheet = Sheet::parse(text.as_bytes());
        let mut findings = check(&sheet, knowledge);
        findings.sort_by_key(|finding| finding.at);
        Self { text, sheet, findings }
    }

    /// The offset of a position in the text, in characters from its beginning; the end of the text if the text has no such line.
    #[must_use]
    pub fn offset(&self, spot: Spot) -> usize {
        let (line, column) = (spot.line.saturating_sub(1) as usize, spot.column.saturating_sub(1) as usize);
        let before: usize = self.text.split_inclusive('\n').take(line).map(|line| line.chars().count()).sum();
        let length = self.text.split('\n').nth(line).map_or(0, |line| line.chars().count());
        before + column.min(length)
    }

    /// The position at this offset, which is given in characters from the beginning of the text.
    #[must_use]
    pub fn spot(&self, offset: usize) -> Spot {
        let (mut line, mut column) = (1, 1);
        for letter in self.text.chars().take(offset) {
            (line, column) = if letter == '\n' { (line + 1, 1) } else { (line, column + 1) };
        }
        Spot { line, column }
    }
}
