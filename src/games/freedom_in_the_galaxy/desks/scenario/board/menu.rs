//! The menu that a right-click on the board opens.

use super::scene::{Held, Scene};
use super::{Memory, steps};
use crate::scenario::board::Elsewhere;
use freedom_in_the_galaxy::set_up::Piece;
use freedom_in_the_galaxy::{InPlanet, InUnit, Place};
use kit::action::Action;
use kit::board::{BoardResponse, Hand, Pieces as _, Spaces as _, Target};
use kit::widgets::context_menu;

/// Shows the menu of the set-up while it is open.
pub fn show(memory: &mut Memory, scene: &Scene, touched: &BoardResponse, actions: &mut Vec<Action>) {
    if touched.response.secondary_clicked()
        && let Some(point) = touched.point
    {
        memory.board.hand = None;
        memory.board.view.cursor = scene.display.at(point).or(memory.board.view.cursor);
        actions.push(Action::PointAt(scene.place(scene.piece_at(point))));
    }
    context_menu(&touched.response, |ui| {
        if let Some(Held::Row(id)) = scene.held() {
            for (words, place) in [
                ("Let it come from space", Elsewhere::FromSpace),
                ("Let its player choose where it stands", Elsewhere::Open),
                ("Take it off", Elsewhere::Shop),
            ] {
                if ui.button(words).clicked() {
                    actions.push(memory.board.put_down(scene, &Hand::free(Held::Row(id)), Target::Box(place)));
                }
            }
            let unit = scene.row(id).and_then(|row| if let Piece::Unit(unit) = row.piece { Some(unit) } else { None });
            if let Some(unit) = unit
                && ui.button("Go to its type").clicked()
            {
                actions.push(Action::Select(Place::Unit(unit, InUnit::Whole).into()));
            }
            ui.separator();
        }
        if let Some(on) = memory.board.view.cursor.and_then(|(planet, _)| scene.board.planet(planet)) {
            let label = on.planet.label();
            if !scene.open.scenario.bases_down {
                let (words, down) = if on.was_up { ("down", true) } else { ("up", false) };
                let said = format!("Start the base of {label} {words}");
                if let Some(change) = steps::start(scene, on.id, said, |start| start.down = down)
                    && ui.button(change.label.clone()).clicked()
                {
                    actions.push(change.into());
                }
            }
            if ui.button(format!("Go to {label}")).clicked() {
                actions.push(Action::Select(Place::Planet(on.id, InPlanet::Whole).into()));
            }
            ui.separator();
        }
        if ui.button("Show the whole display").clicked() {
            memory.board.view.port.fit();
        }
    });
}
