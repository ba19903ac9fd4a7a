//! Distributes lines over columns: either each column is filled up to its height, or all columns are about equally high.

use crate::Draft;
use geometry::Mm;

/// A piece of prose that is never divided, such as a line of text, with the gap above it.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub draft: Draft,
    pub height: Mm,
    /// The gap above this piece of prose, which is left out at the head of a column.
    pub gap: Mm,
    /// Whether the next piece of prose has to be in the same column as this one.
    pub keeps: bool,
}

/// Returns how many lines go into each column if columns have this height, and whether lines that should stay together had to be separated.
pub(super) fn split(lines: &[Line], columns: usize, height: Mm) -> (Vec<usize>, bool) {
    let mut counts = Vec::with_capacity(columns);
    let (mut start, mut torn) = (0, false);
    for _ in 0..columns {
        let mut used = Mm::ZERO;
        let mut end = start;
        // A column may end only after a line that need not stay with the next one.
        let mut good = start;
        while let Some(line) = lines.get(end) {
            used += line.height + if end == start { Mm::ZERO } else { line.gap };
            if used > height + Mm::new(1e-6) {
                break;
            }
            end += 1;
            if !line.keeps || end == lines.len() {
                good = end;
            }
        }
        if good == start && start < lines.len() {
            // The lines that should stay together, or a single line, are higher than a column.
            torn = true;
            good = end.max(start + 1);
        }
        counts.push(good - start);
        start = good;
    }
    (counts, torn)
}

/// Splits the lines among columns that are as low as possible while they still hold all lines.
pub(super) fn balanced(lines: &[Line], columns: usize, room: Mm) -> Vec<usize> {
    let (mut low, mut high) = (Mm::ZERO, room);
    for _ in 0..24 {
        let middle = (low + high) * 0.5;
        let (counts, torn) = split(lines, columns, middle);
        let fits = !torn && counts.iter().sum::<usize>() == lines.len();
        if fits { high = middle } else { low = middle }
    }
    split(lines, columns, high).0
}

pub(super) fn tallest(lines: &[Line], counts: &[usize]) -> Mm {
    let mut start = 0;
    let mut tallest = Mm::ZERO;
    for count in counts {
        let column = &lines[start..start + count];
        let height: Mm = column.iter().map(|line| line.height).sum();
        let gaps: Mm = column.iter().skip(1).map(|line| line.gap).sum();
        tallest = tallest.max(height + gaps);
        start += count;
    }
    tallest
}
