//! How a side stands, as a number by which moments are compared: victory points, and what will soon be some.

use super::super::{Conclusion, Look, Whereabouts};
use crate::{Loyalty, PlanetState, Side};

/// What a game that is won counts.
const WON: f64 = 40.0;

/// How a side stands, in victory points.
pub(super) fn standing(look: &Look, side: Side) -> f64 {
    let rebel = match look.open.conclusion {
        Some(Conclusion::Instant(winner) | Conclusion::Points(winner)) => {
            if winner == Side::Rebel {
                WON
            } else {
                -WON
            }
        }
        None => planets(look) + people(look) + units(look),
    };
    if side == Side::Rebel { rebel } else { -rebel }
}

fn planets(look: &Look) -> f64 {
    let of = |planet| {
        let now = look.open.planet(planet);
        let imperial: u32 = look.public.places_on(planet).map(|place| look.number(Side::Imperial, place)).sum();
        match (now.state, now.loyalty) {
            (PlanetState::RebelControl, _) => 10.0,
            (PlanetState::Rebellion, _) if imperial == 0 => 9.0,
            (PlanetState::Rebellion, _) => 7.0,
            (_, Loyalty::Unrest) => 4.0,
            (_, Loyalty::Dissent) => 1.5,
            (_, Loyalty::Neutral) => 0.3,
            (_, Loyalty::Loyal) => -0.5,
            (_, Loyalty::Patriotic) => -2.0,
        }
    };
    look.public.worlds().map(of).sum()
}

/// Those who are at large count for their side, by what they are able to; prisoners and the dead for the other.
fn people(look: &Look) -> f64 {
    let mut sum = 0.0;
    for (number, now) in look.open.numbered() {
        let abilities = look.public.character(number).abilities;
        let able = 1.5 + 0.12 * f64::from(abilities.diplomacy + abilities.leadership + abilities.intelligence + abilities.combat);
        let worth = match now.at {
            Whereabouts::In(_) | Whereabouts::Open | Whereabouts::Space => {
                able - 0.12 * f64::from(now.wounds) - if now.detected { 0.15 } else { 0.0 }
            }
            Whereabouts::Captive(_) => -2.0,
            Whereabouts::Killed => -1.0,
            Whereabouts::Pool => 0.0,
        };
        sum += if look.side_of(number) == Side::Rebel { worth } else { -worth };
    }
    let informed = look.open.informed;
    sum + f64::from(informed[Side::Rebel as usize]) - f64::from(informed[Side::Imperial as usize])
        + 0.4 * f64::from(look.open.unseen)
}

fn units(look: &Look) -> f64 {
    look.public
        .places()
        .map(|place| 0.25 * (f64::from(look.strength(Side::Rebel, place)) - f64::from(look.strength(Side::Imperial, place))))
        .sum()
}
