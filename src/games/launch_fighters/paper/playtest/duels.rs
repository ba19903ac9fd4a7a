//! Duels of designs: each of two fleets consists of ships of one design. The fleets cost nearly the same, and fight on a bare map with the book's
//! set-up.

use launch_fighters::{Content, Fleet, FleetShip, Map, Scenario, Ship, Side, cost};
use rules::{Id, Points, Shelf};

/// A duel: two fleets, each of a single design.
#[derive(Clone, Debug, PartialEq)]
pub struct Duel {
    /// All designs of the duel: those of the two fleets, a bare map and the scenario.
    pub content: Content,
    /// The id of the scenario in which the fleets fight.
    pub scenario: Id<Scenario>,
    /// How many ships each fleet has.
    pub ships: [u32; 2],
    /// The cost of each fleet, in points.
    pub prices: [i64; 2],
}

/// How many turns a duel lasts at most.
const TURNS: u32 = 30;

/// The duel of two designs, or of a design with itself; `None` if one of them has no price. A fleet may cost up to the standard 200 points, or up to
/// the price of the more expensive design if that is higher. Of all pairs of fleets that this allows, the pair with the smallest difference in price
/// fights; if several pairs are equal in this, the most expensive one.
#[must_use]
pub fn duel(content: &Content, one: Id<Ship>, other: Id<Ship>) -> Option<Duel> {
    let price = |ship: Id<Ship>| cost::price(content.ships.get(ship)?, &content.options).map(|price| price.total.get().max(1));
    let each = [price(one)?, price(other)?];
    let most = Fleet::STANDARD_BUDGET.get().max(each[0]).max(each[1]);
    let counts = (1..=most / each[0]).flat_map(|first| (1..=most / each[1]).map(move |second| [first, second]));
    let prices = |[first, second]: [i64; 2]| [first * each[0], second * each[1]];
    let ships = counts.min_by_key(|counts| {
        let [first, second] = prices(*counts);
        ((first - second).abs(), -first - second)
    })?;
    let mut duel = Content { options: content.options, ships: content.ships.clone(), ..Content::default() };
    let map = duel.maps.add(Map::default());
    let mut sides = Shelf::default();
    for (design, count) in [one, other].into_iter().zip(ships) {
        let members: Shelf<FleetShip> = (0..count).map(|_| FleetShip::of(design)).collect();
        let name = content.ships.get(design).map(|design| design.label().to_owned()).unwrap_or_default();
        let flagship = members.ids().next();
        let fleet = duel.fleets.add(Fleet { name, flagship, ships: members, budget: Points::new(most), ..Fleet::default() });
        sides.add(Side { fleet: Some(fleet), ..Side::default() });
    }
    let turn_limit = rules::Count::new(TURNS);
    let scenario = duel.scenarios.add(Scenario { name: "Duel".into(), map: Some(map), sides, turn_limit, ..Scenario::default() });
    Some(Duel { content: duel, scenario, ships: ships.map(|count| count as u32), prices: prices(ships) })
}
