//! The boards: displays of star systems, the galaxy, tracks and endurance sheets, each with named spaces.

use std::collections::BTreeSet;

use crate::sheets::ring::{self, RingPart, RingSpace};
use crate::sheets::secret_papers::reader;
use crate::sheets::sequence::tracks_of;
use crate::sheets::tracks::Track;
use crate::sheets::{endurance, galaxy, star_systems};
use drawing::Page;
use exchange::vassal::{Board, Spaces, Spot, Stack, Standing};
use freedom_in_the_galaxy::{Content, Planet, RulesLevel, Scenario, Side, Star};
use geometry::{Mm, Point, Size, Vector};
use rules::Id;

/// A space of a board in VASSAL.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Region {
    /// The name of the board.
    pub board: String,
    /// The name by which the board knows the space.
    pub name: String,
}

impl Region {
    /// A stack of pieces in this space.
    pub fn stack(self, pieces: Vec<Standing>) -> Stack {
        Stack { name: self.name.clone(), board: self.board, at: Spot::Named(self.name), pieces }
    }
}

/// The boards that show the star systems in play.
pub struct Displays {
    /// The boards, in rows.
    pub rows: Vec<Vec<Board>>,
    /// The spaces of the planets on the boards.
    spaces: Vec<(Id<Planet>, RingPart, Region)>,
}

impl Displays {
    /// The displays of stars, in about as many rows as columns.
    pub fn of(content: &Content, stars: &[Id<Star>]) -> Self {
        let (mut boards, mut spaces, mut names) = (Vec::new(), Vec::new(), BTreeSet::new());
        for (id, star) in stars.iter().filter_map(|id| Some((*id, content.stars.get(*id)?))) {
            let Some(page) = star_systems::display_page(content, id) else { continue };
            let name = distinct(format!("{} {}", star.number, star.label()), &mut names);
            let ring = ring::spaces(content, id);
            let from_the_star = star_systems::middle() - Point::ORIGIN;
            let places = ring.iter().map(|space| (space_name(content, space), space.words.middle() + from_the_star));
            let drift = [("Drift", star_systems::drift()), ("Drift Two", star_systems::drift_two().middle())];
            let places = named(places.chain(drift.map(|(name, at)| (name.to_owned(), at))));
            for (space, (place, _)) in ring.iter().zip(&places) {
                spaces.push((space.planet, space.part, Region { board: name.clone(), name: place.clone() }));
            }
            boards.push(board(name, page, places));
        }
        Self { rows: in_rows(&boards), spaces }
    }

    /// The space that stands for a part of a planet; `None` if the planet is not in play.
    pub fn region(&self, planet: Id<Planet>, part: RingPart) -> Option<Region> {
        self.spaces.iter().find(|(of, at, _)| (*of, *at) == (planet, part)).map(|(.., region)| region.clone())
    }
}

/// Arranges boards in about as many rows as columns.
fn in_rows(boards: &[Board]) -> Vec<Vec<Board>> {
    let across = (1..=boards.len()).find(|across| across * across >= boards.len()).unwrap_or(1);
    boards.chunks(across).map(<[Board]>::to_vec).collect()
}

/// The name of a space on the ring of a planet: the planet's name, followed by what the space stands for.
fn space_name(content: &Content, space: &RingSpace) -> String {
    let planet = content.planets.get(space.planet);
    let what = match space.part {
        RingPart::Orbit => "orbit",
        RingPart::Track(loyalty) => loyalty.label(),
        RingPart::Environ(id) => {
            planet.and_then(|planet| planet.environs.get(id)).map_or("environ", |environ| environ.kind.label())
        }
    };
    format!("{} {what}", planet.map_or("Planet", Planet::label))
}

/// The map of the galaxy with a space for each star; `None` if the scenario needs no map, or the map is too large.
pub fn galaxy(content: &Content, scenario: Option<Id<Scenario>>) -> Option<Board> {
    let (page, stars) = galaxy::page(content, scenario)?;
    Some(board("Map of the galaxy".to_owned(), page, named(stars)))
}

/// The tracks that are needed at a level of the rules.
pub fn tracks(content: &Content, scenario: Option<Id<Scenario>>, level: RulesLevel) -> Vec<Board> {
    let of = |track: Track| {
        let (page, spaces) = track.page();
        board(track.title, page, named(spaces))
    };
    tracks_of(content, scenario, level).into_iter().map(of).collect()
}

/// The endurance sheets of both sides, with a space for each wound.
pub fn endurance(content: &Content) -> Vec<Board> {
    let of = |side: Side| {
        let (page, boxes) = endurance::page(content, side)?;
        Some(board(format!("Endurance of {}", reader(side)), page, named(boxes)))
    };
    Side::ALL.into_iter().filter_map(of).collect()
}

/// A board that shows a page, with a margin so that neighbouring boards do not touch.
fn board(name: String, page: Page, places: Vec<(String, Point)>) -> Board {
    const ROOM: Mm = Mm::new(4.0);
    let moved = Vector::at(ROOM, ROOM);
    let size = Size::of(page.size.width + ROOM * 2.0, page.size.height + ROOM * 2.0);
    let items = page.items.into_iter().map(|(at, item)| (at + moved, item)).collect();
    let places = places.into_iter().map(|(name, at)| (name, at + moved)).collect();
    Board { name, page: Page { items, ..Page::new(page.title, size) }, spaces: Spaces::Named(places) }
}

/// Makes names and points unique: a repeated name gets a number, and if two places lie on the same point, the second is left out.
fn named(places: impl IntoIterator<Item = (String, Point)>) -> Vec<(String, Point)> {
    let (mut names, mut found) = (BTreeSet::new(), Vec::<(String, Point)>::new());
    for (name, at) in places {
        if !found.iter().any(|(_, taken)| *taken == at) {
            found.push((distinct(name, &mut names), at));
        }
    }
    found
}

/// A name that is not taken yet: the given name, with a number if it is taken already.
fn distinct(name: String, taken: &mut BTreeSet<String>) -> String {
    let numbered = (2..).map(|number| format!("{name} {number}"));
    let free = std::iter::once(name.clone()).chain(numbered).find(|name| !taken.contains(name)).unwrap_or(name);
    taken.insert(free.clone());
    free
}
