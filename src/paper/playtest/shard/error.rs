//! The errors about the parts of a playtest.

use std::fmt;
use std::path::PathBuf;

use super::Shard;
use playtest::words::games;
use project::{LONGEST_LIST, OwnError, some_of};

/// Why parts of a playtest cannot be merged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShardError {
    /// The user named no part.
    NoParts,
    /// A file cannot be merged.
    Unfit {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        flaw: PartFlaw,
    },
    /// Two parts are of different playtests.
    Different {
        /// The file of the first part.
        one: PathBuf,
        /// The file of the other part.
        other: PathBuf,
        /// What the two parts differ in.
        difference: &'static str,
    },
    /// Two parts are of the same shard.
    Twice {
        /// The shard.
        shard: Shard,
        /// The file of the first part.
        one: PathBuf,
        /// The file of the other part.
        other: PathBuf,
    },
    /// Shards are missing.
    Missing {
        /// The numbers of the missing shards, in order.
        missing: Vec<u32>,
        /// How many shards there are.
        of: u32,
    },
}

/// What is wrong with a file that cannot be merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartFlaw {
    /// The file is not a part of a playtest.
    NoPart,
    /// Another version of Drydock has written the file.
    OtherVersion,
    /// The file was cut off or changed.
    Changed,
    /// The sides, captains and games in the file do not make a possible playtest.
    NoPlaytest,
    /// The games of the file's shard cannot have given the sums in the file.
    Sums {
        /// How many games the file's shard has.
        games: u64,
    },
}

impl fmt::Display for ShardError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoParts => out.write_str("There is nothing to merge: name the parts"),
            Self::Unfit { file, flaw } => write!(out, "{} cannot be merged: {flaw}", file.display()),
            Self::Different { one, other, difference } => {
                let (one, other) = (one.display(), other.display());
                write!(out, "{one} and {other} are of different playtests: they differ in the {difference}")
            }
            Self::Twice { shard, one, other } => {
                write!(out, "Shard {shard} is there twice, in {} and {}: leave one out", one.display(), other.display())
            }
            Self::Missing { missing, of } => {
                let (noun, verb) = if missing.len() == 1 { ("Shard", "is") } else { ("Shards", "are") };
                write!(out, "{noun} {} of {of} {verb} missing: play and name them too", ranges(missing))
            }
        }
    }
}

impl fmt::Display for PartFlaw {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::NoPart => "it is no part that drydock play --shard has written",
            Self::OtherVersion => "it was written by another version of Drydock",
            Self::Changed => "it was cut off or changed; play its shard again",
            Self::NoPlaytest => "there is no such playtest: its sides, captains and games do not belong together",
            Self::Sums { games: number } => {
                return write!(out, "its sums are not those of the {} of its shard", games(*number));
            }
        })
    }
}

impl std::error::Error for ShardError {}

impl OwnError for ShardError {}

/// Ascending numbers in words, with consecutive ones shortened: `1, 3 to 6, 9`. If there are very many, only the first are listed.
fn ranges(numbers: &[u32]) -> String {
    let mut words: Vec<String> = Vec::new();
    for run in numbers.chunk_by(|one, next| one + 1 == *next) {
        match run {
            [first, .., last] if run.len() > 2 => words.push(format!("{first} to {last}")),
            few => words.extend(few.iter().map(u32::to_string)),
        }
    }
    some_of(&words, ", ", LONGEST_LIST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lists_are_shortened() {
        assert_eq!(ranges(&[1, 3, 4, 5, 6, 9, 10]), "1, 3 to 6, 9, 10");
    }

    #[test]
    fn missing_shards_are_named() {
        let missing = |missing: &[u32]| ShardError::Missing { missing: missing.to_vec(), of: 9 }.to_string();
        assert_eq!(missing(&[4]), "Shard 4 of 9 is missing: play and name them too");
        assert_eq!(missing(&[2, 3, 4, 9]), "Shards 2 to 4, 9 of 9 are missing: play and name them too");
        let unfit = ShardError::Unfit { file: "part-3.jsonl".into(), flaw: PartFlaw::Sums { games: 1_000 } };
        let sentence = "part-3.jsonl cannot be merged: its sums are not those of the 1,000 games of its shard";
        assert_eq!(unfit.to_string(), sentence);
        assert!(matches!(
            project::Error::from(unfit).own(),
            Some(ShardError::Unfit { flaw: PartFlaw::Sums { games: 1_000 }, .. })
        ));
    }
}
