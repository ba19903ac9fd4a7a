//! The context menu of a thing. It is opened by the right mouse button or, for the thing with the keyboard focus, by the Menu key or Shift+F10.
//!
//! The program turns these keys into a press of the right button on the thing, so that they open the same menu as a right-click.

use egui::{Context, Event, Id, Key, Memory, Modifiers, PointerButton, Pos2, RawInput, Response, Ui};

use super::layer::{in_layer, takes_focus};

/// Shows the menu of a thing while it is open. If keys opened the menu, its first entry gets the focus, and the thing gets the focus back when the
/// menu closes.
pub fn context_menu(response: &Response, contents: impl FnOnce(&mut Ui)) {
    let (context, by_keys) = (&response.ctx, response.id.with("menu by keys"));
    let gives_back = by_keys.with("gives back");
    let taken = |mark: Id| context.data_mut(|data| data.remove_temp::<bool>(mark)).is_some();
    if response.secondary_clicked() && taken(opened()) {
        context.data_mut(|data| data.insert_temp(by_keys, true));
    }
    let shown = response.context_menu(|ui| {
        contents(ui);
        let first = in_layer(ui, |widgets| widgets.iter().find(|widget| takes_focus(widget)).map(|widget| widget.id));
        // The first pass only measures the menu; the menu does not take the focus in it.
        if let Some(first) = first.filter(|_| !ui.is_sizing_pass() && taken(by_keys)) {
            ui.memory_mut(|memory| memory.request_focus(first));
            ui.data_mut(|data| data.insert_temp(gives_back, true));
        }
    });
    // A menu entry may have moved the focus to another control, which then keeps the focus.
    let is_lost = || context.memory(Memory::focused).is_none_or(|focused| context.read_response(focused).is_none());
    if shown.is_none() && taken(gives_back) && is_lost() {
        response.request_focus();
    }
}

fn opened() -> Id {
    Id::unique("menu opened by keys")
}

/// Records where the thing with the focus lies within a control, such as a space within a board.
pub fn focus_lies_at(context: &Context, control: Id, at: Pos2) {
    context.data_mut(|data| data.insert_temp(control.with("focus lies at"), at));
}

/// Turns the keys that open a menu into a press of the right button on the thing with the focus.
#[derive(Default)]
pub struct MenuKeys {
    /// Whether the program still has to move the pointer away from the thing again.
    leaves: bool,
}

/// Whether these keys ask for a menu: the Menu key, or Shift+F10.
#[must_use]
pub fn asks_for_menu(modifiers: Modifiers, key: Key) -> bool {
    key == Key::Menu || (key == Key::F10 && modifiers.shift_only())
}

impl egui::Plugin for MenuKeys {
    fn debug_name(&self) -> &'static str {
        "menu keys"
    }

    fn input_hook(&mut self, context: &Context, input: &mut RawInput) {
        if std::mem::take(&mut self.leaves) {
            // The pointer counts as outside the window until the user moves it.
            input.events.push(Event::PointerGone);
            context.data_mut(|data| data.remove::<bool>(opened()));
        }
        let asks =
            |event: &Event| matches!(event, Event::Key { key, pressed: true, modifiers, .. } if asks_for_menu(*modifiers, *key));
        if !input.events.iter().any(asks) {
            return;
        }
        input.events.retain(|event| !asks(event));
        let Some(at) = place_of_focus(context) else { return };
        let press =
            |pressed| Event::PointerButton { pos: at, button: PointerButton::Secondary, pressed, modifiers: Modifiers::NONE };
        input.events.extend([Event::PointerMoved(at), press(true), press(false)]);
        context.data_mut(|data| data.insert_temp(opened(), true));
        self.leaves = true;
    }
}

/// The point at which the thing with the focus was shown in the last frame; `None` if it was not visible.
fn place_of_focus(context: &Context) -> Option<Pos2> {
    let focused = context.memory(Memory::focused)?;
    let shown = context.viewport(|viewport| viewport.prev_pass.widgets.get(focused).copied())?;
    let shown = Some(shown.interact_rect).filter(egui::Rect::is_positive)?;
    let within: Option<Pos2> = context.data(|data| data.get_temp(focused.with("focus lies at")));
    Some(within.filter(|at| shown.contains(*at)).unwrap_or_else(|| shown.center()))
}
