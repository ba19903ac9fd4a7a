//! A control for each sort of value that a field can hold.

use std::ops::RangeInclusive;

use egui::{Align, DragValue, Label, Layout, Response, RichText, TextEdit, Ui, Vec2};

use super::sentences;
use crate::editor::desks::pictures;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{
    Field, FieldResponse, Icon, Offer, StepperResponse, captioned, choice, colour_field, icon_button, kept, number_stepper,
    text_area, toggle,
};
use crate::geometry::Mm;
use crate::project::{Gesture, Project, StoredPicture};
use crate::rules::capital;
use crate::rules::kind::{self, AnyKind, FieldFacts, Sort, Value};

/// The most words that are offered as buttons side by side; more are a list that folds out.
const MOST_BUTTONS: usize = 6;

/// The highest bound of a number that is stepped through; one that can be higher is typed.
const MOST_STEPPED: i64 = 9_999;

/// About how much room the control of a field takes beside others, with columns of a width; text of several lines takes all there is.
#[must_use]
pub fn room(facts: &FieldFacts, sort: &Sort, width: f32) -> f32 {
    match sort {
        Sort::Prose | Sort::Sentences { .. } => f32::INFINITY,
        Sort::Line { longest } if *longest < 20 => width,
        Sort::Switch { .. } => switch_width(facts, width),
        Sort::Capitals { .. } | Sort::Number { .. } | Sort::Length { .. } => width,
        Sort::Choice { offers, .. } if are_buttons(facts, offers) => {
            offers.iter().map(|offer| 26.0 + 8.0 * offer.word.len() as f32).sum()
        }
        Sort::Line { .. }
        | Sort::Perhaps { .. }
        | Sort::Choice { .. }
        | Sort::Link { .. }
        | Sort::Spaces { .. }
        | Sort::Words
        | Sort::Links { .. }
        | Sort::Numbers { .. }
        | Sort::Colour
        | Sort::Picture
        | Sort::WorkedOut { .. } => wide(width),
    }
}

/// How wide a switch is whose words stand beside it: a column, or two where they have no room in one.
fn switch_width(facts: &FieldFacts, width: f32) -> f32 {
    let words = 22.0 + 6.0 * facts.spoken.chars().count() as f32;
    if words > width { wide(width) } else { width }
}

/// How wide two columns of a width are.
const fn wide(width: f32) -> f32 {
    width * 2.0 + theme::GAP
}

/// How wide the columns are of which two are this wide.
#[must_use]
pub const fn narrow(wide: f32) -> f32 {
    (wide - theme::GAP) * 0.5
}

/// A field as a control shows it.
pub struct Shown<'a> {
    /// The project that it is in.
    pub project: &'a Project,
    /// What is known of the field.
    pub facts: &'a FieldFacts,
    /// What the control is called aloud.
    pub name: &'a str,
    /// What it is called in the middle of a sentence.
    pub in_a_sentence: &'a str,
    /// Words that stand in it while it is empty.
    pub hint: &'a str,
    /// What the field can hold.
    pub sort: &'a Sort,
    /// What it holds.
    pub value: &'a Value,
    /// How wide a column is.
    pub width: f32,
    /// The kind of the things that it names, if they are things of the project, which can be gone to and made.
    pub linked: Option<&'static dyn AnyKind>,
    /// Why the field cannot hold a value, as a sentence.
    pub refused: &'a dyn Fn(&Value) -> Option<String>,
}

/// How a field is shown.
pub type Control = fn(&mut Ui, &Shown) -> Changed;

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
    /// What is to become of the thing that the field names.
    pub thing: Option<Thing>,
}

/// What is to become of the thing that a field names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// It is to be shown.
    Shown,
    /// There is to be a new one.
    Made,
}

/// The control of a field, with its caption.
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
        (Sort::Perhaps { .. }, _) => captioned(ui, facts.spoken, wide, |ui| ui.horizontal(|ui| plain(ui, shown)).inner),
        (sort, _) => {
            let (words, room) = match sort {
                Sort::Switch { .. } => ("", switch_width(facts, width)),
                Sort::Number { .. } | Sort::Length { .. } => (facts.caption, width),
                Sort::Choice { offers, .. } if are_buttons(facts, offers) => (facts.caption, f32::INFINITY),
                _ => (facts.caption, wide),
            };
            captioned(ui, words, room, |ui| plain(ui, shown))
        }
    }
}

