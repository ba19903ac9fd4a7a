//! The fields of a row of any kind as controls of a form: what they are called, what they hold and what a change is called come from the
//! kind's description. Order, groups and special controls stay the desk's.

mod controls;

pub use controls::beside_words;

use egui::{Response, Ui};

use super::FrameContext;
use crate::editor::action::{Action, Change};
use crate::editor::theme;
use crate::editor::widgets::Field;
use crate::project::Gesture;
use crate::rules::kind::{AnyKind, FieldFacts, Sort, Value};
use crate::rules::{Citation, Content, Place, in_a_sentence};
use controls::{Control, bare, control, plain};

/// A row whose fields are shown.
pub struct Form {
    kind: &'static dyn AnyKind,
    row: Place,
    /// The room of a narrow field, where the desk says it.
    width: Option<f32>,
}

/// The least room of a number, a word or a short line with its caption.
const NARROWEST: f32 = 108.0;

impl Form {
    /// The form of the row that a place is in, with as many even columns as there is room for.
    #[must_use]
    pub fn of(context: &FrameContext, place: impl Into<Place>) -> Option<Self> {
        let (content, place) = (&context.state.document.project().content, place.into());
        // Lists inside things come last, and a row of one is meant before the thing that it is in.
        content.kinds().iter().rev().find_map(|kind| Some(Self { kind: *kind, row: kind.row_of(content, &place)?, width: None }))
    }

    /// The same form with columns this wide.
    #[must_use]
    pub fn columns(self, width: f32) -> Self {
        Self { width: Some(width), ..self }
    }

    /// How wide a column is.
    fn width(&self, ui: &Ui) -> f32 {
        self.width.unwrap_or_else(|| {
            let room = ui.available_width() + theme::GAP;
            room / (room / (NARROWEST + theme::GAP)).floor().max(1.0) - theme::GAP
        })
    }

