//! Chooses the desk at which a file of a game by post is opened.

use super::orders::OrderDesk;
use kit::action::PostFile;
use kit::desks::game::PostDesks;
use kit::post::{PostDesk, RefereeDesk};
use project::{Error, FileSort};

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
