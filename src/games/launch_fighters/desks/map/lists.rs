//! Lists the labels and areas of a map, so that the user can find, name and remove them.

use egui::{RichText, Ui};

use super::{OpenMap, set};
use kit::action::Action;
use kit::desks::FrameContext;
use kit::desks::form::{Form, Line};
use kit::theme::{self, Palette};
use kit::widgets::{Icon, icon_button, section, small_button};
use launch_fighters::{Area, AreaPurpose, InMap, Label, Place};
use rules::counted;

/// Lists the labels of the open map.
pub fn labels(ui: &mut Ui, context: &mut FrameContext, open: OpenMap) {
    section(ui, "LABELS");
    for (number, id) in (1..).zip(open.map.labels.ids()) {
        line(ui, context, Place::Map(open.id, InMap::Label(id)), &format!("label {number}"));
    }
    let cursor = context.memory.own.of::<crate::Memory>().map.view.cursor.unwrap_or_default();
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

/// Lists the areas of the open map.
pub fn areas(ui: &mut Ui, context: &mut FrameContext, open: OpenMap) {
    section(ui, "AREAS");
    for (number, (id, area)) in (1..).zip(open.map.areas.iter()) {
        line(ui, context, Place::Map(open.id, InMap::Area(id)), &format!("area {number}"));
        let words = counted(area.spaces.len(), "space");
        ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
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

/// Shows a label or an area as one line of its list, with a button that brings it into view on the map.
fn line(ui: &mut Ui, context: &mut FrameContext, place: Place, name: &str) {
    let Some(form) = Form::among(context, place, name) else { return };
    ui.push_id(name, |ui| {
        Line { form, hints: Vec::new() }.show(ui, context, theme::ROW, |ui, context| {
            if icon_button(ui, Icon::GoTo, &format!("Go to {name}"), "Show it on the map.", true).clicked() {
                context.push(Action::Select(place.into()));
            }
        });
    });
}
