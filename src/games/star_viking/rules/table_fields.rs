//! The fields of the tables. Every project has exactly one of each table. The fields here hold the table's single numbers and its origin.
//!
//! A table that is a list of numbers, such as the costs of repairs, is one row of them. The lines of the other tables are kinds of their own: one row
//! for each wealth code in `plunder_fields.rs`; for each dice table and each outcome in `politics_fields.rs`; and for each differential in
//! `combat_fields.rs`. The printed combat table has a line for each roll and as many columns as the designer gives it. Two dice always have eleven
//! totals, so the totals are fields here, and the columns are rows that can be added or cut off. Designers add lines only in the table's editor;
//! elsewhere they change only the cells.

use super::{
    CombatTable, Content, Economy, Edit, InTable, Markers, Modifiers, Place, PlunderTable, Politics, Repairs, Table, Tables, book,
};
use rules::Count;
use rules::kind::{Field, Holds, Kind, holds, number, origin, table, tables};

tables! { Content, Tables, Table, InTable, Edit, Place:
    CombatTable, Combat, combat, origin;
    Modifiers, Modifiers, modifiers, origin;
    PlunderTable, Plunder, plunder, origin;
    Politics, Politics, politics, origin;
    Repairs, Repairs, repairs, origin;
    Economy, Economy, economy, origin;
    Markers, Markers, markers, origin;
}

/// The costs of repairs as a kind of thing that designers edit.
pub const REPAIRS: Kind<Content, Repairs, Repairs, InTable> = table(
    ["table of repairs", "Repairs"],
    Some("repairs"),
    &[
        hit::<0>("Hit, A", "A hit on a unit of technology A").column("hit-a"),
        hit::<1>("Hit, B", "A hit on a unit of technology B").column("hit-b"),
        hit::<2>("Hit, C", "A hit on a unit of technology C").column("hit-c"),
        hit::<3>("Hit, D", "A hit on a unit of technology D").column("hit-d"),
        repair("Critical", holds!(Count, critical_hit))
            .spoken("A critical hit")
            .help("What removing a critical hit costs, in mega-credits.")
            .column("critical-hit"),
        repair("One below", holds!(Count, above_the_system))
            .spoken("Times as much in a system one level below")
            .help("How many times as much it costs where the system is one level of technology below the unit.")
            .column("one-below"),
        origin("Origin of the table Repairs"),
    ],
    |_| Repairs::default(),
);

const fn repair(caption: &'static str, holds: Holds<Content, Repairs>) -> Field<Content, Repairs, InTable> {
    number(caption, holds).cites(book("Repairs"))
}

/// The field that holds the cost of repairing a hit, for the technology with this number, counted from A.
const fn hit<const TECHNOLOGY: usize>(caption: &'static str, spoken: &'static str) -> Field<Content, Repairs, InTable> {
    let get = |repairs: &Repairs| repairs.per_hit[TECHNOLOGY];
    let set = |repairs: &mut Repairs, cost: Count| repairs.per_hit[TECHNOLOGY] = cost;
    repair(caption, Holds::Count(get, set)).spoken(spoken).help("What removing one hit from such a unit costs, in mega-credits.")
}

/// The prices of points and the yield of the home base, as a kind of thing that designers edit.
pub const ECONOMY: Kind<Content, Economy, Economy, InTable> = table(
    ["table of the economy", "Economy"],
    Some("economy"),
    &[
        price("Viking point", holds!(Count, viking_point))
            .spoken("A victory point for a Viking")
            .help("What a Viking pays for a victory point, in mega-credits.")
            .column("viking-point"),
        price("Federate point", holds!(Count, federate_point))
            .spoken("A victory point for the Federation")
            .help("What the Federation pays for a victory point, in mega-credits.")
            .column("federate-point"),
        price("Home base", holds!(Count, home_base_wealth))
            .spoken("Taxes of a Viking home base")
            .help("What a Viking home base yields in a turn, in mega-credits.")
            .cites(book("Viking Home Base"))
            .column("home-base"),
        origin("Origin of the table Economy"),
    ],
    |_| Economy::default(),
);

const fn price(caption: &'static str, holds: Holds<Content, Economy>) -> Field<Content, Economy, InTable> {
    number(caption, holds).cites(book("Use of Funds"))
}

/// How many hit markers of each sort the game has, as a kind of thing that designers edit.
pub const MARKERS: Kind<Content, Markers, Markers, InTable> = table(
    ["table of hit markers", "Hit markers"],
    Some("hit-markers"),
    &[
        marker("One hit", holds!(Count, one_hit)).spoken("Markers for one hit").column("one-hit"),
        marker("Two hits", holds!(Count, two_hits)).spoken("Markers for two hits").column("two-hits"),
        marker("Three hits", holds!(Count, three_hits)).spoken("Markers for three hits").column("three-hits"),
        origin("Origin of the table Hit markers"),
    ],
    |_| Markers::default(),
);

const fn marker(caption: &'static str, holds: Holds<Content, Markers>) -> Field<Content, Markers, InTable> {
    number(caption, holds).help("How many are printed, each with the critical side on its back.").cites(book("Hit Markers"))
}
