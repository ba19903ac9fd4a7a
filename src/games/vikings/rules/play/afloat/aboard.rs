//! The effects of boats on fights and arrows: tasks that help or hinder, swimmers, and hulls in the line of sight (2.4, 4.21, 4.81, 4.86).

use super::super::{Depth, ManNumber, Position, Public};
use super::Duty;
use crate::Effect;
use crate::board::{Site, Standing};

/// The effects on attacks, defense and shots if characters are aboard a boat or in the water.
impl Public {
    /// The column shift for a character aboard who attacks. Against enemies aboard it depends on the character's task, against swimmers it is
    /// favourable, and against enemies ashore there is no shift. If several shifts apply, the least favourable counts (4.81, 4.86). `None` if the
    /// attacker is ashore.
    #[must_use]
    pub(in super::super) fn attacking_aboard(&self, position: &Position, man: ManNumber, defenders: &[ManNumber]) -> Option<i32> {
        self.boat_of(position, man)?;
        let ready = position.man(man).duty == Duty::Boarding;
        let against = |defender: &ManNumber| {
            if self.boat_of(position, *defender).is_some() {
                if ready { Effect::Better } else { Effect::Even }
            } else if self.swims_there(position, *defender) {
                Effect::Better
            } else {
                Effect::Even
            }
        };
        defenders.iter().map(|defender| against(defender).step()).min()
    }

    /// The column shift for a character aboard who defends. It depends on the character's task if an attacker is aboard too, and otherwise it is
    /// favourable (4.81, 4.86). `None` if the defender is ashore.
    #[must_use]
    pub(in super::super) fn defending_aboard(&self, position: &Position, man: ManNumber, attackers: &[ManNumber]) -> Option<i32> {
        self.boat_of(position, man)?;
        let ready = position.man(man).duty == Duty::Boarding;
        let ship = attackers.iter().any(|attacker| self.boat_of(position, *attacker).is_some());
        Some(if !ship || ready { Effect::Better } else { Effect::Worse }.step())
    }

    /// Whether a character is in the water.
    fn swims_there(&self, position: &Position, man: ManNumber) -> bool {
        let footing = self.ground_now(position);
        position.man(man).pose.spaces().any(|space| footing.water(space).is_some())
    }

    /// Whether the attacker is in deep water and the defender is aboard a ship. No swimmer can attack a character aboard a ship, but swimmers can
    /// attack a character in a rowboat (4.86).
    #[must_use]
    pub(in super::super) fn is_out_of_reach(&self, position: &Position, attacker: ManNumber, defender: ManNumber) -> bool {
        let ship = |man: ManNumber| {
            let boat = self.boat_of(position, man);
            boat.is_some_and(|boat| !self.boats[boat.index()].class.is_rowboat())
        };
        !position.decks.is_empty()
            && ship(defender)
            && self.ground_now(position).water(position.man(attacker).pose.hex) == Some(Depth::Deep)
    }

    /// Whether a character's task allows them to shoot. Ashore every task does; aboard only a character who is ready to board can shoot (4.21).
    #[must_use]
    pub(in super::super) fn is_free_to_shoot(&self, position: &Position, man: ManNumber) -> bool {
        self.boat_of(position, man).is_none() || position.man(man).duty == Duty::Boarding
    }

    /// Whether the side of a hull shields a character who rows or steers (2.4).
    #[must_use]
    pub(in super::super) fn is_shielded(&self, position: &Position, man: ManNumber) -> bool {
        position.man(man).duty.is_at_an_oar() && self.boat_of(position, man).is_some()
    }

    /// Adds every hull in play to the obstacles for archers' lines of sight.
    pub(in super::super) fn put_hulls(&self, position: &Position, site: &Site, standing: &mut Standing) {
        for (number, boat) in super::numbered(&position.boats).filter(|(_, boat)| boat.is_here()) {
            for (_, space) in self.boats[number.index()].class.planks(boat.berth()) {
                standing.put_hull(site, space, u16::from(number.0) + 1);
            }
        }
    }
}
