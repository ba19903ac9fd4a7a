//! The pointer over a window without a screen: what it presses, drags and lets go of; and what the window says of it.

use egui::Pos2;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::window::Window;

/// How many pixels a millimetre of a board takes that is shown whole, where so many would fit: the zoom goes in sixteen steps to each doubling.
pub fn fitted(fitting: f64) -> f64 {
    ((fitting.log2() * 16.0 + 1e-6).floor() / 16.0).exp2()
}

/// The middle of a button.
pub fn button(window: &Window, name: &str) -> Pos2 {
    window.get_by_role_and_label(Role::Button, name).rect().center()
}

/// Presses the button of the pointer at a place, and lets it go there.
pub fn click(window: &mut Window, at: Pos2) {
    window.hover_at(at);
    window.run();
    window.drag_at(at);
    window.run();
    window.drop_at(at);
    window.run();
}

/// Takes up what lies at a place, and carries it to another in four steps without letting it go.
pub fn pick_up(window: &mut Window, from: Pos2, to: Pos2) {
    window.hover_at(from);
    window.run();
    window.drag_at(from);
    window.run();
    for part in 1..=4 {
        window.hover_at(from + (to - from) * (part as f32 / 4.0));
        window.run();
    }
}

/// Drags what lies at a place to another.
pub fn drag(window: &mut Window, from: Pos2, to: Pos2) {
    pick_up(window, from, to);
    window.drop_at(to);
    window.run();
}

/// What the canvas says of itself.
pub fn said(window: &Window) -> String {
    window.get_by_role(Role::GraphicsObject).accesskit_node().label().unwrap_or_default()
}

/// What undoing would take back.
pub fn undo_label(window: &Window) -> Option<String> {
    window.state().state().document.undo_label().map(str::to_owned)
}
