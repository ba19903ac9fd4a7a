//! A fleet style: its hulls, its doctrine, and what its people are like.

use egui::{RichText, Ui};

use super::things::style_label;
use crate::editor::stage::Stage;
use crate::editor::theme::Palette;
use crate::editor::widgets::{card, heading, section};
use crate::rules::Id;
use crate::rules::launch_fighters::{Content, Style};

/// Shows the style.
pub fn show(ui: &mut Ui, _stage: &mut Stage, content: &Content, id: Id<Style>) {
    let Some(style) = content.styles.get(id) else { return };
    let weak = Palette::of(ui).weak;
    ui.set_max_width(640.0);
    card(ui, |ui| {
        section(ui, "FLEET STYLE");
        ui.label(RichText::new(style_label(style)).heading());
        ui.label(RichText::new(format!("Hulls: {}", style.hull.label())).color(weak));
        ui.label(&style.doctrine);
        ui.label(RichText::new(&style.flavour).color(weak));
    });
}

/// What there is to say of it.
pub fn inspect(ui: &mut Ui) {
    heading(ui, "Details");
}
