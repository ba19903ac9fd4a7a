//! Gives the keyboard focus back if something took it away, and scrolls the focused control into view.

use egui::accesskit::{Action, ActionRequest, TreeId};
use egui::{Context, Event, Id, Key, LayerId, Memory, Order, PointerButton, Rect, Sense, StrokeKind, WidgetRect};

use crate::editor::action::DeskMode;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::takes_focus;

/// How far the ring around the focused control extends beyond it, in points of the screen.
const RING: f32 = 3.0;
/// The thickness of the ring around the focused control, in points of the screen.
const WIDTH: f32 = 2.0;
/// A control that is narrower than this, in points of the screen, counts as one of the lines between panels, which users drag with the pointer.
const LINE: f32 = 10.0;
/// Two controls count as being at the same place if their middles are nearer to each other than this, in points of the screen.
const SAME_PLACE: f32 = 24.0;

/// How the user moves around the window. A user who clicks a field, types and presses Enter is done with the field, and the next letter may be meant
/// for a tool of the desk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Going {
    /// The user has used neither keys nor pointer yet.
    #[default]
    NotYet,
    /// The user moves from control to control with keys.
    ByKeys,
    /// The user moves with the pointer or a finger.
    ByPointer,
}

/// The number keys that, pressed with Ctrl, lead to the views in the middle of the window.
const TO_DESKS: [Key; 9] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// Watches which control has the focus.
#[derive(Default)]
pub struct Keeper {
    /// The control that had the focus last, and its position.
    last: Option<(Id, Rect)>,
    /// Whether a dialog was open in the last frame. `behind` is the control that had the focus when the dialog opened.
    is_covered: bool,
    behind: Option<(Id, Rect)>,
    /// The way in which the user moves around the window.
    going: Going,
    /// The desk, the view in the middle of the window, that the last frame showed. `leads_to_desk` says whether the user has since pressed a key that
    /// leads to a desk.
    desk: Option<DeskMode>,
    leads_to_desk: bool,
    /// The control to which the focus was given back in the last frame.
    offered: Option<Id>,
    /// The control that has just got the focus but is scrolled out of view, wholly or in part.
    hidden: Option<Id>,
}

impl Keeper {
    /// Called before each frame. If a control that is scrolled out of view got the focus, scrolls it into view, by the same request that a screen
    /// reader makes.
    pub fn begin(&mut self, context: &Context) {
        let Some(hidden) = self.hidden.take() else { return };
        let (action, target_node) = (Action::ScrollIntoView, hidden.accesskit_id());
        let request = ActionRequest { action, target_tree: TreeId::ROOT, target_node, data: None };
        context.input_mut(|input| input.events.push(Event::AccessKitActionRequest(request)));
    }

    /// Called after each frame. Gives the focus back if it was lost, or gives it to the desk if the user has pressed a key that leads there. `dialog`
    /// says whether a dialog is open, and `desk` which desk is visible.
    pub fn keep(&mut self, context: &Context, dialog: bool, desk: DeskMode) {
        let is_led = std::mem::take(&mut self.leads_to_desk) | self.desk.replace(desk).is_some_and(|before| before != desk);
        self.notice_keys(context);
        let is_led = is_led && self.going != Going::ByPointer;
        let focused = context.memory(Memory::focused).filter(|id| !dialog || is_reached(context, *id));
        match (dialog, std::mem::replace(&mut self.is_covered, dialog)) {
            (true, false) => self.behind = self.last.take(),
            (false, true) => {
                self.last = self.behind.take();
                // A control that still exists may have got the focus when the dialog closed, for example because the dialog has opened something
                // else. It keeps the focus.
                let focused = focused.filter(|id| rect_of(context, *id).is_some());
                if is_led || focused.is_none() && self.last.is_none() {
                    self.enter_desk(context);
                } else if focused.is_none() {
                    self.give_back(context);
                }
                return;
            }
            _ => {}
        }
        let is_gone = |id: Id| self.last.is_some_and(|(last, _)| last == id) && rect_of(context, id).is_none();
        match focused.filter(|id| !is_gone(*id)) {
            Some(_) if is_led && !dialog && super::regions::is_to_enter(context) => self.enter_desk(context),
            Some(id) => self.follow(context, id),
            None if is_led && !dialog => self.enter_desk(context),
            None if self.going == Going::ByKeys => self.give_back(context),
            None => self.last = None,
        }
    }

    /// Makes the focus go to the desk, the view in the middle of the window, after the next frame.
    pub const fn lead_to_desk(&mut self) {
        self.leads_to_desk = true;
    }

    /// Whether the user moves around with the pointer.
    pub fn is_pointed(&self) -> bool {
        self.going == Going::ByPointer
    }

    /// Finds out from the events of a frame how the user moves around the window.
    fn notice_keys(&mut self, context: &Context) {
        context.input(|input| {
            for event in &input.raw.events {
                match event {
                    Event::Key { key: Key::Tab | Key::F6 | Key::F8 | Key::F10 | Key::Menu, pressed: true, .. }
                    | Event::AccessKitActionRequest(_) => self.going = Going::ByKeys,
                    // A user who opens a search by keys goes on with keys.
                    Event::Key { key: Key::F, pressed: true, modifiers, .. } if modifiers.command => self.going = Going::ByKeys,
                    // Alt with a letter opens a menu, after which the user works with keys.
                    Event::Key { pressed: true, modifiers, .. } if modifiers.alt && !modifiers.command => {
                        self.going = Going::ByKeys;
                    }
                    Event::Key { key, pressed: true, modifiers, .. } if modifiers.command => {
                        self.leads_to_desk |= TO_DESKS.contains(key);
                    }
                    // Only the primary button counts: the keys that open a context menu press the secondary button.
                    Event::PointerButton { button: PointerButton::Primary, pressed: true, .. } | Event::Touch { .. } => {
                        self.going = Going::ByPointer;
                    }
                    _ => {}
                }
            }
        });
        if self.leads_to_desk {
            context.request_repaint();
        }
    }

