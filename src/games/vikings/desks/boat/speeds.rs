//! The effect of oars and damage on a boat: its top speeds, and how much faster it becomes in a phase, for each number of pairs of oars and each step
//! of damage.

use egui::{Grid, RichText, ScrollArea, Ui};

use kit::theme::{self, Palette};
use kit::widgets::{across_within, spoken};
use vikings::BoatClass;
use vikings::boat::Rowing;

/// After each of this many points of damage, a boat becomes slower.
const STEP: usize = 3;
/// How many rows and how many columns the table has at most. The rows begin with the most pairs of oars, the columns with no damage.
const MOST: usize = 24;

/// Shows the table of top speeds by pairs of oars and damage.
pub fn show(ui: &mut Ui, boat: &BoatClass) {
    let damages: Vec<u32> = (0..boat.hull.get().max(1)).step_by(STEP).take(MOST).collect();
    let most = boat.most_pairs();
    let weak = Palette::of(ui).weak;
    let words = "By damage: fastest astern and ahead by a crew of Vikings, and by how much a phase changes the speed. Whom nobody rows loses 1 a phase.";
    ui.label(RichText::new(words).size(theme::SMALL).color(weak));
    across_within(ui, ScrollArea::horizontal().id_salt("speeds"), |ui| {
        Grid::new("speeds").striped(true).spacing([12.0, 4.0]).show(ui, |ui| {
            ui.label(RichText::new("rowed by").color(weak));
            for damage in &damages {
                ui.label(RichText::new(format!("{damage}–{}", damage + STEP as u32 - 1)).color(weak));
            }
            ui.end_row();
            for pairs in (1..=most).rev().take(MOST) {
                ui.label(RichText::new(boat.rowers(pairs)).font(theme::bold(14.0)));
                for damage in &damages {
                    cell(ui, boat, pairs, *damage);
                }
                ui.end_row();
            }
        });
    });
}

fn cell(ui: &mut Ui, boat: &BoatClass, pairs: u32, damage: u32) {
    let rowed = boat.rowed_speed(Rowing { pairs, vikings: true });
    let [back, ahead] = boat.best_speeds(damage).map(|best| best.min(rowed));
    let gain = boat.gain(pairs, damage);
    let label = ui.label(format!("−{back}…+{ahead} ±{gain}"));
    let who = boat.rowers(pairs);
    spoken(&label, &format!("{who} with {damage} damage: {back} astern, {ahead} ahead, {gain} a phase"));
}
