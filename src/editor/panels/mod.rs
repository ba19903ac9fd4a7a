//! The frame round the desk: toolbar above, outline left, inspector right, problems and status below.

mod desk;
mod inspector;
mod notice;
mod outline;
mod problems;
mod status;
mod toolbar;

use egui::{CentralPanel, Frame, Margin, Panel, Ui};

use super::stage::Stage;
use super::theme::Palette;

/// Shows all panels and the desk.
pub fn show(ui: &mut Ui, stage: &mut Stage) {
    let palette = Palette::of(ui);
    let bar = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(8, 4));
    let side = Frame::new().fill(palette.panel).inner_margin(Margin { left: 10, right: 6, top: 8, bottom: 4 });
    Panel::top("toolbar").frame(bar).show(ui, |ui| toolbar::show(ui, stage));
    if stage.state.notice.is_some() {
        Panel::top("notice").frame(bar.inner_margin(Margin::symmetric(12, 6))).show(ui, |ui| notice::show(ui, stage));
    }
    Panel::bottom("status").frame(bar.inner_margin(Margin::symmetric(12, 3))).show(ui, |ui| status::show(ui, stage));
    if stage.state.view.outline {
        Panel::left("outline").frame(side).default_size(236.0).size_range(160.0..=420.0).show(ui, |ui| outline::show(ui, stage));
    }
    if stage.state.view.inspector {
        Panel::right("inspector")
            .frame(side.inner_margin(Margin { left: 12, right: 8, top: 10, bottom: 4 }))
            .default_size(272.0)
            .size_range(220.0..=420.0)
            .show(ui, |ui| inspector::show(ui, stage));
    }
    let list = side.inner_margin(Margin { left: 12, right: 8, top: 6, bottom: 4 });
    if stage.state.view.problems && problems::is_empty(stage.state) {
        Panel::bottom("no problems").frame(list).exact_size(40.0).resizable(false).show(ui, |ui| problems::none(ui, stage));
    } else if stage.state.view.problems {
        Panel::bottom("problems")
            .frame(list)
            .default_size(150.0)
            .size_range(80.0..=420.0)
            .resizable(true)
            .show(ui, |ui| problems::show(ui, stage));
    }
    let ground = Frame::new().fill(palette.desk).inner_margin(Margin::same(0));
    CentralPanel::default().frame(ground).show(ui, |ui| desk::show(ui, stage));
}
