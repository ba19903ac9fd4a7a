//! The fields of a row of any kind as controls of a form: what they are called, what they hold and what a change is called come from the
//! kind's description. Order, groups and special controls stay the desk's.

use egui::{Response, Ui};

use super::{FrameContext, pictures};
use crate::editor::action::{Action, Change};
use crate::editor::widgets::{
    Field, FieldResponse, Offer, StepperResponse, captioned, choice, colour_field, number_stepper, text_area, toggle,
};
use crate::project::{Gesture, Project, StoredPicture};
use crate::rules::kind::{AnyKind, FieldFacts, Sort, Value};
use crate::rules::{Content, Place, capital, in_a_sentence};

/// A row whose fields are shown.
pub struct Form {
    kind: &'static dyn AnyKind,
    row: Place,
    /// The room of a field.
    width: f32,
}

/// The room of a number, a word or a line with its caption.
const COLUMN: f32 = 116.0;
/// The most words that are offered as buttons side by side; more are a list that folds out.
const MOST_BUTTONS: usize = 6;

impl Form {
    /// The form of the row that a place is in, with columns of the usual width.
    #[must_use]
    pub fn of(context: &FrameContext, place: impl Into<Place>) -> Option<Self> {
        let (content, place) = (&context.state.document.project().content, place.into());
        // Lists inside things come last, and a row of one is meant before the thing that it is in.
        content
            .kinds()
            .iter()
            .rev()
            .find_map(|kind| Some(Self { kind: *kind, row: kind.row_of(content, &place)?, width: COLUMN }))
    }

    /// The same form with columns this wide.
    #[must_use]
    pub fn columns(self, width: f32) -> Self {
        Self { width, ..self }
    }

    /// Shows the fields that stand at a place, side by side as far as there is room, in the order of the description; those that are special
    /// are left to the desk.
    pub fn group(&self, ui: &mut Ui, context: &mut FrameContext, place: impl Into<Place>) {
        let place = place.into();
        let fields = self.kind.fields();
        let content = &context.state.document.project().content;
        let own = |field: &usize| {
            !fields[*field].special
                && self.kind.place(&self.row, *field) == place
                && self.kind.is_shown(content, &self.row, *field)
        };
        let shown: Vec<usize> = (0..fields.len()).filter(own).collect();
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::Vec2::new(12.0, 8.0);
            for field in shown {
                self.show(ui, context, field);
            }
        });
    }

    /// Shows the first field that stands at a place; tells its control.
    pub fn field(&self, ui: &mut Ui, context: &mut FrameContext, place: impl Into<Place>) -> Option<Response> {
        let place = place.into();
        let at = (0..self.kind.fields().len()).find(|field| self.kind.place(&self.row, *field) == place)?;
        self.show(ui, context, at)
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
        let content = &context.state.document.project().content;
        let facts = *self.kind.fields()[field];
        let (sort, value) = (self.kind.sort(content, field), self.kind.value(content, &self.row, field)?);
        let changed = control(ui, context.state.document.project(), &facts, &sort, &value, self.width);
        let response = if facts.help.is_empty() { changed.response } else { changed.response.on_hover_text(facts.help) };
        context.reach(&self.kind.place(&self.row, field), &response);
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

/// What became of a control in a pass.
struct Changed {
    response: Response,
    value: Option<Value>,
    gesture: Option<Gesture>,
    done: bool,
}

/// The control of a field, with its caption.
fn control(ui: &mut Ui, project: &Project, facts: &FieldFacts, sort: &Sort, value: &Value, width: f32) -> Changed {
    let wide = width * 2.0;
    match (sort, value) {
        (Sort::Line { longest }, Value::Text(text)) => {
            let width = if *longest < 20 { width } else { wide };
            Field::new(facts.spoken, text).hint(facts.hint).width(width).at_most(*longest).show(ui).into()
        }
        (Sort::Prose, Value::Text(text)) => text_area(ui, facts.spoken, text, facts.hint, 2).into(),
        (Sort::Number { least, most, .. }, Value::Number(number)) => {
            captioned(ui, facts.caption, width, |ui| number_stepper(ui, facts.spoken, *number, *least..=*most)).into()
        }
        (Sort::Perhaps { most, .. }, value) => captioned(ui, facts.spoken, wide, |ui| perhaps(ui, facts, value, *most)),
        (Sort::Switch { .. }, Value::Switch(on)) => captioned(ui, " ", width, |ui| {
            let mut now = *on;
            let response = ui.checkbox(&mut now, facts.spoken);
            Changed { value: (now != *on).then_some(Value::Switch(now)), response, gesture: None, done: false }
        }),
        (Sort::Choice { offers, .. }, Value::Choice(chosen)) if offers.len() <= MOST_BUTTONS => {
            captioned(ui, facts.caption, f32::INFINITY, |ui| {
                let buttons = ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    let mut taken = None;
                    for (at, offer) in offers.iter().enumerate() {
                        let button = toggle(ui, at == *chosen, offer.word).on_hover_text(offer.help);
                        if button.accessible_name(format!("{}: {}", facts.spoken, offer.word)).clicked() && at != *chosen {
                            taken = Some(Value::Choice(at));
                        }
                    }
                    taken
                });
                Changed { response: buttons.response, value: buttons.inner, gesture: None, done: false }
            })
        }
        (Sort::Choice { offers, .. }, Value::Choice(chosen)) => {
            let shown = offers.get(*chosen).map_or("", |offer| offer.word);
            let offered = offers.iter().enumerate().map(|(at, offer)| {
                let words = if offer.help.is_empty() { offer.word } else { offer.help };
                Offer::new(Value::Choice(at), words, at == *chosen)
            });
            list(ui, facts, wide, shown, offered)
        }
        (Sort::Link { things, nothing, .. }, value) => {
            let none = nothing.map(capital).unwrap_or_default();
            let named = |id: &u32| things.iter().find(|(known, _)| known == id).map_or("One that is gone", |(_, name)| name);
            let shown = if let Value::Link(id) = value { named(id) } else { &none };
            let first = nothing.map(|_| Offer::new(Value::Nothing, none.clone(), *value == Value::Nothing));
            let rest = things.iter().map(|(id, name)| Offer::new(Value::Link(*id), name, *value == Value::Link(*id)));
            list(ui, facts, wide, shown, first.into_iter().chain(rest))
        }
        (Sort::Colour, Value::Colour(tint)) => {
            let picked = colour_field(ui, facts.spoken, facts.help, *tint);
            Changed {
                response: ui.response(),
                value: picked.tint.map(Value::Colour),
                gesture: Some(picked.gesture),
                done: picked.done,
            }
        }
        (Sort::Picture, value) => {
            let name = |id| project.picture(id).map_or("A picture that is not there", StoredPicture::name);
            let shown = if let Value::Picture(id) = value { name(*id) } else { "None" };
            let first = Offer::new(Value::Nothing, "None", *value == Value::Nothing);
            let rest = pictures::all(project)
                .map(|(id, picture)| Offer::new(Value::Picture(id), picture.name(), *value == Value::Picture(id)));
            list(ui, facts, wide, shown, std::iter::once(first).chain(rest))
        }
        (_, value) => captioned(ui, facts.caption, wide, |ui| Changed {
            response: ui.label(sort.write(value)),
            value: None,
            gesture: None,
            done: false,
        }),
    }
}

