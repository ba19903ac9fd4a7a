//! Movement on foot and on horseback, step by step: the choices of a moving character, the effect of a step, challenges on the way, and the end of a
//! move (2.5, 2.54, 2.6).

use super::{
    Action, Cause, Event, Fate, Harm, ManNumber, Motion, Pose, Position, Public, Purpose, Question, Stowed, Table, Walk, burdens,
    horses, other,
};
use crate::board::neighbour;
use crate::{Hurt, Spot};
use geometry::{Edge, Space};
use rules::play::{Dice, Player, Sink};

/// Who can move or come in, and what a moving character can do next.
impl Public {
    /// Whether a character can move or come onto the board now.
    #[must_use]
    pub fn can_move(&self, position: &Position, man: ManNumber) -> bool {
        let state = position.man(man);
        if state.used.moved {
            return false;
        }
        match state.fate {
            Fate::Here => state.stands() && !(self.man(man).captive && self.is_captive(position, man)),
            Fate::Waiting => {
                let due = self.man(man).start.1 <= position.turn && !self.comes_by_boat(Stowed::Man(man));
                due && !self.entries(position, man).is_empty()
            }
            Fate::Left | Fate::LedOff | Fate::Dead => false,
        }
    }

    /// Whether a hex lies at this edge of the board; if no edge is given, whether it lies at any edge.
    fn is_at_edge(&self, position: &Position, space: Space, edge: Option<Edge>) -> bool {
        let mut edges = self.ground_now(position).site.grid().edges_at(space);
        edges.any(|at| edge.is_none_or(|edge| at == edge))
    }

    /// The poses in which a character can come onto the board, each with its cost: at the edge by which they come in, or on the hex on which they
    /// should have begun (2.1). A character on foot can come onto a friend's hex if they can go on from there (2.6).
    #[must_use]
    pub fn entries(&self, position: &Position, man: ManNumber) -> Vec<Motion> {
        let (fighter, state) = (self.man(man), position.man(man));
        let (ground, walker) = (self.ground_now(position), self.walker(man, state));
        let points = self.allowance(position, man);
        let mut found = Vec::new();
        let mut try_pose = |pose: Pose| {
            let cost = |space: Space| Some(ground.entry(walker, space, &self.tables.grounds)? + position.heap(space).extra()?);
            let cost = pose.spaces().try_fold(0_u8, |sum, space| sum.checked_add(cost(space)?)).filter(|cost| *cost <= points);
            let Some(motion) = cost.map(|cost| Motion { pose, cost }) else { return };
            let open = pose.spaces().all(|space| !self.blocks(position, fighter.player, space));
            if open && (self.is_clear(position, man, pose) || !pose.long && self.goes_on(position, man, motion, points)) {
                found.push(motion);
            }
        };
        let edge = match fighter.start.0 {
            Spot::Hex(hex) => {
                let pose = if state.is_mounted() { Pose::riding(hex, fighter.heading as u8) } else { Pose::on(hex) };
                try_pose(pose);
                return found;
            }
            Spot::Edge(edge) => Some(edge),
            Spot::Anywhere => None,
        };
        for space in ground.site.grid().spaces().filter(|space| self.is_at_edge(position, *space, edge)) {
            if !state.is_mounted() {
                try_pose(Pose::on(space));
                continue;
            }
            // The rear of the rider is on the hex at the edge, and the front lies further in.
            for facing in 0..6_u8 {
                let hex = neighbour(space, usize::from(facing));
                if !self.is_at_edge(position, hex, edge) {
                    try_pose(Pose::riding(hex, facing));
                }
            }
        }
        found
    }

    /// Lists what the moving character can do next.
    pub(super) fn steps(&self, position: &Position, walk: &Walk, actions: &mut Vec<Action>) {
        let man = walk.man;
        let state = position.man(man);
        if state.fate == Fate::Waiting {
            self.onto(position, &self.entries(position, man), actions);
            actions.push(Action::Done);
            return;
        }
        let mut motions = Vec::new();
        self.motions(position, man, state.pose, walk.left, &mut motions);
        let stuck = motions.is_empty();
        self.onto(position, &motions, actions);
        horses::choices(self, position, walk, actions);
        burdens::choices(self, position, walk, actions);
        self.climbs(position, walk, actions);
        self.hook_choices(position, walk, actions);
        if walk.left > 0 && self.is_at_edge(position, state.pose.hex, None) && self.boat_of(position, man).is_none() {
            actions.push(Action::Leave);
        }
        // A character who cannot end here and can take no step goes back the way they came (R15), even if they could do something else.
        if stuck || self.can_end(position, man, state.pose) {
            actions.push(Action::Done);
        }
    }

