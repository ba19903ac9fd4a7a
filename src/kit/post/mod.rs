//! The desks of games that are played by post, each on the whole window: the player's desk, with a report to read and a sheet of orders to write, and
//! the referee's desk, with the game itself.
//!
//! A file of such a game is opened like a project, from a menu, from the command line or by dropping it on the window. Its desk takes the place of
//! the outline, the desk of the designs and everything around it; the open project stays as it is. The state of the window includes the status of the
//! desk ([`PostStatus`]); commands, questions and the title of the window depend on this status. The game decides at which desk a file is opened,
//! through `desks/game.rs`.

mod referee;

pub use referee::{RefereeDesk, answer};

use std::path::Path;
use std::sync::Arc;

use egui::Ui;

use super::action::{Action, PostStatus};
use super::jobs::Work;
use super::keys::KeyChoices;
use super::screen::Screen;

/// The desk of a game by post, for a player or the referee.
pub trait PostDesk {
    /// The status of the desk.
    fn status(&self) -> PostStatus;
    /// Shows the desk on all available room.
    fn show(&mut self, ui: &mut Ui, context: &mut PostContext);
    /// Undoes the last step.
    fn undo(&mut self);
    /// Redoes the step that was undone last.
    fn redo(&mut self);
    /// The contents of the file that the user writes at the desk, to be saved; empty if there is no such file.
    fn bytes(&self) -> Arc<[u8]>;
    /// Records that the file has been saved at this path with these contents.
    fn saved(&mut self, path: &Path, bytes: &[u8]);
    /// The contents of the file to which the desk saves each change at once, as the desk knows them; `None` for a desk that only reads its file.
    fn file(&self) -> Option<&[u8]>;
    /// Whether the desk is working on its file, or has such work waiting.
    fn is_busy(&self) -> bool;
    /// Continues an unsaved sheet of orders that an earlier session left behind, as one step.
    fn recover(&mut self, bytes: &[u8]);
    /// Continues a sheet of orders that was read from the disk, as one step.
    ///
    /// # Errors
    ///
    /// If the user writes no sheet at this desk; a whole sentence.
    fn take(&mut self, path: &Path, bytes: &[u8]) -> Result<(), String>;
}

/// What the desk of a game by post is given in each frame in which it is shown.
pub struct PostContext<'a> {
    /// The keys that the user has chosen.
    pub keys: &'a KeyChoices,
    /// Whether a dialog waits for an answer.
    pub asked: bool,
    /// The actions to carry out after the frame of the window is drawn.
    pub actions: &'a mut Vec<Action>,
    /// The screen, which lays out and draws pages.
    pub screen: &'a mut Screen,
    /// The jobs to start in the background after the frame is drawn.
    pub work: &'a mut Vec<Work>,
}
