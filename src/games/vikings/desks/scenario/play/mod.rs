//! A game of the scenario: its boards with all pieces, and the warbands, on the desk that plays any game. Everything is drawn from the view of the
//! viewing side, never from the state itself: tasks and speeds are covered until they are revealed, and markers lie face down.
//!
//! Reading order: this file, `by_hand.rs` (answers to the playing desk) with `fight.rs`, `berserkers.rs`, `group.rs`, `sailing.rs` with `ram.rs`, `steps.rs`, `taking.rs`, `tasks.rs` and
//! `news.rs`, `scene.rs` (a moment as the viewer sees it), `choices.rs` (the hexes that stand for choices), `way.rs` (paths of several steps),
//! `known.rs` (values worked out once for a moment), `canvas.rs` with `press.rs`, `pieces.rs`, `hulls.rs`, `lights.rs`, `labels.rs` and `words.rs` with
//! `ropes.rs` (the boards), `warbands.rs`; `lessons.rs` and `why.rs` with `barred.rs` and `beasts.rs` (explanations for a first game), `winning.rs`.

mod barred;
mod beasts;
mod berserkers;
mod by_hand;
mod canvas;
mod choices;
mod fight;
mod group;
mod hulls;
mod known;
mod labels;
mod lessons;
mod lights;
mod news;
mod pieces;
mod press;
mod ram;
mod ropes;
mod sailing;
mod scene;
mod steps;
mod taking;
mod tasks;
#[cfg(test)]
mod tests;
mod warbands;
mod way;
mod why;
mod winning;
mod words;

use crate::Vikings;
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use egui::{Frame, Margin, Panel, Ui};

use crate::board::{Hexes, Pictured, Shown, hexes};
use crate::hulls::Hulls;
use crate::printed::{Faces, Printed};
use by_hand::NO_HUNTING;
use geometry::Space;
use kit::board::{Painted, View};
use kit::desks::FrameContext;
use kit::play::{Eyes, Game, PlayContext, PlayDesk, Table, Tabletop};
use kit::theme::Palette;
use kit::widgets::small_toggle;
use known::Known;
use press::Pressed;
use project::{OneOf as _, Project};
use rules::Id;
use rules::play::{Play as _, Told as _};
use scene::Scene;
use vikings::play::Battle;
use vikings::{Content, Player, Purpose, Scenario};
use way::Rest;

/// What the playing desk, on which games of the scenario are played, remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    desk: PlayDesk<Vikings>,
    board: Board,
    /// Whether the names of characters are shown.
    names: bool,
    /// Whether the player wants to be asked about shooting at beasts again, after saying that nobody shoots at them.
    hunts: bool,
}

/// What the boards of one game remember from one frame of the window to the next.
#[derive(Default)]
struct Board {
    /// The battle whose boards are shown; `None` before any was shown.
    of: Option<Arc<Battle>>,
    view: View<Space>,
    shown: Shown,
    picture: Painted<Pictured>,
    /// The counters of all characters, by their numbers.
    faces: Vec<Option<Faces>>,
    /// The pictures of boats that were painted.
    hulls: Hulls,
    /// The hexes that low tide lays dry.
    tidal: BTreeSet<Space>,
    /// Whether the user has pressed a hex or moved the cursor by keys.
    is_pointed: bool,
    /// The moment for which the boards were last scrolled, as the number of actions before it, and whether nobody could choose then.
    followed: Option<(usize, bool)>,
    /// Values that are worked out once for a moment.
    known: Known,
    /// The rest of the path along which a character is moving; `None` if nobody moves along a path.
    rest: Option<Rest>,
    /// The hexes that were pressed since the last choice.
    pressed: Option<Pressed>,
}

