//! The user's settings, which belong to no project, such as colours, scale, recent files and printers. They are stored in the platform's folder for
//! settings.
//!
//! If the settings file cannot be read, the defaults are used, so that a lost setting never keeps a user from working.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::keys::KeyChoices;
use super::window_place::WindowPlace;
use machine::settings_folder;
use project::{PrinterProfile, files, settings_file, text};

/// The user's settings, which belong to no project.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The colours of the window.
    pub theme: ThemeChoice,
    /// The scale at which everything is drawn; 1 is the normal size.
    scale: f32,
    /// Whether animations are left out: everything opens, closes and scrolls at once.
    pub still: bool,
    /// Whether the browser reads aloud the control that gets the keyboard focus.
    pub spoken: bool,
    /// The files that were open last, the latest first.
    pub recent: Vec<PathBuf>,
    /// The folder into which pages were last written.
    pub export_folder: Option<PathBuf>,
    /// Whether the welcome page is shown at every start, instead of the project that was open last.
    pub welcome: bool,
    /// The profiles of the user's printers: how each shifts or scales a page.
    pub printers: Vec<PrinterProfile>,
    /// The keys that the user has chosen.
    pub keys: KeyChoices,
    /// Whether the user has ended or skipped the tour of the window. The program then does not offer the tour again.
    pub tour_done: bool,
    /// The headings of the outline that are folded, each with its game.
    pub folded: Vec<String>,
    /// The heights that the user has given to the panels beside the board of a game.
    pub table: TableShares,
    /// The position and size of the window when it was last closed.
    pub window: WindowPlace,
    /// The folder that holds the settings; `None` if they are not stored.
    #[serde(skip)]
    folder: Option<PathBuf>,
    /// Where this window autosaves a project that has no file: beside the file with this index in [`Self::untitled_places`].
    #[serde(skip)]
    untitled_place: usize,
    /// Whether no settings were stored when these were loaded, as at the program's first start.
    #[serde(skip)]
    pub first_start: bool,
}

/// The colours of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThemeChoice {
    /// The colours that the system is set to use.
    #[default]
    System,
    /// Dark letters on a light background.
    Light,
    /// Light letters on a dark background.
    Dark,
}

/// How the user has divided the height beside the board of a game: the fractions for the log and for the part below it. The choices have the rest.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableShares {
    /// The fraction of the height that the log has.
    pub log: f32,
    /// The fraction of the height that the part below the log has.
    pub below: f32,
}

impl Default for TableShares {
    fn default() -> Self {
        Self { log: 0.22, below: 0.2 }
    }
}

impl TableShares {
    /// Returns these fractions, if both are between 0 and 1; otherwise the default.
    fn sound(self) -> Self {
        let is_part = |share: f32| (0.0..=1.0).contains(&share);
        if is_part(self.log) && is_part(self.below) { self } else { Self::default() }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: ThemeChoice::default(),
            scale: 1.0,
            still: false,
            spoken: false,
            recent: Vec::new(),
            export_folder: None,
            welcome: false,
            printers: Vec::new(),
            keys: KeyChoices::default(),
            tour_done: false,
            folded: Vec::new(),
            table: TableShares::default(),
            window: WindowPlace::default(),
            folder: None,
            untitled_place: 0,
            first_start: false,
        }
    }
}

/// How many recent files are remembered at most.
const MOST_RECENT: usize = 10;
/// How many folded headings are remembered at most; all games together have fewer headings.
const MOST_FOLDED: usize = 200;
/// How many files there are for autosaves of projects without a file.
const MOST_UNTITLED: usize = 10;
/// How many printer profiles are stored at most; no user makes as many by hand.
const MOST_PRINTERS: usize = 100;
/// A settings file with more bytes than this is not read.
const MOST_BYTES: u64 = 1 << 20;

impl Settings {
    /// The smallest and the largest scale of the window.
    pub const SCALES: (f32, f32) = (0.75, 2.0);

    /// The settings of this user, or the defaults if they cannot be read.
    #[must_use]
    pub fn load() -> Self {
        match settings_folder() {
            Some(folder) => Self { first_start: !files::exists(&settings_file(&folder)), ..Self::load_from(&folder) },
            None => Self::default(),
        }
    }

    /// The settings that are stored in a folder. Numbers that are out of bounds, because a user has edited the file, are brought back within them.
    #[must_use]
    pub fn load_from(folder: &Path) -> Self {
        let path = settings_file(folder);
        let read = || text::read_other::<Self>(&files::read(&path, MOST_BYTES).ok()?, &path).ok();
        let mut settings = read().unwrap_or_default();
        settings.set_scale(settings.scale);
        settings.table = settings.table.sound();
        settings.recent.truncate(MOST_RECENT);
        settings.folded.truncate(MOST_FOLDED);
        settings.printers = settings.printers.into_iter().take(MOST_PRINTERS).map(PrinterProfile::clamped).collect();
        Self { folder: Some(folder.to_owned()), ..settings }
    }

    /// Stores the settings. Without a folder, nothing is stored.
    ///
    /// # Errors
    ///
    /// If the folder cannot be written; the sentence says so.
    pub fn keep(&self) -> Result<(), String> {
        let Some(folder) = &self.folder else { return Ok(()) };
        let bytes = text::write_other(self).map_err(|error| error.to_string())?;
        make_folder(folder)?;
        files::replace(&settings_file(folder), bytes.as_bytes()).map_err(|error| error.to_string())
    }

