//! The tiles of a battle on its papers: bare on the sheet that both players see, and with counters on the paper of those who wait there.

use std::collections::BTreeMap;

use super::counters::{SIDE, front};
use super::tile::{self, HEIGHT, Tile, TileLayout, WIDTH};
use crate::drawing::{Color, Path};
use crate::geometry::{Mm, Point, Rect, Size, Transform};
use crate::rules::Id;
use crate::rules::star_viking::{Content, InForce, Place, PlayedSystem, Scenario, ScenarioForm, Space, Station};
use crate::sheets::flow::Flow;
use crate::sheets::star_viking::secret_papers::Deployed;
use crate::sheets::{Draft, Printout};

/// How much larger than on the table a tile is drawn at the most.
const LARGEST: f64 = 1.5;
/// How large counters are on such a tile, against those that are cut out.
const COUNTER: f64 = 0.54;
/// How far counters in one sector stand from each other, in counters.
const STEP: f64 = 1.04;
/// How wide all counters of a sector are together at the most, before a tile is enlarged.
const BLOCK: Mm = Mm::new(22.0);
/// Above a tile.
const GAP: Mm = Mm::new(5.0);
/// More tiles than this are no battle.
const MOST: usize = 4;

/// The tiles of a battle, as large as there is room; with the counters of these forces that start in a sector. Nothing for other games,
/// whose tiles are too many and are hidden.
pub fn battlefields(content: &Content, scenario: &Scenario, forces: &[Deployed], flow: &mut Flow, printout: &mut Printout) {
    if scenario.form != ScenarioForm::Battle {
        return;
    }
    let labels = scenario.tile_labels(&content.systems);
    for id in scenario.systems.ids().take(MOST) {
        let Some((system_id, system)) = scenario.system(id, &content.systems) else { continue };
        let label = labels.get(&id).map_or(system.label(), String::as_str);
        let front = Tile { id: system_id, system, label, project: Some(flow.project()) };
        let (layout, mut drawn) = (TileLayout::of(system), tile::tile(front, printout));
        for (space, counters) in lying(content, id, forces, printout) {
            if let Some(middle) = tile::middle(system, &layout, space) {
                lay(&mut drawn, middle, counters);
            }
        }
        let fits = |height: Mm| ((height - GAP) / HEIGHT).min(flow.width() / WIDTH).min(LARGEST);
        let here = fits(flow.left());
        let scale = if here < 1.0 { fits(flow.tallest()) } else { here };
        let (strip, draft) = flow.strip(HEIGHT * scale + GAP);
        let left = strip.min.x + (strip.width() - WIDTH * scale) * 0.5;
        draft.add_transformed(Point::at(left, strip.min.y + GAP), drawn, Transform::scale(scale, scale));
    }
}

/// The counters that start in each sector of a tile.
fn lying(content: &Content, tile: Id<PlayedSystem>, forces: &[Deployed], printout: &mut Printout) -> BTreeMap<Space, Vec<Draft>> {
    let mut lying: BTreeMap<Space, Vec<Draft>> = BTreeMap::new();
    for (_, deployment, force_id, force) in forces {
        for unit in force.units.ids().filter(|unit| force.outermost(*unit) == Some(*unit)) {
            let Some(Station::Sector(at, space)) = deployment.station(unit) else { continue };
            let Some(kind) = content.type_of(force, unit).filter(|_| at == tile) else { continue };
            let mut counter = Draft::new();
            let tag = printout.tag(Place::Force(*force_id, InForce::Unit(unit)));
            // Night behind a counter that is black itself would leave it without an edge.
            let mut face = front(kind);
            face.path(Path::rect(Rect::new(Point::ORIGIN, Size::of(SIDE, SIDE))).stroked(Color::WHITE, 0.4));
            counter.add_tagged(Point::ORIGIN, face, tag);
            lying.entry(space).or_default().push(counter);
        }
    }
    lying
}

/// Counters side by side round the middle of a sector, in as many rows as columns; many of them are drawn smaller.
fn lay(draft: &mut Draft, middle: Point, counters: Vec<Draft>) {
    let columns = (1..=counters.len()).find(|columns| columns * columns >= counters.len()).unwrap_or(1);
    let rows = counters.len().div_ceil(columns);
    let scale = COUNTER.min(BLOCK / SIDE / columns as f64);
    let side = SIDE * scale;
    let step = side * STEP;
    let span = |count: usize| step * (count as f64 - 1.0) + side;
    let corner = Point::at(middle.x - span(columns) * 0.5, middle.y - span(rows) * 0.5);
    for (index, counter) in counters.into_iter().enumerate() {
        let at = Point::at(corner.x + step * (index % columns) as f64, corner.y + step * (index / columns) as f64);
        draft.add_transformed(at, counter, Transform::scale(scale, scale));
    }
}
