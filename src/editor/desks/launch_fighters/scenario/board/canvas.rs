//! The board itself: what the pointer and the keys do to the units on it.

use egui::accesskit::Role;
use egui::{Key, Modifiers, PointerButton, Pos2, Ui, WidgetInfo};

use super::hand::{self, Hand, HeldBy};
use super::scene::Scene;
use super::{Memory, overlay, words};
use crate::editor::action::{Action, Change};
use crate::editor::desks::FrameContext;
use crate::editor::widgets::{Board, BoardResponse, DRAG_AFTER, board};
use crate::geometry::{GridLayout, Space};
use crate::rules::launch_fighters::{InScenario, Piece, Place};

/// Shows the board.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let layout = scene.layout();
    let mut actions = Vec::new();
    let memory = &mut context.memory.launch_fighters.scenario.board;
    let pans = memory.hand.is_none() && pressed_space(ui, memory, layout).is_none_or(|space| scene.piece_at(space).is_none());
    let touched = board(ui, &mut memory.view, layout, pans);
    memory.placed = Some(touched.placed);
    if std::mem::take(&mut memory.focus) {
        touched.response.request_focus();
    }
    let asked = context.state.view.dialog.is_some();
    if !asked && (touched.response.has_focus() || ui.memory(|held| held.focused().is_none())) {
        keys(ui, memory, scene, &mut actions);
    }
    if let Some(hand) = &mut memory.hand {
        hand.fleet = ui.input(|input| input.modifiers.shift);
    }
    let under = pointer_space(ui, &touched, layout);
    point(ui, memory, scene, &touched, under, &mut actions);
    if touched.applied {
        apply(memory, scene, &mut actions);
    }
    memory.hovered = under.filter(|space| layout.grid.contains(*space));
    if let Some(piece) = memory.hand.filter(Hand::moves).map(|hand| hand.piece) {
        memory.guide.update(context.state.document.project(), scene, piece);
    }
    let picture = memory.shown.update(&context.state.document, scene, &mut memory.tiles);
    if let Some(picture) = picture {
        let painter = ui.painter_at(touched.placed.rect);
        memory.tiles.paint(&painter, &touched.placed, Board::on_paper(layout.size(), &picture), &mut context.memory.work);
        overlay::show(ui, memory, scene, &touched.placed, touched.response.has_focus());
    }
    let name = spoken(memory, scene);
    touched.response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, &name));
    context.actions.extend(actions);
}

/// The space on which the pointer's button went down, or where the pointer is.
fn pressed_space(ui: &Ui, memory: &Memory, layout: GridLayout) -> Option<Space> {
    let at = ui.input(|input| input.pointer.press_origin().or_else(|| input.pointer.latest_pos()))?;
    Some(layout.space_at(memory.placed?.to_board(at)))
}

/// The space under the pointer, on the map or beyond its edge, while the pointer is over the board.
fn pointer_space(ui: &Ui, touched: &BoardResponse, layout: GridLayout) -> Option<Space> {
    let at = ui.input(|input| input.pointer.latest_pos()).filter(|at| touched.placed.rect.contains(*at))?;
    let free = ui.input(|input| input.pointer.any_down()) || touched.response.contains_pointer();
    free.then(|| layout.space_at(touched.placed.to_board(at)))
}

/// Takes up what the pointer presses, carries it along, and puts it down where the button is let go.
fn point(ui: &Ui, memory: &mut Memory, scene: &Scene, touched: &BoardResponse, under: Option<Space>, actions: &mut Vec<Action>) {
    let (at, went_down, down, moved) = ui.input(|input| {
        let pointer = &input.pointer;
        (pointer.latest_pos(), pointer.primary_pressed(), pointer.primary_down(), pointer.delta().length_sq() > 0.0)
    });
    let on_map = under.filter(|space| scene.map.grid.contains(*space));
    if let (true, true, None, Some(space), Some(at)) = (touched.pressed, went_down, memory.hand, on_map, at) {
        memory.view.cursor = space;
        memory.hand = scene.piece_at(space).map(|piece| Hand::drag(piece, at));
    }
    let clicked = touched.response.clicked_by(PointerButton::Primary);
    let Some(hand) = &mut memory.hand else {
        if let Some(space) = on_map.filter(|_| clicked) {
            memory.view.cursor = space;
            select(memory, scene, scene.piece_at(space), actions);
        }
        return;
    };
    match &mut hand.held_by {
        HeldBy::Free => {
            if let Some(space) = on_map.filter(|_| moved || clicked) {
                memory.view.cursor = space;
                if clicked {
                    put_down(memory, scene, space, actions);
                }
            }
        }
        HeldBy::Drag(from, moves) => {
            *moves |= at.is_some_and(|at| from.distance(at) > DRAG_AFTER);
            let (moves, hand) = (*moves, *hand);
            if moves && let Some(space) = on_map {
                memory.view.cursor = space;
            }
            if !down {
                memory.hand = None;
                if moves {
                    let_go(memory, scene, hand, at, on_map, actions);
                } else {
                    select(memory, scene, Some(hand.piece), actions);
                }
            }
        }
    }
}

