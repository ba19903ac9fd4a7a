//! The board itself: what the pointer and the keys do to the units on it.

use egui::accesskit::Role;
use egui::{Key, Modifiers, PointerButton, Pos2, Ui, WidgetInfo};

use super::hand::{self, Grip, Hand};
use super::laid::Laid;
use super::{Memory, overlay, words};
use crate::editor::action::{Action, Change};
use crate::editor::desks::Stage;
use crate::editor::widgets::{Board, DRAG_AFTER, Touched, board};
use crate::geometry::{GridLayout, Space};
use crate::rules::launch_fighters::{InScenario, Piece, Place};

/// Shows the board.
pub fn show(ui: &mut Ui, stage: &mut Stage, laid: &Laid) {
    let layout = laid.layout();
    let mut actions = Vec::new();
    let memory = &mut stage.memory.launch_fighters_scenario.board;
    let pans = memory.hand.is_none() && pressed_space(ui, memory, layout).is_none_or(|space| laid.piece_at(space).is_none());
    let touched = board(ui, &mut memory.view, layout, pans);
    memory.placed = Some(touched.placed);
    if std::mem::take(&mut memory.focus) {
        touched.response.request_focus();
    }
    let asked = stage.state.view.dialog.is_some();
    if !asked && (touched.response.has_focus() || ui.memory(|held| held.focused().is_none())) {
        keys(ui, memory, laid, &mut actions);
    }
    if let Some(hand) = &mut memory.hand {
        hand.fleet = ui.input(|input| input.modifiers.shift);
    }
    let under = pointer_space(ui, &touched, layout);
    point(ui, memory, laid, &touched, under, &mut actions);
    if touched.applied {
        apply(memory, laid, &mut actions);
    }
    memory.hovered = under.filter(|space| layout.grid.contains(*space));
    if let Some(piece) = memory.hand.filter(Hand::moves).map(|hand| hand.piece) {
        memory.guide.update(stage.state.document.project(), laid, piece);
    }
    let picture = memory.shown.update(&stage.state.document, laid, &mut memory.tiles);
    if let Some(picture) = picture {
        let painter = ui.painter_at(touched.placed.rect);
        memory.tiles.paint(&painter, &touched.placed, Board::on_paper(layout.size(), &picture), &mut stage.memory.work);
        overlay::show(ui, memory, laid, &touched.placed, touched.response.has_focus());
    }
    let name = spoken(memory, laid);
    touched.response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, &name));
    stage.actions.extend(actions);
}

/// The space on which the pointer's button went down, or where the pointer is.
fn pressed_space(ui: &Ui, memory: &Memory, layout: GridLayout) -> Option<Space> {
    let at = ui.input(|input| input.pointer.press_origin().or_else(|| input.pointer.latest_pos()))?;
    Some(layout.space_at(memory.placed?.to_board(at)))
}

/// The space under the pointer, on the map or beyond its edge, while the pointer is over the board.
fn pointer_space(ui: &Ui, touched: &Touched, layout: GridLayout) -> Option<Space> {
    let at = ui.input(|input| input.pointer.latest_pos()).filter(|at| touched.placed.rect.contains(*at))?;
    let free = ui.input(|input| input.pointer.any_down()) || touched.response.contains_pointer();
    free.then(|| layout.space_at(touched.placed.to_board(at)))
}

/// Takes up what the pointer presses, carries it along, and puts it down where the button is let go.
fn point(ui: &Ui, memory: &mut Memory, laid: &Laid, touched: &Touched, under: Option<Space>, actions: &mut Vec<Action>) {
    let (at, went_down, down, moved) = ui.input(|input| {
        let pointer = &input.pointer;
        (pointer.latest_pos(), pointer.primary_pressed(), pointer.primary_down(), pointer.delta().length_sq() > 0.0)
    });
    let on_map = under.filter(|space| laid.map.grid.contains(*space));
    if let (true, true, None, Some(space), Some(at)) = (touched.pressed, went_down, memory.hand, on_map, at) {
        memory.view.cursor = space;
        memory.hand = laid.piece_at(space).map(|piece| Hand::drag(piece, at));
    }
    let clicked = touched.response.clicked_by(PointerButton::Primary);
    let Some(hand) = &mut memory.hand else {
        if let Some(space) = on_map.filter(|_| clicked) {
            memory.view.cursor = space;
            select(memory, laid, laid.piece_at(space), actions);
        }
        return;
    };
    match &mut hand.grip {
        Grip::Free => {
            if let Some(space) = on_map.filter(|_| moved || clicked) {
                memory.view.cursor = space;
                if clicked {
                    put_down(memory, laid, space, actions);
                }
            }
        }
        Grip::Drag(from, moves) => {
            *moves |= at.is_some_and(|at| from.distance(at) > DRAG_AFTER);
            let (moves, hand) = (*moves, *hand);
            if moves && let Some(space) = on_map {
                memory.view.cursor = space;
            }
            if !down {
                memory.hand = None;
                if moves {
                    let_go(memory, laid, hand, at, on_map, actions);
                } else {
                    select(memory, laid, Some(hand.piece), actions);
                }
            }
        }
    }
}

