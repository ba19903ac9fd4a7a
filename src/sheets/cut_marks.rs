//! The cuts that separate the pieces of a sheet: the lines that show where to cut, and how many cuts there are.

use super::draft::Draft;
use super::imposition::BLEED;
use drawing::{Color, Path, Stroke};
use geometry::{Mm, Point, Rect};

/// How many straight cuts separate the pieces of a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct CutCount {
    /// How many cuts there are in all.
    pub all: usize,
    /// How many cuts go right across the sheet; these cuts are made first.
    pub across: usize,
}

impl CutCount {
    /// Counts the cuts that separate the pieces of a sheet.
    #[must_use]
    pub fn of(pieces: &[Rect]) -> Self {
        let across = rows(pieces).len();
        Self { all: across + strips(pieces).map(|strip| columns(strip).len()).sum::<usize>(), across }
    }

    /// The count in words, for the foot of a sheet.
    #[must_use]
    pub fn words(self) -> String {
        format!("{} cuts, {} across first", self.all, self.across)
    }
}

fn rows(pieces: &[Rect]) -> Vec<Mm> {
    sorted(pieces.iter().flat_map(|piece| [piece.min.y, piece.max.y]))
}

fn columns(strip: &[Rect]) -> Vec<Mm> {
    sorted(strip.iter().flat_map(|piece| [piece.min.x, piece.max.x]))
}

/// Groups consecutive pieces of the same size: their rows are divided by the same cuts.
fn strips(pieces: &[Rect]) -> impl Iterator<Item = &[Rect]> {
    let alike = |one: &Rect, other: &Rect| {
        let step = one.size();
        (step.width - other.width()).abs() < Mm::new(1e-6) && (step.height - other.height()).abs() < Mm::new(1e-6)
    };
    pieces.chunk_by(alike)
}

/// Draws lines along every cut: first the cuts between the rows, right across the sheet, and then those from the top to the bottom of each strip of
/// rows that are divided alike. If the user cuts along the rows first, every cut is straight. The lines leave out the pieces and a little around
/// them; what remains of them at the corners are the crop marks.
pub fn cut_marks(draft: &mut Draft, page: Rect, pieces: &[Rect]) {
    // A fine dark line over a light one is visible both on paper and on the darkest counter.
    let mut line = |from: Point, to: Point| {
        for (color, width) in [(Color::WHITE, 0.3), (Color::gray(40), 0.1)] {
            draft.path(Path::line(&[from, to]).with_stroke(Stroke::new(color, Mm::new(width))));
        }
    };
    let clear = Mm::new(0.5);
    for y in rows(pieces) {
        let blocked = pieces.iter().filter(|piece| piece.min.y <= y && y <= piece.max.y);
        let blocked = blocked.map(|piece| (piece.min.x - clear, piece.max.x + clear)).collect();
        for (from, to) in gaps(page.min.x, page.max.x, blocked) {
            line(Point::at(from, y), Point::at(to, y));
        }
    }
    for strip in strips(pieces) {
        let top = strip.iter().map(|piece| piece.min.y).reduce(Mm::min).unwrap_or(page.min.y) - BLEED;
        let bottom = strip.iter().map(|piece| piece.max.y).reduce(Mm::max).unwrap_or(page.max.y) + BLEED;
        for x in columns(strip) {
            let blocked = strip.iter().filter(|piece| piece.min.x <= x && x <= piece.max.x);
            let blocked = blocked.map(|piece| (piece.min.y - clear, piece.max.y + clear)).collect();
            for (from, to) in gaps(top, bottom, blocked) {
                line(Point::at(x, from), Point::at(x, to));
            }
        }
    }
}

fn sorted(lengths: impl Iterator<Item = Mm>) -> Vec<Mm> {
    let mut lengths: Vec<Mm> = lengths.collect();
    lengths.sort_by(|one, other| one.get().total_cmp(&other.get()));
    lengths.dedup_by(|one, other| (*one - *other).abs() < Mm::new(1e-6));
    lengths
}

/// The parts of a line that remain after the blocked stretches are left out.
fn gaps(from: Mm, to: Mm, mut blocked: Vec<(Mm, Mm)>) -> Vec<(Mm, Mm)> {
    blocked.sort_by(|one, other| one.0.get().total_cmp(&other.0.get()));
    let mut left = Vec::new();
    let mut pen = from;
    for (start, end) in blocked {
        if start > pen {
            left.push((pen, start));
        }
        pen = pen.max(end);
    }
    if to > pen {
        left.push((pen, to));
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_what_the_pieces_leave_of_it() {
        let mm = Mm::new;
        let left = gaps(mm(0.0), mm(100.0), vec![(mm(60.0), mm(80.0)), (mm(10.0), mm(30.0)), (mm(20.0), mm(40.0))]);
        assert_eq!(left, [(mm(0.0), mm(10.0)), (mm(40.0), mm(60.0)), (mm(80.0), mm(100.0))]);
    }
}
