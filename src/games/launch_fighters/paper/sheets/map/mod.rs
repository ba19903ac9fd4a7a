//! The map on paper: terrain, grid, numbers, areas, labels, and the fleets at their starting places.
//!
//! A map of 40,000 spaces is cut into pages, so everything here draws only a part of it: a rectangle, measured from the upper left corner of the
//! whole board. Drawings may reach beyond the rectangle; the page cuts them off.

mod areas;
mod board_piece;
mod labels;
mod night;
mod set_up;
mod spread;
mod terrain;
mod token;

use std::collections::BTreeSet;
use std::sync::Arc;

use drawing::{Color, Ground, Item, Path, text};
use geometry::{GridLayout, Mm, Point, Rect, Size, Space, Vector};
use launch_fighters::{InMap, Map, Place, TerrainKind};
use rules::Id;
use sheets::draft::Draft;
use sheets::frame::{Body, Frame};
use sheets::look::{SMALL, THIN};
use sheets::poster::Large;
use sheets::{Printout, grid_lines, large};

pub use board_piece::Fielded;
use labels::{Plate, overlap};
pub use set_up::{picture_size, set_up_picture};
pub use token::{MOST_BARS, Token, token, tokens};

/// The smallest size of spaces that get numbers; in smaller spaces the numbers could not be read.
const SMALLEST_NUMBERED: Mm = Mm::new(9.0);

/// The margin around a number of the white plate behind it.
const PLATE: Mm = Mm::new(0.4);

/// The smallest size, in pixels, of letters that are drawn; smaller ones are a blur.
const READABLE: f64 = 5.0;
/// The smallest size to which the letters of labels shrink on a screen, in pixels.
const LABEL: f64 = 11.0;

/// A map with the layout in which it is drawn.
#[derive(Clone, Copy, Debug)]
pub struct MapDrawing<'map> {
    /// The map that is drawn.
    pub map: &'map Map,
    /// The layout of the map's spaces on paper.
    pub layout: GridLayout,
}

impl<'map> MapDrawing<'map> {
    /// A map to be drawn with spaces of size `space_size`, or of the map's own size for `None`.
    #[must_use]
    pub fn new(map: &'map Map, space_size: Option<Mm>) -> Self {
        // Spaces of size 0 would make a page of size 0.
        let size = space_size.unwrap_or(map.space_size).max(Mm::new(1.0));
        Self { map, layout: GridLayout::new(map.grid, size) }
    }

    /// Draws everything in one part of the board.
    #[must_use]
    pub fn part(&self, part: Rect) -> Draft {
        self.drawn(part, true, Mm::ZERO)
    }

    /// Draws everything in one part of the board for a screen with this many pixels to a millimetre: labels are larger than on paper, and the numbers
    /// of spaces are left out if they are too small to be read.
    #[must_use]
    pub fn part_on_screen(&self, part: Rect, pixels: f64) -> Draft {
        self.drawn(part, self.number_size().get() * pixels >= READABLE, Mm::new(LABEL / pixels.max(0.1)))
    }

    fn drawn(&self, part: Rect, with_numbers: bool, least_label: Mm) -> Draft {
        let mut draft = Draft::new();
        terrain::draw(&mut draft, self, part, terrain::detail(self.map, self.layout.space_size));
        areas::tint(&mut draft, self, part);
        grid_lines::draw(&mut draft, &self.layout, part, Color::gray(140), THIN.max(self.layout.space_size.get() * 0.008));
        let plates = labels::plates(self, least_label);
        if with_numbers {
            self.numbers(&mut draft, part, &plates);
        }
        areas::outline(&mut draft, self, part);
        areas::retreat_edges(&mut draft, self);
        areas::retreat_words(&mut draft, self);
        labels::area_names(&mut draft, self, part);
        labels::labels(&mut draft, self, &plates, part);
        self.by_day_or_night(draft, part)
    }

    fn by_day_or_night(&self, draft: Draft, part: Rect) -> Draft {
        if self.map.night { night::darkened(draft, self, part) } else { draft }
    }

    /// The whole board without grid, numbers and words, for a picture that is scaled down by this factor.
    #[must_use]
    pub fn sketch(&self, scale: f64) -> Draft {
        let mut draft = Draft::new();
        let whole = Rect::new(Point::ORIGIN, self.layout.size());
        terrain::draw(&mut draft, self, whole, terrain::detail(self.map, self.layout.space_size * scale));
        areas::tint(&mut draft, self, whole);
        areas::outline(&mut draft, self, whole);
        areas::retreat_edges(&mut draft, self);
        self.by_day_or_night(draft, whole)
    }

