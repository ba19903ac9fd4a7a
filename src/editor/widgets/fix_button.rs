//! The button that applies a fix of a finding.

use egui::{Response, RichText, Ui};

use super::small_button;
use crate::editor::action::Action;
use crate::editor::difference;
use crate::editor::stage::Stage;
use crate::editor::theme::Palette;
use crate::rules::Fix;

/// A safe fix is applied unseen; what has to be chosen is shown first. The difference can be read beforehand in either case.
pub fn fix_button(ui: &mut Ui, stage: &mut Stage, fix: &Fix) -> Response {
    let project = stage.state.document.project();
    // A fix of an older value of the project would take back what was changed since.
    let checked = stage.state.document.is_checked();
    let button = ui.add_enabled_ui(checked, |ui| small_button(ui, &fix.title)).inner.on_hover_ui(|ui| {
        ui.set_max_width(360.0);
        let hint = if fix.safe { "Mends this without changing anything you chose." } else { "Shows what this would change." };
        ui.label(RichText::new(hint).color(Palette::of(ui).weak));
        let mut after = project.content.clone();
        if fix.edits.iter().all(|edit| after.apply(edit).is_ok()) {
            for line in difference::between(&project.content, &after) {
                ui.label(format!("{}: {} → {}", line.what, line.old, line.new));
            }
        }
    });
    if button.clicked() {
        stage.push(if fix.safe { Action::ApplyFix(fix.clone()) } else { Action::PreviewFix(fix.clone()) });
    }
    button
}
