//! The canvas of the designer's own symbol: the user selects and drags parts, and draws outlines corner by corner.

use egui::{CursorIcon, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::OpenUnit;
use crate::printed::Face;
use drawing::Color;
use geometry::{Mm, Point};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::small_toggle;
use rules::Id;
use star_viking::{SymbolPart, UnitType};
use star_viking_paper::sheets::counters::{BOX, Pen, outlined, part_outline};

/// The length of one unit of the symbol, in points of the screen.
const UNIT: f32 = 34.0;
/// The spacing of the grid for parts and corners, in hundredths of a unit.
const SNAP: f64 = 10.0;
/// How near a new corner must be to the first to close the outline, in points of the screen.
const NEAR: f32 = 9.0;

/// What the canvas for the designer's own symbol remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    /// The type whose desk is open; `None` until one is opened.
    open: Option<Id<UnitType>>,
    /// The selected part of a symbol: the type of unit, and the index of the part; `None` if no part is selected.
    selected: Option<(Id<UnitType>, usize)>,
    /// How far the user has dragged the selected part; `None` if they are not dragging it.
    dragged: Option<Vec2>,
    /// The corners of the outline that the user is drawing, in hundredths of a unit from the middle; `None` if the user is not drawing one.
    drawing: Option<Vec<(f64, f64)>>,
}

/// The index of the selected part; `None` if no part of this type is selected.
pub fn selected(context: &FrameContext, open: OpenUnit) -> Option<usize> {
    let (id, index) = context.memory.own.seen::<crate::Memory>()?.unit.canvas.selected?;
    (id == open.id && index < open.unit.parts.len()).then_some(index)
}

/// Selects a part of the type on the desk, or no part.
pub fn select(context: &mut FrameContext, index: Option<usize>) {
    let id = context.memory.own.of::<crate::Memory>().unit.canvas.open;
    context.memory.own.of::<crate::Memory>().unit.canvas.selected = id.zip(index);
}

/// Shows the button with which the user begins or cancels an outline.
pub fn outline_button(ui: &mut Ui, context: &mut FrameContext) {
    let drawing = &mut context.memory.own.of::<crate::Memory>().unit.canvas.drawing;
    let help = "Press corners on the canvas one after the other; the first one again, or a double click, closes the outline.";
    let toggle = small_toggle(ui, drawing.is_some(), "outline, drawn");
    if toggle.on_hover_text(help).clicked() {
        *drawing = if drawing.is_some() { None } else { Some(Vec::new()) };
    }
}

/// Shows the canvas of the designer's own symbol.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenUnit) {
    let memory = &mut context.memory.own.of::<crate::Memory>().unit.canvas;
    if memory.open != Some(open.id) {
        *memory = Memory { open: Some(open.id), ..Memory::default() };
    }
    let size = Vec2::new(BOX.0 as f32, BOX.1 as f32) * UNIT;
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    let said = format!("Symbol of {} parts", open.unit.parts.len());
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Image, true, &said));
    let project = context.state.document.project();
    let page = context.memory.own.of::<crate::Memory>().printed.counter(project, open.id, open.unit, Face::Parts);
    context.screen.paint(ui.painter(), &page, rect, theme::NOTHING);
    let accent = Palette::of(ui).accent;
    grid(ui, rect, accent);
    let at = response.interact_pointer_pos().or(response.hover_pos());
    if context.memory.own.of::<crate::Memory>().unit.canvas.drawing.is_some() {
        response.on_hover_cursor(CursorIcon::Crosshair);
        draw(ui, context, open, rect, at);
        return;
    }
    let under =
        at.and_then(|at| open.unit.parts.iter().rposition(|part| bounds(part, rect).is_some_and(|box_of| box_of.contains(at))));
    if response.clicked() || response.drag_started() {
        select(context, under);
    }
    let chosen = selected(context, open);
    let memory = &mut context.memory.own.of::<crate::Memory>().unit.canvas;
    if response.drag_started() && chosen.is_some() {
        memory.dragged = Some(Vec2::ZERO);
    }
    if let Some(dragged) = &mut memory.dragged {
        *dragged += response.drag_delta();
    }
    let moved = memory.dragged.unwrap_or_default();
    if let Some(box_of) = chosen.and_then(|index| bounds(&open.unit.parts[index], rect)) {
        let line = Stroke::new(2.0, accent);
        ui.painter().with_clip_rect(rect.expand(4.0)).rect_stroke(box_of.translate(moved), 2, line, StrokeKind::Outside);
    }
    if response.drag_stopped()
        && let Some(moved) = memory.dragged.take()
        && let Some(index) = chosen
    {
        let part = &open.unit.parts[index];
        let to = |from: i16, by: f32| {
            let shift = f64::from(from) + f64::from(by / UNIT) * 100.0;
            (shift / SNAP).round() * SNAP
        };
        let within = |at: f64| at.clamp(SymbolPart::SHIFT.0.into(), SymbolPart::SHIFT.1.into()) as i16;
        let (right, down) = (within(to(part.right, moved.x)), within(to(part.down, moved.y)));
        if (right, down) != (part.right, part.down) {
            context.change(open.changed("Move a part", |unit| {
                (unit.parts[index].right, unit.parts[index].down) = (right, down);
            }));
        }
    }
}

