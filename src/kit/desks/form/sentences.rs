//! The control of a field that holds sentences of a closed list: each is chosen from the list, its gaps are filled with controls of their own,
//! and the sentence stands in words below.

use egui::{RichText, TextEdit, Ui};

use super::controls::{Changed, Shown};
use crate::theme::{self, Palette};
use crate::widgets::{Icon, Offer, choice, icon_button, kept, number_stepper};
use project::Gesture;
use rules::capital;
use rules::kind::{Grammar, Pattern, Slot, Value, written};

/// How wide the list of sentences is.
const LIST: f32 = 300.0;
/// The width of a gap into which words are typed, and of one whose word is chosen.
const TYPED: f32 = 150.0;
/// How deep sentences within sentences are shown.
const DEEPEST: usize = 3;

/// What happened to a sentence in a pass.
#[derive(Default)]
struct Edited {
    text: Option<String>,
    gesture: Option<Gesture>,
    done: bool,
}

/// Shows the sentences, and a list from which another can be added.
pub fn show(ui: &mut Ui, shown: &Shown, grammar: &Grammar, most: usize) -> Changed {
    let Value::Words(sentences) = shown.value else { return Changed::not(ui.label("")) };
    let mut edited: Option<(usize, Option<String>)> = None;
    let (mut gesture, mut done) = (None, false);
    let inner = ui.vertical(|ui| {
        for (at, text) in sentences.iter().enumerate() {
            let name = format!("{} {}", shown.name, at + 1);
            ui.push_id((shown.name, at), |ui| {
                let mut goes = false;
                ui.horizontal_wrapped(|ui| {
                    let found = sentence(ui, &name, grammar, text, 0);
                    gesture = gesture.or(found.gesture);
                    done |= found.done;
                    if let Some(text) = found.text {
                        edited = Some((at, Some(text)));
                    }
                    goes = icon_button(ui, Icon::Trash, &format!("Take out {name}"), "Take the sentence out.", true).clicked();
                });
                if goes {
                    edited = Some((at, None));
                }
                ui.label(RichText::new(format!("{}.", capital(text))).size(theme::SMALL).color(Palette::of(ui).weak));
            });
        }
        if sentences.len() < most {
            let offers = (grammar.patterns)().iter().enumerate().map(|(at, pattern)| Offer::new(at, offered(pattern), false));
            let taken = choice(ui, &format!("Add to {}", shown.in_a_sentence), LIST, "Add\u{2026}", offers).taken;
            if let Some(pattern) = taken {
                edited = Some((sentences.len(), Some(grammar.example(pattern))));
            }
        }
    });
    let value = edited.map(|(at, text)| {
        let mut sentences = sentences.clone();
        match text {
            Some(text) if at < sentences.len() => sentences[at] = text,
            Some(text) => sentences.push(text),
            None => drop(sentences.remove(at)),
        }
        Value::Words(sentences)
    });
    Changed { value, gesture, done, ..Changed::not(inner.response) }
}

/// A pattern as the list offers it, with a mark for each gap.
fn offered(pattern: &Pattern) -> String {
    capital(&pattern.filled(&vec!["\u{2026}".to_owned(); pattern.slots.len()]))
}

/// A sentence: the list of its patterns, and the gaps of the one that it has.
fn sentence(ui: &mut Ui, name: &str, grammar: &Grammar, text: &str, depth: usize) -> Edited {
    let Some((at, mut gaps)) = (grammar.taken_apart)(text) else { return Edited::default() };
    let patterns = (grammar.patterns)();
    let Some(pattern) = patterns.get(at) else { return Edited::default() };
    let offers = patterns.iter().enumerate().map(|(other, pattern)| Offer::new(other, offered(pattern), other == at));
    let taken = choice(ui, name, LIST, &offered(pattern), offers).taken;
    let mut edited = Edited { text: taken.filter(|other| *other != at).map(|other| grammar.example(other)), ..Edited::default() };
    for (number, slot) in pattern.slots.iter().enumerate() {
        let gap_name = format!("{name}, gap {}", number + 1);
        let found = gap(ui, &gap_name, &slot(), &gaps[number], depth);
        edited.gesture = edited.gesture.or(found.gesture);
        edited.done |= found.done;
        if let Some(text) = found.text {
            gaps[number] = text;
            // Text that cannot be read stays in its field and changes nothing.
            edited.text = grammar.read(&pattern.filled(&gaps)).or(edited.text);
        }
    }
    edited
}

/// The control of a gap.
fn gap(ui: &mut Ui, name: &str, slot: &Slot, text: &str, depth: usize) -> Edited {
    match slot {
        Slot::Number { least, most, signed } => {
            let stepped = number_stepper(ui, name, text.parse().unwrap_or_default(), *least..=*most);
            let text = stepped.amount.map(|amount| written(amount, *signed));
            Edited { text, gesture: stepped.gesture, done: stepped.done }
        }
        Slot::Words(words) => {
            let offers = words.iter().map(|word| Offer::new(*word, *word, *word == text));
            Edited { text: choice(ui, name, TYPED, text, offers).taken.map(ToOwned::to_owned), ..Edited::default() }
        }
        Slot::Text(_) => {
            let (id, mut read) = (ui.make_persistent_id(name), None);
            let field = |ui: &mut Ui, text: &mut String| {
                ui.add(TextEdit::singleline(text).id(id).desired_width(TYPED)).accessible_name(name)
            };
            let (response, changed) = kept(ui, id, text.to_owned(), field, |typed| {
                read = Some(typed.to_owned());
                Some(typed.to_owned())
            });
            Edited { text: read.filter(|_| changed), gesture: Some(Gesture(id.value())), done: response.lost_focus() }
        }
        Slot::Sentence(grammar) if depth < DEEPEST => sentence(ui, name, grammar, text, depth + 1),
        Slot::Sentence(_) => {
            ui.label(text);
            Edited::default()
        }
    }
}
