//! Pictures of the designer's own on counters.

use crate::drawing::{Group, Path, Picture};
use crate::geometry::{Mm, Rect, Size, Vector};
use crate::project::{Project, StoredPicture};
use crate::rules::star_viking::Pasted;

/// The most pixels to the inch that are put on paper; printers show no more.
const DENSITY: f64 = 600.0;

/// A picture where it is pasted, cut off by an outline; none where the project does not hold it.
pub fn group(pasted: &Pasted, project: Option<&Project>, field: Rect, outline: Path) -> Option<Group> {
    let picture = project?.picture(pasted.picture)?;
    let (wide, high) = picture.pixels();
    let covering = (field.width().get() / f64::from(wide)).max(field.height().get() / f64::from(high));
    let scale = covering * f64::from(pasted.zoom) / 100.0;
    let size = Size::new(f64::from(wide) * scale, f64::from(high) * scale);
    let half = |length: Mm, share: i16| length * (f64::from(share) / 200.0);
    let moved = Vector::at(half(field.width(), pasted.right), half(field.height(), pasted.down));
    let corner = Rect::around(field.middle() + moved, size).min;
    Some(Group::of(vec![(corner, drawn(picture, size).into())]).clipped(outline))
}

fn drawn(picture: &StoredPicture, size: Size) -> Picture {
    let dots = |length: Mm| (length.get() / 25.4 * DENSITY).ceil().max(1.0) as u32;
    Picture { bytes: picture.within(dots(size.width), dots(size.height)), size, description: picture.name().to_owned() }
}
