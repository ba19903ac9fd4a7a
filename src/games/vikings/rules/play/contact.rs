//! Which characters are in a position to attack which others, who is captive, and what is in the way of a moving character (2.54, 2.6, 2.76).

use super::{BeastNumber, Burden, Footing, ManNumber, ManState, Pose, Position, Public, other, side_towards};
use crate::TokenKind;
use crate::board::{Barrier, neighbour};
use geometry::Space;
use rules::play::Player;

/// Who can strike whom, who is captive, and which hexes are free for a moving character.
impl Public {
    /// The ground in the present turn, with the decks that lie over it.
    #[must_use]
    pub fn ground_now<'a>(&'a self, position: &'a Position) -> Footing<'a> {
        Footing::of(self, position)
    }

    /// Whether a character is captive: they are of a kind that can be led away, an enemy stands beside them, and nobody of their own side does.
    #[must_use]
    pub fn is_captive(&self, position: &Position, man: ManNumber) -> bool {
        let fighter = self.man(man);
        let state = position.man(man);
        if !fighter.captive || !state.is_here() || state.is_mounted() {
            return false;
        }
        self.beside_captive(position, man, other(fighter.player)).is_some()
            && self.beside_captive(position, man, fighter.player).is_none()
    }

    /// The first character of a side who stands beside a character who can be led away; `None` if there is none. An enemy beside them holds them
    /// captive, and a friend frees them.
    #[must_use]
    pub(super) fn beside_captive(&self, position: &Position, man: ManNumber, player: Player) -> Option<ManNumber> {
        let stands = |(number, other): &(ManNumber, &ManState)| {
            *number != man && other.stands() && self.man(*number).player == player && !self.man(*number).captive
        };
        let hex = position.man(man).pose.hex;
        let is_beside = |(_, other): &(ManNumber, &ManState)| other.pose.spaces().any(|space| side_towards(space, hex).is_some());
        position.numbered().filter(stands).find(is_beside).map(|(number, _)| number)
    }

    /// Whether a character could strike enemies who come near: they must stand, be in no wall of shields, be armed, and not be captive.
    #[must_use]
    pub fn is_ready(&self, position: &Position, man: ManNumber) -> bool {
        let (fighter, state) = (self.man(man), position.man(man));
        let is_bound = state.wall || fighter.unarmed || fighter.captive && self.is_captive(position, man);
        state.stands() && !is_bound
    }

    /// Whether a character could strike into a hex: they must be ready to strike, and be able to enter the hex (2.76).
    #[must_use]
    pub fn reaches(&self, position: &Position, man: ManNumber, to: Space) -> bool {
        self.is_ready(position, man) && self.reach_side(position, man, to).is_some()
    }

    /// The hex from which a character could enter a hex, no matter who is there, and the side that they would cross. A rider has two hexes from which
    /// to start. `None` if the character could not enter the hex.
    #[must_use]
    pub fn reach_side(&self, position: &Position, man: ManNumber, to: Space) -> Option<(Space, usize)> {
        let state = position.man(man);
        let (ground, walker) = (self.ground_now(position), self.walker(man, state));
        state.pose.spaces().find_map(|from| {
            let side = side_towards(from, to)?;
            ground.cost(walker, from, side).map(|_| (from, side))
        })
    }

    /// Whether a character challenges enemies who pass through a hex. The character must be able to attack into the hex, and not only through a
    /// window (2.54).
    #[must_use]
    pub fn challenges(&self, position: &Position, man: ManNumber, to: Space) -> bool {
        let through = |(from, side): (Space, usize)| self.ground_now(position).barrier(from, side) != Some(Barrier::Window);
        // Those who pass over a deck are challenged only from that deck (4.84).
        let deck = self.boat_at(position, to);
        if deck.is_some() && self.boat_of(position, man) != deck {
            return false;
        }
        self.is_ready(position, man) && self.reach_side(position, man, to).is_some_and(through)
    }

