//! The ships of a fleet, a row for each: flagship, design, name, letter, price.

use egui::{RichText, Sense, Ui, Vec2};

use super::fleet_roster::{OpenFleet, change};
use kit::desks::FrameContext;
use kit::desks::form::{Form, Line, heads};
use kit::theme::{self, Palette};
use kit::widgets::{Icon, paint_icon};
use launch_fighters::{FleetShip, InFleet, Place};
use rules::Id;

/// The width kept for the star that marks the flagship, in points of the screen.
const STAR: f32 = 34.0;

/// Shows the rows of the fleet's ships.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenFleet) {
    ui.spacing_mut().item_spacing.y = 0.0;
    if open.fleet.ships.is_empty() {
        let words = RichText::new("No ships yet. Add the first; it becomes the flagship.");
        ui.label(words.color(Palette::of(ui).weak));
    }
    let (mut names, mut letters) = (open.fleet.names(&open.content.ships), open.fleet.letters(&open.content.ships));
    for (index, id) in open.fleet.ships.ids().enumerate() {
        let (name, letter) = (names.remove(&id).unwrap_or_default(), letters.remove(&id).unwrap_or_default());
        let Some(form) = Form::among(context, Place::Fleet(open.id, InFleet::Ship(id)), name.as_str()) else { continue };
        if index == 0 {
            heads(ui, context, &form, STAR);
        }
        let line = Line { form, hints: vec![name.clone(), letter] };
        ui.push_id(("ship", id.number()), |ui| {
            line.show(ui, context, STAR, |ui, context| flagship(ui, context, open, id, &name));
        });
    }
}

fn flagship(ui: &mut Ui, context: &mut FrameContext, open: OpenFleet, ship: Id<FleetShip>, name: &str) {
    let palette = Palette::of(ui);
    let is = open.fleet.flagship == Some(ship);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(theme::ROW), Sense::click());
    let name = format!("Flagship: {name}");
    response.widget_info(|| egui::WidgetInfo::selected(egui::accesskit::Role::RadioButton, true, is, &name));
    let ink = if is { palette.warning } else { palette.outline };
    let ink = if response.hovered() && !is { palette.weak } else { ink };
    paint_icon(ui.painter(), if is { Icon::FullStar } else { Icon::Star }, rect, 15.0, ink);
    let hint = if is { "The flagship: it is placed first." } else { "Make this the flagship." };
    if response.on_hover_text(hint).clicked() && !is {
        change(context, open, "Choose the flagship", |fleet| fleet.flagship = Some(ship));
    }
}
