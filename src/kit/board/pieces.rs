//! Pieces on a board and beside it: pointer and keys select them, take them up and put them down. The game says which change of the project a drop
//! makes.

use egui::{Id, Key, LayerId, Modifiers, Order, Painter, PointerButton, Pos2, Rect, Ui};

use super::keys::next_asked;
use super::viewport::DRAG_AFTER;
use super::{BoardResponse, Hand, HeldBy, Over, Overlay, Spaces, Target, View, board};
use crate::action::{Action, Change};
use crate::keys::KeyChoices;
use geometry::Point;
use project::Place;

/// The pieces on a board, as the code that handles them needs them.
pub trait Pieces {
    /// The type that identifies a space.
    type Space: Copy + Eq;
    /// The type that identifies a piece.
    type Piece: Copy + PartialEq;
    /// The type that identifies a box, that is, a place for pieces that is not a space, such as a tray.
    type Box: Copy + PartialEq;

    /// Whether Enter and the space bar take a piece up at once, even if it was not selected before.
    const TAKEN_AT_ONCE: bool;
    /// Whether the user can choose several pieces and put them down together.
    const SEVERAL: bool;

    /// The spaces of the board.
    fn spaces(&self) -> &impl Spaces<Space = Self::Space>;

    /// The piece on top at a point of the board.
    fn piece_at(&self, point: Point) -> Option<Self::Piece>;

    /// The piece that the keys would take up in a space: the selected piece, if it lies there, or else the one on top.
    fn piece_in(&self, space: Self::Space) -> Option<Self::Piece>;

    /// The space in which a piece lies; `None` if it is not on the board.
    fn space_of(&self, piece: Self::Piece) -> Option<Self::Space>;

    /// The space or box into which `piece` would be put at a point of the board. If `piece` is `None`, the answer is for no particular piece. `None`
    /// if nothing can be put there.
    fn target(&self, point: Point, piece: Option<Self::Piece>) -> Option<Target<Self::Space, Self::Box>>;

    /// The selected piece, whether it is on the board or not.
    fn selected(&self) -> Option<Self::Piece>;

    /// Every piece, in the order in which the keys step through them.
    fn in_order(&self) -> Vec<Self::Piece>;

    /// The place in the project of a piece; if `piece` is `None`, of the thing that the board shows.
    fn place(&self, piece: Option<Self::Piece>) -> Place;

    /// The change that puts down the piece in hand, and `others` with it; `None` if the piece lies there already.
    fn put_down(
        &self,
        hand: &Hand<Self::Piece>,
        others: &[Self::Piece],
        target: Target<Self::Space, Self::Box>,
    ) -> Option<Change>;

    /// The change that takes the selected piece off the board; `None` if that is not possible.
    fn taken_off(&self) -> Option<Change>;
}

/// The state that a board with pieces remembers from frame to frame.
pub struct Board<S, P, B> {
    /// The zoom, the visible part and the cursor.
    pub view: View<S>,
    /// The piece in hand.
    pub hand: Option<Hand<P>>,
    /// The thing under the pointer.
    pub over: Over<S, P, B>,
    /// The pieces that are chosen together: with Shift one by one, or with a band, that is, a rectangle that the user draws around them.
    pub chosen: Vec<P>,
    /// The point of the screen where the user began to draw a band around pieces; `None` while no band is drawn.
    pub(super) band: Option<Pos2>,
    /// The boxes beside the board that can take pieces in this frame, with their areas of the screen.
    boxes: Vec<(Rect, B)>,
    /// The pieces beside the board in this frame, with their areas of the screen.
    beside: Vec<(Rect, P)>,
    /// The place that the last change by this board selected; the user sees that place already.
    own: Option<Place>,
}

impl<S, P, B> Default for Board<S, P, B> {
    fn default() -> Self {
        let (boxes, beside) = (Vec::new(), Vec::new());
        let (chosen, band) = (Vec::new(), None);
        Self { view: View::default(), hand: None, over: Over::Nothing, chosen, band, boxes, beside, own: None }
    }
}

