//! What has the focus is seen, and so are the borders of fields and what cannot be used: measured on pictures of the window, in both themes.

use std::path::Path;

use drydock::editor::settings::{Settings, ThemeChoice};
use drydock::editor::{App, Launch};
use drydock::project::{Game, Library, files};
use egui::accesskit::{Action, ActionRequest, Role, TreeId};
use egui::{Event, Id, Key, Modifiers, Order, Rect, Sense, Theme, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use image::{Rgba, RgbaImage};

use crate::support::rasteriser::{Part, Rasteriser};
use crate::support::window::{Window, keys};

/// The least contrast of a change of focus, and of the border of a field (WCAG 2.2, "Non-text Contrast").
const SEEN: f64 = 3.0;
/// The least contrast of what cannot be used, which is read all the same.
const READ: f64 = 4.5;
/// How far the mark of the focus may reach beyond a control, in points.
const RING: f32 = 3.0;
/// How many controls get the focus at each stop.
const SOME: usize = 3;

fn open(theme: ThemeChoice, scale: f32, folder: &Path, part: &Part) -> Window {
    let file = folder.join("sample.drydock");
    let project = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).expect("the sample");
    files::save(&file, &project).expect("a saved file");
    let mut settings = Settings::load_from(folder);
    settings.theme = theme;
    let app = App::new(Launch { file: Some(file), library: Library::bundled() }, settings, false);
    let mut window = Harness::builder()
        .with_size(Vec2::new(1296.0, 816.0))
        .with_pixels_per_point(scale)
        .with_max_steps(64)
        .renderer(Rasteriser::of_part(part))
        .build_ui_state(|ui, app: &mut App| app.show(ui), app);
    window.run();
    window
}

