//! A flat thing, such as a board or a tile, that can be panned and zoomed. A drag with the middle button pans, and so does a drag with the space bar
//! held. The wheel zooms at the pointer, `+` and `-` zoom, and Ctrl+0 (Alt+0 in a browser) shows the whole thing. Two fingers always pan and zoom.
//!
//! A viewport knows millimetres and nothing about its contents. It zooms in steps, of which sixteen double the size. So painted tiles can be shown
//! pixel for pixel, and a thing that is shown whole leaves hardly any space unused. Keys and the wheel zoom four steps at once.

use egui::emath::GuiRounding as _;
use egui::{
    CursorIcon, Event, EventFilter, Key, KeyboardShortcut, Modifiers, MouseWheelUnit, PointerButton, Pos2, Response, Sense, Ui,
    Vec2,
};

use super::Placed;
use super::finger::{Finger, pinch};
use crate::keys::of_window;
use geometry::{Mm, Point, Rect, Size};

/// The zoom and the visible part of a flat thing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Viewport {
    /// The point in the middle of the visible part.
    middle: Point,
    /// The zoom step; 0 is one pixel per millimetre.
    step: i32,
    /// The least zoom step that the last frame allowed. At that step the whole thing is far smaller than the space for it.
    least: Option<i32>,
    /// Whether the user has chosen the visible part; if not, the whole thing is shown.
    chosen: bool,
    /// How far the wheel has turned towards the next notch, as a fraction of a notch.
    turned: f32,
    /// The state of the finger on the control.
    finger: Finger,
    /// Whether the space bar is held, and whether the user has panned with it since it went down.
    bar: Bar,
    /// The part that was visible in the last frame.
    seen: Rect,
    /// The part that the next frame shows first if the user has chosen none; `None` for the whole thing.
    opens_on: Option<Rect>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Bar {
    #[default]
    Up,
    Down,
    Panned,
}

/// The keys that show the whole board, or whatever else the viewport shows, as a whole.
pub const SHOWS_ALL: KeyboardShortcut = of_window(Key::Num0);

/// The least and the greatest zoom step that there are.
const STEPS: (i32, i32) = (-96, 104);
/// How many zoom steps double the size.
const PER_DOUBLING: f64 = 16.0;
/// How many zoom steps a notch of the wheel makes.
const NOTCH: i32 = 4;
/// How many notches of the wheel double the size.
const NOTCHES_PER_DOUBLING: f32 = 4.0;
/// The user can zoom out this many steps further than the step at which the whole thing is shown, that is, to a quarter of that size.
const BEYOND_WHOLE: i32 = 32;
/// Limits for the part that is shown first. It is zoomed at most to the first step, which shows it about as large as on paper. It must appear larger,
/// by at least the second number of steps, than when the whole is shown; otherwise the whole is shown.
const OPENING: (i32, i32) = (32, 8);
/// [`Viewport::zoom_to`] may enlarge a part beyond its size on paper, but only up to this many pixels.
const LARGE: f64 = 96.0;
/// The margin around something that is shown whole, in points of the screen.
const MARGIN: f32 = 12.0;
/// The distance that the pointer has to move before a press becomes a drag, in points of the screen.
pub const DRAG_AFTER: f32 = 4.0;

/// What the user did in a viewport in one frame of the window.
pub struct ViewportResponse {
    /// The viewport as an egui control; the caller gives it its accessible name.
    pub response: Response,
    /// The position of the contents on the screen.
    pub placed: Placed,
    /// Whether the user wants the tool to be applied at the cursor. They may ask for that by a key or by a screen reader.
    pub applied: bool,
    /// Whether the primary button is held for something other than panning.
    pub pressed: bool,
    /// Whether the pointer strokes. A finger strokes only after it has moved, because until then a second finger may come down, to pan and zoom.
    pub strokes: bool,
    /// The point of the screen where a finger went down, if its stroke begins in this frame; otherwise `None`.
    pub began: Option<Pos2>,
    /// Whether a stroke that a finger has begun should be undone, because a second finger has come down or the finger has opened a menu.
    pub given_up: bool,
}

impl Viewport {
    /// Shows the whole of the contents from the next frame on.
    pub const fn fit(&mut self) {
        (self.chosen, self.opens_on) = (false, None);
    }

    /// Shows a part first, as large as the space allows, unless the user has chosen another part. If that would hardly enlarge the part compared with
    /// showing the whole, the whole is shown.
    pub const fn open_on(&mut self, part: Rect) {
        self.opens_on = Some(part);
    }