impl<S: Copy + Eq, P: Copy + PartialEq, B: Copy + PartialEq> Board<S, P, B> {
    /// Begins a frame: finds what is under the pointer, by the areas that were registered in the last frame, and then forgets these areas. The caller
    /// registers the boxes and pieces beside the board again afterwards.
    pub fn begin(&mut self, ui: &Ui, scene: &impl Pieces<Space = S, Piece = P, Box = B>) {
        let at = View::<S>::pointer(ui).filter(|_| !self.view.by_key);
        self.over = at.map_or(Over::Nothing, |at| {
            let piece = self.piece_at(scene, at).filter(|_| self.carried().is_none());
            let target = || self.target_at(scene, at).map_or(Over::Nothing, Over::Target);
            piece.map_or_else(target, Over::Piece)
        });
        self.boxes.clear();
        self.beside.clear();
    }

    /// Registers an area of the screen as a box into which pieces can be put. Only the visible part of the area counts.
    pub fn offer(&mut self, ui: &Ui, rect: Rect, place: B) {
        let seen = rect.intersect(ui.clip_rect());
        if seen.is_positive() {
            self.boxes.push((seen, place));
        }
    }

    /// Registers a piece that lies beside the board; only the visible part of its area counts.
    pub fn lay(&mut self, ui: &Ui, rect: Rect, piece: P) {
        self.beside.push((rect.intersect(ui.clip_rect()), piece));
    }

    /// Whether the pointer is over this box.
    pub fn is_over(&self, place: B) -> bool {
        matches!(self.over, Over::Target(Target::Box(over)) if over == place)
    }

    /// The piece in hand, if it is being moved.
    pub fn carried(&self) -> Option<Hand<P>> {
        self.hand.filter(Hand::moves)
    }

    /// Where the piece in hand would be put now. If the pointer drags it, that is the target under the pointer. If no button is held, it is the box
    /// under the pointer or, if there is none, the space of the cursor.
    pub fn aim(&self, scene: &impl Pieces<Space = S, Piece = P, Box = B>) -> Option<Target<S, B>> {
        let hand = self.carried()?;
        let at_cursor = || scene.target(scene.spaces().middle(self.view.cursor?), Some(hand.piece));
        match (hand.held_by, self.over) {
            (_, Over::Target(Target::Box(place))) => Some(Target::Box(place)),
            (HeldBy::Drag(..), Over::Target(target)) => Some(target),
            (HeldBy::Drag(..), Over::Nothing | Over::Piece(_)) => None,
            (HeldBy::Free, _) => at_cursor(),
        }
    }

    /// Where the piece in hand is painted on the screen, and the painter for it: at the pointer and over everything else, or in the space of the
    /// cursor.
    pub fn carried_at<L: Spaces<Space = S>>(&self, over: &Overlay<L>) -> Option<(Pos2, Painter)> {
        let context = over.painter.ctx();
        match (self.carried()?.held_by, self.over) {
            (HeldBy::Drag(..), _) | (HeldBy::Free, Over::Target(Target::Box(_))) => {
                let layer = LayerId::new(Order::Tooltip, Id::unique("piece in hand"));
                Some((context.input(|input| input.pointer.latest_pos())?, context.layer_painter(layer)))
            }
            (HeldBy::Free, _) => Some((over.middle(self.view.cursor?), over.painter.clone())),
        }
    }

    /// Shows the board in the whole available space. A drag with the primary button pans if it began where there is no piece.
    pub fn show<L: Pieces<Space = S, Piece = P, Box = B>>(&mut self, ui: &mut Ui, scene: &L) -> BoardResponse {
        self.chosen.retain(|piece| scene.space_of(*piece).is_some());
        let bands = L::SEVERAL && (self.band.is_some() || ui.input(|input| input.modifiers.shift));
        let pressed = ui.input(|input| input.pointer.press_origin().or_else(|| input.pointer.latest_pos()));
        let piece = pressed.and_then(|at| self.view.point_at(at)).and_then(|point| scene.piece_at(point));
        board(ui, &mut self.view, scene.spaces(), self.hand.is_none() && piece.is_none() && !bands)
    }

