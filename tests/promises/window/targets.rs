//! Whatever can be pressed is at least 24 points wide and high, so that it is hit with an unsteady hand: at the tables, in dialogs and in games by
//! post. `stops.rs` asks it on every desk of every game, and that no field lies over another.

use drydock::project::{Game, Library};
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

/// The pairs of fields of which one lies over the other.
fn covered(stop: &str, window: &Window) -> Vec<String> {
    let is_field =
        |role: Role| matches!(role, Role::TextInput | Role::SpinButton | Role::ComboBox | Role::CheckBox | Role::Slider);
    let fields: Vec<_> = window
        .query_all_by(|node| is_field(node.role()) && !node.is_hidden())
        .filter(|node| node.accesskit_node().raw_bounds().is_some())
        .map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect().shrink(1.5)))
        .collect();
    let pairs = fields.iter().enumerate().flat_map(|(at, one)| fields[at + 1..].iter().map(move |other| (one, other)));
    pairs
        .filter(|((_, one), (_, other))| one.is_positive() && other.is_positive() && one.intersects(*other))
        .map(|((one, _), (other, _))| format!("{stop}: “{one}” and “{other}” lie over each other"))
        .collect()
}

/// What cannot be pressed well: what is too small or lies under another field.
pub fn faults(stop: &str, window: &Window) -> Vec<String> {
    [small(stop, window), covered(stop, window)].concat()
}

fn walk(go: impl FnOnce(&mut Walk<'_>)) {
    let mut wrong = Vec::new();
    let mut look = |stop: &str, window: &mut Window| wrong.extend(small(stop, window));
    go(&mut Walk::new(Vec2::new(1296.0, 816.0), &mut look));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_is_pressed_in_dialogs_and_games_by_post_is_large_enough() {
    walk(|walk| {
        walk.dialogs(Game::LaunchFighters);
        walk.post();
    });
}

#[test]
fn what_is_pressed_at_the_table_is_large_enough() {
    walk(|walk| {
        walk.table(Game::LaunchFighters, Library::SAMPLE);
        walk.table(Game::FreedomInTheGalaxy, "varu");
        walk.table(Game::StarViking, Library::SAMPLE);
        walk.table(Game::Vikings, "the-hall");
    });
}
