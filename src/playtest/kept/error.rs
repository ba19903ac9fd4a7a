//! The errors about kept games and playtests.

use std::fmt;
use std::io;

use super::super::BrokenOff;
use project::OwnError;
use rules::{Refusal, counted};

/// Why a game or a playtest cannot be kept, opened or followed.
#[derive(Debug)]
pub enum KeptError {
    /// The record cannot be packed.
    NotPacked(io::Error),
    /// The project refuses the record.
    Refused(Refusal),
    /// The entry cannot be opened.
    Unfit {
        /// The name of the entry.
        name: String,
        /// What is wrong with the entry.
        flaw: Flaw,
    },
    /// The game has fewer moves than were asked for.
    FewMoves {
        /// The name of the game.
        name: String,
        /// How many moves the game has.
        of: usize,
    },
    /// The game cannot be replayed that far with these designs.
    BrokenOff {
        /// The name of the game.
        name: String,
        /// How far the game can be replayed.
        at: BrokenOff,
    },
}

/// What is wrong with an entry that cannot be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The entry was changed or cut short.
    Damaged,
    /// This version of the program does not know the moves or sums of the entry.
    Unknown,
    /// The sums of the entry are impossible for the games that it names.
    Sums,
}

impl fmt::Display for KeptError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotPacked(why) => write!(out, "It cannot be kept: {why}"),
            Self::Refused(why) => write!(out, "It cannot be kept: {why}"),
            Self::Unfit { name, flaw } => {
                let why = match flaw {
                    Flaw::Damaged => "it was changed or cut short",
                    Flaw::Unknown => "this version of Drydock knows no such moves or sums",
                    Flaw::Sums => "its sums are not those of its games",
                };
                write!(out, "{name} cannot be opened: {why}")
            }
            Self::FewMoves { name, of } => write!(out, "{name} has only {}", counted(*of, "move")),
            Self::BrokenOff { name, at } => out.write_str(&at.words(name)),
        }
    }
}

impl std::error::Error for KeptError {}

impl OwnError for KeptError {}

#[cfg(test)]
mod tests {
    use super::super::read;
    use super::*;
    use project::{Game, Kept, KeptSort};

    #[test]
    fn an_entry_that_cannot_be_opened_says_why() {
        let mut kept = Kept::new(KeptSort::Game, Game::ALL[0], "no such record".into()).expect("it is short enough");
        kept.name = "Breakout 1".into();
        let error = read::<u32>(&kept).expect_err("no number");
        assert_eq!(error.to_string(), "Breakout 1 cannot be opened: this version of Drydock knows no such moves or sums.");
        assert!(matches!(error.own(), Some(KeptError::Unfit { flaw: Flaw::Unknown, .. })), "{error:?}");
        let few = |of| KeptError::FewMoves { name: "Breakout 1".into(), of }.to_string();
        assert_eq!([few(1), few(12)], ["Breakout 1 has only 1 move", "Breakout 1 has only 12 moves"]);
    }
}
