//! The print choices that only Launch Fighters! has: how record sheets are placed on a page, and how maps are printed.

use egui::Ui;

use geometry::Mm;
use kit::action::PrintDraft;
use kit::widgets::{millimetres, section};
use project::RecordSheetLayout;

/// Shows the print choices that only this game has.
pub fn show(ui: &mut Ui, draft: &mut PrintDraft) {
    let choices = &mut draft.choices;
    section(ui, "RECORD SHEETS");
    ui.horizontal(|ui| {
        let layouts = [(RecordSheetLayout::Several, "Several on a page"), (RecordSheetLayout::One, "One on a page")];
        for (layout, words) in layouts {
            if ui.radio(choices.record_sheets == layout, words).clicked() {
                choices.record_sheets = layout;
            }
        }
    });
    section(ui, "MAPS");
    let mut own = choices.space_size.is_some();
    if ui.checkbox(&mut own, "A different space size from the map's").changed() {
        choices.space_size = own.then_some(Mm::new(20.0));
    }
    if let Some(size) = choices.space_size {
        choices.space_size = Some(millimetres(ui, "Space size", size, 5.0..=100.0));
    }
    choices.overlap = millimetres(ui, "Overlap", choices.overlap, 0.0..=50.0);
    ui.checkbox(&mut draft.one_page, "The map as one page of its own size");
}
