//! The scenario desk: who fights whom for what, where everyone starts, and the sheet that the players get.
//!
//! Reading order: this file, `form/` (sides, reinforcements, conditions, notes), `board/` (ships on the map), `sheet.rs` (the printed page).

mod board;
mod form;
mod sheet;

pub use board::inspect;

use egui::Ui;

use crate::editor::stage::Stage;
use crate::editor::widgets::toggle;
use crate::rules;
use crate::rules::Id;
use crate::rules::launch_fighters::{Content, InScenario, Place, Scenario};

/// What the scenario desk remembers from pass to pass.
#[derive(Default)]
pub struct Memory {
    view: View,
    /// Of the board.
    board: board::Memory,
    /// Of the form.
    form: form::Memory,
}

/// What the desk shows of a scenario.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum View {
    /// Where everyone starts.
    #[default]
    SetUp,
    /// Who fights whom, and for what.
    Form,
    /// The page that the players get.
    Sheet,
}

impl View {
    const ALL: [Self; 3] = [Self::SetUp, Self::Form, Self::Sheet];

    const fn label(self) -> &'static str {
        match self {
            Self::SetUp => "Set-up",
            Self::Form => "Sides and victory",
            Self::Sheet => "Scenario sheet",
        }
    }

    const fn tooltip(self) -> &'static str {
        match self {
            Self::SetUp => "Where every ship starts.",
            Self::Form => "Who fights whom, where and for what; who arrives later; the notes.",
            Self::Sheet => "The page that the players get.",
        }
    }

    /// Where a place of the scenario is edited; none where either will do.
    const fn of(place: InScenario) -> Option<Self> {
        match place {
            InScenario::Whole => None,
            InScenario::Ship(..) | InScenario::Squadron(..) => Some(Self::SetUp),
            InScenario::Name
            | InScenario::Map
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
struct Staged<'a> {
    content: &'a Content,
    id: Id<Scenario>,
    scenario: &'a Scenario,
}

/// The edit that takes a unit of a set-up off the map, and what to call it; an inner none for a unit that is not on it.
#[must_use]
pub fn take_out(content: &Content, place: Place) -> Option<Option<(rules::Edit, String)>> {
    let Place::Scenario(id, part @ (InScenario::Ship(..) | InScenario::Squadron(..))) = place else { return None };
    Some(board::take_off(content, id, part).map(|(edit, label)| (edit.into(), label)))
}

/// Shows the desk.
pub fn show(ui: &mut Ui, stage: &mut Stage, content: &Content, id: Id<Scenario>, place: InScenario) {
    let Some(scenario) = content.scenarios.get(id) else { return };
    let staged = Staged { content, id, scenario };
    let memory = &mut stage.memory.launch_fighters_scenario;
    if stage.jump
        && let Some(view) = View::of(place)
    {
        memory.view = view;
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for view in View::ALL {
            if toggle(ui, memory.view == view, view.label()).on_hover_text(view.tooltip()).clicked() {
                memory.view = view;
            }
        }
    });
    match memory.view {
        View::SetUp => board::show(ui, stage, staged, place),
        View::Form => form::show(ui, stage, staged),
        View::Sheet => sheet::show(ui, stage, staged),
    }
}
