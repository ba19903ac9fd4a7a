//! The verdict on whether a scenario is fair, in a word and in a sentence.

use serde::Serialize;

use super::{Run, Share, Tally, Terms, words};
use rules::{is_of_several, with_verb};

/// The verdict on whether a scenario is fair, as far as its games show. Only games that had a winner count.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Verdict {
    /// The verdict in a word.
    pub finding: Fairness,
    /// The name of the side that the verdict is about. If the verdict is about all sides, it is the side with the most wins.
    pub side: String,
    /// The share of the decided games that this side won.
    pub wins: Share,
    /// The verdict in a sentence or two.
    pub words: String,
}

/// Whether a scenario is fair, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Fairness {
    /// For every side, the interval of its wins contains the fair share and is narrow enough to call the scenario fair.
    Fair,
    /// A side wins more than its fair share.
    Ahead,
    /// No side wins more than its fair share, but one side wins less.
    Behind,
    /// There are too few games to tell.
    Unclear,
    /// Every game is a draw.
    Drawn,
}

/// How far the interval of a share may reach to either side for the scenario to be called fair: five games in a hundred.
const REACH: f64 = 0.05;

impl Verdict {
    /// Makes the verdict on the sums of a playtest, in its game's own words.
    #[must_use]
    pub fn of(run: &Run, tally: &Tally, terms: &Terms) -> Self {
        let muster = &run.muster;
        let decided = tally.decided();
        let fair = 1.0 / muster.sides.len().max(1) as f64;
        let wins = |side: usize| Share::new(tally.wins(side), decided);
        // If several sides have equally many wins, the first of them counts.
        let most = (0..muster.sides.len()).rev().max_by_key(|side| tally.wins(*side)).unwrap_or(0);
        let least = (0..muster.sides.len()).min_by_key(|side| tally.wins(*side)).unwrap_or(0);
        let (finding, side) = if decided == 0 {
            (Fairness::Drawn, most)
        } else if wins(most).interval().low > fair {
            (Fairness::Ahead, most)
        } else if wins(least).interval().high < fair {
            (Fairness::Behind, least)
        } else if wins(most).interval().reach() <= REACH {
            (Fairness::Fair, most)
        } else {
            (Fairness::Unclear, most)
        };
        let margin = tally.sides[side].margins.mean() / 2.0;
        let name = muster.sides[side].name.clone();
        let words = sentence(finding, &name, wins(side), fair, (margin, terms.score));
        Self { finding, side: name, wins: wins(side), words }
    }
}

impl Fairness {
    /// Whether the verdict says that a side surely wins more or less than its fair share.
    #[must_use]
    pub const fn is_uneven(self) -> bool {
        match self {
            Self::Ahead | Self::Behind => true,
            Self::Fair | Self::Unclear | Self::Drawn => false,
        }
    }
}

fn sentence(finding: Fairness, side: &str, wins: Share, fair: f64, (margin, score): (f64, &str)) -> String {
    let shares = words::share(wins);
    let side_wins = with_verb(side, "wins", "win");
    let fair = words::percent(fair);
    match finding {
        Fairness::Drawn => "Nobody ever wins: every game is a draw.".into(),
        Fairness::Fair => format!("Fair: {side_wins} {shares} of the decided games, and {fair} would be even."),
        Fairness::Unclear => {
            let games = words::grouped(games_for(REACH));
            format!(
                "Too few games to tell: {side_wins} {shares} of the decided games, and {fair} would be even. \
                 About {games} decided games tell to within {}.",
                words::percent(REACH)
            )
        }
        Fairness::Ahead | Fairness::Behind => {
            let (place, sign) = if margin < 0.0 { ("behind", -1.0) } else { ("ahead", 1.0) };
            let stands = if finding == Fairness::Ahead { "ahead" } else { "behind" };
            let points = words::decimal(margin * sign);
            let (they, are, win) = if is_of_several(side) { ("they", "are", "win") } else { ("it", "is", "wins") };
            format!(
                "{side} {are} {stands}: {they} {win} {shares} of the decided games where {fair} would be even, and in the mean {they} {are} \
                 {points} {score} {place}."
            )
        }
    }
}

/// How many games must be played so that the interval of a share of one half reaches only this far to either side.
fn games_for(reach: f64) -> u64 {
    (0.96 / (reach * reach)).ceil() as u64
}
