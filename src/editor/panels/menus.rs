//! The menus. They open by a click, or by Alt and the letter that is underlined while Alt is held down; the arrow keys move through the entries and
//! from menu to menu.

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Button, Color32, Event, EventFilter, Id as WidgetId, Key, Modifiers, Popup, Response, RichText, Stroke, TextStyle, Ui, Vec2,
};

use super::toolbar;
use crate::editor::action::Action;
use crate::editor::command::{Id, Menu, commands};
use crate::editor::desks::FrameContext;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{tell_beside_menu, told_beside_menu};

/// Shows the menus side by side.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    let lettered = ui.input(|input| input.modifiers.alt) && context.state.view.dialog.is_none();
    let popups = Menu::ALL.map(|menu| {
        let shown = ui.menu_button(words(ui, menu, lettered), |ui| entries(ui, context, menu));
        Popup::default_response_id(&shown.response)
    });
    if context.state.view.dialog.is_none() {
        by_keys(ui, popups);
    }
}

/// The name of a menu. If `lettered` is true, the letter that opens the menu is underlined.
fn words(ui: &Ui, menu: Menu, lettered: bool) -> LayoutJob {
    let font = TextStyle::Button.resolve(ui.style());
    // The placeholder colour is replaced by the button's own colour for text.
    let plain = TextFormat::simple(font, Color32::PLACEHOLDER);
    let line = if lettered { Stroke::new(1.0, Palette::of(ui).text) } else { Stroke::NONE };
    let (letter, rest) = menu.label().split_at(1);
    let mut job = LayoutJob::default();
    job.append(letter, 0.0, TextFormat { underline: line, ..plain.clone() });
    job.append(rest, 0.0, plain);
    job
}

/// The key under which the window's memory notes that a menu was opened by keys, so that its first entry gets the keyboard focus.
fn opened() -> WidgetId {
    WidgetId::unique("menu opened by keys")
}

/// Opens and closes menus by their letters, and moves from an open menu to the next one by the arrow keys.
fn by_keys(ui: &Ui, popups: [WidgetId; Menu::ALL.len()]) {
    let open = popups.iter().position(|popup| Popup::is_id_open(ui.ctx(), *popup));
    let mut to = None;
    for (menu, popup) in Menu::ALL.into_iter().zip(popups) {
        let pressed = ui.input_mut(|input| {
            let pressed = input.consume_key(Modifiers::ALT, menu.letter());
            if pressed {
                // The letter must not be typed into a text field as well.
                input.events.retain(|event| !matches!(event, Event::Text(_)));
            }
            pressed
        });
        if pressed && Popup::is_id_open(ui.ctx(), popup) {
            Popup::close_id(ui.ctx(), popup);
        } else if pressed {
            to = Some(popup);
        }
    }
    if let Some(open) = open {
        let step = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let count = popups.len();
        if step(Key::ArrowRight) {
            to = Some(popups[(open + 1) % count]);
        } else if step(Key::ArrowLeft) {
            to = Some(popups[(open + count - 1) % count]);
        }
    }
    if let Some(popup) = to {
        Popup::open_id(ui.ctx(), popup);
        ui.data_mut(|data| data.insert_temp(opened(), true));
        ui.ctx().request_repaint();
    }
}

/// Moves the keyboard focus through the entries of a menu.
fn step_through(ui: &Ui, entries: &[Response]) {
    let Some(first) = entries.first() else { return };
    let just_opened = ui.data_mut(|data| data.remove_temp::<bool>(opened())).is_some();
    if just_opened {
        first.request_focus();
        return;
    }
    let focused = entries.iter().position(Response::has_focus);
    let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let count = entries.len();
    let to = match (pressed(Key::ArrowDown), pressed(Key::ArrowUp), focused) {
        (true, _, Some(at)) => Some((at + 1) % count),
        (_, true, Some(at)) => Some((at + count - 1) % count),
        (true, _, None) => Some(0),
        (_, true, None) => Some(count - 1),
        (false, false, _) => None,
    };
    if let Some(to) = to {
        entries[to].request_focus();
    }
    // As long as the menu is open, only the menu gets the arrow keys.
    if let Some(at) = to.or(focused) {
        let filter = EventFilter { vertical_arrows: true, horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(entries[at].id, filter));
    }
}

