//! Man, woman or elder, as far as the rules treat them differently.

use std::fmt;

use serde::{Deserialize, Serialize};

use rules::kind::{Choosable, Offer};

/// Man, woman or elder. The difference decides who may row which boats, and who throws hooks and cuts ropes worse than others (4.32, 4.62, 4.64).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Person {
    /// A grown man.
    #[default]
    Man,
    /// A woman, who rows rowboats only.
    Woman,
    /// An elder, of either sex.
    Elder,
}

impl Person {
    /// Every kind of person.
    pub const ALL: [Self; 3] = [Self::Man, Self::Woman, Self::Elder];

    /// The word for the kind of person.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Man => "man",
            Self::Woman => "woman",
            Self::Elder => "elder",
        }
    }
}

impl fmt::Display for Person {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.label())
    }
}

impl Choosable for Person {
    const WHAT: &'static str = "a kind of person";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::Man => "Does whatever the type can do.",
            Self::Woman => "Rows rowboats only, and throws and cuts worse.",
            Self::Elder => "Rows and steers, and throws and cuts worse.",
        };
        Offer { word: self.label(), help }
    }
}
