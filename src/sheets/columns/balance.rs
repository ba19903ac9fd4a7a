//! Which lines stand in which column: each as full as its height allows, or all columns of about the same height.

use crate::Draft;
use geometry::Mm;

/// A piece that is never divided, with the gap above it.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub draft: Draft,
    pub height: Mm,
    /// Left out at the head of a column.
    pub gap: Mm,
    /// Whether the next piece has to stand in the same column.
    pub keeps: bool,
}

/// How many lines go into each column of this height, and whether lines that have to stay together are separated.
pub(super) fn split(lines: &[Line], columns: usize, height: Mm) -> (Vec<usize>, bool) {
    let mut counts = Vec::with_capacity(columns);
    let (mut start, mut torn) = (0, false);
    for _ in 0..columns {
        let mut used = Mm::ZERO;
        let mut end = start;
        // A column ends after a line that need not be kept with the next.
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
            // Lines that stay together are taller than a column, or one line is.
            torn = true;
            good = end.max(start + 1);
        }
        counts.push(good - start);
        start = good;
    }
    (counts, torn)
}

/// The split of the least height that takes all lines.
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
