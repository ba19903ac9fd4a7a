//! A walk through every desk, panel and dialog of the window, in a window of any size, as a user goes there.

use std::fs;
use std::path::{Path, PathBuf};

use drydock::drawing::ProgressMonitor;
use drydock::editor::action::DeskMode;
use drydock::exchange::game;
use drydock::exchange::post::ReportFormat;
use drydock::project::{Game, Library, files};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable as _;

use super::rasteriser::{Part, Rasteriser};
use super::window::{self, Window, keys, type_into};

/// The tabs of desks that show a thing in several ways.
const TABS: [&str; 13] = [
    "Set-up",
    "Terms",
    "Mission bench",
    "Fight bench",
    "Fleet bench",
    "Sides and victory",
    "Scenario sheet",
    "Game and victory",
    "Goals and rules",
    "Line by line",
    "Crews",
    "Galaxy",
    "Board",
];

/// The dialogs, by their names and the keys that open them.
pub const DIALOGS: [(&str, Modifiers, Key); 11] = [
    ("palette", Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P),
    ("shortcuts", Modifiers::SHIFT, Key::F1),
    ("manual", Modifiers::NONE, Key::F1),
    ("settings", Modifiers::COMMAND, Key::Comma),
    ("open", Modifiers::COMMAND, Key::O),
    ("save-as", Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::S),
    ("new", Modifiers::COMMAND, Key::N),
    ("print", Modifiers::COMMAND, Key::P),
    ("export", Modifiers::COMMAND, Key::E),
    ("blue-book", Modifiers::COMMAND, Key::B),
    ("quit", Modifiers::COMMAND, Key::Q),
];

/// A walk by keys through a window, and what it does at each stop.
pub struct Walk<'a> {
    size: Vec2,
    look: &'a mut dyn FnMut(&str, &mut Window),
    /// The part of the window that is drawn, if it is looked at as a picture.
    part: Option<Part>,
}

impl<'a> Walk<'a> {
    /// A walk in a window of this size, which looks at each stop, given by its name.
    pub fn new(size: Vec2, look: &'a mut dyn FnMut(&str, &mut Window)) -> Self {
        Self { size, look, part: None }
    }

    /// The same, with pictures of this part of the window.
    pub fn drawn(self, part: &Part) -> Self {
        Self { part: Some(Part::clone(part)), ..self }
    }

    fn at(&mut self, name: &str, window: &mut Window) {
        (self.look)(name, window);
    }

    fn open(&self, game: Game, template: &str, folder: &Path) -> Window {
        let file = folder.join(format!("{template}.drydock"));
        files::save(&file, &Library::bundled().template(game, template).expect("the template")).expect("a saved file");
        match &self.part {
            Some(part) => window::open_drawn(file, folder, self.size, Rasteriser::of_part(part)),
            None => window::open_sized(Some(file), folder, self.size),
        }
    }

