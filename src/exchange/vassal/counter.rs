//! A piece, as a game describes it: its faces, its values, the ranges and spaces that can be shown around it, and what changes while it is played.

use std::borrow::Cow;
use std::collections::BTreeSet;

use drawing::{Color, Group, Page};
use geometry::{Angle, Facing, GridLayout, Point, Rect, Shape, Size, Space, Transform, Vector};

/// A piece that players move, such as a counter, a card or a boat.
#[derive(Clone, Debug)]
pub struct Piece {
    /// The name of the piece.
    pub name: String,
    /// The sort of the piece, such as "Ship". What pieces of a sort can do is defined once for all of them.
    pub sort: String,
    /// The side to which the piece belongs; `None` if it belongs to no side.
    pub side: Option<String>,
    /// The faces of the piece; palettes show the first one.
    pub faces: Vec<Face>,
    /// How many steps make a full turn of the piece; `None` if it does not turn.
    pub turns: Option<u8>,
    /// The clockwise angle by which the faces must be turned from the way in which they are drawn, so that they lie right for a piece that has been
    /// turned by no step.
    pub tilt: Angle,
    /// The values of the piece, each with its name, such as "Price".
    pub values: Vec<(&'static str, String)>,
    /// The outline of the piece, in the coordinates of a face's page. Players can grasp the piece inside the outline, and other pieces inside it are
    /// aboard this one. Without corners, the outline is the edge of the whole page.
    pub outline: Vec<Point>,
    /// The drawing that other sides see while one side hides the piece.
    pub cover: Option<Page>,
    /// The ranges that can be shown around the piece: the name of each, and its radius in spaces.
    pub ranges: Vec<(String, u32)>,
    /// The spaces around the piece that can be shown, such as those in front of the piece. They turn with the piece.
    pub veils: Vec<Veil>,
    /// Values that players change during play. Two gauges of a piece never have the same name.
    pub gauges: Vec<Gauge>,
    /// Whether the piece carries others or is carried.
    pub carriage: Carriage,
    /// The name of the deck to which the piece returns; `None` if it does not return to one.
    pub deck: Option<String>,
}

impl Piece {
    /// A piece with one face, which players can only move.
    #[must_use]
    pub fn new(name: impl Into<String>, sort: impl Into<String>, page: Page) -> Self {
        Self {
            name: name.into(),
            sort: sort.into(),
            side: None,
            faces: vec![Face { name: String::new(), page }],
            turns: None,
            tilt: Angle::degrees(0.0),
            values: Vec::new(),
            outline: Vec::new(),
            cover: None,
            ranges: Vec::new(),
            veils: Vec::new(),
            gauges: Vec::new(),
            carriage: Carriage::None,
            deck: None,
        }
    }

    /// A piece that is cut out of a printed sheet. If it has a back, the back is its second face, with the name `back`.
    #[must_use]
    pub fn cut_out(name: impl Into<String>, sort: impl Into<String>, piece: &sheets::imposition::Piece, back: &str) -> Self {
        let (front, behind) = piece.pages();
        let cut_out = Self::new(name, sort, front);
        behind.into_iter().fold(cut_out, |piece, page| piece.with_face(back, page))
    }

    /// Makes the piece belong to a side.
    #[must_use]
    pub fn of_side(self, side: impl Into<String>) -> Self {
        Self { side: Some(side.into()), ..self }
    }

    /// Lets the piece turn from side to side on spaces of this shape. The piece's front must be at the top of its drawing.
    #[must_use]
    pub fn turning(self, shape: Shape) -> Self {
        let north = Angle::degrees(90.0);
        Self { turns: Some(shape.sides()), tilt: shape.angle(Facing::default()) + north, ..self }
    }

    /// Adds a gauge to the piece, unless its highest level is 0.
    #[must_use]
    pub fn with_gauge(mut self, gauge: Gauge) -> Self {
        self.gauges.extend((gauge.most() > 0).then_some(gauge));
        self
    }

    /// Adds a face to the piece.
    #[must_use]
    pub fn with_face(mut self, name: impl Into<String>, page: Page) -> Self {
        self.faces.push(Face { name: name.into(), page });
        self
    }

