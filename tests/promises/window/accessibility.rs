//! What a screen reader is told of each panel, desk and dialog, as texts that can be read and compared.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use drydock::project::{Game, Library};
use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::golden;
use crate::support::window::{Shown as _, Window, keys, open_template_of, press, type_into};

/// The most letters of a description that is kept.
const SHORT: usize = 40;

/// What is said of a node in one line; nothing for what only holds others.
fn line(node: &Node) -> Option<String> {
    let node = node.accesskit_node();
    let (role, label) = (node.role(), node.label().filter(|label| !label.is_empty()));
    if role == Role::TextRun || (role == Role::GenericContainer && label.is_none()) {
        return None;
    }
    let mut line = format!("{role:?}");
    if let Some(label) = label {
        let _ = write!(line, " “{label}”");
    }
    if let Some(value) = node.value().filter(|value| !value.is_empty()) {
        let _ = write!(line, " = “{value}”");
    }
    if let Some(value) = node.numeric_value() {
        let _ = write!(line, " = {value}");
    }
    match node.toggled() {
        Some(Toggled::True) => line.push_str(" (on)"),
        Some(Toggled::False) => line.push_str(" (off)"),
        Some(Toggled::Mixed) => line.push_str(" (mixed)"),
        None => {}
    }
    if node.is_selected() == Some(true) {
        line.push_str(" (selected)");
    }
    if node.is_disabled() {
        line.push_str(" (disabled)");
    }
    // Such as a price; tooltips are longer. The value of a list to choose from is its description as well.
    let is_short = |words: &String| !words.is_empty() && words.chars().count() <= SHORT && node.value().as_ref() != Some(words);
    if let Some(words) = node.description().filter(is_short) {
        let _ = write!(line, " – {words}");
    }
    Some(line)
}

/// What is told of a node and of all in it.
pub fn told(node: Node) -> String {
    let mut text = String::new();
    tell(node, 0, &mut text);
    text
}

fn tell(node: Node, depth: usize, text: &mut String) {
    let line = line(&node);
    if let Some(line) = &line {
        let _ = writeln!(text, "{:1$}{line}", "", depth * 2);
    }
    // The runs of a text field repeat what the field says.
    if !matches!(node.accesskit_node().role(), Role::TextInput | Role::MultilineTextInput) {
        for child in node.children() {
            tell(child, depth + usize::from(line.is_some()), text);
        }
    }
}

/// What is told of a region of the window, or of the dialog over it.
fn region(window: &Window, role: Role, name: &str, folder: &std::path::Path) -> String {
    let mut text = String::new();
    tell(window.get_by_role_and_label(role, name), 0, &mut text);
    text.replace(&folder.display().to_string(), "FOLDER")
}

/// The controls of a region that bear no name, or the name of another of their kind.
fn unclear(region: &str, text: &str) -> Vec<String> {
    let kinds = [
        "Button",
        "CheckBox",
        "ComboBox",
        "SpinButton",
        "TextInput",
        "MultilineTextInput",
        "GraphicsObject",
        "GridCell",
        "ListItem",
    ];
    let named = |line: &str| {
        let (kind, rest) = line.trim_start().split_once(' ').unwrap_or((line.trim(), ""));
        let name = rest.strip_prefix('“').and_then(|rest| rest.split('”').next()).unwrap_or_default();
        kinds.contains(&kind).then(|| (kind.to_owned(), name.to_owned()))
    };
    let mut seen = BTreeSet::new();
    let said = text.lines().filter_map(named).filter_map(|(kind, name)| {
        if name.is_empty() {
            return Some(format!("{region}: a {kind} without a name"));
        }
        (!seen.insert((kind.clone(), name.clone()))).then(|| format!("{region}: there are two {kind}s “{name}”"))
    });
    said.collect()
}

/// Compares regions of a window with what was kept, and tells of all that differ.
struct Goldens {
    folder: tempfile::TempDir,
    window: Window,
    wrong: Vec<String>,
}

impl Goldens {
    fn of(game: Game, template: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let (window, _) = open_template_of(game, template, folder.path());
        Self { folder, window, wrong: Vec::new() }
    }

    fn compare(&mut self, name: &str, panel: &str) {
        let text = region(&self.window, Role::Region, panel, self.folder.path());
        self.wrong.extend(unclear(name, &text));
        self.wrong.extend(golden::compare(name, &text).err());
    }

    /// Compares the dialog that is open.
    fn compare_dialog(&mut self, name: &str) {
        let open = |node: &Node| node.accesskit_node().role() == Role::Dialog;
        let dialogs: Vec<Node> = self.window.root().children_recursive().filter(open).collect();
        let mut text = String::new();
        for dialog in dialogs {
            tell(dialog, 0, &mut text);
        }
        assert!(!text.is_empty(), "{name} is a dialog");
        let text = text.replace(&self.folder.path().display().to_string(), "FOLDER");
        self.wrong.extend(golden::compare(&format!("{name}-dialog"), &text).err());
    }

    /// Shows a thing of the outline.
    fn choose(&mut self, name: &str) {
        self.window.get_by_role_and_label(Role::ListItem, name).click();
        self.window.run();
    }

    /// Shows a thing that the outline may have scrolled away, as a user who knows its name finds it.
    fn find(&mut self, name: &str) {
        type_into(&mut self.window, Role::TextInput, "Search outline", name);
        self.choose(name);
    }

