//! A printed tile in a viewport, and sectors of it lit up.

use std::sync::Arc;

use egui::epaint::Vertex;
use egui::{Color32, Mesh, Painter, Pos2, Shape, Stroke, TextureId, Ui};

use super::printed::PrintedTile;
use crate::drawing::Path;
use crate::editor::theme;
use crate::editor::widgets::{Board, Picture, Placed, Tiles, Viewport, ViewportResponse, Work, viewport};
use crate::geometry::{Mm, Point, Rect};
use crate::rules::star_viking::Space;
use crate::sheets::star_viking::tile::NIGHT;

/// What part of a tile is seen, and what is painted of it.
#[derive(Default)]
pub struct TileView {
    /// What part is seen.
    pub port: Viewport,
    painted: Tiles,
    of: Option<Arc<PrintedTile>>,
}

impl TileView {
    /// Shows a tile on all the room there is; where told so, the primary button pans.
    pub fn show(&mut self, ui: &mut Ui, tile: &Arc<PrintedTile>, primary_pans: bool, work: &mut Vec<Work>) -> ViewportResponse {
        if self.of.as_ref().is_none_or(|of| !Arc::ptr_eq(of, tile)) {
            self.of = Some(Arc::clone(tile));
            self.painted.change_all();
        }
        let viewed = viewport(ui, &mut self.port, PrintedTile::SIZE, primary_pans);
        let page = Arc::clone(&tile.page);
        // The last pixels of the tile are only partly its own: the night goes on behind them.
        let picture: Picture = Arc::new(move |_| {
            let night = Path::rect(Rect::new(Point::ORIGIN, PrintedTile::SIZE).inset(Mm::new(-1.0))).filled(NIGHT);
            std::iter::once((Point::ORIGIN, night.into())).chain(page.items.iter().cloned()).collect()
        });
        let board = Board { size: PrintedTile::SIZE, ground: theme::printed(NIGHT), picture: &picture };
        self.painted.paint(&ui.painter_at(viewed.placed.rect), &viewed.placed, board, work);
        viewed
    }

    /// Shows all of a tile, as of another that was not seen before.
    pub fn renew(&mut self) {
        *self = Self::default();
    }
}

/// Lights a sector up: a ground over it, and a line round it.
pub fn light(painter: &Painter, placed: &Placed, tile: &PrintedTile, space: Space, ground: Color32, line: Stroke) {
    let Some(corners) = tile.outline(space) else { return };
    let corners: Vec<Pos2> = corners.into_iter().map(|corner: Point| placed.to_screen(corner)).collect();
    painter.add(Shape::mesh(strip(&corners, ground)));
    painter.add(Shape::closed_line(corners, line));
}

/// The inside of an outline whose first half runs down one side and whose second half runs back up the other.
fn strip(corners: &[Pos2], ground: Color32) -> Mesh {
    let mut mesh = Mesh::with_texture(TextureId::default());
    let vertex = |pos: &Pos2| Vertex { pos: *pos, uv: egui::epaint::WHITE_UV, color: ground };
    mesh.vertices.extend(corners.iter().map(vertex));
    let count = corners.len() as u32;
    for down in 0..count / 2 {
        let up = count - 1 - down;
        if down + 1 < up {
            mesh.indices.extend([down, down + 1, up]);
        }
        if down + 1 < up - 1 {
            mesh.indices.extend([down + 1, up - 1, up]);
        }
    }
    mesh
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_filled_by_two_triangles_and_a_hexagon_by_four() {
        let square = [(0.0, 0.0), (0.0, 2.0), (2.0, 2.0), (2.0, 0.0)].map(|(x, y)| Pos2::new(x, y));
        let area = |mesh: &Mesh| {
            let corner = |index: u32| mesh.vertices[index as usize].pos;
            let triangles = mesh.indices.chunks_exact(3);
            let area = |triangle: &[u32]| {
                let (one, two) = (corner(triangle[1]) - corner(triangle[0]), corner(triangle[2]) - corner(triangle[0]));
                (one.x * two.y - one.y * two.x).abs() * 0.5
            };
            triangles.map(area).sum::<f32>()
        };
        let about = |found: f32, area: f32| (found - area).abs() < 1e-4;
        assert!(about(area(&strip(&square, Color32::WHITE)), 4.0));
        let six = [(1.0, 0.0), (0.0, 1.0), (0.0, 3.0), (1.0, 4.0), (2.0, 3.0), (2.0, 1.0)].map(|(x, y)| Pos2::new(x, y));
        assert!(about(area(&strip(&six, Color32::WHITE)), 6.0));
    }
}
