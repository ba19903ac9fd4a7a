//! The small picture of a thing of the blue book: the counter of a character, and a boat or a board from above.

use std::sync::Arc;

use super::details::{alone, board_page};
use crate::printed;
use drawing::Page;
use rules::Id;
use vikings::{Chapter, Content, Pick};
use vikings_paper::sheets::boats;

/// The picture; none for a troop type and a table.
pub fn face(chapter: &Chapter, pick: &Pick, content: &Content) -> Option<Page> {
    match pick {
        Pick::Character(_) => {
            let alone = alone(chapter, pick, content)?;
            let (_, front) = printed::faces(&alone, alone.characters.get(Id::new(1))?).into_iter().next()?;
            Some(Arc::unwrap_or_clone(front))
        }
        Pick::Boat(name) => Some(boats::alone(chapter.boat(name)?)),
        Pick::Board(name) => Some(board_page(chapter.board(name)?)),
        Pick::Troop(_) | Pick::Table(_) => None,
    }
}
