//! The tile of a star system as it is printed: night, sun and name, orbits with deep space, and bodies with their sectors ("Map Tile
//! Definitions & Explanations").
//!
//! Where everything lies is [`layout`], which stands with the rules because they ask whether counters have room. Reading order: this file,
//! [`sectors`] (how bodies are cut), `ground.rs` and `rings.rs` (what they look like), `sky.rs`, `back.rs`.

mod back;
mod ground;
mod rings;
pub mod sectors;
mod sky;

pub use back::back;
pub use ground::suggested as suggested_color;
pub use sky::NIGHT;

pub use crate::rules::star_viking::tile::{HEIGHT, TileLayout, WIDTH, layout};

use crate::drawing::text::Style;
use crate::drawing::{Color, Face, Ground, Group, Path, Stroke};
use crate::geometry::{Angle, Mm, Point, Rect, Size, Vector};
use crate::rules::star_viking::tile::orbit::NAME_LETTERS;
use crate::rules::star_viking::{Body, Form, InSystem, Place, Sector, Space, Spot, System};
use crate::rules::{self, Id};
use crate::sheets::{Draft, Printout};
use layout::{BodyLayout, HEAD_LEFT, OrbitLayout, TITLE_LETTERS};
use sectors::SectorShape;

const WORDS: Color = Color::rgb(232, 236, 242);
const FAINT: Color = Color::rgb(150, 160, 178);
const STAR: Color = Color::rgb(255, 226, 92);

/// The front of a system's tile under this name, which numbers it where there are several. Its parts stand for the places that they show.
#[must_use]
pub fn tile(id: Id<System>, system: &System, label: &str, printout: &mut Printout) -> Draft {
    let layout = TileLayout::of(system);
    let mut draft = Draft::new();
    sky::night(&mut draft, system.label());
    for orbit in &layout.orbits {
        let line = Path::line(&orbit.line).with_stroke(Stroke::new(FAINT, Mm::new(0.3)).dashed(&[1.6, 1.3]));
        let whole = Path::rect(Rect::new(Point::ORIGIN, Size::of(WIDTH, HEIGHT)));
        draft.put(Point::ORIGIN, Group::of(vec![(Point::ORIGIN, line.into())]).clipped(whole));
    }
    draft.add_tagged(Point::ORIGIN, head(system, label, layout.head), printout.tag(Place::System(id, InSystem::Name)));
    for (orbit, lying) in system.orbits.iter().map(|(_, orbit)| orbit).zip(&layout.orbits) {
        deep_space(&mut draft, id, lying, printout);
        for (body, lying_body) in orbit.bodies.iter().map(|(_, body)| body).zip(&lying.bodies) {
            let on = |part| Spot { orbit: lying.id, body: lying_body.id, part };
            draw_body(&mut draft, (id, system), body, lying_body, on, printout);
        }
    }
    draft
}

/// Where a counter lies on a system's tile of this layout, as its middle; none where the system has no such sector.
#[must_use]
pub fn middle(system: &System, layout: &TileLayout, space: Space) -> Option<Point> {
    let orbit = |id| layout.orbits.iter().find(|orbit| orbit.id == id);
    match space {
        Space::Deep(id) => Some(orbit(id)?.deep.middle()),
        Space::On(spot) => {
            let lying = orbit(spot.orbit)?.bodies.iter().find(|body| body.id == spot.body)?;
            let shapes = sectors::shapes(&system.body(spot)?.form, lying.radius);
            let shape = shapes.into_iter().find(|shape| shape.part == spot.part)?;
            // Between what a sector is worth and what it adds.
            let (code, modifiers) = (shape.code.middle(), shape.modifiers.middle());
            Some(lying.middle + (code - Point::ORIGIN) * 0.5 + (modifiers - Point::ORIGIN) * 0.5)
        }
    }
}

fn head(system: &System, label: &str, area: Rect) -> Draft {
    let mut draft = Draft::new();
    draft.path(Path::rect(area));
    sky::sun(&mut draft, system.sun);
    let words = Rect { min: Point::at(area.min.x + Mm::new(HEAD_LEFT), area.min.y + Mm::new(2.4)), max: area.max };
    let (name, below) = words.cut_top(Mm::new(TITLE_LETTERS + 0.6));
    let (technology, wealth) = below.cut_top(Mm::new(3.9));
    let style = Style::new(Face::Bold, TITLE_LETTERS).colored(Color::WHITE);
    draft.line(&label.to_uppercase(), style, name);
    let style = Style::new(Face::Regular, 3.3).colored(WORDS);
    draft.line(&format!("Technology {}", system.technology), style, technology);
    draft.line(&format!("Wealth {}", system.wealth), style, wealth.cut_top(Mm::new(3.9)).0);
    draft
}

fn deep_space(draft: &mut Draft, id: Id<System>, orbit: &OrbitLayout, printout: &mut Printout) {
    let mut square = Draft::new();
    let edge = orbit.deep.width() * 0.5;
    let frame = Rect::around(Point::ORIGIN, orbit.deep.size());
    let ground = Path::rect(frame.inset(Mm::new(0.25))).filled(Color::BLACK).as_ground(Ground::Plain);
    square.path(ground.stroked(Color::WHITE, 0.5));
    let words =
        Rect { min: Point::at(-edge, -edge + Mm::new(0.8)), max: Point::at(edge, edge - Mm::new(0.8)) }.inset(Mm::new(0.5));
    square.text("DEEP SPACE", Style::new(Face::Bold, 2.7).colored(FAINT).centred(), words);
    let place = Place::System(id, InSystem::Sector(Space::Deep(orbit.id)));
    draft.add_tagged(orbit.deep.middle(), square, printout.tag(place));
}

