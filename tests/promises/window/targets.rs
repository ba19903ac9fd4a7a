//! Whatever can be pressed is at least 24 points wide and high, so that it is hit with an unsteady hand.

use drydock::project::Game;
use egui::accesskit::Role;
use egui::{Order, Sense, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::walk::Walk;
use crate::support::window::Window;

/// The least width and height of a control, in points (WCAG 2.2, "Target Size (Minimum)").
const LEAST: f32 = 24.0;

/// The controls that are smaller, each once.
fn small(stop: &str, window: &Window) -> Vec<String> {
    let shown = window.ctx.viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers().filter(|(layer, _)| layer.order < Order::Tooltip);
        let widgets = layers.flat_map(|(_, widgets)| widgets.iter().copied());
        let small = widgets.filter(|widget| {
            let takes =
                widget.enabled && widget.visible && widget.sense.contains(Sense::FOCUSABLE) && widget.sense.senses_click();
            takes && widget.rect.size().min_elem() < LEAST - 0.5
        });
        small.collect::<Vec<_>>()
    });
    let words = shown.into_iter().map(|widget| {
        let node = window.query_all_by(|node| node.locate().0 == widget.id.accesskit_id()).next();
        let node = node.map(|node| (node.accesskit_node().role(), node.accesskit_node().label().unwrap_or_default()));
        let (role, label) = node.unwrap_or((Role::Unknown, String::new()));
        format!("{stop}: {role:?} “{label}” is {:?}", widget.rect.size())
    });
    // A line between panels is dragged; keys fold the panels.
    words.filter(|words| !words.contains("Splitter")).collect()
}

#[test]
fn everything_that_is_pressed_is_large_enough() {
    let mut wrong = Vec::new();
    let mut look = |stop: &str, window: &mut Window| wrong.extend(small(stop, window));
    let mut walk = Walk::new(Vec2::new(1296.0, 816.0), &mut look);
    walk.designs(Game::LaunchFighters);
    walk.panels(Game::LaunchFighters);
    walk.dialogs(Game::LaunchFighters);
    walk.post();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
