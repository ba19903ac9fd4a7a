//! Grounds and headings, bars and marks.

use egui::{Align, Color32, Frame, Layout, Margin, Rect, Response, RichText, Sense, Ui, Vec2, WidgetInfo};

use super::icon::{self, Icon};
use crate::glossary;
use crate::theme::{self, Palette};
use rules::Severity;

/// A raised ground with something on it, as wide as there is room.
pub fn card<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui);
    Frame::new()
        .fill(palette.card)
        .stroke((1.0, palette.border))
        .corner_radius(8)
        .inner_margin(Margin::same(12))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            contents(ui)
        })
        .inner
}

/// A heading of a panel.
pub fn heading(ui: &mut Ui, words: &str) -> Response {
    glossary::told(ui.label(RichText::new(words).font(theme::bold(14.0))), words)
}

/// A heading within a panel.
pub fn section(ui: &mut Ui, words: &str) -> Response {
    let palette = Palette::of(ui);
    glossary::told(ui.label(RichText::new(words).font(theme::bold(theme::SMALL)).color(palette.weak)), words)
}

/// Has a label read out as other words than it shows.
pub fn spoken(label: &Response, words: &str) {
    label.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Label, true, words));
}

/// Has a control read out with words after its name, such as a price and what is left of it.
pub fn described(control: &Response, words: impl Into<String>) {
    control.ctx.accesskit_node_builder(control.id, |node| node.set_description(words.into()));
}

/// Words in the middle of an empty room, which say what to do next.
pub fn empty(ui: &mut Ui, title: &str, words: &str) {
    empty_with(ui, title, words, |_| {});
}

/// Words in the middle of an empty room, and buttons below them that do what is to be done next.
pub fn empty_with(ui: &mut Ui, title: &str, words: &str, buttons: impl FnOnce(&mut Ui)) {
    let palette = Palette::of(ui);
    ui.add_space((ui.available_height() * 0.3).min(160.0));
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.label(RichText::new(title).font(theme::bold(16.0)));
        ui.label(RichText::new(words).color(palette.weak));
        buttons(ui);
    });
}

/// A bar filled up to a fraction.
pub fn bar(ui: &mut Ui, size: Vec2, fraction: f32, ink: Color32) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let round = size.y * 0.5;
    ui.painter().rect_filled(rect, round, Palette::of(ui).track);
    let width = rect.width() * fraction.clamp(0.0, 1.0);
    if width >= 1.0 {
        let filled = Rect::from_min_size(rect.min, Vec2::new(width.max(size.y), size.y));
        ui.painter().rect_filled(filled, round, ink);
    }
    response
}

/// A word or two on a rounded ground.
pub fn pill(ui: &mut Ui, words: &str, ink: Color32) -> Response {
    let palette = Palette::of(ui);
    Frame::new()
        .fill(palette.panel)
        .stroke((1.0, palette.border))
        .corner_radius(10)
        .inner_margin(Margin::symmetric(8, 1))
        .show(ui, |ui| ui.label(RichText::new(words).size(theme::SMALL).color(ink)))
        .inner
}

/// The icon of a severity, with its word as accessible name.
pub fn severity_mark(ui: &mut Ui, severity: Severity) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
    icon::paint(ui.painter(), Icon::of(severity), rect, 14.0, Palette::of(ui).severity(severity));
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Image, true, severity.label()));
    response
}
