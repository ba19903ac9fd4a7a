//! Puts the units whose places are known into an imagined world, and draws counters for hidden units.

use crate::{Color, Space, System, UnitType};
use rules::Id;
use rules::play::Seeded;

use super::super::{Fate, Phase, Public, Question, Sighting, UnitNumber, UnitState, Used, View, Where};

/// An imagined world (a possible state of the game) while the code builds it.
pub(super) struct Dealer<'a> {
    pub(super) public: &'a Public,
    pub(super) view: &'a View,
    pub(super) dice: &'a mut Seeded,
    pub(super) units: Vec<UnitState>,
    /// For each unit, whether its place is known for certain or has already been dealt.
    pub(super) settled: Vec<bool>,
    /// In a battle, how many counters of each type are unaccounted for.
    pool: Vec<(Id<UnitType>, u32)>,
}

impl<'a> Dealer<'a> {
    pub(super) fn new(public: &'a Public, view: &'a View, dice: &'a mut Seeded) -> Self {
        let known = view.own.iter().map(|(unit, _)| *unit);
        let known = known.chain(view.others.iter().map(|seen| seen.unit)).chain(view.notes.iter().map(|(unit, ..)| *unit));
        let known = known.chain(view.lost.iter().map(|(unit, ..)| *unit)).chain(view.supply.iter().copied());
        let highest = known.map(|unit| usize::from(unit.0) + 1).max().unwrap_or(0);
        // In a battle, unit numbers without a known unit get counters that never take part.
        let nothing = public.types().ids().next().unwrap_or(Id::new(1));
        let counter = |number: usize| public.counters.get(number).copied().unwrap_or((nothing, public.federation()));
        let unused = |(kind, owner)| UnitState::new(kind, owner, UnitState::NO_TILE, Where::Supply);
        let length = highest.max(public.counters.len());
        let mut dealer = Self {
            public,
            view,
            dice,
            units: (0..length).map(|number| unused(counter(number))).collect(),
            settled: vec![public.is_battle(); length],
            pool: Vec::new(),
        };
        dealer.lay_out();
        dealer
    }

    /// Puts every unit whose state the side knows for certain into the imagined world.
    fn lay_out(&mut self) {
        let view = self.view;
        for unit in &view.supply {
            self.settled[usize::from(unit.0)] = true;
        }
        for (unit, kind, owner) in &view.lost {
            // A lost counter that this side could build again but does not find in its supply was built by another player.
            let green = self.kind(*kind).color == Color::Green;
            if green && !self.public.is_battle() && *owner != view.player && !self.may_be_free(*unit, *kind) {
                continue;
            }
            self.settle(*unit, UnitState::new(*kind, *owner, UnitState::NO_TILE, Where::Gone(Fate::Destroyed)));
        }
        for (unit, own) in &view.own {
            self.settle(*unit, *own);
        }
        for seen in &view.others {
            let began_deep = matches!(seen.at, Where::In(Space::Deep(_)));
            let used = Used { handled: seen.unloading, evades: seen.evading, began_deep, ..Used::default() };
            let unit = UnitState::new(seen.kind, seen.owner, view.tile, seen.at);
            self.settle(seen.unit, UnitState { damage: seen.damage, plunder: seen.plunder, used, ..unit });
        }
        for (unit, kind, note) in &view.notes {
            let index = usize::from(unit.0);
            if self.public.is_battle() && !view.others.iter().any(|seen| seen.unit == *unit) {
                self.settled[index] = false;
            }
            let stays = matches!(note.at, Where::Gone(Fate::Surrendered)) && view.surrendered && note.tile == view.tile;
            // Units that withdrew stay away from the segment.
            let gone = note.at == Where::Gone(Fate::Withdrawn) && note.tile == view.tile && self.in_segment();
            // A unit that withdrew in an earlier turn may be back.
            let seen = view.others.iter().any(|seen| seen.unit == *unit);
            if !seen && (stays || gone) {
                self.settle(*unit, of_note(*kind, note));
            }
        }
        if self.public.is_battle() {
            self.count_the_rest();
        }
    }

    /// Counts the counters of a battle that are unaccounted for.
    fn count_the_rest(&mut self) {
        let view = self.view;
        let sets = self.public.form().sets();
        let own = view.own.iter().map(|(_, unit)| unit.kind).chain(view.lost.iter().map(|(_, kind, _)| *kind));
        let noted: Vec<(UnitNumber, Id<UnitType>)> = view.notes.iter().map(|(unit, kind, _)| (*unit, *kind)).collect();
        let fresh = view.others.iter().filter(|seen| !noted.iter().any(|(unit, _)| *unit == seen.unit)).map(|seen| seen.kind);
        let used: Vec<Id<UnitType>> = own.chain(noted.iter().map(|(_, kind)| *kind)).chain(fresh).collect();
        let left = |(id, kind): (Id<UnitType>, &UnitType)| {
            let taken = used.iter().filter(|other| **other == id).count() as u32;
            (id, (kind.count.get() * sets).saturating_sub(taken))
        };
        self.pool = self.public.types().iter().map(left).collect();
    }

