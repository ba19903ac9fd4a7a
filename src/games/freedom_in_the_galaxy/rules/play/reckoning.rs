//! The points that each line of the schedule gives the Rebel (16.17, 38.5).

use super::{Look, Party, PlanetNow, Public, Whereabouts};
use crate::terms::{PlanetKind, PlanetWorth, Score};
use crate::{Loyalty, PlanetState, Side};

/// Everything that earns victory points, as it stands.
#[derive(Clone, Copy, Debug)]
pub struct Reckoning<'a> {
    /// What every player knows of the game.
    pub public: &'a Public,
    /// The planets.
    pub planets: &'a [PlanetNow],
    /// The killed characters of both sides.
    pub killed: Party,
    /// The captured characters.
    pub captured: Party,
    /// Whether each side has gathered information.
    pub informed: [bool; 2],
}

impl<'a> Reckoning<'a> {
    /// As a viewer sees it.
    #[must_use]
    pub fn of(look: &Look<'a>) -> Self {
        let (mut killed, mut captured) = (Party::NOBODY, Party::NOBODY);
        for (number, now) in look.open.numbered() {
            match now.at {
                Whereabouts::Killed => killed.add(number),
                Whereabouts::Captive(_) => captured.add(number),
                _ => {}
            }
        }
        Self { public: look.public, planets: &look.open.planets, killed, captured, informed: look.open.informed }
    }

    /// Every line of the schedule with its points; the points for kinds of planets all stand with the first line that names a kind.
    pub fn lines(&self) -> impl Iterator<Item = (&'a Score, i32)> {
        let scores = &self.public.terms.scores;
        let first = scores.iter().position(|score| matches!(score, Score::Kind(..)));
        scores
            .iter()
            .enumerate()
            .map(move |(at, score)| (score, self.points_of(score) + if first == Some(at) { self.points_by_kind() } else { 0 }))
    }

    /// All points together.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.lines().map(|(_, points)| points).sum()
    }

    fn number_of(&self, is: impl Fn(&PlanetNow) -> bool) -> i32 {
        self.planets.iter().filter(|planet| is(planet)).count() as i32
    }

    /// The points of one line, without those for kinds of planets.
    fn points_of(&self, score: &Score) -> i32 {
        let at = |loyalty: Loyalty| move |planet: &PlanetNow| planet.has_loyalty() && planet.loyalty == loyalty;
        let people = |side: Side, party: Party| party.and(self.public.of_side(side)).len() as i32;
        match score {
            Score::Planet(worth, points) => {
                let number = match worth {
                    PlanetWorth::RebelControl => self.number_of(|planet| planet.state == PlanetState::RebelControl),
                    PlanetWorth::Rebellion => self.number_of(|planet| planet.state == PlanetState::Rebellion),
                    PlanetWorth::Unrest => self.number_of(at(Loyalty::Unrest)),
                    PlanetWorth::Patriotic => self.number_of(at(Loyalty::Patriotic)),
                };
                number * points.get()
            }
            Score::Killed(side, points) => people(*side, self.killed) * points.get(),
            Score::Captured(side, points) => people(*side, self.captured) * points.get(),
            Score::Information(side, points) => i32::from(self.informed[*side as usize]) * points.get(),
            Score::Kind(..) | Score::Printed(_) => 0,
        }
    }

    /// The points for planets under Rebel control, by the first kind that fits (38.5).
    fn points_by_kind(&self) -> i32 {
        let points = |wanted| {
            self.public.terms.scores.iter().find_map(|score| match score {
                Score::Kind(kind, points) if *kind == wanted => Some(points.get()),
                _ => None,
            })
        };
        let of = |kind| points(kind).or_else(|| points(PlanetKind::Other)).unwrap_or_default();
        let planets = self.planets.iter().zip(&self.public.planets);
        planets.filter(|(now, _)| now.state == PlanetState::RebelControl).map(|(_, planet)| of(planet.kind)).sum()
    }
}

/// The victory points of the Rebel as the board stands (16.17).
pub(super) fn victory_points(look: &Look) -> i32 {
    Reckoning::of(look).total()
}
