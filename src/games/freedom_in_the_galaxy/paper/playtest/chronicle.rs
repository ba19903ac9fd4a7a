//! How a game goes on: planets by their state and characters lost after each turn, and which missions were completed where.

use freedom_in_the_galaxy::play::{Contest, EnvironNumber, Event, Party, PlanetNow, State};
use freedom_in_the_galaxy::{Loyalty, PlanetState, Side};
use playtest::Course;
use rules::play::{Play, Seeded, Sink};

/// What is told of every side turn by turn. Planets in rebellion and at Unrest are the same for both.
pub(super) const COURSES: [&str; 4] = ["Planets held", "Planets in rebellion", "Planets at Unrest", "Characters lost"];

/// Listens to games, by what is told alone.
pub(super) struct Chronicle<'a> {
    contest: &'a Contest,
    course: Course,
    turn: usize,
    start: Vec<PlanetNow>,
    planets: Vec<PlanetNow>,
    gone: [Party; 2],
    /// Where the missions are done that were assigned last.
    at: EnvironNumber,
}

impl<'a> Chronicle<'a> {
    pub(super) fn new(contest: &'a Contest) -> Self {
        let public = contest.public();
        let places = public.environs().len();
        let start = contest.start(&mut Seeded::new(0, 0), &mut ()).open.planets;
        let course = Course { turns: Vec::new(), places: vec![0; places], parts: vec![0; places * public.missions().len()] };
        Self { contest, course, turn: 0, planets: start.clone(), start, gone: [Party::NOBODY; 2], at: EnvironNumber(0) }
    }

    pub(super) const fn course(&self) -> &Course {
        &self.course
    }

    /// A game is over, and another begins.
    pub(super) fn close(&mut self, _: &State) {
        self.turn = 0;
        self.planets.clone_from(&self.start);
        self.gone = [Party::NOBODY; 2];
    }

    /// Notes how the sides stand at the end of a turn.
    fn note(&mut self) {
        if self.turn == 0 {
            return;
        }
        let number = |is: &dyn Fn(&PlanetNow) -> bool| self.planets.iter().filter(|planet| is(planet)).count() as u64;
        let quiet = |planet: &PlanetNow| matches!(planet.state, PlanetState::ImperialControl | PlanetState::RebellionStopped);
        let held = |side: Side| match side {
            Side::Rebel => number(&|planet| planet.state == PlanetState::RebelControl),
            Side::Imperial => number(&|planet| planet.state == PlanetState::ImperialControl),
        };
        let revolts = number(&|planet| planet.state == PlanetState::Rebellion);
        let unrest = number(&|planet| quiet(planet) && planet.loyalty == Loyalty::Unrest);
        let sides = Side::ALL.map(|side| vec![held(side), revolts, unrest, self.gone[side as usize].len() as u64]);
        self.course.add(self.turn, &sides);
    }

    fn side_of(&self, character: freedom_in_the_galaxy::play::CharacterNumber) -> usize {
        self.contest.public().characters()[character.index()].card.side as usize
    }
}

impl Sink<Event> for Chronicle<'_> {
    fn on_event(&mut self, event: Event) {
        match event {
            Event::Turn(turn) => {
                self.note();
                self.turn = turn.into();
            }
            Event::Over(_) => self.note(),
            Event::Loyalty(planet, loyalty) => self.planets[planet.index()].loyalty = loyalty,
            Event::State(planet, state) => self.planets[planet.index()].state = state,
            Event::Killed(character) | Event::Captured(character) => {
                let side = self.side_of(character);
                self.gone[side].add(character);
            }
            Event::Freed(character) => {
                let side = self.side_of(character);
                self.gone[side].remove(character);
            }
            Event::Mission(_, _, environ) => self.at = environ,
            Event::Completed(mission, _) => {
                let missions = self.contest.public().missions().len();
                self.course.places[self.at.index()] += 1;
                self.course.parts[self.at.index() * missions + usize::from(mission)] += 1;
            }
            _ => {}
        }
    }
}
