//! The message below the toolbar: what went wrong, or what was done.

use egui::{Align, Layout, Sense, Ui, Vec2};

use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::theme::Palette;
use crate::editor::widgets::{Icon, icon_button, paint_icon};

/// Shows the message, if there is one.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    let Some(notice) = &context.state.notice else { return };
    let palette = Palette::of(ui);
    let (icon, ink) = if notice.failed { (Icon::Error, palette.error) } else { (Icon::Check, palette.good) };
    let mut dismissed = false;
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
        paint_icon(ui.painter(), icon, rect, 15.0, ink);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            dismissed = icon_button(ui, Icon::Close, "Dismiss message", "Dismiss the message.", true).clicked();
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(egui::Label::new(&notice.text).wrap()));
        });
    });
    if dismissed {
        context.push(Action::DismissNotice);
    }
}
