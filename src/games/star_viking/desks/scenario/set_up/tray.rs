//! The tray: each force's units without a starting place, and how many of its units have one.

use egui::{Label, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2};

use super::counter;
use super::hand::{self, Hand};
use super::scene::{Elsewhere, Scene};
use kit::action::{Action, Change};
use kit::board;
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::small_button;
use star_viking::set_up::Unit;
use star_viking::{Color, InScenario, Place};
use star_viking_paper::sheets::counters::Livery;

/// Shows the tray of units without a starting place.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let palette = Palette::of(ui);
    let rect = ui.available_rect_before_wrap();
    let board = &mut context.memory.own.of::<crate::Memory>().scenario.set_up.board;
    board.offer(ui, rect, Elsewhere::Tray);
    let dragged = board.hand.filter(Hand::is_dragged).and_then(|hand| scene.unit(hand.piece));
    let leaves = dragged.is_some_and(|unit| unit.station.is_some());
    let waiting = scene.starting(None).next().is_some() || scene.set_up.forces.is_empty();
    let heading = if waiting { "Not placed yet" } else { "All units are placed" };
    let mut inside = board::tray(ui, leaves, board.is_over(Elsewhere::Tray), heading, board::TAKES_OFF);
    let ui = &mut inside;
    ScrollArea::vertical().id_salt("tray").auto_shrink([false, false]).show(ui, |ui| {
        if scene.set_up.scenario.deployments.is_empty() {
            ui.label(RichText::new("No forces take part yet.").color(palette.weak));
            if small_button(ui, "Choose forces").on_hover_text("Go to the forces of the scenario.").clicked() {
                let first = InScenario::Deployment(scene.set_up.scenario.deployments.next_id());
                context.push(Action::Select(scene.set_up.at(first).into()));
            }
        }
        for (id, deployment) in scene.set_up.scenario.deployments.iter() {
            if let Some(force) = scene.set_up.forces.iter().position(|fielded| fielded.id == id) {
                ui.push_id(id.number(), |ui| of_force(ui, context, scene, force));
            } else {
                let words = if deployment.force.is_some() { "A force that is gone" } else { "A side without a force" };
                ui.add_space(6.0);
                if ui.link(words).on_hover_text("Go there, and choose its force.").clicked() {
                    context.push(Action::Select(Place::Scenario(scene.set_up.id, InScenario::Deployment(id)).into()));
                }
            }
        }
    });
}

fn of_force(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, force: usize) {
    let palette = Palette::of(ui);
    let fielded = scene.set_up.forces[force];
    let name = scene.set_up.force_label(fielded.id);
    ui.add_space(6.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        swatch(ui, Livery::of(fielded.force.color, scene.is_second_viking(&fielded)));
        ui.add(Label::new(RichText::new(name).font(theme::bold(theme::BODY))).wrap());
    });
    let waiting: Vec<Unit> = hand::waiting(scene, force).copied().collect();
    let own = scene.set_up.units.iter().filter(|unit| unit.force == force);
    let (aboard, standing): (Vec<&Unit>, Vec<&Unit>) = own.partition(|unit| unit.aboard);
    let cargo = if aboard.is_empty() { String::new() } else { format!(", {} in holds", aboard.len()) };
    let count = format!("{} of {} placed{cargo}", standing.len() - waiting.len(), standing.len());
    ui.label(RichText::new(count).size(theme::SMALL).color(palette.weak));
    if waiting.is_empty() {
        return;
    }
    let tile = scene.set_up.tile_label(scene.tile);
    let here = format!("Place all in {tile}");
    let help = "Every unit of this force that is not placed yet and may start there; fortresses on the capital.";
    button(ui, context, (&here, help), name, hand::placed_all(scene, force, Some(scene.tile)));
    if fielded.force.color == Color::Green {
        let help = "Every unit of this force that is not placed yet, in the system that it defends; fortresses on the capital.";
        button(ui, context, ("Place all at home", help), name, hand::placed_all(scene, force, None));
    }
    counter::row(ui, context, scene, &waiting);
}

/// Shows a button that changes many units at once, if there is anything to change.
fn button(ui: &mut Ui, context: &mut FrameContext, (words, help): (&str, &str), force: &str, change: Option<Change>) {
    let Some(change) = change else { return };
    let button = small_button(ui, words).on_hover_text(help);
    if button.accessible_name(format!("{words}: {force}")).clicked() {
        let action = context.memory.own.of::<crate::Memory>().scenario.set_up.board.made(change);
        context.push(action);
    }
}

/// Shows a patch of the colour of a side, with its letter.
pub fn swatch(ui: &mut Ui, livery: Livery) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
    chip(ui.painter(), rect, livery, letter(livery));
}

/// Paints a patch of the colour of a side with words on it.
pub fn chip(painter: &egui::Painter, rect: Rect, livery: Livery, words: &str) {
    let paper = Palette::on_paper();
    painter.rect(rect, 3.0, theme::printed(livery.color()), Stroke::new(1.0, paper.outline), StrokeKind::Inside);
    let at = rect.center();
    painter.text(at, egui::Align2::CENTER_CENTER, words, theme::bold(theme::SMALL), theme::printed(drawing::Color::BLACK));
}

/// The letter of a side: V for the second Viking, otherwise the letter of its colour.
pub const fn letter(livery: Livery) -> &'static str {
    match livery {
        Livery::Viking => "R",
        Livery::Federation => "B",
        Livery::Locals => "G",
        Livery::SecondViking => "V",
    }
}
