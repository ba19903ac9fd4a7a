//! The canvas of the set-up: handles the pointer and the keys on the pieces and areas of the boards.

use egui::Ui;

use super::areas::{self, TOOLS};
use super::scene::{Aside, Piece, Scene};
use super::{Memory, moved, overlay, words};
use crate::things::commands;
use kit::action::Action;
use kit::board::{BoardResponse, Pieces as _, board, tool_pressed};
use kit::desks::FrameContext;
use kit::keys::KeyChoices;
use kit::widgets::context_menu;
use vikings::{InBoat, InCharacter, InForce, Place};

/// Shows the boards and handles the pointer and the keys on them.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let asked = context.state.view.dialog.is_some();
    let choices = &context.state.settings.keys;
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario;
    let paints = memory.tool.paints() && memory.area.is_some();
    let touched = if paints { board(ui, &mut memory.board.view, &scene.spaces, false) } else { memory.board.show(ui, scene) };
    if touched.has_keys(ui, asked) {
        context.actions.extend(keys(ui, memory, scene, choices));
    }
    if paints {
        let down = ui.input(|input| input.pointer.primary_down());
        areas::stroke(memory, scene, &touched, down, context.actions);
    } else {
        context.actions.extend(memory.board.handle(ui, choices, asked, &touched, scene));
        menu(memory, scene, &touched, context.actions);
    }
    if let Some(hand) = memory.board.carried() {
        let facing = moved::facing(scene, &hand);
        memory.guide.update(context.state.document.project(), scene, hand.piece, facing);
    }
    if let Some(picture) = memory.shown.picture().cloned() {
        memory.picture.show(ui, &picture, &touched, &mut context.memory.work);
    }
    overlay::show(ui, context, scene, &touched);
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario;
    if memory.board.hand.is_none() && memory.stroke.is_none() {
        let small = memory.picture.small_map(ui, &mut memory.board.view, &touched, &mut context.memory.work);
        overlay::dots(small, scene);
    }
    let there = words::at(scene, memory.board.view.cursor.unwrap_or_default());
    touched.say("Set-up", &there, words::in_hand(memory, scene));
}

/// Handles the keys that choose tools and that turn the piece in hand or, with an empty hand, the selected piece.
fn keys(ui: &Ui, memory: &mut Memory, scene: &Scene, choices: &KeyChoices) -> Option<Action> {
    if let Some(tool) = tool_pressed(ui, choices, &TOOLS) {
        memory.tool = tool;
        memory.area = memory.area.or_else(|| scene.set_up.scenario.areas.ids().next());
    }
    let (left, right) = (commands::SET_UP_LEFT.pressed(ui, choices), commands::SET_UP_RIGHT.pressed(ui, choices));
    (left != right).then(|| turn(memory, scene, right))?
}

/// Turns the piece in hand or, with an empty hand, the selected piece by one hexside.
pub fn turn(memory: &mut Memory, scene: &Scene, clockwise: bool) -> Option<Action> {
    if memory.tool.paints() {
        memory.reach = if clockwise { (memory.reach + 1).min(3) } else { memory.reach.saturating_sub(1) };
        return None;
    }
    if let Some(hand) = &mut memory.board.hand {
        hand.turned = moved::facing(scene, hand).map(|facing| moved::turned(facing, clockwise));
        return None;
    }
    let there = memory.board.view.cursor.and_then(|cursor| scene.piece_in(cursor));
    let piece = scene.selected().or(there)?;
    moved::turn(scene, piece, clockwise).map(|change| memory.board.made(change))
}

/// The menu that a right-click opens, for the piece under the pointer, or for the set-up as a whole if there is none.
fn menu(memory: &mut Memory, scene: &Scene, touched: &BoardResponse, actions: &mut Vec<Action>) {
    if touched.response.secondary_clicked()
        && let Some(point) = touched.point
    {
        memory.board.hand = None;
        actions.push(Action::PointAt(scene.place(scene.piece_at(point))));
    }
    context_menu(&touched.response, |ui| {
        if let Some(piece) = scene.selected() {
            if scene.facing(piece).is_some() {
                for (words, clockwise) in [("Turn left", false), ("Turn right", true)] {
                    if ui.button(words).clicked() {
                        actions.extend(turn(memory, scene, clockwise));
                    }
                }
            }
            if ui.button("Take off the boards").clicked() {
                let others = memory.board.others(piece);
                let change = moved::put_aside(scene, piece, &others, Aside::Tray);
                actions.extend(change.map(|change| memory.board.made(change)));
            }
            if let Some(place) = home(scene, piece)
                && ui.button("Go to it in its force").clicked()
            {
                actions.push(Action::Select(place.into()));
            }
            ui.separator();
        }
        if ui.button("Show all boards").clicked() {
            memory.board.view.port.fit();
        }
    });
}

/// The place of a boat or character in its force; `None` for a thing.
pub fn home(scene: &Scene, piece: Piece) -> Option<Place> {
    let of = |player| scene.set_up.scenario.force(player, scene.set_up.content).map(|(id, _)| id);
    match piece {
        Piece::Boat(player, boat) => Some(Place::Force(of(player)?, InForce::Boat(boat))),
        Piece::Man(player, member) => Some(Place::Force(of(player)?, InForce::Member(member))),
        Piece::Thing(..) | Piece::New(_) => None,
    }
}

/// The place of the character or class of boats for which a piece stands; `None` for a thing.
pub fn kind(scene: &Scene, piece: Piece) -> Option<Place> {
    match piece {
        Piece::Boat(player, boat) => Some(Place::Boat(scene.hull(player, boat)?.vessel.class?, InBoat::Whole)),
        Piece::Man(player, member) => Some(Place::Character(scene.man(player, member)?.member.character?, InCharacter::Whole)),
        Piece::Thing(..) | Piece::New(_) => None,
    }
}
