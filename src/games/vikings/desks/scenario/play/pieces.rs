//! Draws the characters, beasts and markers of a game on the boards.

use std::sync::Arc;

use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

use super::super::pieces::{self, Over};
use super::scene::Scene;
use crate::board::Hexes;
use crate::printed::Faces;
use drawing::Page;
use geometry::Space;
use kit::board::{Placed, badge};
use kit::screen::Screen;
use kit::theme::{self, Palette};
use rules::play::Player;
use vikings::Player as Seat;
use vikings::play::{Condition, Duty, ManNumber, ManState, MarkerNumber, MarkerState};
use vikings_paper::sheets::counters::State;
use vikings_paper::sheets::scenarios::color;

/// The narrowest hex, in points of the screen, in which counters are legible; in narrower ones a disc in the side's colour is painted.
const ROOM_FOR_COUNTERS: f32 = 30.0;
/// The narrowest hex, in points of the screen, in which letters fit without covering the neighbouring hexes.
const ROOM_FOR_LETTERS: f32 = 15.0;
/// The narrowest hex, in points of the screen, in which the words for tasks fit without covering the neighbouring hexes.
const ROOM_FOR_DUTIES: f32 = 24.0;
/// The width of a counter, as a fraction of the width of a hex.
const COUNTER: f32 = 0.72;

/// The side of the scenario for which a player of the game plays, in the type that the designs use.
pub fn seat(player: Player) -> Seat {
    Seat::ALL[player.index().min(1)]
}

/// The colour of a side's counters and discs.
pub fn ink(player: Player) -> Color32 {
    theme::printed(color(seat(player)))
}

/// Paints the beasts that are loose, the markers, and the heaps of the dead (2.51, 5.5).
pub fn things(over: &Over, scene: &Scene) {
    let position = scene.position;
    for (_, beast) in position.herd().filter(|(_, beast)| beast.is_loose() && over.sees(beast.pose.hex)) {
        let (middle, width) = (over.middle(beast.pose.hex), over.width(beast.pose.hex));
        if let Some(rear) = beast.pose.rear() {
            let hide = theme::printed(vikings_paper::sheets::scenarios::HIDE);
            over.painter.line_segment([middle, over.middle(rear)], Stroke::new((width * 0.3).max(2.0), hide));
        }
        pieces::thing(&over.painter, middle, width, beast.kind);
    }
    let markers = (0..).map(MarkerNumber).zip(&position.markers);
    // A marker on a hex with a character is drawn together with the character's counter.
    let alone = |marker: &MarkerState| lies(marker) && over.sees(marker.hex) && position.at(marker.hex).is_none();
    for (number, marker) in markers.filter(|(_, marker)| alone(marker)) {
        marker_at(over, scene, number, over.middle(marker.hex), over.width(marker.hex));
    }
    for (hex, heap) in position.heaps.iter().filter(|(hex, _)| over.sees(*hex)) {
        let (middle, width) = (over.middle(*hex), over.width(*hex));
        let more = heap.extra().map_or_else(|| "closed".to_owned(), |more| format!("+{more}"));
        if width >= ROOM_FOR_LETTERS && heap.extra() != Some(0) {
            badge(&over.painter, middle + Vec2::new(0.0, width * 0.38), &more, (width * 0.3).clamp(8.0, 13.0));
        }
    }
}

/// Paints a marker with its kind, or a question mark if the viewer does not know it.
fn marker_at(over: &Over, scene: &Scene, number: MarkerNumber, middle: Pos2, width: f32) {
    if let Some(kind) = scene.marker(number) {
        return pieces::thing(&over.painter, middle, width, kind);
    }
    let side = (width * 0.56).max(5.0);
    let gold = theme::printed(vikings_paper::sheets::scenarios::GOLD);
    let rect = Rect::from_center_size(middle, Vec2::splat(side));
    over.painter.rect(rect, 2, gold, Stroke::new(1.0, Palette::on_paper().outline), StrokeKind::Inside);
    if side >= 9.0 {
        over.painter.text(middle, Align2::CENTER_CENTER, "?", theme::bold(side * 0.7), Palette::on_paper().text);
    }
}

/// The face of the counter for a character's condition.
const fn face(state: &ManState) -> State {
    match state.condition {
        Condition::Sound => State::Sound,
        Condition::Wounded => State::Wounded,
        Condition::Stunned => State::Stunned,
    }
}

