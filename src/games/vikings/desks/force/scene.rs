//! What one frame of the window needs to draw the desk: a force, its decks, and the changes that dropping a character makes.

use std::collections::BTreeMap;

use super::decks::{Decks, Seat};
use geometry::{Hex, Point};
use kit::action::Change;
use kit::board::{Hand, Pieces, Spaces, Target};
use kit::desks::FrameContext;
use project::OneOf as _;
use rules::{Id, Points, Severity, counted};
use vikings::boat::DeckHex;
use vikings::{Character, Content, Edit, Force, InForce, Member, Place, Task, Vessel};

/// A force with its decks.
pub struct Scene<'a> {
    /// All designs of the project.
    pub content: &'a Content,
    /// The id of the force on the desk.
    pub id: Id<Force>,
    /// The force on the desk.
    pub force: &'a Force,
    /// The decks of the force's boats.
    pub decks: Decks<'a>,
    /// The selected part of the force.
    pub part: InForce,
    /// The worst finding about each part of the force, with its text.
    pub said: BTreeMap<InForce, (Severity, String)>,
}

/// A character in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A member of the force.
    Member(Id<Member>),
    /// A character of the roster who would join the force.
    New(Id<Character>),
}

/// The boxes for characters who are on no deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aside {
    /// In the force, but not aboard a boat.
    Ashore,
    /// In the roster, and not in the force.
    Roster,
}

impl<'a> Scene<'a> {
    /// A force with its selected part; `None` if it no longer exists.
    pub fn of(context: &mut FrameContext, content: &'a Content, id: Id<Force>, part: InForce) -> Option<Self> {
        let force = content.forces.get(id)?;
        let mut said: BTreeMap<InForce, (Severity, String)> = BTreeMap::new();
        for finding in context.state.document.findings() {
            let Some(Place::Force(of, part)) = Place::own(&finding.place) else { continue };
            let severity = finding.about.severity;
            if *of == id && said.get(part).is_none_or(|(worst, _)| *worst < severity) {
                said.insert(*part, (severity, finding.message.clone()));
            }
        }
        let decks = Decks::of(&mut context.memory.own.of::<crate::Memory>().printed, content, force);
        Some(Self { content, id, force, decks, part, said })
    }

    /// The members who are on no deck, in the order of the force.
    pub fn ashore(&self) -> Vec<Id<Member>> {
        self.force.members.ids().filter(|member| self.space_of(Piece::Member(*member)).is_none()).collect()
    }

    /// Whether the character that is in hand, or the member of the force, still exists.
    pub fn knows(&self, piece: Piece) -> bool {
        match piece {
            Piece::Member(member) => self.force.members.get(member).is_some(),
            Piece::New(character) => self.content.characters.get(character).is_some(),
        }
    }

    /// The character that is in hand; `None` if that character no longer exists.
    pub fn character(&self, piece: Piece) -> Option<(Id<Character>, &'a Character)> {
        let id = match piece {
            Piece::Member(member) => self.force.members.get(member)?.character?,
            Piece::New(character) => character,
        };
        Some((id, self.content.characters.get(id)?))
    }

