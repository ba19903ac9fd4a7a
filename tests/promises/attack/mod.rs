//! Whatever is done to Drydock, it answers with a result or a sentence: broken files, several programs at once, hostile names, full disks.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

mod parts;
mod sets;
mod sharing;
mod speed;
mod words;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::time::Duration;

use assert_cmd::cargo::cargo_bin_cmd;
use drydock::project::{Library, Project, files};
use drydock::rules::Game;
use tempfile::TempDir;

/// A folder to work in.
struct Desk(TempDir);

impl Desk {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// The desk with a game's template on it.
    fn with(game: Game, template: &str) -> Self {
        let desk = Self::new();
        files::save(&desk.path("project"), &Library::bundled().template(game, template).unwrap()).unwrap();
        desk
    }

    fn save(&self, name: &str, project: &Project) -> PathBuf {
        let path = self.path(name);
        files::save(&path, project).unwrap();
        path
    }

    /// Runs a command, which answers before long.
    fn run(&self, words: &[&str]) -> Output {
        let mut command = cargo_bin_cmd!("drydock");
        command.current_dir(self.0.path()).env("XDG_CONFIG_HOME", self.path("config")).timeout(Duration::from_mins(1));
        command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("DRYDOCK_LOG");
        command.args(words).output().unwrap()
    }

    fn good(&self, words: &[&str]) -> String {
        let output = self.run(words);
        assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    /// The one sentence of a command that is refused.
    fn bad(&self, words: &[&str]) -> String {
        let output = self.run(words);
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{words:?}: {error}");
        assert!(error.ends_with(".\n") && error.lines().count() == 1 && error.chars().count() < 500, "{words:?}: {error}");
        error
    }
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}
