//! A shot with a bow: range, cover, and the modifier of the die roll (2.3, 8.1).

use super::{Hidden, Lookout, Site, Standing};
use crate::{Cover, Grounds, Missiles, Terrain};
use geometry::Space;

/// A shot that can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    /// The distance to the target, in hexes.
    pub range: u32,
    /// What the range adds to the die roll.
    pub modifier: i32,
    /// The cover of the target.
    pub cover: Cover,
}

/// The shot from a bow in one hex at a target in another.
///
/// # Errors
/// Returns the obstacle that hides the target. The error is `None` if the target is too far away, or the archer is in the water (2.4).
pub fn volley(
    (site, standing): (&Site, &Standing),
    (grounds, missiles): (&Grounds, &Missiles),
    from: Space,
    to: Space,
) -> Result<Shot, Option<Hidden>> {
    let aboard = site.index(from).is_some_and(|index| standing.hull(index) != 0);
    if !aboard && matches!(site.terrain(from), Some(Terrain::Shallow | Terrain::Deep)) {
        return Err(None);
    }
    let range = site.grid().distance(from, to);
    let modifier = missiles.at_range(range).ok_or(None)?;
    let seen = Lookout { site, standing, grounds, short: missiles.short.get() }.look(from, to, false).map_err(Some)?;
    Ok(Shot { range, modifier, cover: seen.cover })
}
