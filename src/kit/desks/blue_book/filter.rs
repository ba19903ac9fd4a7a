//! The filters of the blue book's list: by kind, by side and by price.

use egui::{DragValue, Ui};

use super::{Browsing, Row, Section};
use crate::widgets::{NumberField, Offer, choice, small_button_if};
use rules::capital;

/// The width of a list of choices, in points of the screen.
const WIDTH: f32 = 150.0;

/// Shows the filters that are useful, that is, those for which the things of the book differ.
pub fn show<P: Clone>(ui: &mut Ui, sections: &[Section<P>], browsing: &mut Browsing<P>) {
    ui.horizontal_wrapped(|ui| {
        let rows = || sections.iter().flat_map(|section| &section.rows);
        words(ui, "Kind", "Of any kind", rows().map(|row| row.kind), &mut browsing.kind);
        words(ui, "Side", "Of any side", rows().filter_map(|row| row.side.as_deref()), &mut browsing.side);
        if let Some(dearest) = rows().filter_map(|row| row.points).max() {
            let mut most = browsing.most.unwrap_or(dearest);
            let field = NumberField(DragValue::new(&mut most).range(0..=dearest).prefix("at most "));
            let field = ui.add(field).on_hover_text("Leave out what costs more; what has no price stays.");
            if field.accessible_name("The highest price").changed() {
                browsing.most = Some(most).filter(|most| *most < dearest);
            }
        }
        let is_set = !browsing.kind.is_empty() || !browsing.side.is_empty() || browsing.most.is_some();
        if small_button_if(ui, is_set, "Show all").on_hover_text("Leave out nothing of the book.").clicked() {
            (browsing.kind, browsing.side, browsing.most) = (String::new(), String::new(), None);
        }
    });
}

/// Shows a list from which the user chooses one of these words, or `any` for all of them. Shows nothing if there are fewer than two different words.
fn words<'a>(ui: &mut Ui, name: &str, any: &str, known: impl Iterator<Item = &'a str>, chosen: &mut String) {
    let mut words: Vec<&str> = Vec::new();
    for word in known {
        if !words.contains(&word) {
            words.push(word);
        }
    }
    if words.len() < 2 {
        return;
    }
    let shown = if chosen.is_empty() { any.to_owned() } else { capital(chosen) };
    let first = Offer::new(String::new(), any.to_owned(), chosen.is_empty());
    let rest = words.iter().map(|word| Offer::new((*word).to_owned(), capital(word), *word == chosen.as_str()));
    if let Some(taken) = choice(ui, name, WIDTH, &shown, std::iter::once(first).chain(rest)).taken {
        *chosen = taken;
    }
}

/// Removes from a section the rows that the search and the filters exclude.
pub fn retain<P>(title: &str, rows: &mut Vec<Row<P>>, browsing: &Browsing<P>) {
    let search = browsing.search.trim().to_lowercase();
    let is_found = |row: &Row<P>| {
        let names = [title, &row.name, row.kind, &row.words];
        names.iter().any(|name| name.to_lowercase().contains(&search))
    };
    rows.retain(|row| {
        let is_of = |wanted: &str, own: Option<&str>| wanted.is_empty() || own == Some(wanted);
        let is_cheap = browsing.most.zip(row.points).is_none_or(|(most, points)| points <= most);
        is_found(row) && is_of(&browsing.kind, Some(row.kind)) && is_of(&browsing.side, row.side.as_deref()) && is_cheap
    });
}
