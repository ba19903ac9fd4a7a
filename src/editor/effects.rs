//! Carries out what the applier cannot: reading, saving, printing, and asking the system for a path. Every answer is a report.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::action::Report;
use super::applier::Effect;
use super::settings::{self, Settings};
use super::state::Dialog;
use crate::project::{Library, Project, files};
use crate::rules::Game;
use crate::sheets::{self, Request, SheetKind};

/// Carries out an effect that has nothing to do with the window itself.
pub fn carry_out(effect: Effect, settings: &Settings, library: &Library) -> Vec<Report> {
    match effect {
        Effect::Load(path) => load(&path),
        Effect::Template(name) => match library.template(Game::LaunchFighters, &name) {
            Ok(project) => vec![Report::Opened { project: Arc::new(project), path: None }],
            Err(error) => failed(&error),
        },
        Effect::Write(path, project) => match files::save(&path, &project) {
            Ok(()) => vec![Report::Saved { project, path }],
            Err(error) => failed(&error),
        },
        Effect::Browse(dialog) => browse(&dialog).into_iter().map(Report::Browsed).collect(),
        Effect::Print(project, kinds, folder) => match print(&project, kinds, &folder) {
            Ok(files) => vec![Report::Printed { files, folder }],
            Err(sentence) => failed(&sentence),
        },
        Effect::KeepSettings => settings.keep().map_or_else(|error| failed(&error), |()| Vec::new()),
        Effect::DiscardAutosave(path) => files::discard_autosave(&path).map_or_else(|error| failed(&error), |()| Vec::new()),
        Effect::Close => Vec::new(),
    }
}

fn failed(error: &impl ToString) -> Vec<Report> {
    vec![Report::Failed(error.to_string())]
}

/// Reads a project, and what was not saved of it the last time.
fn load(path: &Path) -> Vec<Report> {
    match files::load(path) {
        Ok(project) => {
            let mut reports = vec![Report::Opened { project: Arc::new(project.clone()), path: Some(path.into()) }];
            match files::recover(path) {
                Ok(Some(recovered)) if recovered != project => {
                    reports.push(Report::Recovered { project: Arc::new(recovered), path: path.into() });
                }
                Ok(_) => {}
                Err(error) => reports.extend(failed(&error)),
            }
            reports
        }
        Err(error) => failed(&error),
    }
}

/// Writes one PDF a kind and tells how many.
fn print(project: &Project, kinds: Vec<SheetKind>, folder: &Path) -> Result<usize, String> {
    let printout = sheets::print(project, &Request { only: kinds, ..Request::default() });
    settings::make_folder(folder)?;
    for (kind, pages) in &printout.sheets {
        let bytes = sheets::to_pdf(project, *kind, pages).map_err(|error| error.to_string())?;
        files::replace(&folder.join(format!("{}.pdf", kind.slug())), &bytes).map_err(|error| error.to_string())?;
    }
    if printout.sheets.is_empty() {
        return Err("There is nothing to print yet: add a ship first.".into());
    }
    Ok(printout.sheets.len())
}

/// The system's own dialog. Without one it answers as if it had been cancelled; the path field is there all the same.
fn browse(dialog: &Dialog) -> Option<PathBuf> {
    let files = || rfd::FileDialog::new().add_filter("Drydock project", &[files::EXTENSION]);
    match dialog {
        Dialog::Open => files().set_title("Open a project").pick_file(),
        Dialog::SaveAs => files().set_title("Save the project").set_file_name("untitled.drydock").save_file(),
        Dialog::Print => rfd::FileDialog::new().set_title("Where the pages go").pick_folder(),
        Dialog::Palette | Dialog::New | Dialog::Shortcuts | Dialog::Unsaved(_) | Dialog::Recover { .. } => None,
    }
}
