//! What lies below everything else on a board: its picture, painted anew only where it looks different.

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

    /// The colour of its paper, which is seen until it is painted.
    fn ground(&self) -> Color32;

    /// What lies within a part of it, where a millimetre is so many pixels; more may be drawn, but nothing that nobody could read.
    fn part(&self, part: Rect, pixels: f64) -> Items;

    /// The parts in which it looks different from another; none where everything may.
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
    /// Paints it where the board stands.
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
