//! The board itself: the picture, the stroke under way, the cursor, and what the pointer and the keys do to them.

use std::collections::BTreeMap;

use egui::{Key, Modifiers, Shape, Stroke as Line, Ui, WidgetInfo};

use super::stroke::{Stroke, StrokeEffect, Way, same_around};
use super::tool::{TOOLS, Tool};
use super::{Memory, OpenMap, set};
use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::keys::DeskKey;
use crate::editor::state::State;
use crate::editor::theme::Palette;
use crate::editor::things::launch_fighters::commands;
use crate::editor::widgets::{Board, Placed, board};
use crate::geometry::{GridLayout, Point, Space};
use crate::rules::launch_fighters::{InMap, Label, Map, Place, TerrainKind};
use crate::sheets::launch_fighters::map::MapDrawing;

/// Shows the board.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenMap) {
    let layout = MapDrawing::new(open.map, None).layout;
    let mut actions = Vec::new();
    let memory = &mut context.memory.launch_fighters.map;
    let touched = board(ui, &mut memory.view, layout, memory.tool == Tool::Select);
    if touched.response.has_focus() || ui.memory(|held| held.focused().is_none()) {
        keys(ui, memory, context.state);
    }
    let at = touched.response.interact_pointer_pos().map(|at| touched.placed.to_board(at));
    let tapped = touched.response.clicked_by(egui::PointerButton::Primary) && memory.stroke.is_none() && !memory.given_up;
    if let Some(at) = at.filter(|_| touched.pressed || tapped) {
        press(memory, open, layout, at, tapped, &mut actions);
    }
    if touched.applied {
        press(memory, open, layout, layout.centre(memory.view.cursor), true, &mut actions);
    }
    if !ui.input(|input| input.pointer.primary_down()) {
        memory.given_up = false;
        release(memory, open, &mut actions);
    }
    let picture = memory.shown.update(open, memory.stroke.as_ref(), &mut memory.tiles);
    if let Some(picture) = picture {
        let painter = ui.painter_at(touched.placed.rect);
        memory.tiles.paint(&painter, &touched.placed, Board::on_paper(layout.size(), &picture), &mut context.memory.work);
        overlay(ui, memory, layout, &touched.placed, touched.hovered, touched.response.has_focus());
    }
    let words = describe(open.map, memory.shown.terrain(), memory.view.cursor);
    touched.response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Canvas, true, format!("Map. {words}")));
    memory.hovered = touched.hovered;
    context.actions.extend(actions);
}

/// Takes tools into the hand and gives strokes up.
fn keys(ui: &Ui, memory: &mut Memory, state: &State) {
    if state.view.dialog.is_some() {
        return;
    }
    let pressed = |key: DeskKey| key.pressed(ui, &state.settings.keys);
    if let Some(entry) = TOOLS.iter().find(|entry| pressed(entry.key)) {
        memory.tool = entry.tool;
    }
    if pressed(commands::MAP_SMALLER_BRUSH) {
        memory.reach = memory.reach.saturating_sub(1);
    }
    if pressed(commands::MAP_LARGER_BRUSH) {
        memory.reach = (memory.reach + 1).min(super::strip::MOST_REACH);
    }
    if memory.stroke.is_some() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        (memory.stroke, memory.given_up) = (None, true);
    }
}

/// The pointer is down at a point, or the tool is applied there once.
fn press(memory: &mut Memory, open: OpenMap, layout: GridLayout, at: Point, once: bool, actions: &mut Vec<Action>) {
    if memory.given_up {
        return;
    }
    let space = layout.space_at(at);
    let on_board = layout.grid.contains(space);
    if on_board {
        memory.view.cursor = space;
    }
    if let Some(stroke) = &mut memory.stroke {
        return stroke.go_on(layout, at);
    }
    let terrain = memory.shown.terrain().get(&space).copied();
    let kind = Some(memory.kind.0);
    let begin = |effect, way| Some(Stroke::begin(effect, way, layout, at));
    match memory.tool {
        Tool::Brush => memory.stroke = begin(StrokeEffect::Terrain(kind), Way::Along(memory.reach)),
        Tool::Erase => memory.stroke = begin(StrokeEffect::Terrain(None), Way::Along(memory.reach)),
        Tool::Rectangle => memory.stroke = begin(StrokeEffect::Terrain(kind), Way::Across),
        Tool::Fill if on_board => {
            let spaces = same_around(layout.grid, memory.shown.terrain(), space);
            memory.stroke = Some(Stroke::over(spaces, StrokeEffect::Terrain(kind), space));
        }
        Tool::Area => {
            let area = memory.area.and_then(|id| Some((id, open.map.areas.get(id)?)));
            let effect = match area {
                Some((id, area)) if area.spaces.contains(&space) => StrokeEffect::OutOf(id),
                _ => StrokeEffect::Into(area.map(|(id, _)| id)),
            };
            memory.stroke = begin(effect, Way::Along(memory.reach));
        }
        Tool::Pick if on_board => {
            if let Some(kind) = terrain {
                memory.kind.0 = kind;
            }
            memory.tool = if terrain.is_some() { Tool::Brush } else { Tool::Erase };
            memory.given_up = !once;
        }
        Tool::Label if on_board => {
            actions.push(label(open, space));
            memory.given_up = !once;
        }
        // What is there is said below the board.
        Tool::Select | Tool::Fill | Tool::Pick | Tool::Label => {}
    }
}

