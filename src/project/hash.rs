//! A fingerprint of a project, which is equal on every machine for equal projects.

use std::fmt;
use std::sync::Arc;

use sha2::{Digest, Sha256};

use super::{LastPrinted, PrintChoices, Project, text};
use crate::Content;

/// The SHA-256 hash of the text of a project, leaving out its plot, its kept games and its note of what was printed last. None of these changes a
/// page, and all pages that are printed from one project must have the same fingerprint.
#[must_use]
pub fn content_hash(project: &Project) -> [u8; 32] {
    let mut hasher = Hasher(Sha256::new());
    let mut bare = None;
    if !project.print.printed.is_nothing() || !project.kept.is_empty() || !project.plot.is_empty() {
        let print = Arc::new(PrintChoices { printed: LastPrinted::default(), ..(*project.print).clone() });
        bare = Some(Project { print, kept: Vec::new(), plot: String::new(), ..project.clone() });
    }
    // Writing into a hasher cannot fail, and a project can always be written.
    let _ = text::write_into(&mut hasher, bare.as_ref().unwrap_or(project));
    hasher.0.finalize().into()
}

/// The SHA-256 hash of the designs alone, in hexadecimal digits. A kept game records it, so that it is known whether the designs have changed since.
#[must_use]
pub fn designs_hash(content: &Content) -> String {
    let mut hasher = Hasher(Sha256::new());
    let _ = text::write_designs_into(&mut hasher, content);
    hexadecimal(&hasher.0.finalize())
}

/// The SHA-256 of any bytes, in hexadecimal digits.
#[must_use]
pub fn bytes_hash(bytes: &[u8]) -> String {
    hexadecimal(&Sha256::digest(bytes))
}

/// Bytes in hexadecimal digits.
pub fn hexadecimal(bytes: &[u8]) -> String {
    use fmt::Write as _;

    let mut digits = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        // Writing into a text cannot fail.
        let _ = write!(digits, "{byte:02x}");
    }
    digits
}

struct Hasher(Sha256);

impl fmt::Write for Hasher {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.update(text.as_bytes());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;

    #[test]
    fn the_hash_is_that_of_the_file() {
        let project = Project::new(Game::LaunchFighters, "One");
        let file: [u8; 32] = Sha256::digest(text::write(&project).unwrap()).into();
        assert_eq!(content_hash(&project), file);
        assert_ne!(content_hash(&project), content_hash(&Project::new(Game::LaunchFighters, "Two")));
        let mut printed = project.clone();
        Arc::make_mut(&mut printed.print).printed.kinds.push("map".into());
        assert_ne!(printed, project);
        assert_eq!(content_hash(&printed), file, "printing changes no fingerprint");
    }
}
