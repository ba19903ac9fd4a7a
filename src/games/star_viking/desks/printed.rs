//! A cache of tiles and counters as they print. A picture is kept until the design that it shows changes.

use std::collections::BTreeMap;
use std::sync::Arc;

use drawing::{Ink, Page, hit};
use geometry::{Point, Rect, Size};
use kit::board::bounds;
use paper::sheets::{Draft, Printout};
use project::Project;
use rules::Id;
use star_viking::{Body, Color, InSystem, Orbit, Pasted, Place, Symbol, System, UnitType};
use star_viking_paper::sheets::counters::{self, Counter};
use star_viking_paper::sheets::tile::layout::{BodyLayout, OrbitLayout};
use star_viking_paper::sheets::tile::{self, Tile, TileLayout};

/// Tiles and counters as they print.
#[derive(Default)]
pub struct Printed {
    tiles: BTreeMap<(Id<System>, String), Printing>,
    counters: BTreeMap<(Id<UnitType>, Face), Kept>,
    inked: Vec<(Arc<Page>, Ink, Arc<Page>)>,
    symbols: Symbols,
}

/// A side of a counter, or its symbol alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Face {
    /// The front. The flag says whether the counter is the second Viking's; the number is the number of the unit, if the counter stands for one.
    Front(bool, Option<u32>),
    /// The back of the counter.
    Back,
    /// The designer's own symbol without the counter.
    Parts,
}

/// A printed counter, with the design from which it was made.
struct Kept {
    unit: Arc<UnitType>,
    pictures: [Option<Arc<[u8]>>; 2],
    page: Arc<Page>,
}

/// How many pages in inks other than full colour are kept; the oldest is dropped first.
const INKED: usize = 12;

/// A system, and its tile as it prints.
type Printing = (Arc<System>, Arc<PrintedTile>);

/// The pictures of all symbols. They are kept by the colour of a side, and by whether they are drawn for troops (`true`) or for spacecraft.
type Symbols = BTreeMap<(Color, bool), Vec<(Symbol, Arc<Page>)>>;

/// The front of a tile as it prints, with the positions of its parts.
#[derive(Debug, PartialEq)]
pub struct PrintedTile {
    /// The tile as a page of its own size.
    pub page: Arc<Page>,
    /// The positions of its orbits and bodies.
    pub layout: TileLayout,
    /// The positions that its orbits and bodies would have if no body were locked in its place.
    pub tidy: TileLayout,
    /// The places of the project that the tags of the page's items stand for.
    places: Vec<project::Place>,
    /// The system on the tile.
    pub system: Arc<System>,
}

impl Printed {
    /// The tile of a system with this label, drawn with the project's own pictures. The label ends with a number if the system has several tiles in
    /// play.
    pub fn tile(&mut self, id: Id<System>, system: &Arc<System>, label: &str, project: &Project) -> Arc<PrintedTile> {
        let key = (id, label.to_owned());
        if let Some((known, tile)) = self.tiles.get(&key)
            && Arc::ptr_eq(known, system)
        {
            return Arc::clone(tile);
        }
        // Tiles that show an earlier state of the system are dropped.
        self.tiles.retain(|(other, _), (known, _)| *other != id || Arc::ptr_eq(known, system));
        let tile = Arc::new(PrintedTile::of(id, system, label, Some(project)));
        self.tiles.insert(key, (Arc::clone(system), Arc::clone(&tile)));
        tile
    }

    /// A face of the counter of a type of unit, with the pictures of the project.
    pub fn counter(&mut self, project: &Project, id: Id<UnitType>, unit: &Arc<UnitType>, face: Face) -> Arc<Page> {
        let bytes = |pasted: Option<&Pasted>| Some(Arc::clone(project.picture(pasted?.picture)?.bytes()));
        let pictures = [bytes(unit.picture.as_ref()), bytes(unit.back.as_ref())];
        let same = |one: &Option<Arc<[u8]>>, other: &Option<Arc<[u8]>>| match (one, other) {
            (None, None) => true,
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (None, Some(_)) | (Some(_), None) => false,
        };
        if let Some(kept) = self.counters.get(&(id, face))
            && Arc::ptr_eq(&kept.unit, unit)
            && kept.pictures.iter().zip(&pictures).all(|(one, other)| same(one, other))
        {
            return Arc::clone(&kept.page);
        }
        let counter = Counter::of(unit).with_pictures(project);
        let square = Size::of(counters::SIDE, counters::SIDE);
        let page = match face {
            Face::Front(second, number) => page(&unit.label(), square, counter.of_second_viking(second).numbered(number).front()),
            Face::Back => page("Back", square, counter.back()),
            Face::Parts => page("Symbol", Size::new(counters::BOX.0, counters::BOX.1), counter.own_symbol()),
        };
        let kept = Kept { unit: Arc::clone(unit), pictures, page: Arc::clone(&page) };
        self.counters.insert((id, face), kept);
        page
    }

    /// A page as it prints in these inks.
    pub fn in_ink(&mut self, page: &Arc<Page>, ink: Ink) -> Arc<Page> {
        if ink.is_full() {
            return Arc::clone(page);
        }
        if let Some((.., inked)) = self.inked.iter().find(|(of, known, _)| Arc::ptr_eq(of, page) && *known == ink) {
            return Arc::clone(inked);
        }
        let inked = Arc::new(Page { items: ink.print(page.items.clone()), ..Page::new(page.title.clone(), page.size) });
        if self.inked.len() == INKED {
            self.inked.remove(0);
        }
        self.inked.push((Arc::clone(page), ink, Arc::clone(&inked)));
        inked
    }

