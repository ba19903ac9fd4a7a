//! A control for each sort of value that a field can hold.

use egui::{Align, Label, Layout, Response, RichText, Ui, Vec2};

use crate::editor::desks::pictures;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{
    Field, FieldResponse, Offer, StepperResponse, captioned, choice, colour_field, number_stepper, text_area, toggle,
};
use crate::project::{Gesture, Project, StoredPicture};
use crate::rules::capital;
use crate::rules::kind::{self, FieldFacts, Sort, Value};

/// The most words that are offered as buttons side by side; more are a list that folds out.
const MOST_BUTTONS: usize = 6;

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
        (Sort::Perhaps { most, .. }, value) => {
            captioned(ui, facts.spoken, wide, |ui| ui.horizontal(|ui| perhaps(ui, facts, value, *most)).inner)
        }
        (Sort::Switch { .. }, Value::Switch(on)) => captioned(ui, " ", width, |ui| switch(ui, facts, *on)),
        (Sort::Choice { offers, .. }, Value::Choice(chosen)) if offers.len() <= MOST_BUTTONS && !facts.folded => {
            captioned(ui, facts.caption, f32::INFINITY, |ui| buttons(ui, facts, offers, *chosen))
        }
        (Sort::Choice { offers, .. }, Value::Choice(chosen)) => {
            let words = |offer: &kind::Offer| if offer.help.is_empty() { offer.word } else { offer.help };
            let shown = offers.get(*chosen).map_or("", words);
            let offered = offers.iter().enumerate().map(|(at, offer)| Offer::new(Value::Choice(at), words(offer), at == *chosen));
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

/// The control of a field without its caption, where words beside it say what it is.
pub fn bare(ui: &mut Ui, project: &Project, facts: &FieldFacts, sort: &Sort, value: &Value, width: f32) -> Changed {
    match (sort, value) {
        (Sort::Switch { .. }, Value::Switch(on)) => switch(ui, facts, *on),
        (Sort::Perhaps { most, .. }, value) => ui.vertical(|ui| perhaps(ui, facts, value, *most)).inner,
        (Sort::Number { least, most, .. }, Value::Number(number)) => {
            number_stepper(ui, facts.spoken, *number, *least..=*most).into()
        }
        (sort, value) => control(ui, project, facts, sort, value, width),
    }
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
fn perhaps(ui: &mut Ui, facts: &FieldFacts, value: &Value, most: i64) -> Changed {
    let mut there = *value != Value::Nothing;
    let words = if facts.hint.is_empty() { "Known" } else { facts.hint };
    let question = ui.checkbox(&mut there, words);
    let changed = question.changed().then_some(if there { Value::Number(facts.first) } else { Value::Nothing });
    let asked = Changed { response: question, value: changed, gesture: None, done: false };
    let Value::Number(number) = value else { return asked };
    let stepped = Changed::from(number_stepper(ui, facts.spoken, *number, 0..=most));
    if asked.value.is_some() { asked } else { stepped }
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
