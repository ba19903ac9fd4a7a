//! The dialog of shortcuts: every command and every tool of the desks with its keys, which the user can change.

use egui::{Align, Event, Frame, Id, KeyboardShortcut, Label, Layout, Margin, RichText, ScrollArea, TextEdit, Ui, Vec2};

use super::{entitled, explain, foot};
use crate::editor::action::Action;
use crate::editor::command::{self, Binding, Group};
use crate::editor::desks::FrameContext;
use crate::editor::keys::{KeyChoices, are_reserved, as_pressed, is_only_held, shown};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{section, small_button, spoken};
use crate::machine;
use crate::project::Game;
use crate::rules::listed;

/// What the dialog waits for while it is open.
#[derive(Clone, Copy, Default, PartialEq)]
enum Waiting {
    #[default]
    Nothing,
    /// The dialog waits for new keys for the binding with this name.
    Keys(&'static str),
    /// The dialog asks whether the binding with this name should take these keys from another binding.
    Answer(&'static str, KeyboardShortcut),
    /// The user has pressed reserved keys for the binding with this name, and the dialog waits for other keys.
    Others(&'static str, KeyboardShortcut),
}

impl Waiting {
    const fn name(self) -> Option<&'static str> {
        match self {
            Self::Nothing => None,
            Self::Keys(name) | Self::Answer(name, _) | Self::Others(name, _) => Some(name),
        }
    }
}

/// The height of the list of commands and tools, in points of the screen.
const HEIGHT: f32 = 420.0;

/// Shows the list of commands and tools with their keys.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    let id = Id::unique("shortcuts");
    let kept: Option<(Waiting, u64)> = ui.data(|data| data.get_temp(id));
    let pass = ui.ctx().cumulative_pass_nr();
    let mut waiting = kept.filter(|(_, last)| last + 2 >= pass).map_or(Waiting::Nothing, |(waiting, _)| waiting);
    let mut choices = context.state.settings.keys.clone();
    listen(ui, &mut waiting, &mut choices);
    entitled(ui, "Keyboard shortcuts");
    let words = search(ui, id, kept.is_none());
    list(ui, &words, &mut waiting, &mut choices);
    ui.data_mut(|data| data.insert_temp(id, (waiting, pass)));
    let reset = (!choices.is_empty()).then(|| ("Reset all", Action::SetKeys(KeyChoices::default())));
    if choices != context.state.settings.keys {
        context.push(Action::SetKeys(choices));
    }
    foot(ui, context, ("Close", Some(Action::Dismiss)), reset.as_slice());
}

/// While the dialog waits for new keys, takes all pressed keys, so that nothing else handles them.
fn listen(ui: &Ui, waiting: &mut Waiting, choices: &mut KeyChoices) {
    let Some(name) = waiting.name() else { return };
    if let Waiting::Answer(..) = waiting {
        if ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape)) {
            *waiting = Waiting::Nothing;
        }
        return;
    }
    let pressed = ui.input_mut(|input| {
        let mut first = None;
        input.events.retain(|event| {
            let keys = match event {
                Event::Key { key, pressed: true, modifiers, .. } if !is_only_held(*key) => Some(as_pressed(*modifiers, *key)),
                Event::Key { .. } | Event::Text(_) => None,
                event => match command::told_by_system(event) {
                    None => return true,
                    told => told,
                },
            };
            first = first.or(keys);
            false
        });
        first
    });
    let Some(keys) = pressed else { return };
    let Some(binding) = command::all().find(|binding| binding.name == name) else { return };
    *waiting = if keys.logical_key == egui::Key::Escape {
        Waiting::Nothing
    } else if are_reserved(keys) {
        Waiting::Others(binding.name, keys)
    } else if command::rival(&binding, keys, choices).is_some() {
        Waiting::Answer(binding.name, keys)
    } else {
        command::take(&binding, keys, choices);
        Waiting::Nothing
    };
}

fn search(ui: &mut Ui, id: Id, first: bool) -> String {
    let id = id.with("search");
    let mut words: String = if first { String::new() } else { ui.data(|data| data.get_temp(id)).unwrap_or_default() };
    let edit = TextEdit::singleline(&mut words)
        .hint_text(RichText::new("Search by name or keys").color(Palette::of(ui).weak))
        .desired_width(f32::INFINITY);
    let field = ui.add(edit).accessible_name("Search shortcuts");
    if first {
        field.request_focus();
    }
    ui.data_mut(|data| data.insert_temp(id, words.clone()));
    words.trim().to_lowercase()
}

fn list(ui: &mut Ui, words: &str, waiting: &mut Waiting, choices: &mut KeyChoices) {
    let keys_of = |ui: &Ui, binding: &Binding, choices: &KeyChoices| {
        let keys = binding.keys(choices);
        keys.iter().map(|keys| shown(ui.ctx(), keys)).collect::<Vec<_>>().join("  or  ")
    };
    ScrollArea::vertical().max_height(HEIGHT).min_scrolled_height(HEIGHT).auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let mut found = false;
        for group in command::headings() {
            let rows: Vec<(Binding, String)> = command::all()
                .filter(|binding| binding.group == group)
                .map(|binding| (binding, keys_of(ui, &binding, choices)))
                .filter(|(binding, keys)| {
                    let text = format!("{} {} {keys}", group.label(), binding.label).to_lowercase();
                    text.contains(words)
                })
                .collect();
            if rows.is_empty() {
                continue;
            }
            found = true;
            ui.add_space(6.0);
            section(ui, &group.label().to_uppercase());
            for (binding, keys) in rows {
                row(ui, &binding, &keys, waiting, choices);
                if waiting.name() == Some(binding.name) {
                    question(ui, &binding, waiting, choices);
                }
            }
        }
        found |= fixed(ui, words);
        if !found {
            explain(ui, "Nothing has that name.");
        }
    });
}

