//! A field for a path, with a list of its folder, a button to the folder above, and recent folders. Another button opens the system's own dialog, if
//! it has one.

use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::sync::Arc;

use egui::{Button, Id, RichText, ScrollArea, TextEdit, Ui, Vec2};

use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{section, small_toggle, text_menu};
use crate::machine;
use crate::project::files::{self, FolderListing};
use crate::project::{FileSort, SentSheet};
use crate::rules::slug;

/// The endings of projects' files.
pub const PROJECTS: &[&str] = &[files::EXTENSION];
/// The endings of files that can be opened: projects, and the files of games by post.
pub const OPENED: &[&str] = &[files::EXTENSION, FileSort::Report.ending(), FileSort::GameInProgress.ending(), SentSheet::ENDING];
/// The endings of pictures' files.
pub const PICTURES: &[&str] = &["png", "jpg", "jpeg"];
/// The endings of files that a field for a folder lists: an empty list, since no file can be chosen there.
const FOLDERS: &[&str] = &[];

/// The height of the list of a folder, in points of the screen.
const HEIGHT: f32 = 240.0;
/// The width of the list of recent folders, in points of the screen.
const RECENT: f32 = 190.0;
/// How many recent folders are offered at most.
const MOST_RECENT: usize = 6;
/// The time in seconds after which a folder is read again.
const FRESH: f64 = 1.0;

/// The text that the user has typed into a field of a dialog; it lasts as long as the dialog is open.
pub struct TypedText {
    id: Id,
    pass: u64,
    pub text: String,
    /// The suggested text. If it changes, as when the user chooses a path in the system's dialog, it replaces the typed text.
    suggested: String,
    /// Whether the dialog has just been opened.
    pub first: bool,
}

/// The state of a path field after a frame that has shown it.
pub struct TypedPath {
    /// The path in the field.
    pub path: PathBuf,
    /// Whether the user has double-clicked a file of the list below the field.
    pub taken: bool,
}

/// What is remembered of a field: the typed text, the suggestion at that time, and the number of the frame that showed the text last.
type KeptText = (String, String, u64);

/// The text typed into the field with this name, or the suggestion if nothing was typed.
pub fn kept(ui: &Ui, name: &str, suggested: &str) -> TypedText {
    let id = Id::unique(("typed", name));
    let pass = ui.ctx().cumulative_pass_nr();
    // If the last passes did not show the text, it is from an earlier dialog.
    let kept: Option<KeptText> = ui.data(|data| data.get_temp(id)).filter(|(.., last): &KeptText| last + 2 >= pass);
    let first = kept.is_none();
    let typed = kept.filter(|(_, before, _)| before == suggested).map(|(text, ..)| text);
    let suggested = suggested.to_owned();
    TypedText { id, pass, text: typed.unwrap_or_else(|| suggested.clone()), suggested, first }
}

impl TypedText {
    /// Keeps the present text for the next frame.
    pub fn keep(&self, ui: &Ui, text: &str) {
        ui.data_mut(|data| data.insert_temp(self.id, (text.to_owned(), self.suggested.clone(), self.pass)));
    }
}

/// The folder in which a dialog begins: the folder of the project, or of the file that was open last, or the working folder of the program. The path
/// ends with a separator, to show that it is a folder.
#[must_use]
pub fn start(context: &FrameContext) -> PathBuf {
    let own = context.state.document.path().or(context.state.settings.recent.first().map(PathBuf::as_path));
    let folder = own.and_then(Path::parent).map_or_else(|| files::whole(Path::new(".")), files::whole);
    // Joining an empty part adds a separator at the end.
    folder.join("")
}

/// The folder that is suggested for exported files: the folder of the last export, or one beside the project.
#[must_use]
pub fn export_folder(context: &FrameContext) -> PathBuf {
    if machine::IS_PAGE {
        return start(context).join(slug(&context.state.document.project().title));
    }
    let last = context.state.settings.export_folder.clone();
    files::whole(&last.unwrap_or_else(|| start(context).join("exports")))
}

/// Shows a field for a file with one of these endings.
pub fn path_field(ui: &mut Ui, context: &mut FrameContext, name: &str, suggested: &Path, endings: &[&str]) -> TypedPath {
    let kept = kept(ui, name, &suggested.display().to_string());
    let mut text = kept.text.clone();
    field(ui, context, name, &mut text, (kept.first, true));
    let taken = folder(ui, context, &mut text, endings);
    kept.keep(ui, &text);
    TypedPath { path: PathBuf::from(text.trim()), taken }
}

