//! What a project keeps of play, read and written: the record of a game with the captains at its helms.
//!
//! The actions of a game are its own type, and so is its record; the project knows only the text. An invented record is refused here when it is
//! opened, never while a file is read. The record of a game that hides something from somebody is packed, so that nobody who looks into the file
//! reads what lies face down there.

use std::path::Path;

use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};

use super::{BrokenOff, Replay};
use project::packed::{packed, unpacked};
use project::{Error, Kept, KeptSort, Project, designs_hash, text};
use rules::play::{Record, Told};

/// What the text of a packed record begins with.
const PACKED: &str = "packed ";

/// A game that is kept: `C` says which scenario, `A` is the game's kind of action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptGame<C, A> {
    /// The name of the captain at each helm, and none for a helm that the user had; empty for a game that was only watched.
    pub helms: Vec<Option<String>>,
    /// The game.
    pub record: Record<C, A>,
}

impl<C: Serialize + DeserializeOwned, A: Serialize + DeserializeOwned> KeptGame<C, A> {
    /// The game to be kept with the project that it was played in; `scenario` is the name of its scenario, `outcome` a sentence on how it stands.
    ///
    /// # Errors
    /// If its record is longer than a kept record may be.
    pub fn keep(&self, project: &Project, scenario: String, outcome: String) -> Result<Kept, Error> {
        keep(KeptSort::Game, self, project, scenario, outcome)
    }

    /// The same for a game that hides something from somebody.
    ///
    /// # Errors
    /// If its record is longer than a kept record may be.
    pub fn keep_covered(&self, project: &Project, scenario: String, outcome: String) -> Result<Kept, Error> {
        let open = self.keep(project, scenario, outcome)?;
        let record = packed(open.record().unwrap_or_default());
        let record = record.map_err(|why| Error::Misuse(format!("It cannot be kept: {why}")))?;
        let kept = Kept::new(KeptSort::Game, project.content.game(), format!("{PACKED}{record}"));
        let mut kept = kept.map_err(|refusal| Error::Misuse(format!("It cannot be kept: {refusal}")))?;
        (kept.scenario, kept.outcome, kept.designs) = (open.scenario, open.outcome, open.designs);
        Ok(kept)
    }

    /// Reads a game that is kept.
    ///
    /// # Errors
    /// If it is damaged, or the game has no such actions.
    pub fn read(kept: &Kept) -> Result<Self, Error> {
        read(kept)
    }
}

impl<C: Clone, A: Copy> KeptGame<C, A> {
    /// The game as it stood after this many moves, with what happened until then; where it was left if none are given. `name` is what it is called.
    ///
    /// # Errors
    /// If it has fewer moves, or cannot be played so far with these designs.
    pub fn after<P: Told<Action = A>>(&self, battle: &P, moves: Option<usize>, name: &str) -> Result<Replay<P, C>, Error> {
        let (of, mut record) = (self.record.actions.len(), self.record.clone());
        let moves = moves.unwrap_or(of);
        if moves > of {
            return Err(Error::Misuse(format!("{name} has only {}", rules::counted(of, "move"))));
        }
        record.actions.truncate(moves);
        let (mut replay, broken_off) = Replay::as_far_as_it_goes(battle, record);
        if let Some(broken_off) = broken_off {
            return Err(Error::Misuse(BrokenOff { of, ..broken_off }.words(name)));
        }
        replay.go_to(battle, moves);
        Ok(replay)
    }
}

/// How many moves a kept game of any sort has; none if it is damaged, or a playtest.
#[must_use]
pub fn moves(kept: &Kept) -> Option<usize> {
    let game = read::<KeptGame<IgnoredAny, IgnoredAny>>(kept).ok().filter(|_| kept.sort == KeptSort::Game);
    game.map(|game| game.record.actions.len())
}

/// A record to be kept, as the text of any value.
///
/// # Errors
/// If it is longer than a kept record may be.
pub fn keep<T: Serialize>(sort: KeptSort, own: &T, project: &Project, scenario: String, outcome: String) -> Result<Kept, Error> {
    let kept = Kept::new(sort, project.content.game(), text::write_line(own)?);
    let mut kept = kept.map_err(|refusal| Error::Misuse(format!("It cannot be kept: {refusal}")))?;
    (kept.scenario, kept.outcome, kept.designs) = (scenario, outcome, designs_hash(&project.content));
    Ok(kept)
}

/// Reads the record of what is kept.
///
/// # Errors
/// If it is damaged, or is no such value.
pub fn read<T: DeserializeOwned>(kept: &Kept) -> Result<T, Error> {
    let unfit = |why: &str| Error::Misuse(format!("{} cannot be opened: {why}", kept.name));
    let damaged = "it was changed or cut short";
    let record = kept.record().ok_or_else(|| unfit(damaged))?;
    let record = match record.strip_prefix(PACKED) {
        Some(letters) => unpacked(letters, Kept::MOST_BYTES as u64).ok_or_else(|| unfit(damaged))?,
        None => record.to_owned(),
    };
    text::read_other(record.as_bytes(), Path::new("")).map_err(|_| unfit("this version of Drydock knows no such moves or sums"))
}