    /// Lists a step for each of these motions, and after them one for each that leads onto a marker that stays face down if the player wants it so
    /// (5.5).
    fn onto(&self, position: &Position, motions: &[Motion], actions: &mut Vec<Action>) {
        actions.extend(motions.iter().map(|motion| Action::Step(motion.pose)));
        let hides = |motion: &&Motion| self.hides_something(position, motion.pose.hex);
        actions.extend(motions.iter().filter(hides).map(|motion| Action::StepPast(motion.pose)));
    }

    /// The enemies who challenge a character who leaves a hex that they crossed (2.54).
    pub fn challengers<'a>(&'a self, position: &'a Position, man: ManNumber, hex: Space) -> impl Iterator<Item = ManNumber> + 'a {
        let enemy = other(self.man(man).player);
        self.men_of(enemy).map(|(number, _)| number).filter(move |number| self.challenges(position, *number, hex))
    }
}

/// The die roll for a challenge.
impl Public {
    /// The modifier of the die roll when an enemy challenges a character who passes (8.9).
    fn challenge_modifier(&self, position: &Position, by: ManNumber, man: ManNumber) -> i32 {
        let counts = |of: ManNumber| {
            let state = position.man(of);
            [state.is_mounted(), self.man(of).armour, state.condition == super::Condition::Wounded]
        };
        self.tables.challenges.modifier(counts(man), counts(by)).get()
    }

