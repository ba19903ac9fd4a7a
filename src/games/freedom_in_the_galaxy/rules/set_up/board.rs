//! The board at the start: the planets in play as a scenario and its set-up leave them before the first turn.

use super::{Piece, Placed, Spot, Station, where_it_stands};
use crate::{
    Beginning, Content, Environ, EnvironType, Loyalty, Planet, PlanetState, Province, Scenario, Side, Standing, Star, UnitType,
};
use rules::{Id, Level};

/// The board of a scenario before the first turn.
pub struct Board<'a> {
    /// The designs of the project.
    pub content: &'a Content,
    /// The scenario whose board this is.
    pub scenario: &'a Scenario,
    /// The planets in play, star by star.
    pub planets: Vec<PlanetOnBoard<'a>>,
    /// The rows of the set-up, each with the station of its piece. Rows that have no station because they go with one another in a circle are left
    /// out.
    pub rows: Vec<(Id<Placed>, &'a Placed, Station)>,
}

/// A planet in play, as the scenario and its set-up leave it.
#[derive(Clone, Copy, Debug)]
pub struct PlanetOnBoard<'a> {
    /// The planet's id.
    pub id: Id<Planet>,
    /// The planet's design.
    pub planet: &'a Planet,
    /// The star round which the planet goes.
    pub star: Id<Star>,
    /// The province of the planet's star; `None` if the star has none.
    pub province: Option<Id<Province>>,
    /// The planet's loyalty, or Rebel control; `None` if neither the scenario nor the map sets it.
    pub standing: Option<Standing>,
    /// The level of the planet's base, including the levels that the set-up buys.
    pub base: Level,
    /// Whether the planet's base is up after the set-up has bought everything that it buys.
    pub up: bool,
    /// The level of the planet's base before the set-up buys anything.
    pub first_base: Level,
    /// Whether the planet's base is up before the set-up buys anything.
    pub was_up: bool,
}

impl PlanetOnBoard<'_> {
    /// The side that controls the planet at the start: the Rebels if it is under Rebel control (AC), otherwise the Empire (16.11).
    #[must_use]
    pub fn side(&self) -> Side {
        if self.standing == Some(Standing::RebelControl) { Side::Rebel } else { Side::Imperial }
    }

    /// The state of control of the planet at the start.
    #[must_use]
    pub fn state(&self) -> PlanetState {
        match self.side() {
            Side::Rebel => PlanetState::RebelControl,
            Side::Imperial => PlanetState::ImperialControl,
        }
    }

    /// The space of the planet's political track on which its marker lies; `None` if nothing sets it.
    #[must_use]
    pub fn loyalty(&self) -> Option<Loyalty> {
        self.standing.map(Standing::loyalty)
    }

    /// The planet's environ of this type; `None` if it has none.
    #[must_use]
    pub fn environ(&self, kind: EnvironType) -> Option<&Environ> {
        self.planet.environs.find(|environ| environ.kind == kind).map(|(_, environ)| environ)
    }
}

impl<'a> Board<'a> {
    /// The board of this scenario.
    #[must_use]
    pub fn of(content: &'a Content, scenario: &'a Scenario) -> Self {
        let rows: Vec<_> =
            scenario.set_up.iter().filter_map(|(id, row)| Some((id, row, where_it_stands(&scenario.set_up, id)?))).collect();
        let mut planets = Vec::new();
        for star in scenario.in_play(&content.stars) {
            let province = content.stars.get(star).and_then(|star| star.province);
            planets.extend(content.planets_of(star).map(|(id, planet)| on_board(scenario, (id, planet), (star, province))));
        }
        let mut board = Self { content, scenario, planets, rows };
        board.raise_bases();
        board
    }

    /// Applies to the bases the levels and the Up markers that the set-up buys.
    fn raise_bases(&mut self) {
        for (_, row, station) in &self.rows {
            let Some(on) = self.planets.iter_mut().find(|on| Some(on.id) == station.planet && row.turn.get() == 0) else {
                continue;
            };
            match row.piece {
                Piece::BaseUp => on.up = true,
                Piece::BaseLevel => on.base = Level::clamped(on.base.get() + row.count.get()),
                Piece::Unit(_)
                | Piece::Character(_)
                | Piece::Possession(_)
                | Piece::Secret(_)
                | Piece::Assignment(_)
                | Piece::Camp
                | Piece::SecretBase => {}
            }
        }
    }

    /// The planet with this id; `None` if it is not in play.
    #[must_use]
    pub fn planet(&self, id: Id<Planet>) -> Option<&PlanetOnBoard<'a>> {
        self.planets.iter().find(|on| on.id == id)
    }

    /// The rows of the set-up that place units at the start, each with its id, the type of unit, and the station of the units.
    pub fn units(&self) -> impl Iterator<Item = (Id<Placed>, &'a Placed, &'a UnitType, Station)> + '_ {
        self.rows.iter().filter(|(_, row, _)| row.turn.get() == 0).filter_map(|(id, row, station)| {
            let Piece::Unit(unit) = row.piece else { return None };
            Some((*id, *row, self.content.units.get(unit)?, *station))
        })
    }

    /// The strength of the side's units in an environ at the start.
    #[must_use]
    pub fn strength(&self, side: Side, planet: Id<Planet>, kind: EnvironType) -> u32 {
        let here = |station: &Station| station.planet == Some(planet) && station.spot == Spot::Environ(kind);
        let units = self.units().filter(|(_, row, _, station)| row.side == side && here(station));
        units.map(|(_, row, unit, _)| row.count.get() * unit.strength.get()).sum()
    }

    /// Whether the set-up places any piece of this side. Secrets and assignments do not count.
    #[must_use]
    pub fn has_placed(&self, side: Side) -> bool {
        self.rows.iter().any(|(_, row, _)| row.side == side && !matches!(row.piece, Piece::Secret(_) | Piece::Assignment(_)))
    }

    /// The number of the province of a planet; `None` if the planet is not in play or has no province.
    #[must_use]
    pub fn province_number(&self, planet: Id<Planet>) -> Option<u32> {
        let province = self.planet(planet)?.province?;
        self.content.provinces.get(province).map(|province| province.number.get())
    }
}

/// A planet in play as it is before the set-up buys anything.
fn on_board<'a>(
    scenario: &Scenario,
    (id, planet): (Id<Planet>, &'a Planet),
    (star, province): (Id<Star>, Option<Id<Province>>),
) -> PlanetOnBoard<'a> {
    let own = scenario.planets.find(|start| start.planet == id).map(|(_, start)| *start);
    let marked = match scenario.start {
        Beginning::StartRebellion => planet.start.map(Standing::from),
        Beginning::Armageddon => planet.armageddon,
    };
    let up = !scenario.bases_down && !own.is_some_and(|own| own.down);
    let base = own.and_then(|own| own.base).unwrap_or(scenario.bases);
    PlanetOnBoard {
        id,
        planet,
        star,
        province,
        standing: own.and_then(|own| own.standing).or(marked),
        base,
        first_base: base,
        up,
        was_up: up,
    }
}
