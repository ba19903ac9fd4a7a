//! A printed tile as the picture of a board.

use std::sync::Arc;

use egui::Ui;

use super::printed::PrintedTile;
use crate::drawing::Path;
use crate::editor::board::{Backdrop, BoardResponse, Picture, Tiles, View};
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
        let painter = ui.painter_at(touched.placed.rect);
        self.painted.paint(&painter, &touched.placed, backdrop(&picture(tile)), work);
    }

    /// Shows all of it small in a corner, while only a part is seen.
    pub fn small_map<S>(&mut self, ui: &Ui, view: &mut View<S>, touched: &BoardResponse, work: &mut Vec<Work>) {
        if let Some(tile) = &self.of {
            view.small_map(ui, touched, &mut self.painted, backdrop(&picture(tile)), work);
        }
    }
}

fn backdrop(picture: &Picture) -> Backdrop<'_> {
    Backdrop { size: PrintedTile::SIZE, ground: theme::printed(NIGHT), picture }
}

fn picture(tile: &PrintedTile) -> Picture {
    let page = Arc::clone(&tile.page);
    // The last pixels of the tile are only partly its own: the night goes on behind them.
    Arc::new(move |_| {
        let night = Path::rect(Rect::new(Point::ORIGIN, PrintedTile::SIZE).inset(Mm::new(-1.0))).filled(NIGHT);
        std::iter::once((Point::ORIGIN, night.into())).chain(page.items.iter().cloned()).collect()
    })
}
