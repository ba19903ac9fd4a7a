//! A control for each sort of value that a field can hold.

use std::ops::RangeInclusive;

use egui::{Align, DragValue, Label, Layout, Response, RichText, TextEdit, Ui, Vec2};

use crate::editor::desks::pictures;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{
    Field, FieldResponse, Offer, StepperResponse, bare_text_area, captioned, choice, colour_field, kept, number_stepper,
    text_area, toggle,
};
use crate::geometry::Mm;
use crate::project::{Gesture, Project, StoredPicture};
use crate::rules::capital;
use crate::rules::kind::{self, FieldFacts, Sort, Value};

/// The most words that are offered as buttons side by side; more are a list that folds out.
const MOST_BUTTONS: usize = 6;

/// About how much room the control of a field takes beside others, with columns of a width; text of several lines takes all there is.
#[must_use]
pub fn room(sort: &Sort, width: f32) -> f32 {
    match sort {
        Sort::Prose => f32::INFINITY,
        Sort::Line { longest } if *longest < 20 => width,
        Sort::Number { .. } | Sort::Length { .. } | Sort::Switch { .. } => width,
        Sort::Choice { offers, .. } if offers.len() <= MOST_BUTTONS => {
            offers.iter().map(|offer| 26.0 + 8.0 * offer.word.len() as f32).sum()
        }
        Sort::Line { .. }
        | Sort::Perhaps { .. }
        | Sort::Choice { .. }
        | Sort::Link { .. }
        | Sort::Spaces { .. }
        | Sort::Words
        | Sort::Numbers { .. }
        | Sort::Colour
        | Sort::Picture
        | Sort::WorkedOut { .. } => wide(width),
    }
}

/// How wide two columns of a width are.
const fn wide(width: f32) -> f32 {
    width * 2.0 + theme::GAP
}

/// How a field is shown, with columns of a width.
pub type Control = fn(&mut Ui, &Project, &FieldFacts, &Sort, &Value, f32) -> Changed;

/// What became of a control in a pass.
pub struct Changed {
    /// The control.
    pub response: Response,
    /// What is to stand in the field.
    pub value: Option<Value>,
    /// The typing session or drag that it belongs to.
    pub gesture: Option<Gesture>,
    /// Whether a session or drag has ended.
    pub done: bool,
}

/// The control of a field, with its caption.
pub fn control(ui: &mut Ui, project: &Project, facts: &FieldFacts, sort: &Sort, value: &Value, width: f32) -> Changed {
    let wide = wide(width);
    match (sort, value) {
        (Sort::Line { longest }, Value::Text(text)) => {
            let width = if *longest < 20 { width } else { wide };
            Field::new(facts.spoken, text).hint(facts.hint).width(width).at_most(*longest).show(ui).into()
        }
        (Sort::Prose, Value::Text(text)) => text_area(ui, facts.spoken, text, facts.hint, 2).into(),
        (Sort::Colour, _) => plain(ui, project, facts, sort, value, width),
        (Sort::Perhaps { .. }, _) => {
            let shown = |ui: &mut Ui| ui.horizontal(|ui| plain(ui, project, facts, sort, value, width)).inner;
            captioned(ui, facts.spoken, wide, shown)
        }
        (sort, value) => {
            let (words, room) = match sort {
                Sort::Switch { .. } => ("", width),
                Sort::Number { .. } | Sort::Length { .. } => (facts.caption, width),
                Sort::Choice { offers, .. } if are_buttons(facts, offers) => (facts.caption, f32::INFINITY),
                _ => (facts.caption, wide),
            };
            captioned(ui, words, room, |ui| plain(ui, project, facts, sort, value, width))
        }
    }
}

/// The control of a field without its caption, where words beside it say what it is.
pub fn bare(ui: &mut Ui, project: &Project, facts: &FieldFacts, sort: &Sort, value: &Value, width: f32) -> Changed {
    match sort {
        Sort::Perhaps { .. } => ui.vertical(|ui| plain(ui, project, facts, sort, value, width)).inner,
        Sort::Switch { .. } | Sort::Number { .. } => plain(ui, project, facts, sort, value, width),
        sort => control(ui, project, facts, sort, value, width),
    }
}