    /// Draws the numbers of a part's spaces, except those that a label covers. Numbers on a planetoid get plates, because its edge runs behind them.
    fn numbers(&self, draft: &mut Draft, part: Rect, plates: &[Plate]) {
        let covered = |ink: Rect| plates.iter().any(|plate| overlap(plate.room, ink));
        let planetoids = self.map.terrain.iter().filter(|(_, terrain)| terrain.kind == TerrainKind::Planetoid);
        // A planetoid bulges into the spaces below it, close to their numbers.
        let below = |space: &Space| [*space, Space { row: space.row.saturating_add(1), ..*space }];
        let planetoids: BTreeSet<Space> = planetoids.flat_map(|(_, terrain)| terrain.spaces.iter().flat_map(below)).collect();
        for (space, ink, item) in self.numbered(part).filter(|(_, ink, _)| !covered(*ink)) {
            if planetoids.contains(&space) {
                let plate = Path::rounded_rect(ink.inset(PLATE * -1.0), PLATE).filled(Color::WHITE.with_alpha(210));
                draft.path(plate.as_ground(Ground::Plain));
            }
            draft.items.push(item);
        }
    }

    /// The size of the numbers of spaces.
    fn number_size(&self) -> Mm {
        (self.layout.space_size * 0.095).max(Draft::SMALLEST)
    }

    /// The numbers of a part's spaces: for each, the space, the rectangle that the number covers, and the number as an item with its position.
    fn numbered(&self, part: Rect) -> impl Iterator<Item = (Space, Rect, (Point, Item))> {
        let size = self.layout.space_size;
        let style = SMALL.sized(self.number_size()).centred();
        let step = Vector::at(Mm::ZERO, size * -0.36);
        let spaces = self.layout.spaces_within(part).filter(move |_| size >= SMALLEST_NUMBERED);
        spaces.filter_map(move |space| {
            let number = self.map.number(space);
            if number.is_empty() {
                return None;
            }
            let (at, item) = text::line(&number, style, self.layout.centre(space) + step);
            let height = style.face.cap_height(style.size);
            let room = Size::of(text::width(&number, style.face, style.size), height);
            Some((space, Rect::new(at - Vector::at(Mm::ZERO, height), room), (at, item)))
        })
    }

    /// The words anywhere on the board that have to be cut off for lack of room.
    fn cut_words(&self) -> Vec<String> {
        let mut draft = Draft::new();
        let whole = Rect::new(Point::ORIGIN, self.layout.size());
        areas::retreat_words(&mut draft, self);
        labels::area_names(&mut draft, self, whole);
        labels::labels(&mut draft, self, &labels::plates(self, Mm::ZERO), whole);
        draft.cut
    }

    /// The rectangles of numbers and words, through which no cut between pages should go.
    fn keep(&self) -> Vec<Rect> {
        let whole = Rect::new(Point::ORIGIN, self.layout.size());
        let plates = labels::plates(self, Mm::ZERO);
        let mut keep: Vec<Rect> = self.numbered(whole).map(|(_, ink, _)| ink).collect();
        keep.extend(plates.iter().map(|plate| plate.room));
        keep.extend(labels::area_rooms(self));
        keep.extend(areas::retreat_rooms(self));
        keep
    }
}

/// The pages of a map: pages of a poster with an assembly plan, or one page as large as the map.
#[must_use]
pub fn pages(id: Id<Map>, map: &Map, frame: &Frame, as_one_page: bool, printout: &mut Printout) -> Vec<Body> {
    let drawing = MapDrawing::new(map, frame.choices.space_size);
    let tag = printout.tag(Place::Map(id, InMap::Whole));
    let (own, space_size) = (map.clone(), frame.choices.space_size);
    let tagged = move |part: Rect| {
        let mut draft = Draft::new();
        draft.add_tagged(Point::ORIGIN, MapDrawing::new(&own, space_size).part(part), tag);
        draft
    };
    let large = Large {
        title: map.label(),
        size: drawing.layout.size(),
        part: Arc::new(tagged),
        keep: &|| drawing.keep(),
        fills: false,
        sketch: &|scale| drawing.sketch(scale),
    };
    let place = Place::Map(id, InMap::Size);
    let Some(mut bodies) = large::bodies(frame, &large, drawing.layout, place, as_one_page, printout) else { return Vec::new() };
    // A label that is cut off on several pages is reported once.
    let mut cut = Draft::new();
    cut.cut = bodies.iter_mut().flat_map(|body| std::mem::take(&mut body.draft.cut)).chain(drawing.cut_words()).collect();
    cut.cut.dedup();
    printout.note_cut_texts(&mut cut, Place::Map(id, InMap::Whole), map.label());
    bodies
}
