//! The levels of technology and of wealth.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Makes an enum of levels that are written as letters, the highest level first.
macro_rules! letters {
    ($(#[$about:meta])* $name:ident { $($(#[$each:meta])* $variant:ident = $written:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$each])* $variant,)+
        }

        impl $name {
            /// All levels, the highest first.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The level as the book writes it.
            #[must_use]
            pub const fn label(self) -> &'static str {
                match self {
                    $(Self::$variant => $written,)+
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.pad(self.label())
            }
        }
    };
}

letters!(
    /// A level of technology ("Map Tile Definitions & Explanations"). The highest comes first, so that A is less than B.
    Technology {
        /// Interstellar: with drives for hyperspace.
        A = "A",
        /// Interplanetary: no drives for hyperspace.
        B = "B",
        /// Atmospheric and industrial, like the Earth in the middle of the 20th century.
        #[default]
        C = "C",
        /// Atmospheric, before all industry.
        D = "D",
    }
);

letters!(
    /// The wealth code of a sector, which decides the plunder ("Map Tile Definitions & Explanations"). The richest comes first, so that A is less
    /// than B.
    Wealth {
        /// The code of the richest sectors.
        A = "wA",
        /// The code of rich sectors.
        B = "wB",
        /// The code of middling sectors.
        #[default]
        C = "wC",
        /// The code of poor sectors.
        D = "wD",
        /// The code of the poorest sectors.
        E = "wE",
    }
);

impl Technology {
    /// Whether a local unit of technology `unit` may defend a system of this technology: the unit must have the same level, or one below ("Local
    /// Defense Deployment").
    #[must_use]
    pub const fn fields(self, unit: Self) -> bool {
        unit as u8 == self as u8 || unit as u8 == self as u8 + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_fields_its_own_technology_and_the_one_below() {
        let fielded = |system: Technology| {
            let units = Technology::ALL.iter().filter(move |unit| system.fields(**unit));
            units.map(ToString::to_string).collect::<String>()
        };
        assert_eq!(Technology::ALL.iter().map(|system| fielded(*system)).collect::<Vec<_>>(), ["AB", "BC", "CD", "D"]);
    }
}
