//! The panel of the terrain generator: the amount of each kind of terrain, the seed, and the button that scatters the terrain.

use egui::{DragValue, RichText, Slider, Ui};

use super::OpenMap;
use kit::action::Change;
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{NumberField, primary_button, section, small_button};
use launch_fighters::terrain_generator::{Density, generate};

/// The choices that the user makes in the generator's panel.
#[derive(Clone, Copy, Default)]
pub struct Choices {
    density: Density,
    seed: u32,
}

/// Shows the panel of the terrain generator.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenMap) {
    section(ui, "RANDOM TERRAIN");
    let choices = &mut context.memory.own.of::<crate::Memory>().map.chance;
    let weak = Palette::of(ui).weak;
    egui::Grid::new("chance").num_columns(2).spacing([12.0, 4.0]).show(ui, |ui| {
        let density = &mut choices.density;
        let kinds =
            [("Planetoids", &mut density.planetoids), ("Asteroids", &mut density.asteroids), ("Nebulae", &mut density.nebulae)];
        for (name, percent) in kinds {
            let label = ui.label(RichText::new(name).color(weak));
            ui.spacing_mut().slider_width = 84.0;
            let slider = Slider::new(percent, 0..=Density::MOST).suffix(" %");
            ui.add(slider).labelled_by(label.id).on_hover_text("How much of the map it takes.");
            ui.end_row();
        }
        let label = ui.label(RichText::new("Seed").color(weak));
        ui.horizontal(|ui| {
            let field = DragValue::new(&mut choices.seed).speed(1.0);
            ui.add(NumberField(field)).labelled_by(label.id).on_hover_text("The same seed gives the same terrain.");
            if small_button(ui, "Next seed").clicked() {
                choices.seed = choices.seed.wrapping_add(1);
            }
        });
        ui.end_row();
    });
    let choices = *choices;
    let help = "Replaces all terrain; one step to undo. The middle and the edges stay free.";
    if primary_button(ui, "Generate terrain", true).on_hover_text(help).clicked() {
        scatter(context, open, choices);
    }
    ui.add_space(theme::GAP);
}

/// Shows a button on a map without terrain, which scatters terrain by the choices in the panel.
pub fn offer(ui: &mut Ui, context: &mut FrameContext, open: OpenMap) {
    let choices = context.memory.own.of::<crate::Memory>().map.chance;
    if small_button(ui, "Scatter terrain").on_hover_text("As the panel RANDOM TERRAIN below is set; one step to undo.").clicked()
    {
        scatter(context, open, choices);
    }
}

fn scatter(context: &mut FrameContext, open: OpenMap, choices: Choices) {
    let edits = generate(open.id, open.map, choices.density, choices.seed.into());
    if !edits.is_empty() {
        context.change(Change::edits("Generate terrain", edits));
    }
}
