//! Characters who fall back from an attack or an arrow or after being thrown off a horse, others who make room for them, and enemies who challenge
//! them on the way (8.7, 8.8, 3.4).

use super::fire::BACK;
use super::{
    Action, Because, Cause, Depth, Event, Harm, ManNumber, Pose, Position, Public, Question, Retreat, Table, Why, distance,
};
use crate::board::{Walker, neighbour};
use geometry::Space;
use rules::play::{Dice, Sink};

/// How many characters can make room one after the other, at most, so that another can be displaced.
const ROOM: u8 = 2;

/// Where characters can fall back to, and who can make room for them.
impl Public {
    /// The poses to which a character can fall back now, one hex away.
    #[must_use]
    pub fn ways_back(&self, position: &Position, retreat: &Retreat) -> Vec<Pose> {
        let pose = position.man(retreat.man).pose;
        let mut ways = self.steps_back(position, retreat, pose, retreat.steps == 1);
        ways.retain(|way| retreat.steps == 1 || self.has_way_back(position, retreat, *way, retreat.steps - 1, false));
        ways
    }

    /// Whether a character whom these enemies drive back has no way to fall back, and so is wounded instead (8.8).
    #[must_use]
    pub fn is_cornered(&self, position: &Position, man: ManNumber, (from, why): (&[ManNumber], Why)) -> bool {
        let steps = if why == Why::Arrow { BACK[usize::from(position.man(man).pose.long)] } else { 1 };
        let retreat = Retreat { man, steps, from: from.to_vec(), beast: None, why, room: Vec::new() };
        self.ways_back(position, &retreat).is_empty()
    }

    /// The possible next poses of a retreat, whether or not the retreat can go on from there. `last` means that the retreat ends with this step.
    fn steps_back(&self, position: &Position, retreat: &Retreat, pose: Pose, last: bool) -> Vec<Pose> {
        let man = retreat.man;
        let mut ways =
            if pose.long { self.rider_ways(position, man, pose) } else { self.foot_ways(position, retreat, pose, last) };
        ways.retain(|way| Self::is_back(position, retreat, pose, *way));
        ways
    }

    /// Whether a character can fall back this many hexes from a pose. If `dry` is true, the way may not enter deep water.
    fn has_way_back(&self, position: &Position, retreat: &Retreat, pose: Pose, steps: u8, dry: bool) -> bool {
        let ground = self.ground_now(position);
        let is_dry = |way: &Pose| way.spaces().all(|space| ground.water(space) != Some(Depth::Deep));
        let ways = self.steps_back(position, retreat, pose, steps == 1);
        let mut open = ways.into_iter().filter(|way| !dry || is_dry(way));
        open.any(|way| steps == 1 || self.has_way_back(position, retreat, way, steps - 1, dry))
    }

    /// The distance between two poses, measured between their nearest hexes.
    fn gap(one: Pose, other: Pose) -> u32 {
        one.spaces().flat_map(|space| other.spaces().map(move |own| distance(space, own))).min().unwrap_or(0)
    }

    /// Whether a step leads away from the enemies from whom a character falls back. After an arrow, the new pose must be farther from the archer;
    /// after an attack, it must not be beside any of the enemies.
    fn is_back(position: &Position, retreat: &Retreat, before: Pose, after: Pose) -> bool {
        let from = |man: ManNumber, pose: Pose| Self::gap(pose, position.man(man).pose);
        let beside = |beast| Self::gap(after, position.beast(beast).pose) <= 1;
        !retreat.beast.is_some_and(beside)
            && retreat.from.iter().filter(|man| position.man(**man).is_here()).all(|man| match retreat.why {
                Why::Blow => from(*man, after) > 1,
                Why::Arrow => from(*man, after) > from(*man, before),
                Why::Thrown => true,
            })
    }

    fn foot_ways(&self, position: &Position, retreat: &Retreat, pose: Pose, last: bool) -> Vec<Pose> {
        let (man, player) = (retreat.man, self.man(retreat.man).player);
        let (ground, walker) = (self.ground_now(position), Walker { mounted: false, armour: self.man(man).armour });
        let thrown = retreat.why == Why::Thrown;
        // A thrown rider is still on the hex of the horse's front and has the horse's facing, even if the horse is dead.
        let from: Vec<Space> = if thrown { Pose::riding(pose.hex, pose.facing) } else { pose }.spaces().collect();
        let mut ways = Vec::new();
        for hex in &from {
            for side in 0..6 {
                let to = neighbour(*hex, side);
                let open = ground.cost(walker, *hex, side).is_some() && !self.blocks(position, player, to) && !from.contains(&to);
                let room = || {
                    if !last || self.is_free(position, Some(man), to) {
                        return true;
                    }
                    position
                        .at_besides(to, man)
                        .is_some_and(|other| self.can_make_room(position, other, player, to, &[man], ROOM))
                };
                if open && !ways.contains(&Pose::on(to)) && room() {
                    ways.push(Pose::on(to));
                }
            }
        }
        // Friends make room for a thrown rider only if no hex beside the horse is free (3.4).
        if thrown && ways.iter().any(|way| self.is_clear(position, man, *way)) {
            ways.retain(|way| self.is_clear(position, man, *way));
        }
        ways
    }

