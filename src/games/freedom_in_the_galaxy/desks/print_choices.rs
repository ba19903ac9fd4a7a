//! The print choices that only Freedom in the Galaxy has: the size of its cards.

use egui::Ui;

use freedom_in_the_galaxy_paper::sheets::CARDS;
use kit::action::PrintDraft;
use project::CardSize;

/// Shows the print choices that only this game has.
pub fn show(ui: &mut Ui, draft: &mut PrintDraft) {
    let is_wanted = draft.only.contains(&CARDS);
    ui.add_enabled_ui(is_wanted, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label("Cards:");
            for size in CardSize::ALL {
                ui.radio_value(&mut draft.choices.cards, size, size.label());
            }
        })
    })
    .response
    .on_disabled_hover_text(format!("Choose {} above first; nothing else has any use for it.", CARDS.label().to_lowercase()));
}
