//! One fleet: its orders line by line, and its stops.

use egui::{Label, RichText, Ui};

use super::lines::{self, Block};
use super::{Changed, route};
use crate::orders::OrderDesk;
use kit::theme::{self, Palette};
use kit::widgets::{bar, small_button};
use space_viking::orders::{BlockAt, Holds, Voyage};

/// Shows the orders and stops of one fleet.
pub fn show(ui: &mut Ui, desk: &mut OrderDesk, voyage: &Voyage, changed: &mut Option<Changed>) {
    let place = desk.written.sheet.block_of(&voyage.fleet);
    let lines = place.map(|place| desk.written.sheet.fleets[place].what.lines.clone()).unwrap_or_default();
    let known = desk.knowledge.fleet(&voyage.fleet).cloned();
    let at = place.map(BlockAt::Fleet);
    let block = Block { whose: &voyage.fleet, at, lines: &lines, known: known.as_ref() };
    if let Some(asked) = lines::show(ui, desk, &block) {
        let label = format!("{} of {}", asked.verb.form().word(), voyage.fleet);
        let text = match (&asked.lines, at) {
            (Some(lines), _) => desk.written.with_fleet(&voyage.fleet, lines),
            (None, Some(at)) => desk.written.without_line(at, asked.verb),
            (None, None) => return,
        };
        *changed = Some((text, label));
    }
    route::show(ui, desk, voyage, &lines, changed);
    if let Some(at) = at {
        let help = "Take the block out of the sheet: the fleet goes on as it was told before.";
        if small_button(ui, "Tell it nothing").on_hover_text(help).clicked() {
            *changed = Some((desk.written.without_block(at), format!("telling {} nothing", voyage.fleet)));
        }
    }
}

/// Shows how full a fleet's holds are, as a bar followed by words.
pub fn filled(ui: &mut Ui, holds: &Holds) {
    let palette = Palette::of(ui);
    let ink = if holds.too_much > 0 { palette.error } else { palette.accent };
    bar(ui, egui::Vec2::new(90.0, 8.0), holds.used as f32 / holds.room.max(1) as f32, ink);
    let ink = if holds.too_much > 0 { palette.error } else { palette.weak };
    ui.add(Label::new(RichText::new(holds.words()).size(theme::SMALL).color(ink)).truncate());
}
