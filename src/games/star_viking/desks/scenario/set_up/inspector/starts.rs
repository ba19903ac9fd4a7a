//! The fields for the starting place of a unit. With them, every place can be reached by keyboard.

use egui::{Label, RichText, Ui};

use super::push;
use crate::scenario::set_up::hand;
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{Offer, captioned, choice};
use star_viking::set_up::{SetUp, Unit};
use star_viking::{Space, Station};

/// Shows the fields for the starting place of a unit.
pub fn show(ui: &mut Ui, context: &mut FrameContext, set_up: &SetUp, unit: &Unit) {
    let mut chosen = None;
    let tile = unit.station.and_then(Station::system);
    let shown = match unit.station {
        None => "Not placed".to_owned(),
        Some(Station::HomeBase) => "Home base".to_owned(),
        Some(Station::OffTile(tile)) => format!("Beside {}", set_up.tile_label(tile)),
        Some(Station::InSystem(tile) | Station::Sector(tile, _)) => format!("In {}", set_up.tile_label(tile)),
    };
    let inside = |at| matches!(unit.station, Some(Station::InSystem(tile) | Station::Sector(tile, _)) if tile == at);
    let tiles: Vec<_> = set_up.tiles().map(|(id, ..)| id).collect();
    let within = tiles
        .iter()
        .map(|tile| Offer::new(Some(Station::InSystem(*tile)), format!("In {}", set_up.tile_label(*tile)), inside(*tile)));
    let beside = tiles.iter().map(|tile| {
        let at = Station::OffTile(*tile);
        Offer::new(Some(at), format!("Beside {}", set_up.tile_label(*tile)), unit.station == Some(at))
    });
    let fixed = [
        Offer::new(None, "Not placed", unit.station.is_none()),
        Offer::new(Some(Station::HomeBase), "Home base", unit.station == Some(Station::HomeBase)),
    ];
    captioned(ui, "Starts", 220.0, |ui| {
        chosen = choice(ui, "Starts", 220.0, &shown, fixed.into_iter().chain(within).chain(beside)).taken;
    });
    let mut change = chosen.and_then(|chosen| match chosen {
        Some(at) => hand::put(set_up, unit, at),
        None => hand::taken_off(set_up, unit),
    });
    if let Some((tile, system)) = tile.filter(|tile| inside(*tile)).and_then(|tile| Some((tile, set_up.system(tile)?))) {
        let own = match unit.station {
            Some(Station::Sector(_, space)) => Some(space),
            _ => None,
        };
        let offers = system.spaces().into_iter().map(|space: Space| {
            let at = Station::Sector(tile, space);
            let why = set_up.objection(unit, at).map_or_else(String::new, |why| format!(" ({})", why.words()));
            Offer::new(at, format!("{}{why}", system.space_label(space)), own == Some(space))
        });
        let any = Offer::new(Station::InSystem(tile), "its player chooses", own.is_none());
        let shown = own.map_or_else(|| "its player chooses".to_owned(), |space| system.space_label(space));
        captioned(ui, "Sector", 220.0, |ui| {
            let taken = choice(ui, "Sector", 220.0, &shown, std::iter::once(any).chain(offers)).taken;
            change = change.take().or_else(|| hand::put(set_up, unit, taken?));
        });
    }
    if let Some(why) = unit.station.and_then(|at| set_up.objection(unit, at)) {
        let ink = Palette::of(ui).warning;
        ui.add(Label::new(RichText::new(format!("Not by the rules: {}.", why.words())).size(theme::SMALL).color(ink)).wrap());
    }
    if let Some(change) = change {
        push(context, change);
    }
}
