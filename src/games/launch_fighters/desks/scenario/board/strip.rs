//! The controls above the board, which set up by the book, clear, turn units, and switch what is shown; and the line below the board with the space
//! under the pointer or the unit in hand, and the zoom.

use egui::Ui;

use super::scene::Scene;
use super::{canvas, words};
use kit::action::{Action, Change, Report};
use kit::desks::FrameContext;
use kit::theme;
use kit::widgets::{Icon, icon_button, small_toggle};
use launch_fighters::{Edit, InScenario, Piece, Place, placement};

/// The help text of the button that sets up by the book.
pub const BY_THE_BOOK: &str =
    "Place every ship as the book has it: flagships ten spaces apart from the centre on, the others beside them.";

/// Shows the buttons and switches above the board.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.horizontal_wrapped(|ui| {
        if ui.button("Set up by the book").on_hover_text(BY_THE_BOOK).clicked() {
            context.push(by_the_book(scene));
        }
        let stands = scene.open.scenario.sides.iter().any(|(_, side)| !side.ships.is_empty() || !side.squadrons.is_empty());
        let clear = ui.add_enabled(stands, egui::Button::new("Clear the set-up"));
        if clear.on_hover_text("Take every unit off the map.").clicked() {
            let change = scene.set("Clear the set-up", placement::clear);
            context.change(change.then_select(Place::Scenario(scene.open.id, InScenario::Whole)));
        }
        ui.add_space(theme::GAP);
        turning(ui, context, scene);
        ui.add_space(theme::GAP);
        let lights = &mut context.memory.own.of::<crate::Memory>().scenario.board.lights;
        let switches = [
            ("Arcs", "Show the front, side and rear of the selected ship, as far as its weapons reach.", &mut lights.arcs),
            ("Ten-space ring", "Show the spaces ten from the other flagships while a flagship is in hand.", &mut lights.ring),
            ("Names", "Show the names of units, where spaces are large enough.", &mut lights.names),
        ];
        for (words, help, on) in switches {
            if small_toggle(ui, *on, words).on_hover_text(help).clicked() {
                *on = !*on;
            }
        }
    });
}

/// Shows the buttons that turn the unit in hand (which is being moved) or, if there is none, the selected unit.
fn turning(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    let placed = scene.selected.filter(|piece| piece.at(scene.open.scenario).is_some());
    let piece = memory.board.hand.map(|hand| hand.piece).or(placed);
    let turns = matches!(piece, Some(Piece::Ship(..)));
    for (icon, name, help, clockwise) in [
        (Icon::TurnLeft, "Turn left", "Turn the selected ship one side anticlockwise ([).", false),
        (Icon::TurnRight, "Turn right", "Turn the selected ship one side clockwise (]).", true),
    ] {
        if icon_button(ui, icon, name, help, turns).clicked() {
            context.actions.extend(canvas::turn(memory, scene, clockwise));
        }
    }
}

/// The change that sets the scenario up by the book, or a report of why that is impossible.
pub fn by_the_book(scene: &Scene) -> Action {
    match placement::by_the_book(scene.open.content, scene.open.id) {
        Ok(scenario) => {
            let edit = Edit::Scenario(rules::Change::Set(scene.open.id, scenario));
            Change::edit("Set up by the book", edit).into()
        }
        Err(refusal) => Action::Report(Report::Failed(format!("Set-up by the book is not possible: {refusal}."))),
    }
}

/// Shows the line below the board: the unit in hand, or the space under the pointer or at the cursor; and the zoom.
pub fn line(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    let space = memory.board.view.meant().unwrap_or_default();
    let said = words::in_hand(memory, scene).unwrap_or_else(|| words::at(scene, &memory.shown, space));
    memory.board.line(ui, &context.state.settings.keys, scene, said);
}
