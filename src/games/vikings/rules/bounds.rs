//! The maximum lengths of the lists in a chapter of the blue book. The shelves of a project have a bound of their own.

use serde::Deserializer;

use super::board::Board;
use super::{BoatClass, Character, TroopType};
use rules::{Bound, Shelf};

/// The maximum number of troop types in a chapter of the blue book.
const TROOPS: Bound = Bound::new(Shelf::<TroopType>::MOST, "troop types in one chapter");
/// The maximum number of characters in a chapter of the blue book.
const CHARACTERS: Bound = Bound::new(Shelf::<Character>::MOST, "characters in one chapter");
/// The maximum number of boards in a chapter of the blue book.
const BOARDS: Bound = Bound::new(Shelf::<Board>::MOST, "boards in one chapter");

/// The maximum number of classes of boats in a chapter of the blue book.
const BOATS: Bound = Bound::new(Shelf::<BoatClass>::MOST, "classes of boats in one chapter");

/// Reads the troop types of a chapter.
pub(super) fn read_troops<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<TroopType>, D::Error> {
    TROOPS.list(deserializer)
}

/// Reads the characters of a chapter.
pub(super) fn read_characters<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Character>, D::Error> {
    CHARACTERS.list(deserializer)
}

/// Reads the classes of boats of a chapter.
pub(super) fn read_boats<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<BoatClass>, D::Error> {
    BOATS.list(deserializer)
}

/// Reads the boards of a chapter.
pub(super) fn read_boards<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Board>, D::Error> {
    BOARDS.list(deserializer)
}
