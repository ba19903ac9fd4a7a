//! The arms of a player: a shield with its division and its charge, drawn by Drydock.

use super::charges;
use drawing::{Color, Ground, Group, Page, Path};
use geometry::{Mm, Point, Rect, Size};
use rules::Tint;
use sheets::alike::{self, Seen};
use sheets::flow::{BADGE, Flow};
use sheets::look::INK;
use sheets::{Draft, Printout};
use space_viking::play::Knowledge;
use space_viking::{Arms, Charge, Content, Division, InPlayer, Place, Player};

/// The smallest width of a shield that is drawn with light and shade.
const SMALLEST_VAULTED: Mm = Mm::new(4.0);

/// Converts a tint to a colour on paper.
#[must_use]
pub const fn color(tint: Tint) -> Color {
    let Tint([red, green, blue]) = tint;
    Color::rgb(red, green, blue)
}

/// Reports houses whose arms have the same division and charge and differ only in hue. The arms mark homes on the referee's map, so they should be
/// easy to tell apart.
pub fn note_alike(content: &Content, printout: &mut Printout) {
    let borne = || content.players.iter().filter(|(_, player)| player.arms.is_borne());
    let mut shapes: Vec<(Division, Charge)> = borne().map(|(_, player)| (player.arms.division, player.arms.charge)).collect();
    shapes.sort_unstable_by_key(|(division, charge)| (*division as u8, *charge as u8));
    shapes.dedup();
    for shape in shapes {
        let seen = borne().filter(|(_, player)| (player.arms.division, player.arms.charge) == shape).map(|(id, player)| {
            let Arms { field, second, ink, .. } = player.arms;
            let divided = (shape.0 != Division::Plain).then_some(second);
            let charged = (shape.1 != Charge::None).then_some(ink);
            let colors = std::iter::once(field).chain(divided).chain(charged).map(color).collect();
            Seen { place: Place::Player(id, InPlayer::Arms).into(), name: player.label().to_owned(), colors }
        });
        alike::note("arms", &seen.collect::<Vec<_>>(), printout);
    }
}

/// The outline of a shield in a rectangle of this size whose corner is the origin. It is straight at the top, and curved to a point at the bottom.
#[must_use]
pub fn outline(size: Size) -> Path {
    Path::polygon(&corners(size))
}

/// The corners of a shield's outline.
#[must_use]
pub fn corners(size: Size) -> Vec<Point> {
    const STEPS: u32 = 12;
    let (width, height) = (size.width, size.height);
    let curve = |step: u32| {
        let along = f64::from(step) / f64::from(STEPS);
        // The side bends from about half its height to the point, in an arc that begins straight down.
        let x = width * 0.5 * (1.0 - along * along);
        let y = height * (0.45 + 0.55 * along * (2.0 - along) * 0.5 + 0.275 * along);
        (x, y.min(height))
    };
    let right = (0..=STEPS).map(curve).map(|(x, y)| Point::at(width * 0.5 + x, y));
    let left = (0..STEPS).rev().map(curve).map(|(x, y)| Point::at(width * 0.5 - x, y));
    let top = [Point::ORIGIN, Point::at(width, Mm::ZERO)];
    top.into_iter().chain(right).chain(left).collect()
}

/// The arms of a player, on a page of their own size; `None` if the player has no arms.
#[must_use]
pub fn picture(player: &Player) -> Option<Page> {
    player.arms.is_borne().then(|| alone(&player.arms, &format!("Arms of {}", player.label())))
}

/// The arms of a player's house in a game.
#[must_use]
pub fn of_house(knowledge: &Knowledge) -> Arms {
    knowledge.posted.players.get(knowledge.player).map(|player| player.arms).unwrap_or_default()
}

/// Adds the arms, if the player has any, at the right end of the pages' titles.
#[must_use]
pub fn titled<'frame, 'project>(flow: Flow<'frame, 'project>, arms: Arms) -> Flow<'frame, 'project> {
    let size = Size::of(BADGE * 0.81, BADGE);
    if arms.is_borne() { flow.with_badge(shield(&arms, size), size) } else { flow }
}

