//! What only Star Viking asks of its sheets: how counters lie, and what stands on the backs of tiles.

use egui::{Checkbox, Ui};

use crate::editor::action::PrintDraft;
use crate::sheets::star_viking::{COUNTERS, TILES};

/// Shows the choices.
pub fn show(ui: &mut Ui, draft: &mut PrintDraft) {
    let choices = &mut draft.choices;
    for (kind, choice, words, help) in [
        (
            COUNTERS,
            &mut choices.counter_gutters,
            "Gutters between counters",
            "Counters lie edge to edge and share their cuts; with gutters each has its own bleed.",
        ),
        (
            TILES,
            &mut choices.named_backs,
            "Names on the backs of tiles",
            "All backs are alike, so that tiles can be dealt blind; or each has the name of its system.",
        ),
    ] {
        let why_not = format!("Choose {} above first; nothing else has any use for it.", kind.label().to_lowercase());
        ui.add_enabled(draft.only.contains(&kind), Checkbox::new(choice, words))
            .on_hover_text(help)
            .on_disabled_hover_text(why_not);
    }
}
