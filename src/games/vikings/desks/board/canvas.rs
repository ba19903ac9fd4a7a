//! The canvas of a board or layout: the picture, the stroke in progress, the cursor, and the handling of pointer and keys.

use egui::{Key, Modifiers, Stroke as Line, Ui};

use super::looks::{describe, paint};
use super::moved::{Moved, ghost, mark_joints, under};
use super::stroke::{Effect, Stroke, nearest_side};
use super::tool::{TOOLS, Tool};
use super::{Hexes, Memory, Open, hexes, layer, set_layout};
use crate::things::commands;
use geometry::{GridLayout, Point};
use kit::action::{Action, Change, Report};
use kit::board::{BoardResponse, Ground, Overlay, Way, board, like_around, tool_pressed};
use kit::desks::FrameContext;
use kit::keys::{DeskKey, KeyChoices};
use kit::theme::Palette;
use rules::Id;
use vikings::board::{Hexside, Laid, Layout, Site};
use vikings::{InLayout, Place};

/// Shows the board or layout and handles the pointer and the keys on it.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: Open) {
    let memory = &mut context.memory.own.of::<crate::Memory>().board;
    let Some((picture, layout)) = memory.shown.picture().cloned().zip(memory.shown.layout()) else { return };
    let (spaces, site, mut actions) = (hexes(layout), picture.site(), Vec::new());
    let pans = memory.tool == Tool::Select && open.layout().is_none();
    let touched = board(ui, &mut memory.view, &spaces, pans);
    if touched.has_keys(ui, context.state.view.dialog.is_some()) {
        keys(ui, memory, open, &context.state.settings.keys, context.state.document.place(), &mut actions);
        memory.view.zoomed(ui, &context.state.settings.keys, &spaces, None);
    }
    if touched.given_up {
        (memory.stroke, memory.moved, memory.given_up) = (None, None, true);
    }
    let tapped = touched.response.clicked_by(egui::PointerButton::Primary) && memory.stroke.is_none() && !memory.given_up;
    for at in touched.stroked(tapped) {
        press(memory, open, site, layout, at, tapped, &mut actions);
    }
    if touched.applied {
        apply(memory, open, site, layout, &mut actions);
    }
    if !ui.input(|input| input.pointer.primary_down()) {
        memory.given_up = false;
        release(memory, open, &mut actions);
    }
    memory.shown.update(open, memory.stroke.as_ref(), &memory.layers);
    memory.look(open);
    if let Some(picture) = memory.shown.picture().cloned() {
        memory.picture.show(ui, &picture, &touched, &mut context.memory.work);
        overlay(ui, memory, open, picture.site(), &spaces, &touched);
        if memory.stroke.is_none() && memory.moved.is_none() {
            memory.picture.small_map(ui, &mut memory.view, &touched, &mut context.memory.work);
        }
        let aim = memory.view.cursor.unwrap_or_default();
        let name = if open.layout().is_some() { "Layout" } else { "Board" };
        touched.say(name, &describe(memory, open, picture.site(), aim), None);
    }
    context.actions.extend(actions);
}