    /// Shows the fields that stand at a place, side by side as far as there is room, in the order of the description; those that are special
    /// are left to the desk.
    pub fn group(&self, ui: &mut Ui, context: &mut FrameContext, place: impl Into<Place>) {
        let place = place.into();
        let content = &context.state.document.project().content;
        let shown = self.shown_at(context, &place);
        let width = self.width(ui);
        let rooms = shown.iter().map(|field| controls::room(&self.kind.sort_at(content, &self.row, *field), width));
        let rows = rows(shown.iter().copied().zip(rooms), ui.available_width());
        ui.spacing_mut().item_spacing.y = 8.0;
        for row in rows {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = theme::GAP;
                for field in row {
                    self.show_as(ui, context, field, control, width);
                }
            });
        }
    }

    /// Shows the fields that stand at a place one below the other.
    pub fn column(&self, ui: &mut Ui, context: &mut FrameContext, place: impl Into<Place>) {
        for field in self.shown_at(context, &place.into()) {
            self.show(ui, context, field);
        }
    }

    /// Shows the fields that stand at a place one below the other, each beside what it is for and where the book tells of it.
    pub fn explained(&self, ui: &mut Ui, context: &mut FrameContext, place: impl Into<Place>) {
        let place = place.into();
        for field in self.shown_at(context, &place) {
            let facts = *self.kind.fields()[field];
            let words = match facts.citation {
                Some(Citation::Book { section, .. }) => format!("{} ({section}).", facts.help.trim_end_matches('.')),
                Some(Citation::Drydock(_)) | None => facts.help.to_owned(),
            };
            beside_words(ui, &words, |ui| self.show_as(ui, context, field, bare, self.width(ui)));
        }
    }

    /// The fields that a form shows at a place, in the order of the description.
    fn shown_at(&self, context: &FrameContext, place: &Place) -> Vec<usize> {
        let (fields, content) = (self.kind.fields(), &context.state.document.project().content);
        let is_at = |field: usize| self.kind.place(&self.row, field) == *place;
        let is_shown = |field: &usize| !fields[*field].special && self.kind.is_shown(content, &self.row, *field);
        (0..fields.len()).filter(|field| is_at(*field)).filter(is_shown).collect()
    }

    /// Shows the first field that stands at a place; tells its control.
    pub fn field(&self, ui: &mut Ui, context: &mut FrameContext, place: impl Into<Place>) -> Option<Response> {
        let place = place.into();
        let at = (0..self.kind.fields().len()).find(|field| self.kind.place(&self.row, *field) == place)?;
        self.show(ui, context, at)
    }

    /// Shows the control of the first field that stands at a place, where the desk says what it is; tells the control.
    pub fn plain(&self, ui: &mut Ui, context: &mut FrameContext, place: impl Into<Place>) -> Option<Response> {
        let place = place.into();
        let at = (0..self.kind.fields().len()).find(|field| self.kind.place(&self.row, *field) == place)?;
        self.show_as(ui, context, at, plain, self.width(ui))
    }

    /// Shows the line of text that stands at a place in the letters of a title, such as the name of the thing.
    pub fn title(&self, ui: &mut Ui, context: &mut FrameContext, place: impl Into<Place>) {
        let place = place.into();
        let at = (0..self.kind.fields().len()).find(|field| self.kind.place(&self.row, *field) == place);
        let Some(field) = at else { return };
        let facts = *self.kind.fields()[field];
        let Some(Value::Text(text)) = self.kind.value(&context.state.document.project().content, &self.row, field) else {
            return;
        };
        let typed = Field::new(facts.spoken, &text).title().hint(facts.hint).show(ui);
        context.reach(&place, &typed.response);
        let content = &context.state.document.project().content;
        context.typed(typed, |text| self.change(content, field, Value::Text(text)));
    }

    /// Shows a field by its number in the description.
    pub fn show(&self, ui: &mut Ui, context: &mut FrameContext, field: usize) -> Option<Response> {
        self.show_as(ui, context, field, control, self.width(ui))
    }

    fn show_as(&self, ui: &mut Ui, context: &mut FrameContext, field: usize, control: Control, width: f32) -> Option<Response> {
        let content = &context.state.document.project().content;
        let facts = *self.kind.fields()[field];
        let (sort, value) = (self.kind.sort_at(content, &self.row, field), self.kind.value(content, &self.row, field)?);
        let changed = control(ui, context.state.document.project(), &facts, &sort, &value, width);
        // A colour's patch says itself what it is for.
        let has_help = facts.help.is_empty() || sort == Sort::Colour;
        let response = if has_help { changed.response } else { changed.response.on_hover_text(facts.help) };
        // Of several fields at one place the first is meant, and none where all of the row is.
        let place = self.kind.place(&self.row, field);
        if place != self.row && (0..field).all(|other| self.kind.place(&self.row, other) != place) {
            context.reach(&place, &response);
        }
        if let Some(value) = changed.value {
            self.set(context, field, value, changed.gesture);
        }
        if changed.done {
            context.push(Action::FinishStep);
        }
        Some(response)
    }

    /// Sets a field as a step, or as a part of one.
    pub fn set(&self, context: &mut FrameContext, field: usize, value: Value, gesture: Option<Gesture>) {
        let change = self.change(&context.state.document.project().content, field, value);
        if !change.steps.is_empty() {
            context.change(change.during(gesture));
        }
    }

    /// The change that sets a field; it has no steps where the value cannot stand there.
    fn change(&self, content: &Content, field: usize, value: Value) -> Change {
        let label = label(self.kind.fields()[field], &value);
        Change::edits(label, self.kind.set(content, &[(self.row.clone(), field, value)]).unwrap_or_default())
    }
}

/// Fields with their rooms in rows of at most this width.
fn rows(fields: impl Iterator<Item = (usize, f32)>, width: f32) -> Vec<Vec<usize>> {
    let mut rows: Vec<Vec<usize>> = Vec::new();
    let mut left = 0.0;
    for (field, room) in fields {
        if let Some(row) = rows.last_mut().filter(|_| room <= left + 0.5) {
            row.push(field);
        } else {
            rows.push(vec![field]);
            left = width;
        }
        left -= room + theme::GAP;
    }
    rows
}

/// What the step is called that sets a field.
#[must_use]
pub fn label(facts: &FieldFacts, value: &Value) -> String {
    let spoken = in_a_sentence(facts.spoken);
    match value {
        Value::Number(_) | Value::Length(_) => format!("Set {spoken}"),
        Value::Nothing => format!("Take away the {spoken}"),
        Value::Text(_) if spoken.ends_with(" name") => format!("Rename the {}", spoken.trim_end_matches(" name")),
        Value::Text(_)
        | Value::Switch(_)
        | Value::Choice(_)
        | Value::Link(_)
        | Value::Colour(_)
        | Value::Picture(_)
        | Value::Spaces(_) => format!("Change the {spoken}"),
    }
}
