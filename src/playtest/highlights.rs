//! The games worth watching: the closest, the most typical and the most lopsided.

use serde::Serialize;

use super::{Counts, Tally};

/// A game worth watching.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Highlight {
    /// The reason why the game is worth watching.
    pub kind: Kind,
    /// The number of the game in its series, with which it can be played again.
    pub game: u32,
    /// By how many victory points the first side of the ranking was ahead of the second at the end of the game.
    pub lead: f64,
}

/// Why a game is worth watching.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The game has one of the smallest leads.
    Closest,
    /// The first side's margin is the median of all games, or as near to it as possible.
    Typical,
    /// The game has one of the largest leads.
    Lopsided,
}

/// How many games of each kind are listed at most.
const EACH: usize = 3;

impl Kind {
    /// The word for the kind.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Closest => "closest",
            Self::Typical => "most typical",
            Self::Lopsided => "most lopsided",
        }
    }
}

/// The games worth watching, the best of each kind first. If several games have the same lead or margin, only the first of them is listed. A game may
/// be listed twice, for different reasons.
#[must_use]
pub fn highlights(tally: &Tally) -> Vec<Highlight> {
    let Some(first) = tally.sides.first() else { return Vec::new() };
    let (leads, margins) = (&tally.leads, &first.margins);
    let median = i64::from(margins.median().unwrap_or(0));
    let mut typical: Vec<i32> = margins.iter().map(|(margin, _)| margin).collect();
    typical.sort_by_key(|margin| (i64::from(*margin) - median).abs());
    let mut found = Vec::new();
    found.extend(first_games(Kind::Closest, leads, leads.iter().map(|(lead, _)| lead)));
    found.extend(first_games(Kind::Typical, margins, typical));
    found.extend(first_games(Kind::Lopsided, leads, leads.iter().rev().map(|(lead, _)| lead)));
    found
}

/// Takes the first [`EACH`] of these values, and returns for each the first game in which it occurred.
fn first_games(kind: Kind, counts: &Counts, values: impl IntoIterator<Item = i32>) -> impl Iterator<Item = Highlight> {
    let highlight = move |value: i32| {
        let lead = f64::from(value.saturating_abs()) / 2.0;
        Some(Highlight { kind, game: counts.first_game(value)?, lead })
    };
    values.into_iter().take(EACH).filter_map(highlight)
}
