//! The players' papers of a game, filled in: the places of the markers on the tracks after every turn, and the wounds of characters. All of it is
//! open, so that both players may see it.

use super::so_far::SoFar;
use freedom_in_the_galaxy::Side;
use freedom_in_the_galaxy::play::{Contest, Event, PlanetNow, State, Whereabouts};
use rules::play::Play;

/// The papers of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamePapers {
    /// The names of the planets.
    pub planets: Vec<String>,
    /// The turns from the first on.
    pub turns: Vec<TurnLine>,
    /// The characters who are or were in the game.
    pub people: Vec<PersonLine>,
}

/// How a game stood at the end of a turn, or stands in the turn that is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnLine {
    /// The planets, in the order of their names.
    pub planets: Vec<PlanetNow>,
    /// The victory points of the Rebel.
    pub points: i32,
}

/// A line of an endurance sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonLine {
    /// The side.
    pub side: Side,
    /// The name.
    pub name: String,
    /// The wounds.
    pub wounds: u32,
    /// A word for a character who is no longer at large; none for others.
    pub fate: Option<&'static str>,
}

impl GamePapers {
    /// The papers of a game in a state, from its events in order.
    #[must_use]
    pub fn of(contest: &Contest, state: &State, heard: &[Event]) -> Self {
        let mut so_far = SoFar::new(contest);
        let mut turns = Vec::new();
        let line = |so_far: &SoFar| TurnLine { planets: so_far.planets.clone(), points: so_far.reckoning(contest).total() };
        for event in heard {
            if matches!(event, Event::Turn(_)) && so_far.turn > 0 {
                turns.push(line(&so_far));
            }
            so_far.hear(*event);
        }
        if so_far.turn > 0 {
            turns.push(line(&so_far));
        }
        let planets = contest.public().planets().iter().map(|planet| planet.name.clone()).collect();
        Self { planets, turns, people: people(contest, state) }
    }
}

fn people(contest: &Contest, state: &State) -> Vec<PersonLine> {
    let known = state.open.characters.iter().zip(contest.public().characters());
    let line = |(now, found): (&freedom_in_the_galaxy::play::CharacterNow, &freedom_in_the_galaxy::play::CharacterInPlay)| {
        let fate = match now.at {
            Whereabouts::Pool => return None,
            Whereabouts::Killed => Some("killed"),
            Whereabouts::Captive(_) => Some("prisoner"),
            Whereabouts::Open | Whereabouts::Space | Whereabouts::In(_) => None,
        };
        Some(PersonLine { side: found.card.side, name: found.card.label().to_owned(), wounds: now.wounds.into(), fate })
    };
    known.filter_map(line).collect()
}
