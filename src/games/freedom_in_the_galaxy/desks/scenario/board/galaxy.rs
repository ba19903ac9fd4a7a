//! The map of the galaxy, which can replace the display of a star on the set-up board. A piece dropped on a star goes to the first space round that
//! star where the rules allow it to stand.
//!
//! The stars are boxes for pieces like those of the strip beside the map, so that the user takes up and puts down pieces in the same way on the map
//! and on the display. The pieces round a star lie beside it: the Empire's on its left, the Rebels' on its right, leaders on top.

use egui::{Align2, LayerId, Order, Painter, Pos2, Stroke, Ui, UiBuilder, Vec2};

use super::overlay::counter_of;
use super::scene::{Elsewhere, Held, Scene};
use super::words;
use crate::display::Display;
use crate::galaxy::Stars;
use freedom_in_the_galaxy::set_up::Placed;
use freedom_in_the_galaxy::{Side, Star};
use freedom_in_the_galaxy_paper::sheets::{counters, galaxy};
use geometry::{Rect, Size, Vector};
use kit::board::{
    BoardResponse, Ground, Hand, HeldBy, Light, Lights, Over, Overlay, PrintedMap, Spaces as _, Target, View, around_all, badge,
    board, legend, stack, verdict,
};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::plate;
use paper::sheets::Printout;
use rules::{Id, capital, counted, listed};

/// What the map in the set-up remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    /// The visible part of the map.
    pub view: View<Id<Star>>,
    picture: PrintedMap<()>,
    /// Whether the map has been shown before. When it is shown for the first time, the view is moved to it.
    is_open: bool,
}

/// A counter that lies beside a star.
struct Lying {
    row: Id<Placed>,
    side: Side,
    rect: Rect,
    /// How many counters the stack has, if this counter is on top of one; otherwise `None`.
    on_top_of: Option<usize>,
}

/// How far to the left or right of a star's middle its counters lie, in millimetres.
const BESIDE: f64 = 13.0;
/// How far above a star's middle its counters lie, in millimetres.
const ABOVE: f64 = 9.0;
/// The width of the area that a star and the counters beside it take up, in millimetres.
const PLACE: f64 = 42.0;
/// The size below which counters cannot be read, in points of the screen. The number of pieces is shown instead of smaller counters.
const ROOM_FOR_COUNTERS: f32 = 24.0;
/// The size of the mark that shows the number of pieces, in points of the screen.
const MARK: f32 = 16.0;
/// The largest number of pieces at a star that are listed by name.
const MOST_NAMED: usize = 8;

/// Shows the map of the galaxy, with the stars in play.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, stars: &[Id<Star>]) {
    let asked = context.state.view.dialog.is_some();
    let content = scene.open.content;
    let map = Stars::of(content);
    let lying = lying(scene, stars);
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    if !std::mem::replace(&mut memory.galaxy.is_open, true)
        && let Some(part) = around_all(&map, stars.iter().copied())
    {
        memory.galaxy.view.port.open_on(part);
    }
    memory.board.view.pass_keys(&mut memory.galaxy.view);
    let pressed = ui.input(|input| input.pointer.press_origin().or_else(|| input.pointer.latest_pos()));
    let point = pressed.and_then(|at| memory.galaxy.view.point_at(at));
    let under = point.and_then(|point| lying.iter().rev().find(|counter| counter.rect.contains(point)));
    let held = under.map(|counter| Held::Row(counter.row));
    let mut touched = board(ui, &mut memory.galaxy.view, &map, memory.board.hand.is_none() && held.is_none());
    memory.board.view.follow(&memory.galaxy.view);
    // The boxes of stars are cut off at the edge of the map, so that the pointer hits none of them under the panels beside the map.
    let mut seen = ui.new_child(UiBuilder::new().max_rect(touched.placed.rect).id_salt("galactic places"));
    seen.set_clip_rect(touched.placed.rect);
    for star in stars {
        let place = Rect::around(map.middle(*star), Size::new(PLACE, PLACE));
        memory.board.offer(&seen, touched.placed.on_screen(place), Elsewhere::Star(*star));
    }
    for counter in &lying {
        memory.board.lay(&seen, touched.placed.on_screen(counter.rect), Held::Row(counter.row));
    }
    if !asked
        && touched.pressed
        && ui.input(|input| input.pointer.primary_pressed())
        && let (None, Some(held), Some(at)) = (memory.board.hand, held, pressed)
    {
        memory.board.hand = Some(Hand::drag(held, at, false));
    }
    let cursor = memory.galaxy.view.cursor.filter(|star| stars.contains(star));
    let mut looked_at = None;
    if std::mem::take(&mut touched.applied) && !asked {
        match (memory.board.hand, cursor) {
            (Some(hand), Some(star)) => {
                context.actions.push(memory.board.put_down(scene, &hand, Target::Box(Elsewhere::Star(star))));
            }
            (None, star) => looked_at = star,
            (Some(_), None) => {}
        }
    }
    let star = touched.point.and_then(|point| map.at(point));
    if touched.response.double_clicked() {
        looked_at = star.filter(|star| stars.contains(star));
    } else if touched.response.clicked() {
        memory.galaxy.view.cursor = star.or(memory.galaxy.view.cursor);
    }
    let actions = memory.board.handle(ui, &context.state.settings.keys, asked, &touched, scene);
    context.actions.extend(actions);
    let draw = || (galaxy::size(content), galaxy::map(content, &mut Printout::default()).items);
    memory.galaxy.picture.show(ui, (context.state.document.project(), ()), draw, &touched, &mut context.memory.work);
    paint(ui, context, scene, (&map, stars, &lying), &touched);
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    if memory.board.hand.is_none() {
        memory.galaxy.picture.small_map(ui, &mut memory.galaxy.view, &touched, &mut context.memory.work);
    }
    let there = cursor.map_or_else(String::new, |star| described(scene, star));
    touched.say("Set-up on the map", &there, in_words(memory, scene));
    if looked_at.is_some() {
        memory.turn_to(looked_at);
        memory.board.view.take_keys();
    }
}

