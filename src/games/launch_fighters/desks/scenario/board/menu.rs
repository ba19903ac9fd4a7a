//! The menu that opens on a right-click on the board, for the unit under the pointer or for the whole set-up.

use egui::Ui;

use super::scene::Scene;
use super::{Memory, canvas, hand, strip};
use kit::action::Action;
use kit::board::{BoardResponse, Pieces as _, Spaces as _};
use kit::widgets::{context_menu, told_beside_menu};
use launch_fighters::{InFleet, Piece, Place};

/// Shows the menu of the set-up while it is open.
pub fn show(memory: &mut Memory, scene: &Scene, touched: &BoardResponse, actions: &mut Vec<Action>) {
    if touched.response.secondary_clicked()
        && let Some(point) = touched.point
    {
        memory.board.hand = None;
        memory.board.view.cursor = scene.spaces().at(point).or(memory.board.view.cursor);
        actions.push(Action::PointAt(scene.place(scene.piece_at(point))));
    }
    context_menu(&touched.response, |ui| {
        let there = scene.selected.filter(|piece| piece.at(scene.open.scenario).is_some());
        if let Some(piece) = there {
            unit(ui, memory, scene, piece, actions);
            ui.separator();
        }
        if told_beside_menu(ui.button("Set up by the book"), strip::BY_THE_BOOK).clicked() {
            actions.push(strip::by_the_book(scene));
        }
        if ui.button("Show the whole map").clicked() {
            memory.board.view.port.fit();
        }
    });
}

/// Offers the commands for a unit on the map.
fn unit(ui: &mut Ui, memory: &mut Memory, scene: &Scene, piece: Piece, actions: &mut Vec<Action>) {
    if let Piece::Ship(side, ship) = piece {
        for (words, clockwise) in [("Turn left", false), ("Turn right", true)] {
            if ui.button(words).clicked() {
                actions.extend(canvas::turn(memory, scene, clockwise));
            }
        }
        let fleet = scene.field.sides.iter().find(|fielded| fielded.id == side).map(|fielded| fielded.fleet_id);
        if let Some(fleet) = fleet.filter(|_| ui.button("Go to the ship in its fleet").clicked()) {
            actions.push(Action::Select(Place::Fleet(fleet, InFleet::Ship(ship)).into()));
        }
    }
    let others = memory.board.others(piece);
    if others.is_empty() {
        if ui.button("Take off the map").clicked() {
            actions.extend(hand::taken_off(scene, piece).map(|change| memory.board.made(change)));
        }
    } else if ui.button(format!("Take all {} off the map", others.len() + 1)).clicked() {
        actions.push(memory.board.made(hand::all_off(scene, piece, &others)));
    }
}
