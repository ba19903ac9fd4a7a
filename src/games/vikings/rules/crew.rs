//! The crew on the deck of a boat: which tasks are possible on which hexes, for checks and desks, and the choice of a crew that breaks no rule.

use std::collections::BTreeSet;

use super::boat::{DeckHex, Rows, Side};
use super::force::VIKINGS;
use super::{BoatClass, Character, Content, Force, Member, Person, Spot, Start, Task, Vessel};
use geometry::Space;
use rules::{Id, Level};

/// Why a character cannot do a task at a hex of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misplaced {
    /// There is no oar at the hex.
    AwayFromTheRail,
    /// The character is a woman, and the boat is not a rowboat. Women row only rowboats.
    NoRower,
    /// The boat is not steered from that hex.
    AwayFromTheHelm,
    /// There is no hook on the hex, or it is not at the edge.
    NoHook,
}

impl Misplaced {
    /// The reason, as a clause for a message.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::AwayFromTheRail => "oars are at the rail",
            Self::NoRower => "women row rowboats only",
            Self::AwayFromTheHelm => "the boat is not steered from there",
            Self::NoHook => "no hook lies there at the edge",
        }
    }
}

/// What the hexes of a deck are for: rowers, the steersman and horses.
impl BoatClass {
    /// Whether there is an oar at a hex of the deck (4.2).
    #[must_use]
    pub fn is_rowed_from(&self, deck: DeckHex) -> bool {
        self.rail().any(|hex| hex == deck)
    }

    /// Whether a character of this kind may row a boat of the class (4.32).
    #[must_use]
    pub fn is_rowed_by(&self, person: Person) -> bool {
        self.rows == Rows::One || person != Person::Woman
    }

    /// Whether a boat of the class is steered from a hex of the deck (4.2).
    #[must_use]
    pub fn is_steered_from(&self, deck: DeckHex) -> bool {
        self.helm && deck == self.stern()
    }

    /// Whether a boat of the class takes horses at all (4.83).
    #[must_use]
    pub fn takes_horses(&self) -> bool {
        self.horses && self.rows != Rows::One
    }

    /// Whether a horse may stand on a hex of the deck, in a class that takes horses (4.83).
    #[must_use]
    pub fn is_for_horses(&self, deck: DeckHex) -> bool {
        !self.is_edge(deck)
    }

    /// The place that a hex of the deck has on the deck plan, written such as `B5`.
    #[must_use]
    pub const fn deck_place(&self, deck: DeckHex) -> Space {
        Space::new((deck.row + self.rows.aside()) as i16, deck.along as i16)
    }
}

impl Vessel {
    /// Whether a hook can be thrown from a hex of the deck (4.2).
    #[must_use]
    pub fn is_grappled_from(&self, class: &BoatClass, deck: DeckHex) -> bool {
        class.is_edge(deck) && self.hooks.contains(&class.hex_name(deck))
    }

    /// Why a character of this kind cannot do a task on a hex of the boat's deck; `None` if the task is possible there.
    #[must_use]
    pub fn misplaced(&self, class: &BoatClass, deck: DeckHex, person: Person, task: Task) -> Option<Misplaced> {
        match task {
            Task::Oars if !class.is_rowed_from(deck) => Some(Misplaced::AwayFromTheRail),
            Task::Oars if !class.is_rowed_by(person) => Some(Misplaced::NoRower),
            Task::Helm if !class.is_steered_from(deck) => Some(Misplaced::AwayFromTheHelm),
            Task::Hook if !self.is_grappled_from(class, deck) => Some(Misplaced::NoHook),
            Task::Oars
            | Task::Helm
            | Task::Hook
            | Task::None
            | Task::Boarding
            | Task::Bailing
            | Task::Shieldwall
            | Task::Afoot
            | Task::Captive => None,
        }
    }

    /// The usual task of a character on a hex of the boat's deck: to steer at the helm, to row at the rail while seats are free, and elsewhere to be
    /// ready to board. Women and elders have no task elsewhere. `rowers` is the number of characters who row already.
    #[must_use]
    pub fn natural_task(&self, class: &BoatClass, deck: DeckHex, character: &Character, rowers: usize) -> Task {
        let can = |task| self.misplaced(class, deck, character.kind, task).is_none();
        if can(Task::Helm) {
            Task::Helm
        } else if can(Task::Oars) && rowers < class.seats.get() as usize {
            Task::Oars
        } else if character.kind == Person::Man {
            Task::Boarding
        } else {
            Task::None
        }
    }
}

/// Puts characters of the force aboard its boats or ashore, and gives boats crews.
impl Force {
    /// How many characters of the force row a boat. The member `but`, if given, is not counted.
    #[must_use]
    pub fn rowers(&self, boat: Id<Vessel>, but: Option<Id<Member>>) -> usize {
        self.aboard(boat).filter(|(id, member)| Some(*id) != but && member.task == Task::Oars).count()
    }