/// Goes to the label of a space, or writes one.
fn label(open: OpenMap, space: Space) -> Action {
    if let Some((id, _)) = open.map.labels.find(|label| label.at == space) {
        return Action::Select(Place::Map(open.id, InMap::Label(id)).into());
    }
    let id = open.map.labels.next_id();
    let change = set(open, "Add a label", |map| {
        map.labels.add(Label { text: "New label".into(), at: space });
    });
    change.then_select(Place::Map(open.id, InMap::Label(id))).into()
}

/// The pointer is up: the stroke becomes a step.
fn release(memory: &mut Memory, open: OpenMap, actions: &mut Vec<Action>) {
    let Some(stroke) = memory.stroke.take() else { return };
    if let Some((label, edit)) = stroke.edit(open, memory.shown.terrain()) {
        if let StrokeEffect::Into(None) = stroke.effect {
            memory.area = Some(open.map.areas.next_id());
        }
        actions.push(crate::editor::action::Change::edit(label, edit).into());
    }
}

/// What lies over the picture: the stroke, the reach of the tool, the cursor.
fn overlay(ui: &Ui, memory: &Memory, layout: GridLayout, placed: &Placed, hovered: Option<Space>, focus: bool) {
    let (painter, palette) = (ui.painter_at(placed.rect), Palette::of(ui));
    let ring = |space: Space| placed.outline(layout, space);
    let small = placed.length(layout.space_size) < 5.0;
    if let Some(stroke) = &memory.stroke {
        // So many spaces at once are seen well enough in the picture.
        for space in stroke.spaces.iter().filter(|space| placed.sees(layout, **space)).take(if small { 0 } else { 1500 }) {
            painter.add(Shape::convex_polygon(ring(*space), palette.mark, Line::NONE));
        }
    } else if let Some(space) = hovered.filter(|_| memory.tool != Tool::Select) {
        let reach = if memory.tool.has_reach() { memory.reach } else { 0 };
        for space in layout.grid.within(space, reach) {
            painter.add(Shape::convex_polygon(ring(space), palette.mark, Line::new(1.0, palette.mark_line)));
        }
    } else if let Some(space) = hovered {
        painter.add(Shape::closed_line(ring(space), Line::new(1.0, palette.mark_line)));
    }
    let width = if focus { 2.5 } else { 1.5 };
    painter.add(Shape::closed_line(ring(memory.view.cursor), Line::new(width, palette.mark_line)));
    if focus && small {
        // A space of a few pixels would be lost among its like.
        let round = placed.to_screen(layout.centre(memory.view.cursor));
        painter.circle_stroke(round, 9.0, Line::new(2.0, palette.mark_line));
    }
}

/// What is at a space, in words.
pub fn describe(map: &Map, terrain: &BTreeMap<Space, TerrainKind>, space: Space) -> String {
    let kind = terrain.get(&space);
    let named = map.terrain.find(|terrain| Some(&terrain.kind) == kind && terrain.spaces.contains(&space));
    let name = named.map_or("", |(_, terrain)| terrain.name.trim());
    let mut words = vec![format!("{} {name}", kind.map_or("open space", |kind| kind.label())).trim_end().to_owned()];
    words.extend(map.labels.iter().filter(|(_, label)| label.at == space).map(|(_, label)| format!("label “{}”", label.text)));
    words.extend(map.areas.iter().filter(|(_, area)| area.spaces.contains(&space)).map(|(_, area)| area.label()));
    if map.forces_retreat(space) {
        words.push("units retreat".into());
    }
    format!("Space {}: {}", map.space_label(space), words.join(", "))
}
