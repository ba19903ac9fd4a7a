//! The picture of a board, below everything else. It is painted again only where it has changed.

use std::sync::Arc;

use egui::{Color32, Ui};

use super::{BoardResponse, Tiles};
use crate::jobs::Work;
use drawing::Items;
use geometry::{Rect, Size};

/// The contents of a board's picture, as they are to be drawn.
pub trait Drawn: Send + Sync + 'static {
    /// The size of the picture.
    fn size(&self) -> Size;

    /// The colour of the paper, which fills the picture until it is painted.
    fn ground(&self) -> Color32;

    /// The items to draw within `part`, at `pixels` per millimetre. Items outside `part` may be among them. Details that are too small to read should
    /// be left out.
    fn part(&self, part: Rect, pixels: f64) -> Items;

    /// The parts in which the picture differs from `before`; `None` if it may differ in any part.
    fn changed(&self, before: &Self) -> Option<Vec<Rect>>;
}

/// The tiles of a board's picture that are painted already.
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
    /// Paints the picture where the board is on the screen. Adds jobs to `work` that paint the tiles that are still missing.
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