/// The button is let go: over the map the unit is put down, over the tray it leaves the map, elsewhere nothing comes of it.
fn let_go(memory: &mut Memory, laid: &Laid, hand: Hand, at: Option<Pos2>, on_map: Option<Space>, actions: &mut Vec<Action>) {
    if let Some(space) = on_map {
        memory.hand = Some(hand);
        put_down(memory, laid, space, actions);
    } else if at.is_some_and(|at| memory.tray.is_some_and(|tray| tray.contains(at)))
        && let Some(change) = hand::taken_off(laid, hand.piece)
    {
        push(memory, change, actions);
    }
}

/// Puts the unit in hand into a space.
fn put_down(memory: &mut Memory, laid: &Laid, space: Space, actions: &mut Vec<Action>) {
    let Some(hand) = memory.hand.take() else { return };
    match hand.put_down(laid, space) {
        Some(change) => push(memory, change, actions),
        None => select(memory, laid, Some(hand.piece), actions),
    }
}

/// The keys ask for the unit at the cursor, or put down the one in hand.
fn apply(memory: &mut Memory, laid: &Laid, actions: &mut Vec<Action>) {
    let cursor = memory.view.cursor;
    if memory.hand.is_some() {
        return put_down(memory, laid, cursor, actions);
    }
    let waiting = || laid.selected.filter(|piece| piece.at(laid.staged.scenario).is_none());
    if let Some(piece) = laid.piece_at(cursor).or_else(waiting) {
        memory.hand = Some(Hand::free(piece));
        select(memory, laid, Some(piece), actions);
    }
}

fn keys(ui: &Ui, memory: &mut Memory, laid: &Laid, actions: &mut Vec<Action>) {
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    if memory.hand.is_some() && pressed(Modifiers::NONE, Key::Escape) {
        memory.hand = None;
    }
    for (key, clockwise) in [(Key::OpenBracket, false), (Key::CloseBracket, true)] {
        if pressed(Modifiers::NONE, key) {
            turn(memory, laid, clockwise, actions);
        }
    }
    if pressed(Modifiers::SHIFT, Key::N) {
        go_on(memory, laid, false, actions);
    }
    if pressed(Modifiers::NONE, Key::N) {
        go_on(memory, laid, true, actions);
    }
    if memory.hand.is_none()
        && pressed(Modifiers::NONE, Key::Backspace)
        && let Some(change) = laid.selected.and_then(|piece| hand::taken_off(laid, piece))
    {
        push(memory, change, actions);
    }
}

/// Turns the unit in hand, or else the selected one, by one side.
pub fn turn(memory: &mut Memory, laid: &Laid, clockwise: bool, actions: &mut Vec<Action>) {
    let over = memory.view.cursor;
    if let Some(hand) = &mut memory.hand {
        hand.turn(laid, over, clockwise);
    } else if let Some(change) =
        laid.selected.or_else(|| laid.piece_at(over)).and_then(|piece| hand::turn(laid, piece, clockwise))
    {
        push(memory, change, actions);
    }
}

/// Selects the next unit on the map, or the one before, and takes the cursor there.
fn go_on(memory: &mut Memory, laid: &Laid, forward: bool, actions: &mut Vec<Action>) {
    let pieces: Vec<Piece> = laid.field.units_on_map().map(|(_, unit)| laid.field.piece(unit)).collect();
    let Some(last) = pieces.len().checked_sub(1) else { return };
    let now = laid.selected.and_then(|selected| pieces.iter().position(|piece| *piece == selected));
    let next = match now {
        None if forward => 0,
        None => last,
        Some(index) if forward => (index + 1) % pieces.len(),
        Some(index) => index.checked_sub(1).unwrap_or(last),
    };
    memory.hand = None;
    actions.push(Action::Select(laid.place(pieces[next]).into()));
}

/// Selects a unit that is in view, or nothing but the scenario.
fn select(memory: &mut Memory, laid: &Laid, piece: Option<Piece>, actions: &mut Vec<Action>) {
    let place = piece.map_or(InScenario::Whole, Piece::place);
    if piece != laid.selected {
        memory.own = Some(place);
        actions.push(Action::Select(Place::Scenario(laid.staged.id, place).into()));
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
fn spoken(memory: &mut Memory, laid: &Laid) -> String {
    let cursor = memory.view.cursor;
    let there = words::at(laid, &memory.shown, cursor);
    let hand = memory.hand.filter(Hand::moves);
    let carried = hand.map(|hand| words::in_hand(laid, &hand, cursor, memory.guide.objection(laid, cursor)));
    match carried {
        Some(carried) => format!("Set-up. {there}. In hand: {carried}"),
        None => format!("Set-up. {there}"),
    }
}
