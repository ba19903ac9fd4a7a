//! What a ship is called: name, class, type, hull number, letter and style, and remarks.

use egui::{Align, ComboBox, Layout, RichText, Ui, Vec2};

use super::ship_designer::OpenShip;
use super::style::style_choice;
use crate::editor::action::{Action, Change};
use crate::editor::desks::{FrameContext, pictures};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Field, captioned, text_area};
use crate::project::{Gesture, StoredPicture};
use crate::rules::launch_fighters::{Edit, InShip, Place, Ship};
use crate::rules::{self, Origin};

/// Shows the fields.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenShip) {
    let ship = open.ship;
    let gap = theme::GAP;
    let third = (ui.available_width() - gap * 2.0) / 3.0;
    let name = Field::new("Ship name", &ship.name).title().hint("Name of the ship");
    field(ui, context, open, name, Some(InShip::Name), |ship, text| ship.name = text);
    let row = |ui: &mut Ui, fields: &mut dyn FnMut(&mut Ui)| {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            fields(ui);
        });
    };
    row(ui, &mut |ui| {
        let class = Field::new("Class", &ship.class).width(third).hint("Constitution");
        field(ui, context, open, class, None, |ship, text| ship.class = text);
        let kind = Field::new("Type", &ship.kind).width(third).hint("Frigate");
        field(ui, context, open, kind, None, |ship, text| ship.kind = text);
        let number = Field::new("Hull number", &ship.number).width(third).hint("F-101");
        field(ui, context, open, number, None, |ship, text| ship.number = text);
    });
    row(ui, &mut |ui| {
        let letter = Field::new("Counter letter", &ship.letter).width(third).hint("next free").at_most(4);
        field(ui, context, open, letter, Some(InShip::Letter), |ship, text| ship.letter = text);
        style(ui, context, open, third * 2.0 + gap);
    });
    picture(ui, context, open);
}

/// What the counter shows: one of the project's pictures, or the silhouette.
fn picture(ui: &mut Ui, context: &mut FrameContext, open: OpenShip) {
    let label = ui.label(RichText::new("Counter picture").size(theme::SMALL).color(Palette::of(ui).weak));
    ui.add_space(-3.0);
    let room = Vec2::new(ui.available_width(), theme::ROW);
    ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
        let project = context.state.document.project();
        let worn = open.ship.picture;
        pictures::import_button(ui, context, Some(super::things::whole_ship(open.id).into()));
        let name = |id| project.picture(id).map_or("A picture that is not there", StoredPicture::name);
        let room = ui.available_width() - if worn.is_some() { theme::ROW + theme::GAP } else { 0.0 };
        let combo = ComboBox::from_id_salt("picture").width(room).selected_text(worn.map_or("Its silhouette", name)).truncate();
        let shown = combo.show_ui(ui, |ui| {
            let none = std::iter::once((None, "Its silhouette"));
            for (id, words) in none.chain(pictures::all(project).map(|(id, picture)| (Some(id), picture.name()))) {
                if ui.selectable_label(worn == id, words).clicked() {
                    change(context, open, "Change the counter picture", None, |ship| ship.picture = id);
                }
            }
        });
        shown.response.labelled_by(label.id).on_hover_text("What its counters and its record sheet show.");
        if let Some(id) = worn {
            pictures::thumbnail(ui, context, id, theme::ROW);
        }
    });
}

/// Shows the notes and where the design comes from.
pub fn remarks(ui: &mut Ui, context: &mut FrameContext, open: OpenShip) {
    let ship = open.ship;
    let typed = text_area(ui, "Notes", &ship.notes, "Remarks for the record sheet", 2);
    if let Some(notes) = typed.text {
        change(context, open, "Change the notes", Some(typed.gesture), |ship| ship.notes = notes);
    }
    if typed.done {
        context.push(Action::FinishStep);
    }
    let mut words = match ship.origin {
        Origin::Own => String::new(),
        origin => format!("This design is {}.", origin.label()),
    };
    if let Some(stated) = ship.stated_cost {
        words = format!("{words} Its list states {stated} points.");
    }
    if !words.is_empty() {
        ui.label(RichText::new(words.trim()).size(theme::SMALL).color(Palette::of(ui).weak));
    }
}

fn field(
    ui: &mut Ui,
    context: &mut FrameContext,
    open: OpenShip,
    field: Field,
    place: Option<InShip>,
    set: impl FnOnce(&mut Ship, String),
) {
    let label = format!("Change the {}", field.name().to_lowercase());
    let typed = field.show(ui);
    if let Some(text) = typed.text {
        change(context, open, &label, Some(typed.gesture), |ship| set(ship, text));
    }
    if typed.done {
        context.push(Action::FinishStep);
    }
    let place = place.map(|place| rules::Place::from(Place::Ship(open.id, place)));
    if place.is_some_and(|place| context.jumps_to(&place)) {
        typed.response.request_focus();
        typed.response.scroll_to_me(Some(Align::Center));
    }
}

fn style(ui: &mut Ui, context: &mut FrameContext, open: OpenShip, width: f32) {
    captioned(ui, "Fleet style", width, |ui| {
        if let Some(style) = style_choice(ui, open.content, open.ship.style, width) {
            change(context, open, "Change the fleet style", None, |ship| ship.style = style);
        }
    });
}

/// Changes the ship as a step, or as a part of one.
pub fn change(context: &mut FrameContext, open: OpenShip, label: &str, gesture: Option<Gesture>, set: impl FnOnce(&mut Ship)) {
    let mut ship = open.ship.clone();
    set(&mut ship);
    let edit = Edit::Ship(rules::Change::Set(open.id, ship));
    context.change(Change::edit(label, edit).during(gesture));
}
