//! The form for several things of a kind: a value that the user sets there goes to all of them as one step. If their values differ, the form says so.

use egui::{Label, RichText, Ui};

use super::Form;
use crate::desks::FrameContext;
use crate::theme::{self, Palette};
use crate::widgets::{heading, small_button};
use project::{AnyKind, Content, Place};
use rules::counted;
use rules::kind::{Sort, Value};

/// How many different values are listed at most; if there are more, only their number is given.
const MOST_TOLD: usize = 4;

/// The values that a field has in the things that are edited together.
struct Held {
    field: usize,
    /// The value that the field holds in the selected thing.
    own: Value,
    /// The values that the field holds in the other things that are edited together with the selected one.
    others: Vec<Value>,
}

impl Form {
    /// The form of a thing that also sets the same fields of `others`, which are things of the same kind.
    #[must_use]
    pub fn of_several(kind: &'static dyn AnyKind, thing: Place, others: Vec<Place>) -> Self {
        let among = Some(counted(others.len() + 1, kind.facts().one));
        Self { kind, row: thing, width: None, among, others }
    }

    /// Shows the form for the rows that are chosen together on a board, and says how many they are. Returns whether it has shown the form: at least
    /// two rows must be chosen, and all must be of the same kind.
    pub fn chosen(ui: &mut Ui, context: &mut FrameContext, rows: &[Place]) -> bool {
        let Some((first, others)) = rows.split_first().filter(|(_, others)| !others.is_empty()) else { return false };
        let Some(Self { kind, row, .. }) = Self::of(context, first.clone()) else { return false };
        let content = &context.state.document.project().content;
        if others.iter().any(|other| kind.row_of(content, other).as_ref() != Some(other)) {
            return false;
        }
        heading(ui, &format!("{} chosen", counted(rows.len(), kind.facts().one)));
        ui.add_space(theme::GAP);
        Self::of_several(kind, row, others.to_vec()).of_all(ui, context);
        true
    }

    /// Shows the fields that all of the edited things have, one below the other, and says where their values differ.
    pub fn of_all(&self, ui: &mut Ui, context: &mut FrameContext) {
        ui.spacing_mut().item_spacing.y = 8.0;
        for Held { field, own, others } in self.held(&context.state.document.project().content) {
            self.show(ui, context, field);
            let content = &context.state.document.project().content;
            if others.iter().any(|value| *value != own) {
                let sort = self.kind.sort_at(content, &self.row, field);
                if self.differs(ui, field, &differing(&sort, &others, &own)) {
                    self.set(context, field, &own, None);
                }
            }
        }
    }

    /// Shows which other values the things have; returns whether the user wants to give the value in the form to all things.
    fn differs(&self, ui: &mut Ui, field: usize, words: &str) -> bool {
        ui.horizontal_wrapped(|ui| {
            let words = RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak);
            ui.add(Label::new(words).wrap());
            let button = small_button(ui, "Give this to all").on_hover_text("All of them get what stands in the field.");
            let spoken = self.kind.fields()[field].spoken;
            button.accessible_name(format!("Give this to all: {spoken}")).clicked()
        })
        .inner
    }

    /// The fields that can be set for all of the edited things at once. Names and long texts are left out, because each belongs to one thing alone.
    /// What is drawn on a board is left out too, because it is changed there.
    fn held(&self, content: &Content) -> Vec<Held> {
        let rows: Vec<&Place> = std::iter::once(&self.row).chain(&self.others).collect();
        let is_own = |field: usize| {
            let place = self.kind.place(&self.row, field);
            self.kind.name_place(&self.row) == Some(place)
        };
        let of = |field: usize| {
            let sort = self.kind.sort_at(content, &self.row, field);
            let is_left_out = !sort.is_editable()
                || matches!(sort, Sort::Prose | Sort::Sentences { .. } | Sort::Spaces { .. })
                || is_own(field)
                || rows
                    .iter()
                    .any(|row| !self.kind.is_shown(content, row, field) || self.kind.sort_at(content, row, field) != sort);
            if is_left_out {
                return None;
            }
            let mut values = rows.iter().map(|row| self.kind.value(content, row, field));
            Some(Held { field, own: values.next()??, others: values.collect::<Option<_>>()? })
        };
        (0..self.kind.fields().len()).filter_map(of).collect()
    }
}

/// Lists the values that differ from `own`, each once: "Others: 2, 5".
fn differing(sort: &Sort, others: &[Value], own: &Value) -> String {
    let mut words: Vec<String> = Vec::new();
    for value in others.iter().filter(|value| *value != own) {
        let told = sort.in_words(value);
        if !words.contains(&told) {
            words.push(told);
        }
    }
    match words.len() {
        0..=MOST_TOLD => format!("Others: {}", words.join(", ")),
        more => format!("Others: {}", counted(more, "other value")),
    }
}