    /// The name of a piece's character.
    pub fn name(&self, piece: Piece) -> &'a str {
        self.character(piece).map_or("Nobody", |(_, character)| character.label())
    }

    /// The selected boat, or the boat of the selected character.
    pub fn boat(&self) -> Option<Id<Vessel>> {
        match self.part {
            InForce::Boat(boat) => Some(boat),
            InForce::Member(member) => self.force.members.get(member)?.boat,
            InForce::Whole | InForce::Name | InForce::Budget | InForce::Notes => None,
        }
    }

    /// The points that are left of the budget; `None` if the force has no budget.
    pub fn left(&self) -> Option<Points> {
        Some(self.force.budget? - self.force.worth(self.content))
    }

    /// The change that replaces the force by what `set` makes of it; the history shows it as `label`.
    pub fn set(&self, label: impl Into<String>, set: impl FnOnce(&mut Force)) -> Change {
        let mut force = self.force.clone();
        set(&mut force);
        Change::edit(label, Edit::Force(rules::Change::Set(self.id, force)))
    }

    /// The place in the project of a part of this force.
    pub fn at(&self, part: InForce) -> project::Place {
        Place::Force(self.id, part).into()
    }

    /// The member who stands on a hex of a deck; `None` if nobody does.
    pub fn on(&self, seat: Seat) -> Option<Id<Member>> {
        let class = self.decks.deck(seat.boat)?.class;
        self.force.on_deck(seat.boat, class.deck_place(seat.hex))
    }

    /// The task that a character would get on a hex of a deck, and what the rules object to it, if anything.
    pub fn would_do(&self, piece: Piece, seat: Seat) -> Option<(Task, Option<String>)> {
        let deck = self.decks.deck(seat.boat)?;
        let (id, character) = self.character(piece)?;
        let mut trial = self.force.clone();
        let member = match piece {
            Piece::Member(member) => member,
            Piece::New(_) => trial.members.add(Member { character: Some(id), ..Member::default() }),
        };
        trial.embark(self.content, member, seat.boat, seat.hex);
        let task = trial.members.get(member)?.task;
        let against = deck.vessel.misplaced(deck.class, seat.hex, character.kind, task).map(|why| why.words().to_owned());
        let against = against.or_else(|| {
            let horse = deck.vessel.horses.contains(&deck.class.deck_place(seat.hex));
            horse.then(|| "a horse stands there".to_owned())
        });
        Some((task, against))
    }

    /// The change that makes a character a member of the force, not aboard a boat yet.
    pub fn joined(&self, character: Id<Character>) -> Change {
        let label = format!("Add {}", self.name(Piece::New(character)));
        let member = self.force.members.next_id();
        let change = self.set(label, |force| {
            force.members.add(Member { character: Some(character), ..Member::default() });
        });
        change.then_select(self.at(InForce::Member(member)))
    }

    /// The change that makes several characters members of the force, not aboard a boat yet.
    pub fn joined_all(&self, characters: &[Id<Character>]) -> Change {
        self.set(format!("Add {} at random", counted(characters.len(), "character")), |force| {
            for character in characters {
                force.members.add(Member { character: Some(*character), ..Member::default() });
            }
        })
    }

    /// The change that removes members from the force.
    pub fn dismissed(&self, all: &[Id<Member>]) -> Option<Change> {
        let first = *all.first()?;
        let label = match all {
            [one] => format!("Take {} out of the force", self.name(Piece::Member(*one))),
            all => format!("Take {} out of the force", counted(all.len(), "character")),
        };
        let boat = self.force.members.get(first)?.boat;
        let change = self.set(label, |force| force.members.retain_ids(|id| !all.contains(&id)));
        Some(change.then_select(self.at(boat.map_or(InForce::Whole, InForce::Boat))))
    }

    /// The change that gives a boat a crew, with tasks that the rules allow.
    pub fn manned(&self, boat: Id<Vessel>) -> Option<Change> {
        let name = self.force.boats.get(boat)?.label();
        let change = self.set(format!("Man {name}"), |force| force.man_lawfully(self.content, boat));
        Some(change.then_select(self.at(InForce::Boat(boat))))
    }

    /// The change that gives a member the next task that is possible on the same hex; `None` if no other task is possible there.
    pub fn next_task(&self, member: Id<Member>) -> Option<Change> {
        const ROUND: [Task; 6] = [Task::None, Task::Oars, Task::Helm, Task::Boarding, Task::Hook, Task::Bailing];
        let known = self.force.members.get(member)?;
        let seat = self.decks.seat(known.boat?, known.start.hex()?)?;
        let deck = self.decks.deck(seat.boat)?;
        let (_, character) = self.character(Piece::Member(member))?;
        let now = ROUND.iter().position(|task| *task == known.task).unwrap_or_default();
        let mut next = ROUND.iter().cycle().skip(now + 1).take(ROUND.len());
        let task = *next.find(|task| deck.vessel.misplaced(deck.class, seat.hex, character.kind, **task).is_none())?;
        (task != known.task).then(|| self.tasked(member, task))
    }

    /// The change that gives a member a task.
    pub fn tasked(&self, member: Id<Member>, task: Task) -> Change {
        let label = format!("Set the task of {}", self.name(Piece::Member(member)));
        let change = self.set(label, |force| {
            if let Some(member) = force.members.get_mut(member) {
                member.task = task;
            }
        });
        change.then_select(self.at(InForce::Member(member)))
    }

    /// The change that puts a hook on a hex of a deck, or removes the hook that is there already.
    pub fn hooked(&self, seat: Seat) -> Option<Change> {
        let deck = self.decks.deck(seat.boat)?;
        let name = deck.class.hex_name(seat.hex);
        let lies = deck.vessel.hooks.contains(&name);
        let label = format!("{} on {}", if lies { "Take away the hook" } else { "Put a hook" }, self.decks.name(seat));
        let change = self.set(label, |force| {
            let Some(vessel) = force.boats.get_mut(seat.boat) else { return };
            if lies {
                vessel.hooks.retain(|hook| *hook != name);
            } else {
                vessel.hooks.push(name);
            }
        });
        Some(change.then_select(self.at(InForce::Boat(seat.boat))))
    }

    /// The change that puts a horse on a hex of a deck, or removes the horse that is there already.
    pub fn stabled(&self, seat: Seat) -> Option<Change> {
        let deck = self.decks.deck(seat.boat)?;
        let place = deck.class.deck_place(seat.hex);
        let stands = deck.vessel.horses.contains(&place);
        let label = format!("{} on {}", if stands { "Take away the horse" } else { "Put a horse" }, self.decks.name(seat));
        let change = self.set(label, |force| {
            let Some(vessel) = force.boats.get_mut(seat.boat) else { return };
            if !vessel.horses.remove(&place) {
                vessel.horses.insert(place);
            }
        });
        Some(change.then_select(self.at(InForce::Boat(seat.boat))))
    }

    /// The change that puts a character on a hex of a deck. If the character was on that deck already, the others that are chosen with them move by
    /// the same vector.
    fn embarked(&self, piece: Piece, others: &[Piece], seat: Seat) -> Option<Change> {
        let deck = self.decks.deck(seat.boat)?;
        let from = self.space_of(piece);
        if from == Some(seat) {
            return None;
        }
        let step = from.map_or_else(Hex::default, |from| seat.hex.in_frame() - from.hex.in_frame());
        let shifted = |other: &Piece| -> Option<(Id<Member>, DeckHex)> {
            let Piece::Member(member) = *other else { return None };
            let at = self.space_of(*other)?;
            Some((member, deck.class.deck_hex(at.hex.in_frame() + step)?))
        };
        let company: Vec<_> = others.iter().filter_map(shifted).collect();
        let what = if from.is_some() { "Move" } else { "Put" };
        let place = self.decks.name(seat);
        let label = match company.len() {
            0 => format!("{what} {} on {place}", self.name(piece)),
            more => format!("{what} {} and {}", self.name(piece), counted(more, "more character")),
        };
        let member = match piece {
            Piece::Member(member) => member,
            Piece::New(_) => self.force.members.next_id(),
        };
        let change = self.set(label, |force| {
            if let Piece::New(character) = piece {
                force.members.add(Member { character: Some(character), ..Member::default() });
            }
            let mut all: Vec<_> = company.into_iter().chain([(member, seat.hex)]).collect();
            // The member who is foremost in the direction of the move goes first. Otherwise members would swap places with others who are still to be
            // moved.
            let ahead = |hex: DeckHex| hex.in_frame().q * step.q + hex.in_frame().r * step.r;
            all.sort_by_key(|(_, hex)| std::cmp::Reverse(ahead(*hex)));
            for (member, hex) in all {
                force.embark(self.content, member, seat.boat, hex);
            }
        });
        Some(change.then_select(self.at(InForce::Member(member))))
    }

    /// The change that puts ashore the member in hand, and the others that are chosen with that member.
    fn disembarked(&self, piece: Piece, others: &[Piece]) -> Option<Change> {
        if let Piece::New(character) = piece {
            return Some(self.joined(character));
        }
        let aboard = |piece: &Piece| match piece {
            Piece::Member(member) => Some(*member).filter(|id| self.force.members.get(*id).is_some_and(|it| it.boat.is_some())),
            Piece::New(_) => None,
        };
        let all: Vec<_> = std::iter::once(&piece).chain(others).filter_map(aboard).collect();
        let first = *all.first()?;
        let label = match all.len() {
            1 => format!("Put {} ashore", self.name(Piece::Member(first))),
            more => format!("Put {} ashore", counted(more, "character")),
        };
        let change = self.set(label, |force| all.iter().for_each(|member| force.disembark(*member)));
        Some(change.then_select(self.at(InForce::Member(first))))
    }
}