/// Arms on a page that is just large enough for them, with this title.
#[must_use]
pub fn alone(arms: &Arms, title: &str) -> Page {
    const SHIELD: Size = Size::new(10.5, 13.0);
    const MARGIN: Mm = Mm::new(1.0);
    let whole = Size::of(SHIELD.width + MARGIN * 2.0, SHIELD.height + MARGIN * 2.0);
    let mut draft = Draft::new();
    draft.add(Point::at(MARGIN, MARGIN), shield(arms, SHIELD));
    Page { items: draft.items, ..Page::new(title.to_owned(), whole) }
}

/// Draws a shield of this size with its upper left corner at the origin.
#[must_use]
pub fn shield(arms: &Arms, size: Size) -> Draft {
    let (width, height) = (size.width, size.height);
    let mut within = Draft::new();
    let whole = Rect::new(Point::ORIGIN, size);
    within.path(Path::rect(whole).filled(color(arms.field)).as_ground(Ground::Plain));
    let at = |x: f64, y: f64| Point::at(width * x, height * y);
    let parts: Vec<Vec<Point>> = match arms.division {
        Division::Plain => Vec::new(),
        Division::PerPale => vec![vec![at(0.5, 0.0), at(1.0, 0.0), at(1.0, 1.0), at(0.5, 1.0)]],
        Division::PerFess => vec![vec![at(0.0, 0.5), at(1.0, 0.5), at(1.0, 1.0), at(0.0, 1.0)]],
        Division::PerBend => vec![vec![at(0.0, 0.0), at(1.0, 1.0), at(0.0, 1.0)]],
        Division::Quarterly => vec![
            vec![at(0.5, 0.0), at(1.0, 0.0), at(1.0, 0.5), at(0.5, 0.5)],
            vec![at(0.0, 0.5), at(0.5, 0.5), at(0.5, 1.0), at(0.0, 1.0)],
        ],
        Division::Chevron => {
            vec![vec![at(0.0, 0.72), at(0.5, 0.42), at(1.0, 0.72), at(1.0, 0.92), at(0.5, 0.62), at(0.0, 0.92)]]
        }
        Division::Chief => vec![vec![at(0.0, 0.0), at(1.0, 0.0), at(1.0, 0.3), at(0.0, 0.3)]],
    };
    for part in parts {
        within.path(Path::polygon(&part).filled(color(arms.second)).as_ground(Ground::Plain));
    }
    let side = width.min(height) * 0.56;
    let middle = match arms.division {
        Division::Chevron => at(0.5, 0.26),
        Division::Chief => at(0.5, 0.58),
        Division::Plain | Division::PerPale | Division::PerFess | Division::PerBend | Division::Quarterly => at(0.5, 0.44),
    };
    let side = if arms.division == Division::Chevron { side * 0.62 } else { side };
    within.add(middle, charges::charge(arms.charge, side, color(arms.ink)));
    if width >= SMALLEST_VAULTED {
        vault(&mut within, size);
    }
    let mut draft = Draft::new();
    draft.put(Point::ORIGIN, Group::of(within.items).clipped(outline(size)));
    draft.path(outline(size).stroked(INK, (width.get() * 0.025).clamp(0.12, 0.6)));
    draft
}

/// Draws the light on a vaulted shield: bright along its upper left, and in the shade along its right side and towards the point.
fn vault(draft: &mut Draft, size: Size) {
    let at = |x: f64, y: f64| Point::at(size.width * x, size.height * y);
    let shape = |corners: &[(f64, f64)], color: Color| {
        let corners: Vec<Point> = corners.iter().map(|(x, y)| at(*x, *y)).collect();
        Path::polygon(&corners).filled(color)
    };
    let light = [(0.0, 0.0), (1.0, 0.0), (1.0, 0.05), (0.09, 0.05), (0.09, 0.5), (0.16, 0.68), (0.0, 0.62)];
    let shade = [(1.0, 0.0), (0.9, 0.05), (0.9, 0.45), (0.8, 0.7), (0.5, 0.95), (0.5, 1.0), (1.0, 1.0)];
    let mut light_and_shade = Draft::new();
    light_and_shade.path(shape(&light, Color::WHITE.with_alpha(80)));
    light_and_shade.path(shape(&shade, Color::BLACK.with_alpha(60)));
    draft.put(Point::ORIGIN, Group::of(light_and_shade.items).as_picture());
}
