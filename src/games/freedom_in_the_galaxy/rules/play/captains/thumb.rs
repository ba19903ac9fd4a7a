//! The rules of thumb for a person at a table who plays a side that has no player: what missions, places and losses are worth, and when to attack.
//! They use the same numbers as the captain.

use super::weights::Weights;
use crate::{CellTable as _, Faces};
use crate::{Losses, MilitaryTable, SearchTable, Side};

/// The rules of thumb for one side.
#[derive(Clone, Copy, Debug)]
pub struct Thumb {
    weights: &'static Weights,
    side: Side,
}

/// Something that a mission or a place brings, in words, and how much it is worth in victory points.
pub type Worth = (&'static str, f64);

impl Thumb {
    /// The rules of thumb for this side.
    #[must_use]
    pub const fn of(side: Side) -> Self {
        Self { weights: Weights::of(side), side }
    }

    /// The results of missions, each with its worth; the highest worth first.
    #[must_use]
    pub fn missions(self) -> Vec<Worth> {
        let of = self.weights;
        let both = [
            ("A prisoner goes free", of.freed),
            ("An enemy is assassinated", of.target),
            ("An enemy unit is struck in a rebellion", of.strike),
            ("A unit is subverted", of.subvert),
            ("Information that brings points", of.point),
            ("A character joins", of.allies),
            ("An enemy unit is struck elsewhere", of.strike_quiet),
            ("A base goes Down where no units are", of.strike_base),
            ("Enemies are shown and detected", of.reveal),
        ];
        let own = match self.side {
            Side::Rebel => vec![
                ("A rebellion starts at Unrest", of.rebel),
                ("Loyalty shifts from Dissent to Unrest", of.from_dissent),
                ("Loyalty shifts from Neutral to Dissent", of.from_neutral),
                ("Loyalty shifts from Patriotic to Loyal", of.from_patriotic),
                ("Loyalty shifts from Loyal to Neutral", of.from_loyal),
                ("A possession is drawn", of.things),
                ("A camp is placed", of.place_camp),
            ],
            Side::Imperial => vec![
                ("A rebellion is stopped", of.stop),
                ("Loyalty shifts from Unrest to Dissent", of.from_unrest),
                ("Loyalty shifts from Dissent to Neutral", of.from_dissent),
                ("Loyalty shifts from Loyal to Patriotic", of.from_loyal),
                ("Loyalty shifts from Neutral to Loyal", of.from_neutral),
            ],
        };
        ranked(both.into_iter().chain(own))
    }

    /// The reasons to send units to an environ, each with its worth; the highest worth first.
    #[must_use]
    pub fn places(self) -> Vec<Worth> {
        let of = self.weights;
        let both = [
            ("Enemy units no stronger, and a rebellion", of.stake_rebellion),
            ("Enemy units no stronger, and a past rebellion", of.stake_control),
        ];
        let own = match self.side {
            Side::Rebel => vec![("No enemy units", of.presence)],
            Side::Imperial => vec![
                ("The planet is at Unrest", of.guard_unrest),
                ("The planet is at Dissent", of.guard_dissent),
                ("The planet is at Neutral", of.guard_neutral),
                ("A rebellion, and no Rebel units there", of.holds),
                ("A rebellion, and no other Imperial unit", of.deny),
                ("Each Rebel character there", of.garrison),
            ],
        };
        ranked(both.into_iter().chain(own))
    }

    /// The columns of the combat table on which units attack: those where the enemy's average loss exceeds the attacker's by enough.
    #[must_use]
    pub fn attacks_at(self, table: &MilitaryTable) -> Vec<&'static str> {
        let mean = |column: usize, of: fn(Losses) -> u32| (0..6).filter_map(|line| table.cell(line, column)).map(of).sum::<u32>();
        let is_good = |column: usize| {
            let (own, theirs) = (mean(column, |cell| cell.attacker.get()), mean(column, |cell| cell.defender.get()));
            f64::from(theirs) > self.weights.attack * f64::from(own)
        };
        MilitaryTable::COLUMNS.iter().enumerate().filter(|(column, _)| is_good(*column)).map(|(_, odds)| *odds).collect()
    }

    /// The lowest search value with which characters search against this hiding value. With it, at least two faces of the die must find the hidden
    /// party. `None` if no search value is high enough.
    #[must_use]
    pub fn searches_from(self, hiding: u32, table: &SearchTable) -> Option<u32> {
        (1..=30).find(|value| table.finds(*value, hiding).map_or(0, Faces::get) >= 2)
    }

    /// Units attack if the enemy's losses are more than this many times their own.
    #[must_use]
    pub const fn attack(self) -> f64 {
        self.weights.attack
    }

    /// The gain, in victory points, that a move must exceed.
    #[must_use]
    pub const fn worthwhile(self) -> f64 {
        self.weights.worthwhile
    }

    /// If the chance of being found is at least this high, all characters go on one mission together.
    #[must_use]
    pub const fn together_from(self) -> f64 {
        self.weights.found
    }
}

/// Keeps what is worth more than 0, and sorts it by worth, the highest first.
fn ranked(all: impl Iterator<Item = Worth>) -> Vec<Worth> {
    let mut all: Vec<Worth> = all.filter(|(_, worth)| *worth > 0.0).collect();
    all.sort_by(|one, other| other.1.total_cmp(&one.1));
    all
}

#[cfg(test)]
mod tests {
    use super::super::super::tests::of;
    use super::*;
    use crate::odds::column;

    #[test]
    fn units_attack_where_the_captain_does_and_never_below_one_to_three() {
        let contest = of("sample");
        let tables = &contest.public.tables;
        for side in Side::ALL {
            let thumb = Thumb::of(side);
            let attacks = thumb.attacks_at(&tables.military);
            assert!(attacks.contains(&MilitaryTable::COLUMNS[column(5, 1, 0)]), "{attacks:?}");
            assert!(!attacks.contains(&MilitaryTable::COLUMNS[column(1, 5, 0)]), "{attacks:?}");
            let missions = thumb.missions();
            assert!(missions.windows(2).all(|pair| pair[0].1 >= pair[1].1), "the best comes first");
            // Characters with a higher hiding value are harder to find.
            let least: Vec<Option<u32>> = [1, 3, 5, 7].map(|hiding| thumb.searches_from(hiding, &tables.search)).into();
            assert!(least.windows(2).all(|pair| pair[0] <= pair[1] || pair[1].is_none()), "{least:?}");
        }
        assert_eq!(Thumb::of(Side::Imperial).missions()[0].0, "A rebellion is stopped");
        assert_eq!(Thumb::of(Side::Rebel).missions()[0].0, "A rebellion starts at Unrest");
    }
}