/// Draws the outline that the user is drawing; once it is closed, it becomes a part.
fn draw(ui: &Ui, context: &mut FrameContext, open: OpenUnit, rect: Rect, at: Option<Pos2>) {
    let accent = Palette::of(ui).accent;
    let memory = &mut context.memory.own.of::<crate::Memory>().unit.canvas;
    let Some(corners) = &mut memory.drawing else { return };
    let on_screen = |(x, y): &(f64, f64)| rect.center() + Vec2::new(*x as f32, *y as f32) * (UNIT / 100.0);
    let (pressed, twice) = ui.input(|input| {
        let button = egui::PointerButton::Primary;
        (input.pointer.button_clicked(button), input.pointer.button_double_clicked(button))
    });
    let inside = at.filter(|at| rect.contains(*at));
    let closes = corners.first().map(on_screen).zip(inside).is_some_and(|(first, at)| first.distance(at) < NEAR);
    if pressed
        && !closes
        && !twice
        && let Some(at) = inside
    {
        let from = (at - rect.center()) / UNIT * 100.0;
        let snapped = |length: f32| (f64::from(length) / SNAP).round() * SNAP;
        corners.push((snapped(from.x), snapped(from.y)));
    }
    let mut line: Vec<Pos2> = corners.iter().map(on_screen).collect();
    line.extend(inside);
    for pair in line.windows(2) {
        ui.painter().line_segment([pair[0], pair[1]], Stroke::new(2.0, accent));
    }
    for corner in corners.iter().map(on_screen) {
        ui.painter().circle_filled(corner, 3.5, accent);
    }
    if pressed && (closes || twice) && corners.len() > 2 {
        let part = outlined(corners);
        memory.drawing = None;
        select(context, Some(open.unit.parts.len()));
        context.change(open.changed("Draw an outline", |unit| unit.parts.push(part)));
    }
}

/// Draws a frame and lines through the middle as guides for parts.
fn grid(ui: &Ui, rect: Rect, ink: egui::Color32) {
    let faint = Stroke::new(0.5, ink.gamma_multiply(0.6));
    let painter = ui.painter();
    painter.hline(rect.x_range(), rect.center().y, faint);
    painter.vline(rect.center().x, rect.y_range(), faint);
    painter.rect_stroke(rect, 0, faint, StrokeKind::Inside);
}

/// The rectangle on the screen that encloses a part.
fn bounds(part: &SymbolPart, rect: Rect) -> Option<Rect> {
    let pen = Pen { middle: Point::ORIGIN, unit: Mm::new(1.0), ink: Color::BLACK, ground: Color::WHITE };
    let bounds = part_outline(part, &pen).bounds()?;
    let on_screen = |point: Point| rect.center() + Vec2::new(point.x.get() as f32, point.y.get() as f32) * UNIT;
    Some(Rect::from_min_max(on_screen(bounds.min), on_screen(bounds.max)))
}
