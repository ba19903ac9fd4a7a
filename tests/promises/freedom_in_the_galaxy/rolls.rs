//! The exact odds against a million rolls each: dice are rolled and cards are drawn here as the book says, and only the tables are asked.

use std::collections::BTreeMap;
use std::fmt::Debug;

use drydock::rules::freedom_in_the_galaxy::cards::DeckSection;
use drydock::rules::freedom_in_the_galaxy::odds::{Base, Passage, detection, letters_drawn, military};
use drydock::rules::freedom_in_the_galaxy::{CellTable as _, Detection, DetectionTable, Losses, MilitaryTable};
use drydock::rules::play::{Dice as _, Seeded};

use super::template;

const ROLLS: u32 = 1_000_000;
/// Five times the deviation of what comes up half of the time in a million rolls, which one in two million misses.
const MISSES: f64 = 5.0 * 0.0005;

/// Compares how often something came up with its exact chance.
fn compare<T: Ord + Debug>(rolled: &BTreeMap<T, u32>, exact: impl Fn(&T) -> f64) {
    for (outcome, times) in rolled {
        let (found, chance) = (f64::from(*times) / f64::from(ROLLS), exact(outcome));
        assert!((found - chance).abs() < MISSES, "{outcome:?}: {found} of a million rolls, and {chance}");
    }
    let known: f64 = rolled.keys().map(&exact).sum();
    assert!((known - 1.0).abs() < MISSES, "{known} of all that can happen came up");
}

fn column(head: &str, heads: &[&str]) -> usize {
    heads.iter().position(|known| *known == head).expect("a column")
}

#[test]
fn military_losses_come_up_as_often_as_they_are_said_to() {
    let table = template("empty").tables.military.clone();
    for (stream, (attacker, defender, shift, head)) in
        [(12, 5, 0, "2-1"), (1, 9, 0, "1-5"), (14, 3, -2, "2-1"), (9, 1, 3, "6-1")].into_iter().enumerate()
    {
        let column = column(head, MilitaryTable::COLUMNS);
        let (mut dice, mut rolled) = (Seeded::new(10, stream as u64), BTreeMap::new());
        for _ in 0..ROLLS {
            let cell = |die: u8| table.cell(usize::from(die) - 1, column).expect("a cell");
            let (own, other) = (cell(dice.die()), cell(dice.die()));
            *rolled.entry(Losses { attacker: own.attacker, defender: other.defender }).or_insert(0) += 1;
        }
        let odds = military(attacker, defender, shift, &table).expect("a whole table");
        compare(&rolled, |losses| odds.chance(losses));
    }
}

#[test]
fn bases_find_ships_as_often_as_they_are_said_to() {
    let table = template("empty").tables.detection.clone();
    let level2 = Passage { evasion: 7, base: Base::Level2, detected: true, space: 4 };
    for (stream, (passage, head)) in [
        (Passage { evasion: 5, ..Passage::default() }, "5-6"),
        // Two for the level, one for being detected, one for three of four points in space.
        (level2, "2"),
        (Passage { evasion: 1, base: Base::Level0, ..Passage::default() }, "1"),
    ]
    .into_iter()
    .enumerate()
    {
        let column = column(head, DetectionTable::COLUMNS);
        let (mut dice, mut rolled) = (Seeded::new(20, stream as u64), BTreeMap::new());
        for _ in 0..ROLLS {
            let found = table.cell(usize::from(dice.die()) - 1, column).expect("a cell").plain();
            // A base of level 0 detects and does no more (9.32).
            let harmless = passage.base == Base::Level0 && matches!(found, Detection::Damaged | Detection::Eliminated);
            *rolled.entry(if harmless { Detection::Detected } else { found }).or_insert(0) += 1;
        }
        let odds = detection(passage, &table).expect("a whole table");
        compare(&rolled, |found| odds.chance(found));
    }
}

#[test]
fn letters_of_missions_are_drawn_as_often_as_they_are_said_to() {
    let content = template("empty");
    let actions: Vec<_> = content.actions.iter().map(|(_, action)| action).collect();
    for (stream, (letter, section, draws)) in
        [('D', DeckSection::Urban, 7), ('S', DeckSection::Wild, 4), ('C', DeckSection::Special, 2)].into_iter().enumerate()
    {
        let shows: Vec<bool> = actions.iter().map(|action| action.section(section).letters.contains(letter)).collect();
        let (mut dice, mut drawn) = (Seeded::new(30, stream as u64), BTreeMap::new());
        let mut deck: Vec<usize> = (0..shows.len()).collect();
        for _ in 0..ROLLS {
            // The first cards of a deck that is shuffled as far as it is drawn.
            let mut letters = 0_usize;
            for at in 0..draws as usize {
                let left = (deck.len() - at) as u32;
                deck.swap(at, at + dice.below(left) as usize);
                letters += usize::from(shows[deck[at]]);
            }
            *drawn.entry(letters).or_insert(0) += 1;
        }
        let exact = letters_drawn(actions.iter().copied(), letter, section, draws).expect("a deck");
        compare(&drawn, |letters| exact.get(*letters).copied().unwrap_or_default());
    }
}
