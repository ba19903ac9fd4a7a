//! What the viewing side sees of a moment: what lies open, its own hand, and the question to it, on the display of the star.

use super::content;
use crate::FreedomInTheGalaxy;
use crate::display::{Display, RingSpot};
use freedom_in_the_galaxy::play::{
    Asked, Attacker, CharacterNumber, Contest, EnvironNumber, Event, Look, PlanetNumber, PossessionNumber, UnitKind,
};
use freedom_in_the_galaxy::{Character, Content, Planet, Possession, Side, UnitType};
use freedom_in_the_galaxy_paper::sheets::ring::RingPart;
use kit::play::{Eyes, Game, Seen};
use rules::Id;
use rules::play::Play as _;

/// What is seen of a moment.
pub struct Scene<'a> {
    /// The game.
    pub battle: &'a Contest,
    /// The designs as they were when it began.
    pub content: &'a Content,
    /// What is seen.
    pub look: Look<'a>,
    /// The question to the viewer, or to anybody where all is seen.
    pub asked: Option<Asked>,
    /// The display of the star.
    pub display: Display<'a>,
    /// The environs whose units were shown by the last action.
    shown: Vec<EnvironNumber>,
}

impl<'a> Scene<'a> {
    /// What is seen of a game now.
    pub fn of(game: &'a Game<FreedomInTheGalaxy>, eyes: Eyes) -> Self {
        let (battle, content) = (&*game.battle, content(&game.project));
        let public = battle.public();
        let (look, asked) = match game.seen(eyes) {
            Seen::All(state) => (state.whole(public), state.asked),
            Seen::Side(view) => (view.look(public), view.question.map(|question| Asked { side: view.side, question })),
        };
        let shown = |event: &Event| if let Event::Revealed(environ) = event { Some(*environ) } else { None };
        Self { shown: game.just_happened(eyes).filter_map(shown).collect(), ..Self::new((battle, content), look, asked) }
    }

    /// What is seen of a moment of a game.
    pub fn new((battle, content): (&'a Contest, &'a Content), look: Look<'a>, asked: Option<Asked>) -> Self {
        let public = battle.public();
        let star = public.planets().first().and_then(|planet| content.planets.get(planet.id)?.star).unwrap_or(Id::new(0));
        Self { battle, content, look, asked, display: Display::of(content, star).of_ring(), shown: Vec::new() }
    }

    /// Whether known units in an environ lie face up: as long as their strength is used, which a creature does not need, and after that until the
    /// next choice (7.22).
    pub fn is_face_up(&self, environ: EnvironNumber) -> bool {
        let open = self.look.open;
        let fights = open.fight.is_some_and(|fight| fight.environ == environ && matches!(fight.attacker, Attacker::Squad { .. }));
        let loses = open.battle.environ == environ && open.battle.owed != [0; 2];
        fights || loses || self.shown.contains(&environ)
    }

    /// The space of the display that is an environ; none for pieces on their way.
    pub fn spot(&self, environ: EnvironNumber) -> Option<RingSpot> {
        let (planet, number) = self.look.public.place_of(environ)?;
        let id = self.content.planets.get(planet)?.environs.ids().nth(number)?;
        Some((planet, RingPart::Environ(id)))
    }

    /// The environ that is at a space of the display.
    pub fn environ_at(&self, spot: RingSpot) -> Option<EnvironNumber> {
        self.look.public.places().find(|environ| self.spot(*environ) == Some(spot))
    }

    /// The planet whose orbit box or track a space of the display is.
    pub fn planet_at(&self, spot: RingSpot) -> Option<PlanetNumber> {
        let named = |planet: &PlanetNumber| self.look.public.planet(*planet).id == spot.0;
        self.look.public.worlds().find(named).filter(|_| !matches!(spot.1, RingPart::Environ(_)))
    }

    /// The orbit box of a planet.
    pub fn orbit(&self, planet: PlanetNumber) -> RingSpot {
        (self.planet_id(planet), RingPart::Orbit)
    }

    /// A planet of the designs.
    pub fn planet_id(&self, planet: PlanetNumber) -> Id<Planet> {
        self.look.public.planet(planet).id
    }

    /// A character of the designs; games number them in the order of their shelf.
    pub fn character_id(&self, character: CharacterNumber) -> Option<Id<Character>> {
        self.content.characters.ids().nth(character.index())
    }

    /// A possession of the designs.
    pub fn possession_id(&self, possession: PossessionNumber) -> Option<Id<Possession>> {
        let card = &self.look.public.possession(possession).card;
        self.content.possessions.find(|other| other.name == card.name).map(|(id, _)| id)
    }

    /// A type of units of the designs.
    pub fn unit_id(&self, kind: UnitKind) -> Option<Id<UnitType>> {
        let unit = &self.look.public.unit(kind).kind;
        self.content.units.find(|other| other == unit).map(|(id, _)| id)
    }

    /// The side of a character.
    pub fn side_of(&self, character: CharacterNumber) -> Side {
        self.look.side_of(character)
    }
}
