//! A printed tile as the picture of a board.

use egui::Color32;

use super::printed::PrintedTile;
use drawing::{Items, Path};
use geometry::{Mm, Point, Rect, Size};
use kit::board::Drawn;
use kit::theme;
use star_viking_paper::sheets::tile::NIGHT;

impl Drawn for PrintedTile {
    fn size(&self) -> Size {
        Self::SIZE
    }

    fn ground(&self) -> Color32 {
        theme::printed(NIGHT)
    }

    /// The background extends a little beyond the tile, since otherwise the pixels at the tile's edge would be only partly covered.
    fn part(&self, _: Rect, _: f64) -> Items {
        let night = Path::rect(Rect::new(Point::ORIGIN, Self::SIZE).inset(Mm::new(-1.0))).filled(NIGHT);
        std::iter::once((Point::ORIGIN, night.into())).chain(self.page.items.iter().cloned()).collect()
    }

    fn changed(&self, _: &Self) -> Option<Vec<Rect>> {
        None
    }
}
