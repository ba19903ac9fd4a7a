//! Tests of what every silhouette must guarantee, whatever the ship.

use super::*;
use drawing::{Color, Item, bounds_of};
use geometry::Mm;
use launch_fighters::Part;

fn ship(name: &str, stats: [u32; 5]) -> Ship {
    Part::STATS.into_iter().zip(stats).fold(Ship::named(name), |ship, (part, amount)| ship.with(part, amount))
}

fn look(hull: Hull) -> Look {
    Look { hull, ..Look::default() }
}

fn boxes() -> [Rect; 4] {
    [Rect::at(3.0, 4.0, 14.0, 10.0), Rect::at(0.0, 0.0, 60.0, 40.0), Rect::at(-5.0, 2.0, 8.0, 90.0), Rect::at(1.0, 1.0, 2.0, 2.0)]
}

fn stays_inside(ship: &Ship, price: Option<Points>, hull: Hull) {
    for into in boxes() {
        let group = silhouette(ship, price, look(hull), into);
        let ink = bounds_of(&group.items).expect("something is drawn");
        assert!(into.inset(Mm::new(-1e-9)).encloses(ink), "{hull:?} {ship:?} leaves {into:?}: {ink:?}");
        assert!(group.items.len() <= 250, "{hull:?} {ship:?} takes {} items", group.items.len());
    }
}

#[test]
fn a_ship_stays_in_its_box_whatever_it_is_made_of() {
    for hull in Hull::ALL {
        for part in Part::ALL {
            for amount in [1, 2, 7, 99] {
                stays_inside(&Ship::named("One").with(part, amount), None, hull);
            }
        }
        for price in [None, Some(0), Some(1), Some(30), Some(99), Some(1_000_000), Some(-5)].map(|price| price.map(Points::new)) {
            stays_inside(&Ship::named("None"), price, hull);
            stays_inside(&ship("Some", [3, 5, 2, 6, 3]), price, hull);
            let all = Part::ALL.into_iter().fold(Ship::named("All"), |ship, part| ship.with(part, 999));
            stays_inside(&all, price, hull);
        }
    }
}

proptest::proptest! {
    #[test]
    fn any_ship_stays_in_its_box(name in ".{0,12}", stats in proptest::array::uniform5(0_u32..100), price in 0_i64..400, hull in 0_usize..6) {
        stays_inside(&ship(&name, stats), Some(Points::new(price)), Hull::ALL[hull]);
    }
}

#[test]
fn a_box_of_no_size_holds_nothing() {
    for into in [Rect::default(), Rect::at(0.0, 0.0, 0.1, 9.0), Rect::at(0.0, 0.0, -4.0, -4.0)] {
        assert!(silhouette(&ship("Small", [1, 1, 1, 1, 1]), None, Look::default(), into).items.is_empty());
    }
}

#[test]
fn the_same_ship_looks_the_same_and_another_does_not() {
    let into = Rect::at(0.0, 0.0, 40.0, 40.0);
    for hull in Hull::ALL {
        let draw = |name: &str, stats| silhouette(&ship(name, stats), Some(Points::new(40)), look(hull), into);
        assert_eq!(draw("Excelsior", [3, 5, 0, 6, 3]), draw("Excelsior", [3, 5, 0, 6, 3]));
        for other in [[4, 5, 0, 6, 3], [3, 4, 0, 6, 3], [3, 5, 1, 6, 3], [3, 5, 0, 7, 3], [3, 5, 0, 6, 2]] {
            assert_ne!(draw("Excelsior", [3, 5, 0, 6, 3]), draw("Excelsior", other), "{hull:?} {other:?}");
        }
    }
}

#[test]
fn every_weapon_up_to_ten_is_drawn() {
    let into = Rect::at(0.0, 0.0, 40.0, 40.0);
    for hull in Hull::ALL {
        let items = |stats| silhouette(&ship("Gunship", stats), Some(Points::new(60)), look(hull), into).items.len();
        for count in 0..10 {
            assert!(items([count, 0, 0, 0, 1]) < items([count + 1, 0, 0, 0, 1]), "{hull:?}: cannon {count}");
            assert!(items([1, count, 0, 0, 1]) < items([1, count + 1, 0, 0, 1]), "{hull:?}: launcher {count}");
        }
        for count in 0..8 {
            assert!(items([1, 0, count, 0, 1]) < items([1, 0, count + 1, 0, 1]), "{hull:?}: bay {count}");
        }
        for count in 0..6 {
            assert!(items([1, 0, 0, 0, count]) < items([1, 0, 0, 0, count + 1]), "{hull:?}: engine {count}");
        }
        assert_eq!(items([10, 10, 8, 10, 6]), items([99, 99, 99, 99, 99]));
    }
}

#[test]
fn a_dear_ship_is_larger_than_a_cheap_one() {
    let into = Rect::at(0.0, 0.0, 40.0, 40.0);
    for hull in Hull::ALL {
        let area = |price| {
            let items = silhouette(&ship("Ship", [2, 2, 0, 2, 2]), Some(Points::new(price)), look(hull), into).items;
            let size = bounds_of(&items).expect("something is drawn").size();
            size.width.get() * size.height.get()
        };
        assert!(area(6) * 1.3 < area(40) && area(40) * 1.2 < area(140), "{hull:?}: {} {} {}", area(6), area(40), area(140));
    }
}

#[test]
fn hull_and_trim_are_told_apart_in_any_two_colours() {
    let levels = [0, 60, 128, 200, 255];
    for primary in levels {
        for secondary in levels {
            let palette =
                Palette::of(Look { hull: Hull::Slab, primary: Color::gray(primary), secondary: Color::gray(secondary), side: 0 });
            assert!((palette.base.brightness() - palette.accent.brightness()).abs() > 0.1, "{primary} {secondary}: {palette:?}");
            assert!(palette.base.brightness() - palette.edge.brightness() > 0.3);
        }
    }
}

#[test]
fn only_outlines_are_drawn() {
    let group = silhouette(&ship("Ship", [2, 2, 2, 2, 2]), None, Look::default(), Rect::at(0.0, 0.0, 9.0, 9.0));
    assert!(group.items.iter().all(|(_, item)| matches!(item, Item::Path(_))));
}
