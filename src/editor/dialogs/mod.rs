//! The dialogs, which lie over everything else. Every dialog that needs a path has a field for it and a list of the folder's contents, since not
//! every system has a file dialog of its own.

mod blue_book;
mod export;
mod files;
mod fixing;
mod inks;
mod kept_files;
mod manual;
mod pasting;
mod paths;
mod pictures;
mod print;
mod printers;
mod shortcuts;
mod starts;
mod title;
mod welcome;

pub use paths::export_folder;
use title::{entitled, is_free};

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Align, Frame, Id, Key, Layout, Modal, Popup, RichText, ScrollArea, Ui, Vec2};

use crate::editor::action::{Action, Dialog, LeftOver};
use crate::editor::desks::FrameContext;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::follow_focus;
use crate::editor::widgets::{Offer, choice, primary_button};
use crate::machine;
use crate::project::{Game, Project};
use crate::rules::counted;
use crate::sheets;

/// Shows the dialog that is open.
pub fn show(ui: &mut Ui, context: &mut FrameContext, dialog: &Dialog) {
    // Each dialog has its own id, under which egui remembers its size.
    let id = Id::unique(("dialog", std::mem::discriminant(dialog)));
    let frame = Frame::popup(ui.style()).inner_margin(theme::DIALOG_MARGIN);
    // To a screen reader, the node that has the title is the dialog. The area around that node must not count as another dialog.
    let area = Modal::default_area(id).role(Role::GenericContainer);
    let modal = Modal::new(id).area(area).frame(frame).show(ui.ctx(), |ui| {
        title::begin(ui);
        let most = ui.ctx().content_rect().width() - 80.0;
        ui.set_width(match dialog {
            Dialog::Print(_) | Dialog::BlueBook(_) | Dialog::Manual(..) => most.min(1000.0),
            Dialog::Welcome | Dialog::New | Dialog::StartThere(_) => most.min(1200.0),
            Dialog::Open
            | Dialog::SaveAs
            | Dialog::Export(_)
            | Dialog::Picture(_)
            | Dialog::Table
            | Dialog::PrintReport
            | Dialog::PrintGame
            | Dialog::PrintPages(_) => most.min(720.0),
            Dialog::Printers { .. } | Dialog::Shortcuts => most.min(600.0),
            _ => most.min(440.0),
        });
        ui.spacing_mut().item_spacing.y = 10.0;
        scrolled_where_low(ui, |ui| match dialog {
            Dialog::New => new(ui, context),
            Dialog::Open => files::open(ui, context),
            Dialog::SaveAs => files::save_as(ui, context),
            Dialog::Overwrite(path) => files::overwrite(ui, context, path),
            Dialog::Replace { files, papers, folder } => files::replace(ui, context, files, papers, folder),
            Dialog::StartThere(path) => files::start_there(ui, context, path),
            Dialog::BlueBook(browsing) => blue_book::show(ui, context, browsing),
            Dialog::Print(draft) => print::show(ui, context, draft),
            Dialog::Export(draft) => export::show(ui, context, draft),
            Dialog::Printers { then } => printers::show(ui, context, then),
            Dialog::PrintReport => {
                let says = if machine::IS_PAGE {
                    "The report with its plots is handed over as the download playtest.pdf."
                } else {
                    "The report with its plots is written there as playtest.pdf."
                };
                print_into(ui, context, ["Print the report", "Folder for the report", says], Action::PrintReport);
            }
            Dialog::PrintGame => {
                let says = if machine::IS_PAGE {
                    "What happened so far, as it is shown, is handed over as a download that is called by its scenario and moment."
                } else {
                    "What happened so far, as it is shown, is written there as a PDF that is called by its scenario and moment. Games \
                     that were printed before stay."
                };
                print_into(ui, context, ["Print the game", "Folder for the game", says], Action::PrintGame);
            }
            Dialog::PrintPages(pages) => {
                let count = counted(pages.pages.len(), "page");
                let way = if machine::IS_PAGE { "handed over as the download" } else { "written there as" };
                let says = format!("{count} of the {}, {way} {}.pdf.", pages.kind.label().to_lowercase(), pages.name);
                let action = |folder| Action::PrintPages(pages.clone(), folder);
                print_into(ui, context, ["Print only this", "Folder for the pages", &says], action);
            }
            Dialog::Manual(page, block) => manual::show(ui, context, page, *block),
            Dialog::Shortcuts => shortcuts::show(ui, context),
            Dialog::Unsaved(then) => unsaved(ui, context, then),
            Dialog::UnkeptGame(then) => unkept(ui, context, then),
            Dialog::Recover { project, path, at, age } => recover(ui, context, project, [path, at], age),
            Dialog::RecoverSheet(left_over) => recover_sheet(ui, context, left_over),
            Dialog::ChangedOnDisk { path, on_save } => changed_on_disk(ui, context, path, *on_save),
            Dialog::Fix { fix, differences } => fixing::fix(ui, context, fix, differences),
            Dialog::SafeFixes { fixed, differences } => fixing::all(ui, context, fixed.fixes, differences),
            Dialog::TableKind { table, kinds } => pasting::ask_kind(ui, context, table, kinds),
            Dialog::TableTwins { table, names } => pasting::ask_twins(ui, context, table, names),
            Dialog::Intend(asked) => fixing::intend(ui, context, asked),
            Dialog::Welcome => welcome::show(ui, context),
            Dialog::About => about(ui, context),
            Dialog::Settings => welcome::settings(ui, context),
            Dialog::KeptFiles => kept_files::show(ui, context),
            Dialog::DeleteFiles(paths) => kept_files::delete(ui, context, paths),
            Dialog::Picture(thing) => pictures::show(ui, context, thing.as_ref()),
            Dialog::Table => pasting::choose(ui, context),
            Dialog::Palette | Dialog::Tour(_) => {}
        });
    });
    // Some dialogs stay open after a click beside them, because the click would lose typed text, or because they need an answer.
    let beside = modal.backdrop_response.clicked() && holds_fast(dialog);
    if modal.should_close() && !beside {
        context.push(Action::Dismiss);
    }
}

