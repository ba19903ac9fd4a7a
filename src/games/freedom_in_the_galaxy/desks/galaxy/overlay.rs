//! Paints the overlay of the map: distances, colours, the planets that a domino moves, the selection, the cursor, and the star in hand.

use egui::{Align2, FontId, Pos2, Stroke, Ui, Vec2};

use super::scene::{Scene, Stars};
use super::{Memory, Tool};
use freedom_in_the_galaxy::{Place, Star, dominoes};
use kit::board::{BoardResponse, Ground, Overlay, Spaces as _, Target};
use kit::theme::{self, Palette};
use kit::widgets::plate;
use project::OneOf as _;
use rules::Id;

type Over<'a> = Overlay<'a, Stars<'a>>;

/// The smallest width of a star, in points of the screen, at which the map shows words beside it.
const ROOM_FOR_WORDS: f32 = 10.0;
/// The smallest width of a star, in points of the screen, at which the name printed below it is readable.
const NAMES_ARE_READ: f32 = 32.0;
/// By how much the shade of a star weakens with each further jump, as a share of its full strength (1.0).
const FADING: f32 = 0.07;

/// Paints the overlay over the map of the galaxy.
pub fn show(ui: &Ui, memory: &Memory, scene: &Scene, touched: &BoardResponse) {
    let (ground, inks) =
        if scene.content.night { (Ground::Night, Palette::on_night()) } else { (Ground::Paper, Palette::on_paper()) };
    let over = Overlay::new(ui, touched, &scene.spaces, ground);
    if let Some(star) = scene.star() {
        if memory.jumps {
            jumps(&over, scene, star);
        }
        over.ring(star, Stroke::new(3.0, inks.accent));
    }
    for star in &memory.board.chosen {
        over.ring(*star, Stroke::new(3.0, inks.accent));
    }
    names(&over, scene);
    marks(&over, memory, scene);
    if let Some((planet, spark)) = scene.planet().zip(memory.spark) {
        for reaction in dominoes(scene.content, planet, spark) {
            for star in reaction.planets.iter().filter_map(|planet| scene.content.planets.get(*planet)?.star) {
                over.broken_ring(star, Stroke::new(3.0, inks.error));
            }
        }
    }
    if let Some(Place::Route(id, _)) = Place::own(&scene.place)
        && let Some(route) = scene.content.routes.get(*id)
        && let (Some(from), Some(to)) = (route.from, route.to)
    {
        let (from, to, edge) = (over.middle(from), over.middle(to), over.width(from) * 0.5);
        let along = (to - from).normalized() * edge;
        over.painter.line_segment([from + along, to - along], Stroke::new(3.0, inks.accent));
    }
    memory.board.paint_band(ui, touched);
    over.cursor(&memory.board.view);
    in_hand(ui, &over, memory, scene);
}

/// Shades every star except `from` by its distance from it, and writes the distance in jumps on the star.
fn jumps(over: &Over, scene: &Scene, from: Id<Star>) {
    let paper = Palette::on_paper();
    for (star, distance) in scene.content.distances(from).into_iter().filter(|(_, distance)| *distance > 0) {
        over.fill(star, paper.accent.gamma_multiply((0.5 - FADING * distance as f32).max(0.05)));
        if over.sees(star) && over.width(star) >= ROOM_FOR_WORDS {
            let corner = over.bounds(star).right_top();
            plate(&over.painter, corner, &[distance.to_string()], Align2::LEFT_BOTTOM, paper);
        }
    }
}

/// Writes the names of the stars at a constant size while the printed names are too small to read.
fn names(over: &Over, scene: &Scene) {
    let palette = if scene.content.night { Palette::on_night() } else { Palette::on_paper() };
    for (id, star) in scene.content.stars.iter().filter(|(id, _)| over.sees(*id)) {
        let width = over.width(id);
        if (ROOM_FOR_WORDS..NAMES_ARE_READ).contains(&width) {
            let foot = over.middle(id) + Vec2::new(0.0, width * 0.5);
            plate(&over.painter, foot, &[star.label().to_owned()], Align2::CENTER_TOP, palette);
        }
    }
}

/// Paints the marks of the chosen shade for the planets of every star, from left to right, the innermost planet first.
fn marks(over: &Over, memory: &Memory, scene: &Scene) {
    let ink = Palette::on_paper().text;
    for (id, _) in scene.content.stars.iter().filter(|(id, _)| over.sees(*id)) {
        let width = over.width(id);
        let radius = (width * 0.24).max(4.0);
        let planets: Vec<_> =
            scene.content.planets_of(id).filter_map(|(_, planet)| memory.shade.mark(scene.content, planet)).collect();
        let left = (planets.len() as f32 - 1.0) * -radius;
        for (at, mark) in planets.iter().enumerate() {
            let middle = over.middle(id) + Vec2::new(left + 2.0 * radius * at as f32, -width * 0.5);
            over.painter.circle(middle, radius, theme::PAPER, Stroke::NONE);
            over.painter.circle(middle, radius, mark.ground, Stroke::new(1.0, ink));
            if width >= ROOM_FOR_WORDS {
                let font: FontId = theme::bold(radius * if mark.words.len() > 2 { 0.85 } else { 1.1 });
                over.painter.text(middle, Align2::CENTER_CENTER, &mark.words, font, ink);
            }
        }
    }
}

/// Paints the star in hand with its routes, or the route that the user is drawing.
fn in_hand(ui: &Ui, over: &Over, memory: &Memory, scene: &Scene) {
    let Some(hand) = memory.board.carried() else { return };
    let Some((at, painter)) = memory.board.carried_at(over) else { return };
    let line = Stroke::new(2.0, Palette::on_paper().accent);
    match memory.tool {
        Tool::Move => {
            over.pale(hand.piece);
            for (neighbour, _) in scene.content.neighbours(hand.piece) {
                over.broken_line(&[at, over.middle(neighbour)], line);
            }
            painter.circle_stroke(at, over.width(hand.piece) * 0.5, line);
            let name = scene.spaces.name(hand.piece);
            let foot: Pos2 = at + Vec2::new(0.0, over.width(hand.piece) * 0.5 + 4.0);
            plate(&painter, foot, &[name], Align2::CENTER_TOP, Palette::of(ui));
        }
        Tool::Route => {
            over.broken_line(&[over.middle(hand.piece), at], line);
            if let Some(Target::Space(star)) = memory.board.aim(scene) {
                over.ring(star, Stroke::new(3.0, line.color));
            }
        }
    }
}
