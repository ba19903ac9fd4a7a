//! The secret papers: for each force of a scenario a sheet of its own that its player keeps to himself. Every place where units start is a
//! strip with their counters; what a unit has in its hold lies behind it in a frame.

use std::collections::BTreeMap;

use super::counters::{SIDE, front, ink};
use super::scope;
use super::words::Words;
use crate::drawing::stock::Orientation;
use crate::drawing::{Color as Ink, Path};
use crate::geometry::{Mm, Point, Rect, Size, Transform, Vector};
use crate::rules::star_viking::{Color, Content, Deployment, Force, ForceUnit, InScenario, Place, Scenario};
use crate::rules::{Id, counted};
use crate::sheets::flow::Flow;
use crate::sheets::frame::{Body, Frame};
use crate::sheets::look::{FAINT, INK, REMARK, RULE, SHADE, SMALL, STRONG, THIN};
use crate::sheets::{Draft, Printout};

/// How wide the names of places are, at the left of their counters.
const NAMES: Mm = Mm::new(40.0);
/// How large the counters are, against those that are cut out: the unit itself, and its cargo.
const CARRIER: f64 = 0.95;
const CARGO: f64 = 0.78;
/// Between two counters, and round a line of them.
const GAP: Mm = Mm::new(1.2);
/// What is written below a counter.
const FOOT: Mm = Mm::new(3.2);

/// The papers of the scenario that is asked for, or of each.
#[must_use]
pub fn papers(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let mut bodies = Vec::new();
    for (id, scenario) in scope::scenarios(content, scenario) {
        let words = Words::new(content, scenario);
        for (deployment_id, deployment) in scenario.deployments.iter() {
            let Some(force) = deployment.force.and_then(|id| content.forces.get(id)) else { continue };
            let mut pages = Paper { content, words: &words, deployment, force }.pages(scenario.label(), frame);
            printout.seal(&mut pages, Place::Scenario(id, InScenario::Deployment(deployment_id)), "A secret paper");
            bodies.extend(pages);
        }
    }
    bodies
}

/// The paper of one force.
struct Paper<'content> {
    content: &'content Content,
    words: &'content Words<'content>,
    deployment: &'content Deployment,
    force: &'content Force,
}

/// A unit that stands in no hold, with everything in its own.
struct Loaded {
    draft: Draft,
    width: Mm,
}