    /// The character on a hex of a boat's deck; `None` if nobody is there.
    #[must_use]
    pub fn on_deck(&self, boat: Id<Vessel>, place: Space) -> Option<Id<Member>> {
        self.aboard(boat).find(|(_, member)| member.start.hex() == Some(place)).map(|(id, _)| id)
    }

    /// Puts a character on a hex of a boat's deck. The character keeps a task that is possible there, and otherwise gets the usual one. A character
    /// who was on that hex goes to the place that the newcomer has left.
    pub fn embark(&mut self, content: &Content, member: Id<Member>, boat: Id<Vessel>, deck: DeckHex) {
        let Some(vessel) = self.boats.get(boat) else { return };
        let Some(class) = vessel.class.and_then(|class| content.boats.get(class)) else { return };
        let other = self.on_deck(boat, class.deck_place(deck)).filter(|other| *other != member);
        let Some(before) = self.members.get(member).cloned() else { return };
        self.post(content, member, boat, deck);
        let Some(other) = other else { return };
        let from = before.boat.and_then(|from| Some((from, self.boats.get(from)?.class?)));
        let from = from.and_then(|(from, class)| Some((from, before.deck_hex(content.boats.get(class)?)?)));
        if let Some((from, deck)) = from {
            self.post(content, other, from, deck);
        } else if let Some(other) = self.members.get_mut(other) {
            *other = Member { character: other.character, task: Task::None, boat: None, ..before };
        }
    }

    /// Puts a character on a hex of a deck, with a task that is possible there.
    fn post(&mut self, content: &Content, id: Id<Member>, boat: Id<Vessel>, deck: DeckHex) {
        let Some((vessel, member)) = self.boats.get(boat).zip(self.members.get(id)) else { return };
        let Some(class) = vessel.class.and_then(|class| content.boats.get(class)) else { return };
        let Some(character) = member.character.and_then(|id| content.characters.get(id)) else { return };
        let can = vessel.misplaced(class, deck, character.kind, member.task).is_none();
        let goes_on = member.boat.is_some() && member.task != Task::None && can;
        let natural = || vessel.natural_task(class, deck, character, self.rowers(boat, Some(id)));
        let task = if goes_on { member.task } else { natural() };
        let start = Start::on(class.deck_place(deck));
        if let Some(member) = self.members.get_mut(id) {
            (member.boat, member.start, member.task, member.turn) = (Some(boat), start, task, None);
        }
    }

    /// Takes a character off the deck. The player then puts the character down wherever the player likes.
    pub fn disembark(&mut self, member: Id<Member>) {
        if let Some(member) = self.members.get_mut(member) {
            (member.boat, member.start, member.task, member.turn) = (None, Start::default(), Task::None, None);
        }
    }

    /// The characters from whom a crew is chosen: first those aboard, then those of the force who have no place yet, both in the order of the force.
    /// There are at most as many as the deck has hexes.
    fn hands(&self, boat: Id<Vessel>, class: &BoatClass) -> Vec<Id<Member>> {
        let nowhere = |member: &Member| {
            member.boat.is_none() && member.turn.is_none() && member.start.spot() == Spot::Anywhere && member.task == Task::None
        };
        let others = self.members.iter().filter(|(_, member)| nowhere(member));
        self.aboard(boat).chain(others).map(|(id, _)| id).take(class.size()).collect()
    }