/// The button is let go: over the map the unit is put down, over the tray it leaves the map, elsewhere nothing comes of it.
fn let_go(memory: &mut Memory, scene: &Scene, hand: Hand, at: Option<Pos2>, on_map: Option<Space>, actions: &mut Vec<Action>) {
    if let Some(space) = on_map {
        memory.hand = Some(hand);
        put_down(memory, scene, space, actions);
    } else if at.is_some_and(|at| memory.tray.is_some_and(|tray| tray.contains(at)))
        && let Some(change) = hand::taken_off(scene, hand.piece)
    {
        push(memory, change, actions);
    }
}

/// Puts the unit in hand into a space.
fn put_down(memory: &mut Memory, scene: &Scene, space: Space, actions: &mut Vec<Action>) {
    let Some(hand) = memory.hand.take() else { return };
    match hand.put_down(scene, space) {
        Some(change) => push(memory, change, actions),
        None => select(memory, scene, Some(hand.piece), actions),
    }
}

/// The keys ask for the unit at the cursor, or put down the one in hand.
fn apply(memory: &mut Memory, scene: &Scene, actions: &mut Vec<Action>) {
    let cursor = memory.view.cursor;
    if memory.hand.is_some() {
        return put_down(memory, scene, cursor, actions);
    }
    let waiting = || scene.selected.filter(|piece| piece.at(scene.open.scenario).is_none());
    if let Some(piece) = scene.piece_at(cursor).or_else(waiting) {
        memory.hand = Some(Hand::free(piece));
        select(memory, scene, Some(piece), actions);
    }
}

fn keys(ui: &Ui, memory: &mut Memory, scene: &Scene, actions: &mut Vec<Action>) {
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    if memory.hand.is_some() && pressed(Modifiers::NONE, Key::Escape) {
        memory.hand = None;
    }
    for (key, clockwise) in [(Key::OpenBracket, false), (Key::CloseBracket, true)] {
        if pressed(Modifiers::NONE, key) {
            turn(memory, scene, clockwise, actions);
        }
    }
    if pressed(Modifiers::SHIFT, Key::N) {
        go_on(memory, scene, false, actions);
    }
    if pressed(Modifiers::NONE, Key::N) {
        go_on(memory, scene, true, actions);
    }
    if memory.hand.is_none()
        && pressed(Modifiers::NONE, Key::Backspace)
        && let Some(change) = scene.selected.and_then(|piece| hand::taken_off(scene, piece))
    {
        push(memory, change, actions);
    }
}

/// Turns the unit in hand, or else the selected one, by one side.
pub fn turn(memory: &mut Memory, scene: &Scene, clockwise: bool, actions: &mut Vec<Action>) {
    let over = memory.view.cursor;
    if let Some(hand) = &mut memory.hand {
        hand.turn(scene, over, clockwise);
    } else if let Some(change) =
        scene.selected.or_else(|| scene.piece_at(over)).and_then(|piece| hand::turn(scene, piece, clockwise))
    {
        push(memory, change, actions);
    }
}

/// Selects the next unit on the map, or the one before, and takes the cursor there.
fn go_on(memory: &mut Memory, scene: &Scene, forward: bool, actions: &mut Vec<Action>) {
    let pieces: Vec<Piece> = scene.field.units_on_map().map(|(_, unit)| scene.field.piece(unit)).collect();
    let Some(last) = pieces.len().checked_sub(1) else { return };
    let now = scene.selected.and_then(|selected| pieces.iter().position(|piece| *piece == selected));
    let next = match now {
        None if forward => 0,
        None => last,
        Some(index) if forward => (index + 1) % pieces.len(),
        Some(index) => index.checked_sub(1).unwrap_or(last),
    };
    memory.hand = None;
    actions.push(Action::Select(scene.place(pieces[next]).into()));
}

/// Selects a unit that is in view, or nothing but the scenario.
fn select(memory: &mut Memory, scene: &Scene, piece: Option<Piece>, actions: &mut Vec<Action>) {
    let place = piece.map_or(InScenario::Whole, Piece::place);
    if piece != scene.selected {
        memory.own = Some(place);
        actions.push(Action::Select(Place::Scenario(scene.open.id, place).into()));
    }
}

/// Makes a change after which a unit that is in view is selected.
pub fn push(memory: &mut Memory, change: Change, actions: &mut Vec<Action>) {
    if let Some(crate::rules::Place::LaunchFighters(Place::Scenario(_, place))) = change.select {
        memory.own = Some(place);
    }
    actions.push(change.into());
}

/// What the board is called: what is at the cursor, and what is in hand.
fn spoken(memory: &mut Memory, scene: &Scene) -> String {
    let cursor = memory.view.cursor;
    let there = words::at(scene, &memory.shown, cursor);
    let hand = memory.hand.filter(Hand::moves);
    let carried = hand.map(|hand| words::in_hand(scene, &hand, cursor, memory.guide.objection(scene, cursor)));
    match carried {
        Some(carried) => format!("Set-up. {there}. In hand: {carried}"),
        None => format!("Set-up. {there}"),
    }
}
