//! Names of files that any platform takes, however long the name of the thing inside is.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

/// The most bytes that a name may have: platforms take 255 bytes or letters.
pub const MOST_BYTES: usize = 255;

/// What a new name leaves free, so that `.previous` and `.autosave` have room behind it.
const FITTED_BYTES: usize = 240;

/// How many hexadecimal digits tell two long names apart that begin alike.
const DIGITS: usize = 12;

/// The name with its ending: cut where it is too long, and then marked so that two names which differ only behind the cut stay two.
#[must_use]
pub fn fitted(stem: &str, ending: &str) -> String {
    if stem.len() + ending.len() <= FITTED_BYTES {
        return format!("{stem}{ending}");
    }
    let room = FITTED_BYTES.saturating_sub(ending.len() + DIGITS + 1);
    let kept = &stem[..stem.floor_char_boundary(room)];
    let mut mark = String::new();
    for byte in &Sha256::digest(stem.as_bytes())[..DIGITS / 2] {
        // Writing into a text cannot fail.
        let _ = write!(mark, "{byte:02x}");
    }
    format!("{}-{mark}{ending}", kept.trim_end_matches('-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_is_cut_and_stays_distinct() {
        assert_eq!(fitted("hold-the-line", ".drydock"), "hold-the-line.drydock");
        let (one, other) = ("ö".repeat(50_000), "ö".repeat(50_000) + "x");
        let names = [fitted(&one, "-01"), fitted(&other, "-01")];
        assert!(names.iter().all(|name| name.len() <= FITTED_BYTES && name.ends_with("-01")), "{names:?}");
        assert_ne!(names[0], names[1]);
        assert_eq!(names[0], fitted(&one, "-01"), "the same name every time");
    }
}
