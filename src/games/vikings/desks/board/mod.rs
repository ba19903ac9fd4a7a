//! The desk of boards and layouts: ground that is painted on, and tools that look over it.
//!
//! A board is painted: terrain by the hex, walls and the like by the side, and shallows follow by themselves. A stroke is gathered from
//! pointer down to up and then becomes one edit; while it lasts the board is drawn with that very edit applied. A layout has boards instead, that are
//! dragged until they join. On both one asks what a bow bears on and how far somebody comes.
//!
//! Reading order: this file, `tool.rs`, `stroke.rs`, `shown.rs` (the picture), `canvas.rs`, `looks.rs` (sight and reach over the picture), `moved.rs` (boards of
//! a layout), `strip.rs`, `inspector.rs`.

mod canvas;
mod inspector;
mod layer;
mod looks;
mod moved;
mod shown;
mod strip;
mod stroke;
mod tool;

pub use inspector::{board as inspect, layout as inspect_layout};
pub use shown::{Pictured, Shown};

use egui::Ui;

use geometry::{GridLayout, Space};
use kit::action::Change;
use kit::board::{GridSpaces, Layers, Painted, Swatches, View, above, below};
use kit::desks::FrameContext;
use kit::desks::beginning::{Chosen, choose, none_yet};
use layer::Layer;
use looks::{Looked, Walk};
use moved::Moved;
use rules::Id;
use stroke::Stroke;
use tool::Tool;
use vikings::board::{Barrier, Board, Layout, Surface};
use vikings::{Content, Edit, InBoard, InLayout};

/// What the desk remembers from pass to pass.
#[derive(Default)]
pub struct Memory {
    /// What lies on the desk.
    of: Option<Ground>,
    tool: Tool,
    surface: Surface,
    barrier: Standing,
    /// How many hexes the brush reaches beyond its middle.
    reach: u32,
    /// The side of the cursor's hex that the keys mean.
    side: u8,
    view: View<Space>,
    stroke: Option<Stroke>,
    /// Whether a stroke was given up while the button is still down.
    given_up: bool,
    /// The board of a layout that is on its way.
    moved: Option<Moved>,
    /// From where is looked and walked.
    from: Option<Space>,
    walk: Walk,
    /// What is seen or reached from there.
    looked: Looked,
    shown: Shown,
    layers: Layers<Layer>,
    swatches: Swatches<Surface>,
    picture: Painted<Pictured>,
}

/// What lies on the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A board.
    Board(Id<Board>),
    /// A layout.
    Layout(Id<Layout>),
}

/// What is put onto hexsides.
struct Standing(Barrier);

impl Default for Standing {
    fn default() -> Self {
        Self(Barrier::Wall)
    }
}

/// What lies on the desk, with what is there.
#[derive(Clone, Copy)]
struct Open<'a> {
    content: &'a Content,
    ground: Ground,
}

/// The hexes of what lies on the desk.
pub type Hexes = GridSpaces<()>;

/// The hexes of ground that lies so.
#[must_use]
pub fn hexes(layout: GridLayout) -> Hexes {
    GridSpaces { layout, numbering: (), name: |(), space| Board::space_label(space) }
}

/// Shows the desk of a board.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Board>, place: InBoard) {
    if content.boards.get(id).is_none() {
        return;
    }
    let open = Open { content, ground: Ground::Board(id) };
    desk(ui, context, open);
    if context.jump
        && let InBoard::Space(space) = place
    {
        let memory = &mut context.memory.own.of::<crate::Memory>().board;
        if let Some(layout) = memory.shown.layout() {
            memory.view.show(&hexes(layout), space);
        }
    }
}

/// Shows the desk of a layout.
pub fn show_layout(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Layout>, _: InLayout) {
    let Some(layout) = content.layouts.get(id) else { return };
    if layout.laid(&content.boards).next().is_some() {
        return desk(ui, context, Open { content, ground: Ground::Layout(id) });
    }
    if content.boards.is_empty() {
        return none_yet(
            ui,
            context,
            "board",
            "A layout joins boards edge to edge; boards are painted, or taken from the blue book.",
        );
    }
    let offered = content.boards.iter().map(|(board, known)| (board, format!("Begin with {}", known.label())));
    let words = "Begin with one, here or in the list on the right; others are joined to it edge to edge.";
    if let Some(Chosen::This(board)) = choose(ui, ("The layout has no boards yet", words), offered, None) {
        context.change(inspector::joined(content, (id, layout), board));
    }
}

fn desk(ui: &mut Ui, context: &mut FrameContext, open: Open) {
    let memory = &mut context.memory.own.of::<crate::Memory>().board;
    if memory.of != Some(open.ground) {
        memory.turn_to(open);
    }
    memory.shown.update(open, memory.stroke.as_ref(), &memory.layers);
    memory.look(open);
    above(ui, "board tools", 0, |ui| strip::show(ui, context, open));
    below(ui, "board line", |ui| strip::line(ui, context, open));
    canvas::show(ui, context, open);
}

impl Memory {
    /// Something else is on the desk: all of it is shown, the tools stay in hand as far as they serve there.
    fn turn_to(&mut self, open: Open) {
        self.of = Some(open.ground);
        self.view = View::default();
        (self.stroke, self.moved, self.from) = (None, None, None);
        (self.shown, self.picture, self.looked) = (Shown::default(), Painted::default(), Looked::default());
        if !self.tool.serves(open.ground) {
            self.tool = Tool::Select;
        }
    }
}

impl<'a> Open<'a> {
    fn board(self) -> Option<(Id<Board>, &'a Board)> {
        let Ground::Board(id) = self.ground else { return None };
        Some((id, self.content.boards.get(id)?))
    }

    fn layout(self) -> Option<(Id<Layout>, &'a Layout)> {
        let Ground::Layout(id) = self.ground else { return None };
        Some((id, self.content.layouts.get(id)?))
    }
}

/// The change that puts another layout in the place of one.
fn set_layout(id: Id<Layout>, label: impl Into<String>, layout: Layout) -> Change {
    Change::edit(label, Edit::Layout(rules::Change::Set(id, layout)))
}
