//! The desks of games that are played by post, each on the whole window: the player's desk, with a report and a sheet to write, and the referee's
//! desk, with the game.
//!
//! A file of such a game is opened like a project, from a menu, the command line or by dropping it on the window. Its desk takes the place of the
//! outline, the desk of the designs and everything around it; the project behind it stays as it is. The status of the desk ([`PostStatus`]) is
//! in the state; commands, questions and the title of the window depend on it. The game decides at which desk a file is opened, by the door
//! `desks/game.rs`.

mod referee;

pub use referee::{RefereeDesk, answer};

use std::path::Path;
use std::sync::Arc;

use egui::Ui;

use super::action::{Action, PostStatus};
use super::jobs::Work;
use super::keys::KeyChoices;
use super::screen::Screen;

/// The desk of a game by post.
pub trait PostDesk {
    /// Its status.
    fn status(&self) -> PostStatus;
    /// Shows it on all the room there is.
    fn show(&mut self, ui: &mut Ui, context: &mut PostContext);
    /// Takes the last step back.
    fn undo(&mut self);
    /// Redoes the step that was taken back last.
    fn redo(&mut self);
    /// The file that is written at it, as it would be saved now; empty if there is none.
    fn bytes(&self) -> Arc<[u8]>;
    /// Records that this was saved.
    fn saved(&mut self, path: &Path, bytes: &[u8]);
    /// The contents of the file that it writes at once, as far as known here; none if it only reads its file.
    fn file(&self) -> Option<&[u8]>;
    /// Whether it is working on that file.
    fn is_busy(&self) -> bool;
    /// Goes on with the unsaved sheet of the last time, as one step.
    fn recover(&mut self, bytes: &[u8]);
    /// Goes on with a sheet that was read, as one step.
    ///
    /// # Errors
    /// If no sheet is written here; a whole sentence.
    fn take(&mut self, path: &Path, bytes: &[u8]) -> Result<(), String>;
}

/// What a desk is given while it is shown.
pub struct PostContext<'a> {
    /// The keys that the user has chosen.
    pub keys: &'a KeyChoices,
    /// Whether a dialog waits for an answer.
    pub asked: bool,
    /// What is to be done after the pass.
    pub actions: &'a mut Vec<Action>,
    /// The pages on screen.
    pub screen: &'a mut Screen,
    /// What is to be done in the background after the pass.
    pub work: &'a mut Vec<Work>,
}
