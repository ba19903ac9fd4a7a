//! Shows a unit with its cargo, and how full its hold is.

use egui::{Align, Layout, RichText, Ui, Vec2};

use super::counter;
use super::drop;
use super::hand::Spot;
use super::open_force::OpenForce;
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{Icon, bar, paint_icon, spoken};
use rules::Id;
use star_viking::{ForceUnit, UnitType};

/// The size of a carrier's counter, in points of the screen.
const CARRIER: f32 = 44.0;
/// The size of the counter of a unit of cargo, in points of the screen.
const CARGO: f32 = 36.0;
/// The width of the text that says how full a small carrier is, in points of the screen.
const BESIDE: f32 = 38.0;

/// Shows a carrier with its cargo over the full width; the user can drop more units there.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce, carrier: Id<ForceUnit>) {
    drop::area(ui, context, open, Spot::Hold(carrier), drop::CARD, |ui, context| {
        ui.spacing_mut().item_spacing = Vec2::new(8.0, 6.0);
        ui.horizontal(|ui| {
            counter::unit(ui, context, open, carrier, CARRIER);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                let name = open.name(carrier);
                ui.horizontal(|ui| {
                    ui.label(RichText::new(&name).font(theme::bold(theme::BODY)));
                    if let Some(kind) = open.kind(carrier) {
                        ui.label(RichText::new(&kind.name).color(Palette::of(ui).weak));
                    }
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| filled(ui, open, carrier, &name));
                });
                let width = ui.available_width();
                capacity_bar(ui, open, carrier, width);
            });
        });
        let cargo: Vec<_> = open.force.cargo(carrier).map(|(id, _)| id).collect();
        if cargo.is_empty() {
            ui.label(RichText::new("Empty").size(theme::SMALL).color(Palette::of(ui).weak));
            return;
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(6.0);
            for unit in cargo {
                counter::unit(ui, context, open, unit, CARGO);
                within(ui, context, open, unit, open.force.units.len());
            }
        });
    });
}

/// Shows a carrier among other units, with its cargo beside it.
pub fn small(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce, carrier: Id<ForceUnit>, side: f32) {
    let cargo: Vec<_> = open.force.cargo(carrier).map(|(id, _)| id).collect();
    let gap = ui.spacing().item_spacing.x;
    let width = side + gap + BESIDE + cargo.len() as f32 * (side + gap);
    if ui.available_size_before_wrap().x < width {
        ui.end_row();
    }
    drop::area(ui, context, open, Spot::Hold(carrier), 3.0, |ui, context| {
        ui.horizontal_top(|ui| {
            counter::unit(ui, context, open, carrier, side);
            ui.vertical(|ui| {
                ui.set_width(BESIDE);
                ui.spacing_mut().item_spacing.y = 2.0;
                filled(ui, open, carrier, &open.name(carrier));
                capacity_bar(ui, open, carrier, BESIDE);
            });
            for unit in cargo {
                counter::unit(ui, context, open, unit, side);
                within(ui, context, open, unit, open.force.units.len());
            }
        });
    });
}

/// Shows, in brackets, the units that the cargo itself carries, those that they carry, and so on. `deep` limits the levels to the number of units in
/// the force, so that the recursion always ends.
fn within(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce, carrier: Id<ForceUnit>, deep: usize) {
    let cargo: Vec<_> = open.force.cargo(carrier).map(|(id, _)| id).collect();
    if cargo.is_empty() || deep == 0 {
        return;
    }
    ui.label("(");
    for unit in cargo {
        counter::unit(ui, context, open, unit, CARGO * 0.75);
        within(ui, context, open, unit, deep - 1);
    }
    ui.label(")");
}

/// Shows how full a hold is.
fn filled(ui: &mut Ui, open: &OpenForce, carrier: Id<ForceUnit>, name: &str) {
    let palette = Palette::of(ui);
    let loaded = open.force.loaded(carrier, &open.content.units);
    let capacity = capacity(open, carrier);
    let (icon, ink) = match loaded.cmp(&capacity) {
        std::cmp::Ordering::Less => (None, palette.text),
        std::cmp::Ordering::Equal => (Some(Icon::Check), palette.good),
        std::cmp::Ordering::Greater => (Some(Icon::Error), palette.error),
    };
    let words = format!("{loaded} of {capacity}");
    spoken(&ui.label(RichText::new(&words).color(ink)), &format!("Hold of {name}: {words}"));
    if let Some(icon) = icon {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(14.0), egui::Sense::hover());
        paint_icon(ui.painter(), icon, rect, 13.0, ink);
    }
}

fn capacity_bar(ui: &mut Ui, open: &OpenForce, carrier: Id<ForceUnit>, width: f32) {
    let palette = Palette::of(ui);
    let (loaded, capacity) = (open.force.loaded(carrier, &open.content.units), capacity(open, carrier));
    let ink = if loaded > capacity { palette.error } else { palette.accent };
    bar(ui, Vec2::new(width, 6.0), loaded as f32 / capacity.max(1) as f32, ink);
}

fn capacity(open: &OpenForce, carrier: Id<ForceUnit>) -> u32 {
    open.kind(carrier).and_then(|kind: &UnitType| kind.capacity).map_or(0, rules::Level::get)
}
