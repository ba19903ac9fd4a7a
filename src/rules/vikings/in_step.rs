//! What follows when the designs are changed thing by thing: characters of a type that is gone have none, so that nothing names what is gone.

use super::{Content, Edit};
use crate::rules::Change;

/// An edit, and those that keep the rest of the designs in step with it.
pub(super) fn in_step(content: &Content, edit: Edit) -> Vec<Edit> {
    let Edit::Troop(Change::Remove(gone)) = edit else { return vec![edit] };
    let of_it = content.characters.iter().filter(|(_, character)| character.troop == Some(gone));
    let without = of_it.map(|(id, character)| {
        let mut character = character.clone();
        character.troop = None;
        Edit::Character(Change::Set(id, character))
    });
    without.chain([edit]).collect()
}
