//! The fields of a thing of any kind, and the lists inside the thing, as text to read: for the blue book and for inspectors.

use egui::{Grid, Label, RichText, Ui};

use crate::theme::Palette;
use crate::widgets::section;
use project::{AnyKind, Content, Place};
use rules::Origin;
use rules::kind::{Choosable, FieldFacts, Sort, Value};

/// The greatest part of the width that the captions of fields take, as a fraction.
const CAPTIONS: f32 = 0.45;
/// The gap between captions and values, in points of the screen.
const GAP: f32 = 16.0;

/// Shows the lists inside a thing, one line for each row. Columns that are empty in all rows are left out.
pub fn lists(ui: &mut Ui, content: &Content, thing: &Place) {
    for kind in content.kinds().iter().filter(|kind| !kind.is_of_things() && kind.thing_of(thing).is_some()) {
        let rows = kind.rows_in(content, thing);
        let words = |row: &Place, field: usize| {
            let value = kind.value(content, row, field).filter(|value| !is_nothing(value))?;
            Some(kind.sort_at(content, row, field).in_words(&value))
        };
        let fields = kind.fields();
        let columns: Vec<usize> = (0..fields.len()).filter(|field| rows.iter().any(|row| words(row, *field).is_some())).collect();
        if columns.is_empty() {
            continue;
        }
        // The heading is cut before "of", because the rest would only name the kind of this thing again: for a fleet, "ships of fleets" becomes
        // "ships".
        section(ui, &kind.facts().heading.split(" of ").next().unwrap_or_default().to_uppercase());
        Grid::new(kind.facts().heading).num_columns(columns.len()).spacing([16.0, 4.0]).show(ui, |ui| {
            for field in &columns {
                ui.label(RichText::new(fields[*field].caption).color(Palette::of(ui).weak));
            }
            ui.end_row();
            for row in &rows {
                for field in &columns {
                    ui.label(words(row, *field).unwrap_or_default());
                }
                ui.end_row();
            }
        });
    }
}

/// Shows the fields of a thing in the order of its description: first the short ones, then long texts. The thing's name and pictures are left out,
/// since they are shown elsewhere.
pub fn fields(ui: &mut Ui, content: &Content, thing: &Place) {
    let kind = content.kinds().iter().copied().find(|kind| kind.is_of_things() && kind.row_of(content, thing).is_some());
    let Some(kind) = kind else { return };
    let weak = Palette::of(ui).weak;
    let (told, said): (Vec<_>, Vec<_>) = said(kind, content, thing).into_iter().partition(|(sort, ..)| *sort == Sort::Prose);
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        let captions = ui.available_width() * CAPTIONS;
        Grid::new("fields of a thing").num_columns(2).spacing([GAP, 4.0]).show(ui, |ui| {
            for (_, caption, words) in said {
                column(ui, captions, RichText::new(caption).color(weak));
                column(ui, (ui.available_width() - GAP).max(captions), words.into());
                ui.end_row();
            }
        });
    });
    for (_, _, words) in told {
        ui.label(words);
    }
}

/// Shows words in a column of this width, broken into lines.
fn column(ui: &mut Ui, width: f32, words: RichText) {
    ui.vertical(|ui| {
        ui.set_max_width(width);
        ui.add(Label::new(words).wrap());
    });
}

/// The fields that are not empty: for each, the sort of its value, its name, and its value in words.
fn said(kind: &dyn AnyKind, content: &Content, thing: &Place) -> Vec<(Sort, &'static str, String)> {
    let says = |(field, facts): (usize, &FieldFacts)| {
        let is_name = kind.name_place(thing) == Some(kind.place(thing, field));
        let value = kind.value(content, thing, field).filter(|_| !is_name && kind.is_shown(content, thing, field))?;
        let sort = kind.sort_at(content, thing, field);
        let words = match (&sort, value) {
            // Colours are left out since the picture shows them, and so are empty fields.
            (Sort::Colour, _)
            | (Sort::Picture | Sort::WorkedOut { .. }, Value::Nothing)
            | (_, Value::Number(0) | Value::Switch(false)) => return None,
            (_, Value::Text(text)) if text.trim().is_empty() => return None,
            (Sort::Choice { what: Origin::WHAT, .. }, Value::Choice(at)) => from(*Origin::ALL.get(at)?).into(),
            (sort, value) => sort.in_words(&value),
        };
        Some((sort, facts.spoken, words))
    };
    kind.fields().into_iter().enumerate().filter_map(says).collect()
}

/// The origin of a thing of the blue book, in words. In the book's chapters "own" means Drydock's own.
#[must_use]
pub const fn from(origin: Origin) -> &'static str {
    match origin {
        Origin::Own => "Drydock's own",
        Origin::Book | Origin::Seen | Origin::Reconstructed => origin.label(),
    }
}

/// Whether a value counts as empty, so that its field is left out.
pub fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Nothing | Value::Number(0) | Value::Switch(false) => true,
        Value::Text(text) => text.trim().is_empty(),
        Value::Spaces(spaces) => spaces.is_empty(),
        Value::Words(words) => words.is_empty(),
        Value::Numbers(numbers) => numbers.is_empty(),
        Value::Links(links) => links.is_empty(),
        Value::Length(_)
        | Value::Number(_)
        | Value::Switch(true)
        | Value::Choice(_)
        | Value::Link(_)
        | Value::Colour(_)
        | Value::Picture(_) => false,
    }
}
