//! The game of a scenario: one that was recorded, step by step forwards and backwards, or one that is played by hand.
//!
//! Nothing here decides what is legal or what an action does: the engine of the rules does, and the game's way is kept by a
//! [`crate::playtest::Replay`]. The project is never changed by a game. What captains choose is worked out in the background.
//!
//! Reading order: this file, `game.rs` (the game on the table), `pending.rs` (what is worked out in the background), `start.rs` (who plays),
//! `playback.rs` and `transport.rs` (forwards and backwards), `canvas.rs` with `pieces.rs` and `lights.rs` (the board), `choices.rs` (what can be
//! chosen), `log.rs` (what happened), `fleets.rs` (how the units stand), `keep.rs` (a game as text).

mod canvas;
mod choices;
mod fleets;
mod game;
mod keep;
mod lights;
mod log;
mod pending;
mod pieces;
mod playback;
mod start;
mod transport;

use std::sync::Arc;

use egui::{Context, Frame, Margin, Panel, Ui};

use super::OpenScenario;
use crate::editor::action::{Action, Report};
use crate::editor::board::{Tiles, View};
use crate::editor::desks::FrameContext;
use crate::editor::desks::Memory as Desks;
use crate::editor::theme::Palette;
use crate::geometry::Space;
use crate::playtest::PlaytestRequest;
use crate::playtest::launch_fighters::PlayableScenario;
use crate::project::Project;
use crate::rules::Id;
use crate::rules::launch_fighters::Scenario;
use crate::rules::launch_fighters::play::Record;
use game::{Game, content};
use pending::{Answer, Pending};
use pieces::Pieces;
use playback::Playback;

/// What the desk remembers of games from pass to pass.
pub struct Memory {
    game: Option<Game>,
    /// A game of a playtest that is being played again.
    pending: Option<PendingReplay>,
    start: start::Choices,
    view: View<Space>,
    tiles: Tiles,
    pieces: Pieces,
    playback: Playback,
    /// Whether what captains do is shown action by action.
    follow: bool,
    /// Whether the names of ships are shown.
    names: bool,
    /// The moment at which the action was last brought into view.
    followed: Option<usize>,
    /// The space whose choices alone are listed, where it has several, and the moment to which that belongs.
    only: Option<(usize, Space)>,
    log: log::Lines,
}

/// A game of a playtest that is being played again: the project that it is of, and its record or why there is none, as a sentence.
type PendingReplay = (Arc<Project>, Pending<Result<Record, String>>);

impl Default for Memory {
    fn default() -> Self {
        Self {
            game: None,
            pending: None,
            start: start::Choices::default(),
            view: View::default(),
            tiles: Tiles::default(),
            pieces: Pieces::default(),
            playback: Playback::default(),
            follow: true,
            names: true,
            followed: None,
            only: None,
            log: log::Lines::default(),
        }
    }
}

impl Memory {
    /// Puts a game on the table.
    fn lay(&mut self, game: Game, running: bool) {
        let kept = (self.playback.speed, self.follow, self.names, std::mem::take(&mut self.start));
        *self = Self { game: Some(game), ..Self::default() };
        (self.playback.speed, self.follow, self.names, self.start) = kept;
        self.playback.run(running);
    }

    /// The game of a scenario, unless another project has come in its place.
    fn game_of(&self, project: &Project, scenario: Id<Scenario>) -> Option<&Game> {
        let name = |project: &Project| content(project).scenarios.get(scenario).map(|scenario| scenario.name.clone());
        let same = |game: &&Game| {
            game.scenario == scenario && game.project.title == project.title && name(&game.project) == name(project)
        };
        self.game.as_ref().filter(same)
    }
}

