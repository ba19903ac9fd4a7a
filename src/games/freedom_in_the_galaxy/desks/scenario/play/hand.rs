//! Dragging a counter: the user takes it by pressing the button on it and drops it by releasing the button.

use egui::{Pos2, Ui};

use super::Board;
use super::groups::{self, Onto};
use super::pieces::Lying;
use super::scene::Scene;
use freedom_in_the_galaxy::play::{Action, State};
use kit::board::BoardResponse;
use kit::board::Spaces as _;

/// How far the pointer has to move before a press becomes a drag, in points of the screen.
const DRAG_AFTER: f32 = 5.0;

/// A counter under the pressed button; it is dragged once the pointer has moved.
#[derive(Clone, Copy, Debug)]
pub struct Held {
    /// The counter under the pressed button.
    pub lying: Lying,
    /// The position where the button went down.
    from: Pos2,
    /// Whether the pointer has moved far enough for a drag.
    pub moves: bool,
}

/// The topmost counter under a point of the screen, by the view of the last frame; `None` if there is no counter.
pub fn under<'a>(board: &Board, lying: &'a [Lying], at: Option<Pos2>) -> Option<&'a Lying> {
    let point = board.view.point_at(at?)?;
    lying.iter().rev().find(|lying| lying.rect.contains(point))
}

/// The position of the pointer. In the frame in which the button goes down this is where it went down, since the pointer may have moved on within a
/// long frame.
fn pointed(ui: &Ui) -> Option<Pos2> {
    ui.input(|input| if input.pointer.primary_pressed() { input.pointer.press_origin() } else { input.pointer.latest_pos() })
}

/// Decides, when the button goes down, whether dragging pans the display. It does unless a counter that can be dragged is under the pointer.
pub fn decide(ui: &Ui, board: &mut Board, draggable: impl Fn(&Lying) -> bool, lying: &[Lying]) {
    let (down, pressed) = ui.input(|input| (input.pointer.primary_down(), input.pointer.primary_pressed()));
    if !down || pressed {
        board.pans = !under(board, lying, pointed(ui)).is_some_and(draggable);
    }
}

/// Takes or drops a counter, as the mouse button says. Returns the choices for which a drop stands; empty if nothing was dropped.
pub fn follow(ui: &Ui, board: &mut Board, scene: &Scene, state: &State, lying: &[Lying], touched: &BoardResponse) -> Vec<Action> {
    let (down, pressed, at) =
        ui.input(|input| (input.pointer.primary_down(), input.pointer.primary_pressed(), input.pointer.latest_pos()));
    if touched.pressed && pressed && board.held.is_none() {
        let from = pointed(ui);
        let found = under(board, lying, from).copied();
        board.held = found.zip(from).map(|(lying, from)| Held { lying, from, moves: false });
    }
    let Some(held) = &mut board.held else { return Vec::new() };
    held.moves |= at.is_some_and(|at| (at - held.from).length() > DRAG_AFTER);
    if touched.given_up {
        board.held = None;
        return Vec::new();
    }
    if down {
        return Vec::new();
    }
    let held = *held;
    board.held = None;
    let dropped = held.moves.then(|| onto(board, scene, lying, &held, at)).flatten();
    dropped.map_or_else(Vec::new, |onto| groups::dragged(scene, state, &held.lying, onto))
}

/// The counter or environ under a dragged counter; `None` if there is neither.
pub fn onto(board: &Board, scene: &Scene, lying: &[Lying], held: &Held, at: Option<Pos2>) -> Option<Onto> {
    let other = under(board, lying, at).filter(|other| (other.piece, other.at) != (held.lying.piece, held.lying.at));
    if let Some(other) = other {
        return Some(Onto::Piece(*other));
    }
    let spot = scene.display.at(board.view.point_at(at?)?)?;
    scene.environ_at(spot).map(Onto::Environ)
}