    /// Whether the whole of the contents is shown, and stays so if the size of the window changes.
    #[must_use]
    pub const fn fits(&self) -> bool {
        !self.chosen
    }

    /// Zooms by this many notches and keeps the point `about` in its place on the screen.
    pub fn zoom(&mut self, notches: i32, about: Point) {
        let step = (self.step + notches * NOTCH).clamp(self.least.unwrap_or(STEPS.0), STEPS.1);
        let nearer = pixels(self.step) / pixels(step);
        self.middle = about + (self.middle - about) * nearer;
        (self.step, self.chosen) = (step, true);
    }

    /// Zooms by this many notches about the middle of the visible part.
    pub fn zoom_in_place(&mut self, notches: i32) {
        self.zoom(notches, self.middle);
    }

    /// Moves the visible part along with the pointer, which has moved by `moved` on the screen.
    fn pan(&mut self, placed: &Placed, moved: Vec2) {
        let mm = |length: f32| Mm::new(f64::from(length) * placed.density / placed.pixels);
        self.middle = Point::at(self.middle.x - mm(moved.x), self.middle.y - mm(moved.y));
        self.chosen = true;
    }

    /// Brings a part into the middle, and zooms in if the part is too small. Does nothing if the part is visible already and large enough to be
    /// recognised.
    pub fn show(&mut self, part: Rect) {
        let size = part.width().max(part.height()).get().max(0.1);
        let large = (PER_DOUBLING * (16.0 / size).log2()).ceil() as i32;
        if self.step < large || !self.seen.contains(part.middle()) {
            self.middle = part.middle();
            (self.step, self.chosen) = (self.step.max(large + 4 * NOTCH).clamp(STEPS.0, STEPS.1), true);
        }
    }

    /// Brings a point into the middle without changing the zoom.
    pub const fn look_at(&mut self, at: Point) {
        (self.middle, self.chosen) = (at, true);
    }

    /// Zooms so that a part takes the middle third of the view, whatever was visible before. The part becomes no larger than on paper, unless it
    /// would be too small to see at that size.
    pub fn zoom_to(&mut self, part: Rect) {
        let times = |room: Mm, own: Mm| room.get() / own.get().max(0.1);
        let nearer = times(self.seen.width(), part.width()).min(times(self.seen.height(), part.height())) / 3.0;
        let step = self.step + (nearer.max(f64::MIN_POSITIVE).log2() * PER_DOUBLING).floor() as i32;
        let large = (PER_DOUBLING * (LARGE / part.width().max(part.height()).get().max(0.1)).log2()).ceil() as i32;
        let step = step.min(large.max(OPENING.0));
        self.middle = part.middle();
        (self.step, self.chosen) = (step.clamp(STEPS.0, STEPS.1), true);
    }

    /// Moves the view just far enough that a part becomes visible.
    pub fn follow(&mut self, placed: &Placed, around: Rect) {
        let (min, max) = (placed.to_screen(around.min), placed.to_screen(around.max));
        let moved = |low: f32, high: f32, least: f32, most: f32| {
            if low < least { low - least } else { (high - most).max(0.0).min(low - least) }
        };
        let step = Vec2::new(
            moved(min.x, max.x, placed.rect.left(), placed.rect.right()),
            moved(min.y, max.y, placed.rect.top(), placed.rect.bottom()),
        );
        let mm = |length: f32| Mm::new(f64::from(length) * placed.density / placed.pixels);
        self.middle = Point::at(self.middle.x + mm(step.x), self.middle.y + mm(step.y));
    }

    /// The zoom in percent of the size on paper, on a screen of 96 dots per inch.
    #[must_use]
    pub fn percent(&self, density: f32) -> u32 {
        ((pixels(self.step) / f64::from(density) * 25.4 / 96.0 * 100.0).round() as u32).max(1)
    }

    /// The size of contents, at least `least`, that exactly fills a space of the screen. Such contents are shown at the same scale as contents of the
    /// size `least`, and fill the space that these would leave unused.
    #[must_use]
    pub fn filling(least: Size, room: Vec2, density: f32) -> Size {
        let (step, free) = whole(least, room, f64::from(density));
        let side = |free: f64, least: Mm| Mm::new(free / pixels(step)).max(least);
        Size::of(side(free[0], least.width), side(free[1], least.height))
    }

