//! A board of spaces that is panned and zoomed: middle drag or space and drag pans, the wheel zooms at the pointer, `+` and `-` zoom,
//! Ctrl+0 shows all of it, and arrow keys move a cursor from space to space.
//!
//! It knows geometry and no game: what lies on the board is painted by [`Tiles`] and by whoever shows it. Zoom goes in steps, four to
//! each doubling, so that painted tiles are shown pixel for pixel.

mod line;
mod placed;
mod tiles;

pub use line::board_line;
pub use placed::Placed;
pub use tiles::{Picture, Tiles, Work};

use egui::emath::GuiRounding as _;
use egui::{CursorIcon, Event, EventFilter, Key, Modifiers, MouseWheelUnit, PointerButton, Response, Sense, Ui, Vec2};

use crate::geometry::{GridLayout, Mm, Point, Rect, Size, Space};

/// How far a board is zoomed and what part of it is seen, and where the keyboard cursor stands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct View {
    /// The keyboard cursor.
    pub cursor: Space,
    /// The middle of what is seen.
    middle: Point,
    /// The number of the zoom step; 0 is a pixel to the millimetre.
    step: i32,
    /// Whether a part was chosen; otherwise all of the board is shown.
    chosen: bool,
    /// Parts of a zoom step that the wheel has turned.
    turned: f32,
    /// Whether the space bar is held, and whether it has panned since it went down.
    bar: Bar,
    /// The part of the board that was seen in the last pass.
    seen: Rect,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Bar {
    #[default]
    Up,
    Down,
    Panned,
}

/// The least and the greatest zoom step.
const STEPS: (i32, i32) = (-24, 26);
/// Zoom steps to each doubling.
const PER_DOUBLING: f64 = 4.0;
/// What is left free round a board that is shown whole.
const MARGIN: f32 = 12.0;

/// What was done to a board in a pass.
pub struct Touched {
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

    /// Shows all of the board from the next pass on.
    pub const fn fit(&mut self) {
        self.chosen = false;
    }

    /// Zooms by so many steps and keeps a point of the board where it is.
    pub fn zoom(&mut self, steps: i32, about: Point) {
        let step = (self.step + steps).clamp(STEPS.0, STEPS.1);
        let nearer = pixels(self.step) / pixels(step);
        self.middle = about + (self.middle - about) * nearer;
        (self.step, self.chosen) = (step, true);
    }

    /// Zooms by so many steps about the middle of what is seen.
    pub fn zoom_in_place(&mut self, steps: i32) {
        self.zoom(steps, self.middle);
    }

    /// Puts the cursor on a space, and brings it into the middle unless it is seen already and large enough to be recognised.
    pub fn show(&mut self, layout: GridLayout, space: Space) {
        self.cursor = layout.grid.nearest(space);
        let large = (PER_DOUBLING * (16.0 / layout.space_size.get().max(0.1)).log2()).ceil() as i32;
        if self.step < large || !self.seen.contains(layout.centre(self.cursor)) {
            self.middle = layout.centre(self.cursor);
            (self.step, self.chosen) = (self.step.max(large + 4).clamp(STEPS.0, STEPS.1), true);
        }
    }

    /// How large the board is shown, in hundredths of its size on paper at 96 dots to the inch.
    #[must_use]
    pub fn percent(&self, density: f32) -> u32 {
        (pixels(self.step) / f64::from(density) * 25.4 / 96.0 * 100.0).round() as u32
    }

    fn placed(&mut self, rect: egui::Rect, density: f32, size: Size) -> Placed {
        let density = f64::from(density);
        let room = [rect.width(), rect.height()].map(|side| f64::from(side) * density);
        if !self.chosen {
            let free = |side: f64| (side - 2.0 * f64::from(MARGIN) * density).max(16.0);
            let fitting = (free(room[0]) / size.width.get().max(0.1)).min(free(room[1]) / size.height.get().max(0.1));
            self.step = ((fitting.log2() * PER_DOUBLING).floor() as i32).clamp(STEPS.0, STEPS.1);
            self.middle = Point::ORIGIN + size.diagonal() * 0.5;
        }
        // The board never leaves the screen altogether.
        let within = |at: Mm, most: Mm| at.max(Mm::ZERO).min(most);
        self.middle = Point::at(within(self.middle.x, size.width), within(self.middle.y, size.height));
        let pixels = pixels(self.step);
        let middle = [self.middle.x, self.middle.y].map(|length| length.get() * pixels);
        let corner = [(middle[0] - room[0] * 0.5).round(), (middle[1] - room[1] * 0.5).round()];
        Placed { rect, corner, pixels, density, step: self.step }
    }
}

/// Pixels to the millimetre at a zoom step.
fn pixels(step: i32) -> f64 {
    (f64::from(step) / PER_DOUBLING).exp2()
}

