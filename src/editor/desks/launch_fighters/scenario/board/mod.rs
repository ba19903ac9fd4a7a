//! Ships on the map, where they start.

use egui::Ui;

use super::Staged;
use crate::editor::action::{Action, Change, Report};
use crate::editor::stage::Stage;
use crate::rules::launch_fighters::{Content, Edit, InScenario, Scenario, placement};
use crate::rules::{self, Id};

/// What the board remembers from pass to pass.
#[derive(Default)]
pub struct Memory {}

/// Shows the board.
pub fn show(ui: &mut Ui, stage: &mut Stage, staged: Staged, _place: InScenario) {
    let _ = (&mut stage.memory.launch_fighters_scenario.board, staged.scenario);
    let help = "Place every ship as the book has it: flagships ten spaces apart from the centre on, the others beside them.";
    if ui.button("Set up by the book").on_hover_text(help).clicked() {
        match placement::by_the_book(staged.content, staged.id) {
            Ok(scenario) => {
                stage.change(Change::edit("Set up by the book", Edit::Scenario(rules::Change::Set(staged.id, scenario))))
            }
            Err(refusal) => {
                stage.push(Action::Report(Report::Failed(format!("Set up by the book is not possible: {refusal}."))));
            }
        }
    }
}

/// What there is to say of the scenario, or of what is selected in it.
pub fn inspect(_ui: &mut Ui, _stage: &mut Stage, _content: &Content, _id: Id<Scenario>, _place: InScenario) {}