    /// Stores the position of the window and the heights of the panels beside a game's board. The other stored settings stay as they are, since
    /// another window may have changed them. Without a folder it does nothing.
    ///
    /// # Errors
    ///
    /// If the folder cannot be written; the sentence says so.
    pub fn keep_window(&self) -> Result<(), String> {
        let Some(folder) = &self.folder else { return Ok(()) };
        let kept = Self::load_from(folder);
        if (kept.window, kept.table) == (self.window, self.table) {
            return Ok(());
        }
        Self { window: self.window, table: self.table, ..kept }.keep()
    }

    /// The file that notes which project is being opened; `None` without a folder.
    #[must_use]
    pub fn opening_note(&self) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join("opening.txt"))
    }

    /// The file beside which a project that has no file of its own is autosaved.
    #[must_use]
    pub fn untitled(&self) -> Option<PathBuf> {
        self.untitled_places().nth(self.untitled_place)
    }

    /// The files beside which projects without a file of their own may have been autosaved.
    pub fn untitled_places(&self) -> impl Iterator<Item = PathBuf> {
        let name = |number| if number == 0 { "untitled".to_owned() } else { format!("untitled-{}", number + 1) };
        self.folder.iter().flat_map(move |folder| {
            (0..MOST_UNTITLED).map(move |number| folder.join(format!("{}.{}", name(number), files::EXTENSION)))
        })
    }

    /// These settings, with a place for autosaves at which no earlier session has left an autosave. The place is used for a project that has no file.
    #[must_use]
    pub fn beside_what_is_left_over(self) -> Self {
        let free = self
            .untitled_places()
            .position(|path| !files::exists(&files::autosave_path(&path)) && !machine::is_open_elsewhere(&path));
        Self { untitled_place: free.unwrap_or(0), ..self }
    }

    /// The scale of the window; 1 is the normal size.
    #[must_use]
    pub const fn scale(&self) -> f32 {
        self.scale
    }

    /// Sets the scale of the window, within bounds.
    pub fn set_scale(&mut self, scale: f32) {
        let (smallest, largest) = Self::SCALES;
        self.scale = if scale.is_finite() { scale.clamp(smallest, largest) } else { 1.0 };
    }

    /// Puts a file first among the recent files. Its path is stored in a form that does not depend on the folder in which the program is started.
    pub fn remember(&mut self, path: &Path) {
        let path = files::whole(path);
        self.recent.retain(|known| *known != path);
        self.recent.insert(0, path);
        self.recent.truncate(MOST_RECENT);
    }

    /// Removes these files, which are gone, from the recent files.
    pub fn forget(&mut self, paths: &[PathBuf]) {
        self.recent.retain(|known| !paths.contains(known));
    }
}

/// Makes a folder, and those above it that are missing.
///
/// # Errors
/// If it cannot be made; the sentence says so.
pub fn make_folder(folder: &Path) -> Result<(), String> {
    files::make_folder(folder).map_err(|cause| format!("Cannot make the folder {}: {cause}; choose another.", folder.display()))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn settings_survive_a_restart() {
        let folder = tempfile::tempdir().unwrap();
        let mut settings = Settings::load_from(folder.path());
        assert_eq!(settings.theme, ThemeChoice::System);
        (settings.theme, settings.still) = (ThemeChoice::Dark, true);
        settings.table = TableShares { log: 0.5, below: 0.125 };
        settings.set_scale(9.0);
        for number in 0..20 {
            settings.remember(Path::new(&format!("{number}.drydock")));
        }
        settings.remember(Path::new("15.drydock"));
        settings.keep().unwrap();
        let again = Settings::load_from(folder.path());
        assert_eq!(again, settings);
        assert_eq!((again.scale(), again.recent.len()), (2.0, MOST_RECENT));
        assert_eq!(again.recent[0], files::whole(Path::new("15.drydock")), "the same file from any folder");
        assert!(again.recent.iter().all(|path| path.is_absolute()), "{:?}", again.recent);
    }

    #[test]
    fn numbers_that_a_hand_has_put_out_of_bounds_are_brought_back() {
        let folder = tempfile::tempdir().unwrap();
        let written = "(scale: 1e30, table: (log: NaN), printers: [(name: \"a\", scale_across: 0.0, scale_down: NaN, back_offset: (x: 900, y: -900)), \
                       (name: \"b\", scale_across: inf, scale_down: -3.0), (name: \"c\", scale_across: 1.004)])";
        fs::write(settings_file(folder.path()), written).unwrap();
        let settings = Settings::load_from(folder.path());
        assert!((settings.scale() - Settings::SCALES.1).abs() < f32::EPSILON);
        assert_eq!(settings.table, TableShares::default());
        assert_eq!(settings.printers.len(), 3);
        assert!(settings.printers.iter().all(PrinterProfile::is_sound), "{:?}", settings.printers);
        let scales: Vec<_> = settings.printers.iter().map(|printer| (printer.scale_across, printer.scale_down)).collect();
        assert_eq!(scales, [(0.8, 1.0), (1.0, 0.8), (1.004, 1.0)]);
        fs::write(settings_file(folder.path()), "(scale: NaN)").unwrap();
        assert!((Settings::load_from(folder.path()).scale() - 1.0).abs() < f32::EPSILON);
    }

    #[test]
    fn a_damaged_file_counts_as_none() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(settings_file(folder.path()), "(theme: Purple").unwrap();
        assert_eq!(Settings::load_from(folder.path()).theme, ThemeChoice::System);
    }
}
