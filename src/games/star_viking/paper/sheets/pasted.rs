//! The designer's own pictures on tiles, bodies and counters.

use drawing::{Group, Path};
use geometry::{Mm, Rect, Size, Vector};
use project::Project;
use sheets::picture::fitted_within;
use star_viking::Pasted;

/// A picture that covers a field, moved and sized as the designer pasted it, and clipped to an outline; `None` if the project does not contain the
/// picture.
pub fn group(pasted: &Pasted, project: Option<&Project>, field: Rect, outline: Path) -> Option<Group> {
    let picture = project?.picture(pasted.picture)?;
    let (wide, high) = picture.pixels();
    let covering = (field.width().get() / f64::from(wide)).max(field.height().get() / f64::from(high));
    let scale = covering * f64::from(pasted.zoom) / 100.0;
    let size = Size::new(f64::from(wide) * scale, f64::from(high) * scale);
    let half = |length: Mm, share: i16| length * (f64::from(share) / 200.0);
    let moved = Vector::at(half(field.width(), pasted.right), half(field.height(), pasted.down));
    Some(fitted_within(picture, Rect::around(field.middle() + moved, size), outline))
}
