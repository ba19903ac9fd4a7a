//! What a thing of the blue book is: the display of a star, a race with its locals, the counter of a piece, a table as the charts have it, and
//! what stands in their fields.

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

/// How wide a counter is shown.
const COUNTER: f32 = 130.0;
/// No display is shown wider than this, so that a whole one is seen at once.
const DISPLAY: f32 = 390.0;
/// No card is shown wider than this.
const CARD: f32 = 260.0;

/// Shows the thing that is looked at.
pub fn show(ui: &mut Ui, context: &mut FrameContext, book: &Memory, content: &Content, shown: Option<&Entry>) {
    let shown = shown.and_then(|entry| Some((entry, book.chapter(&entry.chapter)?)));
    let Some((entry, chapter)) = shown else {
        let words = "Stars with their planets, races with their locals, characters, possessions, units, sovereigns, the decks, and the tables of the game. Press a name to see what it is.";
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
        return;
    };
    let Some(alone) = alone(chapter, &entry.pick, content) else { return };
    let place = match &entry.pick {
        Pick::Star(name) => {
            let page = || star_systems::display_page(&alone, Id::new(1)).into_iter().map(PreviewPage::from).collect();
            picture(ui, context, entry, name, DISPLAY, || Preview { pages: page(), ..Preview::default() });
            Place::Star(Id::new(1), InStar::Whole)
        }
        Pick::Mission(name) => card(ui, context, entry, &alone, name, Place::Mission(Id::new(1), InCard::Whole)),
        Pick::Action(number) => {
            let name = format!("Action {number}");
            card(ui, context, entry, &alone, &name, Place::Action(Id::new(1), InCard::Whole))
        }
        Pick::Event(name) => card(ui, context, entry, &alone, name, Place::Event(Id::new(1), InCard::Whole)),
        Pick::Assignment(number) => {
            let name = format!("Assignment {number}");
            card(ui, context, entry, &alone, &name, Place::Assignment(Id::new(1), InCard::Whole))
        }
        Pick::Secret(name) => card(ui, context, entry, &alone, name, Place::Secret(Id::new(1), InCard::Whole)),
        Pick::Creature(name) => card(ui, context, entry, &alone, name, Place::Creature(Id::new(1), InCard::Whole)),
        Pick::Race(name) => {
            heading(ui, name);
            told::lists(ui, &alone.clone().into(), &Place::Race(Id::new(1), InRace::Whole).into());
            Place::Race(Id::new(1), InRace::Whole)
        }
        Pick::Character(name) => piece(ui, context, &alone, entry, name, Place::Character(Id::new(1), InCharacter::Whole)),
        Pick::Possession(name) => piece(ui, context, &alone, entry, name, Place::Possession(Id::new(1), InPossession::Whole)),
        Pick::Unit(name) => piece(ui, context, &alone, entry, name, Place::Unit(Id::new(1), InUnit::Whole)),
        Pick::Sovereign(name) => piece(ui, context, &alone, entry, name, Place::Sovereign(Id::new(1), InSovereign::Whole)),
        Pick::Table(table) => {
            heading(ui, &format!("{} table", table.label()));
            match table {
                Table::Points | Table::Markers => {}
                _ => picture(ui, context, entry, table.label(), f32::INFINITY, || charts(&alone)),
            }
            Place::Table(*table, InTable::Whole)
        }
    };
    told::fields(ui, &alone.into(), &place.into());
}

/// Shows the card of a piece under its name, or its counter where it has no card; tells the place of the piece.
fn piece(ui: &mut Ui, context: &mut FrameContext, alone: &Content, entry: &Entry, name: &str, place: Place) -> Place {
    heading(ui, name);
    if cards::page(alone, place, None, CardSize::default()).is_some() {
        return card(ui, context, entry, alone, name, place);
    }
    picture(ui, context, entry, name, COUNTER, || counters(alone, place));
    place
}

/// Shows a card as it prints; tells its place.
fn card(ui: &mut Ui, context: &mut FrameContext, entry: &Entry, alone: &Content, name: &str, place: Place) -> Place {
    let pages = || cards::page(alone, place, None, CardSize::default()).into_iter().map(PreviewPage::from).collect();
    picture(ui, context, entry, name, CARD, || Preview { pages: pages(), ..Preview::default() });
    place
}

/// The designs of a project that holds nothing but the thing, what comes with it, and by name what other chapters hold that it names.
fn alone(chapter: &Chapter, pick: &Pick, content: &Content) -> Option<Content> {
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

/// The charts as they would print.
fn charts(alone: &Content) -> Preview {
    let project = Project::with_content(alone.clone().into(), "The blue book");
    let request = Request { only: vec![CHARTS], everything: true, ..Request::default() };
    Preview::print(&project, &request, ProgressMonitor::NONE).unwrap_or_default()
}
