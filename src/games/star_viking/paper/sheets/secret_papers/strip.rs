//! Draws a place with the counters that start there. Cargo lies in a frame behind its carrier, and units in the same sector stand above the sector's
//! name.

use crate::sheets::counters::{Counter, Livery, SIDE};
use drawing::Color as Ink;
use drawing::Path;
use drawing::text::width;
use geometry::{Mm, Point, Rect, Size, Transform, Vector};
use project::Project;
use rules::Id;
use sheets::flow::Flow;
use sheets::look::{FAINT, INK, RULE, SHADE, SMALL, STRONG, THIN};
use sheets::{Draft, Printout};
use star_viking::{Content, Force, ForceUnit, InForce, Place};

/// The width of the names of places, at the left of the counters.
const NAMES: Mm = Mm::new(36.0);
/// The size of cargo relative to a real counter; its carrier is drawn at true size.
const CARGO: f64 = 0.9;
/// The gap between two counters, and around a line of counters.
const GAP: Mm = Mm::new(1.2);
/// The height of the words below a counter.
const FOOT: Mm = Mm::new(3.2);
/// The greatest width of the name of a sector.
const SECTOR: Mm = Mm::new(30.0);

/// Units that stand together: in the sector that has this name or, if the name is empty, wherever their player chooses.
pub struct Stood {
    pub sector: String,
    pub units: Vec<Loaded>,
}

/// A unit that is in no hold, with everything in its own hold.
pub struct Loaded {
    draft: Draft,
    width: Mm,
}

/// Draws a counter, in the second Viking's red if `second` is set, and its cargo in a frame behind it.
pub fn loaded(
    (project, content): (&Project, &Content),
    (force_id, force, second): (Id<Force>, &Force, bool),
    id: Id<ForceUnit>,
    cargo: &[Id<ForceUnit>],
    printout: &mut Printout,
) -> Loaded {
    let types = &content.units;
    let mut draft = Draft::new();
    let small = SIDE * CARGO;
    let frame = if cargo.is_empty() { Mm::ZERO } else { (small + GAP) * cargo.len() as f64 + GAP };
    if !cargo.is_empty() {
        let hold = Rect::new(Point::at(SIDE, Mm::ZERO), Size::of(frame, SIDE));
        draft.path(Path::rect(hold).filled(SHADE).stroked(RULE, THIN));
    }
    let mut counter = |unit: Id<ForceUnit>, at: Point, scale: f64| {
        let mut drawn = Draft::new();
        let face = Counter::in_force(content, force, unit, second)
            .map_or_else(Draft::new, |counter| counter.with_pictures(project).front());
        drawn.add_transformed(Point::ORIGIN, face, Transform::scale(scale, scale));
        let edge = Rect::new(Point::ORIGIN, Size::of(SIDE * scale, SIDE * scale));
        drawn.path(Path::rect(edge).stroked(Ink::WHITE, 0.2));
        draft.add_tagged(at, drawn, printout.tag(Place::Force(force_id, InForce::Unit(unit))));
    };
    counter(id, Point::ORIGIN, 1.0);
    for (index, unit) in cargo.iter().enumerate() {
        counter(*unit, Point::at(SIDE + GAP + (small + GAP) * index as f64, (SIDE - small) * 0.5), CARGO);
    }
    let capacity = force.units.get(id).and_then(|unit| types.get(unit.unit)).and_then(|unit| unit.capacity);
    let room = capacity.map_or_else(String::new, |capacity| format!(", {} of {capacity}", force.loaded(id, types)));
    let words = format!("{}{room}", force.unit_label(id, types));
    draft.line(&words, SMALL, Rect::new(Point::at(Mm::ZERO, SIDE), Size::of(SIDE + frame, FOOT)));
    Loaded { draft, width: SIDE + frame }
}

/// Draws a place with its counters, on as many lines as they need.
pub fn strip(flow: &mut Flow, (place, about): (&str, &str), side: Livery, stood: Vec<Stood>) {
    let room = flow.width() - NAMES;
    let named = stood.iter().any(|group| !group.sector.is_empty());
    let row = SIDE + FOOT + if named { FOOT } else { Mm::ZERO } + GAP * 1.5;
    for (index, line) in lines(stood, room).into_iter().enumerate() {
        let (rect, draft) = flow.strip(row + GAP);
        if index == 0 {
            draft.rule(rect.min, Point::at(rect.max.x, rect.min.y), FAINT, THIN);
            let name = Rect::new(rect.min + Vector::at(Mm::new(2.4), GAP), Size::of(NAMES - Mm::new(4.0), SIDE));
            let (upper, lower) = name.cut_top(if about.is_empty() { SIDE } else { SIDE * 0.6 });
            draft.text(place, STRONG.colored(INK).with_leading(1.15), upper);
            draft.line(about, SMALL, lower);
        }
        let band = Rect::new(rect.min + Vector::at(Mm::ZERO, GAP), Size::of(Mm::new(1.2), SIDE));
        draft.path(Path::rect(band).filled(side.color()));
        for (x, group) in line {
            // A hold that would be wider than the page is shrunk.
            let scale = (room / group.width).min(1.0);
            let at = rect.min + Vector::at(NAMES + x, GAP);
            draft.add_transformed(at, group.draft, Transform::scale(scale, scale));
        }
    }
}

/// Arranges units with their cargo in lines from left to right, each with its distance from the left edge.
fn lines(stood: Vec<Stood>, room: Mm) -> Vec<Vec<(Mm, Loaded)>> {
    let mut lines: Vec<Vec<(Mm, Loaded)>> = Vec::new();
    let mut pen = room;
    let groups =
        stood.into_iter().flat_map(|Stood { sector, units }| if sector.is_empty() { units } else { vec![over(&sector, units)] });
    for group in groups {
        if pen + group.width > room || lines.is_empty() {
            lines.push(Vec::new());
            pen = Mm::ZERO;
        }
        let at = pen;
        pen += group.width + GAP * 1.5;
        if let Some(line) = lines.last_mut() {
            line.push((at, group));
        }
    }
    lines
}

/// Puts units side by side above the name of their sector.
fn over(sector: &str, units: Vec<Loaded>) -> Loaded {
    let mut draft = Draft::new();
    let mut pen = Mm::ZERO;
    for unit in units {
        draft.add(Point::at(pen, Mm::ZERO), unit.draft);
        pen += unit.width + GAP;
    }
    let words = width(sector, SMALL.face, SMALL.size).min(SECTOR) + Mm::new(1.0);
    let whole = (pen - GAP).max(words);
    let foot = SIDE + FOOT;
    draft.rule(Point::at(Mm::ZERO, foot), Point::at(whole, foot), RULE, THIN);
    draft.line(sector, SMALL.colored(INK), Rect::new(Point::at(Mm::ZERO, foot + Mm::new(0.3)), Size::of(whole, FOOT)));
    Loaded { draft, width: whole }
}
