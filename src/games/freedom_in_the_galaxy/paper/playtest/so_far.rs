//! How a game stands, in so far as its events show it.

use freedom_in_the_galaxy::PlanetState;
use freedom_in_the_galaxy::play::{Contest, Event, Party, PlanetNow, Reckoning};
use rules::play::{Play, Seeded};

/// How a game stands, in so far as its events show it.
#[derive(Clone)]
pub(super) struct SoFar {
    /// The number of the turn; 0 before the first turn.
    pub turn: usize,
    /// The state of every planet.
    pub planets: Vec<PlanetNow>,
    /// The killed characters of both sides.
    pub killed: Party,
    /// The captured characters of both sides.
    pub captured: Party,
    /// Whether each side, the Rebel and then the Empire, has gathered information.
    pub informed: [bool; 2],
    /// Whether a rebellion has begun.
    pub has_rebelled: bool,
}

impl SoFar {
    /// How the game stands before the first event.
    pub(super) fn new(contest: &Contest) -> Self {
        let planets = contest.start(&mut Seeded::new(0, 0), &mut ()).open.planets;
        let nobody = Party::NOBODY;
        Self { turn: 0, planets, killed: nobody, captured: nobody, informed: [false; 2], has_rebelled: false }
    }

    /// The victory points that the game would now give, by their sources.
    pub(super) fn reckoning<'a>(&'a self, contest: &'a Contest) -> Reckoning<'a> {
        let Self { planets, killed, captured, informed, .. } = self;
        Reckoning { public: contest.public(), planets, killed: *killed, captured: *captured, informed: *informed }
    }

    /// Records what an event changes.
    pub(super) fn hear(&mut self, event: Event) {
        match event {
            Event::Turn(turn) => self.turn = turn.into(),
            Event::Loyalty(planet, loyalty) => self.planets[planet.index()].loyalty = loyalty,
            Event::State(planet, state) => {
                self.planets[planet.index()].state = state;
                self.has_rebelled |= state == PlanetState::Rebellion;
            }
            Event::BaseUp(planet) => self.planets[planet.index()].up = true,
            Event::BaseDown(planet) => self.planets[planet.index()].up = false,
            Event::BaseLevel(planet, level) => self.planets[planet.index()].level = level,
            Event::Killed(character, _) => {
                self.captured.remove(character);
                self.killed.add(character);
            }
            Event::Captured(character, _) => self.captured.add(character),
            Event::Freed(character) => self.captured.remove(character),
            Event::Informed(side) => self.informed[side as usize] = true,
            _ => {}
        }
    }
}
