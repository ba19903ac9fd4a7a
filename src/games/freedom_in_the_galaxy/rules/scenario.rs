//! A scenario: the stars in play, the level of rules and one of the two starts; what each side has, how the game is won, and which pieces stand where
//! (1.1, 16.1, 28.1, 38.1). Its terms are in `terms/`, its set-up in `set_up/`.

use serde::{Deserialize, Serialize};

use super::set_up::{Placed, PlanetStart};
use super::terms::{InstantVictory, Limit, Provision, Score};
use super::{Province, Side, Star, UnitType, bounds};
use rules::kind::hear;
use rules::{Count, Id, Level, Shelf};

/// A scenario, from which games are played.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Scenario {
    /// The scenario's name.
    pub name: String,
    /// The level of rules by which the scenario is played.
    pub rules: RulesLevel,
    /// Whether the scenario may play any stars under these rules; otherwise only stars that the book plays under them.
    pub free: bool,
    /// Which of the map's two starts applies to the planets of the scenario.
    pub start: Beginning,
    /// The stars in play; an empty list means all stars.
    pub stars: Shelf<PlayedStar>,
    /// How many turns the scenario lasts; `None` for no limit.
    pub turns: Option<Count>,
    /// The level of the base of every planet that has no level of its own in `planets`.
    #[serde(skip_serializing_if = "is_none_at_all")]
    pub bases: Level,
    /// Whether all bases start down.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub bases_down: bool,
    /// The planets that start differently from the map and from the rest of the scenario.
    #[serde(skip_serializing_if = "Shelf::is_untouched", deserialize_with = "bounds::read_planet_starts")]
    pub planets: Shelf<PlanetStart>,
    /// What the scenario gives each side.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_provisions")]
    pub provisions: Vec<Provision>,
    /// Limits on where pieces may stand and on what the sides may buy.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_limits")]
    pub limits: Vec<Limit>,
    /// What brings the Rebel player victory points.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_scores")]
    pub scores: Vec<Score>,
    /// How many victory points the Rebel player needs to win; `None` if points do not decide the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threshold: Option<Count>,
    /// When the points are counted.
    #[serde(skip_serializing_if = "Counted::is_usual")]
    pub counted: Counted,
    /// The instant victories: conditions that let a side win at once.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_instant_victories")]
    pub instant: Vec<InstantVictory>,
    /// The pieces that stand on the board, and where they stand.
    #[serde(skip_serializing_if = "Shelf::is_untouched", deserialize_with = "bounds::read_set_up")]
    pub set_up: Shelf<Placed>,
    /// The designer's notes, one entry for each paragraph.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_notes")]
    pub notes: Vec<String>,
}

/// One star in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedStar {
    /// The id of the star.
    pub star: Id<Star>,
}

/// The level of rules by which a scenario is played. Each level adds rules to the one before (1.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RulesLevel {
    /// The rules for one star system: sections 1 to 16 of the rulebook.
    #[default]
    StarSystem,
    /// The rules for a province: sections 17 to 28 of the rulebook as well.
    Province,
    /// The rules for the galaxy: sections 29 to 38 of the rulebook as well.
    Galactic,
}

/// The two starts of the map; a scenario has one of them (16.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Beginning {
    /// Start Rebellion, which the map marks S.
    #[default]
    StartRebellion,
    /// Armageddon, which the map marks A.
    Armageddon,
}

/// The time at which victory points are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Counted {
    /// The points are counted when the last turn is over (16.27, 28.29).
    #[default]
    AtTheEnd,
    /// The points are counted at the end of each Imperial player-turn (38.51).
    EachImperialTurn,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_none_at_all(level: &Level) -> bool {
    level.get() == 0
}

impl Counted {
    /// Both times, in order.
    pub const ALL: [Self; 2] = [Self::AtTheEnd, Self::EachImperialTurn];

    /// The words for the time.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::AtTheEnd => "after the last turn",
            Self::EachImperialTurn => "after each Imperial player-turn",
        }
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    const fn is_usual(&self) -> bool {
        matches!(self, Self::AtTheEnd)
    }
}

