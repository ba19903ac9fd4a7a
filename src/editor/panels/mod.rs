//! The frame round the desk: toolbar above, outline left, inspector right, problems, the playtest and the status below.

mod desk;
mod inspector;
mod notice;
mod outline;
mod playtest;
mod problems;
mod status;
mod tabs;
mod toolbar;

use egui::accesskit::Role;
use egui::{CentralPanel, Frame, Id, Margin, Panel, Ui, UiBuilder};

use super::action::{Bottom, Stop};
use super::desks::FrameContext;
use super::theme::Palette;
use super::tour;

/// How wide the room beside the outline has to be for the inspector to be shown.
const NARROWEST_WITH_INSPECTOR: f32 = 680.0;

/// Shows all panels and the desk.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    let palette = Palette::of(ui);
    let bar = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(8, 4));
    let side = Frame::new().fill(palette.panel).inner_margin(Margin { left: 10, right: 6, top: 8, bottom: 4 });
    Panel::top("toolbar").frame(bar).show(ui, |ui| steady(ui, "Toolbar", |ui| toolbar::show(ui, context)));
    if context.state.notice.is_some() {
        Panel::top("notice")
            .frame(bar.inner_margin(Margin::symmetric(12, 6)))
            .show(ui, |ui| steady(ui, "Notice", |ui| notice::show(ui, context)));
    }
    Panel::bottom("status")
        .frame(bar.inner_margin(Margin::symmetric(12, 3)))
        .show(ui, |ui| steady(ui, "Status", |ui| status::show(ui, context)));
    let list = side.inner_margin(Margin { left: 12, right: 8, top: 6, bottom: 4 });
    let below = Some(context.state.view.bottom).filter(|_| context.state.view.below);
    if below == Some(Bottom::Problems) && problems::is_empty(context.state) {
        let shown = Panel::bottom("no problems")
            .frame(list)
            .exact_size(40.0)
            .resizable(false)
            .show(ui, |ui| steady(ui, "Problems", |ui| problems::none(ui, context)))
            .response;
        tour::mark(ui.ctx(), Stop::Problems, shown.rect);
    } else if below == Some(Bottom::Problems) {
        let shown = Panel::bottom("problems")
            .frame(list)
            .default_size(150.0)
            .size_range(80.0..=420.0)
            .resizable(true)
            .show(ui, |ui| steady(ui, "Problems", |ui| problems::show(ui, context)))
            .response;
        tour::mark(ui.ctx(), Stop::Problems, shown.rect);
    }
    if below == Some(Bottom::Playtest) {
        Panel::bottom("playtest")
            .frame(list)
            .default_size(290.0)
            .size_range(120.0..=640.0)
            .resizable(true)
            .show(ui, |ui| steady(ui, "Playtest", |ui| playtest::show(ui, context)));
    }
    if context.state.view.outline {
        let shown = Panel::left("outline")
            .frame(side)
            .default_size(236.0)
            .size_range(160.0..=420.0)
            .show(ui, |ui| steady(ui, "Outline", |ui| outline::show(ui, context)))
            .response;
        tour::mark(ui.ctx(), Stop::Outline, shown.rect);
    }
    // In a narrow window the desk needs the room.
    if context.state.view.inspector && ui.available_width() >= NARROWEST_WITH_INSPECTOR {
        let shown = Panel::right("inspector")
            .frame(side.inner_margin(Margin { left: 12, right: 8, top: 10, bottom: 4 }))
            .default_size(272.0)
            .size_range(220.0..=420.0)
            .show(ui, |ui| steady(ui, "Inspector", |ui| inspector::show(ui, context)))
            .response;
        tour::mark(ui.ctx(), Stop::Inspector, shown.rect);
    }
    let ground = Frame::new().fill(palette.desk).inner_margin(Margin::same(0));
    tour::mark(ui.ctx(), Stop::Desk, ui.available_rect_before_wrap());
    CentralPanel::default().frame(ground).show(ui, |ui| steady(ui, "Desk", |ui| desk::show(ui, context)));
}

/// Shows the contents of a panel as a region with a name, under an id that does not depend on which other panels are there: a control
/// keeps its focus when a message or the list of problems appears.
fn steady(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui)) {
    let region =
        UiBuilder::new().scope_id(Id::unique(("panel", name))).accessibility_role(Role::Region).accessibility_label(name);
    ui.scope_builder(region, contents);
}
