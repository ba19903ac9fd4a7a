//! The reasons why a unit should not start in a place. The board shows them while the user drags the unit; nothing here forbids the place.

use super::{SetUp, Unit};
use crate::movement::{self, standing};
use crate::{Color, Operations, PlayedSystem, ScenarioForm, Space, Station, System};
use rules::Id;

/// A reason why a unit should not start in a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Objection {
    /// The system is not in play.
    NotInPlay,
    /// The unit may not stand in the sector.
    Sector(movement::Objection),
    /// The system has no sector in which the unit may stand.
    NoSector,
    /// The unit is a fortress. A fortress never moves, so that the set-up must name its sector and cannot leave it open.
    FixedOnly,
    /// The unit is local to the system with this name, and does not leave it ("Errata: Carrying Cargo").
    LeavesHome(String),
    /// The unit is no starship, and only starships enter a tile from beside it ("Invader Deployment").
    NoStarship,
    /// The unit is no Viking unit, and only Vikings start at a home base ("Viking Forces Deployment").
    NoViking,
    /// The Vikings of a campaign start at their home base and nowhere else ("Viking Forces Deployment").
    NotAtHome,
    /// A battle has no home base.
    NoHomeBase,
    /// The unit is not an invader, so it cannot start beside a system: the Federation defends every system at the start ("Ending a Segment:
    /// Control").
    NoInvader,
}

impl Objection {
    /// The objection as a clause within a sentence.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Self::NotInPlay => "the system is not in play".into(),
            Self::Sector(objection) => objection.words().into(),
            Self::NoSector => "no sector there takes it".into(),
            Self::FixedOnly => "a fortress needs a sector of its own".into(),
            Self::LeavesHome(home) => format!("it defends {home}"),
            Self::NoStarship => "only code S enters a tile from beside it".into(),
            Self::NoViking => "only Vikings start at a home base".into(),
            Self::NotAtHome => "the Vikings of a campaign start at their home base".into(),
            Self::NoHomeBase => "nobody comes into a battle from a home base".into(),
            Self::NoInvader => "the Federation defends the system and does not enter it".into(),
        }
    }
}

impl SetUp<'_> {
    /// The usual starting place of a unit on this tile or, if `tile` is `None`, on the first tile that can take the unit. It is a sector that the
    /// unit's player chooses or, for a fortress, which needs a fixed sector, the capital. The result is `None` if the unit may not start there.
    #[must_use]
    pub fn usual_station(&self, unit: &Unit, tile: Option<Id<PlayedSystem>>) -> Option<Station> {
        let mut tiles = self.tiles().filter(|(id, ..)| tile.is_none_or(|tile| tile == *id));
        tiles.find_map(|(id, _, system)| {
            let capital = system.capital.map(|capital| Station::Sector(id, Space::On(capital)));
            let at = if unit.kind.is_fortress() { capital? } else { Station::InSystem(id) };
            self.objection(unit, at).is_none().then_some(at)
        })
    }

    /// Why a unit should not start in a place; `None` if it may.
    #[must_use]
    pub fn objection(&self, unit: &Unit, at: Station) -> Option<Objection> {
        let system = match at.system() {
            None => None,
            Some(tile) => match self.system(tile) {
                Some(system) => Some(system),
                None => return Some(Objection::NotInPlay),
            },
        };
        if unit.kind.is_pod() {
            return Some(Objection::Sector(movement::Objection::OnlyCargo));
        }
        if self.leaves_home(unit, at) {
            let home = unit.home.and_then(|home| self.content.systems.get(home));
            return Some(Objection::LeavesHome(home.map_or("its system", System::label).to_owned()));
        }
        let viking = unit.kind.color == Color::Red;
        if viking && self.scenario.form.is_campaign() && at != Station::HomeBase {
            return Some(Objection::NotAtHome);
        }
        match at {
            Station::HomeBase if !viking => Some(Objection::NoViking),
            Station::HomeBase => (self.scenario.form == ScenarioForm::Battle).then_some(Objection::NoHomeBase),
            Station::OffTile(_) if !viking => Some(Objection::NoInvader),
            Station::OffTile(_) => (unit.kind.operations != Operations::S).then_some(Objection::NoStarship),
            Station::InSystem(_) if unit.kind.is_fortress() => Some(Objection::FixedOnly),
            Station::InSystem(_) => {
                system.is_some_and(|system| standing(unit.kind, system).is_empty()).then_some(Objection::NoSector)
            }
            Station::Sector(_, space) => {
                system.and_then(|system| movement::objection(unit.kind, system, space)).map(Objection::Sector)
            }
        }
    }
}