fn page(faces: Option<&Faces>, state: State) -> Option<&Arc<Page>> {
    faces?.iter().find(|(known, _)| *known == state).map(|(_, page)| page)
}

/// Paints fallen characters where they fell: as a pale counter with a cross if bodies lie there, and as a small, thin cross if they sank or were cleared
/// away (2.52, R16).
pub fn fallen(over: &Over, screen: &mut Screen, scene: &Scene, faces: &[Option<Faces>]) {
    for (number, space) in scene.fallen().filter(|(_, space)| over.sees(*space)) {
        let (middle, width) = (over.middle(space), over.width(space));
        let shadow = ink(scene.public().man(number).player).gamma_multiply(0.75);
        let lies = scene.holds_bodies(space);
        if lies
            && width >= ROOM_FOR_COUNTERS
            && let Some(page) = page(faces.get(number.index()).and_then(Option::as_ref), State::Dead)
        {
            let rect = Rect::from_center_size(middle, Vec2::splat(width * COUNTER));
            screen.paint(&over.painter, page, rect, theme::NOTHING);
            over.painter.rect_filled(rect, 0.0, theme::PAPER.gamma_multiply(0.45));
        }
        let (reach, pen) = if lies { (0.22, 0.06) } else { (0.12, 0.03) };
        let reach = Vec2::splat((width * reach).max(2.0));
        for arm in [reach, Vec2::new(reach.x, -reach.y)] {
            over.painter.line_segment([middle - arm, middle + arm], Stroke::new((width * pen).max(1.0), shadow));
        }
    }
}

/// Paints all characters in play. The moving character comes last and so lies on top, because they may be on the hex of a friend.
pub fn men(over: &Over, screen: &mut Screen, scene: &Scene, faces: &[Option<Faces>]) {
    let moves = scene.position.walk.as_ref().map(|walk| walk.man);
    let (last, first): (Vec<_>, Vec<_>) =
        scene.position.numbered().filter(|(_, state)| state.is_here()).partition(|(number, _)| Some(*number) == moves);
    for (number, state) in first.into_iter().chain(last) {
        if over.sees(state.pose.hex) {
            man(over, screen, scene, number, faces.get(number.index()).and_then(Option::as_ref));
        }
    }
}

fn man(over: &Over, screen: &mut Screen, scene: &Scene, number: ManNumber, faces: Option<&Faces>) {
    let state = scene.position.man(number);
    let player = scene.public().man(number).player;
    let (middle, width, ink) = (over.middle(state.pose.hex), over.width(state.pose.hex), ink(player));
    // If the moving character is on the hex of a friend, they are painted a little to the side.
    let middle = if scene.position.at_besides(state.pose.hex, number).is_some() && is_walker(scene, number) {
        middle + Vec2::new(0.14, -0.14) * width
    } else {
        middle
    };
    if let Some(rear) = state.pose.rear() {
        over.painter.line_segment([middle, over.middle(rear)], Stroke::new((width * 0.3).max(2.0), ink));
    }
    if width < ROOM_FOR_COUNTERS {
        disc(over, scene, number, middle, width);
    } else if let Some(page) = page(faces, face(state)) {
        let rect = Rect::from_center_size(middle, Vec2::splat(width * COUNTER));
        screen.paint(&over.painter, page, rect, theme::NOTHING);
        over.painter.rect_stroke(rect.expand(1.0), 2, Stroke::new(2.0, ink), StrokeKind::Outside);
    }
    if state.wall {
        front(over, state, ink);
    }
    if let Some(marker) = scene.position.carried_by(number) {
        marker_at(over, scene, marker, middle + Vec2::new(0.32, 0.32) * width, width * 0.6);
    }
    if let Some(marker) = lying_at(scene, state.pose.hex) {
        marker_at(over, scene, marker, middle + Vec2::new(-0.32, -0.32) * width, width * 0.6);
    }
    if width >= ROOM_FOR_DUTIES && scene.public().boat_of(scene.position, number).is_some() {
        let (duty, covered) = scene.duty(number);
        if let Some(words) = at_work(duty) {
            // The arrow marks a task that is still covered, and so is known only to its own side.
            let words = if covered { format!("→ {words}") } else { words.to_owned() };
            badge(&over.painter, middle + Vec2::new(0.0, 0.42) * width, &words, (width * 0.24).clamp(8.0, 11.0));
        }
    }
    if width >= ROOM_FOR_LETTERS && scene.fallen().any(|(_, space)| state.pose.covers(space)) {
        badge(&over.painter, middle + Vec2::new(0.36, -0.36) * width, "×", (width * 0.3).clamp(9.0, 14.0));
    }
    if state.axe && width >= ROOM_FOR_LETTERS {
        // The word lies on the upper edge of its own counter; farther down it would seem to belong to the character on the hex below.
        badge(&over.painter, middle + Vec2::new(-0.08, -0.36) * width, "axe", (width * 0.26).clamp(8.0, 12.0));
    }
}

