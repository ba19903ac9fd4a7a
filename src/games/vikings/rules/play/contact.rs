//! Who is in a position to attack whom, who is led by the other side, and who has whom in the way (2.54, 2.6, 2.76).

use super::{BeastNumber, Burden, Footing, ManNumber, ManState, Pose, Position, Public, other, side_towards};
use crate::TokenKind;
use crate::board::{Barrier, neighbour};
use geometry::Space;
use rules::play::Player;

/// # Contact
impl Public {
    /// The ground as it is now, with the decks that lie over it.
    #[must_use]
    pub fn ground_now<'a>(&'a self, position: &'a Position) -> Footing<'a> {
        Footing::of(self, position)
    }

    /// Whether somebody is led by the other side, or held by it: they can be a captive, and beside them stands an enemy but nobody of their own side.
    #[must_use]
    pub fn is_captive(&self, position: &Position, man: ManNumber) -> bool {
        let fighter = self.man(man);
        let state = position.man(man);
        if !fighter.captive || !state.is_here() || state.is_mounted() {
            return false;
        }
        let beside = |player: Player| {
            let stands = |(number, other): &(ManNumber, &ManState)| {
                *number != man && other.stands() && self.man(*number).player == player && !self.man(*number).captive
            };
            let hex = state.pose.hex;
            position
                .numbered()
                .filter(stands)
                .any(|(_, other)| other.pose.spaces().any(|space| side_towards(space, hex).is_some()))
        };
        beside(other(fighter.player)) && !beside(fighter.player)
    }

    /// Whether somebody could strike those who came near: they stand, are in no wall of shields, are armed, and are not led by the other side.
    #[must_use]
    pub fn is_ready(&self, position: &Position, man: ManNumber) -> bool {
        let (fighter, state) = (self.man(man), position.man(man));
        let is_bound = state.wall || fighter.unarmed || fighter.captive && self.is_captive(position, man);
        state.stands() && !is_bound
    }

    /// Whether somebody could strike into a hex: they are ready, and could enter it (2.76).
    #[must_use]
    pub fn reaches(&self, position: &Position, man: ManNumber, to: Space) -> bool {
        self.is_ready(position, man) && self.reach_side(position, man, to).is_some()
    }

    /// From which of their hexes and across which side of it somebody could enter a hex, no matter who is there.
    #[must_use]
    pub fn reach_side(&self, position: &Position, man: ManNumber, to: Space) -> Option<(Space, usize)> {
        let state = position.man(man);
        let (ground, walker) = (self.ground_now(position), self.walker(man, state));
        state.pose.spaces().find_map(|from| {
            let side = side_towards(from, to)?;
            ground.cost(walker, from, side).map(|_| (from, side))
        })
    }

    /// Whether somebody challenges those who pass through a hex: as in an attack, but through no window (2.54).
    #[must_use]
    pub fn challenges(&self, position: &Position, man: ManNumber, to: Space) -> bool {
        let through = |(from, side): (Space, usize)| self.ground_now(position).barrier(from, side) != Some(Barrier::Window);
        // Those who pass over a deck are challenged from that deck alone (4.84).
        let deck = self.boat_at(position, to);
        if deck.is_some() && self.boat_of(position, man) != deck {
            return false;
        }
        self.is_ready(position, man) && self.reach_side(position, man, to).is_some_and(through)
    }

    /// Those of a side who could strike into one of some hexes.
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

    /// Whether an enemy of a side could strike into one of some hexes.
    #[must_use]
    pub fn is_threatened(&self, position: &Position, player: Player, to: impl Iterator<Item = Space> + Clone) -> bool {
        self.threats(position, other(player), to).next().is_some()
    }

    /// What keeps somebody of a side from passing through a hex: an enemy who is not stunned, a loose horse that is not their side's, or the dead;
    /// but not what the mover takes along (2.57).
    #[must_use]
    pub fn blocks(&self, position: &Position, player: Player, space: Space) -> bool {
        let goes_along = |burden: Burden| position.is_taken_along(burden);
        let hostile = |man: ManNumber| self.man(man).player != player && position.man(man).stands();
        let strange = |horse: BeastNumber| self.keeper(position, horse) != Some(player);
        position.at(space).is_some_and(|man| hostile(man) && !goes_along(Burden::Man(man)))
            || position.heap(space).extra().is_none()
            || position.horse_at(space).is_some_and(|horse| strange(horse) && !goes_along(Burden::Beast(horse)))
    }

    /// Whether nobody else who lives is on a hex, and no loose horse, so that somebody can end there (2.6).
    #[must_use]
    pub fn is_free(&self, position: &Position, man: Option<ManNumber>, space: Space) -> bool {
        let there = man.map_or_else(|| position.at(space), |man| position.at_besides(space, man));
        there.is_none() && position.horse_at(space).is_none() && position.heap(space).extra().is_some()
    }

    /// Whose a loose beast is: its last side's while one of it stands beside it, and else nobody's (2.57).
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

    /// Whether somebody can take a loose beast by the bridle or mount it: it is beside them and not behind a wall, it is their side's or nobody's,
    /// and no enemy could strike at it (2.56, 2.57).
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

    /// Whether a pose lies on the board, where this walker can be, with nobody else there.
    #[must_use]
    pub fn fits(&self, position: &Position, man: Option<ManNumber>, armour: bool, pose: Pose) -> bool {
        let walker = crate::board::Walker { mounted: pose.long && man.is_some(), armour };
        let ground = self.ground_now(position);
        pose.spaces().all(|space| ground.holds(walker, space, &self.tables.grounds) && self.is_free(position, man, space))
    }

    /// Whether a beast can be left so: out of doors, pigs and goats where it is dry, on hexes that are free, and a horse across no wall.
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

    /// Whether a man stands beside some hex, for those whom a retreat keeps off.
    #[must_use]
    pub fn is_beside(position: &Position, man: ManNumber, space: Space) -> bool {
        let state = position.man(man);
        state.is_here() && state.pose.spaces().any(|own| side_towards(own, space).is_some() || own == space)
    }
}

/// The hexes round one.
pub fn round(space: Space) -> impl Iterator<Item = Space> + Clone {
    (0..6).map(move |side| neighbour(space, side))
}
