//! The counters of military units and of ships: fronts with their numbers, and backs that show no more than they may reveal (2.32).

use super::livery::{Livery, Pen};
use super::{people, symbols, things};
use crate::sheets::art::Backdrop;
use drawing::{Color, Path, bounds_of};
use freedom_in_the_galaxy::{EnvironType, Possession, PossessionKind, Side, UnitType};
use geometry::{Mm, Point, Rect, Seed, Size, Transform};
use project::Project;
use sheets::Draft;
use sheets::picture::fitted_within;

/// The colour of ships' hulls in space.
const HULL: Color = Color::rgb(226, 229, 238);

/// The colour of the engine fire behind a ship.
const FIRE: Color = Color::rgb(122, 192, 240);
/// The colours of the stripes that tell ships apart.
const STRIPES: [Color; 6] = [
    Color::rgb(206, 72, 52),
    Color::rgb(226, 148, 48),
    Color::rgb(62, 138, 186),
    Color::rgb(92, 158, 92),
    Color::rgb(150, 96, 182),
    Color::rgb(196, 170, 74),
];

/// The red of the Rebels' flag.
const BANNER: Color = Color::rgb(164, 30, 14);
/// The colour of the flash that marks a hit on the back of an Imperial ship's counter.
const FLASH: Color = Color::rgb(250, 176, 84);

/// The front of a unit: its name (for a Rebel unit its environ), a symbol, and its two strengths.
#[must_use]
pub fn unit(unit: &UnitType) -> Draft {
    let livery = Livery::from(unit.side);
    let mut draft = livery.blank();
    let name = unit.environ.map_or_else(|| unit.label(), |environ| on_a_counter(environ));
    let backdrop = behind_symbol(unit);
    let window = livery.windowed(&mut draft, name, backdrop);
    symbols::draw(Pen::within(&mut draft, livery, backdrop, window), unit);
    livery.foot(&mut draft, &unit.line(), 3.8);
    draft
}

/// The word for an environ, short enough for one line of a counter.
const fn on_a_counter(environ: EnvironType) -> &'static str {
    match environ {
        EnvironType::Subterranean => "Subterran.",
        _ => environ.label(),
    }
}

/// The backdrop of a unit's symbol: the environ for Rebel units, nightfall for Imperial ground units, and stars for other Imperial units.
fn behind_symbol(unit: &UnitType) -> Backdrop {
    match (unit.side, unit.environ) {
        (Side::Rebel, Some(environ)) => Backdrop::Environ(environ),
        (Side::Rebel, None) => Livery::Rebel.plain(),
        (Side::Imperial, _) if unit.atrocity || unit.space > unit.strength => Backdrop::Space,
        (Side::Imperial, _) => Backdrop::Dusk,
    }
}

/// The back of a unit. Mobile Imperial units all have the same back, other Imperial units have a blank one, and the back of a Rebel unit shows Rebel
/// control of a planet (7.21, 7.22, 2.33).
#[must_use]
pub fn behind_unit(unit: &UnitType) -> Draft {
    let livery = Livery::from(unit.side);
    let mut draft = livery.blank();
    match unit.side {
        Side::Imperial if unit.mobile => {
            let window = livery.windowed(&mut draft, "", livery.plain());
            let mut pen = Pen::within(&mut draft, livery, livery.plain(), window);
            for x in [-2.6, 0.0, 2.6] {
                pen.shape(&[(x - 1.3, -1.8), (x, -1.8), (x + 1.4, 0.0), (x, 1.8), (x - 1.3, 1.8), (x + 0.1, 0.0)]);
            }
            livery.foot(&mut draft, "Mobile", 2.3);
        }
        Side::Imperial => {}
        Side::Rebel => {
            let window = livery.windowed(&mut draft, "Rebel", livery.plain());
            let mut pen = Pen::within(&mut draft, livery, livery.plain(), window).inked(BANNER);
            pen.line(&[(-2.7, -2.6), (-2.7, 2.6)], 0.5);
            pen.shape(&[(-2.4, -2.4), (3.4, -2.4), (2.2, -1.0), (3.4, 0.4), (-2.4, 0.4)]);
            livery.foot(&mut draft, "Control", 2.2);
        }
    }
    draft
}

/// The front of a ship. Imperial ships have no card, so their counters show their ratings.
#[must_use]
pub fn ship(ship: &Possession, project: Option<&Project>) -> Draft {
    let livery = livery_of(ship);
    let mut draft = livery.blank();
    let field = livery.windowed(&mut draft, ship.label(), Backdrop::Space);
    if let Some(picture) = ship.picture.and_then(|picture| project?.picture(picture)) {
        draft.put(Point::ORIGIN, fitted_within(picture, field, Path::rect(field)));
    } else {
        // The hull is as wide as the window, but is made smaller if it would be too high.
        let wide = Rect::around(field.middle(), Size::of(field.width(), field.width()));
        let mut drawn = Draft::new();
        hull(&mut Pen::within(&mut drawn, livery, Backdrop::Space, wide).inked(HULL), ship);
        within(&mut draft, drawn, field.inset(Mm::new(0.35)));
    }
    let foot = match ship.number {
        Some(number) => format!("No. {number}"),
        None => ship.line().replace(',', "-"),
    };
    livery.foot(&mut draft, &foot, 2.5);
    draft
}

