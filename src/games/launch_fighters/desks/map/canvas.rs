//! The canvas of the map: the picture, the stroke in progress (what the pointer has drawn since it was pressed), the cursor, and the handling of
//! pointer and keys.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Event, Key, Modifiers, Stroke as Line, Ui};

use super::region::{self, Region};
use super::stroke::{Stroke, StrokeEffect};
use super::tool::{TOOLS, Tool};
use super::{MapSpaces, Memory, OpenMap, layer, menu, set};
use crate::things::commands;
use geometry::{GridLayout, Point, Space};
use kit::action::{Action, Report};
use kit::board::{BoardResponse, Ground, Overlay, Way, board, like_around, next_asked, tool_pressed};
use kit::desks::FrameContext;
use kit::keys::{DeskKey, KeyChoices};
use kit::theme::Palette;
use launch_fighters::{InMap, Label, Map, Place, TerrainKind};
use rules::counted;

/// Shows the map of the desk and handles the pointer and the keys on it.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenMap) {
    let spaces = &super::spaces(open.map);
    let layout = spaces.layout;
    let mut actions = Vec::new();
    let memory = &mut context.memory.own.of::<crate::Memory>().map;
    let touched = board(ui, &mut memory.view, spaces, memory.tool == Tool::Select);
    if touched.has_keys(ui, context.state.view.dialog.is_some()) {
        keys(ui, memory, &context.state.settings.keys);
        if memory.tool == Tool::Region {
            clipboard(ui, memory, open, layout, context.actions, &mut actions);
        }
        memory.view.zoomed(ui, &context.state.settings.keys, spaces, None);
        if let Some(part) = next(ui, context, open) {
            // The board keeps the keyboard focus; the field of the selected label or area does not get it.
            context.memory.own.of::<crate::Memory>().map.jump_to(open.map, part);
            actions.push(Action::PointAt(place(open, part)));
        }
    }
    let memory = &mut context.memory.own.of::<crate::Memory>().map;
    if touched.given_up && !memory.pasting {
        (memory.stroke, memory.given_up) = (None, true);
    }
    let is_free = memory.stroke.is_none() || memory.pasting;
    let tapped = touched.response.clicked_by(egui::PointerButton::Primary) && is_free && !memory.given_up;
    if memory.stroke.is_none() {
        memory.adds = ui.input(|input| input.modifiers.shift);
    }
    for at in touched.stroked(tapped) {
        press(memory, open, layout, at, tapped, &mut actions);
    }
    // A pasted region is shown under the pointer or, once the arrow keys have moved the cursor, at the cursor. It is put down where it is shown.
    let aim = memory.view.hovered.filter(|_| memory.pasting).or(memory.view.cursor).unwrap_or_default();
    if touched.applied {
        press(memory, open, layout, layout.centre(aim), true, &mut actions);
    }
    if memory.pasting {
        let to = layout.centre(aim);
        match &mut memory.stroke {
            Some(stroke) => stroke.go_on(layout, to),
            None => memory.pasting = false,
        }
    } else if !ui.input(|input| input.pointer.primary_down()) {
        memory.given_up = false;
        release(memory, open, &mut actions);
    }
    menu::show(memory, open, &touched, &mut actions);
    if let Some(map) = memory.shown.update(open, memory.stroke.as_ref(), &memory.layers) {
        memory.picture.show(ui, map, &touched, &mut context.memory.work);
        overlay(ui, memory, spaces, &touched);
        if memory.stroke.is_none() {
            memory.picture.small_map(ui, &mut memory.view, &touched, &mut context.memory.work);
        }
    }
    touched.say("Map", &describe(open.map, memory.shown.terrain(), aim), None);
    context.actions.extend(actions);
}

/// The label or area before or after the selected one, if the user pressed the key for that; `None` otherwise.
fn next(ui: &Ui, context: &FrameContext, open: OpenMap) -> Option<InMap> {
    let labels = open.map.labels.ids().map(InMap::Label);
    let written: Vec<InMap> = labels.chain(open.map.areas.ids().map(InMap::Area)).collect();
    let now = written.iter().copied().find(|part| place(open, *part) == *context.state.document.place());
    next_asked(ui, &context.state.settings.keys, || written, now)
}

