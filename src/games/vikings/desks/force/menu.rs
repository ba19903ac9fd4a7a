//! The menu that a right-click on the decks opens, for the character under the pointer and for the hex.

use egui::Ui;

use super::Memory;
use super::decks::Seat;
use super::scene::{Piece, Scene};
use kit::action::{Action, Change};
use kit::board::{BoardResponse, Pieces as _, Spaces as _};
use kit::widgets::context_menu;
use rules::capital;
use vikings::{InForce, Task};

/// Shows the menu of the decks while it is open.
pub fn show(memory: &mut Memory, scene: &Scene, touched: &BoardResponse, actions: &mut Vec<Action>) {
    if touched.response.secondary_clicked()
        && let Some(point) = touched.point
    {
        memory.board.hand = None;
        memory.board.view.cursor = scene.decks.at(point).or(memory.board.view.cursor);
        if let Some(piece) = scene.piece_at(point) {
            actions.push(Action::PointAt(scene.place(Some(piece))));
        }
    }
    let mut changes: Vec<Option<Change>> = Vec::new();
    context_menu(&touched.response, |ui| {
        let Some(seat) = memory.board.view.cursor else { return };
        person(ui, scene, seat, &mut changes);
        hex(ui, scene, seat, &mut changes);
        if ui.button("Show all decks").clicked() {
            memory.board.view.port.fit();
        }
    });
    for change in changes.into_iter().flatten() {
        actions.push(memory.board.made(change));
    }
}

/// Offers the commands for the character on a hex.
fn person(ui: &mut Ui, scene: &Scene, seat: Seat, changes: &mut Vec<Option<Change>>) {
    let Some((member, deck)) = scene.on(seat).zip(scene.decks.deck(seat.boat)) else { return };
    let Some((_, character)) = scene.character(Piece::Member(member)) else { return };
    for task in [Task::Oars, Task::Helm, Task::Boarding, Task::Hook, Task::Bailing, Task::None] {
        if deck.vessel.misplaced(deck.class, seat.hex, character.kind, task).is_none() {
            let words = if task == Task::None { "No task".to_owned() } else { capital(task.label()) };
            if ui.button(words).clicked() {
                changes.push(Some(scene.tasked(member, task)));
            }
        }
    }
    ui.separator();
    if ui.button("Put ashore").clicked() {
        let change = scene.set(format!("Put {} ashore", character.label()), |force| force.disembark(member));
        changes.push(Some(change.then_select(scene.at(InForce::Member(member)))));
    }
    if ui.button("Take out of the force").clicked() {
        changes.push(scene.dismissed(&[member]));
    }
    ui.separator();
}

/// Offers the commands for a hex and its boat.
fn hex(ui: &mut Ui, scene: &Scene, seat: Seat, changes: &mut Vec<Option<Change>>) {
    let Some(deck) = scene.decks.deck(seat.boat) else { return };
    let hook = deck.vessel.hooks.contains(&deck.class.hex_name(seat.hex));
    let horse = deck.vessel.horses.contains(&deck.class.deck_place(seat.hex));
    if ui.button(if hook { "Take the hook away" } else { "Put a hook here" }).clicked() {
        changes.push(scene.hooked(seat));
    }
    if ui.button(if horse { "Take the horse away" } else { "Put a horse here" }).clicked() {
        changes.push(scene.stabled(seat));
    }
    if ui.button(format!("Lawful crew for {}", deck.vessel.label())).clicked() {
        changes.push(scene.manned(seat.boat));
    }
}