fn is_walker(scene: &Scene, man: ManNumber) -> bool {
    scene.position.walk.as_ref().is_some_and(|walk| walk.man == man)
}

/// Whether a marker lies on the ground and is not carried.
const fn lies(marker: &MarkerState) -> bool {
    marker.here && marker.carrier.is_none()
}

/// The marker that lies on a hex; `None` if there is none.
fn lying_at(scene: &Scene, hex: Space) -> Option<MarkerNumber> {
    let here = |marker: &MarkerState| lies(marker) && marker.hex == hex;
    scene.position.markers.iter().position(here).map(|number| MarkerNumber(number as u8))
}

/// What a character does aboard, in one word; `None` if the character has no task.
const fn at_work(duty: Duty) -> Option<&'static str> {
    match duty {
        Duty::Idle => None,
        Duty::Oars => Some("oar"),
        Duty::Helm => Some("helm"),
        Duty::Boarding => Some("ready"),
        Duty::Hook => Some("hook"),
        Duty::Bailing => Some("bail"),
        Duty::Patching => Some("patch"),
        Duty::Overboard => Some("tip"),
    }
}

/// Paints a character as a disc in the side's colour, with the first letters of the name if they fit. The disc of a stunned character is pale, and
/// that of a wounded one has a ring.
fn disc(over: &Over, scene: &Scene, number: ManNumber, middle: Pos2, width: f32) {
    let state = scene.position.man(number);
    let player = scene.public().man(number).player;
    let (ink, paper) = (ink(player), Palette::on_paper());
    let fill = if state.condition == Condition::Stunned { ink.gamma_multiply(0.45) } else { ink };
    let radius = (width * 0.38).max(2.5);
    over.painter.circle(middle, radius, theme::PAPER, Stroke::new(1.0, theme::PAPER));
    over.painter.circle(middle, radius, fill, Stroke::new(1.0, theme::PAPER));
    if state.condition == Condition::Wounded {
        over.painter.circle_stroke(middle, radius + 1.0, Stroke::new(2.0, paper.error));
    }
    if width >= ROOM_FOR_LETTERS {
        let letters: String = scene.battle.name(number).chars().take(2).collect();
        over.painter.text(middle, Align2::CENTER_CENTER, letters, theme::bold(width * 0.36), theme::PAPER);
    } else if player == Player::new(1) {
        // The discs of one side have a spot, so that the sides can be told apart without colours.
        over.painter.circle_filled(middle, (width * 0.12).max(1.0), theme::PAPER);
    }
}

/// Paints a line along the front of a character in a wall of shields (3.2).
fn front(over: &Over, state: &ManState, ink: Color32) {
    let (corners, side) = (over.outline(state.pose.hex), usize::from(state.pose.facing));
    let corner = |number: usize| corners[(side + number) % corners.len()];
    let line = vec![corner(corners.len() - 1), corner(0), corner(1)];
    over.painter.add(Shape::line(line, Stroke::new((over.width(state.pose.hex) * 0.14).max(2.0), ink)));
}

/// Writes the names of all characters in play.
pub fn names(over: &Over, scene: &Scene) {
    for (number, state) in scene.position.numbered().filter(|(_, state)| state.is_here()) {
        let (hex, width) = (state.pose.hex, over.width(state.pose.hex));
        if over.sees(hex) && width >= ROOM_FOR_LETTERS {
            let below = over.middle(hex) + Vec2::new(0.0, width * 0.46);
            badge(&over.painter, below, scene.battle.name(number), (width * 0.26).clamp(8.0, 12.0));
        }
    }
}

/// Marks all characters in play as dots on the small map.
pub fn dots(small: Option<(Painter, Placed)>, scene: &Scene, spaces: &Hexes) {
    let Some((painter, placed)) = small else { return };
    for (number, state) in scene.position.numbered().filter(|(_, state)| state.is_here()) {
        let ink = ink(scene.public().man(number).player);
        painter.circle_filled(placed.to_screen(spaces.layout.centre(state.pose.hex)), 2.0, ink);
    }
}
