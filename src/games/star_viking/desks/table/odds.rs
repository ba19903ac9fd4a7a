//! The odds of a shot that the user plans, beside the tables that decide it. The user chooses the firer, the target and the place; the desk shows the
//! differential and its parts, the chances, and the result of a duel fought to the end.

use egui::{Grid, RichText, Ui};

use kit::cited;
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{Offer, choice, item};
use rules::Id;
use star_viking::combat::{Column, Differential, Fighting, Target};
use star_viking::odds::{Chances, duel};
use star_viking::{Color, Content, UnitType, book};

/// The user's choices for the shot whose odds are shown; they are not part of the project.
#[derive(Default)]
pub struct Memory {
    firer: Option<Id<UnitType>>,
    target: Option<Id<UnitType>>,
    near: bool,
    unloading: bool,
    evading: bool,
}

/// The width of a field, in points of the screen.
const FIELD: f32 = 150.0;

/// Shows the choices for a shot, and its odds.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content) {
    let memory = &mut context.memory.own.of::<crate::Memory>().odds;
    let first = |red: bool| {
        let of_side = |unit: &UnitType| (unit.color == Color::Red) == red && !unit.is_pod();
        content.units.find(of_side).map(|(id, _)| id)
    };
    let known = |id: Option<Id<UnitType>>, red| id.filter(|id| content.units.get(*id).is_some()).or_else(|| first(red));
    (memory.firer, memory.target) = (known(memory.firer, true), known(memory.target, false));
    let units = memory.firer.and_then(|id| content.units.get(id)).zip(memory.target.and_then(|id| content.units.get(id)));
    let Some((firer, target)) = units else { return };
    ui.add_space(12.0);
    cited::section(ui, "ODDS OF A SHOT", book("Mutual Combat: Combat Resolution"));
    ui.add_space(2.0);
    let chosen = Grid::new("shot").num_columns(2).spacing([12.0, 4.0]).show(ui, |ui| {
        let firer = unit(ui, content, "Firer", firer);
        let target = unit(ui, content, "Target", target);
        (firer, target)
    });
    memory.firer = chosen.inner.0.or(memory.firer);
    memory.target = chosen.inner.1.or(memory.target);
    let help = "They are in the atmosphere or on other vacuum; otherwise in deep space, asteroids or a starcity.";
    ui.checkbox(&mut memory.near, "Atmosphere, other vacuum").on_hover_text(help);
    let help = "The target loads or unloads, or did in the movement phase before.";
    ui.checkbox(&mut memory.unloading, "The target unloads").on_hover_text(help);
    ui.checkbox(&mut memory.evading, "The target evades").on_hover_text("The target evades, and does not fire.");
    answer(ui, content, memory, firer, target);
}

/// Shows a field that chooses a type of unit; returns the type if the user has chosen another one.
fn unit(ui: &mut Ui, content: &Content, name: &str, chosen: &UnitType) -> Option<Id<UnitType>> {
    ui.label(RichText::new(name).color(Palette::of(ui).weak));
    let words = |unit: &UnitType| format!("{} {}", unit.color, unit.short());
    let fights = content.units.iter().filter(|(_, unit)| !unit.is_pod());
    let offers = fights.map(|(id, unit)| Offer::new(id, words(unit), std::ptr::eq(unit, chosen)).beside(unit.bottom_line()));
    let field = choice(ui, &format!("{name} of the shot"), FIELD, &words(chosen), offers);
    ui.end_row();
    field.taken
}

/// Shows the odds of the chosen shot.
fn answer(ui: &mut Ui, content: &Content, memory: &Memory, firer: &UnitType, target: &UnitType) {
    let column = if memory.near { Column::Near } else { Column::Open };
    let shot = Fighting::new(firer, &[], None).fires();
    let aimed = Target { unloading: memory.unloading, evading: memory.evading, ..Fighting::new(target, &[], None).target() };
    let differential = Differential::new(shot, aimed, column, &content.tables);
    ui.add_space(4.0);
    item(ui, "Differential", "", &format!("{:+}", differential.total()), true);
    let parts = [
        ("EW", differential.ew),
        ("unloading", differential.unloading),
        ("evading", differential.evading),
        ("primitive", differential.primitive),
    ];
    let parts = parts.into_iter().filter(|(_, points)| *points != 0).map(|(what, points)| format!(", {what} {points:+}"));
    let words = format!("Attack {} against defense {}{}.", shot.attack, aimed.defense, parts.collect::<String>());
    ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
    let Some(chances) = Chances::of(differential.total(), &content.tables) else {
        ui.label(RichText::new("The combat table lacks cells of its column.").color(Palette::of(ui).weak));
        return;
    };
    for (words, ways) in [("Miss", chances.miss), ("Hit", chances.hit), ("Critical hit", chances.critical)] {
        item(ui, words, "", &format!("{ways} of {}", Chances::ALL), false);
    }
    if let Some(duel) = duel(firer, target, column, &content.tables) {
        ui.add_space(6.0);
        cited::section(ui, "BOTH SHOOT TO THE END", book("Combat Results"));
        for (words, chance) in [("Firer is left", duel.first), ("Target is left", duel.second), ("Both die", duel.both)] {
            item(ui, words, "", &format!("{:.1} %", chance * 100.0), false);
        }
    }
}
