//! Controls in a row or a list at which the Tab key stops only once. The arrow keys move from one control to the next, Home and End go to the first
//! and the last, and Tab leaves the row or list. A text field among the controls needs the arrow keys itself, so that Tab stops at it separately.

use egui::accesskit::Role;
use egui::{Event, EventFilter, Id, Key, KeyboardShortcut, Memory, Modifiers, Popup, Rect, Ui, UiBuilder, WidgetRect};

use super::layer::{in_layer, takes_focus};

/// Controls count as standing on the same line if the heights of their middles differ by less than this, in points of the screen.
const LINE: f32 = 10.0;

/// By how many controls Page Up and Page Down move in a list.
const PAGE: usize = 10;

/// The keys that move through a list.
const OF_LISTS: [Key; 8] =
    [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight, Key::Home, Key::End, Key::PageUp, Key::PageDown];

/// How the controls at which Tab stops only once are arranged.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// The controls are in one row: the left and right arrow keys move through them.
    Row,
    /// The controls are below each other, or in several lines: all arrow keys move through them, and Page Up and Page Down move by ten controls.
    List,
}

/// What a row or a list of controls remembers from frame to frame.
#[derive(Clone, Default)]
struct Row {
    /// The controls in the order in which they are shown, which the Tab key follows.
    controls: Vec<Control>,
    /// The control that had the focus last.
    last: Option<Id>,
    /// Whether one of the controls had the focus in the last frame, and whether the Tab key was pressed in that frame.
    had_focus: bool,
    tabbed: bool,
}

#[derive(Clone, Copy)]
struct Control {
    id: Id,
    place: Rect,
    /// Whether the control is a text field, which needs the arrows itself.
    is_field: bool,
}

/// Shows controls as a toolbar of this accessible name.
pub fn toolbar<R>(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let id = ui.unique_id().with(("toolbar", name));
    one_stop(ui, id, (Shape::Row, Role::Toolbar, name), contents)
}

/// Shows controls as a list with this accessible name, which may change; no other list has this `id`.
pub fn list_of_controls<R>(ui: &mut Ui, id: Id, name: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    one_stop(ui, id, (Shape::List, Role::Group, name), contents)
}

/// Whether a key now moves through a list of controls, because the list has the keyboard focus. The key then carries out no command.
#[must_use]
pub fn is_for_list(ui: &Ui, id: Id, keys: &KeyboardShortcut) -> bool {
    let has_focus = || ui.data(|data| data.get_temp(id)).is_some_and(|row: Row| row.at(ui.memory(Memory::focused)).is_some());
    keys.modifiers.is_none() && OF_LISTS.contains(&keys.logical_key) && has_focus()
}

fn one_stop<R>(ui: &mut Ui, id: Id, (shape, role, name): (Shape, Role, &str), contents: impl FnOnce(&mut Ui) -> R) -> R {
    let mut row: Row = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    // While a menu is open, the arrow keys and Tab work in the menu.
    if !Popup::is_any_open(ui.ctx()) {
        row.lead(ui, shape);
    }
    let known = in_layer(ui, <[WidgetRect]>::len);
    let builder = UiBuilder::new().accessibility_role(role).accessibility_label(name);
    let shown = ui.scope_builder(builder, contents).inner;
    row.controls = in_layer(ui, |all| all.iter().skip(known).filter_map(Control::of).collect());
    row.remember(ui, shape);
    ui.data_mut(|data| data.insert_temp(id, row));
    shown
}

impl Control {
    fn of(widget: &WidgetRect) -> Option<Self> {
        takes_focus(widget).then_some(Self { id: widget.id, place: widget.rect, is_field: widget.sense.senses_drag() })
    }
}

impl Row {
    fn at(&self, id: Option<Id>) -> Option<usize> {
        self.controls.iter().position(|control| Some(control.id) == id)
    }