fn place(open: OpenMap, part: InMap) -> project::Place {
    Place::Map(open.id, part).into()
}

/// Handles the keys that choose a tool or cancel a stroke.
fn keys(ui: &Ui, memory: &mut Memory, choices: &KeyChoices) {
    let pressed = |key: DeskKey| key.pressed(ui, choices);
    if let Some(tool) = tool_pressed(ui, choices, &TOOLS) {
        memory.tool = tool;
    }
    if pressed(commands::MAP_SMALLER_BRUSH) {
        memory.reach = memory.reach.saturating_sub(1);
    }
    if pressed(commands::MAP_LARGER_BRUSH) {
        memory.reach = (memory.reach + 1).min(super::strip::MOST_REACH);
    }
    let is_under_way = memory.stroke.is_some() || !memory.region.is_empty();
    if is_under_way && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        if memory.stroke.is_none() {
            memory.region.clear();
        }
        (memory.stroke, memory.given_up, memory.pasting) = (None, true, false);
    }
}

/// Copies, cuts and pastes the contents of the region (the spaces that the user has chosen). This runs first, so that the same keys do not copy the
/// whole map.
fn clipboard(
    ui: &Ui,
    memory: &mut Memory,
    open: OpenMap,
    layout: GridLayout,
    asked: &mut Vec<Action>,
    actions: &mut Vec<Action>,
) {
    let events = ui.input(|input| input.events.clone());
    let is_chosen = !memory.region.is_empty();
    let empties = is_chosen && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Backspace));
    if empties {
        actions.extend(emptied(memory, open, "Empty a region"));
    }
    for event in events {
        match event {
            Event::Copy | Event::Cut if is_chosen => {
                asked.retain(|action| *action != Action::Copy);
                actions.push(copy(memory, open));
                if event == Event::Cut {
                    actions.extend(emptied(memory, open, "Cut a region"));
                }
            }
            Event::Paste(text) if text.starts_with(COPIED) && memory.copied.is_some() => {
                asked.retain(|action| !matches!(action, Action::Paste(_)));
                paste(memory, layout);
            }
            _ => {}
        }
    }
}

/// The beginning of the text that represents a region on the clipboard.
const COPIED: &str = "Drydock, a region of ";

/// Copies the contents of the region. Some text is put on the clipboard of the system, because without any text the system would send no paste.
pub fn copy(memory: &mut Memory, open: OpenMap) -> Action {
    memory.copied = Some(Arc::new(Region::of(open.map, &memory.region)));
    Action::CopyText(format!("{COPIED}{}: {}", open.map.label(), counted(memory.region.len(), "space")))
}

/// Picks up the copied region, so that the user can put it down with a click or Enter.
pub fn paste(memory: &mut Memory, layout: GridLayout) {
    let Some(region) = memory.copied.clone() else { return };
    let corner = layout.centre(region.corner());
    memory.stroke = Some(Stroke::begin(StrokeEffect::Carry(region, false), Way::Carried, layout, corner));
    (memory.pasting, memory.tool) = (true, Tool::Region);
}

/// The change that removes terrain and labels from the region, or a report if the state of a layer forbids the removal; `None` if the region is
/// empty.
pub fn emptied(memory: &Memory, open: OpenMap, label: &str) -> Option<Action> {
    if let Some(why) = layer::objection(&memory.layers, Tool::Region) {
        return Some(Action::Report(Report::Failed(why)));
    }
    let map = region::emptied(open.map, &memory.region);
    (map != *open.map).then(|| set(open, label, |now| *now = map).into())
}

