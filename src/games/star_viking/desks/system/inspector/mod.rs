//! The inspector of the selected part: the system, an orbit, a body or a sector.
//!
//! A sector is shown with its body, and deep space with its orbit, so that a click on the tile shows everything about what was clicked.

mod body;
mod orbit;
mod sector;
mod whole;

use egui::{Button, Response, RichText, Ui, Vec2};

use super::words;
use crate::things::system::{OpenSystem, body as body_at, body_of};
use kit::action::Action;
use kit::desks::{FrameContext, findings};
use kit::theme::{self, Palette};
use rules::{Id, capital};
use star_viking::{Content, InSystem, Part, Place, Space, Spot, System};

/// Shows the inspector of the selected part of a system.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<System>, place: InSystem) {
    let Some(open) = OpenSystem::of(content, id, place) else { return };
    match open.part {
        InSystem::Whole | InSystem::Name | InSystem::Technology | InSystem::Wealth | InSystem::Capital => {
            whole::show(ui, context, open);
        }
        InSystem::Orbit(orbit) => {
            containers(ui, context, open, &[]);
            orbit::show(ui, context, open, orbit);
        }
        InSystem::Sector(Space::Deep(orbit)) => {
            containers(ui, context, open, &[]);
            orbit::deep_space(ui);
            orbit::show(ui, context, open, orbit);
        }
        InSystem::Body(orbit, body) => {
            containers(ui, context, open, &[InSystem::Orbit(orbit)]);
            body::show(ui, context, open, open.at(orbit, body));
            let only = Spot { orbit, body, part: Part::Whole };
            if open.system.sector(only).is_some() {
                ui.add_space(theme::GAP);
                sector::show(ui, context, open, only);
            }
        }
        InSystem::Sector(Space::On(spot)) => {
            containers(ui, context, open, &[InSystem::Orbit(spot.orbit), InSystem::Body(spot.orbit, spot.body)]);
            sector::show(ui, context, open, spot);
            // Findings about the sector are listed before those about its body.
            findings::of_places(ui, context, |found| is_shown(open, found));
            ui.add_space(theme::GAP);
            body::show(ui, context, open, open.at(spot.orbit, spot.body));
            return;
        }
    }
    findings::of_places(ui, context, |found| is_shown(open, found));
}

/// Whether a finding is about a part that the inspector shows.
fn is_shown(open: OpenSystem, found: &project::Place) -> bool {
    let project::Place::StarViking(Place::System(id, part)) = found else { return false };
    let inside = match open.part {
        InSystem::Whole | InSystem::Name | InSystem::Technology | InSystem::Wealth | InSystem::Capital => true,
        InSystem::Orbit(orbit) | InSystem::Sector(Space::Deep(orbit)) => {
            [InSystem::Orbit(orbit), InSystem::Sector(Space::Deep(orbit))].contains(part)
        }
        InSystem::Body(orbit, body) => body_of(*part) == Some((orbit, body)),
        InSystem::Sector(Space::On(spot)) => [open.part, InSystem::Body(spot.orbit, spot.body)].contains(part),
    };
    *id == open.id && inside
}

/// Shows links to the system and to the parts that contain the selected one.
fn containers(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem, parts: &[InSystem]) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let weak = Palette::of(ui).weak;
        for part in [InSystem::Whole].iter().chain(parts) {
            let words = label(open, *part);
            let button = small_link(ui, &words).on_hover_text("Show what holds it.");
            if button.accessible_name(format!("Up to {words}")).clicked() {
                context.push(Action::PointAt(open.place(*part)));
            }
            ui.label(RichText::new("›").color(weak));
        }
    });
    ui.add_space(2.0);
}

/// Shows small words that can be pressed.
fn small_link(ui: &mut Ui, words: &str) -> Response {
    ui.scope(|ui| {
        ui.spacing_mut().button_padding = Vec2::new(2.0, 1.0);
        let words = RichText::new(words).size(theme::SMALL).color(Palette::of(ui).accent);
        ui.add(Button::new(words).frame_when_inactive(false))
    })
    .inner
}

/// The name of a part that contains others.
fn label(open: OpenSystem, part: InSystem) -> String {
    match part {
        InSystem::Whole | InSystem::Name | InSystem::Technology | InSystem::Wealth | InSystem::Capital => {
            open.system.label().to_owned()
        }
        InSystem::Orbit(orbit) => capital(&words::orbit_label(open.system, orbit)),
        InSystem::Body(orbit, body) => {
            body_at(open.system, open.at(orbit, body)).map_or_else(String::new, |body| body.label().to_owned())
        }
        InSystem::Sector(space) => capital(&open.system.space_label(space)),
    }
}
