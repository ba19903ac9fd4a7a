//! The bar above: menus, the commands one needs all the time, and the way to all others.

use egui::{Align, Button, Layout, MenuBar, Response, RichText, Ui, Vec2};

use crate::editor::action::{Action, Stop};
use crate::editor::command::{self, Id, Menu, commands};
use crate::editor::desks::FrameContext;
use crate::editor::difference;
use crate::editor::theme::{self, Palette};
use crate::editor::tour;
use crate::editor::widgets::{Icon, icon_button};

/// Shows the bar.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    MenuBar::new().ui(ui, |ui| {
        for menu in Menu::ALL {
            ui.menu_button(menu.label(), |ui| entries(ui, context, menu));
        }
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

fn entries(ui: &mut Ui, context: &mut FrameContext, menu: Menu) {
    ui.set_min_width(230.0);
    let game = context.state.document.project().content.game();
    ui.spacing_mut().item_spacing.y = 1.0;
    for command in commands().iter().filter(|command| command.menu == menu && command.serves(game)) {
        if command.id == Some(Id::ThemeSystem) {
            ui.separator();
        }
        let action = command.action(context.state);
        let keys = command.keys(ui.ctx(), &context.state.settings.keys).unwrap_or_default();
        let label = match (command.id, context.state.document.undo_label(), context.state.document.redo_label()) {
            (Some(Id::Undo), Some(what), _) | (Some(Id::Redo), _, Some(what)) => format!("{}: {what}", command.label),
            _ => command.label.to_owned(),
        };
        let button =
            Button::new(label).right_text(RichText::new(keys).color(Palette::of(ui).weak)).min_size(Vec2::new(0.0, 24.0));
        let response = ui.add_enabled(action.is_some(), button).on_hover_text(command.tooltip);
        let response = with_differences(response, context, command.id);
        if let Some(action) = action.filter(|_| response.clicked()) {
            context.push(action);
            ui.close();
        }
        match command.id {
            Some(Id::Sample) => recent(ui, context),
            Some(Id::Redo) => steps(ui, context),
            _ => {}
        }
        if matches!(command.id, Some(Id::SaveAs | Id::Print | Id::Redo | Id::FixAll | Id::ShowPages | Id::ThemeDark)) {
            ui.separator();
        }
    }
}

/// The most steps that the history lists each way.
const MOST_STEPS: usize = 20;

/// The steps that can be taken back and brought again, in order; a press goes there.
fn steps(ui: &mut Ui, context: &mut FrameContext) {
    ui.menu_button("History", |ui| {
        let document = &context.state.document;
        let redone: Vec<&str> = document.redo_labels().take(MOST_STEPS).collect();
        let weak = Palette::of(ui).weak;
        let mut go = None;
        for (index, label) in redone.iter().enumerate().rev() {
            let button = Button::new(RichText::new(*label).color(weak));
            let button = ui.add(button).on_hover_text("Bring everything up to this step again.");
            if button.accessible_name(format!("Redo up to {label}")).clicked() {
                go = Some((Action::Redo, index + 1));
            }
        }
        ui.label(RichText::new("Now").font(theme::bold(theme::BODY)));
        for (index, label) in document.undo_labels().take(MOST_STEPS).enumerate() {
            let button = ui.button(label).on_hover_text("Take this step back, and all after it.");
            if button.accessible_name(format!("Undo back to {label}")).clicked() {
                go = Some((Action::Undo, index + 1));
            }
        }
        if let Some((step, times)) = go {
            context.actions.extend(vec![step; times]);
            ui.close();
        }
    });
}

fn recent(ui: &mut Ui, context: &mut FrameContext) {
    ui.menu_button("Open recent", |ui| {
        for path in &context.state.settings.recent {
            let name = path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned());
            if ui.button(name).on_hover_text(path.display().to_string()).clicked() {
                context.actions.push(Action::Open(path.clone()));
                ui.close();
            }
        }
        if context.state.settings.recent.is_empty() {
            ui.label(RichText::new("Nothing yet").color(Palette::of(ui).weak));
        }
    });
    ui.separator();
}

fn button(ui: &mut Ui, context: &mut FrameContext, id: Id) {
    let command = command::command(id);
    let action = command.action(context.state);
    let what = match id {
        Id::Undo => context.state.document.undo_label(),
        Id::Redo => context.state.document.redo_label(),
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

/// The most differences that a tooltip tells of.
const MOST_DIFFERENCES: usize = 12;

/// Has the tooltip of undo and redo say what would change.
fn with_differences(response: Response, context: &FrameContext, id: Option<Id>) -> Response {
    let document = &context.state.document;
    let next = match id {
        Some(Id::Undo) => document.before(),
        Some(Id::Redo) => document.after(),
        _ => None,
    };
    let Some(next) = next else { return response };
    response.on_hover_ui(|ui| {
        ui.set_max_width(360.0);
        let differences = difference::of_projects(document.project(), next);
        for line in differences.iter().take(MOST_DIFFERENCES) {
            ui.label(RichText::new(line.to_string()).size(theme::SMALL));
        }
        if let Some(more) = differences.len().checked_sub(MOST_DIFFERENCES).filter(|more| *more > 0) {
            ui.label(RichText::new(format!("and {more} more")).size(theme::SMALL).color(Palette::of(ui).weak));
        }
    })
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

/// The project's title; a click shows the project.
fn title(ui: &mut Ui, context: &mut FrameContext) {
    let title = context.state.document.project().title.clone();
    let words = if title.trim().is_empty() { "Untitled".to_owned() } else { title };
    let button = Button::new(RichText::new(words).font(theme::bold(theme::BODY))).frame_when_inactive(false).truncate();
    if ui.add(button).on_hover_text(command::command(Id::ShowProject).tooltip).accessible_name("Project").clicked() {
        context.push(Action::Select(crate::rules::Place::Project));
    }
}
