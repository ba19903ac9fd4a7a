//! The frame around the desk: the toolbar above, the outline on the left, the inspector on the right, and below the desk the panel with problems and
//! playtests and the status bar.

mod desk;
mod inspector;
mod kept;
mod menus;
mod notice;
mod outline;
mod playtest;
mod problems;
mod status;
mod tabs;
mod toolbar;

use egui::accesskit::{self, Role};
use egui::{CentralPanel, Frame, Id, Margin, Panel, Rect, Ui, UiBuilder, Vec2};

use super::action::{Bottom, Stop};
use super::desks::{self, FrameContext, covered};
use super::focus;
use super::room;
use super::theme::Palette;
use super::things;
use super::tour;
use super::widgets::toolbar as one_stop;

/// In a window where less width than this is left beside the outline, the inspector is hidden; in points of the screen.
const NARROWEST_WITH_INSPECTOR: f32 = 680.0;

/// The least height of the panel below the desk, in points of the screen.
const LOWEST: f32 = 132.0;
/// The greatest height of the panel below the desk, as a fraction of the window's height.
const MOST_OF_HEIGHT: f32 = 0.6;
/// The greatest width of a panel beside the desk, as a fraction of the window's width.
const MOST_OF_WIDTH: f32 = 0.3;

/// Shows all panels and the desk.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    let palette = Palette::of(ui);
    let bar = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(8, 4));
    let side = Frame::new().fill(palette.panel).inner_margin(Margin { left: 10, right: 6, top: 8, bottom: 4 });
    Panel::top("toolbar")
        .frame(bar)
        .show(ui, |ui| steady(ui, "Toolbar", |ui| one_stop(ui, "Commands", |ui| toolbar::show(ui, context))));
    notice::show(ui, context);
    // A game by post takes the whole window, and so does a game that the user plays here.
    if context.state.is_at_post() {
        let ground = Frame::new().fill(palette.desk).inner_margin(Margin::same(0));
        CentralPanel::default()
            .frame(ground)
            .show(ui, |ui| steady(ui, "Game by post", |ui| room::at_least(ui, room::POST, (), |ui| desks::by_post(ui, context))));
        return;
    }
    if context.state.is_at_table() {
        let ground = Frame::new().fill(palette.desk).inner_margin(Margin::same(0));
        CentralPanel::default()
            .frame(ground)
            .show(ui, |ui| steady(ui, "Table", |ui| room::at_least(ui, room::TABLE, (), |ui| desks::show(ui, context))));
        return;
    }
    if context.state.view.table_status.covers_design {
        let ground = Frame::new().fill(palette.desk).inner_margin(Margin::same(0));
        CentralPanel::default().frame(ground).show(ui, |ui| steady(ui, "Desk", |ui| covered::show(ui, context)));
        return;
    }
    Panel::bottom("status")
        .frame(bar.inner_margin(Margin::symmetric(12, 3)))
        .show(ui, |ui| steady(ui, "Status", |ui| one_stop(ui, "State of the project", |ui| status::show(ui, context))));
    let list = side.inner_margin(Margin { left: 12, right: 8, top: 6, bottom: 4 });
    let below = Some(context.state.view.bottom).filter(|_| context.state.view.below);
    // The user may have set the sizes of the panels on a large screen. On a small screen, the panels still have to leave space for the desk.
    let room = ui.available_size();
    let (highest, widest) = ((room.y * MOST_OF_HEIGHT).min(room.y - LOWEST), room.x * MOST_OF_WIDTH);
    if below == Some(Bottom::Problems) {
        let shown = Panel::bottom("problems")
            .frame(list)
            .default_size(150.0)
            .size_range(LOWEST..=highest.clamp(LOWEST, 420.0))
            .resizable(true)
            .show(ui, |ui| fixed(ui, "Problems", |ui| room::at_least(ui, room::BELOW, (), |ui| problems::show(ui, context))))
            .response;
        tour::mark(ui.ctx(), Stop::Problems, shown.rect);
    }
    if below == Some(Bottom::Playtest) {
        Panel::bottom("playtest")
            .frame(list)
            .default_size(290.0)
            .size_range(LOWEST..=highest.clamp(LOWEST, 640.0))
            .resizable(true)
            .show(ui, |ui| fixed(ui, "Playtest", |ui| room::at_least(ui, room::BELOW, (), |ui| playtest::show(ui, context))));
    }
    if below == Some(Bottom::Kept) {
        Panel::bottom("kept")
            .frame(list)
            .default_size(290.0)
            .size_range(LOWEST..=highest.clamp(LOWEST, 640.0))
            .resizable(true)
            .show(ui, |ui| fixed(ui, "Kept", |ui| room::at_least(ui, room::BELOW, (), |ui| kept::show(ui, context))));
    }
    if context.state.view.outline {
        let shown = Panel::left("outline")
            .frame(side)
            .default_size(236.0)
            .size_range(160.0..=widest.clamp(160.0, 420.0))
            .show(ui, |ui| fixed(ui, "Outline", |ui| outline::show(ui, context)))
            .response;
        tour::mark(ui.ctx(), Stop::Outline, shown.rect);
    }
    // In a narrow window the inspector is hidden, since the desk needs the space.
    if context.state.view.inspector && ui.available_width() >= NARROWEST_WITH_INSPECTOR {
        let shown = Panel::right("inspector")
            .frame(side.inner_margin(Margin { left: 12, right: 8, top: 10, bottom: 4 }))
            .default_size(272.0)
            .size_range(220.0..=widest.clamp(220.0, 420.0))
            .show(ui, |ui| fixed(ui, "Inspector", |ui| inspector::show(ui, context)))
            .response;
        tour::mark(ui.ctx(), Stop::Inspector, shown.rect);
    }
    let ground = Frame::new().fill(palette.desk).inner_margin(Margin::same(0));
    tour::mark(ui.ctx(), Stop::Desk, ui.available_rect_before_wrap());
    let of = (context.state.view.desk, things::thing(context.state.document.place()));
    CentralPanel::default()
        .frame(ground)
        .show(ui, |ui| steady(ui, "Desk", |ui| room::at_least(ui, room::DESK, of, |ui| desk::show(ui, context))));
}

/// Shows a panel with this name, whose size does not depend on its contents.
fn fixed(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui)) {
    let room = ui.available_rect_before_wrap();
    let mut inside = ui.new_child(UiBuilder::new().max_rect(room));
    inside.set_clip_rect(inside.clip_rect().intersect(room.expand2(Vec2::new(4.0, 0.0))));
    steady(&mut inside, name, contents);
    ui.advance_cursor_after_rect(room);
}

/// Shows the contents of a panel as a region with a name. The id of the region does not depend on which other panels are visible, so that a control
/// keeps its focus when a message or the list of problems appears.
fn steady(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui)) {
    let region =
        UiBuilder::new().scope_id(Id::unique(("panel", name))).accessibility_role(Role::Region).accessibility_label(name);
    let shown = ui.scope_builder(region, contents).response;
    let Rect { min, max } = shown.rect.intersect(ui.clip_rect());
    let bounds = accesskit::Rect::new(min.x.into(), min.y.into(), max.x.into(), max.y.into());
    ui.ctx().accesskit_node_builder(shown.id, |region| region.set_bounds(bounds));
    focus::mark(ui.ctx(), name, shown.rect);
}
