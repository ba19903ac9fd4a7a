//! Who fights whom, where and for what.

use egui::Ui;

use super::Staged;
use crate::editor::stage::Stage;
use crate::rules::launch_fighters::InScenario;

/// Shows the form.
pub fn show(_ui: &mut Ui, _stage: &mut Stage, _staged: Staged, _place: InScenario) {}
