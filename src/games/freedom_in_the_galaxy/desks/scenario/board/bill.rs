//! The bill of a side: what it can spend and what is left, in total and by province.

use egui::{RichText, Ui};

use super::scene::Scene;
use freedom_in_the_galaxy::Side;
use freedom_in_the_galaxy::set_up::{Spending, points_at_set_up};
use kit::theme::{self, Palette};
use kit::widgets::item;

/// Whether a side has Force Points to spend, or has overspent.
fn has_any(spending: &Spending) -> bool {
    spending.points > 0 || spending.total().total() > 0
}

/// Shows the bill if the side has anything to spend.
pub fn show(ui: &mut Ui, scene: &Scene, side: Side) {
    let spending = Spending::of(&scene.board, side, 0);
    let palette = Palette::of(ui);
    if has_any(&spending) {
        let left = spending.left();
        let words = format!("{left} of {} Force Points left", spending.points);
        let ink = if left < 0 { palette.error } else { palette.text };
        ui.label(RichText::new(words).font(theme::bold(theme::BODY)).color(ink));
    }
    if spending.in_provinces.is_empty() {
        return;
    }
    for (number, budget) in spending.by_province(&scene.board) {
        let spent = budget.spent.total();
        let left = i64::from(budget.points) - i64::from(spent);
        let name = scene.open.content.provinces.find(|province| province.number.get() == number);
        let name = name.map_or_else(|| format!("Province {number}"), |(_, province)| province.label().to_owned());
        let bases = if budget.spent.bases > 0 { format!("{} on bases", budget.spent.bases) } else { String::new() };
        item(ui, &name, &bases, &format!("{left} of {}", budget.points), left < 0);
    }
}

/// Shows the spending of both sides by planet, and the victory points on the board.
pub fn whole(ui: &mut Ui, scene: &Scene) {
    let weak = Palette::of(ui).weak;
    for side in Side::ALL {
        let spending = Spending::of(&scene.board, side, 0);
        if !has_any(&spending) {
            let words = format!("The {} has none to spend.", side.player());
            ui.label(RichText::new(words).size(theme::SMALL).color(weak));
            continue;
        }
        ui.label(RichText::new(side.player().to_uppercase()).font(theme::bold(theme::SMALL)).color(weak));
        show(ui, scene, side);
        for (planet, spent) in &spending.spent {
            let name = planet.map_or("elsewhere", |planet| scene.display.planet_label(planet));
            let bases = if spent.bases > 0 { format!("{} on bases", spent.bases) } else { String::new() };
            item(ui, name, &bases, &spent.total().to_string(), false);
        }
    }
    ui.separator();
    item(ui, "Points at set-up", "", &points_at_set_up(&scene.board).to_string(), true);
}
