//! The toolbar: the menus (`menus.rs`), the commands in constant use, and the button for the command palette.

use egui::{Align, Button, Label, Layout, MenuBar, Response, RichText, Ui, Vec2};

use super::menus;
use crate::editor::action::{Action, Stop};
use crate::editor::command::{self, Id};
use crate::editor::desks::FrameContext;
use crate::editor::state::State;
use crate::editor::theme::{self, Palette};
use crate::editor::tour;
use crate::editor::widgets::{Icon, icon_button};
use crate::project::Project;
use crate::project::difference;

/// Shows the toolbar.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    MenuBar::new().ui(ui, |ui| {
        menus::show(ui, context);
        ui.add_space(6.0);
        ui.separator();
        for id in [Id::Open, Id::Save] {
            button(ui, context, id);
        }
        ui.separator();
        for id in [Id::Undo, Id::Redo] {
            button(ui, context, id);
        }
        ui.separator();
        button(ui, context, Id::Print);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            theme_switch(ui, context);
            search(ui, context);
            ui.with_layout(Layout::centered_and_justified(egui::Direction::LeftToRight), |ui| title(ui, context));
        });
    });
}

fn button(ui: &mut Ui, context: &mut FrameContext, id: Id) {
    let command = command::command(id);
    let action = command.action(context.state);
    let what = match id {
        Id::Undo => context.state.undo_label(),
        Id::Redo => context.state.redo_label(),
        _ => None,
    };
    let help = command.help(ui.ctx(), &context.state.settings.keys);
    let help = what.map_or(help.clone(), |what| format!("{what}\n{help}"));
    let name = command.label.trim_end_matches('…');
    let response = icon_button(ui, command.icon.unwrap_or(Icon::Right), name, &help, action.is_some());
    let response = with_differences(response, context, Some(id));
    if id == Id::Print {
        tour::mark(ui.ctx(), Stop::Print, response.rect);
    }
    if let Some(action) = action.filter(|_| response.clicked()) {
        context.push(action);
    }
}

/// How many differences a tooltip lists at most.
const MOST_DIFFERENCES: usize = 12;

/// Adds to the tooltip of undo or redo the differences that the step would make.
fn with_differences(response: Response, context: &FrameContext, id: Option<Id>) -> Response {
    if undone(context.state, id).is_none() {
        return response;
    }
    response.on_hover_ui(|ui| differences(ui, context.state, id))
}

/// The project after an undo or a redo; `None` for other commands, and if there is no such step.
fn undone(state: &State, id: Option<Id>) -> Option<&Project> {
    match id {
        _ if state.is_at_table() || state.is_at_post() => None,
        Some(Id::Undo) => state.document.before().map(AsRef::as_ref),
        Some(Id::Redo) => state.document.after().map(AsRef::as_ref),
        _ => None,
    }
}

/// Lists what undo or redo would change; shows nothing for other commands.
pub fn differences(ui: &mut Ui, state: &State, id: Option<Id>) {
    let Some(next) = undone(state, id) else { return };
    ui.set_max_width(360.0);
    let differences = difference::of_projects(state.document.project(), next);
    for line in differences.iter().take(MOST_DIFFERENCES) {
        ui.label(RichText::new(line.to_string()).size(theme::SMALL));
    }
    if let Some(more) = differences.len().checked_sub(MOST_DIFFERENCES).filter(|more| *more > 0) {
        ui.label(RichText::new(format!("and {more} more")).size(theme::SMALL).color(Palette::of(ui).weak));
    }
}

fn theme_switch(ui: &mut Ui, context: &mut FrameContext) {
    let dark = ui.visuals().dark_mode;
    let (icon, id) = if dark { (Icon::Sun, Id::ThemeLight) } else { (Icon::Moon, Id::ThemeDark) };
    let command = command::command(id);
    let response = icon_button(ui, icon, if dark { "Light colours" } else { "Dark colours" }, command.tooltip, true);
    if let Some(action) = command.action(context.state).filter(|_| response.clicked()) {
        context.push(action);
    }
}

fn search(ui: &mut Ui, context: &mut FrameContext) {
    let command = command::command(Id::Palette);
    let weak = Palette::of(ui).weak;
    let keys = command.keys(ui.ctx(), &context.state.settings.keys).unwrap_or_default();
    let button = Button::new(RichText::new("Find a command").color(weak))
        .right_text(RichText::new(keys).size(theme::SMALL).color(weak))
        .fill(Palette::of(ui).card)
        .stroke((1.0, Palette::of(ui).border))
        .min_size(Vec2::new(210.0, 24.0));
    let shown = ui.scope(|ui| {
        ui.spacing_mut().button_padding.x = 10.0;
        ui.add(button).on_hover_text(command.tooltip).accessible_name(command.label)
    });
    let response = shown.inner;
    tour::mark(ui.ctx(), Stop::Palette, response.rect);
    if let Some(action) = command.action(context.state).filter(|_| response.clicked()) {
        context.push(action);
    }
}

/// Shows the project's title; a click on it shows the project's desk.
fn title(ui: &mut Ui, context: &mut FrameContext) {
    let title = context.state.title().0.to_owned();
    let words = if title.trim().is_empty() { "Untitled".to_owned() } else { title };
    let words = RichText::new(words).font(theme::bold(theme::BODY));
    if context.state.is_at_post() {
        ui.add(Label::new(words).truncate());
        return;
    }
    let button = Button::new(words).frame_when_inactive(false).truncate();
    if ui.add(button).on_hover_text(command::command(Id::ShowProject).tooltip).accessible_name("Project").clicked() {
        context.push(Action::Select(project::Place::Project));
    }
}
