//! A fleet style: how the ships of one maker look.

use serde::{Deserialize, Serialize};

use crate::rules::{Origin, Tint};

/// A fleet style: "units in each fleet have a similar color, shape and design" ("The Pieces of the Game").
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Style {
    /// What the makers of these ships are called.
    pub name: String,
    /// The form of their hulls.
    pub hull: Hull,
    /// The colour of hull plates and counters.
    pub primary: Tint,
    /// The colour of weapons, engines and trim.
    pub secondary: Tint,
    /// How they fight, in a sentence.
    pub doctrine: String,
    /// Who they are, in a paragraph.
    pub flavour: String,
    /// Where the style comes from.
    pub origin: Origin,
}

/// The form of a style's hulls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Hull {
    /// A long dagger, broad at the stern.
    #[default]
    Wedge,
    /// A round saucer on a neck, with engines on pylons.
    Saucer,
    /// Stacked blocks behind a blunt prow.
    Slab,
    /// Two horns reaching forward.
    Crescent,
    /// A slender spine strung with rings.
    Needle,
    /// A segmented body with limbs and claws.
    Carapace,
}

impl Hull {
    /// Every form, in the order in which they are offered.
    pub const ALL: [Self; 6] = [Self::Wedge, Self::Saucer, Self::Slab, Self::Crescent, Self::Needle, Self::Carapace];

    /// The word for it on screen.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Wedge => "wedge",
            Self::Saucer => "saucer",
            Self::Slab => "slab",
            Self::Crescent => "crescent",
            Self::Needle => "needle",
            Self::Carapace => "carapace",
        }
    }
}

impl Style {
    /// About how many bytes of memory the style takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len() + self.doctrine.len() + self.flavour.len()
    }
}
