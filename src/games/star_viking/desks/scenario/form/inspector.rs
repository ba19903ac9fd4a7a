//! The inspector of a scenario as a whole: the game in a few lines, and its findings.

use egui::{RichText, Ui};

use super::super::OpenScenario;
use kit::desks::{FrameContext, findings};
use kit::theme::{self, Palette};
use kit::widgets::section;
use star_viking::{InScenario, Place};
use star_viking_paper::sheets::words::Words;

/// Shows the inspector of the scenario as a whole.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let OpenScenario { content, scenario, .. } = open;
    let words = Words::new(content, scenario);
    ui.label(words.summary());
    ui.add_space(6.0);
    section(ui, "FORCES");
    let weak = Palette::of(ui).weak;
    let forces = scenario.deployments.iter().filter_map(|(_, deployment)| content.forces.get(deployment.force?));
    let names: Vec<&str> = forces.map(star_viking::Force::label).collect();
    ui.label(if names.is_empty() { "None yet.".to_owned() } else { names.join(", ") });
    if scenario.form.is_campaign() {
        let capitals = words.quadrant_capitals();
        let stands =
            if capitals.is_empty() { "stands nowhere yet".to_owned() } else { format!("stands in {}", capitals.join(" and ")) };
        ui.label(RichText::new(format!("The Quadrant Capital {stands}.")).color(weak));
    }
    ui.add_space(6.0);
    section(ui, "HOW IT IS WON");
    let sentences = words.victory();
    if sentences.is_empty() {
        ui.label(RichText::new("Nothing is said of it: the players judge.").color(weak));
    }
    for sentence in sentences {
        ui.label(RichText::new(sentence).size(theme::SMALL));
    }
    findings::of_thing(ui, context, Place::Scenario(open.id, InScenario::Whole));
}