    /// The poses that a rider can take one hex away: both hexes change, or one of them stays, and the rider may face either way (R27).
    fn rider_ways(&self, position: &Position, man: ManNumber, pose: Pose) -> Vec<Pose> {
        let Some(rear) = pose.rear() else { return Vec::new() };
        let (ground, walker) = (self.ground_now(position), Walker { mounted: true, armour: self.man(man).armour });
        let mut ways = Vec::new();
        for side in 0..6 {
            for keep in [pose.hex, rear] {
                if ground.cost(walker, keep, side).is_none() {
                    continue;
                }
                let ahead = neighbour(keep, side);
                let mut shapes = vec![Pose::riding(ahead, side as u8)];
                if keep == pose.hex {
                    shapes.push(Pose::riding(ahead, pose.facing));
                }
                for shape in shapes {
                    for way in [shape, shape.reversed()] {
                        if way != pose && way != pose.reversed() && !ways.contains(&way) && self.fits_rider(position, man, way) {
                            ways.push(way);
                        }
                    }
                }
            }
        }
        ways
    }

    fn fits_rider(&self, position: &Position, man: ManNumber, pose: Pose) -> bool {
        self.fits(position, Some(man), self.man(man).armour, pose)
    }

    /// Whether a character on a hex can step aside to make room for a character of the same side (8.8).
    fn can_make_room(
        &self,
        position: &Position,
        man: ManNumber,
        player: rules::play::Player,
        hex: Space,
        waiting: &[ManNumber],
        depth: u8,
    ) -> bool {
        self.man(man).player == player
            && if position.man(man).is_mounted() {
                !self.rider_aside(position, man, hex).is_empty()
            } else {
                !self.aside(position, man, waiting, depth).is_empty()
            }
    }

    /// The free poses to which a rider can step aside so that this hex becomes free.
    fn rider_aside(&self, position: &Position, man: ManNumber, hex: Space) -> Vec<Pose> {
        let mut ways = self.rider_ways(position, man, position.man(man).pose);
        ways.retain(|way| !way.covers(hex));
        ways
    }

    /// The hexes to which a character on foot can step aside. Another character may have to make room there in turn, but not one who already waits
    /// for room.
    #[must_use]
    pub fn aside(&self, position: &Position, man: ManNumber, waiting: &[ManNumber], depth: u8) -> Vec<Space> {
        let (fighter, hex) = (self.man(man), position.man(man).pose.hex);
        let (ground, walker) = (self.ground_now(position), Walker { mounted: false, armour: fighter.armour });
        let mut room = Vec::new();
        for side in 0..6 {
            let to = neighbour(hex, side);
            if ground.cost(walker, hex, side).is_none() || self.blocks(position, fighter.player, to) {
                continue;
            }
            let open = self.is_free(position, Some(man), to)
                || depth > 0
                    && position.at(to).is_some_and(|other| {
                        let mut chain = waiting.to_vec();
                        chain.push(man);
                        !chain.contains(&other) && self.can_make_room(position, other, fighter.player, to, &chain, depth - 1)
                    });
            if open {
                room.push(to);
            }
        }
        room
    }

    /// Lists the choices of a retreat. Nobody is forced into deep water: if every way leads through deep water, a character can take a wound instead,
    /// before they set out (R23). Characters who have set out must go on, so that nobody stops on a friend's hex.
    pub(super) fn retreat_choices(&self, position: &Position, retreat: &Retreat, actions: &mut Vec<Action>) {
        let pose = position.man(retreat.man).pose;
        let whole = if retreat.why == Why::Arrow { BACK[usize::from(pose.long)] } else { 1 };
        if retreat.steps == whole && !self.has_way_back(position, retreat, pose, whole, true) {
            actions.push(Action::Done);
        }
        actions.extend(self.ways_back(position, retreat).into_iter().map(Action::Retreat));
    }

