//! A field for a length.

use std::ops::RangeInclusive;

use egui::{DragValue, RichText, Ui};

use super::card::described;
use super::number_field::NumberField;
use crate::theme::Palette;
use geometry::Mm;

/// Shows a field for a length with its name before it; returns the length afterwards.
pub fn millimetres(ui: &mut Ui, name: &str, value: Mm, range: RangeInclusive<f64>) -> Mm {
    let mut number = value.get();
    ui.horizontal(|ui| {
        let label = ui.label(RichText::new(name).color(Palette::of(ui).weak));
        let field = DragValue::new(&mut number).range(range).speed(0.2).max_decimals(1).suffix(" mm");
        // Some screen readers read the number without its unit.
        described(&ui.add(NumberField(field)).labelled_by(label.id), "millimetres");
    });
    Mm::new(number)
}