    /// Gives the focus to the control to which a pressed key leads. Call this before the controls are shown.
    fn lead(&self, ui: &Ui, shape: Shape) {
        let Some(at) = self.at(ui.memory(Memory::focused)).filter(|at| !self.controls[*at].is_field) else { return };
        // The event has the modifiers that were held when the key was pressed; Shift may have been released since.
        let is_tab = |event: &Event, shift: bool| matches!(event, Event::Key { key: Key::Tab, pressed: true, modifiers, .. } if modifiers.shift == shift);
        let tab = |shift| ui.input(|input| input.events.iter().any(|event| is_tab(event, shift)));
        // Afterwards egui moves the focus on by one control, out of this stop. So the focus first goes to the last control of this stop or, with
        // Shift, to its first.
        let (on, back) = self.ends(at);
        let to = if tab(false) {
            on
        } else if tab(true) {
            back
        } else if !self.had_focus && self.tabbed {
            self.come_back(at)
        } else {
            self.led(ui, at, shape)
        };
        focus(ui, self.controls[to].id, shape);
    }

    /// The control that gets the focus when Tab reaches the row at the control `at`: the one that had the focus last, if it belongs to the same stop
    /// of the Tab key as `at`. A text field on either side ends a stop.
    fn come_back(&self, at: usize) -> usize {
        let (on, back) = self.ends(at);
        self.at(self.last).filter(|last| (back..=on).contains(last)).unwrap_or(at)
    }

    /// The last and the first control of the Tab key's stop around `at`; a text field on either side ends the stop.
    fn ends(&self, at: usize) -> (usize, usize) {
        let is_field = |control: &Control| control.is_field;
        let on = self.controls[at..].iter().position(is_field).map_or(self.controls.len(), |fields| at + fields) - 1;
        (on, self.controls[..at].iter().rposition(is_field).map_or(0, |field| field + 1))
    }

    /// The control to which the pressed arrow keys lead from `at`, judged by the positions on the screen; the key presses are consumed.
    fn led(&self, ui: &Ui, at: usize, shape: Shape) -> usize {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let order = self.by_place();
        let Some(now) = order.iter().position(|control| *control == at) else { return at };
        let (count, last) = (order.len(), order.len() - 1);
        let in_list = |key| shape == Shape::List && pressed(key);
        let to = if pressed(Key::ArrowRight) || in_list(Key::ArrowDown) {
            (now + 1) % count
        } else if pressed(Key::ArrowLeft) || in_list(Key::ArrowUp) {
            (now + last) % count
        } else if in_list(Key::PageDown) {
            (now + PAGE).min(last)
        } else if in_list(Key::PageUp) {
            now.saturating_sub(PAGE)
        } else if pressed(Key::Home) {
            0
        } else if pressed(Key::End) {
            last
        } else {
            now
        };
        order[to]
    }

    /// The controls that are not text fields, line by line from left to right.
    fn by_place(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.controls.len()).filter(|at| !self.controls[*at].is_field).collect();
        let middle = |at: usize| self.controls[at].place.center();
        order.sort_by(|one, other| middle(*one).y.total_cmp(&middle(*other).y));
        for line in order.chunk_by_mut(|one, other| middle(*other).y - middle(*one).y < LINE) {
            line.sort_by(|one, other| middle(*one).x.total_cmp(&middle(*other).x));
        }
        order
    }

    /// Remembers which control has the focus, so that Tab comes back to it. Call this after the controls were shown.
    fn remember(&mut self, ui: &Ui, shape: Shape) {
        let (focused, tabbed) = (ui.memory(Memory::focused), ui.input(|input| input.key_pressed(Key::Tab)));
        let at = self.at(focused).filter(|at| !self.controls[*at].is_field);
        if let Some(at) = at {
            let back = if !self.had_focus && tabbed { self.come_back(at) } else { at };
            focus(ui, self.controls[back].id, shape);
            self.last = Some(self.controls[back].id);
        }
        (self.had_focus, self.tabbed) = (at.is_some(), tabbed);
    }
}

/// Gives a control the focus, and reserves the arrow keys for its row or list.
fn focus(ui: &Ui, id: Id, shape: Shape) {
    ui.memory_mut(|memory| {
        if memory.focused() != Some(id) {
            memory.request_focus(id);
        }
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: shape == Shape::List, ..EventFilter::default() };
        memory.set_focus_lock_filter(id, filter);
    });
}
