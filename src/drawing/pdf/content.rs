//! A content stream being written: operators and their operands, as bytes.
//!
//! printpdf makes the same from operations of its own, each with one or more allocations; on pages of hundreds of small shapes that took nine
//! tenths of the time of a whole document, so the bytes are written here directly.

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;

use super::decimal::Decimal;

/// The bytes of a content stream.
#[derive(Default)]
pub(super) struct Content(Vec<u8>);

/// How hard streams are compressed: a level twice as high makes pages smaller by a fortieth and takes half as long again, or twice as long.
const LEVEL: Compression = Compression::new(3);

impl Content {
    /// An operator after its numbers.
    pub fn operator(&mut self, numbers: &[Decimal], operator: &str) {
        self.numbers(numbers);
        self.0.extend_from_slice(operator.as_bytes());
        self.0.push(b'\n');
    }

    /// An operator after the name of a resource and its numbers.
    pub fn named(&mut self, name: &str, numbers: &[Decimal], operator: &str) {
        self.0.push(b'/');
        self.0.extend_from_slice(name.as_bytes());
        self.0.push(b' ');
        self.operator(numbers, operator);
    }

    /// How lines are broken into dashes.
    pub fn dashes(&mut self, dashes: &[Decimal]) {
        self.0.push(b'[');
        self.numbers(dashes);
        self.0.extend_from_slice(b"] 0 d\n");
    }

    /// Shows glyphs by their numbers, two bytes each.
    pub fn show(&mut self, glyphs: impl Iterator<Item = u16>) {
        self.0.push(b'(');
        for byte in glyphs.flat_map(u16::to_be_bytes) {
            match byte {
                // These end a string or have a special meaning in it.
                b'(' | b')' | b'\\' => self.0.extend_from_slice(&[b'\\', byte]),
                // A PDF reader may take it for the end of a line.
                b'\r' => self.0.extend_from_slice(b"\\r"),
                other => self.0.push(other),
            }
        }
        self.0.extend_from_slice(b")Tj\n");
    }

    /// The stream as it is.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// The stream, compressed.
    pub fn packed(self) -> std::io::Result<Vec<u8>> {
        packed(&self.0)
    }

    fn numbers(&mut self, numbers: &[Decimal]) {
        for number in numbers {
            number.write(&mut self.0);
            self.0.push(b' ');
        }
    }
}

/// Bytes, compressed as streams are.
pub(super) fn packed(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut packer = ZlibEncoder::new(Vec::with_capacity(bytes.len() / 4), LEVEL);
    packer.write_all(bytes)?;
    packer.finish()
}