/// Whether a click beside the dialog must not close it: typed text or choices would be lost, or the dialog needs an answer.
const fn holds_fast(dialog: &Dialog) -> bool {
    match dialog {
        Dialog::Open
        | Dialog::SaveAs
        | Dialog::Print(_)
        | Dialog::Export(_)
        | Dialog::Printers { .. }
        | Dialog::PrintReport
        | Dialog::PrintGame
        | Dialog::PrintPages(_)
        | Dialog::Shortcuts
        | Dialog::Intend(_)
        | Dialog::Picture(_)
        | Dialog::Table
        | Dialog::ChangedOnDisk { .. } => true,
        Dialog::New
        | Dialog::BlueBook(_)
        | Dialog::Unsaved(_)
        | Dialog::UnkeptGame(_)
        | Dialog::Overwrite(_)
        | Dialog::Replace { .. }
        | Dialog::StartThere(_)
        | Dialog::Recover { .. }
        | Dialog::RecoverSheet(_)
        | Dialog::Fix { .. }
        | Dialog::SafeFixes { .. }
        | Dialog::TableKind { .. }
        | Dialog::TableTwins { .. }
        | Dialog::Welcome
        | Dialog::Manual(..)
        | Dialog::About
        | Dialog::Settings
        | Dialog::KeptFiles
        | Dialog::DeleteFiles(_)
        | Dialog::Palette
        | Dialog::Tour(_) => false,
    }
}

/// The height of a window that has room for every dialog, in points of the screen. On a desktop the window is never lower than this.
const LOW: f32 = 560.0;

/// Whether the window is so low that dialogs have to scroll.
fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < LOW
}

/// Shows a dialog, and lets it scroll if the window is low, as it may be in a browser or at a large scale.
fn scrolled_where_low(ui: &mut Ui, question: impl FnOnce(&mut Ui)) {
    if !is_low(ui) {
        return question(ui);
    }
    let most = ui.ctx().content_rect().height() - 2.0 * f32::from(theme::DIALOG_MARGIN) - 24.0;
    let area = ScrollArea::vertical().id_salt("question").max_height(most).min_scrolled_height(most);
    area.auto_shrink([false, true]).show(ui, |ui| {
        question(ui);
        follow_focus(ui, ui.min_rect());
    });
}

fn explain(ui: &mut Ui, words: &str) {
    let weak = Palette::of(ui).weak;
    ui.label(RichText::new(words).color(weak));
}

/// If there are things that no scenario can use, lets the user choose whether to include them.
fn unused(ui: &mut Ui, context: &FrameContext, scenario: Option<&str>, everything: &mut bool) {
    let content = &context.state.document.project().content;
    let unused = sheets::game::of(content.game()).unused(content, scenario);
    if unused.into_iter().any(|(count, _)| count > 0) {
        ui.checkbox(everything, "Also what no scenario can use")
            .on_hover_text("What cannot appear in any scenario of the project is left out else.");
    }
}

