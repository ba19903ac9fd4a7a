//! The board of a game, on which the user chooses a highlighted space by a click or a key.

use crate::LaunchFighters;
use std::collections::BTreeSet;
use std::sync::Arc;

use egui::{PointerButton, Ui};

use super::super::tokens::dots;
use super::choices::on_board;
use super::pieces::{paint, standing};
use super::{Board, lights, pieces, played};
use crate::map::{self, MapSpaces};
use geometry::Space;
use kit::board::{Ground, Overlay, Spaces as _, board, legend_line, next_asked};
use kit::play::{Game, PlayContext, PlayDesk};
use launch_fighters::Map;
use launch_fighters::play::Unit;
use rules::play::Told as _;

/// Shows the board of a game, with the names of ships if `names` is set, and handles input on it.
pub fn show(ui: &mut Ui, desk: &mut PlayDesk<LaunchFighters>, shown: &mut Board, table: &mut PlayContext, names: bool) {
    let Some(game) = desk.game() else { return };
    let Some(map) = played(game).map(|(_, map)| Arc::clone(map)) else { return };
    let spaces = &map::spaces(&map);
    follow(shown, game, spaces);
    shown.ways.update(game);
    let touched = board(ui, &mut shown.view, spaces, true);
    if touched.has_keys(ui, table.asked) {
        // The keys that go from unit to unit stop only once at a space, even if it has several units.
        let taken = || standing(game).map(|piece| piece.at).collect::<BTreeSet<_>>();
        let units = || taken().into_iter().collect();
        if let Some(space) = next_asked(ui, table.keys, units, shown.view.cursor) {
            shown.view.show(spaces, space);
        }
        shown.view.zoomed(ui, table.keys, spaces, None);
    }
    let clicked = shown.view.hovered.filter(|_| touched.response.clicked_by(PointerButton::Primary));
    shown.view.cursor = clicked.or(shown.view.cursor);
    if let Some(space) = clicked.or(shown.view.cursor.filter(|_| touched.applied)) {
        let there: Vec<_> = on_board(game).filter(|(at, _)| *at == space).map(|(_, action)| action).collect();
        match shown.ways.to(space).filter(|_| there.is_empty()) {
            Some(way) => desk.follow_way(&way.steps),
            None => desk.choose_among(there),
        }
    }
    desk.board_is(touched.response.id);
    let Some(game) = desk.game() else { return };
    shown.picture.show(ui, &map, &touched, table.work);
    let over = &Overlay::new(ui, &touched, spaces, Ground::Paper);
    let lights = lights::all(game, &shown.ways);
    for light in &lights {
        light.grounds(over);
    }
    pieces::show(&mut shown.tokens, over, game);
    for light in &lights {
        light.signs(over, |space| standing(game).any(|piece| piece.at == space));
    }
    lights::above(over, game, names);
    if let Some(way) = shown.view.meant().and_then(|space| shown.ways.to(space)) {
        lights::way(over, way);
    }
    over.cursor(&shown.view);
    let small = shown.picture.small_map(ui, &mut shown.view, &touched, table.work);
    let units = standing(game).filter_map(|piece| Some((piece.at, paint(game, game.battle.player(piece.unit))?)));
    dots(small, spaces, units);
    let there = at(game, &map, shown, shown.view.cursor.unwrap_or_default());
    touched.say(&format!("Game. {}", game.battle.moment(game.state())), &there, None);
}

/// Brings the active unit into view if it is outside the visible part of the board; the cursor stays where it is.
fn follow(shown: &mut Board, game: &Game<LaunchFighters>, spaces: &MapSpaces) {
    let Some(placed) = shown.view.placed else { return };
    let now = game.replay().at();
    if shown.followed.replace(now) == Some(now) {
        return;
    }
    let active = game.state().active().and_then(|unit| game.state().space(unit));
    if let Some(at) = active.filter(|at| !placed.rect.contains(placed.to_screen(spaces.middle(*at)))) {
        let cursor = shown.view.cursor;
        shown.view.show(spaces, at);
        shown.view.cursor = cursor;
    }
}

/// Shows the line below the board: a description of what is under the pointer or at the cursor, and the zoom.
pub fn line(ui: &mut Ui, desk: &PlayDesk<LaunchFighters>, shown: &mut Board, table: &PlayContext) {
    let Some(game) = desk.game() else { return };
    let Some((_, map)) = played(game) else { return };
    let space = shown.view.meant().unwrap_or_default();
    let help = match shown.ways.to(space) {
        _ if on_board(game).any(|(at, _)| at == space) => "; click to choose it".to_owned(),
        Some(way) => format!("; click to go there: {}", way.words()),
        None => String::new(),
    };
    let words = format!("{}{help}", at(game, map, shown, space));
    let lights = lights::all(game, &shown.ways);
    shown.view.line_with(ui, table.keys, (&map::spaces(map), None), words, |ui| legend_line(ui, &lights));
}

/// Describes a space: its units and their losses, and what the map has there.
fn at(game: &Game<LaunchFighters>, map: &Map, shown: &Board, space: Space) -> String {
    let mut words = vec![map::describe(map, &shown.terrain, space)];
    for piece in standing(game).filter(|piece| piece.at == space) {
        let side = game.battle.side_name(game.battle.player(piece.unit));
        let mut unit = format!("{} of {side}", game.battle.unit_name(piece.unit));
        if let Unit::Ship(ship) = piece.unit {
            unit = format!("{unit}, facing {}", map.grid.shape.direction(game.state().ship(ship).facing));
        }
        if piece.inactive {
            unit += ", upside down";
        }
        let damage = lights::damage(game, piece.unit);
        words.push(if damage.is_empty() { unit } else { format!("{unit}, {damage}") });
    }
    words.join("; ")
}
