//! Playtests of Space Viking: there are none yet, since the game is not played here, and whoever asks is told so.

mod terms;

pub use terms::TERMS;

use super::{Captain, Crew, Playable, PlaytestRequest, Playtests, Terms, Worth};
use crate::project::Error;
use crate::rules::space_viking::{BOOK, Content};

/// Why nothing of it is played, as a sentence.
fn not_played() -> String {
    format!("{BOOK} is not played here yet")
}

impl Playtests for Content {
    fn terms(&self) -> &'static Terms {
        &TERMS
    }

    fn captains(&self) -> Vec<Captain> {
        Vec::new()
    }

    fn fighting(&self, _: Option<&str>) -> Result<Vec<String>, String> {
        Err(not_played() + ".")
    }

    fn cautions(&self, _: Option<&str>) -> Vec<String> {
        Vec::new()
    }

    fn playable(&self, _: &PlaytestRequest) -> Result<(Box<dyn Playable>, Vec<String>), Error> {
        Err(Error::Misuse(not_played()))
    }

    fn series_for_worth(&self, _: &PlaytestRequest) -> usize {
        0
    }

    fn worth(&self, _: &PlaytestRequest, _: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
        Err(Error::Misuse(not_played()))
    }
}
