//! The counters and cards of a game as they are printed. Each is drawn only once.

use std::sync::Arc;

use super::content;
use super::pieces::Piece;
use super::scene::Scene;
use drawing::Page;
use freedom_in_the_galaxy::{Content, InCharacter, InPossession, InUnit, Place};
use freedom_in_the_galaxy_paper::sheets::{cards, counters};
use project::{CardSize, Project};

/// A picture that can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Picture {
    /// The front of a counter.
    Front(Place),
    /// The back of a counter.
    Back(Place),
    /// The front of the marker of a camp.
    Camp,
    /// The back of the camp marker, which is the marker of a Coup.
    Coup,
    /// The front of a card.
    Card(Place),
}

/// The pictures of counters and cards that have been drawn, so that none is drawn twice.
#[derive(Default)]
pub struct Pictures {
    pages: Vec<(Picture, Option<Arc<Page>>)>,
}

impl Pictures {
    /// The picture of a counter; `None` if it has none.
    pub fn of(&mut self, project: &Project, scene: &Scene, piece: Piece) -> Option<Arc<Page>> {
        let unit = |kind| scene.unit_id(kind).map(|id| Place::Unit(id, InUnit::Whole));
        let picture = match piece {
            Piece::Unit(kind) | Piece::Hidden(kind) => Picture::Front(unit(kind)?),
            Piece::Seen(kind) if scene.look.imperial.is_some() => Picture::Front(unit(kind)?),
            Piece::Seen(kind) => Picture::Back(unit(kind)?),
            Piece::FaceDown => {
                let public = scene.look.public;
                Picture::Back(unit(public.kinds().find(|kind| public.unit(*kind).hidden)?)?)
            }
            Piece::Character(character) => Picture::Front(Place::Character(scene.character_id(character)?, InCharacter::Whole)),
            Piece::Ship(ship) => Picture::Front(Place::Possession(scene.possession_id(ship)?, InPossession::Whole)),
            Piece::Camp => Picture::Camp,
            Piece::Coup => Picture::Coup,
        };
        self.page(project, picture)
    }

    /// The picture of a card; `None` if the card is no longer in the project.
    pub fn card(&mut self, project: &Project, place: Place) -> Option<Arc<Page>> {
        self.page(project, Picture::Card(place))
    }

    fn page(&mut self, project: &Project, picture: Picture) -> Option<Arc<Page>> {
        if let Some((_, page)) = self.pages.iter().find(|(known, _)| *known == picture) {
            return page.clone();
        }
        let page = draw(project, content(project), picture).map(Arc::new);
        self.pages.push((picture, page.clone()));
        page
    }
}

fn draw(project: &Project, content: &Content, picture: Picture) -> Option<Page> {
    let face = |place, number| counters::faces(content, place, Some(project)).into_iter().nth(number);
    let marker = |back: bool| {
        let piece = counters::marker(counters::Marker::Camp);
        let face = if back { piece.back.clone() } else { Some(piece.front.clone()) };
        face.map(|face| Page { items: face.draft.items, ..Page::new(piece.name, piece.size) })
    };
    match picture {
        Picture::Front(place) => face(place, 0),
        Picture::Back(place) => face(place, 1),
        Picture::Camp => marker(false),
        Picture::Coup => marker(true),
        Picture::Card(place) => cards::page(content, place, Some(project), CardSize::Large),
    }
}