    /// The position of contents of this size in a part of the screen with `density` pixels per point.
    pub fn placed(&mut self, rect: egui::Rect, density: f32, size: Size) -> Placed {
        let density = f64::from(density);
        let room = [rect.width(), rect.height()].map(|side| f64::from(side) * density);
        let (whole, _) = whole(size, rect.size(), density);
        self.least = Some((whole - BEYOND_WHOLE).max(STEPS.0));
        if let Some(part) = self.opens_on.take().filter(|_| !self.chosen) {
            let near = self::whole(part.size(), rect.size(), density).0.min(OPENING.0);
            self.chosen = near >= whole + OPENING.1;
            (self.step, self.middle) = (near, part.middle());
        }
        if !self.chosen {
            self.step = whole;
            self.middle = Point::ORIGIN + size.diagonal() * 0.5;
        }
        // At least a part of the contents always stays on the screen.
        let within = |at: Mm, most: Mm| at.max(Mm::ZERO).min(most);
        self.middle = Point::at(within(self.middle.x, size.width), within(self.middle.y, size.height));
        let pixels = pixels(self.step);
        let middle = [self.middle.x, self.middle.y].map(|length| length.get() * pixels);
        let corner = [(middle[0] - room[0] * 0.5).round(), (middle[1] - room[1] * 0.5).round()];
        let placed = Placed { rect, corner, pixels, density, step: self.step };
        self.seen = Rect { min: placed.to_board(rect.min), max: placed.to_board(rect.max) };
        placed
    }
}

/// The greatest zoom step at which the whole thing fits into a space of the screen; and the width and height of that space without its margin, in
/// pixels.
fn whole(size: Size, room: Vec2, density: f64) -> (i32, [f64; 2]) {
    let free = [room.x, room.y].map(|side| ((f64::from(side) - 2.0 * f64::from(MARGIN)) * density).max(16.0));
    let sides = [size.width, size.height].map(|side| side.get().max(0.1));
    let fitting = (free[0] / sides[0]).min(free[1] / sides[1]);
    // If something fills the space exactly, a rounding error must not make it one step smaller.
    let step = (fitting.log2() * PER_DOUBLING + 1e-6).floor() as i32;
    (step.clamp(STEPS.0, STEPS.1), free)
}

/// Pixels per millimetre at a zoom step.
pub(super) fn pixels(step: i32) -> f64 {
    (f64::from(step) / PER_DOUBLING).exp2()
}

/// Shows a part of a flat thing of this size in the whole available space. If `primary_pans` is true, a drag with the primary button pans too.
pub fn viewport(ui: &mut Ui, view: &mut Viewport, size: Size, primary_pans: bool) -> ViewportResponse {
    let rect = ui.available_rect_before_wrap().round_to_pixels(ui.pixels_per_point());
    let response = ui.allocate_rect(rect, Sense::click_and_drag());
    let density = ui.pixels_per_point();
    let before = view.placed(rect, density, size);
    let finger = std::mem::take(&mut view.finger);
    view.finger = finger.follow(ui, &response);
    let given_up = view.finger == Finger::GivenUp;
    let panning = pan(ui, view, &response, &before, primary_pans);
    zoom(ui, view, &response, &before);
    let mut applied = ui.input(|input| input.has_accesskit_action_request(response.id, egui::accesskit::Action::Click));
    if response.has_focus() {
        let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        applied |= applies(ui, view);
    }
    let placed = view.placed(rect, density, size);
    if panning {
        ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    }
    let primary = ui.input(|input| input.pointer.primary_down());
    let pressed = response.is_pointer_button_down_on() && primary && !panning && !primary_pans && !given_up;
    let strokes = pressed && view.finger != Finger::Resting;
    let begins = strokes && view.finger == Finger::Moving && finger != Finger::Moving;
    let began = ui.input(|input| input.pointer.press_origin()).filter(|_| begins);
    // The focus is requested only in the frame in which the button goes down, since the tool may pass the focus on after that.
    if response.is_pointer_button_down_on() && ui.input(|input| input.pointer.any_pressed()) {
        response.request_focus();
    }
    ViewportResponse { response, placed, applied, pressed, strokes, began, given_up }
}

fn pan(ui: &Ui, view: &mut Viewport, response: &Response, placed: &Placed, primary_pans: bool) -> bool {
    let held = ui.input(|input| input.key_down(Key::Space)) && (response.has_focus() || response.contains_pointer());
    if !held && view.bar != Bar::Up && !response.has_focus() {
        view.bar = Bar::Up;
    }
    let primary = response.dragged_by(PointerButton::Primary) && (primary_pans || held);
    let panning = (primary || response.dragged_by(PointerButton::Middle)) && pinch(ui, response).is_none();
    if panning {
        view.pan(placed, response.drag_delta());
        if held {
            view.bar = Bar::Panned;
        }
    }
    panning || (held && ui.input(|input| input.pointer.primary_down()))
}

