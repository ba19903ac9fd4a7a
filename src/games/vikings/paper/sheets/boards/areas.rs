//! The grounds of a site as areas: neighbouring hexes of the same ground form one area with a soft outline.

use std::collections::BTreeSet;

use super::{BoardDrawing, put};
use drawing::{Color, Group, Path, Stroke};
use geometry::{GridLayout, Mm, Point, Rect, Space};
use sheets::boundary::{connected, curved, evened};
use sheets::draft::Draft;
use vikings::Terrain;
use vikings::board::{Site, Surface};

/// Sites with more hexes than this are drawn hex by hex, because soft outlines would be long, and every page draws all of them.
const MOST_SOFT: usize = 2500;

/// The colour of the open sea.
pub const DEEP: Color = Color::rgb(184, 212, 230);
/// The colour of shallow water.
pub const SHALLOW: Color = Color::rgb(212, 232, 238);
/// The colour of beaches.
const SAND: Color = Color::rgb(250, 240, 212);
/// The colour of flat land.
const FLAT: Color = Color::rgb(238, 242, 219);
/// The colour of scrub.
const SCRUB: Color = Color::rgb(229, 238, 204);
/// The colour of the ground below trees.
const WOOD: Color = Color::rgb(213, 230, 196);
/// The colour of slopes.
const SLOPE: Color = Color::rgb(236, 228, 204);
/// The colour of rocks.
const ROCK: Color = Color::rgb(226, 224, 219);
/// The colour of floors inside buildings.
const FLOOR: Color = Color::rgb(243, 228, 206);
/// The colour of the line where land ends.
pub(super) const SHORE: Color = Color::rgb(112, 98, 74);

/// The colour of sand that the sea has wetted.
const WET: Color = Color::rgb(226, 208, 166);
/// The bands of surf along a coast, from the sea to the land: the width of each, in parts of a hex, and its colour. The surf is narrow, because
/// shallow water is an area of its own.
const BANDS: [(f64, Color); 3] =
    [(0.18, Color::rgb(200, 224, 236)), (0.12, Color::rgb(218, 235, 241)), (0.06, Color::rgb(242, 249, 250))];

/// A test whether a hex belongs to a ground, by its surface and terrain.
type IsOf = fn(Surface, Terrain) -> bool;

/// The grounds in the order in which they are drawn: for each, the test which hexes belong to it, and its colour. Later grounds cover earlier ones.
const LAYERS: [(IsOf, Color); 7] = [
    (|surface, terrain| !surface.is_water() || terrain == Terrain::Shallow, SHALLOW),
    (|surface, _| !surface.is_water(), SAND),
    (|surface, _| !surface.is_water() && surface != Surface::Beach, FLAT),
    (|surface, _| surface == Surface::Scrub, SCRUB),
    (|surface, _| surface == Surface::Slope, SLOPE),
    (|surface, _| surface == Surface::Tree, WOOD),
    (|surface, _| surface == Surface::Rock, ROCK),
];
/// The index of the layer whose outline is the shore.
const LAND: usize = 1;

/// The colour to put behind the name of a hex, if the signs of its ground would hide the name; `None` if the name can stand directly on the ground.
pub(super) const fn below_names(surface: Surface) -> Option<Color> {
    match surface {
        Surface::Scrub => Some(SCRUB),
        Surface::Tree => Some(WOOD),
        Surface::Slope => Some(SLOPE),
        Surface::Rock => Some(ROCK),
        Surface::Interior => Some(FLOOR),
        Surface::Sea | Surface::River | Surface::Beach | Surface::Flat => None,
    }
}

/// The areas of a site's grounds, with their outlines.
#[derive(Clone, Debug)]
pub struct Areas {
    /// The outline of each layer of [`LAYERS`]; empty if the site is drawn hex by hex.
    soft: Vec<Path>,
    /// Whether the site is drawn hex by hex.
    plain: bool,
    /// The outline of all hexes of the site.
    whole: Path,
}

impl Areas {
    /// Computes the areas of a site's grounds for this layout of its hexes on paper.
    pub fn of(site: &Site, layout: GridLayout) -> Self {
        let grid = site.grid();
        let plain = usize::from(grid.columns.get()) * usize::from(grid.rows.get()) > MOST_SOFT;
        if plain {
            return Self { soft: Vec::new(), plain, whole: Path::default() };
        }
        let laid: BTreeSet<Space> = grid.spaces().filter(|space| site.surface(*space).is_some()).collect();
        let around: BTreeSet<Space> = laid.iter().flat_map(|space| layout.grid.along_lines(*space, 1)).collect();
        let ground = |space: Space| Some((site.surface(space)?, site.terrain(space)?));
        // The ground continues beyond the edge of the site, so that its outline does not bend at the edge.
        let near = |space: Space| layout.grid.along_lines(space, 1).filter(|space| ground(*space).is_some());
        let beyond = |space: Space| ground(opposite(space, near)?);
        let all: Vec<_> =
            laid.union(&around).filter_map(|space| Some((*space, ground(*space).or_else(|| beyond(*space))?))).collect();
        let soft = LAYERS.iter().map(|(is_of, _)| {
            let spaces: BTreeSet<Space> =
                all.iter().filter(|(_, (surface, terrain))| is_of(*surface, *terrain)).map(|(space, _)| *space).collect();
            let groups = connected(&layout, &spaces);
            let rings = groups.iter().flat_map(|group| layout.rings(group));
            rings.fold(Path::default(), |path, ring| path.and(curved(&evened(&ring, 1))))
        });
        let whole = layout.rings(&laid).iter().fold(Path::default(), |path, ring| path.and(Path::polygon(ring)));
        Self { soft: soft.collect(), plain, whole }
    }

