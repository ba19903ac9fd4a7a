//! A moment of a game as the viewing side sees it, on the display of the star: public information, the side's own hidden information, and the
//! question to it.

use std::collections::BTreeSet;

use super::content;
use crate::FreedomInTheGalaxy;
use crate::display::{Display, RingSpot};
use freedom_in_the_galaxy::play::{
    Asked, Attacker, BookScenario, CharacterNumber, Contest, EnvironNumber, Event, Look, PlanetNumber, PossessionNumber, State,
    UnitKind,
};
use freedom_in_the_galaxy::{Character, Content, Planet, Possession, Side, UnitType};
use freedom_in_the_galaxy_paper::sheets::ring::RingPart;
use kit::play::{Eyes, Game, PlayedByHand as _, Seen};
use rules::Id;
use rules::play::Play as _;

/// A moment of a game as the viewing side sees it.
pub struct Scene<'a> {
    /// The game that is played, apart from its state.
    pub battle: &'a Contest,
    /// The designs as they were when the game began.
    pub content: &'a Content,
    /// What the viewing side sees: the public part of the state and the side's own hidden information.
    pub look: Look<'a>,
    /// The question that the viewing side has to answer, or the question to either side if everything is shown or both look at a fight together.
    pub asked: Option<Asked>,
    /// The display of the star.
    pub display: Display<'a>,
    /// The environs whose units the last action has shown.
    shown: Vec<EnvironNumber>,
}

impl<'a> Scene<'a> {
    /// The current moment of a game, as seen with `eyes`: everything, or only what one side knows.
    pub fn of(game: &'a Game<FreedomInTheGalaxy>, eyes: Eyes) -> Self {
        let (battle, content) = (&*game.battle, content(&game.project));
        let public = battle.public();
        let (look, asked) = match game.seen(eyes) {
            Seen::All(state) => (state.whole(public), state.asked),
            Seen::Side(view) => {
                let asked = view.question.map(|question| Asked { side: view.side, question });
                (view.look(public), asked.or_else(|| asked_together(battle, game.state(), game.is_looked_at_together())))
            }
        };
        let shown = |event: &Event| if let Event::Revealed(environ) = event { Some(*environ) } else { None };
        Self { shown: game.just_happened(eyes).filter_map(shown).collect(), ..Self::new((battle, content), look, asked) }
    }

    /// A moment of a game from what a side sees.
    pub fn new((battle, content): (&'a Contest, &'a Content), look: Look<'a>, asked: Option<Asked>) -> Self {
        let public = battle.public();
        let star = public.planets().first().and_then(|planet| content.planets.get(planet.id)?.star).unwrap_or(Id::new(0));
        Self { battle, content, look, asked, display: Display::of(content, star).of_ring(), shown: Vec::new() }
    }

    /// The scenario of the book that is played; `None` if how it is won, or its star, differs from the book's (16.2, 16.3).
    pub fn book_scenario(&self) -> Option<BookScenario> {
        let public = self.look.public;
        let stars: BTreeSet<_> = public.planets().iter().filter_map(|planet| self.content.planets.get(planet.id)?.star).collect();
        let star = stars.first().filter(|_| stars.len() == 1).and_then(|star| self.content.stars.get(*star))?;
        BookScenario::of(public.terms(), &star.name)
    }

    /// Whether known units in an environ lie face up. They do while their strength is used, and until the next choice after that (7.22); a fight with
    /// a creature does not use it.
    pub fn is_face_up(&self, environ: EnvironNumber) -> bool {
        let open = self.look.open;
        let fights = open.fight.is_some_and(|fight| fight.environ == environ && matches!(fight.attacker, Attacker::Squad { .. }));
        let loses = open.battle.environ == environ && open.battle.owed != [0; 2];
        fights || loses || self.shown.contains(&environ)
    }

    /// The space of an environ; `None` for the number that stands for pieces that are travelling.
    pub fn spot(&self, environ: EnvironNumber) -> Option<RingSpot> {
        let (planet, number) = self.look.public.place_of(environ)?;
        let id = self.content.planets.get(planet)?.environs.ids().nth(number)?;
        Some((planet, RingPart::Environ(id)))
    }

    /// The environ that a space of the display is; `None` if the space is no environ.
    pub fn environ_at(&self, spot: RingSpot) -> Option<EnvironNumber> {
        self.look.public.places().find(|environ| self.spot(*environ) == Some(spot))
    }

    /// The planet to which an orbit box or a space of a track belongs; `None` for an environ.
    pub fn planet_at(&self, spot: RingSpot) -> Option<PlanetNumber> {
        let named = |planet: &PlanetNumber| self.look.public.planet(*planet).id == spot.0;
        self.look.public.worlds().find(named).filter(|_| !matches!(spot.1, RingPart::Environ(_)))
    }

    /// The orbit box of a planet.
    pub fn orbit(&self, planet: PlanetNumber) -> RingSpot {
        (self.planet_id(planet), RingPart::Orbit)
    }

    /// The id in the designs of the planet with this number in the game.
    pub fn planet_id(&self, planet: PlanetNumber) -> Id<Planet> {
        self.look.public.planet(planet).id
    }

    /// The id in the designs of the character with this number in the game. Games number characters in the order in which the designs list them.
    /// `None` if there is no such character.
    pub fn character_id(&self, character: CharacterNumber) -> Option<Id<Character>> {
        self.content.characters.ids().nth(character.index())
    }

    /// The id in the designs of the possession with this number in the game; `None` if no possession of the designs has its name.
    pub fn possession_id(&self, possession: PossessionNumber) -> Option<Id<Possession>> {
        let card = &self.look.public.possession(possession).card;
        self.content.possessions.find(|other| other.name == card.name).map(|(id, _)| id)
    }

    /// The id in the designs of the type of this kind of units; `None` if no type of the designs equals it.
    pub fn unit_id(&self, kind: UnitKind) -> Option<Id<UnitType>> {
        let unit = &self.look.public.unit(kind).kind;
        self.content.units.find(|other| other == unit).map(|(id, _)| id)
    }

    /// The side of a character.
    pub fn side_of(&self, character: CharacterNumber) -> Side {
        self.look.side_of(character)
    }
}

/// The question to either side in a fight at which both look together; a fight's question is open (10.0). `None` in any other view.
pub fn asked_together(contest: &Contest, state: &State, is_together: bool) -> Option<Asked> {
    let shared = is_together && FreedomInTheGalaxy::shared_view(contest, state, &|_| true).is_some();
    state.asked.filter(|_| shared)
}
