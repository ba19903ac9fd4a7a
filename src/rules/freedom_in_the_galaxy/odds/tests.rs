//! The chances that the book's own examples have, and that nothing is lost between the dice and the answer.

use super::*;
use crate::rules::Level;
use crate::rules::freedom_in_the_galaxy::{CellTable, Detection, Jump, Losses, MilitaryTable, Price, blue_book};

fn losses(attacker: u32, defender: u32) -> Losses {
    Losses { attacker: Level::clamped(attacker), defender: Level::clamped(defender) }
}

#[test]
fn odds_are_rounded_for_the_defender_and_shifted_to_the_ends() {
    let head = |attacker, defender, shift| MilitaryTable::COLUMNS[column(attacker, defender, shift)];
    assert_eq!([head(12, 5, 0), head(14, 3, 0), head(1, 9, 0), head(9, 1, 0)], ["2-1", "4-1", "1-5", "5-1"]);
    assert_eq!([head(3, 4, 0), head(5, 5, 0), head(4, 8, 0)], ["1-2", "1-1", "1-2"]);
    assert_eq!([head(1, 9, -1), head(9, 1, 1), head(9, 1, 7), head(12, 5, -2)], ["1-6", "6-1", "6-1", "1-2"]);
}

#[test]
fn two_dice_are_read_on_one_column() {
    let tables = blue_book::content().tables;
    let odds = military(12, 5, 0, &tables.military).expect("a whole table");
    assert_eq!((odds.all, odds.ways[&losses(2, 2)], odds.ways[&losses(3, 4)]), (36, 4, 1));
    assert_eq!(odds.ways.values().sum::<u32>(), 36);
    assert_eq!(military(1, 1, 0, &MilitaryTable::default()), None, "a table that says nothing has no answer");
}

#[test]
fn bases_see_as_in_the_examples() {
    let tables = blue_book::content().tables;
    let pass = |evasion, base, detected, space| {
        let odds = detection(Passage { evasion, base, detected, space }, &tables.detection).expect("a whole table");
        [Detection::Undetected, Detection::Detected, Detection::Damaged, Detection::Eliminated]
            .map(|outcome| odds.ways.get(&outcome).copied().unwrap_or_default())
    };
    // Boccanegra's Privateer at Angoff and at Quibron.
    assert_eq!(pass(7, Base::Level2, false, 0), [2, 3, 1, 0]);
    assert_eq!(pass(7, Base::Level1, false, 0), [4, 2, 0, 0]);
    // Eight points of space strength shift two.
    assert_eq!(pass(7, Base::Level1, false, 8), pass(7, Base::Level2, false, 0));
    assert_eq!(pass(7, Base::Level1, true, 0), pass(5, Base::Level1, false, 0));
    assert_eq!(pass(0, Base::Level0, true, 99), [0, 6, 0, 0]);
    assert_eq!(pass(0, Base::Down, true, 99), [6, 0, 0, 0]);
}

#[test]
fn a_search_finds_up_to_a_face() {
    let tables = blue_book::content().tables;
    let found = |value, hiding| search(value, hiding, &tables.search).expect("a whole table").chance(&Found::Found) * 6.0;
    let faces = |value, hiding| found(value, hiding).round() as u32;
    assert_eq!([faces(1, 0), faces(23, 1), faces(40, 30), faces(3, 4), faces(0, 0)], [1, 6, 3, 1, 0]);
}

#[test]
fn a_jump_arrives_or_drifts() {
    let tables = blue_book::content().tables;
    let jump = |distance, navigation| hyperjump(distance, navigation, &tables.hyperjump).expect("a whole table").ways;
    let (drift, two) = (Jump::Drift(Price::None), Jump::DriftTwo(Price::None));
    assert_eq!(jump(2, 1), [(Jump::Arrives, 4), (drift, 1), (two, 1)].into());
    assert_eq!(jump(2, 3), [(Jump::Arrives, 6)].into());
    assert_eq!(jump(99, 0), [(Jump::DriftTwo(Price::Lost), 6)].into());
}

#[test]
fn a_mission_is_as_likely_as_its_letters() {
    use crate::rules::freedom_in_the_galaxy::cards::DeckSection;
    let content = blue_book::content();
    let chances = |letter, section, draws| {
        letters_drawn(content.actions.iter().map(|(_, action)| action), letter, section, draws).expect("a deck")
    };
    // Three for the size and four extra draws of Derban, the android and Rubel on a Loyal planet (13.6).
    let found = chances('D', DeckSection::Urban, 7);
    let least = |letters: usize| found.iter().skip(letters).sum::<f64>();
    assert!((least(1) - 530.0 / 783.0).abs() < 1e-12, "{}", least(1));
    assert!((least(2) - 293.0 / 1305.0).abs() < 1e-12, "{}", least(2));
    for draws in [0, 1, 7, 29, 30, 31, 60, 99] {
        let found = chances('S', DeckSection::Wild, draws);
        assert!((found.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{draws} draws");
    }
    let whole = chances('D', DeckSection::Urban, 30);
    assert!(whole.len() == 5 && (whole[4] - 1.0).abs() < 1e-9, "{whole:?}");
    assert_eq!(chances('X', DeckSection::Urban, 12), [1.0]);
    assert_eq!(letters_drawn([], 'D', DeckSection::Urban, 3), None, "there is no deck");
}

#[test]
fn drawn_letters_are_as_counted_hand_by_hand() {
    use crate::rules::freedom_in_the_galaxy::cards::{Action, DeckSection};
    use crate::rules::freedom_in_the_galaxy::verbs::Letters;
    let mut deck = vec![Action::default(); 9];
    for action in &mut deck[..4] {
        action.wild.letters = Letters::new("AD").expect("letters");
    }
    for draws in 0..=9_u32 {
        let mut counted = vec![0_u32; 10];
        let hands: Vec<u32> = (0..1_u32 << 9).filter(|hand| hand.count_ones() == draws).collect();
        for hand in &hands {
            counted[(hand & 0b1111).count_ones() as usize] += 1;
        }
        let found = letters_drawn(&deck, 'D', DeckSection::Wild, draws).expect("a deck");
        for (letters, ways) in counted.into_iter().enumerate() {
            let chance = found.get(letters).copied().unwrap_or_default();
            assert!((chance - f64::from(ways) / hands.len() as f64).abs() < 1e-12, "{letters} of {draws}");
        }
    }
}
