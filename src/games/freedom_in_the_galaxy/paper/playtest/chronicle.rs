//! How games go from turn to turn: planets by state, lost characters and the sources of victory points after each turn, and the missions tried and
//! completed in each environ.

use super::so_far::SoFar;
use freedom_in_the_galaxy::play::{Contest, EnvironNumber, Event, PlanetNow, State};
use freedom_in_the_galaxy::{Loyalty, PlanetState, Side};
use playtest::{Course, PartName};
use rules::kind::say;
use rules::play::{Play, Sink};

/// The names of the counts that are kept for each side every turn, apart from the sources of its victory points. Planets at Unrest count for both
/// sides alike; planets in rebellion count for the Rebel.
const COURSES: [&str; 5] =
    ["Planets held", "Planets in rebellion", "Planets at Unrest", "Characters lost", "Games in which a rebellion has begun"];

/// The name of the entry after all environs, which counts the missions in all of them together.
const EVERYWHERE: &str = "everywhere";

/// The names of all counts that are kept for each side every turn. A source of victory points counts for the Rebel while it adds points, and for the
/// Empire while it takes points away.
pub(super) fn courses(contest: &Contest) -> Vec<String> {
    let points = contest.public().terms().scores.iter().map(|score| {
        let words = say(score);
        format!("Points for {}", words.rsplit_once(':').map_or(words.as_str(), |(what, _)| what))
    });
    COURSES.iter().map(|&course| course.to_owned()).chain(points).collect()
}

/// The names of the places in which missions are counted: every environ, and all environs together.
pub(super) fn places(contest: &Contest) -> Vec<String> {
    contest.public().environs().iter().map(|environ| environ.name.clone()).chain([EVERYWHERE.to_owned()]).collect()
}

/// The counts that are kept for each place: for each mission, how often it was completed and how often it was tried.
pub(super) fn parts(contest: &Contest) -> Vec<PartName> {
    let missions = contest.public().missions();
    let of = |place: usize| {
        missions.iter().flat_map(move |mission| {
            let name = mission.card.label();
            [name.to_owned(), format!("{name} tried")].map(|name| PartName { place, name })
        })
    };
    (0..=contest.public().environs().len()).flat_map(of).collect()
}

/// Records the course of games from their events alone.
pub(super) struct Chronicle<'a> {
    contest: &'a Contest,
    course: Course,
    start: SoFar,
    now: SoFar,
    /// The environ in which the latest mission took place.
    at: EnvironNumber,
}

impl<'a> Chronicle<'a> {
    pub(super) fn new(contest: &'a Contest) -> Self {
        let start = SoFar::new(contest);
        let course = Course { turns: Vec::new(), places: vec![0; places(contest).len()], parts: vec![0; parts(contest).len()] };
        Self { contest, course, now: start.clone(), start, at: EnvironNumber(0) }
    }

    pub(super) const fn course(&self) -> &Course {
        &self.course
    }

    /// Ends the record of a finished game, so that another game can begin.
    pub(super) fn close(&mut self, _: &State) {
        self.now.clone_from(&self.start);
    }

    /// Records how the sides stand at the end of a turn.
    fn note(&mut self) {
        let now = &self.now;
        if now.turn == 0 {
            return;
        }
        let number = |is: &dyn Fn(&PlanetNow) -> bool| now.planets.iter().filter(|planet| is(planet)).count() as u64;
        let held = |side: Side| match side {
            Side::Rebel => number(&|planet| planet.state == PlanetState::RebelControl),
            Side::Imperial => number(&|planet| planet.state == PlanetState::ImperialControl),
        };
        let revolts = number(&|planet| planet.state == PlanetState::Rebellion);
        let unrest = number(&|planet| planet.has_loyalty() && planet.loyalty == Loyalty::Unrest);
        let lost = |side: Side| now.killed.or(now.captured).and(self.contest.public().of_side(side)).len() as u64;
        let reckoning = now.reckoning(self.contest);
        let of = |side: Side| {
            let points = reckoning.lines().map(|(_, points)| if side == Side::Rebel { points } else { -points });
            let begun = u64::from(side == Side::Rebel && now.has_rebelled);
            let known = [held(side), revolts, unrest, lost(side), begun];
            known.into_iter().chain(points.map(|points| points.max(0).unsigned_abs().into())).collect()
        };
        self.course.add(now.turn, &Side::ALL.map(of));
    }

    /// Counts a mission, as tried or as completed, for its environ and for all environs together.
    fn count(&mut self, mission: u8, tried: bool) {
        let missions = self.contest.public().missions().len();
        for place in [self.at.index(), self.contest.public().environs().len()] {
            self.course.places[place] += u64::from(!tried);
            self.course.parts[2 * (place * missions + usize::from(mission)) + usize::from(tried)] += 1;
        }
    }
}

impl Sink<Event> for Chronicle<'_> {
    fn on_event(&mut self, event: Event) {
        match event {
            Event::Turn(_) | Event::Over(_) => self.note(),
            Event::Mission(attempt, _, environ) => {
                self.at = environ;
                self.count(attempt.mission, true);
            }
            Event::Completed(attempt, _) => self.count(attempt.mission, false),
            _ => {}
        }
        self.now.hear(event);
    }
}