/// A number that there may be none of: whether there is one, and how much.
fn perhaps(ui: &mut Ui, facts: &FieldFacts, value: &Value, most: i64) -> Changed {
    let shown = ui.horizontal(|ui| {
        let mut there = *value != Value::Nothing;
        let words = if facts.hint.is_empty() { "Known" } else { facts.hint };
        let question = ui.checkbox(&mut there, words);
        let changed = question.changed().then_some(if there { Value::Number(facts.first) } else { Value::Nothing });
        let asked = Changed { response: question, value: changed, gesture: None, done: false };
        let Value::Number(number) = value else { return asked };
        let stepped = Changed::from(number_stepper(ui, facts.spoken, *number, 0..=most));
        if asked.value.is_some() { asked } else { stepped }
    });
    shown.inner
}

/// A list that folds out.
fn list(ui: &mut Ui, facts: &FieldFacts, width: f32, shown: &str, offers: impl Iterator<Item = Offer<Value>>) -> Changed {
    captioned(ui, facts.caption, width, |ui| {
        let chosen = choice(ui, facts.spoken, width, shown, offers);
        Changed { response: chosen.response, value: chosen.taken, gesture: None, done: false }
    })
}

impl From<FieldResponse> for Changed {
    fn from(typed: FieldResponse) -> Self {
        let value = typed.text.map(Value::Text);
        Self { response: typed.response, value, gesture: Some(typed.gesture), done: typed.done }
    }
}

impl From<StepperResponse<i64>> for Changed {
    fn from(stepped: StepperResponse<i64>) -> Self {
        let value = stepped.amount.map(Value::Number);
        Self { response: stepped.response, value, gesture: stepped.gesture, done: stepped.done }
    }
}
