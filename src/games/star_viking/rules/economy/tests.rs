//! The book's rules on money, tested with its own numbers.

use super::*;
use crate::construction::Yard;
use crate::{Color, Effect, Technology, UnitType, blue_book};

fn depression() -> Decrees {
    let mut decrees = Decrees::default();
    decrees.decree(Effect::TaxesDivided, 2);
    decrees
}

#[test]
fn sanakht_pays_eight_and_nine_and_less_in_bad_times() {
    let content = blue_book::content();
    let wealth = blue_book::system(&content, "Sanakht").wealth.get();
    let (quiet, bad) = (Decrees::default(), depression());
    let paid = |decrees, plundered| {
        let taxes = federate_taxes(wealth, decrees, plundered);
        (taxes.treasury_at_most, taxes.local_at_least())
    };
    assert_eq!((paid(&quiet, false), paid(&bad, false)), ((8, 9), (4, 4)));
    assert_eq!((paid(&quiet, true), paid(&bad, true)), ((0, 5), (0, 2)), "half of its six codes plundered");
    assert!(is_half_plundered(3, 6) && !is_half_plundered(2, 6) && !is_half_plundered(0, 0));
    assert_eq!((viking_taxes(wealth, false), viking_taxes(wealth, true)), (17, 0));
}

#[test]
fn avarice_of_seventy_costs_nine_points() {
    let treasury = Treasury { saved: 100, fresh: 70, aid: 0 };
    assert_eq!(treasury.points_owed(70, 2, 4), 9, "35 are owed, and eight points cost 32");
    assert_eq!(Treasury { fresh: 10, ..treasury }.points_owed(70, 2, 4), 2, "as far as fresh money goes");
    let mut treasury = treasury;
    assert!(treasury.pay_for_points(9, 4) && treasury.fresh == 34);
    assert!(!treasury.pay_for_points(9, 4), "what was saved buys no points");
}

#[test]
fn saved_money_goes_before_fresh_money_and_aid_buys_units_alone() {
    let mut treasury = Treasury { saved: 5, fresh: 10, aid: 7 };
    assert!(!treasury.pay_for_repairs(16) && treasury.pay_for_repairs(6));
    assert_eq!(treasury, Treasury { saved: 0, fresh: 9, aid: 7 });
    assert!(treasury.pay_for_unit(8) && !treasury.pay_for_unit(9));
    assert_eq!(treasury, Treasury { saved: 0, fresh: 8, aid: 0 });
    treasury.aid = 3;
    treasury.close();
    assert_eq!(treasury, Treasury::saved(8), "aid lapses");
}

#[test]
fn a_cruiser_is_repaired_at_home_for_half_of_what_it_costs_in_a_system_of_technology_b() {
    let content = blue_book::content();
    let repairs = &content.tables.repairs;
    let cruiser = blue_book::unit(&content, Color::Red, "CR").technology;
    let three_hits = |yard| cost_of_a_hit(cruiser, yard, repairs).map(|cost| 3 * cost);
    let system = Yard::System;
    assert_eq!(
        [three_hits(Yard::HomeBase), three_hits(system(Technology::B)), three_hits(system(Technology::C))],
        [Some(6), Some(12), None]
    );
    let critical = |yard| cost_of_a_critical(cruiser, yard, repairs);
    assert_eq!(
        [critical(Yard::HomeBase), critical(system(Technology::B)), critical(system(Technology::D))],
        [Some(10), Some(20), None]
    );
}

#[test]
fn a_frigate_with_two_fighters_is_worth_sixteen_points_in_a_civil_war() {
    let frigate = Given::Starship { cost: 40, capacity: 6 };
    let fighter = Given::Other { cost: 4, size: Some(1) };
    assert_eq!(civil_war_worth(&[frigate, fighter, fighter], 3), 16);
    assert_eq!(civil_war_worth(&[fighter, fighter], 3), 0, "without a hold nothing else counts");
    let armor = Given::Other { cost: 7, size: Some(2) };
    let escort = Given::Starship { cost: 25, capacity: 4 };
    assert_eq!(civil_war_worth(&[armor, escort, fighter, fighter, armor], 3), (25 + 7 + 7) / 3, "the dearest load");
    assert_eq!(civil_war_worth(&[escort, Given::Other { cost: 16, size: None }], 3), 8, "a fortress is no cargo");
}

#[test]
fn politics_are_quiet_in_six_of_thirty_six_and_all_else_in_five() {
    let content = blue_book::content();
    let (general, programs) = content.tables.politics.general_and_programs().expect("the book's tables");
    let mut ways = std::collections::BTreeMap::new();
    for (one, other) in (1..=6).flat_map(|one| (1..=6).map(move |other| (one, other))) {
        let outcome = general.outcome(one + other).expect("every roll says something");
        *ways.entry(outcome.in_play().expect("and does something")).or_insert(0) += 1;
    }
    assert_eq!(ways.remove(&(Effect::Nothing, 0)), Some(6));
    assert_eq!(ways.into_values().collect::<Vec<_>>(), [5; 6]);
    assert_eq!(
        programs.iter().map(|table| (table.is_for_starships(), table.is_for_aid())).collect::<Vec<_>>(),
        [(true, false), (true, false), (false, true)]
    );
}

#[test]
fn decrees_say_what_can_be_built_and_what_it_costs() {
    let content = blue_book::content();
    let unit = |color, letters| blue_book::unit(&content, color, letters);
    let [cruiser, frigate, escort] = ["BC", "FF", "FE"].map(|letters| unit(Color::Blue, letters));
    let allowed = |decrees: &Decrees| [cruiser, frigate, escort].map(|unit: &UnitType| decrees.allow(unit));
    let mut decrees = Decrees::default();
    assert_eq!(allowed(&decrees), [false, false, true]);
    decrees.decree(Effect::Frigates, 1);
    decrees.decree(Effect::Battlecruiser, 0);
    assert_eq!(allowed(&decrees), [true; 3]);
    decrees.built(frigate);
    decrees.built(cruiser);
    assert_eq!(allowed(&decrees), [false, false, true], "a program builds once");
    decrees.decree(Effect::AnyFrigates, 0);
    decrees.built(frigate);
    assert_eq!(allowed(&decrees), [false, true, true]);
    decrees.decree(Effect::NoStarships, 0);
    assert_eq!(allowed(&decrees), [false; 3]);
    decrees.decree(Effect::Dearer, 1);
    assert_eq!((decrees.price(escort), decrees.price(unit(Color::Green, "SF"))), (Some(26), Some(2)));
    assert!(decrees.aid && decrees.allow(unit(Color::Red, "CR")));
    decrees.decree(Effect::CivilWar, 3);
    assert!(!decrees.aid && decrees.civil_war == Some(3));
}

#[test]
fn twice_the_points_are_needed_over_every_other_player() {
    assert_eq!(
        [has_twice_the_points(&[20, 10]), has_twice_the_points(&[1, 0]), has_twice_the_points(&[19, 10])],
        [Some(0), Some(0), None]
    );
    assert_eq!(
        [has_twice_the_points(&[0, 0]), has_twice_the_points(&[10, 40, 21]), has_twice_the_points(&[10, 40, 20])],
        [None, None, Some(1)]
    );
    assert_eq!([ahead(&[3, 5]), ahead(&[5, 5]), ahead(&[5, 5, 6])], [Some(1), None, Some(2)]);
}
