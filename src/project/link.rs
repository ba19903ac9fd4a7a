//! A small project as a link. The project is packed, in letters that addresses may have, into the part of an address after `#`, which browsers never
//! send.
//!
//! If a project by itself is too long, the link contains only its difference from a blank project of its game. This is needed, for example, because
//! even a blank project of Freedom in the Galaxy has more missions, actions and cards than a link has room for. Such a link opens only in versions
//! with the same blank project; any other link opens in all versions.
//!
//! A project that comes by a link is as untrusted as any other file: its size is checked before and while it is unpacked, and it is read as files
//! are.

mod error;

use std::path::Path;

use diffy::{DiffOptions, Patch};

use super::packed::{packed, unpacked};
use super::{Error, Library, Project, bytes_hash, text};
use crate::Game;
pub use error::LinkError;

/// How many letters a link may have: mail and chat programs cut longer links.
const MOST_LETTERS: usize = 8 << 10;
/// How many bytes the unpacked text may have.
const MOST_BYTES: u64 = 1 << 20;
/// In how many places of a blank project a link may add something. A malicious link with more places would take long to unpack.
const MOST_ADDED: usize = 2_000;
/// How many lines more than a blank project a project may have to be compared with it. A longer project would not fit into a link anyway, and
/// comparing it would take long.
const MOST_LINES: usize = 4_000;
/// The character that separates the fingerprint of a blank project from the text that is added to that project.
const ADDED_TO: char = '.';
/// How many hexadecimal digits of a fingerprint distinguish blank projects.
const FINGERPRINT: usize = 8;

/// Packs a project into the letters of a link.
///
/// # Errors
/// If the project is too large for a link.
pub fn pack(project: &Project) -> Result<String, Error> {
    let text = text::write(project)?;
    // A longer text could not be unpacked, and packing it would take long.
    if text.len() as u64 > MOST_BYTES {
        return Err(LinkError::TooLong { letters: text.len(), most: MOST_BYTES as usize }.into());
    }
    let whole = letters(&text)?;
    if whole.len() <= MOST_LETTERS {
        return Ok(whole);
    }
    let blank = blank(project.content.game())?;
    if text.lines().count() > blank.lines().count() + MOST_LINES {
        return Err(LinkError::TooLarge { letters: whole.len(), most: MOST_LETTERS }.into());
    }
    let patch = DiffOptions::new().set_context_len(0).create_patch(&blank, &text);
    let added = format!("{}{ADDED_TO}{}", fingerprint(&blank), letters(&patch.to_string())?);
    if added.len() > MOST_LETTERS || patch.hunks().len() > MOST_ADDED {
        return Err(LinkError::TooLarge { letters: added.len().min(whole.len()), most: MOST_LETTERS }.into());
    }
    Ok(added)
}

/// Unpacks the project from the letters of a link.
///
/// # Errors
/// If there are too many letters, if they hold no project that this program knows, or if the link builds on a blank project of another version of
/// Drydock.
pub fn unpack(letters: &str) -> Result<Project, Error> {
    if letters.len() > MOST_LETTERS {
        return Err(LinkError::Damaged.into());
    }
    let Some((begins, added)) = letters.split_once(ADDED_TO) else {
        return text::read(read(letters)?.as_bytes(), Path::new("The link"));
    };
    let blanks = Game::ALL.into_iter().filter_map(|game| blank(game).ok());
    let blank = blanks.into_iter().find(|blank| fingerprint(blank) == begins).ok_or(LinkError::OtherVersion)?;
    let added = read(added)?;
    let patch = Patch::from_str(&added).ok().filter(|patch| patch.hunks().len() <= MOST_ADDED).ok_or(LinkError::Damaged)?;
    let text = diffy::apply(&blank, &patch).map_err(|_| LinkError::Damaged)?;
    text::read(text.as_bytes(), Path::new("The link"))
}

/// Packs a text into letters.
fn letters(text: &str) -> Result<String, Error> {
    packed(text).map_err(Error::unwritten("The project", "packed"))
}

/// Unpacks a text from letters.
fn read(letters: &str) -> Result<String, Error> {
    unpacked(letters, MOST_BYTES).ok_or_else(|| LinkError::Damaged.into())
}

/// The text of the blank project of a game.
fn blank(game: Game) -> Result<String, Error> {
    text::write(&Library::bundled().template(game, Library::EMPTY)?)
}

fn fingerprint(blank: &str) -> String {
    let mut digits = bytes_hash(blank.as_bytes());
    digits.truncate(FINGERPRINT);
    digits
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::play::Dice as _;
    use rules::play::Seeded;

    #[test]
    fn a_sample_comes_out_of_its_link_as_it_went_in() {
        let sample = Library::bundled().template(Game::ALL[0], Library::SAMPLE).expect("the sample");
        let letters = pack(&sample).expect("a link");
        assert!(
            letters.len() <= MOST_LETTERS
                && letters.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter))
        );
        assert_eq!(unpack(&letters).expect("a project"), sample);
    }

    #[test]
    fn what_a_game_begins_with_takes_no_letters() {
        let mut project = Library::bundled().template(Game::FreedomInTheGalaxy, Library::EMPTY).expect("the template");
        project.title = "The \"quiet\" stars".into();
        let link = pack(&project).expect("a link");
        assert!(link.len() < 256, "{} letters", link.len());
        assert_eq!(unpack(&link).expect("a project"), project);
        let other = link.replacen(|digit: char| digit.is_ascii_digit(), "f", 1);
        assert!(unpack(&other).expect_err("another").to_string().contains("another version of Drydock"));
    }

    #[test]
    fn what_is_too_large_or_damaged_is_a_sentence() {
        let mut large = Project::new(Game::ALL[0], "Large");
        let mut dice = Seeded::new(1, 0);
        large.title = (0..8 * MOST_LETTERS).map(|_| char::from(b'a' + dice.die())).collect();
        let error = pack(&large).expect_err("too large");
        assert!(error.to_string().contains("too large for a link") && error.file().is_none(), "{error}");
        assert!(matches!(error.own(), Some(LinkError::TooLarge { most: MOST_LETTERS, .. })), "{error:?}");
        // A project that is far too large is refused at once, without being packed or compared.
        large.title = "long ".repeat(MOST_BYTES as usize / 5);
        assert!(pack(&large).expect_err("far too large").to_string().contains("1,048,576 can be packed"));
        let bomb = packed(&" ".repeat(3 << 20)).expect("packed");
        let letters = pack(&Project::new(Game::ALL[0], "Small")).expect("a link");
        let begins = fingerprint(&blank(Game::ALL[0]).expect("a blank project"));
        let added = |what: &str| format!("{begins}.{}", super::letters(what).expect("letters"));
        let astray = added("--- a\n+++ b\n@@ -900,1 +900,1 @@\n-what is not there\n+x\n");
        let many = added(&format!("--- a\n+++ b\n{}", "@@ -1,0 +1,1 @@\n+x\n".repeat(MOST_ADDED + 1)));
        let (bare, half) = (format!("{begins}."), &letters[..letters.len() / 2]);
        for hostile in ["", "A", "%%%%", "AAAA", ".", &bomb, half, &astray, &many, &bare, &"A".repeat(MOST_LETTERS + 1)] {
            assert!(unpack(hostile).is_err(), "{hostile:.20}");
        }
    }
}
