//! A board in a viewport: a cursor that the arrow keys move from space to space, and the space under the pointer.

use egui::accesskit::Role;
use egui::{Pos2, Rect, Response, Ui, Vec2, WidgetInfo};

use super::viewport::{Viewport, ViewportResponse, viewport};
use super::{Direction, Placed, Spaces, bounds};
use crate::widgets::focus_lies_at;
use geometry::Point;

/// The visible part of a board, its keyboard cursor, and the space under the pointer.
#[derive(Clone, Copy, Debug)]
pub struct View<S> {
    /// The zoom and the visible part.
    pub port: Viewport,
    /// The space of the keyboard cursor; `None` on a board without spaces.
    pub cursor: Option<S>,
    /// The space under the pointer in the last frame; `None` if the user has moved the cursor by keys and not moved the pointer since.
    pub hovered: Option<S>,
    /// The position of the board on the screen in the last frame.
    pub placed: Option<Placed>,
    /// The part of the screen that a small map covered in the last frame.
    pub(super) hidden: Option<Rect>,
    /// Whether the user has moved the cursor since a place was last selected.
    pub(super) walked: bool,
    /// Whether the user has last used the keyboard and not the pointer. If so, the space under the resting pointer does not count.
    pub(super) by_key: bool,
    /// Whether the board gets the keyboard focus in the next frame.
    pub(super) takes_keys: bool,
}

impl<S> View<S> {
    /// Forgets the cursor and where the pointer was, so that nothing of them is seen by another user.
    pub fn forget(&mut self) {
        (self.cursor, self.hovered, self.walked) = (None, None, false);
    }
}

/// What the user did to a board in one frame of the window.
pub struct BoardResponse {
    /// The board as an egui control.
    pub response: Response,
    /// The position of the board on the screen.
    pub placed: Placed,
    /// The point of the board under the pointer; `None` if the pointer is elsewhere. It is also known while the user drags a piece or another thing
    /// onto the board from elsewhere.
    pub point: Option<Point>,
    /// Whether the user wants the tool to be applied at the cursor, or the piece there to be handled. They may ask for that by a key or by a screen
    /// reader.
    pub applied: bool,
    /// Whether the primary button is held for something other than panning.
    pub pressed: bool,
    /// Whether the pointer strokes over the board. A finger strokes only after it has moved, because until then a second finger may come down, to pan
    /// and zoom.
    pub strokes: bool,
    /// The point of the screen where a finger went down, if its stroke begins in this frame; otherwise `None`.
    pub began: Option<Pos2>,
    /// Whether a stroke that a finger has begun should be undone, because a second finger has come down or the finger has opened a menu.
    pub given_up: bool,
}

impl<S> Default for View<S> {
    fn default() -> Self {
        let port = Viewport::default();
        Self { port, cursor: None, hovered: None, placed: None, hidden: None, walked: false, by_key: false, takes_keys: false }
    }
}

impl<S: Copy + Eq> View<S> {
    /// Shows a new board: the whole of it, with a new cursor.
    pub fn renew(&mut self) {
        *self = Self { takes_keys: self.takes_keys, by_key: self.by_key, ..Self::default() };
    }

    /// Puts the cursor into a space that was selected elsewhere, and scrolls to it.
    pub fn show<B: Spaces<Space = S>>(&mut self, spaces: &B, space: S) {
        self.cursor = spaces.cursor(Some(space));
        if let Some(space) = self.cursor {
            self.port.show(bounds(spaces, space));
        }
    }

    /// Scrolls to the first of several spaces that the player is asked about, unless one of them is visible. Neither the zoom nor the cursor changes.
    pub fn bring_into_sight<B: Spaces<Space = S>>(&mut self, spaces: &B, asked: impl IntoIterator<Item = S>) {
        let Some(placed) = self.placed else { return };
        let seen = |at: &Point| {
            let at = placed.to_screen(*at);
            placed.rect.contains(at) && !self.hidden.is_some_and(|hidden| hidden.contains(at))
        };
        let asked: Vec<Point> = asked.into_iter().map(|space| spaces.middle(space)).collect();
        if let Some(first) = asked.first().filter(|_| !asked.iter().any(seen)) {
            self.port.look_at(*first);
        }
    }

    /// Gives the board the keyboard focus from the next frame on.
    pub const fn take_keys(&mut self) {
        (self.takes_keys, self.by_key) = (true, true);
    }

    /// Another view is shown in place of this one. If this view was about to get the keyboard focus, the other one gets it. This view no longer
    /// counts as used by the keyboard.
    pub fn pass_keys<T: Copy + Eq>(&mut self, other: &mut View<T>) {
        self.by_key = false;
        if std::mem::take(&mut self.takes_keys) {
            other.take_keys();
        }
    }

    /// Copies from another view, which is shown in place of this one, whether the user works with the keyboard. This board has no position on the
    /// screen then.
    pub fn follow<T>(&mut self, other: &View<T>) {
        self.by_key = other.by_key;
        self.placed = None;
    }

