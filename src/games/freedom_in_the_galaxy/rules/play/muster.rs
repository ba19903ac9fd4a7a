//! Makes a scenario ready for play, or says why it cannot be played yet.

use std::sync::Arc;

use super::abilities::{Abilities, Company, KINDS, Uses};
use super::contest::{
    CharacterInPlay, Contest, EnvironInPlay, FoeInPlay, Known, MissionInPlay, Placing, PlanetInPlay, PossessionInPlay, Public,
    UnitInPlay,
};
use super::{CharacterNumber, Party, Perils, PlanetNumber, PossessionNumber, terms_in_play, who_starts};
use crate::cards::{Creature, DeckSection, Mission};
use crate::odds::fight::{Course, Force};
use crate::odds::{at_least, letters_drawn};
use crate::set_up::{Board, kind_of_planet};
use crate::verbs::{ActionEvent, Effect, Feat};
use crate::{Character, Content, Environ, Planet, Possession, RulesLevel, Scenario, Side, Table};
use rules::{Id, Refusal};

/// How many cards the action deck of a game may have.
const MOST_CARDS: usize = 128;
/// How many possessions a game may have.
const MOST_POSSESSIONS: usize = 64;
/// How many environs a game may have.
const MOST_ENVIRONS: usize = 60;

/// The name of sentry robots in the galactic guide (13.46).
const ROBOT: &str = "Sentry robot";

impl Contest {
    /// Makes a scenario ready for play.
    ///
    /// # Errors
    /// If the scenario uses rules that are not played yet, or lacks what a game needs.
    pub fn of(content: &Content, id: Id<Scenario>) -> Result<Self, Refusal> {
        let refuse = |words: String| Err(Refusal::new(words));
        let Some(scenario) = content.scenarios.get(id) else { return refuse("there is no such scenario".to_owned()) };
        if scenario.rules != RulesLevel::StarSystem {
            let rules = scenario.rules.label();
            return refuse(format!(
                "games of one star system are played here, and those of the {rules} rules wait for a later step"
            ));
        }
        if scenario.in_play(&content.stars).len() != 1 {
            return refuse("the rules for a star system are played round one star".to_owned());
        }
        let tables = [Table::Detection, Table::Military, Table::Search, Table::Characters, Table::BreakOff, Table::Squads];
        let lacking = |table: &&Table| content.tables.is_empty(**table) || content.tables.missing(**table) > 0;
        if let Some(table) = tables.iter().find(lacking) {
            return refuse(format!("cells of the table of {} are missing", table.label().to_lowercase()));
        }
        let board = Board::of(content, scenario);
        let missions = missions(content);
        let mut public = Known {
            planets: Vec::new(),
            environs: Vec::new(),
            characters: characters(content, &missions),
            possessions: possessions(content, &missions),
            units: units(content, &board),
            missions,
            cards: content.actions.iter().map(|(_, action)| action.clone()).collect(),
            foes: Vec::new(),
            robots: Vec::new(),
            tables: Arc::clone(&content.tables),
            terms: super::contest::Terms::default(),
            sides: [Party::NOBODY; 2],
            placing: Placing::default(),
        };
        for on in &board.planets {
            let first = public.environs.len() as u8;
            for (_, environ) in on.planet.environs.iter() {
                let number = PlanetNumber(public.planets.len() as u8);
                let made = environ_in_play(content, &mut public, (number, on.planet), environ);
                public.environs.push(made);
            }
            public.planets.push(PlanetInPlay {
                name: on.planet.label().to_owned(),
                id: on.id,
                kind: kind_of_planet(content, on),
                environs: first..public.environs.len() as u8,
            });
        }
        public.robots = robots(content, &mut public.foes);
        let small = public.characters.len() <= Party::MOST
            && public.possessions.len() <= MOST_POSSESSIONS
            && (1..=MOST_CARDS).contains(&public.cards.len())
            && public.units.len() <= KINDS
            && (1..=MOST_ENVIRONS).contains(&public.environs.len())
            && public.planets.iter().all(|planet| !planet.environs.is_empty());
        if !small {
            return refuse(format!(
                "a game has planets with environs, an action deck, and at most {} characters, {MOST_POSSESSIONS} possessions, \
                 {MOST_CARDS} cards and {KINDS} kinds of units",
                Party::MOST
            ));
        }
        for (number, character) in (0..).map(CharacterNumber).zip(&public.characters) {
            public.sides[character.card.side as usize].add(number);
        }
        let start = who_starts::start(&board, &public)?;
        public.terms = terms_in_play::terms(scenario, &public, &start)?;
        public.placing = start.placing.clone();
        Ok(Self { public: Public(Arc::new(public)), start: Arc::new(start) })
    }
}

