//! The lights of cities: on land only, and more of them in richer sectors.

use super::globe::{Globe, Patch};
use drawing::{Color, Path};
use geometry::{Angle, Mm, Vector};
use sheets::Draft;
use star_viking::tile::furniture::CAP_LATITUDE;
use star_viking::{Body, Division, Form, Part, Sector, Wealth};

const CITY: Color = Color::rgb(255, 226, 138);
const GLOW: Color = Color::rgb(255, 176, 70);
/// How many places for lights are tried on each patch of land.
const SITES: u64 = 14;

/// Draws lights on these patches of land.
pub fn cities(draft: &mut Draft, globe: Globe, body: &Body, land: &[Patch]) {
    for (part, sector) in body.form.sectors() {
        let sites = land
            .iter()
            .zip(0_u64..)
            .flat_map(|(patch, number)| (0..SITES).map(move |site| (patch, 5000 + number * 100 + site * 6)));
        let inside = sites.filter_map(|(patch, choice)| {
            // A light does not stand near the coast.
            let (sine, cosine) = Angle::degrees(globe.seed.between(choice, 0.0, 360.0)).sine_cosine();
            let out = globe.seed.between(choice + 1, 0.05, 0.42);
            let (longitude, latitude) = (patch.longitude + patch.across * out * cosine, patch.latitude + patch.down * out * sine);
            (longitude.abs() < 80.0 && lies_in(body, part, longitude, latitude)).then(|| (globe.at(longitude, latitude), choice))
        });
        let sites: Vec<_> = inside.take(how_many(*sector)).collect();
        let glow = sites.iter().map(|(at, _)| Path::circle(*at, Mm::new(0.42))).fold(Path::default(), Path::and);
        let houses = sites.iter().flat_map(|(at, choice)| {
            (0..3).map(move |house| {
                let step = |number: u64| Mm::new(globe.seed.between(choice + 2 + house * 2 + number, -0.45, 0.45));
                Path::circle(*at + Vector::at(step(0), step(1)), Mm::new(0.11))
            })
        });
        draft.path(glow.filled(GLOW.with_alpha(110)));
        draft.path(houses.fold(Path::default(), Path::and).filled(CITY));
    }
}

/// Land that is inhabited: a patch in every sector that has air and is wealthy enough for the lights of cities.
pub fn homes(globe: Globe, body: &Body) -> Vec<Patch> {
    let sectors = body.form.sectors().into_iter().zip(0_u64..);
    let home = |((part, sector), number): ((Part, &Sector), u64)| {
        let mut tries = (0..40_u64).map(|turn| globe.patch(7000 + number * 400 + turn * 4, (13.0, 22.0), 1.2));
        (how_many(*sector) > 0).then(|| tries.find(|patch| lies_in(body, part, patch.longitude, patch.latitude))).flatten()
    };
    sectors.filter_map(home).collect()
}

fn how_many(sector: Sector) -> usize {
    match sector.wealth.filter(|_| sector.atmosphere) {
        Some(Wealth::A) => 22,
        Some(Wealth::B) => 15,
        Some(Wealth::C) => 8,
        Some(Wealth::D) => 3,
        Some(Wealth::E) | None => 0,
    }
}

/// Whether a longitude and latitude lie in a sector of a body.
fn lies_in(body: &Body, part: Part, longitude: f64, latitude: f64) -> bool {
    let Form::Planet(division) = &body.form else { return part == Part::Whole };
    match (division, part) {
        (Division::Whole(_), _) => true,
        (Division::Halves { .. }, Part::North) => latitude < 0.0,
        (Division::Halves { .. }, _) => latitude >= 0.0,
        (Division::Caps { .. }, Part::North) => latitude < -CAP_LATITUDE,
        (Division::Caps { .. }, Part::South) => latitude > CAP_LATITUDE,
        (Division::Caps { equator, .. }, Part::Equator(number)) => {
            let east = (Angle::degrees(longitude).sine_cosine().0 + 1.0) * 0.5 * equator.len() as f64;
            latitude.abs() <= CAP_LATITUDE && (east.floor() as usize).min(equator.len().saturating_sub(1)) == usize::from(number)
        }
        (Division::Caps { .. }, Part::Whole) => false,
    }
}