/// Handles the keys that choose tools, turn sides, boats and boards, change the reach of the brush, and cancel strokes.
fn keys(ui: &Ui, memory: &mut Memory, open: Open, choices: &KeyChoices, place: &project::Place, actions: &mut Vec<Action>) {
    let pressed = |key: DeskKey| key.pressed(ui, choices);
    if let Some(tool) = tool_pressed(ui, choices, TOOLS.iter().filter(|entry| entry.tool.serves(open.ground))) {
        memory.tool = tool;
    }
    for (key, right) in [(commands::BOARD_LEFT, false), (commands::BOARD_RIGHT, true)] {
        if !pressed(key) {
            continue;
        }
        let turned = |side: u8| (side + if right { 1 } else { 5 }) % 6;
        if memory.tool.is_for_sides() {
            memory.side = turned(memory.side);
        } else if memory.tool == Tool::Reach {
            memory.walk.facing = turned(memory.walk.facing);
        } else if right {
            memory.reach = (memory.reach + 1).min(super::strip::MOST_REACH);
        } else {
            memory.reach = memory.reach.saturating_sub(1);
        }
    }
    if pressed(commands::BOARD_HALF_TURN)
        && let Some((id, layout)) = open.layout()
        && let project::Place::Vikings(Place::Layout(_, InLayout::Board(laid))) = place
    {
        actions.extend(half_turned(open, id, layout, *laid));
    }
    let is_under_way = memory.stroke.is_some() || memory.moved.is_some() || memory.from.is_some();
    if is_under_way && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        if memory.stroke.is_none() && memory.moved.is_none() {
            memory.from = None;
        }
        (memory.stroke, memory.moved, memory.given_up) = (None, None, true);
    }
}

/// The action that turns a board of a layout by half a turn (180 degrees). The board stays in its place or, if its rows would not fit the layout any
/// longer, moves down by one row. `None` if the board no longer exists.
pub fn half_turned(open: Open, id: Id<Layout>, layout: &Layout, laid: Id<Laid>) -> Option<Action> {
    let mut changed = layout.clone();
    let turned = changed.boards.get_mut(laid)?;
    turned.turned = !turned.turned;
    let board = open.content.boards.get(turned.board?)?;
    if !turned.keeps_rows(board) {
        turned.at.row += 1;
    }
    Some(set_layout(id, format!("Half-turn {}", board.label()), changed).into())
}

/// Applies the tool at the cursor.
fn apply(memory: &mut Memory, open: Open, site: &Site, layout: GridLayout, actions: &mut Vec<Action>) {
    let cursor = memory.view.cursor.unwrap_or_default();
    if memory.tool.is_for_sides() {
        let mut stroke = Stroke::over([cursor].into(), effect(memory), cursor);
        stroke.meet(layout, Hexside::new(cursor, memory.side));
        memory.stroke = Some(stroke);
        release(memory, open, actions);
    } else {
        press(memory, open, site, layout, layout.centre(cursor), true, actions);
    }
}

/// The effect of the tool in hand on a stroke.
const fn effect(memory: &Memory) -> Effect {
    match memory.tool {
        Tool::Sides => Effect::Sides(Some(memory.barrier.0)),
        Tool::Clear => Effect::Sides(None),
        Tool::Select | Tool::Brush | Tool::Fill | Tool::Rectangle | Tool::Pick | Tool::Sight | Tool::Reach => {
            Effect::Surface(memory.surface)
        }
    }
}

/// Applies the tool at a point. `once` is true if the tool is applied there a single time, and false while the user holds the pointer down and moves
/// it.
fn press(memory: &mut Memory, open: Open, site: &Site, layout: GridLayout, at: Point, once: bool, actions: &mut Vec<Action>) {
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
        return;
    }
    if let Some(moved) = &mut memory.moved {
        moved.at = space;
        return;
    }
    if let Some(why) = layer::objection(&memory.layers, memory.tool) {
        memory.given_up = !once;
        return actions.push(Action::Report(Report::Failed(why)));
    }
    match memory.tool {
        Tool::Sight | Tool::Reach if on_board => memory.from = Some(space),
        Tool::Select => {
            let Some((id, shelf)) = open.layout() else { return };
            if let Some(laid) = under(open, shelf, site, space) {
                if once {
                    actions.push(Action::Select(Place::Layout(id, InLayout::Board(laid)).into()));
                } else {
                    memory.moved = Some(Moved { laid, grip: space, at: space });
                }
            }
        }
        Tool::Brush => memory.stroke = Some(Stroke::begin(effect(memory), Way::Along(memory.reach), layout, at)),
        Tool::Rectangle => memory.stroke = Some(Stroke::begin(effect(memory), Way::Across, layout, at)),
        Tool::Sides | Tool::Clear => memory.stroke = Some(Stroke::begin(effect(memory), Way::Along(0), layout, at)),
        Tool::Fill if on_board => {
            let surface = site.surface(space);
            let spaces = like_around(layout.grid, space, |near| site.surface(near) == surface);
            memory.stroke = Some(Stroke::over(spaces, effect(memory), space));
        }
        Tool::Pick if on_board => {
            memory.surface = site.surface(space).unwrap_or_default();
            (memory.tool, memory.given_up) = (Tool::Brush, !once);
        }
        Tool::Fill | Tool::Pick | Tool::Sight | Tool::Reach => {}
    }
}

