//! Controls for numbers and lengths that are typed or dragged, and for optional numbers.

use std::ops::RangeInclusive;

use egui::{DragValue, Frame, Margin, RichText, Ui, Vec2};

use super::controls::{Changed, Shown};
use crate::theme::{self, Palette};
use crate::widgets::{NumberField, number_stepper};
use geometry::Mm;
use rules::kind::{Sort, Value};

/// A tick box for whether there is a number, and a control for its value. If there is no number, a plain field says what that means, such as "no turn
/// limit". The tick box does not have these words, since beside an empty box they would seem to say the opposite.
pub fn perhaps(ui: &mut Ui, shown: &Shown, range: RangeInclusive<i64>) -> Changed {
    let mut there = *shown.value != Value::Nothing;
    let question = ui.checkbox(&mut there, shown.hint);
    let question = if shown.hint.is_empty() { question.accessible_name(format!("{} is set", shown.name)) } else { question };
    let changed = question.changed().then_some(if there { Value::Number(shown.facts.first) } else { Value::Nothing });
    let asked = Changed { value: changed, ..Changed::not(question) };
    let Value::Number(number) = shown.value else {
        if let (Sort::Perhaps { nothing, .. }, "") = (shown.sort, shown.hint) {
            let palette = Palette::of(ui);
            let field =
                Frame::new().stroke((1.0, palette.border)).corner_radius(theme::ROUND).inner_margin(Margin::symmetric(8, 2));
            field.show(ui, |ui| ui.label(RichText::new(*nothing).color(palette.weak)));
        }
        return asked;
    };
    let stepped = Changed::from(number_stepper(ui, shown.name, *number, range));
    if asked.value.is_some() { asked } else { stepped }
}

/// A field for a number that is typed or dragged.
pub fn typed_number(ui: &mut Ui, name: &str, number: i64, range: RangeInclusive<i64>) -> Changed {
    let mut typed = number;
    let field = DragValue::new(&mut typed).range(range).speed(0.5).clip_text(true).clamp_existing_to_range(false);
    let field = NumberField::whole(ui, field);
    let response = ui.add_sized(Vec2::new(72.0, 22.0), field).accessible_name(name);
    Changed::dragged(response, (typed != number).then_some(Value::Number(typed)))
}

/// A field for a length in millimetres. A length outside the range stays until the user changes it.
pub fn millimetres(ui: &mut Ui, name: &str, length: Mm, range: RangeInclusive<Mm>) -> Changed {
    let mut typed = length.get();
    let field = DragValue::new(&mut typed).range(range.start().get()..=range.end().get()).speed(0.1).suffix(" mm");
    let field = field.max_decimals(2).clamp_existing_to_range(false);
    let response = ui.add_sized(Vec2::new(84.0, 22.0), NumberField(field)).accessible_name(name);
    let changed = (typed - length.get()).abs() > 1e-9;
    Changed::dragged(response, changed.then_some(Value::Length(Mm::new(typed))))
}
