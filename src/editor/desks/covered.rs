//! The cover over a design and its pages while a game with hidden information is played on the design's scenario. Without the cover, the design and
//! the pages would show what the game hides.

use egui::{RichText, Ui};

use crate::editor::action::{Action, AtTable, DeskMode};
use crate::editor::desks::FrameContext;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{heading, primary_button, spoken};

/// Shows the cover, with a button that leads back to the game and one that shows the design all the same.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    ui.vertical_centered(|ui| {
        ui.add_space((ui.available_height() * 0.35).max(0.0));
        let words = "A game goes on at the table.";
        spoken(&heading(ui, words), words);
        let remark = "The design shows what the game hides from a side, such as what lies face down. It is covered until the game is over or leaves the table.";
        spoken(&ui.label(RichText::new(remark).color(Palette::of(ui).weak)), remark);
        ui.add_space(theme::GAP);
        if primary_button(ui, "Back to the game", true).on_hover_text("Go on with the game on the table.").clicked() {
            if context.state.view.dialog.is_some() {
                context.push(Action::Dismiss);
            }
            context.push(Action::ShowDesk(DeskMode::Play));
        }
        ui.add_space(4.0);
        let help = "Show the whole design for as long as this game is on the table; a player at the screen may learn secrets by it.";
        if ui.button("Show the design all the same").on_hover_text(help).clicked() {
            context.push(Action::AtTable(AtTable::ShowDesign));
        }
    });
}
