//! Checks that the price of a ship is the smallest total that lies in its own bracket, by trying every bracket in turn.

use launch_fighters::{Breakdown, Options, Part, Ship, cost, one_more};
use proptest::prelude::*;
use rules::{Level, Points};

use crate::long::long;

/// The cost of everything but move, computed by adding up levels one by one as the book does ("Ship Construction", "Add-ons").
fn base(ship: &Ship, options: Options) -> i64 {
    let level_by_level = |level: Level| (1..=i64::from(level.get())).sum::<i64>();
    let pieces = |amount: u32| i64::from(amount);
    let warp = match (options.flat_warp, ship.warp.get()) {
        (true, 0) => 0,
        (true, _) => 5,
        (false, _) => level_by_level(ship.warp),
    };
    let fighter = if options.warp_for_fighters && ship.warp_fighters { 6 } else { 5 };
    let stats = [ship.cannons, ship.launchers, ship.bays, ship.defense, ship.sensors, ship.repair, ship.boosters];
    stats.into_iter().map(level_by_level).sum::<i64>()
        + warp
        + (pieces(ship.missiles.get()) + 1) / 2
        + pieces(ship.fighters.get()) * fighter
        + pieces(ship.cargo.get())
        + pieces(ship.passengers.get()) * 2
}

/// The first total that lies in its own bracket, and the number of that bracket. From one bracket to the next the total grows by the cost of move,
/// and the limit by 20 points, so no more brackets have to be tried than there are points aboard.
fn by_trying(ship: &Ship, options: Options) -> Option<(i64, i64)> {
    let (base, movement) = (base(ship, options), (1..=i64::from(ship.movement.get())).sum::<i64>());
    (1..=base + 2).map(|times| (base + movement * times, times)).find(|(total, times)| {
        let first = (times - 1) * 20 + 1;
        (first..=times * 20).contains(total) || (*total < 1 && *times == 1)
    })
}

fn amounts(most: u32) -> impl Strategy<Value = Ship> {
    let ranges: Vec<_> = Part::ALL.into_iter().map(|part| 0..=part.most().min(most)).collect();
    (ranges, any::<bool>()).prop_map(|(amounts, warp_fighters)| {
        let ship = Ship { warp_fighters, ..Ship::named("Any") };
        Part::ALL.into_iter().zip(amounts).fold(ship, |ship, (part, amount)| ship.with(part, amount))
    })
}

fn any_ship() -> impl Strategy<Value = Ship> {
    let everyday = (amounts(12), 0..=7_u32);
    let extreme = (amounts(999), 0..=99_u32);
    prop_oneof![3 => everyday, 1 => extreme].prop_map(|(ship, movement)| ship.with(Part::Move, movement))
}

fn any_options() -> impl Strategy<Value = Options> {
    any::<[bool; 5]>().prop_map(|[flat_warp, warp_for_fighters, holds_can_be_hit, no_move_at_warp, no_fire_at_warp]| Options {
        flat_warp,
        warp_for_fighters,
        holds_can_be_hit,
        no_move_at_warp,
        no_fire_at_warp,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(long(300, 10_000)) })]

    #[test]
    fn the_price_is_what_trying_every_bracket_finds(ship in any_ship(), options in any_options()) {
        let price = cost::price(&ship, &options);
        prop_assert_eq!(price.map(|price| (price.total.get(), price.multiplier)), by_trying(&ship, options));
        prop_assert_eq!(price.is_none(), ship.movement.get() >= 6);
    }

    #[test]
    fn the_lines_of_a_breakdown_add_up_to_the_price_and_their_shares_to_one(ship in any_ship(), options in any_options()) {
        let breakdown = Breakdown::of(&ship, &options);
        let sum: Points = breakdown.lines.iter().filter_map(|line| line.points).sum();
        if let Some(price) = breakdown.price {
                prop_assert_eq!(sum, price.total);
                prop_assert_eq!(price.base + price.movement, price.total);
                let left = breakdown.left_in_bracket().map_or(-1, Points::get);
                prop_assert!((0..=20).contains(&left), "{} points left", left);
                let shares: f64 = breakdown.lines.iter().map(|line| line.share(price.total)).sum();
                prop_assert!(price.total == Points::ZERO || (shares - 1.0).abs() < 1e-9, "shares add up to {}", shares);
        } else {
                prop_assert_eq!(sum, Points::new(base(&ship, options)), "only move is left out");
                prop_assert_eq!(breakdown.left_in_bracket(), None);
        }
        for part in Part::ALL {
            let lines = breakdown.lines.iter().filter(|line| line.what.slug() == part.slug()).count();
            prop_assert_eq!(lines, usize::from(ship.amount(part) > 0), "{}", part.slug());
        }
    }

    #[test]
    fn one_more_costs_the_difference_of_two_prices(ship in any_ship(), options in any_options()) {
        for part in Part::ALL {
            let more = ship.clone().with(part, ship.amount(part) + 1);
            let both = by_trying(&ship, options).zip(by_trying(&more, options)).filter(|_| more != ship);
            prop_assert_eq!(one_more(&ship, part, &options).map(Points::get), both.map(|((now, _), (then, _))| then - now));
        }
    }
}

#[test]
fn the_brackets_of_the_book_s_table_multiply_as_it_says() {
    // "Points Cost Multiplier": 1-20 1x, 21-40 2x, … 181-200 10x, "Continues… upward".
    for (times, total) in (1..=30).flat_map(|times| [(times, times * 20 - 19), (times, times * 20)]) {
        assert_eq!(cost::bracket(total), times, "{total} points");
    }
    assert_eq!(cost::bracket(0), 1);
}
