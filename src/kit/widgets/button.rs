//! Buttons: with an icon, with words, the main button, and buttons that stay pressed in.

use egui::{Button, Response, RichText, Sense, Ui, Vec2, WidgetInfo};

use super::icon::{self, Icon};
use crate::theme::{self, Palette};

/// Shows a square button with an icon, an accessible name, and a tooltip that also gives its shortcut.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str, tooltip: &str, enabled: bool) -> Response {
    let response = sensing(ui, icon, name, enabled, Sense::click());
    if tooltip.is_empty() { response } else { response.on_hover_text(tooltip).on_disabled_hover_text(tooltip) }
}

/// Shows a square button with an icon, for the pointer only. The Tab key skips it, since a control beside it has keys for the same purpose.
pub fn pointer_button(ui: &mut Ui, icon: Icon, name: &str, enabled: bool) -> Response {
    sensing(ui, icon, name, enabled, Sense::CLICK)
}

fn sensing(ui: &mut Ui, icon: Icon, name: &str, enabled: bool, sense: Sense) -> Response {
    let side = Vec2::splat(theme::ROW);
    let sense = if enabled { sense } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(side, sense);
    let palette = Palette::of(ui);
    let ink = if enabled { palette.text } else { theme::disabled(palette.text) };
    if enabled && (response.hovered() || response.has_focus()) {
        let ground = if response.is_pointer_button_down_on() { palette.pressed } else { palette.hovered };
        ui.painter().rect_filled(rect.shrink(1.0), theme::ROUND, ground);
    }
    if response.has_focus() {
        ui.painter().rect_stroke(rect.shrink(1.0), theme::ROUND, (1.0, palette.accent), egui::StrokeKind::Inside);
    }
    icon::paint(ui.painter(), icon, rect, 16.0, ink);
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Button, enabled, name));
    response
}

/// Shows a square button with an icon. While `on`, the button is pressed in: it has another background, with a bar below it.
pub fn icon_toggle(ui: &mut Ui, icon: Icon, name: &str, tooltip: &str, on: bool) -> Response {
    let side = Vec2::splat(theme::ROW + 2.0);
    let (rect, response) = ui.allocate_exact_size(side, Sense::click());
    let palette = Palette::of(ui);
    let inside = rect.shrink(1.0);
    if on {
        ui.painter().rect_filled(inside, theme::ROUND, palette.selection);
        let bar =
            egui::Rect::from_min_max(inside.left_bottom() - Vec2::new(-5.0, 3.0), inside.right_bottom() - Vec2::new(5.0, 0.5));
        ui.painter().rect_filled(bar, 1, palette.accent);
    } else if response.hovered() || response.has_focus() {
        let ground = if response.is_pointer_button_down_on() { palette.pressed } else { palette.hovered };
        ui.painter().rect_filled(inside, theme::ROUND, ground);
    }
    if on || response.has_focus() {
        let width = if response.has_focus() { 2.0 } else { 1.0 };
        ui.painter().rect_stroke(inside, theme::ROUND, (width, palette.accent), egui::StrokeKind::Inside);
    }
    icon::paint(ui.painter(), icon, rect.translate(Vec2::new(0.0, -1.0)), 16.0, palette.text);
    response.widget_info(|| WidgetInfo::selected(egui::accesskit::Role::Button, true, on, name));
    response.on_hover_text(tooltip)
}

/// Shows the main button, the one that most users want to press.
pub fn primary_button(ui: &mut Ui, words: &str, enabled: bool) -> Response {
    let palette = Palette::of(ui);
    let button = Button::new(RichText::new(words).color(palette.on_primary)).fill(palette.primary).stroke(egui::Stroke::NONE);
    ui.add_enabled(enabled, button)
}

/// Shows a low button, for a row of a list.
pub fn small_button(ui: &mut Ui, words: &str) -> Response {
    small_button_if(ui, true, words)
}

/// Shows a low button for a row of a list, which is enabled or not.
pub fn small_button_if(ui: &mut Ui, enabled: bool, words: &str) -> Response {
    // The button does not open a `Ui` of its own, so that it can move to the next line of a row that wraps.
    let before = ui.spacing().clone();
    ui.spacing_mut().button_padding = Vec2::new(8.0, 1.0);
    ui.spacing_mut().interact_size.y = theme::TARGET;
    let response = ui.add_enabled(enabled, Button::new(RichText::new(words).size(theme::SMALL)));
    *ui.spacing_mut() = before;
    response
}

/// Shows words that can be pressed, without a frame.
pub fn link_button(ui: &mut Ui, words: &str) -> Response {
    let palette = Palette::of(ui);
    ui.add(
        Button::new(RichText::new(words).color(palette.accent)).frame_when_inactive(false).min_size(Vec2::splat(theme::TARGET)),
    )
}

/// Shows a button with small words, which is pressed in while `on`.
pub fn small_toggle(ui: &mut Ui, on: bool, words: &str) -> Response {
    ui.add(Button::selectable(on, RichText::new(words).size(12.0)).min_size(Vec2::splat(theme::TARGET)))
}

/// Shows a button with words, which is pressed in while `on`.
pub fn toggle(ui: &mut Ui, on: bool, words: &str) -> Response {
    ui.add(Button::selectable(on, words))
}
