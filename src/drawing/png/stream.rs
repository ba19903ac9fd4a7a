//! The pixels of a PNG file, compressed in independent parts.
//!
//! A PNG file holds one zlib stream. The parts of the stream are compressed separately, on any free thread. Each part ends on a whole byte so that
//! the next can follow it, and the checksum of the stream is computed from those of the parts.

use flate2::{Compress, Compression, FlushCompress};
use simd_adler32::adler32;

/// The compression level of pixels. A higher level makes a map a sixth smaller but takes three times as long.
const LEVEL: Compression = Compression::new(2);

/// The first bytes of a zlib stream: deflate, windows of 32 KB, no dictionary.
const HEAD: [u8; 2] = [0x78, 0x01];

/// A compressed part of the pixels.
pub(super) struct PackedPart {
    pub bytes: Vec<u8>,
    sum: u32,
    length: usize,
}

impl PackedPart {
    /// Compresses rows of pixels, each of which begins with the byte that names its filter.
    pub fn of(rows: &[u8]) -> Result<Self, flate2::CompressError> {
        let mut packer = Compress::new(LEVEL, false);
        let mut bytes = Vec::with_capacity(rows.len() / 8 + 64);
        while (packer.total_in() as usize) < rows.len() || bytes.len() == bytes.capacity() {
            bytes.reserve(4096 + bytes.capacity() / 2);
            packer.compress_vec(&rows[packer.total_in() as usize..], &mut bytes, FlushCompress::Sync)?;
        }
        Ok(Self { bytes, sum: adler32(&rows), length: rows.len() })
    }
}

/// Makes the bytes before and after the parts of a zlib stream.
pub(super) struct ZlibFrame {
    sum: u32,
}

impl ZlibFrame {
    /// A stream to which no parts have been added yet.
    pub const fn new() -> Self {
        Self { sum: 1 }
    }

    /// The bytes before the first part.
    pub const fn head() -> [u8; 2] {
        HEAD
    }

    /// Adds a part to the checksum.
    pub fn add(&mut self, part: &PackedPart) {
        self.sum = joined(self.sum, part.sum, part.length);
    }

    /// The bytes after the last part: an empty block that ends the stream, and the checksum.
    pub fn tail(&self) -> Vec<u8> {
        [&[0x03, 0x00], self.sum.to_be_bytes().as_slice()].concat()
    }
}

/// The Adler-32 checksum of two parts together, from their own checksums and the length of the second (RFC 1950).
fn joined(first: u32, second: u32, second_length: usize) -> u32 {
    const BASE: u64 = 65_521;
    let [(low, high), (next_low, next_high)] = [first, second].map(|sum| (u64::from(sum & 0xFFFF), u64::from(sum >> 16)));
    // The checksum of each part starts with one, which must be counted only once for the whole.
    let before = low + BASE - 1;
    let low = (before + next_low) % BASE;
    let high = (high + next_high + second_length as u64 % BASE * before) % BASE;
    (high << 16 | low) as u32
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn parts_that_were_packed_apart_make_one_stream() {
        let bytes: Vec<u8> = (0..300_000_u32).map(|number| (number.wrapping_mul(number) >> 7) as u8 % 11).collect();
        for length in [1, 999, 65_521, 200_000, 300_000] {
            let mut frame = ZlibFrame::new();
            let mut stream = ZlibFrame::head().to_vec();
            for part in bytes.chunks(length).take(500) {
                let packed = PackedPart::of(part).expect("a packed part");
                frame.add(&packed);
                stream.extend(packed.bytes);
            }
            stream.extend(frame.tail());
            let mut read = Vec::new();
            // The decoder verifies the checksum after the last byte.
            flate2::read::ZlibDecoder::new(stream.as_slice()).read_to_end(&mut read).expect("a sound stream");
            assert!(bytes.starts_with(&read) && read.len() == bytes.len().min(length * 500));
        }
    }
}
