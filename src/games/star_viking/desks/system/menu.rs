//! The menu that a right-click on the tile opens for the part under the pointer.

use super::Memory;
use super::doings::Doing;
use super::on_tile::{OnTile, taken_out};
use super::steps;
use kit::action::Action;
use kit::board::{BoardResponse, Pieces as _};
use kit::keys::{KeyChoices, with_keys};
use kit::widgets::context_menu;
use star_viking::{InSystem, Space};

/// Shows the menu of the tile while it is open.
pub fn show(memory: &mut Memory, keys: &KeyChoices, on_tile: &OnTile, touched: &BoardResponse, actions: &mut Vec<Action>) {
    if touched.response.secondary_clicked()
        && let Some(point) = touched.point
    {
        memory.board.hand = None;
        actions.push(Action::PointAt(on_tile.place(on_tile.piece_at(point))));
    }
    context_menu(&touched.response, |ui| {
        for (doing, key, words) in Doing::ALL {
            let words = match (&memory.copied, doing) {
                (Some(copied), Doing::Paste) => format!("Paste {}", copied.label()),
                _ => words.to_owned(),
            };
            if doing == Doing::Copy || doing == Doing::Tidy {
                ui.separator();
            }
            let button = doing.is_possible(memory, on_tile).then(|| ui.button(with_keys(&words, key.words(ui.ctx(), keys))));
            if button.is_some_and(|button| button.clicked()) {
                actions.extend(doing.apply(memory, on_tile));
            }
        }
        ui.separator();
        if let InSystem::Sector(Space::On(spot)) = on_tile.open.part
            && on_tile.open.system.capital != Some(spot)
            && ui.button("Make it the capital").clicked()
        {
            actions.push(steps::set_capital(on_tile.open, Some(spot)).into());
        }
        if let Some(change) = taken_out(on_tile.open)
            && ui.button(change.label.clone()).clicked()
        {
            actions.push(change.into());
        }
        if ui.button("Show the whole tile").clicked() {
            memory.board.view.port.fit();
        }
    });
}
