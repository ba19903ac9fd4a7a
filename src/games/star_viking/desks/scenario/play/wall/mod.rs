//! The wall, on which the strategic parts of a game are played: the tiles of all systems in play with the home bases and the boxes of withdrawn
//! units. A click or a key makes the choice that a place or a counter stands for, and selects the place.
//!
//! Reading order: `hung.rs` (the layout), `standing.rs` (counters), `marks.rs` (words and frames), `head.rs` (the lines above).

mod head;
mod hung;
mod marks;
mod standing;

pub use head::{show as show_head, stands};
pub use hung::{Spot, Wall};
pub use marks::pays;
pub use standing::groups;

use crate::StarViking;
use std::sync::Arc;

use egui::{PointerButton, Stroke, StrokeKind, Ui, Vec2};

use super::choices::{on_wall, unit_of};
use super::scene::Scene;
use super::{Board, canvas, content, counters, words};
use crate::printed::Printed;
use kit::board::{Ground, Light, Lights, Overlay, Painted, View, badge, board, legend_line, next_asked};
use kit::play::{Eyes, Game, PlayContext, PlayDesk};
use kit::theme;
use kit::widgets::tell_beside;
use rules::play::{Play as _, Player, Told as _};
use standing::{Standing, standing};
use star_viking::play::{Action, Contest, Port};

/// What the wall of a game remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    /// The visible part of the wall.
    pub view: View<Spot>,
    picture: Painted<Wall>,
    hung: Option<Arc<Wall>>,
    /// The selected place.
    pub chosen: Option<Spot>,
}

/// Whether a game has a wall. Every game has one, except a battle for a single system.
pub fn is_there(contest: &Contest) -> bool {
    !contest.public().is_battle() || contest.public().tiles().len() > 1
}

impl Memory {
    /// The layout of the wall with the tiles in play; it is made again if anything has changed.
    fn hang(&mut self, game: &Game<StarViking>, scene: &Scene, printed: &mut Printed, room: Vec2, density: f32) -> Arc<Wall> {
        let public = game.battle.public();
        let in_play = (0..).zip(&scene.tiles).filter(|(_, tile)| tile.in_play).map(|(number, _)| number);
        let tiles = in_play.filter_map(|number| Some((number, canvas::tile(game, printed, number)?))).collect();
        let homes: Vec<_> = if public.is_battle() { Vec::new() } else { public.raiders().collect() };
        let wall = Wall::new(tiles, &homes, !public.is_battle(), room, density);
        match &self.hung {
            Some(hung) if **hung == wall => Arc::clone(hung),
            _ => Arc::clone(self.hung.insert(Arc::new(wall))),
        }
    }
}

/// Shows the wall of a game and handles input on it.
pub fn show(ui: &mut Ui, desk: &mut PlayDesk<StarViking>, shown: &mut Board, printed: &mut Printed, table: &mut PlayContext) {
    let Some((game, eyes)) = desk.shown() else { return };
    let scene = Scene::of(game, eyes);
    let memory = &mut shown.wall;
    let wall = memory.hang(game, &scene, printed, ui.available_size(), ui.pixels_per_point());
    let (legal, mover) = (game.legal().to_vec(), game.battle.to_act(game.state()));
    let stood = memory.view.cursor;
    let touched = board(ui, &mut memory.view, &*wall, true);
    let lit = || lit(&scene, &wall, &legal, mover);
    if touched.has_keys(ui, table.asked) {
        if let Some(spot) = next_asked(ui, table.keys, lit, memory.view.cursor) {
            memory.view.show(&*wall, spot);
        }
        memory.view.zoomed(ui, table.keys, &*wall, None);
    }
    if stood.is_some() && memory.view.cursor != stood {
        memory.chosen = memory.view.cursor;
    }
    let standing = standing(&scene, &wall, &touched.placed);
    let clicked = touched.response.clicked_by(PointerButton::Primary);
    let under = touched.response.hover_pos().and_then(|at| standing.iter().find(|standing| standing.rect.contains(at)));
    let there = if clicked {
        memory.view.cursor = memory.view.hovered.or(memory.view.cursor);
        memory.chosen = memory.view.hovered;
        let about = under.map_or_else(Vec::new, |standing| standing.choices(&legal));
        let at = || memory.view.hovered.map_or_else(Vec::new, |spot| on_wall(&scene, &legal, spot, mover));
        Some(if about.is_empty() { at() } else { about })
    } else {
        let applied = memory.view.cursor.filter(|_| touched.applied);
        memory.chosen = applied.or(memory.chosen);
        applied.map(|spot| on_wall(&scene, &legal, spot, mover))
    };
    memory.picture.show(ui, &wall, &touched, table.work);
    let over = &Overlay::new(ui, &touched, &*wall, Ground::Night);
    marks::places(ui, over, game, &scene);
    let lights = lights(lit());
    for light in &lights {
        light.grounds(over);
    }
    if let Some(asked) = asked_spot(&scene, game) {
        over.painter.rect_stroke(over.bounds(asked).expand(1.0), 2, Stroke::new(3.0, theme::MOVING), StrokeKind::Outside);
    }
    over.cursor(&memory.view);
    for one in &standing {
        paint(over, game, &scene, printed, table, one, !one.choices(&legal).is_empty());
    }
    marks::orders(over, game, eyes, &scene);
    for light in &lights {
        light.signs(over, |spot| matches!(spot, Spot::Tile(_) | Spot::Home(_)));
    }
    let at = memory.view.cursor.map_or_else(String::new, |spot| words::spot(game, &scene, &wall, spot));
    touched.say(&format!("Game. {}", game.battle.moment(game.state())), &at, None);
    if let Some(standing) = under {
        let said = words::counter(&game.battle, content(&game.project), &standing.counter, standing.members.len());
        let noted = standing.noted.map_or_else(String::new, |turn| format!(", seen there in turn {turn}"));
        tell_beside(&touched.response, standing.rect, |ui| {
            ui.label(format!("{said}{noted}"));
        });
    } else if let Some(spot) = touched.point.and_then(|point| wall.written_at(point)) {
        // Words on the wall may be cut off, so a tooltip shows all of them.
        tell_beside(&touched.response, over.bounds(spot), |ui| {
            ui.label(words::spot(game, &scene, &wall, spot));
        });
    }
    desk.board_is(touched.response.id);
    if let Some(there) = there {
        desk.choose_among(there);
    }
}

