//! The victory points of the Rebel by each line of the scenario's schedule (16.17, 38.5).

use super::{Look, Party, PlanetNow, PlanetNumber, Public, Whereabouts};
use crate::terms::{PlanetKind, PlanetWorth, Score};
use crate::{Loyalty, PlanetState};

/// The parts of a game's state that bring victory points.
#[derive(Clone, Copy, Debug)]
pub struct Reckoning<'a> {
    /// What every player knows of the game.
    pub public: &'a Public,
    /// The present state of each planet.
    pub planets: &'a [PlanetNow],
    /// The killed characters of both sides.
    pub killed: Party,
    /// The captured characters of both sides.
    pub captured: Party,
    /// Whether each side has gathered information. The index is the side.
    pub informed: [bool; 2],
}

impl<'a> Reckoning<'a> {
    /// Reads the state of the game as a viewer sees it.
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

    /// Every line of the schedule, with the points that it gives on the present board.
    pub fn lines(&self) -> impl Iterator<Item = (&'a Score, i32)> {
        self.public.terms.scores.iter().map(move |score| (score, self.times(score) * score.points()))
    }

    /// The total of all lines.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.lines().map(|(_, points)| points).sum()
    }

    /// The planets that earn the points of this line at present. A planet under Rebel control counts for the line of its own kind; if the schedule
    /// has no such line, it counts for the line of other planets (38.5).
    pub fn planets_of(&self, score: &Score) -> impl Iterator<Item = PlanetNumber> {
        let all = (0..).map(PlanetNumber).zip(self.planets);
        all.filter(|(number, now)| self.earns(score, *number, **now)).map(|(number, _)| number)
    }

    fn earns(&self, score: &Score, planet: PlanetNumber, now: PlanetNow) -> bool {
        let stands = |loyalty: Loyalty| now.has_loyalty() && now.loyalty == loyalty;
        let rebel = now.state == PlanetState::RebelControl;
        match score {
            Score::Planet(PlanetWorth::RebelControl, _) => rebel,
            Score::Planet(PlanetWorth::Rebellion, _) => now.state == PlanetState::Rebellion,
            Score::Planet(PlanetWorth::Unrest, _) => stands(Loyalty::Unrest),
            Score::Planet(PlanetWorth::Patriotic, _) => stands(Loyalty::Patriotic),
            Score::Kind(kind, _) => rebel && self.line_of(self.public.planet(planet).kind) == Some(*kind),
            Score::Killed(..) | Score::Captured(..) | Score::Information(..) | Score::Printed(_) => false,
        }
    }

    /// The characters for whom this line gives points at present.
    #[must_use]
    pub fn people_of(&self, score: &Score) -> Party {
        match score {
            Score::Killed(side, _) => self.killed.and(self.public.of_side(*side)),
            Score::Captured(side, _) => self.captured.and(self.public.of_side(*side)),
            Score::Planet(..) | Score::Kind(..) | Score::Information(..) | Score::Printed(_) => Party::NOBODY,
        }
    }

    /// How many times this line counts at present.
    #[must_use]
    pub fn times(&self, score: &Score) -> i32 {
        let informed = matches!(score, Score::Information(side, _) if self.informed[*side as usize]);
        self.planets_of(score).count() as i32 + self.people_of(score).len() as i32 + i32::from(informed)
    }

    /// The kind under which the schedule counts a planet of this kind; `None` if the schedule has no line for it.
    fn line_of(&self, kind: PlanetKind) -> Option<PlanetKind> {
        let has =
            |wanted| self.public.terms.scores.iter().any(|score| matches!(score, Score::Kind(known, _) if *known == wanted));
        [kind, PlanetKind::Other].into_iter().find(|wanted| has(*wanted))
    }
}

/// The victory points of the Rebel on the present board (16.17).
pub(super) fn victory_points(look: &Look) -> i32 {
    Reckoning::of(look).total()
}
