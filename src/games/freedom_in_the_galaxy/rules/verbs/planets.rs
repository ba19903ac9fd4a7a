//! The planets to which an effect applies.

use super::{PlanetName, RaceName, StarName};
use rules::Level;
use rules::kind::phrases;

phrases! {
    /// A choice of planets, as part of a sentence with gaps.
    pub enum Planets is "a choice of planets" {
        /// The planet that has the secret with the effect.
        This = "this planet";
        /// The planet with this name.
        Named(planet: PlanetName) = "the planet {}";
        /// The planets round a star.
        OfStar(star: StarName) = "the planets of the star {}";
        /// The planets of a province.
        OfProvince(province: Level) = "the planets of province {}";
        /// The planets on which a race lives.
        OfRace(race: RaceName) = "the planets of the race {}";
        /// All planets.
        All = "all planets";
    }
}