/// The place on the wall that a question about spending or taxes concerns; `None` for other questions.
fn asked_spot(scene: &Scene, game: &Game<StarViking>) -> Option<Spot> {
    match scene.asked_at? {
        Port::Home => game.battle.to_act(game.state()).map(Spot::Home),
        Port::Tile(tile) => Some(Spot::Tile(tile)),
    }
}

/// Paints a group of equal counters.
fn paint(
    over: &Overlay<Wall>,
    game: &Game<StarViking>,
    scene: &Scene,
    printed: &mut Printed,
    table: &mut PlayContext,
    one: &Standing,
    lit: bool,
) {
    if !over.placed.rect.intersects(one.rect) {
        return;
    }
    let rect = one.rect;
    if let Some(page) = counters::page(printed, &game.project, &one.counter, false) {
        counters::paint(&over.painter, table.screen, &page, Some(&one.counter), rect);
    }
    if let Some(turn) = one.noted {
        counters::pale(&over.painter, rect, turn);
    }
    if one.members.iter().any(|unit| scene.asked == Some(*unit)) {
        counters::mark(&over.painter, rect);
    } else if lit {
        over.painter.rect_stroke(rect.expand(1.5), 2, Stroke::new(1.5, theme::MOVING), StrokeKind::Outside);
    }
    if one.members.len() > 1 {
        let size = (rect.width() * 0.36).clamp(9.0, 16.0);
        badge(&over.painter, rect.right_bottom() - Vec2::new(size * 0.4, size * 0.3), &one.members.len().to_string(), size);
    }
}

/// Shows the line below the board: a description of what is under the pointer or at the cursor, and the zoom.
pub fn line(ui: &mut Ui, desk: &PlayDesk<StarViking>, shown: &mut Board, table: &PlayContext) {
    let Some((game, eyes)) = desk.shown() else { return };
    let Some(wall) = shown.wall.hung.clone() else { return };
    let said = shown.wall.view.meant().map_or_else(String::new, |spot| line_of(game, eyes, &wall, spot));
    let lights = lights(lit(&Scene::of(game, eyes), &wall, game.legal(), game.battle.to_act(game.state())));
    shown.wall.view.line_with(ui, table.keys, (&*wall, None), said, |ui| legend_line(ui, &lights));
}

/// The places on the wall that the player can choose.
fn lit(scene: &Scene, wall: &Wall, legal: &[Action], mover: Option<Player>) -> Vec<Spot> {
    wall.spots().filter(|spot| !on_wall(scene, legal, *spot, mover).is_empty()).collect()
}

fn lights(spaces: Vec<Spot>) -> Vec<Lights<Spot>> {
    let lights = Lights { kind: Light::Reach, spaces, words: "can be chosen" };
    Some(lights).filter(|lights| !lights.spaces.is_empty()).into_iter().collect()
}

fn line_of(game: &Game<StarViking>, eyes: Eyes, wall: &Wall, spot: Spot) -> String {
    let scene = Scene::of(game, eyes);
    let said = words::spot(game, &scene, wall, spot);
    let chosen = on_wall(&scene, game.legal(), spot, game.battle.to_act(game.state()));
    let help = if chosen.is_empty() { "" } else { "; click to choose" };
    format!("{said}{help}")
}
