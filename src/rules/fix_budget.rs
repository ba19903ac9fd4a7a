//! Limits the memory that the fixes of one rule may take. Nothing here looks at designs.

use std::cell::Cell;

use super::{Fix, HasWeight};

/// The memory that the fixes of one rule may still take.
///
/// A fix contains a whole thing, so thousands of findings about one large thing would contain thousands of copies of it. Findings beyond the limit
/// have no fixes. Once the first findings are fixed and the designs are checked again, the next findings get theirs.
pub struct FixBudget(Cell<usize>);

impl FixBudget {
    const BYTES: usize = 8 << 20;
    /// How many bytes are counted for an attempt that finds no fix. It takes no memory, but it does take time.
    const IN_VAIN: usize = Self::BYTES / 256;

    /// A full budget, for a rule that has offered no fix yet.
    #[must_use]
    pub const fn new() -> Self {
        Self(Cell::new(Self::BYTES))
    }

    /// Calls `fix` and returns its result if the budget is not used up; otherwise `fix` is not called.
    pub fn offer<E: HasWeight>(&self, fix: impl FnOnce() -> Option<Fix<E>>) -> Option<Fix<E>> {
        if self.0.get() == 0 {
            return None;
        }
        let fix = fix();
        let weight = fix.as_ref().map_or(Self::IN_VAIN, |fix| fix.edits.iter().map(HasWeight::weight).sum());
        self.0.set(self.0.get().saturating_sub(weight));
        fix
    }
}

impl Default for FixBudget {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::FixBudget;
    use crate::{Fix, HasWeight};

    struct Heavy;

    impl HasWeight for Heavy {
        fn weight(&self) -> usize {
            FixBudget::BYTES / 4
        }
    }

    #[test]
    fn fixes_are_offered_until_the_room_is_used_up() {
        let fix_budget = FixBudget::new();
        let fix = || Some(Fix::<Heavy>::choice("Add it", [Heavy]));
        assert_eq!((0..9).filter_map(|_| fix_budget.offer(fix)).count(), 4);
    }
}
