//! The desks of games that are played by post, each on the whole window: that of a player, who has a report and writes a sheet, and that of
//! a referee, who has the game.
//!
//! A file of such a game is opened as a project is, from a menu, the command line or by dropping it on the window, and leads to a desk in
//! place of the outline, the desk of the designs and everything round it; the project behind it stays as it is. What the desk says of
//! itself ([`PostStatus`]) is in the state; commands, questions and the title of the window go by that. Which file belongs on which desk its game
//! says, by the door `desks/game.rs`.

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
    /// How it stands.
    fn status(&self) -> PostStatus;
    /// Shows it on all the room there is.
    fn show(&mut self, ui: &mut Ui, context: &mut PostContext);
    /// Takes the last step back.
    fn undo(&mut self);
    /// Brings the step again that was taken back last.
    fn redo(&mut self);
    /// The file that is written at it, as it would be saved now; empty where none is.
    fn bytes(&self) -> Arc<[u8]>;
    /// Notes that this was saved.
    fn saved(&mut self, path: &Path, bytes: &[u8]);
    /// What stands in the file that it writes at once, as far as is known here; none where it only reads its file.
    fn file(&self) -> Option<&[u8]>;
    /// Whether it is doing something with that file.
    fn is_busy(&self) -> bool;
    /// Goes on with what was not saved the last time, as one step.
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