fn zoom(ui: &Ui, view: &mut Viewport, response: &Response, placed: &Placed) {
    // Two fingers pan the contents, and zoom about the point midway between the fingers.
    if let Some(pinch) = pinch(ui, response) {
        if pinch.translation_delta != Vec2::ZERO {
            view.pan(placed, pinch.translation_delta);
        }
        view.turned += pinch.zoom_delta.log2() * NOTCHES_PER_DOUBLING;
        turn(view, placed, pinch.center_pos - pinch.translation_delta);
    } else if let Some(at) = response.hover_pos() {
        view.turned += ui.input(|input| input.events.iter().map(turned).sum::<f32>());
        turn(view, placed, at);
    }
    let nobody = ui.memory(|memory| memory.focused().is_none());
    if response.has_focus() || nobody {
        let consume = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        if consume(SHOWS_ALL.modifiers, SHOWS_ALL.logical_key) {
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

/// Zooms by the whole notches that the wheel has turned, so that a point of the screen stays where it is.
fn turn(view: &mut Viewport, placed: &Placed, at: Pos2) {
    let notches = view.turned.trunc();
    view.turned -= notches;
    if notches != 0.0 {
        view.zoom(notches as i32, placed.to_board(at));
    }
}

/// By how many notches an event of the wheel or of two fingers zooms.
fn turned(event: &Event) -> f32 {
    match event {
        Event::MouseWheel { unit: MouseWheelUnit::Point, delta, .. } => delta.y / 40.0,
        Event::MouseWheel { delta, .. } => delta.y,
        Event::Zoom(factor) => factor.log2() * NOTCHES_PER_DOUBLING,
        _ => 0.0,
    }
}

/// Whether a key applies the tool: Enter or the space bar. While the space bar is held, the user can pan with it, so it applies the tool only when it
/// is released without having panned.
fn applies(ui: &Ui, view: &mut Viewport) -> bool {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_whole_fills_its_room_but_for_a_twentieth() {
        let room = egui::Rect::from_min_size(Pos2::ZERO, Vec2::new(740.0, 580.0));
        for size in [Size::new(61.0, 97.0), Size::new(667.0, 622.0), Size::new(1700.0, 740.0), Size::new(215.0, 260.0)] {
            let pixels = Viewport::default().placed(room, 1.0, size).pixels;
            let free = [room.width(), room.height()].map(|side| f64::from(side - 2.0 * MARGIN));
            let taken = (size.width.get() * pixels / free[0]).max(size.height.get() * pixels / free[1]);
            assert!((0.95..=1.0 + 1e-6).contains(&taken), "{taken}");
        }
    }

    #[test]
    fn what_is_zoomed_to_is_no_larger_than_on_paper_unless_it_is_small_there() {
        let room = egui::Rect::from_min_size(Pos2::ZERO, Vec2::new(900.0, 600.0));
        for (side, most) in [(25.0, 25.0 * pixels(OPENING.0)), (4.0, LARGE * 1.1), (300.0, 300.0)] {
            let mut view = Viewport::default();
            let size = Size::new(1200.0, 600.0);
            view.placed(room, 1.0, size);
            view.zoom_to(Rect::around(Point::new(600.0, 300.0), Size::new(side, side)));
            let shown = side * view.placed(room, 1.0, size).pixels;
            assert!(shown <= most + 0.5 && shown > 60.0, "{side} mm: {shown}");
        }
    }

    #[test]
    fn nothing_is_zoomed_out_until_it_is_lost() {
        let room = egui::Rect::from_min_size(Pos2::ZERO, Vec2::new(700.0, 500.0));
        for size in [Size::new(60.0, 60.0), Size::new(400.0, 300.0), Size::new(5000.0, 5000.0)] {
            let mut view = Viewport::default();
            let whole = view.placed(room, 1.0, size);
            for _ in 0..40 {
                view.zoom_in_place(-2);
                let placed = view.placed(room, 1.0, size);
                assert!(view.percent(1.0) > 0 && placed.pixels >= whole.pixels / 4.1, "{} %", view.percent(1.0));
            }
            view.zoom_in_place(4);
            assert!(view.placed(room, 1.0, size).pixels > whole.pixels / 4.1);
        }
    }
}