/// A switch beside others, as wide as its column or as two.
pub fn switch_in_column(ui: &mut Ui, shown: &Shown) -> Changed {
    let width = switch_width(shown.facts, shown.width);
    ui.allocate_ui(Vec2::new(width, theme::ROW), |ui| {
        ui.set_min_width(width);
        plain(ui, shown)
    })
    .inner
}

/// The control of a field without its caption, where words beside it say what it is.
pub fn bare(ui: &mut Ui, shown: &Shown) -> Changed {
    match shown.sort {
        Sort::Perhaps { .. } => ui.vertical(|ui| plain(ui, shown)).inner,
        Sort::Switch { .. } | Sort::Number { .. } => plain(ui, shown),
        _ => control(ui, shown),
    }
}

/// The control of a field, where the desk says what it is.
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

/// The list of the things that a field can name; beside it the way to the one that it names, or to a new one.
fn link(ui: &mut Ui, shown: &Shown, things: &[(u32, String)], one: &str, nothing: Option<&'static str>) -> Changed {
    let none = nothing.map(capital).unwrap_or_default();
    let named = |id: &u32| things.iter().find(|(known, _)| known == id).map(|(_, name)| name_of(name, one));
    let found = if let Value::Link(id) = shown.value { named(id) } else { None };
    let words = match (shown.value, &found) {
        (Value::Link(_), None) => format!("A {one} that is gone"),
        (_, Some(name)) => name.clone(),
        (_, None) => none.clone(),
    };
    // What is told of each thing is asked when the list is open, and not before.
    let content = &shown.project.content;
    let rest = std::iter::once_with(|| {
        let kind = shown.linked;
        let places = kind.map(|kind| kind.things(content)).unwrap_or_default();
        let remark = move |at: usize| kind?.remark(content, places.get(at)?);
        things.iter().enumerate().map(move |(at, (id, name))| Listed {
            remark: remark(at).unwrap_or_default(),
            ..Listed::new(Value::Link(*id), name_of(name, one))
        })
    });
    let offers = nothing.map(|_| Listed::new(Value::Nothing, none.clone())).into_iter().chain(rest.flatten());
    let Some(_) = shown.linked else { return list(ui, shown, wide(shown.width), &words, offers) };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let room = wide(shown.width).min(ui.available_width()) - theme::ROW - 2.0;
        let mut changed = list(ui, shown, room, &words, offers);
        let name = shown.in_a_sentence;
        let (icon, name, help, thing) = if found.is_some() {
            // One that is called by its number needs no article.
            let article = if name.contains(" of ") || !name.ends_with(char::is_numeric) { "the " } else { "" };
            (Icon::GoTo, format!("Go to {article}{name}"), format!("Show the {one} itself, to change it."), Thing::Shown)
        } else {
            (Icon::Plus, format!("New {name}"), format!("Add a {one} to the project for this, and go to it."), Thing::Made)
        };
        changed.thing = icon_button(ui, icon, &name, &help, true).clicked().then_some(thing);
        changed
    })
    .inner
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

fn switch(ui: &mut Ui, words: &str, name: &str, on: bool) -> Changed {
    let mut now = on;
    let response = ui.checkbox(&mut now, words).accessible_name(name);
    Changed { value: (now != on).then_some(Value::Switch(now)), ..Changed::not(response) }
}

/// A row of buttons of which one is pressed in. Each is called "Colour: red".
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

/// A number that there may be none of: whether there is one, and how much.
fn perhaps(ui: &mut Ui, shown: &Shown, range: RangeInclusive<i64>) -> Changed {
    let mut there = *shown.value != Value::Nothing;
    let words = if shown.hint.is_empty() { "Known" } else { shown.hint };
    let question = ui.checkbox(&mut there, words);
    let changed = question.changed().then_some(if there { Value::Number(shown.facts.first) } else { Value::Nothing });
    let asked = Changed { value: changed, ..Changed::not(question) };
    let Value::Number(number) = shown.value else { return asked };
    let stepped = Changed::from(number_stepper(ui, shown.name, *number, range));
    if asked.value.is_some() { asked } else { stepped }
}

