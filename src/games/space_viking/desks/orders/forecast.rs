//! What the sheet of orders is certain to bring in and to cost, and how full the holds of all fleets are.

use egui::{RichText, ScrollArea, Ui};

use super::OrderDesk;
use super::form::filled;
use kit::cited;
use kit::theme::{self, Palette};
use kit::widgets::item;
use space_viking::book;

/// Shows the forecast of income, spending and loads.
pub fn show(ui: &mut Ui, desk: &OrderDesk) {
    let (budget, palette) = (&desk.budget, Palette::of(ui));
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width(ui.available_width() - 8.0);
        cited::section(ui, "WHAT COMES IN", book("Turn and money"));
        item(ui, "Treasury", "", &format!("{} IU", budget.treasury), false);
        for earned in &budget.earned {
            let factories = if earned.factories > 0 { format!("{} of factories", earned.factories) } else { String::new() };
            item(ui, &earned.place, &factories, &format!("{} IU", earned.people + earned.factories), false);
        }
        if budget.aboard > 0 {
            item(ui, "Into holds", "", &format!("−{} IU", budget.aboard), false);
        }
        item(ui, "For sure", "", &format!("{} IU", budget.sure()), true);
        cited::section(ui, "WHAT THE SHEET SPENDS", book("Turn and money"));
        for spent in &budget.spent {
            let remark = if spent.is_paid { spent.remark.clone() } else { "not sure to be paid".into() };
            item(ui, &spent.what, &remark, &format!("{} IU", spent.iu), false);
        }
        item(ui, "Spent", "", &format!("{} IU", budget.spending()), true);
        item(ui, "Left for sure", "", &format!("{} IU", budget.left), true);
        let words =
            "Loot, trade and payments of others come on top. Payments go out first, then all else in the order of the sheet.";
        ui.label(RichText::new(words).size(theme::SMALL).color(palette.weak));
        ui.add_space(theme::GAP);
        cited::section(ui, "HOLDS", book("Items"));
        for holds in &desk.holds {
            ui.horizontal(|ui| {
                ui.label(&holds.fleet);
                filled(ui, holds);
            });
        }
    });
}