    /// The characters of a side who could strike into any of these hexes.
    pub fn threats<'a>(
        &'a self,
        position: &'a Position,
        player: Player,
        to: impl Iterator<Item = Space> + Clone + 'a,
    ) -> impl Iterator<Item = ManNumber> + 'a {
        let near = move |(number, state): &(ManNumber, &ManState)| {
            state.is_here()
                && self.man(*number).player == player
                && to.clone().any(|space| self.reaches(position, *number, space))
        };
        position.numbered().filter(near).map(|(number, _)| number)
    }

    /// Whether an enemy of a side could strike into any of these hexes.
    #[must_use]
    pub fn is_threatened(&self, position: &Position, player: Player, to: impl Iterator<Item = Space> + Clone) -> bool {
        self.threats(position, other(player), to).next().is_some()
    }

    /// Whether a side cannot pass through a hex, because a standing enemy, a horse without a rider that is not the side's own, or a heap of the dead
    /// is in it. A captive or horse that the moving character takes along does not count (2.57).
    #[must_use]
    pub fn blocks(&self, position: &Position, player: Player, space: Space) -> bool {
        let goes_along = |burden: Burden| position.is_taken_along(burden);
        let hostile = |man: ManNumber| self.man(man).player != player && position.man(man).stands();
        let strange = |horse: BeastNumber| self.keeper(position, horse) != Some(player);
        position.at(space).is_some_and(|man| hostile(man) && !goes_along(Burden::Man(man)))
            || position.heap(space).extra().is_none()
            || position.horse_at(space).is_some_and(|horse| strange(horse) && !goes_along(Burden::Beast(horse)))
    }

    /// Whether a character can end on a hex: no other living character, no horse without a rider, and no impassable heap of the dead may be there
    /// (2.6).
    #[must_use]
    pub fn is_free(&self, position: &Position, man: Option<ManNumber>, space: Space) -> bool {
        let there = man.map_or_else(|| position.at(space), |man| position.at_besides(space, man));
        there.is_none() && position.horse_at(space).is_none() && position.heap(space).extra().is_some()
    }

    /// The side to which a beast without a rider belongs (2.57). That is the side that had it last, as long as one of that side's characters stands
    /// beside it; otherwise `None`.
    #[must_use]
    pub fn keeper(&self, position: &Position, beast: BeastNumber) -> Option<Player> {
        let state = position.beast(beast);
        let owner = state.owner?;
        let beside = |man: &ManState| {
            let touches = |space: Space| state.pose.spaces().any(|own| side_towards(own, space).is_some());
            man.stands() && man.pose.spaces().any(touches)
        };
        self.men_of(owner).any(|(number, _)| beside(position.man(number))).then_some(owner)
    }

    /// Whether a character can lead or mount a beast without a rider. It must be beside them and not behind a wall, it must belong to their side or
    /// to neither, and no enemy may be able to strike at it (2.56, 2.57).
    #[must_use]
    pub fn can_take(&self, position: &Position, man: ManNumber, beast: BeastNumber) -> bool {
        let (state, player) = (position.beast(beast), self.man(man).player);
        let ground = self.ground_now(position);
        let touches = |space: Space| state.pose.spaces().any(|own| space == own || ground.is_open_to(space, own));
        let under_enemy = |space: Space| {
            position.at(space).is_some_and(|there| self.man(there).player != player && position.man(there).stands())
        };
        state.is_loose()
            && !state.pose.spaces().any(under_enemy)
            && position.man(man).pose.spaces().any(touches)
            && self.keeper(position, beast).is_none_or(|keeper| keeper == player)
            && !self.is_threatened(position, player, state.pose.spaces())
    }

    /// Whether a character (in armour or not) or a beast can be in a pose: on the board, on ground on which they can be, with nobody else there.
    #[must_use]
    pub fn fits(&self, position: &Position, man: Option<ManNumber>, armour: bool, pose: Pose) -> bool {
        let walker = crate::board::Walker { mounted: pose.long && man.is_some(), armour };
        let ground = self.ground_now(position);
        pose.spaces().all(|space| ground.holds(walker, space, &self.tables.grounds) && self.is_free(position, man, space))
    }

    /// Whether a beast can be left in a pose. Its hexes must be free and out of doors. Pigs and goats also need dry ground, and no wall may stand
    /// between the two hexes of a horse.
    #[must_use]
    pub fn stands_well(&self, position: &Position, beast: BeastNumber, pose: Pose) -> bool {
        let horse = position.beast(beast).kind == TokenKind::Horse;
        let ground = self.ground_now(position);
        let free = |space: Space| {
            position.at(space).is_none()
                && position.horse_at(space).is_none_or(|other| other == beast)
                && position.heap(space).extra().is_some()
                && ground.holds_beast(space, horse)
        };
        pose.spaces().all(free) && pose.rear().is_none_or(|rear| ground.is_open_to(pose.hex, rear))
    }

    /// Whether a character is on a hex or beside it. No retreat may lead to a hex that is so close to an enemy.
    #[must_use]
    pub fn is_beside(position: &Position, man: ManNumber, space: Space) -> bool {
        let state = position.man(man);
        state.is_here() && state.pose.spaces().any(|own| side_towards(own, space).is_some() || own == space)
    }
}

/// The six hexes round a hex.
pub fn round(space: Space) -> impl Iterator<Item = Space> + Clone {
    (0..6).map(move |side| neighbour(space, side))
}
