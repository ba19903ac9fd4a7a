//! The middle: what is selected, or the pages of the project.

use egui::{Frame, Margin, Ui};

use crate::editor::action::{Action, DeskMode};
use crate::editor::desks;
use crate::editor::desks::Stage;
use crate::editor::theme::Palette;
use crate::editor::things;
use crate::editor::widgets::toggle;

/// Shows the desk below its two tabs.
pub fn show(ui: &mut Ui, stage: &mut Stage) {
    let palette = Palette::of(ui);
    Frame::new().fill(palette.desk).inner_margin(Margin { left: 16, right: 16, top: 8, bottom: 4 }).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let mut modes = vec![(DeskMode::Design, "Design"), (DeskMode::Print, "Print preview")];
            if stage.state.view.desk == DeskMode::Table {
                modes.push((DeskMode::Table, things::overview(&stage.state.document.project().content).tab));
            }
            if stage.state.view.desk == DeskMode::Compare || things::comparable(&stage.state.chosen()) {
                modes.push((DeskMode::Compare, "Compare"));
            }
            for (mode, words) in modes {
                if toggle(ui, stage.state.view.desk == mode, words).clicked() {
                    stage.push(Action::ShowDesk(mode));
                }
            }
        });
    });
    Frame::new().inner_margin(Margin { left: 16, right: 6, top: 2, bottom: 6 }).show(ui, |ui| desks::show(ui, stage));
}
