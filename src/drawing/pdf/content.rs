//! Writes a content stream: operators and their operands, as bytes.
//!
//! printpdf could write the same stream from its own operations, each of which allocates memory. On pages with hundreds of small shapes, that took
//! nine tenths of the time for a whole document, so the bytes are written here directly.

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;

use super::decimal::Decimal;

/// The bytes of a content stream.
#[derive(Default)]
pub(super) struct Content(Vec<u8>);

/// The compression level of streams. A level twice as high makes pages a fortieth smaller and takes one and a half to two times as long.
const LEVEL: Compression = Compression::new(3);

impl Content {
    /// Writes an operator after its numbers.
    pub fn operator(&mut self, numbers: &[Decimal], operator: &str) {
        self.numbers(numbers);
        self.0.extend_from_slice(operator.as_bytes());
        self.0.push(b'\n');
    }

    /// Writes an operator after the name of a resource and its numbers.
    pub fn named(&mut self, name: &str, numbers: &[Decimal], operator: &str) {
        self.0.push(b'/');
        self.0.extend_from_slice(name.as_bytes());
        self.0.push(b' ');
        self.operator(numbers, operator);
    }

    /// Sets the lengths of dashes and gaps.
    pub fn dashes(&mut self, dashes: &[Decimal]) {
        self.0.push(b'[');
        self.numbers(dashes);
        self.0.extend_from_slice(b"] 0 d\n");
    }

    /// Writes the operator that shows glyphs, each by its number in two bytes.
    pub fn show(&mut self, glyphs: impl Iterator<Item = u16>) {
        self.0.push(b'(');
        for byte in glyphs.flat_map(u16::to_be_bytes) {
            match byte {
                // These bytes end a string or have a special meaning in it.
                b'(' | b')' | b'\\' => self.0.extend_from_slice(&[b'\\', byte]),
                // A PDF reader may take this byte for the end of a line.
                b'\r' => self.0.extend_from_slice(b"\\r"),
                other => self.0.push(other),
            }
        }
        self.0.extend_from_slice(b")Tj\n");
    }

    /// The stream without compression.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// The compressed stream.
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

/// Compresses bytes as streams are compressed.
pub(super) fn packed(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut packer = ZlibEncoder::new(Vec::with_capacity(bytes.len() / 4), LEVEL);
    packer.write_all(bytes)?;
    packer.finish()
}
