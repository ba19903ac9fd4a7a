//! The inspector of a sector: atmosphere, wealth code, modifiers, capital, and the adjacent sectors.

use egui::{RichText, Ui};

use super::super::steps;
use crate::things::system::OpenSystem;
use kit::action::Action;
use kit::desks::FrameContext;
use kit::desks::form::Form;
use kit::theme::{self, Palette};
use kit::widgets::{heading, link_button, section};
use rules::capital;
use star_viking::{InSystem, Space, Spot, movement};

/// Shows the inspector of a sector.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem, spot: Spot) {
    let space = Space::On(spot);
    let place = open.place(InSystem::Sector(space));
    let Some(form) = Form::of(context, place.clone()) else { return };
    heading(ui, &format!("Sector: {}", open.system.space_label(space)));
    form.group(ui, context, place);
    let mut capital = open.system.capital == Some(spot);
    let help = "Whoever holds this sector at the end of a battle holds the system; another capital is one no longer.";
    if ui.checkbox(&mut capital, "Capital").on_hover_text(help).changed() {
        context.change(steps::set_capital(open, capital.then_some(spot)));
    }
    touching(ui, context, open, space);
}

/// Lists the adjacent sectors; a click selects one.
fn touching(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem, space: Space) {
    let touching = movement::touching(open.system, space);
    ui.add_space(theme::GAP);
    section(ui, "TOUCHES");
    if touching.is_empty() {
        ui.label(RichText::new("No other sector: it is all of its body.").color(Palette::of(ui).weak));
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.spacing_mut().button_padding.x = 6.0;
        for other in touching {
            let Space::On(near) = other else { continue };
            let said = capital(&near.part.label());
            let button = link_button(ui, &said).on_hover_text("Show the sector.");
            if button.accessible_name(format!("Touches {}", near.part.label())).clicked() {
                context.push(Action::PointAt(open.place(InSystem::Sector(other))));
            }
        }
    });
}
