//! The desk of boards and layouts: ground to paint, and tools that show sight and movement on it.
//!
//! The user paints a board: terrain hex by hex, and barriers such as walls hexside by hexside; shallows follow automatically. A stroke lasts from the
//! press of the pointer's button to its release and then becomes one edit; meanwhile the board is drawn with that edit applied. In a layout, the user
//! drags boards until they join. On both, tools show where a bow can shoot and how far a walker, rider or boat gets.
//!
//! Reading order: this file, `tool.rs`, `stroke.rs`, `shown.rs` (the picture), `canvas.rs`, `looks.rs` (sight and movement over the picture),
//! `moved.rs` (boards of a layout), `strip.rs`, `inspector.rs`.

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

/// What the desk of boards and layouts remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    /// The board or layout on the desk.
    of: Option<Ground>,
    tool: Tool,
    surface: Surface,
    barrier: Standing,
    /// The reach of the brush: how many hexes it paints on each side of the middle hex.
    reach: u32,
    /// The side of the cursor's hex on which the keys act.
    side: u8,
    view: View<Space>,
    stroke: Option<Stroke>,
    /// Whether the user has cancelled a stroke but still holds the button down.
    given_up: bool,
    /// The board of a layout that is being dragged.
    moved: Option<Moved>,
    /// The hex from which sight and movement are shown.
    from: Option<Space>,
    walk: Walk,
    /// What can be seen or reached from that hex.
    looked: Looked,
    shown: Shown,
    layers: Layers<Layer>,
    swatches: Swatches<Surface>,
    picture: Painted<Pictured>,
}

/// The board or layout on the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A board, which can be painted.
    Board(Id<Board>),
    /// A layout, whose boards can be dragged.
    Layout(Id<Layout>),
}

/// The kind of barrier that the tool puts on hexsides.
struct Standing(Barrier);

impl Default for Standing {
    fn default() -> Self {
        Self(Barrier::Wall)
    }
}

/// The board or layout on the desk, with the designs.
#[derive(Clone, Copy)]
struct Open<'a> {
    content: &'a Content,
    ground: Ground,
}

/// The hexes of the board or layout on the desk.
pub type Hexes = GridSpaces<()>;

/// The hexes of a board whose grid has this layout.
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
    /// Shows another board or layout as a whole, and keeps the tool if it can be used there.
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

/// The change that replaces a layout by this new state of it; the history shows it as `label`.
fn set_layout(id: Id<Layout>, label: impl Into<String>, layout: Layout) -> Change {
    Change::edit(label, Edit::Layout(rules::Change::Set(id, layout)))
}
