//! Desks, panels and tables of five games, the dialogs and games by post at 200 % on a screen of 1366 x 768, and at 150 %: every pane is large enough
//! or scrolls, and no control is cut that cannot be scrolled to.

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
/// How many of the controls that are cut off get the focus, at each stop: in the smallest window, and in any other.
const SOME: (usize, usize) = (12, 4);
/// A window that is narrower is the smallest one, in points.
const SMALLEST: f32 = 800.0;
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
    let some = if window.ctx.content_rect().width() < SMALLEST { SOME.0 } else { SOME.1 };
    cut.iter().rev().step_by(cut.len().div_ceil(some).max(1)).copied().collect()
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
        // A long list shows only the rows that are in view, and the focus of one before has scrolled it.
        if window.ctx.viewport(|viewport| viewport.prev_pass.widgets.get(widget.id).is_none()) {
            continue;
        }
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

/// The dialogs that have opened below their tops.
fn below_their_tops(stop: &str, window: &Window) -> Vec<String> {
    let dialogs = window.query_all_by_role(Role::Dialog);
    let is_measured = |node: &egui_kittest::Node<'_>| node.accesskit_node().bounding_box().is_some();
    let titles = dialogs.filter(is_measured).filter_map(|dialog| Some((dialog.rect(), dialog.accesskit_node().label()?)));
    let is_below = |(whole, title): &(Rect, String)| {
        // A dialog that is a mere field shows no title.
        let shown = window.query_all_by_label(title).filter(is_measured).map(|words| words.rect());
        let titles: Vec<Rect> = shown.filter(|words| words != whole).collect();
        let is_above = |words: &Rect| whole.contains_rect(*words) && words.top() < whole.top() + LOWEST / 2.0;
        !titles.is_empty() && !titles.iter().any(is_above)
    };
    titles.filter(is_below).map(|(_, title)| format!("{stop}: {title} opens below its title")).collect()
}

fn walk(scale: f32, go: impl FnOnce(&mut Walk<'_>)) {
    let mut wrong = Vec::new();
    let mut look = |stop: &str, window: &mut Window| {
        wrong.extend(below_their_tops(stop, window));
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

/// Every desk and panel of a game, and its table if it is played by hand, at both sizes.
fn all_of(game: Game, played: Option<&str>) {
    for scale in [2.0, 1.5] {
        walk(scale, |walk| {
            walk.designs(game);
            walk.panels(game);
            if let Some(template) = played {
                walk.table(game, template);
            }
        });
    }
}

#[test]
fn desks_of_launch_fighters() {
    all_of(Game::LaunchFighters, Some(Library::SAMPLE));
}

#[test]
fn desks_of_star_viking() {
    all_of(Game::StarViking, Some(Library::SAMPLE));
}

#[test]
fn desks_of_freedom_in_the_galaxy() {
    all_of(Game::FreedomInTheGalaxy, Some("varu"));
}

#[test]
fn desks_of_vikings() {
    all_of(Game::Vikings, Some("the-hall"));
}

#[test]
fn desks_of_space_viking() {
    all_of(Game::SpaceViking, None);
}
