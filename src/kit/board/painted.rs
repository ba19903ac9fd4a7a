//! The picture of a board, below everything else, painted anew only where it has changed.

use std::sync::Arc;

use egui::{Color32, Ui};

use super::{BoardResponse, Tiles};
use crate::jobs::Work;
use drawing::Items;
use geometry::{Rect, Size};

/// Something that is drawn as the picture of a board.
pub trait Drawn: Send + Sync + 'static {
    /// How large it is.
    fn size(&self) -> Size;

    /// The colour of its paper, which is shown until it is painted.
    fn ground(&self) -> Color32;

    /// The items within a part of it, at `pixels` per millimetre; more may be drawn, but details too small to be read should not.
    fn part(&self, part: Rect, pixels: f64) -> Items;

    /// The parts in which it looks different from another; none if every part may.
    fn changed(&self, before: &Self) -> Option<Vec<Rect>>;
}

/// The picture of a board as far as it is painted.
pub struct Painted<T> {
    pub(super) tiles: Tiles,
    pub(super) of: Option<Arc<T>>,
}

impl<T> Default for Painted<T> {
    fn default() -> Self {
        Self { tiles: Tiles::default(), of: None }
    }
}

impl<T: Drawn> Painted<T> {
    /// Paints it where the board is on the screen.
    pub fn show(&mut self, ui: &Ui, drawn: &Arc<T>, touched: &BoardResponse, work: &mut Vec<Work>) {
        if self.of.as_ref().is_none_or(|of| !Arc::ptr_eq(of, drawn)) {
            let before = self.of.replace(Arc::clone(drawn));
            match before.and_then(|before| drawn.changed(&before)) {
                Some(parts) if parts.is_empty() => {}
                Some(parts) => self.tiles.change(&parts),
                None => self.tiles.change_all(),
            }
        }
        self.tiles.paint(&ui.painter_at(touched.placed.rect), &touched.placed, drawn, work);
    }
}
