//! A piece, as a game describes it: its faces, what it is worth, what can be shown round it, and what changes while it is played.

use std::borrow::Cow;
use std::collections::BTreeSet;

use drawing::{Color, Group, Page};
use geometry::{Angle, Facing, GridLayout, Point, Rect, Shape, Size, Space, Transform, Vector};

/// A counter, a card, a boat.
#[derive(Clone, Debug)]
pub struct Piece {
    /// What it is called.
    pub name: String,
    /// The sort of piece that it is, such as "Ship": what all pieces of the sort can do is defined once.
    pub sort: String,
    /// Whose it is.
    pub side: Option<String>,
    /// Its faces; the first is the one that is drawn in palettes.
    pub faces: Vec<Face>,
    /// In how many steps it turns once round; none if it does not turn.
    pub turns: Option<u8>,
    /// How far its faces are turned from how they are drawn while it is turned by no step, clockwise.
    pub tilt: Angle,
    /// Its values, by their names, such as "Price".
    pub values: Vec<(&'static str, String)>,
    /// The line round what players take hold of, and on which others are aboard, on the page of a face; the whole page if it has no corners.
    pub outline: Vec<Point>,
    /// What others see of it while one side hides it.
    pub cover: Option<Page>,
    /// The ranges that can be shown round it: what each is called, and its radius in spaces.
    pub ranges: Vec<(String, u32)>,
    /// The spaces round it that can be shown, such as those in front of it; they turn with it.
    pub veils: Vec<Veil>,
    /// Values that players change while they play. No two of a piece have the same name.
    pub gauges: Vec<Gauge>,
    /// What it carries or what carries it.
    pub carriage: Carriage,
    /// The deck to which it returns.
    pub deck: Option<String>,
}

impl Piece {
    /// A piece with one face, which moves and does no more.
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

    /// A piece that is cut out of a sheet: its back, if it has one, is its second face, under this name.
    #[must_use]
    pub fn cut_out(name: impl Into<String>, sort: impl Into<String>, piece: &sheets::imposition::Piece, back: &str) -> Self {
        let (front, behind) = piece.pages();
        let cut_out = Self::new(name, sort, front);
        behind.into_iter().fold(cut_out, |piece, page| piece.with_face(back, page))
    }

    /// The same piece of a side.
    #[must_use]
    pub fn of_side(self, side: impl Into<String>) -> Self {
        Self { side: Some(side.into()), ..self }
    }

    /// The same piece, which turns from side to side on spaces of this shape. As it is drawn its front is at the top.
    #[must_use]
    pub fn turning(self, shape: Shape) -> Self {
        let north = Angle::degrees(90.0);
        Self { turns: Some(shape.sides()), tilt: shape.angle(Facing::default()) + north, ..self }
    }

    /// The same piece with one more gauge, unless there is nothing to count.
    #[must_use]
    pub fn with_gauge(mut self, gauge: Gauge) -> Self {
        self.gauges.extend((gauge.most() > 0).then_some(gauge));
        self
    }

    /// The same piece with one more face.
    #[must_use]
    pub fn with_face(mut self, name: impl Into<String>, page: Page) -> Self {
        self.faces.push(Face { name: name.into(), page });
        self
    }

    /// The same piece with one more value.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "numbers and texts are passed alike")]
    pub fn with_value(mut self, name: &'static str, value: impl ToString) -> Self {
        self.values.push((name, value.to_string()));
        self
    }
}

impl Piece {
    /// The same piece with its faces and its outline turned as far as they are tilted.
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
    /// What it says about the piece, such as "stunned", in addition to its name; nothing for the usual face.
    pub name: String,
    /// Its drawing.
    pub page: Page,
}

/// Whether a piece carries others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Carriage {
    /// It does not, and nothing carries it.
    #[default]
    None,
    /// It carries what lies on it, such as a boat.
    Carrier,
    /// What it lies on carries it, such as a character.
    Carried,
}

/// A value that players change while they play, such as the damage of a boat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gauge {
    /// What it is called, in one word.
    pub name: &'static str,
    /// Where it can stand.
    pub levels: Levels,
    /// Where it stands as long as nothing has happened.
    pub start: u32,
}

/// Where a gauge can stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Levels {
    /// At a number from 0 to this one.
    UpTo(u32),
    /// At one of these words, counted from 0.
    Words(Vec<String>),
}

impl Gauge {
    /// One that begins at its highest number and is taken from.
    #[must_use]
    pub const fn full(name: &'static str, most: u32) -> Self {
        Self { name, levels: Levels::UpTo(most), start: most }
    }

    /// One that begins at 0 and is added to.
    #[must_use]
    pub const fn empty(name: &'static str, most: u32) -> Self {
        Self { name, levels: Levels::UpTo(most), start: 0 }
    }

    /// One that begins at the first of some words.
    #[must_use]
    pub const fn of_words(name: &'static str, words: Vec<String>) -> Self {
        Self { name, levels: Levels::Words(words), start: 0 }
    }

    /// Its highest level.
    #[must_use]
    pub fn most(&self) -> u32 {
        match &self.levels {
            Levels::UpTo(most) => *most,
            Levels::Words(words) => words.len().saturating_sub(1) as u32,
        }
    }
}

/// Spaces round a piece, tinted. The piece is in the middle.
#[derive(Clone, Debug, PartialEq)]
pub struct Veil {
    /// What is chosen to show it, such as "Show the front arc".
    pub name: String,
    /// Its size.
    pub size: Size,
    /// The outlines of the spaces.
    pub areas: Vec<Vec<Point>>,
    /// Its tint, which has to let the board be seen.
    pub tint: Color,
}

impl Veil {
    /// Spaces of a grid round the one in which a piece stands that is turned by no step.
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
