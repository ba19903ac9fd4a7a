//! The usual values of a wounded and of a stunned character, computed from the sound ones. The book's counters are lost, so the method is Drydock's
//! own.

use super::{Character, Strength, TroopType};
use rules::Level;

impl Character {
    /// The sound values, together with wounded and stunned values computed from them. A wounded character has half of the attack and defense, rounded
    /// up, and on foot half of the movement, rounded down; a rider keeps the movement. A stunned character has the same defense as a stunned ordinary
    /// character of the type or, without a type, 3 in armour and 1 without armour.
    #[must_use]
    pub fn proposed(&self, troop: Option<&TroopType>) -> super::Values {
        let usual = if self.armour { 3 } else { 1 };
        let stunned = troop.and_then(|troop| troop.values.stunned).unwrap_or(Level::clamped(usual));
        super::Values {
            wounded: wounded(self.values.sound, false),
            stunned: Some(stunned),
            mounted_wounded: wounded(self.values.mounted, true),
            ..self.values
        }
    }

    /// The values, with proposed ones in place of missing wounded and stunned values. Existing values stay.
    #[must_use]
    pub fn completed(&self, troop: Option<&TroopType>) -> super::Values {
        self.values.or(self.proposed(troop))
    }
}

fn wounded(sound: Strength, mounted: bool) -> Strength {
    let up = |level: Level| Level::clamped(level.get().div_ceil(2));
    let down = |level: Level| Level::clamped(level.get() / 2);
    Strength {
        attack: sound.attack.map(up),
        defense: sound.defense.map(up),
        movement: if mounted { sound.movement } else { sound.movement.map(down) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Values;

    #[test]
    fn wounds_halve_and_what_is_there_stays() {
        let mut thane = Character { armour: true, ..Character::default() };
        thane.values = Values { sound: Strength::of(12, 7, 5), mounted: Strength::of(18, 10, 12), ..Values::default() };
        let proposed = thane.proposed(None);
        assert_eq!((proposed.wounded, proposed.mounted_wounded), (Strength::of(6, 4, 2), Strength::of(9, 5, 12)));
        assert_eq!(proposed.stunned, Some(Level::clamped(3)));
        thane.values.wounded.attack = Some(Level::clamped(11));
        assert_eq!(thane.completed(None).wounded, Strength::of(11, 4, 2));
        let bondi =
            TroopType { values: Values { stunned: Some(Level::clamped(2)), ..Values::default() }, ..TroopType::default() };
        assert_eq!(Character::default().proposed(Some(&bondi)).stunned, Some(Level::clamped(2)));
        assert!(Character::default().proposed(None).mounted_wounded.is_empty(), "who has no horse gets none");
    }
}
