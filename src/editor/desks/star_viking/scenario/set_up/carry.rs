//! A unit in the pointer's hand: it takes up what it presses, carries it along, and puts it down where the button is let go.

use egui::{Id, LayerId, Order, PointerButton, Pos2, Rect, Ui, Vec2};

use super::hand::{Hand, HeldBy};
use super::scene::Scene;
use super::target::Target;
use super::{Memory, Over, canvas, counter, stacks};
use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{DRAG_AFTER, Icon, ViewportResponse, paint_icon};
use crate::rules::star_viking::{Space, Station};
use crate::sheets::star_viking::counters;

/// What the pointer is over, as the last pass has left it.
pub fn over(ui: &Ui, memory: &Memory, scene: &Scene) -> Over {
    let Some(at) = ui.input(|input| input.pointer.latest_pos()).filter(|at| ui.ctx().layer_id_at(*at) == Some(ui.layer_id()))
    else {
        return Over::Nothing;
    };
    let carries = memory.hand.is_some_and(|hand| hand.moves());
    let on_tile = memory.placed.filter(|placed| placed.rect.contains(at));
    let counter = match on_tile {
        Some(placed) => stacks::at(scene, placed.to_board(at)),
        None => memory.counters.iter().rev().find(|(rect, _)| rect.contains(at)).map(|(_, piece)| *piece),
    };
    match counter.filter(|_| !carries) {
        Some(piece) => Over::Unit(piece),
        None => memory.target_at(scene, at).map_or(Over::Nothing, Over::Target),
    }
}

/// Does what the pointer asks for.
pub fn point(ui: &Ui, memory: &mut Memory, scene: &Scene, viewed: &ViewportResponse, actions: &mut Vec<Action>) {
    let (at, went_down, down, moved) = ui.input(|input| {
        let pointer = &input.pointer;
        (pointer.latest_pos(), pointer.primary_pressed(), pointer.primary_down(), pointer.delta().length_sq() > 0.0)
    });
    let target = at.and_then(|at| memory.target_at(scene, at));
    let space = target.and_then(|target| target.space(scene));
    if let (true, true, None, Some(at)) = (viewed.pressed, went_down, memory.hand, at) {
        memory.hand = stacks::at(scene, viewed.placed.to_board(at)).map(|piece| Hand::drag(piece, at, false));
    }
    let clicked = viewed.response.clicked_by(PointerButton::Primary);
    if clicked {
        viewed.response.request_focus();
    }
    let Some(hand) = &mut memory.hand else {
        // A click so short that the press was never seen picks what it is on, like any other.
        if clicked && let Some(at) = at {
            if let Some(piece) = stacks::at(scene, viewed.placed.to_board(at)) {
                press(memory, scene, Hand::drag(piece, at, false), actions);
            } else {
                (memory.cursor, memory.walked) = (space.or(memory.cursor), true);
                canvas::select(scene, None, actions);
            }
        }
        return;
    };
    match &mut hand.held_by {
        HeldBy::Free => {
            if moved || clicked {
                memory.cursor = space.or(memory.cursor);
            }
            if let (true, Some(target)) = (clicked, target) {
                canvas::put_down(memory, scene, target, actions);
            }
        }
        HeldBy::Drag(from, moves) => {
            *moves |= at.is_some_and(|at| from.distance(at) > DRAG_AFTER);
            let (moves, hand) = (*moves, *hand);
            if moves {
                memory.cursor = space.or(memory.cursor);
            }
            if !down {
                memory.hand = moves.then_some(hand);
                match (moves, target) {
                    (true, Some(target)) => canvas::put_down(memory, scene, target, actions),
                    (true, None) => memory.hand = None,
                    (false, _) => press(memory, scene, hand, actions),
                }
            }
        }
    }
}

/// A counter on the tile was pressed and let go: it is selected, and taken up if it was selected before.
fn press(memory: &mut Memory, scene: &Scene, hand: Hand, actions: &mut Vec<Action>) {
    if let Some(space) = scene.unit(hand.piece).and_then(|unit| scene.space_of(&unit)) {
        memory.cursor = Some(space);
    }
    if scene.marked() == Some(hand.piece) {
        memory.hand = Some(Hand::free(hand.piece));
    }
    canvas::select(scene, Some(hand.piece), actions);
}

/// Paints the unit in hand at the pointer, or over the sector of the cursor, with a mark that says whether it may start there.
pub fn show(ui: &Ui, context: &mut FrameContext, scene: &Scene, viewed: &ViewportResponse) {
    let memory = &context.memory.star_viking.scenario.set_up;
    let Some(hand) = memory.hand.filter(Hand::moves) else { return };
    let Some(unit) = scene.unit(hand.piece) else { return };
    let pointer = ui.input(|input| input.pointer.latest_pos());
    let at_cursor = |space: Space| Some(viewed.placed.to_screen(scene.printed.middle(space)?));
    let (middle, target): (Option<Pos2>, Option<Target>) = match (hand.held_by, memory.over) {
        (HeldBy::Drag(..), Over::Target(target)) => (pointer, Some(target)),
        (HeldBy::Drag(..), Over::Nothing | Over::Unit(_)) => (pointer, None),
        (HeldBy::Free, _) => {
            let at = memory.cursor.map(|space| Target::Station(Station::Sector(scene.tile, space)));
            (memory.cursor.and_then(at_cursor), at)
        }
    };
    let Some(middle) = middle else { return };
    let painter = match hand.held_by {
        HeldBy::Drag(..) => ui.ctx().layer_painter(LayerId::new(Order::Tooltip, Id::unique("unit in hand"))),
        HeldBy::Free => ui.painter_at(viewed.placed.rect),
    };
    let side = viewed.placed.length(counters::SIDE).max(24.0);
    let rect = Rect::from_center_size(middle, Vec2::splat(side));
    counter::bare(&painter, context, scene, &unit, rect);
    let paper = Palette::on_paper();
    let (icon, color) = match target {
        None => (None, paper.outline),
        Some(Target::Tray) => (None, paper.accent),
        Some(Target::Station(at)) if scene.set_up.objection(&unit, at).is_none() => (Some(Icon::Check), paper.good),
        Some(Target::Station(_)) => (Some(Icon::Close), paper.error),
    };
    painter.rect_stroke(rect.expand(2.0), 3, egui::Stroke::new(2.5, color), egui::StrokeKind::Inside);
    if let Some(icon) = icon {
        painter.circle_filled(rect.left_top(), 9.0, theme::PAPER);
        paint_icon(&painter, icon, Rect::from_center_size(rect.left_top(), Vec2::splat(14.0)), 14.0, color);
    }
    let number = 1 + hand.company(scene).len();
    if number > 1 {
        counter::badge(&painter, rect.right_top(), &format!("×{number}"), 16.0);
    }
}
