//! Sentences of several fields under one heading, such as all that a side has at the start. They say first whose they are only where that does
//! not go without saying.

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

/// Those sentences of a list that stand under a heading.
pub struct OfList {
    /// What one of the sentences is, by which the field is known.
    what: &'static str,
    /// Which of them, counted from 0.
    shows: Vec<usize>,
    /// Those that can be added.
    offers: Vec<String>,
}

impl OfList {
    /// Some sentences of the field that holds those of a list, and those that can be added to it.
    #[must_use]
    pub const fn new<V: Verb>(shows: Vec<usize>, offers: Vec<String>) -> Self {
        Self { what: V::WHAT, shows, offers }
    }
}

/// What stands under a heading.
pub struct Gathered<'a> {
    /// What it is called in the middle of a sentence, such as "deals of the first side".
    pub name: &'a str,
    /// The words at the beginning of a sentence that go without saying.
    pub implied: &'a str,
    /// The sentences, list by list.
    pub lists: &'a [OfList],
    /// What leads a sentence, such as the counter of what it names.
    pub lead: &'a dyn Fn(&mut Ui, &mut FrameContext, &str),
}

/// A field that holds sentences.
struct Holding {
    field: usize,
    grammar: Grammar,
    most: usize,
    sentences: Vec<String>,
}

impl Form {
    /// Shows what stands under a heading, and a list from which more can be added.
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

    /// The field that holds the sentences of a list.
    fn holding(&self, content: &Content, what: &str) -> Option<Holding> {
        (0..self.kind.fields().len()).find_map(|field| {
            let Sort::Sentences { grammar, most } = self.kind.sort(content, field) else { return None };
            let Value::Words(sentences) = self.kind.value(content, &self.row, field)? else { return None };
            (grammar.what == what).then_some(Holding { field, grammar, most, sentences })
        })
    }
}

/// A sentence as a list offers it.
fn without(implied: &str, text: &str) -> String {
    capital(text.strip_prefix(implied).unwrap_or(text))
}
