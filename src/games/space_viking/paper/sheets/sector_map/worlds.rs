//! The worlds on the map: a globe in the colour of their type, or their arms, with names and numbers below.

use super::look::{Look, own_colors};
use super::{known, space};
use crate::sheets::{Reader, heraldry};
use drawing::text::{self, Style};
use drawing::{Color, Face, Ground, Group, Path};
use geometry::{Mm, Point, Rect, Size, Space, Vector};
use rules::Id;
use sheets::Draft;
use space_viking::{Content, Player, Sector, World, WorldType};

/// The colour of a type of world; dark slate if the reader does not know the type.
#[must_use]
pub const fn tint(kind: Option<WorldType>) -> Color {
    match kind {
        Some(WorldType::SwordWorld) => Color::rgb(196, 62, 54),
        Some(WorldType::Civilized) => Color::rgb(226, 232, 240),
        Some(WorldType::Atomic) => Color::rgb(230, 160, 48),
        Some(WorldType::Industrial) => Color::rgb(140, 130, 160),
        Some(WorldType::Renaissance) => Color::rgb(86, 148, 190),
        Some(WorldType::Medieval) => Color::rgb(120, 168, 96),
        Some(WorldType::StoneAge) => Color::rgb(166, 130, 96),
        Some(WorldType::Barren) => Color::rgb(90, 94, 104),
        None => Color::rgb(112, 126, 158),
    }
}

/// The letter of a type of world, for maps without colours.
const fn letter(kind: WorldType) -> &'static str {
    match kind {
        WorldType::SwordWorld => "S",
        WorldType::Civilized => "C",
        WorldType::Atomic => "A",
        WorldType::Industrial => "I",
        WorldType::Renaissance => "R",
        WorldType::Medieval => "M",
        WorldType::StoneAge => "T",
        WorldType::Barren => "B",
    }
}

/// A globe around the origin in the look of this type of world, with the type's letter if that is legible. The globe of an unknown type shows little
/// more than its night side.
pub(in crate::sheets) fn globe(sector: &Sector, kind: Option<WorldType>, radius: Mm) -> Draft {
    let fill = tint(kind);
    let mut draft = unmarked(sector, kind, radius);
    let size = radius * 1.25;
    if let Some(kind) = kind.filter(|_| size >= Draft::SMALLEST) {
        let style = Style::new(Face::Bold, size.get()).colored(fill.readable_ink()).centred();
        draft.line(letter(kind), style, Rect::around(Point::ORIGIN, Size::of(radius * 2.0, radius * 2.0)));
    }
    own_colors(sector, draft)
}

/// A globe around the origin in the look of this type of world, without a letter.
pub(super) fn unmarked(sector: &Sector, kind: Option<WorldType>, radius: Mm) -> Draft {
    let (look, fill) = (Look::of(sector), tint(kind));
    let mut draft = Draft::new();
    draft.path(Path::circle(Point::ORIGIN, radius).filled(fill).as_ground(Ground::Plain));
    let mut ball = Draft::new();
    // Each ring of light is smaller than the one before, and lies farther towards the light in the upper left.
    let (night, day) = match kind {
        Some(_) => (fill.mix(Color::BLACK, 0.42), fill.mix(Color::WHITE, 0.22)),
        None => (fill.mix(Color::rgb(20, 26, 48), 0.82), fill.mix(Color::WHITE, 0.4)),
    };
    ball.path(Path::circle(Point::ORIGIN, radius).filled(night));
    let (first, narrower) = if kind.is_some() { (0.16, 0.1) } else { (0.5, 0.12) };
    for ring in 0..5_u32 {
        let share = f64::from(ring) / 4.0;
        let shift = radius * -(first + 0.07 * f64::from(ring));
        let lit = Path::circle(Point::at(shift, shift), radius * (1.02 - narrower * f64::from(ring)));
        ball.path(lit.filled(night.mix(day, 0.35 + 0.65 * share)));
    }
    if let Some(kind) = kind {
        ground(&mut ball, kind, radius);
    }
    let disc = Path::circle(Point::ORIGIN, radius);
    let mut picture = Draft::new();
    for (reach, part) in [(1.55, 0.5), (1.28, 1.0)] {
        let alpha = (f64::from(look.glow.alpha) * part) as u8;
        picture.path(Path::circle(Point::ORIGIN, radius * reach).filled(look.glow.with_alpha(alpha)));
    }
    picture.put(Point::ORIGIN, Group::of(ball.items).clipped(disc.clone()));
    draft.put(Point::ORIGIN, Group::of(picture.items).as_picture());
    let width = (radius.get() * 0.11).clamp(0.15, 0.3);
    draft.path(disc.stroked(look.frame, if kind.is_some() { width } else { width * 0.7 }));
    draft
}

