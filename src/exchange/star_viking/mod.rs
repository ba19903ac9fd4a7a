//! Star Viking in pictures: tiles by themselves.

use super::pages::Picture;
use crate::rules::slug;
use crate::rules::star_viking::Content;
use crate::sheets::star_viking::tiles;

/// The front of every tile, numbered in the order of the systems and named for them.
#[must_use]
pub fn tiles(content: &Content) -> Vec<Picture> {
    let fronts = tiles::fronts(content).into_iter();
    (1..).zip(fronts).map(|(number, page)| (format!("tile-{number:02}-{}", slug(&page.title)), page)).collect()
}
