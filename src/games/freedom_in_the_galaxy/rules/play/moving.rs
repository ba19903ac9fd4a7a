//! The movement segment: which pieces move next, and which go along (9.0).

use super::abilities::Counts;
use super::look::is_empty;
use super::table::Table;
use super::{
    Action, Asked, Counter, EnvironNumber, Event, Journey, Look, Party, Phase, PossessionNumber, Question, Task, UnitKind,
    Whereabouts,
};
use crate::Side;
use rules::play::{Dice, Sink};

/// Pieces that move together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Stack {
    /// How many units of each kind are in the stack.
    pub units: Counts,
    /// The characters of the side that moves.
    pub party: Party,
    /// Prisoners of the other side who go along.
    pub prisoners: Party,
}

impl Stack {
    /// The stack that is on its way at this moment.
    pub(super) fn on_the_way(look: &Look, side: Side) -> Self {
        let transit = look.public.transit();
        let units = look.kinds(side, transit);
        let mut stack = Self { party: look.free(side, transit), prisoners: look.prisoners(side, transit), ..Self::default() };
        units.for_each(|(kind, number)| stack.units[kind.index()] = number);
        stack
    }

    /// The stack with one more counter.
    pub(super) fn with(mut self, look: &Look, side: Side, counter: Counter) -> Self {
        match counter {
            Counter::Unit(kind) => self.units[kind.index()] += 1,
            Counter::Character(character) if look.side_of(character) == side => self.party.add(character),
            Counter::Character(prisoner) => self.prisoners.add(prisoner),
        }
        self
    }

    pub(super) fn has_units(&self) -> bool {
        !is_empty(&self.units)
    }

    fn number(&self) -> u32 {
        self.units.iter().map(|number| u32::from(*number)).sum()
    }

    /// The ships of the characters in the stack.
    pub(super) fn ships(&self, look: &Look) -> Vec<PossessionNumber> {
        self.party.iter().filter_map(|character| look.open.ship_of(character, look.public)).collect()
    }

    /// The ship that its owner may leave behind to go on foot to another environ of the planet (9.1). `None` if the planet has no other environ, or
    /// if units go along.
    pub(super) fn left_behind(&self, look: &Look, from: EnvironNumber) -> Option<PossessionNumber> {
        let elsewhere = look.public.places_on(look.public.environ(from).planet).any(|environ| environ != from);
        match self.ships(look).as_slice() {
            [ship] if elsewhere && !self.has_units() => Some(*ship),
            _ => None,
        }
    }

    /// Whether the ship has room for all characters, prisoners and companions of the stack (14.57).
    fn fits(&self, look: &Look, ship: PossessionNumber) -> bool {
        let companions =
            self.party.iter().flat_map(|character| look.belongings(character)).filter(|thing| look.public.is_companion(*thing));
        let room = look.public.possession(ship).card.passengers.map_or(0, rules::Level::get) as usize;
        self.party.len() + self.prisoners.len() + companions.count() <= room
    }

    /// How far the stack may go. Stacking limits are not regarded.
    fn range(&self, look: &Look) -> Range {
        if self.has_units() {
            let mobile = |kind: UnitKind| self.units[kind.index()] == 0 || look.public.unit(kind).kind.mobile;
            return if look.public.kinds().all(mobile) { Range::Star } else { Range::Planet };
        }
        // Each ship with its passengers moves by itself (9.54).
        let mut ships = self.party.iter().filter_map(|character| look.open.ship_of(character, look.public));
        match (ships.next(), ships.next()) {
            (None, _) if !self.party.is_empty() => Range::Planet,
            (Some(ship), None) if self.fits(look, ship) => Range::Star,
            _ => Range::Nowhere,
        }
    }

    /// Whether the stack may go from one environ to another.
    pub(super) fn goes(&self, look: &Look, side: Side, from: EnvironNumber, to: EnvironNumber) -> bool {
        self.goes_in(self.range(look), look, side, (from, to))
    }

    fn goes_in(&self, range: Range, look: &Look, side: Side, (from, to): (EnvironNumber, EnvironNumber)) -> bool {
        let reaches = match range {
            Range::Nowhere => false,
            Range::Planet => look.public.environ(from).planet == look.public.environ(to).planet,
            Range::Star => true,
        };
        reaches && from != to && (!self.has_units() || self.number() <= look.room(side, to))
    }

    /// The environs to which the stack may go.
    pub(super) fn goals(&self, look: &Look, side: Side, from: EnvironNumber) -> impl Iterator<Item = EnvironNumber> {
        let range = self.range(look);
        look.public.places().filter(move |to| self.goes_in(range, look, side, (from, *to)))
    }
}

/// How far a stack may go with the pieces that are in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Range {
    Nowhere,
    /// The stack may go to other environs of the planet.
    Planet,
    /// The stack may go to any environ of the star.
    Star,
}

