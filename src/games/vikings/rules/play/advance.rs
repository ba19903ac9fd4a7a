//! The advance of the side that has won a fight (2.75, R25), and how far a berserker has to go (3.1).

use super::{Action, Clash, Event, Fate, ManNumber, Motion, Phase, Pose, Position, Public, Question, Table, other};
use geometry::Space;
use rules::play::{Dice, Sink};

/// How many hexes a character can advance at most, on foot and as a rider.
const FAR: [u8; 2] = [2, 3];

/// Who can advance after a fight, and how far.
impl Public {
    /// The characters who can advance, each with a pose that they can take on a hex that an enemy has left. A character is listed once for each such
    /// pose.
    pub fn advances<'a>(&'a self, position: &'a Position, clash: &'a Clash) -> impl Iterator<Item = (ManNumber, Pose)> + 'a {
        let winner = clash.winner;
        let men =
            if winner.is_some_and(|player| self.is_of(&clash.attackers, player)) { &clash.attackers } else { &clash.defenders };
        let able = move |man: &&ManNumber| winner.is_some() && position.man(**man).stands() && !position.man(**man).wall;
        men.iter().filter(able).flat_map(move |man| {
            let state = position.man(*man);
            let motions = self.free_motions(position, *man, state.pose, FAR[usize::from(state.is_mounted())]);
            let into =
                motions.into_iter().filter(|motion| clash.left.contains(&motion.pose.hex) && !state.pose.covers(motion.pose.hex));
            into.map(|motion| (*man, motion.pose)).collect::<Vec<_>>()
        })
    }

    /// The enemies who challenge an advancing character on leaving a hex. Those who fight in this phase do not, even if their fight is over (2.75). A
    /// berserker who still has to attack somebody else counts as fighting in this phase (3.1).
    pub fn challengers_of_advance<'a>(
        &'a self,
        position: &'a Position,
        man: ManNumber,
        hex: Space,
    ) -> impl Iterator<Item = ManNumber> + 'a {
        let fights = move |by: ManNumber| position.man(by).used.engaged || self.has_to_attack_another(position, by, man);
        self.challengers(position, man, hex).filter(move |by| !fights(*by))
    }

    /// Whether a berserker of the active side still has to attack an enemy other than this one (3.1).
    fn has_to_attack_another(&self, position: &Position, by: ManNumber, man: ManNumber) -> bool {
        let fighter = self.man(by);
        let mut others = self.men_of(other(fighter.player)).map(|(enemy, _)| enemy).filter(|enemy| *enemy != man);
        fighter.berserk
            && position.phase == Phase::Combat
            && fighter.player == position.active
            && self.is_free_to_attack(position, by)
            && others.any(|enemy| self.can_open(position, by, enemy))
    }

    /// The moves that an advancing character can make with this many steps left. They cost no movement points.
    fn free_motions(&self, position: &Position, man: ManNumber, pose: Pose, steps: u8) -> Vec<Motion> {
        let mut open = Vec::new();
        self.open_motions(position, man, pose, u8::MAX, &mut open);
        let ends = |motion: &Motion| {
            if self.can_end(position, man, motion.pose) {
                return true;
            }
            let mut next = Vec::new();
            if steps > 1 {
                self.open_motions(position, man, motion.pose, u8::MAX, &mut next);
            }
            next.iter().any(|next| self.can_end(position, man, next.pose))
        };
        open.retain(|motion| !pose.covers(motion.pose.hex) && ends(motion));
        open
    }

    /// Whether a character in a pose would be in contact with an enemy, which means beside an enemy whom they could strike, with no wall between
    /// (2.76).
    fn meets(&self, position: &Position, man: ManNumber, pose: Pose) -> bool {
        let (ground, walker) = (self.ground_now(position), self.walker(man, position.man(man)));
        let strikes = |from, to| super::side_towards(from, to).is_some_and(|side| ground.cost(walker, from, side).is_some());
        let enemies = self.men_of(other(self.man(man).player));
        self.is_ready(position, man)
            && enemies.filter(|(enemy, _)| position.man(*enemy).is_here()).any(|(enemy, _)| {
                let there = position.man(enemy).pose;
                pose.spaces().any(|from| there.spaces().any(|to| strikes(from, to)))
            })
    }

    /// Whether an advance to a pose can end beside an enemy, either in that pose or one step further.
    fn leads_to_an_enemy(&self, position: &Position, man: ManNumber, pose: Pose, steps: u8) -> bool {
        let ends_there = |pose: Pose| self.can_end(position, man, pose) && self.meets(position, man, pose);
        ends_there(pose) || steps > 1 && self.free_motions(position, man, pose, 1).iter().any(|motion| ends_there(motion.pose))
    }

    /// Whether a character is a berserker who attacked. After a victory such a character must advance if that leads beside an enemy (3.1).
    fn is_bound_to_advance(&self, man: ManNumber, clash: &Clash) -> bool {
        self.man(man).berserk && clash.attackers.contains(&man)
    }

    /// The berserkers among these attackers who can advance if they drive the defenders out of their hexes, and then have to if that leads beside an
    /// enemy (3.1). For each, the flag tells whether it leads beside another enemy, whatever becomes of the defenders. Who fell back is beside the
    /// hexes that they left.
    #[must_use]
    pub fn advance_of_berserkers(
        &self,
        position: &Position,
        attackers: &[ManNumber],
        defenders: &[ManNumber],
    ) -> Vec<(ManNumber, bool)> {
        if !attackers.iter().any(|man| self.man(*man).berserk) {
            return Vec::new();
        }
        let left = defenders.iter().flat_map(|man| position.man(*man).pose.spaces()).collect();
        let mut then = position.clone();
        for man in defenders {
            then.men[man.index()].fate = Fate::Dead;
        }
        let winner = attackers.first().map(|man| self.man(*man).player);
        let (attackers, defenders) = (attackers.to_vec(), defenders.to_vec());
        let clash = Clash { attackers, defenders, beast: None, wound: None, left, winner, steps: 0 };
        let mut bound: Vec<(ManNumber, bool)> = Vec::new();
        for (man, pose) in self.advances(&then, &clash).filter(|(man, _)| self.is_bound_to_advance(*man, &clash)) {
            let leads = self.leads_to_an_enemy(&then, man, pose, FAR[0]);
            match bound.iter_mut().find(|(known, _)| *known == man) {
                Some((_, always)) => *always |= leads,
                None => bound.push((man, leads)),
            }
        }
        bound
    }

    /// Lists the choices for an advance. A berserker who attacked and would come beside an enemy has to advance (3.1).
    pub(super) fn advance_choices(&self, position: &Position, clash: &Clash, actions: &mut Vec<Action>) {
        let bound = |man: ManNumber, pose: Pose| {
            self.is_bound_to_advance(man, clash) && self.leads_to_an_enemy(position, man, pose, FAR[0])
        };
        let all: Vec<(ManNumber, Pose)> = self.advances(position, clash).collect();
        let duty: Vec<(ManNumber, Pose)> = all.iter().copied().filter(|(man, pose)| bound(*man, *pose)).collect();
        if duty.is_empty() {
            actions.push(Action::Done);
        }
        let open = if duty.is_empty() { all } else { duty };
        actions.extend(open.into_iter().map(|(man, pose)| Action::Advance(man, pose)));
    }

    /// Lists the ways in which a character who has advanced can go further.
    pub(super) fn further(&self, position: &Position, clash: &Clash, man: ManNumber, actions: &mut Vec<Action>) {
        let pose = position.man(man).pose;
        let motions = self.free_motions(position, man, pose, clash.steps);
        let bound = self.is_bound_to_advance(man, clash) && !self.meets(position, man, pose);
        let mut open: Vec<Motion> = motions;
        if bound && open.iter().any(|motion| self.meets(position, man, motion.pose)) {
            open.retain(|motion| self.meets(position, man, motion.pose));
        } else if self.can_end(position, man, pose) || open.is_empty() {
            actions.push(Action::Done);
        }
        actions.extend(open.into_iter().map(|motion| Action::Step(motion.pose)));
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Advances a character into a hex that an enemy has left.
    pub(super) fn advance(&mut self, man: ManNumber, pose: Pose) {
        let far = FAR[usize::from(self.man(man).is_mounted())];
        if let Some(clash) = &mut self.position_mut().clash {
            clash.steps = far;
        }
        if let Some(clash) = &self.position().clash {
            let public = self.public();
            let leads = || public.leads_to_an_enemy(self.position(), man, pose, FAR[0]);
            if public.is_bound_to_advance(man, clash) && leads() {
                self.tell(Event::MustAdvance(man));
            }
        }
        self.go_on(man, pose, false);
    }

    /// Advances a character by one more hex; if `pose` is `None`, ends the advance. Enemies beside the hex that the character crosses can challenge,
    /// but not those who fight in this phase (2.75).
    pub(super) fn advance_on(&mut self, man: ManNumber, pose: Option<Pose>) {
        match pose {
            Some(pose) => self.go_on(man, pose, true),
            None => self.position_mut().clash = None,
        }
    }

    fn go_on(&mut self, man: ManNumber, pose: Pose, crosses: bool) {
        if crosses {
            let hex = self.man(man).pose.hex;
            let challengers: Vec<ManNumber> = self.public().challengers_of_advance(self.position(), man, hex).collect();
            self.challenge(man, challengers);
            if !self.man(man).stands() {
                self.position_mut().clash = None;
                return;
            }
        }
        self.man_mut(man).pose = Pose { facing: if pose.long { pose.facing } else { self.man(man).pose.facing }, ..pose };
        self.ride_along(man);
        self.tell(Event::Advanced(man, pose.hex));
        self.turn_over(pose.hex);
        let Some(clash) = &mut self.position_mut().clash else { return };
        clash.steps -= 1;
        if clash.steps == 0 {
            self.position_mut().clash = None;
            return;
        }
        let clash = clash.clone();
        let mut actions = Vec::new();
        self.public().further(self.position(), &clash, man, &mut actions);
        if actions == [Action::Done] {
            self.position_mut().clash = None;
        } else {
            self.ask(self.player_of(man), Question::AdvanceOn(man));
        }
    }
}
