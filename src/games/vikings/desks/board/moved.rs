//! A board of a layout while it is dragged: it moves so that its rows stay aligned with those of the other boards, and snaps to the edge of a board
//! nearby.

use super::Open;
use geometry::Space;
use kit::board::Overlay;
use kit::theme::Palette;
use rules::Id;
use vikings::board::{Board, Laid, Layout, Site, joints};

use egui::Stroke;

/// A board of a layout while the user drags it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The board that is dragged.
    pub laid: Id<Laid>,
    /// The hex of the picture at which the board was grabbed.
    pub grip: Space,
    /// The hex of the picture where the pointer is, which may be off the board.
    pub at: Space,
}

/// The distance in hexes within which a board snaps to another.
const NEAR: i16 = 2;

impl Moved {
    /// Where the board would be put down now; `None` if the board or its place in the layout no longer exists.
    pub fn target(&self, open: Open, layout: &Layout) -> Option<Laid> {
        let laid = layout.boards.get(self.laid)?;
        let board = open.content.boards.get(laid.board?)?;
        let moved = |at: i16, to: i16, from: i16| at.saturating_add(to).saturating_sub(from).clamp(-400, 400);
        let wanted =
            Space::new(moved(laid.at.column, self.at.column, self.grip.column), moved(laid.at.row, self.at.row, self.grip.row));
        let mut at = wanted;
        let size = |board: &Board| {
            let of = |count: u16| i16::try_from(count).unwrap_or(i16::MAX);
            (of(board.grid().columns.get()), of(board.grid().rows.get()))
        };
        let (columns, rows) = size(board);
        let others = layout.laid(&open.content.boards).filter(|(id, ..)| *id != self.laid);
        let (mut nearest_column, mut nearest_row) = (NEAR + 1, NEAR + 1);
        for (_, other, its) in others {
            let (its_columns, its_rows) = size(its);
            for column in [other.at.column, other.at.column - columns, other.at.column + its_columns] {
                let far = (column - wanted.column).abs();
                if far < nearest_column {
                    (at.column, nearest_column) = (column, far);
                }
            }
            for row in [other.at.row, other.at.row - rows, other.at.row + its_rows] {
                let far = (row - wanted.row).abs();
                if far < nearest_row {
                    (at.row, nearest_row) = (row, far);
                }
            }
        }
        let mut target = Laid { at, ..*laid };
        if !target.keeps_rows(board) {
            target.at.row += 1;
        }
        Some(target)
    }
}

/// The board of a layout that covers a hex of the layout's picture; `None` if no board does.
pub fn under(open: Open, layout: &Layout, site: &Site, space: Space) -> Option<Id<Laid>> {
    let there = |laid: &Laid, board: &Board| {
        let space = Space::new(space.column.saturating_add(site.corner().column), space.row.saturating_add(site.corner().row));
        board.grid().contains(laid.of_board(board, space))
    };
    layout.laid(&open.content.boards).filter(|(_, laid, board)| there(laid, board)).map(|(id, ..)| id).last()
}

/// Marks the hexes along the joints of two boards where water on one board meets land on the other.
pub fn mark_joints(over: &Overlay<super::Hexes>, open: Open, layout: &Layout, site: &Site) {
    let palette = Palette::on_paper();
    let corner = site.corner();
    let (_, joints) = joints(layout, &open.content.boards);
    for facing in joints.iter().flat_map(|joint| &joint.facing).filter(|facing| facing.disagree) {
        let [one, other] = facing
            .spaces
            .map(|space| Space::new(space.column.saturating_sub(corner.column), space.row.saturating_sub(corner.row)));
        let (from, to) = (over.middle(one), over.middle(other));
        let (middle, step) = (from + (to - from) * 0.5, (to - from) * 0.14);
        let across = egui::Vec2::new(-step.y, step.x);
        // A cross on the side makes the mark recognisable without its colour.
        for arm in [step + across, step - across] {
            over.painter.line_segment([middle - arm, middle + arm], Stroke::new(2.5, palette.error));
        }
    }
}

/// Draws the outline of a dragged board where it would be put down.
pub fn ghost(over: &Overlay<super::Hexes>, open: Open, site: &Site, target: Laid) {
    let Some(board) = target.board.and_then(|board| open.content.boards.get(board)) else { return };
    let palette = Palette::on_paper();
    let corner = site.corner();
    let last = |count: u16| i16::try_from(count).unwrap_or(i16::MAX) - 1;
    let grid = board.grid();
    let own = Space::new(target.at.column.saturating_sub(corner.column), target.at.row.saturating_sub(corner.row));
    let end = Space::new(own.column.saturating_add(last(grid.columns.get())), own.row.saturating_add(last(grid.rows.get())));
    let round = over.bounds(own).union(over.bounds(end));
    over.painter.rect_filled(round, 2, palette.accent.gamma_multiply(0.18));
    over.painter.rect_stroke(round, 2, Stroke::new(2.0, palette.accent), egui::StrokeKind::Inside);
}
