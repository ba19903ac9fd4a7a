//! Shows the fields of a row of any kind as the controls of a form. The description of the kind gives the names of the fields, their values and the
//! labels of changes. The desk decides about order, groups and special controls.

mod controls;
mod line;
mod lists;
mod numbers;
mod sentences;
mod several;
mod widths;

pub use controls::beside_words;
pub use line::{Line, heads};
pub use sentences::{Gathered, OfList};

use egui::{Key, Response, Ui, Vec2};

use super::FrameContext;
use crate::action::{Action, Change};
use crate::theme;
use crate::things;
use crate::widgets::Field;
use controls::{Control, Shown, Thing, bare, control, in_cell, plain, switch_in_column};
use project::{AnyKind, Content, Gesture, Place};
use rules::kind::{FieldFacts, Sort, Value};
use rules::{Citation, capital, in_a_sentence, one_of};

/// The form of a row, which shows its fields.
#[derive(Clone)]
pub struct Form {
    kind: &'static dyn AnyKind,
    row: Place,
    /// The width of a narrow field, in points of the screen; `None` if the desk does not set it.
    width: Option<f32>,
    /// The name that distinguishes the row from other rows of its kind on the desk, such as "side 2"; `None` if the desk shows only this row.
    among: Option<String>,
    /// Other rows of the same kind. A value that is set in the form is set in these rows too.
    others: Vec<Place>,
}

/// The least width of a field for a number, a word or a short line, with its caption, in points of the screen.
const NARROWEST: f32 = 108.0;

impl Form {
    /// The form of the row that contains a place, with as many equal columns as the width allows; `None` if no row contains the place.
    #[must_use]
    pub fn of(context: &FrameContext, place: impl Into<Place>) -> Option<Self> {
        let (content, place) = (&context.state.document.project().content, place.into());
        // Kinds of lists inside things come last. The search begins at the end, so that it finds a row before the thing that contains the row.
        content.kinds().iter().rev().find_map(|kind| {
            Some(Self { kind: *kind, row: kind.row_of(content, &place)?, width: None, among: None, others: Vec::new() })
        })
    }

    /// The form of one of several rows on a desk. The names of its controls and of its undo steps contain `name`. When the row is selected, the first
    /// of its fields gets the keyboard focus.
    #[must_use]
    pub fn among(context: &FrameContext, place: impl Into<Place>, name: impl Into<String>) -> Option<Self> {
        Some(Self { among: Some(name.into()), ..Self::of(context, place)? })
    }

    /// Sets the width of the columns, in points of the screen.
    #[must_use]
    pub fn columns(self, width: f32) -> Self {
        Self { width: Some(width), ..self }
    }

    /// The width of a column, in points of the screen.
    fn width(&self, ui: &Ui) -> f32 {
        self.width.unwrap_or_else(|| {
            let room = ui.available_width() + theme::GAP;
            room / (room / (NARROWEST + theme::GAP)).floor().max(1.0) - theme::GAP
        })
    }

    /// Shows the fields that stand at a place, in the order of the description, side by side if they fit; the desk itself shows special fields.
    pub fn group(&self, ui: &mut Ui, context: &mut FrameContext, place: impl Into<Place>) {
        self.arrange(ui, context, &self.shown_at(context, &place.into()));
    }

    /// Shows the fields that stand at a place, as [`Self::group`] does, except those that hold sentences, which the desk shows.
    pub fn numbers(&self, ui: &mut Ui, context: &mut FrameContext, place: impl Into<Place>) {
        let content = &context.state.document.project().content;
        let is_plain = |field: &usize| !matches!(self.kind.sort(content, *field), Sort::Sentences { .. });
        let shown: Vec<usize> = self.shown_at(context, &place.into()).into_iter().filter(is_plain).collect();
        self.arrange(ui, context, &shown);
    }

    /// Shows all fields of the row at any place, as [`Self::group`] does.
    pub fn whole(&self, ui: &mut Ui, context: &mut FrameContext) {
        self.rest(ui, context, &[]);
    }

    /// Shows all fields of the row except those at the places in `but`, as [`Self::group`] does.
    pub fn rest(&self, ui: &mut Ui, context: &mut FrameContext, but: &[Place]) {
        let is_left = |field: &usize| !but.contains(&self.kind.place(&self.row, *field));
        let shown: Vec<usize> = self.shown(context).into_iter().filter(is_left).collect();
        self.arrange(ui, context, &shown);
    }

