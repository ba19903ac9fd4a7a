//! Where flagships may stand in a set-up by the book: ten spaces apart in straight lines.

use crate::{Field, Scenario};
use geometry::{Grid, Space};

/// The distance in spaces between flagships ("Setup: Placement on the Map").
pub const TEN: u32 = Scenario::FLAGSHIP_DISTANCE;

/// Whether a flagship may stand in one of these spaces because another stands in the other: their distance is exactly ten spaces in a straight line.
#[must_use]
pub fn linked(grid: Grid, one: Space, other: Space) -> bool {
    grid.distance(one, other) == TEN && grid.in_line(one, other)
}

/// The spaces of the map at a distance of exactly ten from a flagship, whether or not in a straight line.
pub fn ring(grid: Grid, flagship: Space) -> impl Iterator<Item = Space> {
    grid.within(flagship, TEN).filter(move |space| grid.distance(flagship, *space) == TEN)
}

/// The spaces of the map whose distances allow a flagship: exactly ten, in a straight line, from one of `placed`, and at least ten from each of
/// `others`. The spaces around each flagship of `placed` come in clockwise order; a space may occur twice.
pub fn straight_tens<'a>(
    grid: Grid,
    placed: impl IntoIterator<Item = Space> + 'a,
    others: &'a [Space],
) -> impl Iterator<Item = Space> + 'a {
    let lines = placed.into_iter().flat_map(move |space| grid.along_lines(space, TEN as i16));
    lines.filter(move |space| grid.contains(*space) && others.iter().all(|other| grid.distance(*space, *other) >= TEN))
}

/// The spaces at the centre of the map where the first flagship may stand: a unit may enter them and does not have to retreat from them.
pub(super) fn first_spaces<'a>(field: &'a Field) -> impl Iterator<Item = Space> + 'a {
    field.centre().into_iter().filter(|space| !field.forces_retreat(*space))
}
