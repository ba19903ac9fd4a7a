//! What a moving character carries and leads: treasures, stunned characters, captives and beasts. Also heaps of the dead, and how a character leaves
//! the board (2.52, 2.53, 5.5).

use super::{
    Action, Burden, Condition, Event, Fate, ManNumber, Pose, Position, Public, Question, Table, TakenAlong, Walk, side_towards,
};
use crate::TokenKind;
use crate::board::{Walker, neighbour};
use geometry::Space;
use rules::play::{Dice, Player, Sink};

/// Lists what the moving character can pick up, carry and clear away.
pub(super) fn choices(public: &Public, position: &Position, walk: &Walk, actions: &mut Vec<Action>) {
    let man = walk.man;
    let (fighter, state) = (public.man(man), position.man(man));
    let first = walk.path.is_empty() && walk.spent == 0 && walk.burdens.is_empty();
    let threatened = || public.is_threatened(position, fighter.player, state.pose.spaces());
    let carries = position.carried_by(man).is_some();
    if carries {
        actions.push(Action::SetDown);
    } else if first && position.marker_at(state.pose.hex).is_some() && !threatened() {
        actions.push(Action::PickUp);
    }
    // A rider leads one captive or one horse (2.57, 5.5).
    let laden = walk.burdens.iter().any(|burden| state.is_mounted() || matches!(burden, Burden::Man(_)));
    if !laden {
        for (other, lying) in position.numbered().filter(|(other, lying)| *other != man && lying.is_here()) {
            if public.can_carry(position, man, other, lying.condition == Condition::Stunned) {
                actions.push(Action::Carry(other));
            }
        }
    }
    if !state.is_mounted() {
        let heaped = || position.heaps.iter().any(|(_, dead)| dead.extra().is_none());
        if first && heaped() && !threatened() {
            clearing(public, position, man, actions);
        }
    }
}

/// Lists the heaps of the dead that the moving character can clear: with which friend, and onto which hex. Both begin on foot beside the heap or on
/// it, and do nothing else in their turn (2.52, R16).
fn clearing(public: &Public, position: &Position, man: ManNumber, actions: &mut Vec<Action>) {
    let (fighter, hex) = (public.man(man), position.man(man).pose.hex);
    let near = |space: Space, heap: Space| space == heap || side_towards(space, heap).is_some();
    for (heap, _) in position.heaps.iter().filter(|(heap, dead)| dead.extra().is_none() && near(hex, *heap)) {
        if public.is_threatened(position, fighter.player, std::iter::once(*heap)) {
            continue;
        }
        let idle = |(number, _): &(ManNumber, &super::Fighter)| {
            let state = position.man(*number);
            *number != man
                && public.can_move(position, *number)
                && state.is_here()
                && !state.is_mounted()
                && near(state.pose.hex, *heap)
        };
        let ground = public.ground_now(position);
        for (helper, _) in public.men_of(fighter.player).filter(idle) {
            for side in 0..6 {
                let to = neighbour(*heap, side);
                let enters = [man, helper].into_iter().any(|who| {
                    let walker = Walker { mounted: false, armour: public.man(who).armour };
                    ground.cost(walker, *heap, side).is_some()
                });
                if (enters && position.heap(to).extra().is_some()) || ground.water(to).is_some() {
                    actions.push(Action::Clear(helper, *heap, to));
                }
            }
        }
    }
}

/// What a moving character can take along, and where they can leave it.
impl Public {
    /// Whether a marker lies face down on a hex, and the sides cannot know, from the number of treasures still hidden, what it is (5.5).
    #[must_use]
    pub fn hides_something(&self, position: &Position, hex: Space) -> bool {
        let covered = position.markers.iter().filter(|marker| marker.shown.is_none()).count();
        let found = position.markers.iter().filter(|marker| marker.shown == Some(TokenKind::Treasure)).count();
        let left = usize::from(self.treasures).saturating_sub(found);
        let lies_covered = |marker: super::MarkerNumber| position.markers[marker.index()].shown.is_none();
        (1..covered).contains(&left) && position.marker_at(hex).is_some_and(lies_covered)
    }

