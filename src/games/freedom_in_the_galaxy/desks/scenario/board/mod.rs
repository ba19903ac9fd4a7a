//! The set-up of a scenario: the user buys pieces in a shop and drags them, or puts them down by keys, onto the displays of the stars in play.
//!
//! One star is shown at a time, as its printed display with the counters on it. Beside it are the other stars, the shop with the pieces that are not
//! placed yet, and boxes for pieces that come from space or that their player places. The board highlights the spaces where the piece in hand may
//! stand and shows any objection to a space; neither prevents the move. The user drags loyalty and bases along the political track. The map of the
//! galaxy can take the place of the display; the user can drag pieces onto its stars as well. Reading order: this file, `scene.rs` (the data of a
//! frame), `steps.rs` (the changes), `canvas.rs`, `overlay.rs` with `counters.rs`, `galaxy.rs`, `stars.rs`, `shop.rs` with `bill.rs`, `menu.rs`,
//! `words.rs`, `inspector.rs`.

mod bill;
mod canvas;
mod counters;
mod galaxy;
mod inspector;
mod menu;
mod overlay;
mod scene;
mod shop;
mod stars;
mod steps;
mod words;

pub use inspector::show as inspect;

use egui::{Panel, Rect, Ui};

use super::OpenScenario;
use super::places::Places;
use crate::display::RingSpot;
use crate::galaxy::no_stars;
use counters::Counters;
use freedom_in_the_galaxy::set_up::Piece;
use freedom_in_the_galaxy::{Content, InScenario, Scenario, Side, Star};
use kit::action::Action;
use kit::board::{Board, PrintedMap, below, beside};
use kit::desks::FrameContext;
use kit::widgets::empty_with;
use rules::Id;
use scene::{Elsewhere, Held, Scene};

/// What the set-up board remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    scenario: Option<Id<Scenario>>,
    /// The star whose display is shown.
    star: Option<Id<Star>>,
    board: Board<RingSpot, Held, Elsewhere>,
    picture: PrintedMap<Id<Star>>,
    /// Whether the map is shown in place of the display.
    on_the_map: bool,
    galaxy: galaxy::Memory,
    counters: Counters,
    places: Places,
    /// The side whose shop is open.
    side: Side,
    /// The seed with which pieces were last dealt at random.
    seed: u64,
}

/// Paints the counter of a piece as it is printed.
pub fn paint_counter(ui: &Ui, context: &mut FrameContext, content: &Content, piece: (Side, Piece), rect: Rect) {
    let counters = &mut context.memory.own.of::<crate::Memory>().scenario.board.counters;
    counters.paint(ui.painter(), (&mut *context.screen, context.state.document.project()), content, piece, rect);
}

impl Memory {
    /// Shows the display of another star instead of the present one.
    fn turn_to(&mut self, star: Option<Id<Star>>) {
        if self.star != star || self.on_the_map {
            (self.star, self.on_the_map) = (star, false);
            self.board.view.renew();
            self.picture = PrintedMap::default();
        }
    }

    /// Shows the map of the galaxy. If a marker is in hand, the display stays, because markers are dragged only along its tracks.
    fn turn_to_the_map(&mut self) {
        self.on_the_map = true;
        self.board.view.renew();
        self.board.hand = self.board.hand.filter(|hand| hand.piece.track().is_none());
        if self.board.hand.is_some() {
            self.board.view.take_keys();
        }
    }
}

/// Shows the set-up of a scenario.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario, place: InScenario) {
    let selected = context.state.document.place().clone();
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    if memory.scenario != Some(open.id) {
        *memory = Memory { scenario: Some(open.id), side: memory.side, seed: memory.seed, ..Memory::default() };
    }
    let stars = open.scenario.in_play(&open.content.stars);
    let led = context.jump && memory.board.is_led_to(&selected);
    let mut scene = Scene::of(open, place);
    if led && let Some(star) = scene.selected_star() {
        memory.turn_to(Some(star));
    }
    if memory.star.is_none_or(|star| !stars.contains(&star)) {
        let first = stars.iter().copied().find(|star| scene.pieces_round(*star) > 0);
        memory.turn_to(first.or_else(|| stars.first().copied()));
    }
    let Some(star) = memory.star else { return nothing(ui, context, open) };
    scene.turn_to(star, &mut memory.places);
    let on_the_map = memory.on_the_map && stars.len() > 1;
    memory.board.hand = memory.board.hand.filter(|hand| scene.is_there(hand.piece));
    scene.display.track = memory.board.carried().and_then(|hand| hand.piece.track());
    if led && let Some(spot) = scene.selected_spot() {
        memory.board.view.cursor = Some(spot);
    }
    memory.board.begin(ui, &scene);
    below(ui, "galactic set-up line", |ui| {
        if on_the_map { galaxy::line(ui, context, &scene) } else { words::line(ui, context, &scene) }
    });
    let wide = ui.available_width();
    if stars.len() > 1 {
        let strip = Panel::left("stars in play").exact_size((wide * 0.16).clamp(104.0, 170.0)).resizable(false);
        beside(ui, strip, [0, 8, 6], |ui| stars::show(ui, context, &scene, &stars));
    }
    let shop = Panel::right("galactic shop").default_size((wide * 0.3).clamp(190.0, 300.0)).size_range(170.0..=380.0);
    beside(ui, shop, [8, 8, 6], |ui| shop::show(ui, context, &scene));
    if on_the_map { galaxy::show(ui, context, &scene, &stars) } else { canvas::show(ui, context, &scene) }
}

/// Tells the user how to begin when no star is in play.
fn nothing(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    if open.content.stars.is_empty() {
        return no_stars(ui, context);
    }
    let words = "Choose the stars in play; then pieces can be placed round them.";
    empty_with(ui, "No stars are in play yet", words, |ui| {
        if ui.button("Choose stars").on_hover_text("Go to the stars in play, among the terms.").clicked() {
            context.push(Action::Select(open.place(InScenario::Stars)));
        }
    });
}
