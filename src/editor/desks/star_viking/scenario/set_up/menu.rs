//! What a right-click on the set-up's tile offers for the counter under the pointer.

use super::Memory;
use super::hand;
use super::scene::{Elsewhere, Scene};
use crate::editor::action::Action;
use crate::editor::board::{BoardResponse, Pieces as _, Target};
use crate::rules::star_viking::{InForce, InUnit, Place, Station};

/// Shows the menu where it is asked for.
pub fn show(memory: &mut Memory, scene: &Scene, touched: &BoardResponse, actions: &mut Vec<Action>) {
    if touched.response.secondary_clicked()
        && let Some(point) = touched.point
    {
        memory.board.hand = None;
        actions.push(Action::PointAt(scene.place(scene.piece_at(point))));
    }
    touched.response.context_menu(|ui| {
        if let Some(unit) = scene.marked().and_then(|piece| scene.unit(piece)) {
            let piece = scene.piece(&unit);
            let elsewhere = [
                ("Let its player choose the sector", Elsewhere::Station(Station::InSystem(scene.tile))),
                ("Put it beside the tile", Elsewhere::Station(Station::OffTile(scene.tile))),
                ("Put it at the home base", Elsewhere::Station(Station::HomeBase)),
            ];
            for (words, place) in elsewhere {
                let may = scene.station(Target::Box(place)).is_some_and(|at| scene.set_up.objection(&unit, at).is_none());
                if may && ui.button(words).clicked() {
                    actions.push(memory.board.put_down(scene, &hand::Hand::free(piece), Target::Box(place)));
                }
            }
            if unit.station.is_some() && ui.button("Take it off").clicked() {
                actions.push(memory.board.put_down(scene, &hand::Hand::free(piece), Target::Box(Elsewhere::Tray)));
            }
            ui.separator();
            if ui.button("Go to its force").clicked() {
                let force = scene.set_up.forces[unit.force].force_id;
                actions.push(Action::Select(Place::Force(force, InForce::Unit(unit.id)).into()));
            }
            if ui.button("Go to its type").clicked() {
                actions.push(Action::Select(Place::Unit(unit.kind_id, InUnit::Whole).into()));
            }
            ui.separator();
        }
        if ui.button("Show the whole tile").clicked() {
            memory.board.view.port.fit();
        }
    });
}