/// Shows a board on all the room there is; where told so, the primary button pans as well.
pub fn board(ui: &mut Ui, view: &mut View, layout: GridLayout, primary_pans: bool) -> Touched {
    let rect = ui.available_rect_before_wrap().round_to_pixels(ui.pixels_per_point());
    let response = ui.allocate_rect(rect, Sense::click_and_drag());
    let density = ui.pixels_per_point();
    view.cursor = layout.grid.nearest(view.cursor);
    let before = view.placed(rect, density, layout.size());
    let panning = pan(ui, view, &response, &before, primary_pans);
    zoom(ui, view, &response, &before);
    let mut applied = ui.input(|input| input.has_accesskit_action_request(response.id, egui::accesskit::Action::Click));
    if response.has_focus() {
        let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        let cursor = view.cursor;
        applied |= keys(ui, view, layout);
        // What was panned away on purpose stays away until a key moves the cursor.
        if view.cursor != cursor && view.chosen {
            follow(view, &before, layout);
        }
    }
    let placed = view.placed(rect, density, layout.size());
    view.seen = Rect { min: placed.to_board(rect.min), max: placed.to_board(rect.max) };
    let under = response.hover_pos().map(|at| layout.space_at(placed.to_board(at)));
    let hovered = under.filter(|space| layout.grid.contains(*space));
    if panning {
        ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    }
    let primary = ui.input(|input| input.pointer.primary_down());
    let pressed = response.is_pointer_button_down_on() && primary && !panning && !primary_pans;
    // Only as the button goes down: what the tool does may hand the keys on.
    if response.is_pointer_button_down_on() && ui.input(|input| input.pointer.any_pressed()) {
        response.request_focus();
    }
    Touched { response, placed, hovered, applied, pressed }
}

fn pan(ui: &Ui, view: &mut View, response: &Response, placed: &Placed, primary_pans: bool) -> bool {
    let held = ui.input(|input| input.key_down(Key::Space)) && (response.has_focus() || response.contains_pointer());
    if !held && view.bar != Bar::Up && !response.has_focus() {
        view.bar = Bar::Up;
    }
    let primary = response.dragged_by(PointerButton::Primary) && (primary_pans || held);
    let panning = primary || response.dragged_by(PointerButton::Middle);
    if panning {
        let moved = response.drag_delta();
        let mm = |length: f32| Mm::new(f64::from(length) * placed.density / placed.pixels);
        view.middle = Point::at(view.middle.x - mm(moved.x), view.middle.y - mm(moved.y));
        view.chosen = true;
        if held {
            view.bar = Bar::Panned;
        }
    }
    panning || (held && ui.input(|input| input.pointer.primary_down()))
}

fn zoom(ui: &Ui, view: &mut View, response: &Response, placed: &Placed) {
    if let Some(at) = response.hover_pos() {
        view.turned += ui.input(|input| input.events.iter().map(turned).sum::<f32>());
        let steps = view.turned.trunc();
        view.turned -= steps;
        if steps != 0.0 {
            view.zoom(steps as i32, placed.to_board(at));
        }
    }
    let nobody = ui.memory(|memory| memory.focused().is_none());
    if response.has_focus() || nobody {
        let consume = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        if consume(Modifiers::COMMAND, Key::Num0) {
            view.fit();
        }
        if consume(Modifiers::NONE, Key::Plus) || consume(Modifiers::NONE, Key::Equals) {
            view.zoom_in_place(2);
        }
        if consume(Modifiers::NONE, Key::Minus) {
            view.zoom_in_place(-2);
        }
    }
}

/// How many zoom steps an event of the wheel or of two fingers asks for.
fn turned(event: &Event) -> f32 {
    match event {
        Event::MouseWheel { unit: MouseWheelUnit::Point, delta, .. } => delta.y / 40.0,
        Event::MouseWheel { delta, .. } => delta.y,
        Event::Zoom(factor) => factor.log2() * PER_DOUBLING as f32,
        _ => 0.0,
    }
}

/// Moves the cursor; tells whether the tool is to be applied.
fn keys(ui: &Ui, view: &mut View, layout: GridLayout) -> bool {
    let arrows = [(Key::ArrowLeft, -1, 0), (Key::ArrowRight, 1, 0), (Key::ArrowUp, 0, -1), (Key::ArrowDown, 0, 1)];
    for (key, columns, rows) in arrows {
        for (modifiers, far) in [(Modifiers::SHIFT, 5), (Modifiers::NONE, 1)] {
            let times = ui.input_mut(|input| input.count_and_consume_key(modifiers, key)) as i16;
            let to = Space::new(view.cursor.column + columns * far * times, view.cursor.row + rows * far * times);
            view.cursor = layout.grid.nearest(to);
        }
    }
    // The bar pans while it is held, so it applies the tool when it is let go without having panned.
    let (down, released) = ui.input(|input| (input.key_pressed(Key::Space), input.key_released(Key::Space)));
    if down && view.bar == Bar::Up {
        view.bar = Bar::Down;
    }
    let tapped = released && view.bar == Bar::Down;
    if released {
        view.bar = Bar::Up;
    }
    tapped || ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
}

/// Brings the cursor into sight.
fn follow(view: &mut View, before: &Placed, layout: GridLayout) {
    let around = layout.bounds(view.cursor);
    let (min, max) = (before.to_screen(around.min), before.to_screen(around.max));
    let moved = |low: f32, high: f32, least: f32, most: f32| {
        if low < least { low - least } else { (high - most).max(0.0).min(low - least) }
    };
    let step = Vec2::new(
        moved(min.x, max.x, before.rect.left(), before.rect.right()),
        moved(min.y, max.y, before.rect.top(), before.rect.bottom()),
    );
    let mm = |length: f32| Mm::new(f64::from(length) * before.density / before.pixels);
    view.middle = Point::at(view.middle.x + mm(step.x), view.middle.y + mm(step.y));
}