/// The width of the label before a field, in points of the screen.
const LABEL: f32 = 150.0;

/// Shows a field with its label before it, aligned with the fields above and below.
fn labelled<R>(ui: &mut Ui, words: &str, field: impl FnOnce(&mut Ui, Id) -> R) -> R {
    let weak = Palette::of(ui).weak;
    ui.horizontal(|ui| {
        let place = Vec2::new(LABEL, theme::ROW);
        let label = ui.allocate_ui_with_layout(place, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(LABEL);
            ui.label(RichText::new(words).color(weak))
        });
        field(ui, label.inner.id)
    })
    .inner
}

/// Shows a field of this width with its label, in which the user chooses one of these values; each value comes with the words that stand for it.
fn choose<T: Clone + PartialEq, W: Into<String>>(
    ui: &mut Ui,
    [name, help]: [&str; 2],
    width: f32,
    chosen: &mut T,
    offered: impl IntoIterator<Item = (T, W)>,
) {
    labelled(ui, name, |ui, _| {
        let offered: Vec<(T, String)> = offered.into_iter().map(|(value, words)| (value, words.into())).collect();
        let shown = offered.iter().find(|(value, _)| value == chosen).map_or_else(String::new, |(_, words)| words.clone());
        let offers = offered.into_iter().map(|(value, words)| {
            let is_chosen = value == *chosen;
            Offer::new(value, words, is_chosen)
        });
        let field = choice(ui, name, width, &shown, offers.collect::<Vec<_>>());
        field.response.on_hover_text(help);
        if let Some(taken) = field.taken {
            *chosen = taken;
        }
    });
}

/// Shows the row of buttons at the foot of a dialog. The primary button, which the Enter key also presses, is at the right, and the others follow to
/// its left.
fn foot(ui: &mut Ui, context: &mut FrameContext, primary: (&str, Option<Action>), others: &[(&str, Action)]) {
    ui.add_space(2.0);
    let entered = is_entered(ui);
    from_right(ui, |ui| {
        let (words, action) = primary;
        let clicked = primary_button(ui, words, action.is_some()).clicked();
        if let Some(action) = action.filter(|_| clicked || entered) {
            context.push(action);
        }
        for (words, action) in others {
            if ui.button(*words).clicked() {
                context.push(action.clone());
            }
        }
    });
}

/// Shows a row that begins at the right. It is only as high as its buttons, so that the dialog can shrink again after it was higher.
fn from_right<R>(ui: &mut Ui, row: impl FnOnce(&mut Ui) -> R) -> R {
    let size = Vec2::new(ui.available_width(), theme::ROW);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), row).inner
}

/// Whether the user presses Enter to answer the dialog. Enter does not count if another button has the keyboard focus, and in text of several lines
/// only with Ctrl.
fn is_entered(ui: &Ui) -> bool {
    let (enter, control) = ui.input(|input| (input.key_pressed(Key::Enter), input.modifiers.command));
    // A field of one line has already lost the keyboard focus when this is asked, since Enter ends typing in it.
    enter && !Popup::is_any_open(ui.ctx()) && (is_free(ui) || control && ui.ctx().text_edit_focused())
}

fn about(ui: &mut Ui, context: &mut FrameContext) {
    entitled(ui, &format!("Drydock {}", env!("CARGO_PKG_VERSION")));
    explain(
        ui,
        "Design ships, forces and scenarios for tabletop wargames, have them checked against the rulebook, and print them.",
    );
    let games: Vec<&str> = Game::ALL.into_iter().map(Game::title).collect();
    explain(ui, &format!("Games: {}. The rulebooks belong to their owners.", games.join(", ")));
    explain(ui, "Licensed under MIT or Apache-2.0, as you like. The Inter typeface is licensed under the SIL Open Font License.");
    foot(ui, context, ("Close", Some(Action::Dismiss)), &[]);
}

fn new(ui: &mut Ui, context: &mut FrameContext) {
    starts::page(ui, |ui| {
        ui.horizontal(|ui| {
            entitled(ui, "New project");
            explain(ui, "What you choose becomes a project of your own.");
            ui.with_layout(Layout::right_to_left(Align::Center), starts::Filter::field);
        });
        starts::filtered(ui, context);
    });
    from_right(ui, |ui| {
        if ui.button("Cancel").clicked() {
            context.push(Action::Dismiss);
        }
    });
}

