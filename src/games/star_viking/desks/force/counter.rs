//! A counter of the force as it prints. A click selects it, a drag moves it, and a mark shows its worst finding.

use egui::{Id as UiId, PointerButton, Pos2, Rect, Response, Sense, StrokeKind, Ui, Vec2, WidgetInfo};

use super::hand::{Held, put};
use super::open_force::OpenForce;
use super::{inspector, place_of};
use crate::printed::Face;
use kit::action::Action;
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{Icon, context_menu, paint_icon};
use rules::{Id, Severity};
use star_viking::{ForceUnit, UnitType};

/// Shows the counter of a unit; `side` is the length of its edges, in points of the screen.
pub fn unit(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce, unit: Id<ForceUnit>, side: f32) -> Response {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let response = ui.interact(rect, UiId::unique(("unit of a force", open.id.number(), unit.number())), Sense::click_and_drag());
    let Some(of) = open.force.units.get(unit) else { return response };
    let number = open.force.unit_number(unit, &open.content.units);
    picture(ui, context, open, (of.unit, number), rect);
    let (held, selected) = (Held::Unit(unit), open.selected == Some(unit));
    let memory = &mut context.memory.own.of::<crate::Memory>().force;
    if memory.hand == Some(held) {
        ui.painter().rect_filled(rect, 2, palette.shade);
    }
    if selected || response.has_focus() {
        let width = if selected { 2.5 } else { 1.5 };
        ui.painter().rect_stroke(rect.expand(1.0), 3, (width, palette.accent), StrokeKind::Outside);
    } else if response.hovered() {
        ui.painter().rect_stroke(rect.expand(1.0), 3, (1.0, palette.outline), StrokeKind::Outside);
    }
    if let Some(severity) = open.said.get(&unit) {
        mark(ui, rect, *severity);
    }
    let name = open.name(unit);
    response.widget_info(|| WidgetInfo::selected(egui::accesskit::Role::Button, true, selected, format!("Unit {name}")));
    if response.drag_started_by(PointerButton::Primary) {
        memory.hand = Some(held);
    }
    let place = place_of(open, unit);
    if response.clicked() || response.secondary_clicked() {
        context.push(Action::PointAt(place.clone()));
    }
    if context.jumps_to(&place) {
        response.scroll_to_me(None);
    }
    context_menu(&response, |ui| {
        for way in inspector::ways(open, unit) {
            if ui.button(way.words()).clicked() {
                context.actions.extend(put(open, held, way.spot).map(Action::from));
            }
        }
    });
    let what = open.kind(unit).map_or_else(|| "Its type is gone from the catalogue".to_owned(), UnitType::label);
    response.on_hover_text(format!("{name}: {what}. Drag it into a hold, out of it, or back to the shop."))
}

/// Paints the counter of a type as it prints, with the number of the unit that it stands for, if any; paints a question mark if the type no longer
/// exists.
pub fn picture(ui: &Ui, context: &mut FrameContext, open: &OpenForce, (kind, number): (Id<UnitType>, Option<u32>), rect: Rect) {
    let palette = Palette::of(ui);
    let Some(unit) = open.content.units.shared(kind) else {
        ui.painter().rect(rect, 2, palette.track, (1.0, palette.outline), StrokeKind::Inside);
        let font = theme::bold(rect.height() * 0.5);
        ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, "?", font, palette.text);
        return;
    };
    let face = Face::Front(open.is_second, number);
    let page = context.memory.own.of::<crate::Memory>().printed.counter(context.state.document.project(), kind, unit, face);
    context.screen.paint(ui.painter(), &page, rect, palette.shadow);
}

/// Paints the icon of a severity in the corner of a counter, on a background of its own.
fn mark(ui: &Ui, rect: Rect, severity: Severity) {
    let palette = Palette::of(ui);
    let icon = Icon::of(severity);
    let corner = Rect::from_center_size(Pos2::new(rect.right() - 3.0, rect.top() + 3.0), Vec2::splat(15.0));
    ui.painter().circle_filled(corner.center(), 7.5, palette.card);
    paint_icon(ui.painter(), icon, corner, 12.0, palette.severity(severity));
}
