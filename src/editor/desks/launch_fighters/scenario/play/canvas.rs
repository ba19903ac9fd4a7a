//! The board of a game: a click or a key chooses what is lit.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::{PointerButton, Ui};

use super::choices::{at_space, space_of};
use super::game::Game;
use super::pieces::standing;
use super::{Memory, lights, transport};
use crate::editor::board::{Backdrop, Ground, Overlay, Picture, Spaces as _, board, legend, next_asked};
use crate::editor::desks::FrameContext;
use crate::editor::desks::Memory as Desks;
use crate::editor::desks::launch_fighters::map::{self, MapSpaces};
use crate::geometry::Space;
use crate::rules::launch_fighters::play::{Phase, Unit};
use crate::sheets::launch_fighters::map::MapDrawing;

/// Shows the board.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    let asked = context.state.view.dialog.is_some();
    let keys = &context.state.settings.keys;
    let Desks { launch_fighters, work, .. } = &mut *context.memory;
    let memory = &mut launch_fighters.scenario;
    let memory = &mut memory.play;
    if !asked && !ui.ctx().text_edit_focused() {
        transport::keys(ui, memory, keys);
    }
    let Some(map) = memory.game.as_ref().map(|game| Arc::clone(&game.map)) else { return };
    let spaces = &map::spaces(&map);
    follow(memory, spaces);
    let touched = board(ui, &mut memory.view, spaces, true);
    if touched.has_keys(ui, asked) {
        // Where several stand in a space, it is gone to once.
        let taken = || memory.game.iter().flat_map(standing).map(|piece| piece.at).collect::<BTreeSet<_>>();
        let units = || taken().into_iter().collect();
        if let Some(space) = next_asked(ui, keys, units, memory.view.cursor) {
            memory.view.show(spaces, space);
        }
        memory.view.zoomed(ui, keys, spaces, None);
    }
    if touched.response.clicked_by(PointerButton::Primary)
        && let Some(space) = memory.view.hovered
    {
        memory.view.cursor = Some(space);
        choose(memory, space);
    } else if touched.applied
        && let Some(cursor) = memory.view.cursor
    {
        choose(memory, cursor);
    }
    let Memory { game: Some(game), pieces, view, names, tiles, .. } = memory else { return };
    let drawn = Arc::clone(&map);
    let picture: Picture = Arc::new(move |part| MapDrawing::new(&drawn, None).part(part).items);
    let paper = Backdrop::on_paper(spaces.layout.size(), &picture);
    tiles.paint(&ui.painter_at(touched.placed.rect), &touched.placed, paper, work);
    let over = &Overlay::new(ui, &touched, spaces, Ground::Paper);
    let lights: Vec<_> = lights::choices(game).into_iter().collect();
    for light in &lights {
        light.grounds(over);
    }
    pieces.show(over, game);
    for light in &lights {
        light.signs(over, |space| standing(game).any(|piece| piece.at == space));
    }
    lights::above(ui, over, game, *names);
    over.cursor(view);
    legend(over, &lights);
    view.small_map(ui, &touched, tiles, paper, work);
    let there = at(game, view.cursor.unwrap_or_default());
    touched.say("Game", &format!("{}. {there}", moment(game)), None);
}

/// Brings what is going on into view where it has left a board that is seen near; the cursor stays where it is.
fn follow(memory: &mut Memory, spaces: &MapSpaces) {
    let (Some(game), Some(placed)) = (&memory.game, memory.view.placed) else { return };
    let now = game.replay().at();
    if memory.followed.replace(now) == Some(now) {
        return;
    }
    let active = game.state().active().and_then(|unit| game.state().space(unit));
    if let Some(at) = active.filter(|at| !placed.rect.contains(placed.to_screen(spaces.middle(*at)))) {
        let cursor = memory.view.cursor;
        memory.view.show(spaces, at);
        memory.view.cursor = cursor;
    }
}

/// Chooses what a space stands for; where that is several things, they alone are listed.
fn choose(memory: &mut Memory, space: Space) {
    let Some(game) = &mut memory.game else { return };
    let there: Vec<_> = at_space(game, space).collect();
    match there[..] {
        [] => memory.only = None,
        [only] => game.choose(only),
        [..] => memory.only = Some((game.replay().at(), space)),
    }
}

/// Shows what is under the pointer or the cursor, and the zoom.
pub fn line(ui: &mut Ui, context: &mut FrameContext) {
    let memory = &mut context.memory.launch_fighters.scenario.play;
    let Some(game) = &memory.game else { return };
    let space = memory.view.meant().unwrap_or_default();
    let chooses = game.legal().iter().any(|action| space_of(game, *action) == Some(space));
    let words = format!("{}{}", at(game, space), if chooses { "; click to choose it" } else { "" });
    memory.view.line(ui, &context.state.settings.keys, &map::spaces(&game.map), None, words);
}

/// The turn, the phase and the step.
pub fn moment(game: &Game) -> String {
    let state = game.state();
    if state.ending().is_some() {
        return format!("The game is over after turn {}", state.turn());
    }
    match (state.phase(), state.turn()) {
        (Phase::SetUp, _) => "Set-up".into(),
        (Phase::Arrival, turn) => format!("Turn {turn}, arrival of reinforcements"),
        (Phase::Movement, turn) => format!("Turn {turn}, movement, step {}", state.step()),
        (Phase::Attack, turn) => format!("Turn {turn}, attack, step {}", state.step()),
        (Phase::Recovery, turn) => format!("Turn {turn}, recovery"),
    }
}

/// What is at a space: the map, its units and what they have lost.
fn at(game: &Game, space: Space) -> String {
    let mut words = vec![map::describe(&game.map, &game.terrain, space)];
    for piece in standing(game).filter(|piece| piece.at == space) {
        let side = game.battle.side_name(game.battle.player(piece.unit));
        let mut unit = format!("{} of {side}", game.battle.unit_name(piece.unit));
        if let Unit::Ship(ship) = piece.unit {
            unit = format!("{unit}, facing {}", game.map.grid.shape.compass(game.state().ship(ship).facing));
        }
        if piece.inactive {
            unit += ", upside down";
        }
        let damage = lights::damage(game, piece.unit);
        words.push(if damage.is_empty() { unit } else { format!("{unit}, {damage}") });
    }
    words.join("; ")
}
