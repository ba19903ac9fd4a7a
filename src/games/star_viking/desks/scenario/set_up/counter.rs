//! Shows a unit in the tray or a box as its printed counter. The user can drag the counter, or take it in hand by a click or a key.

use egui::accesskit::Role;
use egui::{Painter, PointerButton, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::hand::Hand;
use super::scene::{Piece, Scene};
use super::{menu, words};
use crate::printed::Face;
use kit::action::Action;
use kit::board::{HeldBy, Pieces as _, badge};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{Icon, context_menu, paint_icon};
use rules::Severity;
use star_viking::set_up::Unit;

/// The least size of a counter on which a number can be read, in points of the screen.
pub const ROOM_FOR_NUMBERS: f32 = 26.0;
/// The size of a counter in the tray and the boxes, in points of the screen.
pub const SIDE: f32 = 40.0;

/// Shows counters in rows, as many in a row as there is room for.
pub fn row(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, units: &[Unit]) {
    if units.is_empty() {
        return;
    }
    // The gap leaves room for the marks at the corners.
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(8.0);
        ui.add_space(2.0);
        for unit in units {
            show(ui, context, scene, unit);
        }
    });
}

fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, unit: &Unit) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(SIDE), Sense::click_and_drag());
    let piece = scene.piece(unit);
    let said = words::unit(scene.set_up, unit);
    let placed = unit.station.is_some();
    let name = if placed { said.clone() } else { format!("Place {}", scene.set_up.full_name(unit)) };
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, scene.is_marked(unit), &name));
    if ui.is_rect_visible(rect) {
        if response.has_focus() || response.hovered() {
            let line = Stroke::new(if response.has_focus() { 3.0 } else { 1.5 }, Palette::of(ui).accent);
            ui.painter().rect_stroke(rect.expand(1.0), 3, line, StrokeKind::Outside);
        }
        paint(ui.painter(), context, scene, unit, rect);
    }
    let board = &mut context.memory.own.of::<crate::Memory>().scenario.set_up.board;
    board.lay(ui, rect, piece);
    if context.jump && scene.is_marked(unit) {
        response.scroll_to_me(None);
    }
    let held = board.hand.is_some_and(|hand| hand.piece == piece);
    if response.drag_started_by(PointerButton::Primary)
        && let Some(at) = response.interact_pointer_pos()
    {
        board.hand = Some(Hand::drag(piece, at, true));
    }
    // If the user has taken another unit in hand, a click on the box puts that unit down.
    let taken = board.hand.is_some_and(|hand| hand.held_by == HeldBy::Free && !held) && placed;
    if response.clicked() && !taken {
        board.hand = None;
        if !held && (!placed || scene.is_marked(unit)) {
            board.take(piece);
        }
        context.push(Action::PointAt(scene.place(Some(piece))));
    }
    if response.secondary_clicked() {
        context.push(Action::PointAt(scene.place(Some(piece))));
    }
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.set_up;
    context_menu(&response, |ui| menu::of_unit(ui, memory, scene, unit, context.actions));
    let help = if placed { "Drag it elsewhere, or press it again to pick it up." } else { "Drag it onto the tile, or press it." };
    response.on_hover_text(format!("{} {}. {said}. {help}", unit.kind.label(), unit.kind.bottom_line()));
}

/// Paints a counter, with marks that show its cargo, its worst finding, and whether it is selected or in hand.
pub fn paint(painter: &Painter, context: &mut FrameContext, scene: &Scene, unit: &Unit, rect: Rect) {
    let piece = scene.piece(unit);
    bare(painter, context, scene, unit, rect);
    let paper = Palette::on_paper();
    painter.rect_stroke(rect, 1, Stroke::new(1.0, theme::PAPER.gamma_multiply(0.7)), StrokeKind::Inside);
    if scene.is_marked(unit) {
        painter.rect_stroke(rect.expand(2.5), 3, Stroke::new(2.5, paper.accent), StrokeKind::Inside);
        painter.rect_stroke(rect.expand(3.5), 3, Stroke::new(1.0, theme::PAPER), StrokeKind::Inside);
    }
    let size = (rect.width() * 0.3).clamp(10.0, 16.0);
    let cargo = scene.set_up.cargo(unit).count();
    if cargo > 0 && rect.width() >= ROOM_FOR_NUMBERS {
        // The mark lies at the left edge, where the counter has no number.
        badge(painter, rect.left_center() - Vec2::new(size * 0.45, 0.0), &format!("+{cargo}"), size);
    }
    if let Some(severity) = worst(context, scene, piece) {
        let icon = Icon::of(severity);
        let at = rect.left_top() - Vec2::splat(size * 0.3);
        painter.circle_filled(at, size * 0.6, theme::PAPER);
        paint_icon(painter, icon, Rect::from_center_size(at, Vec2::splat(size)), size, paper.severity(severity));
    }
    if context.memory.own.of::<crate::Memory>().scenario.set_up.board.carried().is_some_and(|hand| hand.piece == piece) {
        painter.rect_filled(rect, 1, theme::PAPER.gamma_multiply(0.65));
    }
}

/// Paints the counter of a unit without marks.
pub fn bare(painter: &Painter, context: &mut FrameContext, scene: &Scene, unit: &Unit, rect: Rect) {
    let Some(shared) = scene.set_up.content.units.shared(unit.kind_id) else { return };
    let fielded = &scene.set_up.forces[unit.force];
    let face = Face::Front(scene.is_second_viking(fielded), fielded.force.unit_number(unit.id, &scene.set_up.content.units));
    let project = context.state.document.project();
    let page = context.memory.own.of::<crate::Memory>().printed.counter(project, unit.kind_id, shared, face);
    context.screen.paint(painter, &page, rect, Palette::on_paper().shadow);
}

/// The highest severity of the findings about a unit.
fn worst(context: &FrameContext, scene: &Scene, piece: Piece) -> Option<Severity> {
    let place = scene.place(Some(piece));
    let findings = context.state.document.findings().iter().filter(|finding| finding.place == place);
    findings.map(|finding| finding.about.severity).max()
}
