//! Draws a picture that the designer has added.

use drawing::{Group, Path, Picture};
use geometry::{Mm, Point, Rect, Size, Vector};
use project::StoredPicture;

/// How many pixels per inch of a picture are printed at most; printers show no more.
const DENSITY: f64 = 600.0;

/// A picture in the middle of a field, as large as the field allows.
#[must_use]
pub fn fitted(picture: &StoredPicture, field: Rect) -> Group {
    fitted_within(picture, field, Path::rect(field))
}

/// A picture in the middle of a field, as large as the field allows, and cut off at the outline.
#[must_use]
pub fn fitted_within(picture: &StoredPicture, field: Rect, outline: Path) -> Group {
    let (wide, high) = picture.pixels();
    let scale = (field.width().get() / f64::from(wide)).min(field.height().get() / f64::from(high));
    let size = Size::new(f64::from(wide) * scale, f64::from(high) * scale);
    let dots = |length: Mm| (length.get() / 25.4 * DENSITY).ceil().max(1.0) as u32;
    let shown =
        Picture { bytes: picture.within(dots(size.width), dots(size.height)), size, description: picture.name().to_owned() };
    let room = Vector::at(field.width() - size.width, field.height() - size.height);
    Group::of(vec![(field.min + room * 0.5, shown.into())]).clipped(outline)
}

/// A picture by itself, on a page with the picture's proportions, for a list of pictures. The page's longer side has the length `longer`.
#[must_use]
pub fn alone(picture: &StoredPicture, longer: Mm) -> drawing::Page {
    let (wide, high) = picture.pixels();
    let scale = longer / f64::from(wide.max(high));
    // Even a picture that is only one pixel high or wide stays visible.
    let size = Size::of((scale * f64::from(wide)).max(longer * 0.02), (scale * f64::from(high)).max(longer * 0.02));
    let mut page = drawing::Page::new(picture.name(), size);
    page.items.push((Point::ORIGIN, fitted(picture, Rect::new(Point::ORIGIN, size)).into()));
    page
}
