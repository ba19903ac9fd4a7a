//! Lays pieces on sheets of paper, as many as fit. Cut lines and crop marks lie outside the pieces, and their backs lie behind their fronts.

use std::sync::Arc;

use super::cut_marks::{CutCount, cut_marks};
use super::draft::Draft;
use super::frame::{Body, Frame};
use super::later::Later;
use super::pieces::Laid;
pub use super::pieces::{Face, Piece};
use super::surround::Surround;
use super::{Printout, findings};
use drawing::stock::Orientation;
use drawing::{Color, Ground, Group, Knife, Path, SheetSide, Tag};
use geometry::{Angle, Mm, Point, Rect, Size, Transform, Vector};
use project::{Finding, PrintChoices, Project};

/// How far the colour of a piece continues beyond the cut around it.
pub const BLEED: Mm = Mm::new(3.0);

/// A length too small for any printer to print.
const HAIR: Mm = Mm::new(1e-6);
/// The last sheet counts as having scraps if the sheet before it has at least this many times as many rows.
const FEW: usize = 3;

/// How far pieces lie from each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spacing {
    /// Pieces lie apart, each with its own bleed.
    Gutters,
    /// Pieces lie edge to edge, as counters are die-cut: one cut separates two pieces, and only the whole block has a bleed.
    Butted,
}

impl Spacing {
    /// The spacing of counters according to the print choices.
    #[must_use]
    pub const fn of_counters(choices: &PrintChoices) -> Self {
        if choices.counter_gutters { Self::Gutters } else { Self::Butted }
    }

    const fn gap(self) -> Mm {
        match self {
            Self::Gutters => Mm::new(BLEED.get() * 2.0),
            Self::Butted => Mm::ZERO,
        }
    }

    /// How far colours continue beyond the cuts, across and down; each pair is drawn after the one before. First colours continue around the corners.
    /// In a block they then continue straight out from each edge, so that each piece has its own colour beside it and not its neighbour's.
    const fn bleeds(self) -> &'static [(Mm, Mm)] {
        match self {
            Self::Gutters => &[(BLEED, BLEED)],
            Self::Butted => &[(BLEED, BLEED), (Mm::ZERO, BLEED), (BLEED, Mm::ZERO)],
        }
    }
}

/// The positions of pieces on sheets of one orientation.
struct Layout {
    page: Size,
    area: Rect,
    /// For each sheet, the index and the position of each piece on it.
    sheets: Vec<Vec<(usize, Rect)>>,
    /// The indices of the pieces that fit on no sheet.
    too_large: Vec<usize>,
}

/// A piece and its position on its sheet.
struct Slot<'pieces> {
    piece: &'pieces Laid,
    tag: Tag,
    at: Rect,
}

