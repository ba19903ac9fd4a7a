//! Desks, panels and tables of three games, the dialogs and games by post at 200 % on a screen of 1366 x 768, and some of them at 150 %: every pane
//! is large enough or scrolls, and no control is cut that cannot be scrolled to.

use drydock::project::{Game, Library};
use egui::accesskit::Role;
use egui::style::ScrollAnimation;
use egui::{Id, Order, Rect, Sense, Vec2, WidgetRect};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::walk::Walk;
use crate::support::window::Window;

/// The room that a screen of 1366 x 768 has at this scale, with the margin that the harness leaves free.
fn at(scale: f32) -> Vec2 {
    Vec2::new(1366.0, 768.0) / scale + Vec2::splat(16.0)
}

/// The least height of a pane, in points.
const LOWEST: f32 = 120.0;
/// How many of the controls that are cut off get the focus, at each stop.
const SOME: usize = 12;
/// What of a large control, such as a board, has to be seen at once.
const SEEN: f32 = 100.0;

/// The controls in front that can have the focus, and those of them that are cut off.
fn cut(window: &Window) -> Vec<WidgetRect> {
    let controls = |in_front: bool| {
        window.ctx.viewport(|viewport| {
            let widgets = &viewport.prev_pass.widgets;
            let layers = widgets
                .layers()
                .filter(|(layer, _)| (layer.order >= Order::Foreground) == in_front && layer.order < Order::Tooltip);
            let widgets = layers.flat_map(|(_, widgets)| widgets.iter().copied());
            widgets
                .filter(|widget| widget.enabled && widget.visible && widget.sense.contains(Sense::FOCUSABLE))
                .collect::<Vec<_>>()
        })
    };
    let front = controls(true);
    let all = if front.is_empty() { controls(false) } else { front };
    let cut: Vec<WidgetRect> = all.into_iter().filter(|widget| is_cut(widget, &window.ctx.content_rect())).collect();
    // Some of many tell whether they can be scrolled to; the last one is among them.
    cut.iter().rev().step_by(cut.len().div_ceil(SOME).max(1)).copied().collect()
}

fn is_cut(widget: &WidgetRect, screen: &Rect) -> bool {
    let seen = widget.interact_rect.intersect(*screen);
    let lacks = |seen: f32, whole: f32| seen + 1.0 < whole.min(SEEN);
    lacks(seen.width(), widget.rect.width()) || lacks(seen.height(), widget.rect.height())
}

fn name_of(window: &Window, id: Id) -> String {
    let node = window.query_all_by(|node| node.locate().0 == id.accesskit_id()).next();
    node.map_or_else(
        || "something without a name".into(),
        |node| {
            let node = node.accesskit_node();
            format!("{:?} “{}”", node.role(), node.label().unwrap_or_default())
        },
    )
}

/// What is wrong with a stop: controls that stay cut off when they get the focus, and panes that are too low.
fn faults(stop: &str, window: &mut Window) -> Vec<String> {
    window.ctx.all_styles_mut(|style| style.scroll_animation = ScrollAnimation::none());
    let mut wrong = Vec::new();
    for widget in cut(window) {
        let request = egui::accesskit::ActionRequest {
            action: egui::accesskit::Action::Focus,
            target_tree: egui::accesskit::TreeId::ROOT,
            target_node: widget.id.accesskit_id(),
            data: None,
        };
        window.event(egui::Event::AccessKitActionRequest(request));
        window.run();
        let now = window.ctx.viewport(|viewport| viewport.prev_pass.widgets.get(widget.id).copied());
        if now.is_none_or(|now| is_cut(&now, &window.ctx.content_rect())) {
            wrong.push(format!(
                "{stop}: {} is cut: {:?} of {:?}",
                name_of(window, widget.id),
                now.map(|now| now.interact_rect),
                widget.rect
            ));
        }
    }
    for pane in window.query_all_by_role(Role::Region) {
        let name = pane.accesskit_node().label().unwrap_or_default();
        if !["Toolbar", "Status", "Notice"].contains(&name.as_str()) && pane.rect().height() < LOWEST {
            wrong.push(format!("{stop}: the pane {name} is {} high", pane.rect().height()));
        }
    }
    wrong
}

fn walk(scale: f32, go: impl FnOnce(&mut Walk<'_>)) {
    let mut wrong = Vec::new();
    let mut look = |stop: &str, window: &mut Window| {
        wrong.extend(faults(stop, window));
    };
    go(&mut Walk::new(at(scale), &mut look));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn dialogs() {
    walk(2.0, |walk| walk.dialogs(Game::LaunchFighters));
    walk(1.5, |walk| walk.dialogs(Game::FreedomInTheGalaxy));
}

#[test]
fn desks_of_a_game_by_post() {
    for scale in [2.0, 1.5] {
        walk(scale, |walk| {
            walk.post();
        });
    }
}

/// Every desk and panel of a game, and its table if it is played by hand, at twice the size.
fn all_of(game: Game, played: Option<&str>) {
    walk(2.0, |walk| {
        walk.designs(game);
        walk.panels(game);
        if let Some(template) = played {
            walk.table(game, template);
        }
    });
}

/// Every desk and panel of a game at one and a half times the size.
fn desks_and_panels_at_half_as_large_again(game: Game) {
    walk(1.5, |walk| {
        walk.designs(game);
        walk.panels(game);
    });
}

#[test]
fn desks_of_launch_fighters() {
    all_of(Game::LaunchFighters, Some(Library::SAMPLE));
    desks_and_panels_at_half_as_large_again(Game::LaunchFighters);
}

#[test]
fn desks_of_star_viking() {
    all_of(Game::StarViking, Some(Library::SAMPLE));
    desks_and_panels_at_half_as_large_again(Game::StarViking);
}

#[test]
fn desks_of_vikings() {
    all_of(Game::Vikings, Some("the-hall"));
}