/// The control of a field, where the desk says what it is.
pub fn plain(ui: &mut Ui, project: &Project, facts: &FieldFacts, sort: &Sort, value: &Value, width: f32) -> Changed {
    let wide = wide(width);
    match (sort, value) {
        (Sort::Number { least, most, .. }, Value::Number(number)) => {
            number_stepper(ui, facts.spoken, *number, *least..=*most).into()
        }
        (Sort::Perhaps { least, most, .. }, value) => perhaps(ui, facts, value, *least..=*most),
        (Sort::Length { least, most }, Value::Length(length)) => millimetres(ui, facts, *length, *least..=*most),
        (Sort::Switch { .. }, Value::Switch(on)) => switch(ui, facts, *on),
        (Sort::Choice { offers, .. }, Value::Choice(chosen)) if are_buttons(facts, offers) => buttons(ui, facts, offers, *chosen),
        (Sort::Choice { offers, .. }, Value::Choice(chosen)) => {
            let words = |offer: &kind::Offer| if offer.help.is_empty() { offer.word } else { offer.help };
            let shown = offers.get(*chosen).map_or("", words);
            let offered = offers.iter().enumerate().map(|(at, offer)| Offer::new(Value::Choice(at), words(offer), at == *chosen));
            list(ui, facts, wide, shown, offered)
        }
        (Sort::Link { things, one, nothing, .. }, value) => {
            let none = nothing.map(capital).unwrap_or_default();
            let named = |id: &u32| things.iter().find(|(known, _)| known == id).map(|(_, name)| name_of(name, one));
            let shown = match value {
                Value::Link(id) => named(id).unwrap_or_else(|| format!("A {one} that is gone")),
                _ => none.clone(),
            };
            let first = nothing.map(|_| Offer::new(Value::Nothing, none.clone(), *value == Value::Nothing));
            let rest =
                things.iter().map(|(id, name)| Offer::new(Value::Link(*id), name_of(name, one), *value == Value::Link(*id)));
            list(ui, facts, wide, &shown, first.into_iter().chain(rest))
        }
        (Sort::Colour, Value::Colour(tint)) => {
            let picked = colour_field(ui, facts.spoken, facts.help, *tint);
            Changed {
                response: picked.response,
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
        (Sort::Line { longest }, Value::Text(text)) => {
            Field::new(facts.spoken, text).bare().hint(facts.hint).width(wide).at_most(*longest).show(ui).into()
        }
        (Sort::Prose, Value::Text(text)) => bare_text_area(ui, facts.spoken, text, facts.hint, 2).into(),
        (Sort::Words | Sort::Numbers { .. } | Sort::Spaces { .. }, value) => several(ui, facts, sort, value, wide),
        (sort, value) => Changed { response: ui.label(sort.write(value)), value: None, gesture: None, done: false },
    }
}

/// Whether what can be chosen is offered as buttons side by side.
const fn are_buttons(facts: &FieldFacts, offers: &[kind::Offer]) -> bool {
    offers.len() <= MOST_BUTTONS && !facts.folded
}

/// A name as a list offers it, or words that say that there is none.
fn name_of(name: &str, one: &str) -> String {
    if name.trim().is_empty() { format!("Unnamed {one}") } else { name.to_owned() }
}

/// How wide controls are that words stand beside.
const BESIDE_WORDS: f32 = 200.0;

/// A control with small words beside it.
pub fn beside_words<R>(ui: &mut Ui, words: &str, control: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal_top(|ui| {
        let size = Vec2::new(BESIDE_WORDS, theme::ROW);
        let shown = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(BESIDE_WORDS);
            control(ui)
        });
        let words = RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak);
        ui.vertical(|ui| {
            ui.add_space(5.0);
            ui.add(Label::new(words).wrap());
        });
        shown.inner
    })
    .inner
}

