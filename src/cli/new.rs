//! `drydock new`: starts a project from a template.

use std::path::PathBuf;

use clap::Args;

use super::report::{Report, complain_of};
use crate::project::{Error, Game, Library, files};

/// Start a project from a template
#[derive(Debug, Args)]
pub(super) struct New {
    /// The game
    #[arg(long, help = games())]
    game: Game,
    /// The template to start from; `drydock library` lists them
    #[arg(long, default_value = Library::EMPTY)]
    template: String,
    /// Replace an existing file, which is kept as FILE.previous
    #[arg(long)]
    force: bool,
    /// The project to write; the ending .drydock is added if it has none
    file: PathBuf,
}

/// The help for the argument of the game, with the names of the games.
fn games() -> String {
    format!("The game: {}", Game::ALL.map(Game::slug).join(" or "))
}

impl New {
    pub fn run(self, library: &Library) -> Result<Report, Error> {
        let Self { game, template, force, mut file } = self;
        // If a file or a pipe with exactly this name exists, no ending is added to the name.
        if file.extension().is_none() && !files::exists(&file) {
            file.set_extension(files::EXTENSION);
        }
        let mut project = library.template(game, &template)?;
        // A project from the empty template is called like its file; a project from any other template keeps the template's title.
        if template == Library::EMPTY
            && let Some(name) = file.file_stem()
        {
            project.title = name.to_string_lossy().into_owned();
        }
        // With or without `--force`, saving refuses to replace anything other than a file.
        if force {
            files::save(&file, &project)?;
            complain_of(files::said_of_names(&file).as_slice());
        } else {
            files::save_new(&file, &project)?;
        }
        let mut report = Report::default();
        report.line(format_args!("{}: a project for {} from the template {template}", file.display(), game.title()));
        Ok(report)
    }
}
