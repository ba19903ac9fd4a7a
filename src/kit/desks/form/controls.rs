//! A control for each sort of value that a field can hold.

use egui::{Align, Key, Label, Layout, Response, RichText, TextEdit, Ui, Vec2};

use super::lists::{Listed, is_sentence, link, list, words};
use super::numbers::{millimetres, perhaps, typed_number};
use super::sentences;
use super::widths::{are_buttons, perhaps_width, switch_width, wide};
use crate::cited;
use crate::desks::pictures;
use crate::theme::{self, Palette};
use crate::widgets::{Field, FieldResponse, StepperResponse, captioned, colour_field, kept, number_stepper, text_area, toggle};
use project::{AnyKind, Gesture, Project, StoredPicture};
use rules::Citation;
use rules::kind::{self, FieldFacts, Sort, Value};

/// A number gets a stepper only if its upper bound is at most this; otherwise the user types the number.
const MOST_STEPPED: i64 = 9_999;

/// A field with everything that a control needs to show it.
pub struct Shown<'a> {
    /// The project that the field is in.
    pub project: &'a Project,
    /// The description of the field.
    pub facts: &'a FieldFacts,
    /// The accessible name of the control.
    pub name: &'a str,
    /// The name of the field as it stands in the middle of a sentence.
    pub in_a_sentence: &'a str,
    /// Words that stand in the control while it is empty.
    pub hint: &'a str,
    /// The sort of value that the field holds.
    pub sort: &'a Sort,
    /// The present value of the field.
    pub value: &'a Value,
    /// The width of a column of the form, in points of the screen.
    pub width: f32,
    /// The kind of the things to which the field refers, if the control can show such a thing and add one; `None` if these are not things of the
    /// project.
    pub linked: Option<&'static dyn AnyKind>,
    /// Returns the reason, as a sentence, why the field cannot hold a value.
    pub refused: &'a dyn Fn(&Value) -> Option<String>,
}

/// A way to show a field.
pub type Control = fn(&mut Ui, &Shown) -> Changed;

/// What happened to a control in one frame of the window.
pub struct Changed {
    /// The egui control.
    pub response: Response,
    /// The new value of the field, if it has changed.
    pub value: Option<Value>,
    /// The typing session or drag that the change belongs to; `None` if it belongs to neither.
    pub gesture: Option<Gesture>,
    /// Whether a typing session or drag has ended.
    pub done: bool,
    /// What the user wants to do with the thing to which the field refers, if anything.
    pub thing: Option<Thing>,
}

/// What to do with the thing that a field refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// Show the thing.
    Shown,
    /// Add a new thing, to which the field then refers.
    Made,
}

/// Shows the control of a field, with its caption.
pub fn control(ui: &mut Ui, shown: &Shown) -> Changed {
    let Shown { facts, width, .. } = *shown;
    let wide = wide(width);
    match (shown.sort, shown.value) {
        (Sort::Line { longest }, Value::Text(_)) => {
            let width = if *longest < 20 { width } else { wide };
            captioned(ui, facts.spoken, width, |ui| plain(ui, shown))
        }
        (Sort::Prose | Sort::Sentences { .. }, _) => captioned(ui, facts.spoken, f32::INFINITY, |ui| plain(ui, shown)),
        (Sort::Colour, _) => plain(ui, shown),
        (Sort::Perhaps { nothing, .. }, _) => {
            let room = perhaps_width(facts, nothing, width);
            captioned(ui, facts.spoken, room, |ui| ui.horizontal(|ui| plain(ui, shown)).inner)
        }
        (sort, _) => {
            let (words, room) = match sort {
                Sort::Switch { .. } => ("", switch_width(facts, width)),
                Sort::Number { .. } | Sort::Length { .. } => (facts.caption, width),
                Sort::Choice { offers, .. } if are_buttons(facts, offers) => (facts.caption, f32::INFINITY),
                _ => (facts.caption, wide),
            };
            captioned(ui, words, room, |ui| switch_or_plain(ui, shown))
        }
    }
}

/// Shows the control of a field without a caption. If it is a switch for which the rulebook has a rule, a link to that rule follows.
fn switch_or_plain(ui: &mut Ui, shown: &Shown) -> Changed {
    match shown.facts.citation.filter(|_| matches!(shown.sort, Sort::Switch { .. })) {
        Some(citation @ Citation::Book { .. }) => {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                let changed = plain(ui, shown);
                cited::reason(ui, citation);
                changed
            })
            .inner
        }
        _ => plain(ui, shown),
    }
}