impl Paper<'_> {
    fn pages(&self, scenario: &str, frame: &Frame) -> Vec<Body> {
        let force = self.force;
        let mut flow = Flow::new(frame, Orientation::Portrait, force.label(), scenario);
        flow.prose(&self.remark(), REMARK.sized(Mm::new(3.4)));
        let mut aboard: BTreeMap<Id<ForceUnit>, Vec<Id<ForceUnit>>> = BTreeMap::new();
        for id in force.units.ids() {
            // Units that carry each other round in a ring stand for themselves.
            aboard.entry(force.outermost(id).unwrap_or(id)).or_default().push(id);
        }
        let mut places: BTreeMap<String, Vec<Loaded>> = BTreeMap::new();
        for (id, all) in &aboard {
            let cargo: Vec<Id<ForceUnit>> = all.iter().copied().filter(|other| other != id).collect();
            places.entry(self.start(*id)).or_default().push(self.loaded(*id, &cargo));
        }
        for (place, units) in places {
            self.strip(&mut flow, &place, units);
        }
        if !force.notes.trim().is_empty() {
            flow.gap(Mm::new(2.0));
            flow.prose(&force.notes, REMARK);
        }
        flow.finish()
    }

    fn remark(&self) -> String {
        let force = self.force;
        let (owner, keeper) = match force.color {
            Color::Red => ("Viking", "the Viking player"),
            Color::Blue => ("Federate", "the Federate player"),
            Color::Green => ("Local", "the Federate player"),
        };
        let remark = format!("{owner} forces, {}. Secret: for {keeper} alone.", counted(force.units.len(), "counter"));
        if force.color != Color::Red {
            return remark;
        }
        let (spent, left) = (force.spent(&self.content.units), force.left(&self.content.units));
        format!("{remark} {spent} of {} mega-credits spent, {left} left.", force.budget)
    }

    /// Where a unit starts: its station, or the system that a local unit defends.
    fn start(&self, id: Id<ForceUnit>) -> String {
        if let Some(station) = self.deployment.station(id) {
            return self.words.station(station);
        }
        let system = self.force.units.get(id).and_then(|unit| unit.system);
        let home = system.and_then(|system| self.content.systems.get(system));
        home.map_or_else(|| "Set aside".to_owned(), |system| system.label().to_owned())
    }

    /// A counter, and its cargo behind it in a frame.
    fn loaded(&self, id: Id<ForceUnit>, cargo: &[Id<ForceUnit>]) -> Loaded {
        let (types, force) = (&self.content.units, self.force);
        let mut draft = Draft::new();
        let side = SIDE * CARRIER;
        let small = SIDE * CARGO;
        let frame = if cargo.is_empty() { Mm::ZERO } else { (small + GAP) * cargo.len() as f64 + GAP };
        if !cargo.is_empty() {
            let hold = Rect::new(Point::at(side, Mm::ZERO), Size::of(frame, side));
            draft.path(Path::rect(hold).filled(SHADE).stroked(RULE, THIN));
        }
        self.counter(&mut draft, id, Point::ORIGIN, CARRIER);
        for (index, unit) in cargo.iter().enumerate() {
            let x = side + GAP + (small + GAP) * index as f64;
            self.counter(&mut draft, *unit, Point::at(x, (side - small) * 0.5), CARGO);
        }
        let capacity = force.units.get(id).and_then(|unit| types.get(unit.unit)).and_then(|unit| unit.capacity);
        let room = capacity.map_or_else(String::new, |capacity| format!(", {} of {capacity}", force.loaded(id, types)));
        let words = format!("{}{room}", force.unit_label(id, types));
        let wide = if cargo.is_empty() { side } else { side + frame };
        draft.line(&words, SMALL, Rect::new(Point::at(Mm::ZERO, side), Size::of(wide, FOOT)));
        Loaded { draft, width: side + frame }
    }

    fn counter(&self, draft: &mut Draft, id: Id<ForceUnit>, at: Point, scale: f64) {
        let found = self.content.type_of(self.force, id);
        let drawn = found.map_or_else(Draft::new, front);
        draft.add_transformed(at, drawn, Transform::scale(scale, scale));
        draft.path(Path::rect(Rect::new(at, Size::of(SIDE * scale, SIDE * scale))).stroked(Ink::WHITE, 0.2));
    }

    /// A place with its counters, over as many lines as they need.
    fn strip(&self, flow: &mut Flow, place: &str, units: Vec<Loaded>) {
        let row = SIDE * CARRIER + FOOT + GAP;
        let room = flow.width() - NAMES;
        let mut lines: Vec<Vec<(Mm, Loaded)>> = Vec::new();
        let mut pen = room;
        for unit in units {
            if pen + unit.width > room || lines.is_empty() {
                lines.push(Vec::new());
                pen = Mm::ZERO;
            }
            let at = pen;
            pen += unit.width + GAP * 1.5;
            if let Some(line) = lines.last_mut() {
                line.push((at, unit));
            }
        }
        for (index, line) in lines.into_iter().enumerate() {
            let (rect, draft) = flow.strip(row + GAP);
            if index == 0 {
                draft.rule(rect.min, Point::at(rect.max.x, rect.min.y), FAINT, THIN);
                let name = Rect::new(rect.min + Vector::at(Mm::new(2.4), GAP), Size::of(NAMES - Mm::new(4.0), SIDE * CARRIER));
                draft.text(place, STRONG.colored(INK).with_leading(1.15), name);
            }
            let band = Rect::new(rect.min + Vector::at(Mm::ZERO, GAP), Size::of(Mm::new(1.2), SIDE * CARRIER));
            draft.path(Path::rect(band).filled(ink(self.force.color)));
            for (x, unit) in line {
                // A hold that is fuller than the page is wide is shown smaller.
                let scale = (room / unit.width).min(1.0);
                let at = rect.min + Vector::at(NAMES + x, GAP);
                draft.add_transformed(at, unit.draft, Transform::scale(scale, scale));
            }
        }
    }
}
