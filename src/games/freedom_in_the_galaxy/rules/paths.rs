//! Paths: places in the designs as words, such as `planets/quibron/loyalty`.

use std::cell::OnceCell;

use super::cards::{Creature, Event, Mission, Secret};
use super::tables::{BreakOffTable, CharacterTable, MilitaryTable};
use super::{
    CellTable, Character, Content, DetectionTable, HyperjumpTable, InCard, InCharacter, InPlanet, InPossession, InProvince,
    InRace, InRoute, InScenario, InSovereign, InStar, InTable, InUnit, Place, Planet, Possession, Province, Race, Route,
    Scenario, SearchTable, Sovereign, Star, Table, UnitType,
};
use rules::{Count, Id, Names, slug};

/// Finds the path of any place in the designs of one project.
pub struct Paths<'a> {
    content: &'a Content,
    provinces: OnceCell<Names<Province>>,
    stars: OnceCell<Names<Star>>,
    planets: OnceCell<Names<Planet>>,
    races: OnceCell<Names<Race>>,
    characters: OnceCell<Names<Character>>,
    possessions: OnceCell<Names<Possession>>,
    units: OnceCell<Names<UnitType>>,
    sovereigns: OnceCell<Names<Sovereign>>,
    missions: OnceCell<Names<Mission>>,
    events: OnceCell<Names<Event>>,
    secrets: OnceCell<Names<Secret>>,
    creatures: OnceCell<Names<Creature>>,
    scenarios: OnceCell<Names<Scenario>>,
}

impl<'a> Paths<'a> {
    /// Prepares the paths of the places in these designs.
    #[must_use]
    pub fn of(content: &'a Content) -> Self {
        Self {
            content,
            provinces: OnceCell::new(),
            stars: OnceCell::new(),
            planets: OnceCell::new(),
            races: OnceCell::new(),
            characters: OnceCell::new(),
            possessions: OnceCell::new(),
            units: OnceCell::new(),
            sovereigns: OnceCell::new(),
            missions: OnceCell::new(),
            events: OnceCell::new(),
            secrets: OnceCell::new(),
            creatures: OnceCell::new(),
            scenarios: OnceCell::new(),
        }
    }

    /// The path of a place. A thing that the project does not have is called by its id.
    #[must_use]
    pub fn path(&self, place: &Place) -> String {
        match place {
            Place::Province(id, part) => {
                let names = self.provinces.get_or_init(|| Names::of(&self.content.provinces, |province| &province.name));
                let province = format!("provinces/{}", names.called(*id));
                match part {
                    InProvince::Whole => province,
                    InProvince::Name => province + "/name",
                }
            }
            Place::Star(id, part) => {
                let star = format!("stars/{}", self.star(*id));
                match part {
                    InStar::Whole => star,
                    InStar::Name => star + "/name",
                    InStar::Number => star + "/number",
                }
            }
            Place::Route(id, InRoute::Whole) => self.route(*id),
            Place::Planet(id, part) => self.in_planet(*id, *part),
            Place::Race(id, part) => self.in_race(*id, *part),
            Place::Character(id, part) => {
                let names = self.characters.get_or_init(|| Names::of(&self.content.characters, |character| &character.name));
                format!("characters/{}{}", names.called(*id), in_character(*part))
            }
            Place::Possession(id, part) => {
                let names = self.possessions.get_or_init(|| Names::of(&self.content.possessions, |possession| &possession.name));
                format!("possessions/{}{}", names.called(*id), in_possession(*part))
            }
            Place::Unit(id, part) => {
                let names = self.units.get_or_init(|| Names::of(&self.content.units, |unit| &unit.name));
                format!("units/{}{}", names.called(*id), in_unit(*part))
            }
            Place::Sovereign(id, part) => {
                let names = self.sovereigns.get_or_init(|| Names::of(&self.content.sovereigns, |sovereign| &sovereign.name));
                let part = match part {
                    InSovereign::Whole => "",
                    InSovereign::Name => "/name",
                };
                format!("sovereigns/{}{part}", names.called(*id))
            }
            Place::Mission(id, part) => {
                let names = self.missions.get_or_init(|| Names::of(&self.content.missions, |mission| &mission.name));
                format!("missions/{}{}", names.called(*id), in_card(*part))
            }
            Place::Event(id, part) => {
                let names = self.events.get_or_init(|| Names::of(&self.content.events, |event| &event.name));
                format!("events/{}{}", names.called(*id), in_card(*part))
            }
            Place::Secret(id, part) => {
                let names = self.secrets.get_or_init(|| Names::of(&self.content.secrets, |secret| &secret.name));
                format!("secrets/{}{}", names.called(*id), in_card(*part))
            }
            Place::Creature(id, part) => {
                let names = self.creatures.get_or_init(|| Names::of(&self.content.creatures, |creature| &creature.name));
                format!("creatures/{}{}", names.called(*id), in_card(*part))
            }
            // Cards have no names, and their numbers may not be unique.
            Place::Action(id, part) => {
                let number = self.content.actions.get(*id).map(|action| action.number);
                format!("actions/{}{}", numbered(number, id.number()), in_card(*part))
            }
            Place::Assignment(id, part) => {
                let number = self.content.assignments.get(*id).map(|assignment| assignment.number);
                format!("assignments/{}{}", numbered(number, id.number()), in_card(*part))
            }
            Place::Scenario(id, part) => self.in_scenario(*id, *part),
            Place::Table(table, part) => format!("tables/{}{}", table.slug(), in_table(*table, *part)),
        }
    }

