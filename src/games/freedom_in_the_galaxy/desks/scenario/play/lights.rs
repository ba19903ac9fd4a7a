//! Paints the overlay of the display: highlighted environs and planets, counters with their marks, the dragged counter, and the effects of the last
//! action.

use egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, Ui, Vec2};

use super::choices::{about, asked_in, at};
use super::groups::{self, Onto};
use super::hand;
use super::pieces::{Lying, Piece};
use super::scene::Scene;
use super::{Board, counters, planets, words};
use crate::FreedomInTheGalaxy;
use crate::display::{Display, RingSpot};
use freedom_in_the_galaxy::play::{Action, Counter, EnvironNumber, Event, Question, Whereabouts};
use freedom_in_the_galaxy_paper::sheets::counters::SIDE;
use kit::board::{Light, Lights, Overlay, verdict};
use kit::play::{Eyes, Game, PlayContext};
use kit::theme::{self, Palette};
use kit::widgets::plate;

/// The size at which everything on a counter can be read, in points of the screen.
const READABLE: f32 = 60.0;

/// Paints the overlay over the display of a game.
pub fn show(
    ui: &Ui,
    over: &Overlay<Display>,
    (game, eyes): (&Game<FreedomInTheGalaxy>, Eyes),
    (scene, lying): (&Scene, &[Lying]),
    board: &mut Board,
    table: &mut PlayContext,
) {
    let legal = game.legal();
    let lights: Vec<Lights<RingSpot>> = lit(scene, legal).into_iter().collect();
    for light in &lights {
        light.grounds(over);
    }
    over.cursor(&board.view);
    planets::show(over, scene);
    trace(over, game, eyes, scene);
    for one in lying {
        let rect = over.placed.on_screen(one.rect);
        let page = board.pictures.of(&game.project, scene, one.piece);
        counters::paint(&over.painter, table.screen, page.as_ref(), rect);
        counters::marks(&over.painter, scene, one, rect);
        if is_asked(scene, one) {
            counters::asked(&over.painter, rect);
        } else if !about(scene, legal, one).is_empty() || is_begun_by(scene, legal, one) {
            counters::outline(&over.painter, rect);
        }
    }
    if let Some(one) = hand::under(board, lying, ui.input(|input| input.pointer.hover_pos())).filter(|_| board.held.is_none()) {
        enlarged(over, (game, scene), (one, lying), board, table);
    }
    for light in &lights {
        // The signs of the highlights lie at the edge of a space, away from counters and words.
        light.signs(over, |_| true);
    }
    dragged(ui, over, game, (scene, lying), board, table);
}

/// Paints the counter under the pointer above the others, and large enough to be read. The middle of the picture lies over the part of the counter
/// that is not covered, so that a click there is a click on this counter.
fn enlarged(
    over: &Overlay<Display>,
    (game, scene): (&Game<FreedomInTheGalaxy>, &Scene),
    (one, lying): (&Lying, &[Lying]),
    board: &mut Board,
    table: &mut PlayContext,
) {
    let (rect, seen) = (over.placed.on_screen(one.rect), over.placed.on_screen(one.seen(lying)));
    let grown = Rect::from_center_size(seen.center(), Vec2::splat(rect.width().max(READABLE)));
    let inside = over.placed.rect.shrink(4.0);
    let step = (inside.min - grown.min).max(Vec2::ZERO) + (inside.max - grown.max).min(Vec2::ZERO);
    let rect = grown.translate(step);
    let page = board.pictures.of(&game.project, scene, one.piece);
    counters::paint(&over.painter, table.screen, page.as_ref(), rect);
    counters::marks(&over.painter, scene, one, rect);
    if !about(scene, game.legal(), one).is_empty() || is_begun_by(scene, game.legal(), one) {
        counters::outline(&over.painter, rect);
    }
}

/// The environs and planets that the user can choose, as highlights; `None` if there are none.
pub fn lit(scene: &Scene, legal: &[Action]) -> Option<Lights<RingSpot>> {
    let spaces: Vec<RingSpot> = scene.display.spots().filter(|spot| !at(scene, legal, *spot).is_empty()).collect();
    (!spaces.is_empty()).then_some(Lights { kind: Light::Reach, spaces, words: "can be chosen" })
}

/// Whether the question asks where to place this counter.
fn is_asked(scene: &Scene, lying: &Lying) -> bool {
    match scene.asked.map(|asked| asked.question) {
        Some(Question::Station(counter)) => {
            lying.piece.counter() == Some(counter) && (lying.at == scene.look.public.transit() || is_character(counter))
        }
        _ => false,
    }
}

const fn is_character(counter: Counter) -> bool {
    matches!(counter, Counter::Character(_))
}

