//! The odds of the book's own examples, and checks that the outcomes cover all ways in which the dice can fall.

use super::*;
use crate::{CellTable, Detection, Jump, Losses, MilitaryTable, Price, blue_book};
use rules::Level;

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
fn a_determined_assault_is_shifted_and_doubled() {
    let tables = blue_book::content().tables;
    let odds = determined(12, 5, 0, &tables.military).expect("a whole table");
    let plain = military(12, 5, -2, &tables.military).expect("a whole table");
    assert_eq!(odds.all, 36);
    for (found, ways) in &plain.ways {
        assert_eq!(odds.ways.get(&losses(found.attacker.get() * 2, found.defender.get() * 2)), Some(ways));
    }
}

#[test]
fn a_base_of_level_2_rakes_a_5_and_a_2() {
    let tables = blue_book::content().tables;
    let units = [5, 2].map(|strength| Fighting { strength, worth: strength });
    let odds = raking(Stronghold { level: 2, up: true }, &units, &tables.military).expect("it rakes");
    let points = odds.map(|lost| lost.iter().map(|at| units[*at].strength).sum::<u32>());
    assert_eq!(points.ways, [(2, 4), (5, 2)].into());
}

#[test]
fn bases_see_as_in_the_examples() {
    let tables = blue_book::content().tables;
    let pass = |evasion, base, detected, space| {
        let odds = detection(Passage { evasion, base, detected, space }, &tables.detection).expect("a whole table");
        [Detection::Undetected, Detection::Detected, Detection::Damaged, Detection::Eliminated]
            .map(|outcome| odds.ways.get(&outcome).copied().unwrap_or_default())
    };
    // Boccanegra's Privateer passes the bases of Angoff and of Quibron.
    assert_eq!(pass(7, Base::Level2, false, 0), [2, 3, 1, 0]);
    assert_eq!(pass(7, Base::Level1, false, 0), [4, 2, 0, 0]);
    // Eight points of space strength shift detection by two columns.
    assert_eq!(pass(7, Base::Level1, false, 8), pass(7, Base::Level2, false, 0));
    assert_eq!(pass(7, Base::Level1, true, 0), pass(5, Base::Level1, false, 0));
    assert_eq!(pass(0, Base::Level0, true, 99), [0, 6, 0, 0]);
    assert_eq!(pass(0, Base::Down, true, 4), [0, 6, 0, 0], "nobody rolls, and who is detected stays so");
    assert_eq!(pass(0, Base::Down, false, 4), [6, 0, 0, 0]);
    // With no base up, five points detect like a base of level 0, and each three points beyond that shift one column (20.7).
    assert_eq!([5, 8, 14].map(|space| pass(7, Base::Down, false, space)), [[4, 2, 0, 0], [3, 3, 0, 0], [1, 5, 0, 0]]);
    assert_eq!(pass(0, Base::Down, true, 99), [0, 6, 0, 0], "it only detects");
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
    use crate::cards::DeckSection;
    let content = blue_book::content();
    let chances = |letter, section, draws| {
        letters_drawn(content.actions.iter().map(|(_, action)| action), letter, section, draws).expect("a deck")
    };
    // Three draws for the size, and four extra draws of Derban, the android and Rubel on a Loyal planet (13.6).
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
    // The missions with the letters J and Q count the letters of all three sections (24.0, 37.11).
    let quest =
        |draws| 1.0 - letters_drawn(content.actions.iter().map(|(_, action)| action), 'J', None, draws).expect("a deck")[0];
    assert!((quest(1) - 3.0 / 30.0).abs() < 1e-12 && (quest(10) - (1.0 - 6840.0 / 24360.0)).abs() < 1e-12);
    assert_eq!(letters_drawn([], 'D', DeckSection::Urban, 3), None, "there is no deck");
}