/// The counters that the player can take along from an environ: one unit of each kind of which a unit has not moved, characters who have not moved,
/// and prisoners once the stack is not empty.
pub(super) fn companions<'a>(
    look: &'a Look<'a>,
    side: Side,
    from: EnvironNumber,
    moved: &Counts,
) -> impl Iterator<Item = Counter> + use<'a> {
    let (stack, moved) = (Stack::on_the_way(look, side), *moved);
    let units =
        look.kinds(side, from).filter(move |(kind, number)| *number > moved[kind.index()]).map(|(kind, _)| Counter::Unit(kind));
    let rested = look.free(side, from).iter().filter(|character| !look.open.character(*character).moved);
    let prisoners = look.prisoners(side, from).iter().filter(move |_| stack != Stack::default());
    let counters = units.chain(rested.map(Counter::Character)).chain(prisoners.map(Counter::Character));
    counters.filter(move |counter| stack.with(look, side, *counter).goals(look, side, from).next().is_some())
}

/// The environs from which a piece of the side may move.
pub(super) fn sources(look: &Look, side: Side) -> Vec<EnvironNumber> {
    look.public.places().filter(|from| companions(look, side, *from, &moved(look, *from)).next().is_some()).collect()
}

/// How many units of each kind in an environ have moved, as far as the viewer knows.
pub(super) fn moved(look: &Look, environ: EnvironNumber) -> Counts {
    let mut moved = look.open.environ(environ).moved;
    if let Some(hand) = look.imperial {
        moved.iter_mut().zip(hand.moved[environ.index()]).for_each(|(known, more)| *known += more);
    }
    moved
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Asks from which environ the side moves next, unless nothing can move.
    pub(super) fn next_move(&mut self) {
        let side = self.phasing();
        if sources(&self.look(), side).is_empty() {
            self.end_movement(side);
        } else {
            self.ask(side, Question::Move);
        }
    }

    pub(super) fn move_from(&mut self, side: Side, action: Action) {
        if let Action::From(environ) = action {
            self.state.open.journey = Journey { side, from: Some(environ), ..Journey::default() };
            self.ask(side, Question::Gather(environ));
        } else {
            self.end_movement(side);
        }
    }

    /// Handles the choice to take a counter along, to leave a ship behind, or to set out.
    pub(super) fn gather(&mut self, asked: Asked, from: EnvironNumber, action: Action) {
        match action {
            Action::Take(counter) => {
                self.take_along(counter, from);
                self.again(asked);
            }
            Action::Leave(ship) => {
                self.park(ship, from);
                self.again(asked);
            }
            Action::To(to) => {
                self.then(Task::Move);
                self.set_out(to);
            }
            _ => {}
        }
    }

    /// Moves a counter into the stack that is on its way.
    pub(super) fn take_along(&mut self, counter: Counter, from: EnvironNumber) {
        let transit = self.public().transit();
        match counter {
            Counter::Unit(kind) => self.move_unit(kind, from, transit),
            Counter::Character(character) => {
                let now = self.character_mut(character);
                now.at = match now.at {
                    Whereabouts::Captive(_) => Whereabouts::Captive(transit),
                    _ => Whereabouts::In(transit),
                };
            }
        }
    }

    /// Ends the movement segment. In each environ the player stacks characters with units or keeps them apart (9.57); then the enemy may react.
    fn end_movement(&mut self, side: Side) {
        for environ in self.public().places().collect::<Vec<_>>().into_iter().rev() {
            let look = self.look();
            if look.number(side, environ) > 0 && !look.free(side, environ).is_empty() {
                self.then(Task::Stack(environ));
            }
        }
    }

    pub(super) fn stack(&mut self, environ: EnvironNumber) {
        self.state.open.search.searchers = Party::NOBODY;
        self.ask(self.phasing(), Question::Stack(environ));
    }

    /// Stacks a character with units or apart from them, as the player chose. Each character is asked about only once.
    pub(super) fn stack_with(&mut self, asked: Asked, environ: EnvironNumber, action: Action) {
        let character = match action {
            Action::With(character) => {
                self.character_mut(character).with_units = true;
                character
            }
            Action::Apart(character) => {
                self.character_mut(character).with_units = false;
                character
            }
            _ => return,
        };
        self.state.open.search.searchers.add(character);
        let left = self.look().free(asked.side, environ).without(self.state.open.search.searchers);
        if !left.is_empty() {
            self.again(asked);
        }
    }

    pub(super) fn begin_reaction(&mut self) {
        let side = self.phasing().other();
        self.begin_phase(Phase::Reaction);
        self.rest();
        let look = self.look();
        let meets = |environ: &EnvironNumber| {
            let there = look.free(side.other(), *environ);
            look.number(side.other(), *environ) > 0 || !there.and(look.open.detected()).is_empty()
        };
        let pending: Vec<EnvironNumber> = look.public.places().filter(meets).collect();
        self.state.open.pending = pending;
        self.then(Task::React);
    }
}
