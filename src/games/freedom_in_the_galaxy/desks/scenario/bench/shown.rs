//! Shows the answers on the benches, and the chances of what becomes of characters.

use egui::accesskit::Role;
use egui::{Grid, RichText, Sense, Ui, Vec2, WidgetInfo};

use super::answered::{Answered, Question, Told};
use kit::theme::{self, Palette};
use kit::widgets::{percent, small_button};

/// The size of a bar, in points of the screen.
pub const BAR: Vec2 = Vec2::new(190.0, 9.0);

/// Shows the chances of each character to end up free, a prisoner or dead.
pub fn fates(ui: &mut Ui, name: &str, names: &[String], free: &[f64], captured: &[f64]) {
    let palette = Palette::of(ui);
    Grid::new(name).num_columns(5).spacing([14.0, 4.0]).show(ui, |ui| {
        for head in ["", "free", "captured", "killed", ""] {
            ui.label(RichText::new(head).size(theme::SMALL).color(palette.weak));
        }
        ui.end_row();
        for ((name, free), captured) in names.iter().zip(free).zip(captured) {
            let killed = (1.0 - free - captured).max(0.0);
            ui.label(name);
            for chance in [*free, *captured, killed] {
                ui.label(percent(chance));
            }
            let (rect, response) = ui.allocate_exact_size(BAR, Sense::hover());
            let said = format!("{name}: free {}, captured {}, killed {}", percent(*free), percent(*captured), percent(killed));
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, said.clone()));
            for (until, ink) in [(1.0, palette.error), (free + captured, palette.warning), (*free, palette.good)] {
                let part = egui::Rect::from_min_size(rect.min, Vec2::new(rect.width() * until as f32, rect.height()));
                ui.painter().rect_filled(part, 3, ink);
            }
            ui.end_row();
        }
    });
}

/// Shows an answer once it is ready. Until then it shows a button that aborts the calculation and, once the user has aborted it, a button that starts
/// it again.
pub fn answer<Q: Question>(ui: &mut Ui, answered: &mut Answered<Q>, show: impl FnOnce(&mut Ui, &Option<Q::Answer>)) {
    let weak = Palette::of(ui).weak;
    match answered.told() {
        Told::There(answer) => show(ui, answer),
        Told::Pending => {
            let gives_up = ui
                .horizontal(|ui| {
                    ui.spinner();
                    ui.label(RichText::new("Working it out\u{2026}").color(weak));
                    small_button(ui, "Cancel").on_hover_text("Give it up.").clicked()
                })
                .inner;
            if gives_up {
                answered.give_up();
            }
        }
        Told::GivenUp => {
            let asks = ui
                .horizontal(|ui| {
                    ui.label(RichText::new("It was given up.").color(weak));
                    small_button(ui, "Ask again").on_hover_text("Work it out after all.").clicked()
                })
                .inner;
            if asks {
                answered.forget();
            }
        }
    }
}
