//! A captain at work: what its side sees, and the advice of the rules of thumb. `missions.rs`, `travel.rs` and `warfare.rs` answer the questions of
//! each kind.

use std::cell::OnceCell;

use super::super::{Abilities, Action, EnvironNumber, Look, Party, Public, Question, View, Whereabouts};
use super::memory::Memory;
use super::weights::Weights;
use crate::Side;

/// A captain who is asked to decide, with all that it knows at this moment.
pub(super) struct Helm<'a> {
    /// The game as the captain's side sees it.
    pub look: Look<'a>,
    /// The captain's side.
    pub side: Side,
    /// The worth of things to the captain's side.
    pub weights: &'static Weights,
    /// The question that the captain has to answer; `None` if it is not asked.
    pub question: Option<Question>,
    /// For each environ, the search values with which the enemy could search there.
    seekers: OnceCell<Vec<Seekers>>,
}

/// The search values with which a side could search in an environ: one for its units and one for its characters (11.2). A value is `None` if the side
/// has no units or no characters there.
#[derive(Clone, Copy, Debug, Default)]
struct Seekers {
    units: Option<u32>,
    characters: Option<u32>,
}

/// The strength that is assumed for each unit that lies face down.
const FACE_DOWN: f64 = 1.7;

impl<'a> Helm<'a> {
    /// The captain with this view of the game; `able` holds the abilities of all characters in it.
    pub(super) fn of(public: &'a Public, view: &View<'a>, able: &'a [Abilities]) -> Self {
        let look = Look { able: Some(able), ..view.look(public) };
        Self { look, side: view.side, weights: Weights::of(view.side), question: view.question, seekers: OnceCell::new() }
    }

    /// The advice of the rules of thumb, chosen from at least one legal action. A journey that the captain begins is stored in `memory`.
    pub(super) fn choose(&self, legal: &[Action], memory: &mut Memory) -> Action {
        let Some(question) = self.question else { return legal[0] };
        let advised = match question {
            Question::Move | Question::Gather(_) | Question::Land(_) | Question::Stack(_) | Question::Station(_) => {
                self.travel(question, legal, &mut memory.trip)
            }
            Question::Environ
            | Question::Assign
            | Question::Recruit
            | Question::Target
            | Question::Declaration
            | Question::Draw
            | Question::Settle
            | Question::Succeed(_)
            | Question::Raise(..) => self.missions(question, legal, memory.plan.as_ref()),
            _ => self.warfare(question, legal),
        };
        advised.filter(|action| legal.contains(action)).unwrap_or(legal[0])
    }

    /// The strength of a side in an environ. Units that lie face down and that the captain cannot see count with an average strength.
    pub(super) fn strength(&self, side: Side, environ: EnvironNumber) -> f64 {
        let known = f64::from(self.look.strength(side, environ));
        let hidden = side == Side::Imperial && self.look.imperial.is_none();
        known + if hidden { FACE_DOWN * f64::from(self.look.open.environ(environ).face_down) } else { 0.0 }
    }

    /// The free characters of the captain's side.
    pub(super) fn own(&self) -> Party {
        let free = |number: &super::super::CharacterNumber| matches!(self.look.open.character(*number).at, Whereabouts::In(_));
        self.look.public.of_side(self.side).iter().filter(free).collect()
    }

    /// The search values with which the enemy could search in this environ. The search value of the units includes the leadership of the enemy's best
    /// leader.
    fn seekers(&self, environ: EnvironNumber) -> Seekers {
        let of = |environ: EnvironNumber| {
            let enemy = self.side.other();
            let units = self.strength(enemy, environ).round() as u32;
            let leader = self.look.leader_there(enemy, environ).map_or(0, |leader| self.look.leads(leader));
            let clever = self.look.free(enemy, environ);
            let value: i32 = clever.iter().map(|character| self.look.abilities(character, clever).intelligence).sum();
            Seekers {
                units: (units > 0).then_some(units + leader),
                characters: (!clever.is_empty()).then_some(value.max(0) as u32),
            }
        };
        self.seekers.get_or_init(|| self.look.public.places().map(of).collect())[environ.index()]
    }

    /// The chance that the enemy finds a party in this environ if all enemy units and characters there search.
    pub(super) fn found(&self, environ: EnvironNumber, party: Party) -> f64 {
        let table = &self.look.public.tables.search;
        let faces = |value: Option<u32>, from_units: bool| {
            let finds = |value| table.finds(value, self.look.hiding(party, environ, from_units));
            value.and_then(finds).map_or(0.0, |faces| f64::from(faces.get()) / 6.0)
        };
        let Seekers { units, characters } = self.seekers(environ);
        1.0 - (1.0 - faces(units, true)) * (1.0 - faces(characters, false))
    }
}

/// The action with the highest worth; of equal ones the first.
pub(super) fn best(legal: &[Action], worth: impl Fn(Action) -> f64) -> Option<Action> {
    let mut found: Option<(Action, f64)> = None;
    for action in legal {
        let worth = worth(*action);
        if found.is_none_or(|(_, most)| worth > most) {
            found = Some((*action, worth));
        }
    }
    found.map(|(action, _)| action)
}