/// Applies the tool at a point of the map. `once` is true for a click or a key, and false while the pointer is held down.
fn press(memory: &mut Memory, open: OpenMap, layout: GridLayout, at: Point, once: bool, actions: &mut Vec<Action>) {
    if memory.given_up {
        return;
    }
    let space = layout.space_at(at);
    let on_board = layout.grid.contains(space);
    if on_board {
        memory.view.cursor = Some(space);
    }
    if let Some(stroke) = &mut memory.stroke {
        stroke.go_on(layout, at);
        if std::mem::take(&mut memory.pasting) {
            memory.given_up = !once;
            release(memory, open, actions);
        }
        return;
    }
    if let Some(why) = layer::objection(&memory.layers, memory.tool) {
        memory.given_up = !once;
        return actions.push(Action::Report(Report::Failed(why)));
    }
    let terrain = memory.shown.terrain().get(&space).copied();
    let kind = Some(memory.kind.0);
    let begin = |effect, way| Some(Stroke::begin(effect, way, layout, at));
    match memory.tool {
        Tool::Brush => memory.stroke = begin(StrokeEffect::Terrain(kind), Way::Along(memory.reach)),
        Tool::Erase => memory.stroke = begin(StrokeEffect::Terrain(None), Way::Along(memory.reach)),
        Tool::Rectangle => memory.stroke = begin(StrokeEffect::Terrain(kind), Way::Across),
        Tool::Fill if on_board => {
            let terrain = memory.shown.terrain();
            let spaces = like_around(layout.grid, space, |near| terrain.get(&near) == terrain.get(&space));
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
        Tool::Region if on_board && memory.region.contains(&space) && !once => {
            let region = Arc::new(Region::of(open.map, &memory.region));
            memory.stroke = begin(StrokeEffect::Carry(region, true), Way::Carried);
        }
        Tool::Region if on_board => memory.stroke = begin(StrokeEffect::Choose, Way::Across),
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
        // On a press these tools change nothing; the line below the board describes the space.
        Tool::Select | Tool::Fill | Tool::Pick | Tool::Label | Tool::Region => {}
    }
}

/// Selects the label of a space, or adds a label if the space has none.
pub fn label(open: OpenMap, space: Space) -> Action {
    if let Some((id, _)) = open.map.labels.find(|label| label.at == space) {
        return Action::Select(Place::Map(open.id, InMap::Label(id)).into());
    }
    let id = open.map.labels.next_id();
    let change = set(open, "Add a label", |map| {
        map.labels.add(Label { text: "New label".into(), at: space });
    });
    change.then_select(Place::Map(open.id, InMap::Label(id))).into()
}

/// Ends the stroke when the pointer is released: the stroke becomes one step of the history, or selects spaces.
fn release(memory: &mut Memory, open: OpenMap, actions: &mut Vec<Action>) {
    let Some(stroke) = memory.stroke.take() else { return };
    if matches!(stroke.effect, StrokeEffect::Choose | StrokeEffect::Carry(..)) {
        if !memory.adds || stroke.effect != StrokeEffect::Choose {
            memory.region.clear();
        }
        memory.region.extend(&stroke.sweep.spaces);
    }
    if let Some((label, edit)) = stroke.edit(open, memory.shown.terrain()) {
        if stroke.effect == StrokeEffect::Into(None) {
            memory.area = Some(open.map.areas.next_id());
        }
        actions.push(kit::action::Change::edit(label, edit).into());
    }
}

/// Paints the overlay: the chosen region, the stroke, the spaces within reach of the tool, and the cursor.
fn overlay(ui: &Ui, memory: &Memory, spaces: &MapSpaces, touched: &BoardResponse) {
    let (over, palette) = (Overlay::new(ui, touched, spaces, Ground::Paper), Palette::of(ui));
    let cursor = memory.view.cursor.unwrap_or_default();
    for space in memory.region.iter().filter(|space| over.sees(**space)).take(1500) {
        over.fill(*space, palette.accent.gamma_multiply(0.2));
    }
    if let Some(stroke) = &memory.stroke {
        // If spaces are this small, the picture alone shows the stroke well enough.
        let most = if over.width(cursor) < 5.0 { 0 } else { 1500 };
        for space in stroke.sweep.spaces.iter().filter(|space| over.sees(**space)).take(most) {
            over.fill(*space, palette.mark);
        }
    } else if let Some(space) = memory.view.hovered.filter(|_| memory.tool != Tool::Select) {
        let reach = if memory.tool.has_reach() { memory.reach } else { 0 };
        for space in spaces.layout.grid.within(space, reach) {
            over.fill(space, palette.mark);
            over.ring(space, Line::new(1.0, palette.mark_line));
        }
    }
    over.cursor(&memory.view);
}

/// Describes a space: terrain, labels, areas.
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
