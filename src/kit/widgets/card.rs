//! Cards and headings, bars and marks.

use egui::{Align, Color32, Frame, Layout, Margin, Rect, Response, RichText, Sense, Ui, Vec2, WidgetInfo};

use super::icon::{self, Icon};
use crate::glossary;
use crate::theme::{self, Palette};
use rules::Severity;

/// Shows contents on a raised card, as wide as there is room.
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

/// Shows a heading of a panel.
pub fn heading(ui: &mut Ui, words: &str) -> Response {
    glossary::told(ui.label(RichText::new(words).font(theme::bold(14.0))), words)
}

/// Shows a heading within a panel.
pub fn section(ui: &mut Ui, words: &str) -> Response {
    let palette = Palette::of(ui);
    glossary::told(ui.label(RichText::new(words).font(theme::bold(theme::SMALL)).color(palette.weak)), words)
}

/// Makes a screen reader read other words for a label than the label shows.
pub fn spoken(label: &Response, words: &str) {
    label.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Label, true, words));
}

/// Makes a screen reader read words after the name of a control, such as the price of a thing and how many are left.
pub fn described(control: &Response, words: impl Into<String>) {
    control.ctx.accesskit_node_builder(control.id, |node| node.set_description(words.into()));
}

/// Shows words in the middle of an empty room, which say what to do next.
pub fn empty(ui: &mut Ui, title: &str, words: &str) {
    empty_with(ui, title, words, |_| {});
}

/// Shows words in the middle of an empty room, and buttons below them for the next step.
pub fn empty_with(ui: &mut Ui, title: &str, words: &str, buttons: impl FnOnce(&mut Ui)) {
    let palette = Palette::of(ui);
    ui.add_space((ui.available_height() * 0.3).min(160.0));
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.label(RichText::new(title).font(theme::bold(16.0)));
        ui.label(RichText::new(words).color(palette.weak));
        buttons(ui);
    });
}

/// Shows a bar that is filled up to a fraction from 0 to 1.
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

/// Shows a word or two on a rounded background.
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

/// Shows the icon of a severity; its accessible name is the word for the severity.
pub fn severity_mark(ui: &mut Ui, severity: Severity) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
    icon::paint(ui.painter(), Icon::of(severity), rect, 14.0, Palette::of(ui).severity(severity));
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Image, true, severity.label()));
    response
}
