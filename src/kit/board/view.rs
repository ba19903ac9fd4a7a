//! A board in a viewport: a cursor that the arrow keys take from space to space, and the space under the pointer.

use egui::accesskit::Role;
use egui::{Pos2, Response, Ui, Vec2, WidgetInfo};

use super::viewport::{Viewport, ViewportResponse, viewport};
use super::{Direction, Placed, Spaces, bounds};
use geometry::Point;

/// What part of a board is seen, where the cursor of the keys stands, and what the pointer is over.
#[derive(Clone, Copy, Debug)]
pub struct View<S> {
    /// What part is seen.
    pub port: Viewport,
    /// The space at which the keys do something; none on a board without spaces.
    pub cursor: Option<S>,
    /// The space under the pointer in the last pass, unless keys have moved the cursor since the pointer was moved.
    pub hovered: Option<S>,
    /// Where the board stood in the last pass.
    pub placed: Option<Placed>,
    /// Whether the cursor was moved since something was selected.
    pub(super) walked: bool,
    /// Whether keys have done anything since the pointer did, so that what the pointer rests on does not count.
    pub(super) by_key: bool,
    /// Whether the keys are to go to the board in the next pass.
    pub(super) takes_keys: bool,
}

/// What was done to a board in a pass.
pub struct BoardResponse {
    /// The board as a control.
    pub response: Response,
    /// Where it stands.
    pub placed: Placed,
    /// The point of the board under the pointer, also while something is dragged there from elsewhere.
    pub point: Option<Point>,
    /// Whether something is to be done at the cursor, by key or by a screen reader.
    pub applied: bool,
    /// Whether the primary button is doing something on the board other than panning.
    pub pressed: bool,
    /// Whether it strokes: a finger does once it has moved, for before that it may be one of two.
    pub strokes: bool,
    /// Where a finger went down on the screen that strokes from this pass on.
    pub began: Option<Pos2>,
    /// Whether what a finger has begun is to be taken back: another has come, or it has opened a menu.
    pub given_up: bool,
}

impl<S> Default for View<S> {
    fn default() -> Self {
        let port = Viewport::default();
        Self { port, cursor: None, hovered: None, placed: None, walked: false, by_key: false, takes_keys: false }
    }
}

impl<S: Copy + Eq> View<S> {
    /// Shows all of another board, whose cursor begins anew.
    pub fn renew(&mut self) {
        *self = Self { takes_keys: self.takes_keys, by_key: self.by_key, ..Self::default() };
    }

    /// Puts the cursor into a space that was selected elsewhere, and brings it into view.
    pub fn show<B: Spaces<Space = S>>(&mut self, spaces: &B, space: S) {
        self.cursor = spaces.cursor(Some(space));
        if let Some(space) = self.cursor {
            self.port.show(bounds(spaces, space));
        }
    }

    /// Has the keys go to the board from the next pass on.
    pub const fn take_keys(&mut self) {
        (self.takes_keys, self.by_key) = (true, true);
    }

    /// Has another view take the keys that this one was to have: its board is shown in the place of this one, which follows no pointer now.
    pub fn pass_keys<T: Copy + Eq>(&mut self, other: &mut View<T>) {
        self.by_key = false;
        if std::mem::take(&mut self.takes_keys) {
            other.take_keys();
        }
    }

    /// Has keys lead here where they lead in another view, which is shown in this one's place: no point of the screen is one of this board then.
    pub fn follow<T>(&mut self, other: &View<T>) {
        self.by_key = other.by_key;
        self.placed = None;
    }

    /// The space of which something is to be said: the one under the pointer, or else the cursor's.
    #[must_use]
    pub fn meant(&self) -> Option<S> {
        self.hovered.or(self.cursor)
    }

    /// The point of the board at a place of the screen, as it stood in the last pass.
    #[must_use]
    pub fn point_at(&self, at: Pos2) -> Option<Point> {
        Some(self.placed.filter(|placed| placed.rect.contains(at))?.to_board(at))
    }

    /// Where the pointer is, unless something lies over the board there.
    pub(super) fn pointer(ui: &Ui) -> Option<Pos2> {
        ui.input(|input| input.pointer.latest_pos()).filter(|at| ui.ctx().layer_id_at(*at) == Some(ui.layer_id()))
    }
}

/// Shows a board on all the room there is; where told so, the primary button pans as well.
pub fn board<B: Spaces>(ui: &mut Ui, view: &mut View<B::Space>, spaces: &B, primary_pans: bool) -> BoardResponse {
    view.cursor = spaces.cursor(view.cursor);
    view.by_key &= ui.input(|input| input.pointer.delta() == Vec2::ZERO && !input.pointer.any_pressed());
    let mut viewed = viewport(ui, &mut view.port, spaces.size(), primary_pans);
    if std::mem::take(&mut view.takes_keys) {
        viewed.response.request_focus();
    }
    if viewed.response.has_focus() {
        walk(ui, view, spaces, &mut viewed.placed);
    }
    view.placed = Some(viewed.placed);
    let busy = viewed.response.contains_pointer() || ui.input(|input| input.pointer.any_down());
    let point = View::<B::Space>::pointer(ui).filter(|_| busy).and_then(|at| view.point_at(at));
    view.hovered = point.filter(|_| !view.by_key).and_then(|point| spaces.at(point));
    let ViewportResponse { response, placed, applied, pressed, strokes, began, given_up } = viewed;
    BoardResponse { response, placed, point, applied, pressed, strokes, began, given_up }
}

/// The arrows take the cursor from space to space, and the view follows. What was panned away on purpose stays away until they do.
fn walk<B: Spaces>(ui: &Ui, view: &mut View<B::Space>, spaces: &B, placed: &mut Placed) {
    let Some(before) = view.cursor else { return };
    let steps = Direction::pressed(ui, B::STRIDE);
    if steps.is_empty() {
        return;
    }
    let cursor = steps.into_iter().fold(before, |from, direction| spaces.next(from, direction));
    (view.cursor, view.walked, view.by_key) = (Some(cursor), true, true);
    if cursor != before && !view.port.fits() {
        view.port.follow(placed, bounds(spaces, cursor));
        *placed = view.port.placed(placed.rect, ui.pixels_per_point(), spaces.size());
    }
}

impl BoardResponse {
    /// Says what the board is, what is at its cursor, and what is in hand, if anything.
    pub fn say(&self, board: &str, there: &str, in_hand: Option<String>) {
        let in_hand = in_hand.map(|words| format!(". In hand: {words}")).unwrap_or_default();
        self.response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, format!("{board}. {there}{in_hand}")));
    }

    /// The points at which the pointer strokes or taps in this pass, on the board: where a finger went down comes before where it is.
    pub fn stroked(&self, tapped: bool) -> impl Iterator<Item = Point> + use<> {
        let (placed, met) = (self.placed, self.strokes || tapped);
        let points = self.began.into_iter().chain(self.response.interact_pointer_pos().filter(|_| met));
        points.map(move |at| placed.to_board(at))
    }

    /// Whether the keys of the board count: it has them or nothing else does, and no dialog waits for an answer.
    #[must_use]
    pub fn has_keys(&self, ui: &Ui, asked: bool) -> bool {
        !asked && (self.response.has_focus() || ui.memory(|held| held.focused().is_none()))
    }
}