    /// Gives the focus to the desk, unless the user moves around with the pointer.
    fn enter_desk(&mut self, context: &Context) {
        if self.going != Going::ByPointer {
            self.going = Going::ByKeys;
            super::regions::enter_desk(context);
        }
    }

    /// Paints a ring around the focused control while the user works with keys. It is visible on every background and around every control.
    pub fn ring(&self, context: &Context, palette: &Palette) {
        let focused = context.memory(Memory::focused).filter(|_| self.going == Going::ByKeys);
        let widget = focused.and_then(|id| context.viewport(|viewport| viewport.this_pass.widgets.get(id).copied()));
        let Some(widget) = widget else { return };
        // The layer of tooltips lies above all others.
        let painter = context.layer_painter(LayerId::new(Order::Tooltip, Id::unique("focus ring")));
        let shown = widget.interact_rect.expand(RING);
        let painter = painter.with_clip_rect(shown.intersect(painter.clip_rect()));
        painter.rect_stroke(widget.rect.expand(RING - WIDTH), theme::ROUND, (WIDTH, palette.accent), StrokeKind::Outside);
    }

    fn follow(&mut self, context: &Context, id: Id) {
        let is_new = self.last.is_none_or(|(last, _)| last != id);
        let widget = context.viewport(|viewport| viewport.this_pass.widgets.get(id).copied());
        if let Some(widget) =
            widget.filter(|widget| is_new && self.going == Going::ByKeys && !widget.interact_rect.contains_rect(widget.rect))
        {
            self.hidden = Some(widget.id);
            context.request_repaint();
        }
        (self.last, self.offered) = (Some((id, rect_of(context, id).unwrap_or(Rect::NOTHING))), None);
    }

    fn give_back(&mut self, context: &Context) {
        let Some((id, rect)) = self.last else { return };
        let next = if is_reached(context, id) { Some(id) } else { nearest(context, rect) };
        let is_measured = rect_of(context, id).is_some() && next != Some(id);
        if is_measured || context.will_discard() {
            return;
        }
        // If the control did not take the focus the last time it was offered, it will not take it now either.
        if next.is_none() || next == self.offered {
            (self.last, self.offered) = (None, None);
            return;
        }
        self.offered = next;
        if let Some(next) = next {
            context.memory_mut(|memory| memory.request_focus(next));
            context.request_repaint();
        }
    }
}

/// The rectangle of a control that can have the focus; `None` if this pass does not contain the control. A pass that only measures shows nothing, but
/// contains its controls.
pub fn rect_of(context: &Context, id: Id) -> Option<Rect> {
    let can_have_it = |widget: &&WidgetRect| widget.enabled && widget.sense.contains(Sense::FOCUSABLE);
    context.viewport(|viewport| viewport.this_pass.widgets.get(id).filter(can_have_it).map(|widget| widget.rect))
}

/// The first control in a part of the window by the order of the Tab key; `None` if there is none.
pub fn first_by_tab(context: &Context, part: Rect) -> Option<Id> {
    among(context, |widgets| widgets.filter(|widget| is_in(widget, part)).map(|widget| widget.id).next())
}

/// Whether a control is visible in a part of the window. Controls that are scrolled out of view do not count, nor do the lines between panels.
fn is_in(widget: &WidgetRect, part: Rect) -> bool {
    widget.interact_rect.size().min_elem() >= LINE && part.contains(widget.interact_rect.center())
}

/// The first control in a part of the window, from the top and then from the left.
pub fn first_in(context: &Context, part: Rect) -> Option<Id> {
    let first = |one: &&WidgetRect, other: &&WidgetRect| {
        let rows = one.rect.top().total_cmp(&other.rect.top());
        rows.then(one.rect.left().total_cmp(&other.rect.left()))
    };
    among(context, |widgets| widgets.filter(|widget| is_in(widget, part)).min_by(first).map(|widget| widget.id))
}

/// The control nearest to a control that is gone. Controls at almost the same place are left out, so that a second press of the key does not press
/// another button.
fn nearest(context: &Context, gone: Rect) -> Option<Id> {
    if !gone.is_finite() {
        return None;
    }
    let far = |widget: &WidgetRect| widget.rect.center().distance(gone.center());
    among(context, |widgets| {
        widgets
            .filter(|widget| far(widget) > SAME_PLACE)
            .min_by(|one, other| far(one).total_cmp(&far(other)))
            .map(|widget| widget.id)
    })
}

/// Calls `look` with the controls of the dialog or menu that lies in front, or with those of the window if there is none.
fn among<T>(context: &Context, look: impl FnOnce(&mut dyn Iterator<Item = &WidgetRect>) -> T) -> T {
    context.viewport(|viewport| {
        let widgets = &viewport.this_pass.widgets;
        let controls = |in_front: bool| {
            let layers = widgets
                .layers()
                .filter(move |(layer, _)| layer.order < Order::Tooltip && (layer.order == Order::Foreground) == in_front);
            layers.flat_map(|(_, widgets)| widgets).filter(|widget| takes_focus(widget))
        };
        // Dialogs and menus lie in front, and nothing behind them can be reached.
        let in_front = controls(true).next().is_some();
        look(&mut controls(in_front))
    })
}

/// Whether a control can be reached, so that it can get the focus now.
fn is_reached(context: &Context, id: Id) -> bool {
    among(context, |widgets| widgets.filter(|widget| widget.id == id).count() > 0)
}
