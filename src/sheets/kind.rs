//! The kinds of sheets, each of which becomes one PDF.

use std::fmt;
use std::str::FromStr;

use crate::rules::Game;

/// A kind of sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SheetKind {
    /// A sheet for each ship of the fleets, with boxes to cross off.
    RecordSheets,
    /// Ship and squadron counters, markers and tokens, fronts and backs.
    Counters,
    /// Terrain counters for a bare map.
    Terrain,
    /// The map, whole or in pages with an assembly plan.
    Map,
    /// The ships of each fleet with their points.
    Rosters,
    /// What a scenario is about, with a picture of its set-up.
    Scenarios,
    /// The steps of a turn.
    StepChart,
    /// Turns, initiative and victory points, to be filled in.
    BattleLog,
    /// The rules in short.
    QuickReference,
    /// The chances of barrages, and the best splits of pools.
    OddsChart,
    /// The tiles of star systems, fronts and backs.
    Tiles,
    /// The home base and the boxes of systems, for hidden movement.
    StrategicDisplay,
    /// The tables of the game, and the order of a turn.
    Charts,
    /// Politics, treasuries and victory points turn by turn, and the plunder log.
    TurnRecord,
    /// What each side keeps from the other.
    SecretPapers,
    /// A page to measure a printer with.
    Calibration,
    /// What a playtest tells. It is made of games that were played and not of the project alone, so that it is none of
    /// [`SheetKind::ALL`].
    Playtest,
}

impl SheetKind {
    /// Every kind that some project has, in the order in which they are printed.
    pub const ALL: [Self; 16] = [
        Self::Scenarios,
        Self::Rosters,
        Self::RecordSheets,
        Self::Counters,
        Self::Terrain,
        Self::Map,
        Self::Tiles,
        Self::StrategicDisplay,
        Self::Charts,
        Self::TurnRecord,
        Self::SecretPapers,
        Self::StepChart,
        Self::BattleLog,
        Self::QuickReference,
        Self::OddsChart,
        Self::Calibration,
    ];

    /// Every kind that the projects of a game have, in the order in which they are printed.
    #[must_use]
    pub const fn of(game: Game) -> &'static [Self] {
        match game {
            Game::LaunchFighters => &[
                Self::Scenarios,
                Self::Rosters,
                Self::RecordSheets,
                Self::Counters,
                Self::Terrain,
                Self::Map,
                Self::StepChart,
                Self::BattleLog,
                Self::QuickReference,
                Self::OddsChart,
                Self::Calibration,
            ],
            Game::StarViking => &[
                Self::Scenarios,
                Self::Tiles,
                Self::Counters,
                Self::StrategicDisplay,
                Self::Charts,
                Self::TurnRecord,
                Self::SecretPapers,
                Self::Calibration,
            ],
        }
    }

    /// The kind itself where the game has it, else the first that the game has.
    #[must_use]
    pub fn or_first_of(self, game: Game) -> Self {
        let kinds = Self::of(game);
        if kinds.contains(&self) { self } else { kinds.first().copied().unwrap_or(Self::Calibration) }
    }

    /// How the kind is spelled on the command line and in file names.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::RecordSheets => "record-sheets",
            Self::Counters => "counters",
            Self::Terrain => "terrain",
            Self::Map => "map",
            Self::Tiles => "tiles",
            Self::StrategicDisplay => "strategic-display",
            Self::Charts => "charts",
            Self::TurnRecord => "turn-record",
            Self::SecretPapers => "secret-papers",
            Self::Rosters => "rosters",
            Self::Scenarios => "scenarios",
            Self::StepChart => "step-chart",
            Self::BattleLog => "battle-log",
            Self::QuickReference => "quick-reference",
            Self::OddsChart => "odds-chart",
            Self::Calibration => "calibration",
            Self::Playtest => "playtest",
        }
    }

    /// What the kind is called on screen and in footers.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::RecordSheets => "Record sheets",
            Self::Counters => "Counters",
            Self::Terrain => "Terrain",
            Self::Map => "Map",
            Self::Tiles => "Tiles",
            Self::StrategicDisplay => "Strategic display",
            Self::Charts => "Charts",
            Self::TurnRecord => "Turn record",
            Self::SecretPapers => "Secret papers",
            Self::Rosters => "Fleet rosters",
            Self::Scenarios => "Scenario",
            Self::StepChart => "Step chart",
            Self::BattleLog => "Battle log",
            Self::QuickReference => "Quick reference",
            Self::OddsChart => "Odds chart",
            Self::Calibration => "Calibration",
            Self::Playtest => "Playtest",
        }
    }
}

impl fmt::Display for SheetKind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.slug())
    }
}

impl FromStr for SheetKind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|kind| kind.slug() == text).ok_or_else(|| {
            let known: Vec<_> = Self::ALL.iter().map(|kind| kind.slug()).collect();
            format!("no sheet is called {text:?}; there are {}", known.join(", "))
        })
    }
}
