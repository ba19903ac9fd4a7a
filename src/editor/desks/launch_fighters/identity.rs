//! What a ship is called: name, class, type, hull number, letter and style, and remarks.

use egui::{Align, ComboBox, Layout, RichText, Ui, Vec2};

use super::ship_designer::OpenShip;
use crate::editor::action::Change;
use crate::editor::desks::form::Form;
use crate::editor::desks::{FrameContext, pictures};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::captioned;
use crate::project::StoredPicture;
use crate::rules::launch_fighters::{Edit, InShip, Place, Ship};
use crate::rules::{self, Id, Origin, Picture};

/// Shows the fields.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenShip) {
    let place = |part| Place::Ship(open.id, part);
    let third = (ui.available_width() - theme::GAP * 2.0) / 3.0;
    // A line of text is two columns wide.
    let Some(form) = Form::of(context, place(InShip::Whole)).map(|form| form.columns((third - theme::GAP) * 0.5)) else { return };
    form.title(ui, context, place(InShip::Name));
    form.group(ui, context, place(InShip::Whole));
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = theme::GAP;
        captioned(ui, "Letter", third * 0.5, |ui| form.plain(ui, context, place(InShip::Letter)));
        let rest = ui.available_width();
        let style = form.columns((rest - theme::GAP) * 0.5);
        captioned(ui, "Fleet style", rest, |ui| style.plain(ui, context, place(InShip::Style)));
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
                    wear(context, open, id);
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

/// Gives the ship another picture, or none.
fn wear(context: &mut FrameContext, open: OpenShip, picture: Option<Id<Picture>>) {
    let ship = Ship { picture, ..open.ship.clone() };
    context.change(Change::edit("Change the counter picture", Edit::Ship(rules::Change::Set(open.id, ship))));
}
