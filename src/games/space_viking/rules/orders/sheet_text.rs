//! The text of a sheet as it was sent: its bytes in one encoding, and its lines as the parser counts them, so that reports about an order can
//! cite the words that the player wrote.

use std::borrow::Cow;
use std::ops::Range;

/// The lines of a sheet as they were written.
#[derive(Clone, Debug)]
pub struct SheetText<'b> {
    text: Cow<'b, [u8]>,
    lines: Vec<Range<usize>>,
}

impl<'b> SheetText<'b> {
    /// How many letters of a line are cited at most.
    const LONGEST: usize = 80;

    /// The text in the bytes of a file or of a mail.
    #[must_use]
    pub fn of(bytes: &'b [u8]) -> Self {
        let text = in_utf8(bytes);
        let lines = lines(&text).collect();
        Self { text, lines }
    }

    /// The line with this number, counted from 1, ready to be cited: without surrounding blanks, without the marks that a mail program puts in front
    /// of quoted text, and cut short if it is very long. `None` if there is no such line or if the line is empty.
    #[must_use]
    pub fn line(&self, number: u32) -> Option<String> {
        let range = self.lines.get((number as usize).checked_sub(1)?)?;
        let line = String::from_utf8_lossy(&self.text[range.clone()]);
        let line = line.trim_start_matches(|letter: char| letter == '>' || letter.is_whitespace()).trim_end();
        let plain: String = line.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        match plain.char_indices().nth(Self::LONGEST) {
            _ if plain.is_empty() => None,
            Some((end, _)) => Some(format!("{}\u{2026}", plain[..end].trim_end())),
            None => Some(plain),
        }
    }
}

/// The bytes of a sheet as one text, with a single newline at the end of each line. Invalid bytes become replacement characters. Every line keeps its
/// number.
#[must_use]
pub fn decoded(bytes: &[u8]) -> String {
    String::from_utf8_lossy(&in_utf8(bytes)).replace("\r\n", "\n").replace('\r', "\n")
}

/// The bytes converted to UTF-8, without a byte order mark. Bytes that begin with the mark of UTF-16 are read as UTF-16.
pub(super) fn in_utf8(bytes: &[u8]) -> Cow<'_, [u8]> {
    match bytes {
        [0xff, 0xfe, rest @ ..] => Cow::Owned(from_utf16(rest, u16::from_le_bytes)),
        [0xfe, 0xff, rest @ ..] => Cow::Owned(from_utf16(rest, u16::from_be_bytes)),
        [0xef, 0xbb, 0xbf, rest @ ..] => Cow::Borrowed(rest),
        _ => Cow::Borrowed(bytes),
    }
}

fn from_utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Vec<u8> {
    let units = bytes.chunks(2).map(|pair| unit([pair[0], pair.get(1).copied().unwrap_or_default()]));
    let letters = char::decode_utf16(units).map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER));
    letters.collect::<String>().into_bytes()
}

/// The range of each line, without its line end. The line ends may be those of any operating system.
pub(super) fn lines(text: &[u8]) -> impl Iterator<Item = Range<usize>> {
    let mut start = 0;
    std::iter::from_fn(move || {
        let rest = text.get(start..).filter(|rest| !rest.is_empty())?;
        let length = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(rest.len());
        let line = start..start + length;
        start = line.end + if rest[length..].starts_with(b"\r\n") { 2 } else { 1 };
        Some(line)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_cited_as_it_was_written() {
        let text = SheetText::of(b"\xef\xbb\xbforders A turn 1\r\n\r\n> >  mode\tplunder  \rlast");
        assert_eq!(text.line(1).as_deref(), Some("orders A turn 1"));
        assert_eq!((text.line(0), text.line(2), text.line(5)), (None, None, None));
        assert_eq!(text.line(3).as_deref(), Some("mode plunder"));
        assert_eq!(text.line(4).as_deref(), Some("last"));
        let wide: Vec<u8> = [0xff, 0xfe].into_iter().chain("a\nb".encode_utf16().flat_map(u16::to_le_bytes)).collect();
        assert_eq!(SheetText::of(&wide).line(2).as_deref(), Some("b"));
        let long = "x".repeat(500);
        assert_eq!(SheetText::of(long.as_bytes()).line(1).map(|line| line.chars().count()), Some(SheetText::LONGEST + 1));
    }
}
