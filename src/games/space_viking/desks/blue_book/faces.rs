//! The small picture of a thing of the blue book: the arms of a house.

use drawing::Page;
use space_viking::{Chapter, Content, Pick};
use space_viking_paper::sheets::heraldry;

/// Draws the small picture of a thing; `None` if it has no arms.
pub fn face(chapter: &Chapter, pick: &Pick, _: &Content) -> Option<Page> {
    match pick {
        Pick::Player(name) => {
            let player = chapter.players.iter().find(|player| player.name == *name)?;
            player.arms.is_borne().then(|| heraldry::alone(&player.arms, player.label()))
        }
        Pick::World(_) | Pick::Item(_) | Pick::Technology(_) | Pick::Table(_) => None,
    }
}
