//! The menu that a right-click on a counter of the set-up opens, wherever the counter lies: on the tile, in the tray or in a box. Also the keys for
//! the commands of the menu.

use egui::Ui;

use super::Memory;
use super::hand;
use super::scene::{Elsewhere, Scene};
use crate::things::commands;
use kit::action::Action;
use kit::board::{BoardResponse, Pieces as _, Target};
use kit::keys::KeyChoices;
use kit::widgets::context_menu;
use star_viking::set_up::Unit;
use star_viking::{InForce, InUnit, Place, Station};

/// Shows the menu of the set-up while it is open.
pub fn show(memory: &mut Memory, scene: &Scene, touched: &BoardResponse, actions: &mut Vec<Action>) {
    if touched.response.secondary_clicked()
        && let Some(point) = touched.point
    {
        memory.board.hand = None;
        actions.push(Action::PointAt(scene.place(scene.piece_at(point))));
    }
    context_menu(&touched.response, |ui| {
        if let Some(unit) = scene.marked().and_then(|piece| scene.unit(piece)) {
            of_unit(ui, memory, scene, &unit, actions);
            ui.separator();
        }
        if ui.button("Show the whole tile").clicked() {
            memory.board.view.port.fit();
        }
    });
}

/// Offers the commands for a unit, wherever its counter lies.
pub fn of_unit(ui: &mut Ui, memory: &mut Memory, scene: &Scene, unit: &Unit, actions: &mut Vec<Action>) {
    for (words, place) in elsewhere(scene) {
        if may(scene, unit, place) && ui.button(words).clicked() {
            actions.push(put(memory, scene, unit, place));
        }
    }
    if unit.station.is_some() && ui.button("Take it off").clicked() {
        actions.push(put(memory, scene, unit, Elsewhere::Tray));
    }
    ui.separator();
    if ui.button("Go to its force").clicked() {
        let force = scene.set_up.forces[unit.force].force_id;
        actions.push(Action::Select(Place::Force(force, InForce::Unit(unit.id)).into()));
    }
    if ui.button("Go to its type").clicked() {
        actions.push(Action::Select(Place::Unit(unit.kind_id, InUnit::Whole).into()));
    }
}

/// Handles the keys that put the marked unit in a starting place that is not a sector.
pub fn keys(ui: &Ui, memory: &mut Memory, keys: &KeyChoices, scene: &Scene, actions: &mut Vec<Action>) {
    let Some(unit) = scene.marked().and_then(|piece| scene.unit(piece)) else { return };
    let in_order = [commands::SET_UP_IN_SYSTEM, commands::SET_UP_BESIDE, commands::SET_UP_AT_HOME];
    for (key, (_, place)) in in_order.into_iter().zip(elsewhere(scene)) {
        if key.pressed(ui, keys) && may(scene, &unit, place) {
            actions.push(put(memory, scene, &unit, place));
        }
    }
}

/// The places that are not sectors and in which a unit can be put, each with the words of the command that puts it there.
const fn elsewhere(scene: &Scene) -> [(&'static str, Elsewhere); 3] {
    [
        ("Let its player choose the sector", Elsewhere::Station(Station::InSystem(scene.tile))),
        ("Put it beside the tile", Elsewhere::Station(Station::OffTile(scene.tile))),
        ("Put it at the home base", Elsewhere::Station(Station::HomeBase)),
    ]
}

fn may(scene: &Scene, unit: &Unit, place: Elsewhere) -> bool {
    scene.station(Target::Box(place)).is_some_and(|at| scene.set_up.objection(unit, at).is_none())
}

fn put(memory: &mut Memory, scene: &Scene, unit: &Unit, place: Elsewhere) -> Action {
    memory.board.put_down(scene, &hand::Hand::free(scene.piece(unit)), Target::Box(place))
}
