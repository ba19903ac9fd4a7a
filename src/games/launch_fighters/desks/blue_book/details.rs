//! The page of one thing of the blue book: a ship's record sheet, or the picture of a style or a fleet, followed by the values of its fields.

use egui::{RichText, Ui};

use super::Memory;
use crate::things::Entry;
use crate::{live_sheet, style, things};
use kit::desks::FrameContext;
use kit::desks::blue_book::picture;
use kit::desks::told;
use kit::theme::Palette;
use kit::widgets::heading;
use launch_fighters::{Chapter, Content, Pick};
use launch_fighters_paper::sheets::record_sheet::Sheet;
use rules::Id;

/// Shows the thing of the blue book that is selected, with its picture and fields.
pub fn show(ui: &mut Ui, context: &mut FrameContext, book: &Memory, content: &Content, shown: Option<&Entry>) {
    let shown = shown.and_then(|entry| Some((entry, book.chapter(&entry.chapter)?)));
    let Some((entry, chapter)) = shown else {
        let words = "Ships, fleets ready to fight, and the styles in which they are drawn. Press a name to see what it is.";
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
        return;
    };
    let Some(alone) = alone(chapter, &entry.pick, content) else { return };
    let style = |ui: &mut Ui, context: &mut FrameContext, name: &str| {
        heading(ui, name);
        if let Some(found) = &chapter.style {
            picture(ui, context, entry, "style", f32::INFINITY, || style::sample(found, content.options));
        }
    };
    let place = match &entry.pick {
        Pick::Style => {
            style(ui, context, chapter.style.as_ref().map_or("", |style| style.label()));
            things::whole_style(Id::new(1))
        }
        Pick::Ship(name) => {
            let sheet = Sheet::of_design(&alone, Id::new(1));
            picture(ui, context, entry, name, f32::INFINITY, || sheet.map(live_sheet::card).unwrap_or_default());
            things::whole_ship(Id::new(1))
        }
        Pick::Fleet(name) => {
            style(ui, context, name);
            things::whole_fleet(Id::new(1))
        }
    };
    let (alone, place) = (alone.into(), place.into());
    told::lists(ui, &alone, &place);
    told::fields(ui, &alone, &place);
}

/// Designs that hold only the chosen thing and what it needs, with the optional rules of the project in `content`. `None` if the thing cannot be
/// copied.
pub fn alone(chapter: &Chapter, pick: &Pick, content: &Content) -> Option<Content> {
    let mut alone = Content { options: content.options, ..Content::default() };
    for edit in chapter.copy(pick, &alone)? {
        alone.apply(&edit).ok()?;
    }
    Some(alone)
}
