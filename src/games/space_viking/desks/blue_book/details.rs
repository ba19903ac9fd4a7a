//! Shows one thing of the blue book in detail, with its fields.

use egui::{RichText, Ui};

use super::Memory;
use crate::things::Entry;
use kit::desks::{FrameContext, told};
use kit::theme::Palette;
use kit::widgets::heading;
use rules::Id;
use space_viking::{Chapter, Content, InItem, InPlayer, InTable, InTechnology, InWorld, Pick, Place};

/// Shows the thing of the blue book that is selected.
pub fn show(ui: &mut Ui, _: &mut FrameContext, book: &Memory, _: &Content, shown: Option<&Entry>) {
    let shown = shown.and_then(|entry| Some((entry, book.chapter(&entry.chapter)?)));
    let Some((entry, chapter)) = shown else {
        let words = "Worlds, houses with openings of 50 IU, items, technologies and the tables of the game. Press a name to see what it is.";
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
        return;
    };
    let Some(alone) = alone(chapter, &entry.pick) else { return };
    let place = match &entry.pick {
        Pick::World(name) => {
            heading(ui, name);
            alone.worlds.ids().next_back().map(|id| Place::World(id, InWorld::Whole))
        }
        Pick::Item(name) => {
            heading(ui, name);
            alone.items.ids().next_back().map(|id| Place::Item(id, InItem::Whole))
        }
        Pick::Technology(name) => {
            heading(ui, name);
            alone.technologies.ids().next_back().map(|id| Place::Technology(id, InTechnology::Whole))
        }
        Pick::Player(name) => {
            heading(ui, name);
            Some(Place::Player(Id::new(1), InPlayer::Whole))
        }
        Pick::Table(table) => {
            heading(ui, table.label());
            Some(Place::Table(*table, InTable::Whole))
        }
    };
    if let Some(place) = place {
        told::fields(ui, &alone.into(), &place.into());
    }
}

/// Designs that contain only the picked thing, the things that are copied with it, and the tables of its chapter, since these tables set prices.
/// `None` if the thing cannot be copied.
pub fn alone(chapter: &Chapter, pick: &Pick) -> Option<Content> {
    let mut alone = Content { tables: chapter.tables.clone().unwrap_or_default(), ..Content::default() };
    for edit in chapter.copy(pick, &alone)? {
        alone.apply(&edit).ok()?;
    }
    Some(alone)
}
