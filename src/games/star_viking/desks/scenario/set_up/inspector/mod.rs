//! The inspector of the set-up: the starting place of the selected unit, or the set-up as a whole.

mod starts;
mod summary;

use egui::{Grid, Label, Rect, RichText, Sense, Ui, Vec2};

use super::scene::{Piece, Scene};
use super::{OpenScenario, counter, hand, lights};
use kit::action::{Action, Change};
use kit::desks::{FrameContext, findings};
use kit::theme::{self, Palette};
use kit::widgets::{heading, section, small_button};
use star_viking::set_up::{SetUp, Unit};
use star_viking::{InForce, InScenario, InUnit, Place, Station};

/// Shows the inspector of the set-up.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario, place: InScenario) {
    let set_up = SetUp::of(open.content, open.id, open.scenario);
    if let Some(unit) = Piece::of(place).and_then(|piece| piece.unit(&set_up)) {
        let tile = unit.station.and_then(Station::system).or(context.memory.own.of::<crate::Memory>().scenario.set_up.tile);
        let scene = Scene::of(
            &mut context.memory.own.of::<crate::Memory>().printed,
            context.state.document.project(),
            &set_up,
            tile,
            place,
        );
        one(ui, context, &set_up, scene.as_ref(), unit);
        let here = project::Place::from(set_up.place(unit));
        findings::of_places(ui, context, |found| *found == here);
    } else {
        summary::show(ui, &set_up);
        findings::of_thing(ui, context, Place::Scenario(open.id, InScenario::Whole));
    }
}

/// Shows the caption of a line of a table, in the colour of remarks.
fn label(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(words).color(Palette::of(ui).weak));
}

fn one(ui: &mut Ui, context: &mut FrameContext, set_up: &SetUp, scene: Option<&Scene>, unit: &Unit) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(60.0), Sense::hover());
        if let Some(scene) = scene {
            counter::bare(ui.painter(), context, scene, unit, Rect::from_center_size(rect.center(), Vec2::splat(56.0)));
        }
        ui.vertical(|ui| {
            heading(ui, &set_up.name(unit));
            ui.add(Label::new(RichText::new(unit.kind.name.trim()).color(Palette::of(ui).weak)).truncate());
        });
    });
    ui.add_space(4.0);
    let fielded = set_up.forces[unit.force];
    Grid::new("unit").num_columns(2).spacing([12.0, 5.0]).show(ui, |ui| {
        label(ui, "Force");
        if ui.link(set_up.force_label(fielded.id)).on_hover_text("Go to the unit in its force.").clicked() {
            context.push(Action::Select(Place::Force(fielded.force_id, InForce::Unit(unit.id)).into()));
        }
        ui.end_row();
        label(ui, "Type");
        if ui.link(unit.kind.label()).on_hover_text("Go to the type of unit.").clicked() {
            context.push(Action::Select(Place::Unit(unit.kind_id, InUnit::Whole).into()));
        }
        ui.end_row();
        label(ui, "Values");
        ui.label(format!("EW {}, attack {}, defense {}", unit.kind.ew, unit.kind.attack, unit.kind.defense));
        ui.end_row();
        label(ui, "Operations");
        ui.add(Label::new(format!("{}: {}", unit.kind.operations, unit.kind.operations.goes())).wrap());
        ui.end_row();
        if let Some(home) = unit.home.and_then(|home| set_up.content.systems.get(home)) {
            label(ui, "Defends");
            ui.label(home.label());
            ui.end_row();
        }
    });
    ui.add_space(theme::GAP);
    if unit.aboard {
        return rides(ui, context, set_up, unit);
    }
    starts::show(ui, context, set_up, unit);
    ui.horizontal(|ui| {
        let help = "Take it into the hand: arrows and Enter put it down (Enter on the tile).";
        if small_button(ui, "Pick up").on_hover_text(help).clicked() {
            context.memory.own.of::<crate::Memory>().scenario.set_up.board.take(super::scene::piece(set_up, unit));
        }
        if unit.station.is_some()
            && small_button(ui, "Take off").on_hover_text("Put it back among the units that are not placed (Delete).").clicked()
            && let Some(change) = hand::taken_off(set_up, unit)
        {
            push(context, change);
        }
    });
    if let Some((scene, (title, lights))) = scene.and_then(|scene| Some((scene, lights::of_placed(scene, unit)?))) {
        ui.add_space(theme::GAP);
        section(ui, title);
        if lights.spaces.is_empty() {
            label(ui, "nowhere by itself");
        }
        lights.list(ui, &*scene.printed);
    }
    list(ui, context, set_up, unit, "ABOARD", set_up.cargo(unit));
    let alike = set_up.units.iter().filter(|other| {
        !other.aboard && other.station.is_some() && other.station == unit.station && set_up.place(other) != set_up.place(unit)
    });
    list(ui, context, set_up, unit, "IN THE SAME PLACE", alike);
}

/// Shows the starting place of a unit of cargo, which is that of its carrier.
fn rides(ui: &mut Ui, context: &mut FrameContext, set_up: &SetUp, unit: &Unit) {
    let fielded = set_up.forces[unit.force];
    let Some(carrier) = fielded.force.outermost(unit.id).and_then(|carrier| set_up.unit(fielded.id, carrier)) else { return };
    ui.horizontal_wrapped(|ui| {
        label(ui, "It starts in the hold of");
        if ui.link(set_up.name(carrier)).on_hover_text("Select its carrier.").clicked() {
            context.push(Action::Select(set_up.place(carrier).into()));
        }
    });
}

/// Lists other units by name below a heading; a click selects one.
fn list<'s, 'a: 's>(
    ui: &mut Ui,
    context: &mut FrameContext,
    set_up: &SetUp,
    beside: &Unit,
    title: &str,
    units: impl Iterator<Item = &'s Unit<'a>>,
) {
    let mut units = units.peekable();
    if units.peek().is_some() {
        ui.add_space(theme::GAP);
        section(ui, title);
    }
    for unit in units {
        // Units of the selected unit's force are named by their letters alone.
        let called = if unit.force == beside.force { set_up.name(unit) } else { set_up.full_name(unit) };
        let words = format!("{called}, {}", unit.kind.bottom_line());
        if ui.link(words).on_hover_text("Select it.").clicked() {
            context.push(Action::PointAt(set_up.place(unit).into()));
        }
    }
}

/// Makes a change and brings the unit into view.
fn push(context: &mut FrameContext, change: Change) {
    let action = context.memory.own.of::<crate::Memory>().scenario.set_up.board.made(change);
    context.push(action);
}
