//! The damage that hits and critical hits do to a unit ("Combat Results"). The code for pods that absorb a hit and for lost cargo is in `play/`.

use serde::{Deserialize, Serialize};

use super::{Tables, UnitType};
use rules::Level;

/// The damage of a unit that is not destroyed; damage that was repaired does not count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Damage {
    /// How many hits the unit has taken.
    pub hits: u8,
    /// Whether the unit has survived a critical hit.
    pub crippled: bool,
}

/// The values that a unit has left, without the modifiers of pods and sectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Values {
    /// The EW of the unit.
    pub ew: i32,
    /// The attack of the unit. With an attack of 0 the unit does not shoot.
    pub attack: i32,
    /// The defense of the unit.
    pub defense: i32,
    /// The capacity of the unit's hold.
    pub capacity: u32,
}

/// Whether a unit survives its first critical hit, as the Vikings' cruiser and the Federation's battlecruiser do ("Critical Hit").
#[must_use]
pub fn survives_critical(unit: &UnitType, tables: &Tables) -> bool {
    tables.modifiers.survivors.iter().any(|letters| letters == unit.letters.trim())
}

impl Damage {
    /// The values that a unit of this type has left with this damage. Each hit takes one point from every value. A unit that survived a critical hit
    /// starts from lower values and has half its hold ("Hit", "Critical Hit").
    #[must_use]
    pub fn values(self, unit: &UnitType, tables: &Tables) -> Values {
        let hits = i32::from(self.hits);
        let printed = [unit.ew, unit.attack, unit.defense];
        let (ew, attack, defense) = tables.modifiers.crippled;
        let left = |at: usize, crippled: Level| {
            let base = if self.crippled { printed[at].min(crippled) } else { printed[at] };
            (base.get() as i32 - hits).max(0)
        };
        let capacity = unit.capacity.map_or(0, Level::get) / if self.crippled { 2 } else { 1 };
        Values {
            ew: left(0, ew),
            attack: left(1, attack),
            defense: left(2, defense),
            capacity: capacity.saturating_sub(u32::from(self.hits)),
        }
    }

    /// The damage of a unit after further hits and critical hits in one phase of combat; `None` if they destroy the unit. Hits count before critical
    /// hits.
    #[must_use]
    pub fn struck(self, hits: u32, criticals: u32, unit: &UnitType, tables: &Tables) -> Option<Self> {
        let mut damage = Self { hits: u8::try_from(u32::from(self.hits) + hits).unwrap_or(u8::MAX), ..self };
        let stands = |damage: Self| (unit.multi_hit || damage.hits == 0) && damage.values(unit, tables).defense > 0;
        if hits > 0 && !stands(damage) {
            return None;
        }
        for _ in 0..criticals {
            if damage.crippled || !survives_critical(unit, tables) {
                return None;
            }
            damage.crippled = true;
            if !stands(damage) {
                return None;
            }
        }
        Some(damage)
    }

    /// Whether the unit is undamaged.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Color, blue_book};

    #[test]
    fn hits_and_a_critical_one_leave_a_cruiser_little() {
        let content = blue_book::content();
        let tables = &*content.tables;
        let cruiser = blue_book::unit(&content, Color::Red, "CR");
        let left = |damage: Damage| {
            let values = damage.values(cruiser, tables);
            (values.ew, values.attack, values.defense, values.capacity)
        };
        assert_eq!(left(Damage { hits: 1, crippled: false }), (3, 6, 7, 7), "the book's CR after one hit");
        assert_eq!(left(Damage { hits: 2, crippled: true }), (0, 0, 2, 2));
        let struck = |damage: Damage, hits, criticals| damage.struck(hits, criticals, cruiser, tables);
        assert_eq!(struck(Damage::default(), 1, 1), Some(Damage { hits: 1, crippled: true }));
        assert_eq!(struck(Damage::default(), 4, 1), None, "four hits leave nothing of the four that a critical one leaves");
        assert_eq!(struck(Damage::default(), 7, 0), Some(Damage { hits: 7, crippled: false }));
        assert_eq!((struck(Damage::default(), 8, 0), struck(Damage::default(), 0, 2)), (None, None));
        let raiders = blue_book::unit(&content, Color::Red, "RD");
        assert_eq!(Damage::default().struck(1, 0, raiders, tables), None);
        assert_eq!(Damage::default().struck(0, 0, raiders, tables), Some(Damage::default()));
    }
}
