//! The unit in hand: its token on a cut of paper, over the space where it would be put down.

use egui::epaint::Vertex;
use egui::{ColorImage, Mesh, Pos2, Shape, Stroke, TextureId, TextureOptions, Ui, Vec2};

use super::Memory;
use super::hand::Hand;
use super::ink::Ink;
use super::laid::Laid;
use crate::drawing::{Page, png};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::Icon;
use crate::geometry::{Mm, Point, Size, Space};
use crate::sheets::draft::Draft;
use crate::sheets::launch_fighters::map::token;

/// How wide the picture of a unit in hand is, in spaces: across the corners of a hex.
const WITH_MARGIN: f32 = 1.2;

/// The unit in hand: a cut of paper with its token, and a mark where nothing is against its standing there or something is.
pub fn show(ui: &Ui, ink: &Ink, memory: &mut Memory, laid: &Laid, hand: &Hand, at: Space) {
    let paper = Palette::on_paper();
    let size = ink.width.max(24.0);
    let middle = ink.middle(at);
    let scale = size / ink.width.max(0.01);
    let outline: Vec<Pos2> = ink.outline(at).into_iter().map(|corner| middle + (corner - middle) * scale).collect();
    if let Some(texture) = texture(ui, memory, laid, hand, at, size) {
        let corner = |at: &Pos2| {
            let uv = Pos2::new(0.5, 0.5) + (*at - middle) / (size * WITH_MARGIN);
            Vertex { pos: *at, uv, color: theme::AS_IT_IS }
        };
        let mut mesh = Mesh::with_texture(texture);
        mesh.vertices = outline.iter().map(corner).collect();
        for index in 1..outline.len().saturating_sub(1) as u32 {
            mesh.add_triangle(0, index, index + 1);
        }
        ink.painter.add(Shape::mesh(mesh));
    }
    let objection = memory.guide.objection(laid, at);
    let (icon, color) = if objection.is_none() { (Icon::Check, paper.good) } else { (Icon::Close, paper.error) };
    ink.painter.add(Shape::closed_line(outline, Stroke::new(2.5, color)));
    ink.icon(middle + Vec2::new(-0.42, -0.42) * size, icon, 14.0, color);
}

/// The picture of the unit in hand so large, painted anew only when it differs.
fn texture(ui: &Ui, memory: &mut Memory, laid: &Laid, hand: &Hand, at: Space, size: f32) -> Option<TextureId> {
    let facing = hand.facing(laid, at);
    let corner = Space::default();
    let drawn = token(laid.staged.content, laid.staged.scenario, laid.map.grid, hand.piece, corner, facing)?;
    let pixels = (size * WITH_MARGIN * ui.pixels_per_point()).round();
    if let Some((known, wide, texture)) = &memory.carried
        && *known == drawn
        && (wide - pixels).abs() < 0.5
    {
        return Some(texture.id());
    }
    let unit = Mm::new(10.0);
    let wide = unit * f64::from(WITH_MARGIN);
    let mut draft = Draft::new();
    drawn.draw(&mut draft, Point::at(wide * 0.5, wide * 0.5), unit);
    let mut page = Page::new("in hand", Size::of(wide, wide));
    page.items = draft.items;
    let raster = png::raster(&page, f64::from(pixels) / wide.get()).ok()?;
    let image = ColorImage::from_rgba_premultiplied([raster.width as usize, raster.height as usize], &raster.rgba);
    let texture = ui.ctx().load_texture("in hand", image, TextureOptions::LINEAR);
    let id = texture.id();
    memory.carried = Some((drawn, pixels, texture));
    Some(id)
}
