//! Putting pieces onto sheets: as many as fit, cut lines and crop marks outside them, backs behind their fronts.

use super::draft::Draft;
use super::frame::{Body, Frame};
use super::{Printout, findings};
use crate::drawing::stock::Orientation;
use crate::drawing::{Color, Group, Path, SheetSide, Stroke, Tag};
use crate::geometry::{Angle, Mm, Point, Rect, Size, Transform, Vector};
use crate::rules::{Finding, Place};

/// A piece to be cut out.
#[derive(Clone, Debug)]
pub struct Piece {
    /// What it stands for.
    pub place: Place,
    /// What it is called in a finding.
    pub name: String,
    /// Its size when cut out.
    pub size: Size,
    /// Its front, from its top left corner.
    pub front: Face,
    /// Its back, if it has one.
    pub back: Option<Face>,
}

/// One side of a piece.
#[derive(Clone, Debug)]
pub struct Face {
    /// What is drawn on it.
    pub draft: Draft,
    /// The colour that goes on beyond the cut, so that a cut beside the line shows no white.
    pub bleed: Color,
}

/// How far the colour of a piece goes on beyond its cut.
pub const BLEED: Mm = Mm::new(3.0);

/// Less than any printer knows.
const HAIR: Mm = Mm::new(1e-6);

/// How pieces lie beside each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spacing {
    /// Apart, each with its own bleed.
    Gutters,
    /// Edge to edge, as counters are die-cut: one cut parts two pieces, and the bleed goes round the block.
    Butted,
}

impl Spacing {
    const fn gap(self) -> Mm {
        match self {
            Self::Gutters => Mm::new(BLEED.get() * 2.0),
            Self::Butted => Mm::ZERO,
        }
    }

    /// How far colours go on beyond the cuts, across and down, one after the other: round the corners first, and in a block then straight
    /// out from each edge, so that beside a piece there is its own colour and not its neighbour's.
    const fn bleeds(self) -> &'static [(Mm, Mm)] {
        match self {
            Self::Gutters => &[(BLEED, BLEED)],
            Self::Butted => &[(BLEED, BLEED), (Mm::ZERO, BLEED), (BLEED, Mm::ZERO)],
        }
    }
}

/// Where a piece lies on its sheet.
#[derive(Clone, Debug)]
struct Slot {
    piece: Piece,
    tag: Tag,
    at: Rect,
}

/// Puts pieces onto upright sheets, each row of one size, fronts and their backs in turn. Pieces are taken in the order given; those
/// of one size should stand together.
///
/// A piece that does not fit the paper is left out with a finding.
#[must_use]
pub fn impose(frame: &Frame, printout: &mut Printout, title: &str, pieces: Vec<Piece>, spacing: Spacing) -> Vec<Body> {
    let page = frame.paper(Orientation::Portrait);
    let mut area = frame.area(page);
    if pieces.iter().any(|piece| piece.back.is_some()) {
        // The back needs as much room for its footer, and as wide margins, as the front.
        let behind = mirrored(area, page, frame.back_is_mirrored_across(page));
        area = Rect {
            min: Point::at(area.min.x.max(behind.min.x), area.min.y.max(behind.min.y)),
            max: Point::at(area.max.x.min(behind.max.x), area.max.y.min(behind.max.y)),
        };
    }
    // Marks stand in the gutter round the block of pieces.
    let area = area.inset(BLEED);
    let mut sheets: Vec<Vec<Slot>> = Vec::new();
    let mut pen = area.min;
    let mut row_height = Mm::ZERO;
    let mut last: Option<Size> = None;
    for piece in pieces {
        if piece.size.width > area.width() || piece.size.height > area.height() {
            let message = format!(
                "{} measures {:.0} × {:.0} mm and {} leaves {:.0} × {:.0} mm.",
                piece.name,
                piece.size.width.get(),
                piece.size.height.get(),
                frame.choices.paper.label(),
                area.width().get(),
                area.height().get()
            );
            printout.findings.push(Finding::new(&findings::PIECE_LARGER_THAN_PAPER, piece.place.clone(), message));
            continue;
        }
        // What fits to the hair is not to be lost to a rounding error.
        let new_row = last != Some(piece.size) || pen.x + piece.size.width > area.max.x + HAIR;
        if new_row && row_height > Mm::ZERO {
            pen = Point::at(area.min.x, pen.y + row_height + spacing.gap());
        }
        if sheets.is_empty() || pen.y + piece.size.height > area.max.y + HAIR {
            sheets.push(Vec::new());
            pen = area.min;
        }
        row_height = piece.size.height;
        last = Some(piece.size);
        let at = Rect::new(pen, piece.size);
        pen.x += piece.size.width + spacing.gap();
        let tag = printout.tag(piece.place.clone());
        if let Some(sheet) = sheets.last_mut() {
            sheet.push(Slot { piece, tag, at });
        }
    }
    let mut bodies = Vec::new();
    for (index, mut slots) in sheets.into_iter().enumerate().take_while(|_| frame.drew_page()) {
        for slot in &mut slots {
            let piece = &mut slot.piece;
            for face in std::iter::once(&mut piece.front).chain(piece.back.as_mut()) {
                printout.note_cut_texts(&mut face.draft, piece.place.clone(), &piece.name);
            }
        }
        let has_backs = slots.iter().any(|slot| slot.piece.back.is_some());
        let name = |side: &str| format!("{title} {}{side}", index + 1);
        let front = fronts(frame, &slots, spacing);
        bodies.push(Body::front(name(if has_backs { ", front" } else { "" }), page, front));
        if has_backs {
            let back = backs(frame, page, &slots, spacing);
            bodies.push(Body { side: SheetSide::Back, ..Body::front(name(", back"), page, back) });
        }
    }
    bodies
}