/// Shows a field for the folder into which pages and tables are written. The list of the folder's contents opens only on a click, since the dialog
/// has other fields too. In a browser files are downloaded instead, and several files come as an archive with the name of the project. In a dialog
/// that scrolls, the field does not take the focus, because the dialog opens at its top and the field may be below.
pub fn folder_field(ui: &mut Ui, context: &mut FrameContext, name: &str) -> PathBuf {
    if machine::IS_PAGE {
        let words = "One file comes as a download, several come in one archive.";
        ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
        return export_folder(context);
    }
    let kept = kept(ui, name, &export_folder(context).display().to_string());
    let mut text = kept.text.clone();
    field(ui, context, name, &mut text, (kept.first, !super::is_low(ui)));
    let id = kept.id.with("unfolded");
    let mut unfolded: bool = ui.data(|data| data.get_temp(id)).unwrap_or_default() && !kept.first;
    if small_toggle(ui, unfolded, "Show folders").on_hover_text("Look for the folder here.").clicked() {
        unfolded = !unfolded;
    }
    ui.data_mut(|data| data.insert_temp(id, unfolded));
    if unfolded {
        folder(ui, context, &mut text, FOLDERS);
    }
    kept.keep(ui, &text);
    PathBuf::from(text.trim())
}

/// Shows the field itself and, if the dialog's last attempt failed, the error. `first` says whether the dialog has just been opened, and
/// `takes_focus` whether the field then gets the focus.
fn field(ui: &mut Ui, context: &mut FrameContext, name: &str, text: &mut String, (first, takes_focus): (bool, bool)) {
    let label = ui.label(RichText::new(name).size(theme::SMALL).color(Palette::of(ui).weak));
    ui.horizontal(|ui| {
        let field = ui.add(TextEdit::singleline(text).desired_width(ui.available_width() - 92.0)).labelled_by(label.id);
        text_menu(&field);
        if first && takes_focus {
            field.request_focus();
        }
        if ui.button("Browse…").on_hover_text("Ask the system, where it has a dialog for this.").clicked() {
            context.push(Action::Browse);
        }
    });
    if let Some(notice) = context.state.dialog_failure().filter(|_| !first) {
        ui.label(RichText::new(&notice.text).color(Palette::of(ui).error));
    }
}

/// Lists the folder of the typed path, with recent folders beside it; returns whether the user has double-clicked a file.
fn folder(ui: &mut Ui, context: &FrameContext, text: &mut String, endings: &[&str]) -> bool {
    let here = folder_of(text, endings);
    let mut to = None;
    let mut taken = false;
    ui.allocate_ui(Vec2::new(ui.available_width(), HEIGHT), |ui| {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.vertical(|ui| {
                ui.set_width(RECENT);
                section(ui, "RECENT FOLDERS");
                let recent = recent_folders(context);
                if recent.is_empty() {
                    ui.label(RichText::new("None yet").size(theme::SMALL).color(Palette::of(ui).weak));
                }
                for recent in recent {
                    let name = recent.file_name().map_or_else(|| recent.display().to_string(), |name| name.display().to_string());
                    let button = Button::new(RichText::new(&name).size(theme::SMALL)).frame_when_inactive(false).truncate();
                    let button = ui.add(button).on_hover_text(recent.display().to_string());
                    if button.accessible_name(format!("Recent folder {}", recent.display())).clicked() {
                        to = Some(recent);
                    }
                }
            });
            ui.separator();
            ui.vertical(|ui| match &*listing(ui, &here, endings) {
                Ok(listing) => taken = entries(ui, &here, listing, text, &mut to),
                Err(sentence) => {
                    ui.label(RichText::new(sentence).color(Palette::of(ui).weak));
                }
            });
        });
    });
    if let Some(folder) = to {
        *text = entered(&folder, text, endings);
    }
    taken
}

