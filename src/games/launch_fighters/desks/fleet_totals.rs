//! The totals of a fleet: how many ships, squadrons and missiles it has, its dice and missiles in each step of a turn, and its bonus to initiative.

use egui::{Align, Grid, Layout, RichText, Ui, Vec2};

use super::fleet_roster::OpenFleet;
use kit::theme::{self, Palette};
use kit::widgets::{section, spoken};
use launch_fighters::{Part, Ship};

/// The steps of the attack phase in their order, from 5 down to 0 ("Step Chart"). A ship acts in the step of its move, and in step 5 if its move is
/// higher.
const STEPS: [u32; 6] = [5, 4, 3, 2, 1, 0];

/// A row of the table: its caption, and the total that it shows.
type Row = (&'static str, fn(Sum) -> u32);
const ROWS: [Row; 3] =
    [("Ships", |sum| sum.ships), ("Cannon dice", |sum| sum.cannons), ("Missiles in a turn", |sum| sum.launchers)];

/// The size of a cell of the table, in points of the screen.
const CELL: Vec2 = Vec2::new(28.0, 18.0);

/// The totals over some ships of a fleet: how many ships there are, and the sums of their cannons and launchers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sum {
    ships: u32,
    cannons: u32,
    launchers: u32,
}

/// Shows the totals of the open fleet.
pub fn show(ui: &mut Ui, open: OpenFleet) {
    let ships: Vec<&Ship> = open.fleet.ships.iter().filter_map(|(_, ship)| open.content.ships.get(ship.design)).collect();
    if ships.is_empty() {
        return;
    }
    section(ui, "WHAT IT AMOUNTS TO");
    let all = |part: Part| ships.iter().map(|ship| ship.amount(part)).sum::<u32>();
    let sensors = ships.iter().map(|ship| ship.amount(Part::Sensors)).max().unwrap_or(0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 22.0;
        figure(ui, ships.len() as u32, "Ships", "How many ships it has.");
        figure(ui, all(Part::Fighters), "Squadrons", "How many squadrons of fighters its ships carry.");
        figure(ui, all(Part::Missiles), "Missiles", "How many missiles its ships carry.");
        figure(ui, sensors, "Initiative", "What the best sensors of its ships add to the two dice of initiative (Sensors).");
    });
    ui.add_space(4.0);
    let palette = Palette::of(ui);
    Grid::new("by step").num_columns(STEPS.len() + 1).spacing([18.0, 3.0]).show(ui, |ui| {
        ui.label(RichText::new("Step of the turn").color(palette.weak))
            .on_hover_text("A ship moves and attacks in the step of its move.");
        for step in STEPS {
            cell(ui, RichText::new(step.to_string()).color(palette.weak), &format!("Step {step}"));
        }
        ui.end_row();
        for (words, of) in ROWS {
            ui.label(RichText::new(words).color(palette.weak));
            for step in STEPS {
                let number = of(in_step(&ships, step));
                let ink = if number == 0 { palette.weak } else { palette.text };
                let text = RichText::new(number.to_string()).color(ink);
                cell(ui, text, &format!("{words} in step {step}: {number}"));
            }
            ui.end_row();
        }
    });
}

/// The totals over those ships that act in this step of the attack phase.
fn in_step(ships: &[&Ship], step: u32) -> Sum {
    ships.iter().filter(|ship| ship.amount(Part::Move).min(STEPS[0]) == step).fold(Sum::default(), |sum, ship| Sum {
        ships: sum.ships + 1,
        cannons: sum.cannons + ship.amount(Part::Cannons),
        launchers: sum.launchers + ship.amount(Part::Launchers),
    })
}

/// Shows a number in large figures, and below it the name of what it counts.
fn figure(ui: &mut Ui, number: u32, words: &str, help: &str) {
    let shown = ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        spoken(&ui.label(RichText::new(number.to_string()).font(theme::bold(18.0))), &format!("{words}: {number}"));
        ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
    });
    shown.response.on_hover_text(help);
}

/// Shows a number, aligned to the right of its column.
fn cell(ui: &mut Ui, words: RichText, said: &str) {
    let shown = ui.allocate_ui_with_layout(CELL, Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_size(CELL);
        ui.label(words)
    });
    spoken(&shown.inner, said);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ships_fire_in_the_step_of_their_move() {
        let slow = Ship::named("Slow").with(Part::Cannons, 3).with(Part::Move, 1);
        let fast = Ship::named("Fast").with(Part::Cannons, 2).with(Part::Launchers, 1).with(Part::Move, 7);
        let ships = [&slow, &slow, &fast];
        assert_eq!(in_step(&ships, 1), Sum { ships: 2, cannons: 6, launchers: 0 });
        assert_eq!(in_step(&ships, 5), Sum { ships: 1, cannons: 2, launchers: 1 });
        assert_eq!(STEPS.map(|step| in_step(&ships, step).ships).iter().sum::<u32>(), 3);
    }
}
