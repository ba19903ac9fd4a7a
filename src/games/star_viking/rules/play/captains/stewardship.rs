//! The rules of thumb for money and units: what to buy, tax, build and repair, which units go to wars, and how much money is spent on points.

use super::super::{Action, Port, Question, UnitNumber, UnitState, Where};
use super::rule_of_thumb::Helm;
use crate::{Color, Operations, UnitType};
use rules::Id;

/// The shopping list of a Viking, with the most important counters first. Each item is the letters of a type and how many of its counters the Viking
/// wants to own before buying anything below.
const SHOPPING: [(&str, usize); 12] = [
    ("CR", 1),
    ("ECM", 1),
    ("MSL", 1),
    ("GA", 1),
    ("RD", 2),
    ("RPL", 1),
    ("SL", 1),
    ("GA", 2),
    ("FT", 2),
    ("PT", 2),
    ("RD", 4),
    ("CR", 2),
];
/// How many turns must be left to build something that pays for itself only later.
const TURNS_TO_PAY: u16 = 4;

impl Helm<'_> {
    /// The action that answers a question of set-up, politics or economics; `None` for other questions.
    pub(super) fn stewardship(&self, legal: &[Action]) -> Option<Action> {
        match self.view.question? {
            Question::Station(unit) => Self::best(legal, |action| match action {
                Action::Station(tile) => self.worth_of_station(unit, tile),
                _ => 0,
            }),
            Question::Fill(_) => Self::best(legal, |action| match action {
                // The unit that costs most for the room that it takes in a hold is worth most.
                Action::Build(kind) => {
                    let size = self.kind(kind).and_then(|kind| kind.size).map_or(1, rules::Level::get).max(1);
                    i64::from(self.price(kind) * 60 / size)
                }
                _ => 0,
            }),
            Question::Purchase => Some(self.shopping(legal).unwrap_or(Action::Done)),
            Question::GiveUp => Self::best(legal, |action| match action {
                Action::Lose(unit) => -self.worth_with_cargo(unit),
                _ => 0,
            }),
            Question::CivilWar => Self::best(legal, |action| match action {
                Action::Lose(unit) => self.worth_in_the_war(unit),
                _ => 0,
            }),
            Question::Program(_) => Some(if self.wants_program() { Action::Attempt } else { Action::Done }),
            Question::Land(_) => Some(Action::Land),
            Question::Locals => Self::best(legal, |action| match action {
                Action::At(Port::Tile(tile)) => 1 + i64::from(self.view.tiles[usize::from(tile)].funds),
                _ => 0,
            }),
            Question::LocalsAt(_) => Self::best(legal, |action| match action {
                Action::Mend(_) => 1000,
                Action::Build(kind) => i64::from(self.price(kind)),
                _ => 0,
            }),
            Question::Works => Some(self.works(legal)),
            Question::WorksAt(_) => Self::best(legal, |action| self.worth_of_work(action)),
            // The first legal action is the largest amount for the treasury; for a pod, any hold will do.
            Question::Tax(_) | Question::Stow(_) => legal.first().copied(),
            Question::Points if self.saves_for_a_ship() => Some(Action::Done),
            Question::Points => Self::best(legal, |action| match action {
                Action::Points(points) => i64::from(points),
                _ => 0,
            }),
            _ => None,
        }
    }

    fn price(&self, kind: Id<UnitType>) -> u32 {
        self.kind(kind).and_then(|kind| kind.cost).map_or(0, rules::Count::get)
    }

    fn has_turns_to_pay(&self) -> bool {
        self.view.turn + TURNS_TO_PAY <= self.contest.turns()
    }

    fn own_of(&self, fits: impl Fn(&UnitType) -> bool) -> usize {
        self.view.own.iter().filter(|(_, unit)| self.kind(unit.kind).is_some_and(&fits)).count()
    }

    fn starships(&self) -> usize {
        self.own_of(|kind| kind.operations == Operations::S)
    }

    /// Whether a Viking without starships saves for the cheapest one. That pays only if the ship can be bought early enough to pay for itself.
    fn saves_for_a_ship(&self) -> bool {
        if !self.raids() || self.starships() > 0 {
            return false;
        }
        let ships = self.contest.types().iter().filter(|(_, kind)| kind.color == Color::Red && kind.operations == Operations::S);
        let Some(price) = ships.filter_map(|(_, kind)| kind.cost).map(rules::Count::get).min() else { return false };
        let held = (0..).zip(&self.view.tiles).filter(|(_, tile)| tile.in_play && tile.control == self.view.player);
        let taxes: u32 = held.map(|(tile, _)| self.contest.tile(tile).system.wealth.get()).sum();
        let income = self.contest.tables().economy.home_base_wealth.get() + taxes;
        let missing = price.saturating_sub(self.view.treasury.for_units());
        let turns = missing.div_ceil(income.max(1));
        u32::from(self.view.turn + TURNS_TO_PAY) + turns <= u32::from(self.contest.turns()) && income > 0
    }

    /// Buys the first type on the shopping list of which the Viking has too few and which can be paid for and loaded; `None` if there is no such
    /// type.
    fn shopping(&self, legal: &[Action]) -> Option<Action> {
        let room: u32 = self.view.own.iter().map(|(_, unit)| self.contest.values(unit).capacity).sum();
        let taken: u32 = self.view.own.iter().filter_map(|(_, unit)| self.kind(unit.kind)?.size).map(rules::Level::get).sum();
        let mut wanted = SHOPPING.iter().filter_map(|(letters, number)| {
            let builds = |action: &&Action| match action {
                Action::Build(kind) => self.kind(*kind).is_some_and(|kind| kind.letters.trim() == *letters),
                _ => false,
            };
            let found = legal.iter().find(builds)?;
            let Action::Build(kind) = found else { return None };
            let size = self.kind(*kind)?.size.map_or(0, rules::Level::get);
            let enough = self.own_of(|kind| kind.letters.trim() == *letters) >= *number;
            (!enough && (size == 0 || taken + size <= room)).then_some(*found)
        });
        wanted.next()
    }

    /// The value of starting a unit on a tile. The fortress of the Quadrant Capital and ships start on rich tiles and near the capital; local units
    /// start on rich tiles with few other units.
    fn worth_of_station(&self, unit: UnitNumber, tile: u8) -> i64 {
        let there = self.view.own.iter().filter(|(other, found)| *other != unit && found.tile == tile).count() as i64;
        let wealth = i64::from(self.contest.tile(tile).system.wealth.get());
        let capital = self.view.own.iter().any(|(_, found)| found.tile == tile && self.contest.is_capital_fortress(found));
        let local = self.own(unit).is_some_and(|found| self.contest.is_local(found));
        (wealth + if capital && !local { 10 } else { 0 }) * 10 - there * if local { 40 } else { 15 }
    }

    fn worth_with_cargo(&self, id: UnitNumber) -> i64 {
        let own = self.view.own.iter().filter(|(other, unit)| *other == id || unit.at == Where::Aboard(id));
        own.map(|(_, unit)| i64::from(self.contest.cost(unit))).sum()
    }

    /// The value of sending a unit to the civil war. Near the end ships are worth more as points; all other units, and the ships at the capital,
    /// stay.
    fn worth_in_the_war(&self, id: UnitNumber) -> i64 {
        let Some(unit) = self.own(id) else { return -1 };
        let near_the_end = self.view.turn + 2 >= self.contest.turns();
        let guards = self.view.capitals.contains(&unit.tile);
        let starship = self.kind(unit.kind).is_some_and(|kind| kind.operations == Operations::S);
        if near_the_end && starship && !guards { self.worth_with_cargo(id) } else { -1 }
    }

    /// Whether to attempt a program: always if it is for aid; if it is for ships, only if a ship could be paid for in time.
    fn wants_program(&self) -> bool {
        let money = self.view.treasury.for_units();
        let Some(Question::Program(table)) = self.view.question else { return false };
        let table = self.contest.tables().politics.tables.get(usize::from(table));
        table.is_some_and(|table| table.is_for_aid() || (self.has_turns_to_pay() && self.needs_ships() && money >= 40))
    }

    fn needs_ships(&self) -> bool {
        let enough = if self.raids() { 1 } else { self.aims.fleet * self.contest.form().sets() as usize };
        self.starships() < enough
    }

    /// Chooses where to spend the treasury next. Damaged starships come first, then the places where new units are built, of which the home base
    /// comes first.
    fn works(&self, legal: &[Action]) -> Action {
        let worn = self.view.own.iter().any(|(_, unit)| !unit.damage.is_none());
        let ships = self.needs_ships() && self.has_turns_to_pay();
        let crews = self.raids() && self.has_turns_to_pay() && self.has_room_at_home();
        let aid = self.view.treasury.aid > 0;
        if !(worn || ships || crews || aid) {
            return Action::Done;
        }
        let hurt_at = |port: Port| {
            self.view.own.iter().any(|(_, unit)| !unit.damage.is_none() && Port::of(unit) == port && !self.contest.is_local(unit))
        };
        let worth = |action: Action| match action {
            Action::At(port) if hurt_at(port) && self.can_be_reached(port) => 3,
            Action::At(Port::Home) if ships || crews => 2,
            Action::At(Port::Tile(tile)) if (ships || aid) && self.view.capitals.contains(&tile) => 2,
            // Aid lapses, so anything that it builds is a gain.
            Action::At(Port::Tile(_)) if aid => 1,
            _ => 0,
        };
        let best = Self::best(legal, worth).unwrap_or(Action::Done);
        if worth(best) > 0 { best } else { Action::Done }
    }

    /// Whether repairs in a place are worth their cost: only if a starship there is damaged.
    fn can_be_reached(&self, port: Port) -> bool {
        self.view.own.iter().any(|(_, unit)| {
            let starship = self.kind(unit.kind).is_some_and(|kind| kind.operations == Operations::S);
            starship && !unit.damage.is_none() && Port::of(unit) == port && !matches!(unit.at, Where::Gone(_))
        })
    }

    /// Whether the holds at the home base have room for more units than are there.
    fn has_room_at_home(&self) -> bool {
        let at_home = |unit: &UnitState| unit.tile == UnitState::NO_TILE;
        let home = || self.view.own.iter().filter(|(_, unit)| at_home(unit));
        let room: u32 = home().map(|(_, unit)| self.contest.values(unit).capacity).sum();
        let taken: u32 = home().filter_map(|(_, unit)| self.kind(unit.kind)?.size).map(rules::Level::get).sum();
        room > taken
    }

    fn worth_of_work(&self, action: Action) -> i64 {
        match action {
            Action::Mend(unit) | Action::MendCritical(unit) => {
                let starship =
                    self.own(unit).and_then(|unit| self.kind(unit.kind)).is_some_and(|kind| kind.operations == Operations::S);
                if starship { 1000 } else { -1 }
            }
            Action::Build(kind) => self.worth_of_building(kind),
            _ => 0,
        }
    }

    fn worth_of_building(&self, kind: Id<UnitType>) -> i64 {
        let aid = self.view.treasury.aid;
        let price = self.kind(kind).and_then(|unit| self.view.decrees.price(unit));
        if let Some(price) = price.filter(|price| aid > 0 && *price <= aid) {
            return 100 + i64::from(price);
        }
        let Some(unit) = self.kind(kind).filter(|_| self.has_turns_to_pay()) else { return -1 };
        if unit.operations == Operations::S {
            return if self.needs_ships() { 500 - i64::from(self.price(kind)) } else { -1 };
        }
        if unit.color != Color::Red || !self.has_room_at_home() || !matches!(unit.size, Some(size) if size.get() == 1) {
            return -1;
        }
        let wanted = SHOPPING.iter().any(|(letters, number)| {
            *letters == unit.letters.trim() && self.own_of(|kind| kind.letters.trim() == *letters) < *number
        });
        if wanted { 50 - i64::from(self.price(kind)) } else { -1 }
    }
}
