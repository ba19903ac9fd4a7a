//! A technology: where it stands in its track, what it costs, and what it allows.

use serde::{Deserialize, Serialize};

use rules::kind::{Choosable, Offer};
use rules::{Count, Id, Level, Origin};

/// A technology (Technology).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Technology {
    /// Its name, by which orders refer to it.
    pub name: String,
    /// The track that it belongs to.
    pub track: Track,
    /// Its level, from 1.
    pub level: Level,
    /// The technology that makes it cheaper.
    pub predecessor: Option<Id<Technology>>,
    /// The price for a player who has the predecessor, in IU; none if it has no predecessor.
    pub cost_with: Option<Count>,
    /// The price for any other player, in IU.
    pub cost_without: Count,
    /// What it allows.
    pub effect: Effect,
    /// Where its numbers come from.
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

/// A track of technology.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Track {
    /// How far ships jump.
    #[default]
    Hyperdrive,
    /// What ships there are.
    Weapons,
    /// Factories, robots and bases.
    Automation,
}

/// What a technology allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The items that need it.
    #[default]
    Items,
    /// Three moves a year.
    Jump3,
    /// Four moves a year.
    Jump4,
    /// Five moves a year.
    Jump5,
    /// Six moves a year.
    Jump6,
    /// Seven moves a year.
    Jump7,
    /// Eight moves a year.
    Jump8,
    /// Nine moves a year.
    Jump9,
    /// Ten moves a year.
    Jump10,
    /// Twice the shots of every ship.
    DoubleFire,
    /// Captains who are less often tempted.
    LoyalCaptains,
    /// A factory a million subjects.
    OneFactory,
    /// Two factories a million subjects.
    TwoFactories,
    /// Outposts in spaces without planets.
    BarrenOutposts,
    /// Fighters and monitors that need no commander.
    AutomaticDefenses,
    /// Orders to fleets on their way.
    Radio,
    /// Factories that need no workers.
    RoboticFactories,
    /// Ships without commanders that attack everybody except their owner.
    BerserkerShips,
}

impl Effect {
    const JUMPS: [Self; 8] =
        [Self::Jump3, Self::Jump4, Self::Jump5, Self::Jump6, Self::Jump7, Self::Jump8, Self::Jump9, Self::Jump10];

    /// How many moves a year a ship makes with it; none for effects other than jumps.
    #[must_use]
    pub fn jump(self) -> Option<u32> {
        (3..).zip(Self::JUMPS).find(|(_, jump)| *jump == self).map(|(moves, _)| moves)
    }
}

impl Technology {
    /// What it is called, or words that say that it has no name.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed technology" } else { &self.name }
    }

    /// The price for a player: one who has the predecessor pays less, and a Berserker always does (Technology).
    #[must_use]
    pub fn price(&self, has_predecessor: bool) -> u32 {
        self.cost_with.filter(|_| has_predecessor).unwrap_or(self.cost_without).get()
    }

    /// About how many bytes of memory it takes.
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
