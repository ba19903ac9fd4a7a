//! The standing of a side. This is a number by which captains compare moments of a game: the victory points to be expected at the end, and extra
//! points for a victory.
//!
//! The worth of things was found by a linear fit over 5,000 games that were played by rules of thumb. It compared the state at the beginning of every
//! player-turn with the result of the game. The worth of most things has a part that grows with the number of turns left.

use super::super::{CharacterNumber, Conclusion, Look, Party, PlanetNumber, Reckoning, Whereabouts};
use crate::{Loyalty, PlanetState, Side};

/// How many victory points are added to the others for winning the game.
const WON: f64 = 6.0;

/// The victory points to be expected from a thing: a fixed part, and a part for each turn that is left.
#[derive(Clone, Copy)]
struct Worth(f64, f64);

/// The worth to the Rebel of a planet at Patriotic, compared with one at Loyal.
const PATRIOTIC: Worth = Worth(-1.86, 0.28);
/// The worth to the Rebel of a planet at Neutral, compared with one at Loyal.
const NEUTRAL: Worth = Worth(-0.35, 0.42);
/// The worth to the Rebel of a planet at Dissent, compared with one at Loyal.
const DISSENT: Worth = Worth(0.6, 0.45);
/// The worth to the Rebel of a planet at Unrest, compared with one at Loyal.
const UNREST: Worth = Worth(3.33, 0.39);
/// The worth to the Rebel of a planet under Rebel control, compared with one at Loyal.
const REBEL_CONTROL: Worth = Worth(8.61, 1.09);
/// The worth to the Rebel of a planet in rebellion, compared with one at Loyal.
const REBELLION: Worth = Worth(8.61, 0.62);
/// What a rebellion is worth to the Rebel in addition if no Imperial unit is left on the planet.
const FREED: Worth = Worth(-1.2, -0.13);
/// What such a rebellion without Imperial units is worth in addition if the base is up, so that the rebellion will win (15.52).
const FREED_WITH_BASE: Worth = Worth(3.86, -0.5);
/// The worth to the Rebel of each point of the Empire's strength on a planet in rebellion, up to 8 points.
const GARRISON: f64 = -0.52;
/// The worth to the Rebel of each point of the Rebels' strength on a planet in rebellion, up to 12 points.
const TROOPS: f64 = 0.23;
/// The worth of each possession that nobody has seen, for each turn that is left.
const UNSEEN: f64 = 0.23;

/// The worth to the Rebel of the characters of one side.
struct People {
    at_large: Worth,
    captive: Worth,
    dead: f64,
    wound: f64,
    /// The worth of each point of leadership, intelligence and combat, for each turn that is left.
    ratings: [f64; 3],
    informed: f64,
}

const REBELS: People = People {
    at_large: Worth(-0.12, -0.22),
    captive: Worth(-2.05, 0.31),
    dead: -1.16,
    wound: -0.13,
    ratings: [0.05, 0.06, 0.06],
    informed: 1.41,
};
const IMPERIALS: People = People {
    at_large: Worth(0.12, 0.05),
    captive: Worth(2.77, -0.53),
    dead: 1.49,
    wound: 0.17,
    ratings: [-0.04, -0.06, -0.02],
    informed: -0.39,
};

impl Worth {
    fn after(self, left: f64) -> f64 {
        self.0 + self.1 * left
    }
}

/// The standing of a side, in victory points.
pub(super) fn standing(look: &Look, side: Side) -> f64 {
    let rebel = match look.open.conclusion {
        Some(Conclusion::Instant(winner) | Conclusion::Points(winner)) => {
            f64::from(Reckoning::of(look).total()) + if winner == Side::Rebel { WON } else { -WON }
        }
        None => expected(look),
    };
    if side == Side::Rebel { rebel } else { -rebel }
}

/// The victory points that the Rebel can expect while the game goes on.
fn expected(look: &Look) -> f64 {
    let turns = f64::from(look.public.terms.turns.saturating_sub(look.open.turn));
    // The number of turns left. A turn has a player-turn of each side, and the Rebel has the first.
    let left = turns + if look.open.phasing == Side::Rebel { 1.0 } else { 0.5 };
    let planets: f64 = look.public.worlds().map(|planet| of_planet(look, planet, left)).sum();
    let people: f64 = look.open.numbered().map(|(number, _)| of_person(look, number, left)).sum();
    let [rebel, imperial] = look.open.informed;
    planets
        + people
        + UNSEEN * f64::from(look.open.unseen) * left
        + if rebel { REBELS.informed } else { 0.0 }
        + if imperial { IMPERIALS.informed } else { 0.0 }
}

fn of_planet(look: &Look, planet: PlanetNumber, left: f64) -> f64 {
    let now = look.open.planet(planet);
    let strength = |side| look.public.places_on(planet).map(|place| look.strength(side, place)).sum::<u32>();
    match (now.state, now.loyalty) {
        (PlanetState::RebelControl, _) => REBEL_CONTROL.after(left),
        (PlanetState::Rebellion, _) => {
            let imperial = strength(Side::Imperial);
            let freed = match (imperial, now.up) {
                (0, true) => FREED.after(left) + FREED_WITH_BASE.after(left),
                (0, false) => FREED.after(left),
                _ => 0.0,
            };
            let armies = GARRISON * f64::from(imperial.min(8)) + TROOPS * f64::from(strength(Side::Rebel).min(12));
            REBELLION.after(left) + freed + armies
        }
        (_, Loyalty::Patriotic) => PATRIOTIC.after(left),
        (_, Loyalty::Loyal) => 0.0,
        (_, Loyalty::Neutral) => NEUTRAL.after(left),
        (_, Loyalty::Dissent) => DISSENT.after(left),
        (_, Loyalty::Unrest) => UNREST.after(left),
    }
}

fn of_person(look: &Look, number: CharacterNumber, left: f64) -> f64 {
    let people = if look.side_of(number) == Side::Rebel { &REBELS } else { &IMPERIALS };
    let now = look.open.character(number);
    match now.at {
        Whereabouts::In(_) | Whereabouts::Open | Whereabouts::Space => {
            let own = look.abilities(number, Party::of(number));
            let ratings = [own.leadership, own.intelligence, own.combat + own.bonus];
            let able: f64 = people.ratings.iter().zip(ratings).map(|(worth, rating)| worth * f64::from(rating)).sum();
            people.at_large.after(left) + able * left + people.wound * f64::from(now.wounds)
        }
        Whereabouts::Captive(_) => people.captive.after(left),
        Whereabouts::Killed => people.dead,
        Whereabouts::Pool => 0.0,
    }
}