/// Shows a switch in a row of switches, as wide as one column or two.
pub fn switch_in_column(ui: &mut Ui, shown: &Shown) -> Changed {
    let width = switch_width(shown.facts, shown.width);
    ui.allocate_ui(Vec2::new(width, theme::ROW), |ui| {
        ui.set_min_width(width);
        switch_or_plain(ui, shown)
    })
    .inner
}

/// Shows the control of a field without its caption, beside words that already name it.
pub fn bare(ui: &mut Ui, shown: &Shown) -> Changed {
    match shown.sort {
        Sort::Perhaps { .. } => ui.vertical(|ui| plain(ui, shown)).inner,
        Sort::Switch { .. } | Sort::Number { .. } => plain(ui, shown),
        _ => control(ui, shown),
    }
}

/// Shows the control of a field without any words, since the desk already says what the field is.
pub fn plain(ui: &mut Ui, shown: &Shown) -> Changed {
    let Shown { facts, name, value, .. } = *shown;
    match (shown.sort, value) {
        (Sort::Number { least, most, .. }, Value::Number(amount)) if *most > MOST_STEPPED => {
            typed_number(ui, name, *amount, (*least).max(facts.least)..=*most)
        }
        (Sort::Number { least, most, .. }, Value::Number(number)) => {
            number_stepper(ui, name, *number, (*least).max(facts.least)..=*most).into()
        }
        (Sort::Perhaps { least, most, .. }, _) => perhaps(ui, shown, (*least).max(facts.least)..=*most),
        (Sort::Length { least, most }, Value::Length(length)) => millimetres(ui, name, *length, *least..=*most),
        (Sort::Switch { .. }, Value::Switch(on)) => switch(ui, facts.spoken, name, *on),
        (Sort::Choice { offers, .. }, Value::Choice(chosen)) if are_buttons(facts, offers) => buttons(ui, name, offers, *chosen),
        (Sort::Choice { offers, .. }, Value::Choice(chosen)) => {
            let words_of = offers.get(*chosen).map(words).unwrap_or_default();
            let offered = offers.iter().enumerate().map(|(at, offer)| {
                let says = if is_sentence(offer.help) { offer.help } else { "" };
                Listed { says, ..Listed::new(Value::Choice(at), words(offer)) }
            });
            list(ui, shown, wide(shown.width), &words_of, offered)
        }
        (Sort::Link { things, one, nothing, .. }, _) => link(ui, shown, things, one, *nothing),
        (Sort::Colour, Value::Colour(tint)) => {
            let picked = colour_field(ui, name, facts.help, *tint);
            Changed {
                value: picked.tint.map(Value::Colour),
                gesture: Some(picked.gesture),
                done: picked.done,
                ..Changed::not(picked.response)
            }
        }
        (Sort::Picture, _) => {
            let none = if shown.hint.is_empty() { "None" } else { shown.hint };
            let called = |id| shown.project.picture(id).map_or("A picture that is not there", StoredPicture::name);
            let words = if let Value::Picture(id) = value { called(*id) } else { none };
            let first = Listed::new(Value::Nothing, none);
            let rest = pictures::all(shown.project).map(|(id, picture)| Listed::new(Value::Picture(id), picture.name()));
            list(ui, shown, wide(shown.width), words, std::iter::once(first).chain(rest))
        }
        (Sort::Line { longest }, Value::Text(text)) => {
            Field::new(name, text).bare().hint(shown.hint).at_most(*longest).show(ui).into()
        }
        (Sort::Prose, Value::Text(text)) => text_area(ui, name, text, shown.hint, 2).into(),
        (Sort::Sentences { grammar, most }, _) => sentences::show(ui, shown, grammar, *most),
        (Sort::Capitals { .. } | Sort::Words | Sort::Links { .. } | Sort::Numbers { .. } | Sort::Spaces { .. }, _) => {
            several(ui, shown)
        }
        (sort, value) => Changed::not(ui.label(sort.write(value))),
    }
}

/// The width of a control with words beside it, in points of the screen.
const BESIDE_WORDS: f32 = 200.0;

