//! A small project as the end of an address, behind its `#`, which no browser sends anywhere: packed, in letters that addresses may have.
//!
//! What comes by a link is a file like any other, from a stranger: it is measured before and while it is unpacked, and read as files are.

use std::io::{Read as _, Write as _};
use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;

use super::{Error, Project, text};
use crate::rules::grouped;

/// The most letters: more of them are cut off by mail and chat on their way.
const MOST_LETTERS: usize = 8 << 10;
/// The most bytes of what was packed.
const MOST_BYTES: u64 = 1 << 20;

/// The project in letters.
///
/// # Errors
/// If it is too large for an address.
pub fn pack(project: &Project) -> Result<String, Error> {
    let text = text::write(project)?;
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
    let packed = packed.write_all(text.as_bytes()).and_then(|()| packed.finish());
    let letters = BASE64.encode(packed.map_err(|why| Error::Misuse(format!("The project cannot be packed: {why}")))?);
    if letters.len() > MOST_LETTERS || text.len() as u64 > MOST_BYTES {
        let (long, most) = (grouped(letters.len() as u64), grouped(MOST_LETTERS as u64));
        return Err(Error::Misuse(format!(
            "This project is too large for a link: it comes to {long} letters, and {most} are carried everywhere; save it and send the file"
        )));
    }
    Ok(letters)
}

/// The project that was packed into letters.
///
/// # Errors
/// If they are too many, or hold no project that this program knows.
pub fn unpack(letters: &str) -> Result<Project, Error> {
    let damaged = || Error::Misuse("This link is damaged: have it sent to you again, as a whole".into());
    if letters.len() > MOST_LETTERS {
        return Err(damaged());
    }
    let packed = BASE64.decode(letters).map_err(|_| damaged())?;
    let mut bytes = Vec::new();
    ZlibDecoder::new(packed.as_slice()).take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(|_| damaged())?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(damaged());
    }
    text::read(&bytes, Path::new("The link"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::Library;
    use crate::rules::Game;
    use crate::rules::play::{Dice as _, Seeded};

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
    fn what_is_too_large_or_damaged_is_a_sentence() {
        let mut large = Project::new(Game::ALL[0], "Large");
        let mut dice = Seeded::new(1, 0);
        large.title = (0..8 * MOST_LETTERS).map(|_| char::from(b'a' + dice.die())).collect();
        assert!(pack(&large).expect_err("too large").to_string().contains("too large for a link"));
        let mut bomb = ZlibEncoder::new(Vec::new(), Compression::best());
        bomb.write_all(&vec![b' '; 3 << 20]).expect("packed");
        let bomb = BASE64.encode(bomb.finish().expect("packed"));
        let letters = pack(&Project::new(Game::ALL[0], "Small")).expect("a link");
        for hostile in ["", "A", "%%%%", "AAAA", &bomb, &letters[..letters.len() / 2], &"A".repeat(MOST_LETTERS + 1)] {
            assert!(unpack(hostile).is_err(), "{hostile:.20}");
        }
    }
}