#[test]
fn drawn_letters_are_as_counted_hand_by_hand() {
    use crate::cards::{Action, DeckSection};
    use crate::verbs::Letters;
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

#[test]
fn a_fleet_of_5_leaves_shields_of_2_alone_damages_or_destroys_them() {
    let tables = blue_book::content().tables;
    let attack = |breaks_off| {
        let attack = Detachment { strongest: 5, shields: 2, breaks_off };
        let odds = detachment(attack, &tables.characters, &tables.break_off).expect("a whole table");
        [Hit::Safe, Hit::Damaged, Hit::Lost].map(|hit| odds.ways.get(&hit).copied().unwrap_or_default())
    };
    assert_eq!(attack(true), [12, 12, 12]);
    assert_eq!(attack(false), [6, 18, 12]);
}

#[test]
fn a_fleet_sees_without_a_base_and_attacks_where_an_asterisk_stands() {
    let tables = blue_book::content().tables;
    // Chances are compared as counts of ways, out of 1,296, so that they are exact.
    let fates = |evasion, base, space, fleet| {
        let odds = passage(Passage { evasion, base, detected: false, space }, fleet, &tables).expect("a whole table");
        let all = [Detection::Undetected, Detection::Detected, Detection::Damaged, Detection::Eliminated];
        all.map(|fate| odds.ways.get(&fate).copied().unwrap_or_default() * (1296 / odds.all))
    };
    let fleet = Some(Detachment { strongest: 5, shields: 2, breaks_off: true });
    assert_eq!(fates(3, Base::Down, 4, fleet), [1296, 0, 0, 0], "four points see nothing");
    // With no base up, five points detect like a base of level 0, and eight points shift one column.
    assert_eq!(fates(3, Base::Down, 5, None), fates(3, Base::Level0, 0, None));
    assert_eq!(fates(3, Base::Down, 8, None), fates(2, Base::Level0, 0, None));
    assert_eq!(fates(3, Base::Down, 5, None)[2..], [0, 0], "it only detects");
    // Without a fleet an asterisk has no effect.
    let plain =
        detection(Passage { evasion: 3, base: Base::Level1, detected: false, space: 0 }, &tables.detection).expect("a table");
    assert_eq!(
        fates(3, Base::Level1, 0, fleet),
        [Detection::Undetected, Detection::Detected, Detection::Damaged, Detection::Eliminated].map(|fate| plain
            .ways
            .get(&fate)
            .copied()
            .unwrap_or_default()
            * (1296 / plain.all))
    );
    let attacked = fates(3, Base::Level1, 3, fleet);
    let spared = fates(3, Base::Level1, 3, None);
    assert!(attacked.iter().sum::<u32>() == 1296 && attacked[3] > spared[3] && attacked[0] == spared[0]);
}

#[test]
fn stacks_jump_by_their_least_and_lose_units_where_ships_are_lost() {
    // A stack of five units loses 2 points of navigation, or 1 with a leader in space.
    assert_eq!((stack_navigation(&[4; 5], false), stack_navigation(&[4; 5], true)), (2, 3));
    assert_eq!((stack_navigation(&[4, 2, 5], false), stack_navigation(&[1; 6], false), stack_navigation(&[], true)), (2, 0, 0));
    let tables = blue_book::content().tables;
    let jump = |distance, units: &[u32]| stack_jump(distance, units, false, &tables.hyperjump).expect("a whole table").ways;
    assert_eq!(
        jump(2, &[1]),
        [((Jump::Arrives, 0), 4), ((Jump::Drift(Price::None), 0), 1), ((Jump::DriftTwo(Price::None), 0), 1)].into()
    );
    assert_eq!(jump(99, &[1; 5]), [((Jump::DriftTwo(Price::Lost), 3), 6)].into(), "half, rounded up");
}

#[test]
fn bases_fire_rake_help_and_fall_as_the_book_says() {
    let base = |level, up| Stronghold { level, up };
    let heads = |column: fn(Stronghold) -> Option<usize>| {
        [base(2, true), base(1, true), base(0, true), base(2, false)]
            .map(|base| column(base).map(|at| MilitaryTable::COLUMNS[at]))
    };
    assert_eq!(heads(Stronghold::fires_at), [Some("3-1"), Some("1-1"), None, None]);
    assert_eq!(heads(Stronghold::rakes_at), [Some("4-1"), Some("2-1"), None, None]);
    assert_eq!([0, 1, 2].map(|level| base(level, true).defends_with()), [1, 4, 8]);
    assert_eq!([0, 1, 2].map(|level| base(level, true).helps_by()), [0, 1, 3]);
    assert_eq!((base(2, true).attacked(6), base(2, false).attacked(6)), (base(1, false), base(0, false)));
    assert_eq!(
        (base(2, true).attacked(1), base(2, true).attacked(2), base(1, true).attacked(99)),
        (base(2, true), base(2, false), base(0, false))
    );
    assert_eq!(
        (base(2, true).fired(1), base(2, true).fired(2), base(2, true).fired(5)),
        (base(2, true), base(2, false), base(1, false))
    );
}

#[test]
fn losses_take_whole_units_of_both_sides() {
    let unit = |strength, worth| Fighting { strength, worth };
    // The owner gives up the units of least value that fulfil the loss.
    assert_eq!(lost(&[unit(3, 5), unit(1, 1), unit(1, 1), unit(1, 1)], 3), [1, 2, 3]);
    assert_eq!(lost(&[unit(3, 5), unit(1, 3), unit(1, 3), unit(1, 3)], 3), [0]);
    assert_eq!((lost(&[unit(3, 1)], 2), lost(&[unit(1, 1), unit(1, 1)], 2)), (vec![], vec![0, 1]));
    let tables = blue_book::content().tables;
    let (six, others) = (vec![unit(2, 3); 6], [unit(3, 5), unit(2, 3)]);
    let odds = battle(&six, &others, 0, &tables.military).expect("a whole table");
    let plain = military(12, 5, 0, &tables.military).expect("a whole table");
    // The chance of losing certain units equals the chance of all losses in strength that cost just these units.
    let taken: f64 = plain.ways.keys().filter(|found| found.attacker == Level::clamped(2)).map(|found| plain.chance(found)).sum();
    // A loss of 2 and a loss of 3 both cost one unit of strength 2.
    let two = |found: &&Battle| found.attackers.len() == 1;
    let in_units: f64 = odds.ways.keys().filter(two).map(|found| odds.chance(found)).sum();
    let three: f64 = plain.ways.keys().filter(|found| found.attacker == Level::clamped(3)).map(|found| plain.chance(found)).sum();
    assert!((in_units - taken - three).abs() < 1e-12, "{in_units} is not {taken} and {three}");
    let down = Stronghold { level: 2, up: false };
    let assaulted = assault(&six, down, &tables.military).expect("a whole table");
    assert!(assaulted.all == 36 && assaulted.ways.keys().all(|(_, base)| !base.up && base.level <= 2));
    assert_eq!(raking(down, &six, &tables.military), None);
    assert_eq!(raking(Stronghold { level: 1, up: true }, &six, &tables.military).map(|odds| odds.all), Some(6));
    assert_eq!(fire(Stronghold { level: 1, up: true }, &six, &tables.military).map(|odds| odds.all), Some(36));
}
