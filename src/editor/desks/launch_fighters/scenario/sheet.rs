//! The page that the players get, as it prints.

use egui::Ui;

use super::Staged;
use crate::editor::screen::{Preview, Subject};
use crate::editor::stage::Stage;
use crate::editor::widgets::{drawing_note, empty, page_view, pages_area};
use crate::rules::launch_fighters::{InScenario, Place};
use crate::sheets::{self, Request, SheetKind};

/// Shows the pages.
pub fn show(ui: &mut Ui, stage: &mut Stage, staged: Staged) {
    let project = stage.state.document.project();
    let subject = Subject::Thing(Place::Scenario(staged.id, InScenario::Whole).into());
    let request =
        Request { only: vec![SheetKind::Scenarios], scenario: Some(staged.scenario.name.clone()), ..Request::default() };
    let coming = stage
        .screen
        .preview_beside(subject, project, move |project, pace| sheets::print_paced(project, &request, pace).map(Preview::of));
    let Some(preview) = coming.preview else {
        drawing_note(ui, coming.drawing);
        return;
    };
    if preview.pages.is_empty() {
        empty(ui, "Nothing to see yet", "There is no page of this to be drawn.");
        return;
    }
    pages_area("preview").show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 18.0;
        ui.add_space(4.0);
        ui.vertical_centered(|ui| {
            let width = (ui.available_width().min(800.0) - 28.0).max(160.0);
            for page in &preview.pages {
                page_view(ui, stage, &preview, page, width);
            }
        });
    });
}