    /// Adds a value to the piece.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "numbers and texts are passed alike")]
    pub fn with_value(mut self, name: &'static str, value: impl ToString) -> Self {
        self.values.push((name, value.to_string()));
        self
    }
}

impl Piece {
    /// The piece with its faces and its outline turned by its tilt.
    pub(super) fn tilted(&self) -> Cow<'_, Self> {
        let Some(first) = self.faces.first().filter(|_| self.tilt != Angle::degrees(0.0)) else { return Cow::Borrowed(self) };
        let whole = Rect::new(Point::ORIGIN, first.page.size);
        let turn = Transform::translate(Point::ORIGIN - whole.middle()).then(Transform::rotate(self.tilt));
        let room = turn.apply_to_rect(whole).size();
        let turn = turn.then(Transform::translate(Rect::new(Point::ORIGIN, room).middle() - Point::ORIGIN));
        let mut piece = self.clone();
        for face in &mut piece.faces {
            let items = std::mem::take(&mut face.page.items);
            face.page.items.push((Point::ORIGIN, Group::of(items).with_transform(turn).into()));
            face.page.size = room;
        }
        let outline = if self.outline.is_empty() { whole.corners().to_vec() } else { self.outline.clone() };
        piece.outline = outline.into_iter().map(|corner| turn.apply(corner)).collect();
        Cow::Owned(piece)
    }
}

/// A face of a piece.
#[derive(Clone, Debug)]
pub struct Face {
    /// What the face says about the piece in addition to its name, such as "stunned"; empty for the usual face.
    pub name: String,
    /// The drawing of the face.
    pub page: Page,
}

/// Whether a piece carries others or is carried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Carriage {
    /// The piece neither carries others nor is carried.
    #[default]
    None,
    /// The piece carries the pieces that lie on it, as a boat does.
    Carrier,
    /// The piece is carried by the carrier on which it lies, as a character is.
    Carried,
}

/// A value that players change during play, such as the damage of a boat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gauge {
    /// The name of the gauge, one word.
    pub name: &'static str,
    /// The levels that the gauge can have.
    pub levels: Levels,
    /// The level of the gauge before anything has happened.
    pub start: u32,
}

/// The levels that a gauge can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Levels {
    /// The numbers from 0 to this one.
    UpTo(u32),
    /// These words, which are counted from 0.
    Words(Vec<String>),
}

impl Gauge {
    /// A gauge that begins at its highest number and is reduced.
    #[must_use]
    pub const fn full(name: &'static str, most: u32) -> Self {
        Self { name, levels: Levels::UpTo(most), start: most }
    }

    /// A gauge that begins at 0 and is increased.
    #[must_use]
    pub const fn empty(name: &'static str, most: u32) -> Self {
        Self { name, levels: Levels::UpTo(most), start: 0 }
    }

    /// A gauge that begins at the first of some words.
    #[must_use]
    pub const fn of_words(name: &'static str, words: Vec<String>) -> Self {
        Self { name, levels: Levels::Words(words), start: 0 }
    }

    /// The highest level of the gauge.
    #[must_use]
    pub fn most(&self) -> u32 {
        match &self.levels {
            Levels::UpTo(most) => *most,
            Levels::Words(words) => words.len().saturating_sub(1) as u32,
        }
    }
}

/// Tinted spaces around a piece, which players can show. The piece is in the middle.
#[derive(Clone, Debug, PartialEq)]
pub struct Veil {
    /// The name of the menu entry that shows the spaces, such as "Show the front arc".
    pub name: String,
    /// The size of the drawing of the spaces.
    pub size: Size,
    /// The outlines of the spaces in the drawing.
    pub areas: Vec<Vec<Point>>,
    /// The colour of the spaces, through which the board must be visible.
    pub tint: Color,
}

impl Veil {
    /// Spaces of a grid around a piece in the space `middle`. They are given as they lie while the piece is not turned.
    #[must_use]
    pub fn of(name: impl Into<String>, tint: Color, layout: GridLayout, middle: Space, spaces: &BTreeSet<Space>) -> Self {
        let middle = layout.centre(middle);
        let rings = layout.rings(spaces);
        let corners = rings.iter().flatten().map(|corner| *corner - middle);
        let reach = corners.fold(Vector::default(), |reach, step| {
            Vector::at(reach.x.max(step.x).max(-step.x), reach.y.max(step.y).max(-step.y))
        });
        let areas =
            rings.into_iter().map(|ring| ring.into_iter().map(|corner| Point::ORIGIN + reach + (corner - middle)).collect());
        Self { name: name.into(), size: Size::of(reach.x * 2.0, reach.y * 2.0), areas: areas.collect(), tint }
    }
}