    /// Whether a local counter that the side does not see may be in the supply. The Federation knows which are in the supply; a Viking who is asked
    /// about local units knows the first one of each type.
    pub(super) fn may_be_free(&self, unit: UnitNumber, kind: Id<UnitType>) -> bool {
        let view = self.view;
        if view.supply.contains(&unit) {
            return true;
        }
        if !self.public.is_viking(view.player) {
            return false;
        }
        let asked = matches!(view.question, Some(Question::Locals | Question::LocalsAt(_)));
        let of_kind = |listed: &UnitNumber| self.public.counters.get(usize::from(listed.0)).is_some_and(|found| found.0 == kind);
        !asked || view.supply.iter().any(|listed| of_kind(listed) && *listed < unit)
    }

    pub(super) fn settle(&mut self, unit: UnitNumber, state: UnitState) {
        let index = usize::from(unit.0);
        self.units[index] = state;
        self.settled[index] = true;
    }

    /// Whether the moment of the view is within a segment.
    pub(super) fn in_segment(&self) -> bool {
        (Phase::Deployment..=Phase::Lifting).contains(&self.view.phase)
    }

    pub(super) fn kind(&self, kind: Id<UnitType>) -> &'a UnitType {
        self.public.kind_of(kind)
    }

    pub(super) fn system(&self) -> &'a System {
        &self.public.tile(self.view.tile).system
    }

    /// The side's note of a unit that it does not see; `None` if it has no note.
    pub(super) fn note(&self, unit: UnitNumber) -> Option<&'a Sighting> {
        self.view.notes.iter().find(|(noted, ..)| *noted == unit).map(|(.., note)| note)
    }

    /// Every unit that still has to be dealt: in a campaign all counters in unknown places, in a battle those of which the side has notes.
    pub(super) fn unsettled(&self) -> Vec<UnitNumber> {
        let unsettled = |(_, settled): &(u16, &bool)| !**settled;
        (0..).zip(&self.settled).filter(unsettled).map(|(number, _)| UnitNumber(number)).collect()
    }

    /// Draws at random one of the unaccounted counters that `fits` accepts. In a battle the counter gets a new number. `None` if `fits` accepts no
    /// counter.
    pub(super) fn draw(&mut self, fits: impl Fn(UnitNumber, Id<UnitType>, &UnitType) -> bool) -> Option<UnitNumber> {
        if self.public.is_battle() {
            let number = UnitNumber(self.units.len() as u16);
            let ways = |(kind, left): &(Id<UnitType>, u32)| if fits(number, *kind, self.kind(*kind)) { *left } else { 0 };
            let ways: Vec<u32> = self.pool.iter().map(ways).collect();
            let mut drawn = self.dice.below(ways.iter().sum());
            let at = ways.iter().position(|ways| {
                let found = drawn < *ways;
                drawn = drawn.wrapping_sub(*ways);
                found
            })?;
            self.pool[at].1 -= 1;
            return Some(self.add(self.pool[at].0));
        }
        let free = self.unsettled();
        let fitting: Vec<UnitNumber> = free
            .into_iter()
            .filter(|unit| {
                let kind = self.units[usize::from(unit.0)].kind;
                self.note(*unit).is_none() && fits(*unit, kind, self.kind(kind))
            })
            .collect();
        self.pick(&fitting)
    }

    /// Adds one more counter of a type to the imagined world, and returns its number.
    pub(super) fn add(&mut self, kind: Id<UnitType>) -> UnitNumber {
        let number = UnitNumber(self.units.len() as u16);
        self.units.push(UnitState::new(kind, self.public.federation(), UnitState::NO_TILE, Where::Supply));
        self.settled.push(true);
        number
    }

    /// A random entry of a list; `None` if it is empty.
    pub(super) fn pick<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        list.get(self.dice.below(list.len() as u32) as usize).copied()
    }

    /// Decides at random, with a chance of one in `number`.
    pub(super) fn one_in(&mut self, number: u32) -> bool {
        self.dice.below(number) == 0
    }
}

/// A unit of this type in the state that the note says.
pub(super) fn of_note(kind: Id<UnitType>, note: &Sighting) -> UnitState {
    UnitState { damage: note.damage, ..UnitState::new(kind, note.owner, note.tile, note.at) }
}