    /// The space that the line below the board describes: the one under the pointer, or else the one at the cursor.
    #[must_use]
    pub fn meant(&self) -> Option<S> {
        self.hovered.or(self.cursor)
    }

    /// The point of the board that was at a point of the screen in the last frame; `None` if that is outside the board.
    #[must_use]
    pub fn point_at(&self, at: Pos2) -> Option<Point> {
        Some(self.placed.filter(|placed| placed.rect.contains(at))?.to_board(at))
    }

    /// The position of the pointer on the screen; `None` if something else lies over the board there, or there is no pointer.
    pub(super) fn pointer(ui: &Ui) -> Option<Pos2> {
        ui.input(|input| input.pointer.latest_pos()).filter(|at| ui.ctx().layer_id_at(*at) == Some(ui.layer_id()))
    }
}

/// Shows a board in the whole available space. If `primary_pans` is true, a drag with the primary button pans too.
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
    if let Some(cursor) = view.cursor {
        focus_lies_at(ui.ctx(), viewed.response.id, viewed.placed.to_screen(spaces.middle(cursor)));
    }
    let busy = viewed.response.contains_pointer() || ui.input(|input| input.pointer.any_down());
    let point = View::<B::Space>::pointer(ui).filter(|_| busy).and_then(|at| view.point_at(at));
    view.hovered = point.filter(|_| !view.by_key).and_then(|point| spaces.at(point));
    let ViewportResponse { response, placed, applied, pressed, strokes, began, given_up } = viewed;
    BoardResponse { response, placed, point, applied, pressed, strokes, began, given_up }
}

/// Moves the cursor from space to space by the arrow keys, and scrolls so that it stays visible. If the user has panned so that the cursor is out of
/// view, nothing is scrolled until an arrow key is pressed.
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
    /// Sets the words for screen readers: `board` says what the board is, `there` what is at its cursor, and `in_hand` what is in hand, if anything
    /// is.
    pub fn say(&self, board: &str, there: &str, in_hand: Option<String>) {
        let in_hand = in_hand.map(|words| format!(". In hand: {words}")).unwrap_or_default();
        self.response.widget_info(|| WidgetInfo::labeled(Role::GraphicsObject, true, format!("{board}. {there}{in_hand}")));
        if self.response.has_focus() {
            self.say_cursor(format!("{there}{in_hand}"));
        }
    }

    /// Presents the space at the cursor to screen readers as the part of the board that has the focus, so that they read it when the cursor moves.
    /// Each space is a part of its own, since some screen readers ignore a mere change of a name.
    fn say_cursor(&self, words: String) {
        let part = self.response.id.with(("cursor", &words));
        self.response.ctx.accesskit_node_builder(part, |space| {
            space.set_role(Role::ListItem);
            space.set_label(words);
        });
        self.response.ctx.accesskit_node_builder(self.response.id, |board| board.set_active_descendant(part.accesskit_id()));
    }

    /// The points of the board over which the pointer strokes, or that it taps, in this frame. The point where a finger went down comes before the
    /// point where it is now.
    pub fn stroked(&self, tapped: bool) -> impl Iterator<Item = Point> + use<> {
        let (placed, met) = (self.placed, self.strokes || tapped);
        let points = self.began.into_iter().chain(self.response.interact_pointer_pos().filter(|_| met));
        points.map(move |at| placed.to_board(at))
    }

    /// Whether pressed keys apply to the board: it has the keyboard focus, or nothing has it; and no dialog waits for an answer (`asked`).
    #[must_use]
    pub fn has_keys(&self, ui: &Ui, asked: bool) -> bool {
        !asked && (self.response.has_focus() || ui.memory(|held| held.focused().is_none()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::GridSpaces;
    use geometry::{Grid, GridLayout, Mm, Shape, Space};

    #[test]
    fn what_is_asked_about_comes_into_sight_only_where_none_of_it_is_seen() {
        let layout = GridLayout::new(Grid::new(Shape::PointedHex, 24, 18), Mm::new(25.0));
        let spaces = GridSpaces { layout, numbering: (), name: |(), space| space.to_string() };
        let room = Rect::from_min_size(Pos2::ZERO, Vec2::new(600.0, 400.0));
        let mut view = View::<Space>::default();
        let place = |view: &mut View<Space>| view.placed = Some(view.port.placed(room, 1.0, spaces.size()));
        let (near, far) = (Space::new(2, 2), Space::new(20, 15));
        place(&mut view);
        view.port.zoom(4, spaces.middle(near));
        view.port.look_at(spaces.middle(near));
        place(&mut view);
        let seen =
            |view: &View<Space>, space| view.placed.is_some_and(|placed| room.contains(placed.to_screen(spaces.middle(space))));
        let before = view.port;
        view.bring_into_sight(&spaces, [far, near]);
        assert!(view.port == before && seen(&view, near) && !seen(&view, far), "some of it is seen");
        view.bring_into_sight(&spaces, [far]);
        place(&mut view);
        assert!(seen(&view, far));
        view.hidden = Some(room);
        let before = view.port;
        view.bring_into_sight(&spaces, [near]);
        assert_ne!(view.port, before, "what lies under a small map is not seen");
    }
}
