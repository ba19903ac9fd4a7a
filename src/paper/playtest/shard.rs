//! A playtest divided into shards, which are equal shares of its games, for users who need more than one machine: the games of a shard, the file of
//! its results, and the merging of these files.
//!
//! The file of a shard's results is called a part. It is two lines of JSON. The first says which shard of which playtest the part is, and has the
//! fingerprint of both lines; the second has the sums.

mod error;

use std::fmt;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::game::captains;
pub use error::{PartFlaw, ShardError};
use playtest::{Run, Tally};
use project::{Error, FileKind, hexadecimal, mistaken};

/// One of several equal shares of the games of a playtest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shard {
    /// The number of the shard, counted from 1.
    pub number: u32,
    /// How many shards the playtest has.
    pub of: u32,
}

/// A part of a playtest: the results of a shard, as a file holds them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The shard whose results these are.
    pub shard: Shard,
    /// The playtest of whose games the shard is a share.
    pub run: Run,
    /// The sums of the shard's games.
    pub tally: Tally,
}

/// The first line of a part.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    format: u32,
    shard: Shard,
    run: Run,
    /// The SHA-256 of both lines, computed with this field empty. It shows whether a part was cut off or changed.
    sha256: String,
}

/// The format in which parts are written. Parts of format 1 had no fingerprint of the first line.
const FORMAT: u32 = 2;

impl Shard {
    /// The largest number of shards of a playtest.
    pub const MOST: u32 = 1_000_000;

    /// The numbers of the shard's games, out of the `whole` games of the playtest. Every game is in exactly one shard.
    #[must_use]
    pub fn games(self, whole: u32) -> Range<u32> {
        let bound = |shards: u32| (u64::from(whole) * u64::from(shards) / u64::from(self.of)) as u32;
        bound(self.number - 1)..bound(self.number)
    }

    /// Whether a shard with these numbers can exist.
    fn is_sound(self) -> bool {
        self.of <= Self::MOST && (1..=self.of).contains(&self.number)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        match numbers {
            Some((number, of)) if (1..=of).contains(&number) && of <= Self::MOST => Ok(Self { number, of }),
            _ => Err(format!("a shard is written such as 3/64 and counts from 1, not {text:?}")),
        }
    }
}

impl Part {
    /// Writes the part as the text of a file.
    ///
    /// # Errors
    /// If it cannot be written as JSON, which never happens.
    pub fn write(&self) -> Result<String, Error> {
        let failed = Error::unwritten("The part", "written as JSON");
        let tally = serde_json::to_string(&self.tally).map_err(&failed)?;
        let mut head = Head { format: FORMAT, shard: self.shard, run: self.run.clone(), sha256: String::new() };
        head.sha256 = fingerprint(&serde_json::to_string(&head).map_err(&failed)?, &tally);
        Ok(format!("{}\n{tally}\n", serde_json::to_string(&head).map_err(&failed)?))
    }

    /// Whether the bytes are a part, that is, the file of a shard's results. It may be in any version of the format, and may have been cut off.
    #[must_use]
    pub fn is_one(bytes: &[u8]) -> bool {
        let first = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
        let head: Result<serde_json::Map<String, serde_json::Value>, _> = serde_json::from_slice(first);
        head.is_ok_and(|head| ["format", "shard", "run"].iter().all(|name| head.contains_key(*name)))
    }

    /// Reads a part out of the bytes of a file.
    ///
    /// # Errors
    /// If they are not a part, or were changed since they were written.
    pub fn read(bytes: &[u8], file: &Path) -> Result<Self, Error> {
        let unfit = |flaw| Error::from(ShardError::Unfit { file: file.into(), flaw });
        let no_part =
            || mistaken(bytes, file, "a part of a playtest", &[FileKind::Part]).unwrap_or_else(|| unfit(PartFlaw::NoPart));
        let text = std::str::from_utf8(bytes).map_err(|_| no_part())?;
        let (head, tally) = text.split_once('\n').ok_or_else(no_part)?;
        let tally = tally.trim_end_matches(['\n', '\r']);
        let mut head: Head = serde_json::from_str(head.trim_end()).map_err(|_| no_part())?;
        if head.format != FORMAT {
            return Err(unfit(PartFlaw::OtherVersion));
        }
        let claimed = std::mem::take(&mut head.sha256);
        if claimed != fingerprint(&serde_json::to_string(&head).map_err(|_| no_part())?, tally) {
            return Err(unfit(PartFlaw::Changed));
        }
        let tally: Tally = serde_json::from_str(tally).map_err(|_| no_part())?;
        // A changed part can have a matching fingerprint, so the values are checked as well.
        if !head.run.is_sound(&captains(head.run.game)) || !head.shard.is_sound() {
            return Err(unfit(PartFlaw::NoPlaytest));
        }
        let games = head.shard.games(head.run.games);
        if !tally.is_of(&head.run.muster, &games) {
            return Err(unfit(PartFlaw::Sums { games: games.len() as u64 }));
        }
        Ok(Self { shard: head.shard, run: head.run, tally })
    }
}

/// Merges the parts of a playtest, in any order. The result is exactly that of playing all games of the playtest at once.
///
/// # Errors
///
/// If there are no parts, if they are of different playtests or divided differently, or if a shard is there twice or missing; the error
/// names the parts or shards.
pub fn merge(parts: &[(PathBuf, Part)]) -> Result<(Run, Tally), Error> {
    let Some((first_file, first)) = parts.first() else {
        return Err(ShardError::NoParts.into());
    };
    for (file, part) in parts {
        let difference = first.run.difference(&part.run).or((first.shard.of != part.shard.of).then_some("number of shards"));
        if let Some(difference) = difference {
            return Err(ShardError::Different { one: first_file.clone(), other: file.clone(), difference }.into());
        }
    }
    let mut holders: Vec<Option<&Path>> = vec![None; first.shard.of as usize];
    for (file, part) in parts {
        if let Some(holder) = holders[part.shard.number as usize - 1].replace(file) {
            return Err(ShardError::Twice { shard: part.shard, one: holder.into(), other: file.clone() }.into());
        }
    }
    let missing: Vec<u32> = (1..).zip(&holders).filter(|(_, holder)| holder.is_none()).map(|(number, _)| number).collect();
    if !missing.is_empty() {
        return Err(ShardError::Missing { missing, of: first.shard.of }.into());
    }
    let run = first.run.clone();
    let mut whole = Tally::new(&run.muster);
    for (_, part) in parts {
        whole.merge(&part.tally);
    }
    Ok((run, whole))
}

fn fingerprint(head: &str, tally: &str) -> String {
    hexadecimal(&Sha256::new().chain_update(head).chain_update("\n").chain_update(tally).finalize())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_in_one_shard() {
        for whole in [1, 7, 64, 1_000] {
            for of in [1, 3, 64] {
                let games: Vec<u32> = (1..=of).flat_map(|number| Shard { number, of }.games(whole)).collect();
                assert_eq!(games, (0..whole).collect::<Vec<_>>(), "{whole} games in {of} shards");
            }
        }
    }

    #[test]
    fn shards_count_from_one() {
        assert_eq!("3/64".parse(), Ok(Shard { number: 3, of: 64 }));
        for wrong in ["0/4", "5/4", "1/0", "3", "a/b", "1/2/3", "-1/2", ""] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }
}
