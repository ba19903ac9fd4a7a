//! The rules of thumb of the strategic segment: where the Viking raids and when the ships go home, and how the Federation guards its capital and
//! roams with its other ships.

use super::super::{Action, Port, Question, UnitNumber, UnitState, Where};
use super::rule_of_thumb::Helm;
use crate::{Operations, Technology};
use rules::play::Seeded;

/// The assumed cost, in mega-credits, of the defense of a system that the player has never seen, for the technologies A to D.
const UNSEEN: [i64; 4] = [26, 20, 10, 3];
/// The plunder aboard, in mega-credits, at which a raider goes home.
const FULL: i64 = 16;
/// The total cost, in mega-credits, of the ships that stay at the Quadrant Capital before others roam.
const CAPITAL_GUARD: i64 = 65;
/// The total cost, in mega-credits, at which a group of ships that roam together is so strong that no further ships join it.
const SQUADRON: i64 = 65;

impl Helm<'_> {
    /// The action that answers a question about orders or the choice of segments; `None` for other questions.
    pub(super) fn strategy(&self, legal: &[Action], dice: &mut Seeded) -> Option<Action> {
        match self.view.question? {
            // Carriers without code S can only load where they stand, which changes little, so they get no orders.
            Question::Orders => legal.iter().copied().find(|action| self.picks_starship(*action)).or(Some(Action::Done)),
            Question::Order(unit) => self.order(unit, legal, dice),
            Question::NextSegment => Self::best(legal, |action| match action {
                Action::Segment(tile) => self.prey_of(tile),
                _ => 0,
            }),
            _ => None,
        }
    }

    fn picks_starship(&self, action: Action) -> bool {
        let Action::Pick(unit) = action else { return false };
        self.own(unit).and_then(|unit| self.kind(unit.kind)).is_some_and(|kind| kind.operations == Operations::S)
    }

    /// The next order for a starship: load waiting units, jump or, for the Federation, set down garrisons on arrival.
    fn order(&self, id: UnitNumber, legal: &[Action], dice: &mut Seeded) -> Option<Action> {
        let unit = self.own(id)?;
        let jumped = unit.used.moved;
        if !jumped || unit.at == Where::Home {
            // Local units are lost if a ship jumps with them.
            let travels = |action: &Action| match action {
                Action::Load(cargo) => self.own(*cargo).is_some_and(|cargo| !self.contest.is_local(cargo)),
                _ => false,
            };
            let load = legal.iter().filter(|action| travels(action)).copied();
            let worth = |action: &Action| match action {
                Action::Load(cargo) => self.own(*cargo).map_or(0, |cargo| i64::from(self.contest.cost(cargo))),
                _ => 0,
            };
            let keeps = self.raids() && unit.at != Where::Home && self.is_last_garrison(unit.tile);
            if let Some(load) = load.max_by_key(worth).filter(|_| !keeps) {
                return Some(load);
            }
        }
        if jumped {
            let unload = legal.iter().find(|action| matches!(action, Action::Unload(_)));
            return unload.filter(|_| !self.raids()).copied().or(Some(Action::Done));
        }
        if self.raids() && legal.contains(&Action::Done) && self.is_waited_for(id, unit) {
            return Some(Action::Done);
        }
        let goal = if self.raids() { self.raid(id, unit, dice) } else { self.patrol(id, unit, dice) };
        let jump = goal.map(Action::Jump).filter(|jump| legal.contains(jump));
        let stays = legal.contains(&Action::Done).then_some(Action::Done);
        jump.or(stays).or_else(|| legal.iter().find(|action| matches!(action, Action::Jump(_))).copied())
    }

    /// Whether this ship should stay in a system of another player, because troops for which it has room stand there with it and no other ship stays
    /// for them.
    fn is_waited_for(&self, id: UnitNumber, unit: &UnitState) -> bool {
        let here = |other: &UnitState| other.tile == unit.tile && matches!(other.at, Where::In(_));
        let strange = self.view.tiles.get(usize::from(unit.tile)).is_some_and(|tile| tile.control != self.view.player);
        let others = || self.view.own.iter().filter(|(other, found)| *other != id && here(found));
        let relieved = || others().any(|(other, found)| self.picks_starship(Action::Pick(*other)) && found.used.acted);
        let in_time = self.turns_left() > 0 || unit.plunder == 0;
        let waits = || others().any(|(_, found)| self.has_room_for(id, found));
        strange && in_time && here(unit) && waits() && !relieved()
    }

    /// Whether a tile would be left with at most one unit of the player to defend it if the ship went.
    fn is_last_garrison(&self, tile: u8) -> bool {
        self.view.own.iter().filter(|(_, unit)| unit.tile == tile && matches!(unit.at, Where::Waiting | Where::In(_))).count()
            <= 2
    }

    fn turns_left(&self) -> i64 {
        i64::from(self.contest.turns()) - i64::from(self.view.turn)
    }

    /// The average yield of plundering all sectors of a tile that have a wealth code, in sixths of a mega-credit.
    fn prey_of(&self, tile: u8) -> i64 {
        let sectors = self.contest.tile(tile).system.sectors();
        let yields = |wealth| self.contest.tables().plunder.mean_in_sixths(wealth);
        sectors.filter_map(|(.., sector)| sector.wealth.and_then(yields)).map(i64::from).sum()
    }

    /// The cost of the other players' units last seen on a tile, in mega-credits. The first number counts units without code S, the second those with
    /// it.
    fn seen_at(&self, tile: u8) -> (i64, i64) {
        let (mut locals, mut ships) = (0, 0);
        for (_, kind, note) in self.view.notes.iter().filter(|(.., note)| note.tile == tile) {
            let Some(kind) = self.kind(*kind) else { continue };
            let cost = kind.cost.map_or(0, |cost| i64::from(cost.get()));
            if kind.operations == Operations::S {
                ships += if note.turn + 1 >= self.view.turn { cost } else { cost / 4 };
            } else {
                locals += cost;
            }
        }
        (locals, ships)
    }

    /// The port to which a raider jumps: home if it has enough plunder or hits; otherwise a tile whose plunder is worth more than its risk, partly
    /// chosen by chance.
    fn raid(&self, id: UnitNumber, unit: &UnitState, dice: &mut Seeded) -> Option<Port> {
        let values = self.contest.values(unit);
        let defense = self.kind(unit.kind).map_or(1, |kind| kind.defense.get() as i32);
        let plunder = i64::from(unit.plunder);
        let worn = unit.damage.crippled || i32::from(unit.damage.hits) >= self.aims.hits.min(defense - 2);
        let behind = plunder > 0 && self.is_doubled();
        let last = self.turns_left() <= 0;
        if last || plunder >= FULL || worn || behind || values.attack == 0 {
            return Some(Port::Home);
        }
        if let Some(fleet) = self.companions(id) {
            return Some(fleet);
        }
        // A Viking who leaves their own system in order to rob another Viking will be robbed in turn.
        let at_home = unit.at == Where::Home;
        let leaves_own =
            !at_home && self.view.tiles.get(usize::from(unit.tile)).is_some_and(|tile| tile.control == self.view.player);
        let force = i64::from(self.contest.cost(unit)) + self.aboard(id);
        let mut best: Option<(i64, Port)> = None;
        for (tile, found) in (0..).zip(&self.view.tiles).filter(|(_, tile)| tile.in_play) {
            let stays = unit.tile == tile;
            let robs = leaves_own && self.contest.is_viking(found.control);
            if found.control == self.view.player || robs || (stays && matches!(unit.at, Where::Gone(_))) {
                continue;
            }
            let (locals, ships) = self.seen_at(tile);
            let technology = self.contest.tile(tile).system.technology;
            let guess = UNSEEN[technology as usize];
            let guard = if locals > 0 { locals } else { guess };
            // A guarded system yields less, and its guards shoot at the raider.
            let prey = self.prey_of(tile) * (2 * force).max(1) / (2 * force + 3 * guard).max(1);
            let risk = (guard * guard / force.max(1) + ships * ships * 2 / force.max(1) + ships / 4) * 2 * self.aims.caution
                / 100
                + plunder;
            let chance = 80 + i64::from(dice.below(41));
            let worth = prey * chance / 100 - risk;
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, Port::Tile(tile)));
            }
        }
        let (worth, port) = best?;
        if worth > 0 { Some(port) } else { Some(Port::Home) }
    }

    /// Whether another player has at least twice this side's points, at a time when that soon wins the game.
    fn is_doubled(&self) -> bool {
        let Some(first) = self.contest.victory().points_from else { return false };
        let own = self.view.points[self.view.player.index()].unwrap_or(0);
        let most = self.view.points.iter().enumerate().filter(|(other, _)| *other != self.view.player.index());
        let most = most.filter_map(|(_, points)| *points).max().unwrap_or(0);
        u32::from(self.view.turn) + 1 >= first.get() && most >= own * 2
    }

    /// The tile to which another raider of this side has already jumped this turn; `None` if none has.
    fn companions(&self, id: UnitNumber) -> Option<Port> {
        let raids = |(other, unit): &&(UnitNumber, UnitState)| *other != id && unit.used.moved && unit.at == Where::Beside;
        self.view.own.iter().find(raids).map(|(_, unit)| Port::Tile(unit.tile))
    }

    fn aboard(&self, id: UnitNumber) -> i64 {
        let cargo = self.view.own.iter().filter(|(_, unit)| unit.at == Where::Aboard(id));
        cargo.map(|(_, unit)| i64::from(self.contest.cost(unit))).sum()
    }

    /// The port to which a ship of the Federation jumps: the Quadrant Capital until enough ships guard it; otherwise the tile to which others roam
    /// this turn; otherwise a tile chosen by chance, more likely one where much can be plundered or won back. `None` if the ship stays.
    fn patrol(&self, id: UnitNumber, unit: &UnitState, dice: &mut Seeded) -> Option<Port> {
        let capitals = &self.view.capitals;
        let needy = |tile: &&u8| {
            self.ships_at(**tile, id, false) < CAPITAL_GUARD || self.view.tiles[usize::from(**tile)].control != self.view.player
        };
        let at_capital = capitals.contains(&unit.tile) && !matches!(unit.at, Where::Gone(_));
        if at_capital && self.ships_at(unit.tile, id, false) < CAPITAL_GUARD {
            return None;
        }
        if let Some(tile) = capitals.iter().find(needy) {
            return Some(Port::Tile(*tile));
        }
        let tiles: Vec<u8> = (0..).zip(&self.view.tiles).filter(|(_, tile)| tile.in_play).map(|(tile, _)| tile).collect();
        let joined = tiles.iter().find(|tile| {
            let ordered = self.ships_at(**tile, id, true);
            ordered > 0 && ordered < SQUADRON && !capitals.contains(tile)
        });
        if let Some(tile) = joined {
            return Some(Port::Tile(*tile));
        }
        let weight = |tile: &u8| self.worth_of_patrol(*tile);
        let all: i64 = tiles.iter().map(weight).sum();
        let mut drawn = i64::from(dice.below(all.max(1) as u32));
        let found = tiles.iter().find(|tile| {
            drawn -= weight(tile);
            drawn < 0
        });
        found.map(|tile| Port::Tile(*tile))
    }

    /// The weight of a tile in the draw for patrols: the more plunder a tile has, the more often it is drawn. A Viking's system counts if it can be
    /// won back.
    fn worth_of_patrol(&self, tile: u8) -> i64 {
        let found = &self.view.tiles[usize::from(tile)];
        if self.view.capitals.contains(&tile) {
            return 0;
        }
        if found.control != self.view.player {
            let (locals, ships) = self.seen_at(tile);
            let winnable = locals + ships < SQUADRON;
            return if winnable { 100 + 20 * self.turns_left().max(0) } else { 0 };
        }
        let guarded = self.contest.tile(tile).system.technology == Technology::A;
        self.prey_of(tile) / if guarded { 2 } else { 1 }
    }

    /// The total cost, in mega-credits, of the player's starships at a tile other than the ship `but`. With `ordered`, only those that already have
    /// an order count.
    fn ships_at(&self, tile: u8, but: UnitNumber, ordered: bool) -> i64 {
        let there = |(id, unit): &&(UnitNumber, UnitState)| {
            *id != but
                && unit.tile == tile
                && matches!(unit.at, Where::Waiting | Where::In(_) | Where::Beside)
                && (!ordered || unit.used.acted || unit.used.moved)
                && self.kind(unit.kind).is_some_and(|kind| kind.operations == Operations::S)
        };
        self.view.own.iter().filter(there).map(|(_, unit)| i64::from(self.contest.cost(unit))).sum()
    }
}
