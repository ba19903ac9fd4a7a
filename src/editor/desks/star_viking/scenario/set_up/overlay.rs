//! What lies over the printed tile: lit sectors, the counters, the cursor, the unit in hand, and what the lights mean.

use egui::{Align2, Painter, Pos2, Rect, Shape, Stroke, Ui, Vec2};

use super::hand::{Hand, HeldBy};
use super::lights::Lights;
use super::scene::Scene;
use super::{Over, carry, counter, stacks};
use crate::editor::desks::FrameContext;
use crate::editor::desks::star_viking::tile_view::light;
use crate::editor::theme;
use crate::editor::widgets::{Icon, Placed, ViewportResponse, paint_icon};
use crate::geometry::Point;
use crate::rules::star_viking::{InSystem, Space};

/// Paints it.
pub fn show(ui: &Ui, context: &mut FrameContext, scene: &Scene, viewed: &ViewportResponse) {
    let painter = ui.painter_at(viewed.placed.rect);
    let memory = &context.memory.star_viking.scenario.set_up;
    let lights = Lights::of(memory, scene);
    let (cursor, over) = (memory.cursor, memory.over);
    let held_by = memory.hand.filter(Hand::moves).map(|hand| hand.held_by);
    if let Some(lights) = &lights {
        grounds(&painter, scene, &viewed.placed, lights);
    }
    let counters = stacks::placed_counters(scene);
    for placed in &counters {
        let rect = Rect::from_min_max(viewed.placed.to_screen(placed.rect.min), viewed.placed.to_screen(placed.rect.max));
        counter::paint(&painter, context, scene, &placed.unit, rect);
        if let Some(number) = placed.top_of.filter(|number| *number > 1) {
            counter::badge(&painter, rect.right_bottom(), &number.to_string(), (rect.width() * 0.3).clamp(10.0, 16.0));
        }
    }
    if let Some(lights) = &lights {
        marks(&painter, scene, &viewed.placed, lights);
    }
    let hovered = match over {
        Over::Target(target) => target.space(scene),
        Over::Nothing | Over::Unit(_) => None,
    };
    let rings = match held_by {
        Some(HeldBy::Drag(..)) => [(hovered, 2.5), (None, 0.0)],
        Some(HeldBy::Free) => [(None, 0.0), (cursor, 2.5)],
        None => [(hovered, 1.0), (cursor.filter(|_| viewed.response.has_focus()), 2.5)],
    };
    for (space, width) in rings {
        if let Some(space) = space {
            ring(&painter, scene, &viewed.placed, space, width);
        }
    }
    carry::show(ui, context, scene, viewed);
    if let Some(lights) = &lights {
        legend(&painter, viewed.placed.rect, lights);
    }
}

/// The colour and the sign of a light: a tick on green where a unit may stand, an arrow on blue where it can go.
const fn look(lights: &Lights) -> (egui::Color32, Icon) {
    match lights {
        Lights::Standing(_) => (theme::STANDING, Icon::Check),
        Lights::Moves(_) | Lights::Arrivals(_) => (theme::MOVING, Icon::Right),
    }
}

/// The grounds and lines of lit sectors; lines of moves are broken.
fn grounds(painter: &Painter, scene: &Scene, placed: &Placed, lights: &Lights) {
    let (color, _) = look(lights);
    for space in lights.spaces() {
        let ground = color.gamma_multiply(0.22);
        match lights {
            Lights::Standing(_) => light(painter, placed, &scene.printed, *space, ground, Stroke::new(2.0, color)),
            Lights::Moves(_) | Lights::Arrivals(_) => {
                light(painter, placed, &scene.printed, *space, ground, Stroke::NONE);
                let mut outline = outline(scene, placed, *space);
                outline.extend(outline.first().copied());
                painter.extend(Shape::dashed_line(&outline, Stroke::new(2.0, color), 6.0, 4.0));
            }
        }
    }
}

/// The signs of lit sectors: in their middle, or at their left edge where counters lie on it.
fn marks(painter: &Painter, scene: &Scene, placed: &Placed, lights: &Lights) {
    let (color, icon) = look(lights);
    for space in lights.spaces() {
        let taken = stacks::here(scene, *space).next().is_some();
        let (Some(middle), Some(bounds)) = (scene.printed.middle(*space), scene.printed.bounds(InSystem::Sector(*space))) else {
            continue;
        };
        let at = if taken { Point::at(bounds.min.x, middle.y) } else { middle };
        sign(painter, placed.to_screen(at), icon, color);
    }
}

/// An icon on a dark ground, so that it is seen on any body.
fn sign(painter: &Painter, at: Pos2, icon: Icon, color: egui::Color32) {
    painter.circle(at, 9.0, theme::NIGHT, Stroke::new(1.5, color));
    paint_icon(painter, icon, Rect::from_center_size(at, Vec2::splat(13.0)), 13.0, color);
}

/// The outline of a sector on the screen.
fn outline(scene: &Scene, placed: &Placed, space: Space) -> Vec<Pos2> {
    let corners = scene.printed.outline(space).unwrap_or_default();
    corners.into_iter().map(|corner| placed.to_screen(corner)).collect()
}

/// The ring of the cursor, or of what the pointer is over: white on the night and dark on what is bright.
fn ring(painter: &Painter, scene: &Scene, placed: &Placed, space: Space, width: f32) {
    let outline = outline(scene, placed, space);
    painter.add(Shape::closed_line(outline.clone(), Stroke::new(width + 2.0, theme::NIGHT)));
    painter.add(Shape::closed_line(outline, Stroke::new(width, theme::PAPER)));
}

/// What the lights mean, in words at the foot of the tile.
fn legend(painter: &Painter, rect: Rect, lights: &Lights) {
    let (color, icon) = look(lights);
    let galley = painter.layout_no_wrap(lights.legend().into(), theme::regular(theme::SMALL), theme::PAPER);
    let size = galley.size() + Vec2::new(38.0, 8.0);
    let ground = Align2::CENTER_BOTTOM.anchor_size(rect.center_bottom() - Vec2::new(0.0, 10.0), size);
    painter.rect(ground, 8.0, theme::NIGHT, Stroke::new(1.0, color), egui::StrokeKind::Inside);
    sign(painter, ground.left_center() + Vec2::new(15.0, 0.0), icon, color);
    painter.galley(Pos2::new(ground.left() + 29.0, ground.center().y - galley.size().y * 0.5), galley, theme::PAPER);
}