/// Handles the release of the pointer: the stroke becomes one step of the history, and a board that is being dragged is put down.
fn release(memory: &mut Memory, open: Open, actions: &mut Vec<Action>) {
    if let Some((stroke, (id, board))) = memory.stroke.take().zip(open.board())
        && let Some((label, edit)) = stroke.edit(id, board)
    {
        actions.push(Change::edit(label, edit).into());
    }
    if let Some((moved, (id, layout))) = memory.moved.take().zip(open.layout()) {
        let place = Place::Layout(id, InLayout::Board(moved.laid));
        let target = moved.target(open, layout);
        match target.filter(|target| layout.boards.get(moved.laid) != Some(target)) {
            Some(target) => {
                let mut changed = layout.clone();
                if let Some(laid) = changed.boards.get_mut(moved.laid) {
                    *laid = target;
                }
                actions.push(set_layout(id, "Move a board", changed).then_select(place).into());
            }
            None => actions.push(Action::Select(place.into())),
        }
    }
}

/// Paints the overlay: the stroke, the hexes that can be seen or reached, the joints of two boards where water meets land, and the cursor.
fn overlay(ui: &Ui, memory: &Memory, open: Open, site: &Site, spaces: &Hexes, touched: &BoardResponse) {
    let (over, palette) = (Overlay::new(ui, touched, spaces, Ground::Paper), Palette::of(ui));
    let cursor = memory.view.cursor.unwrap_or_default();
    paint(&over, memory, open, site);
    if let Some((_, layout)) = open.layout() {
        mark_joints(&over, open, layout, site);
        if let Some(target) = memory.moved.and_then(|moved| moved.target(open, layout)) {
            ghost(&over, open, site, target);
        }
    }
    let side = |side: Hexside, width: f32| {
        let corners = over.outline(side.space);
        let (from, to) = (corners[usize::from(side.side)], corners[usize::from(side.side + 1) % 6]);
        over.painter.line_segment([from, to], Line::new(width, palette.mark_line));
    };
    if let Some(stroke) = &memory.stroke {
        let by_side = matches!(stroke.effect, Effect::Sides(_));
        // In hexes this small, the picture alone shows the stroke well enough. A stroke that works on hexsides marks these and not the hexes.
        let most = if over.width(cursor) < 5.0 || by_side { 0 } else { 1500 };
        for space in stroke.sweep.spaces.iter().filter(|space| over.sees(**space)).take(most) {
            over.fill(*space, palette.mark);
        }
        stroke.sides.iter().for_each(|met| side(*met, 3.0));
    } else if memory.tool.is_for_sides() {
        match touched.point.filter(|_| memory.view.hovered.is_some()) {
            Some(point) => side(nearest_side(spaces.layout, point), 4.0),
            None => side(Hexside::new(cursor, memory.side), 4.0),
        }
    } else if let Some(space) = memory.view.hovered.filter(|_| memory.tool.paints()) {
        let reach = if memory.tool == Tool::Brush { memory.reach } else { 0 };
        for space in spaces.layout.grid.within(space, reach) {
            over.fill(space, palette.mark);
            over.ring(space, Line::new(1.0, palette.mark_line));
        }
    }
    over.cursor(&memory.view);
}
