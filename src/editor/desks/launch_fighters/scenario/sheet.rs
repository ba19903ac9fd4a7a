//! The page that the players get, as it prints.

use egui::Ui;

use super::Staged;
use crate::editor::desks::{Stage, pages};
use crate::editor::screen::{Preview, Subject};
use crate::rules::launch_fighters::{InScenario, Place};
use crate::sheets::{self, Request, SheetKind};

/// Shows the pages.
pub fn show(ui: &mut Ui, stage: &mut Stage, staged: Staged) {
    let subject = Subject::Thing(Place::Scenario(staged.id, InScenario::Whole).into());
    let request =
        Request { only: vec![SheetKind::Scenarios], scenario: Some(staged.scenario.name.clone()), ..Request::default() };
    pages::show(ui, stage, subject, move |project, pace| sheets::print_paced(project, &request, pace).map(Preview::of));
}