    fn star(&self, id: Id<Star>) -> String {
        self.stars.get_or_init(|| Names::of(&self.content.stars, |star| &star.name)).called(id)
    }

    /// The path word of a route: the stars at its ends, or the route's id if it does not have two.
    fn route(&self, id: Id<Route>) -> String {
        let route = self.content.routes.get(id);
        match route.and_then(|route| route.from.zip(route.to)) {
            Some((from, to)) => format!("routes/{}-{}", self.star(from), self.star(to)),
            None => format!("routes/{}", id.number()),
        }
    }

    fn planet(&self, id: Id<Planet>) -> String {
        self.planets.get_or_init(|| Names::of(&self.content.planets, |planet| &planet.name)).called(id)
    }

    fn in_planet(&self, id: Id<Planet>, part: InPlanet) -> String {
        let planet = format!("planets/{}", self.planet(id));
        match part {
            InPlanet::Whole => planet,
            InPlanet::Name => planet + "/name",
            InPlanet::Number => planet + "/number",
            InPlanet::Loyalty => planet + "/loyalty",
            InPlanet::Environ(environ) => {
                let position = self.content.planets.get(id).and_then(|planet| planet.environs.position(environ));
                format!("{planet}/environs/{}", position.map_or(0, |position| position + 1))
            }
        }
    }

    fn in_race(&self, id: Id<Race>, part: InRace) -> String {
        let names = self.races.get_or_init(|| Names::of(&self.content.races, |race| &race.name));
        let race = format!("races/{}", names.called(id));
        match part {
            InRace::Whole => race,
            InRace::Name => race + "/name",
            InRace::Locals(locals) => {
                let found = self.content.races.get(id).and_then(|race| race.locals.get(locals));
                let environ = found.map_or_else(|| locals.number().to_string(), |found| found.environ.word().to_owned());
                format!("{race}/locals/{environ}")
            }
        }
    }