/// Lists the entries of a folder; returns whether the user has double-clicked a file.
fn entries(ui: &mut Ui, here: &Path, listing: &FolderListing, text: &mut String, to: &mut Option<PathBuf>) -> bool {
    let mut taken = false;
    ui.add(egui::Label::new(RichText::new(here.display().to_string()).size(theme::SMALL)).wrap());
    ScrollArea::vertical().id_salt("folder").max_height(HEIGHT - 24.0).auto_shrink([false, false]).show(ui, |ui| {
        let row = |ui: &mut Ui, words: String, name: String| {
            let button = Button::new(words).frame_when_inactive(false).truncate();
            ui.add(button).accessible_name(name)
        };
        if let Some(above) = here.parent().filter(|_| !files::is_outermost(here))
            && row(ui, "↑  The folder above".into(), "The folder above".into()).clicked()
        {
            *to = Some(above.to_owned());
        }
        // Files come before folders, because most users look for a file, and there may be many folders.
        for name in &listing.files {
            let row = row(ui, name.clone(), format!("File {name}"));
            if row.clicked() {
                *text = here.join(name).display().to_string();
            }
            taken |= row.double_clicked();
        }
        for name in &listing.folders {
            if row(ui, format!("{name}{MAIN_SEPARATOR}"), format!("Folder {name}")).clicked() {
                *to = Some(here.join(name));
            }
        }
        if listing.cut {
            ui.label(RichText::new("There is more in this folder than can be listed.").color(Palette::of(ui).weak));
        }
    });
    taken
}

/// The folder that the typed text names: the text itself if it is a folder, otherwise the folder that contains the typed file.
fn folder_of(text: &str, endings: &[&str]) -> PathBuf {
    let typed = text.trim();
    let path = files::whole(Path::new(if typed.is_empty() { "." } else { typed }));
    let is_folder = endings.is_empty() || typed.is_empty() || typed.ends_with(['/', MAIN_SEPARATOR]);
    match path.parent().filter(|_| !is_folder) {
        Some(folder) => folder.to_owned(),
        None => path,
    }
}

/// The text of the field after the user has entered a folder: the path of the folder, followed by the name of the file that was typed before.
fn entered(folder: &Path, text: &str, endings: &[&str]) -> String {
    if endings.is_empty() {
        return folder.display().to_string();
    }
    let typed = text.trim();
    let name = Path::new(typed).file_name().filter(|_| !typed.ends_with(['/', MAIN_SEPARATOR]));
    let path = name.map_or_else(|| folder.join(""), |name| folder.join(name));
    path.display().to_string()
}

/// The folders of recent files, and the folder of the last export.
fn recent_folders(context: &FrameContext) -> Vec<PathBuf> {
    let settings = &context.state.settings;
    let opened = settings.recent.iter().filter_map(|path| path.parent());
    // In a browser the export folder is only the name of an archive.
    let exported = settings.export_folder.as_deref().filter(|_| !machine::IS_PAGE);
    let mut folders: Vec<PathBuf> = Vec::new();
    for folder in opened.chain(exported).map(files::whole) {
        if !folders.contains(&folder) && folders.len() < MOST_RECENT {
            folders.push(folder);
        }
    }
    folders
}

/// The contents of a folder, or the reason why it cannot be read. The folder is read again from time to time.
type Listing = Arc<Result<FolderListing, String>>;

fn listing(ui: &Ui, folder: &Path, endings: &[&str]) -> Listing {
    let id = Id::unique("folder listing");
    let now = ui.input(|input| input.time);
    let known: Option<(PathBuf, usize, f64, Listing)> = ui.data(|data| data.get_temp(id));
    let fresh = known.filter(|(of, count, at, _)| of == folder && *count == endings.len() && now - at < FRESH);
    if let Some((.., listing)) = fresh {
        return listing;
    }
    let listing = Arc::new(files::look_into(folder, endings).map_err(|error| error.to_string()));
    ui.data_mut(|data| data.insert_temp(id, (folder.to_owned(), endings.len(), now, Arc::clone(&listing))));
    listing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_stays_in_its_folder_and_takes_its_name_along() {
        let folder = tempfile::tempdir().expect("a folder");
        let (here, below) = (folder.path(), folder.path().join("below"));
        let typed = here.join("a.drydock").display().to_string();
        assert_eq!(folder_of(&typed, PROJECTS), here);
        assert_eq!(folder_of(&here.join("").display().to_string(), PROJECTS).join(""), here.join(""));
        assert_eq!(folder_of(&here.display().to_string(), FOLDERS), here);
        assert_eq!(PathBuf::from(entered(&below, &typed, PROJECTS)), below.join("a.drydock"));
        assert!(entered(&below, &here.join("").display().to_string(), PROJECTS).ends_with(MAIN_SEPARATOR));
        assert_eq!(PathBuf::from(entered(&below, "x", FOLDERS)), below);
    }
}
