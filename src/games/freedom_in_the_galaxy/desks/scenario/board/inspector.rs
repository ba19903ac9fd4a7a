//! The inspector of the set-up: the fields of the selected piece and who controls its planet, or the bill of both sides.

use egui::{RichText, Ui};

use super::scene::{Held, Scene};
use super::{bill, words};
use crate::scenario::OpenScenario;
use freedom_in_the_galaxy::{InScenario, book};
use kit::cited;
use kit::desks::FrameContext;
use kit::desks::form::Form;
use kit::theme::Palette;
use kit::widgets::section;

/// Shows the inspector of the set-up.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario, place: InScenario) {
    let scene = Scene::of(open, place);
    let weak = Palette::of(ui).weak;
    let chosen = &context.memory.own.of::<crate::Memory>().scenario.board.board.chosen;
    let rows: Vec<project::Place> =
        chosen.iter().filter_map(|held| held.row()).map(|row| open.place(InScenario::Placed(row))).collect();
    match scene.held() {
        _ if Form::chosen(ui, context, &rows) => {}
        Some(Held::Row(id)) => {
            section(ui, "PIECE OF THE SET-UP");
            ui.label(RichText::new(words::standing(&scene, id)).color(weak));
            let place = open.place(InScenario::Placed(id));
            if let Some(form) = Form::among(context, place, "selected piece") {
                // The board keeps the keyboard focus.
                let jump = std::mem::take(&mut context.jump);
                form.whole(ui, context);
                context.jump = jump;
            }
            if let Some(planet) = scene.station(id).and_then(|station| station.planet) {
                section(ui, "THE PLANET");
                ui.label(RichText::new(words::controlled(&scene, planet)).color(weak));
            }
        }
        Some(Held::Loyalty(planet) | Held::Base(planet)) => {
            section(ui, "THE PLANET");
            ui.label(scene.display.planet_label(planet));
            ui.label(RichText::new(words::controlled(&scene, planet)).color(weak));
        }
        Some(Held::New(..)) | None => {}
    }
    cited::section(ui, "FORCE POINTS", book("19.0"));
    bill::whole(ui, &scene);
}
