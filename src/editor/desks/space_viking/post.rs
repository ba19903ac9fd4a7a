//! Which desk a file of a game by post belongs on.

use super::orders::OrderDesk;
use crate::editor::action::PostFile;
use crate::editor::desks::game::PostDesks;
use crate::editor::post::{PostDesk, RefereeDesk};
use crate::project::{Error, FileSort};

/// The desks of a game by post.
pub struct ByPost;

impl PostDesks for ByPost {
    fn open(&self, file: &PostFile) -> Result<Box<dyn PostDesk>, Error> {
        match file.sort {
            FileSort::Report => Ok(Box::new(OrderDesk::open(file)?)),
            FileSort::GameInProgress => Ok(Box::new(RefereeDesk::open(file)?)),
        }
    }
}
