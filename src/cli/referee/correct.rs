//! `drydock referee correct`: makes, lists or takes back the referee's corrections before the next turn.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::by_post;
use crate::cli::command_error::CommandError;
use crate::cli::report::{Report, complain_of};
use crate::exchange::post::{NextWord, Replayed};
use crate::project::files::GameFile;
use crate::project::{Error, InProgress, typed};

/// Correct something before the next turn, with a reason that the player concerned reads
///
/// The corrections are: treasury PLAYER IU; natives WORLD MILLIONS; troops WORLD NUMBER; subjects WORLD PLAYER MILLIONS; move PLAYER FLEET SPACE;
/// disband PLAYER FLEET; person PLAYER NAME WORLD; captain PLAYER CAPTAIN (the captain writes the sheets of a player who sends none; nobody in the
/// place of CAPTAIN ends this); hands PLAYER (another person plays the house from now on and gets a new secret key); leaves PLAYER (the player drops
/// out, and the house is dissolved); rogues SPACE SHIP NUMBER (ships without an owner, which attack all who come); event SPACE (all players who see
/// the space as the year begins read the reason); note PLAYER (the player reads the reason); note everybody (all players read the reason, as the
/// editor's page of the gazette). Without words, the corrections for the next turn are listed.
#[derive(Debug, Args)]
pub(super) struct Correct {
    /// The game in progress
    #[arg(value_name = "GAME")]
    game: PathBuf,
    /// The correction, word by word; put a name with spaces into quotes
    #[arg(value_name = "WORD", requires = "reason", conflicts_with = "drop", allow_negative_numbers = true)]
    words: Vec<String>,
    /// The reason for the correction
    #[arg(long, value_name = "TEXT", requires = "words")]
    reason: Option<String>,
    /// Take back the correction with this number
    #[arg(long, value_name = "N")]
    drop: Option<usize>,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Written {
    turn: u32,
    corrections: Vec<Listed>,
}

#[derive(Serialize)]
struct Listed {
    words: Vec<String>,
    reason: String,
}

impl Correct {
    pub fn run(self) -> Result<Report, Error> {
        let opened = GameFile::read(&self.game)?;
        let mut game = InProgress::clone(opened.game());
        let replayed = by_post(game.content.game())?.replay(&game, None)?;
        let corrections = &mut game.coming.corrections;
        if let Some(number) = self.drop {
            if number == 0 || number > corrections.len() {
                return Err(CommandError::NoCorrection(number).into());
            }
            corrections.remove(number - 1);
        } else if !self.words.is_empty() {
            corrections.push(replayed.correction(&self.words, self.reason.as_deref().unwrap_or_default())?);
        }
        let written = if game == **opened.game() { opened } else { opened.replace(game)? };
        complain_of(written.said());
        self.report(&*replayed, written.game())
    }

    fn report(&self, replayed: &dyn Replayed, game: &InProgress) -> Result<Report, Error> {
        let listed = |correction| Ok(Listed { words: replayed.words_of(correction)?, reason: correction.reason.clone() });
        let corrections = game.coming.corrections.iter().map(listed).collect::<Result<Vec<_>, Error>>()?;
        let turn = replayed.turn() + 1;
        if self.json {
            return Report::json(&Written { turn, corrections });
        }
        let mut report = Report::default();
        if corrections.is_empty() {
            report.line(format_args!("Nothing is set right before turn {turn}."));
            if let NextWord::OneOf { known, .. } = replayed.next_of_correction(&[])? {
                report.line(format_args!("What can be: {}.", known.join(", ")));
            }
        }
        for (Listed { words, reason }, number) in corrections.iter().zip(1..) {
            let words: Vec<_> = words.iter().map(|word| typed(word)).collect();
            report.line(format_args!("{number}: {} (before turn {turn}): {reason}", words.join(" ")));
        }
        Ok(report)
    }
}
