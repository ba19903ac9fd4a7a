//! Where a domino falls: which planets follow when one rebels, or the Rebels come to control it (23.0).

use super::set_up::{Board, PlanetOnBoard};
use super::{Loyalty, Planet, Race, Side};
use crate::rules::Id;

/// What follows when a rebellion starts on a planet, or the Rebels come to control it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dominoes {
    /// The planets that shift towards the Rebels, unless they decline.
    pub all: Vec<Id<Planet>>,
    /// For each race of the planet, those of whom the Rebels pick some, and how many.
    pub picks: Vec<(usize, Vec<Id<Planet>>)>,
}

/// What a domino starts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spark {
    /// A rebellion starts (23.2).
    Rebellion,
    /// The Rebels come to control the planet (23.3).
    RebelControl,
}

impl Dominoes {
    /// How many planets of a race follow, away from its home.
    const PICKED: usize = 2;

    /// Where a domino falls that starts on a planet in play.
    #[must_use]
    pub fn of(board: &Board, from: Id<Planet>, spark: Spark) -> Self {
        let Some(source) = board.planet(from) else { return Self::default() };
        let mut found = Self::default();
        let others = || board.planets.iter().filter(|on| on.id != from && follows(on, source, spark));
        found.all.extend(others().filter(|on| on.star == source.star).map(|on| on.id));
        for race in races(board, source) {
            let of_race: Vec<&PlanetOnBoard> = others()
                .filter(|on| on.star != source.star && on.planet.has_race(race))
                .filter(|on| on.planet.home.is_none())
                .collect();
            if source.planet.home == Some(race) {
                let near = |on: &&PlanetOnBoard| spark == Spark::RebelControl || on.province == source.province;
                found.all.extend(of_race.iter().copied().filter(near).map(|on| on.id));
                let far: Vec<Id<Planet>> = of_race.iter().copied().filter(|on| !near(on)).map(|on| on.id).collect();
                if !far.is_empty() {
                    found.picks.push((Self::PICKED, far));
                }
            } else if !of_race.is_empty() {
                found.picks.push((Self::PICKED, of_race.iter().map(|on| on.id).collect()));
            }
        }
        // No planet shifts twice by one domino (23.43).
        found.all.sort_unstable();
        found.all.dedup();
        let all = found.all.clone();
        for (_, picks) in &mut found.picks {
            picks.retain(|planet| !all.contains(planet));
        }
        found
    }

    /// The planets that may shift, whatever the Rebels pick.
    pub fn every(&self) -> impl Iterator<Item = Id<Planet>> + '_ {
        self.all.iter().chain(self.picks.iter().flat_map(|(_, planets)| planets)).copied()
    }
}

/// The star-faring races of a planet, each once.
fn races(board: &Board, on: &PlanetOnBoard) -> Vec<Id<Race>> {
    let mut races: Vec<Id<Race>> = on.planet.environs.iter().flat_map(|(_, environ)| environ.races.iter().copied()).collect();
    races.sort_unstable();
    races.dedup();
    races.retain(|race| board.content.races.get(*race).is_some_and(|race| race.star_faring));
    races
}

/// Whether the Rebels may shift a planet by a domino from another: not at Patriotic, not one that is theirs, not a capital or the throne unless
/// it started on such a planet, and into rebellion only by Rebel control (23.2, 23.3, 23.45).
fn follows(on: &PlanetOnBoard, source: &PlanetOnBoard, spark: Spark) -> bool {
    let high = |planet: &Planet| planet.capital || planet.throne;
    let loyalty = on.loyalty();
    on.side() == Side::Imperial
        && loyalty.is_some_and(|loyalty| loyalty != Loyalty::Patriotic)
        && (spark == Spark::RebelControl || loyalty != Some(Loyalty::Unrest))
        && (!high(on.planet) || high(source.planet))
}
