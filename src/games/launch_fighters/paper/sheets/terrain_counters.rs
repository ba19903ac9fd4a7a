//! Terrain counters, to be laid on a bare map: a hex or square for every space of asteroids and nebulae, and a whole piece for every planetoid.

use std::collections::BTreeSet;

use super::map::MapDrawing;
use super::scope;
use super::terrain_art::{self, Detail};
use drawing::{Color, Group, Items, Path};
use geometry::{GridLayout, Point, Rect, Shape, Space, Transform};
use launch_fighters::{Content, InMap, Map, Place, Scenario, TerrainKind};
use project::Finding;
use rules::Id;
use sheets::frame::{Body, Frame};
use sheets::imposition::{BLEED, Face, Piece, Spacing, impose};
use sheets::interlock::{Patch, interlock};
use sheets::{Draft, Printout, findings};

/// The largest number of counters for one map; a map that needs more is better printed whole.
const MOST: usize = 400;
/// The largest number of counters for all maps together.
const MOST_OF_ALL: usize = 2000;

/// Terrain counters for the map of a scenario, or for every map that a scenario is fought on.
#[must_use]
pub fn terrain_counters(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let wanted: BTreeSet<Id<Map>> =
        scope::scenarios(content, scenario).into_iter().filter_map(|(_, scenario)| scenario.map).collect();
    let (mut bodies, mut left) = (Vec::new(), MOST_OF_ALL);
    for (id, map) in content.maps.iter().filter(|(id, _)| wanted.contains(id)) {
        let layout = MapDrawing::new(map, frame.choices.space_size).layout;
        let mut patches = patches(id, map, layout);
        let most = MOST.min(left);
        left -= patches.len().min(most);
        if patches.len() > most {
            patches.truncate(most);
            let message = format!("{} has more spaces of terrain than the {most} that get a counter.", map.label());
            printout.findings.push(Finding::new(&findings::PIECES_LEFT_OUT, Place::Map(id, InMap::Whole), message));
        }
        let title = format!("Terrain of {}", map.label());
        bodies.extend(match map.grid.shape {
            Shape::FlatHex | Shape::PointedHex => interlock(frame, printout, &title, layout, &patches),
            Shape::Square => squares(frame, printout, &title, patches),
        });
    }
    bodies
}

/// Arranges square pieces in rows. Pieces of the same size stand together, so that the cuts are straight.
fn squares(frame: &Frame, printout: &mut Printout, title: &str, patches: Vec<Patch>) -> Vec<Body> {
    let mut pieces: Vec<Piece> = patches.into_iter().map(|patch| patch.piece).collect();
    pieces.sort_by(|one, other| {
        let key = |piece: &Piece| (piece.size.height.get(), piece.size.width.get());
        key(one).partial_cmp(&key(other)).unwrap_or(std::cmp::Ordering::Equal)
    });
    impose(frame, printout, title, pieces, Spacing::Gutters)
}

fn patches(id: Id<Map>, map: &Map, layout: GridLayout) -> Vec<Patch> {
    let mut patches = Vec::new();
    for (terrain_id, terrain) in map.terrain.iter() {
        let on_board: BTreeSet<Space> = terrain.spaces.iter().copied().filter(|space| map.grid.contains(*space)).collect();
        let bodies: Vec<BTreeSet<Space>> = match terrain.kind {
            TerrainKind::Planetoid => connected(&layout, on_board),
            TerrainKind::Asteroids | TerrainKind::Nebula => on_board.into_iter().map(|space| BTreeSet::from([space])).collect(),
        };
        let place = Place::Map(id, InMap::Terrain(terrain_id));
        // One counter more than the limit is kept, so that the program notices that there are too many.
        let room = MOST + 1 - patches.len().min(MOST + 1);
        let patch = |spaces: BTreeSet<Space>| {
            let piece = piece(place, terrain.kind, &spaces, &layout)?;
            Some(Patch { piece, outline: layout.rings(&spaces), spaces })
        };
        patches.extend(bodies.into_iter().filter_map(patch).take(room));
    }
    patches
}

fn piece(place: Place, kind: TerrainKind, spaces: &BTreeSet<Space>, layout: &GridLayout) -> Option<Piece> {
    let around = spaces.iter().map(|space| layout.bounds(*space)).reduce(Rect::union)?;
    let mut inside = Draft::new();
    inside.items = terrain_art::terrain(layout, kind, spaces, around, Detail::Full, false);
    let mut front = Draft::new();
    // A piece has white behind it, so that the bleed of a neighbouring piece does not show through.
    let shapes = spaces.iter().map(|space| Path::polygon(&layout.corners(*space))).fold(Path::default(), Path::and);
    let mut art: Items = vec![(Point::ORIGIN, shapes.filled(Color::WHITE).into())];
    art.extend(inside.items.iter().cloned());
    for space in spaces {
        art.push((Point::ORIGIN, Path::polygon(&layout.corners(*space)).stroked(Color::gray(120), 0.15).into()));
    }
    let group = Group::of(art).with_transform(Transform::translate(Point::ORIGIN - around.min));
    front.put(Point::ORIGIN, group.clipped(Path::rect(around)));
    Some(Piece {
        place: place.into(),
        name: format!("A counter of {}", kind.label()),
        // All spaces have the same size, but the bounds of each are sums that are rounded differently; so the bounds of one space are used for all.
        size: if spaces.len() == 1 { layout.bounds(Space::default()).size() } else { around.size() },
        front: Face::new(front, Color::WHITE),
        back: None,
        stands: false,
        beyond: match kind {
            TerrainKind::Nebula => beyond(&inside, spaces, layout, around),
            // Rocks and planetoids do not reach the edges of their spaces, so they need no bleed.
            TerrainKind::Asteroids | TerrainKind::Planetoid => Draft::new(),
        },
    })
}

/// The bleed, which is printed beyond the edges of a piece: the piece's own picture, slightly enlarged. White covers the piece itself, so that the
/// enlarged picture does not show through it.
fn beyond(inside: &Draft, spaces: &BTreeSet<Space>, layout: &GridLayout, around: Rect) -> Draft {
    let middle = around.middle() - Point::ORIGIN;
    let size = around.size();
    let wider = Transform::scale((size.width + BLEED * 2.0) / size.width, (size.height + BLEED * 2.0) / size.height);
    let grown = Transform::translate(-middle).then(wider).then(Transform::translate(middle));
    let mut draft = Draft::new();
    let corner = Transform::translate(Point::ORIGIN - around.min);
    draft.put(Point::ORIGIN, Group::of(inside.items.clone()).with_transform(grown.then(corner)));
    let shapes = spaces.iter().map(|space| Path::polygon(&layout.corners(*space))).fold(Path::default(), Path::and);
    draft.put(Point::ORIGIN, Group::of(vec![(Point::ORIGIN, shapes.filled(Color::WHITE).into())]).with_transform(corner));
    draft
}

/// The groups of spaces that touch one another.
fn connected(layout: &GridLayout, mut spaces: BTreeSet<Space>) -> Vec<BTreeSet<Space>> {
    let mut groups = Vec::new();
    while let Some(first) = spaces.pop_first() {
        let mut group = BTreeSet::from([first]);
        let mut ahead = vec![first];
        while let Some(space) = ahead.pop() {
            for near in layout.grid.neighbours(space) {
                if spaces.remove(&near) {
                    group.insert(near);
                    ahead.push(near);
                }
            }
        }
        groups.push(group);
    }
    groups
}
