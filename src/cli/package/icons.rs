//! The marks of the program and of its files as icons: pictures of any width, and files in which a system keeps a mark in several widths.

use crate::cli::command_error::CommandError;
use crate::drawing::png::{self, Resolution};
use crate::drawing::{Page, mark};
use crate::geometry::Mm;
use crate::project::Error;

/// The widths in pixels of the pictures in a Windows icon: 16 to 256.
const WINDOWS: [u32; 7] = [16, 24, 32, 48, 64, 128, 256];
/// The pictures in a macOS icon: first those for ordinary screens, then those for screens of double density. Each has the type code for a PNG of its
/// size (Apple Icon Image format), and its width in pixels.
const MACOS: [([u8; 4], u32); 11] = [
    (*b"icp4", 16),
    (*b"icp5", 32),
    (*b"icp6", 64),
    (*b"ic07", 128),
    (*b"ic08", 256),
    (*b"ic09", 512),
    (*b"ic11", 32),
    (*b"ic12", 64),
    (*b"ic13", 256),
    (*b"ic14", 512),
    (*b"ic10", 1024),
];

/// A mark as a PNG of this width in pixels.
pub(super) fn picture(mark: &Page, pixels: u32) -> Result<Vec<u8>, Error> {
    let resolution =
        Resolution::dots_per_inch(f64::from(pixels) / (mark::SIDE / Mm::inches(1.0))).map_err(CommandError::NoIcon)?;
    Ok(png::png(mark, resolution).map_err(CommandError::NoIcon)?)
}

/// A mark as a Windows icon in the ICO format, in which pictures may be PNG since Windows Vista.
pub(super) fn ico(mark: &Page) -> Result<Vec<u8>, Error> {
    let pictures = WINDOWS.map(|pixels| Ok((pixels, picture(mark, pixels)?))).into_iter().collect::<Result<Vec<_>, Error>>()?;
    let count = pictures.len() as u16;
    let mut file: Vec<u8> = [0_u16, 1, count].map(u16::to_le_bytes).concat();
    let mut at = 6 + 16 * u32::from(count);
    for (pixels, picture) in &pictures {
        // A width of 256 pixels is written as 0. The 1 and the 32 stand for one colour plane and 32 bits for each pixel.
        let (side, length) = (*pixels as u8, picture.len() as u32);
        file.extend([side, side, 0, 0, 1, 0, 32, 0]);
        file.extend([length, at].map(u32::to_le_bytes).concat());
        at += length;
    }
    file.extend(pictures.into_iter().flat_map(|(_, picture)| picture));
    Ok(file)
}

/// A mark as a macOS icon in the ICNS format.
pub(super) fn icns(mark: &Page) -> Result<Vec<u8>, Error> {
    let mut parts = Vec::new();
    for (kind, pixels) in MACOS {
        parts.extend(part(kind, &picture(mark, pixels)?));
    }
    Ok(part(*b"icns", &parts))
}

/// A part of a macOS icon file (ICNS): its type, its length, in which these eight bytes are included, and its contents.
fn part(kind: [u8; 4], holds: &[u8]) -> Vec<u8> {
    [kind.as_slice(), &(holds.len() as u32 + 8).to_be_bytes(), holds].concat()
}
