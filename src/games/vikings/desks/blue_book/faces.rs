//! The small picture of a thing of the blue book: the counter of a character, the counter of an ordinary member of a troop type, a boat, or a board
//! from above.

use std::sync::Arc;

use super::details::{alone, board_page};
use crate::printed;
use drawing::Page;
use rules::Id;
use vikings::{Chapter, Character, Content, Pick};
use vikings_paper::sheets::boats;

/// Draws the small picture of a thing; `None` for a table.
pub fn face(chapter: &Chapter, pick: &Pick, content: &Content) -> Option<Page> {
    match pick {
        Pick::Character(_) => {
            let alone = alone(chapter, pick, content)?;
            let (_, front) = printed::faces(&alone, alone.characters.get(Id::new(1))?).into_iter().next()?;
            Some(Arc::unwrap_or_clone(front))
        }
        Pick::Boat(name) => Some(boats::alone(chapter.boat(name)?)),
        Pick::Board(name) => Some(board_page(chapter.board(name)?)),
        Pick::Troop(_) => {
            let alone = alone(chapter, pick, content)?;
            let troop = alone.troops.get(Id::new(1))?;
            let mut ordinary = Character { name: troop.name.clone(), troop: Some(Id::new(1)), ..Character::default() };
            ordinary.become_one_of(troop);
            let (_, front) = printed::faces(&alone, &ordinary).into_iter().next()?;
            Some(Arc::unwrap_or_clone(front))
        }
        Pick::Table(_) => None,
    }
}
