//! The surfaces of planets and moons that are not bare rock: seas, sands, ice, fire, and clouds of poison.
//!
//! Each function returns the patches of habitable land that it draws.

use super::globe::{Globe, Patch};
use super::pick;
use drawing::{Color, Path, Stroke};
use geometry::Mm;
use sheets::Draft;

const LANDS: [Color; 5] = [
    Color::rgb(66, 138, 84),
    Color::rgb(98, 144, 78),
    Color::rgb(72, 126, 72),
    Color::rgb(136, 142, 82),
    Color::rgb(86, 150, 104),
];
const HIGHLANDS: [Color; 3] = [Color::rgb(140, 120, 78), Color::rgb(116, 104, 82), Color::rgb(158, 136, 92)];

/// A sea: its colour, and whether the body has air; without air no land is green.
#[derive(Clone, Copy)]
pub struct Sea {
    /// The colour of the sea.
    pub color: Color,
    /// Whether the body has air.
    pub has_air: bool,
}

/// Draws seas with islands, some of which are inhabited.
pub fn ocean(draft: &mut Draft, globe: Globe, sea: Sea, homes: &[Patch]) -> Vec<Patch> {
    let islands: Vec<Patch> = (0..11)
        .map(|island| globe.patch(100 + island * 40, (5.0, 13.0), globe.seed.between(103 + island * 40, 0.9, 1.6)))
        .collect();
    let homes: Vec<Patch> = homes.iter().map(|home| home.grown(0.6)).collect();
    lie(draft, globe, sea, [homes, islands].concat())
}

/// Draws seas and continents, some of which are inhabited.
pub fn continents(draft: &mut Draft, globe: Globe, sea: Sea, homes: &[Patch]) -> Vec<Patch> {
    let count = 5 + globe.seed.one_of(90, 3);
    let continents: Vec<Patch> = (0..count)
        .map(|land| globe.patch(100 + land * 40, (17.0, 36.0), globe.seed.between(103 + land * 40, 0.8, 1.5)))
        .collect();
    lie(draft, globe, sea, [homes.to_vec(), continents].concat())
}

/// Draws land in its sea: shallow water around it, high ground on it, and ice at the poles.
fn lie(draft: &mut Draft, globe: Globe, sea: Sea, patches: Vec<Patch>) -> Vec<Patch> {
    let Sea { color: sea, has_air } = sea;
    let land = if has_air { pick(globe.seed, 4, &LANDS) } else { Color::rgb(132, 104, 120) };
    let heights = if has_air { pick(globe.seed, 5, &HIGHLANDS) } else { Color::rgb(156, 132, 128) };
    let outlines = |by: f64| {
        let outline = move |(patch, number): (&Patch, u64)| globe.outline(100 + number * 40, patch.grown(by));
        patches.iter().zip(0_u64..).map(outline).fold(Path::default(), Path::and)
    };
    draft.path(outlines(1.13).filled(sea.mix(Color::WHITE, 0.16)));
    draft.path(outlines(1.02).filled(land.mix(Color::BLACK, 0.35)));
    draft.path(outlines(1.0).filled(land));
    // Each patch of land gets three smaller patches of higher ground at random places on it.
    let heights_of = |shift: u64, by: f64| {
        let height = move |(patch, number): (&Patch, u64)| {
            let choice = 4000 + shift * 500 + number * 40;
            let aside = |number: u64, reach: f64| globe.seed.between(choice + number, -0.4, 0.4) * reach;
            let middle = Patch {
                longitude: patch.longitude + aside(0, patch.across),
                latitude: patch.latitude + aside(1, patch.down),
                ..patch.grown(by)
            };
            globe.outline(choice, middle)
        };
        patches.iter().zip(0_u64..).map(height).fold(Path::default(), Path::and)
    };
    draft.path(heights_of(0, 0.42).filled(land.mix(heights, 0.7)));
    draft.path(heights_of(1, 0.3).filled(land.mix(Color::BLACK, 0.22)));
    draft.path(heights_of(2, 0.22).filled(heights.mix(Color::WHITE, 0.18)));
    for (pole, number) in [(-90.0_f64, 0), (90.0, 1)] {
        let edge = pole - pole.signum() * globe.seed.between(80 + number, 10.0, 22.0);
        let (north, south) = if pole < 0.0 { (pole, edge) } else { (edge, pole) };
        draft.path(globe.band(82 + number * 3, (north, south), 3.0).filled(Color::rgb(238, 246, 250).with_alpha(225)));
    }
    patches
}