    /// Whether the moving character can take another character along: a stunned character on the same hex, carried on the back (`stunned`), or a
    /// captive enemy on a hex beside, led by the hand.
    #[must_use]
    pub fn can_carry(&self, position: &Position, man: ManNumber, other: ManNumber, stunned: bool) -> bool {
        let (own, lies) = (position.man(man).pose, position.man(other).pose);
        let player = self.man(man).player;
        if stunned {
            return !own.long && lies.hex == own.hex && !self.is_threatened(position, player, lies.spaces());
        }
        let ground = self.ground_now(position);
        let beside = || own.spaces().any(|hex| ground.is_open_to(hex, lies.hex));
        self.man(other).player != player && beside() && self.is_captive(position, other)
    }

    /// Lists the poses in which the moving character can leave a burden, which means a character or beast that they take along: on a hex beside their
    /// own or, for a horse, on two hexes of which one is beside their own. No wall may be in between (2.51, 2.53, 2.57).
    pub(super) fn places(&self, position: &Position, man: ManNumber, burden: Burden, actions: &mut Vec<Action>) {
        let (own, ground) = (position.man(man).pose, self.ground_now(position));
        let beside = || {
            let sides = own.spaces().flat_map(|from| (0..6).map(move |side| (from, side)));
            let sides = sides.map(|(from, side)| (from, side, neighbour(from, side)));
            sides.filter(move |(_, _, space)| !own.covers(*space))
        };
        let first = actions.len();
        match burden {
            Burden::Man(other) => {
                let armour = self.man(other).armour;
                let walker = Walker { mounted: false, armour };
                let fits = |(from, side, space): &(Space, usize, Space)| {
                    ground.cost(walker, *from, *side).is_some() && self.fits(position, Some(other), armour, Pose::on(*space))
                };
                actions.extend(beside().filter(fits).map(|(.., space)| Action::Put(Pose::on(space))));
            }
            Burden::Beast(beast) => {
                let long = position.beast(beast).kind == TokenKind::Horse;
                for (_, _, space) in beside().filter(|(from, _, space)| ground.is_open_to(*from, *space)) {
                    let facings = if long { 0..6 } else { 0..1 };
                    let poses = facings.map(|facing| if long { Pose::riding(space, facing) } else { Pose::on(space) });
                    actions.extend(poses.filter(|pose| self.stands_well(position, beast, *pose)).map(Action::Put));
                }
            }
        }
        let mut at = first;
        while at < actions.len() {
            if actions[first..at].contains(&actions[at]) {
                actions.swap_remove(at);
            } else {
                at += 1;
            }
        }
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Has the moving character take another one along. To carry a stunned character halves the movement points that are left; to lead a captive
    /// costs nothing.
    pub(super) fn carry(&mut self, other: ManNumber) {
        let stunned = self.man(other).condition == Condition::Stunned;
        let Some(walk) = &mut self.position_mut().walk else { return };
        walk.burdens.push(Burden::Man(other));
        if stunned {
            walk.left /= 2;
        }
        let man = walk.man;
        self.tell(Event::Carries(man, other, if stunned { TakenAlong::OnBack } else { TakenAlong::ByHand }));
    }

    /// Has the moving character pick up a treasure, before they do anything else in the move. The load lowers the movement points of this move
    /// already (5.5, R19).
    pub(super) fn pick_up(&mut self) {
        let Some(walk) = self.position().walk.clone() else { return };
        let hex = self.man(walk.man).pose.hex;
        let Some(marker) = self.position().marker_at(hex) else { return };
        self.turn_over(hex);
        let lying = &mut self.position_mut().markers[marker.index()];
        if !lying.here {
            return;
        }
        lying.carrier = Some(walk.man);
        self.tell(Event::PickedUp(walk.man, marker));
        let allowance = self.public().allowance(self.position(), walk.man);
        if let Some(walk) = &mut self.position_mut().walk {
            walk.left = walk.left.min(allowance);
        }
    }

    /// Turns over the marker on a hex that a character enters. A dummy is removed (5.5).
    pub(super) fn turn_over(&mut self, hex: Space) {
        let Some(marker) = self.position().marker_at(hex) else { return };
        let what = self.state.markers[marker.index()];
        let lying = &mut self.position_mut().markers[marker.index()];
        if lying.shown.is_some() {
            return;
        }
        lying.shown = Some(what);
        lying.here = what == TokenKind::Treasure;
        self.tell(Event::TurnedOver(marker, what));
    }

    /// Has two characters clear a heap of the dead. They do nothing else in their turn (2.52).
    pub(super) fn clear(&mut self, helper: ManNumber, heap: Space, to: Space) {
        let Some(walk) = self.position_mut().walk.take() else { return };
        for man in [walk.man, helper] {
            let used = &mut self.man_mut(man).used;
            (used.moved, used.shot, used.fought) = (true, true, true);
        }
        let heaps = &mut self.position_mut().heaps;
        let Ok(at) = heaps.binary_search_by_key(&heap, |(hex, _)| *hex) else { return };
        let dead = &mut heaps[at].1;
        let moved = if dead.horses > 0 {
            dead.horses -= 1;
            super::Heap { persons: 0, horses: 1 }
        } else {
            let persons = dead.persons.min(3);
            dead.persons -= persons;
            super::Heap { persons, horses: 0 }
        };
        self.lay(to, moved);
        self.tell(Event::Cleared(walk.man, helper, to));
    }

    /// Takes the moving character off the board over its edge, with everything that they lead and carry.
    pub(super) fn leave(&mut self) {
        let Some(walk) = self.position().walk.clone() else { return };
        let (man, pose) = (walk.man, self.man(walk.man).pose);
        if walk.crosses && self.is_challenged(man, pose.hex) {
            return;
        }
        let player = self.player_of(man);
        if let Some(marker) = self.position().carried_by(man) {
            let lying = &mut self.position_mut().markers[marker.index()];
            (lying.here, lying.carrier, lying.carried_off, lying.hex) = (false, None, Some(player), pose.hex);
            self.tell(Event::CarriedOff(marker, player));
        }
        for burden in walk.burdens {
            match burden {
                Burden::Beast(beast) => self.position_mut().beasts[beast.index()].here = false,
                Burden::Man(other) => {
                    let own = self.player_of(other) == player;
                    self.drop_treasure(other);
                    let state = self.man_mut(other);
                    (state.fate, state.pose.hex) = (if own { Fate::Left } else { Fate::LedOff }, pose.hex);
                    self.tell(if own { Event::Left(other) } else { Event::LedOff(other) });
                }
            }
        }
        if let Some(beast) = self.man(man).mount {
            self.position_mut().beasts[beast.index()].here = false;
        }
        self.man_mut(man).fate = Fate::Left;
        self.man_mut(man).used.moved = true;
        self.position_mut().walk = None;
        self.tell(Event::Left(man));
    }

    /// Asks where the moving character leaves the next burden. If there is no room, the burden stays where it was. Returns whether a question was
    /// asked.
    pub(super) fn next_burden(&mut self, walk: &Walk, player: Player) -> bool {
        if let Some(burden) = walk.burdens.first() {
            let mut places = Vec::new();
            self.public().places(self.position(), walk.man, *burden, &mut places);
            if places.is_empty() {
                self.drop_burden();
                return false;
            }
            self.ask(player, Question::Put(*burden));
            return true;
        }
        self.position_mut().walk = None;
        false
    }

    fn drop_burden(&mut self) {
        if let Some(walk) = &mut self.position_mut().walk {
            walk.burdens.remove(0);
        }
    }

    pub(super) fn put(&mut self, burden: Burden, pose: Pose) {
        self.drop_burden();
        match burden {
            Burden::Beast(beast) => {
                self.position_mut().beasts[beast.index()].pose = pose;
                self.tell(Event::PutBeast(beast, pose.hex));
            }
            Burden::Man(man) => {
                let facing = self.man(man).pose.facing;
                self.man_mut(man).pose = Pose { facing, ..pose };
                self.tell_put(man, pose.hex);
            }
        }
    }

    /// Leaves the burdens of a moving character who can no longer carry them. A carried character lies on the carrier's hex if nobody else is there,
    /// and beasts stay where they were.
    pub(super) fn abandon_burdens(&mut self, walk: &Walk) {
        let hex = self.man(walk.man).pose.hex;
        for burden in &walk.burdens {
            if let Burden::Man(man) = burden
                && self.public().fits(self.position(), Some(*man), self.public().man(*man).armour, Pose::on(hex))
            {
                self.put_at(*man, hex);
            }
        }
    }

    fn put_at(&mut self, man: ManNumber, hex: Space) {
        self.man_mut(man).pose = Pose::on(hex);
        self.tell_put(man, hex);
    }

    fn tell_put(&mut self, man: ManNumber, hex: Space) {
        let how = if self.man(man).condition == Condition::Stunned { TakenAlong::OnBack } else { TakenAlong::ByHand };
        self.tell(Event::PutMan(man, hex, how));
    }
}
