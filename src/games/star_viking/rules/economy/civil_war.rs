//! The points for units that are given up in a civil war ("Civil War").

/// A blue unit that the Federation would give up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// A starship.
    Starship {
        /// The cost of building the starship, in mega-credits.
        cost: u32,
        /// The capacity of the starship's hold.
        capacity: u32,
    },
    /// Any other unit. It counts only if it fits into the hold of a starship that is given up.
    Other {
        /// The cost of building the unit, in mega-credits.
        cost: u32,
        /// How much room the unit takes; `None` if it cannot be cargo.
        size: Option<u32>,
    },
}

/// The points for the units given up. This is the cost of the starships and of the most expensive load of other units that fits into their holds,
/// divided by `part` and rounded down once.
#[must_use]
pub fn civil_war_worth(given: &[Given], part: u32) -> u32 {
    let starships = given.iter().filter_map(|unit| match *unit {
        Given::Starship { cost, capacity } => Some((cost, capacity)),
        Given::Other { .. } => None,
    });
    let (cost, room) = starships.fold((0, 0), |(cost, room), (more, capacity)| (cost + more, room + capacity));
    // The cost of the most expensive load for each amount of room. Larger rooms are filled first, so that no unit is loaded twice.
    let mut dearest = vec![0_u32; room as usize + 1];
    for unit in given {
        let Given::Other { cost, size: Some(size) } = *unit else { continue };
        for filled in (size as usize..dearest.len()).rev() {
            dearest[filled] = dearest[filled].max(dearest[filled - size as usize] + cost);
        }
    }
    (cost + dearest.last().copied().unwrap_or_default()).checked_div(part).unwrap_or_default()
}