fn characters(content: &Content, missions: &[MissionInPlay]) -> Vec<CharacterInPlay> {
    let number = |name: &str| {
        content.characters.iter().position(|(_, other)| other.name.eq_ignore_ascii_case(name)).map(|at| CharacterNumber(at as u8))
    };
    let company = |card: &Character| {
        card.specials.iter().find_map(|effect| match effect {
            Effect::RatingsWith(name, bonus, but) => {
                Some(Company { with: number(name.as_str())?, bonus: bonus.get(), but: *but })
            }
            _ => None,
        })
    };
    let make = |card: &Character| CharacterInPlay {
        card: card.clone(),
        abilities: Abilities::of_character(card),
        company: company(card),
        draws: missions.iter().map(|mission| draws_of(card, mission.letter)).collect(),
    };
    content.characters.iter().map(|(_, card)| make(card)).collect()
}

/// The extra draws that a character's card gives in the mission with this letter.
fn draws_of(card: &Character, letter: char) -> i32 {
    card.extra_draws().filter(|draws| draws.mission == letter).map(|draws| draws.count as i32).sum()
}

/// The extra draws that a possession gives in the mission with this letter.
fn draws_with(card: &Possession, letter: char) -> i32 {
    let of = |effect: &Effect| match effect {
        Effect::ExtraDraws(letters, bonus) if letters.contains(letter) => bonus.get(),
        _ => 0,
    };
    card.effects.iter().map(of).sum()
}

/// Every possession of the game; a ship once for each of its counters.
fn possessions(content: &Content, missions: &[MissionInPlay]) -> Vec<PossessionInPlay> {
    let number = |wanted: Id<Character>| content.characters.position(wanted).map(|at| CharacterNumber(at as u8));
    let named =
        |name: &str| content.characters.find(|other| other.name.eq_ignore_ascii_case(name)).and_then(|(id, _)| number(id));
    let mut made = Vec::new();
    for (_, card) in content.possessions.iter() {
        let copies = if card.kind.is_ship() { card.count.get().max(1) } else { 1 };
        let (uses, after) = Uses::of(card);
        for copy in 1..=copies {
            made.push(PossessionInPlay {
                card: card.clone(),
                name: if copies > 1 { format!("{} {copy}", card.label()) } else { card.label().to_owned() },
                owner: card.owner.and_then(number),
                flown_only_by: card.effects.iter().find_map(|effect| match effect {
                    Effect::FlownOnlyBy(pilot) => named(pilot.as_str()),
                    _ => None,
                }),
                abilities: Abilities::of_possession(card),
                draws: missions.iter().map(|mission| draws_with(card, mission.letter)).collect(),
                uses: uses.clone(),
                after,
            });
        }
    }
    made
}

/// The kinds of units that the rules for a star system have. A kind of Rebel units is left out if no environ of its type is in play (7.2, 7.3).
fn units(content: &Content, board: &Board) -> Vec<UnitInPlay> {
    let raised = |kind| board.planets.iter().any(|on| on.environ(kind).is_some());
    let used = |id| board.rows.iter().any(|(_, row, _)| row.piece == crate::set_up::Piece::Unit(id));
    let known = content
        .units
        .iter()
        .filter(|(id, unit)| used(*id) || RulesLevel::StarSystem.has(unit) && unit.environ.is_none_or(raised));
    known.map(|(_, kind)| UnitInPlay { kind: kind.clone(), hidden: kind.side == Side::Imperial && kind.mobile }).collect()
}

