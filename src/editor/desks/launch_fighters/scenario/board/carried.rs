//! The unit in hand: its token on a cut of paper, over the space where it would be put down.

use egui::epaint::Vertex;
use egui::{Mesh, Pos2, Shape, Stroke, TextureId, Ui, Vec2};

use super::super::token_picture::{self, WITH_MARGIN};
use super::Memory;
use super::hand::Hand;
use super::scene::Scene;
use crate::editor::board::{Overlay, verdict};
use crate::editor::desks::launch_fighters::map::MapSpaces;
use crate::editor::theme::{self, Palette};
use crate::geometry::Space;
use crate::sheets::launch_fighters::map::token;

/// The unit in hand: a cut of paper with its token, and a mark where nothing is against its standing there or something is.
pub fn show(ui: &Ui, over: &Overlay<MapSpaces>, memory: &mut Memory, scene: &Scene, hand: &Hand, at: Space) {
    let paper = Palette::on_paper();
    let size = over.width(at).max(24.0);
    let middle = over.middle(at);
    let scale = size / over.width(at).max(0.01);
    let outline: Vec<Pos2> = over.outline(at).into_iter().map(|corner| middle + (corner - middle) * scale).collect();
    if let Some(texture) = texture(ui, memory, scene, hand, at, size) {
        let corner = |at: &Pos2| {
            let uv = Pos2::new(0.5, 0.5) + (*at - middle) / (size * WITH_MARGIN);
            Vertex { pos: *at, uv, color: theme::AS_IT_IS }
        };
        let mut mesh = Mesh::with_texture(texture);
        mesh.vertices = outline.iter().map(corner).collect();
        for index in 1..outline.len().saturating_sub(1) as u32 {
            mesh.add_triangle(0, index, index + 1);
        }
        over.painter.add(Shape::convex_polygon(outline.clone(), theme::PAPER, Stroke::NONE));
        over.painter.add(Shape::mesh(mesh));
    }
    let may_stand = memory.guide.objection(scene, at).is_none();
    let color = if may_stand { paper.good } else { paper.error };
    over.painter.add(Shape::closed_line(outline, Stroke::new(2.5, color)));
    verdict(&over.painter, middle + Vec2::new(-0.42, -0.42) * size, may_stand);
}

/// The picture of the unit in hand so large, painted anew only when it differs.
fn texture(ui: &Ui, memory: &mut Memory, scene: &Scene, hand: &Hand, at: Space, size: f32) -> Option<TextureId> {
    let facing = hand.facing(scene, at);
    let corner = Space::default();
    let drawn = token(scene.open.content, scene.open.scenario, scene.map.grid, hand.piece, corner, facing)?;
    let pixels = (size * WITH_MARGIN * ui.pixels_per_point()).round();
    if let Some((known, wide, texture)) = &memory.carried
        && *known == drawn
        && (wide - pixels).abs() < 0.5
    {
        return Some(texture.id());
    }
    let texture = token_picture::paint(ui.ctx(), &drawn, pixels)?;
    let id = texture.id();
    memory.carried = Some((drawn, pixels, texture));
    Some(id)
}
