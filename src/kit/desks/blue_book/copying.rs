//! Copying things from the blue book into the project: the edits, the summary of what is added, and the thing to select afterwards.

use egui::{RichText, Ui};

use super::{BlueBook, Book, Browsing, Entry};
use crate::action::Change;
use crate::theme::Palette;
use project::{AnyKind, Content, Edit, OfGame};
use rules::Checked;
use rules::{capital, counted, listed};

/// A game's blue book while chosen things are copied from it.
pub struct Copying<'a, D: OfGame, P> {
    /// What the game tells about its blue book.
    pub game: &'a BlueBook<D, P>,
    /// The chapters of the book.
    pub book: &'a Book<D>,
}

impl<D: OfGame, P: Clone> Copying<'_, D, P> {
    /// Shows what adding the chosen things would do. Returns the change, which also selects the first of the things; `None` if nothing would change.
    pub fn show(&self, ui: &mut Ui, browsing: &Browsing<P>, designs: &D) -> Option<Change> {
        let before: Content = designs.clone().into();
        let (mut after, mut edits, mut first) = (before.clone(), Vec::new(), None);
        for entry in &browsing.chosen {
            // A fleet, for example, is copied together with its ships. Then the fleet is selected, because the user has chosen the fleet and not the
            // ships.
            let kind = (self.game.kind)(&entry.pick);
            let known = kind.things(&after).len();
            for edit in D::own(&after).map(|designs| self.edits(entry, designs)).unwrap_or_default() {
                let edit: Edit = edit.into();
                if after.apply(&edit).is_ok() {
                    edits.push(edit);
                    first = first.or_else(|| kind.only());
                }
            }
            first = first.or_else(|| kind.things(&after).into_iter().nth(known));
        }
        self.summary(ui, !browsing.chosen.is_empty(), &before, &after);
        let only = if let [entry] = browsing.chosen.as_slice() { (self.game.name)(&entry.pick) } else { None };
        let label = only.map_or_else(|| "Add from the blue book".to_owned(), |name| format!("Add {name} from the blue book"));
        let change = Change { select: first, ..Change::edits(label, edits) };
        (!change.steps.is_empty()).then_some(change)
    }

    /// The edits that copy one thing, and everything that it needs, from its own chapter.
    fn edits(&self, entry: &Entry<P>, designs: &D) -> Vec<<D as Checked>::Edit> {
        let chapter = self.book.chapter(&entry.chapter);
        chapter.and_then(|chapter| (self.game.copy)(chapter, &entry.pick, designs)).unwrap_or_default()
    }

    /// Shows how many things of each kind are added.
    fn summary(&self, ui: &mut Ui, is_chosen: bool, before: &Content, after: &Content) {
        let added = |kind: &&dyn AnyKind| -> usize {
            match kind.only() {
                Some(only) => kind.differs(before, after, &only).into(),
                None => kind.things(after).len() - kind.things(before).len(),
            }
        };
        let kinds = after.kinds().iter().copied().filter(|kind| kind.is_of_things());
        let counts: Vec<_> = kinds.map(|kind| (added(&kind), kind.facts().one)).filter(|(count, _)| *count > 0).collect();
        let words: Vec<_> = counts.iter().map(|(count, one)| counted(*count, one)).collect();
        let words = match (is_chosen, words.as_slice()) {
            (false, _) => self.game.help.to_owned(),
            (true, []) => "The project has all of this already.".to_owned(),
            (true, _) => {
                let verb = if counts.iter().map(|(count, _)| count).sum::<usize>() == 1 { "is" } else { "are" };
                let words = capital(&listed(&words));
                format!("{words} {verb} added, as one step; what the project has already is not copied again.")
            }
        };
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
    }
}