impl Board {
    /// The boards of a game, with the counters as they print.
    fn of(game: &Game<Vikings>, printed: &mut Printed) -> Self {
        let content = content(&game.project);
        let scenario = content.scenarios.get(game.scenario());
        let mut shown = Shown::default();
        if let Some(layout) = scenario.and_then(|scenario| scenario.layout) {
            shown.update_layout(content, layout);
        }
        let faces = game.battle.public().men().iter().map(|fighter| {
            let (_, force) = scenario?.force(Player::ALL[fighter.player.index()], content)?;
            let id = force.members.get(Id::new(fighter.key))?.character?;
            Some(printed.faces(content, id, content.characters.get(id)?))
        });
        let faces = faces.collect();
        let tidal = scenario.map(|scenario| scenario.spaces_for(Purpose::Tide)).unwrap_or_default();
        Self { of: Some(Arc::clone(&game.battle)), shown, faces, tidal: tidal.into_iter().collect(), ..Self::default() }
    }

    /// The hexes of the boards, as the spaces of one board; `None` if the layout has no boards.
    fn spaces(&self) -> Option<Hexes> {
        self.shown.layout().map(hexes)
    }

    /// Works out the values of the present moment if the game is at another one than before.
    fn update(&mut self, game: &Game<Vikings>, eyes: Eyes) {
        self.known.update(game, eyes);
    }
}

/// The designs of a project. They would be empty for a project of another game, which does not happen on this desk.
fn content(project: &Project) -> &Content {
    static NONE: LazyLock<Content> = LazyLock::new(Content::default);
    Content::own(&project.content).unwrap_or(&NONE)
}

/// The playing desk, on which games of the scenario are played, as a [`Table`] for code that knows no game.
pub fn table(memory: &mut Memory) -> &mut dyn Table {
    &mut memory.desk
}

/// Shows the game, or the choices that start one.
pub fn show(ui: &mut Ui, context: &mut FrameContext, id: Id<Scenario>) {
    let (own, mut table) = context.at_table::<crate::Memory>();
    let Memory { desk, board, names, hunts } = &mut own.play;
    if let Some(game) = desk.game()
        && board.of.as_ref().is_none_or(|of| !Arc::ptr_eq(of, &game.battle))
    {
        *board = Board::of(game, &mut own.printed);
    }
    desk.show(ui, &mut table, id, &mut OnTheTable { board, names, hunts });
}

/// The parts of the playing desk that this game draws itself: its boards and the summary of the warbands.
struct OnTheTable<'a> {
    board: &'a mut Board,
    names: &'a mut bool,
    hunts: &'a mut bool,
}

impl Tabletop<Vikings> for OnTheTable<'_> {
    fn forget(&mut self) {
        self.board.view.forget();
        (self.board.is_pointed, self.board.rest, self.board.pressed) = (false, None, None);
        self.board.known = Known::default();
    }

    fn board(&mut self, ui: &mut Ui, desk: &mut PlayDesk<Vikings>, context: &mut PlayContext) {
        if std::mem::take(self.hunts) {
            desk.repeat_no_more(NO_HUNTING);
        }
        let line = Panel::bottom("game line").show_separator_line(false);
        let ground = Frame::new().fill(Palette::of(ui).desk).inner_margin(Margin { left: 12, right: 8, top: 4, bottom: 4 });
        line.frame(ground).show(ui, |ui| canvas::line(ui, desk, self.board, context));
        canvas::show(ui, desk, self.board, context, *self.names);
    }

    fn forces(&mut self, ui: &mut Ui, desk: &PlayDesk<Vikings>, _: &mut PlayContext) {
        if let Some((game, eyes)) = desk.shown() {
            warbands::show(ui, &Scene::of(game, eyes), &game.battle.score(game.state()));
        }
    }

    fn switches(&mut self, ui: &mut Ui, desk: &PlayDesk<Vikings>, _: &PlayContext) {
        if small_toggle(ui, *self.names, "Names").on_hover_text("Show the names of characters.").clicked() {
            *self.names = !*self.names;
        }
        if desk.game().is_some_and(|game| game.repeated().any(|words| words == NO_HUNTING)) {
            let help = "Phases in which only beasts can be hit are passed (3.4). Press to be asked about them again.";
            *self.hunts = small_toggle(ui, true, "No hunting").on_hover_text(help).clicked();
        }
    }
}
