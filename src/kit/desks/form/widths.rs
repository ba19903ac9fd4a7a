//! The width of a field's control, worked out before it is drawn. All widths are in points of the screen.

use crate::theme;
use rules::Citation;
use rules::kind::{self, FieldFacts, Sort};

/// How many choices are offered as buttons side by side at most; if there are more, they are a drop-down list.
const MOST_BUTTONS: usize = 6;

/// The approximate width of a field's control that stands beside others, in a form with columns of this width. Text of several lines takes the whole
/// width.
#[must_use]
pub fn room(facts: &FieldFacts, sort: &Sort, width: f32) -> f32 {
    match sort {
        Sort::Prose | Sort::Sentences { .. } => f32::INFINITY,
        Sort::Line { longest } if *longest < 20 => width,
        Sort::Switch { .. } => switch_width(facts, width),
        Sort::Capitals { .. } | Sort::Number { .. } | Sort::Length { .. } => width,
        Sort::Choice { offers, .. } if are_buttons(facts, offers) => {
            offers.iter().map(|offer| 26.0 + 8.0 * offer.word.len() as f32).sum()
        }
        Sort::Perhaps { nothing, .. } => perhaps_width(facts, nothing, width),
        Sort::Line { .. }
        | Sort::Choice { .. }
        | Sort::Link { .. }
        | Sort::Spaces { .. }
        | Sort::Words
        | Sort::Links { .. }
        | Sort::Numbers { .. }
        | Sort::Colour
        | Sort::Picture
        | Sort::WorkedOut { .. } => wide(width),
    }
}

/// The width of the link from a switch to its rule, in points of the screen.
const REASON: f32 = 34.0;

/// The width of a switch with words beside it: one column, or two if the words do not fit into one.
#[must_use]
pub fn switch_width(facts: &FieldFacts, width: f32) -> f32 {
    let reason = if matches!(facts.citation, Some(Citation::Book { .. })) { REASON } else { 0.0 };
    let words = 22.0 + 6.0 * facts.spoken.chars().count() as f32 + reason;
    if words > width { wide(width) } else { width }
}

/// The width of an optional number: one column, or two if its tick box, its words or its caption do not fit into one.
#[must_use]
pub fn perhaps_width(facts: &FieldFacts, nothing: &str, width: f32) -> f32 {
    let letters = |words: &str| words.chars().count() as f32;
    let needed = PERHAPS.max(42.0 + 7.0 * letters(nothing)).max(6.2 * letters(facts.spoken));
    if facts.hint.is_empty() && needed <= width { width } else { wide(width) }
}

/// The width of the tick box and the stepper of an optional number together, in points of the screen.
const PERHAPS: f32 = 150.0;

/// The width of two columns of this width, with the gap between them.
#[must_use]
pub const fn wide(width: f32) -> f32 {
    width * 2.0 + theme::GAP
}

/// The width of a column, where `wide` is the width of two columns with the gap between them.
#[must_use]
pub const fn narrow(wide: f32) -> f32 {
    (wide - theme::GAP) * 0.5
}

/// Whether choices are offered as buttons side by side, not as a drop-down list.
#[must_use]
pub const fn are_buttons(facts: &FieldFacts, offers: &[kind::Offer]) -> bool {
    offers.len() <= MOST_BUTTONS && !facts.folded
}