/// Several words, numbers or spaces in a line; what cannot be read stays in the field and changes nothing.
fn several(ui: &mut Ui, shown: &Shown) -> Changed {
    let (id, mut read) = (ui.make_persistent_id(shown.name), None);
    let field = |ui: &mut Ui, text: &mut String| {
        let hint = RichText::new("none").color(Palette::of(ui).weak);
        let edit = TextEdit::singleline(text).id(id).hint_text(hint).desired_width(wide(shown.width));
        ui.add(edit).accessible_name(shown.name)
    };
    let (response, changed) = kept(ui, id, shown.sort.write(shown.value), field, |text| {
        let value = shown.sort.read(text).ok()?;
        let written = shown.sort.write(&value);
        read = Some(value);
        Some(written)
    });
    let done = response.lost_focus();
    Changed { value: read.filter(|_| changed), gesture: Some(Gesture(id.value())), done, ..Changed::not(response) }
}

/// A number that is typed or dragged.
fn typed_number(ui: &mut Ui, name: &str, number: i64, range: RangeInclusive<i64>) -> Changed {
    let mut typed = number;
    let field = DragValue::new(&mut typed).range(range).speed(0.5).clip_text(true).clamp_existing_to_range(false);
    let response = ui.add_sized(Vec2::new(72.0, 22.0), field).accessible_name(name);
    Changed::dragged(response, (typed != number).then_some(Value::Number(typed)))
}

/// A length in millimetres. One that is not on offer stays until it is changed.
fn millimetres(ui: &mut Ui, name: &str, length: Mm, range: RangeInclusive<Mm>) -> Changed {
    let mut typed = length.get();
    let field = DragValue::new(&mut typed).range(range.start().get()..=range.end().get()).speed(0.1).suffix(" mm");
    let field = field.max_decimals(2).clamp_existing_to_range(false);
    let response = ui.add_sized(Vec2::new(84.0, 22.0), field).accessible_name(name);
    let changed = (typed - length.get()).abs() > 1e-9;
    Changed::dragged(response, changed.then_some(Value::Length(Mm::new(typed))))
}

/// Something that a list offers.
struct Listed {
    value: Value,
    words: String,
    /// A word or number at the right end of its line; may be empty.
    remark: String,
    /// A sentence about it; may be empty.
    says: &'static str,
}

impl Listed {
    fn new(value: Value, words: impl Into<String>) -> Self {
        Self { value, words: words.into(), remark: String::new(), says: "" }
    }
}

/// What a list calls a choice: its word, or what that means where this is no sentence, such as "from the rulebook".
fn words(offer: &kind::Offer) -> String {
    match offer.help {
        "" => offer.word.to_owned(),
        help if is_sentence(help) => capital(offer.word),
        help => help.to_owned(),
    }
}

fn is_sentence(words: &str) -> bool {
    words.ends_with('.')
}

/// A list that folds out, of values with words, and with remarks that stand beside them. What cannot be chosen says why.
fn list(ui: &mut Ui, shown: &Shown, width: f32, words: &str, offers: impl Iterator<Item = Listed>) -> Changed {
    let offers = offers.map(|listed| {
        let is_chosen = *shown.value == listed.value;
        let why_not = (shown.refused)(&listed.value);
        Offer::new(listed.value, listed.words, is_chosen).beside(listed.remark).explained(listed.says).unless(why_not)
    });
    let chosen = choice(ui, shown.name, width, words, offers);
    Changed { value: chosen.taken, ..Changed::not(chosen.response) }
}

impl Changed {
    /// A control that was left as it is.
    pub(super) const fn not(response: Response) -> Self {
        Self { response, value: None, gesture: None, done: false, thing: None }
    }

    /// A number that is typed or dragged.
    fn dragged(response: Response, value: Option<Value>) -> Self {
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
