//! What a system yields in taxes, and who gets them ("Taxation").

use super::Decrees;

/// The Federation's taxes from a system, in mega-credits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FederateTaxes {
    /// All of it.
    pub yielded: u32,
    /// The most of it that can go to the treasury; the rest is the system's own, for its local defense.
    pub treasury_at_most: u32,
}

impl FederateTaxes {
    /// What stays with the system where the treasury takes all that it can.
    #[must_use]
    pub const fn local_at_least(self) -> u32 {
        self.yielded - self.treasury_at_most
    }
}

/// What a system that the Federation controls yields: up to half for the treasury, but a third of the taxes, all of it local, where it was plundered
/// by half or more. What politics decree and the plunder round down one after the other.
#[must_use]
pub const fn federate_taxes(wealth: u32, decrees: &Decrees, half_plundered: bool) -> FederateTaxes {
    let yielded = wealth / decrees.taxes_divided_by;
    if half_plundered {
        FederateTaxes { yielded: yielded / 3, treasury_at_most: 0 }
    } else {
        FederateTaxes { yielded, treasury_at_most: yielded / 2 }
    }
}

/// What a system that a Viking controls yields: all of its wealth, and nothing in a turn in which it was plundered.
#[must_use]
pub const fn viking_taxes(wealth: u32, plundered: bool) -> u32 {
    if plundered { 0 } else { wealth }
}

/// Whether half or more of the sectors with a wealth code were plundered. A system without such sectors was not.
#[must_use]
pub const fn is_half_plundered(plundered: usize, with_code: usize) -> bool {
    plundered > 0 && plundered * 2 >= with_code
}
