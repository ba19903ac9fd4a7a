//! A folder to work in at the command line.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Output, Stdio};
use std::time::Duration;

use assert_cmd::Command;
use assert_cmd::cargo::{cargo_bin, cargo_bin_cmd};
use drydock::project::{Project, files};
use tempfile::TempDir;

/// A folder to work in, whose settings are its own.
pub struct Desk(TempDir);

/// What is typed behind the name of the program: words with blanks between them, or word by word.
pub trait Words {
    /// The words.
    fn words(&self) -> Vec<&str>;
}

impl Words for str {
    fn words(&self) -> Vec<&str> {
        self.split(' ').filter(|word| !word.is_empty()).collect()
    }
}

impl Words for String {
    fn words(&self) -> Vec<&str> {
        self.as_str().words()
    }
}

impl Words for [&str] {
    fn words(&self) -> Vec<&str> {
        self.to_vec()
    }
}

impl<const COUNT: usize> Words for [&str; COUNT] {
    fn words(&self) -> Vec<&str> {
        self.to_vec()
    }
}

impl Desk {
    /// A new one.
    pub fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        self.0.path()
    }

    /// Where a file of this name is.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder().join(name)
    }

    /// The program, which finds no display.
    pub fn command(&self) -> Command {
        let mut command = cargo_bin_cmd!("drydock");
        command.current_dir(self.folder()).env("XDG_CONFIG_HOME", self.path("config"));
        command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET").env_remove("DRYDOCK_LOG");
        command
    }

    /// Runs a command, which answers before long.
    pub fn run(&self, words: &(impl Words + ?Sized)) -> Output {
        self.command().timeout(Duration::from_mins(1)).args(words.words()).output().unwrap()
    }

    /// Begins a command that goes on by itself; what it says is dropped.
    pub fn spawn(&self, words: &(impl Words + ?Sized)) -> Child {
        let mut command = std::process::Command::new(cargo_bin!("drydock"));
        command.current_dir(self.folder()).env("XDG_CONFIG_HOME", self.path("config"));
        command.args(words.words()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
    }

    /// What standard output says of a command that ends well, with nothing to remark.
    pub fn good(&self, words: &(impl Words + ?Sized)) -> String {
        let output = self.run(words);
        assert!(output.status.success(), "drydock {:?}: {}", words.words(), text(&output.stderr));
        assert_eq!(text(&output.stderr), "", "drydock {:?}", words.words());
        text(&output.stdout)
    }

    /// The one sentence of a command that is refused.
    pub fn bad(&self, words: &(impl Words + ?Sized)) -> String {
        let output = self.run(words);
        let (words, error) = (words.words(), text(&output.stderr));
        assert_eq!(output.status.code(), Some(2), "drydock {words:?}: {error}");
        assert_eq!(text(&output.stdout), "", "drydock {words:?}");
        assert!(error.ends_with(".\n") && error.lines().count() == 1, "drydock {words:?}: {error}");
        assert!(error.chars().count() < 500, "drydock {words:?}: {error}");
        assert!(!error.contains("panicked") && !error.contains("RUST_BACKTRACE"), "{error}");
        error
    }

    /// Saves a project in a file of this name.
    pub fn save(&self, name: &str, project: &Project) -> PathBuf {
        let path = self.path(name);
        files::save(&path, project).unwrap();
        path
    }
}

/// What a program has written.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// What is in a folder, in order, but for the list of what was written there.
pub fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.retain(|name| name != ".drydock-files");
    names.sort();
    names
}
