//! The library: chapters from which designs can be copied, and templates from which projects can be started.
//!
//! Its chapters are the blue book, `blue_book/<game>/*.ron`, beside each game's page of the manual; its templates are projects,
//! `templates/<game>/*.drydock`. Both are embedded in the program, but another library with the same layout can be read from a folder instead. A
//! project copies what it takes, and does not depend on the library afterwards.

mod error;

use std::borrow::Cow;
use std::path::{Path, PathBuf};

use include_dir::{Dir, include_dir};

use super::{Error, Project, files, text};
use crate::{Game, OfGame};
pub use error::LibraryError;

static BLUE_BOOK: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../blue_book");
static TEMPLATES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../templates");

/// A library of chapters and templates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    /// The folder of the library; `None` for the library that is embedded in the program.
    folder: Option<PathBuf>,
}

/// One of the two parts of a library, chapters or templates.
#[derive(Clone, Copy)]
struct Half {
    embedded: &'static Dir<'static>,
    folder: &'static str,
    extension: &'static str,
    what: &'static str,
}

const CHAPTERS: Half = Half { embedded: &BLUE_BOOK, folder: "blue_book", extension: "ron", what: "chapter of the blue book" };
const PROJECTS: Half = Half { embedded: &TEMPLATES, folder: "templates", extension: files::EXTENSION, what: "template" };

impl Library {
    /// The template with which a new project starts if no template is named.
    pub const EMPTY: &str = "empty";
    /// The template that shows everything a project can hold.
    pub const SAMPLE: &str = "sample";

    /// The library that is embedded in the program.
    #[must_use]
    pub const fn bundled() -> Self {
        Self { folder: None }
    }

    /// The library in a folder that holds `blue_book` or `templates` or both.
    ///
    /// # Errors
    /// If the folder has neither.
    pub fn in_folder(folder: impl Into<PathBuf>) -> Result<Self, Error> {
        let folder = folder.into();
        if [CHAPTERS, PROJECTS].iter().any(|half| folder.join(half.folder).is_dir()) {
            Ok(Self { folder: Some(folder) })
        } else {
            Err(LibraryError::NoLibrary(folder).into())
        }
    }

    /// The names of a game's chapters, in order.
    ///
    /// # Errors
    /// If the library's folder cannot be read.
    pub fn chapters(&self, game: Game) -> Result<Vec<String>, Error> {
        self.names(CHAPTERS, game)
    }

    /// A chapter of the blue book, for the game of the designs `D`.
    ///
    /// # Errors
    /// If there is no chapter of that name, or its file cannot be read.
    pub fn chapter<D: OfGame>(&self, name: &str) -> Result<D::Chapter, Error> {
        let (bytes, file) = self.bytes(CHAPTERS, D::GAME, name)?;
        D::chapter(&bytes, &file)
    }

    /// The chapter of the manual about a game, as Markdown. It is embedded in the program, even if the library is in a folder.
    #[must_use]
    pub fn manual(game: Game) -> &'static str {
        Self::prose(game, "manual.md")
    }

    /// The terms and the rules of a game in Drydock's own words, section by section of the rulebook, as Markdown. They are embedded in the program.
    #[must_use]
    pub fn rules(game: Game) -> &'static str {
        Self::prose(game, "rules.md")
    }

    fn prose(game: Game, name: &str) -> &'static str {
        let file = BLUE_BOOK.get_file(Path::new(game.folder()).join(name));
        file.and_then(include_dir::File::contents_utf8).unwrap_or_default()
    }

    /// The names of a game's templates, in order.
    ///
    /// # Errors
    /// If the library's folder cannot be read.
    pub fn templates(&self, game: Game) -> Result<Vec<String>, Error> {
        self.names(PROJECTS, game)
    }

    /// A template, as a project to start from.
    ///
    /// # Errors
    /// If there is no template of that name, its file is damaged, or it is for another game.
    pub fn template(&self, game: Game, name: &str) -> Result<Project, Error> {
        let (bytes, file) = self.bytes(PROJECTS, game, name)?;
        let project = text::read(&bytes, &file)?;
        if project.content.game() == game {
            Ok(project)
        } else {
            Err(LibraryError::OtherGame { file, found: project.content.game(), wanted: game }.into())
        }
    }

    fn names(&self, half: Half, game: Game) -> Result<Vec<String>, Error> {
        let name = |path: &Path| path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let mut names: Vec<String> = if let Some(folder) = &self.folder {
            let files = files::list(&folder.join(half.folder).join(game.folder()), half.extension)?;
            files.iter().filter_map(|path| name(path)).collect()
        } else {
            let files = half.embedded.get_dir(game.folder()).into_iter().flat_map(Dir::files);
            let right = |path: &Path| path.extension().is_some_and(|found| found == half.extension);
            files.map(include_dir::File::path).filter(|path| right(path)).filter_map(name).collect()
        };
        names.sort();
        Ok(names)
    }

    /// The bytes of a file of the library, and the path that names it in errors.
    fn bytes(&self, half: Half, game: Game, name: &str) -> Result<(Cow<'static, [u8]>, PathBuf), Error> {
        let known = self.names(half, game)?;
        if !known.iter().any(|known| known == name) {
            return Err(Error::Unknown { what: half.what, name: name.into(), known });
        }
        let path = Path::new(game.folder()).join(format!("{name}.{}", half.extension));
        if let Some(folder) = &self.folder {
            let file = folder.join(half.folder).join(path);
            Ok((files::read(&file, text::MOST_BYTES)?.into(), file))
        } else {
            let contents = half.embedded.get_file(&path).map_or(&[][..], include_dir::File::contents);
            Ok((contents.into(), Path::new(half.folder).join(path)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_template_of_the_bundled_library_can_be_read() {
        let library = Library::bundled();
        for game in Game::ALL {
            let templates = library.templates(game).unwrap();
            assert!(templates.iter().any(|name| name == Library::EMPTY) && templates.iter().any(|name| name == Library::SAMPLE));
            for name in templates {
                let project = library.template(game, &name).unwrap();
                assert_eq!(project.content.game(), game);
            }
        }
    }

    #[test]
    fn the_embedded_library_is_the_one_in_the_source() {
        let source = Library::in_folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).unwrap();
        for game in Game::ALL {
            assert_eq!(source.chapters(game).unwrap(), Library::bundled().chapters(game).unwrap());
            assert_eq!(source.templates(game).unwrap(), Library::bundled().templates(game).unwrap());
        }
    }

    #[test]
    fn a_name_that_nothing_bears_is_answered_with_those_that_are_borne() {
        let error = Library::bundled().template(Game::LaunchFighters, "../empty").unwrap_err().to_string();
        assert!(error.contains("empty"), "{error}");
        assert!(Library::in_folder("/nowhere/at/all").is_err());
    }
}
