//! The inspector of a body: its fields, the control for its colour, and its sectors.

use egui::{RichText, Ui};

use super::super::{steps, words};
use crate::things::system::{OpenSystem, body};
use kit::action::Action;
use kit::desks::FrameContext;
use kit::desks::form::Form;
use kit::theme::{self, Palette};
use kit::widgets::{captioned, heading, link_button, section, small_toggle};
use rules::{Tint, capital};
use star_viking::rearrange::BodyAt;
use star_viking::{Body, BodyKind, Cut, InSystem, Space, Spot};
use star_viking_paper::sheets::tile::suggested_color;

/// Shows the inspector of a body.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem, at: BodyAt) {
    let Some(found) = body(open.system, at) else { return };
    heading(ui, found.label());
    let place = open.place(InSystem::Body(at.orbit, at.body));
    if let Some(form) = Form::of(context, place.clone()) {
        form.group(ui, context, place);
    }
    // Belts and cities are drawn as white rings, so they have no colour to choose.
    if matches!(found.form.kind(), BodyKind::Planet | BodyKind::Moon) {
        colour(ui, context, open, at, found);
    }
    if found.form.cut() != Cut::Whole {
        sectors(ui, context, open, at, found);
    }
}

/// Shows the control that chooses between the colour suggested by the body's name and a colour that the designer picks.
fn colour(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem, at: BodyAt, found: &Body) {
    captioned(ui, "Colour", f32::INFINITY, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            let automatic =
                small_toggle(ui, found.tint.is_none(), "By its name").on_hover_text("A colour that its name suggests.");
            if automatic.accessible_name("Colour: by its name").clicked() && found.tint.is_some() {
                context.change(steps::set_body(open, at, "Colour it by its name", |body| body.tint = None));
            }
            let chosen = small_toggle(ui, found.tint.is_some(), "Chosen").on_hover_text("A colour of your choice.");
            if chosen.accessible_name("Colour: chosen").clicked() && found.tint.is_none() {
                let tint = Tint(suggested_color(open.system, at.orbit, found).rgb);
                context.change(steps::set_body(open, at, "Choose a colour", |body| body.tint = Some(tint)));
            }
        });
    });
}

/// Lists the sectors of the body; a click selects one.
fn sectors(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem, at: BodyAt, found: &Body) {
    ui.add_space(theme::GAP);
    section(ui, "SECTORS");
    for (part, sector) in found.form.sectors() {
        let space = Space::On(Spot { orbit: at.orbit, body: at.body, part });
        let place = open.place(InSystem::Sector(space));
        ui.horizontal(|ui| {
            let name = capital(&part.label());
            let button = link_button(ui, &name).on_hover_text("Show the sector.");
            if button.accessible_name(format!("Sector {}", part.label())).clicked() {
                context.push(Action::PointAt(place));
            }
            let capital = if open.system.capital.map(Space::On) == Some(space) { ", capital" } else { "" };
            let said = format!("{}{capital}", words::values(*sector));
            ui.label(RichText::new(said).size(theme::SMALL).color(Palette::of(ui).weak));
        });
    }
}