    /// Lists where a character can go to make room: a hex for a character on foot, or a pose for a rider.
    pub(super) fn displacements(&self, position: &Position, man: ManNumber, actions: &mut Vec<Action>) {
        let Some(retreat) = position.retreats.first() else { return };
        if let (true, Some((_, needed))) = (position.man(man).is_mounted(), retreat.room.last()) {
            actions.extend(self.rider_aside(position, man, needed.hex).into_iter().map(Action::Retreat));
            return;
        }
        let waiting: Vec<ManNumber> = retreat.room.iter().map(|(man, _)| *man).collect();
        let depth = ROOM.saturating_sub(waiting.len() as u8 - 1);
        actions.extend(self.aside(position, man, &waiting, depth).into_iter().map(Action::Displace));
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Asks where the next character falls back to. A character who cannot fall back is wounded on the spot; a thrown rider for whom no hex is free
    /// is killed. Returns whether a question was asked.
    pub(super) fn next_retreat(&mut self) -> bool {
        let Some(retreat) = self.position().retreats.first().cloned() else { return false };
        let man = retreat.man;
        let player = self.player_of(man);
        if let Some((_, pose)) = retreat.room.last()
            && let Some(other) = self.position().at_besides(pose.hex, man)
        {
            self.ask(player, Question::Displace(other));
            return true;
        }
        let state = *self.man(man);
        let stands = state.is_here() && (state.stands() || retreat.why == Why::Thrown);
        if !state.is_here() || retreat.steps == 0 {
            self.position_mut().retreats.remove(0);
            return false;
        }
        if !stands {
            // A stunned character who has to fall back dies (8.8).
            self.position_mut().retreats.remove(0);
            let cause = (Self::cause(&retreat), Some(Because::Stunned));
            self.harm_because(man, Harm::Kill, cause, retreat.from.first().copied());
            return false;
        }
        if self.public().ways_back(self.position(), &retreat).is_empty() {
            self.stay(&retreat);
            return false;
        }
        self.ask(player, Question::Retreat);
        true
    }

    const fn cause(retreat: &Retreat) -> Cause {
        match retreat.why {
            Why::Blow | Why::Thrown => Cause::Blade,
            Why::Arrow => Cause::Arrow,
        }
    }

    /// Wounds a character who does not fall back, or kills a thrown rider.
    fn stay(&mut self, retreat: &Retreat) {
        self.position_mut().retreats.remove(0);
        let (harm, because) =
            if retreat.why == Why::Thrown { (Harm::Kill, Because::NoRoom) } else { (Harm::Wound, Because::Stayed) };
        self.harm_because(retreat.man, harm, (Self::cause(retreat), Some(because)), retreat.from.first().copied());
    }

    /// Has a character fall back a hex. If `pose` is `None`, they take a wound instead.
    pub(super) fn retreat(&mut self, pose: Option<Pose>) {
        let Some(retreat) = self.position().retreats.first().cloned() else { return };
        let Some(pose) = pose else { return self.stay(&retreat) };
        let occupied = self.position().at_besides(pose.hex, retreat.man).is_some();
        if occupied && retreat.steps == 1 {
            if let Some(first) = self.position_mut().retreats.first_mut() {
                first.room = vec![(retreat.man, pose)];
            }
            return;
        }
        self.fall_back(retreat.man, pose);
    }

    /// Has a character make room. If a third character is in the way, that character makes room first.
    pub(super) fn displace(&mut self, man: ManNumber, pose: Pose) {
        let facing = if pose.long { pose.facing } else { self.man(man).pose.facing };
        let pose = Pose { facing, ..pose };
        let Some(retreat) = self.position_mut().retreats.first_mut() else { return };
        retreat.room.push((man, pose));
        while let Some(retreat) = self.position().retreats.first()
            && let Some((next, pose)) = retreat.room.last().copied()
            && self.position().at_besides(pose.hex, next).is_none()
        {
            let falls = next == retreat.man;
            if let Some(retreat) = self.position_mut().retreats.first_mut() {
                retreat.room.pop();
            }
            if falls {
                self.fall_back(next, pose);
                return;
            }
            self.break_wall_of(next);
            self.man_mut(next).pose = pose;
            self.ride_along(next);
            self.tell(Event::Displaced(next, pose.hex));
            self.pass_by(next);
        }
    }

    fn fall_back(&mut self, man: ManNumber, pose: Pose) {
        self.break_wall_of(man);
        let before = self.man(man).pose;
        let facing = if pose.long { pose.facing } else { before.facing };
        self.man_mut(man).pose = Pose { facing, ..pose };
        self.ride_along(man);
        let mut why = Why::Thrown;
        if let Some(retreat) = self.position_mut().retreats.first_mut() {
            retreat.steps -= 1;
            why = retreat.why;
        }
        if why == Why::Thrown {
            if let Some(clash) = &mut self.position_mut().clash {
                clash.left.push(pose.hex);
            }
            self.tell(Event::Dismounted(man, pose.hex));
            return;
        }
        let read_from = self.read_from(why);
        self.tell(Event::Retreated(man, pose.hex, read_from));
        if let Some(clash) = &mut self.position_mut().clash {
            clash.left.extend(before.spaces().filter(|space| !pose.covers(*space)));
        }
        self.turn_over(pose.hex);
        self.pass_by(man);
    }

    /// Has enemies challenge a character who falls back past them or stops beside them. Enemies who have fought in this phase do not (8.8).
    fn pass_by(&mut self, man: ManNumber) {
        let hex = self.man(man).pose.hex;
        let idle = |by: &ManNumber| !self.man(*by).used.engaged;
        let challengers: Vec<ManNumber> = self.public().challengers(self.position(), man, hex).filter(idle).collect();
        self.challenge(man, challengers);
    }
}
