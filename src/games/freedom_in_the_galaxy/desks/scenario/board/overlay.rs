//! Paints the overlay of the display: highlighted spaces, counters, markers of loyalty and bases, the cursor, the piece in hand, and the legend of
//! the highlights.

use egui::{Align2, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2};

use super::scene::{Held, Scene};
use super::words;
use crate::display::{Display, RingSpot};
use crate::track_markers;
use freedom_in_the_galaxy::Planet;
use freedom_in_the_galaxy::set_up::Placed;
use freedom_in_the_galaxy_paper::sheets::counters;
use geometry::Mm;
use kit::board::{BoardResponse, Ground, Light, Lights, Overlay, Spaces, Target, badge, legend, verdict};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{Icon, plate};
use rules::{Id, Severity};

type Over<'a> = Overlay<'a, Display<'a>>;

/// The size of the smallest counter on which the number is readable, in points of the screen.
const ROOM_FOR_NUMBERS: f32 = 20.0;

/// Paints the overlay over the display of a star.
pub fn show(ui: &Ui, context: &mut FrameContext, scene: &Scene, touched: &BoardResponse) {
    let over: Over = Overlay::new(ui, touched, &scene.display, Ground::Paper);
    let memory = &context.memory.own.of::<crate::Memory>().scenario.board;
    let (carried, aim, view) = (memory.board.carried(), memory.board.aim(scene), memory.board.view);
    let lights: Vec<Lights<RingSpot>> = carried.map(|hand| lit(scene, hand.piece)).into_iter().collect();
    for light in &lights {
        light.grounds(&over);
    }
    match aim.and_then(Target::space) {
        Some(space) => over.mark(space, 2.5),
        None if carried.is_some() => {}
        None => over.cursor(&view),
    }
    for space in scene.display.spots() {
        for (held, at) in scene.markers(space) {
            marker((&over.painter, marker_radius(&over)), scene, held, over.placed.to_screen(at), scene.held() == Some(held));
        }
    }
    for counter in &scene.lying {
        let rect = touched.placed.on_screen(counter.rect);
        counter_of(&over, context, scene, counter.row, rect);
    }
    for light in &lights {
        light.signs(&over, |space| !scene.rows_in(space).is_empty());
    }
    in_hand(ui, context, scene, &over);
    legend(&over, &lights);
    context.memory.own.of::<crate::Memory>().scenario.board.board.paint_band(ui, touched);
}

/// The spaces in which the piece in hand may stand, which are highlighted.
fn lit(scene: &Scene, held: Held) -> Lights<RingSpot> {
    let spaces = scene.free(held);
    let words = if spaces.is_empty() { "it may stand nowhere round this star" } else { "it may stand here" };
    Lights { kind: Light::Standing, spaces, words }
}

/// Paints a counter with its number of pieces, its most severe finding, and a frame if it is selected.
pub fn counter_of<B: Spaces>(over: &Overlay<B>, context: &mut FrameContext, scene: &Scene, id: Id<Placed>, rect: Rect) {
    let Some(row) = scene.row(id) else { return };
    let project = context.state.document.project();
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    memory.counters.paint(&over.painter, (&mut *context.screen, project), scene.open.content, (row.side, row.piece), rect);
    let paper = Palette::on_paper();
    let is_chosen = memory.board.chosen.contains(&Held::Row(id));
    if is_chosen || scene.held() == Some(Held::Row(id)) {
        over.painter.rect_stroke(rect.expand(2.5), 3, Stroke::new(2.5, paper.accent), StrokeKind::Inside);
    }
    if row.count.get() > 1 && rect.width() >= ROOM_FOR_NUMBERS {
        badge(&over.painter, rect.right_top(), &format!("×{}", row.count), (rect.width() * 0.3).clamp(10.0, 16.0));
    }
    if let Some(severity) = worst(context, scene, id) {
        over.icon(rect.left_top(), Icon::of(severity), (rect.width() * 0.3).clamp(10.0, 16.0), paper.severity(severity));
    }
    if context.memory.own.of::<crate::Memory>().scenario.board.board.carried().is_some_and(|hand| hand.piece == Held::Row(id)) {
        over.painter.rect_filled(rect, 1, theme::PAPER.gamma_multiply(0.65));
    }
}

fn worst(context: &FrameContext, scene: &Scene, id: Id<Placed>) -> Option<Severity> {
    let place = scene.open.place(freedom_in_the_galaxy::InScenario::Placed(id));
    let findings = context.state.document.findings().iter().filter(|finding| finding.place == place);
    findings.map(|finding| finding.about.severity).max()
}

/// The radius of a marker on a track, in points of the screen.
fn marker_radius(over: &Over) -> f32 {
    over.placed.length(Mm::new(2.7)).max(6.0)
}

/// Paints a marker on a track.
fn marker((painter, radius): (&Painter, f32), scene: &Scene, held: Held, at: Pos2, selected: bool) {
    match held {
        Held::Base(planet) => track_markers::base(painter, at, radius, base(scene, planet), selected),
        Held::Loyalty(_) | Held::Row(_) | Held::New(..) => track_markers::loyalty(painter, at, radius, selected),
    }
}

fn base(scene: &Scene, planet: Id<Planet>) -> (u32, bool) {
    scene.board.planet(planet).map_or((0, true), |on| (on.base.get(), on.up))
}

/// Paints the piece in hand where the user carries it, with a mark that says whether it may stand there, and any objection in words.
fn in_hand(ui: &Ui, context: &mut FrameContext, scene: &Scene, over: &Over) {
    let memory = &context.memory.own.of::<crate::Memory>().scenario.board;
    let Some(hand) = memory.board.carried() else { return };
    let Some((middle, painter)) = memory.board.carried_at(over) else { return };
    let (aim, said) = (memory.board.aim(scene), words::in_hand(memory, scene).unwrap_or_default());
    let side = over.placed.length(counters::SIDE).max(24.0);
    let rect = Rect::from_center_size(middle, Vec2::splat(side));
    match scene.as_row(hand.piece) {
        Some((row, _)) => {
            let project = context.state.document.project();
            let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
            let counters = &mut memory.counters;
            counters.paint(&painter, (&mut *context.screen, project), scene.open.content, (row.side, row.piece), rect);
        }
        None => marker((&painter, marker_radius(over)), scene, hand.piece, middle, true),
    }
    if let Some(Target::Space(space)) = aim {
        verdict(&painter, rect.left_top(), scene.against(hand.piece, space).is_none());
    }
    plate(&painter, rect.center_bottom() + Vec2::new(0.0, 8.0), &[said], Align2::CENTER_TOP, Palette::of(ui));
}
