//! A note that says that pages are being drawn in the background, and how many of them are done.

use egui::{RichText, Spinner, Ui};

use super::spoken;
use crate::theme::{self, Palette};
use drawing::Progress;

/// Shows the progress of the drawing; shows nothing if no drawing is in progress.
pub fn drawing_note(ui: &mut Ui, drawing: Option<Progress>) {
    let Some(progress) = drawing else { return };
    let weak = Palette::of(ui).weak;
    let so_far = if progress.done > 0 { format!(" {} so far", progress.done) } else { String::new() };
    let words = format!("Drawing the pages…{so_far}");
    ui.horizontal(|ui| {
        ui.add(Spinner::new().size(theme::SMALL).color(weak));
        spoken(&ui.label(RichText::new(&words).color(weak)), &words);
    });
}
