//! Water: which characters drown, and the effects of the tide (4.85, 5.5, R21, R22).

use super::{Cause, Condition, Depth, Event, Fate, Harm, ManNumber, Pose, Public, Purpose, Table};
use crate::{Terrain, TokenKind};
use rules::play::{Dice, Player, Sink};

/// The turns in which the tide changes.
impl Public {
    /// The two turns in which the tide changes: the first turn in which the sandbars are shallow water, and the first in which they are deep. `None`
    /// if there is no tide.
    fn tides(&self) -> Option<[u16; 2]> {
        let low = u16::try_from(self.options.low_tide?.get()).unwrap_or(u16::MAX);
        (self.grounds.len() > 1).then_some([low.saturating_add(1), low.saturating_add(2)])
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Makes the drowning test for the characters of a side who are in deep water at the start of its turn. They either drown or swim on (4.85).
    pub(super) fn test_swimmers(&mut self, player: Player) {
        let men: Vec<ManNumber> = self.public().men_of(player).map(|(man, _)| man).collect();
        for man in men {
            if !self.man(man).is_here() || !self.is_in_deep_water(man) {
                continue;
            }
            let fighter = self.public().man(man);
            let (swims, armour, wounded_points) = (fighter.swims, fighter.armour, fighter.faces[1].movement);
            let condition = self.man(man).condition;
            let cost = self.public().tables.grounds.of(Terrain::Deep).cost.get();
            let exhausted = condition == Condition::Wounded && u32::from(wounded_points) < cost;
            if armour || exhausted || condition == Condition::Stunned {
                self.harm(man, Harm::Kill, Cause::Water, None);
            } else if !swims {
                let table = self.battle.public.tables.drowning;
                let modifier = if condition == Condition::Wounded { table.wounded.get() } else { 0 };
                let die = i32::from(self.roll(player, Purpose::Drowning(man))) + modifier;
                let drowns = die <= table.drowns.get() as i32;
                self.tell(Event::Swam(man, modifier, drowns));
                if drowns {
                    self.harm(man, Harm::Kill, Cause::Water, None);
                }
            }
        }
    }

    /// Changes the tide at the start of a turn, if it is time. Where the water is deep now, characters in armour drown and riders lose their horses;
    /// pigs and goats drown in any water.
    pub(super) fn change_tide(&mut self) {
        let turn = self.position().turn;
        let Some([shallow, deep]) = self.public().tides() else { return };
        if turn != shallow && turn != deep {
            return;
        }
        self.tell(Event::Tide(turn == deep));
        for at in 0..self.position().beasts.len() {
            let beast = self.position().beasts[at];
            let wet = beast.is_loose() && self.public().ground_now(self.position()).water(beast.pose.hex).is_some();
            if wet && beast.kind != TokenKind::Horse {
                self.position_mut().beasts[at].here = false;
                self.tell(Event::BeastLost(super::BeastNumber(at as u8)));
            }
        }
        self.float_markers();
        let men: Vec<ManNumber> = self.everybody().collect();
        for man in men {
            if self.man(man).fate != Fate::Here || !self.is_in_deep_water(man) {
                continue;
            }
            if let Some(beast) = self.man(man).mount {
                let pose = Pose::on(self.man(man).pose.hex);
                self.position_mut().beasts[beast.index()].here = false;
                self.position_mut().beasts[beast.index()].rider = None;
                let state = self.man_mut(man);
                (state.mount, state.pose) = (None, pose);
                self.tell(Event::BeastLost(beast));
            }
            if self.public().man(man).armour || self.man(man).condition == Condition::Stunned {
                self.harm(man, Harm::Kill, Cause::Water, None);
            }
        }
    }

    /// Removes markers that now lie in deep water, and the dead who lie in any water.
    fn float_markers(&mut self) {
        let position = self.position();
        let ground = self.public().ground_now(position);
        let lost: Vec<usize> = (0..position.markers.len())
            .filter(|at| {
                let marker = &position.markers[*at];
                marker.here && marker.carrier.is_none() && ground.water(marker.hex) == Some(Depth::Deep)
            })
            .collect();
        let sunk: Vec<geometry::Space> =
            position.heaps.iter().map(|(hex, _)| *hex).filter(|hex| ground.water(*hex).is_some()).collect();
        for at in lost {
            self.position_mut().markers[at].here = false;
        }
        self.position_mut().heaps.retain(|(hex, _)| !sunk.contains(hex));
    }
}
