//! The pieces that are cut out of a sheet: counters, tiles and terrain, with or without backs.

use super::Printout;
use super::draft::Draft;
use super::later::Later;
use super::look::{FAINT, THIN};
use drawing::{Color, Group, Items, Page, Path, Stretch, Stroke};
use geometry::{Angle, Mm, Point, Rect, Size, Transform};
use project::{Backs, Place};

/// A piece to be cut out.
#[derive(Clone, Debug)]
pub struct Piece {
    /// The place of the thing that the piece represents.
    pub place: Place,
    /// The name by which a finding calls the piece.
    pub name: String,
    /// The size of the piece when it is cut out.
    pub size: Size,
    /// The front of the piece, measured from its top left corner.
    pub front: Face,
    /// The back of the piece, if it has one.
    pub back: Option<Face>,
    /// Whether the piece may be printed so that it can be folded to stand upright on feet.
    pub stands: bool,
    /// A drawing that continues beyond the cuts of the front, measured from the piece's corner. It is used if a plain colour beyond the cuts is not
    /// enough.
    pub beyond: Draft,
}

/// One side of a piece.
#[derive(Clone, Debug)]
pub struct Face {
    /// The drawing on this side of the piece.
    pub draft: Draft,
    /// A drawing on top of `draft` that is made only when its sheet is needed; `None` if there is none.
    pub later: Option<Later>,
    /// The colour that continues beyond the cut edge, so that an inexact cut shows no white.
    pub bleed: Color,
}

impl Face {
    /// A side of a piece with this drawing on it.
    #[must_use]
    pub const fn new(draft: Draft, bleed: Color) -> Self {
        Self { draft, later: None, bleed }
    }

    /// A side of a piece that is drawn only when its sheet is needed, for drawings that would take much memory all together.
    #[must_use]
    pub const fn drawn_later(later: Later, bleed: Color) -> Self {
        Self { draft: Draft::new(), later: Some(later), bleed }
    }

    /// The whole drawing on this side of the piece, including the later drawing. If texts were cut off, there is a finding about the piece.
    pub(super) fn drawn(&self, piece: &Laid, printout: &mut Printout) -> Items {
        let mut items = self.draft.items.clone();
        if let Some(later) = &self.later {
            let mut draft = later.draw(printout);
            printout.note_cut_texts(&mut draft, piece.place.clone(), &piece.name);
            items.extend(draft.items);
        }
        items
    }
}

impl Piece {
    /// The front and the back as pages of the piece's own size. Their drawings may continue beyond the cut edge.
    #[must_use]
    pub fn pages(&self) -> (Page, Option<Page>) {
        let mut printout = Printout::default();
        let laid = Laid::new(self.clone(), Backs::None);
        let mut page = |face: &Face| {
            let mut page = Page::new(&*self.name, self.size);
            page.items = face.drawn(&laid, &mut printout);
            page.cut_from(face.bleed)
        };
        (page(&self.front), self.back.as_ref().map(page))
    }
}

/// The height of a foot, as a fraction of the height of the piece that stands on it.
const FOOT: f64 = 0.35;

/// A piece as it is laid on a sheet: one or several panels, one below another, with folds between them.
#[derive(Clone, Debug)]
pub(super) struct Laid {
    /// The place of the thing that the piece represents.
    pub place: Place,
    /// The name by which a finding calls the piece.
    pub name: String,
    /// The size of the piece before it is folded.
    pub size: Size,
    /// A drawing that continues beyond the cuts of the front. It lies below the cut lines.
    pub beyond: Draft,
    /// The panels on the front of the sheet.
    pub panels: Vec<Panel>,
    /// The drawing on the back of the sheet.
    pub back: Option<Face>,
}

/// A part of a piece between two folds.
#[derive(Clone, Debug)]
pub(super) struct Panel {
    /// How far below the top of the piece the panel begins.
    pub top: Mm,
    /// The height of the panel.
    pub height: Mm,
    /// The drawing on the panel; a foot has none.
    pub face: Face,
    /// Whether the panel is printed upside down, so that it is upright when the piece is folded.
    pub head_down: bool,
}

