//! The blue book on the screen, for every game: the user searches its chapters, views things and chooses some to copy. The game says which things the
//! book has, what they look like, and what copying them changes.
//!
//! Reading order: this file, `shelf.rs` (the list), `filter.rs` (what the list leaves out), `copying.rs` (what copying things changes), `picture.rs`.

mod copying;
mod filter;
mod picture;
mod shelf;

pub use picture::picture;
pub use shelf::{InProject, Row, Section, SectionKind};

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Rect, Response, RichText, ScrollArea, Sense, TextEdit, Ui, UiBuilder, Vec2};

use crate::action::{Action, Change, Dialog};
use crate::desks::FrameContext;
use crate::theme::{self, Palette};
use crate::things::{BookBrowsing as Browsing, BookEntry as Entry, Browsing as AnyBrowsing};
use copying::Copying;
use drawing::Page;
use project::{AnyKind, Error, Library, OfGame};
use rules::Checked;
use rules::designs::Designs;

/// Shows the details of the viewed thing; if no thing is viewed (`None`), other words instead.
pub type Details<D, P> = fn(&mut Ui, &mut FrameContext, &Book<D>, &D, Option<&Entry<P>>);

/// The edits that copy a thing of a chapter into designs; `None` if the chapter does not have it.
pub type Copied<D, P> = fn(&<D as Designs>::Chapter, &P, &D) -> Option<Vec<<D as Checked>::Edit>>;

/// What a game tells about its blue book.
pub struct BlueBook<D: OfGame, P> {
    /// Lists the things of the book, in sections.
    pub sections: fn(&Book<D>, &D) -> Vec<Section<P>>,
    /// Draws the small picture of a thing in the list; `None` if it has no picture.
    pub face: fn(&D::Chapter, &P, &D) -> Option<Page>,
    /// Shows the details of the viewed thing, if there is one.
    pub details: Details<D, P>,
    /// The edits that copy a thing into designs, together with everything that it needs and the designs lack; `None` if the chapter does not have the
    /// thing.
    pub copy: Copied<D, P>,
    /// The kind of a thing.
    pub kind: fn(&P) -> &'static dyn AnyKind,
    /// The name of a thing, if the label of the undo step should contain it; otherwise `None`.
    pub name: fn(&P) -> Option<&str>,
    /// The words shown while nothing is chosen.
    pub help: &'static str,
}

/// The chapters of a game's blue book, which are read once each time the user opens the book.
pub struct Book<D: OfGame> {
    chapters: Vec<(String, D::Chapter)>,
    /// The message if a chapter could not be read; `None` if all were read.
    trouble: Option<String>,
    /// The number of the frame that showed the book last.
    pass: Option<u64>,
    /// The small pictures that have been shown since the book was opened.
    faces: Faces,
}

/// The small pictures ("faces") of things. The key is the chapter, and the kind and name of the thing; the value is `None` for a thing without a
/// picture.
type Faces = BTreeMap<(String, String), Option<Arc<Page>>>;

impl<D: OfGame> Default for Book<D> {
    fn default() -> Self {
        Self { chapters: Vec::new(), trouble: None, pass: None, faces: Faces::new() }
    }
}

impl<D: OfGame> Book<D> {
    /// Reads the chapters, unless the book was already open in the last frame; returns whether it has just been opened.
    fn open(&mut self, library: &Library, pass: u64) -> bool {
        let open = self.pass.is_some_and(|last| last + 2 >= pass);
        self.pass = Some(pass);
        if open {
            return false;
        }
        self.faces.clear();
        let read = |name: String| Ok((name.clone(), library.chapter::<D>(&name)?));
        let chapters: Result<Vec<_>, Error> = library.chapters(D::GAME).and_then(|names| names.into_iter().map(read).collect());
        match chapters {
            Ok(chapters) => (self.chapters, self.trouble) = (chapters, None),
            Err(error) => (self.chapters, self.trouble) = (Vec::new(), Some(error.to_string())),
        }
        true
    }

    /// Every chapter with the name of its file, in order.
    pub fn chapters(&self) -> impl Iterator<Item = (&str, &D::Chapter)> {
        self.chapters.iter().map(|(name, chapter)| (name.as_str(), chapter))
    }

    /// The chapter with this name; `None` if there is none.
    #[must_use]
    pub fn chapter(&self, name: &str) -> Option<&D::Chapter> {
        self.chapters.iter().find(|(known, _)| known == name).map(|(_, chapter)| chapter)
    }

    /// The things of all chapters, in one section for each kind. A thing for which `row` returns `None` is left out.
    pub fn by_kind<P>(
        &self,
        kinds: &[SectionKind<P>],
        things: impl Fn(&D::Chapter) -> Vec<P>,
        row: impl Fn(&str, &D::Chapter, P) -> Option<Row<P>>,
    ) -> Vec<Section<P>> {
        let section = |(title, is_of_kind): &SectionKind<P>| {
            let of_chapter = |(name, chapter)| {
                things(chapter).into_iter().filter(is_of_kind).filter_map(|thing| row(name, chapter, thing)).collect::<Vec<_>>()
            };
            Section { title: (*title).to_owned(), rows: self.chapters().flat_map(of_chapter).collect() }
        };
        kinds.iter().map(section).collect()
    }
}

impl<D: OfGame + Default, P> BlueBook<D, P>
where
    P: Clone + PartialEq + std::fmt::Debug + Send + Sync + 'static,
{
    /// Shows the book: the search field, its shelf on the left, and the viewed thing on the right. Returns the change that would add the chosen
    /// things, if there is anything to add.
    pub fn show(&self, ui: &mut Ui, context: &mut FrameContext, content: &D, browsing: &Browsing<P>) -> Option<Change> {
        let mut book = std::mem::take(context.memory.own.of::<Book<D>>());
        let opened = book.open(&context.state.library, ui.ctx().cumulative_pass_nr());
        let sections = (self.sections)(&book, content);
        let mut next = browsing.clone();
        let field = search(ui, &mut next.search);
        if opened {
            field.request_focus();
        }
        filter::show(ui, &sections, &mut next);
        let height = (ui.ctx().content_rect().height() - 364.0).clamp(160.0, 560.0);
        let (room, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), height), Sense::hover());
        let (left, right) = room.split_left_right_at_fraction(0.46);
        let mut faces = std::mem::take(&mut book.faces);
        column(ui, "book", left, |ui| {
            let mut paint = |ui: &Ui, row: &Row<P>, rect: Rect| {
                let key = (row.entry.chapter.clone(), format!("{} {}", row.kind, row.name));
                let make = || Some(Arc::new((self.face)(book.chapter(&row.entry.chapter)?, &row.entry.pick, content)?));
                if let Some(page) = faces.entry(key).or_insert_with(make) {
                    context.screen.paint_small(ui, page, rect);
                }
            };
            shelf::show(ui, book.trouble.as_deref(), sections, &mut next, &mut paint);
        });
        book.faces = faces;
        column(ui, "details", right.with_min_x(right.left() + theme::GAP * 2.0), |ui| {
            (self.details)(ui, context, &book, content, next.shown.as_ref());
        });
        let change = Copying { game: self, book: &book }.show(ui, &next, content);
        *context.memory.own.of::<Book<D>>() = book;
        if next != *browsing {
            context.push(Action::Ask(Dialog::BlueBook(AnyBrowsing::new(next))));
        }
        change
    }
}

/// Shows contents in a rectangle that scrolls independently.
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
