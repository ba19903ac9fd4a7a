//! The papers of a game that was played on the screen: a small map for each turn, with arrows for the paths of characters, the boats at the beginning
//! and at the end, and the characters who fell.

use super::boards::{self, BoardDrawing};
use super::scenarios::DECK;
use super::signs::{color, sign};
use crate::playtest::{BoatTrack, GamePapers, TurnMap};
use drawing::stock::Orientation;
use drawing::{Color, Group, Path, Stroke};
use geometry::{Mm, Point, Rect, Size, Space, Transform, Vector};
use rules::Id;
use rules::play::Player;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{INK, SMALL, STRONG};
use sheets::{Draft, Printout};
use vikings::{Content, InScenario, Place, Player as Seat, Scenario};

/// The greatest height of a map.
const HIGHEST: Mm = Mm::new(88.0);
/// The height of the words above a map.
const TITLE: Mm = Mm::new(6.0);
/// The height of a line of words below a map.
const LINE: Mm = Mm::new(4.2);
/// The size of letters in the lines below a map.
const LETTERS: Mm = Mm::new(2.8);
/// The gap between two maps in a row.
const GAP: Mm = Mm::new(5.0);

/// The maps of a game's turns; empty if the scenario does not exist or has no ground. Every map may be seen by any reader who may see the game.
#[must_use]
pub fn game_papers(
    content: &Content,
    id: Id<Scenario>,
    papers: &GamePapers,
    frame: &Frame,
    printout: &mut Printout,
) -> Vec<Body> {
    let found = content.scenarios.get(id).and_then(|scenario| Some((scenario, scenario.layout(content)?)));
    let Some((scenario, layout)) = found.filter(|_| !papers.turns.is_empty()) else { return Vec::new() };
    let drawing = boards::of_layout(content, layout);
    let mut flow = Flow::new(frame, Orientation::Portrait, &format!("Turns: {}", scenario.label()), vikings::BOOK);
    let whole = drawing.layout.size();
    // If the boards are tall, two maps stand side by side.
    let across = if whole.height > whole.width * 0.7 { 2 } else { 1 };
    let wide = (flow.width() - GAP * (across - 1) as f64) * (1.0 / across as f64);
    let scale = (wide / whole.width).min(HIGHEST / whole.height);
    let picture = drawing.sketch(scale);
    for row in papers.turns.chunks(across) {
        let words: Vec<Vec<(Player, String)>> = row.iter().map(|turn| fallen(turn, &drawing, across)).collect();
        let lines = words.iter().map(Vec::len).max().unwrap_or(0);
        let (rect, draft) = flow.strip(TITLE + whole.height * scale + LINE * lines as f64 + GAP);
        for (column, turn) in row.iter().enumerate() {
            let corner = rect.min + Vector::at((wide + GAP) * column as f64, Mm::ZERO);
            let map = Map { drawing: &drawing, scale, corner: corner + Vector::at(Mm::ZERO, TITLE) };
            let title = Rect::new(corner, Size::of(wide, TITLE));
            draft.line(&format!("Turn {}", turn.turn), STRONG.sized(Mm::new(3.6)), title);
            let group = Group::of(picture.items.clone()).with_transform(Transform::scale(scale, scale)).as_picture();
            draft.put(map.corner, group.clipped(Path::rect(Rect::new(Point::ORIGIN, whole))));
            map.draw(draft, turn);
            let below = map.corner + Vector::at(Mm::ZERO, whole.height * scale + Mm::new(0.8));
            for (number, (player, words)) in words[column].iter().enumerate() {
                let room = Rect::new(below + Vector::at(Mm::ZERO, LINE * number as f64), Size::of(wide, LINE));
                draft.line(words, SMALL.sized(LETTERS).colored(ink(*player)), room);
            }
        }
    }
    let mut bodies = flow.finish();
    for body in &mut bodies {
        body.reader = None;
    }
    printout.seal(&mut bodies, Place::Scenario(id, InScenario::Whole), "The turns of the game");
    bodies
}

/// How many fallen characters one line names: below a map of half the page's width, and below a map of the whole width.
const NAMED: [usize; 2] = [3, 7];

/// The lines that name the characters who fell in a turn. A line names characters of one side only.
fn fallen(turn: &TurnMap, drawing: &BoardDrawing, across: usize) -> Vec<(Player, String)> {
    let named = NAMED[usize::from(across == 1)];
    let of = |player: Player| {
        let fell = turn.fallen.iter().filter(move |(of, ..)| *of == player);
        let names: Vec<String> = fell.map(|(_, name, at)| format!("{name} on {}", drawing.site.hex_name(*at))).collect();
        names.chunks(named).map(|names| (player, format!("× {}", names.join(", ")))).collect::<Vec<_>>()
    };
    (0..2).map(Player::new).flat_map(of).collect()
}

