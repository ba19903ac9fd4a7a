//! What a thing of the blue book is, whatever its game: its picture, and what stands in its fields and in the lists inside it, in words.

use std::sync::Arc;

use egui::{Grid, RichText, Ui};

use super::Entry;
use crate::editor::desks::{FrameContext, compare, page_view};
use crate::editor::screen::{Preview, Subject};
use crate::editor::theme::Palette;
use crate::editor::widgets::section;
use crate::rules::kind::{AnyKind, Choosable, FieldFacts, Sort, Value};
use crate::rules::{Content, Origin, Place};

/// Shows the picture of a thing of a chapter, as wide as there is room. It is painted anew only when the project has changed, whose optional
/// rules it follows, and a click on it leads nowhere.
pub fn picture<P>(ui: &mut Ui, context: &mut FrameContext, entry: &Entry<P>, name: &str, make: impl FnOnce() -> Preview) {
    let subject = Subject::Book { chapter: entry.chapter.clone(), name: name.to_owned() };
    let project = context.state.document.project();
    let preview: Arc<Preview> = context.screen.preview(subject, project, |_| Preview { places: Vec::new(), ..make() });
    let width = (ui.available_width() - 10.0).max(120.0);
    for page in &preview.pages {
        page_view(ui, context, &preview, page, width);
    }
}

/// Shows the lists inside a thing that stands alone in some designs, a line a row, with the columns in which any row has something.
pub fn lists(ui: &mut Ui, content: &Content, thing: &Place) {
    for kind in content.kinds().iter().filter(|kind| !kind.is_of_things() && kind.thing_of(thing).is_some()) {
        let rows = kind.rows_in(content, thing);
        let words = |row: &Place, field: usize| {
            let value = kind.value(content, row, field).filter(|value| !compare::is_nothing(value))?;
            Some(kind.sort_at(content, row, field).in_words(&value))
        };
        let fields = kind.fields();
        let columns: Vec<usize> = (0..fields.len()).filter(|field| rows.iter().any(|row| words(row, *field).is_some())).collect();
        if columns.is_empty() {
            continue;
        }
        // Of what they are follows from the thing: the ships of fleets are the ships of this one.
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
            // Colours are seen in the picture, and of what there is none of nothing is said.
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

/// Where something of the book comes from, in whose chapters a design of one's own is Drydock's.
#[must_use]
pub const fn from(origin: Origin) -> &'static str {
    match origin {
        Origin::Own => "Drydock's own",
        Origin::Book | Origin::Seen | Origin::Reconstructed => origin.label(),
    }
}
