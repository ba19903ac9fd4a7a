//! The price in large figures, the factor by which the cost of move is multiplied, and the points left before that factor rises.

use egui::{Align, Align2, Layout, RichText, Sense, Ui, Vec2};

use kit::theme::{self, Palette};
use kit::widgets::{bar, spoken};
use launch_fighters::{Breakdown, cost};
use rules::Points;

/// Shows the price of a ship in large figures.
pub fn show(ui: &mut Ui, breakdown: &Breakdown) {
    let palette = Palette::of(ui);
    let Some(price) = breakdown.price else {
        ui.label(RichText::new("No price").font(theme::bold(22.0)).color(palette.error));
        let words = "From move 6 on, every bracket adds more to the cost of move than it allows to the total.";
        ui.label(RichText::new(words).color(palette.weak));
        return;
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        let total = price.total.to_string();
        spoken(&ui.label(RichText::new(&total).font(theme::bold(30.0))), &format!("Price: {total} points"));
        ui.vertical(|ui| {
            ui.add_space(15.0);
            ui.label(RichText::new(if price.total == Points::new(1) { "point" } else { "points" }).color(palette.weak));
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.with_layout(Layout::top_down(Align::Max), |ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                ui.add_space(4.0);
                ui.label(RichText::new(format!("Move × {}", price.multiplier)).font(theme::bold(theme::BODY))).on_hover_text(
                    "The cost of move is multiplied by the number of the bracket of 20 points that holds the whole cost.",
                );
                let left = breakdown.left_in_bracket().unwrap_or_default();
                let words = match left.get() {
                    0 => "the bracket is full".to_owned(),
                    1 => "1 point to the next bracket".to_owned(),
                    more => format!("{more} points to the next bracket"),
                };
                ui.label(RichText::new(words).size(theme::SMALL).color(palette.weak));
            });
        });
    });
    let begun = (price.multiplier - 1) * cost::BRACKET;
    let fraction = (price.total.get() - begun) as f32 / cost::BRACKET as f32;
    bar(ui, Vec2::new(ui.available_width(), 6.0), fraction, palette.accent);
    let (scale, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 12.0), Sense::hover());
    let font = theme::regular(theme::SMALL);
    ui.painter().text(scale.left_center(), Align2::LEFT_CENTER, begun.to_string(), font.clone(), palette.weak);
    let end = (begun + cost::BRACKET).to_string();
    ui.painter().text(scale.right_center(), Align2::RIGHT_CENTER, end, font, palette.weak);
}