/// Has a game of a playtest played again in the background, to be watched; tells whose scenario it is of.
pub fn watch(
    context: &mut FrameContext,
    waker: &Context,
    project: &Arc<Project>,
    request: &PlaytestRequest,
    game: u32,
) -> Option<Id<Scenario>> {
    let scenarios = &content(project).scenarios;
    let named = request.scenario.as_ref().and_then(|name| scenarios.find(|scenario| scenario.name == *name));
    let scenario = named.or_else(|| scenarios.iter().next()).map(|(id, _)| id)?;
    let (own, request) = (Arc::clone(project), request.clone());
    let (pending, task) = Pending::new(waker, move |_| {
        let (table, _) = PlayableScenario::new(content(&own), &request).map_err(|error| error.to_string())?;
        Ok(table.series().watch(scenario, game, &mut ()).0)
    });
    let Desks { launch_fighters, work, .. } = &mut *context.memory;
    let memory = &mut launch_fighters.scenario;
    memory.play.pending = Some((Arc::clone(project), pending));
    memory.play.game = None;
    work.push(task);
    Some(scenario)
}

/// Shows the game, or what has to be chosen for one.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    collect_finished(context);
    let project = Arc::clone(context.state.document.project());
    if context.memory.launch_fighters.scenario.play.game_of(&project, open.id).is_none() {
        return start::show(ui, context, open);
    }
    go_on(ui, context);
    let palette = Palette::of(ui);
    let bar = Frame::new().fill(palette.desk).inner_margin(Margin { left: 0, right: 8, top: 4, bottom: 6 });
    Panel::top("game tools").frame(bar).show_separator_line(false).show(ui, |ui| transport::show(ui, context));
    let line = Frame::new().fill(palette.desk).inner_margin(Margin { left: 2, right: 8, top: 4, bottom: 0 });
    Panel::bottom("game line").frame(line).show_separator_line(false).show(ui, |ui| canvas::line(ui, context));
    let side = Frame::new().fill(palette.desk).inner_margin(Margin { left: 0, right: 8, top: 0, bottom: 0 });
    Panel::left("game side")
        .frame(side)
        .default_size(304.0)
        .size_range(200.0..=460.0)
        .show_separator_line(false)
        .show(ui, |ui| beside(ui, context));
    canvas::show(ui, context);
}

/// Shows how the units stand, beside the board.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, id: Id<Scenario>) {
    let memory = &context.memory.launch_fighters.scenario.play;
    match memory.game_of(context.state.document.project(), id) {
        Some(game) => fleets::show(ui, game),
        None => fleets::none(ui),
    }
}

/// Beside the board: what can be chosen above, what happened below.
fn beside(ui: &mut Ui, context: &mut FrameContext) {
    // What does not fit is cut off or wrapped, for a panel grows with its contents.
    ui.set_max_width(ui.available_width());
    let memory = &mut context.memory.launch_fighters.scenario.play;
    if memory.game.as_ref().is_some_and(Game::is_played) {
        choices::show(ui, memory);
    }
    log::show(ui, memory);
}

/// Takes in a game of a playtest that was played again.
fn collect_finished(context: &mut FrameContext) {
    let memory = &mut context.memory.launch_fighters.scenario.play;
    let Some((project, pending)) = &mut memory.pending else { return };
    let record = match pending.take() {
        Answer::Pending => return,
        Answer::Ready(record) => record,
        Answer::Lost => Err("The game could not be played again.".into()),
    };
    let game = record
        .and_then(|record| Game::recorded(project, record).map_err(|refusal| format!("The game cannot be shown: {refusal}.")));
    memory.pending = None;
    match game {
        Ok(game) => memory.lay(game, false),
        Err(sentence) => context.push(Action::Report(Report::Failed(sentence))),
    }
}

/// Shows what is due of a game that is running, and lets the captains choose where it is their turn.
fn go_on(ui: &Ui, context: &mut FrameContext) {
    let Desks { launch_fighters, work, .. } = &mut *context.memory;
    let memory = &mut launch_fighters.scenario;
    let memory = &mut memory.play;
    let Some(game) = &mut memory.game else { return };
    let before = game.replay().at();
    if game.play_on(ui.ctx(), work) && memory.follow {
        game.go_to(before);
        memory.playback.run(true);
    }
    if memory.playback.is_running() {
        let (due, next) = memory.playback.due(ui.input(|input| input.time));
        if due > 0 {
            game.go_to(game.replay().at() + due);
        }
        if game.replay().is_at_end() {
            memory.playback.run(false);
            // The captains may be next.
            ui.ctx().request_repaint();
        } else {
            ui.ctx().request_repaint_after(next);
        }
    }
}