/// Draws a possession in a field: its own picture, or the hull of a ship, a companion's portrait, a weapon or a case.
pub fn possession(draft: &mut Draft, possession: &Possession, project: Option<&Project>, field: Rect, inks: [Color; 2]) {
    if let Some(picture) = possession.picture.and_then(|picture| project?.picture(picture)) {
        draft.put(Point::ORIGIN, fitted_within(picture, field, Path::rect(field)));
        return;
    }
    if possession.kind == PossessionKind::Companion {
        people::companion(draft, &possession.name, field);
        return;
    }
    let mut drawn = Draft::new();
    symbol(&mut drawn, possession, field, inks);
    within(draft, drawn, field);
}

/// Adds a drawing to the middle of a field; a drawing that would not fit is shrunk.
fn within(draft: &mut Draft, drawn: Draft, field: Rect) {
    let Some(bounds) = bounds_of(&drawn.items) else { return };
    let scale = (field.width() / bounds.width()).min(field.height() / bounds.height()).min(1.0);
    let from = bounds.middle();
    let at = field.middle() - (from - Point::ORIGIN) * scale;
    draft.add_transformed(at, drawn, Transform::scale(scale, scale));
}

/// Draws the sign of a ship, a weapon or another thing.
fn symbol(draft: &mut Draft, possession: &Possession, field: Rect, [ink, ground]: [Color; 2]) {
    let mut pen = Pen::filling(draft, field, ink, ground);
    match possession.kind {
        PossessionKind::Ship | PossessionKind::ImperialShip => hull(&mut pen, possession),
        PossessionKind::Companion => {}
        PossessionKind::Weapon => things::weapon(&mut pen, &possession.name),
        PossessionKind::Object => things::object(&mut pen, &possession.name),
    }
}

/// The back of a ship's counter, which shows that the ship is damaged.
#[must_use]
pub fn damaged(ship: &Possession) -> Draft {
    let livery = livery_of(ship);
    let mut draft = livery.blank();
    let window = livery.windowed(&mut draft, ship.label(), livery.plain());
    let flash = if livery == Livery::Imperial { FLASH } else { BANNER };
    let mut pen = Pen::within(&mut draft, livery, livery.plain(), window).inked(flash);
    pen.star((0.0, 0.0), 9, 2.7, 1.4);
    pen.cut(&[(-0.3, -1.5), (0.5, -0.4), (0.0, 0.0), (0.6, 1.5), (-0.4, 0.3), (0.1, -0.2)]);
    livery.foot(&mut draft, "Damaged", 2.1);
    draft
}

/// The livery of a ship: the colours and the sign of its counter.
#[must_use]
pub const fn livery_of(ship: &Possession) -> Livery {
    match ship.kind {
        PossessionKind::ImperialShip => Livery::Imperial,
        PossessionKind::Ship | PossessionKind::Weapon | PossessionKind::Object | PossessionKind::Companion => Livery::Rebel,
    }
}

/// Draws a hull. Room for more passengers makes it longer, more maneuver enlarges its wings, and cannons show as guns. The ship's name decides its
/// stern and the colour of its stripe.
fn hull(pen: &mut Pen, ship: &Possession) {
    let of = |rating: Option<rules::Level>| f64::from(rating.map_or(0, rules::Level::get).min(16));
    let (length, wing) = (2.6 + of(ship.passengers) * 0.1, 0.5 + of(ship.maneuver).min(6.0) * 0.28);
    let seed = Seed::of(&ship.name);
    let stern = [0.5, 0.9, 1.3][seed.one_of(0, 3) as usize];
    let stripe = STRIPES[seed.one_of(1, STRIPES.len() as u64) as usize];
    pen.tinted(FIRE, &[(-length, -stern * 0.7), (-length - 1.4, 0.0), (-length, stern * 0.7)]);
    pen.shape(&[
        (length, 0.1),
        (length - 1.2, -0.6),
        (-length + 0.6, -0.8),
        (-length, -stern),
        (-length, stern),
        (-length + 0.6, 0.8),
        (length - 1.2, 0.7),
    ]);
    pen.tinted(stripe, &[(0.7, -0.72), (1.1, -0.7), (1.1, 0.73), (0.7, 0.74)]);
    for side in [-1.0, 1.0] {
        pen.shape(&[(0.6, 0.4 * side), (-1.6, (0.4 + wing) * side), (-2.3, (0.4 + wing) * side), (-1.4, 0.4 * side)]);
    }
    let guns = of(ship.cannons).min(4.0) as u32;
    for gun in 0..guns {
        let y = (f64::from(gun) - f64::from(guns.saturating_sub(1)) / 2.0) * 0.6;
        pen.line(&[(length - 1.4, y), (length + 0.7, y)], 0.28);
    }
    pen.cut(&[(length - 1.6, -0.3), (length - 0.9, -0.05), (length - 1.6, 0.25)]);
}
