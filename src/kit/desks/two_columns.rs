//! Cards of a desk in two columns where there is room, else one below the other.

use egui::{ScrollArea, Ui};

use super::FrameContext;
use crate::theme;

/// The least width of two columns: with less room there is one.
const NARROWEST: f32 = 500.0;
/// The widest column.
const WIDEST: f32 = 900.0;
/// The width of the scroll bar.
const BAR: f32 = 12.0;
/// The gap between two cards.
const BETWEEN: f32 = 10.0;

/// Where a card stands when there are two columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// On the left.
    Left,
    /// On the right.
    Right,
}

/// A card or several of a desk, and the column they stand in.
pub type Cards<'a> = (Column, &'a dyn Fn(&mut Ui, &mut FrameContext));

/// Shows the cards of the thing of this number, scrolled together: in their columns where there is room for two, else in this order.
pub fn two_columns(ui: &mut Ui, context: &mut FrameContext, number: u32, cards: &[Cards]) {
    ScrollArea::vertical().id_salt(("cards", number)).auto_shrink([false, false]).show(ui, |ui| {
        let room = ui.available_width() - BAR;
        let width = (room - theme::GAP) / 2.0;
        if width < NARROWEST {
            return column(ui, room, |ui| cards.iter().for_each(|(_, show)| show(ui, context)));
        }
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = theme::GAP;
            for side in [Column::Left, Column::Right] {
                let here = cards.iter().filter(|(at, _)| *at == side);
                ui.vertical(|ui| column(ui, width, |ui| here.for_each(|(_, show)| show(ui, context))));
            }
        });
    });
}

fn column(ui: &mut Ui, width: f32, cards: impl FnOnce(&mut Ui)) {
    ui.set_width(width.min(WIDEST));
    ui.spacing_mut().item_spacing.y = BETWEEN;
    cards(ui);
}
