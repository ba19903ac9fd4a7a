//! The dialog for the files that the browser keeps: it shows how much space they take, and can delete them.

use std::path::PathBuf;

use egui::{Align, Label, Layout, RichText, ScrollArea, Ui};

use super::{entitled, explain, foot};
use crate::editor::action::{Action, Dialog};
use crate::editor::desks::FrameContext;
use crate::editor::theme::Palette;
use crate::editor::widgets::small_button;
use crate::machine;
use crate::rules::counted;

/// The height of the list of files, in points of the screen.
const HEIGHT: f32 = 240.0;

/// A number of bytes in words.
#[must_use]
pub fn size(bytes: usize) -> String {
    match bytes {
        0..1_000_000 => format!("{} KB", bytes.div_ceil(1_000)),
        _ => format!("{:.1} MB", bytes as f64 / 1e6),
    }
}

/// Shows the files that the browser keeps.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    entitled(ui, "Kept in this browser");
    let (files, bytes) = machine::kept_files();
    let words = format!(
        "{} and what the program keeps for itself, such as your settings and what is not saved yet, take {}. \
         Files that you downloaded or keep elsewhere are not among them.",
        counted(files.len(), "file"),
        size(bytes)
    );
    explain(ui, &words);
    ScrollArea::vertical().max_height(HEIGHT).auto_shrink([false, true]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (path, bytes) in &files {
            let row = |ui: &mut Ui| {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                let delete = small_button(ui, "Delete…").on_hover_text("Delete it from this browser.");
                if delete.accessible_name(format!("Delete {name}")).clicked() {
                    context.push(Action::Ask(Dialog::DeleteFiles(vec![path.clone()])));
                }
                ui.label(RichText::new(size(*bytes)).color(Palette::of(ui).weak));
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(Label::new(&*name).truncate()));
            };
            ui.horizontal(|ui| ui.with_layout(Layout::right_to_left(Align::Center), row));
        }
    });
    let all = || Action::Ask(Dialog::DeleteFiles(files.iter().map(|(path, _)| path.clone()).collect()));
    let all = (!files.is_empty()).then(|| ("Delete all…", all()));
    foot(ui, context, ("Close", Some(Action::Dismiss)), all.as_slice());
}

/// Asks whether to delete files.
pub fn delete(ui: &mut Ui, context: &mut FrameContext, paths: &[PathBuf]) {
    let what = match paths {
        [path] => path.file_name().unwrap_or_default().to_string_lossy().into_owned(),
        several => counted(several.len(), "file"),
    };
    entitled(ui, &format!("Delete {what}?"));
    explain(
        ui,
        "Nothing of this stays in the browser, neither the version before it nor what was not saved. This cannot be undone.",
    );
    let delete = Action::DeleteFiles(paths.to_vec());
    foot(ui, context, ("Delete", Some(delete)), &[("Cancel", Action::Ask(Dialog::KeptFiles))]);
}