/// Draws dunes and dry basins.
pub fn desert(draft: &mut Draft, globe: Globe, sand: Color) -> Vec<Patch> {
    for dune in 0..9_u64 {
        let choice = 100 + dune * 10;
        let north = -70.0 + 16.0 * dune as f64 + globe.seed.between(choice + 4, -4.0, 4.0);
        let color = if dune % 2 == 0 { Color::WHITE } else { Color::rgb(84, 40, 20) };
        let band = globe.band(choice, (north, north + globe.seed.between(choice + 5, 3.0, 8.0)), 4.5);
        draft.path(band.filled(sand.mix(color, globe.seed.between(choice + 6, 0.08, 0.22))));
    }
    let basins: Vec<Patch> = (0..4).map(|basin| globe.patch(300 + basin * 40, (8.0, 18.0), 1.7)).collect();
    for (basin, number) in basins.iter().zip(0_u64..) {
        draft.path(globe.outline(300 + number * 40, *basin).filled(sand.mix(Color::rgb(90, 44, 28), 0.4)));
    }
    basins
}

/// Draws ice with long cracks.
pub fn ice(draft: &mut Draft, globe: Globe, snow: Color) -> Vec<Patch> {
    for field in 0..5_u64 {
        let patch = globe.patch(100 + field * 40, (12.0, 26.0), 1.3);
        let other = if field % 2 == 0 { Color::WHITE } else { Color::rgb(120, 116, 140) };
        draft.path(globe.outline(100 + field * 40, patch).filled(snow.mix(other, 0.28)));
    }
    for (wide, dark) in [(0.28, 0.3), (0.1, 0.62)] {
        let cracks = (0..9_u64).map(|crack| globe.rift(400 + crack * 20, 9, 9.0)).fold(Path::default(), Path::and);
        draft.path(cracks.with_stroke(Stroke::new(snow.mix(Color::rgb(92, 70, 96), dark), Mm::new(wide)).rounded()));
    }
    Vec::new()
}

/// Draws dark crust and glowing rifts.
pub fn lava(draft: &mut Draft, globe: Globe) -> Vec<Patch> {
    let crust = Color::rgb(86, 62, 58);
    for plate in 0..6_u64 {
        let patch = globe.patch(100 + plate * 40, (12.0, 24.0), 1.2);
        draft.path(
            globe.outline(100 + plate * 40, patch).filled(crust.mix(Color::BLACK, globe.seed.between(102 + plate, 0.1, 0.55))),
        );
    }
    for (wide, color) in
        [(1.0, Color::rgb(190, 40, 10).with_alpha(120)), (0.5, Color::rgb(240, 96, 20)), (0.18, Color::rgb(255, 226, 130))]
    {
        let rifts = (0..8_u64).map(|rift| globe.rift(400 + rift * 20, 8, 10.0)).fold(Path::default(), Path::and);
        draft.path(rifts.with_stroke(Stroke::new(color, Mm::new(wide)).rounded()));
    }
    for lake in 0..3_u64 {
        let patch = globe.patch(700 + lake * 40, (3.0, 7.0), 1.3);
        draft.path(globe.outline(700 + lake * 40, patch).filled(Color::rgb(244, 112, 30)));
        draft.path(globe.outline(700 + lake * 40, patch.grown(0.55)).filled(Color::rgb(255, 206, 96)));
    }
    Vec::new()
}

/// Draws thick clouds that cannot be breathed.
pub fn toxic(draft: &mut Draft, globe: Globe, haze: Color) -> Vec<Patch> {
    for cloud in 0..16_u64 {
        let choice = 100 + cloud * 40;
        let patch = globe.patch(choice, (8.0, 18.0), 2.4);
        let other = pick(globe.seed, choice + 5, &[Color::WHITE, Color::rgb(120, 70, 30), Color::rgb(230, 200, 110)]);
        draft.path(globe.outline(choice, patch).filled(haze.mix(other, 0.32).with_alpha(150)));
    }
    Vec::new()
}

/// Draws white clouds on a body with air.
pub fn clouds(draft: &mut Draft, globe: Globe) {
    for cloud in 0..7_u64 {
        let choice = 900 + cloud * 40;
        let patch = globe.patch(choice, (4.0, 9.0), 2.6);
        for (shift, by, alpha) in [(0.0, 1.0, 96), (-1.5, 0.6, 120)] {
            let part = Patch { latitude: patch.latitude + shift, longitude: patch.longitude + shift * 2.0, ..patch.grown(by) };
            draft.path(globe.outline(choice, part).filled(Color::WHITE.with_alpha(alpha)));
        }
    }
}