/// Shows a control with small words beside it, followed by a link to the rule `citation`, if there is one.
pub fn beside_words<R>(ui: &mut Ui, words: &str, citation: Option<Citation>, control: impl FnOnce(&mut Ui) -> R) -> R {
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
            if let Some(citation) = citation {
                cited::link(ui, citation);
            }
        });
        shown.inner
    })
    .inner
}

fn switch(ui: &mut Ui, words: &str, name: &str, on: bool) -> Changed {
    let mut now = on;
    let response = ui.checkbox(&mut now, words).accessible_name(name);
    Changed { value: (now != on).then_some(Value::Switch(now)), ..Changed::not(response) }
}

/// Shows a row of buttons, one of which is pressed in. Each has an accessible name such as "Colour: red".
fn buttons(ui: &mut Ui, name: &str, offers: &[kind::Offer], chosen: usize) -> Changed {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(4.0);
        let mut changed = Changed::not(ui.response());
        for (at, offer) in offers.iter().enumerate() {
            let button = toggle(ui, at == chosen, offer.word).on_hover_text(offer.help);
            let button = button.accessible_name(format!("{name}: {}", offer.word));
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

/// A field for several words, numbers or spaces in one line.
fn several(ui: &mut Ui, shown: &Shown) -> Changed {
    typed(ui, shown, wide(shown.width), "none")
}

/// A field for a number in the cell of a table; the field is empty if there is no number.
pub fn in_cell(ui: &mut Ui, shown: &Shown) -> Changed {
    typed(ui, shown, shown.width, "–")
}

/// A field whose value is typed. Text that cannot be read stays in the field and changes nothing.
fn typed(ui: &mut Ui, shown: &Shown, width: f32, hint: &str) -> Changed {
    let (id, mut read) = (ui.make_persistent_id(shown.name), None);
    let field = |ui: &mut Ui, text: &mut String| {
        let hint = RichText::new(hint).color(Palette::of(ui).weak);
        let edit = TextEdit::singleline(text).id(id).hint_text(hint).desired_width(width);
        ui.add(edit).accessible_name(shown.name)
    };
    let written = if *shown.value == Value::Nothing { String::new() } else { shown.sort.write(shown.value) };
    let (response, changed) = kept(ui, id, written, field, |text| {
        let value = shown.sort.read(text).ok()?;
        let written = shown.sort.write(&value);
        read = Some(value);
        Some(written)
    });
    let done = response.lost_focus();
    let value = read.filter(|_| changed).or_else(|| if response.has_focus() { stepped(ui, shown) } else { None });
    Changed { value, gesture: Some(Gesture(id.value())), done, ..Changed::not(response) }
}

/// The number after the user has pressed the up or down arrow key in the field. `None` if neither key was pressed, or the number would not change, or
/// the field holds no number.
fn stepped(ui: &Ui, shown: &Shown) -> Option<Value> {
    let (Sort::Number { least, most, .. } | Sort::Perhaps { least, most, .. }) = shown.sort else { return None };
    let Value::Number(number) = shown.value else { return None };
    let step = ui.input(|input| i64::from(input.key_pressed(Key::ArrowUp)) - i64::from(input.key_pressed(Key::ArrowDown)));
    let to = (number + step).clamp(*least, *most);
    (to != *number).then_some(Value::Number(to))
}

impl Changed {
    /// The response of a control that was not changed.
    pub(super) const fn not(response: Response) -> Self {
        Self { response, value: None, gesture: None, done: false, thing: None }
    }

    /// The response of a field for a number that is typed or dragged.
    pub(super) fn dragged(response: Response, value: Option<Value>) -> Self {
        let gesture = Some(Gesture(response.id.value()));
        Self { value, gesture, done: response.lost_focus() || response.drag_stopped(), ..Self::not(response) }
    }
}

impl From<FieldResponse> for Changed {
    fn from(typed: FieldResponse) -> Self {
        let value = typed.text.map(Value::Text);
        Self { value, gesture: Some(typed.gesture), done: typed.done, ..Self::not(typed.response) }
    }
}

impl From<StepperResponse<i64>> for Changed {
    fn from(stepped: StepperResponse<i64>) -> Self {
        let value = stepped.amount.map(Value::Number);
        Self { value, gesture: stepped.gesture, done: stepped.done, ..Self::not(stepped.response) }
    }
}
