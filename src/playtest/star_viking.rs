//! What Star Viking owes playtests: it is designed, checked and printed here, and not played yet.

use super::{Captain, Crew, Playable, PlaytestRequest, Playtests, Worth};
use crate::project::Error;
use crate::rules::star_viking::{BOOK, Content};

impl Playtests for Content {
    fn captains(&self) -> Vec<Captain> {
        Vec::new()
    }

    fn fighting(&self, _: Option<&str>) -> Result<Vec<String>, String> {
        Err("Star Viking is designed, checked and printed here, and not played yet.".into())
    }

    fn cautions(&self, _: Option<&str>) -> Vec<String> {
        Vec::new()
    }

    fn playable(&self, _: &PlaytestRequest) -> Result<(Box<dyn Playable>, Vec<String>), Error> {
        Err(not_yet())
    }

    fn duels(&self) -> usize {
        0
    }

    fn worth(&self, _: &PlaytestRequest, _: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
        Err(not_yet())
    }
}

fn not_yet() -> Error {
    Error::Misuse(format!("{BOOK} cannot be played by Drydock yet: its designs can be checked and printed"))
}
