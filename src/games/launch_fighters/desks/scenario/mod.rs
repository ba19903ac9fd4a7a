//! The scenario desk: the sides and conditions, the start position of each unit, the sheet for the players, and the playing desk, on which games of
//! the scenario are played.
//!
//! Reading order: this file, `form/` (sides, reinforcements, conditions, notes), `board/` (ships on the map), `sheet.rs` (the printed page), `play/`
//! (a game, replayed or played); `tokens.rs` shows the units of both boards.

mod board;
mod form;
mod play;
mod sheet;
mod tokens;

pub use play::show as play;

use egui::Ui;

use kit::desks::FrameContext;
use kit::play::Table;
use kit::widgets::tabs;
use launch_fighters::{Content, InScenario, Scenario};
use rules::Id;

/// What the scenario desk remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    view: View,
    /// What the set-up board remembers from frame to frame.
    board: board::Memory,
    /// What the form remembers from frame to frame.
    form: form::Memory,
    /// What the playing desk, on which games are played, remembers from frame to frame.
    play: play::Memory,
}

/// A tab of the scenario desk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum View {
    /// The start position of each unit.
    #[default]
    SetUp,
    /// The sides and the victory conditions.
    Form,
    /// The scenario sheet for the players.
    Sheet,
}

impl View {
    /// The tabs with their names and help.
    const TABS: [(Self, &str, &str); 3] = [
        (Self::SetUp, "Set-up", "Where every ship starts."),
        (Self::Form, "Sides and victory", "Who fights whom, where and for what; who arrives later; the notes."),
        (Self::Sheet, "Scenario sheet", "The page that the players get."),
    ];

    /// The tab on which a place of the scenario is edited; `None` if the tab that is open may stay open.
    const fn of(place: InScenario) -> Option<Self> {
        match place {
            InScenario::Whole => None,
            InScenario::Ship(..) | InScenario::Squadron(..) => Some(Self::SetUp),
            InScenario::Name
            | InScenario::Map
            | InScenario::SetUp
            | InScenario::Landing
            | InScenario::TurnLimit
            | InScenario::Side(_)
            | InScenario::Reinforcement(..)
            | InScenario::Condition(_)
            | InScenario::Notes => Some(Self::Form),
        }
    }
}

/// A scenario that is open on the desk.
#[derive(Clone, Copy)]
pub struct OpenScenario<'a> {
    content: &'a Content,
    id: Id<Scenario>,
    scenario: &'a Scenario,
}

/// The playing desk, on which games of the scenario are played, as a [`Table`] for code that knows no game.
pub fn table(memory: &mut Memory) -> &mut dyn Table {
    play::table(&mut memory.play)
}

/// Shows the scenario desk with the scenario that has this id.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Scenario>, place: InScenario) {
    let Some(scenario) = content.scenarios.get(id) else { return };
    let open = OpenScenario { content, id, scenario };
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario;
    if context.jump
        && let Some(view) = View::of(place)
    {
        memory.view = view;
    }
    tabs(ui, &mut memory.view, &View::TABS);
    match memory.view {
        View::SetUp => board::show(ui, context, open, place),
        View::Form => form::show(ui, context, open),
        View::Sheet => sheet::show(ui, context, open),
    }
}

/// Shows the selected unit of the set-up in the inspector.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Scenario>, place: InScenario) {
    board::inspect(ui, context, content, id, place);
}