fn switch(ui: &mut Ui, facts: &FieldFacts, on: bool) -> Changed {
    let mut now = on;
    let response = ui.checkbox(&mut now, facts.spoken);
    Changed { value: (now != on).then_some(Value::Switch(now)), response, gesture: None, done: false }
}

/// A row of buttons of which one is pressed in. Each is called "Colour: red".
fn buttons(ui: &mut Ui, facts: &FieldFacts, offers: &[kind::Offer], chosen: usize) -> Changed {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(4.0);
        let mut changed = Changed { response: ui.response(), value: None, gesture: None, done: false };
        for (at, offer) in offers.iter().enumerate() {
            let button = toggle(ui, at == chosen, offer.word).on_hover_text(offer.help);
            let button = button.accessible_name(format!("{}: {}", facts.spoken, offer.word));
            if button.clicked() && at != chosen {
                changed.value = Some(Value::Choice(at));
            }
            if at == chosen {
                changed.response = button;
            }
        }
        changed
    })
    .inner
}

/// A number that there may be none of: whether there is one, and how much.
fn perhaps(ui: &mut Ui, facts: &FieldFacts, value: &Value, range: RangeInclusive<i64>) -> Changed {
    let mut there = *value != Value::Nothing;
    let words = if facts.hint.is_empty() { "Known" } else { facts.hint };
    let question = ui.checkbox(&mut there, words);
    let changed = question.changed().then_some(if there { Value::Number(facts.first) } else { Value::Nothing });
    let asked = Changed { response: question, value: changed, gesture: None, done: false };
    let Value::Number(number) = value else { return asked };
    let stepped = Changed::from(number_stepper(ui, facts.spoken, *number, range));
    if asked.value.is_some() { asked } else { stepped }
}

/// Several words, numbers or spaces in a line; what cannot be read stays in the field and changes nothing.
fn several(ui: &mut Ui, facts: &FieldFacts, sort: &Sort, value: &Value, width: f32) -> Changed {
    let (id, mut read) = (ui.make_persistent_id(facts.spoken), None);
    let field = |ui: &mut Ui, text: &mut String| {
        let hint = RichText::new("none").color(Palette::of(ui).weak);
        let edit = TextEdit::singleline(text).id(id).hint_text(hint).desired_width(width);
        ui.add(edit).accessible_name(facts.spoken)
    };
    let (response, changed) = kept(ui, id, sort.write(value), field, |text| {
        let value = sort.read(text).ok()?;
        let written = sort.write(&value);
        read = Some(value);
        Some(written)
    });
    Changed { value: read.filter(|_| changed), gesture: Some(Gesture(id.value())), done: response.lost_focus(), response }
}

/// A length in millimetres. One that is not on offer stays until it is changed.
fn millimetres(ui: &mut Ui, facts: &FieldFacts, length: Mm, range: RangeInclusive<Mm>) -> Changed {
    let mut typed = length.get();
    let field = DragValue::new(&mut typed).range(range.start().get()..=range.end().get()).speed(0.1).suffix(" mm");
    let field = field.max_decimals(2).clamp_existing_to_range(false);
    let response = ui.add_sized(Vec2::new(84.0, 22.0), field).accessible_name(facts.spoken);
    let changed = (typed - length.get()).abs() > 1e-9;
    Changed {
        value: changed.then_some(Value::Length(Mm::new(typed))),
        gesture: Some(Gesture(response.id.value())),
        done: response.lost_focus() || response.drag_stopped(),
        response,
    }
}

/// A list that folds out.
fn list(ui: &mut Ui, facts: &FieldFacts, width: f32, shown: &str, offers: impl Iterator<Item = Offer<Value>>) -> Changed {
    let chosen = choice(ui, facts.spoken, width, shown, offers);
    Changed { response: chosen.response, value: chosen.taken, gesture: None, done: false }
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
