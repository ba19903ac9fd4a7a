//! A chart of the board for a captain who moves characters: where others are, which hexes enemies challenge, and how strong each side is where.

use super::super::{Depth, Fate, Footing, ManNumber, Pose, Position, Public, distance};
use crate::TokenKind;
use crate::board::{Barrier, Walker, neighbour};
use geometry::Space;
use rules::play::Player;

/// The mark of a hex through which nobody can pass.
const BLOCKED: u8 = 1;
/// The mark of a hex that another character or a horse occupies, so that nobody else can end there.
const TAKEN: u8 = 2;
/// The mark of a hex in which an enemy challenges those who pass.
const CHALLENGED: u8 = 4;

/// The board from the point of view of one side.
pub(super) struct Chart<'a> {
    pub public: &'a Public,
    pub position: &'a Position,
    pub player: Player,
    pub ground: Footing<'a>,
    /// The marks of each hex, by its index.
    marks: Vec<u8>,
    /// The extra movement points that the dead in each hex cost, by its index.
    extra: Vec<u8>,
    /// The enemies in play.
    pub enemies: Vec<Foe>,
    /// The characters of the side in play.
    pub friends: Vec<Foe>,
}

/// A character in play, friend or enemy, with the values that a captain uses.
#[derive(Clone, Copy, Debug)]
pub(super) struct Foe {
    pub man: ManNumber,
    pub pose: Pose,
    pub attack: u8,
    pub defense: u8,
    pub movement: u8,
    pub worth: i32,
    /// Whether the character could strike an enemy who comes near.
    pub ready: bool,
}

impl<'a> Chart<'a> {
    /// The board from the point of view of one side. The moving character, if there is one, is left out, so as not to be in their own way.
    pub(super) fn of(public: &'a Public, position: &'a Position, player: Player, mover: Option<ManNumber>) -> Self {
        let ground = public.ground_now(position);
        let count = ground.site.count();
        let mut chart = Self {
            public,
            position,
            player,
            ground,
            marks: vec![0; count],
            extra: vec![0; count],
            enemies: Vec::with_capacity(position.men.len()),
            friends: Vec::with_capacity(position.men.len()),
        };
        for (man, state) in position.numbered().filter(|(_, state)| state.fate == Fate::Here) {
            let fighter = public.man(man);
            let face = public.face(man, state);
            let ready = public.is_ready(position, man);
            let foe = Foe {
                man,
                pose: state.pose,
                attack: face.attack,
                defense: face.defense,
                movement: face.movement,
                worth: fighter.worth,
                ready,
            };
            let hostile = fighter.player != player;
            if Some(man) != mover {
                let mark = if hostile && state.stands() { TAKEN | BLOCKED } else { TAKEN };
                state.pose.spaces().for_each(|space| chart.mark(space, mark));
            }
            if hostile {
                chart.enemies.push(foe);
                if ready {
                    chart.mark_challenges(&foe, public.walker(man, state));
                }
            } else {
                chart.friends.push(foe);
            }
        }
        for (number, beast) in position.herd().filter(|(_, beast)| beast.is_loose() && beast.kind == TokenKind::Horse) {
            let mark = if public.keeper(position, number) == Some(player) { TAKEN } else { TAKEN | BLOCKED };
            beast.pose.spaces().for_each(|space| chart.mark(space, mark));
        }
        for (space, heap) in &position.heaps {
            match heap.extra() {
                None => chart.mark(*space, TAKEN | BLOCKED),
                Some(extra) => {
                    if let Some(index) = ground.site.index(*space) {
                        chart.extra[index] = extra;
                    }
                }
            }
        }
        chart
    }

    fn mark(&mut self, space: Space, mark: u8) {
        if let Some(index) = self.ground.site.index(space) {
            self.marks[index] |= mark;
        }
    }

    fn mark_challenges(&mut self, foe: &Foe, walker: Walker) {
        for space in foe.pose.spaces() {
            for side in 0..6 {
                if self.ground.cost(walker, space, side).is_some() && self.ground.barrier(space, side) != Some(Barrier::Window) {
                    self.mark(neighbour(space, side), CHALLENGED);
                }
            }
        }
    }

    fn is(&self, space: Space, mark: u8) -> bool {
        self.ground.site.index(space).is_some_and(|index| self.marks[index] & mark != 0)
    }

    /// Whether the hex with this index cannot be passed.
    pub(super) fn is_blocked_at(&self, index: usize) -> bool {
        self.marks[index] & BLOCKED != 0
    }

    /// Whether another character or a horse occupies a hex.
    pub(super) fn is_taken(&self, space: Space) -> bool {
        self.is(space, TAKEN)
    }

    pub(super) fn is_challenged(&self, space: Space) -> bool {
        self.is(space, CHALLENGED)
    }

    /// The extra movement points that the dead in the hex with this index cost.
    pub(super) fn extra_at(&self, index: usize) -> u8 {
        self.extra[index]
    }

    /// Takes a character of the side off the chart, so that it can be used for that character's move. Returns what [`Chart::set_back`] needs to put
    /// them back.
    pub(super) fn lift(&mut self, man: ManNumber) -> Vec<usize> {
        let own = self.position.man(man).pose.spaces().filter_map(|space| self.ground.site.index(space));
        let lifted: Vec<usize> = own.filter(|index| self.marks[*index] & (TAKEN | BLOCKED) == TAKEN).collect();
        for index in &lifted {
            self.marks[*index] &= !TAKEN;
        }
        lifted
    }

    /// Puts back on the chart the character whom [`Chart::lift`] took off.
    pub(super) fn set_back(&mut self, lifted: &[usize]) {
        for index in lifted {
            self.marks[*index] |= TAKEN;
        }
    }

    /// The distance in hexes to the nearest enemy who could strike.
    pub(super) fn nearest_enemy(&self, space: Space) -> u32 {
        self.enemies.iter().filter(|foe| foe.ready).map(|foe| distance(foe.pose.hex, space)).min().unwrap_or(99)
    }

    /// Whether a hex is deep water, or will be within two turns (5.5).
    pub(super) fn floods(&self, space: Space) -> bool {
        if self.ground.deck(space).is_some() {
            return false;
        }
        let turn = self.position.turn;
        (turn..=turn + 2).any(|turn| self.public.ground(turn).water(space) == Some(Depth::Deep))
    }

    /// Whether a hex will be deep water in the next turn, in which a character in armour who is stopped there drowns.
    pub(super) fn drowns_next(&self, space: Space) -> bool {
        self.ground.deck(space).is_none() && self.public.ground(self.position.turn + 1).water(space) == Some(Depth::Deep)
    }

    /// How many friends within two hexes are ready to strike. The character `but` is not counted.
    pub(super) fn company(&self, space: Space, but: ManNumber) -> u32 {
        self.friends.iter().filter(|foe| foe.ready && foe.man != but && distance(foe.pose.hex, space) <= 2).count() as u32
    }

    /// By how much the enemies within this distance are stronger than the side. Strength is the sum of attack and defense values.
    pub(super) fn pressed(&self, space: Space, reach: u32) -> i32 {
        let sum = |foes: &[Foe]| -> i32 {
            let near = foes.iter().filter(|foe| foe.ready && distance(foe.pose.hex, space) <= reach);
            near.map(|foe| i32::from(foe.attack) + i32::from(foe.defense)).sum()
        };
        sum(&self.enemies) - sum(&self.friends)
    }
}
