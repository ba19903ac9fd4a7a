//! Paints the overlay of the map: rings of years, the selected worlds, the cursor, and the world in hand.

use egui::{Align2, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2};

use super::Memory;
use super::scene::{Scene, SectorSpaces};
use kit::board::{BoardResponse, Ground, Overlay, Pieces as _, Target};
use kit::theme::{self, Palette};
use kit::widgets::plate;
use rules::counted;
use space_viking::World;

/// How many years the farthest ring stands for at most.
const MOST_YEARS: u32 = 12;

/// Paints the overlay over the map of the sector.
pub fn show(ui: &Ui, memory: &Memory, scene: &Scene, touched: &BoardResponse) {
    let night = scene.content.sector.night;
    let (ground, inks) = if night { (Ground::Night, Palette::on_night()) } else { (Ground::Paper, Palette::on_paper()) };
    let over = Overlay::new(ui, touched, &scene.spaces, ground);
    if memory.rings {
        rings(&over, memory, scene, inks);
    }
    if let Some(at) = scene.chosen_space() {
        over.ring(at, Stroke::new(2.5, inks.accent));
    }
    names(&over, scene, inks);
    for at in memory.board.chosen.iter().filter_map(|world| scene.space_of(*world)) {
        over.ring(at, Stroke::new(2.5, inks.accent));
        over.fill(at, inks.accent.gamma_multiply(0.18));
    }
    memory.board.paint_band(ui, touched);
    over.cursor(&memory.board.view);
    let Some(hand) = memory.board.carried() else { return };
    if let Some(from) = scene.space_of(hand.piece) {
        over.pale(from);
    }
    if let Some(to) = memory.board.aim(scene).and_then(Target::space) {
        for (_, at) in scene.landing(hand.piece, &memory.board.others(hand.piece), to).unwrap_or_default() {
            over.fill(at, inks.accent.gamma_multiply(0.2));
            over.ring(at, Stroke::new(2.0, inks.accent));
        }
    }
    if let Some((at, painter)) = memory.board.carried_at(&over) {
        let name = scene.content.worlds.get(hand.piece).map_or("", World::label);
        plate(&painter, at + Vec2::new(0.0, -14.0), &[name.to_owned()], Align2::CENTER_BOTTOM, Palette::of(ui));
    }
}

/// Writes the names of the worlds at a constant size while the printed names are too small to read. Each name covers its printed name. If it would
/// also cover another name, it is written on another side of its world.
fn names(over: &Overlay<SectorSpaces>, scene: &Scene, inks: &Palette) {
    for (world, room) in named(over, scene) {
        plate(&over.painter, room.center_top(), &[world.label().to_owned()], Align2::CENTER_TOP, inks);
    }
}

/// How wide a square has to be, in points of the screen, for names to be written at a constant size. In wider squares the printed names can be read.
const NAMED: std::ops::Range<f32> = 16.0..56.0;
/// The approximate width of a letter of a name, and the height of a name with its background, in points of the screen.
const LETTER: Vec2 = Vec2::new(6.6, 19.0);

fn is_named(over: &Overlay<SectorSpaces>, world: &World) -> bool {
    NAMED.contains(&over.width(world.at))
}

/// The worlds whose names are written, each with the rectangle of its name.
fn named<'a>(over: &Overlay<SectorSpaces>, scene: &'a Scene) -> Vec<(&'a World, Rect)> {
    let worlds = || scene.worlds().map(|(_, world)| world).filter(|world| over.sees(world.at));
    let mut all: Vec<(&World, Rect)> = Vec::new();
    for world in worlds().filter(|world| is_named(over, world)) {
        let is_free = |room: &Rect| {
            let covers_world = |other: &World| sign(over, other).shrink(1.0).intersects(*room);
            all.iter().all(|(_, taken)| !taken.intersects(*room)) && !worlds().any(covers_world)
        };
        let room = sides(over, scene, world).into_iter().find(is_free);
        all.extend(room.map(|room| (world, room)));
    }
    all
}

/// The approximate rectangle that a world's sign covers within its square.
fn sign(over: &Overlay<SectorSpaces>, world: &World) -> Rect {
    let square = over.bounds(world.at);
    Rect::from_min_max(square.min, Pos2::new(square.right(), square.bottom() - square.height() * COVERED))
}

/// The fraction of a square's height that the world's printed name covers, from the lower edge.
const COVERED: f32 = 0.46;

