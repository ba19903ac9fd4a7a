//! The small picture of a thing of the blue book: the tile of a system, and the counter of a unit.

use std::sync::Arc;

use super::details::alone;
use crate::printed::{self, PrintedTile};
use drawing::Page;
use rules::Id;
use star_viking::{Chapter, Content, Pick};

/// Draws the small picture of a thing; `None` for a table.
pub fn face(chapter: &Chapter, pick: &Pick, content: &Content) -> Option<Page> {
    let page = match pick {
        Pick::System(_) => {
            let alone = alone(chapter, pick, content)?;
            let system = alone.systems.shared(Id::new(1))?;
            PrintedTile::of(Id::new(1), system, system.label(), None).page
        }
        Pick::Unit(color, name) => {
            let [front, _] = printed::faces(chapter.unit(*color, name)?);
            front
        }
        Pick::Table(_) => return None,
    };
    Some(Arc::unwrap_or_clone(page))
}
