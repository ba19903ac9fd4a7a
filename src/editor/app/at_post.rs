//! What commands do at the desk of a game by post, which no state holds: it is remembered like any other desk.

use egui::Context;

use super::App;
use crate::editor::action::{Action, AtPost, Report};
use crate::editor::applier::Effect;
use crate::editor::desks;

impl App {
    /// Notes how the desk stands.
    pub(super) fn look_at_post(&mut self) {
        self.state.view.post = self.memory.post.as_ref().map(|desk| desk.status());
    }

    /// Does what was asked at the desk.
    pub(super) fn at_post(&mut self, context: &Context, what: AtPost) {
        let done = self.done_at_post(context, what);
        self.look_at_post();
        if let Err(sentence) = done {
            self.apply(context, Action::Report(Report::Failed(sentence)));
        }
        context.request_repaint();
    }

    fn done_at_post(&mut self, context: &Context, what: AtPost) -> Result<(), String> {
        if let AtPost::Open(file) = &what {
            let desks = desks::game::by_post(file.game).ok_or_else(|| format!("{} is not played by post.", file.game.title()))?;
            self.memory.post = Some(desks.open(file).map_err(|error| error.to_string())?);
            return Ok(());
        }
        let Some(desk) = &mut self.memory.post else { return Ok(()) };
        match what {
            AtPost::Undo => desk.undo(),
            AtPost::Redo => desk.redo(),
            AtPost::Save { path, replace } => {
                let bytes = desk.bytes();
                self.carry_out(context, Effect::WriteBytes { path, bytes, replace });
            }
            AtPost::Saved { path, bytes } => desk.saved(&path, &bytes),
            AtPost::Take { path, bytes } => return desk.take(&path, &bytes),
            AtPost::Leave => self.memory.post = None,
            AtPost::Open(_) => {}
        }
        Ok(())
    }
}
