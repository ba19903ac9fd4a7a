//! Files that are no projects.

use std::fs;

use drydock::project::files;

/// What is said about a file that holds this text; it must not be a project.
pub fn refusal(text: impl AsRef<[u8]>) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("bad.drydock");
    fs::write(&path, text).expect("a file");
    let error = files::load(&path).expect_err("a bad file was read").to_string();
    assert!(error.contains("bad.drydock"), "{error}");
    assert!(error.ends_with('.') && !error.contains('\n'), "no single sentence: {error}");
    error
}
