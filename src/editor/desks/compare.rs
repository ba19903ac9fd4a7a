//! The view that compares several things of a kind side by side: the values of their fields, the differences, and their pictures if the game has any.

use super::told::is_nothing;
use crate::editor::games;
use egui::{Align, Grid, Label, Layout, RichText, ScrollArea, TextWrapMode, Ui};

use super::FrameContext;
use crate::editor::action::Action;
use crate::editor::theme::{self, Palette};
use crate::editor::things;
use crate::editor::widgets::{card, empty, link_button, spoken};
use crate::project::{AnyKind, Content, Place};
use crate::rules::kind::{Sort, Value};

/// What the comparison remembers from one frame to the next: its settings.
#[derive(Default)]
pub struct Memory {
    only_differences: bool,
}

/// The gap between the columns of two things, in points of the screen.
const GAP: f32 = 16.0;
/// The width of the column with the captions, in points of the screen.
const LABEL: f32 = 150.0;

/// A line of the comparison: one field of all things that are compared.
struct Line {
    label: &'static str,
    /// The value of the field in each thing, in words.
    words: Vec<String>,
    /// The value of the field in each thing as a number; empty if the field holds no numbers.
    numbers: Vec<Option<i64>>,
}

/// Shows the chosen things side by side.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    let (content, places) = (&context.state.document.project().content, context.state.chosen());
    let Some(kind) = things::comparable(content, &places) else {
        let words = format!(
            "Choose from two to {} things of one kind in the outline, all but the first with Ctrl held down.",
            things::MOST_COMPARED
        );
        return empty(ui, "Nothing to compare", &words);
    };
    ScrollArea::vertical().id_salt("compare").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width(ui.available_width() - 12.0);
        card(ui, |ui| {
            ui.checkbox(&mut context.memory.own.of::<Memory>().only_differences, "Only what differs");
            table(ui, context, kind, content, &places);
        });
    });
}

fn table(ui: &mut Ui, context: &mut FrameContext, kind: &'static dyn AnyKind, content: &Content, places: &[Place]) {
    let width = ((ui.available_width() - LABEL) / places.len() as f32 - GAP).max(60.0);
    let only_differences = context.memory.own.of::<Memory>().only_differences;
    let grid = Grid::new("comparison").num_columns(places.len() + 1).spacing([GAP, 4.0]);
    grid.min_col_width(0.0).show(ui, |ui| {
        column(ui, LABEL, |ui| ui.label(""));
        for place in places {
            let name = kind.label(content, place).unwrap_or_default();
            let heading = column(ui, width, |ui| {
                // Without padding, the name begins exactly above the values in its column.
                ui.spacing_mut().button_padding.x = 0.0;
                ui.style_mut().wrap_mode = Some(TextWrapMode::Wrap);
                link_button(ui, &name).on_hover_text("Go to the design.")
            });
            if heading.clicked() {
                context.push(Action::Select(place.clone()));
            }
        }
        ui.end_row();
        for line in lines(kind, content, places) {
            if line.differs() || !only_differences {
                line.show(ui, width);
            }
        }
        ui.label("");
        for place in places {
            column(ui, width, |ui| games::desks(content.game()).picture_to_compare(content, ui, context, place));
        }
        ui.end_row();
    });
}

/// Shows a cell of the table, aligned with the top of its line, and as wide as its column.
fn column<R>(ui: &mut Ui, width: f32, cell: impl FnOnce(&mut Ui) -> R) -> R {
    let shown = ui.with_layout(Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        cell(ui)
    });
    shown.inner
}

/// The lines of the comparison: one for each field that is not empty in all things, and one for each kind of list inside the things, with the length
/// of the list.
fn lines(kind: &dyn AnyKind, content: &Content, places: &[Place]) -> Vec<Line> {
    let fields = kind.fields().into_iter().enumerate().filter_map(|(field, facts)| {
        let sort = kind.sort(content, field);
        let values: Vec<Value> = places.iter().map(|place| kind.value(content, place, field).unwrap_or(Value::Nothing)).collect();
        if values.iter().all(is_nothing) {
            return None;
        }
        let number = |value: &Value| if let Value::Number(number) = value { Some(*number) } else { None };
        let words =
            places.iter().zip(&values).map(|(place, value)| in_words(&kind.sort_at(content, place, field), value)).collect();
        let numbers = if sort.is_number() { values.iter().map(number).collect() } else { Vec::new() };
        Some(Line { label: facts.caption, words, numbers })
    });
    let lists =
        content.kinds().iter().filter(|list| !list.is_of_things() && places.iter().all(|place| list.thing_of(place).is_some()));
    let counts = lists.map(|list| {
        let counts: Vec<usize> = places.iter().map(|place| list.rows_in(content, place).len()).collect();
        let numbers = counts.iter().map(|count| i64::try_from(*count).ok()).collect();
        Line { label: list.facts().heading, words: counts.iter().map(ToString::to_string).collect(), numbers }
    });
    fields.chain(counts).collect()
}

fn in_words(sort: &Sort, value: &Value) -> String {
    match (sort, value) {
        (Sort::WorkedOut { .. }, Value::Nothing) => "none".into(),
        (sort, value) => sort.in_words(value),
    }
}

impl Line {
    fn differs(&self) -> bool {
        self.words.windows(2).any(|two| two[0] != two[1])
    }

    /// Shows the line. Differences stand out, and the largest number stands out most.
    fn show(&self, ui: &mut Ui, width: f32) {
        let palette = Palette::of(ui);
        let differs = self.differs();
        let mark = if differs { "≠ " } else { "" };
        let label = RichText::new(format!("{mark}{}", self.label)).color(palette.weak);
        column(ui, LABEL, |ui| ui.label(label));
        let most = self.numbers.iter().flatten().max();
        for (index, words) in self.words.iter().enumerate() {
            let is_most = differs && most.is_some() && self.numbers.get(index).and_then(Option::as_ref) == most;
            let text = RichText::new(words);
            let text = match (differs, is_most) {
                (_, true) => text.font(theme::bold(theme::BODY)).color(palette.accent),
                (true, false) => text.color(palette.text),
                (false, false) => text.color(palette.weak),
            };
            let shown = column(ui, width, |ui| ui.add(Label::new(text).wrap()));
            spoken(&shown, &format!("{}, {}: {words}", self.label, ORDINALS.get(index).unwrap_or(&"")));
        }
        ui.end_row();
    }
}

/// The words by which a screen reader names the columns of the things.
const ORDINALS: [&str; things::MOST_COMPARED] = ["first", "second", "third", "fourth"];