/// The relative luminance of WCAG.
fn luminance(Rgba([red, green, blue, _]): Rgba<u8>) -> f64 {
    let channel = |value: u8| {
        let value = f64::from(value) / 255.0;
        if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
}

fn contrast(one: Rgba<u8>, other: Rgba<u8>) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The pixels of a part of a picture.
fn pixels(picture: &RgbaImage, part: Rect) -> impl Iterator<Item = (u32, u32)> + use<> {
    let part = part.intersect(Rect::from_min_size(egui::Pos2::ZERO, Vec2::new(picture.width() as f32, picture.height() as f32)));
    let (left, right) = (part.left() as u32, part.right() as u32);
    (part.top() as u32..part.bottom() as u32).flat_map(move |y| (left..right).map(move |x| (x, y)))
}

fn place(window: &Window, role: Role, name: &str) -> Rect {
    window
        .query_all_by_role(role)
        .find(|node| node.accesskit_node().label().is_some_and(|label| label == name || label.starts_with(&format!("{name} "))))
        .map_or_else(|| panic!("there is no {role:?} “{name}”"), |node| node.rect())
}

fn in_both_themes(scale: f32, look: impl Fn(&str, &mut Window, &Part) -> Vec<String>) {
    let part = Part::default();
    let mut wrong = Vec::new();
    for (name, theme) in [("light", ThemeChoice::Light), ("dark", ThemeChoice::Dark)] {
        let folder = tempfile::tempdir().expect("a folder");
        part.set(None);
        wrong.extend(look(name, &mut open(theme, scale, folder.path(), &part), &part));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The greatest contrast to the ground at a point that a part of the picture has.
fn greatest(picture: &RgbaImage, part: Rect, ground: (u32, u32)) -> f64 {
    let ground = *picture.get_pixel(ground.0, ground.1);
    pixels(picture, part).map(|(x, y)| contrast(*picture.get_pixel(x, y), ground)).fold(1.0, f64::max)
}

#[test]
fn borders_of_fields_are_seen() {
    in_both_themes(1.0, |theme, window, _| {
        let picture = window.render().expect("a picture");
        let mut wrong = Vec::new();
        for (role, name) in [(Role::TextInput, "Ship name"), (Role::SpinButton, "Launchers"), (Role::TextInput, "Search outline")]
        {
            let part = place(window, role, name);
            // Across the left border, in the middle of its height.
            let line = Rect::from_min_max(part.left_center() - Vec2::new(2.0, 0.0), part.left_center() + Vec2::new(2.0, 1.0));
            let outside = (part.left() as u32 - 4, part.center().y as u32);
            let found = greatest(&picture, line, outside);
            if found < SEEN {
                wrong.push(format!("{theme}: the border of {name}: {found:.2}"));
            }
        }
        wrong
    });
}

/// The controls that can have the focus and are in view whole, some of many.
fn controls(window: &Window) -> Vec<(Id, Rect)> {
    let screen = window.ctx.content_rect().shrink(RING);
    let all: Vec<(Id, Rect)> = window.ctx.viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers().filter(|(layer, _)| layer.order < Order::Foreground);
        let widgets = layers.flat_map(|(_, widgets)| widgets).filter(|widget| {
            let is_whole = widget.interact_rect.contains_rect(widget.rect) && screen.contains_rect(widget.rect);
            is_whole && widget.enabled && widget.visible && widget.sense.contains(Sense::FOCUSABLE)
        });
        widgets.map(|widget| (widget.id, widget.rect)).collect()
    });
    all.iter().rev().step_by(all.len().div_ceil(SOME).max(1)).copied().collect()
}

/// A picture of a part of the window alone.
fn look_at(window: &mut Window, part: &Part, rect: Rect) -> RgbaImage {
    part.set(Some(rect));
    window.render().expect("a picture")
}

/// How many pixels of a part have changed so much that it is seen.
fn changed(before: &RgbaImage, after: &RgbaImage, part: Rect) -> usize {
    let is_seen = |(x, y): &(u32, u32)| contrast(*before.get_pixel(*x, *y), *after.get_pixel(*x, *y)) >= SEEN;
    pixels(before, part).filter(is_seen).count()
}

/// What is wrong with the mark of the focus on a control: fewer pixels change visibly than half of the line round it has.
fn unseen(name: &str, rect: Rect, before: &RgbaImage, after: &RgbaImage) -> Option<String> {
    let rect = rect.expand(RING);
    let (changed, least) = (changed(before, after, rect), (rect.width() + rect.height()) as usize);
    (changed < least).then(|| format!("{name} {rect:?}: {changed} pixels of at least {least} change visibly"))
}

/// What is wrong with the marks of the focus at a stop of a walk, in the light and at the next stop in the dark; how many were looked at is added to a
/// count.
pub(super) fn unmarked(stop: &str, window: &mut Window, part: &Part, looked_at: &mut usize) -> Vec<String> {
    let mut wrong = Vec::new();
    let theme = if window.ctx.theme() == Theme::Light { Theme::Dark } else { Theme::Light };
    window.ctx.set_theme(theme);
    window.run();
    for (id, rect) in controls(window) {
        // What has the focus already does not change when it gets it.
        if window.ctx.memory(egui::Memory::focused) == Some(id) {
            continue;
        }
        let before = look_at(window, part, rect.expand(RING));
        let (action, target_node) = (Action::Focus, id.accesskit_id());
        let request = ActionRequest { action, target_tree: TreeId::ROOT, target_node, data: None };
        window.event(Event::AccessKitActionRequest(request));
        window.run();
        let is_there = |now: egui::WidgetRect| now.rect == rect;
        let widget = window.ctx.viewport(|viewport| viewport.prev_pass.widgets.get(id).copied());
        // A row of controls that is one stop may hand the focus on.
        if window.ctx.memory(egui::Memory::focused) == Some(id) && widget.is_some_and(is_there) {
            let after = look_at(window, part, rect.expand(RING));
            wrong.extend(unseen(&format!("{stop}, {theme:?}"), rect, &before, &after));
            *looked_at += 1;
        }
    }
    wrong
}

#[test]
fn the_row_to_which_an_arrow_leads_is_seen_in_menus_and_the_palette() {
    in_both_themes(1.0, |theme, window, part| {
        let mut wrong = Vec::new();
        keys(window, Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
        window.event(Event::Text("add".into()));
        window.run();
        // Where the first rows are.
        let field = place(window, Role::TextInput, "Search commands");
        let rows = Rect::from_min_size(field.left_bottom(), Vec2::new(field.width(), 150.0));
        let first = look_at(window, part, rows);
        keys(window, Modifiers::NONE, Key::ArrowDown);
        let second = look_at(window, part, rows);
        let (changed, least) = (changed(&first, &second, rows), field.width() as usize);
        if changed < least {
            wrong.push(format!("{theme}: {changed} pixels of the palette change visibly, of at least {least}"));
        }
        keys(window, Modifiers::NONE, Key::Escape);
        window.get_by_role_and_label(Role::Button, "File").focus();
        window.run();
        keys(window, Modifiers::NONE, Key::Enter);
        let menu = Rect::from_min_size(place(window, Role::Button, "File").left_bottom(), Vec2::splat(300.0));
        let first = look_at(window, part, menu);
        keys(window, Modifiers::NONE, Key::ArrowDown);
        let second = look_at(window, part, menu);
        let focused = window.ctx.memory(egui::Memory::focused).expect("an entry has the focus");
        let entry = window.ctx.viewport(|viewport| viewport.prev_pass.widgets.get(focused).map(|widget| widget.rect));
        wrong.extend(unseen(&format!("{theme}: an entry of a menu"), entry.expect("it is shown"), &first, &second));
        wrong
    });
}

/// At twice the size, where lines and letters are as wide as a pixel and have their whole ink.
#[test]
fn what_cannot_be_used_is_read() {
    in_both_themes(2.0, |theme, window, part| {
        let disabled = window.query_all_by_role(Role::Button).filter(|button| button.accesskit_node().is_disabled());
        let parts =
            disabled.map(|button| (button.accesskit_node().label().unwrap_or_default(), button.rect())).collect::<Vec<_>>();
        // The upper part is in view whatever the desk scrolls.
        let screen = Rect::from_min_size(egui::Pos2::ZERO, Vec2::new(1296.0, 300.0));
        let parts: Vec<_> = parts.into_iter().filter(|(_, rect)| screen.contains_rect(*rect)).collect();
        assert!(parts.len() > 2, "{theme}: {parts:?}");
        let mut wrong = Vec::new();
        let picture = look_at(window, part, screen);
        for (name, rect) in parts {
            let rect = Rect::from_min_max((rect.min.to_vec2() * 2.0).to_pos2(), (rect.max.to_vec2() * 2.0).to_pos2()).shrink(6.0);
            let found = greatest(&picture, rect, (rect.left() as u32, rect.top() as u32));
            if found < READ {
                wrong.push(format!("{theme}: {name}: {found:.2}"));
            }
        }
        wrong
    });
}