/// Lays pieces on sheets. Each row has pieces of one size; fronts and backs alternate. The paper is landscape if that takes fewer sheets or fewer
/// cuts. The pieces keep their order, so pieces of one size should follow each other.
///
/// A piece that does not fit the paper is left out with a finding.
#[must_use]
pub fn impose(frame: &Frame, printout: &mut Printout, title: &str, pieces: Vec<Piece>, spacing: Spacing) -> Vec<Body> {
    let mut pieces: Vec<Laid> = pieces.into_iter().map(|piece| Laid::new(piece, frame.choices.backs)).collect();
    let [upright, lying] = Orientation::ALL.map(|orientation| Layout::best(frame, orientation, &pieces, spacing));
    let layout = if lying.cost() < upright.cost() { lying } else { upright };
    for index in &layout.too_large {
        let piece = &pieces[*index];
        let message = format!(
            "{} measures {:.0} × {:.0} mm and {} leaves {:.0} × {:.0} mm.",
            piece.name,
            piece.size.width.get(),
            piece.size.height.get(),
            frame.choices.paper.label(),
            layout.area.width().get(),
            layout.area.height().get()
        );
        printout.findings.push(Finding::new(&findings::PIECE_LARGER_THAN_PAPER, piece.place.clone(), message));
    }
    let mut tags = Vec::new();
    for piece in &mut pieces {
        let (place, name) = (piece.place.clone(), piece.name.clone());
        for draft in piece.drafts() {
            printout.note_cut_texts(draft, place.clone(), &name);
        }
        tags.push(printout.tag(place));
    }
    let imposed = Arc::new(Imposed {
        project: frame.project.clone(),
        surround: Arc::clone(frame.surround()),
        page: layout.page,
        spacing,
        tags,
        pieces,
        sheets: layout.sheets,
    });
    let mut bodies = Vec::new();
    for (index, sheet) in imposed.sheets.iter().enumerate().take_while(|_| frame.goes_on()) {
        let on_sheet = || sheet.iter().map(|(number, at)| (&imposed.pieces[*number], *at));
        let has_backs = on_sheet().any(|(piece, _)| piece.back.is_some());
        let body = |side: SheetSide, words: &str| {
            let imposed = Arc::clone(&imposed);
            let later = Later::new(move |printout| imposed.draw(index, side, printout));
            let title = format!("{title} {}{words}", index + 1);
            Body { side, ..Body::front(title, layout.page, Draft::new()) }.with(later)
        };
        let cuts: Vec<Rect> = on_sheet().map(|(_, at)| at).collect();
        let knife = Knife {
            outlines: cuts.iter().map(|at| at.corners().to_vec()).collect(),
            folds: on_sheet().flat_map(|(piece, at)| piece.folds(at)).collect(),
            marks: frame.registration_marks(layout.page),
        };
        let front = body(SheetSide::Front, if has_backs { ", front" } else { "" });
        bodies.push(Body { note: CutCount::of(&cuts).words(), knife, ..front });
        if has_backs {
            bodies.push(body(SheetSide::Back, ", back"));
        }
    }
    bodies
}

/// Pieces with their positions on sheets. Each sheet is drawn only when its page is needed.
struct Imposed {
    project: Project,
    surround: Arc<Surround>,
    page: Size,
    spacing: Spacing,
    pieces: Vec<Laid>,
    /// The tag of each piece.
    tags: Vec<Tag>,
    /// For each sheet, the index and the position of each piece on it.
    sheets: Vec<Vec<(usize, Rect)>>,
}

impl Imposed {
    fn draw(&self, sheet: usize, side: SheetSide, printout: &mut Printout) -> Draft {
        let frame = Frame::again(&self.project, &self.surround);
        let slot = |(number, at): &(usize, Rect)| Slot { piece: &self.pieces[*number], tag: self.tags[*number], at: *at };
        let slots: Vec<Slot> = self.sheets[sheet].iter().map(slot).collect();
        match side {
            SheetSide::Front => fronts(&frame, self.page, &slots, self.spacing, printout),
            SheetSide::Back => backs(&frame, self.page, &slots, self.spacing, printout),
        }
    }
}

impl Layout {
    /// The best of several layouts, some with rows as wide as the sheet, others with narrower rows, which may take fewer cuts: on a wide sheet a few
    /// pieces would lie in one long row, which has to be cut at every piece.
    fn best(frame: &Frame, orientation: Orientation, pieces: &[Laid], spacing: Spacing) -> Self {
        let step = |piece: &Laid| piece.size.width + spacing.gap();
        let widest = pieces.iter().map(step).reduce(Mm::max).unwrap_or(BLEED).max(BLEED);
        let mut best = Self::new(frame, orientation, pieces, spacing, Mm::ZERO);
        let mut cost = best.cost();
        let mut spared = widest;
        while spared <= best.area.width() * 0.5 {
            let narrower = Self::new(frame, orientation, pieces, spacing, spared);
            let its_cost = narrower.cost();
            if its_cost < cost {
                (best, cost) = (Self { area: best.area, ..narrower }, its_cost);
            }
            spared += widest;
        }
        best
    }

