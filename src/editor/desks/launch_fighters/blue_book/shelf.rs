//! The list of what the blue book holds, chapter by chapter: a tick to take a thing, its name to look at it.

use egui::{Button, RichText, Ui, Vec2};

use super::{Browsing, Entry, Memory};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::section;
use crate::rules::launch_fighters::{Chapter, Content, Pick, cost};

/// A row of the list.
struct Row {
    entry: Entry,
    name: String,
    remark: String,
    /// Whether the project has it already, to the letter.
    there: bool,
}

/// Shows the list.
pub fn show(ui: &mut Ui, book: &Memory, content: &Content, browsing: &mut Browsing) {
    ui.spacing_mut().item_spacing.y = 1.0;
    let search = browsing.search.trim().to_lowercase();
    let mut nothing = true;
    for (name, chapter) in &book.chapters {
        let rows = rows(name, chapter, content, &search);
        if rows.is_empty() {
            continue;
        }
        nothing = false;
        ui.add_space(6.0);
        section(ui, &title(name, chapter).to_uppercase());
        for row in rows {
            show_row(ui, browsing, &row);
        }
    }
    if let Some(trouble) = &book.trouble {
        ui.label(RichText::new(format!("The blue book cannot be read: {trouble}.")).color(Palette::of(ui).error));
    } else if nothing {
        ui.label(RichText::new("Nothing in the blue book is called that.").color(Palette::of(ui).weak));
    }
}

/// What a chapter is called: its style, or its file in words.
pub fn title(name: &str, chapter: &Chapter) -> String {
    chapter.style.as_ref().map_or_else(|| format!("From the {}", name.replace('-', " ")), |style| style.label().to_owned())
}

/// The things of a chapter whose names or kinds hold the letters.
fn rows(name: &str, chapter: &Chapter, content: &Content, search: &str) -> Vec<Row> {
    let whole = title(name, chapter).to_lowercase().contains(search);
    let row = |pick: Pick, name: &str, kind: &str, remark: String| {
        let found = whole || name.to_lowercase().contains(search) || kind.to_lowercase().contains(search);
        found.then(|| {
            let there = chapter.copy(&pick, content).is_some_and(|edits| edits.is_empty());
            Row { entry: Entry { chapter: String::new(), pick }, name: name.to_owned(), remark, there }
        })
    };
    let style = chapter.style.iter().filter_map(|style| row(Pick::Style, style.label(), "fleet style", "style".to_owned()));
    let fleets = chapter.fleets.iter().filter_map(|fleet| {
        let spent = chapter.spent(fleet, &content.options);
        row(Pick::Fleet(fleet.name.clone()), &fleet.name, "fleet", format!("fleet, {spent} of {}", fleet.budget))
    });
    let ships = chapter.ships.iter().filter_map(|ship| {
        let price = cost::price(ship, &content.options).map_or_else(|| "no price".into(), |price| price.total.to_string());
        let kind = format!("{} {}", ship.kind, ship.class);
        let kind_words = ship.kind.to_lowercase();
        let remark = if kind_words.is_empty() { price } else { format!("{kind_words}, {price}") };
        row(Pick::Ship(ship.name.clone()), &ship.name, &kind, remark)
    });
    let mut rows: Vec<Row> = style.chain(fleets).chain(ships).collect();
    for row in &mut rows {
        name.clone_into(&mut row.entry.chapter);
    }
    rows
}

fn show_row(ui: &mut Ui, browsing: &mut Browsing, row: &Row) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let mut taken = browsing.chosen.contains(&row.entry);
        let tick = ui.checkbox(&mut taken, "").on_hover_text("Take it into the project.");
        if tick.accessible_name(format!("Take {}", row.name)).changed() {
            browsing.chosen.retain(|other| *other != row.entry);
            if taken {
                browsing.chosen.push(row.entry.clone());
            }
            browsing.shown = Some(row.entry.clone());
        }
        let remark = if row.there { format!("{} · in the project", row.remark) } else { row.remark.clone() };
        let button = Button::selectable(browsing.shown.as_ref() == Some(&row.entry), row.name.as_str())
            .right_text(RichText::new(remark).size(theme::SMALL).color(palette.weak))
            .min_size(Vec2::new(ui.available_width(), theme::ROW))
            .truncate();
        if ui.add(button).accessible_name(format!("Look at {}", row.name)).on_hover_text("Show what it is.").clicked() {
            browsing.shown = Some(row.entry.clone());
        }
    });
}