/// An oval on a globe: the `x` and `y` of its middle, its half width and its half height, in radii of the globe.
type Oval = (f64, f64, f64, f64);

/// The lands on globes.
const LANDS: [Oval; 5] = [
    (-0.62, -0.42, 0.34, 0.2),
    (-0.74, 0.3, 0.2, 0.34),
    (0.66, -0.2, 0.26, 0.4),
    (0.3, 0.82, 0.42, 0.16),
    (0.2, -0.86, 0.36, 0.12),
];
/// The bands of smoke on globes.
const SMOKE: [Oval; 4] = [(-0.2, -0.74, 0.8, 0.09), (0.4, -0.46, 0.7, 0.07), (-0.4, 0.56, 0.7, 0.08), (0.3, 0.8, 0.6, 0.07)];
/// The craters on globes.
const CRATERS: [Oval; 5] = [
    (-0.6, -0.4, 0.2, 0.2),
    (0.62, -0.5, 0.15, 0.15),
    (0.58, 0.42, 0.24, 0.24),
    (-0.5, 0.62, 0.13, 0.13),
    (0.0, -0.82, 0.1, 0.1),
];

/// Draws the surface of a type of world as seen from afar: lands, smoke, or craters.
fn ground(ball: &mut Draft, kind: WorldType, radius: Mm) {
    let mut spots = |spots: &[Oval], color: Color| {
        let spot =
            |(x, y, across, down): &Oval| Path::ellipse(Point::at(radius * *x, radius * *y), radius * *across, radius * *down);
        ball.path(spots.iter().map(spot).reduce(Path::and).unwrap_or_default().filled(color));
    };
    match kind {
        WorldType::SwordWorld => spots(&LANDS, Color::rgb(96, 20, 24).with_alpha(120)),
        WorldType::Civilized => spots(&LANDS, Color::rgb(70, 132, 112).with_alpha(150)),
        WorldType::Renaissance => spots(&LANDS, Color::rgb(214, 206, 140).with_alpha(130)),
        WorldType::Medieval => spots(&LANDS, Color::rgb(44, 104, 70).with_alpha(130)),
        WorldType::StoneAge => spots(&LANDS, Color::rgb(96, 120, 60).with_alpha(120)),
        WorldType::Atomic => spots(&SMOKE, Color::rgb(255, 236, 150).with_alpha(150)),
        WorldType::Industrial => spots(&SMOKE, Color::rgb(58, 52, 76).with_alpha(130)),
        WorldType::Barren => spots(&CRATERS, Color::rgb(30, 32, 40).with_alpha(120)),
    }
}

/// The radius of a world's globe.
pub(super) fn radius(sector: &Sector) -> Mm {
    (space(sector) * 0.21).max(Draft::SMALLEST * 0.81)
}

/// The globe of a world as a reader knows it.
pub(super) fn disc(sector: &Sector, reader: Reader, world: &World) -> Draft {
    globe(sector, known(reader, world), radius(sector))
}

/// The size of the shield of a world.
pub(super) fn shield(sector: &Sector) -> Size {
    Size::of(space(sector) * 0.42, space(sector) * 0.46)
}

/// How far below the middle of its space a world is drawn, as a share of the space. The value is negative, so worlds stand above the middle, which
/// leaves room for words below them.
pub(super) const RAISED: f64 = -0.245;