fn fronts(frame: &Frame, slots: &[Slot], spacing: Spacing) -> Draft {
    let mut draft = Draft::new();
    bleeds(&mut draft, spacing, || slots.iter().map(|slot| (slot.at, slot.piece.front.bleed)));
    if frame.choices.cut_marks {
        cut_marks(&mut draft, frame, slots);
    }
    for slot in slots {
        draft.add_tagged(slot.at.min, slot.piece.front.draft.clone(), slot.tag);
    }
    draft
}

fn backs(frame: &Frame, page: Size, slots: &[Slot], spacing: Spacing) -> Draft {
    let across = frame.back_is_mirrored_across(page);
    let mut draft = Draft::new();
    let grounds = || slots.iter().filter_map(|slot| Some((mirrored(slot.at, page, across), slot.piece.back.as_ref()?.bleed)));
    bleeds(&mut draft, spacing, grounds);
    for (slot, back) in slots.iter().filter_map(|slot| Some((slot, slot.piece.back.as_ref()?))) {
        let at = mirrored(slot.at, page, across);
        // Turned over its short edge the sheet stands on its head, and so must the back of a piece that is turned like a page.
        let (turn, corner) = if across { (Angle::ZERO, at.min) } else { (Angle::degrees(180.0), at.max) };
        let group = Group::of(back.draft.items.clone()).with_transform(Transform::rotate(turn)).tagged(slot.tag);
        draft.put(corner, group);
    }
    draft
}

/// Where a part of the front lies as seen from the back.
fn mirrored(rect: Rect, page: Size, across: bool) -> Rect {
    let min =
        if across { Point::at(page.width - rect.max.x, rect.min.y) } else { Point::at(rect.min.x, page.height - rect.max.y) };
    Rect::new(min, rect.size())
}

/// The colours beyond the cuts.
fn bleeds<Pieces: Iterator<Item = (Rect, Color)>>(draft: &mut Draft, spacing: Spacing, pieces: impl Fn() -> Pieces) {
    let grown = |rect: Rect, across: Mm, down: Mm| {
        let by = Vector::at(across, down);
        Rect { min: rect.min - by, max: rect.max + by }
    };
    for (across, down) in spacing.bleeds() {
        for (rect, color) in pieces() {
            draft.path(Path::rect(grown(rect, *across, *down)).filled(color));
        }
    }
}

/// Lines along every cut: right across the sheet along the rows, then from the top to the bottom of each strip of rows that are divided
/// alike. Cut along the rows first, and every cut is straight. Lines leave out the pieces and a little more; what is left of them at the
/// corners are the crop marks.
fn cut_marks(draft: &mut Draft, frame: &Frame, slots: &[Slot]) {
    let page = frame.area(frame.paper(Orientation::Portrait));
    // A fine dark line on a light one is seen on paper and on the darkest counter.
    let mut line = |from: Point, to: Point| {
        for (color, width) in [(Color::WHITE, 0.3), (Color::gray(40), 0.1)] {
            draft.path(Path::line(&[from, to]).with_stroke(Stroke::new(color, Mm::new(width))));
        }
    };
    let clear = Mm::new(0.5);
    for y in sorted(slots.iter().flat_map(|slot| [slot.at.min.y, slot.at.max.y])) {
        let blocked = slots.iter().filter(|slot| slot.at.min.y <= y && y <= slot.at.max.y);
        let blocked = blocked.map(|slot| (slot.at.min.x - clear, slot.at.max.x + clear)).collect();
        for (from, to) in gaps(page.min.x, page.max.x, blocked) {
            line(Point::at(from, y), Point::at(to, y));
        }
    }
    for strip in slots.chunk_by(|one, other| one.at.size() == other.at.size()) {
        let top = strip.iter().map(|slot| slot.at.min.y).reduce(Mm::min).unwrap_or(page.min.y) - BLEED;
        let bottom = strip.iter().map(|slot| slot.at.max.y).reduce(Mm::max).unwrap_or(page.max.y) + BLEED;
        for x in sorted(strip.iter().flat_map(|slot| [slot.at.min.x, slot.at.max.x])) {
            let blocked = strip.iter().filter(|slot| slot.at.min.x <= x && x <= slot.at.max.x);
            let blocked = blocked.map(|slot| (slot.at.min.y - clear, slot.at.max.y + clear)).collect();
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

/// What is left of a line when stretches of it are taken away.
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
