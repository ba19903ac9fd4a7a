//! The page of one thing of the blue book: a character's counters, a boat to cut out, a board as it prints or a table as printed in the charts,
//! followed by the thing's fields.

use std::sync::Arc;

use egui::{RichText, Ui};

use super::Memory;
use crate::printed;
use crate::things::Entry;
use drawing::{Page, ProgressMonitor};
use geometry::{Mm, Point, Rect};
use kit::desks::FrameContext;
use kit::desks::blue_book::picture;
use kit::desks::told;
use kit::screen::Preview;
use kit::theme::Palette;
use kit::widgets::heading;
use paper::sheets::Request;
use project::Project;
use rules::Id;
use vikings::board::Board;
use vikings::{BoatClass, Chapter, Character, Content, InBoard, InBoat, InCharacter, InTroop, Pick, Place, Table};
use vikings_paper::sheets::boards::BoardDrawing;
use vikings_paper::sheets::boats;

/// The width of a hex in the small picture of a board.
const SMALL_HEX: Mm = Mm::new(12.0);
/// The width of a counter, in points of the screen.
const COUNTER: f32 = 130.0;
/// The width of a boat, in points of the screen.
const BOAT: f32 = 360.0;

/// Shows the thing of the blue book that is selected.
pub fn show(ui: &mut Ui, context: &mut FrameContext, book: &Memory, content: &Content, shown: Option<&Entry>) {
    let shown = shown.and_then(|entry| Some((entry, book.chapter(&entry.chapter)?)));
    let Some((entry, chapter)) = shown else {
        let words = "Troop types, characters with their counters, boats, boards, and the tables of the game. Press a name to see what it is.";
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
        return;
    };
    let Some(alone) = alone(chapter, &entry.pick, content) else { return };
    let place = match &entry.pick {
        Pick::Troop(name) => {
            heading(ui, name);
            Place::Troop(Id::new(1), InTroop::Whole)
        }
        Pick::Character(name) => {
            let Some(character) = alone.characters.get(Id::new(1)) else { return };
            heading(ui, name);
            picture(ui, context, entry, name, COUNTER, || pages(&alone, character));
            Place::Character(Id::new(1), InCharacter::Whole)
        }
        Pick::Boat(name) => {
            let Some(boat) = alone.boats.get(Id::new(1)) else { return };
            heading(ui, name);
            picture(ui, context, entry, name, BOAT, || boat_page(boat));
            Place::Boat(Id::new(1), InBoat::Whole)
        }
        Pick::Board(name) => {
            let Some(board) = alone.boards.get(Id::new(1)) else { return };
            heading(ui, name);
            picture(ui, context, entry, name, f32::INFINITY, || whole(board));
            Place::Board(Id::new(1), InBoard::Whole)
        }
        Pick::Table(table) => {
            heading(ui, &format!("{} table", table.label()));
            picture(ui, context, entry, table.label(), f32::INFINITY, || charts(chapter, *table));
            Place::Table(*table)
        }
    };
    told::fields(ui, &alone.into(), &place.into());
}

/// Designs that hold only the picked thing, with the tables that it needs: for a table, those of its chapter; for any other thing, those of the
/// project. `None` if the thing cannot be copied.
pub fn alone(chapter: &Chapter, pick: &Pick, content: &Content) -> Option<Content> {
    let tables = match pick {
        Pick::Table(_) => chapter.tables.clone()?,
        Pick::Troop(_) | Pick::Character(_) | Pick::Boat(_) | Pick::Board(_) => Arc::clone(&content.tables),
    };
    let mut alone = Content { tables, ..Content::default() };
    for edit in chapter.copy(pick, &alone)? {
        alone.apply(&edit).ok()?;
    }
    Some(alone)
}

/// A preview of the faces of a character's counters, in which nothing can be pressed.
fn pages(alone: &Content, character: &Character) -> Preview {
    Preview { pages: printed::faces(alone, character).into_iter().map(|(_, page)| page.into()).collect(), ..Preview::default() }
}

/// A preview of a boat, in which nothing can be pressed.
fn boat_page(boat: &BoatClass) -> Preview {
    Preview { pages: vec![boats::alone(boat).into()], ..Preview::default() }
}

/// A preview of a board, in which nothing can be pressed.
fn whole(board: &Board) -> Preview {
    Preview { pages: vec![board_page(board).into()], ..Preview::default() }
}

/// A page that shows the board and is exactly as large as the board.
pub fn board_page(board: &Board) -> Page {
    let drawing = BoardDrawing::of_board(board, Some(SMALL_HEX));
    let size = drawing.layout.size();
    let items = drawing.part(Rect::new(Point::ORIGIN, size)).items;
    Page { items, ..Page::new(board.label(), size) }
}

/// The charts as they print, beginning with the page that has the table.
fn charts(chapter: &Chapter, table: Table) -> Preview {
    let content = Content { tables: chapter.tables.clone().unwrap_or_default(), ..Content::default() };
    let project = Project::with_content(content.into(), "The blue book");
    let request = Request { only: vec![vikings_paper::sheets::CHARTS], ..Request::default() };
    let mut preview = Preview::print(&project, &request, ProgressMonitor::NONE).unwrap_or_default();
    if !matches!(table, Table::OnFoot | Table::AgainstRiders | Table::Situations) {
        preview.pages.reverse();
    }
    preview
}