impl Laid {
    /// Lays out the piece, with its back where the print choices say.
    pub fn new(piece: Piece, backs: Backs) -> Self {
        let Piece { place, name, size, front, back, stands, beyond } = piece;
        let whole = |face: Face, top: Mm, head_down: bool| Panel { top, height: size.height, face, head_down };
        let (panels, back) = match (backs, back) {
            (Backs::Standee, _) if stands => {
                let foot = size.height * FOOT;
                let bare = || Face::new(Draft::new(), Color::WHITE);
                let sole = |top: Mm| Panel { top, height: foot, face: bare(), head_down: false };
                let panels = vec![
                    sole(Mm::ZERO),
                    whole(front.clone(), foot, true),
                    whole(front, foot + size.height, false),
                    sole(foot + size.height * 2.0),
                ];
                (panels, None)
            }
            (Backs::Fold, Some(back)) => (vec![whole(back, Mm::ZERO, true), whole(front, size.height, false)], None),
            (Backs::None, _) => (vec![whole(front, Mm::ZERO, false)], None),
            (Backs::Duplex | Backs::Fold | Backs::Standee, back) => (vec![whole(front, Mm::ZERO, false)], back),
        };
        let height = panels.iter().map(|panel| panel.height).sum();
        Self { place, name, size: Size::of(size.width, height), beyond, panels, back }
    }

    /// All drafts of the piece, so that they can be searched for texts that were cut off.
    pub fn drafts(&mut self) -> impl Iterator<Item = &mut Draft> {
        let back = self.back.as_mut().map(|back| &mut back.draft);
        self.panels.iter_mut().map(|panel| &mut panel.face.draft).chain(back)
    }

    /// For each panel its rectangle and its bleed colour, if the piece lies at `at`.
    pub fn grounds(&self, at: Rect) -> impl Iterator<Item = (Rect, Color)> {
        self.panels.iter().map(move |panel| (panel.rect(at), panel.face.bleed))
    }

    /// The folds between the panels, if the piece lies at `at`.
    pub fn folds(&self, at: Rect) -> impl Iterator<Item = Stretch> {
        self.panels.iter().skip(1).map(move |panel| {
            let y = at.min.y + panel.top;
            (Point::at(at.min.x, y), Point::at(at.max.x, y))
        })
    }

    /// The whole drawing on the front of the sheet, measured from the corner of the piece.
    pub fn front(&self, printout: &mut Printout) -> Draft {
        let mut draft = Draft::new();
        let whole = Rect::new(Point::ORIGIN, self.size);
        if let [only] = self.panels.as_slice() {
            draft.items = only.face.drawn(self, printout);
            return draft;
        }
        // A click between the drawings of the panels finds the piece too.
        draft.target(whole);
        for panel in &self.panels {
            let rect = panel.rect(whole);
            let (turn, corner) = if panel.head_down { (Angle::degrees(180.0), rect.max) } else { (Angle::ZERO, rect.min) };
            draft.put(corner, Group::of(panel.face.drawn(self, printout)).with_transform(Transform::rotate(turn)));
        }
        for fold in self.panels.iter().skip(1).map(|panel| panel.top) {
            let line = Path::line(&[Point::at(Mm::ZERO, fold), Point::at(self.size.width, fold)]);
            // Dark dashes over a light line are visible on the lightest background and on the darkest.
            draft.path(line.clone().with_stroke(Stroke::new(Color::WHITE, Mm::new(THIN * 2.0))));
            draft.path(line.with_stroke(Stroke::new(FAINT, Mm::new(THIN)).dashed(&[1.2, 0.8])));
        }
        draft
    }
}

impl Panel {
    fn rect(&self, piece: Rect) -> Rect {
        Rect::new(Point::at(piece.min.x, piece.min.y + self.top), Size::of(piece.width(), self.height))
    }
}
