//! The taxes of systems, and how they are shared between treasury and local funds ("Taxation").

use super::Decrees;

/// The Federation's taxes from a system, in mega-credits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FederateTaxes {
    /// All taxes of the system, in mega-credits.
    pub yielded: u32,
    /// The largest part of these taxes that can go to the treasury, in mega-credits. The rest stays with the system, for its local defense.
    pub treasury_at_most: u32,
}

impl FederateTaxes {
    /// The sum that stays with the system if the treasury takes all that it can, in mega-credits.
    #[must_use]
    pub const fn local_at_least(self) -> u32 {
        self.yielded - self.treasury_at_most
    }
}

/// The taxes of a system that the Federation controls. Up to half can go to the treasury. If half or more of the sectors were plundered, the system
/// pays only a third, and all of it is local. The sum is rounded down after the division by politics, and again after the division for plunder.
#[must_use]
pub const fn federate_taxes(wealth: u32, decrees: &Decrees, half_plundered: bool) -> FederateTaxes {
    let yielded = wealth / decrees.taxes_divided_by;
    if half_plundered {
        FederateTaxes { yielded: yielded / 3, treasury_at_most: 0 }
    } else {
        FederateTaxes { yielded, treasury_at_most: yielded / 2 }
    }
}

/// The taxes of a system that a Viking controls: all of its wealth, but nothing in a turn in which it was plundered.
#[must_use]
pub const fn viking_taxes(wealth: u32, plundered: bool) -> u32 {
    if plundered { 0 } else { wealth }
}

/// Whether at least half of the sectors with a wealth code were plundered; false for a system without such sectors.
#[must_use]
pub const fn is_half_plundered(plundered: usize, with_code: usize) -> bool {
    plundered > 0 && plundered * 2 >= with_code
}