impl Pieces for Scene<'_> {
    type Space = Seat;
    type Piece = Piece;
    type Box = Aside;

    const TAKEN_AT_ONCE: bool = true;
    const SEVERAL: bool = true;

    fn spaces(&self) -> &impl Spaces<Space = Seat> {
        &self.decks
    }

    fn piece_at(&self, point: Point) -> Option<Piece> {
        self.piece_in(self.decks.at(point)?)
    }

    fn piece_in(&self, seat: Seat) -> Option<Piece> {
        self.on(seat).map(Piece::Member)
    }

    fn space_of(&self, piece: Piece) -> Option<Seat> {
        let Piece::Member(member) = piece else { return None };
        let member = self.force.members.get(member)?;
        self.decks.seat(member.boat?, member.start.hex()?)
    }

    fn target(&self, point: Point, _: Option<Piece>) -> Option<Target<Seat, Aside>> {
        self.decks.at(point).map(Target::Space)
    }

    fn selected(&self) -> Option<Piece> {
        let InForce::Member(member) = self.part else { return None };
        Some(Piece::Member(member)).filter(|piece| self.knows(*piece))
    }

    fn in_order(&self) -> Vec<Piece> {
        self.force.members.ids().map(Piece::Member).filter(|piece| self.space_of(*piece).is_some()).collect()
    }

    fn place(&self, piece: Option<Piece>) -> project::Place {
        match piece {
            Some(Piece::Member(member)) => self.at(InForce::Member(member)),
            Some(Piece::New(_)) | None => self.at(InForce::Whole),
        }
    }

    fn put_down(&self, hand: &Hand<Piece>, others: &[Piece], target: Target<Seat, Aside>) -> Option<Change> {
        match target {
            Target::Space(seat) => self.embarked(hand.piece, others, seat),
            Target::Box(Aside::Ashore) => self.disembarked(hand.piece, others),
            Target::Box(Aside::Roster) => {
                let member = |piece: &Piece| if let Piece::Member(member) = piece { Some(*member) } else { None };
                self.dismissed(&std::iter::once(&hand.piece).chain(others).filter_map(member).collect::<Vec<_>>())
            }
        }
    }

    fn taken_off(&self) -> Option<Change> {
        self.disembarked(self.selected()?, &[])
    }
}