    fn arrange(&self, ui: &mut Ui, context: &mut FrameContext, shown: &[usize]) {
        let content = &context.state.document.project().content;
        let width = self.width(ui);
        let rooms = shown.iter().map(|field| self.room(content, *field, width));
        let rows = rows(shown.iter().copied().zip(rooms), ui.available_width());
        ui.spacing_mut().item_spacing.y = 8.0;
        for row in rows {
            // If no field has a caption, no space is kept for captions.
            let content = &context.state.document.project().content;
            let is_switch = |field: &usize| matches!(self.kind.sort(content, *field), Sort::Switch { .. });
            let control = if row.iter().all(is_switch) { switch_in_column } else { control };
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = theme::GAP;
                let right = ui.max_rect().right();
                for (at, field) in row.iter().enumerate() {
                    let left = ui.cursor().left();
                    self.show_as(ui, context, *field, control, width);
                    // The next field begins at the next column, as in other rows of fields, if the remaining fields of this row still fit then.
                    let content = &context.state.document.project().content;
                    let rest: f32 = row[at + 1..].iter().map(|field| self.room(content, *field, width) + theme::GAP).sum();
                    let columns = ((ui.cursor().left() - left) / (width + theme::GAP) - 0.01).ceil();
                    let next = left + columns * (width + theme::GAP);
                    if rest > 0.0 && next + rest - theme::GAP <= right {
                        ui.add_space(next - ui.cursor().left());
                    }
                }
            });
        }
    }

    /// The approximate width of a field, in points of the screen.
    fn room(&self, content: &Content, field: usize, width: f32) -> f32 {
        widths::room(self.kind.fields()[field], &self.kind.sort_at(content, &self.row, field), width)
    }

    /// Shows the fields that stand at the row as a whole, as [`Self::group`] does.
    pub fn fields(&self, ui: &mut Ui, context: &mut FrameContext) {
        self.group(ui, context, self.row.clone());
    }

    /// Shows the fields that stand at a place one below the other.
    pub fn column(&self, ui: &mut Ui, context: &mut FrameContext, place: impl Into<Place>) {
        for field in self.shown_at(context, &place.into()) {
            self.show(ui, context, field);
        }
    }

    /// Shows the numbers that stand at a place side by side, as cells of a table with this width. The heading of the table says what the numbers are.
    pub fn cells_at(&self, ui: &mut Ui, context: &mut FrameContext, place: impl Into<Place>, width: f32) {
        for field in self.shown_at(context, &place.into()) {
            self.show_as(ui, context, field, in_cell, width);
        }
    }

    /// Shows the fields that stand at a place one below the other. Beside each stand its purpose and the citation of its rule.
    pub fn explained(&self, ui: &mut Ui, context: &mut FrameContext, place: impl Into<Place>) {
        let place = place.into();
        for field in self.shown_at(context, &place) {
            let facts = *self.kind.fields()[field];
            // If a field has no explanation, only its caption is shown.
            let named =
                if facts.help.is_empty() { facts.caption.to_owned() } else { format!("{}: {}", facts.caption, facts.help) };
            let cited = facts.citation.filter(|citation| matches!(citation, Citation::Book { .. }));
            beside_words(ui, &named, cited, |ui| self.show_as(ui, context, field, bare, self.width(ui)));
        }
    }

    /// Shows the fields that stand at a place side by side without captions. The first fields have the given widths. A field after these takes the
    /// rest of the width, except for `left` points that stay free.
    pub fn side_by_side(&self, ui: &mut Ui, context: &mut FrameContext, place: impl Into<Place>, widths: &[f32], left: f32) {
        let fields = self.shown_at(context, &place.into());
        for (at, field) in fields.into_iter().enumerate() {
            let width = widths.get(at).copied().unwrap_or_else(|| (ui.available_width() - left).max(NARROWEST));
            ui.allocate_ui(Vec2::new(width, 0.0), |ui| self.show_as(ui, context, field, plain, (width - theme::GAP) * 0.5));
        }
    }

    /// The fields that the form shows at a place, by their indices in the kind's description.
    fn shown_at(&self, context: &FrameContext, place: &Place) -> Vec<usize> {
        self.shown(context).into_iter().filter(|field| self.kind.place(&self.row, *field) == *place).collect()
    }

    /// The fields that the form shows, by their indices in the kind's description.
    fn shown(&self, context: &FrameContext) -> Vec<usize> {
        let (fields, content) = (self.kind.fields(), &context.state.document.project().content);
        let in_all = |field: usize| self.others.iter().all(|other| self.kind.is_shown(content, other, field));
        let is_shown =
            |field: &usize| !fields[*field].special && self.kind.is_shown(content, &self.row, *field) && in_all(*field);
        (0..fields.len()).filter(is_shown).collect()
    }

    /// The first field that stands at a place, by its index in the kind's description.
    fn at(&self, place: impl Into<Place>) -> Option<usize> {
        let place = place.into();
        (0..self.kind.fields().len()).find(|field| self.kind.place(&self.row, *field) == place)
    }

    /// Shows the first field that stands at a place; returns its control.
    pub fn field(&self, ui: &mut Ui, context: &mut FrameContext, place: impl Into<Place>) -> Option<Response> {
        self.show(ui, context, self.at(place)?)
    }

    /// Shows the control of the first field that stands at a place, without words, since the desk already says what it is.
    pub fn plain(&self, ui: &mut Ui, context: &mut FrameContext, place: impl Into<Place>) -> Option<Response> {
        self.show_as(ui, context, self.at(place)?, plain, self.width(ui))
    }

    /// Shows the control for the row's own picture, with this width.
    pub fn picture(&self, ui: &mut Ui, context: &mut FrameContext, width: f32) -> Option<Response> {
        let content = &context.state.document.project().content;
        let is_picture = |field: &usize| self.kind.sort(content, *field) == Sort::Picture;
        let field = (0..self.kind.fields().len()).find(is_picture)?;
        self.show_as(ui, context, field, plain, widths::narrow(width))
    }

    /// Shows the line of text that stands at a place, such as the name of a thing, in large letters.
    pub fn title(&self, ui: &mut Ui, context: &mut FrameContext, place: impl Into<Place>) {
        let place = place.into();
        let Some(field) = self.at(place.clone()) else { return };
        let facts = *self.kind.fields()[field];
        let Some(Value::Text(text)) = self.kind.value(&context.state.document.project().content, &self.row, field) else {
            return;
        };
        let typed = Field::new(&self.named(facts.spoken, facts.caption), &text).title().hint(facts.hint).show(ui);
        context.reach(&place, &typed.response);
        let content = &context.state.document.project().content;
        context.typed(typed, |text| self.change(content, field, &Value::Text(text)));
    }

    /// Shows the field with this index in the kind's description.
    pub fn show(&self, ui: &mut Ui, context: &mut FrameContext, field: usize) -> Option<Response> {
        self.show_as(ui, context, field, control, self.width(ui))
    }

    fn show_as(&self, ui: &mut Ui, context: &mut FrameContext, field: usize, control: Control, width: f32) -> Option<Response> {
        let hint = self.kind.fields()[field].hint;
        self.show_with(ui, context, field, control, width, hint)
    }

    /// Shows a field with a hint that stands in it while it is empty.
    fn show_with(
        &self,
        ui: &mut Ui,
        context: &mut FrameContext,
        field: usize,
        control: Control,
        width: f32,
        hint: &str,
    ) -> Option<Response> {
        let project = context.state.document.project();
        let content = &project.content;
        let facts = self.kind.fields()[field];
        let (sort, value) = (self.kind.sort_at(content, &self.row, field), self.kind.value(content, &self.row, field)?);
        let name = self.named(facts.spoken, facts.caption);
        let in_a_sentence = self.named(&in_a_sentence(facts.spoken), &in_a_sentence(facts.caption));
        // Only a thing of the project can be shown and added from the field. A field that refers to a part of its own thing offers no such link.
        let linked =
            if let Sort::Link { one, .. } = self.kind.sort(content, field) { things::kind_called(content, one) } else { None };
        let refused = |value: &Value| {
            let set = self.kind.set(content, &self.cells(field, value));
            set.err().map(|(_, why)| format!("{}.", capital(&why)))
        };
        let (sort, value, refused) = (&sort, &value, &refused);
        let changed = control(
            ui,
            &Shown { project, facts, name: &name, in_a_sentence: &in_a_sentence, hint, sort, value, width, linked, refused },
        );
        // The control of a colour has a tooltip of its own.
        let says_itself = facts.help.is_empty() || *sort == Sort::Colour;
        let response = if says_itself { changed.response } else { changed.response.on_hover_text(facts.help) };
        // If several fields stand at the selected place, the first of them gets the focus. No field gets the focus if the place is the whole of the
        // only row on the desk. If several things are chosen, it is the desk that leads to the fields of the selected thing.
        let place = self.kind.place(&self.row, field);
        let is_first = || self.shown_at(context, &place).first() == Some(&field);
        if self.others.is_empty() && (place != self.row || self.among.is_some()) && is_first() {
            context.reach(&place, &response);
        }
        match changed.thing {
            Some(Thing::Shown) => {
                let at = if let (Sort::Link { things, .. }, Value::Link(id)) = (sort, value) {
                    things.iter().position(|(known, _)| known == id)
                } else {
                    None
                };
                let place = at.and_then(|at| linked?.things(content).into_iter().nth(at));
                context.actions.extend(place.map(Action::Select));
            }
            Some(Thing::Made) => context.actions.extend(linked.and_then(|kind| self.made(content, field, kind)).map(Into::into)),
            None => {}
        }
        if let Some(value) = changed.value {
            self.set(context, field, &value, changed.gesture);
        }
        if changed.done {
            let escaped = ui.input(|input| input.key_pressed(Key::Escape));
            context.push(changed.gesture.filter(|_| escaped).map_or(Action::FinishStep, Action::CancelStep));
        }
        Some(response)
    }

    /// The accessible name of a field's control. If the row stands alone, this is the field's own name, `words`. If the form sets several things, it
    /// is `words` and how many things there are. Otherwise it is the caption and the name of the row, or only the name of the row if that contains
    /// the caption, such as "force 2".
    fn named(&self, words: &str, caption: &str) -> String {
        let Some(among) = &self.among else { return words.to_owned() };
        if !self.others.is_empty() {
            return format!("{words} of {among}");
        }
        if !self.is_called_by(caption) {
            return format!("{caption} of {among}");
        }
        if caption.starts_with(char::is_uppercase) { capital(among) } else { among.clone() }
    }

    /// Whether the row is named after the caption of a field and a number, such as "force 2".
    fn is_called_by(&self, caption: &str) -> bool {
        let called = self.among.as_ref().and_then(|among| among.rsplit_once(' '));
        called.is_some_and(|(word, number)| word == in_a_sentence(caption) && number.parse::<usize>().is_ok())
    }

    /// The change that adds a thing, makes a field refer to it, and selects the thing; `None` if that is not possible.
    fn made(&self, content: &Content, field: usize, kind: &dyn AnyKind) -> Option<Change> {
        let (edit, name) = kind.add(content)?;
        let mut after = content.clone();
        after.apply(&edit).ok()?;
        let Sort::Link { things, .. } = self.kind.sort_at(&after, &self.row, field) else { return None };
        let edits = self.kind.set(&after, &[(self.row.clone(), field, Value::Link(things.last()?.0))]).ok()?;
        Some(Change::edits(format!("Add {}", kind.facts().one), std::iter::once(edit).chain(edits)).then_select(name))
    }

    /// Sets a field as one undo step. If `gesture` is given, the step is that of a typing session or a drag.
    pub fn set(&self, context: &mut FrameContext, field: usize, value: &Value, gesture: Option<Gesture>) {
        let change = self.change(&context.state.document.project().content, field, value);
        if !change.steps.is_empty() {
            context.change(change.during(gesture));
        }
    }

    /// The change that sets a field; it has no steps if the field cannot hold the value.
    fn change(&self, content: &Content, field: usize, value: &Value) -> Change {
        let facts = self.kind.fields()[field];
        let step = label(facts, value);
        let label = match &self.among {
            None => step,
            Some(among) if self.is_called_by(facts.caption) => format!("Choose {among}"),
            Some(among) => format!("{step} of {among}"),
        };
        Change::edits(label, self.kind.set(content, &self.cells(field, value)).unwrap_or_default())
    }

    /// The fields that get a value, in the row of the form and in its other rows: for each, the place of the row, the index of the field, and the
    /// value.
    fn cells(&self, field: usize, value: &Value) -> Vec<(Place, usize, Value)> {
        std::iter::once(&self.row).chain(&self.others).map(|row| (row.clone(), field, value.clone())).collect()
    }
}

/// The change that adds a row of this kind to the list inside a thing, and selects it; `None` if no row can be added.
#[must_use]
pub fn added(context: &FrameContext, kind: &dyn AnyKind, thing: impl Into<Place>) -> Option<Change> {
    let (edit, row) = kind.add_row(&context.state.document.project().content, &thing.into())?;
    Some(Change::edit(format!("Add {}", one_of(kind.facts().one)), edit).then_select(row))
}

/// Distributes fields, each given by its index and its width, over rows of at most this width.
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

/// The label of the undo step that sets a field.
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
        | Value::Links(_)
        | Value::Colour(_)
        | Value::Picture(_)
        | Value::Words(_)
        | Value::Numbers(_)
        | Value::Spaces(_) => format!("Change the {spoken}"),
    }
}
