//! Builds a random raiding force: spends the rest of the budget on counters of the mix, and puts each in a place where it fits. A unit without
//! interstellar drive is bought only if a hold has room for it.

use super::hand::{Held, Spot, Verdict, put, verdict};
use super::open_force::OpenForce;
use super::shop::destinations;
use kit::action::{Change, Step};
use project::OneOf as _;
use rules::{Chance, Id, Points, counted};
use star_viking::{Content, Edit, Operations, UnitType};

/// Whether the money left suffices for any counter.
pub fn can_buy(open: &OpenForce) -> bool {
    !wares(open).is_empty()
}

/// The change that buys counters until no more can be paid or placed.
pub fn bought(open: &OpenForce, seed: u64) -> Change {
    let (mut chance, mut content, mut count) = (Chance::new(seed), open.content.clone(), 0);
    let mut edits = Vec::new();
    while let Some(edit) = next(&content, open, &mut chance) {
        if content.apply(&edit).is_err() {
            break;
        }
        // Each edit sets the whole force, so the last edit alone is enough.
        edits = vec![edit];
        count += 1;
    }
    Change::edits(format!("Buy {} at random", counted(count, "unit")), edits)
}

/// The edit that buys one more counter.
fn next(content: &Content, open: &OpenForce, chance: &mut Chance) -> Option<Edit> {
    let open = OpenForce::unselected(content, open.id, content.forces.get(open.id)?);
    let wares = wares(&open);
    let (unit, spots) = wares.get(chance.below(wares.len()))?;
    let spot = spots.get(chance.below(spots.len()))?;
    let change = put(&open, Held::Type(*unit), *spot)?;
    change.steps.iter().find_map(|step| if let Step::Edit(edit) = step { Edit::own(edit).cloned() } else { None })
}

/// The types that are left in the mix of counters and can be paid, each with the places where it fits.
fn wares(open: &OpenForce) -> Vec<(Id<UnitType>, Vec<Spot>)> {
    let spots = destinations(open);
    let own = open.content.units.iter().filter(|(id, unit)| {
        let cost = unit.cost.map(|cost| Points::new(cost.get().into()));
        let is_left = open.stocks.get(id).is_some_and(|stock| stock.left() > 0);
        unit.color == open.force.color && is_left && cost.is_some_and(|cost| cost > Points::ZERO && cost <= open.left)
    });
    let fits = |id: Id<UnitType>, unit: &UnitType| -> Vec<Spot> {
        // Outside a hold, a unit can leave the home base only if it can jump by itself.
        let jumps = unit.operations == Operations::S || unit.is_pod();
        let can_be_had = |spot: &Spot| (jumps || *spot != Spot::Outside) && verdict(open, Held::Type(id), *spot) == Verdict::Fits;
        spots.iter().copied().filter(can_be_had).collect()
    };
    own.map(|(id, unit)| (id, fits(id, unit))).filter(|(_, spots)| !spots.is_empty()).collect()
}
