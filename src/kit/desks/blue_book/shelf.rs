//! The list of the blue book's things, in sections. Each row has a tick box to choose the thing, its picture, and its name; a press on the name shows
//! the thing in detail. A button chooses a whole section.

use egui::{Align, Button, Layout, Rect, RichText, Sense, Ui, Vec2};

use super::{Browsing, Entry, filter};
use crate::theme::{self, Palette};
use crate::widgets::{section, small_button};

/// The size of the small picture of a thing, in points of the screen.
const PICTURE: f32 = 34.0;

/// A section of the list, with a heading.
pub struct Section<P> {
    /// The heading of the section.
    pub title: String,
    /// The things in the section.
    pub rows: Vec<Row<P>>,
}

/// The heading of a section for the things of one kind, and a function that says whether a thing is of that kind.
pub type SectionKind<P> = (&'static str, fn(&P) -> bool);

/// A row of the list: a thing of the blue book.
pub struct Row<P> {
    /// The thing, by its chapter and the game's own reference.
    pub entry: Entry<P>,
    /// The name of the thing.
    pub name: String,
    /// The word for the thing's kind, such as "ship", which the search finds too.
    pub kind: &'static str,
    /// Other words by which the search finds the thing.
    pub words: String,
    /// The side that the thing belongs to; `None` if it belongs to no side.
    pub side: Option<String>,
    /// The price, in points or in the money of the game; `None` if the thing has no price.
    pub points: Option<i64>,
    /// The remark beside the name.
    pub remark: String,
    /// Whether the project has the thing already.
    pub in_project: InProject,
}

/// Whether the project has a thing of the blue book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InProject {
    /// The project has no thing with this name.
    No,
    /// The project has a different thing with the same name.
    Changed,
    /// The project has exactly the same thing.
    Same,
}

impl InProject {
    /// [`Self::Same`] if the project has exactly the same thing (`same`); otherwise [`Self::Changed`] if it has a thing with the same name (`named`);
    /// otherwise [`Self::No`].
    #[must_use]
    pub const fn of(same: bool, named: bool) -> Self {
        match (same, named) {
            (true, _) => Self::Same,
            (false, true) => Self::Changed,
            (false, false) => Self::No,
        }
    }

    const fn words(self) -> Option<&'static str> {
        match self {
            Self::No => None,
            Self::Changed => Some("in the project, changed"),
            Self::Same => Some("in the project"),
        }
    }
}

/// Shows the list, and records in `browsing` what the user chooses and views.
pub fn show<P: Clone + PartialEq>(
    ui: &mut Ui,
    trouble: Option<&str>,
    sections: Vec<Section<P>>,
    browsing: &mut Browsing<P>,
    paint: &mut dyn FnMut(&Ui, &Row<P>, Rect),
) {
    ui.spacing_mut().item_spacing.y = 1.0;
    let mut nothing = true;
    for Section { title, mut rows } in sections {
        filter::retain(&title, &mut rows, browsing);
        if rows.is_empty() {
            continue;
        }
        nothing = false;
        ui.add_space(6.0);
        head(ui, browsing, &title, &rows);
        for row in &rows {
            show_row(ui, browsing, row, paint);
        }
    }
    if let Some(trouble) = trouble {
        ui.label(RichText::new(format!("The blue book cannot be read: {trouble}.")).color(Palette::of(ui).error));
    } else if nothing {
        ui.label(RichText::new("Nothing in the blue book is like that.").color(Palette::of(ui).weak));
    }
}

/// Shows the heading of a section, and a button that chooses everything listed in the section or, if all is chosen already, nothing.
fn head<P: Clone + PartialEq>(ui: &mut Ui, browsing: &mut Browsing<P>, title: &str, rows: &[Row<P>]) {
    ui.horizontal(|ui| {
        section(ui, &title.to_uppercase());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let all = rows.iter().all(|row| browsing.chosen.contains(&row.entry));
            let (words, help) = if all {
                ("Take none", "Untick everything that is listed here.")
            } else {
                ("Take all", "Tick everything that is listed here.")
            };
            if small_button(ui, words).on_hover_text(help).accessible_name(format!("{words}: {title}")).clicked() {
                browsing.chosen.retain(|chosen| !rows.iter().any(|row| row.entry == *chosen));
                if !all {
                    browsing.chosen.extend(rows.iter().map(|row| row.entry.clone()));
                }
            }
        });
    });
}

fn show_row<P: Clone + PartialEq>(
    ui: &mut Ui,
    browsing: &mut Browsing<P>,
    row: &Row<P>,
    paint: &mut dyn FnMut(&Ui, &Row<P>, Rect),
) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.set_min_height(PICTURE);
        let mut taken = browsing.chosen.contains(&row.entry);
        let tick = ui.checkbox(&mut taken, "").on_hover_text("Take it into the project.");
        if tick.accessible_name(format!("Take {}", row.name)).changed() {
            browsing.chosen.retain(|other| *other != row.entry);
            if taken {
                browsing.chosen.push(row.entry.clone());
            }
            browsing.shown = Some(row.entry.clone());
        }
        let (picture, _) = ui.allocate_exact_size(Vec2::splat(PICTURE), Sense::hover());
        if ui.is_rect_visible(picture) {
            paint(ui, row, picture);
        }
        let remark = row.in_project.words().map_or_else(|| row.remark.clone(), |words| format!("{} · {words}", row.remark));
        let button = Button::selectable(browsing.shown.as_ref() == Some(&row.entry), row.name.as_str())
            .right_text(RichText::new(remark).size(theme::SMALL).color(palette.weak))
            .min_size(Vec2::new(ui.available_width(), PICTURE))
            .truncate();
        if ui.add(button).accessible_name(format!("Look at {}", row.name)).on_hover_text("Show what it is.").clicked() {
            browsing.shown = Some(row.entry.clone());
        }
    });
}
