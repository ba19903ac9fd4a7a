//! Tooltips cover neither what they tell about nor a menu.

use drydock::project::{Game, Library};
use egui::accesskit::Role;
use egui::{AreaState, Key, Modifiers, Order, Pos2, Rect};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{Window, keys, open_template_of};

/// How much two things may touch, in points of the screen.
const TOUCH: f32 = 1.0;

/// A window whose tooltips come at once.
fn opened(game: Game, folder: &std::path::Path) -> Window {
    let (window, _) = open_template_of(game, Library::SAMPLE, folder);
    window.ctx.all_styles_mut(|style| style.interaction.tooltip_delay = 0.0);
    window
}

/// Where the areas of an order are.
fn areas(window: &Window, order: Order) -> Vec<Rect> {
    let layers = window.ctx.memory(|memory| memory.areas().visible_layer_ids());
    let of_order = layers.into_iter().filter(|layer| layer.order == order);
    of_order.filter_map(|layer| AreaState::load(&window.ctx, layer.id)).map(|area| area.rect()).collect()
}

/// Rests the pointer somewhere until a tooltip would have come; where the tooltip is.
fn tooltip_at(window: &mut Window, at: Pos2) -> Option<Rect> {
    window.hover_at(at);
    window.run_steps(4);
    areas(window, Order::Tooltip).first().copied()
}

/// Whether one covers any of the other.
fn covers(tooltip: Rect, other: Rect) -> bool {
    let both = tooltip.intersect(other);
    both.width() > TOUCH && both.height() > TOUCH
}

/// The controls that the pointer can reach, with their names.
fn controls(node: Node, found: &mut Vec<(String, Rect)>) {
    const ROLES: [Role; 8] = [
        Role::Button,
        Role::CheckBox,
        Role::ComboBox,
        Role::ListItem,
        Role::RadioButton,
        Role::Slider,
        Role::SpinButton,
        Role::TextInput,
    ];
    let own = node.accesskit_node();
    if ROLES.contains(&own.role()) {
        found.push((own.label().unwrap_or_default(), node.rect()));
    }
    for child in node.children() {
        controls(child, found);
    }
}

/// How wide the edge round the words of a control is, in points.
const EDGE: f32 = 3.0;

#[test]
fn a_tooltip_leaves_free_what_it_tells_about() {
    let mut wrong = Vec::new();
    for game in Game::ALL {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = opened(game, folder.path());
        let screen = window.ctx.content_rect();
        let mut shown = Vec::new();
        controls(window.root(), &mut shown);
        let mut told = 0;
        for (name, rect) in shown.into_iter().filter(|(_, rect)| screen.contains(rect.center())) {
            if let Some(tooltip) = tooltip_at(&mut window, rect.center()) {
                told += 1;
                // What lies under the edge of a control that is cut by the end of its form is not seen.
                if covers(tooltip, rect.shrink(EDGE)) {
                    wrong.push(format!("{game}: {tooltip:?} covers {name:?} at {rect:?}"));
                }
            }
        }
        assert!(told > 20, "{game}: {told} tooltips were seen");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_tooltip_of_a_menu_stands_beside_the_menu() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(Game::LaunchFighters, folder.path());
    for letter in [Key::F, Key::E, Key::V, Key::H] {
        keys(&mut window, Modifiers::ALT, letter);
        let menu = *areas(&window, Order::Foreground).first().expect("a menu");
        let mut told = 0;
        for entry in 1..20 {
            let at = Pos2::new(menu.center().x, menu.top() + entry as f32 * 24.0);
            if menu.contains(at)
                && let Some(tooltip) = tooltip_at(&mut window, at)
            {
                told += 1;
                assert!(!covers(tooltip, menu), "{tooltip:?} covers the menu at {menu:?}");
            }
        }
        assert!(told > 1, "{told} tooltips were seen");
        keys(&mut window, Modifiers::NONE, Key::Escape);
    }
}

#[test]
fn no_tooltip_lies_over_a_dialog_that_keys_have_opened() {
    const DIALOGS: [(Modifiers, Key); 4] = [
        (Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P),
        (Modifiers::COMMAND, Key::N),
        (Modifiers::COMMAND, Key::P),
        (Modifiers::NONE, Key::F1),
    ];
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(Game::LaunchFighters, folder.path());
    let mut shown = Vec::new();
    controls(window.root(), &mut shown);
    let told = shown.into_iter().map(|(_, rect)| rect.center()).filter(|at| tooltip_at(&mut window, *at).is_some());
    let told: Vec<Pos2> = told.take(12).collect();
    assert_eq!(told.len(), 12);
    for (at, (modifiers, key)) in told.into_iter().zip(DIALOGS.into_iter().cycle()) {
        assert!(tooltip_at(&mut window, at).is_some());
        window.key_press_modifiers(modifiers, key);
        // The pass that takes the key ends before the dialog is there.
        window.step();
        for _ in 0..6 {
            window.step();
            assert!(window.state().state().view.dialog.is_some());
            assert_eq!(areas(&window, Order::Tooltip), [], "over what {key:?} opens");
        }
        keys(&mut window, Modifiers::NONE, Key::Escape);
    }
}

#[test]
fn a_tooltip_of_a_dialog_leaves_free_what_it_tells_about() {
    for key in [Key::N, Key::O, Key::P, Key::E, Key::B, Key::Comma] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = opened(Game::LaunchFighters, folder.path());
        let (mut behind, mut shown) = (Vec::new(), Vec::new());
        controls(window.root(), &mut behind);
        keys(&mut window, Modifiers::COMMAND, key);
        controls(window.root(), &mut shown);
        shown.retain(|control| !behind.contains(control));
        let mut told = 0;
        for (name, rect) in shown {
            if let Some(tooltip) = tooltip_at(&mut window, rect.center()) {
                told += 1;
                // Of a control that the end of a list cuts nothing is seen at its own lower edge.
                let lower = Pos2::new(rect.center().x, rect.bottom() - 1.0);
                // A tooltip stays while the pointer is on it.
                let is_free = !covers(tooltip, rect)
                    || tooltip_at(&mut window, Pos2::ZERO).is_some()
                    || tooltip_at(&mut window, lower).is_none();
                assert!(is_free, "{tooltip:?} covers {name:?} at {rect:?}");
            }
        }
        assert!(told > 0, "{key:?}");
    }
}

#[test]
fn a_heading_and_a_label_tell_what_their_words_of_the_glossary_mean() {
    for (game, label, told) in [
        (Game::LaunchFighters, "Seed", "Seed: The number from which all dice follow"),
        (Game::StarViking, "ORBITS FROM THE SUN", "Orbit: "),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = opened(game, folder.path());
        keys(&mut window, Modifiers::NONE, Key::F9);
        let at = window.get_by_role_and_label(Role::Label, label).rect().center();
        assert!(tooltip_at(&mut window, at).is_some(), "{label}");
        assert!(window.query_all_by_label_contains(told).next().is_some(), "{label}");
    }
}
