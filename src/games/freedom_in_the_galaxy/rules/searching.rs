//! Hiding and search values, and the squads that units send (11.2, 12.16).

use super::{Character, Squad, SquadTable, UnitType};
use rules::Level;

/// The hiding value of characters in an environ of this size: their best intelligence plus the size, less how many characters there are (11.2). Their
/// specials are left out.
#[must_use]
pub fn hiding_value(hiding: &[&Character], size: Level) -> i64 {
    let best = hiding.iter().map(|character| character.ratings.intelligence.get()).max().unwrap_or_default();
    i64::from(best) + i64::from(size.get()) - hiding.len() as i64
}

/// The search value of characters: the sum of their intelligence (11.2).
#[must_use]
pub fn search_value(searching: &[&Character]) -> u32 {
    searching.iter().map(|character| character.ratings.intelligence.get()).sum()
}

/// The search value of units: their strength in the environ, plus the leadership of their leader (11.2).
#[must_use]
pub fn search_value_of_units(units: &[&UnitType], leader: Option<&Character>) -> u32 {
    strength_of(units) + leader.map_or(0, |leader| leader.ratings.leadership.get())
}

/// The strength of units in an environ. Suicide squads count only if no other units are there (19.62).
#[must_use]
pub fn strength_of(units: &[&UnitType]) -> u32 {
    let alone = units.iter().all(|unit| unit.suicide);
    units.iter().filter(|unit| alone || !unit.suicide).map(|unit| unit.strength.get()).sum()
}

impl SquadTable {
    /// The squad that units send after characters: the table's row for the strength of the units, with two more combat for an elite unit and two more
    /// endurance for a leader (12.16, 19.51). `None` if the table has no row for that strength.
    #[must_use]
    pub fn sent_by(&self, units: &[&UnitType], leader: Option<&Character>) -> Option<Squad> {
        let leads = leader.is_some_and(|leader| leader.ratings.leadership.get() > 0);
        self.sent(strength_of(units), units.iter().any(|unit| unit.elite), leads)
    }

    /// The squad that units of this strength send; `elite` adds two to its combat, and `led` two to its endurance. `None` if the table has no row for
    /// the strength.
    #[must_use]
    pub fn sent(&self, strength: u32, elite: bool, led: bool) -> Option<Squad> {
        let squad = self.squad(strength)?;
        let more = |level: Level, by: bool| Level::clamped(level.get() + 2 * u32::from(by));
        Some(Squad { combat: more(squad.combat, elite), endurance: more(squad.endurance, led), ..squad })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ratings;

    fn character(intelligence: u32, leadership: u32) -> Character {
        let [intelligence, leadership] = [intelligence, leadership].map(Level::clamped);
        Character { ratings: Ratings { intelligence, leadership, ..Ratings::default() }, ..Character::default() }
    }

    fn unit(strength: u32) -> UnitType {
        UnitType { strength: Level::clamped(strength), ..UnitType::default() }
    }

    #[test]
    fn the_best_of_a_group_hides_it_and_every_head_more_gives_it_away() {
        let (clever, dull) = (character(4, 0), character(1, 0));
        assert_eq!(hiding_value(&[&clever, &dull, &dull], Level::clamped(3)), 4);
        assert_eq!(hiding_value(&[&dull, &dull, &dull, &dull], Level::clamped(2)), -1);
        assert_eq!(search_value(&[&clever, &dull]), 5);
        assert_eq!(search_value_of_units(&[&unit(3), &unit(1)], Some(&character(0, 4))), 8);
    }

    #[test]
    fn an_elite_unit_adds_to_the_combat_of_a_squad_and_a_leader_to_its_endurance() {
        let row = |[strength, combat, endurance]: [u32; 3]| {
            let [strength, combat, endurance] = [strength, combat, endurance].map(Level::clamped);
            Squad { strength, combat, endurance }
        };
        let table = SquadTable { rows: [[1, 4, 4], [2, 6, 4], [3, 8, 6], [5, 10, 6]].map(row).into(), ..SquadTable::default() };
        let elite = UnitType { elite: true, ..unit(4) };
        assert_eq!(table.sent_by(&[&unit(1), &unit(1)], None), Some(row([2, 6, 4])));
        assert_eq!(table.sent_by(&[&elite, &unit(1)], None), Some(row([5, 12, 6])));
        assert_eq!(table.sent_by(&[&elite, &unit(1)], Some(&character(0, 2))), Some(row([5, 12, 8])));
        assert_eq!(table.sent_by(&[&unit(0)], None), None, "no row is for units without strength");
        let suicide = UnitType { suicide: true, ..unit(1) };
        assert_eq!(table.sent_by(&[&suicide, &unit(1)], None), Some(row([1, 4, 4])), "its strength has no bearing on the stack");
    }
}
