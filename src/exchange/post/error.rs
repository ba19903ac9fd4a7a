//! The errors about games that are played by post.

use std::fmt;
use std::path::PathBuf;

use drawing::pdf::PdfError;
use project::{Game, OwnError};
use rules::{Refusal, counted};

/// Why a game by post cannot be begun, played on, corrected or shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PostError {
    /// The game is not played by post.
    NotPosted {
        /// The game.
        game: Game,
        /// The games that are played by post, which the error message names.
        posted: Vec<Game>,
    },
    /// The project has no campaign.
    NoCampaign,
    /// The project has too few players.
    FewPlayers,
    /// The project has too many players.
    ManyPlayers {
        /// The largest number of players in a game by post.
        most: usize,
        /// How many players the project has.
        players: usize,
    },
    /// The name can mean several players.
    SeveralPlayers {
        /// The name that was given.
        name: String,
        /// How many players the name can mean.
        players: usize,
    },
    /// The named turn has already been played.
    PlayedAlready {
        /// The turn that was named.
        turn: u32,
        /// The turn that comes next.
        next: u32,
    },
    /// The named turn comes after other turns that have not been played.
    TooEarly {
        /// The turn that was named.
        turn: u32,
        /// The turn that comes next.
        next: u32,
    },
    /// No sheet has come in for the next turn, whose number this is.
    NoSheet(u32),
    /// None of the sheets for the turn that comes next counts.
    NoneCounts {
        /// The turn that comes next.
        next: u32,
        /// Why the first of the sheets does not count.
        why: String,
    },
    /// Sheets are for another turn than the one that comes next.
    ForOtherTurn {
        /// How many sheets are for another turn.
        sheets: usize,
        /// The name of the first of these sheets.
        name: String,
        /// The turn for which that sheet is.
        turn: u32,
        /// The turn that comes next.
        next: u32,
    },
    /// The named turn has not been played yet.
    NotPlayed {
        /// The turn that was named.
        turn: u32,
        /// The last turn that was played; `None` if the sentence is not to name it.
        last: Option<u32>,
    },
    /// The last turn of the campaign has been played.
    Over,
    /// The game's file was edited by hand; the text says what was edited.
    Edited(String),
    /// The replay of the turn with this number leads to another state than the game's file states.
    OtherState(u32),
    /// A correction comes after the last turn.
    CorrectionTooLate,
    /// A correction has no reason.
    NoReason,
    /// The reason of a correction has more than this many letters.
    LongReason(usize),
    /// The rules do not understand the words of a correction; the refusal says why.
    NoCorrection(Refusal),
    /// The order form of the sheet with this name cannot be printed.
    Form {
        /// The name of the sheet.
        sheet: String,
        /// The error of the PDF writer.
        cause: PdfError,
    },
    /// The user named no report.
    NoReport,
    /// Two reports are of different games.
    TwoGames {
        /// The file of the first report.
        one: PathBuf,
        /// The file of the other report.
        other: PathBuf,
    },
}

impl fmt::Display for PostError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotPosted { game, posted } if posted.is_empty() => write!(out, "{} is not played by post", game.title()),
            Self::NotPosted { game, posted } => {
                let posted: Vec<&str> = posted.iter().map(|game| game.title()).collect();
                write!(out, "{} is not played by post, as {} is", game.title(), posted.join(" or "))
            }
            Self::NoCampaign => out.write_str("The project has no campaign to be played"),
            Self::FewPlayers => out.write_str("A game by post needs two players or more, and the project has fewer"),
            Self::ManyPlayers { most, players } => {
                write!(out, "A game by post has {most} players at the most, and the project has {players}")
            }
            Self::SeveralPlayers { name, players } => {
                write!(out, "{players} players are called like \"{name}\": write the name as the game does")
            }
            Self::PlayedAlready { turn, next } => write!(out, "Turn {turn} was played already: turn {next} comes next"),
            Self::TooEarly { turn, next } => write!(out, "Turn {turn} cannot be played yet: turn {next} comes next"),
            Self::NoSheet(next) => write!(out, "No sheet is there for turn {next}: {}", AllTheSame(*next)),
            Self::NoneCounts { next, why } => {
                write!(out, "No sheet for turn {next} counts, the first since {why}: {}", AllTheSame(*next))
            }
            Self::ForOtherTurn { sheets, name, turn, next } => {
                let sheets = counted(*sheets, "sheet");
                write!(out, "{sheets} for another turn, such as {name} for turn {turn}: {}", AllTheSame(*next))
            }
            Self::NotPlayed { turn, last: None } => write!(out, "Turn {turn} was not played yet"),
            Self::NotPlayed { turn, last: Some(last) } => {
                write!(out, "Turn {turn} was not played yet: the last one was {last}")
            }
            Self::Over => out.write_str("The last turn of the campaign was played"),
            Self::Edited(what) => write!(out, "The game is not what it says: {}", what.trim_end_matches('.')),
            Self::OtherState(turn) => write!(
                out,
                "Turn {turn} no longer leads to the state that was written down: the file was changed, or a newer Drydock plays it \
                 otherwise; referee verify tells more"
            ),
            Self::CorrectionTooLate => out.write_str("Nothing is set right: the last turn of the campaign was played"),
            Self::NoReason => {
                out.write_str("Nothing is set right: a correction needs a reason, which the player reads whose thing it is")
            }
            Self::LongReason(most) => write!(out, "Nothing is set right: a reason has {most} letters at the most"),
            Self::NoCorrection(why) => write!(out, "Nothing is set right: {why}"),
            Self::Form { sheet, cause } => write!(out, "The form of {sheet} cannot be printed: {cause}"),
            Self::NoReport => out.write_str("No report was named"),
            Self::TwoGames { one, other } => {
                let (one, other) = (one.display(), other.display());
                write!(out, "{one} and {other} are reports of two games, which have no map together")
            }
        }
    }
}

/// Advice on how to play this turn in spite of the error, as a text.
struct AllTheSame(u32);

impl fmt::Display for AllTheSame {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "to play turn {0} all the same, say --turn {0}", self.0)
    }
}

impl std::error::Error for PostError {}

impl OwnError for PostError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_that_cannot_be_played_says_what_comes_instead() {
        for (error, sentence) in [
            (PostError::PlayedAlready { turn: 2, next: 3 }, "Turn 2 was played already: turn 3 comes next."),
            (PostError::TooEarly { turn: 5, next: 3 }, "Turn 5 cannot be played yet: turn 3 comes next."),
            (PostError::NoSheet(3), "No sheet is there for turn 3: to play turn 3 all the same, say --turn 3."),
            (
                PostError::ForOtherTurn { sheets: 2, name: "a.txt".into(), turn: 2, next: 3 },
                "2 sheets for another turn, such as a.txt for turn 2: to play turn 3 all the same, say --turn 3.",
            ),
            (PostError::NotPlayed { turn: 9, last: Some(4) }, "Turn 9 was not played yet: the last one was 4."),
            (PostError::Edited("A sheet was edited.".into()), "The game is not what it says: A sheet was edited."),
        ] {
            let told = project::Error::from(error.clone());
            assert_eq!((told.to_string().as_str(), told.own()), (sentence, Some(&error)));
        }
    }
}