fn missions(content: &Content) -> Vec<MissionInPlay> {
    let played = content.missions.iter().filter(|(_, mission)| mission.rules == RulesLevel::StarSystem);
    let cards: Vec<_> = content.actions.iter().map(|(_, action)| action.clone()).collect();
    played
        .filter_map(|(_, card)| {
            let mut mission = MissionInPlay {
                letter: card.letter()?,
                coup: card.is_coup(),
                diplomacy: card.is_diplomacy(),
                subverts: card.subverts(),
                aims: card.feats().any(|feat| *feat == Feat::RemoveTarget),
                chances: DeckSection::ALL.map(|section| chances(content, card, section)),
                perils: [Perils::default(); 3],
                card: card.clone(),
            };
            mission.perils = DeckSection::ALL.map(|section| Perils::of(&cards, &mission, section));
            Some(mission)
        })
        .collect()
}

/// Up to how many draws the chances of letters are computed.
const FORESEEN: u32 = 24;

/// The chances of at least one, two and three letters. The index of the list says how many cards are drawn.
fn chances(content: &Content, card: &Mission, section: DeckSection) -> Vec<[f64; 3]> {
    let actions = || content.actions.iter().map(|(_, action)| action);
    let letter = card.letter().unwrap_or_default();
    let of = |draws: u32| {
        let drawn = letters_drawn(actions(), letter, card.reads(section), draws).unwrap_or_default();
        [1, 2, 3].map(|letters| at_least(&drawn, letters))
    };
    (0..=FORESEEN).map(of).collect()
}

fn environ_in_play(
    content: &Content,
    public: &mut Known,
    (number, planet): (PlanetNumber, &Planet),
    environ: &Environ,
) -> EnvironInPlay {
    let several = planet.environs.len() > 1;
    let creature = content.creature(&environ.creature).filter(|_| !environ.creature.is_empty());
    let creature = creature.map(|creature| foe(&mut public.foes, creature.label().to_owned(), &Force::creature(creature, 1)));
    let race = environ.races.first().and_then(|race| content.races.get(*race));
    let locals = race.and_then(|race| Some((race, race.locals_in(environ.kind)?))).map(|(race, locals)| {
        let called = format!("irate {} locals", race.label());
        [false, true].map(|halved| foe(&mut public.foes, called.clone(), &Force::locals(locals, halved)))
    });
    EnvironInPlay {
        planet: number,
        kind: environ.kind,
        name: if several { format!("{} {}", planet.label(), environ.kind.word()) } else { planet.label().to_owned() },
        size: environ.size.get() as u8,
        resource: environ.resource.get() as u8,
        coup: environ.coup.map(|coup| coup.get() as u8),
        creature,
        locals,
    }
}

fn foe(foes: &mut Vec<FoeInPlay>, name: String, force: &Force) -> u8 {
    let courses = [false, true].map(|no_surprise| Course::of(force, no_surprise));
    foes.push(FoeInPlay { name, courses, traits: force.traits.clone() });
    foes.len() as u8 - 1
}

/// Adds sentry robots to the list of foes: one robot, two robots, and so on, as many as may come together. Returns their indexes in the list, in this
/// order.
fn robots(content: &Content, foes: &mut Vec<FoeInPlay>) -> Vec<u8> {
    let Some(robot) = content.creature(ROBOT) else { return Vec::new() };
    let sections = content.actions.iter().flat_map(|(_, card)| [&card.urban, &card.special, &card.wild]);
    let number = |event: &ActionEvent| if let ActionEvent::CreatureOrRobots(number) = event { number.get() } else { 0 };
    let most = sections.flat_map(|section| section.event.iter().map(number)).max().unwrap_or_default();
    let called = |creature: &Creature, number: u32| match number {
        1 => creature.label().to_lowercase(),
        _ => rules::counted(number, &creature.label().to_lowercase()),
    };
    (1..=most.min(9)).map(|number| foe(foes, called(robot, number), &Force::creature(robot, number))).collect()
}

/// The number in the game of the possession with this card. For a ship it is the number of the first counter that is not in `taken`.
pub(super) fn possession_of(public: &Known, card: &Possession, taken: &[PossessionNumber]) -> Option<PossessionNumber> {
    public.things().find(|number| public.possession(*number).card.name == card.name && !taken.contains(number))
}