/// Keys that cannot be changed: they move, zoom, choose and edit in the ways that users know from other programs.
const FIXED: [(&str, &str); 9] = [
    ("Move the cursor of a board or a table", "Arrows"),
    ("Apply the tool at the cursor of a board", "Space  or  Enter"),
    ("Pan a board", "Space and drag  or  middle drag"),
    ("Zoom a board", "+ and −  or  wheel"),
    ("Show all of a board", if machine::IS_PAGE { "Alt+0" } else { "Ctrl+0" }),
    ("Cancel a stroke of the brush", "Escape"),
    ("Choose a range of a table", "Shift and arrows"),
    ("Change a cell of a table", "Enter  or  F2"),
    ("Empty the chosen cells of a table", "Delete"),
];

/// Lists the keys that cannot be changed; returns whether any of them matches the search.
fn fixed(ui: &mut Ui, words: &str) -> bool {
    let weak = Palette::of(ui).weak;
    let found = |(label, keys): &&(&str, &str)| format!("boards and tables {label} {keys}").to_lowercase().contains(words);
    let rows: Vec<_> = FIXED.iter().filter(found).collect();
    if !rows.is_empty() {
        ui.add_space(6.0);
        section(ui, "BOARDS AND TABLES").on_hover_text("These keys are always the same.");
    }
    for (label, keys) in &rows {
        ui.allocate_ui_with_layout(
            Vec2::new(ui.available_width() - 10.0, theme::ROW),
            Layout::right_to_left(Align::Center),
            |ui| {
                spoken(&ui.label(RichText::new(*keys).color(weak)), &format!("Keys of {label}: {keys}"));
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(Label::new(*label).truncate()));
            },
        );
    }
    !rows.is_empty()
}

fn row(ui: &mut Ui, binding: &Binding, keys: &str, waiting: &mut Waiting, choices: &mut KeyChoices) {
    let palette = Palette::of(ui);
    ui.allocate_ui_with_layout(Vec2::new(ui.available_width() - 10.0, theme::ROW), Layout::right_to_left(Align::Center), |ui| {
        let name = binding.label.trim_end_matches('…');
        let change = small_button(ui, "Change").on_hover_text("Choose other keys.");
        if change.accessible_name(format!("Change {name}")).clicked() {
            *waiting = Waiting::Keys(binding.name);
        }
        if binding.is_chosen(choices) {
            let default = small_button(ui, "Default").on_hover_text("Go back to its default keys.");
            if default.accessible_name(format!("Default for {name}")).clicked() {
                restore(binding, choices);
            }
        }
        let (words, ink) = if keys.is_empty() { ("none", palette.weak) } else { (keys, palette.text) };
        spoken(&ui.add(Label::new(RichText::new(words).color(ink))), &format!("Keys of {name}: {words}"));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(binding.label).truncate()).on_hover_text(binding.tooltip);
            // The games are named, since the keys may mean something else in a project for another game.
            if binding.games.len() < Game::ALL.len() && matches!(binding.group, Group::Menu(_)) {
                let games: Vec<String> = binding.games.iter().map(|game| game.title().to_owned()).collect();
                ui.label(RichText::new(listed(&games)).size(theme::SMALL).color(palette.weak));
            }
        });
    });
}

/// Restores the default keys of a binding, and takes them from any other binding that has them.
fn restore(binding: &Binding, choices: &mut KeyChoices) {
    for keys in binding.defaults() {
        command::take(binding, keys, choices);
    }
    choices.reset(binding.name);
}

/// Shows what the dialog waits for, below the row of the binding.
fn question(ui: &mut Ui, binding: &Binding, waiting: &mut Waiting, choices: &mut KeyChoices) {
    let palette = Palette::of(ui);
    let frame = Frame::new().fill(palette.selection).corner_radius(theme::ROUND).inner_margin(Margin::symmetric(10, 4));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width() - 14.0);
        ui.horizontal_wrapped(|ui| {
            let written = |keys: &KeyboardShortcut| shown(ui.ctx(), keys);
            match *waiting {
                Waiting::Answer(_, keys) => {
                    let rival = command::rival(binding, keys, choices).map_or("", |rival| rival.label).trim_end_matches('…');
                    let words = format!("{} is {rival}; take it from there?", written(&keys));
                    ui.label(words);
                    if small_button(ui, "Take it").clicked() {
                        command::take(binding, keys, choices);
                        *waiting = Waiting::Nothing;
                    }
                    if small_button(ui, "Leave it").clicked() {
                        *waiting = Waiting::Nothing;
                    }
                    return;
                }
                Waiting::Others(_, keys) => {
                    let words = format!("{} always means the same in the window; press other keys.", written(&keys));
                    ui.label(words)
                }
                _ => ui.label("Press the keys; Escape leaves them as they are."),
            };
            if small_button(ui, "No keys").on_hover_text("Take its keys away.").clicked() {
                choices.choose(binding.name, &[]);
                *waiting = Waiting::Nothing;
            }
        });
    });
}
