//! A technology: its track and level, its price, and its effect.

use serde::{Deserialize, Serialize};

use rules::kind::{Choosable, Offer};
use rules::{Count, Id, Level, Origin};

/// A technology (Technology), which players can buy.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Technology {
    /// The technology's name, by which orders refer to it.
    pub name: String,
    /// The track that the technology belongs to.
    pub track: Track,
    /// The technology's level, counted from 1.
    pub level: Level,
    /// The predecessor: players who have it pay less for this technology.
    pub predecessor: Option<Id<Technology>>,
    /// The price for a player who has the predecessor, in IU; `None` if the technology has no predecessor.
    pub cost_with: Option<Count>,
    /// The price for any other player, in IU.
    pub cost_without: Count,
    /// What the technology allows.
    pub effect: Effect,
    /// Whether the technology's numbers are the book's, worked out, or the designer's own.
    pub origin: Origin,
}

impl Default for Technology {
    fn default() -> Self {
        Self {
            name: String::new(),
            track: Track::Hyperdrive,
            level: Level::clamped(1),
            predecessor: None,
            cost_with: None,
            cost_without: Count::default(),
            effect: Effect::Items,
            origin: Origin::Own,
        }
    }
}

/// A track: technologies of one field, one level above the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Track {
    /// Drives that let ships make more moves.
    #[default]
    Hyperdrive,
    /// Ships that can be built, and how they shoot.
    Weapons,
    /// Factories, robots and bases.
    Automation,
}

/// The effect of a technology.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The items that need the technology can be built.
    #[default]
    Items,
    /// New ships make three moves a year.
    Jump3,
    /// New ships make four moves a year.
    Jump4,
    /// New ships make five moves a year.
    Jump5,
    /// New ships make six moves a year.
    Jump6,
    /// New ships make seven moves a year.
    Jump7,
    /// New ships make eight moves a year.
    Jump8,
    /// New ships make nine moves a year.
    Jump9,
    /// New ships make ten moves a year.
    Jump10,
    /// Every ship fires twice as many shots.
    DoubleFire,
    /// Captains are tempted less often.
    LoyalCaptains,
    /// One factory can be built for every million loyal subjects of a world.
    OneFactory,
    /// Two factories can be built for every million loyal subjects of a world.
    TwoFactories,
    /// Outposts can be installed in spaces without planets.
    BarrenOutposts,
    /// Fighters and monitors need no commander.
    AutomaticDefenses,
    /// Orders reach fleets wherever they are.
    Radio,
    /// Factories that need no workers can be built.
    RoboticFactories,
    /// Ships can be sent out without commanders; they attack everybody except their owner.
    BerserkerShips,
}

impl Effect {
    const JUMPS: [Self; 8] =
        [Self::Jump3, Self::Jump4, Self::Jump5, Self::Jump6, Self::Jump7, Self::Jump8, Self::Jump9, Self::Jump10];

    /// How many moves ships make in a year with the technology; `None` for effects other than jumps.
    #[must_use]
    pub fn jump(self) -> Option<u32> {
        (3..).zip(Self::JUMPS).find(|(_, jump)| *jump == self).map(|(moves, _)| moves)
    }
}

impl Technology {
    /// The technology's name, or "Unnamed technology" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed technology" } else { &self.name }
    }

    /// The price of the technology, in IU. It is lower with the predecessor, and a Berserker always pays the lower price (Technology).
    #[must_use]
    pub fn price(&self, has_predecessor: bool) -> u32 {
        self.cost_with.filter(|_| has_predecessor).unwrap_or(self.cost_without).get()
    }

    /// Roughly how many bytes of memory the technology takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len()
    }
}

impl Choosable for Track {
    const WHAT: &'static str = "a track of technology";

    fn all() -> &'static [Self] {
        &[Self::Hyperdrive, Self::Weapons, Self::Automation]
    }

    fn offer(self) -> Offer {
        let (word, help) = match self {
            Self::Hyperdrive => ("hyperdrive", "How far ships jump."),
            Self::Weapons => ("weapons", "What ships there are, and how they shoot."),
            Self::Automation => ("automation", "Factories, robots and bases."),
        };
        Offer { word, help }
    }
}

impl Choosable for Effect {
    const WHAT: &'static str = "an effect of a technology";

    fn all() -> &'static [Self] {
        &[
            Self::Items,
            Self::Jump3,
            Self::Jump4,
            Self::Jump5,
            Self::Jump6,
            Self::Jump7,
            Self::Jump8,
            Self::Jump9,
            Self::Jump10,
            Self::DoubleFire,
            Self::LoyalCaptains,
            Self::OneFactory,
            Self::TwoFactories,
            Self::BarrenOutposts,
            Self::AutomaticDefenses,
            Self::Radio,
            Self::RoboticFactories,
            Self::BerserkerShips,
        ]
    }

    fn offer(self) -> Offer {
        let (word, help) = match self {
            Self::Items => ("new items", "The items that need it can be built."),
            Self::Jump3 => ("jump 3", "Three moves a year."),
            Self::Jump4 => ("jump 4", "Four moves a year."),
            Self::Jump5 => ("jump 5", "Five moves a year."),
            Self::Jump6 => ("jump 6", "Six moves a year."),
            Self::Jump7 => ("jump 7", "Seven moves a year."),
            Self::Jump8 => ("jump 8", "Eight moves a year."),
            Self::Jump9 => ("jump 9", "Nine moves a year."),
            Self::Jump10 => ("jump 10", "Ten moves a year."),
            Self::DoubleFire => ("double fire", "Every ship has twice its shots."),
            Self::LoyalCaptains => ("loyal captains", "Captains are less often tempted to treachery."),
            Self::OneFactory => ("one factory", "One factory a million loyal subjects of a world."),
            Self::TwoFactories => ("two factories", "Two factories a million loyal subjects of a world."),
            Self::BarrenOutposts => ("barren outposts", "Outposts can stand in spaces without planets."),
            Self::AutomaticDefenses => ("automatic defenses", "Fighters and monitors need no commander, and never turn traitor."),
            Self::Radio => ("radio", "Fleets get new orders wherever they are."),
            Self::RoboticFactories => ("robotic factories", "Robotic factories can be built, however few live there."),
            Self::BerserkerShips => {
                ("berserker ships", "Ships can be built without commanders, which attack whoever is not yours.")
            }
        };
        Offer { word, help }
    }
}
