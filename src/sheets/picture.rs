//! A picture of the designer's own in its field.

use drawing::{Group, Path, Picture};
use geometry::{Mm, Point, Rect, Size, Vector};
use project::StoredPicture;

/// The most pixels per inch that are put on paper; printers show no more.
const DENSITY: f64 = 600.0;

/// The picture as large as its field has room for, in the middle.
#[must_use]
pub fn fitted(picture: &StoredPicture, field: Rect) -> Group {
    fitted_within(picture, field, Path::rect(field))
}

/// The same, clipped by an outline.
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

/// The picture by itself on a page of its own proportions, with its longer side this long; for a list of pictures.
#[must_use]
pub fn alone(picture: &StoredPicture, longer: Mm) -> drawing::Page {
    let (wide, high) = picture.pixels();
    let scale = longer / f64::from(wide.max(high));
    // A picture of one row of pixels stays visible.
    let size = Size::of((scale * f64::from(wide)).max(longer * 0.02), (scale * f64::from(high)).max(longer * 0.02));
    let mut page = drawing::Page::new(picture.name(), size);
    page.items.push((Point::ORIGIN, fitted(picture, Rect::new(Point::ORIGIN, size)).into()));
    page
}