impl RulesLevel {
    /// Every level, the simplest first.
    pub const ALL: [Self; 3] = [Self::StarSystem, Self::Province, Self::Galactic];

    /// The word for the level.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::StarSystem => "star system",
            Self::Province => "province",
            Self::Galactic => "galactic",
        }
    }

    /// Whether games of this level have units of this type (7.2, 15.42, 19.0, 36.1).
    #[must_use]
    pub const fn has(self, unit: &UnitType) -> bool {
        let strengths = (unit.strength.get(), unit.space.get());
        match (self, unit.side) {
            (Self::Galactic, _) => true,
            (Self::Province, _) => !unit.atrocity,
            (Self::StarSystem, _) if unit.elite || unit.suicide || unit.atrocity => false,
            (Self::StarSystem, Side::Imperial) => matches!(strengths, (1, 0) | (1 | 3, 2)),
            (Self::StarSystem, Side::Rebel) => matches!(strengths, (1, 0) | (2, 1)),
        }
    }

    /// Whether ships jump from star to star, so that routes, provinces and capitals count.
    #[must_use]
    pub const fn plays_routes(self) -> bool {
        matches!(self, Self::Province | Self::Galactic)
    }
}

impl Beginning {
    /// Both starts, in order.
    pub const ALL: [Self; 2] = [Self::StartRebellion, Self::Armageddon];

    /// The words for the start.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::StartRebellion => "start of the rebellion",
            Self::Armageddon => "Armageddon",
        }
    }

    /// The letter with which the map marks the start.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        match self {
            Self::StartRebellion => "S",
            Self::Armageddon => "A",
        }
    }
}

impl Scenario {
    /// How many turns a game in one star system usually lasts (16.2).
    pub const USUAL_TURNS: Level = Level::clamped(6);

    /// A new scenario with the book's turns and schedule for a star system (16.17).
    #[must_use]
    pub fn usual() -> Self {
        let lines = [
            "each planet under Rebel control: +9",
            "each planet in rebellion but not under Rebel control: +6",
            "each planet at Unrest but not in rebellion: +3",
            "each planet at Patriotic: -2",
        ];
        let scores = lines.into_iter().filter_map(hear).collect();
        Self { turns: Some(Count::clamped(6)), threshold: Some(Count::clamped(12)), scores, ..Self::default() }
    }

    /// How many terms one list of a scenario may have.
    pub const MOST_TERMS: usize = 200;

    /// The scenario's name, or "Unnamed scenario" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed scenario" } else { &self.name }
    }

    /// The stars in play, in order and each only once. Stars that the project does not have are left out.
    #[must_use]
    pub fn in_play(&self, stars: &Shelf<Star>) -> Vec<Id<Star>> {
        if self.stars.is_empty() {
            return stars.ids().collect();
        }
        let mut found: Vec<Id<Star>> = Vec::new();
        for (_, played) in self.stars.iter().filter(|(_, played)| stars.get(played.star).is_some()) {
            if !found.contains(&played.star) {
                found.push(played.star);
            }
        }
        found
    }

    /// The provinces of the stars in play, in order and each only once.
    #[must_use]
    pub fn provinces(&self, stars: &Shelf<Star>) -> Vec<Id<Province>> {
        let mut found: Vec<Id<Province>> = self.in_play(stars).into_iter().filter_map(|star| stars.get(star)?.province).collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// About how many bytes of memory the scenario takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let notes: usize = self.notes.iter().map(|note| size_of::<String>() + note.len()).sum();
        size_of::<Self>()
            + self.name.len()
            + notes
            + self.stars.len() * size_of::<PlayedStar>()
            + self.planets.len() * size_of::<PlanetStart>()
            + self.set_up.len() * size_of::<Placed>()
            + self.provisions.len() * size_of::<Provision>()
            + self.limits.len() * size_of::<Limit>()
            + self.scores.len() * size_of::<Score>()
            + self.instant.len() * size_of::<InstantVictory>()
    }
}