    /// Every desk on which a thing of a game's sample is designed, with its other views; the tables and overviews; the pages.
    pub fn designs(&mut self, game: Game) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = self.open(game, Library::SAMPLE, folder.path());
        let mut seen = [false; 2];
        let outline = &window.state().state().document.derived().outline;
        let first = outline.iter().filter_map(|group| Some((group.one, group.entries.first()?.name.clone())));
        for (one, name) in first.collect::<Vec<_>>() {
            let stop = format!("{game}-{}", one.replace(' ', "-"));
            select(&mut window, &name);
            keys(&mut window, Modifiers::COMMAND, Key::Num1);
            self.at(&stop, &mut window);
            for tab in TABS {
                if take(&mut window, tab) {
                    self.at(&format!("{stop}-{}", tab.to_lowercase().replace(' ', "-")), &mut window);
                }
            }
            // Tables of all kinds are alike, and so are overviews.
            keys(&mut window, Modifiers::COMMAND, Key::Num3);
            let mode = window.state().state().view.desk;
            if !std::mem::replace(&mut seen[usize::from(mode == DeskMode::Overview)], true) {
                self.at(&format!("{stop}-overview"), &mut window);
            }
            keys(&mut window, Modifiers::COMMAND, Key::Num1);
        }
        take(&mut window, "Project");
        self.at(&format!("{game}-project"), &mut window);
        keys(&mut window, Modifiers::COMMAND, Key::Num2);
        self.at(&format!("{game}-print-preview"), &mut window);
    }

    /// The panels below the desk.
    pub fn panels(&mut self, game: Game) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = self.open(game, Library::SAMPLE, folder.path());
        take(&mut window, "0 errors");
        self.at(&format!("{game}-problems"), &mut window);
        keys(&mut window, Modifiers::NONE, Key::F9);
        self.at(&format!("{game}-playtest"), &mut window);
        take(&mut window, "Kept");
        self.at(&format!("{game}-kept"), &mut window);
    }

    /// Every dialog that keys open, and the first page.
    pub fn dialogs(&mut self, game: Game) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = self.open(game, Library::SAMPLE, folder.path());
        for (name, modifiers, key) in DIALOGS {
            keys(&mut window, modifiers, key);
            self.at(&format!("{game}-{name}-dialog"), &mut window);
            keys(&mut window, Modifiers::NONE, Key::Escape);
        }
        let folder = tempfile::tempdir().expect("a folder");
        let mut first = window::first_start(folder.path(), self.size);
        self.at("first-page-dialog", &mut first);
    }

    /// The table of a game that is played by hand: before a game, and at its first question.
    pub fn table(&mut self, game: Game, template: &str) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = self.open(game, template, folder.path());
        keys(&mut window, Modifiers::COMMAND, Key::Num4);
        self.at(&format!("{game}-start"), &mut window);
        assert!(take(&mut window, "Start the game"), "{game}");
        self.at(&format!("{game}-play"), &mut window);
    }

    /// The desks of a game by post: a player's orders in all views, and the referee's.
    pub fn post(&mut self) {
        let folder = tempfile::tempdir().expect("a folder");
        let (report, game) = by_post(folder.path());
        let mut window = window::open_sized(Some(report), folder.path(), self.size);
        self.at("orders", &mut window);
        for tab in ["Text", "Form", "Map", "Orders", "Report", "History", "Bench"] {
            if take(&mut window, tab) {
                self.at(&format!("orders-{}", tab.to_lowercase()), &mut window);
            }
        }
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = window::open_sized(Some(game), folder.path(), self.size);
        self.at("referee", &mut window);
    }
}

/// A game of the sample by post in a folder: the report of a player, and the referee's file.
pub fn by_post(folder: &Path) -> (PathBuf, PathBuf) {
    let post = game::of(Game::SpaceViking).post().expect("a game by post");
    let project = Library::bundled().template(Game::SpaceViking, Library::SAMPLE).expect("the sample");
    let begun = post.start(&project, None, Some(7)).expect("a game");
    let file = folder.join("by-post.game");
    fs::write(&file, begun.write().expect("a text")).expect("a file");
    let replayed = post.replay(&begun, None).expect("a game");
    let reports = replayed.reports(Some("House Skarrow"), &ReportFormat::ALL, ProgressMonitor::NONE).expect("reports");
    let mut report = PathBuf::new();
    for made in reports.into_iter().flat_map(|report| report.files) {
        let path = folder.join(&made.name);
        fs::write(&path, &made.bytes).expect("a file");
        if path.extension().is_some_and(|ending| ending == "report") {
            report = path;
        }
    }
    (report, file)
}

/// Shows a thing by its name.
fn select(window: &mut Window, name: &str) {
    type_into(window, Role::TextInput, "Search outline", name);
    window.query_all_by_role_and_label(Role::ListItem, name).next().expect("the thing is found").click_accesskit();
    window.run();
}

/// Presses a button if it is there, as a screen reader does; whether it is.
fn take(window: &mut Window, name: &str) -> bool {
    let Some(button) = window.query_by_role_and_label(Role::Button, name) else { return false };
    button.click_accesskit();
    window.run();
    true
}