fn seat(player: Player) -> Seat {
    Seat::ALL[player.index().min(1)]
}

fn ink(player: Player) -> Color {
    color(seat(player))
}

/// A map of a turn, placed on the page.
struct Map<'a> {
    drawing: &'a BoardDrawing,
    scale: f64,
    corner: Point,
}

impl Map<'_> {
    fn at(&self, space: Space) -> Point {
        self.small(self.drawing.layout.centre(space))
    }

    fn small(&self, point: Point) -> Point {
        self.corner + (point - Point::ORIGIN) * self.scale
    }

    /// The width of a hex on the map.
    fn hex(&self) -> Mm {
        self.drawing.layout.space_size * self.scale
    }

    fn draw(&self, draft: &mut Draft, turn: &TurnMap) {
        for boat in &turn.boats {
            self.boat(draft, boat);
        }
        for (player, hexes) in &turn.men {
            self.man(draft, *player, hexes);
        }
        for (player, _, at) in &turn.fallen {
            let reach = self.hex() * 0.42;
            for arm in [Vector::at(reach, reach), Vector::at(reach, -reach)] {
                let line = Path::line(&[self.at(*at) - arm, self.at(*at) + arm]);
                draft.path(line.with_stroke(Stroke::new(ink(*player), (self.hex() * 0.2).max(Mm::new(0.35)))));
            }
        }
    }

    /// Draws a boat: pale where it was, opaque where it is now, with an arrow between the two positions.
    fn boat(&self, draft: &mut Draft, boat: &BoatTrack) {
        let outline = |hexes: &[Space]| {
            let rings = self.drawing.layout.rings(&hexes.iter().copied().collect());
            let rings = rings
                .into_iter()
                .map(|ring| Path::polygon(&ring.into_iter().map(|corner| self.small(corner)).collect::<Vec<_>>()));
            rings.fold(Path::default(), Path::and)
        };
        let middle = |hexes: &[Space]| hexes.get(hexes.len() / 2).map(|hex| self.at(*hex));
        if !boat.before.is_empty() && boat.before != boat.after {
            draft.path(
                outline(&boat.before)
                    .filled(DECK.with_alpha(70))
                    .with_stroke(Stroke::new(INK, Mm::new(0.15)).dashed(&[0.8, 0.6])),
            );
        }
        if !boat.after.is_empty() {
            draft.path(outline(&boat.after).filled(DECK).stroked(INK, 0.2));
        }
        if let (Some(from), Some(to)) = (middle(&boat.before), middle(&boat.after))
            && boat.before != boat.after
        {
            self.arrow(draft, &[from, to], INK);
        }
    }

    /// Draws the path of a character, with the sign of the side at its end.
    fn man(&self, draft: &mut Draft, player: Player, hexes: &[Space]) {
        let way: Vec<Point> = hexes.iter().map(|hex| self.at(*hex)).collect();
        if way.len() > 1 {
            self.arrow(draft, &way, ink(player));
        } else if let Some(at) = way.first() {
            draft.path(sign(seat(player), *at, self.hex() * 0.3).filled(ink(player)).stroked(Color::WHITE, 0.1));
        }
    }

    /// Draws a line with an arrow head at its end.
    fn arrow(&self, draft: &mut Draft, way: &[Point], ink: Color) {
        let [.., before, end] = way else { return };
        let width = (self.hex() * 0.14).max(Mm::new(0.3));
        draft.path(Path::line(way).with_stroke(Stroke::new(Color::WHITE, width * 2.0).rounded()));
        draft.path(Path::line(way).with_stroke(Stroke::new(ink, width).rounded()));
        let step = *end - *before;
        let length = step.length().max(Mm::new(0.01));
        let ahead = step * (1.0 / length.get());
        let aside = Vector::at(-ahead.y, ahead.x);
        let size = (self.hex().get() * 0.5).max(1.0);
        let tip = [
            *end + ahead * (size * 0.5),
            *end - ahead * (size * 0.5) + aside * (size * 0.45),
            *end - ahead * (size * 0.5) - aside * (size * 0.45),
        ];
        draft.path(Path::polygon(&tip).filled(ink).stroked(Color::WHITE, 0.1));
    }
}
