//! The blue book on the screen, for every game: its chapters are searched, looked at and chosen from. The game says what is on the shelf,
//! what a thing looks like, and what copying it changes.
//!
//! Reading order: this file, `shelf.rs` (the list), `copying.rs` (what copying things changes), `picture.rs`.

mod copying;
mod picture;
mod shelf;

pub use copying::Copying;
pub use picture::picture;
pub use shelf::{InProject, Row, Section};

use egui::{Rect, Response, RichText, ScrollArea, Sense, TextEdit, Ui, UiBuilder, Vec2};

use crate::theme::{self, Palette};
use crate::things::{BookBrowsing as Browsing, BookEntry as Entry};
use project::{Error, Library, OfGame};

/// A game's chapters as they were last read, so that they are read only once each time the book is opened.
pub struct Book<D: OfGame> {
    chapters: Vec<(String, D::Chapter)>,
    /// Why some chapter could not be read.
    trouble: Option<String>,
    /// The pass in which the book was last shown.
    pass: Option<u64>,
}

impl<D: OfGame> Default for Book<D> {
    fn default() -> Self {
        Self { chapters: Vec::new(), trouble: None, pass: None }
    }
}

impl<D: OfGame> Book<D> {
    /// Reads the chapters unless the book was open in the pass before; returns whether it has just been opened.
    pub fn open(&mut self, library: &Library, pass: u64) -> bool {
        let open = self.pass.is_some_and(|last| last + 2 >= pass);
        self.pass = Some(pass);
        if open {
            return false;
        }
        let read = |name: String| Ok((name.clone(), library.chapter::<D>(&name)?));
        let chapters: Result<Vec<_>, Error> = library.chapters(D::GAME).and_then(|names| names.into_iter().map(read).collect());
        match chapters {
            Ok(chapters) => (self.chapters, self.trouble) = (chapters, None),
            Err(error) => (self.chapters, self.trouble) = (Vec::new(), Some(error.to_string())),
        }
        true
    }

    /// Every chapter by the name of its file, in order.
    pub fn chapters(&self) -> impl Iterator<Item = (&str, &D::Chapter)> {
        self.chapters.iter().map(|(name, chapter)| (name.as_str(), chapter))
    }

    /// The chapter of this name.
    #[must_use]
    pub fn chapter(&self, name: &str) -> Option<&D::Chapter> {
        self.chapters.iter().find(|(known, _)| known == name).map(|(_, chapter)| chapter)
    }
}

/// Shows a book: the field to search it, its shelf on the left, and the viewed thing on the right. Returns what is searched, viewed and chosen
/// afterwards.
pub fn show<D: OfGame, P: Clone + PartialEq>(
    ui: &mut Ui,
    book: &Book<D>,
    opened: bool,
    browsing: &Browsing<P>,
    sections: Vec<Section<P>>,
    details: impl FnOnce(&mut Ui, Option<&Entry<P>>),
) -> Browsing<P> {
    let mut next = browsing.clone();
    let field = search(ui, &mut next.search);
    if opened {
        field.request_focus();
    }
    let height = (ui.ctx().content_rect().height() - 330.0).clamp(160.0, 560.0);
    let (room, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), height), Sense::hover());
    let (left, right) = room.split_left_right_at_fraction(0.46);
    column(ui, "book", left, |ui| shelf::show(ui, book.trouble.as_deref(), sections, &mut next));
    column(ui, "details", right.with_min_x(right.left() + theme::GAP * 2.0), |ui| details(ui, browsing.shown.as_ref()));
    next
}

/// A part of the room that scrolls by itself.
fn column(ui: &mut Ui, name: &str, rect: Rect, contents: impl FnOnce(&mut Ui)) {
    let mut part = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(name));
    ScrollArea::vertical().id_salt(name).auto_shrink([false, false]).show(&mut part, |ui| {
        ui.set_width((rect.width() - 14.0).max(80.0));
        contents(ui);
    });
}

fn search(ui: &mut Ui, words: &mut String) -> Response {
    let hint = RichText::new("Search by name or kind").color(Palette::of(ui).weak);
    let edit = TextEdit::singleline(words).id_salt("search book").hint_text(hint).desired_width(f32::INFINITY);
    ui.add(edit).accessible_name("Search the blue book").on_hover_text("Show only what has these letters in its name or kind.")
}
