//! A sector: air, wealth code, modifiers, capital, and which sectors touch it.

use egui::{Grid, RichText, Ui};

use super::super::steps;
use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::theme::{self, Palette};
use crate::editor::things::star_viking::system::OpenSystem;
use crate::editor::widgets::{StepperResponse, captioned, heading, link_button, section, signed_stepper, small_toggle, stepper};
use crate::rules::star_viking::{InSystem, MeanPlunder, Modifier, Sector, Space, Spot, Wealth, movement};
use crate::rules::{Level, capital};

/// Shows it.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem, spot: Spot) {
    let Some(sector) = open.system.sector(spot).copied() else { return };
    let space = Space::On(spot);
    heading(ui, &format!("Sector: {}", open.system.space_label(space)));
    air(ui, context, open, spot, sector);
    wealth(ui, context, open, spot, sector);
    Grid::new("modifiers").num_columns(2).spacing([12.0, 4.0]).show(ui, |ui| modifiers(ui, context, open, spot, sector));
    let mut capital = open.system.capital == Some(spot);
    let help = "Whoever holds this sector at the end of a battle holds the system; another capital is one no longer.";
    if ui.checkbox(&mut capital, "Capital").on_hover_text(help).changed() {
        context.change(steps::set_capital(open, capital.then_some(spot)));
    }
    touching(ui, context, open, space);
}

fn air(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem, spot: Spot, sector: Sector) {
    captioned(ui, "Air", f32::INFINITY, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            for (atmosphere, said, help) in [
                (true, "Atmospheric", "It has air: units of code A may stand here."),
                (false, "Vacuum", "It has no air: units of code A may not stand here."),
            ] {
                let chosen = sector.atmosphere == atmosphere;
                if small_toggle(ui, chosen, said).on_hover_text(help).clicked() && !chosen {
                    let label = format!("Make it {}", if atmosphere { "atmospheric" } else { "a vacuum sector" });
                    context.change(steps::set_sector(open, spot, label, |sector| sector.atmosphere = atmosphere));
                }
            }
        });
    });
}

fn wealth(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem, spot: Spot, sector: Sector) {
    let table = &open.content.tables.plunder;
    captioned(ui, "Wealth code", f32::INFINITY, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            ui.spacing_mut().button_padding.x = 7.0;
            for wealth in std::iter::once(None).chain(Wealth::ALL.iter().copied().map(Some)) {
                let chosen = sector.wealth == wealth;
                let said = wealth.map_or("none", Wealth::label);
                let mean = wealth.and_then(|wealth| MeanPlunder::of_code(wealth, table));
                let help =
                    mean.map_or_else(|| "Nothing to plunder.".into(), |mean| format!("Yields {mean} mega-credits on average."));
                let button = small_toggle(ui, chosen, said).on_hover_text(help);
                if button.accessible_name(format!("Wealth code: {said}")).clicked() && !chosen {
                    context.change(steps::set_sector(open, spot, format!("Set the wealth code: {said}"), |sector| {
                        sector.wealth = wealth;
                    }));
                }
            }
        });
        let said = match sector.wealth.map(|wealth| MeanPlunder::of_code(wealth, table)) {
            None => "nothing to plunder".to_owned(),
            Some(None) => "the plunder table lacks this code".into(),
            Some(Some(mean)) => format!("{mean} mega-credits on average"),
        };
        ui.label(RichText::new(said).size(theme::SMALL).color(Palette::of(ui).weak));
    });
}

fn modifiers(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem, spot: Spot, sector: Sector) {
    let all = -Modifier::MOST..=Modifier::MOST;
    label(ui, "EW", "Added to the EW of each defending unit.");
    let stepped = signed_stepper(ui, "EW modifier", sector.ew.get(), all.clone());
    set(context, open, spot, "Set the EW modifier", stepped, |sector, ew| sector.ew = Modifier::clamped(ew));
    ui.end_row();
    label(ui, "Defense", "Added to the defense of each defending unit.");
    let stepped = signed_stepper(ui, "Defense modifier", sector.defense.get(), all);
    set(context, open, spot, "Set the defense modifier", stepped, |sector, by| sector.defense = Modifier::clamped(by));
    ui.end_row();
    label(ui, "Attack", "The attack value of the defender's extra shot; 0 for none.");
    let stepped = stepper(ui, "Sector attack", sector.attack.get(), Level::MAX.get());
    set(context, open, spot, "Set the attack of the sector", stepped, |sector, attack| sector.attack = Level::clamped(attack));
    ui.end_row();
}

fn label(ui: &mut Ui, said: &str, help: &str) {
    ui.label(RichText::new(said).color(Palette::of(ui).weak)).on_hover_text(help);
}

fn set<T>(
    context: &mut FrameContext,
    open: OpenSystem,
    spot: Spot,
    label: &str,
    stepped: StepperResponse<T>,
    put: impl FnOnce(&mut Sector, T),
) {
    if let Some(amount) = stepped.amount {
        context.change(steps::set_sector(open, spot, label, |sector| put(sector, amount)).during(stepped.gesture));
    }
    if stepped.done {
        context.push(Action::FinishStep);
    }
}

/// The sectors that touch it; a click selects one.
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
