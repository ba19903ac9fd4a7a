//! The scenario sheet for the players, as it prints.

use egui::Ui;

use super::OpenScenario;
use kit::desks::{FrameContext, pages};
use launch_fighters::{InScenario, Place};
use paper::sheets::Request;

/// Shows the pages of the scenario sheet.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let place = Place::Scenario(open.id, InScenario::Whole).into();
    let request = Request {
        only: vec![launch_fighters_paper::sheets::SCENARIOS],
        scenario: Some(open.scenario.name.clone()),
        ..Request::default()
    };
    pages::printed(ui, context, place, request);
}
