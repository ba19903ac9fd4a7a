//! The aims of the rules of thumb in a campaign, as numbers: how bold the Viking is, when ships leave, and how many ships the Federation keeps.

/// The numbers in the rules of thumb that differ from captain to captain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Aims {
    /// How much the risk of a raid weighs against its plunder, in hundredths.
    pub(super) caution: i64,
    /// A sector is raided if the units in it cost at most this share of what the raider costs, in hundredths.
    pub(super) prey: i64,
    /// A starship leaves if the enemies cost more than this share of what its own side's spacecraft on the tile cost, in hundredths.
    pub(super) stand: i64,
    /// The number of hits at which a raider goes home.
    pub(super) hits: i32,
    /// The Federation builds escorts until it has this many starships for each set of counters.
    pub(super) fleet: usize,
}

impl Aims {
    /// The aims of the captain who follows the rules of thumb.
    pub(super) const USUAL: Self = Self { caution: 100, prey: 50, stand: 125, hits: 3, fleet: 5 };
    /// The aims of the captain who looks ahead, chosen because they win against the rules of thumb in tests: a Viking raids more and leaves sooner
    /// when outnumbered, and the Federation spends more of its taxes on ships.
    pub(super) const KEEN: Self = Self { caution: 30, prey: 80, stand: 55, hits: 2, fleet: 12 };
}
