//! The labels and the areas of a map, listed: found, named and taken away.

use egui::{ComboBox, RichText, Ui};

use super::{OpenMap, set};
use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Field, Icon, icon_button, section, small_button};
use crate::rules;
use crate::rules::launch_fighters::{Area, AreaPurpose, InMap, Label, Place};

/// What happened to a row.
#[derive(Default)]
struct Row {
    text: Option<String>,
    jump: bool,
    remove: bool,
}

/// Lists the labels.
pub fn labels(ui: &mut Ui, context: &mut FrameContext, open: OpenMap) {
    section(ui, "LABELS");
    for (index, (id, label)) in open.map.labels.iter().enumerate() {
        let place = InMap::Label(id);
        let done = row(ui, context, open, &format!("Label {}", index + 1), &label.text, place);
        if let Some(text) = done.text {
            change(context, open, "Change a label", place, |map| {
                if let Some(label) = map.labels.get_mut(id) {
                    label.text = text;
                }
            });
        }
        if done.remove {
            context.change(set(open, "Remove a label", |map| map.labels.retain_ids(|other| other != id)));
        }
    }
    let cursor = context.memory.launch_fighters.map.view.cursor.unwrap_or_default();
    let help = "Write on the space at the cursor.";
    if small_button(ui, "Add label").on_hover_text(help).clicked() {
        let id = open.map.labels.next_id();
        let change = set(open, "Add a label", |map| {
            map.labels.add(Label { text: "New label".into(), at: cursor });
        });
        context.change(change.then_select(Place::Map(open.id, InMap::Label(id))));
    }
    ui.add_space(theme::GAP);
}

/// Lists the areas.
pub fn areas(ui: &mut Ui, context: &mut FrameContext, open: OpenMap) {
    section(ui, "AREAS");
    for (index, (id, area)) in open.map.areas.iter().enumerate() {
        let place = InMap::Area(id);
        let name = format!("Area {}", index + 1);
        let done = row(ui, context, open, &name, &area.name, place);
        if let Some(text) = done.text {
            change(context, open, "Rename an area", place, |map| {
                if let Some(area) = map.areas.get_mut(id) {
                    area.name = text;
                }
            });
        }
        if done.remove {
            context.change(set(open, "Remove an area", |map| map.areas.retain_ids(|other| other != id)));
        }
        ui.horizontal(|ui| {
            let label = ui.label(RichText::new("for").size(theme::SMALL).color(Palette::of(ui).weak));
            let combo = ComboBox::from_id_salt(("purpose", id.number())).width(90.0).selected_text(area.purpose.label());
            let shown = combo.show_ui(ui, |ui| {
                for purpose in AreaPurpose::ALL {
                    if ui.selectable_label(area.purpose == purpose, purpose.label()).clicked() && area.purpose != purpose {
                        context.change(set(open, "Change what an area is for", |map| {
                            if let Some(area) = map.areas.get_mut(id) {
                                area.purpose = purpose;
                            }
                        }));
                    }
                }
            });
            shown.response.labelled_by(label.id);
            let count = area.spaces.len();
            let spaces = if count == 1 { "1 space".into() } else { format!("{count} spaces") };
            ui.label(RichText::new(spaces).size(theme::SMALL).color(Palette::of(ui).weak));
        });
    }
    if small_button(ui, "Add area").on_hover_text("Start an area; paint its spaces with the Area tool.").clicked() {
        let id = open.map.areas.next_id();
        let name = format!("Area {}", open.map.areas.len() + 1);
        let change = set(open, "Add an area", |map| {
            map.areas.add(Area { name, purpose: AreaPurpose::Control, spaces: std::collections::BTreeSet::new() });
        });
        context.change(change.then_select(Place::Map(open.id, InMap::Area(id))));
    }
    ui.add_space(theme::GAP);
}

fn row(ui: &mut Ui, context: &mut FrameContext, open: OpenMap, name: &str, text: &str, place: InMap) -> Row {
    let mut row = Row::default();
    ui.horizontal_top(|ui| {
        let width = ui.available_width() - 2.0 * (theme::ROW + theme::GAP);
        let typed = Field::new(name, text).bare().width(width.max(60.0)).show(ui);
        if context.jumps_to(&rules::Place::from(Place::Map(open.id, place))) {
            typed.response.request_focus();
            typed.response.scroll_to_me(None);
        }
        if typed.done {
            context.push(Action::FinishStep);
        }
        row.text = typed.text;
        let lower = name.to_lowercase();
        row.jump = icon_button(ui, Icon::GoTo, &format!("Go to {lower}"), "Show it on the map.", true).clicked();
        row.remove = icon_button(ui, Icon::Trash, &format!("Remove {lower}"), "Take it off the map.", true).clicked();
    });
    if row.jump {
        context.push(Action::Select(Place::Map(open.id, place).into()));
    }
    row
}

fn change(
    context: &mut FrameContext,
    open: OpenMap,
    label: &str,
    place: InMap,
    put: impl FnOnce(&mut rules::launch_fighters::Map),
) {
    let of = match place {
        InMap::Label(id) => u64::from(id.number()) << 1,
        InMap::Area(id) => u64::from(id.number()) << 1 | 1,
        _ => 0,
    };
    context.change(set(open, label, put).during(Some(crate::project::Gesture(of))));
}
