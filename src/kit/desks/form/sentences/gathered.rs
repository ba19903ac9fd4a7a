//! The sentences of several fields under one heading, such as everything that a side has at the start. If the heading says whose sentences they are,
//! the sentences do not repeat it.

use egui::{Key, Ui};

use super::super::Form;
use super::line::{Told, line};
use super::{LIST, with};
use crate::action::Action;
use crate::desks::FrameContext;
use crate::widgets::{Offer, choice};
use project::Content;
use rules::capital;
use rules::kind::{Grammar, Sort, Value, Verb};

/// The sentences of one field that stand under a heading.
pub struct OfList {
    /// The word for one sentence of the field, by which the field is found.
    what: &'static str,
    /// The sentences that stand under the heading, by their indices in the field.
    shows: Vec<usize>,
    /// Sentences that the user can add.
    offers: Vec<String>,
}

impl OfList {
    /// The sentences with these indices, and those that the user can add, of the field whose sentences have verbs of the type `V`.
    #[must_use]
    pub const fn new<V: Verb>(shows: Vec<usize>, offers: Vec<String>) -> Self {
        Self { what: V::WHAT, shows, offers }
    }
}

/// The sentences that are gathered under one heading.
pub struct Gathered<'a> {
    /// The name of the group of sentences, as it is written in the middle of a sentence, such as "deals of the first side".
    pub name: &'a str,
    /// Words at the beginning of a sentence that are not shown, since the heading says them.
    pub implied: &'a str,
    /// The sentences, field by field.
    pub lists: &'a [OfList],
    /// Draws what stands before a sentence, such as the counter that the sentence names.
    pub lead: &'a dyn Fn(&mut Ui, &mut FrameContext, &str),
}

/// A field that holds sentences, with its present value.
struct Holding {
    field: usize,
    grammar: Grammar,
    most: usize,
    sentences: Vec<String>,
}

impl Form {
    /// Shows the sentences under a heading, and a list from which the user can add more.
    pub fn gathered(&self, ui: &mut Ui, context: &mut FrameContext, gathered: &Gathered) {
        let mut offers = Vec::new();
        for list in gathered.lists {
            let Some(holding) = self.holding(&context.state.document.project().content, list.what) else { continue };
            for at in &list.shows {
                self.gathered_line(ui, context, gathered, &holding, *at);
            }
            if holding.sentences.len() < holding.most {
                offers.extend(list.offers.iter().map(|text| (holding.field, text)));
            }
        }
        let offered = offers.iter().enumerate().map(|(at, (_, text))| Offer::new(at, without(gathered.implied, text), false));
        let chosen = choice(ui, &format!("Add to {}", gathered.name), LIST * 0.5, "Add\u{2026}", offered);
        for list in gathered.lists.iter().filter(|list| !list.shows.is_empty()) {
            if let Some(holding) = self.holding(&context.state.document.project().content, list.what) {
                context.reach(&self.kind.place(&self.row, holding.field), &chosen.response);
            }
        }
        if let Some((field, text)) = chosen.taken.and_then(|at| offers.get(at)) {
            let content = &context.state.document.project().content;
            if let Some(Value::Words(sentences)) = self.kind.value(content, &self.row, *field) {
                self.set(context, *field, &with(&sentences, sentences.len(), (*text).clone()), None);
            }
        }
    }

    fn gathered_line(&self, ui: &mut Ui, context: &mut FrameContext, gathered: &Gathered, holding: &Holding, at: usize) {
        let Some(text) = holding.sentences.get(at) else { return };
        let facts = self.kind.fields()[holding.field];
        let name = format!("{} {}", self.named(facts.spoken, facts.caption), at + 1);
        let state = context.state;
        let content = &state.document.project().content;
        let told = Told { content, name: &name, grammar: &holding.grammar, text };
        let found = line(ui, told, gathered.implied, |ui| (gathered.lead)(ui, context, text));
        if let Some(text) = found.text {
            self.set(context, holding.field, &with(&holding.sentences, at, text), found.gesture);
        }
        if found.done {
            let escaped = ui.input(|input| input.key_pressed(Key::Escape));
            context.push(found.gesture.filter(|_| escaped).map_or(Action::FinishStep, Action::CancelStep));
        }
    }

    /// The field for whose sentences `what` is the word; `None` if there is none.
    fn holding(&self, content: &Content, what: &str) -> Option<Holding> {
        (0..self.kind.fields().len()).find_map(|field| {
            let Sort::Sentences { grammar, most } = self.kind.sort(content, field) else { return None };
            let Value::Words(sentences) = self.kind.value(content, &self.row, field)? else { return None };
            (grammar.what == what).then_some(Holding { field, grammar, most, sentences })
        })
    }
}

/// A sentence as a list offers it, without the words that the heading says already.
fn without(implied: &str, text: &str) -> String {
    capital(text.strip_prefix(implied).unwrap_or(text))
}
