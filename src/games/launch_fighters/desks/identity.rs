//! The fields for a ship's identity (name, class, type, hull number, letter and style) and its remarks.

use egui::{Align, Layout, RichText, Ui, Vec2};

use super::ship_designer::OpenShip;
use kit::desks::form::Form;
use kit::desks::{FrameContext, pictures};
use kit::theme::{self, Palette};
use kit::widgets::captioned;
use launch_fighters::{InShip, Place};
use rules::Origin;

/// Shows the fields for the ship's identity.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenShip) {
    let place = |part| Place::Ship(open.id, part);
    let third = (ui.available_width() - theme::GAP * 2.0) / 3.0;
    // A field for a line of text takes two columns.
    let Some(form) = Form::of(context, place(InShip::Whole)).map(|form| form.columns((third - theme::GAP) * 0.5)) else { return };
    form.title(ui, context, place(InShip::Name));
    form.group(ui, context, place(InShip::Whole));
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = theme::GAP;
        captioned(ui, "Letter", third * 0.5, |ui| form.plain(ui, context, place(InShip::Letter)));
        let rest = ui.available_width();
        let style = form.clone().columns((rest - theme::GAP) * 0.5);
        captioned(ui, "Fleet style", rest, |ui| style.plain(ui, context, place(InShip::Style)));
    });
    picture(ui, context, &form, open);
}

/// Lets the user choose the picture on the counter: one of the project's pictures, or the silhouette.
fn picture(ui: &mut Ui, context: &mut FrameContext, form: &Form, open: OpenShip) {
    ui.label(RichText::new("Counter picture").size(theme::SMALL).color(Palette::of(ui).weak));
    ui.add_space(-3.0);
    let room = Vec2::new(ui.available_width(), theme::ROW);
    ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
        pictures::import_button(ui, context, pictures::IMPORT, Some(super::things::whole_ship(open.id).into()));
        let worn = open.ship.picture;
        let room = ui.available_width() - if worn.is_some() { theme::ROW + theme::GAP } else { 0.0 };
        form.picture(ui, context, room);
        if let Some(id) = worn {
            pictures::thumbnail(ui, context, id, theme::ROW);
        }
    });
}

/// Shows the notes and the origin of the design.
pub fn remarks(ui: &mut Ui, context: &mut FrameContext, open: OpenShip) {
    let ship = open.ship;
    if let Some(form) = Form::of(context, Place::Ship(open.id, InShip::Whole)) {
        form.field(ui, context, Place::Ship(open.id, InShip::Notes));
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
