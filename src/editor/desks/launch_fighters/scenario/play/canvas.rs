//! The board of a game: a click or a key chooses what is lit.

use egui::accesskit::Role;
use egui::{PointerButton, Stroke, Ui, WidgetInfo};

use super::super::canvas::Canvas;
use super::choices::{at_space, space_of};
use super::game::Game;
use super::{Memory, lights, pieces, transport};
use crate::editor::desks::FrameContext;
use crate::editor::desks::Memory as Desks;
use crate::editor::desks::launch_fighters::map;
use crate::editor::theme::Palette;
use crate::editor::widgets::{Board, Picture, board, view_line};
use crate::geometry::{GridLayout, Space};
use crate::rules::launch_fighters::play::{Phase, Unit};
use crate::sheets::launch_fighters::map::MapDrawing;
use crate::sheets::launch_fighters::words::direction;

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
    let Some(map) = memory.game.as_ref().map(|game| std::sync::Arc::clone(&game.map)) else { return };
    let layout = MapDrawing::new(&map, None).layout;
    follow(memory, layout);
    let touched = board(ui, &mut memory.view, layout, true);
    memory.placed = Some(touched.placed);
    memory.hovered = touched.hovered;
    if touched.response.clicked_by(PointerButton::Primary)
        && let Some(space) = touched.hovered
    {
        memory.view.cursor = space;
        choose(memory, space);
    } else if touched.applied {
        choose(memory, memory.view.cursor);
    }
    let Memory { game: Some(game), pieces, view, hovered, names, tiles, .. } = memory else { return };
    let picture: Picture = std::sync::Arc::new(move |part| MapDrawing::new(&map, None).part(part).items);
    tiles.paint(&ui.painter_at(touched.placed.rect), &touched.placed, Board::on_paper(layout.size(), &picture), work);
    let placed = &touched.placed;
    let canvas = Canvas { painter: ui.painter_at(placed.rect), layout, placed, width: placed.length(layout.space_size) };
    lights::below(&canvas, game);
    pieces.show(&canvas, game);
    lights::above(ui, &canvas, game, *names);
    if let Some(space) = *hovered {
        canvas.ring(space, Stroke::new(1.0, Palette::of(ui).mark_line));
    }
    let focus = touched.response.has_focus();
    canvas.ring(view.cursor, Stroke::new(if focus { 2.5 } else { 1.0 }, Palette::of(ui).mark_line));
    let name = format!("Game. {}. {}", moment(game), at(game, view.cursor));
    touched.response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, &name));
}

/// Brings what is going on into view where it has left a board that is seen near; the cursor stays where it is.
fn follow(memory: &mut Memory, layout: GridLayout) {
    let (Some(game), Some(placed)) = (&memory.game, memory.placed) else { return };
    let now = game.replay().at();
    if memory.followed.replace(now) == Some(now) {
        return;
    }
    let active = game.state().active().and_then(|unit| game.state().space(unit));
    if let Some(at) = active.filter(|at| !placed.rect.contains(placed.to_screen(layout.centre(*at)))) {
        let cursor = memory.view.cursor;
        memory.view.show(layout, at);
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
    let space = memory.hovered.unwrap_or(memory.view.cursor);
    let chooses = game.legal().iter().any(|action| space_of(game, *action) == Some(space));
    let words = format!("{}{}", at(game, space), if chooses { "; click to choose it" } else { "" });
    view_line(ui, &mut memory.view.port, words);
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
    for piece in pieces::standing(game).filter(|piece| piece.at == space) {
        let side = game.battle.side_name(game.battle.player(piece.unit));
        let mut unit = format!("{} of {side}", game.battle.unit_name(piece.unit));
        if let Unit::Ship(ship) = piece.unit {
            unit = format!("{unit}, facing {}", direction(game.map.grid.shape, game.state().ship(ship).facing));
        }
        if piece.inactive {
            unit += ", upside down";
        }
        let damage = lights::damage(game, piece.unit);
        words.push(if damage.is_empty() { unit } else { format!("{unit}, {damage}") });
    }
    words.join("; ")
}
