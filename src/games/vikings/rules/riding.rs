//! The movement that is left after mounting or dismounting (2.56).

use super::Riding;

/// The movement points left on foot after a rider has spent `spent` points of the allowance on horseback and has then dismounted. `armour` and
/// `wounded` say whether the rider is in armour and whether they are wounded.
#[must_use]
pub fn left_on_foot(allowance: u32, spent: u32, armour: bool, wounded: bool, riding: &Riding) -> u32 {
    let share = if wounded { riding.share_wounded } else { riding.share };
    left(allowance, spent, armour, riding) / share.get().max(1)
}

/// The movement points left on horseback after a character has spent `spent` points of the allowance on foot and has then mounted. `armour` says
/// whether the character is in armour.
#[must_use]
pub fn left_mounted(allowance: u32, spent: u32, armour: bool, riding: &Riding) -> u32 {
    left(allowance, spent, armour, riding) * riding.share.get()
}

fn left(allowance: u32, spent: u32, armour: bool, riding: &Riding) -> u32 {
    let price = if armour { riding.mounting_in_armour } else { riding.mounting };
    allowance.saturating_sub(spent).saturating_sub(price.get())
}