    /// Gives a boat a crew that breaks no rule: rowers in pairs at the rail from the stern on, as many as there are seats; one character at the helm,
    /// if possible one who cannot row; grapplers on the hexes with hooks; and all others ready to board. Horses stand in the middle, one for each
    /// rider aboard, if the class takes horses. Characters share the hexes of horses only if no other hex is left. The boat's speed is cut to what
    /// the crew can row.
    pub fn man_lawfully(&mut self, content: &Content, boat: Id<Vessel>) {
        let Some(class) = self.boats.get(boat).and_then(|vessel| vessel.class).and_then(|class| content.boats.get(class)) else {
            return;
        };
        let person = |force: &Self, id: Id<Member>| {
            let member = force.members.get(id)?;
            Some((content.characters.get(member.character?)?, member.task == Task::Captive))
        };
        let (mut hands, captives): (Vec<_>, Vec<_>) =
            self.hands(boat, class).into_iter().partition(|id| person(self, *id).is_some_and(|(_, captive)| !captive));
        // Vikings come first at the oars, because a crew of Vikings alone rows faster. Archers and the best fighters come last, so that they are free
        // for boarding.
        let rowing = |id: &Id<Member>| person(self, *id).is_some_and(|(character, _)| class.is_rowed_by(character.kind));
        let mut rowers: Vec<Id<Member>> = hands.iter().copied().filter(rowing).collect();
        rowers.sort_by_key(|id| {
            person(self, *id).map(|(character, _)| {
                (character.people.trim() != VIKINGS, character.bow, character.values.sound.attack.map(Level::get))
            })
        });
        let is_elder = |id: &&Id<Member>| person(self, **id).is_some_and(|(character, _)| character.kind == Person::Elder);
        let spared = hands.iter().find(|id| !rowers.contains(id)).or_else(|| rowers.iter().find(is_elder)).or(rowers.first());
        let helmsman = spared.copied().filter(|_| class.helm && hands.len() > 2);
        rowers.retain(|id| Some(*id) != helmsman);
        let seats = seats(class, rowers.len());
        rowers.truncate(seats.len());
        hands.retain(|id| Some(*id) != helmsman && !rowers.contains(id));
        let mut posts: Vec<(Id<Member>, DeckHex, Task)> =
            helmsman.map(|id| (id, class.stern(), Task::Helm)).into_iter().collect();
        posts.extend(rowers.into_iter().zip(seats).map(|(id, deck)| (id, deck, Task::Oars)));
        let riders = posts.iter().map(|(id, ..)| *id).chain(hands.iter().copied());
        let riders = riders.filter(|id| person(self, *id).is_some_and(|(character, _)| character.values.is_rider())).count();
        let horses = self.stow(class, boat, riders);
        let taken: BTreeSet<DeckHex> = posts.iter().map(|(_, deck, _)| *deck).collect();
        let mut free: Vec<DeckHex> = class.deck().filter(|deck| !taken.contains(deck)).collect();
        let vessel = self.boats.get(boat).cloned().unwrap_or_default();
        // The hexes with hooks come first, then the others from the bow back; hexes with horses come last.
        free.sort_by_key(|deck| {
            (
                !vessel.is_grappled_from(class, *deck),
                horses.contains(&class.deck_place(*deck)),
                std::cmp::Reverse(deck.along),
                deck.row,
            )
        });
        for (id, deck) in hands.into_iter().chain(captives).zip(free) {
            let Some((character, captive)) = person(self, id) else { continue };
            let task = match character.kind {
                _ if captive => Task::Captive,
                Person::Man if vessel.is_grappled_from(class, deck) => Task::Hook,
                Person::Man => Task::Boarding,
                Person::Woman | Person::Elder => Task::None,
            };
            posts.push((id, deck, task));
        }
        for (id, deck, task) in posts {
            if let Some(member) = self.members.get_mut(id) {
                (member.boat, member.start, member.task, member.turn) =
                    (Some(boat), Start::on(class.deck_place(deck)), task, None);
            }
        }
        let [back, ahead] = class.best_speeds(0).map(|best| best.min(class.rowed_speed(self.rowing(boat, class, content))));
        let most = |speed: u32| i8::try_from(speed).unwrap_or(i8::MAX);
        if let Some(vessel) = self.boats.get_mut(boat) {
            vessel.speed = vessel.speed.clamp(-most(back), most(ahead));
            vessel.horses = horses;
        }
    }

    /// The hexes for a boat's horses, in the middle of the deck. There are as many as the boat has horses now, or one for each rider if that is more.
    /// Horses that already stand on allowed hexes stay there.
    fn stow(&self, class: &BoatClass, boat: Id<Vessel>, riders: usize) -> BTreeSet<Space> {
        if !class.takes_horses() {
            return BTreeSet::new();
        }
        let had = self.boats.get(boat).map(|vessel| vessel.horses.clone()).unwrap_or_default();
        let well: Vec<Space> =
            class.deck().filter(|deck| class.is_for_horses(*deck)).map(|deck| class.deck_place(deck)).collect();
        let (stay, free): (Vec<_>, Vec<_>) = well.into_iter().partition(|place| had.contains(place));
        stay.into_iter().chain(free).take(had.len().max(riders)).collect()
    }
}

/// The hexes of the rail at which this many characters row, in pairs from the stern on; in a hull of one row, one after the other.
fn seats(class: &BoatClass, rowers: usize) -> Vec<DeckHex> {
    let most = rowers.min(class.seats.get() as usize);
    let rail: Vec<DeckHex> = class.rail().collect();
    let side = |side: Side| rail.iter().copied().filter(move |hex| class.side_of(*hex) == Some(side));
    match class.rows {
        Rows::One => rail.into_iter().take(most).collect(),
        Rows::Three | Rows::Five => {
            let mut sides = Side::ALL.map(|of| side(of).collect::<Vec<_>>());
            for of in &mut sides {
                of.sort_by_key(|hex| hex.along);
            }
            let [port, starboard] = sides;
            port.into_iter().zip(starboard).take(most / 2).flat_map(|(one, other)| [one, other]).collect()
        }
    }
}

#[cfg(test)]
mod tests;
