//! The tabs of the panel below the desk: problems, playtest, and kept games; and the button that closes the panel.

use egui::Ui;

use crate::editor::action::{Action, Bottom};
use crate::editor::command::{self, Id};
use crate::editor::desks::FrameContext;
use crate::editor::widgets::{Icon, icon_button, toggle};

/// Shows the tabs of the panel below the desk.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    ui.spacing_mut().item_spacing.x = 4.0;
    let game = context.state.document.project().content.game();
    let tabs = [
        (Bottom::Problems, Id::Problems, "Problems"),
        (Bottom::Playtest, Id::Playtest, "Playtest"),
        (Bottom::Kept, Id::Kept, "Kept"),
    ];
    for (what, id, words) in tabs {
        let command = command::command(id);
        let found_before = match what {
            Bottom::Problems => false,
            Bottom::Playtest => context.state.view.playtest.is_some(),
            Bottom::Kept => !context.state.document.project().kept.is_empty(),
        };
        if !command.serves(game) && !found_before {
            continue;
        }
        let help = command.help(ui.ctx(), &context.state.settings.keys);
        if toggle(ui, context.state.view.bottom == what, words).on_hover_text(help).clicked() {
            context.push(Action::ShowIn(what));
        }
    }
}

/// Shows the button that closes the panel below the desk.
pub fn fold(ui: &mut Ui, context: &mut FrameContext) {
    let (name, help) = match context.state.view.bottom {
        Bottom::Problems => ("Hide problems", "Fold the list away (F8)."),
        Bottom::Playtest => ("Hide playtest", "Fold the playtest away; it goes on meanwhile."),
        Bottom::Kept => ("Hide what is kept", "Fold the list away."),
    };
    if icon_button(ui, Icon::Down, name, help, true).clicked() {
        context.push(Action::ShowBottom(false));
    }
}
