//! The page of one thing of the blue book. It shows the display of a star, a race with its locals, the counter of a piece, or a table as printed in
//! the charts, followed by the thing's fields.

use egui::{RichText, Ui};

use super::Memory;
use crate::piece::counters;
use crate::things::Entry;
use drawing::ProgressMonitor;
use freedom_in_the_galaxy::{
    Chapter, Content, InCard, InCharacter, InPossession, InRace, InSovereign, InStar, InTable, InUnit, Pick, Place, Table,
};
use freedom_in_the_galaxy_paper::sheets::{CHARTS, cards, star_systems};
use kit::desks::FrameContext;
use kit::desks::blue_book::picture;
use kit::desks::told;
use kit::screen::{Preview, PreviewPage};
use kit::theme::Palette;
use kit::widgets::heading;
use paper::sheets::Request;
use project::{CardSize, Project};
use rules::Id;

/// The width of a counter, in points of the screen.
const COUNTER: f32 = 130.0;
/// The largest width of a display, in points of the screen, so that a whole display can be seen at once.
const DISPLAY: f32 = 390.0;
/// The largest width of a card, in points of the screen.
const CARD: f32 = 260.0;

/// Shows the thing of the blue book that is selected.
pub fn show(ui: &mut Ui, context: &mut FrameContext, book: &Memory, content: &Content, shown: Option<&Entry>) {
    let shown = shown.and_then(|entry| Some((entry, book.chapter(&entry.chapter)?)));
    let Some((entry, chapter)) = shown else {
        let words = "Stars with their planets, races with their locals, characters, possessions, units, sovereigns, the decks, and the tables of the game. Press a name to see what it is.";
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
        return;
    };
    let Some(alone) = alone(chapter, &entry.pick, content) else { return };
    let place = place(&entry.pick);
    match &entry.pick {
        Pick::Star(name) => {
            let page = || star_systems::display_page(&alone, Id::new(1)).into_iter().map(PreviewPage::from).collect();
            picture(ui, context, entry, name, DISPLAY, || Preview { pages: page(), ..Preview::default() });
        }
        Pick::Mission(name) | Pick::Event(name) | Pick::Secret(name) | Pick::Creature(name) => {
            card(ui, context, entry, &alone, name, place);
        }
        Pick::Action(number) => card(ui, context, entry, &alone, &format!("Action {number}"), place),
        Pick::Assignment(number) => card(ui, context, entry, &alone, &format!("Assignment {number}"), place),
        Pick::Race(name) => {
            heading(ui, name);
            told::lists(ui, &alone.clone().into(), &place.into());
        }
        Pick::Character(name) | Pick::Possession(name) | Pick::Unit(name) | Pick::Sovereign(name) => {
            piece(ui, context, &alone, entry, name, place);
        }
        Pick::Table(table) => {
            heading(ui, &format!("{} table", table.label()));
            match table {
                Table::Points | Table::Markers => {}
                _ => picture(ui, context, entry, table.label(), f32::INFINITY, || charts(&alone)),
            }
        }
    }
    told::fields(ui, &alone.into(), &place.into());
}

/// The place of the picked thing in the designs that [`alone`] returns, where it is the only one of its kind.
pub const fn place(pick: &Pick) -> Place {
    match pick {
        Pick::Star(_) => Place::Star(Id::new(1), InStar::Whole),
        Pick::Race(_) => Place::Race(Id::new(1), InRace::Whole),
        Pick::Character(_) => Place::Character(Id::new(1), InCharacter::Whole),
        Pick::Possession(_) => Place::Possession(Id::new(1), InPossession::Whole),
        Pick::Unit(_) => Place::Unit(Id::new(1), InUnit::Whole),
        Pick::Sovereign(_) => Place::Sovereign(Id::new(1), InSovereign::Whole),
        Pick::Mission(_) => Place::Mission(Id::new(1), InCard::Whole),
        Pick::Action(_) => Place::Action(Id::new(1), InCard::Whole),
        Pick::Event(_) => Place::Event(Id::new(1), InCard::Whole),
        Pick::Assignment(_) => Place::Assignment(Id::new(1), InCard::Whole),
        Pick::Secret(_) => Place::Secret(Id::new(1), InCard::Whole),
        Pick::Creature(_) => Place::Creature(Id::new(1), InCard::Whole),
        Pick::Table(table) => Place::Table(*table, InTable::Whole),
    }
}

/// Shows the card of a piece under its name, or its counter if it has no card.
fn piece(ui: &mut Ui, context: &mut FrameContext, alone: &Content, entry: &Entry, name: &str, place: Place) {
    heading(ui, name);
    if cards::page(alone, place, None, CardSize::default()).is_some() {
        return card(ui, context, entry, alone, name, place);
    }
    picture(ui, context, entry, name, COUNTER, || counters(alone, place));
}

/// Shows a card as it is printed.
fn card(ui: &mut Ui, context: &mut FrameContext, entry: &Entry, alone: &Content, name: &str, place: Place) {
    let pages = || cards::page(alone, place, None, CardSize::default()).into_iter().map(PreviewPage::from).collect();
    picture(ui, context, entry, name, CARD, || Preview { pages: pages(), ..Preview::default() });
}

/// Designs that consist only of the picked thing and what is copied along with it. For a character or possession, they also include the races and
/// planets of the project that it names. `None` if the thing cannot be copied.
pub fn alone(chapter: &Chapter, pick: &Pick, content: &Content) -> Option<Content> {
    let mut alone = match pick {
        Pick::Character(_) | Pick::Possession(_) => {
            Content { races: content.races.clone(), planets: content.planets.clone(), ..Content::default() }
        }
        Pick::Star(_)
        | Pick::Race(_)
        | Pick::Unit(_)
        | Pick::Sovereign(_)
        | Pick::Mission(_)
        | Pick::Action(_)
        | Pick::Event(_)
        | Pick::Assignment(_)
        | Pick::Secret(_)
        | Pick::Creature(_)
        | Pick::Table(_) => Content::default(),
    };
    for edit in chapter.copy(pick, &alone)? {
        alone.apply(&edit).ok()?;
    }
    Some(alone)
}

/// A preview of the charts as they are printed.
fn charts(alone: &Content) -> Preview {
    let project = Project::with_content(alone.clone().into(), "The blue book");
    let request = Request { only: vec![CHARTS], everything: true, ..Request::default() };
    Preview::print(&project, &request, ProgressMonitor::NONE).unwrap_or_default()
}
