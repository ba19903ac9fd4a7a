//! An ear at the window: what a screen reader says while keys are pressed, by AccessKit's own consumer of the accessible tree.

use egui::accesskit::{Live, Role};
use egui::{Event, Key, Modifiers, ViewportId};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::window::Window;

/// How many passes follow a key at most.
const PASSES: usize = 24;
/// How often Tab is pressed at most on the way to a control.
const TABS: usize = 90;

/// Who listens.
pub struct Ear {
    /// What was heard since it was asked for last.
    pub heard: Vec<String>,
    focused: String,
    said: Vec<String>,
}

/// What is read of a control that gets the focus.
fn read(node: &Node) -> String {
    let node = node.accesskit_node();
    let role = format!("{:?}", node.role());
    let label = node.label().unwrap_or_default();
    let value = node.value().unwrap_or_default();
    let described = node.description().unwrap_or_default();
    [label, role, value, described].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

impl Ear {
    /// An ear that has heard nothing yet.
    pub fn at(window: &Window) -> Self {
        let mut ear = Self { heard: Vec::new(), focused: String::new(), said: Vec::new() };
        ear.listen(window);
        ear.heard.clear();
        ear
    }

    /// What has the focus, as it is read; the part of it that stands for the whole, such as a space of a board, if there is one.
    pub fn focused(window: &Window) -> Option<String> {
        let node = window.query_all_by(|node| node.is_focused() && node.role() != Role::Window).next()?;
        Some(read(&node))
    }

    /// Notes what has changed: what is said by itself, and what has the focus.
    fn listen(&mut self, window: &Window) {
        let live = window.query_all_by(|node| node.live() != Live::Off || node.role() == Role::Alert);
        let said: Vec<String> = live
            .filter_map(|node| node.accesskit_node().label())
            .map(|words| words.replace('\u{a0}', ""))
            .filter(|words| !words.is_empty())
            .collect();
        self.heard.extend(said.iter().filter(|words| !self.said.contains(words)).cloned());
        self.said = said;
        let focused = Self::focused(window).unwrap_or_default();
        if focused != self.focused && !focused.is_empty() {
            self.heard.push(focused.clone());
        }
        self.focused = focused;
    }

    /// Lets the window do what is due, and listens.
    pub fn settle(&mut self, window: &mut Window) {
        for _ in 0..PASSES {
            window.step();
            self.listen(window);
            let root = window.output().viewport_output.get(&ViewportId::ROOT);
            if root.is_none_or(|root| !root.repaint_delay.is_zero()) {
                break;
            }
        }
    }

    /// Presses keys. A letter that is no command is typed as well.
    pub fn press(&mut self, window: &mut Window, modifiers: Modifiers, key: Key) {
        window.key_press_modifiers(modifiers, key);
        self.settle(window);
    }

    /// Types words, letter by letter.
    pub fn types(&mut self, window: &mut Window, words: &str) {
        window.event(Event::Text(words.to_owned()));
        self.settle(window);
    }

    /// Presses Tab until a control with these words has the focus.
    pub fn tab_to(&mut self, window: &mut Window, name: &str) {
        let mut passed = Vec::new();
        for _ in 0..TABS {
            let at = Self::focused(window).unwrap_or_default();
            if at.contains(name) {
                return;
            }
            passed.push(at);
            self.press(window, Modifiers::NONE, Key::Tab);
        }
        panic!("Tab does not lead to {name:?}, but to {passed:#?}");
    }
}
