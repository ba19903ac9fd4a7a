//! Pictures that are kept and compared: made anew by a test, and looked at by the developer who blesses them.

use std::collections::BTreeMap;
use std::path::Path;

use image::RgbaImage;

/// The variable that, set to 1, keeps the new pictures instead of comparing them. Such a run fails, so that nobody takes it for a test.
const BLESS: &str = "DRYDOCK_BLESS";

/// How far a channel of a pixel may be off before the pixel counts as different.
const NEAR: u8 = 24;
/// How many pixels may be different, in a thousand: other processors round otherwise.
const DIFFERENT: usize = 4;
/// The side of the square regions that a picture is compared by, and how many pixels of each may be different, in a thousand: a button that is
/// gone is a small part of a window, and most of its region.
const REGION: u32 = 80;
const DIFFERENT_THERE: usize = 60;

/// Compares a picture with the one kept under this path of the project, without its extension.
///
/// # Errors
/// If they differ, if there is none, or if it was blessed.
pub fn compare(name: &str, picture: &RgbaImage) -> Result<(), String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name).with_extension("png");
    if std::env::var_os(BLESS).is_some_and(|value| value == "1") {
        picture.save(&path).map_err(|error| format!("{name} cannot be kept: {error}"))?;
        return Err(format!("{name} was blessed; look at it, then run the test without {BLESS}"));
    }
    let kept = image::open(&path).map_err(|error| format!("{name}: {error}; set {BLESS}=1 to make it"))?.to_rgba8();
    if kept.dimensions() != picture.dimensions() {
        return Err(format!("{name} has another size; set {BLESS}=1 to keep the new picture"));
    }
    alike(&kept, picture)
        .and_then(|()| regions_alike(&kept, picture))
        .map_err(|wrong| format!("{name}: {wrong}; set {BLESS}=1 to keep the new picture"))
}

/// Compares two pictures of one size.
///
/// # Errors
/// If more pixels differ than may.
pub fn alike(one: &RgbaImage, two: &RgbaImage) -> Result<(), String> {
    let different: usize = differences(one, two).values().sum();
    let most = (one.width() * one.height()) as usize * DIFFERENT / 1000;
    if different > most { Err(format!("{different} pixels differ, and {most} may")) } else { Ok(()) }
}

/// Compares two pictures of one size region by region.
///
/// # Errors
/// If more pixels of a region differ than may; the error names the region that differs most.
fn regions_alike(one: &RgbaImage, two: &RgbaImage) -> Result<(), String> {
    let most = (REGION * REGION) as usize * DIFFERENT_THERE / 1000;
    match differences(one, two).into_iter().max_by_key(|(_, different)| *different) {
        Some(((x, y), different)) if different > most => {
            let (x, y) = (x * REGION, y * REGION);
            Err(format!("{different} pixels differ in the region from ({x}, {y}), and {most} may"))
        }
        _ => Ok(()),
    }
}

/// How many pixels differ in each region that has any.
fn differences(one: &RgbaImage, two: &RgbaImage) -> BTreeMap<(u32, u32), usize> {
    let far = |one: &image::Rgba<u8>, two: &image::Rgba<u8>| one.0.iter().zip(two.0).any(|(one, two)| one.abs_diff(two) > NEAR);
    let mut regions = BTreeMap::new();
    for ((x, y, one), two) in one.enumerate_pixels().zip(two.pixels()) {
        if far(one, two) {
            *regions.entry((x / REGION, y / REGION)).or_default() += 1;
        }
    }
    regions
}
