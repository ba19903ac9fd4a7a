//! Tests the growth of subjects over twenty years, with numbers worked out beforehand.

use super::{grown, idle_points, years};
use crate::{Content, Player, Sovereign, SovereignTable, Start, Tables, Weight};
use rules::Count;

fn content() -> Content {
    let mut weights = [Weight(Count::clamped(1)); 7];
    weights[Sovereign::Engineer as usize] = Weight(Count::clamped(5));
    let start = Start { growth: Count::clamped(10), ..Start::default() };
    let tables = Tables { start, sovereigns: SovereignTable { weights, ..SovereignTable::default() }, ..Tables::default() };
    Content { tables: tables.into(), ..Content::default() }
}

fn after_twenty(kind: Sovereign, subjects: u32) -> (u32, u32) {
    let content = content();
    let player = Player { kind, subjects: Count::clamped(subjects), ..Player::default() };
    let years = years(&content, &player, 20);
    (grown(years[19].subjects, &content.tables.start), years.iter().map(|year| year.taxes).sum())
}

#[test]
fn a_people_grows_by_one_in_ten_and_pays_before_it_grows() {
    assert_eq!(after_twenty(Sovereign::EmpireBuilder, 20), (113, 1_011));
    assert_eq!(after_twenty(Sovereign::EmpireBuilder, 10), (46, 445));
    assert_eq!(after_twenty(Sovereign::Engineer, 20), (113, 1_514));
}

#[test]
fn an_idle_merchant_who_saves_his_fifty_has_his_taxes_and_them() {
    let merchant = Player { kind: Sovereign::Merchant, money: Count::clamped(50), ..Player::default() };
    assert_eq!(idle_points(&content(), &merchant, 20), 1_061);
    assert_eq!(idle_points(&content(), &merchant, 0), 50);
    // A growth of 0 means that nobody is born; nothing is divided by 0.
    assert_eq!(grown(20, &Start::default()), 20);
}
