//! A picture of a style: three ships from small to large, a squadron and two counters, drawn as the sheets draw them.

use drawing::{Page, Path};
use geometry::{Mm, Point, Rect, Size};
use kit::screen::Preview;
use launch_fighters::{Options, Part, Ship, Style, cost};
use launch_fighters_paper::sheets::accent::Accent;
use launch_fighters_paper::sheets::counters::{ShipCounter, fighter_counter, ship_counter};
use launch_fighters_paper::sheets::fighter::squadron;
use launch_fighters_paper::sheets::silhouette::{Look, silhouette};
use paper::sheets::Draft;

/// The size of the picture on paper.
const SIZE: Size = Size::new(150.0, 52.0);
/// The edge lengths of a ship's counter and of a squadron's counter, for a map of one-inch spaces.
const COUNTERS: (Mm, Mm) = (Mm::new(18.0), Mm::new(12.7));

/// The picture of a style.
#[must_use]
pub fn sample(style: &Style, options: Options) -> Preview {
    let look = Look::of(Some(style));
    let mut draft = Draft::new();
    draft.path(Path::rect(Rect::new(Point::ORIGIN, SIZE)).filled(Accent::of(Some(style)).soft));
    let ships = ships();
    for (index, ship) in ships.iter().enumerate() {
        let price = cost::price(ship, &options).map(|price| price.total);
        let into = Rect::at(4.0 + 30.0 * index as f64, 4.0, 27.0, 44.0);
        draft.put(Point::ORIGIN, silhouette(ship, price, look, into));
    }
    draft.put(Point::ORIGIN, squadron(look, Rect::at(95.0, 8.0, 20.0, 36.0)));
    let ship = &ships[1];
    let price = cost::price(ship, &options).map(|price| price.total);
    let counter = ShipCounter { ship, name: "Sample", letter: "A", price, look, flagship: false, picture: None };
    draft.add(Point::at(Mm::new(122.0), Mm::new(6.0)), ship_counter(&counter, COUNTERS.0));
    draft.add(Point::at(Mm::new(124.6), Mm::new(31.0)), fighter_counter(look, "A", COUNTERS.1));
    let mut page = Page::new(format!("Style {}", style.label()), SIZE);
    page.items = draft.items;
    Preview { pages: vec![page.into()], ..Preview::default() }
}

/// A gunboat, a missile cruiser and a carrier.
fn ships() -> [Ship; 3] {
    let gunboat = Ship::named("Gunboat").with(Part::Cannons, 3).with(Part::Defense, 2).with(Part::Move, 3);
    let cruiser =
        Ship::named("Cruiser").with(Part::Cannons, 3).with(Part::Launchers, 4).with(Part::Defense, 5).with(Part::Move, 2);
    let carrier =
        Ship::named("Carrier").with(Part::Cannons, 2).with(Part::Bays, 5).with(Part::Fighters, 8).with(Part::Defense, 6);
    [gunboat, cruiser.with(Part::Missiles, 8), carrier.with(Part::Move, 1)]
}
