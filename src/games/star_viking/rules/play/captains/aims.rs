//! What rules of thumb aim at in a campaign, as numbers: how bold the Viking is, when ships leave, and how many the Federation keeps.

/// Numbers of the rules of thumb in which captains differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Aims {
    /// How much of what a raid risks counts against what it promises, in hundredths.
    pub(super) caution: i64,
    /// A sector is raided where what stands in it costs at most so much of what the raider does, in hundredths.
    pub(super) prey: i64,
    /// Starships leave where those against them cost more than so much of what all of their side do, in hundredths.
    pub(super) stand: i64,
    /// With so many hits a raider goes home.
    pub(super) hits: i32,
    /// The Federation builds escorts until it has so many starships, for each set of counters.
    pub(super) fleet: usize,
}

impl Aims {
    /// What the rules of thumb aim at.
    pub(super) const USUAL: Self = Self { caution: 100, prey: 50, stand: 125, hits: 3, fleet: 5 };
    /// What who looks ahead aims at, since that has been seen to win against the rules of thumb: a Viking raids more and is gone sooner where
    /// he meets many, and the Federation builds ships of more of its taxes.
    pub(super) const KEEN: Self = Self { caution: 30, prey: 80, stand: 55, hits: 2, fleet: 12 };
}