    /// Carries out what keys and pointer ask for, unless a dialog waits for an answer.
    pub fn handle(
        &mut self,
        ui: &Ui,
        choices: &KeyChoices,
        asked: bool,
        touched: &BoardResponse,
        scene: &impl Pieces<Space = S, Piece = P, Box = B>,
    ) -> Vec<Action> {
        let mut actions = Vec::new();
        if touched.has_keys(ui, asked) {
            actions.extend(self.keyed(ui, choices, scene));
        }
        if !asked {
            actions.extend(self.pointed(ui, touched, scene));
        }
        if touched.applied {
            actions.extend(self.applied(scene));
        }
        actions
    }

    /// Takes up the piece that the user presses with the pointer, and moves it. A dragged piece is put down when the button is released; a piece that
    /// is held without a button is put down by a click.
    fn pointed(
        &mut self,
        ui: &Ui,
        touched: &BoardResponse,
        scene: &impl Pieces<Space = S, Piece = P, Box = B>,
    ) -> Option<Action> {
        if touched.given_up {
            self.hand.take_if(|hand| matches!(hand.held_by, HeldBy::Drag(..)));
            self.band = None;
            return None;
        }
        let (went_down, down, moved) = ui.input(|input| {
            let pointer = &input.pointer;
            (pointer.primary_pressed(), pointer.primary_down(), pointer.delta() != egui::Vec2::ZERO)
        });
        let at = View::<S>::pointer(ui);
        let target = at.and_then(|at| self.target_at(scene, at));
        let space = target.and_then(Target::space);
        let piece = at.and_then(|at| self.view.point_at(at)).and_then(|point| scene.piece_at(point));
        if self.choose(ui, touched, scene, piece) {
            return None;
        }
        if let (true, true, None, Some(at), Some(piece)) = (touched.pressed, went_down, self.hand, at, piece) {
            self.hand = Some(Hand::drag(piece, at, false));
        }
        let clicked = touched.response.clicked_by(PointerButton::Primary);
        let Some(hand) = &mut self.hand else {
            // After a click so short that no frame saw the button down, no piece is in hand. The click then acts on the piece or space under the
            // pointer, like any other click.
            return clicked.then(|| self.press(scene, piece, space));
        };
        hand.with_others = ui.input(|input| input.modifiers.shift);
        let held = match &mut hand.held_by {
            HeldBy::Free => !clicked,
            HeldBy::Drag(from, moves) => {
                *moves |= at.is_some_and(|at| from.distance(at) > DRAG_AFTER);
                down
            }
        };
        let hand = *hand;
        if moved || !held {
            self.view.cursor = space.filter(|_| hand.moves()).or(self.view.cursor);
        }
        if held {
            return None;
        }
        self.hand = None;
        if hand.moves() { Some(self.put_down(scene, &hand, target?)) } else { Some(self.press(scene, Some(hand.piece), space)) }
    }

    /// Handles a click: selects the piece or, where there is no piece, the thing that the board shows. A piece that was selected before is taken up.
    fn press(&mut self, scene: &impl Pieces<Space = S, Piece = P, Box = B>, piece: Option<P>, space: Option<S>) -> Action {
        self.chosen.clear();
        self.view.cursor = piece.and_then(|piece| scene.space_of(piece)).or(space).or(self.view.cursor);
        self.view.walked |= piece.is_none();
        self.hand = piece.filter(|piece| scene.selected() == Some(*piece)).map(Hand::free);
        Action::PointAt(scene.place(piece))
    }

