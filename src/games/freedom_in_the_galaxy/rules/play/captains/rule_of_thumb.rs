//! A captain who plays by rules of thumb. The Empire garrisons and hunts where the Rebels are; the Rebels go where missions are easy and nobody finds
//! them.

use super::super::{Action, Contest, Public, View};
use super::helm::Helm;
use super::memory::Memory;
use rules::play::{Captain, Seeded};

/// A captain who chooses by rules of thumb and remembers the journey that it has begun.
#[derive(Clone, Debug, Default)]
pub struct RuleOfThumb {
    memory: Memory,
}

impl RuleOfThumb {
    /// The advice of the rules of thumb, chosen from at least one legal action.
    pub(super) fn advise(&mut self, public: &Public, view: &View<'_>, legal: &[Action]) -> Action {
        Helm::of(public, view, &view.look(public).all_abilities()).choose(legal, &mut self.memory)
    }

    /// Makes a captain with this memory.
    pub(super) const fn with(memory: Memory) -> Self {
        Self { memory }
    }

    /// The captain's memory.
    pub(super) const fn memory(&self) -> &Memory {
        &self.memory
    }
}

impl Captain<Contest> for RuleOfThumb {
    fn choose(&mut self, public: &Public, view: View<'_>, legal: &[Action], _: &mut Seeded) -> Action {
        self.advise(public, &view, legal)
    }

    fn at_once<'a>(&mut self, _: &Public, _: &dyn Fn() -> View<'a>) -> Option<Action> {
        None
    }
}