/// The possible rectangles for the name of a world, the best first: over the printed name, above the sign, to the right and left of the sign, and
/// below it to either side.
fn sides(over: &Overlay<SectorSpaces>, scene: &Scene, world: &World) -> [Rect; 6] {
    let (letters, square) = (world.label().chars().count() as f32, over.bounds(world.at));
    let size = Vec2::new(letters * LETTER.x + 8.0, LETTER.y);
    let room = whole(over, scene).shrink2(size * 0.5);
    let at = |x: f32, y: f32| {
        let x = x.clamp(room.left(), room.right().max(room.left()));
        Rect::from_center_size(Pos2::new(x, y.clamp(room.top(), room.bottom().max(room.top()))), size)
    };
    let (middle, beside) = (square.center(), (square.width() + size.x) * 0.5);
    let below = square.bottom() + size.y * 0.5 - square.height() * COVERED;
    [
        at(middle.x, below),
        at(middle.x, square.top() - size.y * 0.5),
        at(middle.x + beside, middle.y),
        at(middle.x - beside, middle.y),
        at(middle.x + beside - square.width(), below),
        at(middle.x - beside + square.width(), below),
    ]
}

/// The rectangle of all squares of the map, without its frame.
fn whole(over: &Overlay<SectorSpaces>, scene: &Scene) -> Rect {
    let sector = &scene.content.sector;
    let corner = |column: u16, row: u16| geometry::Space::new(column as i16 - 1, row as i16 - 1);
    over.bounds(corner(1, 1)).union(over.bounds(corner(sector.columns.get(), sector.rows.get())))
}

/// Draws rings around the selected world. Each ring is a square that encloses the spaces that can be reached within one year, two years, and so on.
/// The last ring encloses the whole map.
fn rings(over: &Overlay<SectorSpaces>, memory: &Memory, scene: &Scene, inks: &Palette) {
    let Some(at) = scene.chosen_space() else { return };
    let whole = whole(over, scene);
    let square = over.bounds(at);
    let painter = over.painter.with_clip_rect(over.painter.clip_rect().intersect(whole.expand(2.0)));
    let names = named(over, scene).into_iter().map(|(_, room)| room);
    let taken: Vec<Rect> = scene.worlds().map(|(_, world)| over.bounds(world.at)).chain(names).collect();
    let is_free = |at: Pos2| taken.iter().all(|room| !room.intersects(Rect::from_center_size(at, LABEL)));
    for year in 1..=MOST_YEARS {
        let ring = square.expand(square.width() * (year * memory.jump) as f32);
        painter.rect_stroke(ring, 0.0, Stroke::new(1.0, inks.accent.gamma_multiply(0.75)), StrokeKind::Inside);
        let seen = ring.intersect(whole).intersect(over.placed.rect);
        if let Some(at) = label(ring, seen, whole, &is_free) {
            years(over, at, year, inks);
        }
        if ring.contains_rect(whole) {
            break;
        }
    }
}

/// Writes how many years a ring stands for, in the colour of its line and without the border that names of worlds have.
fn years(over: &Overlay<SectorSpaces>, at: Pos2, years: u32, inks: &Palette) {
    let words = over.painter.layout_no_wrap(counted(years, "year"), theme::regular(theme::SMALL), inks.accent);
    let room = Rect::from_center_size(at, words.size());
    over.painter.rect_filled(room.expand2(Vec2::new(3.0, 0.0)), 2, inks.card);
    over.painter.galley(room.min, words, inks.accent);
}

/// The room that the label of a ring needs, in points of the screen.
const LABEL: Vec2 = Vec2::new(56.0, 20.0);
/// The distance between the positions that are tried for a label, in points of the screen.
const STEP: f32 = 12.0;

/// The position of a ring's label: on the ring's upper side or else on its lower side, as near to the middle as possible without covering a world or
/// name. `None` if no such position is in view.
fn label(ring: Rect, seen: Rect, whole: Rect, is_free: &dyn Fn(Pos2) -> bool) -> Option<Pos2> {
    let is_shown = |y: f32| y >= whole.top() - 1.0 && y <= whole.bottom() + 1.0 && y >= seen.top() && y <= seen.bottom();
    let sides = [ring.top(), ring.bottom()].into_iter().filter(|y| is_shown(*y));
    let most = ((seen.width() - LABEL.x) * 0.5 / STEP).max(0.0) as i32;
    let across = move |y: f32| {
        let steps = (0..=most).flat_map(|step| [step, -step]);
        steps.map(move |step| Pos2::new(seen.center().x + step as f32 * STEP, y))
    };
    sides.filter(|_| seen.width() > 0.0).flat_map(across).find(|at| is_free(*at))
}
