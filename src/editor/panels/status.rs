//! The bar below: the file, whether it is saved, the points of what is selected, and how many findings there are.

use egui::{Align, Button, Layout, RichText, Ui};

use crate::editor::action::Action;
use crate::editor::desks;
use crate::editor::stage::Stage;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::severity_mark;
use crate::rules::Severity;

/// Shows the bar.
pub fn show(ui: &mut Ui, stage: &mut Stage) {
    let palette = Palette::of(ui);
    let document = &stage.state.document;
    let small = |words: String| RichText::new(words).size(theme::SMALL).color(palette.weak);
    ui.horizontal(|ui| {
        let file = document.path().map_or_else(|| "Not saved in a file yet".into(), |path| path.display().to_string());
        ui.add(egui::Label::new(small(file)).truncate());
        let (words, ink) = match (stage.state.view.busy > 0, document.is_saved(), document.path()) {
            (true, ..) => ("Working…", palette.weak),
            (_, false, _) => ("Unsaved changes", palette.warning),
            (_, true, Some(_)) => ("Saved", palette.good),
            (_, true, None) => ("Untouched", palette.weak),
        };
        ui.label(small("·".into()));
        ui.label(RichText::new(words).size(theme::SMALL).color(ink));
        let mut open = false;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            ui.spacing_mut().button_padding.x = 4.0;
            for severity in [Severity::Advice, Severity::Warning, Severity::Error] {
                let count = document.count(severity);
                let plural = if count == 1 || severity == Severity::Advice { "" } else { "s" };
                let words = format!("{count} {}{plural}", severity.label());
                let ink = if count == 0 { palette.weak } else { palette.severity(severity) };
                let button = Button::new(RichText::new(words).size(theme::SMALL).color(ink)).frame_when_inactive(false);
                open |= ui.add(button).on_hover_text("Show or hide the problems.").clicked();
                severity_mark(ui, severity);
                ui.add_space(8.0);
            }
            let summary = desks::summary(&document.project().content, document.place());
            if !summary.is_empty() {
                ui.separator();
                ui.label(small(summary));
            }
        });
        if open {
            stage.push(Action::ShowProblems(!stage.state.view.problems));
        }
    });
}
