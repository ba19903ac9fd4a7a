//! The scenario desk: its sides and conditions, where each unit starts, the sheet that the players get; and the table at which it is
//! played.
//!
//! Reading order: this file, `form/` (sides, reinforcements, conditions, notes), `board/` (ships on the map), `sheet.rs` (the printed page),
//! `play/` (a game, replayed or played); `tokens.rs` shows the units of both boards.

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

/// What the scenario desk remembers from pass to pass.
#[derive(Default)]
pub struct Memory {
    view: View,
    /// What the board remembers.
    board: board::Memory,
    /// What the form remembers.
    form: form::Memory,
    /// What games remember.
    play: play::Memory,
}

/// What the desk shows of a scenario.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum View {
    /// Where each unit starts.
    #[default]
    SetUp,
    /// The sides and the victory conditions.
    Form,
    /// The page that the players get.
    Sheet,
}

impl View {
    /// The tabs, with their names and what they show.
    const TABS: [(Self, &str, &str); 3] = [
        (Self::SetUp, "Set-up", "Where every ship starts."),
        (Self::Form, "Sides and victory", "Who fights whom, where and for what; who arrives later; the notes."),
        (Self::Sheet, "Scenario sheet", "The page that the players get."),
    ];

    /// The view in which a place of the scenario is edited; none where any will do.
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

/// A scenario on the desk.
#[derive(Clone, Copy)]
pub struct OpenScenario<'a> {
    content: &'a Content,
    id: Id<Scenario>,
    scenario: &'a Scenario,
}

/// The table at which the game of a scenario is played.
pub fn table(memory: &mut Memory) -> &mut dyn Table {
    play::table(&mut memory.play)
}

/// Shows the desk.
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

/// What the inspector says of the selected unit of the set-up.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Scenario>, place: InScenario) {
    board::inspect(ui, context, content, id, place);
}