    fn in_scenario(&self, id: Id<Scenario>, part: InScenario) -> String {
        let names = self.scenarios.get_or_init(|| Names::of(&self.content.scenarios, |scenario| &scenario.name));
        let scenario = format!("scenarios/{}", names.called(id));
        match part {
            InScenario::Whole => scenario,
            InScenario::Name => scenario + "/name",
            InScenario::Stars => scenario + "/stars",
            InScenario::Star(played) => {
                let star = self.content.scenarios.get(id).and_then(|scenario| scenario.stars.get(played));
                let name = star.map_or_else(|| played.number().to_string(), |played| self.star(played.star));
                format!("{scenario}/stars/{name}")
            }
            InScenario::Planets => scenario + "/planets",
            InScenario::Planet(start) => {
                let found = self.content.scenarios.get(id).and_then(|scenario| scenario.planets.get(start));
                let name = found.map_or_else(|| start.number().to_string(), |start| self.planet(start.planet));
                format!("{scenario}/planets/{name}")
            }
            InScenario::Provisions => scenario + "/provisions",
            InScenario::Limits => scenario + "/limits",
            InScenario::Victory => scenario + "/victory",
            InScenario::SetUp => scenario + "/set-up",
            InScenario::Placed(row) => {
                let position = self.content.scenarios.get(id).and_then(|scenario| scenario.set_up.position(row));
                format!("{scenario}/set-up/{}", position.map_or(0, |position| position + 1))
            }
            InScenario::Notes => scenario + "/notes",
        }
    }
}

const fn in_character(part: InCharacter) -> &'static str {
    match part {
        InCharacter::Whole => "",
        InCharacter::Name => "/name",
        InCharacter::Number => "/number",
        InCharacter::Ratings => "/ratings",
        InCharacter::Homes => "/homes",
        InCharacter::Draws => "/draws",
        InCharacter::Specials => "/specials",
    }
}

const fn in_possession(part: InPossession) -> &'static str {
    match part {
        InPossession::Whole => "",
        InPossession::Name => "/name",
        InPossession::Number => "/number",
        InPossession::Ship => "/ship",
        InPossession::Owner => "/owner",
        InPossession::Effects => "/effects",
    }
}

const fn in_unit(part: InUnit) -> &'static str {
    match part {
        InUnit::Whole => "",
        InUnit::Name => "/name",
        InUnit::Environ => "/environ",
        InUnit::Abilities => "/abilities",
        InUnit::Cost => "/cost",
    }
}

/// The path word of a card: its number, or its id if the project does not have it.
fn numbered(number: Option<Count>, id: u32) -> String {
    number.map_or_else(|| id.to_string(), |number| number.to_string())
}

const fn in_card(part: InCard) -> &'static str {
    match part {
        InCard::Whole => "",
        InCard::Name => "/name",
        InCard::Number => "/number",
        InCard::Urban => "/urban",
        InCard::Special => "/special",
        InCard::Wild => "/wild",
        InCard::Effects => "/effects",
    }
}

fn in_table(table: Table, part: InTable) -> String {
    match part {
        InTable::Whole => String::new(),
        InTable::Origin => "/origin".into(),
        InTable::Line(line) => format!("/{}", u32::from(line) + 1),
        InTable::Cell(line, column) => {
            let (lines, columns) = heads(table);
            let head = |heads: &[&str], at: u8| slug(heads.get(usize::from(at)).copied().unwrap_or_default());
            format!("/{}/{}", head(columns, column), head(lines, line))
        }
    }
}

/// The headings of the lines and of the columns of a table that has cells; empty for other tables.
const fn heads(table: Table) -> (&'static [&'static str], &'static [&'static str]) {
    match table {
        Table::Detection => (DetectionTable::LINES, DetectionTable::COLUMNS),
        Table::Military => (MilitaryTable::LINES, MilitaryTable::COLUMNS),
        Table::Search => (SearchTable::LINES, SearchTable::COLUMNS),
        Table::Characters => (CharacterTable::LINES, CharacterTable::COLUMNS),
        Table::BreakOff => (BreakOffTable::LINES, BreakOffTable::COLUMNS),
        Table::Hyperjump => (HyperjumpTable::LINES, HyperjumpTable::COLUMNS),
        Table::Squads | Table::Points | Table::Markers => (&[], &[]),
    }
}