/// Shows the line below the board: the piece in hand or, without one, the pieces round the star under the pointer or at the cursor; and the zoom.
pub fn line(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    let here = || memory.galaxy.view.meant().map_or_else(String::new, |star| described(scene, star));
    let said = in_words(memory, scene).unwrap_or_else(here);
    let map = Stars::of(scene.open.content);
    memory.galaxy.view.line(ui, &context.state.settings.keys, &map, scene.selected_star(), said);
}

/// The counters beside the stars, in the order in which they are painted: the last of each stack is on top.
fn lying(scene: &Scene, stars: &[Id<Star>]) -> Vec<Lying> {
    let (map, mut lying) = (Stars::of(scene.open.content), Vec::new());
    for star in stars {
        for (side, beside) in [(Side::Imperial, -BESIDE), (Side::Rebel, BESIDE)] {
            let rows = scene.rows_round(*star, side);
            let middle = map.middle(*star) + Vector::new(beside, -ABOVE);
            let (number, rects) = (rows.len(), stack(rows.len(), middle, counters::SIDE, map.size()));
            for (index, (row, rect)) in rows.into_iter().zip(rects).enumerate() {
                lying.push(Lying { row, side, rect, on_top_of: (index + 1 == number).then_some(number) });
            }
        }
    }
    lying
}

/// Describes a star and the pieces round it.
fn described(scene: &Scene, star: Id<Star>) -> String {
    let rows: Vec<String> = [Side::Imperial, Side::Rebel]
        .into_iter()
        .flat_map(|side| scene.rows_round(star, side))
        .filter_map(|id| scene.row(id))
        .map(|found| words::row(scene, found))
        .collect();
    let name = scene.open.content.star_label(Some(star));
    match rows.len() {
        0 => format!("{name}: nobody"),
        number if number > MOST_NAMED => format!("{name}: {}, {}", counted(number, "piece"), rows[..MOST_NAMED].join(", ")),
        _ => format!("{name}: {}", listed(&rows)),
    }
}

/// The star where the piece in hand would be put down now.
fn aim(memory: &super::Memory) -> Option<Id<Star>> {
    match (memory.board.carried()?.held_by, memory.board.over) {
        (_, Over::Target(Target::Box(Elsewhere::Star(star)))) => Some(star),
        (_, Over::Target(Target::Box(_))) | (HeldBy::Drag(..), _) => None,
        (HeldBy::Free, Over::Nothing | Over::Piece(_) | Over::Target(Target::Space(_))) => memory.galaxy.view.cursor,
    }
}

/// Describes the piece in hand and where it would go; `None` if nothing is in hand.
fn in_words(memory: &super::Memory, scene: &Scene) -> Option<String> {
    let held = memory.board.carried()?.piece;
    let name = capital(&words::piece(scene, held));
    let Some(star) = aim(memory) else { return Some(format!("{name}: drop it on a star")) };
    let label = scene.open.content.star_label(Some(star));
    Some(match scene.first_free(held, star) {
        Some(spot) => format!("{name}: {} round {label}", Display::of(scene.open.content, star).name(spot)),
        None => format!("{name} may stand nowhere round {label}"),
    })
}