    /// A layout whose rows leave a part of the sheet free; `spared` is the width of this part.
    fn new(frame: &Frame, orientation: Orientation, pieces: &[Laid], spacing: Spacing, spared: Mm) -> Self {
        let page = frame.paper(orientation);
        let mut area = frame.area(page);
        if pieces.iter().any(|piece| piece.back.is_some()) {
            // The area is reduced to what the back can use too, because the back needs as much room for its footer and margins as the front.
            let behind = mirrored(area, page, frame.back_is_mirrored_across(page));
            area = Rect {
                min: Point::at(area.min.x.max(behind.min.x), area.min.y.max(behind.min.y)),
                max: Point::at(area.max.x.min(behind.max.x), area.max.y.min(behind.max.y)),
            };
        }
        // Marks for a cutting machine lie in the gutter around the block of pieces.
        let mut area = area.inset(BLEED + frame.choices.registration.clearance());
        area.max.x -= spared;
        let mut layout = Self { page, area, sheets: Vec::new(), too_large: Vec::new() };
        let mut pen = area.min;
        let mut row_height = Mm::ZERO;
        let mut last: Option<Size> = None;
        for (number, piece) in pieces.iter().enumerate() {
            if piece.size.width > area.width() || piece.size.height > area.height() {
                layout.too_large.push(number);
                continue;
            }
            let alike = last == Some(piece.size);
            // A rounding error must not keep out a piece that fits exactly.
            let new_row = !alike || pen.x + piece.size.width > area.max.x + HAIR;
            if new_row && row_height > Mm::ZERO {
                // Cut lines between rows that are divided differently need room for their ends.
                let gap = if alike { spacing.gap() } else { Spacing::Gutters.gap() };
                pen = Point::at(area.min.x, pen.y + row_height + gap);
            }
            if layout.sheets.is_empty() || pen.y + piece.size.height > area.max.y + HAIR {
                layout.sheets.push(Vec::new());
                pen = area.min;
            }
            row_height = piece.size.height;
            last = Some(piece.size);
            let at = Rect::new(pen, piece.size);
            pen.x += piece.size.width + spacing.gap();
            if let Some(sheet) = layout.sheets.last_mut() {
                sheet.push((number, at));
            }
        }
        layout.without_a_lone_row(spacing);
        layout
    }

    /// Moves rows from the last sheet but one to the last sheet, so that no scrap lies alone on a sheet. This is done if the last sheet has a single
    /// row, or few rows while the other has many.
    fn without_a_lone_row(&mut self, spacing: Spacing) {
        let [.., full, lone] = self.sheets.as_mut_slice() else { return };
        let (of_lone, of_full) = (rows(lone).len(), rows(full));
        if of_lone > (of_full.len() / FEW).max(1) {
            return;
        }
        // The last sheet but one keeps two thirds of its rows, so that it still looks full; if it has only two rows, it gives up half a row.
        let moved = match of_full.len() {
            2 if lone.len() < of_full[1].len() => of_full[1].len().div_ceil(2),
            0..=2 => return,
            rows => of_full[rows - rows / 3..].iter().map(Vec::len).sum(),
        };
        let kept = full.len() - moved;
        let all: Vec<(usize, Rect)> = full.drain(kept..).chain(lone.drain(..)).collect();
        // If all pieces have the same size, they now fill whole rows again; otherwise they keep their rows.
        let Some((_, first)) = all.first().copied() else { return };
        let alike = all.iter().all(|(_, at)| at.width() == first.width() && at.height() == first.height());
        let rows = rows(&all);
        let across = rows.iter().map(Vec::len).max().unwrap_or(1);
        let rows = if alike { all.chunks(across).map(<[_]>::to_vec).collect() } else { rows };
        let mut pen = self.area.min;
        let mut above: Option<Size> = None;
        for row in rows {
            let Some(size) = row.first().map(|(_, at)| at.size()) else { continue };
            if let Some(above) = above {
                pen.y += above.height + if above == size { spacing.gap() } else { Spacing::Gutters.gap() };
            }
            pen.x = self.area.min.x;
            for (number, at) in row {
                lone.push((number, Rect::new(pen, at.size())));
                pen.x += at.width() + spacing.gap();
            }
            above = Some(size);
        }
    }

