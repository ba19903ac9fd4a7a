//! The tiles of a battle on its papers: empty on the public sheet, and with counters on the secret paper of the player whose units start there.

use std::collections::BTreeMap;

use super::counters::{Counter, SIDE};
use super::tile::{self, HEIGHT, Tile, TileLayout, WIDTH};
use crate::sheets::secret_papers::Deployed;
use drawing::{Color, Ground, Path};
use geometry::{Mm, Point, Rect, Size, Transform, Vector};
use project::Project;
use rules::Id;
use sheets::flow::Flow;
use sheets::{Draft, Printout};
use star_viking::{Content, InForce, Place, PlayedSystem, Scenario, ScenarioForm, Space, Station};

/// The greatest enlargement of a tile, as a multiple of its true size.
const LARGEST: f64 = 1.5;
/// The size of counters on a tile, relative to real counters.
const COUNTER: f64 = 0.6;
/// The distance between the middles of counters in one sector, in widths of a counter.
const STEP: f64 = 1.04;
/// The greatest width of all counters in a sector together, if the tile is not enlarged.
const BLOCK: Mm = Mm::new(22.0);
/// The gap above a tile.
const GAP: Mm = Mm::new(5.0);
/// The largest number of tiles that are drawn.
const MOST: usize = 4;

/// Draws the tiles of a battle as large as possible, with those counters of the given forces that start in a sector. Draws nothing for other games,
/// because they have too many tiles, and their units are hidden.
pub fn battlefields(
    project: &Project,
    (content, scenario): (&Content, &Scenario),
    forces: &[Deployed],
    flow: &mut Flow,
    printout: &mut Printout,
) {
    if scenario.form != ScenarioForm::Battle {
        return;
    }
    let labels = scenario.tile_labels(&content.systems);
    for id in scenario.systems.ids().take(MOST) {
        let Some((system_id, system)) = scenario.system(id, &content.systems) else { continue };
        let label = labels.get(&id).map_or(system.label(), String::as_str);
        let front = Tile { id: system_id, system, label, project: Some(project) };
        let (layout, mut drawn) = (TileLayout::of(system), tile::tile(front, printout));
        for (space, counters) in lying(project, content, (id, forces), printout) {
            if let Some(middle) = tile::middle(system, &layout, space) {
                lay(&mut drawn, middle, tile::below_number(&layout, space), counters);
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
fn lying(
    project: &Project,
    content: &Content,
    (tile, forces): (Id<PlayedSystem>, &[Deployed]),
    printout: &mut Printout,
) -> BTreeMap<Space, Lying> {
    let mut lying: BTreeMap<Space, Lying> = BTreeMap::new();
    for (_, deployment, force_id, force) in forces {
        for unit in force.units.ids().filter(|unit| force.outermost(*unit) == Some(*unit)) {
            let Some(Station::Sector(at, space)) = deployment.station(unit) else { continue };
            // A battle uses one set of counters, so there is no second Viking.
            let Some(face) = Counter::in_force(content, force, unit, false).filter(|_| at == tile) else { continue };
            let is_fortress = face.unit.is_fortress();
            let mut counter = Draft::new();
            let tag = printout.tag(Place::Force(*force_id, InForce::Unit(unit)));
            // A black counter on the black background would have no visible edge.
            let mut face = face.with_pictures(project).front();
            face.path(Path::rect(Rect::new(Point::ORIGIN, Size::of(SIDE, SIDE))).stroked(Color::WHITE, 0.4));
            counter.add_tagged(Point::ORIGIN, face, tag);
            let here = lying.entry(space).or_default();
            if is_fortress { here.fortresses.push(counter) } else { here.others.push(counter) }
        }
    }
    lying
}

/// The counters that start in a sector.
#[derive(Default)]
struct Lying {
    fortresses: Vec<Draft>,
    others: Vec<Draft>,
}

/// Draws counters side by side around the middle of a sector, in about as many rows as columns; if there are many, they are drawn smaller. A fortress
/// lies in the middle, with the other counters around it. In deep space, several rows of counters are placed so that they do not cover the orbit's
/// number.
fn lay(draft: &mut Draft, middle: Point, below_number: Option<Rect>, lying: Lying) {
    let has_fortress = !lying.fortresses.is_empty();
    let counters: Vec<Draft> = lying.fortresses.into_iter().chain(lying.others).collect();
    let least = (1..=counters.len()).find(|columns| columns * columns >= counters.len()).unwrap_or(1);
    // A middle column exists only if the number of columns is odd.
    let columns = if has_fortress { least | 1 } else { least };
    let rows = counters.len().div_ceil(columns);
    let mut scale = COUNTER.min(BLOCK / SIDE / columns as f64);
    let mut middle = middle;
    if let Some(room) = below_number.filter(|_| rows > 1) {
        scale = scale.min(room.height() / SIDE / (STEP * (rows - 1) as f64 + 1.0));
        middle = room.middle();
        draft.path(Path::rect(room).filled(Color::BLACK).as_ground(Ground::Plain));
    }
    let step = SIDE * scale * STEP;
    for ((across, down), counter) in cells(counters.len(), columns, has_fortress).into_iter().zip(counters) {
        let corner = Vector::at(step * across - SIDE * scale * 0.5, step * down - SIDE * scale * 0.5);
        draft.add_transformed(middle + corner, counter, Transform::scale(scale, scale));
    }
}

/// The offset of each of `count` counters from the middle, as steps across and down. The counters are placed row by row, or from the middle outwards.
fn cells(count: usize, columns: usize, from_middle: bool) -> Vec<(f64, f64)> {
    let rows = if from_middle { columns } else { count.div_ceil(columns) };
    let half = |steps: usize| (steps as f64 - 1.0) * 0.5;
    let cell = |index: usize| ((index % columns) as f64 - half(columns), (index / columns) as f64 - half(rows));
    let mut cells: Vec<(f64, f64)> = (0..columns * rows).map(cell).collect();
    if from_middle {
        // A row is easier to read, so cells to the left and right of the middle are filled before those above and below.
        let far = |(across, down): &(f64, f64)| across * across + down * down * 1.1;
        cells.sort_by(|one, other| far(one).total_cmp(&far(other)));
    }
    cells.truncate(count);
    cells
}
