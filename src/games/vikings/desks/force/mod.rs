//! The force desk: the roster as a shop, and beside it the decks of the force's boats, on which characters get their tasks; characters who are not
//! aboard stand below. The other tab lists everything line by line.
//!
//! A character in hand is painted over the deck; putting the character down changes the project by one edit. The hexes where the rules allow that are
//! lit, that is, highlighted. For any other hex the desk says what the rules object to, but forbids nothing. Reading order: this file, `decks.rs`
//! (the board), `scene.rs` (the data of a frame, and the changes), `guide.rs` (lit hexes), `head.rs`, `shop.rs`, `ashore.rs`, `canvas.rs` with
//! `overlay.rs`, `menu.rs` and `words.rs`, `counter.rs`, `inspector.rs`.

mod ashore;
mod canvas;
pub mod counter;
mod decks;
mod guide;
mod head;
mod inspector;
mod menu;
mod overlay;
mod scene;
mod shop;
mod words;

use std::sync::Arc;

use egui::{Panel, Ui};

use super::muster;
use decks::{Picture, Seat};
use guide::Guide;
use kit::board::{Board, Painted, Pieces as _, above, below, beside};
use kit::desks::FrameContext;
use kit::widgets::tabs;
use rules::Id;
use scene::{Aside, Piece, Scene};
use vikings::{Content, Force, InForce, Place};

/// What the force desk remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    /// The force on the desk.
    force: Option<Id<Force>>,
    view: View,
    board: Board<Seat, Piece, Aside>,
    picture: Painted<Picture>,
    shown: Option<Arc<Picture>>,
    guide: Guide,
    /// The words of the search in the roster.
    search: String,
}

/// A tab of the force desk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum View {
    /// The characters on the decks of the boats.
    #[default]
    Crews,
    /// All fields of the force, line by line.
    Lines,
}

impl View {
    /// The tabs, with their names and help.
    const TABS: [(Self, &str, &str); 2] = [
        (Self::Crews, "Crews", "The roster, and who is where on which deck."),
        (Self::Lines, "Line by line", "Every character and every boat with all that is set of them, and the notes."),
    ];

    /// The tab on which a part of the force is edited; `None` if that part needs no particular tab.
    const fn of(part: InForce) -> Option<Self> {
        match part {
            InForce::Whole | InForce::Name | InForce::Budget => None,
            InForce::Boat(_) | InForce::Member(_) => Some(Self::Crews),
            InForce::Notes => Some(Self::Lines),
        }
    }
}

/// Shows the force desk with the force that has this id.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Force>, part: InForce) {
    let Some(scene) = Scene::of(context, content, id, part) else { return };
    let memory = &mut context.memory.own.of::<crate::Memory>().force;
    if memory.force != Some(id) {
        // If another force is opened, its decks are shown whole, and nothing is in hand. The tab and the words of the search stay.
        let (view, search) = (memory.view, std::mem::take(&mut memory.search));
        *memory = Memory { force: Some(id), view, search, ..Memory::default() };
    }
    if context.jump
        && let Some(view) = View::of(part)
    {
        memory.view = view;
    }
    tabs(ui, &mut memory.view, &View::TABS);
    match memory.view {
        View::Crews => crews(ui, context, &scene),
        View::Lines => muster::show(ui, context, Place::Force(id, part)),
    }
}

fn crews(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let memory = &mut context.memory.own.of::<crate::Memory>().force;
    memory.board.hand = memory.board.hand.filter(|hand| scene.knows(hand.piece));
    if context.jump
        && memory.board.is_led_to(context.state.document.place())
        && let Some(seat) = scene.selected().and_then(|piece| scene.space_of(piece))
    {
        memory.board.view.show(&scene.decks, seat);
    }
    memory.board.begin(ui, scene);
    above(ui, "force head", 4, |ui| head::show(ui, context, scene));
    let shop = Panel::left("roster").default_size(236.0).size_range(180.0..=340.0);
    beside(ui, shop, [0, 8, 0], |ui| shop::show(ui, context, scene));
    below(ui, "force line", |ui| words::line(ui, context, scene));
    if scene.decks.all.is_empty() {
        ashore::show(ui, context, scene);
        return;
    }
    let ashore = if scene.ashore().is_empty() {
        Panel::bottom("nobody ashore").resizable(false).exact_size(66.0)
    } else {
        Panel::bottom("ashore").resizable(true).default_size(116.0).size_range(74.0..=320.0)
    };
    beside(ui, ashore, [0, 8, 6], |ui| ashore::show(ui, context, scene));
    canvas::show(ui, context, scene);
}

/// Shows the inspector of a force.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Force>, part: InForce) {
    if let Some(scene) = Scene::of(context, content, id, part) {
        inspector::show(ui, context, &scene);
    }
}
