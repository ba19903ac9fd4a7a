//! The costs of repairs, and the places where they can be done ("Repairs").

use crate::construction::Yard;
use crate::{Repairs, Technology};

/// The cost, in mega-credits, of removing one hit in a yard from a unit of this technology; `None` if the yard cannot repair the unit. If the yard's
/// system is one level below the unit, the table multiplies the cost.
#[must_use]
pub const fn cost_of_a_hit(unit: Technology, yard: Yard, repairs: &Repairs) -> Option<u32> {
    dearer_above(repairs.per_hit[unit as usize].get(), unit, yard, repairs)
}

/// The cost, in mega-credits, of repairing the critical hit that a unit of this technology survived; `None` if the yard cannot repair the unit. If
/// the yard's system is one level below the unit, the cost is multiplied like the cost of a hit.
#[must_use]
pub const fn cost_of_a_critical(unit: Technology, yard: Yard, repairs: &Repairs) -> Option<u32> {
    dearer_above(repairs.critical_hit.get(), unit, yard, repairs)
}

const fn dearer_above(cost: u32, unit: Technology, yard: Yard, repairs: &Repairs) -> Option<u32> {
    // The home base is of technology A ("Viking Home Base").
    let system = match yard {
        Yard::System(technology) | Yard::QuadrantCapital(technology) => technology,
        Yard::HomeBase => Technology::A,
    };
    if system as u8 <= unit as u8 {
        Some(cost)
    } else if system as u8 == unit as u8 + 1 {
        Some(cost * repairs.above_the_system.get())
    } else {
        None
    }
}
