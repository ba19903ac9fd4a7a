//! Gas giants: bands of gas with a storm, and a ring.

use super::globe::{Globe, Patch};
use drawing::{Color, Group, Path};
use geometry::{Angle, Mm, Point, Transform, Vector};
use sheets::Draft;

/// Draws bands of gas; returns no patches of land, because a giant has none.
pub fn bands(draft: &mut Draft, globe: Globe, gas: Color) -> Vec<Patch> {
    let mut north = -90.0;
    let mut band = 0_u64;
    while north < 90.0 {
        let choice = 100 + band * 10;
        let south = north + globe.seed.between(choice, 7.0, 20.0);
        let (other, most) =
            if band.is_multiple_of(2) { (Color::rgb(255, 244, 220), 0.5) } else { (Color::rgb(96, 44, 30), 0.42) };
        let color = gas.mix(other, globe.seed.between(choice + 1, 0.12, most));
        draft.path(globe.band(choice + 2, (north, south), 1.6).filled(color));
        north = south;
        band += 1;
    }
    for streak in 0..9_u64 {
        let choice = 400 + streak * 40;
        let patch = Patch { down: 1.3, ..globe.patch(choice, (10.0, 24.0), 1.4) };
        let other = if streak % 2 == 0 { Color::WHITE } else { Color::rgb(90, 46, 34) };
        draft.path(globe.outline(choice, patch).filled(gas.mix(other, 0.4).with_alpha(120)));
    }
    let storm = Patch {
        longitude: globe.seed.between(880, -40.0, 30.0),
        latitude: globe.seed.between(881, 14.0, 34.0),
        across: 15.0,
        down: 8.0,
    };
    for (by, color) in [(1.3, gas.mix(Color::WHITE, 0.45)), (1.0, Color::rgb(190, 84, 52)), (0.55, Color::rgb(222, 128, 86))] {
        draft.path(globe.outline(882, storm.grown(by)).filled(color));
    }
    Vec::new()
}

/// Draws a ring in front of the giant, with the shadow that it casts.
pub fn ring(draft: &mut Draft, globe: Globe, gas: Color) {
    let radius = globe.radius;
    let tilt = Angle::degrees(globe.seed.between(890, -24.0, -12.0));
    let around = |across: f64, down: f64, lower: bool| {
        const STEPS: i32 = 40;
        let point = |step: i32| {
            let turn = 180.0 * f64::from(step) / f64::from(STEPS);
            let (sine, cosine) = Angle::degrees(if lower { turn } else { -turn }).sine_cosine();
            Point::ORIGIN + Vector::at(radius * (across * cosine), radius * (down * sine))
        };
        (0..=STEPS).map(point).collect::<Vec<_>>()
    };
    let strip = |outer: f64, inner: f64, flat: f64, drop: f64| {
        let outside = around(outer, outer * flat, true);
        let inside = around(inner, inner * flat, true).into_iter().rev();
        let shift = Vector::at(Mm::ZERO, radius * drop);
        Path::polygon(&outside.into_iter().chain(inside).map(|point| point + shift).collect::<Vec<_>>())
    };
    let light = gas.mix(Color::rgb(255, 248, 232), 0.66);
    let mut rings = Draft::new();
    rings.path(strip(1.5, 1.12, 0.26, -0.16).filled(Color::BLACK.with_alpha(96)));
    for (outer, inner, color) in [
        (1.5, 1.38, light.mix(Color::BLACK, 0.25)),
        (1.36, 1.24, light),
        (1.22, 1.12, light.mix(Color::BLACK, 0.4).with_alpha(190)),
    ] {
        rings.path(strip(outer, inner, 0.26, 0.0).filled(color));
    }
    draft.put(Point::ORIGIN, Group::of(rings.items).with_transform(Transform::rotate(tilt)));
}