    /// Handles keys while the board has the keyboard focus: Escape gives up a move, and other keys zoom, show the next piece, or take the selected
    /// piece off the board.
    fn keyed(&mut self, ui: &Ui, choices: &KeyChoices, scene: &impl Pieces<Space = S, Piece = P, Box = B>) -> Option<Action> {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if (self.hand.is_some() || !self.chosen.is_empty()) && pressed(Key::Escape) && self.hand.take().is_none() {
            self.chosen.clear();
        }
        let chosen = scene.selected().and_then(|piece| scene.space_of(piece));
        self.view.zoomed(ui, choices, scene.spaces(), chosen);
        if let Some(piece) = next_asked(ui, choices, || scene.in_order(), scene.selected()) {
            self.hand = None;
            self.view.take_keys();
            return Some(Action::Select(scene.place(Some(piece))));
        }
        if self.hand.is_some() || !pressed(Key::Backspace) {
            return None;
        }
        scene.taken_off().map(|change| self.made(change))
    }

    /// Handles Enter and the space bar at the cursor. If a piece is in hand, it is put down. Otherwise the piece at the cursor is selected, and it is
    /// taken up if it was selected before or if [`Pieces::TAKEN_AT_ONCE`] is set. If the selected piece is not on the board, that piece is taken
    /// instead, unless the user has moved the cursor since selecting it.
    fn applied<L: Pieces<Space = S, Piece = P, Box = B>>(&mut self, scene: &L) -> Option<Action> {
        let aim = self.aim(scene);
        if let Some(hand) = self.hand.take() {
            return Some(self.put_down(scene, &hand, aim?));
        }
        let waiting = scene.selected().filter(|piece| scene.space_of(*piece).is_none());
        let there = self.view.cursor.and_then(|cursor| scene.piece_in(cursor));
        let piece = if self.view.walked { there.or(waiting) } else { waiting.or(there) }?;
        if L::TAKEN_AT_ONCE || scene.selected() == Some(piece) {
            self.take(piece);
        }
        Some(Action::PointAt(scene.place(Some(piece))))
    }

    /// Puts a piece down. The piece is then selected, and need not be scrolled into view.
    pub fn put_down(
        &mut self,
        scene: &impl Pieces<Space = S, Piece = P, Box = B>,
        hand: &Hand<P>,
        target: Target<S, B>,
    ) -> Action {
        self.hand = None;
        self.view.cursor = target.space().or(self.view.cursor);
        match scene.put_down(hand, &self.others(hand.piece), target) {
            Some(change) => self.made(change),
            None => Action::PointAt(scene.place(Some(hand.piece))),
        }
    }

    /// The other pieces that are chosen together with this one, and so move with it.
    pub fn others(&self, piece: P) -> Vec<P> {
        let together = self.chosen.contains(&piece);
        self.chosen.iter().copied().filter(|other| together && *other != piece).collect()
    }

    /// Turns a change into an action, and remembers the place that the change selects, because the user sees that place already.
    pub fn made(&mut self, change: Change) -> Action {
        self.own.clone_from(&change.select);
        change.into()
    }

    /// Whether a place that has just been selected must be scrolled into view. If this board has selected the place, the user sees it already.
    pub fn is_led_to(&mut self, place: &Place) -> bool {
        let led = self.own.take().as_ref() != Some(place);
        self.view.walked &= !led;
        led
    }

    /// Takes a piece up, so that the next key or click puts it down.
    pub fn take(&mut self, piece: P) {
        self.hand = Some(Hand::free(piece));
        self.view.take_keys();
    }

    fn piece_at(&self, scene: &impl Pieces<Space = S, Piece = P, Box = B>, at: Pos2) -> Option<P> {
        match self.view.point_at(at) {
            Some(point) => scene.piece_at(point),
            None => self.beside.iter().rev().find(|(rect, _)| rect.contains(at)).map(|(_, piece)| *piece),
        }
    }

    /// The target at a point of the screen. If boxes overlap there, it is the one that was registered last.
    fn target_at(&self, scene: &impl Pieces<Space = S, Piece = P, Box = B>, at: Pos2) -> Option<Target<S, B>> {
        match self.view.point_at(at) {
            Some(point) => scene.target(point, self.carried().map(|hand| hand.piece)),
            None => self.boxes.iter().rev().find(|(rect, _)| rect.contains(at)).map(|(_, place)| Target::Box(*place)),
        }
    }
}
