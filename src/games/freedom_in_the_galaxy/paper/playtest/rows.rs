//! The rows of a report: one for each character who starts in play, one for all other characters of a side together, and one for each kind of unit
//! that can enter the game.

use freedom_in_the_galaxy::Side;
use freedom_in_the_galaxy::play::{CharacterNumber, Contest, Public, UnitKind, Whereabouts};
use playtest::UnitName;
use rules::play::{Play, Seeded};

/// The rows of a report, and the row in which each character and each kind of unit is counted.
pub(super) struct Rows {
    /// The names of the rows.
    pub names: Vec<UnitName>,
    /// The row of each character, by the character's number.
    pub characters: Vec<Option<usize>>,
    /// The row of each kind of unit, by the number of the kind; `None` for a kind without counters.
    pub units: Vec<Option<usize>>,
}

/// The first key for rows of units. It exceeds all keys of characters, so that no two rows have the same key.
const UNITS: u32 = 1_000;
/// The key of the row for characters who enter the game in play.
const OTHERS: u32 = 2_000;

impl Rows {
    /// The rows for the report on a contest.
    pub(super) fn of(contest: &Contest) -> Self {
        let public = contest.public();
        let mut rows = Self {
            names: Vec::new(),
            characters: vec![None; public.characters().len()],
            units: vec![None; public.units().len()],
        };
        // This is the state before the first decision. Its characters are those who start the game, unless characters are dealt as cards.
        let state = contest.start(&mut Seeded::new(0, 0), &mut ());
        for side in Side::ALL {
            let starts = |number: &CharacterNumber| state.open.character(*number).at != Whereabouts::Pool;
            let own = public.of_side(side);
            for number in own.iter().filter(|_| !contest.deals()).filter(starts) {
                let card = &public.characters()[number.index()].card;
                rows.characters[number.index()] = Some(rows.names.len());
                rows.names.push(UnitName {
                    key: number.0.into(),
                    side: side as usize,
                    name: card.label().to_owned(),
                    price: public.worth(number),
                    count: 1,
                });
            }
            let others: Vec<CharacterNumber> = own.iter().filter(|number| rows.characters[number.index()].is_none()).collect();
            if !others.is_empty() {
                let row = rows.names.len();
                for number in &others {
                    rows.characters[number.index()] = Some(row);
                }
                let count = others.len() as u32;
                rows.names.push(UnitName { key: OTHERS, side: side as usize, name: "Others who join".into(), price: 0, count });
            }
            rows.add_units(public, side);
        }
        rows
    }

    fn add_units(&mut self, public: &Public, side: Side) {
        for (number, unit) in public.units().iter().enumerate().filter(|(_, unit)| unit.kind.side == side) {
            let kind = UnitKind(number as u8);
            let count = unit.kind.count.get();
            if count == 0 {
                continue;
            }
            self.units[kind.index()] = Some(self.names.len());
            let name = format!("{count} {}", unit.kind.label());
            let key = UNITS + u32::from(kind.0);
            self.names.push(UnitName { key, side: side as usize, name, price: 0, count });
        }
    }
}
