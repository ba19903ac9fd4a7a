//! A window without a screen, driven by the accessible names of its controls.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use drydock::editor::action::Dialog;
use drydock::editor::settings::Settings;
use drydock::editor::{App, Launch};
use drydock::project::{Library, Project, files, text};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};

use super::rasteriser::Rasteriser;

/// A window under test.
pub type Window = Harness<'static, App>;

/// Finds what the window shows by some of its words. What it says to a screen reader may be the same, and does not count.
pub trait Shown {
    /// What has these words, if anything has.
    fn query_by_words<'a>(&'a self, words: &'a str) -> Option<Node<'a>>;
    /// What has these words.
    fn get_by_words<'a>(&'a self, words: &'a str) -> Node<'a> {
        self.query_by_words(words).unwrap_or_else(|| panic!("nothing says {words:?}"))
    }
}

impl Shown for Window {
    fn query_by_words<'a>(&'a self, words: &'a str) -> Option<Node<'a>> {
        self.query_all_by_label_contains(words).find(|node| node.accesskit_node().role() != Role::Status)
    }
}

/// A window on a file, with settings of its own in a folder.
pub fn open(file: Option<PathBuf>, folder: &Path) -> Window {
    open_sized(file, folder, Vec2::new(1280.0, 800.0))
}

/// A window of this size on a file; in a tall one nothing has to be scrolled to before it can be clicked.
pub fn open_sized(file: Option<PathBuf>, folder: &Path, size: Vec2) -> Window {
    let app = App::new(Launch { file, library: Library::bundled() }, Settings::load_from(folder), false);
    let mut window = Harness::builder().with_size(size).with_max_steps(64).build_ui_state(|ui, app: &mut App| app.show(ui), app);
    window.run();
    pass_the_first_page(&mut window);
    window
}

/// The same with pictures.
pub fn open_drawn(file: PathBuf, folder: &Path, size: Vec2, renderer: Rasteriser) -> Window {
    let app = App::new(Launch { file: Some(file), library: Library::bundled() }, Settings::load_from(folder), false);
    let window = Harness::builder().with_size(size).with_max_steps(64).renderer(renderer);
    let mut window = window.build_ui_state(|ui, app: &mut App| app.show(ui), app);
    window.run();
    window
}

/// Closes the page that greets where no file was named, by a press beside it, as a user with a pointer does; a test that wants to see it asks for the
/// first start.
pub fn pass_the_first_page(window: &mut Harness<App>) {
    if matches!(window.state().state().view.dialog, Some(Dialog::Welcome)) {
        let beside = Pos2::new(2.0, 2.0);
        let press =
            |pressed| Event::PointerButton { pos: beside, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
        for event in [Event::PointerMoved(beside), press(true), press(false), Event::PointerGone] {
            window.event(event);
            window.run();
        }
        assert!(!matches!(window.state().state().view.dialog, Some(Dialog::Welcome)), "the page is closed");
    }
}

/// A window of this size at the first start of all, with the page that greets a new user.
pub fn first_start(folder: &Path, size: Vec2) -> Window {
    let mut settings = Settings::load_from(folder);
    settings.first_start = true;
    let app = App::new(Launch { file: None, library: Library::bundled() }, settings, false);
    let mut window = Harness::builder().with_size(size).with_max_steps(64).build_ui_state(|ui, app: &mut App| app.show(ui), app);
    window.run();
    window
}

/// A window on a copy of a template in a file of its own, and the file.
pub fn open_template(name: &str, folder: &Path) -> (Window, PathBuf) {
    open_template_of(project::Game::LaunchFighters, name, folder)
}

/// A window on a copy of a game's template in a file of its own, and the file.
pub fn open_template_of(game: project::Game, name: &str, folder: &Path) -> (Window, PathBuf) {
    let file = folder.join(format!("{name}.drydock"));
    files::save(&file, &Library::bundled().template(game, name).expect("the template")).expect("a saved file");
    (open(Some(file.clone()), folder), file)
}

/// Presses a button, or takes one of the things of an open list.
pub fn press(window: &mut Window, name: &str) {
    let option = window.query_by_role_and_label(Role::ListBoxOption, name);
    option.unwrap_or_else(|| window.get_by_role_and_label(Role::Button, name)).click();
    window.run();
}

/// Presses a button that may have to be scrolled to, as a screen reader does.
pub fn press_anywhere(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::Button, name).click_accesskit();
    window.run();
}

/// Whether a button beside the choices is none itself. A digit that stands for nothing says so, and its words take the place of the lesson, so that
/// these buttons come and go although nothing was chosen.
pub fn is_beside_choices(name: &str) -> bool {
    name.ends_with("more below") || name == "Tell me no more about phases"
}

/// How many questions came with the lesson of each phase in a game that is played.
#[derive(Default)]
pub struct Taught(BTreeMap<String, usize>);

impl Taught {
    /// Counts the lesson that is shown now, if one is: its heading is the last above the button that ends lessons, and it leads to its rule.
    pub fn count(&mut self, window: &Window) {
        if let Some(button) = window.query_by_role_and_label(Role::Button, "Tell me no more about phases") {
            let foot = button.rect().top();
            let label = |node: &Node<'_>| node.accesskit_node().label().or(node.accesskit_node().value());
            let is_heading = |words: &String| words.chars().any(char::is_uppercase) && !words.chars().any(char::is_lowercase);
            let above = window.query_all_by_role(Role::Label).filter(|node| node.rect().top() < foot);
            let headings = above.filter_map(|node| Some((node.rect().top(), label(&node).filter(is_heading)?)));
            let (_, heading) = headings.max_by(|one, other| one.0.total_cmp(&other.0)).expect("the heading of a lesson");
            assert!(window.query_all_by_role(Role::Link).next().is_some(), "{heading} has a rule");
            *self.0.entry(heading).or_default() += 1;
        }
    }

    /// Checks that each phase was taught three times and no more, but for those that were asked about less often; three phases were asked about that
    /// often.
    pub fn check(&self, phases: usize) {
        assert!(self.0.len() >= phases && self.0.values().all(|times| *times <= 3), "{:?}", self.0);
        assert!(self.0.values().filter(|times| **times == 3).count() >= 3, "{:?}", self.0);
    }
}

/// Presses keys.
pub fn keys(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run();
}

/// Looks for a thing in the outline and shows it.
pub fn find(window: &mut Window, name: &str) {
    type_into(window, Role::TextInput, "Search outline", name);
    window.get_by_role_and_label(Role::ListItem, name).click();
    window.run();
}

/// Types into a field in place of what stands there.
pub fn type_into(window: &mut Window, role: Role, name: &str, words: &str) {
    window.get_by_role_and_label(role, name).focus();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.get_by_role_and_label(role, name).type_text(words);
    window.run();
}

/// The names of the games that were printed into a folder.
pub fn printed_games(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<String> = entries.filter_map(|name| name.into_string().ok()).collect();
    names.retain(|name| name.starts_with("game-") && Path::new(name).extension().is_some_and(|extension| extension == "pdf"));
    names.sort();
    names
}

/// The project as it would be saved.
pub fn bytes(window: &Window) -> String {
    text::write(project(window)).expect("text")
}

/// The project.
pub fn project(window: &Window) -> &Project {
    window.state().state().document.project()
}

/// A file in the hand of the pointer.
#[derive(Debug)]
struct InHand(PathBuf);

impl egui::DroppedFile for InHand {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

/// A file that is let go of over the window.
pub fn dropped(path: &Path) -> egui::DroppedFileHandle {
    std::sync::Arc::new(InHand(path.into()))
}
