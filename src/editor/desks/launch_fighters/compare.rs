//! Two ship designs side by side: their amounts, prices and record sheets.

use egui::{Align, Grid, Layout, RichText, ScrollArea, Ui};

use super::live_sheet;
use super::things::{self, whole_ship};
use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{card, empty, link_button, spoken};
use crate::rules::launch_fighters::{Breakdown, Content, Part, Ship};
use crate::rules::{self, Id};

/// Shows both.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, places: &[rules::Place]) {
    let ships = things::pair(places).map(|ids| ids.map(|id| content.ships.get(id).map(|ship| (id, ship))));
    let Some([Some(one), Some(other)]) = ships else {
        empty(ui, "Nothing to compare", "Choose two ships in the outline, the second with Ctrl held down.");
        return;
    };
    ScrollArea::vertical().id_salt("compare").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width(ui.available_width() - 12.0);
        card(ui, |ui| table(ui, context, content, [one, other]));
        ui.add_space(8.0);
        ui.columns(2, |columns| {
            for (ui, (id, _)) in columns.iter_mut().zip([one, other]) {
                live_sheet::show(ui, context, id);
            }
        });
    });
}

fn table(ui: &mut Ui, context: &mut FrameContext, content: &Content, ships: [(Id<Ship>, &Ship); 2]) {
    let palette = Palette::of(ui);
    let width = (ui.available_width() - 160.0) / 2.0;
    Grid::new("comparison").num_columns(3).spacing([16.0, 4.0]).min_col_width(width.clamp(60.0, 220.0)).show(ui, |ui| {
        ui.label("");
        for (id, ship) in ships {
            if link_button(ui, ship.label()).on_hover_text("Go to the design.").clicked() {
                context.push(Action::Select(whole_ship(id).into()));
            }
        }
        ui.end_row();
        let prices = ships.map(|(id, _)| content.price(id).map(rules::Points::get));
        row(ui, "Price", &prices.map(|price| price.map_or_else(|| "none".into(), |price| price.to_string())), prices);
        let moves = ships.map(|(_, ship)| Breakdown::of(ship, &content.options).price.map(|price| price.movement.get()));
        row(ui, "Points for move", &moves.map(|points| points.map_or_else(|| "none".into(), |points| points.to_string())), moves);
        for part in Part::ALL {
            let amounts = ships.map(|(_, ship)| ship.amount(part));
            if amounts != [0, 0] {
                row(ui, part.label(), &amounts.map(|amount| amount.to_string()), amounts.map(|amount| Some(i64::from(amount))));
            }
        }
        ui.label(RichText::new("Style").color(palette.weak));
        for (_, ship) in ships {
            ui.label(content.style_of(ship).map_or("No style", |style| style.label()));
        }
        ui.end_row();
    });
}

/// A row whose larger number stands out.
fn row(ui: &mut Ui, label: &str, words: &[String; 2], numbers: [Option<i64>; 2]) {
    let palette = Palette::of(ui);
    ui.label(RichText::new(label).color(palette.weak));
    for (index, words) in words.iter().enumerate() {
        let larger = numbers[index] > numbers[1 - index];
        let text = RichText::new(words);
        let text = if larger { text.font(theme::bold(theme::BODY)).color(palette.accent) } else { text };
        let shown = ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.label(text)).inner;
        spoken(&shown, &format!("{label}, {}: {words}", if index == 0 { "first" } else { "second" }));
    }
    ui.end_row();
}
