//! The numbers of a type of unit: what stands on its bottom line, what it carries and takes as cargo, what it costs and how many
//! counters there are; each group with where its numbers come from.

use egui::{Response, Ui};

use super::OpenUnit;
use crate::editor::desks::FrameContext;
use crate::editor::desks::star_viking::origin::origin_choice;
use crate::editor::widgets::{StepperResponse, captioned, section, stepper};
use crate::rules::star_viking::{InUnit, UnitOrigin, UnitType};
use crate::rules::{Count, Level, Origin};

/// The room of a number with its caption, and between one and the next.
const COLUMN: (f32, f32) = (116.0, 12.0);

/// A number of the bottom line: its caption, its name, its help, and where it stands.
type Number = (&'static str, &'static str, &'static str, fn(&mut UnitType) -> &mut Level);

const BOTTOM_LINE: [Number; 3] = [
    ("EW", "Electronic warfare", "Sensors and decoys; a pod adds it to its carrier's.", |unit| &mut unit.ew),
    ("Attack", "Attack", "The strength of its fire; a missile pod fires one more shot with it.", |unit| &mut unit.attack),
    ("Defense", "Defense", "What the fire of others is measured against; a pod adds it to its carrier's.", |unit| {
        &mut unit.defense
    }),
];

/// Shows the values.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenUnit) {
    let unit = open.unit;
    section(ui, "VALUES");
    numbers(ui, |ui| {
        for (caption, name, help, part) in BOTTOM_LINE {
            let value = *part(&mut UnitType::clone(unit));
            let field = number(ui, context, open, (caption, name), value, part);
            if name == BOTTOM_LINE[0].1 {
                context.reach(&open.place(InUnit::Values), &field);
            }
            field.on_hover_text(help);
        }
        if unit.operations.is_ground() {
            let field = number(ui, context, open, ("Sectors a phase", "Speed"), unit.speed, |unit| &mut unit.speed);
            field.on_hover_text("How many touching sectors it moves: one as a rule, two for air wings, none for fortresses.");
        }
    });
    numbers(ui, |ui| {
        let holds = ("Holds cargo", "Hold capacity");
        perhaps(ui, context, open, holds, unit.capacity, |unit, level| unit.capacity = level);
        let carried = ("Can be cargo", "Cargo size");
        perhaps(ui, context, open, carried, unit.size, |unit, level| unit.size = level);
        captioned(ui, "Hits", COLUMN.0, |ui| {
            let mut multi_hit = unit.multi_hit;
            let help = "Simple hits only damage it; its bottom line is white.";
            if ui.checkbox(&mut multi_hit, "Multi-hit").on_hover_text(help).changed() {
                let label = if multi_hit { "Let it take several hits" } else { "Let any hit destroy it" };
                context.change(open.changed(label, |unit| unit.multi_hit = multi_hit));
            }
        });
    });
    origin(ui, context, open, "Origin of the values", |origin| &mut origin.values);
}

/// Shows what it costs and how many there are.
pub fn cost_and_count(ui: &mut Ui, context: &mut FrameContext, open: OpenUnit) {
    let unit = open.unit;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 28.0;
        ui.vertical(|ui| {
            section(ui, "COST");
            captioned(ui, "Mega-credits", COLUMN.0, |ui| cost(ui, context, open));
            origin(ui, context, open, "Origin of the cost", |origin| &mut origin.cost);
        });
        ui.vertical(|ui| {
            section(ui, "COUNTERS");
            captioned(ui, "How many the game holds", 160.0, |ui| {
                let field = stepper(ui, "Counters", unit.count.get(), Count::MAX.get());
                context
                    .stepped(&field, |count| open.changed("Set how many there are", |unit| unit.count = Count::clamped(count)));
                context.reach(&open.place(InUnit::Count), &field.response);
            });
            origin(ui, context, open, "Origin of the count", |origin| &mut origin.count);
        });
    });
}

fn cost(ui: &mut Ui, context: &mut FrameContext, open: OpenUnit) {
    let cost = open.unit.cost;
    ui.horizontal(|ui| {
        let mut known = cost.is_some();
        let known_field = ui.checkbox(&mut known, "Has a cost").on_hover_text("A unit without a cost cannot be bought.");
        if known_field.changed() {
            let label = if known { "Give it a cost" } else { "Take its cost away" };
            context.change(open.changed(label, |unit| unit.cost = known.then_some(Count::clamped(1))));
        }
        let field = cost.map(|cost| {
            let field = stepper(ui, "Cost", cost.get(), Count::MAX.get());
            context.stepped(&field, |cost| open.changed("Set the cost", |unit| unit.cost = Some(Count::clamped(cost))));
            field.response
        });
        context.reach(&open.place(InUnit::Cost), &field.unwrap_or(known_field));
    });
}

fn numbers(ui: &mut Ui, fields: impl FnOnce(&mut Ui)) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = COLUMN.1;
        fields(ui);
    });
}

fn number(
    ui: &mut Ui,
    context: &mut FrameContext,
    open: OpenUnit,
    (caption, name): (&str, &str),
    value: Level,
    part: fn(&mut UnitType) -> &mut Level,
) -> Response {
    captioned(ui, caption, COLUMN.0, |ui| level(ui, context, open, name, value, |unit, level| *part(unit) = level).response)
}

/// A value that there may be none of: whether there is one, and how much.
fn perhaps(
    ui: &mut Ui,
    context: &mut FrameContext,
    open: OpenUnit,
    (question, name): (&str, &str),
    value: Option<Level>,
    set: fn(&mut UnitType, Option<Level>),
) {
    captioned(ui, name, COLUMN.0 * 2.0, |ui| {
        ui.horizontal(|ui| {
            let mut there = value.is_some();
            if ui.checkbox(&mut there, question).changed() {
                let label = format!("{} {}", if there { "Give it a" } else { "Take away its" }, name.to_lowercase());
                context.change(open.changed(label, |unit| set(unit, there.then_some(Level::clamped(1)))));
            }
            if let Some(value) = value {
                level(ui, context, open, name, value, |unit, level| set(unit, Some(level)));
            }
        });
    });
}

fn level(
    ui: &mut Ui,
    context: &mut FrameContext,
    open: OpenUnit,
    name: &str,
    value: Level,
    set: impl FnOnce(&mut UnitType, Level),
) -> StepperResponse {
    let field = stepper(ui, name, value.get(), Level::MAX.get());
    context
        .stepped(&field, |number| open.changed(format!("Set {}", name.to_lowercase()), |unit| set(unit, Level::clamped(number))));
    field
}

fn origin(ui: &mut Ui, context: &mut FrameContext, open: OpenUnit, name: &str, part: fn(&mut UnitOrigin) -> &mut Origin) {
    let origin = *part(&mut open.unit.origin.clone());
    if let Some(origin) = origin_choice(ui, name, origin) {
        let label = format!("Set the {}", name.to_lowercase());
        context.change(open.changed(label, |unit| *part(&mut unit.origin) = origin));
    }
}
