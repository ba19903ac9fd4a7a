//! Friends who help a character aboard a boat if the character has too few movement points (4.83).

use super::super::{Action, Condition, Event, ManNumber, Pose, Position, Public, Table, Walk, other, side_towards};
use crate::board::neighbour;
use geometry::Space;
use rules::play::{Dice, Sink};

/// Which characters can help which others to climb aboard.
impl Public {
    /// Lists which friends can help the moving character aboard, and onto which hexes. The helper must be on foot, must not have moved, and must be
    /// beside both the climber and the hex on deck; no enemy may be able to strike the helper. No enemy may stand in the boat beside that hex, and a
    /// wounded climber cannot be helped.
    pub(in super::super) fn climbs(&self, position: &Position, walk: &Walk, actions: &mut Vec<Action>) {
        let man = walk.man;
        let (player, state) = (self.man(man).player, position.man(man));
        let fit = state.condition == Condition::Sound && !state.is_mounted() && walk.burdens.is_empty();
        if position.decks.is_empty() || !fit || self.boat_of(position, man).is_some() {
            return;
        }
        let (footing, walker) = (self.ground_now(position), self.walker(man, state));
        for side in 0..6 {
            let to = neighbour(state.pose.hex, side);
            let Some(boat) = footing.deck(to) else { continue };
            let dear = footing.cost(walker, state.pose.hex, side).is_some_and(|cost| cost > walk.left);
            let beset = || {
                let hostile = self.aboard(position, boat).filter(|there| self.man(*there).player == other(player));
                hostile.into_iter().any(|there| {
                    let there = position.man(there);
                    there.stands() && side_towards(there.pose.hex, to).is_some()
                })
            };
            if !dear || !self.is_free(position, Some(man), to) || beset() {
                continue;
            }
            let helps = |helper: &ManNumber| {
                let own = position.man(*helper);
                let hex = own.pose.hex;
                *helper != man
                    && own.stands()
                    && !own.is_mounted()
                    && !own.used.moved
                    && side_towards(hex, state.pose.hex).is_some()
                    && side_towards(hex, to).is_some()
                    && !self.is_threatened(position, player, own.pose.spaces())
            };
            let helpers = self.men_of(player).map(|(helper, _)| helper).filter(helps);
            actions.extend(helpers.map(|helper| Action::Climb(helper, to)));
        }
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Has the moving character climb aboard with the help of a friend. The friend may then not move in this phase.
    pub(in super::super) fn climb(&mut self, helper: ManNumber, to: Space) {
        let Some(walk) = self.position().walk.clone() else { return };
        let (man, from) = (walk.man, self.man(walk.man).pose);
        if walk.crosses && self.is_challenged(man, from.hex) {
            return;
        }
        self.man_mut(helper).used.moved = true;
        self.man_mut(man).pose = Pose { hex: to, ..from };
        self.tell(Event::Climbed(man, helper, to));
        if let Some(walk) = &mut self.position_mut().walk {
            walk.spent += walk.left;
            walk.left = 0;
            walk.path.push(from);
            walk.crosses = true;
            walk.reaction = true;
        }
        self.turn_over(to);
    }
}