fn entries(ui: &mut Ui, context: &mut FrameContext, menu: Menu) {
    ui.set_min_width(230.0);
    ui.spacing_mut().item_spacing.y = 1.0;
    let mut choosable = Vec::new();
    for command in commands().iter().filter(|command| command.menu == menu && command.is_listed(context.state)) {
        if command.id == Some(Id::ThemeSystem) {
            ui.separator();
        }
        let action = command.action(context.state);
        let keys = command.keys(ui.ctx(), &context.state.settings.keys).unwrap_or_default();
        let label = match (command.id, context.state.undo_label(), context.state.redo_label()) {
            (Some(Id::Undo), Some(what), _) | (Some(Id::Redo), _, Some(what)) => format!("{}: {what}", command.label),
            _ => command.label.to_owned(),
        };
        let button =
            Button::new(label).right_text(RichText::new(keys).color(Palette::of(ui).weak)).min_size(Vec2::new(0.0, 24.0));
        let response = ui.add_enabled(action.is_some(), button);
        tell_beside_menu(&response, |ui| {
            ui.label(command.tooltip);
            toolbar::differences(ui, context.state, command.id);
        });
        if action.is_some() {
            choosable.push(response.clone());
        }
        if let Some(action) = action.filter(|_| response.clicked()) {
            context.push(action);
            ui.close();
        }
        match command.id {
            Some(Id::Sample) => recent(ui, context),
            Some(Id::Redo) if !context.state.is_at_table() && !context.state.is_at_post() => steps(ui, context),
            _ => {}
        }
        if matches!(command.id, Some(Id::SaveAs | Id::ImportTable | Id::Redo | Id::FixAll | Id::ShowPages | Id::ThemeDark)) {
            ui.separator();
        }
    }
    step_through(ui, &choosable);
}

/// How many steps the history lists in each direction at most.
const MOST_STEPS: usize = 20;

/// Shows the steps that can be undone and redone, in order. A click on one undoes or redoes all steps up to it.
fn steps(ui: &mut Ui, context: &mut FrameContext) {
    ui.menu_button("History", |ui| {
        let document = &context.state.document;
        let redone: Vec<&str> = document.redo_labels().take(MOST_STEPS).collect();
        let weak = Palette::of(ui).weak;
        let mut go = None;
        for (index, label) in redone.iter().enumerate().rev() {
            let button = Button::new(RichText::new(*label).color(weak));
            let button = told_beside_menu(ui.add(button), "Bring everything up to this step again.");
            if button.accessible_name(format!("Redo up to {label}")).clicked() {
                go = Some((Action::Redo, index + 1));
            }
        }
        ui.label(RichText::new("Now").font(theme::bold(theme::BODY)));
        for (index, label) in document.undo_labels().take(MOST_STEPS).enumerate() {
            let button = told_beside_menu(ui.button(label), "Take this step back, and all after it.");
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
        let recent = &context.state.settings.recent;
        for path in recent {
            // If two recent files have the same name, they are shown with their folders.
            let is_alone = recent.iter().filter(|other| other.file_name() == path.file_name()).count() == 1;
            let name = path.file_name().filter(|_| is_alone);
            let name = name.map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned());
            if told_beside_menu(ui.button(name), path.display().to_string()).clicked() {
                context.actions.push(Action::Open(path.clone()));
                ui.close();
            }
        }
        if recent.is_empty() {
            ui.label(RichText::new("Nothing yet").color(Palette::of(ui).weak));
        }
    });
    ui.separator();
}
