//! The spaces of a board, as the layers of this module need them: hexes, squares, the sectors of a tile.

use egui::{Key, Modifiers, Ui};

use geometry::{Point, Rect, Size, Vector};

/// The spaces of a board, or of the part of it that is shown, such as one of several tiles. Code asks for single spaces and never lists all, since a
/// map may have forty thousand.
pub trait Spaces {
    /// The type that identifies a space.
    type Space: Copy + Eq;

    /// How many spaces an arrow key moves at once while Shift is held.
    const STRIDE: usize;

    /// The size of the board.
    fn size(&self) -> Size;

    /// The space that contains a point; `None` if no space does.
    fn at(&self, point: Point) -> Option<Self::Space>;

    /// The corners of a space, in order round it. If the space is not convex, the first half runs down one side and the second half back up the
    /// other.
    fn outline(&self, space: Self::Space) -> Vec<Point>;

    /// The middle of a space, that is, the point on which a piece in it lies.
    fn middle(&self, space: Self::Space) -> Point;

    /// The name of a space.
    fn name(&self, space: Self::Space) -> String;

    /// The next space from `from` in a direction; `from` itself if there is no space in that direction.
    fn next(&self, from: Self::Space, direction: Direction) -> Self::Space;

    /// The space of the cursor. `stood` is the space where the cursor was, which may no longer exist; if `stood` is `None`, the result is the space
    /// where a new cursor begins. `None` on a board without spaces.
    fn cursor(&self, stood: Option<Self::Space>) -> Option<Self::Space>;
}

/// The axis-aligned rectangle around a space.
pub fn bounds<B: Spaces>(spaces: &B, space: B::Space) -> Rect {
    let point = |corner| Rect { min: corner, max: corner };
    let corners = spaces.outline(space).into_iter().map(point);
    corners.reduce(Rect::union).unwrap_or_else(|| point(spaces.middle(space)))
}

/// The axis-aligned rectangle around several spaces, enlarged on every side by the size of the first space; `None` if there are no spaces.
pub fn around_all<B: Spaces>(spaces: &B, all: impl IntoIterator<Item = B::Space>) -> Option<Rect> {
    let mut each = all.into_iter().map(|space| bounds(spaces, space)).peekable();
    let margin = each.peek().map(|first| first.width().max(first.height()))?;
    each.reduce(Rect::union).map(|whole| whole.inset(-margin))
}

/// The direction of an arrow key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

/// A space counts as ahead only if it lies more than this many millimetres ahead; otherwise it counts as beside.
const AHEAD: f64 = 0.5;
/// How many times a millimetre to the side of the straight line counts, compared with a millimetre along it.
const ASIDE: f64 = 2.0;

impl Direction {
    /// Every direction with its arrow key.
    pub const KEYS: [(Key, Self); 4] =
        [(Key::ArrowLeft, Self::Left), (Key::ArrowRight, Self::Right), (Key::ArrowUp, Self::Up), (Key::ArrowDown, Self::Down)];

    /// The steps for which arrow keys were pressed in this frame, one entry for each step; a press with Shift counts as `stride` steps. The presses
    /// are consumed. Presses with Alt are left alone, since these reorder lists.
    pub(super) fn pressed(ui: &Ui, stride: usize) -> Vec<Self> {
        if ui.input(|input| input.modifiers.alt) {
            return Vec::new();
        }
        let times = |modifiers, key| ui.input_mut(|input| input.count_and_consume_key(modifiers, key));
        let steps = |key| times(Modifiers::SHIFT, key) * stride + times(Modifiers::NONE, key);
        Self::KEYS.into_iter().flat_map(|(key, direction)| std::iter::repeat_n(direction, steps(key))).collect()
    }

    /// The nearest in this direction of several spaces, which are given with their middles. Spaces straight ahead are preferred. `None` if no space
    /// lies ahead.
    pub fn nearest<S>(self, from: Point, spaces: impl Iterator<Item = (S, Point)>) -> Option<S> {
        let far = |(space, middle): (S, Point)| {
            let (ahead, aside) = self.measured(middle - from);
            (ahead > AHEAD).then_some((ahead + ASIDE * aside.abs(), space))
        };
        spaces.filter_map(far).min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, space)| space)
    }

    /// How far a step leads in this direction, and how far to the side, in millimetres.
    const fn measured(self, step: Vector) -> (f64, f64) {
        let (right, down) = (step.x.get(), step.y.get());
        match self {
            Self::Left => (-right, down),
            Self::Right => (right, down),
            Self::Up => (-down, right),
            Self::Down => (down, right),
        }
    }
}
