//! A board of spaces in a viewport: arrow keys move a cursor from space to space.
//!
//! It knows geometry and no game: what lies on the board is painted by whoever shows it.

use egui::{Key, Modifiers, Response, Ui};

use super::viewport::{Placed, Viewport, viewport};
use crate::geometry::{GridLayout, Space};

/// What part of a board is seen, and where the keyboard cursor stands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct View {
    /// The keyboard cursor.
    pub cursor: Space,
    /// What part is seen.
    pub port: Viewport,
}

/// What was done to a board in a pass.
pub struct BoardResponse {
    /// The board as a control; whoever shows it says what it is.
    pub response: Response,
    /// Where it stands.
    pub placed: Placed,
    /// The space under the pointer.
    pub hovered: Option<Space>,
    /// Whether the tool is to be applied at the cursor, by key or by a screen reader.
    pub applied: bool,
    /// Whether the primary button is doing something on the board other than panning.
    pub pressed: bool,
}

impl View {
    /// All of a board, with the cursor on a space.
    #[must_use]
    pub fn at(cursor: Space) -> Self {
        Self { cursor, ..Self::default() }
    }

    /// Puts the cursor on a space, and brings it into the middle unless it is seen already and large enough to be recognised.
    pub fn show(&mut self, layout: GridLayout, space: Space) {
        self.cursor = layout.grid.nearest(space);
        self.port.show(layout.centre(self.cursor), layout.space_size);
    }
}

/// Shows a board on all the room there is; where told so, the primary button pans as well.
pub fn board(ui: &mut Ui, view: &mut View, layout: GridLayout, primary_pans: bool) -> BoardResponse {
    view.cursor = layout.grid.nearest(view.cursor);
    let mut viewed = viewport(ui, &mut view.port, layout.size(), primary_pans);
    if viewed.response.has_focus() {
        let cursor = view.cursor;
        keys(ui, view, layout);
        // What was panned away on purpose stays away until a key moves the cursor.
        if view.cursor != cursor && !view.port.fits() {
            view.port.follow(&viewed.placed, layout.bounds(view.cursor));
            viewed.placed = view.port.placed(viewed.placed.rect, ui.pixels_per_point(), layout.size());
        }
    }
    let under = viewed.response.hover_pos().map(|at| layout.space_at(viewed.placed.to_board(at)));
    BoardResponse {
        hovered: under.filter(|space| layout.grid.contains(*space)),
        response: viewed.response,
        placed: viewed.placed,
        applied: viewed.applied,
        pressed: viewed.pressed,
    }
}

/// Moves the cursor.
fn keys(ui: &Ui, view: &mut View, layout: GridLayout) {
    let arrows = [(Key::ArrowLeft, -1, 0), (Key::ArrowRight, 1, 0), (Key::ArrowUp, 0, -1), (Key::ArrowDown, 0, 1)];
    for (key, columns, rows) in arrows {
        for (modifiers, far) in [(Modifiers::SHIFT, 5), (Modifiers::NONE, 1)] {
            let times = ui.input_mut(|input| input.count_and_consume_key(modifiers, key)) as i16;
            let to = Space::new(view.cursor.column + columns * far * times, view.cursor.row + rows * far * times);
            view.cursor = layout.grid.nearest(to);
        }
    }
}
