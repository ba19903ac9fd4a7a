//! A body: its name, what it is, how it is cut, its colour, and its sectors.

use egui::{RichText, Ui};

use super::super::{steps, words};
use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::desks::form::Form;
use crate::editor::theme::{self, Palette};
use crate::editor::things::star_viking::system::{OpenSystem, body};
use crate::editor::widgets::{captioned, colour_field, heading, link_button, section, small_toggle, stepper};
use crate::rules::star_viking::rearrange::BodyAt;
use crate::rules::star_viking::{Body, BodyKind, Cut, Division, InSystem, Space, Spot};
use crate::rules::{Tint, capital};
use crate::sheets::star_viking::tile::suggested_color;

/// How many sectors an equator has when a planet is first cut into caps.
const USUAL_EQUATOR: usize = 3;

/// Shows it.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem, at: BodyAt) {
    let Some(found) = body(open.system, at) else { return };
    heading(ui, found.label());
    let place = open.place(InSystem::Body(at.orbit, at.body));
    if let Some(form) = Form::of(context, place.clone()) {
        form.group(ui, context, place);
    }
    kind(ui, context, open, at, found);
    if found.form.kind() == BodyKind::Planet {
        cut(ui, context, open, at, found);
    }
    // Belts and cities are white rings on the night.
    if matches!(found.form.kind(), BodyKind::Planet | BodyKind::Moon) {
        colour(ui, context, open, at, found);
    }
    if found.form.cut() != Cut::Whole {
        sectors(ui, context, open, at, found);
    }
}

fn kind(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem, at: BodyAt, found: &Body) {
    captioned(ui, "Kind", f32::INFINITY, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            ui.spacing_mut().button_padding.x = 7.0;
            for kind in BodyKind::ALL {
                let chosen = found.form.kind() == kind;
                let help = if kind.holds_air() { "It can be cut into sectors." } else { "One sector without air." };
                let button = small_toggle(ui, chosen, kind.label()).on_hover_text(help);
                if button.accessible_name(format!("Kind: {}", kind.label())).clicked() && !chosen {
                    let label = format!("Make {} {}", found.label(), words::one(kind));
                    if let Some(change) = steps::reshape(open, at, label, &found.form.turned_into(kind)) {
                        context.change(change);
                    }
                }
            }
        });
    });
}

/// How a planet is cut. Sectors keep their values as far as they are left.
fn cut(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem, at: BodyAt, found: &Body) {
    let now = found.form.cut();
    let recut = |context: &mut FrameContext, to: Cut, gesture| {
        let label = format!("Cut {}: {}", found.label(), words::cut(to));
        if let Some(change) = steps::reshape(open, at, label, &found.form.recut(to)) {
            context.change(change.during(gesture));
        }
    };
    captioned(ui, "Cut", f32::INFINITY, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            ui.spacing_mut().button_padding.x = 7.0;
            for to in [Cut::Whole, Cut::Halves, Cut::Caps(USUAL_EQUATOR)] {
                let chosen = std::mem::discriminant(&now) == std::mem::discriminant(&to);
                let button =
                    small_toggle(ui, chosen, &capital(to.label())).on_hover_text(capital(&format!("{}.", words::cut(to))));
                if button.accessible_name(format!("Cut: {}", to.label())).clicked() && !chosen {
                    recut(context, to, None);
                }
            }
        });
    });
    if let Cut::Caps(count) = now {
        captioned(ui, "Sectors of the equator", f32::INFINITY, |ui| {
            let stepped = stepper(ui, "Sectors of the equator", count as u32, Division::LONGEST_EQUATOR as u32);
            if let Some(count) = stepped.amount {
                recut(context, Cut::Caps(count as usize), stepped.gesture);
            }
            if stepped.done {
                context.push(Action::FinishStep);
            }
        });
    }
}

/// The colour: one that the name suggests, or one of the designer's choice.
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
                let first = found.form.sectors().first().map(|(_, sector)| **sector).unwrap_or_default();
                let tint = Tint(suggested_color(found, first).rgb);
                context.change(steps::set_body(open, at, "Choose a colour", |body| body.tint = Some(tint)));
            }
        });
    });
    if let Some(tint) = found.tint {
        let picked = colour_field(ui, "Body colour", "Its seas or its rock are printed in it.", tint);
        if let Some(tint) = picked.tint {
            let change = steps::set_body(open, at, "Change the colour", |body| body.tint = Some(tint));
            context.change(change.during(Some(picked.gesture)));
        }
        if picked.done {
            context.push(Action::FinishStep);
        }
    }
}

/// Its sectors; a click selects one.
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