    /// All symbols as pictures in the colours of a unit.
    pub fn symbols(&mut self, unit: &UnitType) -> &[(Symbol, Arc<Page>)] {
        let picture = |symbol: Symbol| (symbol, page(symbol.label(), counters::PICTURE, Counter::of(unit).picture(symbol)));
        let colours = (unit.color, unit.operations.is_ground());
        self.symbols.entry(colours).or_insert_with(|| Symbol::ALL.map(picture).into())
    }
}

/// The front and the back of the counter of a type of unit.
#[must_use]
pub fn faces(unit: &UnitType) -> [Arc<Page>; 2] {
    let page = |title: String, draft| page(&title, Size::of(counters::SIDE, counters::SIDE), draft);
    let counter = Counter::of(unit);
    [page(unit.label(), counter.front()), page(format!("{}, back", unit.label()), counter.back())]
}

fn page(title: &str, size: Size, draft: Draft) -> Arc<Page> {
    Arc::new(Page { items: draft.items, ..Page::new(title, size) })
}

impl PrintedTile {
    /// Lays out the tile of a system with this id and label.
    pub fn of(id: Id<System>, system: &Arc<System>, label: &str, project: Option<&Project>) -> Self {
        let mut printout = Printout::default();
        let draft = tile::tile(Tile { id, system, label, project }, &mut printout);
        let page = page(label, Self::SIZE, draft);
        let layout = TileLayout::of(system);
        let tidy = TileLayout::tidy(system).unwrap_or_else(|| layout.clone());
        Self { page, layout, tidy, places: printout.places, system: Arc::clone(system) }
    }

    /// The size of a printed tile.
    pub const SIZE: Size = Size::of(tile::WIDTH, tile::HEIGHT);

    /// The height at which a tile of this width is shown, both in points of the screen.
    #[must_use]
    pub fn height_at(width: f32) -> f32 {
        width * (Self::SIZE.height / Self::SIZE.width) as f32
    }

    /// The part of the system at a point of the tile, such as a sector, a body's name or the head; `None` on the empty background.
    #[must_use]
    pub fn part_at(&self, point: Point) -> Option<InSystem> {
        let tag = hit::hit(&self.page, point)?;
        match self.places.get(tag.0 as usize)? {
            project::Place::StarViking(Place::System(_, part)) => Some(*part),
            _ => None,
        }
    }

    /// The rectangle that encloses a part of the system on the tile.
    #[must_use]
    pub fn bounds(&self, part: InSystem) -> Option<Rect> {
        match part {
            InSystem::Whole | InSystem::Capital => None,
            InSystem::Name | InSystem::Technology | InSystem::Wealth => Some(self.layout.head),
            InSystem::Orbit(orbit) => {
                let orbit = self.orbit(orbit)?;
                orbit.cells().into_iter().reduce(Rect::union)
            }
            InSystem::Body(orbit, body) => {
                let laid = self.body(orbit, body)?;
                Some(laid.disc().union(laid.name))
            }
            InSystem::Sector(space) => self.system.has(space).then(|| bounds(self, space)),
        }
    }

    /// The layout of the orbit with this id; `None` if the tile does not have it.
    #[must_use]
    pub fn orbit(&self, orbit: Id<Orbit>) -> Option<&OrbitLayout> {
        self.layout.orbits.iter().find(|laid| laid.id == orbit)
    }

    /// The layout that a body would have if it were not locked in its place.
    #[must_use]
    pub fn tidy_body(&self, orbit: Id<Orbit>, body: Id<Body>) -> Option<&BodyLayout> {
        let orbit = self.tidy.orbits.iter().find(|laid| laid.id == orbit)?;
        orbit.bodies.iter().find(|laid| laid.id == body)
    }

    /// The layout of the body with this id; `None` if its orbit does not have it.
    #[must_use]
    pub fn body(&self, orbit: Id<Orbit>, body: Id<Body>) -> Option<&BodyLayout> {
        let orbit = self.orbit(orbit)?;
        orbit.bodies.iter().find(|laid| laid.id == body)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::board::Spaces as _;
    use project::{Content, Game, Library};

    #[test]
    fn every_sector_of_the_sample_is_found_in_its_middle_and_its_corners_stand_round_it() {
        let sample = Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the sample opens");
        let Content::StarViking(content) = &sample.content else { panic!("it is of Star Viking") };
        let mut printed = Printed::default();
        for (id, system) in content.systems.iter() {
            let tile = printed.tile(id, content.systems.shared(id).expect("it is there"), system.label(), &sample);
            for space in system.spaces() {
                let label = system.space_label(space);
                let middle = tile.middle(space);
                assert_eq!(tile.at(middle), Some(space), "{}: {label}", system.label());
                let bounds = tile.bounds(InSystem::Sector(space)).expect("it has bounds");
                assert!(bounds.contains(middle), "{}: {label}", system.label());
            }
            let again = printed.tile(id, content.systems.shared(id).expect("it is there"), system.label(), &sample);
            assert!(Arc::ptr_eq(&tile, &again), "what stays as it is stays printed");
        }
    }
}