fn draw_body(
    draft: &mut Draft,
    (id, system): (Id<System>, &System),
    body: &Body,
    lying: &BodyLayout,
    on: impl Fn(rules::star_viking::Part) -> Spot,
    printout: &mut Printout,
) {
    let radius = lying.radius;
    let shapes = sectors::shapes(&body.form, radius);
    for (shape, (part, sector)) in shapes.iter().zip(body.form.sectors()) {
        let mut drawn = match &body.form {
            Form::Asteroids(_) => rings::asteroids(body.label(), radius),
            Form::Starcity(_) => rings::starcity(body.label(), radius),
            Form::Planet(_) | Form::Moon(_) => solid(body, *sector, shape, radius),
        };
        codes(&mut drawn, *sector, shape, system.capital == Some(on(part)));
        let place = Place::System(id, InSystem::Sector(Space::On(on(part))));
        draft.add_tagged(lying.middle, drawn, printout.tag(place));
    }
    let mut name = Draft::new();
    name.path(Path::rect(lying.name).filled(NIGHT).as_ground(Ground::Plain));
    let size = Mm::new(NAME_LETTERS);
    name.text(
        body.label(),
        Style::new(Face::Italic, NAME_LETTERS).sized(size).colored(WORDS).centred().top().with_leading(1.1),
        lying.name,
    );
    draft.add_tagged(
        Point::ORIGIN,
        name,
        printout.tag(Place::System(id, InSystem::Body(on(shapes_part(&shapes)).orbit, lying.id))),
    );
}

fn shapes_part(shapes: &[SectorShape]) -> rules::star_viking::Part {
    shapes.first().map_or(rules::star_viking::Part::Whole, |shape| shape.part)
}

/// A sector of a planet or a moon, with its white outline.
fn solid(body: &Body, sector: Sector, shape: &SectorShape, radius: Mm) -> Draft {
    let mut inside = ground::ground(body, sector, radius);
    inside.items.extend(ground::shadow(radius).items);
    let mut draft = Draft::new();
    draft.put(Point::ORIGIN, Group::of(inside.items).clipped(shape.outline.clone()).as_picture());
    draft.path(shape.outline.clone().with_stroke(Stroke::new(Color::BLACK, Mm::new(0.7)).rounded()));
    draft.path(shape.outline.clone().with_stroke(Stroke::new(Color::WHITE, Mm::new(0.3)).rounded()));
    draft
}

/// The wealth code, with a star at the capital, and the modifiers.
fn codes(draft: &mut Draft, sector: Sector, shape: &SectorShape, capital: bool) {
    let height = shape.code.height();
    let code = sector.wealth.map(|wealth| wealth.to_string()).unwrap_or_default();
    let style = Style::new(Face::Bold, height.get()).colored(Color::WHITE).centred();
    let wide = crate::drawing::text::width(&code, style.face, style.size).min(shape.code.width());
    if capital {
        let size = height * 0.62;
        // Star and code stand in the middle together.
        let whole = (size * 2.0 + wide).min(shape.code.width());
        let left = shape.code.middle().x - whole * 0.5;
        draft.path(star(Point::at(left + size, shape.code.middle().y), size).filled(STAR).stroked(Color::BLACK, 0.15));
        let rest = Rect { min: Point::at(left + size * 2.0, shape.code.min.y), max: Point::at(left + whole, shape.code.max.y) };
        haloed(draft, &code, style, rest);
    } else {
        haloed(draft, &code, style, shape.code);
    }
    let style = Style::new(Face::Bold, (height * 0.85).get()).colored(Color::WHITE).centred();
    haloed(draft, &modifiers(sector), style, shape.modifiers);
}

/// White words with a dark shade behind them, which stand out on every ground.
fn haloed(draft: &mut Draft, words: &str, style: Style, area: Rect) {
    if words.is_empty() {
        return;
    }
    let mut shade = Draft::new();
    shade.line(words, style.colored(Color::BLACK.with_alpha(170)), area);
    draft.add(Point::new(0.18, 0.18), Draft { cut: Vec::new(), ..shade });
    draft.line(words, style, area);
}

/// What a sector adds, in the book's short words: `Def +1`, `Att 2`, `EW +1`.
#[must_use]
pub fn modifiers(sector: Sector) -> String {
    let mut words = Vec::new();
    if !sector.ew.is_zero() {
        words.push(format!("EW {}", sector.ew));
    }
    if sector.attack.get() > 0 {
        words.push(format!("Att {}", sector.attack));
    }
    if !sector.defense.is_zero() {
        words.push(format!("Def {}", sector.defense));
    }
    words.join(" ")
}

/// A star of five points.
pub(super) fn star(middle: Point, radius: Mm) -> Path {
    let point = |index: i32| {
        let out = if index % 2 == 0 { radius } else { radius * 0.42 };
        middle + Vector::polar(Angle::UP + Angle::degrees(f64::from(index) * 36.0), out)
    };
    Path::polygon(&(0..10).map(point).collect::<Vec<_>>())
}
