//! The system as a whole: its capital, its orbits, remarks, and where it comes from.

use egui::{RichText, Ui};

use super::super::{steps, words};
use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::desks::star_viking::origin::origin_choice;
use crate::editor::theme::{self, Palette};
use crate::editor::things::star_viking::system::OpenSystem;
use crate::editor::widgets::{Icon, Offer, captioned, choice, heading, icon_button, link_button, section, text_area};
use crate::rules::counted;
use crate::rules::star_viking::{InSystem, Space};

/// Shows it.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem) {
    let system = open.system;
    heading(ui, system.label());
    let weak = Palette::of(ui).weak;
    let said = format!("Technology {}, wealth {}, {} sun", system.technology, system.wealth, system.sun.label());
    let sectors = counted(system.sectors().count(), "sector");
    for line in [said, format!("{sectors} on bodies, {} of deep space", system.orbits.len())] {
        ui.label(RichText::new(line).color(weak));
    }
    ui.add_space(theme::GAP);
    capital(ui, context, open);
    ui.add_space(theme::GAP);
    orbits(ui, context, open);
    ui.add_space(theme::GAP);
    let typed = text_area(ui, "Notes", &system.notes, "Remarks of the designer", 3);
    context.typed(typed, |notes| steps::set(open, "Change the notes", |system| system.notes = notes));
    ui.add_space(theme::GAP);
    origin(ui, context, open);
}

fn capital(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem) {
    let system = open.system;
    let known = system.capital.filter(|spot| system.sector(*spot).is_some());
    let shown = known.map_or_else(|| "none".to_owned(), |spot| system.space_label(Space::On(spot)));
    captioned(ui, "Capital", f32::INFINITY, |ui| {
        let none = std::iter::once(Offer::new(None, "none", system.capital.is_none()));
        let spots = system.sectors().map(|(spot, _, _)| spot);
        let offers = spots.map(|spot| Offer::new(Some(spot), system.space_label(Space::On(spot)), known == Some(spot)));
        let field = choice(ui, "Capital", ui.available_width(), &shown, none.chain(offers));
        let response = field.response.on_hover_text("Whoever holds this sector at the end of a battle holds the system.");
        if context.jumps_to(&open.place(InSystem::Capital)) {
            response.request_focus();
        }
        if let Some(spot) = field.taken {
            context.change(steps::set_capital(open, spot));
        }
    });
}

/// The orbits from the inside out, each with its bodies.
fn orbits(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem) {
    section(ui, "ORBITS FROM THE SUN");
    let count = open.system.orbits.len();
    if count == 0 {
        ui.label(RichText::new("None yet; add one above the tile.").color(Palette::of(ui).weak));
    }
    for (index, id) in open.system.orbits.ids().enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            for (icon, by, name, able) in [(Icon::Up, -1, "inwards", index > 0), (Icon::Down, 1, "outwards", index + 1 < count)] {
                let to = index.checked_add_signed(by);
                let button = icon_button(ui, icon, &format!("Move orbit {} {name}", index + 1), "", able);
                if button.clicked()
                    && let Some(change) = to.and_then(|to| steps::move_orbit(open, id, to))
                {
                    context.change(change.then_select(open.place(open.part)));
                }
            }
            let button = link_button(ui, &words::orbit(open.system, id)).on_hover_text("Show the orbit.");
            if button.accessible_name(format!("Go to orbit {}", index + 1)).clicked() {
                context.push(Action::PointAt(open.place(InSystem::Orbit(id))));
            }
        });
    }
}

fn origin(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem) {
    if let Some(origin) = origin_choice(ui, "Origin", open.system.origin) {
        context.change(steps::set(open, "Change the origin", |system| system.origin = origin));
    }
}
