//! Reads and writes the games that a project keeps: the record of each game, and the captains that held its helms.
//!
//! The actions of a game have their own type, and so has its record; to the project a record is only text. If a record was forged, the program
//! refuses it when the user opens it, never when a file is read. The record of a game with hidden information is packed, so that a player who looks
//! into the file does not read what is hidden.

mod error;

use std::path::Path;

use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};

use super::{BrokenOff, Replay};
use project::packed::{packed, unpacked};
use project::{Error, Kept, KeptSort, Project, designs_hash, text};
use rules::play::{Record, Told};

pub use error::{Flaw, KeptError};

/// The text at the beginning of a packed record.
const PACKED: &str = "packed ";

/// A game as it is kept. `C` identifies its scenario, `A` is the type of its actions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptGame<C, A> {
    /// For each helm, the post that commands a side, the name of its captain; `None` if the user has the helm. The list is empty for a game that the
    /// user only watched.
    pub helms: Vec<Option<String>>,
    /// The record of the game.
    pub record: Record<C, A>,
}

impl<C: Serialize + DeserializeOwned, A: Serialize + DeserializeOwned> KeptGame<C, A> {
    /// Makes an entry for the project in which the game was played. `scenario` is the name of the game's scenario, and `outcome` is a sentence on
    /// how the game stands now.
    ///
    /// # Errors
    /// If the record of the game is longer than a kept record may be.
    pub fn keep(&self, project: &Project, scenario: String, outcome: String) -> Result<Kept, Error> {
        keep(KeptSort::Game, self, project, scenario, outcome)
    }

    /// Makes the entry for a game with hidden information. It differs from [`keep`](Self::keep) in that the record is packed.
    ///
    /// # Errors
    /// If the record of the game is longer than a kept record may be.
    pub fn keep_covered(&self, project: &Project, scenario: String, outcome: String) -> Result<Kept, Error> {
        let open = self.keep(project, scenario, outcome)?;
        let record = packed(open.record().unwrap_or_default());
        let record = record.map_err(KeptError::NotPacked)?;
        let kept = Kept::new(KeptSort::Game, project.content.game(), format!("{PACKED}{record}"));
        let mut kept = kept.map_err(KeptError::Refused)?;
        (kept.scenario, kept.outcome, kept.designs) = (open.scenario, open.outcome, open.designs);
        Ok(kept)
    }

    /// Reads the game from an entry of a project.
    ///
    /// # Errors
    /// If the entry is damaged, or its actions are not those of this game.
    pub fn read(kept: &Kept) -> Result<Self, Error> {
        read(kept)
    }
}

impl<C: Clone, A: Copy> KeptGame<C, A> {
    /// The game after this many moves, with the events that happened before that moment. If no number is given, the game after its last move.
    /// `name` names the game in errors.
    ///
    /// # Errors
    /// If the game has fewer moves, or cannot be replayed that far with these designs.
    pub fn after<P: Told<Action = A>>(&self, battle: &P, moves: Option<usize>, name: &str) -> Result<Replay<P, C>, Error> {
        let (of, mut record) = (self.record.actions.len(), self.record.clone());
        let moves = moves.unwrap_or(of);
        if moves > of {
            return Err(KeptError::FewMoves { name: name.into(), of }.into());
        }
        record.actions.truncate(moves);
        let (mut replay, broken_off) = Replay::as_far_as_it_goes(battle, record);
        if let Some(broken_off) = broken_off {
            return Err(KeptError::BrokenOff { name: name.into(), at: BrokenOff { of, ..broken_off } }.into());
        }
        replay.go_to(battle, moves);
        Ok(replay)
    }
}

/// How many moves a kept game has, whichever game it is. `None` if the entry is damaged, or if it is the result of a playtest and not a game.
#[must_use]
pub fn moves(kept: &Kept) -> Option<usize> {
    let game = read::<KeptGame<IgnoredAny, IgnoredAny>>(kept).ok().filter(|_| kept.sort == KeptSort::Game);
    game.map(|game| game.record.actions.len())
}

/// Makes an entry of a project whose record is any value, written as text.
///
/// # Errors
/// If the record is longer than a kept record may be.
pub fn keep<T: Serialize>(sort: KeptSort, own: &T, project: &Project, scenario: String, outcome: String) -> Result<Kept, Error> {
    let kept = Kept::new(sort, project.content.game(), text::write_line(own)?);
    let mut kept = kept.map_err(KeptError::Refused)?;
    (kept.scenario, kept.outcome, kept.designs) = (scenario, outcome, designs_hash(&project.content));
    Ok(kept)
}

/// Reads the record of an entry of a project.
///
/// # Errors
/// If the entry is damaged, or its record is of another type.
pub fn read<T: DeserializeOwned>(kept: &Kept) -> Result<T, Error> {
    let unfit = |flaw| KeptError::Unfit { name: kept.name.clone(), flaw };
    let record = kept.record().ok_or_else(|| unfit(Flaw::Damaged))?;
    let record = match record.strip_prefix(PACKED) {
        Some(letters) => unpacked(letters, Kept::MOST_BYTES as u64).ok_or_else(|| unfit(Flaw::Damaged))?,
        None => record.to_owned(),
    };
    text::read_other(record.as_bytes(), Path::new("")).map_err(|_| unfit(Flaw::Unknown).into())
}
