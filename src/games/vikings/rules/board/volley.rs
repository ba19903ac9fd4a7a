//! What a bow bears on: range, cover, and what is added to the die (2.3, 8.1).

use super::{Hidden, Lookout, Site, Standing};
use crate::{Cover, Grounds, Missiles, Terrain};
use geometry::Space;

/// A shot that can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    /// How many hexes away the target is.
    pub range: u32,
    /// What is added to the die for it.
    pub modifier: i32,
    /// What keeps the arrow off the target.
    pub cover: Cover,
}

/// What comes of a bow in one hex and a target in another, where nobody but those stands in the way.
///
/// # Errors
/// Why nothing can be shot: what is in the way, or none where the target is too far or the archer is in the water (2.4).
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
