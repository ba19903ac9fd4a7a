//! Names the rule against choosing a counter or an environ, for a player who asks why it cannot be chosen. The answer uses only what the player sees.
//!
//! Reading order: this file, `moves.rs`, `work.rs` (missions, searches, fights), `missions.rs` (missions that cannot be assigned), `searches.rs`
//! (searches that cannot be made).

mod missions;
mod moves;
mod searches;
mod work;

use super::{
    Action, Asked, CharacterNumber, Contest, Counter, EnvironNumber, Look, Question, UnitKind, View, Whereabouts, offers,
};
use crate::{Side, book};
use rules::Citation;

/// A counter or an environ that a player points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picked {
    /// A unit of this kind in this environ.
    Unit(UnitKind, EnvironNumber),
    /// This character.
    Character(CharacterNumber),
    /// This environ.
    Environ(EnvironNumber),
}

/// The rule against a choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Objection {
    /// The objection, as a sentence.
    pub words: String,
    /// The case of the rulebook.
    pub citation: Citation,
}

impl Objection {
    fn new(words: impl Into<String>, case: &'static str) -> Self {
        Self { words: words.into(), citation: book(case) }
    }
}

impl Contest {
    /// The rule against choosing what the player points at, as far as the viewer can know it. `None` if no rule is against it, or if the question is
    /// not about counters.
    #[must_use]
    pub fn objection(&self, view: &View, picked: Picked) -> Option<Objection> {
        let case = Case { contest: self, look: view.look(&self.public), side: view.side };
        if view.open.conclusion.is_some() {
            return Some(Objection::new("The game is over.", "16.18"));
        }
        let Some(question) = view.question else {
            return Some(Objection::new(format!("It is for the {} to choose now.", view.side.other().player()), "4.0"));
        };
        if case.is_offered(question, picked) {
            return None;
        }
        match question {
            Question::Move => case.move_from(picked),
            Question::Gather(from) => case.gather(from, picked),
            Question::React | Question::ReactFrom(_) => case.react(picked),
            Question::ReactWith(target, from) => case.react_with(target, from, picked),
            Question::Environ => case.errand(picked),
            Question::Recruit => case.recruit(picked),
            Question::Target => case.target(picked),
            Question::Search(environ) | Question::Searchers(environ) => case.searcher(environ, picked),
            Question::Stack(environ) | Question::Lead(environ) => case.beside_units(environ, picked),
            Question::NextBattle => case.battle(picked),
            Question::Champion | Question::Active | Question::Wound => case.fighter(question, picked),
            Question::Lose(environ) => case.loss(environ, picked),
            _ => None,
        }
    }
}

/// The game and the view in which a rule is looked for.
struct Case<'a> {
    contest: &'a Contest,
    look: Look<'a>,
    side: Side,
}

impl Case<'_> {
    fn name(&self, character: CharacterNumber) -> &str {
        self.contest.character_name(character)
    }

    fn at(&self, environ: EnvironNumber) -> &str {
        self.contest.environ_name(environ)
    }

    /// Whether one of the legal actions is about what the player points at.
    fn is_offered(&self, question: Question, picked: Picked) -> bool {
        let mut legal = Vec::new();
        offers::offer(&self.look, Asked { side: self.side, question }, &mut legal);
        legal.into_iter().any(|action| match (action, picked) {
            (Action::From(environ) | Action::To(environ) | Action::At(environ), Picked::Environ(picked)) => environ == picked,
            (Action::Take(Counter::Unit(kind)) | Action::Lose(kind), Picked::Unit(picked, _)) => kind == picked,
            (
                Action::Take(Counter::Character(character))
                | Action::With(character)
                | Action::Apart(character)
                | Action::Lead(character)
                | Action::SearchLed(character)
                | Action::Active(character)
                | Action::Wound(character)
                | Action::GiveTo(character)
                | Action::Join(character)
                | Action::Mean(character)
                | Action::Free(character)
                | Action::Die(character),
                Picked::Character(picked),
            ) => character == picked,
            _ => false,
        })
    }

    /// The rule against a counter that can never be chosen, because it belongs to the other side, is a prisoner or dead, or is not in the game.
    /// `None` for other counters.
    fn of_another(&self, picked: Picked) -> Option<Objection> {
        match picked {
            Picked::Unit(kind, _) if self.look.public.side_of(kind) != self.side => Some(Objection::new(
                format!("{} belongs to the {}.", self.contest.unit_name(kind), self.side.other().player()),
                "7.0",
            )),
            Picked::Character(character) => {
                let name = self.name(character);
                match self.look.open.character(character).at {
                    Whereabouts::Killed => Some(Objection::new(format!("{name} is dead."), "12.7")),
                    Whereabouts::Captive(_) => Some(Objection::new(format!("{name} is a prisoner."), "12.8")),
                    Whereabouts::Pool => Some(Objection::new(format!("{name} is not in the game yet."), "6.1")),
                    _ if self.look.side_of(character) != self.side => {
                        Some(Objection::new(format!("{name} belongs to the {}.", self.side.other().player()), "6.0"))
                    }
                    _ => None,
                }
            }
            Picked::Unit(..) | Picked::Environ(_) => None,
        }
    }

    /// The environ in which the picked counter stands, or the picked environ itself.
    fn place(&self, picked: Picked) -> Option<EnvironNumber> {
        match picked {
            Picked::Unit(_, environ) | Picked::Environ(environ) => Some(environ),
            Picked::Character(character) => match self.look.open.character(character).at {
                Whereabouts::In(environ) | Whereabouts::Captive(environ) => Some(environ),
                _ => None,
            },
        }
    }

    /// The rule against a counter that stands in an environ other than this one. `case` is the case of the rulebook to cite.
    fn is_elsewhere(&self, environ: EnvironNumber, picked: Picked, case: &'static str) -> Option<Objection> {
        let place = self.place(picked)?;
        if place == environ || place == self.look.public.transit() {
            return None;
        }
        let name = match picked {
            Picked::Unit(kind, _) => self.contest.unit_name(kind),
            Picked::Character(character) => self.name(character),
            Picked::Environ(_) => return Some(Objection::new(format!("Only {} is asked about now.", self.at(environ)), case)),
        };
        Some(Objection::new(format!("{name} stands at {} and not at {}.", self.at(place), self.at(environ)), case))
    }
}

#[cfg(test)]
mod tests;
