//! The papers that players keep during a game, filled in: where the markers stood on the tracks after every turn, and the wounds of characters. All
//! of this is public, so both players may see it.

use super::so_far::SoFar;
use freedom_in_the_galaxy::play::{Contest, EnvironNumber, Event, PlanetNow, State, Whereabouts};
use freedom_in_the_galaxy::{Planet, Side};
use rules::Id;
use rules::play::Play;

/// An environ of the designs: its planet, and its index among the environs of the planet, counted from 0.
pub type EnvironPlace = (Id<Planet>, usize);

/// The papers of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamePapers {
    /// The names of the planets.
    pub planets: Vec<String>,
    /// The ids of the planets in the designs, in the order of `planets`.
    pub worlds: Vec<Id<Planet>>,
    /// How the game stood at the end of each turn, beginning with the first turn.
    pub turns: Vec<TurnLine>,
    /// The characters who are or were in the game.
    pub people: Vec<PersonLine>,
}

/// How a game stood at the end of a turn, or stands in the present turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnLine {
    /// The state of each planet, in the order of the planets' names.
    pub planets: Vec<PlanetNow>,
    /// The victory points of the Rebel.
    pub points: i32,
    /// What happened on the displays during the turn, in order.
    pub deeds: Vec<Deed>,
}

/// Something that happened in an environ or between two environs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A stack went from an environ, or from space, to another.
    Moved {
        /// The side of the moving characters; if no characters move, the side whose player-turn it was.
        side: Side,
        /// The environ where the move began; `None` if it began in space.
        from: Option<EnvironPlace>,
        /// The environ where the move ended.
        to: EnvironPlace,
    },
    /// Units fought or a search was made in this environ.
    Struck(EnvironPlace),
    /// A mission was attempted.
    Mission {
        /// The side that attempted the mission.
        side: Side,
        /// The environ of the mission.
        at: EnvironPlace,
        /// The letter of the mission.
        letter: char,
    },
}

/// A line of an endurance sheet: a character with their wounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonLine {
    /// The side of the character.
    pub side: Side,
    /// The name of the character.
    pub name: String,
    /// The wounds of the character.
    pub wounds: u32,
    /// A word for the fate of a character who is not at large; `None` for others.
    pub fate: Option<&'static str>,
}

impl GamePapers {
    /// The papers of a game that is in this state; `heard` has its events, in order.
    #[must_use]
    pub fn of(contest: &Contest, state: &State, heard: &[Event]) -> Self {
        let mut so_far = SoFar::new(contest);
        let (mut turns, mut deeds, mut phasing) = (Vec::new(), Vec::new(), Side::Rebel);
        let line = |so_far: &SoFar, deeds: &mut Vec<Deed>| TurnLine {
            planets: so_far.planets.clone(),
            points: so_far.reckoning(contest).total(),
            deeds: std::mem::take(deeds),
        };
        for event in heard {
            match event {
                Event::Turn(_) if so_far.turn > 0 => turns.push(line(&so_far, &mut deeds)),
                Event::PlayerTurn(side) => phasing = *side,
                _ => deeds.extend(deed(contest, event, phasing)),
            }
            so_far.hear(*event);
        }
        if so_far.turn > 0 {
            turns.push(line(&so_far, &mut deeds));
        }
        let worlds = contest.public().planets().iter().map(|planet| planet.id).collect();
        let planets = contest.public().planets().iter().map(|planet| planet.name.clone()).collect();
        Self { planets, worlds, turns, people: people(contest, state) }
    }
}

/// What an event shows on the display; `None` if it shows nothing.
fn deed(contest: &Contest, event: &Event, phasing: Side) -> Option<Deed> {
    let public = contest.public();
    let place = |environ: EnvironNumber| public.place_of(environ);
    match *event {
        Event::Moved(party, _, from, to) => {
            let leads = party.first().map(|first| public.character(first).card.side);
            Some(Deed::Moved { side: leads.unwrap_or(phasing), from: from.and_then(place), to: place(to)? })
        }
        Event::Combat { environ, .. } | Event::Searched { environ, .. } => Some(Deed::Struck(place(environ)?)),
        Event::Mission(attempt, _, environ) => {
            let letter = public.missions().get(usize::from(attempt.mission))?.letter;
            Some(Deed::Mission { side: phasing, at: place(environ)?, letter })
        }
        _ => None,
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
