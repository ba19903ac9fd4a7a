//! What a rider has left when he has mounted or dismounted (2.56).

use super::Riding;

/// What a rider can still walk after he has spent so much of his allowance on horseback and has dismounted.
#[must_use]
pub fn left_on_foot(allowance: u32, spent: u32, armour: bool, wounded: bool, riding: &Riding) -> u32 {
    let share = if wounded { riding.share_wounded } else { riding.share };
    left(allowance, spent, armour, riding) / share.get().max(1)
}

/// What one can still ride after he has spent so much of his allowance on foot and has mounted.
#[must_use]
pub fn left_mounted(allowance: u32, spent: u32, armour: bool, riding: &Riding) -> u32 {
    left(allowance, spent, armour, riding) * riding.share.get()
}

fn left(allowance: u32, spent: u32, armour: bool, riding: &Riding) -> u32 {
    let price = if armour { riding.mounting_in_armour } else { riding.mounting };
    allowance.saturating_sub(spent).saturating_sub(price.get())
}
