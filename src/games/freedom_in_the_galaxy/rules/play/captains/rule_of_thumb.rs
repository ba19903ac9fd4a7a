//! A captain of rules of thumb: the Empire garrisons and hunts where the Rebels are, the Rebels go where missions are easy and nobody will find them.

use super::super::{Action, Contest, Public, View};
use super::helm::Helm;
use super::memory::Memory;
use rules::play::{Captain, Seeded};

/// Chooses by rules of thumb; remembers a journey that is begun.
#[derive(Clone, Debug, Default)]
pub struct RuleOfThumb {
    memory: Memory,
}

impl RuleOfThumb {
    /// What the rules advise, of actions of which there is one at least.
    pub(super) fn advise(&mut self, public: &Public, view: &View<'_>, legal: &[Action]) -> Action {
        Helm::of(public, view, &view.look(public).all_abilities()).choose(legal, &mut self.memory)
    }

    /// The same captain with this in mind.
    pub(super) const fn with(memory: Memory) -> Self {
        Self { memory }
    }

    /// What is in mind.
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
