//! Lays hexes on sheets so that they interlock as on a board, because more of them then fit. They lie as far apart as possible without taking another
//! sheet, up to twice the bleed.

use std::collections::BTreeSet;

use super::draft::Draft;
use super::frame::{Body, Frame};
use super::imposition::{BLEED, Piece};
use super::{Printout, findings};
use drawing::Knife;
use drawing::stock::Orientation;
use geometry::{Grid, GridLayout, Mm, Point, Rect, Size, Space};
use project::Finding;
use rules::counted;

/// A piece made of one or several spaces of a board. Its front and its bleed are drawn from the upper left corner of these spaces.
#[derive(Clone, Debug)]
pub struct Patch {
    /// The piece, which has no back.
    pub piece: Piece,
    /// The spaces of the piece on the board.
    pub spaces: BTreeSet<Space>,
    /// The lines around the spaces of the piece, at their positions on the board.
    pub outline: Vec<Vec<Point>>,
}

/// By how much the gap between hexes is reduced at each attempt, down to no gap.
const NEARER: Mm = Mm::new(0.5);
/// Two hexes do not touch if their middles are this many widths apart, however the hexes are turned.
const APART: f64 = 1.16;

/// The positions of patches on sheets of one orientation: for each sheet, the index of each patch on it and the corner from which it is drawn.
struct Layout {
    page: Size,
    area: Rect,
    sheets: Vec<Vec<(usize, Point)>>,
    too_large: Vec<usize>,
}

/// Lays patches of a board of hexes on sheets. A patch that does not fit on the paper is left out with a finding.
#[must_use]
pub fn interlock(frame: &Frame, printout: &mut Printout, title: &str, board: GridLayout, patches: &[Patch]) -> Vec<Body> {
    let widest = (BLEED * 2.0 / NEARER) as i32;
    let gaps = (0..=widest).rev().map(|steps| NEARER * f64::from(steps));
    let tried = gaps.flat_map(|gap| Orientation::ALL.map(|orientation| (gap, orientation)));
    let layouts = tried.map(|(gap, orientation)| Layout::new(frame, orientation, gap, board, patches));
    // If several layouts are equally good, the first of them is taken, which has the widest gaps.
    let Some(layout) = layouts.min_by_key(|layout| (layout.too_large.len(), layout.sheets.len())) else { return Vec::new() };
    for index in &layout.too_large {
        let Piece { name, size, place, .. } = &patches[*index].piece;
        let message = format!(
            "{name} measures {:.0} × {:.0} mm and {} leaves {:.0} × {:.0} mm.",
            size.width.get(),
            size.height.get(),
            frame.choices.paper.label(),
            layout.area.width().get(),
            layout.area.height().get()
        );
        printout.findings.push(Finding::new(&findings::PIECE_LARGER_THAN_PAPER, place.clone(), message));
    }
    let mut bodies = Vec::new();
    for (index, sheet) in layout.sheets.iter().enumerate().take_while(|_| frame.drew_page()) {
        let mut draft = Draft::new();
        for (number, corner) in sheet {
            draft.add(*corner, patches[*number].piece.beyond.clone());
        }
        let mut knife = Knife { marks: frame.registration_marks(layout.page), ..Knife::default() };
        for (number, corner) in sheet {
            let Patch { piece, spaces, outline } = &patches[*number];
            let mut front = piece.front.draft.clone();
            printout.note_cut_texts(&mut front, piece.place.clone(), &piece.name);
            draft.add_tagged(*corner, front, printout.tag(piece.place.clone()));
            let step = *corner - corner_of(board, spaces);
            knife.outlines.extend(outline.iter().map(|ring| ring.iter().map(|at| *at + step).collect()));
        }
        let note = format!("{}, cut along the sides", counted(sheet.len(), "piece"));
        bodies.push(Body { note, knife, ..Body::front(format!("{title} {}", index + 1), layout.page, draft) });
    }
    bodies
}

/// The upper left corner of the smallest axis-aligned rectangle around these spaces of a board.
fn corner_of(board: GridLayout, spaces: &BTreeSet<Space>) -> Point {
    let around = spaces.iter().map(|space| board.bounds(*space)).reduce(Rect::union);
    around.map_or(Point::ORIGIN, |around| around.min)
}

impl Layout {
    fn new(frame: &Frame, orientation: Orientation, gap: Mm, board: GridLayout, patches: &[Patch]) -> Self {
        let page = frame.paper(orientation);
        let area = frame.pieces_area(page);
        let cells = cells(area, gap, board);
        let mut layout = Self { page, area, sheets: Vec::new(), too_large: Vec::new() };
        // Larger patches come first.
        let mut order: Vec<usize> = (0..patches.len()).collect();
        order.sort_by_key(|number| std::cmp::Reverse(patches[*number].spaces.len()));
        // For each sheet, the middles of the hexes on it that are already taken.
        let mut taken: Vec<Vec<Point>> = Vec::new();
        for number in order {
            let spaces = &patches[number].spaces;
            let Some(first) = spaces.first() else { continue };
            let middles = |cell: Point| spaces.iter().map(move |space| cell + (board.centre(*space) - board.centre(*first)));
            let size = board.bounds(*first).size();
            let inside = |cell: &Point| middles(*cell).all(|at| area.inset(Mm::new(-1e-6)).encloses(Rect::around(at, size)));
            let apart =
                if gap < NEARER { board.space_size * 0.999 } else { (board.space_size * APART).min(board.space_size + gap) };
            let free = |cell: &Point, taken: &[Point]| {
                let near = |at: Point| taken.iter().any(|other| (*other - at).length() < apart - Mm::new(1e-6));
                !middles(*cell).any(near)
            };
            let found = taken.iter().enumerate().find_map(|(sheet, taken)| {
                let cell = cells.iter().find(|cell| inside(cell) && free(cell, taken))?;
                Some((sheet, *cell))
            });
            let found = found.or_else(|| Some((taken.len(), *cells.iter().find(|cell| inside(cell))?)));
            let Some((sheet, cell)) = found else {
                layout.too_large.push(number);
                continue;
            };
            if sheet == taken.len() {
                taken.push(Vec::new());
                layout.sheets.push(Vec::new());
            }
            taken[sheet].extend(middles(cell));
            let corner = corner_of(board, spaces) + (cell - board.centre(*first));
            layout.sheets[sheet].push((number, corner));
        }
        layout
    }
}

/// The middles of the hexes that fit into an area if this gap lies between them, row by row.
fn cells(area: Rect, gap: Mm, board: GridLayout) -> Vec<Point> {
    let wider = GridLayout::new(Grid::new(board.grid.shape, 200, 200), board.space_size + gap);
    let hex = board.bounds(Space::default()).size();
    let first = area.min + hex.diagonal() * 0.5;
    let step = first - wider.centre(Space::default());
    let far = Rect { min: Point::ORIGIN, max: Point::at(area.max.x - step.x, area.max.y - step.y) };
    let middles = wider.spaces_within(far).map(|space| wider.centre(space) + step);
    middles.filter(|at| area.inset(Mm::new(-1e-6)).encloses(Rect::around(*at, hex))).collect()
}
