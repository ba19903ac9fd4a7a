//! Drop targets, which are highlighted while a counter is dragged, and the dragged counter under the pointer.

use egui::{
    Align2, Color32, Key, LayerId, Modifiers, Order, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
};

use super::counter::picture;
use super::hand::{Held, Spot, Verdict, put, verdict};
use super::open_force::OpenForce;
use kit::action::Action;
use kit::board::box_line;
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{Icon, paint_icon};

/// The margin round the content of a card, in points of the screen.
pub const CARD: f32 = 9.0;

/// Shows a part of the desk where a counter can be dropped, with a margin round it.
pub fn area(
    ui: &mut Ui,
    context: &mut FrameContext,
    open: &OpenForce,
    spot: Spot,
    margin: f32,
    contents: impl FnOnce(&mut Ui, &mut FrameContext),
) -> Response {
    let inside = ui.scope_builder(UiBuilder::new().sense(Sense::hover()), |ui| contents(ui, context));
    let rect = inside.response.rect.expand(margin);
    let memory = &mut context.memory.own.of::<crate::Memory>().force;
    memory.spots.push((rect.intersect(ui.clip_rect()), spot));
    if let Some(held) = memory.hand {
        let over = memory.over == Some(spot);
        let palette = Palette::of(ui);
        let verdict = verdict(open, held, spot);
        let fits = verdict == Verdict::Fits;
        if let Some(line) = box_line(palette, fits, over && !matches!(verdict, Verdict::Never(_))) {
            ui.painter().rect_stroke(rect, theme::ROUND, line, StrokeKind::Inside);
            let corner = Rect::from_center_size(rect.right_bottom() - Vec2::splat(12.0), Vec2::splat(14.0));
            paint_icon(ui.painter(), if fits { Icon::Check } else { Icon::Close }, corner, 13.0, line.color);
        }
    }
    inside.response
}

/// Shows the dragged counter, and drops it when the button is released.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce) {
    let memory = &mut context.memory.own.of::<crate::Memory>().force;
    let Some(held) = memory.hand else {
        memory.over = None;
        return;
    };
    if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        memory.hand = None;
        return ui.ctx().request_repaint();
    }
    let (at, down) = ui.input(|input| (input.pointer.latest_pos(), input.pointer.primary_down()));
    let under = at.and_then(|at| spot_at(&memory.spots, at));
    if under != memory.over {
        memory.over = under;
        ui.ctx().request_repaint();
    }
    if !down {
        memory.hand = None;
        memory.over = None;
        context.actions.extend(under.and_then(|spot| put(open, held, spot)).map(Action::from));
        return ui.ctx().request_repaint();
    }
    if let Some(at) = at {
        carried(ui, context, open, held, under, at);
    }
}

/// The smallest drop target under a point; `None` if there is none.
fn spot_at(spots: &[(Rect, Spot)], at: Pos2) -> Option<Spot> {
    let under = spots.iter().filter(|(rect, _)| rect.contains(at));
    under.min_by(|(one, _), (other, _)| one.area().total_cmp(&other.area())).map(|(_, spot)| *spot)
}

/// Paints the dragged counter under the pointer, and below it, in words, what a drop would do.
fn carried(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce, held: Held, under: Option<Spot>, at: Pos2) {
    let palette = Palette::of(ui);
    let layer = LayerId::new(Order::Tooltip, egui::Id::unique("counter in hand"));
    let ui = &ui.new_child(UiBuilder::new().layer_id(layer).max_rect(ui.ctx().content_rect()));
    let rect = Rect::from_center_size(at, Vec2::splat(44.0));
    if let Some(kind) = held.kind(open) {
        let number = if let Held::Unit(unit) = held { open.force.unit_number(unit, &open.content.units) } else { None };
        picture(ui, context, open, (kind, number), rect);
    }
    let (words, ink): (String, Color32) = match under.map(|spot| (spot, verdict(open, held, spot))) {
        None => ("Drop it on a hold or the shop".into(), palette.weak),
        Some((spot, Verdict::Fits)) => (put(open, held, spot).map_or_else(String::new, |change| change.label), palette.good),
        Some((spot, Verdict::Poorly(why))) => {
            let label = put(open, held, spot).map_or_else(String::new, |change| change.label);
            (format!("{label}: {why}"), palette.error)
        }
        Some((_, Verdict::Never(why))) => (why, palette.weak),
    };
    let galley = ui.painter().layout_no_wrap(words, theme::regular(theme::SMALL), ink);
    let room = ui.ctx().content_rect().shrink(4.0);
    let mut box_ =
        Align2::CENTER_TOP.anchor_size(rect.center_bottom() + Vec2::new(0.0, 4.0), galley.size() + Vec2::new(12.0, 6.0));
    box_ = box_.translate(Vec2::new((room.left() - box_.left()).max(0.0) + (room.right() - box_.right()).min(0.0), 0.0));
    ui.painter().rect(box_, 4, palette.panel, Stroke::new(1.0, palette.outline), StrokeKind::Inside);
    ui.painter().galley(box_.min + Vec2::new(6.0, 3.0), galley, ink);
}
