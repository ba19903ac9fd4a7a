//! The cards: characters, possessions, missions, actions, galactic events, strategic assignments, secrets of planets and creatures, each with the
//! back of its deck.
//!
//! Decks differ by sign and name, and not by colour alone. Reading order: `deck.rs` (signs and colours), `flow.rs` (text that fits), `pictures.rs`,
//! `front.rs`, `character.rs`, `creature.rs`, `possession.rs`, `action.rs` (the card with three sections), `back.rs`.

mod action;
mod back;
mod character;
mod creature;
mod deck;
mod flow;
mod front;
mod pictures;
mod possession;

pub use creature::picture as creature_picture;
pub use deck::Deck;

use drawing::Page;
use freedom_in_the_galaxy::cards::DeckSection;
use freedom_in_the_galaxy::{Content, InCard, InCharacter, InPossession, Place, PossessionKind};
use geometry::{Rect, Size};
use project::{CardSize, Finding, Project};
use rules::Id;
use rules::designs::Designs as _;
use sheets::frame::{Body, Frame};
use sheets::imposition::{Face, Piece, Spacing, impose};
use sheets::{Draft, Printout, findings};

/// The largest number of cards that are printed.
const MOST: usize = 3000;

/// The size of a printed card that the designer chose.
#[must_use]
pub const fn size(choice: CardSize) -> Size {
    match choice {
        CardSize::Large => Size::new(63.5, 89.0),
        CardSize::Small => Size::new(44.0, 67.0),
    }
}

/// Sheets with all cards, deck by deck.
#[must_use]
pub fn cards(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let places = places(content);
    if places.len() > MOST {
        let message = format!("The game has {} cards, and {MOST} of them are printed.", places.len());
        printout.findings.push(Finding::new(&findings::PIECES_LEFT_OUT, project::Place::Project, message));
    }
    let size = size(frame.choices.cards);
    let pieces = places.into_iter().take(MOST).filter_map(|place| piece(content, place, frame.project, size)).collect();
    impose(frame, printout, "Cards", pieces, Spacing::of_counters(frame.choices))
}

/// Every card of the project, deck by deck.
#[must_use]
pub fn places(content: &Content) -> Vec<Place> {
    fn all<T>(ids: impl Iterator<Item = Id<T>>, place: fn(Id<T>, InCard) -> Place) -> Vec<Place> {
        ids.map(|id| place(id, InCard::Whole)).collect()
    }
    // Ships of the Empire have counters and no cards (14.6).
    let possessions = content.possessions.iter().filter(|(_, possession)| possession.kind != PossessionKind::ImperialShip);
    [
        content.characters.ids().map(|id| Place::Character(id, InCharacter::Whole)).collect(),
        possessions.map(|(id, _)| Place::Possession(id, InPossession::Whole)).collect(),
        all(content.missions.ids(), Place::Mission),
        all(content.actions.ids(), Place::Action),
        all(content.events.ids(), Place::Event),
        all(content.assignments.ids(), Place::Assignment),
        all(content.secrets.ids(), Place::Secret),
        all(content.creatures.ids(), Place::Creature),
    ]
    .concat()
}

/// The name of the card at this place in the project; empty if there is no such card.
#[must_use]
pub fn name(content: &Content, place: Place) -> String {
    Content::kinds().iter().find_map(|kind| kind.label(content, place)).unwrap_or_default()
}

/// The front of the card at this place in the project, as a page. If a project is given, its pictures are used. `None` if the place is not that of a
/// card, or the card no longer exists.
#[must_use]
pub fn page(content: &Content, place: Place, project: Option<&Project>, choice: CardSize) -> Option<Page> {
    let size = size(choice);
    let front = front::front(content, place, project, size)?;
    Some(Page { items: front.draft.items, ..Page::new(front.name, size) }.cut_from(front.deck.paper()))
}

/// The area of a section on its action card.
#[must_use]
pub fn section_area(section: DeckSection, choice: CardSize) -> Rect {
    action::area(&front::Measures::of(size(choice)), section)
}

/// The back of a deck as a page.
#[must_use]
pub fn back_page(deck: Deck, choice: CardSize) -> Page {
    let size = size(choice);
    Page { items: back::back(deck, size).items, ..Page::new(format!("Back of the {}", deck.label()), size) }
        .cut_from(deck.paper())
}

fn piece(content: &Content, place: Place, project: &Project, size: Size) -> Option<Piece> {
    let front = front::front(content, place, Some(project), size)?;
    let deck = front.deck;
    Some(Piece {
        place: place.into(),
        name: format!("The card {}", front.name),
        size,
        front: Face::new(front.draft, deck.paper()),
        back: Some(Face::new(back::back(deck, size), deck.paper())),
        stands: false,
        beyond: Draft::new(),
    })
}
