//! The switches of the book's optional rules.

use egui::{RichText, Ui};

use kit::action::Change;
use kit::cited;
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use launch_fighters::{Content, Edit, Options, book};

/// A switch: its caption, its help, and the option that it sets.
type Switch = (&'static str, &'static str, fn(&mut Options) -> &mut bool);

const SWITCHES: [Switch; 5] = [
    ("Warp at a flat price", "A warp drive costs 5 points once, whatever its level.", |options| &mut options.flat_warp),
    ("Warp for fighters", "Squadrons can have warp drives, for 1 point each.", |options| &mut options.warp_for_fighters),
    ("Holds can be hit", "Cargo and passenger holds are reduced by hits like a stat.", |options| &mut options.holds_can_be_hit),
    ("No move at warp", "A ship may not move in the turn in which it engages warp.", |options| &mut options.no_move_at_warp),
    ("No fire at warp", "A ship may not fire in the turn in which it engages warp.", |options| &mut options.no_fire_at_warp),
];

/// Shows a switch for each of the book's optional rules.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content) {
    cited::section(ui, "OPTIONAL RULES", book("Advanced Rules: Ship Construction"));
    for (words, explanation, field) in SWITCHES {
        let mut options = content.options;
        let before = *field(&mut options);
        ui.horizontal(|ui| {
            if ui.checkbox(field(&mut options), words).changed() {
                let verb = if before { "Switch off" } else { "Switch on" };
                context.change(Change::edit(format!("{verb} “{words}”"), Edit::Options(options)));
            }
            ui.label(RichText::new(explanation).size(theme::SMALL).color(Palette::of(ui).weak));
        });
    }
}
