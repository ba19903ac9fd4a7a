//! Walls of shields: three or more characters in a row who face one side of it (3.2).
//!
//! A wall forms at the end of its side's movement (R29). Its player can break it up then too. A character of a wall who is picked to move leaves it
//! at once: the book forbids those in a wall to move only "while they maintain the formation", and does not say that they cannot give it up before
//! they go. They lose the cover of the shields at once, and so do neighbours of whom fewer than three are left.

use super::{Action, Event, ManNumber, Position, Public, Table};
use crate::board::neighbour;
use geometry::Space;
use rules::play::{Dice, Player, Sink};

/// How many characters a wall needs at least (3.2).
const SHIELDS: usize = 3;

/// The front of a character who stands in a wall with this facing: that side of the hex and the side to its left. The result has one bit for each
/// side of the hex.
#[must_use]
pub const fn front(facing: u8) -> u8 {
    1 << (facing % 6) | 1 << ((facing + 5) % 6)
}

/// The side of a hex across which the next character of the row stands, in a wall with this facing.
const fn along(facing: u8) -> usize {
    (facing as usize + 1) % 6
}

/// Which walls of shields a side can form or break up, and who stands in them.
impl Public {
    /// The character on a hex, if they can join a wall of shields: they must have the right to do so, and stand on foot ashore. `None` if not.
    fn can_shield(&self, position: &Position, player: Player, space: Space) -> Option<ManNumber> {
        let man = position.at(space)?;
        let (fighter, state) = (self.man(man), position.man(man));
        let fit = fighter.player == player && fighter.shields && state.stands() && !state.is_mounted() && !state.wall;
        let ashore = || self.ground_now(position).water(space).is_none() && self.boat_at(position, space).is_none();
        (fit && !state.used.armed && ashore() && !self.is_captive(position, man)).then_some(man)
    }

    /// The characters who can form a wall with this facing, in a row that begins with this one.
    #[must_use]
    pub fn row(&self, position: &Position, first: ManNumber, facing: u8) -> Vec<ManNumber> {
        let (mut row, side) = (Vec::new(), along(facing));
        let player = self.man(first).player;
        let mut space = position.man(first).pose.hex;
        while let Some(man) = self.can_shield(position, player, space) {
            row.push(man);
            space = neighbour(space, side);
        }
        row
    }

    /// Lists the walls that a side can form or break up.
    pub(super) fn walls(&self, position: &Position, player: Player, actions: &mut Vec<Action>) {
        let bears = |man: ManNumber| self.man(man).player == player && self.man(man).shields;
        for (man, state) in position.numbered().filter(|(man, state)| state.is_here() && bears(*man)) {
            if state.wall && !state.used.armed {
                let before = neighbour(state.pose.hex, along(state.pose.facing) + 3);
                let first = position.at(before).is_none_or(|other| !self.are_in_line(position, man, other));
                if first {
                    actions.push(Action::Break(man));
                }
                continue;
            }
            for facing in 0..6 {
                let before = neighbour(state.pose.hex, along(facing) + 3);
                if self.can_shield(position, player, before).is_none() && self.row(position, man, facing).len() >= SHIELDS {
                    actions.push(Action::Form(man, facing));
                }
            }
        }
    }

    /// Whether two characters of one side both stand in a wall with the same facing, as neighbours in one wall do.
    fn are_in_line(&self, position: &Position, one: ManNumber, other: ManNumber) -> bool {
        let (one_state, other_state) = (position.man(one), position.man(other));
        one_state.wall
            && other_state.wall
            && one_state.pose.facing == other_state.pose.facing
            && self.man(one).player == self.man(other).player
    }

    /// All characters of the wall in which a character stands, in order, beginning at one end of the wall.
    #[must_use]
    pub fn wall_of(&self, position: &Position, man: ManNumber) -> Vec<ManNumber> {
        let state = position.man(man);
        let side = along(state.pose.facing);
        let reach = |side: usize| {
            let mut found = Vec::new();
            let mut space = neighbour(state.pose.hex, side);
            while let Some(next) = position.at(space).filter(|next| self.are_in_line(position, man, *next)) {
                found.push(next);
                space = neighbour(space, side);
            }
            found
        };
        let mut wall = reach(side + 3);
        wall.reverse();
        wall.push(man);
        wall.extend(reach(side));
        wall
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    pub(super) fn form(&mut self, first: ManNumber, facing: u8) {
        for man in self.public().row(self.position(), first, facing) {
            self.lower_axe(man);
            let state = self.man_mut(man);
            (state.wall, state.pose.facing, state.used.armed) = (true, facing, true);
            self.tell(Event::Formed(man));
        }
    }

    pub(super) fn break_up(&mut self, first: ManNumber) {
        for man in self.public().wall_of(self.position(), first) {
            self.man_mut(man).used.armed = true;
            self.leave_wall(man);
        }
    }

    fn leave_wall(&mut self, man: ManNumber) {
        if self.man(man).wall {
            self.man_mut(man).wall = false;
            self.tell(Event::Broken(man));
        }
    }

    /// Takes a character out of their wall. A part of the wall with fewer than three characters breaks up (R29).
    pub(super) fn break_wall_of(&mut self, man: ManNumber) {
        if !self.man(man).wall {
            return;
        }
        let wall = self.public().wall_of(self.position(), man);
        let at = wall.iter().position(|other| *other == man).unwrap_or(0);
        self.leave_wall(man);
        for part in [&wall[..at], &wall[at + 1..]] {
            if part.len() < SHIELDS {
                for man in part {
                    self.leave_wall(*man);
                }
            }
        }
    }
}
