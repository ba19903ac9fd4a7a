//! The tile on which a game is played: with a click or a key the player chooses a highlighted sector or counter.

use crate::StarViking;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::{PointerButton, Pos2, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::scene::{Counter, Scene};
use super::{Board, choices, content, counters, words};
use crate::printed::{Printed, PrintedTile};
use kit::board::{Ground, Light, Lights, Overlay, badge, board, legend_line, next_asked};
use kit::play::{Eyes, Game, PlayContext, PlayDesk};
use kit::theme::{self, Palette};
use kit::widgets::section;
use rules::play::{Play as _, Told as _};
use star_viking::play::{Action, Event, Shooter, UnitNumber, Where};
use star_viking::{Space, System};

/// The width of the strip beside the tile, in points of the screen.
pub const STRIP: f32 = 78.0;
/// The size of a counter in the strip, in points of the screen.
const COUNTER: f32 = 44.0;
/// The gap to the left of a counter, in points of the screen.
const ROOM: f32 = 6.0;
/// The height of the small map below the counters, which is shown while only a part of the tile is visible, in points of the screen.
const SMALL_MAP: f32 = 86.0;

/// The printed tile with this number in the game, with the system as it was when the game began.
pub fn tile(game: &Game<StarViking>, printed: &mut Printed, number: u8) -> Option<Arc<PrintedTile>> {
    let content = content(&game.project);
    let played = game.battle.public().tiles().get(usize::from(number))?;
    // A tile that was only dealt at the start of the game is not in the scenario's list.
    let in_scenario = || content.scenarios.get(game.scenario())?.system(played.id, &content.systems).map(|(id, _)| id);
    let id = content.systems.find(|system| *system == played.system).map(|(id, _)| id).or_else(in_scenario)?;
    Some(printed.tile(id, content.systems.shared(id)?, &played.name, &game.project))
}

/// Shows the tile of a game and handles input on it.
pub fn show(ui: &mut Ui, desk: &mut PlayDesk<StarViking>, shown: &mut Board, printed: &mut Printed, table: &mut PlayContext) {
    let Some((game, eyes)) = desk.shown() else { return };
    let scene = shown.scene(game, eyes);
    let Some(tile) = tile(game, printed, scene.tile) else { return };
    let lying = counters::lying(&scene, &tile);
    let touched = board(ui, &mut shown.view, &*tile, true);
    if touched.has_keys(ui, table.asked) {
        let taken = || tile.system.spaces().into_iter().filter(|space| scene.standing(*space).next().is_some()).collect();
        if let Some(space) = next_asked(ui, table.keys, taken, shown.view.cursor) {
            shown.view.show(&*tile, space);
        }
        shown.view.zoomed(ui, table.keys, &*tile, None);
    }
    let clicked = touched.response.clicked_by(PointerButton::Primary);
    shown.view.cursor = shown.view.hovered.filter(|_| clicked).or(shown.view.cursor);
    let legal = game.legal().to_vec();
    let under = touched.point.and_then(|point| lying.iter().rev().find(|lying| lying.rect.contains(point)));
    let there = if clicked {
        let counter = under.and_then(|lying| lying.counter);
        let about = counter.map_or_else(Vec::new, |counter| choices::about(&scene, &legal, &counter));
        let space = under.map(|lying| lying.space).or(shown.view.hovered);
        let at = || space.map_or_else(Vec::new, |space| choices::at(&scene, &legal, space));
        Some(if about.is_empty() { at() } else { about })
    } else {
        shown.view.cursor.filter(|_| touched.applied).map(|space| choices::at(&scene, &legal, space))
    };
    shown.picture.show(ui, &tile, &touched, table.work);
    let over = &Overlay::new(ui, &touched, &*tile, Ground::Night);
    let lights: Vec<_> = lit(&scene, &legal).into_iter().collect();
    for light in &lights {
        light.grounds(over);
    }
    over.cursor(&shown.view);
    let content = content(&game.project);
    for one in &lying {
        let rect = touched.placed.on_screen(one.rect);
        let top = || lying.iter().rev().find(|other| other.space == one.space).and_then(|other| other.counter);
        let Some(looks) = one.counter.or_else(top) else { continue };
        if let Some(page) = counters::page(printed, &game.project, &looks, one.counter.is_none()) {
            counters::paint(&over.painter, table.screen, &page, one.counter.as_ref(), rect);
        }
        if let Some(turn) = one.noted {
            counters::pale(&over.painter, rect, turn);
            continue;
        }
        if one.counter.is_some_and(|counter| scene.asked == Some(counter.unit)) {
            counters::mark(&over.painter, rect);
        } else if one.counter.is_some_and(|counter| !choices::about(&scene, &legal, &counter).is_empty()) {
            over.painter.rect_stroke(rect.expand(1.5), 2, Stroke::new(1.5, theme::MOVING), StrokeKind::Outside);
        }
        if let Some(number) = one.top_of.filter(|number| *number > 1 && counters::has_room_for_number(rect)) {
            badge(&over.painter, rect.right_bottom(), &number.to_string(), (rect.width() * 0.3).clamp(10.0, 16.0));
        }
    }
    for light in &lights {
        light.signs(over, |space| scene.standing(space).next().is_some());
    }
    trace(over, game, eyes, &scene);
    if let Some(room) = shown.map_room {
        shown.picture.small_map_in(ui, room, &mut shown.view, &touched, table.work);
    }
    let at = shown.view.cursor.map_or_else(String::new, |space| words::space(&game.battle, content, &scene, &tile.system, space));
    touched.say(&format!("Game. {}", game.battle.moment(game.state())), &at, None);
    desk.board_is(touched.response.id);
    if let Some(there) = there {
        desk.choose_among(there);
    }
}

/// The sectors of the tile that the player can choose; `None` if there are none.
fn lit(scene: &Scene, legal: &[Action]) -> Option<Lights<Space>> {
    let stands = |unit: UnitNumber| match scene.counter(unit).filter(|counter| counter.tile == scene.tile)?.at {
        Where::In(space) => Some(space),
        Where::Supply | Where::Home | Where::Waiting | Where::Beside | Where::Aboard(_) | Where::Gone(_) => None,
    };
    let leads: Vec<Space> = legal.iter().filter_map(|action| choices::space_of(*action)).collect();
    let mut spaces: Vec<Space> =
        if leads.is_empty() { legal.iter().filter_map(|action| stands(choices::unit_of(*action)?)).collect() } else { leads };
    spaces.sort_unstable();
    spaces.dedup();
    (!spaces.is_empty()).then_some(Lights { kind: Light::Reach, spaces, words: "can be chosen" })
}

/// Draws the moves and shots of the last action, as far as the viewer knows about them.
fn trace(over: &Overlay<PrintedTile>, game: &Game<StarViking>, eyes: Eyes, scene: &Scene) {
    let night = Palette::on_night();
    let stands = |unit: UnitNumber| match scene.counter(unit)?.at {
        Where::In(space) => Some(over.middle(space)),
        Where::Supply | Where::Home | Where::Waiting | Where::Beside | Where::Aboard(_) | Where::Gone(_) => None,
    };
    for event in game.just_happened(eyes) {
        match event {
            Event::Moved(_, from, to) if to.tile == scene.tile => {
                over.broken_line(&[over.middle(*from), over.middle(to.space)], Stroke::new(2.5, theme::MOVING));
            }
            Event::Shot { shooter: Shooter::Unit(_) | Shooter::Pod(_) | Shooter::Sector(_), target, .. } => {
                if let Some(at) = stands(*target) {
                    over.painter.circle_stroke(at, 30.0, Stroke::new(2.0, night.error));
                }
            }
            _ => {}
        }
    }
}

/// Shows the strip beside the tile with the units that are about to enter it.
pub fn strip(ui: &mut Ui, desk: &mut PlayDesk<StarViking>, shown: &mut Board, printed: &mut Printed, table: &mut PlayContext) {
    let Some((game, eyes)) = desk.shown() else { return };
    let scene = shown.scene(game, eyes);
    let content = content(&game.project);
    let legal = game.legal().to_vec();
    let mut chosen = None;
    section(ui, "BESIDE");
    let mut high = ui.available_height();
    shown.map_room = None;
    if !shown.view.port.fits() {
        // The small map lies in the strip, since it would cover orbits and sectors on the tile.
        high -= SMALL_MAP;
        let left = ui.cursor().min + Vec2::new(0.0, high);
        let room = Rect::from_min_size(left, Vec2::new(ui.available_width() - 4.0, SMALL_MAP - 6.0));
        // The small map keeps a margin inside this area.
        shown.map_room = Some(room.expand(8.0));
    }
    let area = ScrollArea::vertical().id_salt("beside the tile").max_height(high.max(0.0));
    area.auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        let mut groups: Vec<(Counter, usize)> = Vec::new();
        for counter in scene.coming() {
            match groups.iter_mut().find(|(known, _)| known.looks_like(counter)) {
                Some((_, number)) => *number += 1,
                None => groups.push((*counter, 1)),
            }
        }
        for (counter, number) in groups {
            let (rect, response) = ui.allocate_exact_size(Vec2::new(ROOM + COUNTER, COUNTER), Sense::click());
            let about = choices::about(&scene, &legal, &counter);
            let said = words::counter(&game.battle, content, &counter, number);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, !about.is_empty(), format!("Beside the tile: {said}")));
            let inside = Rect::from_min_size(rect.min + Vec2::new(ROOM, 4.0), Vec2::splat(COUNTER - 6.0));
            if let Some(page) = counters::page(printed, &game.project, &counter, false) {
                counters::paint(ui.painter(), table.screen, &page, Some(&counter), inside);
            }
            if scene.asked == Some(counter.unit) {
                counters::mark(ui.painter(), inside);
            } else if !about.is_empty() {
                let line = Stroke::new(if response.has_focus() { 3.0 } else { 1.5 }, Palette::of(ui).accent);
                ui.painter().rect_stroke(inside.expand(1.5), 2, line, StrokeKind::Outside);
            }
            if number > 1 {
                badge(ui.painter(), Pos2::new(inside.right() - 4.0, inside.bottom() - 2.0), &number.to_string(), 14.0);
            }
            if response.clicked() {
                chosen = Some(about);
            }
            response.on_hover_text(said);
        }
    });
    if let Some(about) = chosen {
        desk.choose_among(about);
    }
}

/// Shows the line below the board: a description of what is under the pointer or at the cursor, and the zoom.
pub fn line(ui: &mut Ui, desk: &PlayDesk<StarViking>, shown: &mut Board, printed: &mut Printed, table: &PlayContext) {
    let Some((game, eyes)) = desk.shown() else { return };
    let scene = shown.scene(game, eyes);
    let Some(tile) = tile(game, printed, scene.tile) else { return };
    let said = shown.view.meant().map_or_else(String::new, |space| line_of(game, &scene, &tile.system, space));
    let lights: Vec<_> = lit(&scene, game.legal()).into_iter().collect();
    shown.view.line_with(ui, table.keys, (&*tile, None), said, |ui| legend_line(ui, &lights));
}

fn line_of(game: &Game<StarViking>, scene: &Scene, system: &System, space: Space) -> String {
    let said = words::space(&game.battle, content(&game.project), scene, system, space);
    let help = if choices::at(scene, game.legal(), space).is_empty() { "" } else { "; click to choose" };
    format!("{said}{help}")
}
