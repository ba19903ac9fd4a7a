//! The itemised price of a ship: a line for each part that costs points, with its share of the total, and the price of one more of each stat.

use egui::{RichText, Ui, Vec2};

use super::things::whole_ship;
use kit::cited;
use kit::desks::{FrameContext, findings, users};
use kit::theme::Palette;
use kit::widgets::{bar, item, section};
use launch_fighters::{Breakdown, Content, Part, Ship, book, one_more};
use rules::{Id, Points};

/// Shows the itemised price of the ship with this id.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Ship>) {
    let Some(ship) = content.ships.get(id) else { return };
    let breakdown = Breakdown::of(ship, &content.options);
    cited::section(ui, "PRICE", book("Advanced Rules: Ship Construction"));
    ui.spacing_mut().item_spacing.y = 2.0;
    let total = breakdown.price.map(|price| price.total);
    for line in &breakdown.lines {
        let share = line.share(total.unwrap_or_default());
        let points = line.points.map_or_else(|| "no price".into(), |points| points.to_string());
        let percent = format!("{:.0} %", share * 100.0);
        item(ui, &format!("{} {}", line.what.label(), line.amount), &percent, &points, false);
        bar(ui, Vec2::new(ui.available_width(), 4.0), share as f32, Palette::of(ui).accent);
        ui.add_space(4.0);
    }
    if breakdown.lines.is_empty() {
        ui.label(RichText::new("Nothing is paid for yet. Raise a stat to see what it costs.").color(Palette::of(ui).weak));
        ui.add_space(6.0);
    }
    ui.separator();
    item(ui, "Total", "", &total.map_or_else(|| "no price".into(), |total| total.to_string()), true);
    ui.add_space(12.0);
    section(ui, "ONE MORE OF EACH STAT");
    for part in Part::STATS {
        let more = one_more(ship, part, &content.options);
        let words = more.map_or_else(|| "not available".to_owned(), Points::signed);
        let after = more.zip(total).map_or_else(String::new, |(more, total)| format!("{}", total + more));
        item(ui, part.label(), &words, &after, false);
    }
    users::list(ui, context, whole_ship(id));
    findings::of_thing(ui, context, whole_ship(id));
}
