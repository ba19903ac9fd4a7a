//! Print choices that only Star Viking has: what the backs of tiles show.

use egui::{Checkbox, Ui};

use kit::action::PrintDraft;
use star_viking_paper::sheets::TILES;

/// Shows the print choices that only this game has.
pub fn show(ui: &mut Ui, draft: &mut PrintDraft) {
    let choices = &mut draft.choices;
    let why_not = format!("Choose {} above first; nothing else has any use for it.", TILES.label().to_lowercase());
    ui.add_enabled(draft.only.contains(&TILES), Checkbox::new(&mut choices.named_backs, "Names on the backs of tiles"))
        .on_hover_text("All backs are alike, so that tiles can be dealt blind; or each has the name of its system.")
        .on_disabled_hover_text(why_not);
}
