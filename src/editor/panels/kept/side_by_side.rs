//! Two playtests side by side, line by line, and what each difference between them means.

use std::sync::Arc;

use egui::{Grid, Label, RichText, Ui};

use crate::editor::desks::FrameContext;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::heading;
use crate::playtest::compare;
use crate::project::Kept;

/// The widths of the four columns, as fractions of the available width.
const COLUMNS: [f32; 4] = [0.22, 0.27, 0.27, 0.2];

/// Shows the comparison of two kept playtests.
pub fn show(ui: &mut Ui, context: &mut FrameContext, before: &Arc<Kept>, after: &Arc<Kept>) {
    let palette = Palette::of(ui);
    let reports = [before, after].map(|kept| context.memory.kept.report(kept));
    let [Ok(old), Ok(new)] = &reports else {
        for sentence in reports.iter().filter_map(|report| report.as_ref().err()) {
            ui.label(RichText::new(sentence).color(palette.error));
        }
        return;
    };
    heading(ui, "Before and after");
    let words = if before.designs == after.designs {
        "Both were played with the same designs."
    } else {
        "The designs changed between them."
    };
    ui.label(RichText::new(words).size(theme::SMALL).color(palette.weak));
    let widths = COLUMNS.map(|share| (ui.available_width() * share).max(90.0));
    Grid::new("compared playtests").num_columns(4).spacing([8.0, 4.0]).striped(true).show(ui, |ui| {
        let cell = |ui: &mut Ui, column: usize, words: RichText| {
            ui.scope(|ui| {
                ui.set_width(widths[column]);
                ui.add(Label::new(words).wrap());
            });
        };
        let heads = ["", &before.name, &after.name, "Difference"];
        for (column, words) in heads.into_iter().enumerate() {
            cell(ui, column, RichText::new(words).font(theme::bold(theme::SMALL)));
        }
        ui.end_row();
        for line in compare(old, new) {
            cell(ui, 0, RichText::new(&line.what).color(palette.weak));
            for (column, words) in (1..).zip([line.before, line.after]) {
                cell(ui, column, RichText::new(words));
            }
            let ink = if line.change.ends_with("more than chance") { palette.warning } else { palette.text };
            cell(ui, 3, RichText::new(line.change).color(ink));
            ui.end_row();
        }
    });
}