    /// The outline of at least those hexes that reach into a part of the site.
    pub fn outline(&self, part: Rect, drawing: &BoardDrawing) -> Path {
        if self.plain { merged(drawing, part, |_, _| true) } else { self.whole.clone() }
    }

    /// Draws the grounds that reach into a part of the site.
    pub fn draw(&self, draft: &mut Draft, drawing: &BoardDrawing, part: Rect) {
        if self.plain {
            put(draft, merged(drawing, part, |_, _| true).filled(DEEP));
            for (is_of, color) in LAYERS {
                put(draft, merged(drawing, part, is_of).filled(color));
            }
        } else {
            put(draft, self.whole.clone().filled(DEEP));
            for (number, (path, (_, color))) in self.soft.iter().zip(LAYERS).enumerate() {
                if number == LAND {
                    bands(draft, drawing, path);
                }
                put(draft, path.clone().filled(color));
                if number == LAND {
                    beach(draft, drawing, path);
                }
            }
        }
        let floor = hexes(drawing, part, |surface, _| surface == Surface::Interior);
        put(draft, floor.filled(FLOOR));
    }
}

/// For a hex beyond the edge of a site, the hex of the site straight inwards. If two neighbours lie on the site, it is the hex between them; if more,
/// the middle one.
fn opposite<I: Iterator<Item = Space>>(space: Space, near: impl Fn(Space) -> I) -> Option<Space> {
    let inside: Vec<Space> = near(space).collect();
    let touch = |one: Space, other: Space| near(one).any(|next| next == other);
    let found = match inside[..] {
        [one, other] => near(one).find(|next| *next != space && touch(other, *next)),
        _ => inside.iter().copied().find(|one| inside.iter().filter(|other| touch(*one, **other)).count() == 2),
    };
    found.or_else(|| inside.first().copied())
}

/// Draws the surf along a coast, paler towards the land.
fn bands(draft: &mut Draft, drawing: &BoardDrawing, land: &Path) {
    for (wide, color) in BANDS {
        put(draft, land.clone().with_stroke(Stroke::new(color, Mm::new(drawing.pen(2.0 * wide))).rounded()));
    }
}

/// Draws the wet sand inside the shore line, and the line itself.
fn beach(draft: &mut Draft, drawing: &BoardDrawing, land: &Path) {
    if land.segments.is_empty() {
        return;
    }
    let wet = land.clone().with_stroke(Stroke::new(WET, Mm::new(drawing.pen(0.14))).rounded());
    draft.put(Point::ORIGIN, Group::of(vec![(Point::ORIGIN, wet.into())]).clipped(land.clone()));
    draft.path(land.clone().stroked(SHORE, drawing.pen(0.018)));
}

/// The hexes in a part of the site whose ground passes the test `is_of`.
fn of_ground(drawing: &BoardDrawing, part: Rect, is_of: impl Fn(Surface, Terrain) -> bool) -> impl Iterator<Item = Space> {
    let site = &drawing.site;
    let is_of = move |space: &Space| {
        site.surface(*space).zip(site.terrain(*space)).is_some_and(|(surface, terrain)| is_of(surface, terrain))
    };
    drawing.spaces_within(part).filter(is_of)
}

/// The outlines of the hexes in a part of the site whose ground passes the test `is_of`, each hex by itself.
fn hexes(drawing: &BoardDrawing, part: Rect, is_of: impl Fn(Surface, Terrain) -> bool) -> Path {
    let mut path = Path::default();
    for space in of_ground(drawing, part, is_of) {
        path.segments.extend(Path::polygon(&drawing.layout.corners(space)).segments);
    }
    path
}

/// The outlines of the hexes in a part of the site whose ground passes the test `is_of`. Hexes that touch are merged, which makes the outlines much
/// shorter.
fn merged(drawing: &BoardDrawing, part: Rect, is_of: impl Fn(Surface, Terrain) -> bool) -> Path {
    let spaces: BTreeSet<Space> = of_ground(drawing, part, is_of).collect();
    drawing.layout.rings(&spaces).iter().fold(Path::default(), |path, ring| path.and(Path::polygon(ring)))
}
