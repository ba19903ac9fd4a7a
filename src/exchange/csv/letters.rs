//! The text encodings of a table's file: UTF-8, UTF-16 or Windows-1252, as spreadsheets write them.

use std::borrow::Cow;
use std::path::Path;

use project::{Error, text};

/// The byte order mark with which a file in UTF-8 may begin. Excel reads a file without this mark as Windows-1252.
pub const MARK: &[u8] = b"\xEF\xBB\xBF";

/// The remark for a table that was read as Windows-1252.
const AS_WINDOWS_1252: &str = "The table is not in UTF-8 and was read as Windows-1252, as Excel saves a plain CSV; if letters came out wrong, \
                               save it as CSV UTF-8 and take it in again";

/// Decodes the text of a table's file, and returns a note for the user on how it was read, as a sentence without its full stop. The byte order mark
/// decides. A file without one is read as UTF-8, or as Windows-1252 if it is not valid UTF-8.
///
/// # Errors
/// If the bytes are not in the encoding of their mark, or are no text at all.
pub fn decode<'a>(bytes: &'a [u8], file: &Path) -> Result<(Cow<'a, str>, Option<&'static str>), Error> {
    match bytes {
        [0xFF, 0xFE, rest @ ..] => utf_16(rest, u16::from_le_bytes, file),
        [0xFE, 0xFF, rest @ ..] => utf_16(rest, u16::from_be_bytes, file),
        bytes => match text::decode(bytes, file) {
            Ok(text) => Ok((text.into(), None)),
            Err(error) if bytes.starts_with(MARK) => Err(error),
            Err(error) => windows_1252(bytes).map(|text| (text.into(), Some(AS_WINDOWS_1252))).ok_or(error),
        },
    }
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16, file: &Path) -> Result<(Cow<'static, str>, Option<&'static str>), Error> {
    let (units, rest) = bytes.as_chunks();
    match char::decode_utf16(units.iter().map(|pair| unit(*pair))).collect::<Result<String, _>>() {
        Ok(text) if rest.is_empty() => Ok((text.into(), None)),
        _ => {
            let message = "it begins as UTF-16 and does not go on so; save the table again as CSV in UTF-8".into();
            Err(Error::Syntax { file: file.into(), line: 1, column: 1, message })
        }
    }
}

/// Decodes bytes as Windows-1252; `None` if they hold a byte that has no meaning there or that no text contains.
fn windows_1252(bytes: &[u8]) -> Option<String> {
    let letter = |byte: &u8| match byte {
        0x80..0xA0 => FROM_80[usize::from(byte - 0x80)],
        byte => Some(char::from(*byte)).filter(|letter| !letter.is_control() || matches!(letter, '\t' | '\n' | '\r')),
    };
    bytes.iter().map(letter).collect()
}

/// The letters that Windows-1252 has from 0x80 to 0x9F, where Latin-1 has none. Five of the bytes mean nothing.
const FROM_80: [Option<char>; 32] = [
    Some('€'),
    None,
    Some('‚'),
    Some('ƒ'),
    Some('„'),
    Some('…'),
    Some('†'),
    Some('‡'),
    Some('ˆ'),
    Some('‰'),
    Some('Š'),
    Some('‹'),
    Some('Œ'),
    None,
    Some('Ž'),
    None,
    None,
    Some('‘'),
    Some('’'),
    Some('“'),
    Some('”'),
    Some('•'),
    Some('–'),
    Some('—'),
    Some('\u{2dc}'),
    Some('™'),
    Some('š'),
    Some('›'),
    Some('œ'),
    None,
    Some('ž'),
    Some('Ÿ'),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> Result<(String, bool), String> {
        let read = decode(bytes, Path::new("x.csv"));
        read.map(|(text, remark)| (text.into_owned(), remark.is_some())).map_err(|error| error.to_string())
    }

    #[test]
    fn a_mark_decides_and_what_is_no_utf_8_is_windows_1252() {
        let text = "name;größe\nÉclair 😀;1\n";
        let units = |bytes: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(bytes).collect::<Vec<u8>>();
        let good = Ok((text.to_owned(), false));
        assert_eq!(read(text.as_bytes()), good);
        assert_eq!(read(&[MARK, text.as_bytes()].concat()), good);
        assert_eq!(read(&[b"\xFF\xFE", units(u16::to_le_bytes).as_slice()].concat()), good);
        assert_eq!(read(&[b"\xFE\xFF", units(u16::to_be_bytes).as_slice()].concat()), good);
        assert_eq!(read(b"M\xf6we \x80 \x97 \x9F\r\n"), Ok(("Möwe € — Ÿ\r\n".into(), true)));
    }

    #[test]
    fn what_is_no_text_is_refused_whatever_it_begins_with() {
        assert!(read(b"\xFF\xFEa\0b").is_err_and(|error| error.contains("begins as UTF-16")));
        assert!(read(b"\xFF\xFE\x00\xD8").is_err_and(|error| error.contains("begins as UTF-16")));
        for bytes in [b"\xEF\xBB\xBFM\xf6we".as_slice(), b"PK\x03\x04\xff", b"M\xf6we\0", b"a\xff\x81", b"\x89PNG\r\n\x1a\n"] {
            assert!(read(bytes).is_err_and(|error| error.contains("UTF-8")), "{bytes:?}");
        }
    }
}
