//! The picture of the board or layout on the desk: the project's boards with the present stroke already applied. Only the parts that differ from the
//! last picture are drawn again.

use std::sync::Arc;

use egui::Color32;

use super::layer::{self, Layer};
use super::stroke::Stroke;
use super::{Ground, Open};
use drawing::Items;
use geometry::{GridLayout, Mm, Rect, Size};
use kit::board::{Drawn, Layers};
use kit::theme;
use rules::{Id, Shelf};
use vikings::Content;
use vikings::board::{Board, Layout, Site};
use vikings_paper::sheets::boards::{BoardDrawing, of_layout};

/// The picture of a board or layout, kept as long as its sources stay the same.
#[derive(Default)]
pub struct Shown {
    of: Option<Of>,
    picture: Option<Arc<Pictured>>,
}

/// What the picture was drawn from; it is drawn again when one of these has changed.
#[derive(PartialEq)]
struct Of {
    ground: Ground,
    boards: Shelf<Board>,
    layout: Option<Layout>,
    stroke: Option<Stroke>,
    layers: Layers<Layer>,
}

/// A picture that was drawn, with the ground that it shows.
pub struct Pictured {
    drawn: BoardDrawing,
    /// The ground of the board or layout with all layers, including hidden ones.
    site: Site,
}

impl Pictured {
    /// The ground of the board or layout, with all layers.
    pub const fn site(&self) -> &Site {
        &self.site
    }
}

impl Shown {
    /// The picture, if there is one.
    pub const fn picture(&self) -> Option<&Arc<Pictured>> {
        self.picture.as_ref()
    }

    /// The layout of the hexes in the picture.
    pub fn layout(&self) -> Option<GridLayout> {
        self.picture.as_ref().map(|picture| picture.drawn.layout)
    }

    /// Draws the picture of a layout again if the layout has changed, for a desk that only shows the layout.
    pub fn update_layout(&mut self, content: &Content, layout: Id<Layout>) {
        self.update(Open { content, ground: Ground::Layout(layout) }, None, &Layers::default());
    }

    /// Draws the picture again if it has changed.
    pub(super) fn update(&mut self, open: Open, stroke: Option<&Stroke>, layers: &Layers<Layer>) {
        let same = self.of.as_ref().is_some_and(|of| {
            of.ground == open.ground
                && of.stroke.as_ref() == stroke
                && of.layers == *layers
                && is_same(&of.boards, &open.content.boards, open.ground)
                && { of.layout.as_ref() == open.layout().map(|(_, layout)| layout) }
        });
        if same {
            return;
        }
        self.of = Some(Of {
            ground: open.ground,
            boards: open.content.boards.clone(),
            layout: open.layout().map(|(_, layout)| layout.clone()),
            stroke: stroke.cloned(),
            layers: layers.clone(),
        });
        self.picture = pictured(open, stroke, layers).map(Arc::new);
    }
}

/// Whether the boards that the open board or layout consists of are unchanged.
fn is_same(before: &Shelf<Board>, now: &Shelf<Board>, ground: Ground) -> bool {
    let shared = |id| match (before.shared(id), now.shared(id)) {
        (Some(before), Some(now)) => Arc::ptr_eq(before, now),
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    };
    match ground {
        Ground::Board(id) => shared(id),
        Ground::Layout(_) => before.len() == now.len() && now.ids().all(shared),
    }
}

fn pictured(open: Open, stroke: Option<&Stroke>, layers: &Layers<Layer>) -> Option<Pictured> {
    if let Some((_, layout)) = open.layout() {
        let drawn = of_layout(open.content, layout);
        return Some(Pictured { site: drawn.site.clone(), drawn });
    }
    let (id, board) = open.board()?;
    let changed = stroke.and_then(|stroke| stroke.edit(id, board)).and_then(|(_, edit)| {
        let mut content = open.content.clone();
        content.apply(&edit).ok()?;
        content.boards.get(id).cloned()
    });
    let whole = BoardDrawing::of_board(changed.as_ref().unwrap_or(board), None);
    if *layers == Layers::default() {
        return Some(Pictured { site: whole.site.clone(), drawn: whole });
    }
    let mut board = changed.unwrap_or_else(|| board.clone());
    layer::hide(&mut board, layers);
    Some(Pictured { site: whole.site, drawn: BoardDrawing::of_board(&board, None) })
}

impl Drawn for Pictured {
    fn size(&self) -> Size {
        self.drawn.layout.size()
    }

    fn ground(&self) -> Color32 {
        theme::PAPER
    }

    fn part(&self, part: Rect, pixels: f64) -> Items {
        self.drawn.part_on_screen(part, pixels).items
    }

    fn changed(&self, before: &Self) -> Option<Vec<Rect>> {
        let (old, new) = (&before.drawn, &self.drawn);
        if old.layout != new.layout || old.sheets != new.sheets || old.site.corner() != new.site.corner() {
            return None;
        }
        let site = |drawing: &BoardDrawing, space| {
            let site = &drawing.site;
            (site.surface(space), site.terrain(space), [0, 1, 2, 3, 4, 5].map(|side| site.passage(space, side)))
        };
        let other = new.site.grid().spaces().filter(|space| site(old, *space) != site(new, *space));
        // Terrain has a soft edge, so a changed hex also changes the picture of its neighbours.
        let around: Mm = new.layout.space_size * -1.6;
        Some(other.map(|space| new.layout.bounds(space).inset(around)).collect())
    }
}
