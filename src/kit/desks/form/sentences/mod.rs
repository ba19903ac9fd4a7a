//! The control of a field whose sentences follow patterns from a closed list. Each sentence is a line of words with controls in its gaps; a list
//! offers other sentences.
//!
//! Reading order: this file, `line.rs` (a sentence), `gap.rs` (what fills it), `gathered.rs` (sentences of several fields under one heading).

mod gap;
mod gathered;
mod line;

pub use gathered::{Gathered, OfList};

use egui::Ui;

use self::line::{Told, line};
use super::controls::{Changed, Shown};
use crate::widgets::{Offer, choice};
use project::Gesture;
use rules::capital;
use rules::kind::{Grammar, Pattern, Value};

/// The width of the list of sentences, in points of the screen.
const LIST: f32 = 300.0;

/// What the user did to a sentence in one frame of the window.
#[derive(Default)]
struct Edited {
    /// The new text of the sentence; an empty text means that the sentence is to be removed. `None` if nothing has changed.
    text: Option<String>,
    gesture: Option<Gesture>,
    done: bool,
}

/// Shows the sentences and, if there are fewer than `most`, a list from which another can be added.
pub fn show(ui: &mut Ui, shown: &Shown, grammar: &Grammar, most: usize) -> Changed {
    let Value::Words(sentences) = shown.value else { return Changed::not(ui.label("")) };
    let mut edited: Option<(usize, String)> = None;
    let (mut gesture, mut done) = (None, false);
    let inner = ui.vertical(|ui| {
        for (at, text) in sentences.iter().enumerate() {
            let name = format!("{} {}", shown.name, at + 1);
            let found = line(ui, Told { content: &shown.project.content, name: &name, grammar, text }, "", |_| {});
            gesture = found.gesture.or(gesture);
            done |= found.done;
            edited = found.text.map(|text| (at, text)).or(edited.take());
        }
        if sentences.len() < most {
            let offers = (grammar.patterns)().iter().enumerate().map(|(at, pattern)| Offer::new(at, offered(pattern), false));
            let taken = choice(ui, &format!("Add to {}", shown.in_a_sentence), LIST, "Add\u{2026}", offers).taken;
            if let Some(pattern) = taken {
                edited = Some((sentences.len(), grammar.example(pattern)));
            }
        }
    });
    let value = edited.map(|(at, text)| with(sentences, at, text));
    Changed { value, gesture, done, ..Changed::not(inner.response) }
}

/// All sentences after the one with the index `at` is changed to `text`, or added at the end, or removed if `text` is empty.
fn with(sentences: &[String], at: usize, text: String) -> Value {
    let mut sentences = sentences.to_vec();
    match sentences.get_mut(at) {
        Some(_) if text.is_empty() => drop(sentences.remove(at)),
        Some(sentence) => *sentence = text,
        None => sentences.push(text),
    }
    Value::Words(sentences)
}

/// A pattern as the list offers it, with an ellipsis for each gap.
fn offered(pattern: &Pattern) -> String {
    capital(&pattern.filled(&vec!["\u{2026}".to_owned(); pattern.slots.len()]))
}
