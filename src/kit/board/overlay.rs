//! Marks over the picture of a board: tinted spaces and rings round them, lines, icons, the cursor.

use egui::epaint::{Vertex, WHITE_UV};
use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, TextureId, Ui, Vec2};

use super::{BoardResponse, Placed, Spaces, View, bounds};
use crate::theme::{self, Palette};
use crate::widgets::{Icon, paint_icon};

/// Draws marks over the picture of a board.
pub struct Overlay<'a, B> {
    /// A painter that is clipped to the board.
    pub painter: Painter,
    /// The spaces of the board.
    pub spaces: &'a B,
    /// The position of the board on the screen.
    pub placed: Placed,
    /// The brightness of the board's picture.
    pub ground: Ground,
    /// Whether the board has the keyboard focus.
    pub has_keys: bool,
}

/// The brightness of a board's picture, on which the colours of marks depend, so that they stand out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// White, as printed paper.
    Paper,
    /// Dark, as the sky between the stars.
    Night,
}

/// The least width of a space that gets a ring, in points of the screen. In smaller spaces a ring would not stand out.
const ROOM_FOR_RINGS: f32 = 9.0;
/// A space is drawn even if its middle is this far outside the visible part, in points of the screen, since a part of it may be visible.
const NEARLY_SEEN: f32 = 40.0;

impl<'a, B: Spaces> Overlay<'a, B> {
    /// An overlay for a board that was shown in this frame.
    pub fn new(ui: &Ui, touched: &BoardResponse, spaces: &'a B, ground: Ground) -> Self {
        let painter = ui.painter_at(touched.placed.rect);
        Self { painter, spaces, placed: touched.placed, ground, has_keys: touched.response.has_focus() }
    }

    /// The middle of a space on the screen.
    pub fn middle(&self, space: B::Space) -> Pos2 {
        self.placed.to_screen(self.spaces.middle(space))
    }

    /// The corners of a space on the screen.
    pub fn outline(&self, space: B::Space) -> Vec<Pos2> {
        self.spaces.outline(space).into_iter().map(|corner| self.placed.to_screen(corner)).collect()
    }

    /// The axis-aligned rectangle round a space on the screen.
    pub fn bounds(&self, space: B::Space) -> Rect {
        self.placed.on_screen(bounds(self.spaces, space))
    }

    /// The smaller width of a space on the screen: for a hex, across its flat sides.
    pub fn width(&self, space: B::Space) -> f32 {
        self.bounds(space).size().min_elem()
    }

    /// Whether a space is visible, or just outside the visible part.
    pub fn sees(&self, space: B::Space) -> bool {
        self.placed.rect.expand(NEARLY_SEEN).contains(self.middle(space))
    }

    /// Draws the outline of a space.
    pub fn ring(&self, space: B::Space, line: Stroke) {
        self.painter.add(Shape::closed_line(self.outline(space), line));
    }

    /// Draws the outline of a space with a broken line.
    pub fn broken_ring(&self, space: B::Space, line: Stroke) {
        let mut outline = self.outline(space);
        outline.extend(outline.first().copied());
        self.broken_line(&outline, line);
    }

    /// Draws a broken line through these points.
    pub fn broken_line(&self, along: &[Pos2], line: Stroke) {
        self.painter.extend(Shape::dashed_line(along, line, 6.0, 4.0));
    }

    /// Tints a space, if it is visible.
    pub fn fill(&self, space: B::Space, tint: Color32) {
        if self.sees(space) {
            self.painter.add(Shape::mesh(inside(&self.outline(space), tint)));
        }
    }

    /// Makes a space paler that a piece is about to leave.
    pub fn pale(&self, space: B::Space) {
        self.fill(space, theme::PAPER.gamma_multiply(0.65));
    }

    /// Draws an icon on a small disc, so that the icon stands out from the picture below.
    pub fn icon(&self, at: Pos2, icon: Icon, size: f32, color: Color32) {
        match self.ground {
            Ground::Paper => self.painter.circle_filled(at, size * 0.62, theme::PAPER),
            Ground::Night => self.painter.circle(at, size * 0.69, theme::NIGHT, Stroke::new(1.5, color)),
        };
        paint_icon(&self.painter, icon, Rect::from_center_size(at, Vec2::splat(size)), size, color);
    }

    /// Draws a ring round the space under the pointer, unless the keyboard cursor is there.
    pub fn hovered(&self, view: &View<B::Space>) {
        if let Some(space) = view.hovered.filter(|space| view.cursor != Some(*space)) {
            self.mark(space, 1.0);
        }
    }

    /// Draws rings round the space of the cursor and the space under the pointer.
    pub fn cursor(&self, view: &View<B::Space>) {
        self.hovered(view);
        let Some(cursor) = view.cursor else { return };
        let resting = match self.ground {
            Ground::Paper => Some(1.5),
            // The few spaces of a tile are close together. So the space of the cursor has a ring only if the board has the keyboard focus or the
            // pointer is in that space.
            Ground::Night => view.hovered.filter(|space| *space == cursor).map(|_| 1.0),
        };
        if let Some(width) = if self.has_keys { Some(2.5) } else { resting } {
            self.mark(cursor, width);
        }
        let line = Stroke::new(2.0, Palette::on_paper().mark_line);
        if self.has_keys && self.width(cursor) < ROOM_FOR_RINGS {
            self.painter.circle_stroke(self.middle(cursor), ROOM_FOR_RINGS, line);
        }
    }

    /// Draws a ring round a space, in colours that are visible on any picture: dark on paper, white with a dark edge on the night sky.
    pub fn mark(&self, space: B::Space, width: f32) {
        match self.ground {
            Ground::Paper => self.ring(space, Stroke::new(width, Palette::on_paper().mark_line)),
            Ground::Night => {
                self.ring(space, Stroke::new(width + 2.0, theme::NIGHT));
                self.ring(space, Stroke::new(width, theme::PAPER));
            }
        }
    }
}

/// Shows a sign beside a piece in hand. The sign says whether the piece may be put down there.
pub fn verdict(painter: &Painter, at: Pos2, may_stand: bool) {
    let paper = Palette::on_paper();
    let (icon, color) = if may_stand { (Icon::Check, paper.good) } else { (Icon::Close, paper.error) };
    painter.circle_filled(at, 9.0, theme::PAPER);
    paint_icon(painter, icon, Rect::from_center_size(at, Vec2::splat(14.0)), 14.0, color);
}

/// A mesh that fills an outline. The outline must be convex, or its first half must run down one side and its second half back up the other.
fn inside(corners: &[Pos2], tint: Color32) -> Mesh {
    let mut mesh = Mesh::with_texture(TextureId::default());
    let vertex = |pos: &Pos2| Vertex { pos: *pos, uv: WHITE_UV, color: tint };
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
        assert!(about(area(&inside(&square, Color32::WHITE)), 4.0));
        let six = [(1.0, 0.0), (0.0, 1.0), (0.0, 3.0), (1.0, 4.0), (2.0, 3.0), (2.0, 1.0)].map(|(x, y)| Pos2::new(x, y));
        assert!(about(area(&inside(&six, Color32::WHITE)), 6.0));
    }
}
