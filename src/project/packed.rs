//! Packs text into letters that addresses and files may contain, so that nobody reads it by accident.

use std::io::{self, Read as _, Write as _};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;

/// Packs a text into letters.
///
/// # Errors
/// If there is not enough memory.
pub fn packed(text: &str) -> io::Result<String> {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
    packed.write_all(text.as_bytes())?;
    Ok(BASE64.encode(packed.finish()?))
}

/// Unpacks a text from letters; `None` if the letters hold no packed text, or a text of more than `most` bytes.
#[must_use]
pub fn unpacked(letters: &str, most: u64) -> Option<String> {
    let packed = BASE64.decode(letters).ok()?;
    let mut text = String::new();
    ZlibDecoder::new(packed.as_slice()).take(most + 1).read_to_string(&mut text).ok()?;
    (text.len() as u64 <= most).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_text_is_read_again_and_not_before() {
        let text = "Assign(7, bailing) ".repeat(40);
        let letters = packed(&text).expect("it is packed");
        assert!(!letters.contains("Assign") && letters.len() < text.len());
        assert_eq!(unpacked(&letters, 1 << 20).as_deref(), Some(&text[..]));
        assert_eq!(unpacked(&letters, 100), None);
        assert_eq!(unpacked("no such letters", 1 << 20), None);
    }
}
