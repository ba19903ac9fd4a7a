//! The state of a mission between two cards, and the state in which a mission ends.

/// The state of a mission between two cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Spot {
    pub(super) drawn: u8,
    pub(super) letters: u8,
    /// The effects of events that have happened, one bit for each.
    pub(super) seen: u64,
    /// For each kind of card that was drawn and may still do something: the kind, and how many of its drawn cards showed the letter and how many did
    /// not.
    pub(super) gone: Vec<(u8, [u8; 2])>,
    /// How many more attacks of creatures, and how many more aborts of Diplomacy, the group ignores.
    pub(super) ignores: [u8; 2],
    pub(super) fates: u32,
    pub(super) barred: bool,
    pub(super) more: i8,
    /// By how many spaces the loyalty has shifted in the enemy's favour.
    pub(super) shifts: u8,
}

/// The state in which a mission has ended.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Last {
    pub(super) letters: u32,
    pub(super) aborted: bool,
    pub(super) fates: u32,
    pub(super) drawn_out: bool,
    pub(super) shifts: u8,
}