    /// How many pieces have no room, how many sheets there are, and how many cuts. Layouts are compared by these counts in this order; the layout
    /// with the lowest counts is best.
    fn cost(&self) -> (usize, usize, usize) {
        let cuts = |sheet: &Vec<(usize, Rect)>| {
            let pieces: Vec<Rect> = sheet.iter().map(|(_, at)| *at).collect();
            CutCount::of(&pieces).all
        };
        (self.too_large.len(), self.sheets.len(), self.sheets.iter().map(cuts).sum())
    }
}

/// The pieces of a sheet, grouped into rows.
fn rows(sheet: &[(usize, Rect)]) -> Vec<Vec<(usize, Rect)>> {
    sheet.chunk_by(|(_, one), (_, next)| one.min.y == next.min.y).map(<[_]>::to_vec).collect()
}

fn fronts(frame: &Frame, page: Size, slots: &[Slot], spacing: Spacing, printout: &mut Printout) -> Draft {
    let mut draft = Draft::new();
    bleeds(&mut draft, spacing, || slots.iter().flat_map(|slot| slot.piece.grounds(slot.at)));
    for slot in slots {
        draft.add(slot.at.min, slot.piece.beyond.clone());
    }
    // A cutting machine that looks for registration marks could mistake cut lines for them.
    if frame.choices.cut_marks && frame.choices.registration.is_none() {
        let pieces: Vec<Rect> = slots.iter().map(|slot| slot.at).collect();
        cut_marks(&mut draft, frame.area(page), &pieces);
    }
    for slot in slots {
        draft.add_tagged(slot.at.min, slot.piece.front(printout), slot.tag);
    }
    draft
}

fn backs(frame: &Frame, page: Size, slots: &[Slot], spacing: Spacing, printout: &mut Printout) -> Draft {
    let across = frame.back_is_mirrored_across(page);
    let mut draft = Draft::new();
    let grounds = || slots.iter().filter_map(|slot| Some((mirrored(slot.at, page, across), slot.piece.back.as_ref()?.bleed)));
    bleeds(&mut draft, spacing, grounds);
    for (slot, back) in slots.iter().filter_map(|slot| Some((slot, slot.piece.back.as_ref()?))) {
        let at = mirrored(slot.at, page, across);
        // If the sheet is turned over its short edge, the back of the page is upside down. The backs of pieces must then be upside down too, because
        // players turn pieces like a page.
        let (turn, corner) = if across { (Angle::ZERO, at.min) } else { (Angle::degrees(180.0), at.max) };
        let group = Group::of(back.drawn(slot.piece, printout)).with_transform(Transform::rotate(turn)).tagged(slot.tag);
        draft.put(corner, group);
    }
    draft
}

/// The position of a part of the front as seen from the back.
fn mirrored(rect: Rect, page: Size, across: bool) -> Rect {
    let min =
        if across { Point::at(page.width - rect.max.x, rect.min.y) } else { Point::at(rect.min.x, page.height - rect.max.y) };
    Rect::new(min, rect.size())
}

/// Draws the colours of pieces beyond their cuts.
fn bleeds<Pieces: Iterator<Item = (Rect, Color)>>(draft: &mut Draft, spacing: Spacing, pieces: impl Fn() -> Pieces) {
    let grown = |rect: Rect, across: Mm, down: Mm| {
        let by = Vector::at(across, down);
        Rect { min: rect.min - by, max: rect.max + by }
    };
    for (across, down) in spacing.bleeds() {
        for (rect, color) in pieces() {
            draft.path(Path::rect(grown(rect, *across, *down)).filled(color).as_ground(Ground::Beyond));
        }
    }
}
