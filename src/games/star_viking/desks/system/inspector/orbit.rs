//! The inspector of an orbit: its bodies in order, and an explanation of its deep space.

use egui::{RichText, Ui};

use super::super::{steps, words};
use crate::things::system::OpenSystem;
use kit::action::Action;
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{Icon, heading, icon_button, link_button, section};
use rules::{Id, capital};
use star_viking::{InSystem, Orbit};

/// Explains to the user what deep space is.
pub fn deep_space(ui: &mut Ui) {
    heading(ui, "Deep space");
    let says = "The one sector of the orbit that belongs to no body. Whoever comes from outside or from another orbit enters here. Ground \
                units never stand in it, and nothing is plundered there.";
    ui.label(RichText::new(says).color(Palette::of(ui).weak));
    ui.add_space(theme::GAP);
}

/// Shows the bodies of the orbit, from left to right.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem, id: Id<Orbit>) {
    let Some(orbit) = open.system.orbits.get(id) else { return };
    heading(ui, &capital(&words::orbit_label(open.system, id)));
    section(ui, "BODIES FROM LEFT TO RIGHT");
    let count = orbit.bodies.len();
    if count == 0 {
        ui.label(RichText::new("None yet; add one above the tile.").color(Palette::of(ui).weak));
    }
    for (index, (body, found)) in orbit.bodies.iter().enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            for (icon, by, name, able) in [(Icon::Up, -1, "back", index > 0), (Icon::Down, 1, "on", index + 1 < count)] {
                let button = icon_button(ui, icon, &format!("Move body {} {name}", index + 1), "", able);
                if button.clicked()
                    && let Some(change) = steps::shift_body(open, open.at(id, body), by)
                {
                    context.change(change.then_select(open.place(open.part)));
                }
            }
            let button = link_button(ui, found.label()).on_hover_text("Show the body.");
            if button.accessible_name(format!("Go to body {}: {}", index + 1, found.label())).clicked() {
                context.push(Action::PointAt(open.place(InSystem::Body(id, body))));
            }
            ui.label(RichText::new(words::form(&found.form)).size(theme::SMALL).color(Palette::of(ui).weak));
        });
    }
}
