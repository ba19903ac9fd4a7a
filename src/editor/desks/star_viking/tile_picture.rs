//! A printed tile as the picture of a board.

use std::sync::Arc;

use egui::Ui;

use super::printed::PrintedTile;
use crate::drawing::Path;
use crate::editor::board::{Backdrop, BoardResponse, Picture, Tiles};
use crate::editor::jobs::Work;
use crate::editor::theme;
use crate::geometry::{Mm, Point, Rect};
use crate::sheets::star_viking::tile::NIGHT;

/// What is painted of a tile.
#[derive(Default)]
pub struct TilePicture {
    painted: Tiles,
    of: Option<Arc<PrintedTile>>,
}

impl TilePicture {
    /// Paints a tile where its board stands.
    pub fn show(&mut self, ui: &Ui, tile: &Arc<PrintedTile>, touched: &BoardResponse, work: &mut Vec<Work>) {
        if self.of.as_ref().is_none_or(|of| !Arc::ptr_eq(of, tile)) {
            self.of = Some(Arc::clone(tile));
            self.painted.change_all();
        }
        let page = Arc::clone(&tile.page);
        // The last pixels of the tile are only partly its own: the night goes on behind them.
        let picture: Picture = Arc::new(move |_| {
            let night = Path::rect(Rect::new(Point::ORIGIN, PrintedTile::SIZE).inset(Mm::new(-1.0))).filled(NIGHT);
            std::iter::once((Point::ORIGIN, night.into())).chain(page.items.iter().cloned()).collect()
        });
        let backdrop = Backdrop { size: PrintedTile::SIZE, ground: theme::printed(NIGHT), picture: &picture };
        self.painted.paint(&ui.painter_at(touched.placed.rect), &touched.placed, backdrop, work);
    }
}
