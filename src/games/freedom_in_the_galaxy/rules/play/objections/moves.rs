//! The rules against moves and reactions.

use super::super::moving::{Stack, moved};
use super::super::{CharacterNumber, Counter, EnvironNumber, UnitKind, reacting};
use super::{Case, Objection, Picked};

impl Case<'_> {
    /// The rule against beginning a move with this counter or environ.
    pub(super) fn move_from(&self, picked: Picked) -> Option<Objection> {
        self.of_another(picked).or_else(|| self.has_moved(picked)).or_else(|| {
            if let Picked::Character(character) = picked {
                let name = self.name(character);
                let words = match self.goes_after(character) {
                    Some(first) => format!("{name} cannot go alone: take {first} first."),
                    None => format!("{name} has nowhere to go without a spaceship or mobile units."),
                };
                return Some(Objection::new(words, "9.56"));
            }
            if let Some(bound) = self.is_bound(Stack::default(), picked) {
                return Some(bound);
            }
            let place = self.place(picked)?;
            let own = self.look.number(self.side, place) > 0 || !self.look.free(self.side, place).is_empty();
            let words = if own {
                format!("All of yours at {} have moved, or have nowhere to go.", self.at(place))
            } else {
                format!("None of yours is at {}.", self.at(place))
            };
            Some(Objection::new(words, "9.0"))
        })
    }

    /// The counter that has to be taken first so that this character can move with it: a pilot whose ship has room, or a unit; `None` if there is none.
    fn goes_after(&self, character: CharacterNumber) -> Option<String> {
        let (look, place) = (&self.look, self.place(Picked::Character(character))?);
        let takes = |counter: Counter| {
            let stack = Stack::default().with(look, self.side, counter).with(look, self.side, Counter::Character(character));
            stack.goals(look, self.side, place).next().is_some()
        };
        let is_pilot = |other: &CharacterNumber| *other != character && !look.open.character(*other).moved;
        let pilots = look.free(self.side, place).iter().filter(is_pilot);
        let flown = pilots.filter_map(|pilot| Some((pilot, look.open.ship_of(pilot, look.public)?)));
        let pilot = flown.into_iter().find(|(pilot, _)| takes(Counter::Character(*pilot)));
        let named = pilot.map(|(pilot, ship)| format!("{} with {}", self.name(pilot), self.contest.possession_name(ship)));
        let moved = moved(look, place);
        let waits = |(kind, number): &(UnitKind, u8)| *number > moved[kind.index()] && takes(Counter::Unit(*kind));
        let unit = || look.kinds(self.side, place).find(waits).map(|(kind, _)| self.contest.unit_name(kind).to_owned());
        named.or_else(unit)
    }

    /// The rule against taking this counter along, or against setting out to this environ.
    pub(super) fn gather(&self, from: EnvironNumber, picked: Picked) -> Option<Objection> {
        match picked {
            Picked::Environ(to) => self.set_out(from, to),
            _ => self
                .of_another(picked)
                .or_else(|| self.is_elsewhere(from, picked, "9.5"))
                .or_else(|| self.has_moved(picked))
                .or_else(|| self.is_bound(Stack::on_the_way(&self.look, self.side), picked))
                .or_else(|| self.cannot_join(picked)),
        }
    }

    /// The rule against taking this character along. Either the character is taken already, or the stack cannot go on with the character.
    fn cannot_join(&self, picked: Picked) -> Option<Objection> {
        let Picked::Character(character) = picked else { return None };
        let (stack, name) = (Stack::on_the_way(&self.look, self.side), self.name(character));
        let (words, section) = if stack.party.has(character) {
            (format!("{name} is taken along already."), "9.5")
        } else if stack == Stack::default() {
            (format!("{name} goes only with a ship or a unit that is taken first."), "9.56")
        } else {
            (format!("With {name} the group has nowhere to go."), "9.5")
        };
        Some(Objection::new(words, section))
    }

    /// The rule against taking this unit along. With the unit, the stack has nowhere to go.
    fn is_bound(&self, stack: Stack, picked: Picked) -> Option<Objection> {
        let Picked::Unit(kind, from) = picked else { return None };
        let (look, name) = (&self.look, self.contest.unit_name(kind));
        let goes = |stack: Stack| stack.with(look, self.side, Counter::Unit(kind)).goals(look, self.side, from).next().is_some();
        if goes(stack) {
            return None;
        }
        if goes(Stack::default()) {
            return Some(Objection::new(format!("With {name} the group has nowhere to go."), "9.5"));
        }
        let is_mobile = look.public.unit(kind).kind.mobile;
        if !is_mobile && look.public.places_on(look.public.environ(from).planet).all(|environ| environ == from) {
            let words = format!("{name} is not mobile, and {} is all of its planet.", self.at(from));
            return Some(Objection::new(words, "9.2"));
        }
        Some(Objection::new(format!("No other environ that {name} can reach has room for it."), "9.51"))
    }

    /// The rule against moving the stack to this environ.
    fn set_out(&self, from: EnvironNumber, to: EnvironNumber) -> Option<Objection> {
        let (look, public) = (&self.look, self.look.public);
        let stack = Stack::on_the_way(look, self.side);
        if from == to {
            return Some(Objection::new(format!("They set out from {}.", self.at(from)), "9.1"));
        }
        if stack == Stack::default() {
            return Some(Objection::new("Nobody goes along yet: take a counter first.", "9.5"));
        }
        let abroad = public.environ(from).planet != public.environ(to).planet;
        if stack.has_units() {
            let bound = public.kinds().find(|kind: &UnitKind| stack.units[kind.index()] > 0 && !public.unit(*kind).kind.mobile);
            if let Some(kind) = bound.filter(|_| abroad) {
                return Some(Objection::new(
                    format!("{} is not mobile and stays on its planet.", self.contest.unit_name(kind)),
                    "9.2",
                ));
            }
            let size = public.environ(to).size;
            return Some(Objection::new(format!("{} has room for {size} units of a side and no more.", self.at(to)), "9.51"));
        }
        match stack.ships(look).as_slice() {
            [] if abroad => Some(Objection::new("Without a spaceship or mobile units nobody leaves the planet.", "9.56")),
            [_] => Some(Objection::new("The spaceship has no room for all of them.", "14.57")),
            [_, ..] => Some(Objection::new("Each spaceship moves by itself.", "9.54")),
            [] => None,
        }
    }

    /// The rule against a counter that has already moved in this segment.
    fn has_moved(&self, picked: Picked) -> Option<Objection> {
        match picked {
            Picked::Unit(kind, environ) => {
                let there = self.look.units(environ)[kind.index()];
                let all = moved(&self.look, environ)[kind.index()] >= there;
                let words = || format!("{} at {} has moved in this segment.", self.contest.unit_name(kind), self.at(environ));
                if all { Some(Objection::new(words(), "9.0")) } else { None }
            }
            Picked::Character(character) if self.look.open.character(character).moved => {
                Some(Objection::new(format!("{} has moved in this segment.", self.name(character)), "9.0"))
            }
            Picked::Character(_) | Picked::Environ(_) => None,
        }
    }

    /// The rule against reacting to this environ, or with this counter.
    pub(super) fn react(&self, picked: Picked) -> Option<Objection> {
        let Picked::Environ(target) = picked else {
            return self.of_another(picked).or_else(|| self.has_moved(picked)).or_else(|| {
                let place = self.place(picked)?;
                Some(Objection::new(format!("From {} nobody can react on the same planet.", self.at(place)), "9.61"))
            });
        };
        if !self.look.open.pending.contains(&target) {
            let words = format!("At {} there are neither units nor detected characters to react to.", self.at(target));
            return Some(Objection::new(words, "9.6"));
        }
        if reacting::origins(&self.look, self.side, target).is_empty() {
            return Some(Objection::new(format!("Nobody on the same planet can come to {}.", self.at(target)), "9.61"));
        }
        None
    }

    /// The rule against letting this counter react.
    pub(super) fn react_with(&self, target: EnvironNumber, from: EnvironNumber, picked: Picked) -> Option<Objection> {
        let full = self.look.room(self.side, target) == 0;
        let no_room = |picked: Picked| match picked {
            Picked::Unit(..) if full => {
                Some(Objection::new(format!("{} has no room for another unit.", self.at(target)), "9.51"))
            }
            _ => None,
        };
        self.of_another(picked)
            .or_else(|| self.is_elsewhere(from, picked, "9.6"))
            .or_else(|| self.has_moved(picked))
            .or_else(|| no_room(picked))
    }

    /// The rule against naming this character as a leader, or against stacking the character with units.
    pub(super) fn beside_units(&self, environ: EnvironNumber, picked: Picked) -> Option<Objection> {
        let cannot_lead = |picked: Picked| match picked {
            Picked::Character(character) if self.look.leads(character) == 0 => {
                Some(Objection::new(format!("{} has no leadership.", self.name(character)), "10.4"))
            }
            _ => None,
        };
        self.of_another(picked).or_else(|| self.is_elsewhere(environ, picked, "9.57")).or_else(|| cannot_lead(picked))
    }

    /// The rule against choosing the combat in this environ as the next one.
    pub(super) fn battle(&self, picked: Picked) -> Option<Objection> {
        let place = self.place(picked)?;
        Some(Objection::new(format!("At {} units of both sides do not meet, or have fought.", self.at(place)), "10.0"))
    }

    /// The rule against losing this unit.
    pub(super) fn loss(&self, environ: EnvironNumber, picked: Picked) -> Option<Objection> {
        let owed = self.look.open.battle.owed[self.side as usize];
        let too_strong = |picked: Picked| match picked {
            Picked::Unit(kind, _) if self.look.public.strength(kind) > u32::from(owed) => {
                let words = format!("{} is stronger than the loss of {owed} that is left.", self.contest.unit_name(kind));
                Some(Objection::new(words, "10.3"))
            }
            Picked::Unit(..) => Some(Objection::new("Losses are fulfilled as nearly as possible.", "10.3")),
            Picked::Character(character) => {
                Some(Objection::new(format!("{} cannot be lost for units.", self.name(character)), "10.6"))
            }
            Picked::Environ(_) => None,
        };
        self.of_another(picked).or_else(|| self.is_elsewhere(environ, picked, "10.3")).or_else(|| too_strong(picked))
    }
}
