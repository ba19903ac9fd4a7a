//! Chances of outcomes, shown as bars.

use egui::{Grid, RichText, Ui, Vec2};

use super::card::bar;
use crate::theme::{self, Palette};

/// Outcomes with at most this chance are left out.
const NEGLIGIBLE: f64 = 1e-5;

/// Shows each chance, from 0 to 1, with a bar of this size.
pub fn chances(ui: &mut Ui, name: &str, size: Vec2, chances: &[(String, f64)]) {
    Grid::new(name).num_columns(3).spacing([12.0, 4.0]).show(ui, |ui| {
        for (words, chance) in chances.iter().filter(|(_, chance)| *chance > NEGLIGIBLE) {
            ui.label(words);
            bar(ui, size, *chance as f32, Palette::of(ui).accent);
            ui.label(RichText::new(percent(*chance)).font(theme::bold(theme::BODY)));
            ui.end_row();
        }
    });
}

/// A chance from 0 to 1 as a percentage.
#[must_use]
pub fn percent(chance: f64) -> String {
    format!("{:.1} %", chance * 100.0)
}
