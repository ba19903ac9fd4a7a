//! The positions and remaining strength of the units of a kept game; units off the map lie beside it, grouped by their fate.

use std::collections::BTreeMap;

use super::fleets::{Counters, Fleets, record};
use exchange::vassal::{Group, PieceNumber, Stack, Standing};
use launch_fighters::Part;
use launch_fighters::play::{Battle, Berth, Fate, ShipNumber, ShipState, SquadronState, State, Vessel};
use rules::play::{Player, Told};

/// A battle at a moment between two decisions.
pub struct Moment<'a> {
    pub battle: &'a Battle,
    pub state: &'a State,
    pub fleets: &'a Fleets<'a>,
    /// The marker that lies on units that have attacked this turn.
    pub marker: PieceNumber,
}

impl Moment<'_> {
    /// The turn with the pending decision, the order of the sides, and their points, in words.
    pub fn words(&self) -> [String; 3] {
        let Self { battle, state, .. } = self;
        let now = match state.asked() {
            Some(player) => format!("{}. {}: {}", battle.moment(state), battle.side_name(player), battle.asks(state)),
            None => format!("{}.", battle.moment(state)),
        };
        let mut order: Vec<_> = battle.sides().iter().zip(state.sides()).collect();
        order.sort_by_key(|(_, standing)| standing.place);
        let order: Vec<&str> = order.into_iter().map(|(side, _)| side.name.as_str()).collect();
        [now, format!("Initiative, from the lowest: {}.", order.join(", ")), format!("{}.", battle.score(state).join("; "))]
    }

    /// The units of a player on the map; a marker lies on those that have attacked.
    pub fn stacks(&self, player: Player, counters: &Counters) -> Vec<Stack> {
        let marked = |standing: Standing, has_attacked: bool| {
            std::iter::once(standing).chain(has_attacked.then(|| Standing::new(self.marker))).collect()
        };
        let ships = self.ships(player, counters).into_iter().filter_map(|(_, vessel, ship, standing)| {
            self.fleets.stack(vessel.name.clone(), ship.space()?, marked(standing, ship.done.attacked))
        });
        let squadrons = self.squadrons(player, counters).into_iter().filter_map(|(host, squadron, standing)| {
            let name = format!("Squadron of {}", self.battle.ship(host).name);
            self.fleets.stack(name, squadron.space()?, marked(standing, squadron.done.attacked))
        });
        ships.chain(squadrons).collect()
    }

    /// The units of a player off the map, in groups: destroyed, gone from the map, still to come, and squadrons aboard. There is always a spare place
    /// for the next unit that is destroyed.
    pub fn groups(&self, player: Player, counters: &Counters) -> Vec<Group> {
        let side = self.battle.side_name(player);
        let (mut destroyed, mut gone, mut waiting) = (vec![(format!("More of {side}"), Vec::new())], Vec::new(), Vec::new());
        for (_, vessel, ship, standing) in self.ships(player, counters) {
            let place = (vessel.name.clone(), vec![standing]);
            match ship.fate {
                Fate::OnMap => {}
                Fate::Waiting => waiting.push(place),
                Fate::Retreated => gone.push(place),
                Fate::Eliminated => destroyed.push(place),
            }
        }
        // Squadrons with the same position and the same ship's letter lie together.
        let mut squadrons: BTreeMap<(usize, ShipNumber), Vec<Standing>> = BTreeMap::new();
        for (host, squadron, standing) in self.squadrons(player, counters) {
            let at = match squadron.berth {
                Berth::OnMap(_) => continue,
                Berth::Aboard(ship) => (0, ship),
                Berth::Retreated => (1, host),
                Berth::Eliminated => (2, host),
            };
            squadrons.entry(at).or_default().push(standing);
        }
        let mut aboard = Vec::new();
        for ((sort, ship), standings) in squadrons {
            let name = &self.battle.ship(ship).name;
            match sort {
                0 => aboard.push((format!("Aboard {name}"), standings)),
                1 => gone.push((format!("Squadrons of {name}"), standings)),
                _ => destroyed.push((format!("Squadrons of {name}"), standings)),
            }
        }
        let groups =
            [("Destroyed", destroyed), ("Gone from the map", gone), ("Still to come", waiting), ("Squadrons aboard", aboard)];
        let group = |(heading, places): (&str, Vec<_>)| Group { heading: format!("{heading}, {side}"), places };
        groups.into_iter().filter(|(_, places)| !places.is_empty()).map(group).collect()
    }

    /// The counters of a player's ships in their present state, with their remaining parts.
    fn ships(&self, player: Player, counters: &Counters) -> Vec<(ShipNumber, &Vessel, &ShipState, Standing)> {
        let all = (0..).map(ShipNumber).zip(self.battle.ships().iter().zip(self.state.ships()));
        let standing = |(number, (vessel, ship)): (ShipNumber, (_, _))| {
            let (vessel, ship): (&Vessel, &ShipState) = (vessel, ship);
            let piece = *counters.ships.get(&vessel.id)?;
            let design = self.fleets.content.ships.get(vessel.design)?;
            let levels = record(design).map(|(_, part, _)| left(ship, part)).collect();
            Some((number, vessel, ship, Standing { levels, ..Standing::new(piece) }.facing(self.fleets.shape(), ship.facing)))
        };
        all.filter(|(_, (vessel, _))| vessel.player == player).filter_map(standing).collect()
    }

    /// The counters of a player's squadrons in their present state, each with the ship that first carried it.
    fn squadrons(&self, player: Player, counters: &Counters) -> Vec<(ShipNumber, &SquadronState, Standing)> {
        let mut left = counters.squadrons.clone();
        let own = self.battle.squadrons().iter().zip(self.state.squadrons()).filter(|(wing, _)| wing.player == player);
        own.filter_map(|(wing, squadron)| {
            let piece = left.get_mut(&self.battle.ship(wing.host).id)?.pop()?;
            Some((wing.host, squadron, Standing::new(piece).with_face(usize::from(squadron.inactive))))
        })
        .collect()
    }
}

/// The amount of a part that a ship has left.
fn left(ship: &ShipState, part: Part) -> u32 {
    match part {
        Part::Missiles => ship.missiles.into(),
        Part::Repair => ship.repair.into(),
        Part::Boosters => ship.boosters.into(),
        stat_or_hold => ship.level(stat_or_hold).into(),
    }
}
