//! A fleet style: the look of all ships of one maker.

use serde::{Deserialize, Serialize};

use rules::{Origin, Tint};

/// A fleet style: "units in each fleet have a similar color, shape and design" ("The Pieces of the Game").
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Style {
    /// The name of the style, which is the name of the ships' makers.
    pub name: String,
    /// The shape of the ships' hulls.
    pub hull: Hull,
    /// The colour of hull plates and counters.
    pub primary: Tint,
    /// The colour of weapons, engines and trim.
    pub secondary: Tint,
    /// How the makers fight, in a sentence.
    pub doctrine: String,
    /// Who the makers are, in a paragraph.
    pub flavour: String,
    /// The origin of the style.
    pub origin: Origin,
}

/// The shape of the hulls of a style.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Hull {
    /// A hull like a long dagger, broad at the stern.
    #[default]
    Wedge,
    /// A hull like a round saucer on a neck, with engines on pylons.
    Saucer,
    /// A hull of stacked blocks behind a blunt prow.
    Slab,
    /// A hull of two horns that reach forward.
    Crescent,
    /// A hull like a slender spine strung with rings.
    Needle,
    /// A hull with a segmented body, limbs and claws.
    Carapace,
}

impl Hull {
    /// Every hull, in the order in which the designer sees them.
    pub const ALL: [Self; 6] = [Self::Wedge, Self::Saucer, Self::Slab, Self::Crescent, Self::Needle, Self::Carapace];

    /// The name of the hull on screen.
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

impl Hull {
    /// The colours with which a new style of this hull starts: primary and secondary. The six pairs can be told apart on the table, even printed in
    /// gray.
    #[must_use]
    pub const fn first_colours(self) -> [Tint; 2] {
        match self {
            Self::Wedge => [Tint([0x4a, 0x74, 0xa8]), Tint([0xf2, 0xc1, 0x4e])],
            Self::Saucer => [Tint([0xd8, 0xd4, 0xc6]), Tint([0xb5, 0x3a, 0x32])],
            Self::Slab => [Tint([0x8a, 0x5a, 0x3c]), Tint([0xe8, 0xdc, 0xc0])],
            Self::Crescent => [Tint([0x3f, 0x8f, 0x6b]), Tint([0xf0, 0xe6, 0x8c])],
            Self::Needle => [Tint([0xc9, 0x9a, 0x2e]), Tint([0x2f, 0x3e, 0x6b])],
            Self::Carapace => [Tint([0x7a, 0x4a, 0x9c]), Tint([0xa8, 0xe0, 0x6a])],
        }
    }
}

impl Style {
    /// A new style with this name and hull, in colours that suit the hull.
    #[must_use]
    pub fn of_hull(name: impl Into<String>, hull: Hull) -> Self {
        let [primary, secondary] = hull.first_colours();
        Self { name: name.into(), hull, primary, secondary, ..Self::default() }
    }

    /// The style's name, or "Unnamed style" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed style" } else { &self.name }
    }

    /// About how many bytes of memory the style takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len() + self.doctrine.len() + self.flavour.len()
    }
}
