//! Which planets an effect is about.

use super::{PlanetName, RaceName, StarName};
use rules::Level;
use rules::kind::phrases;

phrases! {
    /// Some planets.
    pub enum Planets is "a choice of planets" {
        /// The one that the thing lies on.
        This = "this planet";
        /// One by its name.
        Named(planet: PlanetName) = "the planet {}";
        /// Those round a star.
        OfStar(star: StarName) = "the planets of the star {}";
        /// Those of a province.
        OfProvince(province: Level) = "the planets of province {}";
        /// Those on which a race lives.
        OfRace(race: RaceName) = "the planets of the race {}";
        /// Every one of them.
        All = "all planets";
    }
}