fn print_into(ui: &mut Ui, context: &mut FrameContext, [title, name, says]: [&str; 3], action: impl FnOnce(PathBuf) -> Action) {
    entitled(ui, title);
    let folder = paths::folder_field(ui, context, name);
    explain(ui, says);
    let action = (!folder.as_os_str().is_empty()).then(|| action(folder));
    foot(ui, context, ("Print", action), &[("Cancel", Action::Dismiss)]);
}

fn unsaved(ui: &mut Ui, context: &mut FrameContext, then: &Action) {
    entitled(ui, "Save the changes?");
    let title = context.state.title().0.to_owned();
    explain(
        ui,
        &match context.state.view.post.as_ref().and_then(|post| post.written.as_ref()) {
            Some(written) => format!("{title}: the {} has changes that are not saved.", written.what),
            None => format!("{title} has changes that are not saved."),
        },
    );
    let discard = Action::Discard(Box::new(then.clone()));
    let save = Action::SaveFirst(Box::new(then.clone()));
    foot(ui, context, ("Save changes", Some(save)), &[("Do not save", discard), ("Cancel", Action::Dismiss)]);
}

fn unkept(ui: &mut Ui, context: &mut FrameContext, then: &Action) {
    entitled(ui, "Keep the game?");
    explain(ui, "The game on the table was played by hand, and is not kept in the project as it stands now.");
    let drop = Action::DropGame(Box::new(then.clone()));
    let keep = Action::KeepGameFirst(Box::new(then.clone()));
    foot(ui, context, ("Keep it", Some(keep)), &[("Do not keep it", drop), ("Cancel", Action::Dismiss)]);
}

fn recover(ui: &mut Ui, context: &mut FrameContext, project: &Arc<Project>, [path, at]: [&Path; 2], age: &str) {
    entitled(ui, "Go on where you left off?");
    let untitled = context.state.settings.untitled_places().any(|untitled| untitled == path);
    let what = if untitled { "was in no file yet and".into() } else { format!("({})", machine::shown_path(path)) };
    let title = &project.title;
    explain(
        ui,
        &format!("Last time “{title}” {what} was closed before it was saved. What was not saved can be opened as a copy."),
    );
    if !age.is_empty() {
        explain(ui, &format!("The copy was written {age}."));
    }
    let recover = Action::Recover { project: Arc::clone(project), at: at.into() };
    let forget = Action::ForgetRecovered(at.into());
    foot(ui, context, ("Open the copy", Some(recover)), &[("Throw it away", forget), ("Not now", Action::Dismiss)]);
}

fn recover_sheet(ui: &mut Ui, context: &mut FrameContext, left_over: &LeftOver) {
    entitled(ui, "Go on where you left off?");
    let LeftOver { path, at, age, .. } = left_over;
    let words =
        "Last time the sheet was left before it was saved. What was not saved can be gone on with, which can be taken back.";
    explain(ui, &format!("{}: {words}", path.display()));
    if !age.is_empty() {
        explain(ui, &format!("It was written {age}."));
    }
    let recover = Action::RecoverSheet(left_over.clone());
    let forget = Action::ForgetRecovered(at.clone());
    foot(ui, context, ("Go on with it", Some(recover)), &[("Throw it away", forget), ("Not now", Action::Dismiss)]);
}

fn changed_on_disk(ui: &mut Ui, context: &mut FrameContext, path: &Path, on_save: bool) {
    entitled(ui, "The file has changed");
    explain(ui, &format!("Another program has written {} since it was opened or saved here.", machine::shown_path(path)));
    if context.state.document.path() != Some(path) {
        explain(ui, "Reload shows what is in the file now; what is not saved here is asked about first.");
        return foot(ui, context, ("Reload", Some(Action::Reload)), &[("Not now", Action::Dismiss)]);
    }
    let loses = if context.state.document.is_saved() { "" } else { " The changes that are not saved here are lost then." };
    let keeps =
        if on_save { "saves what is here in its place" } else { "goes on with what is here; saving it replaces the file" };
    explain(
        ui,
        &format!(
            "Reload shows what is in the file now.{loses} Keep mine {keeps}. Not now leaves the file alone until you save, which asks again."
        ),
    );
    foot(ui, context, ("Reload", Some(Action::Reload)), &[("Keep mine", Action::KeepOwn), ("Not now", Action::Dismiss)]);
}