    /// How many of the ten faces of the die wound a character who passes when an enemy challenges them, and how many kill (8.9).
    #[must_use]
    pub fn challenge_faces(&self, position: &Position, by: ManNumber, man: ManNumber) -> [u32; 2] {
        let modifier = self.challenge_modifier(position, by, man);
        let at_least = |least: u32| (1..=10).filter(|die| die + modifier >= least as i32).count() as u32;
        let (hurts, kills) = (at_least(self.tables.challenges.wounds.get()), at_least(self.tables.challenges.kills.get()));
        [hurts.saturating_sub(kills), kills]
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    pub(super) fn begin_walk(&mut self, man: ManNumber) {
        self.break_wall_of(man);
        let left = self.public().allowance(self.position(), man);
        let walk =
            Walk { man, left, spent: 0, path: Vec::new(), crosses: false, reaction: false, burdens: Vec::new(), over: false };
        self.position_mut().walk = Some(walk);
    }

    /// Asks what a move needs next: a shot at the moving character, the next step, or where they leave what they take along. Returns whether a
    /// question was asked.
    pub(super) fn next_of_walk(&mut self) -> bool {
        let Some(walk) = self.position().walk.clone() else { return false };
        let (man, player) = (walk.man, self.player_of(walk.man));
        let state = *self.man(man);
        let gone = !matches!(state.fate, Fate::Here | Fate::Waiting) || state.is_here() && !state.stands();
        if gone && !walk.over {
            self.abandon_burdens(&walk);
            self.position_mut().walk = None;
            self.man_mut(man).used.moved = true;
            return false;
        }
        if walk.over {
            return self.next_burden(&walk, player);
        }
        if walk.reaction {
            if self.public().reacting(self.position(), man).next().is_some() {
                self.ask(other(player), Question::Reaction);
                return true;
            }
            self.set_reaction(false);
        }
        self.ask(player, Question::Step);
        true
    }

    pub(super) fn set_reaction(&mut self, reaction: bool) {
        if let Some(walk) = &mut self.position_mut().walk {
            walk.reaction = reaction;
        }
    }

    /// Has the moving character take a step or come onto the board. If `turns_over` is true, they turn over a marker on the new hex.
    pub(super) fn step(&mut self, pose: Pose, turns_over: bool) {
        let Some(walk) = self.position().walk.clone() else { return };
        let (man, from) = (walk.man, self.man(walk.man).pose);
        let coming = self.man(man).fate == Fate::Waiting;
        let motion = if coming {
            self.public().entries(self.position(), man).into_iter().find(|motion| motion.pose == pose)
        } else {
            self.public().motion_to(self.position(), man, from, walk.left, pose)
        };
        let Some(motion) = motion else { return };
        // In a half-turn, too, a rider's front leaves its hex. But the hex on which the rider's rear began the move does not count as a hex that they
        // cross (2.54, R14).
        if !coming && walk.crosses && self.is_challenged(man, from.hex) {
            return;
        }
        let began = walk.path.first().copied().unwrap_or(from);
        let crosses = coming || walk.crosses || !from.covers(pose.hex) || !began.covers(pose.hex);
        self.man_mut(man).pose = pose;
        if coming {
            self.man_mut(man).fate = Fate::Here;
            self.tell(Event::Entered(man, pose.hex));
        } else {
            self.tell(Event::Moved(man, pose.hex));
        }
        self.ride_along(man);
        if let Some(walk) = &mut self.position_mut().walk {
            walk.left -= motion.cost;
            walk.spent += motion.cost;
            if !coming {
                walk.path.push(from);
            }
            walk.crosses = crosses;
            walk.reaction = true;
        }
        if turns_over {
            self.turn_over(pose.hex);
        }
    }

    /// Gives a rider's horse the pose of the rider.
    pub(super) fn ride_along(&mut self, man: ManNumber) {
        let state = *self.man(man);
        if let Some(beast) = state.mount {
            self.position_mut().beasts[beast.index()].pose = state.pose;
        }
    }

    /// Has enemies challenge the moving character, who is about to leave a hex. Returns whether the character was hurt and therefore has not left it
    /// yet.
    pub(super) fn is_challenged(&mut self, man: ManNumber, hex: Space) -> bool {
        if let Some(walk) = &mut self.position_mut().walk {
            walk.crosses = false;
        }
        let challengers: Vec<ManNumber> = self.public().challengers(self.position(), man, hex).collect();
        let hurt = self.challenge(man, challengers);
        if hurt && self.man(man).is_here() {
            self.halve(man, Cause::Challenge);
        }
        hurt
    }

    /// Resolves the challenges of several enemies, one after the other. Returns whether the character who passes was hurt (8.9).
    pub(super) fn challenge(&mut self, man: ManNumber, challengers: Vec<ManNumber>) -> bool {
        let mut hurt = false;
        for by in challengers {
            let table = &self.battle.public.tables.challenges;
            let modifier = self.public().challenge_modifier(self.position(), by, man);
            let (wounds, kills) = (table.wounds.get() as i32, table.kills.get() as i32);
            let die = i32::from(self.roll(self.player_of(by), Purpose::Challenge(by))) + modifier;
            let result = if die >= kills {
                Hurt::Killed
            } else if die >= wounds {
                Hurt::Wounded
            } else {
                Hurt::Unhurt
            };
            self.tell(Event::Challenged { by, man, modifier, result });
            let harm = match result {
                Hurt::Unhurt => continue,
                Hurt::Wounded => Harm::Wound,
                Hurt::Killed => Harm::Kill,
            };
            hurt = true;
            if !self.harm(man, harm, Cause::Challenge, Some(by)) {
                break;
            }
        }
        hurt
    }

    /// Ends a move. A character who is then on another character's hex goes back along the way to the last free hex (R15).
    pub(super) fn end_walk(&mut self) {
        let Some(mut walk) = self.position().walk.clone() else { return };
        let man = walk.man;
        while self.man(man).is_here() && !self.public().can_end(self.position(), man, self.man(man).pose) {
            let Some(back) = walk.path.pop() else { break };
            self.man_mut(man).pose = back;
            self.ride_along(man);
            if self.public().can_end(self.position(), man, back) {
                self.tell(Event::WentBack(man, back.hex));
            }
        }
        // A character who has just come in onto a friend's hex waits beyond the edge again.
        if self.man(man).is_here() && !self.public().can_end(self.position(), man, self.man(man).pose) {
            self.man_mut(man).fate = Fate::Waiting;
            walk.burdens.clear();
            self.tell(Event::StaysOut(man));
        }
        // What is on the moving character's own hex is put down first, while there is room for it.
        let (pose, position) = (self.man(man).pose, self.position());
        walk.burdens.sort_by_key(|burden| !position.lies_under(*burden, pose));
        // A character who ends the move where it began, without having done anything, counts as not moved. They can be shot at after all moves
        // (2.33).
        let still = walk.path.is_empty() && walk.spent == 0 && walk.burdens.is_empty() && self.man(man).is_here();
        (self.man_mut(man).used.moved, self.man_mut(man).used.still) = (true, still);
        walk.over = true;
        self.position_mut().walk = Some(walk);
    }

    /// Whether any character of the side can still move.
    pub(super) fn movers(&self, player: Player) -> bool {
        self.public().men_of(player).any(|(man, _)| self.public().can_move(self.position(), man))
    }
}