/// A world, drawn around the middle of its space.
pub(super) fn drawn(content: &Content, reader: Reader, id: Id<World>, world: &World) -> Draft {
    let sector = &content.sector;
    let (look, step, kind) = (Look::of(sector), space(sector), known(reader, world));
    let mut draft = Draft::new();
    draft.target(Rect::around(Point::ORIGIN, Size::of(step, step)));
    let above = Vector::at(Mm::ZERO, step * RAISED);
    if world.arms.is_borne() && kind.is_some_and(WorldType::is_known) {
        let shield = shield(sector);
        let corner = Point::ORIGIN + above - Vector::at(shield.width * 0.5, shield.height * 0.5);
        let mut rimmed = Draft::new();
        rimmed.path(heraldry::outline(shield).stroked(look.frame, 0.5));
        rimmed.add(Point::ORIGIN, heraldry::shield(&world.arms, shield));
        draft.add(corner, own_colors(sector, rimmed));
    } else {
        draft.add(Point::ORIGIN + above, disc(sector, reader, world));
    }
    let is_great = kind.is_some_and(WorldType::is_known);
    let name = if is_great { world.label().to_uppercase() } else { world.label().to_owned() };
    let words = (step.get() * 0.185).clamp(Draft::SMALLEST.get(), 5.2);
    let style = Style::new(if is_great { Face::Bold } else { Face::Regular }, words).colored(look.ink).centred();
    let line = Mm::new(words * 1.25);
    let mut below = step * 0.0;
    let mut row = |text: &str, style: Style, width: f64| {
        let shift = off_the_frame(sector, world.at, text::width(text, style.face, style.size).min(step * width));
        let rect = Rect::new(Point::at(step * (width * -0.5) + shift, below), Size::of(step * width, line));
        draft.line(text, style, rect);
        below += line * 0.94;
    };
    row(&name, style, 1.5);
    if reader == Reader::Referee {
        let table = &content.tables.worlds;
        let small = Style::new(Face::Regular, (words * 0.92).max(2.1)).colored(look.ink.mix(look.faint, 0.4)).centred();
        if world.kind.is_some_and(|kind| kind != WorldType::Barren) {
            let numbers = format!("{}t {}d {}m", world.troops_in(table), world.dice_in(table), world.natives_in(table));
            row(&numbers, small, 1.2);
        }
        homes(&mut draft, content, id);
    }
    draft
}

/// Draws the arms of the houses that begin on a world, on both sides of it and above its name, one below the other. If there are many, they are
/// smaller.
fn homes(draft: &mut Draft, content: &Content, id: Id<World>) {
    let step = space(&content.sector);
    let bears = |player: &&Player| player.home == Some(id) && player.arms.is_borne();
    let houses: Vec<&Player> = content.players.iter().map(|(_, player)| player).filter(bears).collect();
    let columns: &[f64] = if houses.len() > 4 { &[-0.41, -0.275, 0.275, 0.41] } else { &[-0.34, 0.34] };
    let rows = houses.len().div_ceil(columns.len()).max(1);
    let row = 0.46 / rows as f64;
    let high = (row * 0.94).min(if columns.len() > 2 { 0.15 } else { 0.3 });
    let badge = Size::of(step * (high * 0.82), step * high);
    for (player, at) in houses.into_iter().zip(0_usize..) {
        let across = columns[at % columns.len()] * step.get();
        let down = -0.465 + row * (at / columns.len()) as f64;
        let corner = Point::at(Mm::new(across) - badge.width * 0.5, step * down);
        draft.add(corner, own_colors(&content.sector, heraldry::shield(&player.arms, badge)));
    }
}

/// How far words of this width are moved sideways so that they do not cross the frame, if their space is at an edge of the map; 0 otherwise.
pub(in crate::sheets) fn off_the_frame(sector: &Sector, at: Space, width: Mm) -> Mm {
    let over = (width - space(sector)) * 0.5 + Mm::new(0.6);
    match at.column {
        _ if over <= Mm::ZERO => Mm::ZERO,
        0 => over,
        column if column + 1 == sector.columns.get() as i16 => over * -1.0,
        _ => Mm::ZERO,
    }
}