/// Whether a counter can be the first of a group that moves.
fn is_begun_by(scene: &Scene, legal: &[Action], lying: &Lying) -> bool {
    let moves = matches!(scene.asked.map(|asked| asked.question), Some(Question::Move)) && !legal.is_empty();
    let own = match lying.piece {
        Piece::Character(character) => {
            let is_free = !matches!(scene.look.open.character(character).at, Whereabouts::Captive(_));
            is_free && scene.asked.is_some_and(|asked| scene.side_of(character) == asked.side)
        }
        Piece::Unit(kind) | Piece::Hidden(kind) | Piece::Seen(kind) => {
            scene.asked.is_some_and(|asked| scene.look.public.side_of(kind) == asked.side)
        }
        Piece::FaceDown | Piece::Ship(_) | Piece::Camp | Piece::Coup => false,
    };
    moves && own && legal.contains(&Action::From(lying.at)) && !rests(scene, lying)
}

/// Whether every unit or character for which a counter stands has moved already.
fn rests(scene: &Scene, lying: &Lying) -> bool {
    match lying.piece {
        Piece::Character(character) => scene.look.open.character(character).moved,
        Piece::Unit(kind) | Piece::Seen(kind) => scene.look.open.environ(lying.at).moved[kind.index()] >= lying.number,
        _ => false,
    }
}

/// The environ in which an event is marked with a ring; `None` if it is not.
const fn struck(event: &Event) -> Option<EnvironNumber> {
    match *event {
        Event::Combat { environ, .. }
        | Event::Declared(_, environ)
        | Event::Searched { environ, .. }
        | Event::Mission(_, _, environ) => Some(environ),
        _ => None,
    }
}

/// The colours of the rings that are drawn now, with what each means.
pub fn rings(game: &Game<FreedomInTheGalaxy>, eyes: Eyes, scene: &Scene) -> Vec<(Color32, &'static str)> {
    let paper = Palette::on_paper();
    let lies = |environ: EnvironNumber| scene.spot(environ).is_some();
    let asked = asked_in(scene).filter(|environ| lies(*environ)).map(|_| (paper.accent, "asked about now"));
    let mut last = game.just_happened(eyes).filter_map(struck).filter(|environ| lies(*environ));
    asked.into_iter().chain(last.next().map(|_| (paper.warning, "happened just now"))).collect()
}

/// Draws arrows for the journeys of the last action, and rings where other events happened.
fn trace(over: &Overlay<Display>, game: &Game<FreedomInTheGalaxy>, eyes: Eyes, scene: &Scene) {
    let paper = Palette::on_paper();
    let middle = |environ| scene.spot(environ).map(|spot| over.middle(spot));
    let star = over.placed.to_screen(scene.display.star_at());
    for event in game.just_happened(eyes) {
        if let Event::Moved(_, _, from, to) = *event {
            let from = from.and_then(middle).unwrap_or(star);
            if let Some(to) = middle(to) {
                arrow(over, from, to);
            }
        } else if let Some(spot) = struck(event).and_then(|environ| scene.spot(environ)) {
            over.ring(spot, Stroke::new(2.5, paper.warning));
        }
    }
    if let Some(spot) = asked_in(scene).and_then(|environ| scene.spot(environ)) {
        over.ring(spot, Stroke::new(3.0, paper.accent));
    }
}

/// Draws an arrow from the start to the end of a stack's journey.
fn arrow(over: &Overlay<Display>, from: Pos2, to: Pos2) {
    let ink = Palette::on_paper().accent;
    let along = (to - from).normalized();
    let (neck, wing) = (to - along * 12.0, along.rot90() * 6.0);
    over.painter.line_segment([from, neck], Stroke::new(3.0, ink));
    over.painter.add(Shape::convex_polygon(vec![to, neck + wing, neck - wing], ink, Stroke::NONE));
}

/// Paints the dragged counter and says what dropping it would do.
fn dragged(
    ui: &Ui,
    over: &Overlay<Display>,
    game: &Game<FreedomInTheGalaxy>,
    (scene, lying): (&Scene, &[Lying]),
    board: &mut Board,
    table: &mut PlayContext,
) {
    let Some(held) = board.held.filter(|held| held.moves) else { return };
    let Some(at) = ui.input(|input| input.pointer.latest_pos()) else { return };
    let onto = hand::onto(board, scene, lying, &held, Some(at));
    let way = onto.map_or_else(Vec::new, |onto| groups::dragged(scene, game.state(), &held.lying, onto));
    let target = onto.map(|onto| match onto {
        Onto::Piece(other) => other.at,
        Onto::Environ(environ) => environ,
    });
    if let Some(spot) = target.and_then(|environ| scene.spot(environ)) {
        over.mark(spot, 2.5);
    }
    let side = over.placed.length(SIDE).max(24.0);
    let rect = Rect::from_center_size(at, Vec2::splat(side));
    let page = board.pictures.of(&game.project, scene, held.lying.piece);
    counters::paint(&over.painter, table.screen, page.as_ref(), rect);
    verdict(&over.painter, rect.left_top(), !way.is_empty());
    let said = words::way(game, &way);
    plate(&over.painter, below(rect), &[said], Align2::CENTER_TOP, Palette::of(ui));
    over.painter.rect_filled(over.placed.on_screen(held.lying.rect), 1, theme::PAPER.gamma_multiply(0.65));
}

fn below(rect: Rect) -> Pos2 {
    rect.center_bottom() + Vec2::new(0.0, 8.0)
}
