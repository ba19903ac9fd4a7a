//! The fields of the tables of boarding, drowning and grappling.

use super::table_fields::{level, modifier};
use super::{Boarding, Content, Drowning, Grappling, InTable};
use rules::kind::{Kind, origin, table};

/// The table of the costs of getting into a boat and out of it, with its fields.
pub const BOARDING: Kind<Content, Boarding, Boarding, InTable> = table(
    ["table of boarding", "Boarding"],
    Some("boarding"),
    &[
        level!(
            Boarding,
            "From a boat",
            "Into a ship from a boat",
            "Beyond the hex, into a ship from a boat beside it.",
            "9.2",
            "from_boat",
            from_boat
        ),
        level!(
            Boarding,
            "From land",
            "Into a ship from land",
            "Beyond the hex, into a ship from land.",
            "9.2",
            "from_land",
            from_land
        ),
        level!(
            Boarding,
            "From the shallows",
            "Into a ship from shallow water",
            "Beyond the hex, into a ship from shallow water.",
            "9.2",
            "from_shallow",
            from_shallow
        ),
        level!(
            Boarding,
            "From the deep",
            "Into a ship from deep water",
            "Beyond the hex, into a ship from deep water.",
            "9.2",
            "from_deep",
            from_deep
        ),
        level!(
            Boarding,
            "Rowboat, land",
            "Into a rowboat from land",
            "Beyond the hex, into a rowboat from land.",
            "9.2",
            "rowboat_from_land",
            rowboat_from_land
        ),
        level!(
            Boarding,
            "Rowboat, shallows",
            "Into a rowboat from shallow water",
            "Beyond the hex, into a rowboat from shallow water.",
            "9.2",
            "rowboat_from_shallow",
            rowboat_from_shallow
        ),
        level!(
            Boarding,
            "Rowboat, deep",
            "Into a rowboat from deep water",
            "Beyond the hex, into a rowboat from deep water.",
            "9.2",
            "rowboat_from_deep",
            rowboat_from_deep
        ),
        level!(
            Boarding,
            "Onto land",
            "Out of a ship onto land",
            "Beyond the hex, out of a ship onto land.",
            "9.2",
            "onto_land",
            onto_land
        ),
        level!(
            Boarding,
            "Into water",
            "Out of a ship into water",
            "Beyond the hex, out of a ship into sea or river.",
            "9.2",
            "into_water",
            into_water
        ),
        level!(
            Boarding,
            "Out of a rowboat",
            "Out of a rowboat",
            "Beyond the hex, out of a rowboat.",
            "9.2",
            "out_of_rowboat",
            out_of_rowboat
        ),
        origin("Origin of the table Boarding"),
    ],
    |_| Boarding::default(),
);

/// The table of the drowning test, with its fields.
pub const DROWNING: Kind<Content, Drowning, Drowning, InTable> = table(
    ["table of drowning", "Drowning"],
    Some("drowning"),
    &[
        level!(
            Drowning,
            "Drowns up to",
            "Highest die that drowns",
            "The highest die on which a swimmer drowns.",
            "9.3",
            "drowns_to",
            drowns
        ),
        modifier!(
            Drowning,
            "Wounded",
            "Die of a wounded swimmer",
            "Added to the die of a wounded swimmer.",
            "4.85",
            "drowning_wounded",
            wounded
        ),
        origin("Origin of the table Drowning"),
    ],
    |_| Drowning::default(),
);

/// The table for throwing hooks and cutting ropes, with its fields.
pub const GRAPPLING: Kind<Content, Grappling, Grappling, InTable> = table(
    ["table of grappling", "Grappling"],
    Some("grappling"),
    &[
        level!(
            Grappling,
            "Each hex",
            "What a throw needs for each hex",
            "A hook holds on a die of at least so many for each hex.",
            "9.4",
            "throw_each_hex",
            each_hex
        ),
        level!(Grappling, "Rope", "Longest rope", "How many hexes a rope is long, and the longest throw.", "4.6", "rope", rope),
        level!(
            Grappling,
            "Slack",
            "Rope that runs out",
            "How many hexes more than its throw a rope runs out in the phase of the throw.",
            "4.63",
            "slack",
            slack
        ),
        modifier!(
            Grappling,
            "Weak throw",
            "Throw of the wounded, women and elders",
            "Added to the die of the wounded, women and elders.",
            "4.62",
            "weak_throw",
            weak_throw
        ),
        level!(
            Grappling,
            "Cuts up to",
            "Highest die that cuts",
            "The highest die on which a rope is cut.",
            "9.4",
            "cuts_to",
            cuts
        ),
        modifier!(
            Grappling,
            "Weak cut",
            "Cut of the wounded, women and elders",
            "Added to the die of the wounded, women and elders.",
            "4.64",
            "weak_cut",
            weak_cut
        ),
        origin("Origin of the table Grappling"),
    ],
    |_| Grappling::default(),
);