/// Paints the overlay: stars out of play are pale, and stars where the piece in hand may stand are highlighted.
fn paint(
    ui: &Ui,
    context: &mut FrameContext,
    scene: &Scene,
    (map, stars, lying): (&Stars, &[Id<Star>], &[Lying]),
    touched: &BoardResponse,
) {
    let content = scene.open.content;
    let (ground, veil) = if content.night { (Ground::Night, theme::NIGHT) } else { (Ground::Paper, theme::PAPER) };
    let over = Overlay::new(ui, touched, map, ground);
    let memory = &context.memory.own.of::<crate::Memory>().scenario.board;
    let (carried, aimed, view) = (memory.board.carried(), aim(memory), memory.galaxy.view);
    for star in content.stars.ids().filter(|star| !stars.contains(star)) {
        over.fill(star, veil.gamma_multiply(0.65));
    }
    let lit = |hand: Hand<Held>| {
        let free = stars.iter().copied().filter(|star| scene.first_free(hand.piece, *star).is_some());
        let spaces: Vec<Id<Star>> = free.collect();
        let words = if spaces.is_empty() { "it may stand round no star" } else { "it may stand round this star" };
        Lights { kind: Light::Standing, spaces, words }
    };
    let lights: Vec<Lights<Id<Star>>> = carried.map(lit).into_iter().collect();
    for light in &lights {
        light.grounds(&over);
    }
    match aimed {
        Some(star) => over.mark(star, 2.5),
        None if carried.is_some() => {}
        None => over.cursor(&view),
    }
    for counter in lying {
        let rect = touched.placed.on_screen(counter.rect);
        if rect.width() < ROOM_FOR_COUNTERS {
            if let Some(number) = counter.on_top_of {
                mark(&over.painter, rect.center(), counter.side, number);
            }
            continue;
        }
        counter_of(&over, context, scene, counter.row, rect);
        if let Some(number) = counter.on_top_of.filter(|number| *number > 1) {
            badge(&over.painter, rect.right_bottom(), &number.to_string(), (rect.width() * 0.3).clamp(10.0, 16.0));
        }
    }
    for light in &lights {
        light.signs(&over, |_| false);
    }
    in_hand(ui, context, scene, &over, aimed);
    legend(&over, &lights);
}

/// Paints the number of a side's pieces: the Rebels' in a light disc, the Empire's in a dark square.
fn mark(painter: &Painter, middle: Pos2, side: Side, number: usize) {
    let paper = Palette::on_paper();
    let line = Stroke::new(1.5, paper.text);
    let ink = match side {
        Side::Rebel => {
            painter.circle(middle, MARK * 0.5, theme::PAPER, line);
            paper.text
        }
        Side::Imperial => {
            let square = egui::Rect::from_center_size(middle, Vec2::splat(MARK));
            painter.rect(square, 2, paper.text, Stroke::new(1.5, theme::PAPER), egui::StrokeKind::Outside);
            theme::PAPER
        }
    };
    painter.text(middle, Align2::CENTER_CENTER, number.to_string(), theme::bold(theme::SMALL), ink);
}

/// Paints the piece in hand where the user carries it, with a mark that says whether it may stand at the star and words that say in which space.
fn in_hand(ui: &Ui, context: &mut FrameContext, scene: &Scene, over: &Overlay<Stars>, aimed: Option<Id<Star>>) {
    let memory = &context.memory.own.of::<crate::Memory>().scenario.board;
    let (Some(hand), Some(said)) = (memory.board.carried(), in_words(memory, scene)) else { return };
    let Some((row, _)) = scene.as_row(hand.piece) else { return };
    let dragged = hand.is_dragged() || matches!(memory.board.over, Over::Target(_));
    let at_cursor = || Some((over.middle(memory.galaxy.view.cursor?), over.painter.clone()));
    let carried_at = if dragged { at_pointer(ui) } else { at_cursor() };
    let Some((middle, painter)) = carried_at else { return };
    let side = over.placed.length(counters::SIDE).max(24.0);
    let rect = egui::Rect::from_center_size(middle, Vec2::splat(side));
    let project = context.state.document.project();
    let counters = &mut context.memory.own.of::<crate::Memory>().scenario.board.counters;
    counters.paint(&painter, (&mut *context.screen, project), scene.open.content, (row.side, row.piece), rect);
    painter.rect_stroke(rect, 1.0, Stroke::new(1.5, Palette::on_paper().accent), egui::StrokeKind::Outside);
    if let Some(star) = aimed {
        verdict(&painter, rect.left_top(), scene.first_free(hand.piece, star).is_some());
    }
    plate(&painter, rect.center_bottom() + Vec2::new(0.0, 8.0), &[said], Align2::CENTER_TOP, Palette::of(ui));
}

/// The position of the pointer on the screen, and a painter above everything else; `None` if the pointer is not over the window.
fn at_pointer(ui: &Ui) -> Option<(Pos2, Painter)> {
    let layer = LayerId::new(Order::Tooltip, egui::Id::unique("piece in hand over the galaxy"));
    Some((ui.input(|input| input.pointer.latest_pos())?, ui.ctx().layer_painter(layer)))
}
