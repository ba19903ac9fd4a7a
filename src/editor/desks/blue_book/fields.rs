//! What stands in the fields of a thing of the blue book, in words.

use egui::{Grid, RichText, Ui};

use crate::editor::theme::Palette;
use crate::rules::kind::{AnyKind, Choosable, FieldFacts, Sort, Value};
use crate::rules::{Content, Origin, Place};

/// Shows the fields of a thing that stands alone in some designs, in the order of its description: what there is to be said of it, and then
/// where it comes from. Its name and its pictures are shown elsewhere.
pub fn fields(ui: &mut Ui, content: &Content, thing: &Place) {
    let kind = content.kinds().iter().copied().find(|kind| kind.is_of_things() && kind.row_of(content, thing).is_some());
    let Some(kind) = kind else { return };
    let weak = Palette::of(ui).weak;
    let (told, said): (Vec<_>, Vec<_>) = said(kind, content, thing).into_iter().partition(|(sort, ..)| *sort == Sort::Prose);
    Grid::new("fields of a thing of the book").num_columns(2).spacing([16.0, 4.0]).show(ui, |ui| {
        for (_, caption, words) in said {
            ui.label(RichText::new(caption).color(weak));
            ui.label(words);
            ui.end_row();
        }
    });
    for (_, _, words) in told {
        ui.label(words);
    }
}

/// The fields that say something: what they hold, what they are called, and what they say.
fn said(kind: &dyn AnyKind, content: &Content, thing: &Place) -> Vec<(Sort, &'static str, String)> {
    let says = |(field, facts): (usize, &FieldFacts)| {
        let is_name = kind.name_place(thing) == Some(kind.place(thing, field));
        let value = kind.value(content, thing, field).filter(|_| !is_name && kind.is_shown(content, thing, field))?;
        let sort = kind.sort_at(content, thing, field);
        let words = match (&sort, value) {
            (_, Value::Text(text)) if text.trim().is_empty() => return None,
            (Sort::Picture | Sort::WorkedOut { .. }, Value::Nothing) => return None,
            (Sort::Choice { what: Origin::WHAT, .. }, Value::Choice(at)) => from(*Origin::ALL.get(at)?).into(),
            (sort, value) => sort.in_words(&value),
        };
        Some((sort, facts.spoken, words))
    };
    kind.fields().into_iter().enumerate().filter_map(says).collect()
}

/// Where something of the book comes from, in whose chapters a design of one's own is Drydock's.
#[must_use]
pub const fn from(origin: Origin) -> &'static str {
    match origin {
        Origin::Own => "Drydock's own",
        Origin::Book | Origin::Seen | Origin::Reconstructed => origin.label(),
    }
}
