//! A window of this process beside a tab with the page: both are given the same keys and presses, and show the same.

use drydock::editor::settings::{Settings, ThemeChoice};
use drydock::editor::{App, Launch};
use drydock::project::Library;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Ui, UiBuilder, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use image::RgbaImage;
use tempfile::TempDir;

use crate::support::gallery;
use crate::support::rasteriser::Rasteriser;
use crate::support::window::Window;
use crate::tab::{Tab, seen};

/// A tab, and a window that tells where everything lies in it.
pub struct Beside<'served> {
    /// The tab.
    pub tab: Tab<'served>,
    /// The window.
    pub window: Window,
    /// The window's settings, and what it keeps beside them.
    folder: TempDir,
    size: (u32, u32),
}

impl<'served> Beside<'served> {
    /// A window at its first start beside a tab of the same size, which is at its first start too.
    pub fn first_start(tab: Tab<'served>, size: (u32, u32)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut settings = Settings::load_from(folder.path());
        settings.first_start = true;
        Self { tab, window: window(settings, size), folder, size }
    }

    /// The same, with the sample that the first page offers.
    pub fn on_the_sample(tab: Tab<'served>, size: (u32, u32)) -> Self {
        let mut both = Self::first_start(tab, size);
        both.press(Role::Button, "Sample: Hail on the Orchard Rocks, Launch Fighters!");
        both
    }

    /// A window that had these bytes open as a file, beside a tab whose browser keeps them.
    pub fn later_start(tab: Tab<'served>, size: (u32, u32), saved: &[u8]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("hail-on-the-orchard-rocks.drydock");
        std::fs::write(&file, saved).unwrap();
        let mut settings = Settings::load_from(folder.path());
        settings.recent.push(file);
        Self { tab, window: window(settings, size), folder, size }
    }

    /// Loads the page again; and the window ends, and is opened anew. Tells whether the browser asked first.
    pub fn reload(&mut self) -> bool {
        // What was not saved is kept a moment later.
        self.window.run_steps(30);
        // What it has saved by itself is offered once it is gone.
        self.window = window(Settings::default(), self.size);
        self.window = window(Settings::load_from(self.folder.path()), self.size);
        self.tab.reload()
    }

    /// Presses what has this name in the window, at the same place of the tab.
    pub fn press(&mut self, role: Role, name: &str) {
        let at = self.place(role, name);
        self.click_window(at);
        self.tab.click(at);
    }

    /// Presses it in the tab alone.
    pub fn press_in_tab(&self, role: Role, name: &str) {
        self.tab.click(self.place(role, name));
    }

    /// Opens the menu of what has this name in the window, and tells where a finger has to lie for it.
    pub fn menu_of(&mut self, role: Role, name: &str) -> Pos2 {
        let at = self.place(role, name);
        self.window.hover_at(at);
        for pressed in [true, false] {
            let (button, modifiers) = (PointerButton::Secondary, Modifiers::NONE);
            self.window.event(Event::PointerButton { pos: at, button, pressed, modifiers });
        }
        self.window.run();
        at
    }

    /// Presses what has this name in the window, and touches the same place of the tab.
    pub fn tap(&mut self, role: Role, name: &str) {
        let at = self.place(role, name);
        self.click_window(at);
        self.tab.tap(at);
    }

    /// Presses keys.
    pub fn keys(&mut self, modifiers: Modifiers, key: Key) {
        self.window.key_press_modifiers(modifiers, key);
        self.window.run();
        self.tab.press(modifiers, key);
    }

    /// Types a text.
    pub fn type_text(&mut self, text: &str) {
        self.window.event(Event::Text(text.into()));
        self.window.run();
        self.tab.type_text(text);
    }

    /// Saves from the tab alone, under the name that is suggested.
    pub fn save(&self) {
        self.tab.press(Modifiers::COMMAND, Key::S);
        self.tab.press(Modifiers::NONE, Key::Enter);
    }

    /// Asserts that the tab comes to show what the window does: in as many pixels as pictures of one window may differ on two machines.
    pub fn assert_alike(&mut self, what: &str) {
        let window = self.picture();
        let is_alike = || {
            let same = gallery::alike(&window, &self.tab.picture()).is_ok();
            if !same {
                window.save(seen("window.png")).unwrap();
            }
            same
        };
        self.tab.wait(is_alike, &format!("the page shows what the window shows, {what}"));
    }

    /// What the window shows.
    fn picture(&mut self) -> RgbaImage {
        self.window.run();
        self.window.render().unwrap()
    }

    fn place(&self, role: Role, name: &str) -> Pos2 {
        self.window.get_by_role_and_label(role, name).rect().center()
    }

    fn click_window(&mut self, at: Pos2) {
        self.window.hover_at(at);
        self.window.run();
        self.window.drag_at(at);
        self.window.drop_at(at);
        self.window.run();
    }
}

fn window(mut settings: Settings, (width, height): (u32, u32)) -> Window {
    settings.theme = ThemeChoice::Light;
    let app = App::new(Launch { file: None, library: Library::bundled() }, settings, false);
    let builder = Harness::builder().with_size(Vec2::new(width as f32, height as f32)).with_max_steps(64);
    // The harness leaves a margin free, and a page none.
    let show = |ui: &mut Ui, app: &mut App| {
        let whole = ui.ctx().content_rect();
        ui.scope_builder(UiBuilder::new().max_rect(whole), |ui| {
            ui.set_clip_rect(whole);
            app.show(ui);
        });
    };
    let mut window = builder.renderer(Rasteriser::default()).build_ui_state(show, app);
    window.run();
    window
}