    /// Compares the desk and what the inspector says beside it.
    fn compare_desk(&mut self, name: &str) {
        self.compare(&format!("{name}-desk"), "Desk");
        self.compare(&format!("{name}-inspector"), "Inspector");
    }

    fn end(self) {
        assert!(self.wrong.is_empty(), "{}", self.wrong.join("\n"));
    }
}

#[test]
fn the_frame() {
    let mut goldens = Goldens::of(Game::LaunchFighters, Library::SAMPLE);
    goldens.compare("toolbar", "Toolbar");
    goldens.compare("outline", "Outline");
    goldens.compare("status", "Status");
    press(&mut goldens.window, "0 errors");
    goldens.compare("no-problems", "Problems");
    press(&mut goldens.window, "Add ship");
    type_into(&mut goldens.window, Role::SpinButton, "Launchers", "5");
    goldens.compare("problems", "Problems");
    goldens.end();
}

#[test]
fn the_desks_and_what_the_inspector_says() {
    let mut goldens = Goldens::of(Game::LaunchFighters, Library::SAMPLE);
    for (thing, name) in [
        ("Morrowlight", "ship"),
        ("High Summer", "fleet"),
        ("The Orchard Rocks", "map"),
        ("Hail on the Orchard Rocks", "scenario"),
        ("Zikkari Orchards", "style"),
    ] {
        goldens.choose(thing);
        goldens.compare_desk(name);
    }
    press(&mut goldens.window, "Project");
    goldens.compare_desk("project");
    press(&mut goldens.window, "Print preview");
    goldens.compare("print-preview", "Desk");
    goldens.end();
}

#[test]
fn the_dialogs() {
    let mut goldens = Goldens::of(Game::LaunchFighters, Library::SAMPLE);
    for (name, modifiers, key) in [
        ("palette", Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P),
        ("shortcuts", Modifiers::SHIFT, Key::F1),
        ("settings", Modifiers::COMMAND, Key::Comma),
        ("open", Modifiers::COMMAND, Key::O),
        ("new", Modifiers::COMMAND, Key::N),
        ("print", Modifiers::COMMAND, Key::P),
    ] {
        keys(&mut goldens.window, modifiers, key);
        goldens.compare_dialog(name);
        keys(&mut goldens.window, Modifiers::NONE, Key::Escape);
    }
    goldens.end();
}

#[test]
fn the_frame_round_star_viking() {
    let mut goldens = Goldens::of(Game::StarViking, Library::SAMPLE);
    goldens.compare("star-viking-outline", "Outline");
    press(&mut goldens.window, "Project");
    goldens.compare("star-viking-project-desk", "Desk");
    goldens.compare("star-viking-status", "Status");
    press(&mut goldens.window, "Print preview");
    goldens.compare("star-viking-print-preview", "Desk");
    for (name, modifiers, key) in [
        ("star-viking-palette", Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P),
        ("star-viking-print", Modifiers::COMMAND, Key::P),
        ("star-viking-blue-book", Modifiers::COMMAND, Key::B),
    ] {
        keys(&mut goldens.window, modifiers, key);
        goldens.compare_dialog(name);
        keys(&mut goldens.window, Modifiers::NONE, Key::Escape);
    }
    goldens.end();
}

#[test]
fn the_desks_of_star_viking_and_what_the_inspector_says() {
    let mut goldens = Goldens::of(Game::StarViking, Library::SAMPLE);
    for (thing, name) in [
        ("Sanakht", "system"),
        ("red CR Cruiser", "unit"),
        ("Combat", "table"),
        ("Politics", "politics"),
        ("Wolves of the Beyond", "force-red"),
        ("Local defenses", "force-green"),
        ("Twilight of the Outrim", "set-up"),
    ] {
        goldens.find(thing);
        goldens.compare_desk(&format!("star-viking-{name}"));
    }
    for (view, name) in [("Game and victory", "game"), ("Scenario sheet", "sheet")] {
        press(&mut goldens.window, view);
        goldens.compare_desk(&format!("star-viking-{name}"));
    }
    goldens.find("Sanakht");
    keys(&mut goldens.window, Modifiers::COMMAND, Key::Num3);
    goldens.compare_desk("star-viking-wall");
    goldens.end();
}

#[test]
fn what_the_inspector_says_of_the_parts_of_a_tile() {
    let mut goldens = Goldens::of(Game::StarViking, Library::SAMPLE);
    goldens.find("Sanakht");
    goldens.window.get_by_role(Role::GraphicsObject).focus();
    goldens.window.run();
    keys(&mut goldens.window, Modifiers::NONE, Key::ArrowRight);
    keys(&mut goldens.window, Modifiers::NONE, Key::Enter);
    goldens.compare("star-viking-sector-inspector", "Inspector");
    // From a sector the way leads up to its body and on to its orbit.
    for part in ["body", "orbit"] {
        let up = |node: &Node| node.accesskit_node().label().is_some_and(|label| label.starts_with("Up to "));
        let ways: Vec<Node> = goldens.window.root().children_recursive().filter(up).collect();
        ways.last().expect("a way up").click();
        goldens.window.run();
        goldens.compare(&format!("star-viking-{part}-inspector"), "Inspector");
    }
    goldens.end();
}

#[test]
fn the_first_page() {
    let mut goldens = Goldens::of(Game::LaunchFighters, Library::SAMPLE);
    press(&mut goldens.window, "Help");
    goldens.window.get_by_words("Welcome page").click();
    goldens.window.run();
    goldens.compare_dialog("welcome");
    goldens.end();
}
