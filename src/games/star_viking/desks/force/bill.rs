//! The bill of a force: for each type how many units, their price and their sum, the money left, and the findings about the force.

use egui::{RichText, Ui, Vec2};

use super::head::side_label;
use super::open_force::OpenForce;
use kit::cited;
use kit::desks::{FrameContext, findings};
use kit::theme::{self, Palette};
use kit::widgets::{bar, item};
use rules::counted;
use star_viking::{Color, Content, InForce, Operations, Place, book};

/// Shows the bill of the force.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce) {
    let force = open.force;
    let weak = Palette::of(ui).weak;
    ui.label(RichText::new(side_label(force.color)).color(weak));
    cited::section(
        ui,
        "WHAT IT COSTS",
        book(if force.color == Color::Red { "Viking Forces Deployment" } else { "New Construction Costs" }),
    );
    ui.spacing_mut().item_spacing.y = 2.0;
    let spent = force.spent(&open.content.units);
    let used = Content::used_by(force);
    let units = open.content.units.iter().filter_map(|(id, unit)| Some((unit, *used.get(&id)?)));
    for (unit, count) in units {
        let sum = unit.cost.map(|cost| cost.get() * count);
        let each = unit.cost.map_or_else(String::new, |cost| format!("{count} × {cost}"));
        item(ui, &unit.label(), &each, &sum.map_or_else(|| "no cost".to_owned(), |sum| sum.to_string()), false);
        let share = sum.map_or(0.0, |sum| sum as f32 / spent.get().max(1) as f32);
        bar(ui, Vec2::new(ui.available_width(), 4.0), share, Palette::of(ui).accent);
        ui.add_space(4.0);
    }
    if force.units.is_empty() {
        ui.label(RichText::new("No units yet.").color(Palette::of(ui).weak));
    }
    ui.separator();
    item(ui, if force.color == Color::Red { "Spent" } else { "Worth" }, "", &spent.to_string(), true);
    if force.color == Color::Red {
        item(ui, "Budget", "", &force.budget.to_string(), false);
        item(ui, "Left", "", &open.left.signed(), true);
    }
    kinds(ui, open);
    findings::of_thing(ui, context, Place::Force(open.id, InForce::Whole));
}

/// Lists how many units of each kind the force has.
fn kinds(ui: &mut Ui, open: &OpenForce) {
    let count = |kind: &dyn Fn(Operations) -> bool| {
        open.force.units.ids().filter(|unit| open.kind(*unit).is_some_and(|found| kind(found.operations))).count()
    };
    let kinds = [
        ("starship", count(&|code| code == Operations::S)),
        ("other spacecraft", count(&|code| code.is_spacecraft() && code != Operations::S)),
        ("ground unit", count(&Operations::is_ground)),
        ("weapon pod", count(&|code| code == Operations::Pod)),
    ];
    let words = kinds.iter().filter(|(_, count)| *count > 0).map(|(kind, number)| match *kind {
        "other spacecraft" => format!("{number} other spacecraft"),
        kind => counted(*number, kind),
    });
    let words: Vec<String> = words.collect();
    if !words.is_empty() {
        ui.add_space(6.0);
        ui.label(RichText::new(words.join(", ")).size(theme::SMALL).color(Palette::of(ui).weak));
    }
}
